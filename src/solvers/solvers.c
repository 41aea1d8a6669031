/* SPDX-License-Identifier: Apache-2.0 */
/* Look-ups among the bots and analyses of all families. */
#include "solvers/solvers.h"

#include <string.h>

#define BOTS(family) family##_bots,
#define ANALYSIS(family)
static const struct bot *const *const bots[] = {
#include "solvers/solvers.def"
};
#undef BOTS
#undef ANALYSIS

#define BOTS(family)
#define ANALYSIS(family) &family##_analysis,
static const struct analysis *const analyses[] = {
#include "solvers/solvers.def"
};
#undef BOTS
#undef ANALYSIS

const struct bot *bot_at(size_t index) {
    for (size_t f = 0; f < sizeof bots / sizeof bots[0]; f++) {
        for (size_t i = 0; bots[f][i] != NULL; i++) {
            if (index-- == 0) {
                return bots[f][i];
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

const struct bot *bot_at_level(const struct bot *bot, int level) {
    if (level < 0 || level > bot->levels) {
        return NULL;
    }
    return level == 0 || level == bot->levels ? bot : &bot->below[level - 1];
}

const struct bot *bot_best(const struct config *config) {
    const struct bot *best = NULL;
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->family, config->family->name) == 0 && bot->can_play(bot, config)) {
            best = bot;
            if (bot->excels != NULL && bot->excels(bot, config)) {
                return bot;
            }
        }
    }
    return best;
}

const struct analysis *analysis_find(const char *family) {
    for (size_t i = 0; i < sizeof analyses / sizeof analyses[0]; i++) {
        if (strcmp(analyses[i]->family, family) == 0) {
            return analyses[i];
        }
    }
    return NULL;
}
