/* SPDX-License-Identifier: Apache-2.0 */
/* The file of games and the requests they need; see games.h. */
#include "games.h"

#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void die(const char *what, const char *why) {
    fprintf(stderr, "games: %s: %s\n", what, why);
    exit(1);
}

static void append(struct games *games, size_t *room, const struct game *game) {
    if (games->count == *room) {
        struct game *larger;

        *room += 4096;
        larger = realloc(games->items, *room * sizeof *larger);
        if (larger == NULL) {
            die("a file of games", "out of memory");
        }
        games->items = larger;
    }
    games->items[games->count++] = *game;
}

/* Takes a line apart; false when it is not ID TOKEN GUESSES. */
static bool parse_line(struct game *game, char *line) {
    char *rest = NULL;
    const char *id = strtok_r(line, " \n", &rest);
    const char *token = strtok_r(NULL, " \n", &rest);
    const char *guesses = strtok_r(NULL, " \n", &rest);
    char *end = NULL;

    if (guesses == NULL || strlen(id) >= sizeof game->id || strlen(token) >= sizeof game->token) {
        return false;
    }
    memcpy(game->id, id, strlen(id) + 1);
    memcpy(game->token, token, strlen(token) + 1);
    game->guesses = (unsigned)strtoul(guesses, &end, 10);
    return end != guesses && *end == '\0' && game->guesses <= GAMES_GUESSES_A_ROUND;
}

struct games games_read(const char *path) {
    struct games games = {0};
    size_t room = 0;
    struct game game;
    char line[GAMES_ID_MAX + GAMES_TOKEN_MAX + 16];
    FILE *file = fopen(path, "r");

    if (file == NULL) {
        die(path, strerror(errno));
    }
    while (fgets(line, sizeof line, file) != NULL) {
        if (!parse_line(&game, line)) {
            die(path, "has a line that is not ID TOKEN GUESSES");
        }
        append(&games, &room, &game);
    }
    if (ferror(file) != 0) {
        die(path, strerror(errno));
    }
    fclose(file);
    return games;
}

void games_write(const struct games *games, const char *path) {
    FILE *file = fopen(path, "w");

    if (file == NULL) {
        die(path, strerror(errno));
    }
    for (size_t i = 0; i < games->count; i++) {
        fprintf(file, "%s %s %u\n", games->items[i].id, games->items[i].token, games->items[i].guesses);
    }
    if (ferror(file) != 0 || fclose(file) != 0) {
        die(path, "could not be written");
    }
}

void games_free(struct games *games) {
    free(games->items);
    *games = (struct games){0};
}

size_t games_write_request(char *buffer, size_t size, const char *method, const char *path, const char *token,
                           const char *body) {
    char content_head[80] = "";
    int length;

    if (body != NULL) {
        snprintf(content_head, sizeof content_head, "Content-Type: application/json\r\nContent-Length: %zu\r\n",
                 strlen(body));
    }
    length = snprintf(buffer, size, "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s%s%s%s\r\n%s", method, path,
                      token[0] != '\0' ? "Authorization: Bearer " : "", token, token[0] != '\0' ? "\r\n" : "",
                      content_head, body != NULL ? body : "");
    if (length < 0 || (size_t)length >= size) {
        die(path, "the request is too long");
    }
    return (size_t)length;
}

/* xorshift64 */
uint64_t games_next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

void games_write_code(char code[static GAMES_CODE_LENGTH + 1], uint64_t *random) {
    for (size_t i = 0; i < GAMES_CODE_LENGTH; i++) {
        code[i] = GAMES_ALPHABET[games_next_random(random) % (sizeof GAMES_ALPHABET - 1)];
    }
    code[GAMES_CODE_LENGTH] = '\0';
}

size_t games_write_next(struct game *game, uint64_t *random, char *buffer, size_t size) {
    char path[GAMES_ID_MAX + 32], body[64], code[GAMES_CODE_LENGTH + 1];

    if (game->guesses == GAMES_GUESSES_A_ROUND) {
        game->guesses = 0;
        snprintf(path, sizeof path, "/v1/games/%s/rounds", game->id);
        return games_write_request(buffer, size, "POST", path, game->token, "{}");
    }
    game->guesses++;
    games_write_code(code, random);
    snprintf(path, sizeof path, "/v1/games/%s/guesses", game->id);
    snprintf(body, sizeof body, "{\"code\":\"%s\"}", code);
    return games_write_request(buffer, size, "POST", path, game->token, body);
}

size_t games_parse_number(const char *text, size_t max) {
    char *end = NULL;
    unsigned long value;

    errno = 0;
    value = strtoul(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || value < 1 || value > max) {
        fprintf(stderr, "\"%s\" must be a number from 1 to %zu\n", text, max);
        exit(2);
    }
    return value;
}
