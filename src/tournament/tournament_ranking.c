/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The order of the standings.
 *
 * By points; equal ones in a round-robin by Sonneborn-Berger (the points of those one has won against, and half of those
 * one has drawn with), then by the points of the games among themselves; in a swiss below the first place by Buchholz (the
 * points of all one has met), then Sonneborn-Berger; then, in all formats, by how far one came in tie-break games. In a
 * knockout it is the round that counts, in heats the stage, and those who came equally far are in the order in which the
 * best of them would have gone on. Entrants who are equal in all this share a rank.
 */
#include <stdlib.h>
#include <string.h>

#include "heats.h"
#include "tournament_internal.h"

/* What two games' worth of points for the opponent's points are: Sonneborn-Berger and Buchholz, over all games. */
static void add_opponents(struct tournament *tournament) {
    bool is_swiss = tournament->format == FORMAT_SWISS;
    for (size_t i = 0; i < tournament->contest_count; i++) {
        const struct contest *contest = &tournament->contests[i];
        if (contest->tie_break || !contest->over || contest->count != 2) {
            continue;
        }
        double points[2] = {0};
        tournament_score(points, tournament, contest);
        for (int side = 0; side < 2; side++) {
            struct entrant *entrant = &tournament->entrants[tournament->seats[contest->first + (size_t)side].entrant];
            const struct entrant *other =
                &tournament->entrants[tournament->seats[contest->first + 1 - (size_t)side].entrant];
            entrant->criteria[is_swiss ? 1 : 0] += points[side] * other->totals.points;
            entrant->criteria[0] += is_swiss ? other->totals.points : 0;
        }
    }
}

/* Those who share the most points of a swiss play for the first place: nothing else tells them apart. */
static void clear_leaders(struct tournament *tournament) {
    double most = 0;
    for (int32_t i = 0; i < tournament->field_count; i++) {
        double points = tournament->entrants[tournament->field[i]].totals.points;
        most = points > most ? points : most;
    }
    for (int32_t i = 0; i < tournament->field_count; i++) {
        struct entrant *entrant = &tournament->entrants[tournament->field[i]];
        if (entrant->totals.points >= most) {
            entrant->criteria[0] = 0;
            entrant->criteria[1] = 0;
        }
    }
}

static int compare_doubles(double a, double b) {
    return (a < b) - (a > b);
}

static int compare_criteria(const struct entrant *a, const struct entrant *b) {
    int order = 0;
    for (int i = 0; i < TOURNAMENT_CRITERIA && order == 0; i++) {
        order = compare_doubles(a->criteria[i], b->criteria[i]);
    }
    return order;
}

static int compare_places(const struct tournament *tournament, const struct entrant *a, const struct entrant *b) {
    int order = (a->status == ENTRANT_DISQUALIFIED) - (b->status == ENTRANT_DISQUALIFIED);
    if (order != 0 || a->status == ENTRANT_DISQUALIFIED) {
        return order;
    }
    if (tournament->format == FORMAT_KNOCKOUT) {
        return (a->level < b->level) - (a->level > b->level);
    }
    if (tournament->format == FORMAT_HEATS) {
        order = (a->level < b->level) - (a->level > b->level);
        order = order != 0 ? order : (a->is_out - b->is_out);
        return order != 0 ? order : compare_criteria(a, b);
    }
    order = compare_doubles(a->totals.points, b->totals.points);
    order = order != 0 ? order : compare_criteria(a, b);
    return order != 0 ? order : (a->level < b->level) - (a->level > b->level);
}

static int compare_indices(const void *a, const void *b, void *context) {
    const struct tournament *tournament = context;
    int32_t one = *(const int32_t *)a;
    int32_t other = *(const int32_t *)b;
    int order = compare_places(tournament, &tournament->entrants[one], &tournament->entrants[other]);
    return order != 0 ? order : (one > other) - (one < other);
}

static void rank(struct tournament *tournament, const int32_t *order, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        struct entrant *entrant = &tournament->entrants[order[i]];
        const struct entrant *before = i == 0 ? NULL : &tournament->entrants[order[i - 1]];
        bool equal = before != NULL && compare_places(tournament, before, entrant) == 0;
        entrant->place = i + 1;
        entrant->rank = equal ? before->rank : i + 1;
    }
}

/* The points of the games among those who share a rank: the direct result. */
static void add_direct(struct tournament *tournament) {
    for (size_t i = 0; i < tournament->contest_count; i++) {
        const struct contest *contest = &tournament->contests[i];
        if (contest->tie_break || !contest->over || contest->count != 2) {
            continue;
        }
        struct entrant *one = &tournament->entrants[tournament->seats[contest->first].entrant];
        struct entrant *other = &tournament->entrants[tournament->seats[contest->first + 1].entrant];
        if (one->rank == other->rank) {
            double points[2] = {0};
            tournament_score(points, tournament, contest);
            one->criteria[1] += points[0];
            other->criteria[1] += points[1];
        }
    }
}

enum err tournament_ranking(int32_t **out, int32_t *out_count, struct tournament *tournament) {
    int32_t count = tournament->field_count;
    int32_t *order = malloc(((size_t)count + 1) * sizeof *order);
    if (order == NULL) {
        return ERR_NO_MEMORY;
    }
    for (int32_t i = 0; i < count; i++) {
        struct entrant *entrant = &tournament->entrants[tournament->field[i]];
        order[i] = tournament->field[i];
        memset(entrant->criteria, 0, sizeof entrant->criteria);
    }
    if (tournament->heats != NULL) {
        heats_find_criteria(tournament);
    }
    if (tournament->format == FORMAT_ROUND_ROBIN || tournament->format == FORMAT_SWISS) {
        add_opponents(tournament);
    }
    if (tournament->format == FORMAT_SWISS) {
        clear_leaders(tournament);
    }
    qsort_r(order, (size_t)count, sizeof *order, compare_indices, tournament);
    rank(tournament, order, count);
    if (tournament->format == FORMAT_ROUND_ROBIN) {
        int32_t *levels = tournament->scratch; /* a tie-break must not come before the direct result */
        for (int32_t i = 0; i < count; i++) {
            levels[i] = tournament->entrants[order[i]].level;
            tournament->entrants[order[i]].level = 0;
        }
        rank(tournament, order, count);
        add_direct(tournament);
        for (int32_t i = 0; i < count; i++) {
            tournament->entrants[order[i]].level = levels[i];
        }
        qsort_r(order, (size_t)count, sizeof *order, compare_indices, tournament);
        rank(tournament, order, count);
    }
    *out = order;
    *out_count = count;
    return OK;
}

bool tournament_has_won(const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    return entrant->rank == 1 && entrant->status == ENTRANT_PLAYING && !entrant->is_out;
}
