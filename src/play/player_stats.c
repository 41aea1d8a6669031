/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From results to rows. A result is read as the log has it, so that building anew from the results gives the same.
 *
 * Ratings: a match is a rating period for all who are at the table, by their ratings before it; everybody is compared with
 * everybody by the points of the match. Guests are not rated and nobody is by them, in matches begun before they took a
 * name; the eleventh match of a pair on one day and all later ones count for neither.
 */
#include "play/player_stats.h"

#include <math.h>
#include <string.h>

#include "player_stats_internal.h"
#include "store/accounts.h"
#include "store/event_log.h"
#include "store/player_stats.h"

enum { PAIR_GAMES_MAX = 10 };

static const int64_t day_ms = INT64_C(24) * 60 * 60 * 1000;

/* ---- rows ---- */

enum err player_stats_read_record(struct tally *out, struct db *db, const struct preset *preset,
                                  const struct id *player) {
    struct record_row row;
    enum err err = record_get(&row, db, preset->id, player);
    *out = (struct tally){0};
    return err != OK || id_is_none(&row.player) ? err : tally_unpack(out, row.tally, row.tally_length);
}

enum err player_stats_write_record(struct db *db, const struct preset *preset, const struct id *player,
                                   const struct tally *tally) {
    struct record_row row = {.ruleset = preset->id, .player = *player};
    row.tally_length = tally_pack(row.tally, tally);
    return record_put(db, &row);
}

enum err player_stats_read(struct player_stats *out, struct db *db, const struct preset *preset,
                           const struct id *player) {
    struct player_stats_row row;
    enum err err = player_stats_row_get(&row, db, preset->id, player);
    struct player_stats stats = {.rating = {GLICKO_RATING, GLICKO_DEVIATION, GLICKO_VOLATILITY}};
    if (err == OK && !id_is_none(&row.player)) {
        err = stats_unpack(&stats, row.tallies, row.tallies_length);
    }
    if (err == OK && row.rated_at != 0) {
        stats.rated_at = row.rated_at;
        stats.rating = (struct glicko){row.rating, row.deviation, row.volatility};
    }
    *out = err == OK ? stats : *out;
    return err;
}

static enum err write_stats(struct db *db, const struct preset *preset, const struct id *player,
                            const struct player_stats *stats) {
    struct player_stats_row row = {
        .ruleset = preset->id,
        .player = *player,
        .rated_at = stats->rated_at,
        .rating = stats->rating.rating,
        .deviation = stats->rating.deviation,
        .volatility = stats->rating.volatility,
    };
    row.tallies_length = stats_pack(row.tallies, stats);
    return player_stats_row_put(db, &row);
}

/* ---- what a result means ---- */

static double number_of(const struct published *published, const char *member, int seat) {
    return json_number_value(json_array_get(json_object_get(published->body, member), (size_t)seat));
}

static double points_of(const struct published *published, int seat) {
    return number_of(published, "points", seat);
}

static int count_contenders(const struct published *published) {
    return published->seats - seat_set_count(published->officials);
}

static bool is_official(const struct published *published, int seat) {
    return seat_set_has(published->officials, seat);
}

static bool is_winner(const struct published *published, int seat) {
    size_t index = 0;
    const json_t *item = NULL;
    json_array_foreach(json_object_get(published->body, "winners"), index, item) {
        if (json_integer_value(item) == seat) {
            return true;
        }
    }
    return false;
}

struct outing player_stats_outing(const struct published *published, int seat) {
    const struct family *family = published->family;
    struct outing outing = {0};
    bool alone = count_contenders(published) == 1;
    if (is_official(published, seat)) {
        return outing;
    }
    if (published->round == 0) {
        if (!alone) {
            size_t winners = json_array_size(json_object_get(published->body, "winners"));
            bool won = is_winner(published, seat);
            outing.game = true;
            outing.won = won && winners == 1;
            outing.drawn = won && winners > 1;
            outing.lost = !won;
            outing.points = points_of(published, seat);
        }
        return outing;
    }
    if (family->score_order != SCORES_NONE) {
        struct round_score score = {0};
        family->score(&score, published->preset, published->body, seat, count_contenders(published));
        outing.has_score = score.has_value;
        outing.score = score.value;
        outing.lower_is_better = family->score_order == SCORES_ASCENDING;
        outing.won = alone && score.won;
        outing.lost = alone && score.lost;
    }
    outing.game = alone;
    outing.points = alone ? points_of(published, seat) : 0;
    return outing;
}

