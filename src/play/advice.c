/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From a game to an observation, from a decision to an action that may be played.
 */
#include "play/advice.h"

#include <stdlib.h>

#include "solvers/solver.h"
#include "util/rng.h"
#include "util/timestamp.h"

static bool is_set(const atomic_bool *flag) {
    return flag != NULL && atomic_load_explicit(flag, memory_order_relaxed);
}

/* A caller's patience, and the bot's own limit. */
struct watch {
    const struct patience *patience;
    int64_t until_us; /* timestamp_monotonic_us */
};

static bool is_over(void *context) {
    const struct watch *watch = context;
    const struct patience *patience = watch->patience;
    int64_t now_us = timestamp_monotonic_us();
    return is_set(patience->stale) || is_set(patience->stopping) || now_us >= watch->until_us ||
           now_us - patience->since_us >= atomic_load_explicit(patience->limit_us, memory_order_relaxed) ||
           (patience->is_over != NULL && patience->is_over(patience->context));
}

uint16_t advice_actions(const struct game *game, int seat) {
    struct turn turn;
    game_turn(game, &turn);
    bool acts = game->status == GAME_PLAYING && seat >= 0 && (turn.seats & 1u << seat) != 0;
    return acts ? turn.actions[seat] : 0;
}

/* What the seat may do, done as a client would have to. */
static bool is_playable(const struct game *game, uint16_t actions, const struct decision *decision) {
    const struct family *family = game->config->family;
    size_t number = (size_t)(decision->action - family->actions);
    struct problem unused;
    return number < family->action_count && (actions & 1u << number) != 0 &&
           family->check_form(game->config, decision->action, decision->body, &unused) == OK;
}

enum err advice_ask(struct decision *out, const struct bot *bot, const struct game *game, int seat,
                    const unsigned char *keepsake, const struct patience *patience) {
    struct observation *observation = family_observe(game->config, game_state(game), seat);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct bot_memory memory = {.keepsake = keepsake};
    struct watch watch = {
        .patience = patience,
        .until_us = bot->think_us > 0 ? timestamp_monotonic_us() + bot->think_us : INT64_MAX,
    };
    struct budget budget = budget_of(SOLVER_STEPS);
    budget.expired = is_over;
    budget.context = &watch;
    struct rng rng;
    rng_init_random(&rng);
    struct decision decision = {.action = NULL};
    enum err err = bot->decide(&decision, bot, observation, &memory, &rng, &budget);
    free(observation);
    if (err == OK && !is_playable(game, advice_actions(game, seat), &decision)) {
        json_decref(decision.body);
        err = ERR_INTERNAL;
    }
    if (err == OK) {
        *out = decision;
    }
    return err;
}
