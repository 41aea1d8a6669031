/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Makes what a kind of work needs on a server, players and games, and prints the requests of that work as chains for
 * bench/load. The work itself is left to be done.
 *
 *     games     a game of mastermind is made, by one of 1024 players
 *     joins     a game of gomoku, which has been made, is joined by its code
 *     moves     100 moves in a game of gomoku; nobody wins, as no five ever stand in a row
 *     rolls     two rolls of dice in a game of Yahtzee
 *     answers   ten guesses, each answered by hand
 *     lives     a game and its guest are made, six guesses, the game is over, its result is read
 *     lists     a player's twenty games are listed
 *     boards    a page of a leaderboard is read; those of the first pages
 *
 * usage: prepare --port N --kind KIND --count CHAINS
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include "client.h"
#include "games.h"

enum {
    CONNECTIONS = 16,
    PLAYERS = 1024,
    SIZE = 15, /* of gomoku's board */
    MOVES = 100,
    PAIRS = 10, /* of a guess and an answer by hand */
    LIFE_GUESSES = 6,
    LISTED = 20,
    BOARD_PAGES = 200,
    COUNT_MAX = 10000000,
};

/* One thing to be prepared: its requests are sent one after the other, each made of what the answers before it told. */
struct slot {
    unsigned step;
    size_t number, player;
    char id[GAMES_ID_MAX], join_code[16];
};

struct maker;

struct kind {
    const char *name;
    /* Writes the request of the slot's step; its length, or 0 when the slot is prepared. NULL: nothing is to prepare. */
    size_t (*next)(const struct maker *maker, const struct slot *slot, char *buffer, size_t size);
    /* Prints the chain of a slot that is prepared. */
    void (*print)(const struct maker *maker, const struct slot *slot);
};

struct maker {
    const struct kind *kind;
    uint16_t port;
    size_t wanted, begun, player_count;
    char players[PLAYERS][GAMES_TOKEN_MAX];
    struct slot slots[CONNECTIONS];
    char cursor[256]; /* of the next page */
    bool last_page;
};

#define MASTERMIND(MORE)                                                                                               \
    "{\"ruleset\":\"mastermind\",\"ranked\":false,\"options\":{\"length\":8,\"alphabet\":\"" GAMES_ALPHABET "\"," MORE \
    "}}"
#define BY_HAND                                                                                               \
    "{\"ruleset\":\"bulls-and-cows\",\"options\":{\"length\":4,\"alphabet\":\"0123456789\",\"repeats\":true," \
    "\"secret\":\"held\",\"codemaker\":\"players\",\"max_guesses\":null},\"opponents\":[{\"open\":true}]}"

static const char new_game[] = MASTERMIND("\"max_guesses\":12");
static const char short_game[] = MASTERMIND("\"max_guesses\":6,\"rounds\":1");
static const char new_gomoku[] = "{\"ruleset\":\"gomoku\",\"ranked\":false,\"opponents\":[{\"open\":true}]}";
static const char new_yahtzee[] = "{\"ruleset\":\"yahtzee\",\"ranked\":false}";
static const char new_by_hand[] = BY_HAND;
static const char secret[] = "0123";

static _Noreturn void die(const char *what, const struct client_answer *answer) {
    fprintf(stderr, "prepare: %s: %u %.*s\n", what, answer->status,
            (int)(answer->body_size < 400 ? answer->body_size : 400), answer->body);
    exit(1);
}

static const char *player(const struct maker *maker, const struct slot *slot, size_t seat) {
    return maker->players[(slot->player + seat) % maker->player_count];
}

static size_t post(char *buffer, size_t size, const char *path, const char *token, const char *body) {
    return games_write_request(buffer, size, "POST", path, token, body);
}

/* A game of the slot's player, and where `joined` somebody joins it. */
static size_t next_game(const struct maker *maker, const struct slot *slot, const char *game, bool joined, char *buffer,
                        size_t size) {
    char body[64];

    if (slot->step == 0) {
        return post(buffer, size, "/v1/games", player(maker, slot, 0), game);
    }
    if (slot->step == 1 && joined) {
        snprintf(body, sizeof body, "{\"join_code\":\"%s\"}", slot->join_code);
        return post(buffer, size, "/v1/join", player(maker, slot, 1), body);
    }
    return 0;
}

static void print_game(const struct maker *maker, const struct slot *slot) {
    printf("%zu POST /v1/games %s %s\n", slot->number, player(maker, slot, 0), new_game);
}

static size_t next_open(const struct maker *maker, const struct slot *slot, char *buffer, size_t size) {
    return next_game(maker, slot, new_gomoku, false, buffer, size);
}

static void print_join(const struct maker *maker, const struct slot *slot) {
    printf("%zu POST /v1/join %s {\"join_code\":\"%s\"}\n", slot->number, player(maker, slot, 1), slot->join_code);
}

