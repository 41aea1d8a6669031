/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a game brings those who were at it.
 *
 * In an all-play everybody with the best score has a point; in the other formats a win is 1, and 0.5 is for each of several.
 * Disqualified entrants are left out, so each of their games is scored among the others; those who forfeited get nothing.
 */
#include <assert.h>
#include <math.h>

#include "tournament_internal.h"

static bool is_in(const struct tournament *tournament, const struct contest_seat *seat) {
    bool has_score = tournament->format != FORMAT_HEATS || !isnan(seat->score);
    return tournament->entrants[seat->entrant].status != ENTRANT_DISQUALIFIED && !seat->forfeited && has_score;
}

/* Above 0 when the first one's score is the better one. No score is the least of all. */
static int compare(const struct tournament *tournament, const struct contest_seat *a, const struct contest_seat *b) {
    if (isnan(a->score) || isnan(b->score)) {
        return (int)isnan(b->score) - (int)isnan(a->score);
    }
    int order = (a->score > b->score) - (a->score < b->score);
    if (order == 0) {
        return (a->minor > b->minor) - (a->minor < b->minor);
    }
    return tournament->lower_wins ? -order : order;
}

void tournament_score(double *out, const struct tournament *tournament, const struct contest *contest) {
    const struct contest_seat *seats = &tournament->seats[contest->first];
    const struct contest_seat *best = NULL;
    int32_t equal = 0;
    for (int32_t i = 0; i < contest->count; i++) {
        if (is_in(tournament, &seats[i])) {
            int order = best == NULL ? 1 : compare(tournament, &seats[i], best);
            equal = order > 0 ? 1 : equal + (order == 0);
            best = order > 0 ? &seats[i] : best;
        }
    }
    double share = tournament->format == FORMAT_ALL_PLAY || equal == 1 ? 1 : 0.5;
    for (int32_t i = 0; i < contest->count; i++) {
        bool wins = best != NULL && is_in(tournament, &seats[i]) && compare(tournament, &seats[i], best) == 0;
        out[i] = wins ? share : 0;
    }
}

/* In heats a game that somebody has kept from being played is a game for them alone. */
static bool was_not_played(const struct tournament *tournament, const struct contest *contest, int32_t place) {
    const struct contest_seat *seat = &tournament->seats[contest->first + (size_t)place];
    return tournament->format == FORMAT_HEATS && !tournament->duplicate && isnan(seat->score) && !seat->forfeited;
}

/* Several with the best score: it is drawn among them. */
static void add_totals(struct tournament *tournament, const struct contest *contest, const double *points) {
    int32_t best = 0;
    for (int32_t i = 0; i < contest->count; i++) {
        best += points[i] > 0;
    }
    for (int32_t i = 0; i < contest->count; i++) {
        struct entrant *entrant = &tournament->entrants[tournament->seats[contest->first + (size_t)i].entrant];
        entrant->touched = true;
        if (entrant->status == ENTRANT_DISQUALIFIED || was_not_played(tournament, contest, i)) {
            continue;
        }
        struct entrant_totals *totals = &entrant->totals;
        totals->points += points[i];
        totals->squares += points[i] * points[i];
        totals->games++;
        totals->wins += points[i] > 0 && best == 1;
        totals->draws += points[i] > 0 && best > 1;
        totals->losses += !(points[i] > 0);
    }
}

/* The duel that a game is of, and which of the two had the first seat; NULL when it is of none. */
static struct duel *find_duel(struct tournament *tournament, const struct contest *contest, int *out_first) {
    int32_t a = tournament->seats[contest->first].entrant;
    int32_t b = contest->count == 2 ? tournament->seats[contest->first + 1].entrant : -1;
    for (size_t i = 0; i < tournament->duel_count && b >= 0; i++) {
        struct duel *duel = &tournament->duels[i];
        if ((duel->entrants[0] == a && duel->entrants[1] == b) || (duel->entrants[0] == b && duel->entrants[1] == a)) {
            *out_first = duel->entrants[0] == a ? 0 : 1;
            return duel;
        }
    }
    return NULL;
}

