/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game in which a person at a terminal has a seat: how it is come by, its newest view, and what has happened in it.
 *
 * The session is an ordinary client of the public interface and knows no more than what that tells this player. One thread.
 */
#ifndef REFEREE_TERMINAL_SESSION_H
#define REFEREE_TERMINAL_SESSION_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include <jansson.h>

#include "clients/client.h"
#include "command.h"

enum { SESSION_TOKEN_SIZE = 512, SESSION_ID_SIZE = 64 };

struct session {
    const char *server; /* borrowed */
    const atomic_int *stopped;
    struct client *client;
    long patience_ms; /* that a server which does not answer is called again for */
    char token[SESSION_TOKEN_SIZE];
    char id[SESSION_ID_SIZE];
    json_t *game;    /* its newest view; owned */
    json_t *ruleset; /* owned */
    int64_t told;    /* the newest event that session_news has given, or that session_skip_news has passed */
    struct commitment commitment;
};

/* What game it is to be; texts are borrowed. */
struct session_wish {
    const char *ruleset;   /* NULL where a code says it */
    const char *token;     /* NULL: a guest plays */
    const char *against;   /* NULL: no bot */
    int level;             /* of that bot; 0: its full strength */
    const char *join;      /* NULL: a game is made */
    const char *options;   /* JSON; NULL: none */
    const char *questions; /* a file; NULL: none */
    bool is_own_server;    /* nobody else is there: what is left open is filled in so that it can be played alone */
};

enum session_end { SESSION_GOOD, SESSION_FAILED, SESSION_USAGE };

/*
 * Makes the game, or joins it. Otherwise a message is on stderr; SESSION_USAGE where what was wished for cannot be.
 * session_close follows in any case. The token may not be known before: then a guest is made.
 */
enum session_end session_open(struct session *out, const char *server, const struct session_wish *wish,
                              const atomic_int *stopped, long patience_ms);
void session_close(struct session *session);

/*
 * Calls a path beneath /v1; again while the server is away or busy, with a key, so that nothing is done twice. `wait` has
 * the server hold the answer for so many seconds at most. A game that comes with the answer is the newest view. False when
 * there was no answer; answer_clear follows in any case.
 */
bool session_call(struct answer *out, struct session *session, const char *method, const char *path, const json_t *body,
                  long wait);

/* The same for a path beneath the game. */
bool session_act(struct answer *out, struct session *session, const char *method, const char *path, const json_t *body,
                 long wait);

/* Looks at the game; `wait` as above, until it is one's turn. False when it could not be seen. */
bool session_look(struct session *session, long wait);

/* The events behind the last that were given, up to the view's version: an array that the caller owns. NULL: unknown. */
json_t *session_news(struct session *session);

/* What is in the view counts as told. */
void session_skip_news(struct session *session);

/* Does a program of the server have a seat, so that an answer that waits does not wait long? */
bool session_has_bot(const struct session *session);

#endif
