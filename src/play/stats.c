/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Tallies are plain numbers; a period that has passed is emptied when something new comes, and taken for empty until then.
 */
#include "play/stats.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const int64_t day_ms = INT64_C(24) * 60 * 60 * 1000;

static int64_t floor_div(int64_t a, int64_t b) {
    return a / b - (a % b != 0 && (a % b < 0) != (b < 0));
}

/* The number of the first day of the month that a day is in, both counted from 1970-01-01. */
static int64_t first_of_month(int64_t day) {
    /* The day of the month by the proleptic Gregorian calendar, in years that begin in March. */
    int64_t shifted = day + 719468;
    int64_t era = floor_div(shifted, 146097);
    int64_t of_era = shifted - era * 146097;
    int64_t year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    int64_t of_year = of_era - (365 * year + year / 4 - year / 100);
    int64_t month = (5 * of_year + 2) / 153;
    return day - (of_year - (153 * month + 2) / 5);
}

int64_t period_start(enum period period, int64_t at) {
    int64_t day = floor_div(at, day_ms);
    switch (period) {
    case PERIOD_DAY:
        return day * day_ms;
    case PERIOD_WEEK: /* 1970-01-01 was a Thursday */
        return (day - (day + 3 - 7 * floor_div(day + 3, 7))) * day_ms;
    case PERIOD_MONTH:
        return first_of_month(day) * day_ms;
    default:
        return 0;
    }
}

static const char *const period_names[PERIOD_COUNT] = {"all", "day", "week", "month"};
static const char *const metric_names[METRIC_COUNT] = {"wins", "points", "average", "best", "streak", "rating"};

const char *period_name(enum period period) {
    return period_names[period];
}

const char *metric_name(enum metric metric) {
    return metric_names[metric];
}

static int find_name(const char *const *names, int count, const char *text, size_t length) {
    for (int i = 0; i < count; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], text, length) == 0) {
            return i;
        }
    }
    return -1;
}

bool period_parse(enum period *out, const char *text, size_t length) {
    int found = find_name(period_names, PERIOD_COUNT, text, length);
    *out = found < 0 ? *out : (enum period)found;
    return found >= 0;
}

bool metric_parse(enum metric *out, const char *text, size_t length) {
    int found = find_name(metric_names, METRIC_COUNT, text, length);
    *out = found < 0 ? *out : (enum metric)found;
    return found >= 0;
}

/* ---- noting ---- */

static int64_t scaled(double value) {
    return llround(value * STATS_SCALE);
}

static void note_score(struct tally *tally, const struct outing *outing, int64_t at) {
    int64_t score = scaled(outing->score);
    bool is_first = tally->rounds == 0;
    if (is_first || (outing->lower_is_better ? score < tally->best : score > tally->best)) {
        tally->best = score;
        tally->best_at = at;
    }
    if (is_first || (outing->lower_is_better ? score > tally->worst : score < tally->worst)) {
        tally->worst = score;
    }
    tally->rounds++;
    tally->score_sum += score;
    tally->average_at = at;
}

void tally_note(struct tally *tally, const struct outing *outing, int64_t at) {
    tally->games += outing->game;
    tally->wins += outing->won;
    tally->draws += outing->drawn;
    tally->losses += outing->lost;
    tally->wins_at = outing->won ? at : tally->wins_at;
    if (outing->points > 0 || outing->points < 0) {
        tally->points += scaled(outing->points);
        tally->points_at = at;
    }
    if (outing->won) {
        tally->streak++;
    } else if (outing->drawn || outing->lost || outing->breaks_streak) {
        tally->streak = 0;
    }
    if (tally->streak > tally->best_streak) {
        tally->best_streak = tally->streak;
        tally->streak_at = at;
    }
    if (outing->has_score) {
        note_score(tally, outing, at);
    }
}

void stats_note(struct player_stats *stats, const struct outing *outing, int64_t at) {
    for (enum period period = PERIOD_ALL; period < PERIOD_COUNT; period++) {
        struct tally *tally = &stats->tallies[period];
        int64_t start = period_start(period, at);
        if (tally->start != start) {
            *tally = (struct tally){.start = start};
        }
        tally_note(tally, outing, at);
    }
}

/* ---- reading ---- */

static bool rating_value(int64_t *out_value, int64_t *out_at, const struct player_stats *stats) {
    *out_value = scaled(round(stats->rating.rating * 100) / 100);
    *out_at = stats->rated_at;
    return stats->rated_at != 0 && stats->rating.deviation <= RATING_DEVIATION_MAX;
}

