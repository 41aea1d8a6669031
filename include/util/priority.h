/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The priority of threads that do what can wait.
 */
#ifndef REFEREE_UTIL_PRIORITY_H
#define REFEREE_UTIL_PRIORITY_H

#include <stdatomic.h>

#include "util/log.h"

/*
 * Makes the calling thread so much nicer than it is; on Linux the niceness is the thread's alone. Where the system
 * refuses, as under a filter of system calls, the thread keeps its priority, and a warning in `log` (NULL: none) says what
 * it is that now competes with all else: once, for all threads that share *told.
 */
void priority_lower(int niceness, const char *what, atomic_flag *told, struct log *log);

#endif
