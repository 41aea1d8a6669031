/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Statistics against results: every row of `player_stats`, `record`, `rating_step` and `rating_pair`, and each that lacks.
 *
 * Ratings depend on those of everybody else, so the results are walked once, in the order in which they were rated, with
 * each player's rating and each pair in memory: a hundred bytes each. Tallies depend on nobody else: they are added up
 * player by player, from the results of one at a time. `changed`, a row's number in the order of writing, is given anew
 * when they are rebuilt: it says nothing that could be compared.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "player_stats_internal.h"
#include "store/accounts.h"
#include "store/player_stats.h"

enum { REPORTED_MAX = 1000 };

/* A rating may have been reckoned by another C library, whose logarithm has another last bit. Shown are hundredths. */
static const double rating_slack = 0.001;
static const double volatility_slack = 0.00001;

struct rated_player {
    struct hash_table_item head;
    struct seat_rating rating;
    int64_t steps; /* matches that have changed it */
};

struct check {
    struct db *db;
    player_stats_report_function *report;
    void *context;
    int reported;
    struct pairs *pairs;
    struct hash_table *ratings;
    struct sheets sheets;     /* of the player under way */
    struct sheet *sheet;      /* of these, the one under way */
    bool stale[RULESETS_MAX]; /* by sheet */
    bool strange;             /* rows of a ruleset that there is not */
};

/* ---- what is found ---- */

static void note_stale(void *context, const char *ruleset) {
    struct check *check = context;
    size_t i = 0;
    while (i < check->sheets.count && strcmp(check->sheets.sheets[i].preset->id, ruleset) != 0) {
        i++;
    }
    if (i < check->sheets.count) {
        check->stale[i] = true;
    } else {
        check->strange = true;
    }
}

static void report(struct check *check, const struct id *player, const char *ruleset, const char *row,
                   const char *what) {
    char text[160];
    note_stale(check, ruleset);
    if (check->reported++ < REPORTED_MAX) {
        (void)snprintf(text, sizeof text, "%s in %s %s", row, ruleset, what);
        check->report(check->context, "player", player, 0, text);
    }
}

/* ---- ratings ---- */

static bool is_near(double a, double b, double slack) {
    return fabs(a - b) <= slack; /* not so for NaN */
}

/* A player's rating from a match on, and the row that says so. */
static enum err check_step(struct check *check, const struct published *published, const struct id *player,
                           const struct glicko *rating) {
    struct rating_step_row row;
    char what[64];
    enum err err = rating_step_get(&row, check->db, published->preset->id, player, &published->id);
    if (err != OK) {
        return err;
    }
    (void)snprintf(what, sizeof what, "the rating after match %s", published->id.text);
    if (id_is_none(&row.result)) {
        report(check, player, published->preset->id, what, "is missing");
    } else if (!is_near(row.rating, rating->rating, rating_slack) ||
               !is_near(row.deviation, rating->deviation, rating_slack)) {
        report(check, player, published->preset->id, what, "is not what the results say");
    }
    return OK;
}

/* Has the player of a seat another one behind it whose rating has changed? Then that says what theirs is. */
static bool has_later_seat(const struct published *published, seat_set changed, int seat) {
    for (int i = seat + 1; i < published->seats; i++) {
        if (seat_set_has(changed, i) && id_equal(&published->players[i], &published->players[seat])) {
            return true;
        }
    }
    return false;
}

/* The rating of a seat after a match. */
static enum err note_rating(struct check *check, const struct published *published, int seat,
                            const struct seat_rating *rating) {
    const struct id *id = &published->players[seat];
    struct rated_player *player = hash_table_add(check->ratings, published->preset->id, id, NULL);
    if (player == NULL) {
        return ERR_NO_MEMORY;
    }
    player->rating = *rating;
    player->steps++;
    return check_step(check, published, id, &rating->rating);
}