bool stats_value(int64_t *out_value, int64_t *out_at, int64_t *out_games, const struct player_stats *stats,
                 enum metric metric, enum period period, int64_t now) {
    const struct tally *tally = &stats->tallies[period];
    if (tally->start != period_start(period, now)) {
        return false;
    }
    *out_games = tally->games;
    switch (metric) {
    case METRIC_WINS:
        *out_value = tally->wins * STATS_SCALE;
        *out_at = tally->wins_at;
        break;
    case METRIC_POINTS:
        *out_value = tally->points;
        *out_at = tally->points_at;
        break;
    case METRIC_AVERAGE:
        *out_value = tally->rounds == 0 ? 0 : llround((double)tally->score_sum / (double)tally->rounds);
        *out_at = tally->average_at;
        return tally->rounds >= AVERAGE_ROUNDS_MIN && *out_value != 0;
    case METRIC_BEST:
        *out_value = tally->best;
        *out_at = tally->best_at;
        break;
    case METRIC_STREAK:
        *out_value = tally->best_streak * STATS_SCALE;
        *out_at = tally->streak_at;
        break;
    default:
        return period == PERIOD_ALL && rating_value(out_value, out_at, stats);
    }
    return *out_value != 0;
}

/* ---- as bytes ---- */

/* A tally as the array of numbers that it is. */
enum { NUMBERS = sizeof(struct tally) / sizeof(int64_t) };
static_assert(NUMBERS * 10 == TALLY_SIZE_MAX, "each number takes ten bytes at most");
static_assert(PERIOD_COUNT * TALLY_SIZE_MAX == TALLIES_SIZE_MAX, "each period has a tally");

static size_t pack_number(unsigned char *out, int64_t number) {
    uint64_t bits = ((uint64_t)number << 1) ^ (number < 0 ? UINT64_MAX : 0);
    size_t length = 0;
    while (bits >= 0x80) {
        out[length++] = (unsigned char)(bits | 0x80);
        bits >>= 7;
    }
    out[length++] = (unsigned char)bits;
    return length;
}

/* How many bytes the number took, or 0. */
static size_t unpack_number(int64_t *out, const unsigned char *bytes, size_t length) {
    uint64_t bits = 0;
    for (size_t i = 0; i < length && i < 10; i++) {
        bits |= (uint64_t)(bytes[i] & 0x7f) << (7 * i);
        if ((bytes[i] & 0x80) == 0) {
            *out = (int64_t)(bits >> 1) ^ -(int64_t)(bits & 1);
            return i + 1;
        }
    }
    return 0;
}

size_t tally_pack(unsigned char out[static TALLY_SIZE_MAX], const struct tally *tally) {
    int64_t numbers[NUMBERS];
    size_t length = 0;
    memcpy(numbers, tally, sizeof numbers);
    for (size_t i = 0; i < NUMBERS; i++) {
        length += pack_number(out + length, numbers[i]);
    }
    return length;
}

/* How many bytes the tally took, or 0. */
static size_t unpack_some(struct tally *out, const unsigned char *bytes, size_t length) {
    int64_t numbers[NUMBERS] = {0};
    size_t at = 0;
    for (size_t i = 0; i < NUMBERS; i++) {
        size_t taken = unpack_number(&numbers[i], bytes + at, length - at);
        if (taken == 0) {
            return 0;
        }
        at += taken;
    }
    memcpy(out, numbers, sizeof numbers);
    return at;
}

enum err tally_unpack(struct tally *out, const unsigned char *bytes, size_t length) {
    struct tally tally;
    size_t taken = unpack_some(&tally, bytes, length);
    if (taken == 0 || taken != length) {
        return ERR_CORRUPT;
    }
    *out = tally;
    return OK;
}

size_t stats_pack(unsigned char out[static TALLIES_SIZE_MAX], const struct player_stats *stats) {
    size_t length = 0;
    for (int i = 0; i < PERIOD_COUNT; i++) {
        length += tally_pack(out + length, &stats->tallies[i]);
    }
    return length;
}

enum err stats_unpack(struct player_stats *out, const unsigned char *bytes, size_t length) {
    struct tally tallies[PERIOD_COUNT];
    size_t at = 0;
    for (int i = 0; i < PERIOD_COUNT; i++) {
        size_t taken = unpack_some(&tallies[i], bytes + at, length - at);
        if (taken == 0) {
            return ERR_CORRUPT;
        }
        at += taken;
    }
    if (at != length) {
        return ERR_CORRUPT;
    }
    memcpy(out->tallies, tallies, sizeof tallies);
    return OK;
}
