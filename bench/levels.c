/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How strong the bots are at each of their levels: `make bench-levels`.
 *
 * Each level plays the one below it, who leads changing from game to game; the lowest plays `random`. On boards the first
 * stones are drawn, and each opening is played by both sides: searches would else play the same few games again and again.
 * A level is right when it wins between 60 and 70 of a hundred, a draw as half: then whoever climbs meets a little more each
 * time. Who makes points or breaks codes is measured by these as well: alone, and by all secrets in turn. What is printed is
 * what the tables of levels have (src/solvers/FAMILY/FAMILY_levels.c), and GET /v1/bots.
 *
 * Everything is played in memory with fixed seeds and steps in place of time, so the same comes out every time. Full
 * strength has fewer steps here than at a table, as hundreds of its games would else take an hour: it is stronger than
 * this says. The exit status is 1 when a level is not right.
 *
 *     bench-levels [FAMILY [GAMES [LEVEL]]]      all of one family, or a single level; 400 games for each of them
 */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>

#include "play/bot_game.h"
#include "rules/codebreaking.h"
#include "rules/connectfour.h"
#include "rules/feedback.h"
#include "rules/line.h"
#include "solvers/bot.h"
#include "solvers/solver.h"

enum { GAMES = 400, CARDS = 20000, SEEDS = 4, GUESSES_MAX = 100 };

#define SHARE_MIN 0.60
#define SHARE_MAX 0.70

struct scale {
    const char *family, *bot, *ruleset;
    int games_factor; /* where a game costs next to nothing and says little */
    int opening;      /* stones of it that are drawn */
    uint64_t steps;   /* that full strength has for a move */
    bool duels;       /* against the level below: codes are broken alone */
};

static const struct scale scales[] = {
    {"line", "gomoku", "gomoku", 1, 3, UINT64_C(5000000), true},
    {"connectfour", "perfect", "connect-four", 1, 4, UINT64_C(2000000), true},
    {"yahtzee", "optimal", "yahtzee", 10, 0, SOLVER_STEPS, true},
    {"codebreaking", "entropy", "mastermind", 1, 0, SOLVER_STEPS, false},
};

static void die(const char *what) {
    (void)fprintf(stderr, "bench-levels: %s\n", what);
    exit(2);
}

static double processor_s(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static const struct bot *bot_named(const char *family, const char *name) {
    const struct bot *bot = bot_find(family, name, strlen(name));
    if (bot == NULL) {
        die("a bot is missing");
    }
    return bot;
}

static struct config *config_of(const struct scale *scale, int opponents) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, scale->ruleset, strlen(scale->ruleset));
    const struct setup setup = {.opponents = opponents};
    struct config *config = NULL;
    struct problem problem;
    if (preset == NULL || family->configure(&config, preset, &setup, &problem) != OK) {
        die("no game");
    }
    return config;
}

static void play(struct bot_game_result *out, const struct scale *scale, const struct config *config,
                 const struct bot_seat *seats, uint64_t number) {
    struct bot_game game = {
        .config = config, .seats = seats, .rules = config->family->rules_version, .steps = scale->steps};
    memcpy(game.seed, &number, sizeof number);
    if (bot_game_play(out, &game) != OK || out->offender >= 0) {
        die("a game failed");
    }
}

/* ---- openings ---- */

/* A bot whose first stones are drawn: the same ones by both sides, and in both games of an opening. */
struct opener {
    struct bot bot; /* first */
    const struct bot *inner;
    uint64_t number; /* of the opening */
    int stones;
};

static int stones_on(const struct observation *head) {
    return strcmp(head->config->family->name, "line") == 0
               ? ((const struct line_observation *)head)->board.stones
               : ((const struct connectfour_observation *)head)->play.board.stones;
}

