/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A scheduler for tests of what works on its threads.
 */
#ifndef REFEREE_TESTS_SUPPORT_LANES_H
#define REFEREE_TESTS_SUPPORT_LANES_H

struct scheduler;

/* So many threads, and places to wait, in each lane. */
struct scheduler *lanes_start(unsigned threads);
void lanes_stop(struct scheduler *scheduler);

#endif
