/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A client of the public interface: one request at a time, JSON in and out.
 *
 * A client belongs to one thread and one process. The command initialises libcurl before the first is opened.
 */
#ifndef REFEREE_CLIENT_H
#define REFEREE_CLIENT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

struct client;

struct call {
    const char *method;
    const char *path;   /* "/v1/..." */
    const json_t *body; /* NULL: none */
    int64_t if_match;   /* 0: none */
    const char *key;    /* NULL: none; with one it may be called again where no answer came, and is done once */
    long wait_seconds;  /* that the server may hold the answer, as the path says */
};

struct answer {
    long status;  /* 0: there was none, and `why` says why */
    json_t *body; /* owned; NULL where it is no JSON */
    long retry_after_seconds;
    char why[256]; /* why it was refused, for people */
};

/*
 * Texts are borrowed; without a token (NULL) nobody in particular calls. A call ends without an answer soon after *stopped is set (NULL: never). NULL without memory;
 * client_close.
 */
struct client *client_open(const char *server, const char *token, const atomic_int *stopped);
void client_close(struct client *client); /* NULL is fine */

/* Calls; answer_clear releases the answer. */
void client_call(struct answer *out, struct client *client, const struct call *call);
void answer_clear(struct answer *answer);

#endif
