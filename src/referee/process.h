/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a server asks of its own process.
 */
#ifndef REFEREE_REFEREE_PROCESS_H
#define REFEREE_REFEREE_PROCESS_H

#include <signal.h>

/* A connection is a file descriptor: takes as many as the system lets it. */
void process_raise_file_limit(void);

/* Blocks the signals that end the program, before any thread starts, so that all of them leave them to sigwait. */
void process_block_signals(sigset_t *out);

/* Ends it as whoever started it would. */
void process_end(void);

#endif
