/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Logistic regression: the chance of the side to move is the logistic function of a sum of weights, one for each field and one
 * for what is threatened. They are learnt by steps down the slope of the cross-entropy over some positions at a time, drawn in
 * another order each round.
 */
#include "fit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "util/rng.h"

enum { BATCH = 1024, SCALE_ROUNDS = 60 };

/* A lower decay tells a little more of games kept back, but a search seeks out whatever is judged too well. */
static const double rate = 0.004;
static const double decay = 1;

static double logistic(double value) {
    return 1 / (1 + exp(-value));
}

/* Of a chance, when `target` came of it. */
static double entropy_of(double chance, double target) {
    const double least = 1e-9;
    return -target * log(chance > least ? chance : least) - (1 - target) * log(1 - chance > least ? 1 - chance : least);
}

static void shuffle(uint32_t *order, size_t count, struct rng *rng) {
    for (size_t i = count; i > 1; i--) {
        size_t other = rng_below(rng, (uint32_t)i);
        uint32_t kept = order[i - 1];
        order[i - 1] = order[other];
        order[other] = kept;
    }
}

/* ---- one position, and some ---- */

static double value_of(const struct fit *fit, const struct samples *samples, const struct sample *sample) {
    const struct count *counts = &samples->counts[sample->first];
    double value = fit->threats.numbers[sample->threats];
    for (int i = 0; i < sample->own; i++) {
        value += counts[i].fields * fit->mover.numbers[counts[i].combination];
    }
    for (int i = sample->own; i < sample->own + sample->other; i++) {
        value -= counts[i].fields * fit->other.numbers[counts[i].combination];
    }
    return value;
}

static void add_slopes(struct fit *fit, const struct samples *samples, const struct sample *sample, double slope) {
    const struct count *counts = &samples->counts[sample->first];
    fit->threats.slopes[sample->threats] += slope;
    for (int i = 0; i < sample->own; i++) {
        fit->mover.slopes[counts[i].combination] += slope * counts[i].fields;
    }
    for (int i = sample->own; i < sample->own + sample->other; i++) {
        fit->other.slopes[counts[i].combination] -= slope * counts[i].fields;
    }
}

static void step(struct fit *fit, const struct samples *samples, const uint32_t *order, size_t count,
                 const struct pace *pace) {
    for (size_t i = 0; i < count; i++) {
        const struct sample *sample = &samples->samples[order[i]];
        double chance = logistic(value_of(fit, samples, sample));
        add_slopes(fit, samples, sample, (chance - (double)sample->target) / (double)count);
    }
    table_step(&fit->mover, pace);
    table_step(&fit->other, pace);
    table_step(&fit->threats, pace);
}

static void add_error(struct fit_error *error, double chance, double target) {
    error->entropy += entropy_of(chance, target);
    error->right += target == 0.5 || (chance > 0.5) == (target > 0.5);
}

static void divide(struct fit_error *error, size_t count) {
    error->entropy /= (double)count;
    error->right /= (double)count;
}

static void measure(struct fit *fit, const struct samples *samples) {
    fit->chance = fit->hand_chance = (struct fit_error){0};
    for (size_t i = 0; i < samples->sample_count; i++) {
        const struct sample *sample = &samples->samples[i];
        add_error(&fit->chance, logistic(value_of(fit, samples, sample)), (double)sample->target);
        add_error(&fit->hand_chance, logistic(sample->hand_score / fit->hand_scale), (double)sample->target);
    }
    divide(&fit->chance, samples->sample_count);
    divide(&fit->hand_chance, samples->sample_count);
}

/* What the score by hand is best divided by, between a tenth and ten thousand: the error has one valley. */
static double find_scale(const struct samples *samples) {
    double low = log(0.1);
    double high = log(10000);
    for (int round = 0; round < SCALE_ROUNDS; round++) {
        double at[2] = {low + (high - low) / 3, high - (high - low) / 3};
        double errors[2] = {0};
        for (size_t i = 0; i < samples->sample_count; i++) {
            for (int k = 0; k < 2; k++) {
                double chance = logistic(samples->samples[i].hand_score / exp(at[k]));
                errors[k] += entropy_of(chance, (double)samples->samples[i].target);
            }
        }
        *(errors[0] < errors[1] ? &high : &low) = at[errors[0] < errors[1]];
    }
    return exp((low + high) / 2);
}

/* ---- the fit ---- */

static void learn(struct fit *fit, const struct samples *samples, uint32_t *order, const struct fit_plan *plan) {
    unsigned char seed[RNG_SEED_BYTES] = {0};
    struct rng rng;
    size_t count = samples->sample_count;
    int steps = plan->rounds * (int)((count + BATCH - 1) / BATCH);
    int done = 0;
    for (int i = 0; i < 8; i++) {
        seed[i] = (unsigned char)(plan->seed >> 8 * i);
    }
    rng_init(&rng, seed);
    for (size_t i = 0; i < count; i++) {
        order[i] = (uint32_t)i;
    }
    for (int round = 0; round < plan->rounds; round++) {
        shuffle(order, count, &rng);
        for (size_t at = 0; at < count; at += BATCH) {
            struct pace pace = pace_at(++done, steps, rate, decay);
            step(fit, samples, &order[at], count - at < BATCH ? count - at : BATCH, &pace);
        }
    }
}

bool fit_run(struct fit *fit, const struct samples *learnt, const struct samples *kept, const struct fit_plan *plan) {
    const struct line_combinations *combinations = NULL;
    uint32_t *order = calloc(learnt->sample_count + 1, sizeof *order);
    bool good = order != NULL && line_combinations_get(&combinations) == OK && learnt->sample_count > 0 &&
                kept->sample_count > 0;
    memset(fit, 0, sizeof *fit);
    if (good) {
        table_of_combinations(&fit->mover, combinations);
        table_of_combinations(&fit->other, combinations);
        table_of_threats(&fit->threats);
        learn(fit, learnt, order, plan);
        fit->hand_scale = find_scale(learnt);
        measure(fit, kept);
    }
    free(order);
    return good;
}
