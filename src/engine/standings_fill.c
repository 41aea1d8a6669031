/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Standings and records from all results: filling them where a database is older than they are, building them anew, and
 * holding them against what the results say.
 */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "standings_internal.h"
#include "store/projection.h"
#include "store/standings.h"

enum { RESULTS_AT_ONCE = 500, RESULTS_A_TRANSACTION = 20 * RESULTS_AT_ONCE, RULESETS_MAX = 32 };

/* ---- from all results ---- */

/* What is done with each result, in the order of publication. */
typedef enum err published_function(void *context, const struct published *published);

struct replay {
    struct db *db;
    published_function *note;
    void *context;
    struct id after;
    size_t count; /* of this look */
};

static enum err note_seat_row(void *context, const struct seat_row *row) {
    struct published *published = context;
    if (row->seat < SEATS_MAX) {
        published->players[row->seat] = row->player;
        published->seats = row->seat + 1;
        bool resigned = strcmp(row->status, "resigned") == 0;
        published->resigned = (uint16_t)(published->resigned | (unsigned)resigned << row->seat);
    }
    return OK;
}

static enum err replay_result(void *context, const struct result_row *row) {
    struct replay *replay = context;
    struct published published = {.round = row->round, .at = row->published_at, .ranked = row->ranked};
    replay->after = row->id;
    replay->count++;
    published.preset = family_find_preset(&published.family, row->ruleset, strlen(row->ruleset));
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    if (body == NULL || published.preset == NULL) {
        json_decref(body);
        return ERR_CORRUPT;
    }
    published.body = body;
    enum err err = seat_rows_read(replay->db, &row->game, note_seat_row, &published);
    if (err == OK) {
        err = replay->note(replay->context, &published);
    }
    json_decref(body);
    return err;
}

/* The next results, as many as `limit` or a few more; *out_more: there may be others. */
static enum err replay_some(bool *out_more, struct replay *replay, size_t limit) {
    size_t done = 0;
    enum err err = OK;
    do {
        replay->count = 0;
        err = result_list(replay->db, &replay->after, RESULTS_AT_ONCE, replay_result, replay);
        done += replay->count;
    } while (err == OK && replay->count == RESULTS_AT_ONCE && done < limit);
    *out_more = replay->count == RESULTS_AT_ONCE;
    return err;
}

static enum err replay_all(struct db *db, published_function *note, void *context) {
    struct replay replay = {.db = db, .note = note, .context = context};
    bool more = true;
    return replay_some(&more, &replay, SIZE_MAX);
}

static enum err note_again(void *context, const struct published *published) {
    return standings_note(context, published);
}

/* Commits, or rolls back what has failed. */
static enum err end(struct db *db, enum err err) {
    if (err != OK) {
        (void)db_rollback(db);
        return err;
    }
    return db_commit(db);
}

/* ---- filling ---- */

enum err standings_are_whole(bool *out, struct db *db) {
    struct id newest;
    bool fills = false;
    enum err err = filling_read(db, &fills, &newest);
    *out = !fills;
    return err;
}

/* One transaction of it, which notes how far it has come. */
static enum err fill_some(bool *out_more, struct db *db) {
    struct replay replay = {.db = db, .note = note_again, .context = db};
    enum err err = filling_read(db, out_more, &replay.after);
    if (err != OK || !*out_more) {
        return err;
    }
    err = replay_some(out_more, &replay, RESULTS_A_TRANSACTION);
    if (err != OK) {
        return err;
    }
    return *out_more ? filling_put(db, &replay.after) : filling_end(db);
}

enum err standings_fill(struct db *db) {
    bool more = true;
    enum err err = OK;
    while (err == OK && more) {
        err = db_begin(db);
        if (err == OK) {
            err = end(db, fill_some(&more, db));
        }
    }
    return err;
}

/* ---- building anew ---- */

static enum err rebuild(struct db *db) {
    enum err err = record_clear(db);
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count && err == OK; i++) {
            err = standing_clear(db, families[f]->presets[i].id);
        }
    }
    return err == OK ? replay_all(db, note_again, db) : err;
}

enum err standings_rebuild(struct db *db) {
    enum err err = db_begin(db);
    return err == OK ? end(db, rebuild(db)) : err;
}

/* ---- checking ---- */

/*
 * What all players of a ruleset have together, each player's numbers times one that nobody can guess: so what one of them
 * has too much is not made up for by what another lacks.
 */
struct sums {
    uint64_t games, wins, draws, losses, points, rounds, score_sum;
};

struct ruleset_sums {
    const struct preset *preset;
    struct sums standings, records;
    bool stale;      /* for a row of its own */
    int64_t changed; /* of the standing summed up last */
};

struct all_sums {
    struct db *db;
    struct pairs *pairs;
    unsigned char key[crypto_shorthash_KEYBYTES];
    size_t count;
    struct ruleset_sums sums[RULESETS_MAX];
    struct ruleset_sums *current; /* whose standings are being summed up */
    struct id player;             /* of the record summed up last, and its ruleset */
    char ruleset[32];
    size_t looked; /* rows of this look */
};

static uint64_t weight_of(const struct all_sums *all, const struct id *player) {
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t weight = 0;
    static_assert(sizeof hash == sizeof weight, "a hash is a number");
    (void)crypto_shorthash(hash, (const unsigned char *)player->text, ID_LENGTH, all->key);
    memcpy(&weight, hash, sizeof weight);
    return weight;
}

