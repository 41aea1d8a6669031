/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What somebody types, as what is asked of the server.
 *
 * A line is a word and what belongs to it: `guess 1246`, `move 7 7`, `score chance`. Only the form is judged here; whether
 * it may be done is the server's to say. So a code may be of any length, and a move come when it is not one's turn.
 */
#ifndef REFEREE_TERMINAL_COMMAND_H
#define REFEREE_TERMINAL_COMMAND_H

#include <jansson.h>

enum request_kind {
    REQUEST_NOTHING, /* an empty line */
    REQUEST_ACTION,  /* of the game's family, when it is one's turn */
    REQUEST_CALL,    /* at any time */
    REQUEST_NEXT,    /* the next round */
    REQUEST_HINT,
    REQUEST_SHOW,
    REQUEST_HELP,
    REQUEST_QUIT,
    REQUEST_REFUSED, /* it is not understood, and `why` says why */
};

enum { REQUEST_PATH_SIZE = 64, REQUEST_WHY_SIZE = 240, NONCE_SIZE = 65, COMMITTED_CODE_SIZE = 16 };

struct request {
    enum request_kind kind;
    const char *method;
    char path[REQUEST_PATH_SIZE]; /* behind /v1/games/{game}/ */
    json_t *body;                 /* owned; NULL: none */
    char why[REQUEST_WHY_SIZE];
};

/* A code that was committed to: kept by the client, as the server has its hash alone, until it is revealed. */
struct commitment {
    char nonce[NONCE_SIZE];
    char code[COMMITTED_CODE_SIZE]; /* "": there is none */
};

/*
 * Reads a line of UTF-8 for a game as its view is; `ruleset` may be NULL. A commitment is made and remembered. request_clear
 * follows.
 */
void request_read(struct request *out, const char *line, const json_t *game, const json_t *ruleset,
                  struct commitment *commitment);
void request_clear(struct request *request);

/* The commands of a family, a line each, for people. */
const char *request_help(const char *family);

#endif
