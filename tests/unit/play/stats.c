/* SPDX-License-Identifier: Apache-2.0 */
/* Statistics: periods of the calendar, what is counted in them, and their bytes. */
#include "play/stats.h"

#include <string.h>

#include <criterion/criterion.h>

#include "util/rng.h"
#include "util/timestamp.h"

TestSuite(stats, .timeout = 20);

static int64_t at(const char *text) {
    int64_t ms = 0;
    cr_assert(timestamp_parse(&ms, text, strlen(text)), "%s", text);
    return ms;
}

static void expect_start(enum period period, const char *moment, const char *start) {
    cr_expect(period_start(period, at(moment)) == at(start), "%s of %s", period_name(period), moment);
}

Test(stats, periods_are_those_of_the_calendar) {
    cr_expect(period_start(PERIOD_ALL, 12345) == 0);
    expect_start(PERIOD_DAY, "2026-11-21T23:59:59.999Z", "2026-11-21T00:00:00Z");
    expect_start(PERIOD_WEEK, "2026-11-21T12:00:00Z", "2026-11-16T00:00:00Z"); /* a Saturday, and its Monday */
    expect_start(PERIOD_WEEK, "2026-11-16T00:00:00Z", "2026-11-16T00:00:00Z");
    expect_start(PERIOD_WEEK, "2026-11-15T23:59:59Z", "2026-11-09T00:00:00Z");
    expect_start(PERIOD_MONTH, "2026-11-21T12:00:00Z", "2026-11-01T00:00:00Z");
    expect_start(PERIOD_MONTH, "2028-02-29T12:00:00Z", "2028-02-01T00:00:00Z");
    expect_start(PERIOD_MONTH, "2100-03-01T00:00:00Z", "2100-03-01T00:00:00Z");
    expect_start(PERIOD_WEEK, "1969-12-31T12:00:00Z", "1969-12-29T00:00:00Z");
    expect_start(PERIOD_MONTH, "1969-12-31T12:00:00Z", "1969-12-01T00:00:00Z");
}

Test(stats, names_read_back_and_others_do_not) {
    for (enum period period = 0; period < PERIOD_COUNT; period++) {
        enum period read = PERIOD_COUNT;
        cr_expect(period_parse(&read, period_name(period), strlen(period_name(period))) && read == period);
    }
    for (enum metric metric = 0; metric < METRIC_COUNT; metric++) {
        enum metric read = METRIC_COUNT;
        cr_expect(metric_parse(&read, metric_name(metric), strlen(metric_name(metric))) && read == metric);
    }
    enum metric metric = METRIC_BEST;
    cr_expect(!metric_parse(&metric, "win", 3) && !metric_parse(&metric, "", 0) && metric == METRIC_BEST);
}

static const struct outing win = {
    .game = true, .won = true, .points = 1, .has_score = true, .lower_is_better = true, .score = 6};
static const struct outing loss = {.game = true, .lost = true};

static int64_t value(const struct player_stats *stats, enum metric metric, enum period period, int64_t now) {
    int64_t scaled = 0;
    int64_t moment = 0;
    int64_t games = 0;
    bool listed = stats_value(&scaled, &moment, &games, stats, metric, period, now);
    return listed ? scaled : -1;
}

Test(stats, a_loss_breaks_the_streak_and_the_best_one_stays) {
    struct player_stats stats = {0};
    for (int i = 0; i < 3; i++) {
        stats_note(&stats, &win, 1000 + i);
    }
    stats_note(&stats, &loss, 2000);
    stats_note(&stats, &win, 3000);
    const struct tally *tally = &stats.tallies[PERIOD_ALL];
    cr_expect(tally->games == 5 && tally->wins == 4 && tally->losses == 1);
    cr_expect(tally->streak == 1 && tally->best_streak == 3 && tally->streak_at == 1002);
    cr_expect(value(&stats, METRIC_STREAK, PERIOD_ALL, 5000) == 3 * STATS_SCALE);
}

Test(stats, what_only_breaks_a_streak_counts_as_nothing_else) {
    struct player_stats stats = {0};
    const struct outing unsolved = {.breaks_streak = true};
    stats_note(&stats, &win, 1000);
    stats_note(&stats, &unsolved, 2000);
    cr_expect(stats.tallies[PERIOD_ALL].streak == 0 && stats.tallies[PERIOD_ALL].games == 1);
}

Test(stats, best_and_average_follow_the_order_of_the_family) {
    struct player_stats low = {0};
    struct player_stats high = {0};
    for (int i = 1; i <= 5; i++) {
        struct outing outing = {.has_score = true, .lower_is_better = true, .score = i};
        stats_note(&low, &outing, i);
        outing.lower_is_better = false;
        stats_note(&high, &outing, i);
        cr_expect((value(&low, METRIC_AVERAGE, PERIOD_ALL, 9) > 0) == (i == AVERAGE_ROUNDS_MIN));
    }
    cr_expect(value(&low, METRIC_BEST, PERIOD_ALL, 9) == 1 * STATS_SCALE);
    cr_expect(value(&high, METRIC_BEST, PERIOD_ALL, 9) == 5 * STATS_SCALE);
    cr_expect(value(&low, METRIC_AVERAGE, PERIOD_ALL, 9) == 3 * STATS_SCALE);
    cr_expect(low.tallies[PERIOD_ALL].best_at == 1 && high.tallies[PERIOD_ALL].best_at == 5);
}

