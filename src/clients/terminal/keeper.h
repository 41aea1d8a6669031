/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A process that puts in order what this one leaves behind, however it ends: also killed, with no moment left to do it itself.
 *
 * It is forked before there are threads, is in a session of its own, heeds no signal and waits until the other end of a pipe
 * is closed, which the kernel does for whoever dies. Then it gives the terminal its settings back, if that has not been done,
 * and removes the folder.
 */
#ifndef REFEREE_KEEPER_H
#define REFEREE_KEEPER_H

#include <stdbool.h>

struct keeper;

enum { KEEPER_FOLDER_MAX = 4096 };

/*
 * Forks it: from a process with one thread, before the terminal's settings are changed. With `has_folder` a folder is made
 * for what is thrown away, beneath TMPDIR or /tmp. NULL after a message on stderr.
 */
struct keeper *keeper_start(bool has_folder);

/* The folder; "" where there is none. */
const char *keeper_folder(const struct keeper *keeper);

/* Has it finish, and waits until it has. The terminal is as it was, and what the folder holds needed no longer. NULL is fine. */
void keeper_finish(struct keeper *keeper);

#endif