/* In line games near the middle, where nobody has put one; in Connect Four anywhere, as four stones fill no column. */
static json_t *draw_stone(const struct observation *head, struct rng *rng) {
    enum { AROUND = 5 };
    if (strcmp(head->config->family->name, "line") != 0) {
        const struct connectfour_board *board = &((const struct connectfour_observation *)head)->play.board;
        return json_pack("{s:i}", "column", (int)rng_below(rng, board->columns));
    }
    const struct line_board *board = &((const struct line_observation *)head)->board;
    struct stones_point point;
    do {
        point.column = (uint8_t)(board->size / 2 - AROUND / 2 + (int)rng_below(rng, AROUND));
        point.row = (uint8_t)(board->size / 2 - AROUND / 2 + (int)rng_below(rng, AROUND));
    } while (!line_board_is_free(board, point));
    return json_pack("{s:i, s:i}", "column", (int)point.column, "row", (int)point.row);
}

static enum err open_and_play(struct move *out, const struct bot *bot, const struct observation *head,
                              const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct opener *opener = (const struct opener *)bot;
    int stones = stones_on(head);
    if (stones >= opener->stones) {
        return opener->inner->decide(out, opener->inner, head, memory, rng, budget);
    }
    unsigned char seed[RNG_SEED_BYTES] = {(unsigned char)(stones + 1)};
    struct rng drawn;
    memcpy(seed + 1, &opener->number, sizeof opener->number);
    rng_init(&drawn, seed);
    json_t *body = draw_stone(head, &drawn);
    *out = (struct move){.action = &head->config->family->actions[__builtin_ctz(head->actions)], .body = body};
    return body == NULL ? ERR_NO_MEMORY : OK;
}

static struct opener open_by(const struct bot *bot, uint64_t number, int stones) {
    struct opener opener = {.bot = *bot, .inner = bot, .number = number, .stones = stones};
    opener.bot.decide = stones > 0 ? open_and_play : bot->decide;
    return opener;
}

/* ---- against the level below ---- */

/* By points, of one round or several. */
static double share_of(const struct scale *scale, const struct bot *bot, const struct bot *below,
                       const struct config *config, int games) {
    double won = 0;
    for (int i = 0; i < games; i++) {
        int own = i % 2;
        const struct opener one = open_by(bot, (uint64_t)i / 2, scale->opening);
        const struct opener other = open_by(below, (uint64_t)i / 2, scale->opening);
        struct bot_seat seats[2];
        struct bot_game_result result;
        seats[own] = (struct bot_seat){.bot = &one.bot, .number = 1};
        seats[1 - own] = (struct bot_seat){.bot = &other.bot, .number = 2};
        play(&result, scale, config, seats, (uint64_t)i / 2 + 1);
        won += result.points[own] > result.points[1 - own] ? 1 : result.points[own] < result.points[1 - own] ? 0 : 0.5;
    }
    return won / games;
}

static bool measure_share(const struct scale *scale, const struct bot *bot, const struct bot *below, int games) {
    struct config *config = config_of(scale, 1);
    bool is_lowest = bot->level == 1;
    double start = processor_s();
    double share = share_of(scale, bot, below, config, games);
    bool pass = is_lowest ? share > SHARE_MIN : share >= SHARE_MIN && share <= SHARE_MAX;
    printf("  %s %2d against %s %2d, %5d games: %.3f won (standard error %.3f)  %6.1f s  target %.2f to %.2f  %s\n",
           bot->name, bot->level, below->name, below->level, games, share, sqrt(share * (1 - share) / games),
           processor_s() - start, SHARE_MIN, is_lowest ? 1.0 : SHARE_MAX, pass ? "pass" : "FAIL");
    config_release(config);
    return pass;
}

/* ---- alone ---- */

static void measure_points(const struct scale *scale, const struct bot *bot) {
    struct config *config = config_of(scale, 0);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < CARDS; i++) {
        const struct bot_seat seat = {.bot = bot, .number = 1};
        struct bot_game_result result;
        play(&result, scale, config, &seat, (uint64_t)i + 1);
        sum += result.points[0];
        squares += result.points[0] * result.points[0];
    }
    double mean = sum / CARDS;
    printf("  %s %2d alone: %.2f points (standard error %.2f)\n", bot->name, bot->level, mean,
           sqrt((squares / CARDS - mean * mean) / CARDS));
    config_release(config);
}

