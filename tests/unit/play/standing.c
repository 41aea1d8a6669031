/* SPDX-License-Identifier: Apache-2.0 */
/* Standings: periods of the calendar, what is counted in them, and their bytes. */
#include "play/standing.h"

#include <string.h>

#include <criterion/criterion.h>

#include "util/rng.h"
#include "util/timestamp.h"

TestSuite(standing, .timeout = 20);

static int64_t at(const char *text) {
    int64_t ms = 0;
    cr_assert(timestamp_parse(&ms, text, strlen(text)), "%s", text);
    return ms;
}

static void expect_start(enum period period, const char *moment, const char *start) {
    cr_expect(period_start(period, at(moment)) == at(start), "%s of %s", period_name(period), moment);
}

Test(standing, periods_are_those_of_the_calendar) {
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

Test(standing, names_read_back_and_others_do_not) {
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

static int64_t value(const struct standing *standing, enum metric metric, enum period period, int64_t now) {
    int64_t scaled = 0;
    int64_t moment = 0;
    int64_t games = 0;
    bool listed = standing_value(&scaled, &moment, &games, standing, metric, period, now);
    return listed ? scaled : -1;
}

Test(standing, a_loss_breaks_the_streak_and_the_best_one_stays) {
    struct standing standing = {0};
    for (int i = 0; i < 3; i++) {
        standing_note(&standing, &win, 1000 + i);
    }
    standing_note(&standing, &loss, 2000);
    standing_note(&standing, &win, 3000);
    const struct tally *tally = &standing.tallies[PERIOD_ALL];
    cr_expect(tally->games == 5 && tally->wins == 4 && tally->losses == 1);
    cr_expect(tally->streak == 1 && tally->best_streak == 3 && tally->streak_at == 1002);
    cr_expect(value(&standing, METRIC_STREAK, PERIOD_ALL, 5000) == 3 * STANDING_SCALE);
}

Test(standing, what_only_breaks_a_streak_counts_as_nothing_else) {
    struct standing standing = {0};
    const struct outing unsolved = {.breaks_streak = true};
    standing_note(&standing, &win, 1000);
    standing_note(&standing, &unsolved, 2000);
    cr_expect(standing.tallies[PERIOD_ALL].streak == 0 && standing.tallies[PERIOD_ALL].games == 1);
}

Test(standing, best_and_average_follow_the_order_of_the_family) {
    struct standing low = {0};
    struct standing high = {0};
    for (int i = 1; i <= 5; i++) {
        struct outing outing = {.has_score = true, .lower_is_better = true, .score = i};
        standing_note(&low, &outing, i);
        outing.lower_is_better = false;
        standing_note(&high, &outing, i);
        cr_expect((value(&low, METRIC_AVERAGE, PERIOD_ALL, 9) > 0) == (i == AVERAGE_ROUNDS_MIN));
    }
    cr_expect(value(&low, METRIC_BEST, PERIOD_ALL, 9) == 1 * STANDING_SCALE);
    cr_expect(value(&high, METRIC_BEST, PERIOD_ALL, 9) == 5 * STANDING_SCALE);
    cr_expect(value(&low, METRIC_AVERAGE, PERIOD_ALL, 9) == 3 * STANDING_SCALE);
    cr_expect(low.tallies[PERIOD_ALL].best_at == 1 && high.tallies[PERIOD_ALL].best_at == 5);
}

Test(standing, a_period_that_has_passed_is_empty_and_begins_anew) {
    struct standing standing = {0};
    int64_t saturday = at("2026-11-21T12:00:00Z");
    int64_t monday = at("2026-11-23T08:00:00Z");
    standing_note(&standing, &win, saturday);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_DAY, saturday) == STANDING_SCALE);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_DAY, monday) == -1);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_WEEK, monday) == -1);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_MONTH, monday) == STANDING_SCALE);
    standing_note(&standing, &win, monday);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_WEEK, monday) == STANDING_SCALE);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_MONTH, monday) == 2 * STANDING_SCALE);
    cr_expect(value(&standing, METRIC_WINS, PERIOD_ALL, monday) == 2 * STANDING_SCALE);
}

Test(standing, a_rating_is_listed_once_it_is_sure_and_for_all_time_only) {
    struct standing standing = {.rated_at = 5, .rating = {1612.345, RATING_DEVIATION_MAX, 0.06}};
    cr_expect(value(&standing, METRIC_RATING, PERIOD_ALL, 9) == 16123500 || /* 1612.345 is not quite that in binary */
              value(&standing, METRIC_RATING, PERIOD_ALL, 9) == 16123400);
    cr_expect(value(&standing, METRIC_RATING, PERIOD_DAY, 9) == -1);
    standing.rating.deviation = RATING_DEVIATION_MAX + 1;
    cr_expect(value(&standing, METRIC_RATING, PERIOD_ALL, 9) == -1);
    standing.rated_at = 0;
    cr_expect(value(&standing, METRIC_RATING, PERIOD_ALL, 9) == -1);
}

Test(standing, bytes_read_back_and_damaged_ones_do_not) {
    struct rng rng;
    const unsigned char seed[RNG_SEED_BYTES] = {3};
    rng_init(&rng, seed);
    for (int turn = 0; turn < 1000; turn++) {
        struct standing standing = {0};
        struct standing read = {0};
        int64_t *numbers = (int64_t *)standing.tallies;
        for (size_t i = 0; i < sizeof standing.tallies / (sizeof(int64_t)); i++) {
            uint64_t bits = 0;
            rng_bytes(&rng, (unsigned char *)&bits, sizeof bits);
            numbers[i] = (int64_t)(bits >> rng_below(&rng, 64));
        }
        unsigned char bytes[TALLIES_SIZE_MAX];
        size_t length = standing_pack(bytes, &standing);
        cr_assert(standing_unpack(&read, bytes, length) == OK);
        cr_assert(memcmp(read.tallies, standing.tallies, sizeof read.tallies) == 0);
        cr_assert(standing_unpack(&read, bytes, length - 1) == ERR_CORRUPT);
        cr_assert(standing_unpack(&read, bytes, 0) == ERR_CORRUPT);
        struct tally tally;
        unsigned char alone[TALLY_SIZE_MAX];
        size_t some = tally_pack(alone, &standing.tallies[PERIOD_DAY]);
        cr_assert(tally_unpack(&tally, alone, some) == OK);
        cr_assert(memcmp(&tally, &standing.tallies[PERIOD_DAY], sizeof tally) == 0);
        cr_assert(tally_unpack(&tally, alone, some - 1) == ERR_CORRUPT);
        cr_assert(tally_unpack(&tally, bytes, length) == ERR_CORRUPT);
        if (length < TALLIES_SIZE_MAX) {
            bytes[length] = 0;
            cr_assert(standing_unpack(&read, bytes, length + 1) == ERR_CORRUPT);
        }
    }
    unsigned char endless[TALLIES_SIZE_MAX];
    struct standing read = {0};
    memset(endless, 0xff, sizeof endless);
    cr_expect(standing_unpack(&read, endless, sizeof endless) == ERR_CORRUPT);
}
