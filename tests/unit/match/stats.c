/* SPDX-License-Identifier: Apache-2.0 */
/* What games say of strength, against numbers that were reckoned by hand or follow from the definition. */
#include "match/stats.h"

#include <math.h>

#include <criterion/criterion.h>

static struct stats of_pairs(uint64_t lost, uint64_t less, uint64_t even, uint64_t more, uint64_t won) {
    return (struct stats){.pairs = {lost, less, even, more, won}};
}

static void expect_near(double value, double wanted, double tolerance) {
    cr_expect(fabs(value - wanted) <= tolerance, "%f is not %f", value, wanted);
}

Test(match_stats, a_pair_counts_by_the_half_points_of_both_games) {
    struct stats stats = {0};
    stats_add(&stats, 1, 1);
    stats_add(&stats, 1, -1);
    stats_add(&stats, 0, 0);
    stats_add(&stats, -1, 0);
    cr_expect_eq(stats.pairs[4], 1);
    cr_expect_eq(stats.pairs[2], 2);
    cr_expect_eq(stats.pairs[1], 1);
    cr_expect_eq(stats.won, 3);
    cr_expect_eq(stats.drawn, 3);
    cr_expect_eq(stats.lost, 2);
    cr_expect_eq(stats_pair_count(&stats), 4);
}

Test(match_stats, four_hundred_elo_are_ten_to_one) {
    expect_near(stats_expected(0), 0.5, 1e-12);
    expect_near(stats_expected(400), 10.0 / 11, 1e-12);
    expect_near(stats_expected(-400), 1.0 / 11, 1e-12);
}

/* Three of four points: 400 log10(3). The pairs 1, 1/2 in equal parts have the deviation 1/4, that of 100 of them 1/40. */
Test(match_stats, elo_and_its_error_come_from_the_mean_and_the_spread_of_pairs) {
    struct stats stats = of_pairs(0, 0, 50, 0, 50);
    struct elo elo;
    stats_elo(&elo, &stats);
    expect_near(elo.value, 190.848, 0.001);
    double low = 0.75 - 1.959964 / 40;
    double high = 0.75 + 1.959964 / 40;
    expect_near(elo.error, 200 * (log10(high / (1 - high)) - log10(low / (1 - low))), 0.001);
    cr_expect_gt(elo.superiority, 0.999999);
}

Test(match_stats, an_opening_that_decides_says_nothing_but_is_certain_of_it) {
    struct stats stats = of_pairs(0, 0, 30, 0, 0);
    struct elo elo;
    stats_elo(&elo, &stats);
    expect_near(elo.value, 0, 1e-9);
    expect_near(elo.error, 0, 1e-9);
    expect_near(elo.superiority, 0.5, 1e-9);
}

Test(match_stats, without_games_and_with_all_points_nothing_is_finite_that_cannot_be) {
    struct stats none = {0};
    struct stats all = of_pairs(0, 0, 0, 0, 7);
    struct stats nothing = of_pairs(7, 0, 0, 0, 0);
    struct elo elo;
    stats_elo(&elo, &none);
    cr_expect(elo.value == 0 && isinf(elo.error) && elo.superiority == 0.5);
    stats_elo(&elo, &all);
    cr_expect(isinf(elo.value) && elo.value > 0 && isinf(elo.error) && elo.superiority == 1);
    stats_elo(&elo, &nothing);
    cr_expect(isinf(elo.value) && elo.value < 0 && elo.superiority == 0);
    cr_expect(stats_llr(&none, 0, 20) == 0 || fabs(stats_llr(&none, 0, 20)) < 0.01);
    cr_expect(isfinite(stats_llr(&all, 0, 20)) && isfinite(stats_llr(&nothing, 0, 20)));
}

/*
 * Where pairs are only won or lost, a distribution with a given mean leaves no choice, and the generalised test is the one
 * that Wald had: for each won pair log(s1 / s0), for each lost one log((1 - s1) / (1 - s0)).
 */
Test(match_stats, with_two_outcomes_the_test_is_walds) {
    struct stats stats = of_pairs(400, 0, 0, 0, 600);
    double s0 = stats_expected(10);
    double s1 = stats_expected(60);
    double wanted = 600 * log(s1 / s0) + 400 * log((1 - s1) / (1 - s0));
    expect_near(stats_llr(&stats, 10, 60), wanted, 0.02);
}

/* With many pairs it comes near n (s1 - s0) (2 m - s0 - s1) / (2 v), with the mean m and the variance v of a pair. */
Test(match_stats, with_many_pairs_the_test_is_near_that_of_the_normal_distribution) {
    struct stats stats = of_pairs(1000, 2000, 4100, 2100, 1050);
    double count = 0;
    double mean = 0;
    double variance = 0;
    for (int i = 0; i < PAIR_SCORES; i++) {
        count += (double)stats.pairs[i];
        mean += (double)stats.pairs[i] * i / 4;
    }
    mean /= count;
    for (int i = 0; i < PAIR_SCORES; i++) {
        variance += (double)stats.pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean) / count;
    }
    double s0 = stats_expected(0);
    double s1 = stats_expected(5);
    double wanted = count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
    expect_near(stats_llr(&stats, 0, 5), wanted, 0.02);
}

Test(match_stats, the_test_is_the_same_seen_from_the_other_side) {
    struct stats one = of_pairs(3, 8, 20, 11, 7);
    struct stats other = of_pairs(7, 11, 20, 8, 3);
    expect_near(stats_llr(&one, -5, 20), -stats_llr(&other, -20, 5), 1e-9);
}

Test(match_stats, it_is_decided_at_errors_of_five_percent) {
    expect_near(SPRT_BOUND, log(0.95 / 0.05), 1e-12);
    cr_expect_eq(stats_sprt(2.94), SPRT_OPEN);
    cr_expect_eq(stats_sprt(-2.94), SPRT_OPEN);
    cr_expect_eq(stats_sprt(2.95), SPRT_STRONGER);
    cr_expect_eq(stats_sprt(-2.95), SPRT_NOT_STRONGER);
}
