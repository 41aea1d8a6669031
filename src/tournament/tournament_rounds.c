/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The bodies of the events that a tournament makes by itself: the pairs of a round, a match that is drawn by the seed, the
 * end. They are written to the log, so a later version of the program may pair in another way without harm to what runs.
 */
#include <stdio.h>
#include <stdlib.h>

#include "heats.h"
#include "pairing.h"
#include "tournament_internal.h"
#include "util/json.h"

static bool add_number(json_t *array, int32_t index) {
    return json_array_append_new(array, json_integer(index + 1)) == 0;
}

static bool add_pair(json_t *pairs, int32_t first, int32_t second) {
    json_t *pair = json_array();
    bool good = add_number(pair, first) && add_number(pair, second);
    return json_array_append_new(pairs, pair) == 0 && good;
}

static json_t *round_body(const struct tournament *tournament, json_t *pairs, json_t *byes, bool good) {
    json_t *body = json_object();
    good = json_put(body, "round", json_integer(tournament->round + 1)) && good;
    good = json_put(body, "pairs", pairs) && good;
    good = json_put(body, "byes", byes) && good;
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

/* ---- swiss ---- */

struct meetings {
    struct swiss_entrant *entrants; /* of those who play, in the order of their standing */
    int32_t *order;                 /* their indices */
    int32_t *place;                 /* of each index in that order */
    int32_t *met;                   /* room for all meetings */
    struct pair *pairs;
    int32_t count;
};

static void free_meetings(struct meetings *meetings) {
    free(meetings->entrants);
    free(meetings->order);
    free(meetings->place);
    free(meetings->met);
    free(meetings->pairs);
}

static int compare_stats(const void *a, const void *b, void *context) {
    const struct tournament *tournament = context;
    int32_t one = *(const int32_t *)a;
    int32_t other = *(const int32_t *)b;
    double x = tournament->entrants[one].totals.points;
    double y = tournament->entrants[other].totals.points;
    return x < y ? 1 : x > y ? -1 : (one > other) - (one < other);
}

/* Calls for both sides of every meeting of two who still play. */
static void each_meeting(const struct tournament *tournament, struct meetings *meetings, bool count_only) {
    for (size_t i = 0; i < tournament->contest_count; i++) {
        const struct contest *contest = &tournament->contests[i];
        for (int side = 0; side < 2 && contest->count == 2; side++) {
            int32_t one = meetings->place[tournament->seats[contest->first + (size_t)side].entrant];
            int32_t other = meetings->place[tournament->seats[contest->first + 1 - (size_t)side].entrant];
            if (one < 0 || other < 0) {
                continue;
            }
            struct swiss_entrant *entrant = &meetings->entrants[one];
            if (!count_only) {
                ((int32_t *)entrant->met)[entrant->met_count] = other;
            }
            entrant->met_count++;
        }
    }
}

static bool make_meetings(struct meetings *out, struct tournament *tournament) {
    size_t room = (size_t)tournament->entrant_count + 1;
    *out = (struct meetings){
        .entrants = calloc(room, sizeof *out->entrants),
        .order = calloc(room, sizeof *out->order),
        .place = calloc(room, sizeof *out->place),
        .met = calloc(2 * tournament->contest_count + 1, sizeof *out->met),
        .pairs = calloc(room, sizeof *out->pairs),
    };
    if (out->entrants == NULL || out->order == NULL || out->place == NULL || out->met == NULL || out->pairs == NULL) {
        return false;
    }
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        out->place[i] = -1;
        if (tournament->entrants[i].status == ENTRANT_PLAYING) {
            out->order[out->count++] = i;
        }
    }
    bool is_last = tournament_rounds_left(tournament) == 1;
    qsort_r(out->order, (size_t)out->count, sizeof *out->order, compare_stats, tournament);
    for (int32_t i = 0; i < out->count; i++) {
        const struct entrant *entrant = &tournament->entrants[out->order[i]];
        out->place[out->order[i]] = i;
        out->entrants[i] = (struct swiss_entrant){
            .points = entrant->totals.points,
            .balance = entrant->lead_balance,
            .games = entrant->led_games,
            .leads = entrant->leads,
            .is_top = is_last && entrant->totals.points * 2 > tournament->round,
            .had_bye = entrant->byes > 0,
        };
    }
    each_meeting(tournament, out, true);
    size_t used = 0;
    for (int32_t i = 0; i < out->count; i++) {
        out->entrants[i].met = out->met + used;
        used += out->entrants[i].met_count;
        out->entrants[i].met_count = 0;
    }
    each_meeting(tournament, out, false);
    return true;
}