/* Nothing is worse than no points at all, and nothing better than no guesses; both are scores like any other. */
Test(stats, the_worst_round_is_kept_beside_the_best) {
    static const double scores[] = {3, 0, 7, 2};
    struct tally low = {0};
    struct tally high = {0};
    for (int i = 0; i < 4; i++) {
        struct outing outing = {.has_score = true, .lower_is_better = true, .score = scores[i]};
        tally_note(&low, &outing, i);
        outing.lower_is_better = false;
        tally_note(&high, &outing, i);
        cr_expect(i > 0 || (low.worst == 3 * STATS_SCALE && high.worst == 3 * STATS_SCALE), "of one, that one");
    }
    cr_expect(low.best == 0 && low.worst == 7 * STATS_SCALE);
    cr_expect(high.best == 7 * STATS_SCALE && high.worst == 0);
    const struct outing lost = {.game = true, .lost = true};
    tally_note(&high, &lost, 9);
    cr_expect(high.best == 7 * STATS_SCALE && high.worst == 0, "what has no score is none of them");
}

Test(stats, a_period_that_has_passed_is_empty_and_begins_anew) {
    struct player_stats stats = {0};
    int64_t saturday = at("2026-11-21T12:00:00Z");
    int64_t monday = at("2026-11-23T08:00:00Z");
    stats_note(&stats, &win, saturday);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_DAY, saturday) == STATS_SCALE);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_DAY, monday) == -1);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_WEEK, monday) == -1);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_MONTH, monday) == STATS_SCALE);
    stats_note(&stats, &win, monday);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_WEEK, monday) == STATS_SCALE);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_MONTH, monday) == 2 * STATS_SCALE);
    cr_expect(value(&stats, METRIC_WINS, PERIOD_ALL, monday) == 2 * STATS_SCALE);
}

Test(stats, a_rating_is_listed_once_it_is_sure_and_for_all_time_only) {
    struct player_stats stats = {.rated_at = 5, .rating = {1612.345, RATING_DEVIATION_MAX, 0.06}};
    cr_expect(value(&stats, METRIC_RATING, PERIOD_ALL, 9) == 16123500 || /* 1612.345 is not quite that in binary */
              value(&stats, METRIC_RATING, PERIOD_ALL, 9) == 16123400);
    cr_expect(value(&stats, METRIC_RATING, PERIOD_DAY, 9) == -1);
    stats.rating.deviation = RATING_DEVIATION_MAX + 1;
    cr_expect(value(&stats, METRIC_RATING, PERIOD_ALL, 9) == -1);
    stats.rated_at = 0;
    cr_expect(value(&stats, METRIC_RATING, PERIOD_ALL, 9) == -1);
}

Test(stats, bytes_read_back_and_damaged_ones_do_not) {
    struct rng rng;
    const unsigned char seed[RNG_SEED_BYTES] = {3};
    rng_init(&rng, seed);
    for (int turn = 0; turn < 1000; turn++) {
        struct player_stats stats = {0};
        struct player_stats read = {0};
        int64_t *numbers = (int64_t *)stats.tallies;
        for (size_t i = 0; i < sizeof stats.tallies / (sizeof(int64_t)); i++) {
            uint64_t bits = 0;
            rng_bytes(&rng, (unsigned char *)&bits, sizeof bits);
            numbers[i] = (int64_t)(bits >> rng_below(&rng, 64));
        }
        unsigned char bytes[TALLIES_SIZE_MAX];
        size_t length = stats_pack(bytes, &stats);
        cr_assert(stats_unpack(&read, bytes, length) == OK);
        cr_assert(memcmp(read.tallies, stats.tallies, sizeof read.tallies) == 0);
        cr_assert(stats_unpack(&read, bytes, length - 1) == ERR_CORRUPT);
        cr_assert(stats_unpack(&read, bytes, 0) == ERR_CORRUPT);
        struct tally tally;
        unsigned char alone[TALLY_SIZE_MAX];
        size_t some = tally_pack(alone, &stats.tallies[PERIOD_DAY]);
        cr_assert(tally_unpack(&tally, alone, some) == OK);
        cr_assert(memcmp(&tally, &stats.tallies[PERIOD_DAY], sizeof tally) == 0);
        cr_assert(tally_unpack(&tally, alone, some - 1) == ERR_CORRUPT);
        cr_assert(tally_unpack(&tally, bytes, length) == ERR_CORRUPT);
        if (length < TALLIES_SIZE_MAX) {
            bytes[length] = 0;
            cr_assert(stats_unpack(&read, bytes, length + 1) == ERR_CORRUPT);
        }
    }
    unsigned char endless[TALLIES_SIZE_MAX];
    struct player_stats read = {0};
    memset(endless, 0xff, sizeof endless);
    cr_expect(stats_unpack(&read, endless, sizeof endless) == ERR_CORRUPT);
}