static enum err rate(void *context, const struct published *published) {
    struct check *check = context;
    struct seat_rating ratings[SEATS_MAX] = {0};
    seat_set changed = 0;
    if (!player_stats_rates(published)) {
        return OK;
    }
    enum err err = OK;
    for (int i = 0; i < published->seats && err == OK; i++) {
        const struct rated_player *player =
            hash_table_find(check->ratings, published->preset->id, &published->players[i], NULL);
        ratings[i].rating = (struct glicko){GLICKO_RATING, GLICKO_DEVIATION, GLICKO_VOLATILITY};
        if (player != NULL) {
            ratings[i] = player->rating;
        }
        err = player_stats_is_rated(&ratings[i].is_rated, check->db, published, i);
    }
    err = err == OK ? player_stats_rate(&changed, ratings, published, pairs_count, check->pairs) : err;
    for (int i = 0; i < published->seats && err == OK; i++) {
        if (seat_set_has(changed, i) && !has_later_seat(published, changed, i)) {
            err = note_rating(check, published, i, &ratings[i]);
        }
    }
    return err;
}

/* Those that lack have been reported; are there others? */
static enum err check_steps(struct check *check) {
    const char *ruleset = check->sheet->preset->id;
    const struct id *id = &check->sheets.player;
    const struct rated_player *player = hash_table_find(check->ratings, ruleset, id, NULL);
    int64_t count = 0;
    enum err err = rating_step_count(&count, check->db, ruleset, id);
    if (err == OK && count > (player == NULL ? 0 : player->steps)) {
        report(check, id, ruleset, "a rating after a match", "is of no result");
    }
    return err;
}

static bool is_same_rating(const struct check *check, const struct player_stats_row *row) {
    const struct rated_player *player =
        hash_table_find(check->ratings, check->sheet->preset->id, &check->sheets.player, NULL);
    if (player == NULL) {
        return row->rated_at == 0 && is_near(row->rating, 0, 0) && is_near(row->deviation, 0, 0) &&
               is_near(row->volatility, 0, 0);
    }
    const struct glicko *wanted = &player->rating.rating;
    return row->rated_at == player->rating.rated_at && is_near(row->rating, wanted->rating, rating_slack) &&
           is_near(row->deviation, wanted->deviation, rating_slack) &&
           is_near(row->volatility, wanted->volatility, volatility_slack);
}

/* ---- a player ---- */

/* The first period whose tally is another; NULL where all are the same. */
static const char *different_period(const struct player_stats *one, const struct player_stats *other) {
    for (enum period period = PERIOD_ALL; period < PERIOD_COUNT; period++) {
        if (memcmp(&one->tallies[period], &other->tallies[period], sizeof one->tallies[period]) != 0) {
            return period_name(period);
        }
    }
    return NULL;
}

static void check_stats(struct check *check, const struct player_stats_row *row, bool is_gone) {
    struct player_stats stats = {0};
    const struct id *player = &check->sheets.player;
    const char *ruleset = check->sheet->preset->id;
    char what[80];
    if (!check->sheet->has_stats) {
        report(check, player, ruleset, "the standing", "is of no result");
        return;
    }
    enum err err = stats_unpack(&stats, row->tallies, row->tallies_length);
    const char *period = err == OK ? different_period(&stats, &check->sheet->stats) : "all";
    if (period != NULL) {
        (void)snprintf(what, sizeof what, "is not what the results say (period: %s)", period);
        report(check, player, ruleset, "the standing", what);
    }
    if (!is_same_rating(check, row)) {
        report(check, player, ruleset, "the rating", "is not what the results say");
    }
    if (row->gone != is_gone) {
        report(check, player, ruleset, "the standing",
               row->gone ? "is gone and the player is not" : "is there and the player is gone");
    }
}

static void check_record(struct check *check, const struct record_row *row) {
    struct tally tally = {0};
    enum err err = tally_unpack(&tally, row->tally, row->tally_length);
    if (err != OK || !check->sheet->has_record || memcmp(&tally, &check->sheet->record, sizeof tally) != 0) {
        report(check, &check->sheets.player, check->sheet->preset->id, "the record", "is not what the results say");
    }
}