/* Sums are modulo 2^64; the weight of what is to be taken away is negated. */
static void add_tally(struct sums *sums, const struct tally *tally, uint64_t weight) {
    sums->games += weight * (uint64_t)tally->games;
    sums->wins += weight * (uint64_t)tally->wins;
    sums->draws += weight * (uint64_t)tally->draws;
    sums->losses += weight * (uint64_t)tally->losses;
    sums->points += weight * (uint64_t)tally->points;
    sums->rounds += weight * (uint64_t)tally->rounds;
    sums->score_sum += weight * (uint64_t)tally->score_sum;
}

static bool is_zero(const struct sums *sums) {
    return sums->games == 0 && sums->wins == 0 && sums->draws == 0 && sums->losses == 0 && sums->points == 0 &&
           sums->rounds == 0 && sums->score_sum == 0;
}

static enum err add_published(void *context, const struct published *published) {
    struct all_sums *all = context;
    struct ruleset_sums *sums = all->sums;
    while (sums->preset != published->preset) {
        sums++;
    }
    for (int i = 0; i < published->seats; i++) {
        struct tally tally = {0};
        struct tally counted = {0};
        struct outing outing = standings_outing(published, i);
        struct outing game = standings_counted(&outing);
        uint64_t weight = weight_of(all, &published->players[i]);
        tally_note(&counted, &game, published->at);
        tally_note(&tally, &outing, published->at);
        if (game.game) {
            add_tally(&sums->records, &counted, weight);
        }
        if (published->ranked) {
            add_tally(&sums->standings, &tally, weight);
        }
    }
    return pairs_note(all->pairs, all->db, published);
}

static enum err subtract_standing(void *context, const struct standing_row *row) {
    struct all_sums *all = context;
    struct standing standing = {0};
    all->current->changed = row->changed;
    all->looked++;
    enum err err = standing_unpack(&standing, row->tallies, row->tallies_length);
    add_tally(&all->current->standings, &standing.tallies[PERIOD_ALL], 0 - weight_of(all, &row->player));
    return err;
}

static enum err subtract_record(void *context, const struct record_row *row) {
    struct all_sums *all = context;
    struct tally tally = {0};
    size_t i = 0;
    while (i < all->count && strcmp(all->sums[i].preset->id, row->ruleset) != 0) {
        i++;
    }
    if (i == all->count) {
        return ERR_CORRUPT;
    }
    all->looked++;
    all->player = row->player;
    (void)snprintf(all->ruleset, sizeof all->ruleset, "%s", row->ruleset);
    enum err err = tally_unpack(&tally, row->tally, row->tally_length);
    add_tally(&all->sums[i].records, &tally, 0 - weight_of(all, &row->player));
    return err;
}

static enum err subtract_rows(struct db *db, struct all_sums *all) {
    enum err err = OK;
    for (size_t i = 0; i < all->count && err == OK; i++) {
        all->current = &all->sums[i];
        do {
            all->looked = 0;
            err = standing_list_changed(db, all->current->preset->id, all->current->changed, RESULTS_AT_ONCE,
                                        subtract_standing, all);
        } while (err == OK && all->looked == RESULTS_AT_ONCE);
    }
    while (err == OK) {
        all->looked = 0;
        err = record_list(db, &all->player, all->ruleset, RESULTS_AT_ONCE, subtract_record, all);
        if (all->looked < RESULTS_AT_ONCE) {
            break;
        }
    }
    return err;
}

/* Rows of a ruleset that there is not make the last one stale. */
static void note_stale(void *context, const char *ruleset) {
    struct all_sums *all = context;
    size_t i = 0;
    while (i + 1 < all->count && strcmp(all->sums[i].preset->id, ruleset) != 0) {
        i++;
    }
    all->sums[i].stale = true;
}

static enum err check(int *out_stale, struct db *db, struct all_sums *all, standings_report_function *report,
                      void *context) {
    int stale = 0;
    enum err err = replay_all(db, add_published, all);
    if (err == OK) {
        err = subtract_rows(db, all);
    }
    if (err == OK) {
        err = pairs_check(all->pairs, db, note_stale, all, report, context);
    }
    for (size_t i = 0; i < all->count; i++) {
        stale += !is_zero(&all->sums[i].standings) || !is_zero(&all->sums[i].records) || all->sums[i].stale;
    }
    *out_stale = stale;
    return err;
}

enum err standings_check(int *out_stale, struct db *db, standings_report_function *report, void *context) {
    struct all_sums *all = calloc(1, sizeof *all);
    if (all == NULL || pairs_create(&all->pairs) != OK) {
        free(all);
        return ERR_NO_MEMORY;
    }
    all->db = db;
    crypto_shorthash_keygen(all->key);
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count; i++) {
            assert(all->count < RULESETS_MAX);
            all->sums[all->count++].preset = &families[f]->presets[i];
        }
    }
    enum err err = db_begin(db);
    if (err == OK) {
        err = check(out_stale, db, all, report, context);
        (void)db_rollback(db); /* it was a snapshot to read from */
    }
    pairs_free(all->pairs);
    free(all);
    return err;
}
