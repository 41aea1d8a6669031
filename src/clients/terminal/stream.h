/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game's event stream, waited for together with what a person types.
 *
 * It says that there is something new and how new, and not what: what it is comes from the game's events, which are asked
 * for behind the last that were told. A stream that breaks is opened again behind its newest event. One thread.
 */
#ifndef REFEREE_TERMINAL_STREAM_H
#define REFEREE_TERMINAL_STREAM_H

#include <stdbool.h>
#include <stdint.h>

struct stream;

enum {
    STREAM_INPUT = 1,  /* the first file descriptor can be read, or is at its end */
    STREAM_SIGNAL = 2, /* so can the second */
};

/* Texts are borrowed as long as it is open. NULL without memory. libcurl was initialised. */
struct stream *stream_open(const char *server, const char *token, const char *game, int64_t after);
void stream_close(struct stream *stream); /* NULL is fine */

/*
 * Waits until one of these is so, as bits; or there is a newer event than before, or that many ms are over (0). A file
 * descriptor may be -1.
 */
unsigned stream_wait(struct stream *stream, int input, int signals, int timeout_ms);

/* The newest event that it has seen, or that it was opened behind. */
int64_t stream_newest(const struct stream *stream);

/* For how long there has been no connection, in ms; 0: there is one, or the first is being made. */
int64_t stream_lost_ms(const struct stream *stream);

#endif
