/* SPDX-License-Identifier: Apache-2.0 */
#include "model.h"

#include <math.h>
#include <string.h>

/* What is of one number alone decays faster. */
enum { OWN_DECAY = 4 };

static const double keep_mean = 0.9;
static const double keep_square = 0.999;

struct pace pace_at(int step, int steps, double rate, double decay) {
    return (struct pace){
        .rate = rate * (1 - (double)(step - 1) / steps),
        .decay = decay,
        .mean_part = 1 - pow(keep_mean, step),
        .square_part = 1 - pow(keep_square, step),
    };
}

static void parameter_step(struct parameter *parameter, double slope, const struct pace *pace) {
    parameter->mean = keep_mean * parameter->mean + (1 - keep_mean) * slope;
    parameter->square = keep_square * parameter->square + (1 - keep_square) * slope * slope;
    double mean = parameter->mean / pace->mean_part;
    double square = parameter->square / pace->square_part;
    parameter->value -= pace->rate * (mean / (sqrt(square) + 1e-8) + pace->decay * parameter->value);
}

void table_of_combinations(struct weight_table *table, const struct line_combinations *combinations) {
    memset(table, 0, sizeof *table);
    table->numbers_used = COMBINATION_COUNT;
    table->parts_of_one = 11;
    table->own_parts = MODEL_SINGLES + MODEL_PAIRS;
    table->parts_used = table->own_parts + COMBINATION_COUNT;
    for (int number = 0; number < COMBINATION_COUNT; number++) {
        const uint8_t *shapes = combinations->shapes[number];
        uint16_t *parts = table->parts_of[number];
        for (int i = 0; i < LINE_DIRECTIONS; i++) {
            *parts++ = shapes[i];
            for (int j = i + 1; j < LINE_DIRECTIONS; j++) {
                *parts++ = (uint16_t)(MODEL_SINGLES + shapes[i] * SHAPE_COUNT + shapes[j]);
            }
        }
        *parts = (uint16_t)(table->own_parts + number);
    }
}

/* The threes and fours of a side, without what else it threatens: four bits. */
static int counts_of(int threats) {
    return (threats & 3) | (threats >> 3 & 3) << 2;
}

void table_of_threats(struct weight_table *table) {
    memset(table, 0, sizeof *table);
    table->numbers_used = LINE_THREATS;
    table->parts_of_one = 4;
    table->own_parts = MODEL_OWN_THREATS + MODEL_OTHER_THREATS + MODEL_COUNTS;
    table->parts_used = table->own_parts + LINE_THREATS;
    for (int number = 0; number < LINE_THREATS; number++) {
        int own = number % MODEL_OWN_THREATS;
        int other = number / MODEL_OWN_THREATS;
        uint16_t *parts = table->parts_of[number];
        parts[0] = (uint16_t)own;
        parts[1] = (uint16_t)(MODEL_OWN_THREATS + other);
        parts[2] = (uint16_t)(MODEL_OWN_THREATS + MODEL_OTHER_THREATS + (counts_of(own) | counts_of(other) << 4));
        parts[3] = (uint16_t)(table->own_parts + number);
    }
}

void table_step(struct weight_table *table, const struct pace *pace) {
    double slopes[MODEL_PARTS_MAX] = {0};
    for (int i = 0; i < table->numbers_used; i++) {
        for (int k = 0; k < table->parts_of_one && table->slopes[i] != 0; k++) {
            slopes[table->parts_of[i][k]] += table->slopes[i];
        }
    }
    memset(table->slopes, 0, sizeof table->slopes);
    struct pace own = *pace;
    own.decay *= OWN_DECAY;
    for (int i = 0; i < table->parts_used; i++) {
        parameter_step(&table->parts[i], slopes[i], i < table->own_parts ? pace : &own);
    }
    for (int i = 0; i < table->numbers_used; i++) {
        table->numbers[i] = 0;
        for (int k = 0; k < table->parts_of_one; k++) {
            table->numbers[i] += table->parts[table->parts_of[i][k]].value;
        }
    }
}
