/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Elo is reckoned from the mean score of a pair and its error from the pairs' own variance, which holds what the two games
 * of an opening have in common.
 *
 * The sequential test is the generalised one: the likelihood of a hypothesis is that of the likeliest distribution of pairs'
 * scores which has its mean (X. Li, J. Liu, Z. Ying, "Generalized sequential probability ratio test for separate families of
 * hypotheses", 2014). That distribution is found as in A. Owen's "Empirical likelihood" (2001): with the observed shares p,
 * scores a and mean s it is p / (1 + t (a - s)), t such that the mean is s.
 */
#include "stats.h"

#include <math.h>
#include <stdbool.h>

/* What has not been seen yet may still happen: so much of a pair of every score is added. */
#define UNSEEN 1e-3
#define SIGMAS_95 1.959963984540054

void stats_add(struct stats *stats, int first, int second) {
    const int games[] = {first, second};
    for (int i = 0; i < 2; i++) {
        stats->won += games[i] > 0;
        stats->drawn += games[i] == 0;
        stats->lost += games[i] < 0;
    }
    stats->pairs[first + second + 2]++;
}

uint64_t stats_pair_count(const struct stats *stats) {
    uint64_t count = 0;
    for (int i = 0; i < PAIR_SCORES; i++) {
        count += stats->pairs[i];
    }
    return count;
}

/* Of a pair, 0 to 1. */
static double score_of(int i) {
    return (double)i / (PAIR_SCORES - 1);
}

double stats_expected(double elo) {
    return 1 / (1 + pow(10, -elo / 400));
}

static double elo_of(double share) {
    return share <= 0 ? -INFINITY : share >= 1 ? INFINITY : -400 * log10(1 / share - 1);
}

void stats_elo(struct elo *out, const struct stats *stats) {
    double count = (double)stats_pair_count(stats);
    if (count == 0) {
        *out = (struct elo){.error = INFINITY, .superiority = 0.5};
        return;
    }
    double mean = 0;
    double variance = 0;
    for (int i = 0; i < PAIR_SCORES; i++) {
        mean += (double)stats->pairs[i] / count * score_of(i);
    }
    for (int i = 0; i < PAIR_SCORES; i++) {
        variance += (double)stats->pairs[i] / count * pow(score_of(i) - mean, 2);
    }
    double deviation = sqrt(variance / count);
    double low = elo_of(mean - SIGMAS_95 * deviation);
    double high = elo_of(mean + SIGMAS_95 * deviation);
    out->value = elo_of(mean);
    out->error = isfinite(low) && isfinite(high) ? (high - low) / 2 : INFINITY;
    out->superiority = deviation > 0 ? erfc((0.5 - mean) / deviation / sqrt(2)) / 2
                       : mean > 0.5  ? 1
                       : mean < 0.5  ? 0
                                     : 0.5;
}

/*
 * The multiplier of the likeliest distribution with this mean. The sum falls with t, and from plus to minus infinity between
 * the two values at which a share would become infinite.
 */
static double find_multiplier(const double shares[static PAIR_SCORES], double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int round = 0; round < 200; round++) {
        double middle = (low + high) / 2;
        double sum = 0;
        for (int i = 0; i < PAIR_SCORES; i++) {
            double distance = score_of(i) - mean;
            sum += shares[i] * distance / (1 + middle * distance);
        }
        if (sum > 0) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return (low + high) / 2;
}

double stats_llr(const struct stats *stats, double elo0, double elo1) {
    double shares[PAIR_SCORES];
    double count = 0;
    for (int i = 0; i < PAIR_SCORES; i++) {
        shares[i] = (double)stats->pairs[i] + UNSEEN;
        count += shares[i];
    }
    for (int i = 0; i < PAIR_SCORES; i++) {
        shares[i] /= count;
    }
    const double means[] = {stats_expected(elo0), stats_expected(elo1)};
    const double multipliers[] = {find_multiplier(shares, means[0]), find_multiplier(shares, means[1])};
    double sum = 0;
    for (int i = 0; i < PAIR_SCORES; i++) {
        sum += shares[i] *
               log((1 + multipliers[0] * (score_of(i) - means[0])) / (1 + multipliers[1] * (score_of(i) - means[1])));
    }
    return count * sum;
}

enum sprt_verdict stats_sprt(double llr) {
    return llr >= SPRT_BOUND ? SPRT_STRONGER : llr <= -SPRT_BOUND ? SPRT_NOT_STRONGER : SPRT_OPEN;
}
