/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee serve`: a server that a signal ends.
 */
#include <pthread.h>
#include <signal.h>

#include "process.h"
#include "referee/commands.h"
#include "referee/serve.h"

static int wait_for_signal(void *context, const char *address) {
    const sigset_t *signals = context;
    int signal = 0;
    (void)address; /* it is in the log */
    (void)sigwait(signals, &signal);
    return signal;
}

int command_serve(const struct settings *settings) {
    sigset_t signals;
    process_block_signals(&signals);
    return serve_until(settings, wait_for_signal, &signals);
}