static json_t *pair_swiss(struct tournament *tournament) {
    struct meetings meetings;
    size_t count = 0;
    json_t *body = NULL;
    if (make_meetings(&meetings, tournament) && pairing_swiss(meetings.pairs, &count, meetings.entrants, meetings.count,
                                                              tournament_rounds_left(tournament) - 1) == OK) {
        json_t *pairs = json_array();
        json_t *byes = json_array();
        bool good = true;
        for (size_t i = 0; i < count; i++) {
            const struct pair *pair = &meetings.pairs[i];
            int32_t first = meetings.order[pair->first];
            good =
                (pair->second < 0 ? add_number(byes, first) : add_pair(pairs, first, meetings.order[pair->second])) &&
                good;
        }
        body = round_body(tournament, pairs, byes, good);
    }
    free_meetings(&meetings);
    return body;
}

/* ---- knockout ---- */

/* The entrant who has come this far out of a part of the bracket, or -1. */
static int32_t find_survivor(const struct tournament *tournament, const int32_t *bracket, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        int32_t index = bracket[i] < 0 ? -1 : tournament->field[bracket[i]];
        if (index >= 0 && tournament->entrants[index].status == ENTRANT_PLAYING &&
            tournament->entrants[index].level >= tournament->round) {
            return index;
        }
    }
    return -1;
}

static json_t *pair_knockout(const struct tournament *tournament) {
    int32_t size = pairing_bracket_size(tournament->field_count);
    int32_t *bracket = calloc((size_t)size, sizeof *bracket);
    if (bracket == NULL) {
        return NULL;
    }
    pairing_bracket(bracket, tournament->field_count);
    json_t *pairs = json_array();
    json_t *byes = json_array();
    bool good = true;
    int32_t half = 1 << tournament->round;
    for (int32_t block = 0; block + half < size; block += 2 * half) {
        int32_t upper = find_survivor(tournament, bracket + block, half);
        int32_t lower = find_survivor(tournament, bracket + block + half, half);
        if (upper >= 0 && lower >= 0) {
            good = add_pair(pairs, upper, lower) && good;
        } else if (upper >= 0 || lower >= 0) {
            good = add_number(byes, upper >= 0 ? upper : lower) && good;
        }
    }
    free(bracket);
    return round_body(tournament, pairs, byes, good);
}

json_t *tournament_pair(struct tournament *tournament) {
    return tournament->format == FORMAT_SWISS ? pair_swiss(tournament) : pair_knockout(tournament);
}

json_t *tournament_draw_stage(const struct tournament *tournament) {
    return heats_draw(tournament);
}

/* ---- a match that no game decides ---- */

static bool is_played_out(const struct tournament *tournament, const struct duel *duel) {
    return duel->over >= tournament->games + tournament_tie_breaks_max(tournament);
}

json_t *tournament_draw(struct tournament *tournament) {
    for (size_t i = 0; i < tournament->duel_count; i++) {
        const struct duel *duel = &tournament->duels[i];
        if (duel->entrants[1] >= 0 && duel->winner < 0 && is_played_out(tournament, duel)) {
            unsigned char lot[RNG_SEED_BYTES];
            char message[64];
            (void)snprintf(message, sizeof message, "draw:%d:%d:%d", (int)tournament->round, duel->entrants[0] + 1,
                           duel->entrants[1] + 1);
            tournament_hmac(lot, tournament, message);
            return json_pack("{s:i, s:i}", "round", (int)tournament->round, "number", duel->entrants[lot[0] & 1] + 1);
        }
    }
    return NULL;
}

/* ---- the end ---- */

json_t *tournament_finish(struct tournament *tournament) {
    int32_t *order = NULL;
    int32_t count = 0;
    if (tournament_ranking(&order, &count, tournament) != OK) {
        return NULL;
    }
    json_t *winners = json_array();
    bool good = true;
    for (int32_t i = 0; i < count; i++) {
        tournament->entrants[order[i]].touched = true;
        if (tournament_has_won(tournament, order[i])) {
            good = add_number(winners, order[i]) && good;
        }
    }
    free(order);
    json_t *body = json_object();
    if (!json_put(body, "winners", winners) || !good) {
        json_decref(body);
        return NULL;
    }
    return body;
}