static size_t next_gomoku(const struct maker *maker, const struct slot *slot, char *buffer, size_t size) {
    return next_game(maker, slot, new_gomoku, true, buffer, size);
}

/* In each row pairs of either colour take turns, the other way round in the next: nowhere do three stand in a row. */
static void print_moves(const struct maker *maker, const struct slot *slot) {
    size_t at[2] = {0, 0};

    for (size_t move = 0; move < MOVES; move++) {
        size_t seat = move % 2;

        while ((at[seat] % SIZE / 2 + at[seat] / SIZE) % 2 != seat) {
            at[seat]++;
        }
        printf("%zu POST /v1/games/%s/moves %s {\"column\":%zu,\"row\":%zu}\n", slot->number, slot->id,
               player(maker, slot, seat), at[seat] % SIZE, at[seat] / SIZE);
        at[seat]++;
    }
}

static size_t next_yahtzee(const struct maker *maker, const struct slot *slot, char *buffer, size_t size) {
    return next_game(maker, slot, new_yahtzee, false, buffer, size);
}

static void print_rolls(const struct maker *maker, const struct slot *slot) {
    static const char *const kept[] = {"[]", "[0,2]"};

    for (size_t roll = 0; roll < 2; roll++) {
        printf("%zu POST /v1/games/%s/rolls %s {\"keep\":%s}\n", slot->number, slot->id, player(maker, slot, 0),
               kept[roll]);
    }
}

static size_t next_by_hand(const struct maker *maker, const struct slot *slot, char *buffer, size_t size) {
    return next_game(maker, slot, new_by_hand, true, buffer, size);
}

/* Guesses of the second player, of symbols of which the secret has one at most, with the true answers of the first. */
static void print_answers(const struct maker *maker, const struct slot *slot) {
    for (unsigned pair = 0; pair < PAIRS; pair++) {
        char code[sizeof secret] = "4444";
        unsigned place = pair % 4, symbol = pair / 4;

        code[place] = secret[symbol];
        printf("%zu POST /v1/games/%s/guesses %s {\"code\":\"%s\"}\n", slot->number, slot->id, player(maker, slot, 1),
               code);
        printf("%zu POST /v1/games/%s/answers %s {\"bulls\":%d,\"cows\":%d}\n", slot->number, slot->id,
               player(maker, slot, 0), place == symbol, place != symbol);
    }
}

static void print_life(const struct maker *maker, const struct slot *slot) {
    uint64_t random = 0x9e3779b97f4a7c15u + slot->number * 2;

    (void)maker;
    printf("%zu POST /v1/games - %s\n", slot->number, short_game);
    for (unsigned guess = 0; guess < LIFE_GUESSES; guess++) {
        char code[GAMES_CODE_LENGTH + 1];

        games_write_code(code, &random);
        printf("%zu POST /v1/games/+/guesses + {\"code\":\"%s\"}\n", slot->number, code);
    }
    printf("%zu GET /v1/games/+/result +\n", slot->number);
}

/* The steps are games of one player, with the list as the only request of the chain. */
static size_t next_listed(const struct maker *maker, const struct slot *slot, char *buffer, size_t size) {
    if (slot->step == LISTED) {
        return 0;
    }
    return post(buffer, size, "/v1/games", player(maker, slot, 0), new_game);
}

static void print_list(const struct maker *maker, const struct slot *slot) {
    printf("%zu GET /v1/games?player=me&limit=%d %s\n", slot->number, LISTED, player(maker, slot, 0));
}

static const struct kind kinds[] = {
    {"games", NULL, print_game},
    {"joins", next_open, print_join},
    {"moves", next_gomoku, print_moves},
    {"rolls", next_yahtzee, print_rolls},
    {"answers", next_by_hand, print_answers},
    {"lives", NULL, print_life},
    {"lists", next_listed, print_list},
    {"boards", NULL, NULL},
};

/* The text of a member, if it has one. */
static void copy_member(char *target, size_t size, json_t *object, const char *name,
                        const struct client_answer *answer) {
    const char *text = json_string_value(json_object_get(object, name));

    if (text == NULL) {
        return;
    }
    if (strlen(text) >= size) {
        die("a text is too long", answer);
    }
    memcpy(target, text, strlen(text) + 1);
}

static size_t next_request(void *context, size_t connection, char *buffer, size_t size) {
    struct maker *maker = context;
    struct slot *slot = &maker->slots[connection];

    if (slot->step == 0) {
        if (maker->begun == maker->wanted) {
            return 0;
        }
        slot->number = maker->begun++;
        slot->player = slot->number % maker->player_count;
    }
    return maker->kind->next(maker, slot, buffer, size);
}

