/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From a game to an observation, from a decision to an action that may be played.
 */
#include "play/bot_ask.h"

#include <stdlib.h>

#include "solvers/solver.h"
#include "util/rng.h"
#include "util/timestamp.h"

static bool is_set(const atomic_bool *flag) {
    return flag != NULL && atomic_load_explicit(flag, memory_order_relaxed);
}

/* A caller's deadline, and the bot's own limit. */
struct asking {
    const struct deadline *deadline;
    int64_t until_us; /* timestamp_monotonic_us */
};

static bool is_over(void *context) {
    const struct asking *asking = context;
    const struct deadline *deadline = asking->deadline;
    int64_t now_us = timestamp_monotonic_us();
    return is_set(deadline->stale) || is_set(deadline->stopping) || now_us >= asking->until_us ||
           now_us - deadline->since_us >= atomic_load_explicit(deadline->limit_us, memory_order_relaxed) ||
           (deadline->is_over != NULL && deadline->is_over(deadline->context));
}

uint16_t bot_ask_actions(const struct game *game, int seat) {
    struct turn turn;
    game_turn(game, &turn);
    bool acts = game->status == GAME_PLAYING && seat >= 0 && seat_set_has(turn.seats, seat);
    return acts ? turn.actions[seat] : 0;
}

/* What the seat may do, done as a client would have to. */
static bool is_playable(const struct game *game, uint16_t actions, const struct move *move) {
    const struct family *family = game->config->family;
    size_t number = (size_t)(move->action - family->actions);
    struct problem unused;
    return number < family->action_count && (actions & 1u << number) != 0 &&
           family->check_form(game->config, move->action, move->body, &unused) == OK;
}

enum err bot_ask(struct move *out, const struct bot *bot, const struct game *game, int seat,
                 const unsigned char *bot_key, const struct deadline *deadline) {
    struct observation *observation = family_observe(game->config, game_state(game), seat);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct bot_memory memory = {.bot_key = bot_key};
    struct asking asking = {
        .deadline = deadline,
        .until_us = bot->think_us > 0 ? timestamp_monotonic_us() + bot->think_us : INT64_MAX,
    };
    struct budget budget = budget_of(SOLVER_STEPS);
    budget.expired = is_over;
    budget.context = &asking;
    struct rng rng;
    rng_init_random(&rng);
    struct move move = {.action = NULL};
    enum err err = bot->decide(&move, bot, observation, &memory, &rng, &budget);
    free(observation);
    if (err == OK && !is_playable(game, bot_ask_actions(game, seat), &move)) {
        json_decref(move.body);
        err = ERR_INTERNAL;
    }
    if (err == OK) {
        *out = move;
    }
    return err;
}
