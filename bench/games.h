/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The games that the load plays, and the file that hands them from bench/make_games to the clients: one game a line,
 * its id, the token of its seat and the number of guesses made in its round, with blanks between them.
 *
 * All are mastermind alone against the server, twelve guesses a round, with a code of eight symbols out of sixteen: one
 * of 4.3 thousand million. A random guess never solves it in practice, so every client knows without reading answers
 * that after twelve guesses the round is over, and a client that reads nothing takes the least from the server's cores.
 */
#ifndef BENCH_GAMES_H
#define BENCH_GAMES_H

#include <stddef.h>
#include <stdint.h>

enum {
    GAMES_GUESSES_A_ROUND = 12,
    GAMES_CODE_LENGTH = 8,
    GAMES_ID_MAX = 64,
    GAMES_TOKEN_MAX = 256,
};

/* A macro because string literals around it are joined with it. */
#define GAMES_ALPHABET "0123456789abcdef"

struct game {
    char id[GAMES_ID_MAX];
    char token[GAMES_TOKEN_MAX];
    unsigned guesses; /* made in the running round, 0..GAMES_GUESSES_A_ROUND */
};

struct games {
    struct game *items; /* owned; games_free() */
    size_t count;
};

/* Reads a file of games; prints a message and exits with 1 when that fails. */
struct games games_read(const char *path);
void games_free(struct games *games);

/* Writes such a file, with the games as they stand by now; prints a message and exits with 1 when that fails. */
void games_write(const struct games *games, const char *path);

/*
 * Writes the game's next request, a random guess or after the last guess the next round, and notes it in the game. Gives
 * the length. `random` is the state of the caller's generator, any number but 0. Exits with 1 when there is no room.
 */
size_t games_write_next(struct game *game, uint64_t *random, char *buffer, size_t size);

/* Writes a request with a JSON body, or with none when `body` is NULL; `token` may be empty. Length and exit as above. */
size_t games_write_request(char *buffer, size_t size, const char *method, const char *path, const char *token,
                           const char *body);

/* A random code for a guess. */
void games_write_code(char code[static GAMES_CODE_LENGTH + 1], uint64_t *random);

/* The next number of the caller's generator: enough for guesses nobody is meant to win by, and cheap. */
uint64_t games_next_random(uint64_t *state);

/* A decimal number from 1 to max; prints a message and exits with 2 when the text is none. */
size_t games_parse_number(const char *text, size_t max);

#endif
