/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Positions are chosen as a search judges them: those in which somebody wins at once, or by continuous fours that a few nodes
 * find, it does not judge. All others of a game are taken.
 */
#include "samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "solvers/line/line_eval.h"
#include "solvers/line/line_search.h"
#include "solvers/line/line_vcf.h"

enum { FOURS_NODES = 150, ROOM_LEAST = 1024 };

/* Makes room for so many more. */
static bool grow(void **items, size_t *room, size_t count, size_t more, size_t size) {
    if (count + more <= *room) {
        return true;
    }
    size_t wanted = *room > 0 ? 2 * *room : ROOM_LEAST;
    wanted = wanted < count + more ? count + more : wanted;
    void *moved = realloc(*items, wanted * size);
    if (moved == NULL) {
        return false;
    }
    *items = moved;
    *room = wanted;
    return true;
}

/* Is there a stone of one's own within reach? Of what has none, the bare board, there is too much and it tells nothing. */
bool samples_tells(const struct line_combinations *combinations, unsigned combination) {
    enum { BARE = 2 };
    return combinations->shapes[combination][LINE_DIRECTIONS - 1] > BARE;
}

static uint16_t add_counts(struct samples *samples, const struct line_position *position, int side) {
    uint16_t fields[COMBINATION_COUNT] = {0};
    uint16_t distinct[LINE_CELLS];
    uint16_t count = 0;
    for (int cell = 0; cell < position->cells; cell++) {
        unsigned combination = position->fields[cell].combination[side];
        if (position->fields[cell].stone == SIDE_NONE && samples_tells(position->combinations, combination) &&
            fields[combination]++ == 0) {
            distinct[count++] = (uint16_t)combination;
        }
    }
    for (int i = 0; i < count; i++) {
        samples->counts[samples->count_count++] = (struct count){distinct[i], fields[distinct[i]]};
    }
    return count;
}

/* As line_judge does where there are no fitted weights. */
static int hand_score(const struct line_position *position) {
    const int16_t *by_hand = line_weights_by_hand(&position->shapes->rules);
    int sums[2] = {0};
    for (int cell = 0; cell < position->cells; cell++) {
        const struct line_field *field = &position->fields[cell];
        for (int side = 0; side < 2 && field->stone == SIDE_NONE; side++) {
            for (int i = 0; i < LINE_DIRECTIONS; i++) {
                sums[side] += by_hand[field->shapes[side] >> i * SHAPE_BITS & (SHAPE_COUNT - 1)];
            }
        }
    }
    int side = position->to_move;
    int score = (sums[side] * 9 - sums[1 - side] * 8) / 8;
    return score > SCORE_SURE - 1 ? SCORE_SURE - 1 : score < 1 - SCORE_SURE ? 1 - SCORE_SURE : score;
}

static bool add_sample(struct samples *samples, const struct line_position *position, double target) {
    if (!grow((void **)&samples->counts, &samples->count_room, samples->count_count, 2 * LINE_CELLS,
              sizeof *samples->counts) ||
        !grow((void **)&samples->samples, &samples->sample_room, samples->sample_count, 1, sizeof *samples->samples)) {
        return false;
    }
    struct sample sample = {
        .first = samples->count_count,
        .threats = (uint16_t)line_threats(position),
        .hand_score = (int16_t)hand_score(position),
        .target = (float)target,
    };
    sample.own = add_counts(samples, position, position->to_move);
    sample.other = add_counts(samples, position, 1 - position->to_move);
    samples->samples[samples->sample_count++] = sample;
    return true;
}

static bool is_plain(const struct line_position *position) {
    int side = position->to_move;
    return position->classes[side][CLASS_LINE] > 0 || position->classes[1 - side][CLASS_LINE] > 0 ||
           position->classes[side][CLASS_FOURS] > 0;
}

static bool is_sure(int score) {
    return score >= SCORE_SURE || score <= -SCORE_SURE;
}

/* The first move from which on the best was always played. */
static int find_end(const struct game *game) {
    int from = game->drawn;
    for (int i = game->drawn; i < game->count; i++) {
        from = game->moves[i].cell != game->moves[i].best ? i + 1 : from;
    }
    return from;
}

/* What the side to move got of it, 0 to 1. `tells`: so does the end. */
static double target_of(const struct game *game, int at, bool tells, const struct targets *targets) {
    int score = game->moves[at].score;
    double end = (at % 2 == 0 ? game->points : 2 - game->points) / 2.0;
    double share = targets == NULL ? 0 : tells && !is_sure(score) ? targets->share : 1;
    double chance = targets == NULL ? 0 : 1 / (1 + exp(-score / targets->scale));
    return share * chance + (1 - share) * end;
}

static bool add_positions(struct samples *samples, struct line_position *position, struct vcf *vcf,
                          const struct game *game, const struct targets *targets) {
    int end = find_end(game);
    bool good = true;
    for (int i = 0; i < game->count && good; i++) {
        bool tells = i >= end;
        if (i >= game->drawn && (tells || targets != NULL) && !is_plain(position) &&
            vcf_search(vcf, FOURS_NODES) == 0) {
            good = add_sample(samples, position, target_of(game, i, tells, targets));
        }
        if (position->fields[game->moves[i].cell].stone != SIDE_NONE) {
            return false;
        }
        line_position_play(position, game->moves[i].cell);
    }
    return good;
}

bool samples_add(struct samples *samples, const struct game *game, const struct targets *targets) {
    struct line_board board;
    struct line_position *position = NULL;
    struct vcf *vcf = malloc(sizeof *vcf);
    struct budget budget = budget_of(UINT64_MAX);
    line_board_init(&board, game->size, LINE_FITTED_LENGTH, game->exact);
    bool good = vcf != NULL && line_position_make(&position, &board, LINE_X) == OK;
    if (good) {
        vcf_init(vcf, position, &budget);
        good = add_positions(samples, position, vcf, game, targets);
        samples->games++;
    }
    free(position);
    free(vcf);
    return good;
}

void samples_clear(struct samples *samples) {
    free(samples->counts);
    free(samples->samples);
    memset(samples, 0, sizeof *samples);
}
