/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statistics behind the feed of results, in a shared database: a transaction takes some results of one ruleset in their order,
 * under the ruleset's lock, and moves on how far they have been noted. Two who do so at the same time wait for each other, and
 * the second finds that it is done.
 */
#include <string.h>

#include "player_stats_internal.h"
#include "store/accounts.h"
#include "store/numbering.h"
#include "store/player_stats.h"
#include "store/results.h"

enum { RESULTS_AT_ONCE = 200, RULESET_ID_MAX = 48, BEHIND_MAX = 64 };

/* ---- some results of a ruleset ---- */

struct noting {
    struct db *db;
    const char *ruleset;
    int64_t last; /* position */
    int count;
};

/*
 * Who is deleted in a transaction that this one does not see, and does not find the rows that this one writes, would
 * stay on the boards: so nobody is deleted meanwhile who is noted.
 */
static enum err note_published(void *context, const struct published *published) {
    struct db *db = context;
    struct player_row row;
    enum err err = OK;
    for (int seat = 0; seat < published->seats && err == OK; seat++) {
        err = id_is_none(&published->players[seat]) ? OK : player_hold(&row, db, &published->players[seat]);
    }
    return err == OK ? player_stats_note(db, published) : err;
}

static enum err note_row(void *context, const struct result_row *row) {
    struct noting *noting = context;
    noting->last = row->position;
    noting->count++;
    return player_stats_replay_row(noting->db, row, note_published, noting->db);
}

static enum err note_some(struct db *db, void *context) {
    struct noting *noting = context;
    int64_t before = 0;
    int64_t changed = 0;
    enum err err = stats_rank_lock(&before, db, noting->ruleset);
    noting->last = before;
    noting->count = 0;
    err = err == OK ? player_stats_row_newest_change(db, noting->ruleset, &changed) : err;
    err = err == OK ? stats_rank_list(db, noting->ruleset, before, RESULTS_AT_ONCE, note_row, noting) : err;
    return err == OK ? stats_rank_move(db, noting->ruleset, before, noting->last, changed) : err;
}

/* ---- all that are behind ---- */

struct behind {
    player_stats_mine_function *is_mine;
    void *context;
    int count;
    char rulesets[BEHIND_MAX][RULESET_ID_MAX];
};

static enum err note_behind(void *context, const char *ruleset) {
    struct behind *behind = context;
    bool fits = behind->count < BEHIND_MAX && strlen(ruleset) < RULESET_ID_MAX;
    if (fits && (behind->is_mine == NULL || behind->is_mine(behind->context, ruleset))) {
        memcpy(behind->rulesets[behind->count++], ruleset, strlen(ruleset) + 1);
    }
    return OK;
}

/* A ruleset that fails keeps no other from being noted; of several failures the last is told. */
enum err player_stats_go_on(bool *out_more, struct db *db, player_stats_mine_function *is_mine, void *context) {
    struct behind behind = {.is_mine = is_mine, .context = context};
    enum err result = result_number(db);
    *out_more = false;
    if (result == OK) {
        result = stats_rank_list_behind(db, note_behind, &behind);
    }
    for (int i = 0; i < behind.count; i++) {
        struct noting noting = {.db = db, .ruleset = behind.rulesets[i]};
        enum err err = numbering_run(db, note_some, &noting);
        *out_more = *out_more || (err == OK && noting.count == RESULTS_AT_ONCE);
        result = err == OK ? result : err;
    }
    return result;
}

static bool is_wanted(void *context, const char *ruleset) {
    const struct preset *preset = context;
    return preset == NULL || strcmp(preset->id, ruleset) == 0;
}

enum err player_stats_catch_up(struct db *db, const struct preset *preset) {
    bool more = false;
    if (!db_is_shared(db) || db->in_transaction) {
        return OK;
    }
    enum err err = player_stats_go_on(&more, db, is_wanted, (void *)preset);
    return err == ERR_BUSY ? OK : err;
}
