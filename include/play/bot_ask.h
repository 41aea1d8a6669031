/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Asking a bot what to do in a game: for its own seat, or for a person's who wants a hint.
 *
 * The bot is shown what the seat sees and nothing else. Asking may take until the deadline: on one of the scheduler's
 * threads only.
 */
#ifndef REFEREE_PLAY_BOT_ASK_H
#define REFEREE_PLAY_BOT_ASK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "game/game.h"
#include "solvers/bot.h"
#include "util/err.h"

/*
 * When to stop thinking: after some time, whose length may change meanwhile, when a flag is set, or when a function says so
 * (each but the time may be NULL).
 */
struct deadline {
    int64_t since_us; /* timestamp_monotonic_us */
    const atomic_int_fast64_t *limit_us;
    const atomic_bool *stale, *stopping;
    bool (*is_over)(void *context);
    void *context;
};

/* The actions that a seat may take now, as bits; 0 where it may not act. */
uint16_t bot_ask_actions(const struct game *game, int seat);

/*
 * What the bot, which must be able to play the game, would do in a seat that may act. The body has passed check_form and is
 * owned by the caller. bot_key: as in struct bot_memory. Errors as bot->decide; ERR_INTERNAL for a bot that plays nonsense.
 */
enum err bot_ask(struct move *out, const struct bot *bot, const struct game *game, int seat,
                 const unsigned char *bot_key, const struct deadline *deadline) MUST_CHECK;

#endif
