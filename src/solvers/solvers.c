/* SPDX-License-Identifier: Apache-2.0 */
/* THE list of what plays the games of a family, and what has something to say of them: a line for each that has any. */
#include <string.h>

#include "solvers/analysis.h"
#include "solvers/bot.h"
#include "solvers/codebreaking/codebreaking_analysis.h"
#include "solvers/codebreaking/codebreaking_bots.h"
#include "solvers/connectfour/connectfour_analysis.h"
#include "solvers/connectfour/connectfour_bots.h"
#include "solvers/line/line_analysis.h"
#include "solvers/line/line_bots.h"
#include "solvers/yahtzee/yahtzee_analysis.h"
#include "solvers/yahtzee/yahtzee_bots.h"

static const struct {
    const struct bot *const *bots;   /* NULL: none */
    const struct analysis *analysis; /* NULL: none */
} solvers[] = {
    {codebreaking_bots, &codebreaking_analysis},
    {line_bots, &line_analysis},
    {yahtzee_bots, &yahtzee_analysis},
    {connectfour_bots, &connectfour_analysis},
};

enum { FAMILIES = sizeof solvers / sizeof solvers[0] };

const struct bot *bot_at(size_t index) {
    for (size_t f = 0; f < FAMILIES; f++) {
        for (size_t i = 0; solvers[f].bots != NULL && solvers[f].bots[i] != NULL; i++) {
            if (index-- == 0) {
                return solvers[f].bots[i];
            }
        }
    }
    return NULL;
}

const struct bot *bot_find(const char *family, const char *name, size_t length) {
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->family, family) == 0 && strlen(bot->name) == length && memcmp(bot->name, name, length) == 0) {
            return bot;
        }
    }
    return NULL;
}

const struct bot *bot_best(const struct config *config) {
    const struct bot *best = NULL;
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->family, config->family->name) == 0 && bot->can_play(bot, config)) {
            best = bot;
        }
    }
    return best;
}

const struct analysis *analysis_find(const char *family) {
    for (size_t f = 0; f < FAMILIES; f++) {
        const struct analysis *analysis = solvers[f].analysis;
        if (analysis != NULL && strcmp(analysis->family, family) == 0) {
            return analysis;
        }
    }
    return NULL;
}
