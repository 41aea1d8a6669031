/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a player stands in a ruleset: what leaderboards (of ranked games alone) and statistics (of all) are made of. Pure.
 *
 * What counts: with opponents, matches (won, drawn, lost; their points); alone, every round is a game of its own. A round's
 * score (guesses needed, total reached) counts for `best`, `average` and `worst` where the family says so. Everything is kept for
 * all time and for the current day, week (from Monday) and month, in UTC, by the moment of publication.
 */
#ifndef REFEREE_PLAY_STATS_H
#define REFEREE_PLAY_STATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "play/glicko.h"
#include "rules/family.h"
#include "store/player_stats.h"
#include "util/err.h"
#include "util/id.h"

enum period { PERIOD_ALL, PERIOD_DAY, PERIOD_WEEK, PERIOD_MONTH, PERIOD_COUNT };

enum metric { METRIC_WINS, METRIC_POINTS, METRIC_AVERAGE, METRIC_BEST, METRIC_STREAK, METRIC_RATING, METRIC_COUNT };

/* Rounds that an average takes; and the deviation from which a rating is listed. */
enum { AVERAGE_ROUNDS_MIN = 5 };
#define RATING_DEVIATION_MAX 110.0

/* Values are kept and compared in ten-thousandths, so that equal ones are equal. */
enum { STATS_SCALE = 10000 };

/* Moments are those of the result that gave the value. */
struct tally {
    int64_t start; /* of the period; 0 for all time */
    int64_t games, wins, draws, losses;
    int64_t points;              /* scaled */
    int64_t rounds, score_sum;   /* rounds with a score; their sum, scaled */
    int64_t best, worst;         /* of these, scaled */
    int64_t streak, best_streak; /* won in a row, now and at best */
    int64_t wins_at, points_at, average_at, best_at, streak_at;
};

struct player_stats {
    struct tally tallies[PERIOD_COUNT];
    int64_t rated_at; /* 0 = never rated */
    struct glicko rating;
};

/* What one result means for one player. */
struct outing {
    bool game; /* counts as a game: with `won`, `drawn` or `lost`, or none of them */
    bool won, drawn, lost;
    double points;
    bool has_score, lower_is_better;
    double score;
    bool breaks_streak; /* also without a game lost */
};

/* The beginning of the period that a moment is in; 0 for PERIOD_ALL. */
int64_t period_start(enum period period, int64_t at);

const char *period_name(enum period period);
bool period_parse(enum period *out, const char *text, size_t length);
const char *metric_name(enum metric metric);
bool metric_parse(enum metric *out, const char *text, size_t length);

void stats_note(struct player_stats *stats, const struct outing *outing, int64_t at);

/* The same in one tally, whose period the moment is in. */
void tally_note(struct tally *tally, const struct outing *outing, int64_t at);

/*
 * The scaled value by a metric in the period that `now` is in, the moment of the result that gave it, and the games behind
 * it. False where there is nothing to list.
 */
bool stats_value(int64_t *out_value, int64_t *out_at, int64_t *out_games, const struct player_stats *stats,
                 enum metric metric, enum period period, int64_t now);

/* The tallies as bytes: numbers in order, each zigzag-coded in groups of seven bits, the lowest first. */
size_t stats_pack(unsigned char out[static TALLIES_SIZE_MAX], const struct player_stats *stats);
/* ERR_CORRUPT for bytes that stats_pack cannot have made. */
enum err stats_unpack(struct player_stats *out, const unsigned char *bytes, size_t length) MUST_CHECK;

/* One tally alone, likewise. */
size_t tally_pack(unsigned char out[static TALLY_SIZE_MAX], const struct tally *tally);
enum err tally_unpack(struct tally *out, const unsigned char *bytes, size_t length) MUST_CHECK;

#endif