static bool has_duels(const struct tournament *tournament) {
    return (tournament->format == FORMAT_SWISS || tournament->format == FORMAT_KNOCKOUT) && !tournament->breaking_tie;
}

static void count_duel(struct tournament *tournament, const struct contest *contest, const double *points) {
    int first = 0;
    struct duel *duel = find_duel(tournament, contest, &first);
    if (duel == NULL) {
        return;
    }
    duel->points[first] += points[0];
    duel->points[1 - first] += points[1];
    duel->over++;
    if (tournament->format == FORMAT_KNOCKOUT && !(points[0] > 0) && !(points[1] > 0)) {
        duel->begun = (int32_t)tournament->games + TIE_BREAK_GAMES_MAX; /* neither came: no use to go on */
        duel->over = duel->begun;
    }
    bool decided = duel->points[0] > duel->points[1] || duel->points[0] < duel->points[1];
    if (tournament->format == FORMAT_KNOCKOUT && duel->over >= tournament->games && decided && duel->winner < 0) {
        duel->winner = duel->entrants[duel->points[0] > duel->points[1] ? 0 : 1];
        tournament->entrants[duel->winner].level++;
    }
}

static void count_tie_break(struct tournament *tournament, const struct contest *contest, const double *points) {
    for (int32_t i = 0; i < contest->count; i++) {
        tournament->entrants[tournament->seats[contest->first + (size_t)i].entrant].cycle += points[i];
    }
    tournament->cycle_over++;
}

static void note_lead(struct entrant *entrant, bool leads) {
    entrant->lead_balance += leads ? 1 : -1;
    entrant->leads = entrant->leads << 1 | (uint64_t)leads;
    entrant->led_games++;
}

/* Notes who led, for formats in which each entrant must lead as often as not. */
static void count_leads(struct tournament *tournament, const struct contest *contest) {
    if (contest->count == 2) {
        note_lead(&tournament->entrants[tournament->seats[contest->first].entrant], true);
        note_lead(&tournament->entrants[tournament->seats[contest->first + 1].entrant], false);
    }
}

void tournament_count(struct tournament *tournament, const struct contest *contest) {
    double *points = tournament->points;
    assert(contest->count <= tournament->entrant_count);
    tournament_score(points, tournament, contest);
    if (!contest->tie_break) {
        add_totals(tournament, contest, points);
        count_leads(tournament, contest);
    }
    if (has_duels(tournament)) {
        count_duel(tournament, contest, points);
    } else if (tournament->breaking_tie && contest->tie_break) {
        count_tie_break(tournament, contest, points);
    }
}

void tournament_recount(struct tournament *tournament) {
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        tournament->entrants[i].totals = (struct entrant_totals){0};
        tournament->entrants[i].touched = true;
    }
    for (size_t i = 0; i < tournament->contest_count; i++) {
        const struct contest *contest = &tournament->contests[i];
        if (contest->over && !contest->tie_break) {
            tournament_score(tournament->points, tournament, contest);
            add_totals(tournament, contest, tournament->points);
        }
    }
    for (int32_t i = 0; i < tournament->field_count; i++) {
        struct entrant *entrant = &tournament->entrants[tournament->field[i]];
        if (entrant->byes > 0 && entrant->status != ENTRANT_DISQUALIFIED) {
            tournament_add_byes(tournament, entrant, entrant->byes);
        }
    }
}

void tournament_add_byes(const struct tournament *tournament, struct entrant *entrant, int32_t byes) {
    if (tournament->format == FORMAT_SWISS) { /* a won game; in a knockout it is none */
        entrant->totals.points += byes;
        entrant->totals.squares += byes;
        entrant->totals.games += byes;
        entrant->totals.wins += byes;
        entrant->touched = true;
    }
}

/* A game of a duel that has begun. */
void tournament_note_duel(struct tournament *tournament, const struct contest *contest) {
    int first = 0;
    struct duel *duel = has_duels(tournament) ? find_duel(tournament, contest, &first) : NULL;
    if (duel != NULL) {
        duel->begun++;
    }
}
