/* SPDX-License-Identifier: Apache-2.0 */
/* A mind is a table of positions, a thought a search with it. */
#include "solvers/line_think.h"

#include <stdlib.h>

#include "line_opening.h"
#include "line_search.h"

enum { MIND_BITS = 20 };

struct line_mind {
    struct line_table *table;
};

struct listener {
    const struct line_thinking *thinking;
    int size;
};

enum err line_mind_make(struct line_mind **out) {
    struct line_mind *mind = malloc(sizeof *mind);
    if (mind == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = line_table_make(&mind->table, MIND_BITS);
    if (err != OK) {
        free(mind);
        return err;
    }
    *out = mind;
    return OK;
}

void line_mind_free(struct line_mind *mind) {
    if (mind != NULL) {
        line_table_free(mind->table);
        free(mind);
    }
}

void line_mind_go_on(struct line_mind *mind) {
    line_table_age(mind->table);
}

static struct line_thought thought_of(const struct line_verdict *verdict, int size) {
    struct line_thought thought = {.depth = verdict->depth, .nodes = verdict->nodes, .score = verdict->score};
    if (verdict->score >= SCORE_SURE) {
        thought.wins_in = SCORE_WIN - verdict->score;
    } else if (verdict->score <= -SCORE_SURE) {
        thought.wins_in = -(SCORE_WIN + verdict->score);
    }
    for (size_t i = 0; i < verdict->line_length && i < LINE_THOUGHT_MOVES; i++) {
        thought.moves[i] =
            (struct stones_point){(uint8_t)(verdict->line[i] % size), (uint8_t)(verdict->line[i] / size)};
    }
    thought.count = verdict->line_length;
    return thought;
}

static void tell(void *context, const struct line_verdict *verdict) {
    const struct listener *listener = context;
    struct line_thought thought = thought_of(verdict, listener->size);
    listener->thinking->report(listener->thinking->context, &thought);
}

enum err line_think(struct line_thought *out, struct line_mind *mind, const struct line_thinking *thinking,
                    struct rng *rng, struct budget *budget) {
    struct line_position *position = NULL;
    enum err err = line_position_make(&position, thinking->board, thinking->board->stones % LINE_SIDES);
    if (err != OK) {
        return err;
    }
    struct listener listener = {thinking, position->size};
    const struct line_aims aims = {
        .table = mind->table,
        .number = thinking->number,
        .report = thinking->report != NULL ? tell : NULL,
        .context = &listener,
    };
    struct line_verdict verdict = {.cell = line_opening_cell(position, rng), .line_length = 1};
    if (verdict.cell != LINE_NO_CELL) {
        verdict.line[0] = (uint16_t)verdict.cell;
    } else {
        err = line_search(&verdict, position, &aims, budget);
    }
    free(position);
    if (err == OK) {
        *out = thought_of(&verdict, thinking->board->size);
    }
    return err;
}
