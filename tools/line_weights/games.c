/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game begins with a few drawn stones, so that no two are alike. Now and then one of the more promising moves is played in
 * place of the best: a search, too, judges positions that come of bad moves. It ends with the search's claim of a win, which
 * is as good as the win itself, and far sooner.
 */
#include "games.h"

#include <stdlib.h>
#include <string.h>

#include "solvers/line/line_eval.h"
#include "solvers/line/line_search.h"
#include "util/rng.h"

enum {
    HEAD_BYTES = 8,
    PLAN_BYTES = 24,
    GAME_BYTES = 6,
    MOVE_BYTES = 6,
    DRAWN_LEAST = 2,
    DRAWN_RANGE = 6,
    AROUND = 4,           /* drawn stones are so near the middle */
    WORSE_IN = 12,        /* one of so many moves is a worse one */
    WORSE_AMONG = 8,      /* drawn among so many */
    STEPS_PER_NODE = 500, /* see line_search.c */
};

static const unsigned char head[HEAD_BYTES] = {'L', 'I', 'N', 'E', 'F', 'I', 'V', '1'};

/* ---- files ---- */

static void put_number(unsigned char *out, unsigned number) {
    out[0] = (unsigned char)(number & 0xff);
    out[1] = (unsigned char)(number >> 8 & 0xff);
}

static uint16_t number_at(const unsigned char *bytes) {
    return (uint16_t)(bytes[0] | bytes[1] << 8);
}

static bool write_game(FILE *file, const struct game *game) {
    unsigned char bytes[MOVE_BYTES];
    put_number(bytes, (unsigned)game->count);
    bytes[2] = (unsigned char)game->size;
    bytes[3] = game->exact;
    bytes[4] = (unsigned char)game->drawn;
    bytes[5] = (unsigned char)game->points;
    bool good = fwrite(bytes, GAME_BYTES, 1, file) == 1;
    for (int i = 0; i < game->count && good; i++) {
        put_number(bytes, game->moves[i].cell);
        put_number(bytes + 2, game->moves[i].best);
        put_number(bytes + 4, (uint16_t)game->moves[i].score);
        good = fwrite(bytes, MOVE_BYTES, 1, file) == 1;
    }
    return good;
}

static void put_long(unsigned char *out, uint64_t number) {
    for (int i = 0; i < 8; i++) {
        out[i] = (unsigned char)(number >> 8 * i);
    }
}

static uint64_t long_at(const unsigned char *bytes) {
    uint64_t number = 0;
    for (int i = 7; i >= 0; i--) {
        number = number << 8 | bytes[i];
    }
    return number;
}

static bool write_plan(FILE *file, const struct games_plan *plan) {
    unsigned char bytes[PLAN_BYTES];
    put_long(bytes, plan->seed);
    put_long(bytes + 8, plan->count);
    put_long(bytes + 16, plan->nodes);
    return fwrite(head, HEAD_BYTES, 1, file) == 1 && fwrite(bytes, PLAN_BYTES, 1, file) == 1;
}

bool games_read_plan(struct games_plan *out, FILE *file) {
    unsigned char bytes[PLAN_BYTES];
    if (fread(bytes, HEAD_BYTES, 1, file) != 1 || memcmp(bytes, head, HEAD_BYTES) != 0 ||
        fread(bytes, PLAN_BYTES, 1, file) != 1) {
        return false;
    }
    *out = (struct games_plan){long_at(bytes), long_at(bytes + 8), long_at(bytes + 16)};
    return true;
}

bool games_read(struct game *out, bool *broken, FILE *file) {
    unsigned char bytes[MOVE_BYTES];
    size_t length = fread(bytes, 1, GAME_BYTES, file);
    *broken = length != 0 || ferror(file) != 0;
    if (length < GAME_BYTES) {
        return false;
    }
    out->count = number_at(bytes);
    out->size = bytes[2];
    out->exact = bytes[3] != 0;
    out->drawn = bytes[4];
    out->points = bytes[5];
    int cells = out->size * out->size;
    if (out->size < LINE_SIZE_MIN || out->size > LINE_SIZE_MAX || out->count > cells || out->points > 2) {
        return false;
    }
    for (int i = 0; i < out->count; i++) {
        if (fread(bytes, MOVE_BYTES, 1, file) != 1) {
            return false;
        }
        out->moves[i] = (struct game_move){number_at(bytes), number_at(bytes + 2), (int16_t)number_at(bytes + 4)};
        if (out->moves[i].cell >= cells || out->moves[i].best >= cells) {
            return false;
        }
    }
    *broken = false;
    return true;
}