static enum err check_sheet(struct check *check, const struct player_row *player) {
    const char *ruleset = check->sheet->preset->id;
    const struct id *id = &check->sheets.player;
    struct player_stats_row stats;
    struct record_row record;
    enum err err = player_stats_row_get(&stats, check->db, ruleset, id);
    err = err == OK ? record_get(&record, check->db, ruleset, id) : err;
    if (err != OK) {
        return err;
    }
    if (!id_is_none(&stats.player)) {
        check_stats(check, &stats, player->deleted_at != 0);
    } else if (check->sheet->has_stats) {
        report(check, id, ruleset, "the standing", "is missing");
    }
    if (!id_is_none(&record.player)) {
        check_record(check, &record);
    } else if (check->sheet->has_record) {
        report(check, id, ruleset, "the record", "is missing");
    }
    return check_steps(check);
}

static enum err check_player(struct check *check, const struct id *player) {
    struct sheets *sheets = &check->sheets;
    struct player_row row;
    enum err err = sheets_read(sheets, check->db, player);
    err = err == OK ? player_get(&row, check->db, player) : err;
    for (size_t i = 0; i < sheets->count && err == OK; i++) {
        check->sheet = &sheets->sheets[i];
        err = check_sheet(check, &row);
    }
    return err;
}

static enum err check_players(struct check *check) {
    struct id player = {""};
    enum err err = player_stats_row_next_player(&player, check->db, &player);
    while (err == OK && !id_is_none(&player)) {
        err = check_player(check, &player);
        err = err == OK ? player_stats_row_next_player(&player, check->db, &player) : err;
    }
    return err;
}

/* ---- rows of nobody, and of nothing ---- */

static enum err note_lost(void *context, const struct player_stats_row *row) {
    report(context, &row->player, row->ruleset, "the standing", "is of no result");
    return OK;
}

static enum err note_lost_step(void *context, const char *ruleset, const struct id *player) {
    report(context, player, ruleset, "a rating after a match", "is of no result");
    return OK;
}

static enum err note_ruleset(void *context, const char *ruleset, const struct id *player) {
    struct check *check = context;
    const struct family *family = NULL;
    if (family_find_preset(&family, ruleset, strlen(ruleset)) == NULL) {
        report(check, player, ruleset, "a row of the boards", "is of a ruleset that there is not");
    }
    return OK;
}

/* ---- the whole ---- */

static enum err check_all(struct check *check) {
    static const struct id nobody = {""};
    enum err err = sheets_read(&check->sheets, check->db, &nobody); /* from here on rulesets have their places */
    err = err == OK ? player_stats_replay_all(check->db, rate, check) : err;
    err = err == OK ? check_players(check) : err;
    err = err == OK ? player_stats_row_list_lost(check->db, REPORTED_MAX, note_lost, check) : err;
    err = err == OK ? rating_step_list_lost(check->db, REPORTED_MAX, note_lost_step, check) : err;
    err = err == OK ? player_stats_row_list_rulesets(check->db, note_ruleset, check) : err;
    return err == OK ? pairs_check(check->pairs, check->db, note_stale, check, check->report, check->context) : err;
}

enum err player_stats_check(int *out_stale, struct db *db, player_stats_report_function *report_function,
                            void *context) {
    struct check *check = calloc(1, sizeof *check);
    enum err err = check == NULL ? ERR_NO_MEMORY : pairs_create(&check->pairs);
    err = err == OK ? hash_table_create(&check->ratings, sizeof(struct rated_player)) : err;
    err = err == OK ? db_begin(db) : err;
    if (err == OK) {
        check->db = db;
        check->report = report_function;
        check->context = context;
        err = check_all(check);
        (void)db_rollback(db); /* it was a snapshot to read from */
        int stale = check->strange;
        for (size_t i = 0; i < RULESETS_MAX; i++) {
            stale += check->stale[i];
        }
        *out_stale = stale;
    }
    if (check != NULL) {
        pairs_free(check->pairs);
        hash_table_free(check->ratings);
        free(check);
    }
    return err;
}
