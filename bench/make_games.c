/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Creates the games of a load and prints them as bench/games.h describes.
 *
 * By default each game belongs to a guest of its own, as when many people play alone. With --one-player a single player
 * owns all: then what grows with their number is games alone, which is what the figure of memory per game needs. With
 * --spread the games are played on, each to another stage of its round, so that a load begins with the mixture of
 * stages that it would otherwise come to only later; with --read each is fetched once. With --endless any number of
 * guesses can be made in each, of twelve digits, as bench/load makes them with --log.
 *
 * usage: make_games --port N --count N [--one-player] [--spread | --endless] [--read]
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "client.h"
#include "games.h"

enum { CONNECTIONS = 16 };

static const char new_game[] = "{\"ruleset\":\"mastermind\",\"ranked\":false,"
                               "\"options\":{\"length\":8,\"alphabet\":\"" GAMES_ALPHABET "\",\"max_guesses\":12}}";

static const char endless_game[] = "{\"ruleset\":\"bulls-and-cows\",\"ranked\":false,"
                                   "\"options\":{\"length\":12,\"repeats\":true,\"max_guesses\":null}}";

enum step { STEP_CREATE, STEP_GUESS, STEP_READ };

/* The game that a connection works on, one after the other. */
struct slot {
    enum step step;
    struct game game;
    unsigned guesses_wanted;
};

struct maker {
    size_t wanted, begun;
    char player_token[GAMES_TOKEN_MAX]; /* empty: guests */
    bool variances, endless, read_too;
    uint64_t random;
    struct slot slots[CONNECTIONS];
};

static void die(const char *what, const struct client_answer *answer) {
    fprintf(stderr, "make_games: %s: %u %.*s\n", what, answer->status,
            (int)(answer->body_size < 400 ? answer->body_size : 400), answer->body);
    exit(1);
}

static size_t next_request(void *context, size_t connection, char *buffer, size_t size) {
    struct maker *maker = context;
    struct slot *slot = &maker->slots[connection];
    char path[GAMES_ID_MAX + 32];

    if (slot->step == STEP_GUESS) {
        return games_write_next(&slot->game, &maker->random, buffer, size);
    }
    if (slot->step == STEP_READ) {
        snprintf(path, sizeof path, "/v1/games/%s", slot->game.id);
        return games_write_request(buffer, size, "GET", path, slot->game.token, NULL);
    }
    if (maker->begun == maker->wanted) {
        return 0;
    }
    slot->guesses_wanted = maker->variances ? (unsigned)(maker->begun % (GAMES_GUESSES_A_ROUND + 1)) : 0;
    maker->begun++;
    return games_write_request(buffer, size, "POST", "/v1/games", maker->player_token,
                               maker->endless ? endless_game : new_game);
}

static void copy_member(char *target, size_t size, json_t *object, const char *name,
                        const struct client_answer *answer) {
    const char *text = json_string_value(json_object_get(object, name));

    if (text == NULL || strlen(text) >= size || strpbrk(text, " \r\n") != NULL) {
        die("the answer lacks an id or a token", answer);
    }
    memcpy(target, text, strlen(text) + 1);
}

static void take_game(const struct maker *maker, struct game *game, const struct client_answer *answer) {
    json_t *view = json_loadb(answer->body, answer->body_size, 0, NULL);

    game->guesses = 0;
    copy_member(game->id, sizeof game->id, view, "id", answer);
    if (maker->player_token[0] != '\0') {
        memcpy(game->token, maker->player_token, sizeof game->token);
    } else {
        copy_member(game->token, sizeof game->token, json_object_get(view, "you"), "token", answer);
    }
    json_decref(view);
}

static bool take_answer(void *context, const struct client_answer *answer) {
    struct maker *maker = context;
    struct slot *slot = &maker->slots[answer->connection];

    if (answer->status / 100 != 2) {
        die("cannot make the games", answer);
    }
    if (slot->step == STEP_CREATE) {
        take_game(maker, &slot->game, answer);
    }
    if (slot->step != STEP_READ && slot->game.guesses < slot->guesses_wanted) {
        slot->step = STEP_GUESS;
    } else if (slot->step != STEP_READ && maker->read_too) {
        slot->step = STEP_READ;
    } else {
        printf("%s %s %u\n", slot->game.id, slot->game.token, slot->game.guesses);
        slot->step = STEP_CREATE;
    }
    return true;
}

static size_t next_player(void *context, size_t connection, char *buffer, size_t size) {
    struct maker *maker = context;

    (void)connection;
    if (maker->player_token[0] != '\0') {
        return 0;
    }
    return games_write_request(buffer, size, "POST", "/v1/players", "", "{\"name\":\"Bench\"}");
}

static bool take_player(void *context, const struct client_answer *answer) {
    struct maker *maker = context;
    json_t *player;

    if (answer->status != 201) {
        die("cannot make a player", answer);
    }
    player = json_loadb(answer->body, answer->body_size, 0, NULL);
    copy_member(maker->player_token, sizeof maker->player_token, player, "token", answer);
    json_decref(player);
    return true;
}

static void make_player(struct maker *maker, uint16_t port) {
    const struct client_load load = {
        .port = port, .connections = 1, .next = next_player, .answered = take_player, .context = maker};

    client_run(&load);
}

int main(int argc, char **argv) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},
        {"count", required_argument, NULL, 'n'},
        {"one-player", no_argument, NULL, 'o'},
        {"spread", no_argument, NULL, 's'},
        {"read", no_argument, NULL, 'r'},
        {"endless", no_argument, NULL, 'e'},
        {NULL, 0, NULL, 0},
    };
    struct maker maker = {.random = 0x9e3779b97f4a7c15u};
    struct client_load load = {
        .connections = CONNECTIONS, .next = next_request, .answered = take_answer, .context = &maker};
    bool one_player = false;

    for (;;) {
        int option = getopt_long(argc, argv, "", options, NULL);

        if (option == -1) {
            break;
        }
        if (option == 'p') {
            load.port = (uint16_t)games_parse_number(optarg, UINT16_MAX);
        } else if (option == 'n') {
            maker.wanted = games_parse_number(optarg, 10000000);
        } else if (option == 'o') {
            one_player = true;
        } else if (option == 's') {
            maker.variances = true;
        } else if (option == 'r') {
            maker.read_too = true;
        } else if (option == 'e') {
            maker.endless = true;
        } else {
            return 2;
        }
    }
    if (load.port == 0 || maker.wanted == 0 || (maker.variances && maker.endless)) {
        fputs("usage: make_games --port N --count N [--one-player] [--spread | --endless] [--read]\n", stderr);
        return 2;
    }
    if (one_player) {
        make_player(&maker, load.port);
    }
    client_run(&load);
    return ferror(stdout) != 0 || fflush(stdout) != 0;
}