/* ---- games ---- */

static struct line_position *draw_board(struct game *game, struct rng *rng) {
    /* Mostly the usual board, and mostly five or more. */
    game->size = rng_below(rng, 4) != 0 ? 15 : 11 + (int)rng_below(rng, 10);
    game->exact = rng_below(rng, 3) == 0;
    struct line_board board;
    struct line_position *position = NULL;
    line_board_init(&board, game->size, 5, game->exact);
    return line_position_make(&position, &board, LINE_X) == OK ? position : NULL;
}

static void add_move(struct game *game, struct line_position *position, int cell, int best, int score) {
    game->moves[game->count++] = (struct game_move){(uint16_t)cell, (uint16_t)best, (int16_t)score};
    line_position_play(position, cell);
}

static void draw_opening(struct game *game, struct line_position *position, struct rng *rng) {
    game->drawn = DRAWN_LEAST + (int)rng_below(rng, DRAWN_RANGE);
    while (game->count < game->drawn) {
        int row = position->size / 2 - AROUND + (int)rng_below(rng, 2 * AROUND + 1);
        int column = position->size / 2 - AROUND + (int)rng_below(rng, 2 * AROUND + 1);
        int cell = row * position->size + column;
        if (position->fields[cell].stone == SIDE_NONE) {
            add_move(game, position, cell, cell, 0);
        }
    }
}

/* One of the moves that promise most. */
static int draw_worse(const struct line_position *position, struct rng *rng) {
    int cells[WORSE_AMONG];
    int promises[WORSE_AMONG];
    int count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        if (position->fields[cell].stone != SIDE_NONE) {
            continue;
        }
        int promise = line_eval_cell(position, cell);
        int at = count < WORSE_AMONG ? count++ : WORSE_AMONG;
        for (; at > 0 && promise > promises[at - 1]; at--) {
            if (at < WORSE_AMONG) {
                cells[at] = cells[at - 1];
                promises[at] = promises[at - 1];
            }
        }
        if (at < WORSE_AMONG) {
            cells[at] = cell;
            promises[at] = promise;
        }
    }
    return cells[rng_below(rng, (uint32_t)count)];
}

static bool play_game(struct game *game, struct line_position *position, uint64_t nodes, struct rng *rng) {
    const struct line_aims aims = {.sound = false, .for_value = true};
    draw_opening(game, position, rng);
    game->points = 1;
    while (position->empty > 0) {
        struct budget budget = budget_of(nodes * STEPS_PER_NODE);
        struct line_verdict verdict;
        if (line_search(&verdict, position, &aims, &budget) != OK) {
            return false;
        }
        bool sure = verdict.score >= SCORE_SURE || verdict.score <= -SCORE_SURE;
        bool worse = !sure && rng_below(rng, WORSE_IN) == 0;
        int side = position->to_move;
        add_move(game, position, worse ? draw_worse(position, rng) : verdict.cell, verdict.cell, verdict.score);
        if (sure) {
            game->points = (verdict.score > 0) == (side == 0) ? 2 : 0;
            break;
        }
    }
    return true;
}

bool games_make(FILE *file, const struct games_plan *plan) {
    struct game *game = malloc(sizeof *game);
    bool good = game != NULL && write_plan(file, plan);
    for (uint64_t number = 0; good && number < plan->count; number++) {
        unsigned char seed[RNG_SEED_BYTES] = {0};
        put_long(seed, plan->seed);
        put_long(seed + 8, number);
        struct rng rng;
        rng_init(&rng, seed);
        memset(game, 0, sizeof *game);
        struct line_position *position = draw_board(game, &rng);
        good = position != NULL && play_game(game, position, plan->nodes, &rng) && write_game(file, game);
        free(position);
    }
    free(game);
    return good;
}