struct outing player_stats_counted(const struct outing *outing) {
    struct outing counted = *outing;
    counted.has_score = false;
    return counted;
}

bool player_stats_rates(const struct published *published) {
    return published->ranked && published->round == 0 && count_contenders(published) > 1;
}

bool player_stats_means_nothing(const struct outing *outing) {
    return !outing->game && !outing->has_score;
}

/* ---- ratings ---- */

enum err player_stats_is_rated(bool *out, struct db *db, const struct published *published, int seat) {
    struct player_row row;
    int64_t begun_at = 0;
    enum err err = player_get(&row, db, &published->players[seat]);
    if (err == OK && row.named_at != 0) {
        err = event_log_read_begun_at(&begun_at, db, &published->game);
    }
    *out = !id_is_none(&row.id) && !row.guest && begun_at >= row.named_at && !is_official(published, seat);
    return err;
}

static struct glicko grown_old(const struct seat_rating *rating, int64_t at) {
    struct glicko grown = rating->rating;
    if (rating->rated_at != 0) {
        int64_t idle_days = (at - rating->rated_at) / day_ms;
        grown.deviation = glicko_deviation_after(&grown, (double)idle_days);
    }
    return grown;
}

static bool has_resigned(const struct published *published, int seat) {
    return seat_set_has(published->resigned, seat);
}

/*
 * What a seat is rated by: its points, below all points for those who resigned, and above all for the only winner, who has the
 * most but for matches that were won at once.
 */
static double stats_of(const struct published *published, int seat) {
    bool has_won = json_array_size(json_object_get(published->body, "winners")) == 1 && is_winner(published, seat);
    return has_resigned(published, seat) ? -INFINITY : has_won ? INFINITY : points_of(published, seat);
}

/* 1, 0.5 or 0, as one seat compares with another; of equal points what tells them apart counts, where there is such. */
static double compare(const struct published *published, int seat, int other) {
    double own = stats_of(published, seat);
    double theirs = stats_of(published, other);
    if (!(own > theirs) && !(own < theirs) && !has_resigned(published, seat)) {
        own = number_of(published, "minor", seat);
        theirs = number_of(published, "minor", other);
    }
    if (own > theirs) {
        return 1;
    }
    return own < theirs ? 0 : 0.5;
}

/* Which pairs of rated seats count: by seat, with whom. */
static enum err count_pairs(seat_set counts[static SEATS_MAX], const struct seat_rating *ratings,
                            const struct published *published, pair_count_function *count_pair, void *context) {
    int64_t day = period_start(PERIOD_DAY, published->at);
    enum err err = OK;
    for (int i = 0; i < published->seats; i++) {
        for (int k = 0; k < i && err == OK; k++) {
            bool same = id_equal(&published->players[i], &published->players[k]);
            int64_t games = 0;
            if (!ratings[i].is_rated || !ratings[k].is_rated || same) {
                continue;
            }
            err =
                count_pair(context, published->preset->id, &published->players[i], &published->players[k], day, &games);
            if (err == OK && games <= PAIR_GAMES_MAX) {
                counts[i] |= seat_set_of(k);
                counts[k] |= seat_set_of(i);
            }
        }
    }
    return err;
}