static struct code guess_of(const struct bot *bot, struct codebreaking_observation *observation, struct rng *rng) {
    const struct bot_memory memory = {.bot_key = NULL};
    struct budget budget = budget_of(SOLVER_STEPS);
    struct question question = codebreaking_question(observation->head.config);
    struct move move;
    struct code guess;
    if (bot->decide(&move, bot, &observation->head, &memory, rng, &budget) != OK) {
        die("a decision failed");
    }
    const char *text = json_string_value(json_object_get(move.body, "code"));
    if (text == NULL || !code_parse(&guess, question.space, text, strlen(text))) {
        die("a guess is no code");
    }
    json_decref(move.body);
    return guess;
}

/* The action of that name, as an observation has it. */
static uint16_t guess_bit(void) {
    unsigned number = 0;
    while (strcmp(codebreaking_family.actions[number].name, "guess") != 0) {
        number++;
    }
    return (uint16_t)(1U << number);
}

static int guesses_for(const struct bot *bot, const struct config *config, const struct code *secret, struct rng *rng) {
    struct codebreaking_observation *observation =
        calloc(1, sizeof *observation + GUESSES_MAX * sizeof observation->history[0]);
    struct question question = codebreaking_question(config);
    int count = 0;
    if (observation == NULL) {
        die("out of memory");
    }
    observation->head = (struct observation){.config = config, .actions = guess_bit()};
    for (bool is_found = false; !is_found && count < GUESSES_MAX; count++) {
        struct code guess = guess_of(bot, observation, rng);
        struct feedback answer = feedback_of(question.kind, question.space, secret, &guess);
        observation->history[observation->count++] = (struct constraint){guess, answer};
        is_found = feedback_is_solved(question.space, answer);
    }
    free(observation);
    return count;
}

/* Alone, by every secret in turn, with several streams of random numbers. */
static void measure_guesses(const struct scale *scale, const struct bot *bot) {
    struct config *config = config_of(scale, 0);
    const struct code_space *space = codebreaking_question(config).space;
    struct code secret;
    double sum = 0;
    uint64_t rounds = 0;
    for (int i = 0; i < SEEDS; i++) {
        (void)code_first(&secret, space);
        do {
            unsigned char seed[RNG_SEED_BYTES] = {0};
            struct rng rng;
            memcpy(seed, &rounds, sizeof rounds);
            rng_init(&rng, seed);
            sum += guesses_for(bot, config, &secret, &rng);
            rounds++;
        } while (code_next(&secret, space));
    }
    printf("  %s %2d: %.3f guesses, over all secrets (%d times each)\n", bot->name, bot->level, sum / (double)rounds,
           SEEDS);
    config_release(config);
}

/* ---- all of it ---- */

static bool measure(const struct scale *scale, int games, int only) {
    const struct bot *bot = bot_named(scale->family, scale->bot);
    const struct bot *below = bot_named(scale->family, "random");
    bool good = true;
    for (int level = 1; level <= bot->levels; level++) {
        const struct bot *at = bot_at_level(bot, level);
        if (only == 0 || only == level) {
            good = (!scale->duels || measure_share(scale, at, below, games * scale->games_factor)) && good;
            if (strcmp(scale->family, "yahtzee") == 0) {
                measure_points(scale, at);
            } else if (strcmp(scale->family, "codebreaking") == 0) {
                measure_guesses(scale, at);
            }
        }
        below = at;
    }
    return good;
}

int main(int argc, char **argv) {
    int games = argc > 2 ? (int)strtol(argv[2], NULL, 10) : GAMES;
    int only = argc > 3 ? (int)strtol(argv[3], NULL, 10) : 0;
    bool good = true;
    (void)setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc > 4 || games < 1 || sodium_init() < 0) {
        die("usage: bench-levels [FAMILY [GAMES [LEVEL]]]");
    }
    for (size_t i = 0; i < sizeof scales / sizeof scales[0]; i++) {
        if (argc < 2 || strcmp(argv[1], scales[i].family) == 0) {
            good = measure(&scales[i], games, only) && good;
        }
    }
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
