/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lines of standard input where it is no terminal with keys.
 */
#ifndef REFEREE_TERMINAL_LINES_H
#define REFEREE_TERMINAL_LINES_H

#include <stdbool.h>

#include "screen.h"
#include "util/buf.h"

struct lines {
    struct buf bytes; /* what was read and is not used yet */
    bool is_at_end;   /* nothing more comes, or nothing more is taken: a line of 64 KiB */
};

void lines_init(struct lines *lines);
void lines_free(struct lines *lines);

/* Reads what is there, or waits for it. */
void lines_read(struct lines *lines);

/*
 * The next line in UTF-8, at the end of the input also one that nothing ends: for free(). What is no text in the screen's
 * charset is a line that no command is. NULL: there is none.
 */
char *lines_take(struct lines *lines, struct screen *screen);

#endif