enum err player_stats_rate(seat_set *out_changed, struct seat_rating *ratings, const struct published *published,
                           pair_count_function *count_pair, void *context) {
    struct glicko before[SEATS_MAX];
    seat_set counts[SEATS_MAX] = {0};
    enum err err = count_pairs(counts, ratings, published, count_pair, context);
    if (err != OK) {
        return err;
    }
    for (int i = 0; i < published->seats; i++) {
        before[i] = grown_old(&ratings[i], published->at);
    }
    *out_changed = 0;
    for (int i = 0; i < published->seats; i++) {
        struct glicko_game games[SEATS_MAX];
        size_t count = 0;
        for (int other = 0; other < published->seats; other++) {
            if (seat_set_has(counts[i], other)) {
                games[count++] = (struct glicko_game){before[other], compare(published, i, other)};
            }
        }
        if (count > 0) {
            ratings[i].rating = glicko_update(&before[i], games, count);
            ratings[i].rated_at = published->at;
            *out_changed |= seat_set_of(i);
        }
    }
    return OK;
}

static enum err count_in_rows(void *context, const char *ruleset, const struct id *one, const struct id *other,
                              int64_t day, int64_t *out_games) {
    return rating_pair_count(context, ruleset, one, other, day, out_games);
}

static enum err write_step(struct db *db, const struct published *published, const struct id *player,
                           const struct glicko *rating) {
    const struct rating_step_row row = {
        .result = published->id, .rating = rating->rating, .deviation = rating->deviation};
    return rating_step_put(db, published->preset->id, player, &row);
}

static enum err rate_all(struct db *db, const struct published *published) {
    struct player_stats stats[SEATS_MAX];
    struct seat_rating ratings[SEATS_MAX] = {0};
    seat_set changed = 0;
    enum err err = OK;
    for (int i = 0; i < published->seats && err == OK; i++) {
        err = player_stats_is_rated(&ratings[i].is_rated, db, published, i);
        if (err == OK) {
            err = player_stats_read(&stats[i], db, published->preset, &published->players[i]);
        }
        if (err == OK) {
            ratings[i].rating = stats[i].rating;
            ratings[i].rated_at = stats[i].rated_at;
        }
    }
    err = err == OK ? player_stats_rate(&changed, ratings, published, count_in_rows, db) : err;
    for (int i = 0; i < published->seats && err == OK; i++) {
        if (seat_set_has(changed, i)) {
            stats[i].rating = ratings[i].rating;
            stats[i].rated_at = ratings[i].rated_at;
            err = write_stats(db, published->preset, &published->players[i], &stats[i]);
            err = err == OK ? write_step(db, published, &published->players[i], &ratings[i].rating) : err;
        }
    }
    return err;
}

/* ---- the whole of it ---- */

static enum err note_for_record(struct db *db, const struct published *published, const struct id *player,
                                const struct outing *outing) {
    struct outing counted = player_stats_counted(outing);
    if (!counted.game) {
        return OK;
    }
    struct tally tally;
    enum err err = player_stats_read_record(&tally, db, published->preset, player);
    if (err != OK) {
        return err;
    }
    tally_note(&tally, &counted, published->at);
    return player_stats_write_record(db, published->preset, player, &tally);
}

static enum err note_for_leaderboards(struct db *db, const struct published *published, const struct id *player,
                                      const struct outing *outing) {
    struct player_stats stats;
    enum err err = player_stats_read(&stats, db, published->preset, player);
    if (err != OK) {
        return err;
    }
    stats_note(&stats, outing, published->at);
    return write_stats(db, published->preset, player, &stats);
}

/* One seat after the other: a bot may have several. */
static enum err note_seat(struct db *db, const struct published *published, int seat) {
    struct outing outing = player_stats_outing(published, seat);
    const struct id *player = &published->players[seat];
    if (id_is_none(player) || player_stats_means_nothing(&outing)) {
        return OK;
    }
    enum err err = note_for_record(db, published, player, &outing);
    return err == OK && published->ranked ? note_for_leaderboards(db, published, player, &outing) : err;
}

enum err player_stats_note(struct db *db, const struct published *published) {
    enum err err = OK;
    for (int i = 0; i < published->seats && err == OK; i++) {
        err = note_seat(db, published, i);
    }
    return err == OK && player_stats_rates(published) ? rate_all(db, published) : err;
}

enum err player_stats_leave(struct db *db, const struct id *player) {
    enum err err = OK;
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count && err == OK; i++) {
            err = player_stats_row_drop(db, families[f]->presets[i].id, player);
        }
    }
    return err;
}
