/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who goes on to the next stage, and who sits there with whom.
 *
 * What is left to chance follows from the tournament's seed, so that anybody can draw it again once that is told: of each
 * entrant N in stage S the lot is HMAC-SHA256 with the seed as the key, of "stage:S:N" where all who are in the stage are
 * shuffled, and of "lot:S:N" where two of it are equal in all else. Lots are compared as bytes, and the lower one comes
 * first.
 */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "heats.h"
#include "util/json.h"

/* Somebody who may go on, and what for. */
struct runner {
    int32_t entrant;
    double criteria[TOURNAMENT_CRITERIA];
    unsigned char lot[RNG_SEED_BYTES];
};

void heats_criteria(double out[static TOURNAMENT_CRITERIA], const struct tournament *tournament,
                    const struct heat_seat *seat) {
    bool has_score = !isnan(seat->score);
    out[0] = !has_score ? -DBL_MAX : tournament->lower_wins ? -seat->score : seat->score;
    out[1] = has_score ? seat->minor : 0;
    out[2] = has_score ? -seat->asked : 0;
}

static void draw_lot(struct runner *runner, const struct tournament *tournament, const char *what, int32_t stage) {
    char message[48];
    (void)snprintf(message, sizeof message, "%s:%d:%d", what, (int)stage, (int)runner->entrant + 1);
    tournament_hmac(runner->lot, tournament, message);
}

static int compare_lots(const struct runner *a, const struct runner *b) {
    return memcmp(a->lot, b->lot, sizeof a->lot);
}

static int compare(const struct runner *a, const struct runner *b, int criteria) {
    for (int i = 0; i < criteria; i++) {
        if (a->criteria[i] > b->criteria[i] || a->criteria[i] < b->criteria[i]) {
            return a->criteria[i] > b->criteria[i] ? -1 : 1;
        }
    }
    return compare_lots(a, b);
}

/* At one table: by place. */
static int compare_at_table(const void *a, const void *b) {
    return compare(a, b, TOURNAMENT_CRITERIA - 1);
}

static int compare_in_stage(const void *a, const void *b) {
    return compare(a, b, TOURNAMENT_CRITERIA);
}

static int compare_shuffled(const void *a, const void *b) {
    return compare_lots(a, b);
}

/* Those at a table who may go on, by their place; how many. */
static int32_t rank_table(struct runner *out, const struct tournament *tournament, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    int32_t count = 0;
    for (int32_t i = 0; i < table->count; i++) {
        if (heats_is_in(tournament, &seats[i])) {
            struct runner *runner = &out[count++];
            runner->entrant = seats[i].entrant;
            heats_criteria(runner->criteria, tournament, &seats[i]);
            draw_lot(runner, tournament, "lot", tournament->heats->stage_count);
        }
    }
    qsort(out, (size_t)count, sizeof *out, compare_at_table);
    return count;
}

/*
 * Those who go on from the stage that is over: first those who do so by their place, then the best of the others. `others`
 * is room for as many as there are entrants, as *out is.
 */
static int32_t find_going(struct runner *out, struct runner *others, const struct tournament *tournament) {
    const struct heats *heats = tournament->heats;
    const struct heat_stage *stage = heats_stage(heats);
    int32_t advance = heats_advance(stage->count, heats->table, heats->advance);
    int32_t going = 0;
    int32_t other = 0;
    for (int32_t i = 0; i < stage->count; i++) {
        struct runner ranked[HEATS_TABLE_MAX] = {0};
        int32_t count = rank_table(ranked, tournament, &heats->tables[stage->first + (size_t)i]);
        for (int32_t k = 0; k < count; k++) {
            *(k < advance ? &out[going++] : &others[other++]) = ranked[k];
        }
    }
    qsort(others, (size_t)other, sizeof *others, compare_in_stage);
    int32_t fill = heats_fill(going, other, heats->table);
    memcpy(out + going, others, (size_t)fill * sizeof *others);
    return going + fill;
}

/* Everybody, before the first stage. */
static int32_t find_field(struct runner *out, const struct tournament *tournament) {
    int32_t count = 0;
    for (int32_t i = 0; i < tournament->field_count; i++) {
        if (tournament->entrants[tournament->field[i]].status == ENTRANT_PLAYING) {
            out[count++].entrant = tournament->field[i];
        }
    }
    return count;
}

/* Shuffled, and dealt to the tables in turn. */
static json_t *deal(struct runner *runners, int32_t count, const struct tournament *tournament) {
    int32_t stage = tournament->heats->stage_count + 1;
    int32_t tables = heats_tables(count, tournament->heats->table);
    json_t *lists = json_array();
    for (int32_t i = 0; i < count; i++) {
        draw_lot(&runners[i], tournament, "stage", stage);
    }
    qsort(runners, (size_t)count, sizeof *runners, compare_shuffled);
    for (int32_t i = 0; i < tables; i++) {
        json_t *numbers = json_array();
        for (int32_t k = 0; k < heats_table_size(count, tables, i); k++) {
            json_push(&numbers, json_integer(runners[i + k * tables].entrant + 1));
        }
        json_push(&lists, numbers);
    }
    json_t *body = json_pack("{s:i}", "stage", (int)stage);
    if (!json_put(body, "tables", lists)) {
        json_decref(body);
        return NULL;
    }
    return body;
}

json_t *heats_draw(const struct tournament *tournament) {
    struct runner *runners = calloc((size_t)tournament->field_count + 1, sizeof *runners);
    struct runner *others = calloc((size_t)tournament->field_count + 1, sizeof *others);
    json_t *body = NULL;
    if (runners != NULL && others != NULL) {
        int32_t count = heats_stage(tournament->heats) == NULL ? find_field(runners, tournament)
                                                               : find_going(runners, others, tournament);
        body = deal(runners, count, tournament);
    }
    free(runners);
    free(others);
    return body;
}
