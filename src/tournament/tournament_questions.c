/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tournaments whose games are dealt from stored sets of questions.
 *
 * No question is dealt to two tables. So when the tournament is made it is reckoned how many tables there can be at the
 * most (`shares` in its first event), and each has a share of the sets to itself, by how many tables came before it and how
 * many sat there; the order of the questions follows from the seed: HMAC-SHA256 with the tournament's seed as the key of
 * "questions". All of that stands in the log, so a game is dealt from the same share whenever its last player comes, and
 * which it was can be reckoned again. As no questions are kept for them, there are no games that break a tie. A game of
 * heats that is played again, as somebody did not come, is of its table, and has the table's share.
 */
#include <string.h>

#include "game/match.h"
#include "heats.h"
#include "tournament_internal.h"
#include "tournament_slice.h"

/* ---- shares ---- */

static const struct contest *find_contest(const struct tournament *tournament, const struct id *game) {
    for (size_t i = tournament->contest_count; i > 0; i--) {
        if (id_equal(&tournament->contests[i - 1].game, game)) {
            return &tournament->contests[i - 1];
        }
    }
    return NULL;
}

/* The table of heats at which the players of a game sit, in its stage; NULL where there is none. */
static const struct heat_table *find_table(const struct tournament *tournament, const struct contest *contest) {
    const struct heats *heats = tournament->heats;
    bool has_stage = contest->round >= 1 && contest->round <= heats->stage_count;
    return heats_find_table(heats, has_stage ? &heats->stages[contest->round - 1] : NULL,
                            tournament->seats[contest->first].entrant);
}

/* Tables of heats are of several sizes; in all other formats all games are for as many. */
static bool find_before(struct stock_share *share, const struct tournament *tournament, const struct contest *contest) {
    const struct heat_table *table = tournament->heats == NULL ? NULL : find_table(tournament, contest);
    if (table != NULL) {
        share->before.tables = (uint32_t)(table - tournament->heats->tables);
        share->before.seats = (uint32_t)table->first;
        share->seats = (uint32_t)table->count;
        return true;
    }
    share->seats = share->plan.seats / share->plan.tables;
    share->before.tables = contest->number > share->plan.tables ? share->plan.tables : (uint32_t)contest->number - 1;
    share->before.seats = share->before.tables * share->seats;
    return tournament->heats == NULL;
}

enum err tournament_find_share(struct stock_share *out, const struct tournament *tournament, const struct id *game) {
    const struct contest *contest = find_contest(tournament, game);
    *out = (struct stock_share){.plan = tournament->shares};
    if (contest == NULL || out->plan.tables == 0 || !find_before(out, tournament, contest)) {
        return ERR_CORRUPT;
    }
    tournament_hmac(out->seed, tournament, "questions");
    bool fits = out->before.tables < out->plan.tables && out->before.seats + out->seats <= out->plan.seats;
    return fits ? OK : ERR_CORRUPT;
}

/* ---- sets that are gone ---- */

enum err slice_cancel_without_sets(struct slice *slice) {
    return tournament_batch_add(&slice->batch, slice->tournament, slice->now, TOURNAMENT_EVENT_CANCELLED,
                                json_pack("{s:s}", "reason", REASON_SET_DELETED));
}
