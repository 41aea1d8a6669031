/* SPDX-License-Identifier: Apache-2.0 */
/*
 * People break codes less well than programs for two reasons: they do not hold all answers together, and of the codes that
 * fit they take one that comes to mind. So a level goes by a part of the answers, drawn anew for each guess, and makes some
 * of its guesses without weighing them. Where only what fits all answers may be guessed none is left out.
 *
 * The numbers were measured by `make bench-levels`.
 */
#include "codebreaking_levels.h"

#include <stdlib.h>

/* Level, answers forgotten and careless guesses in percent, average guesses over all secrets of mastermind. */
#define LEVELS(LEVEL)        \
    LEVEL(1, 50, 100, 6.756) \
    LEVEL(2, 35, 100, 5.902) \
    LEVEL(3, 20, 80, 5.246)  \
    LEVEL(4, 8, 50, 4.822)

#define AS_LEVEL(level, forgotten, careless, guesses) {forgotten, careless},
const struct codebreaking_level codebreaking_levels[CODEBREAKING_LEVELS - 1] = {LEVELS(AS_LEVEL)};

#define AS_STRENGTH(level, forgotten, careless, guesses) {"mastermind", "average guesses over all secrets", guesses},
const struct strength codebreaking_level_strengths[CODEBREAKING_LEVELS - 1] = {LEVELS(AS_STRENGTH)};

enum err codebreaking_level_suggest(struct suggestion *out, const struct codebreaking_level *level,
                                    const struct strategy *strategy, const struct position *position, struct rng *rng,
                                    struct budget *budget) {
    bool is_careless = rng_below(rng, 100) < (uint32_t)level->careless;
    const struct strategy *as = is_careless ? strategy_find("random") : strategy;
    if (position->must_fit || position->count == 0) {
        return strategy_suggest(out, as, position, rng, budget);
    }
    struct constraint *kept = malloc(position->count * sizeof *kept);
    if (kept == NULL) {
        return ERR_NO_MEMORY;
    }
    struct position recalled = *position;
    recalled.history = kept;
    recalled.count = 0;
    for (size_t i = 0; i < position->count; i++) {
        if (rng_below(rng, 100) >= (uint32_t)level->forgotten) {
            kept[recalled.count++] = position->history[i];
        }
    }
    enum err err = strategy_suggest(out, as, &recalled, rng, budget);
    free(kept);
    return err;
}
