/* SPDX-License-Identifier: Apache-2.0 */
#include "model.h"

#include <math.h>
#include <string.h>

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

void parameter_step(struct parameter *parameter, double slope, const struct pace *pace) {
    parameter->mean = keep_mean * parameter->mean + (1 - keep_mean) * slope;
    parameter->square = keep_square * parameter->square + (1 - keep_square) * slope * slope;
    double mean = parameter->mean / pace->mean_part;
    double square = parameter->square / pace->square_part;
    parameter->value -= pace->rate * (mean / (sqrt(square) + 1e-8) + pace->decay * parameter->value);
}

/* The parts of a combination: four, six, and itself. */
enum { PARTS_OF_ONE = 11 };

static void list_parts(int *out, const uint8_t *shapes, int combination) {
    int count = 0;
    for (int i = 0; i < LINE_DIRECTIONS; i++) {
        out[count++] = shapes[i];
        for (int j = i + 1; j < LINE_DIRECTIONS; j++) {
            out[count++] = MODEL_SINGLES + shapes[i] * SHAPE_COUNT + shapes[j];
        }
    }
    out[count++] = MODEL_SINGLES + MODEL_PAIRS + combination;
}

void table_step(struct weight_table *table, const struct line_combinations *combinations, const struct pace *pace) {
    double slopes[MODEL_PARTS] = {0};
    int parts[PARTS_OF_ONE];
    for (int i = 0; i < COMBINATION_COUNT; i++) {
        if (table->slopes[i] != 0) {
            list_parts(parts, combinations->shapes[i], i);
            for (int k = 0; k < PARTS_OF_ONE; k++) {
                slopes[parts[k]] += table->slopes[i];
            }
        }
    }
    memset(table->slopes, 0, sizeof table->slopes);
    struct pace own = *pace;
    for (int i = 0; i < MODEL_PARTS; i++) {
        own.decay = i < MODEL_SINGLES ? 0 : i < MODEL_SINGLES + MODEL_PAIRS ? pace->decay : 4 * pace->decay;
        parameter_step(&table->parts[i], slopes[i], &own);
    }
    for (int i = 0; i < COMBINATION_COUNT; i++) {
        list_parts(parts, combinations->shapes[i], i);
        table->numbers[i] = 0;
        for (int k = 0; k < PARTS_OF_ONE; k++) {
            table->numbers[i] += table->parts[parts[k]].value;
        }
    }
}