static bool take_answer(void *context, const struct client_answer *answer) {
    struct maker *maker = context;
    struct slot *slot = &maker->slots[answer->connection];
    char unused[CLIENT_REQUEST_MAX];
    json_t *view;

    if (answer->status / 100 != 2) {
        die(maker->kind->name, answer);
    }
    if (slot->step++ == 0) {
        view = json_loadb(answer->body, answer->body_size, 0, NULL);
        copy_member(slot->id, sizeof slot->id, view, "id", answer);
        copy_member(slot->join_code, sizeof slot->join_code, view, "join_code", answer);
        json_decref(view);
    }
    if (maker->kind->next(maker, slot, unused, sizeof unused) == 0) {
        maker->kind->print(maker, slot);
        slot->step = 0;
    }
    return true;
}

static size_t next_player(void *context, size_t connection, char *buffer, size_t size) {
    struct maker *maker = context;

    (void)connection;
    if (maker->begun == PLAYERS) {
        return 0;
    }
    maker->begun++;
    return post(buffer, size, "/v1/players", "", "{\"name\":\"Bench\"}");
}

static bool take_player(void *context, const struct client_answer *answer) {
    struct maker *maker = context;
    json_t *view;

    if (answer->status != 201) {
        die("a player", answer);
    }
    view = json_loadb(answer->body, answer->body_size, 0, NULL);
    copy_member(maker->players[maker->player_count++], GAMES_TOKEN_MAX, view, "token", answer);
    json_decref(view);
    return true;
}

/* Prints each page's request as it is asked for: the cursor of the next one stands in its answer. */
static size_t next_page(void *context, size_t connection, char *buffer, size_t size) {
    struct maker *maker = context;
    char path[512];

    (void)connection;
    if (maker->begun == maker->wanted || maker->last_page) {
        return 0;
    }
    snprintf(path, sizeof path, "/v1/leaderboards/mastermind?metric=best&limit=%d%s%s", LISTED,
             maker->cursor[0] != '\0' ? "&cursor=" : "", maker->cursor);
    printf("%zu GET %s -\n", maker->begun++, path);
    return games_write_request(buffer, size, "GET", path, "", NULL);
}

static bool take_page(void *context, const struct client_answer *answer) {
    struct maker *maker = context;
    json_t *view;

    if (answer->status != 200) {
        die("a page", answer);
    }
    view = json_loadb(answer->body, answer->body_size, 0, NULL);
    if (json_array_size(json_object_get(view, "items")) == 0) {
        die("the leaderboard is empty", answer);
    }
    maker->last_page = json_is_null(json_object_get(view, "next"));
    copy_member(maker->cursor, sizeof maker->cursor, view, "next", answer);
    json_decref(view);
    return true;
}

static void run_load(struct maker *maker, size_t connections,
                     size_t (*next)(void *context, size_t connection, char *buffer, size_t size),
                     bool (*answered)(void *context, const struct client_answer *answer)) {
    const struct client_load load = {
        .port = maker->port, .connections = connections, .next = next, .answered = answered, .context = maker};

    maker->begun = 0;
    client_run(&load);
}

static void prepare(struct maker *maker) {
    if (maker->kind->print == NULL) {
        maker->wanted = maker->wanted < BOARD_PAGES ? maker->wanted : BOARD_PAGES;
        run_load(maker, 1, next_page, take_page);
        return;
    }
    if (maker->kind->print != print_life) {
        run_load(maker, CONNECTIONS, next_player, take_player);
    }
    if (maker->kind->next != NULL) {
        run_load(maker, CONNECTIONS, next_request, take_answer);
        return;
    }
    for (size_t i = 0; i < maker->wanted; i++) {
        const struct slot slot = {.number = i, .player = i};

        maker->kind->print(maker, &slot);
    }
}

int main(int argc, char **argv) {
    static const struct option options[] = {
        {"port", required_argument, NULL, 'p'},
        {"kind", required_argument, NULL, 'k'},
        {"count", required_argument, NULL, 'n'},
        {NULL, 0, NULL, 0},
    };
    static struct maker maker;

    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 'p') {
            maker.port = (uint16_t)games_parse_number(optarg, UINT16_MAX);
        } else if (option == 'n') {
            maker.wanted = games_parse_number(optarg, COUNT_MAX);
        } else if (option == 'k') {
            for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
                if (strcmp(kinds[i].name, optarg) == 0) {
                    maker.kind = &kinds[i];
                }
            }
        } else {
            return 2;
        }
    }
    if (maker.port == 0 || maker.wanted == 0 || maker.kind == NULL) {
        fputs("usage: prepare --port N --kind games|joins|moves|rolls|answers|lives|lists|boards --count CHAINS\n",
              stderr);
        return 2;
    }
    prepare(&maker);
    return ferror(stdout) != 0 || fflush(stdout) != 0;
}
