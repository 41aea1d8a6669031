/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a server asks of its own process.
 */
#ifndef REFEREE_REFEREE_PROCESS_H
#define REFEREE_REFEREE_PROCESS_H

#include <signal.h>
#include <stddef.h>

/* A connection is a file descriptor: takes as many as the system lets it. */
void process_raise_file_limit(void);

/*
 * Has the allocator take its memory, `bytes` of it and what goes with that, from a range for which the kernel is asked for
 * huge pages: a million games lie far apart, and with pages of 4 KiB each look at one costs a walk through tables of pages
 * that no cache holds either. The range is address space alone until it is used. Nothing happens with another allocator than
 * mimalloc, or where the system does not give it. Before there are other threads.
 */
void process_use_huge_pages(size_t bytes);

/* Blocks the signals that end the program, before any thread starts, so that all of them leave them to sigwait. */
void process_block_signals(sigset_t *out);

/* Ends it as whoever started it would. */
void process_end(void);

#endif
