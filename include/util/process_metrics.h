/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The metrics of a process under the names that Prometheus' own client libraries give them: process_cpu_seconds_total and so
 * on. Linux only; what the system does not tell is left out.
 */
#ifndef REFEREE_UTIL_PROCESS_METRICS_H
#define REFEREE_UTIL_PROCESS_METRICS_H

#include <stdint.h>

#include "util/buf.h"

/* Those that cost a few system calls. Any thread. */
void process_metrics_write(struct buf *out);

/* How many file descriptors are open; -1: nobody knows. Takes as long as there are many: some ms of ten thousand. */
int64_t process_count_descriptors(void);

#endif
