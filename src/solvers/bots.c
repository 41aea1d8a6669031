/* SPDX-License-Identifier: Apache-2.0 */
/* THE list of bots. */
#include "solvers/bot.h"

#include <string.h>

#include "solvers/codebreaking/codebreaking_bots.h"
#include "solvers/line/line_bots.h"
#include "solvers/yahtzee/yahtzee_bots.h"

const struct bot *const bots[] = {
    &codebreaking_bot_random,
    &codebreaking_bot_methodical,
    &codebreaking_bot_genetic,
    &codebreaking_bot_minimax,
    &codebreaking_bot_expected_size,
    &codebreaking_bot_entropy,
    &codebreaking_bot_most_parts,
    &codebreaking_bot_optimal,
    &line_bot_random,
    &line_bot_greedy,
    &line_bot_gomoku,
    &line_bot_perfect,
    &yahtzee_bot_random,
    &yahtzee_bot_greedy,
    &yahtzee_bot_winner,
    &yahtzee_bot_optimal,
    NULL,
};

const struct bot *bot_find(const char *family, const char *name, size_t length) {
    for (size_t i = 0; bots[i] != NULL; i++) {
        if (strcmp(bots[i]->family, family) == 0 && strlen(bots[i]->name) == length &&
            memcmp(bots[i]->name, name, length) == 0) {
            return bots[i];
        }
    }
    return NULL;
}

const struct bot *bot_best(const struct config *config) {
    const struct bot *best = NULL;
    for (size_t i = 0; bots[i] != NULL; i++) {
        if (strcmp(bots[i]->family, config->family->name) == 0 && bots[i]->can_play(bots[i], config)) {
            best = bots[i];
        }
    }
    return best;
}
