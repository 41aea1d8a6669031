/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One round after the other: ask the bot that is to act, apply what it does, until the family says that it is over.
 */
#include "play/bot_game.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "game/seeds.h"
#include "solvers/solver.h"
#include "util/json.h"
#include "util/proof.h"

/* No game takes as many; a bot that acts and acts without coming to an end is stopped there. */
enum { ACTIONS_OF_A_ROUND_MAX = 1000 };

struct player {
    const struct bot *bot;
    struct rng rng;
    unsigned char bot_key[RNG_SEED_BYTES];
    void *scratch;
};

struct playing {
    const struct bot_game *game;
    const struct config *config;
    const struct family *family;
    struct bot_game_result *result;
    struct rng nonces;
    struct table table;
    struct seeds seeds;
    char client_seeds[SEATS_MAX + 1]; /* nobody has given one */
    struct state *state;
    int64_t now; /* goes on only where nobody can act: bots take no time */
    struct player players[SEATS_MAX];
};

static void derive(unsigned char out[static RNG_SEED_BYTES], const unsigned char key[static RNG_SEED_BYTES],
                   const char *message) {
    (void)crypto_auth_hmacsha256(out, (const unsigned char *)message, strlen(message), key);
}

static void seed_stream(struct rng *out, const unsigned char key[static RNG_SEED_BYTES], const char *message) {
    unsigned char seed[RNG_SEED_BYTES];
    derive(seed, key, message);
    rng_init(out, seed);
}

static bool is_told_to_stop(void *context) {
    const struct bot_game *game = context;
    return game->stopping != NULL && atomic_load_explicit(game->stopping, memory_order_relaxed);
}

static void accuse(struct playing *playing, int seat, const char *reason) {
    playing->result->offender = seat;
    playing->result->reason = reason;
}

/* ---- one action ---- */

static enum err ask(struct move *out, struct playing *playing, int seat) {
    struct player *player = &playing->players[seat];
    struct observation *observation = family_observe(playing->config, playing->state, seat);
    if (observation == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct bot_memory memory = {player->bot_key, player->scratch};
    struct budget budget = budget_of(playing->game->steps > 0 ? playing->game->steps : SOLVER_STEPS);
    budget.expired = is_told_to_stop;
    budget.context = (void *)playing->game;
    enum err err = player->bot->decide(out, player->bot, observation, &memory, &player->rng, &budget);
    free(observation);
    return err;
}

/* The body with what the engine adds to it. */
static json_t *complete(struct playing *playing, const struct action_def *action, json_t *body) {
    char nonce[PROOF_HEX_SIZE];
    if (action->needs_nonce && body != NULL) {
        proof_make_nonce(nonce, &playing->nonces);
        if (!json_put(body, "nonce", json_string(nonce))) {
            json_decref(body);
            return NULL;
        }
    }
    return body;
}

/* Does what was decided; what is not legal is the bot's fault, and no error. */
static enum err act(struct playing *playing, int seat, uint16_t actions, const struct move *move) {
    const struct family *family = playing->family;
    size_t number = (size_t)(move->action - family->actions);
    struct problem problem;
    problem_clear(&problem);
    if (number >= family->action_count || (actions & 1u << number) == 0 ||
        family->check_form(playing->config, move->action, move->body, &problem) != OK) {
        json_decref(move->body);
        accuse(playing, seat, "not an action of the game");
        return OK;
    }
    json_t *body = complete(playing, move->action, move->body);
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    const struct event event = {
        .seq = 1, .at = playing->now, .kind = family_event_of(family, move->action), .seat = seat, .body = body};
    struct state *next = NULL;
    enum err err = family->apply(&next, playing->state, &event, &problem);
    if (err == OK) {
        err = family_validate_async(playing->config, move->action, next, &event, &problem);
    }
    json_decref(body);
    if (err == OK) {
        free(playing->state);
        playing->state = next;
        return OK;
    }
    free(next);
    if (err == ERR_NO_MEMORY) {
        return err;
    }
    accuse(playing, seat, BOT_GAME_ILLEGAL);
    return OK;
}

/* What the server does by itself before anybody may act, and first the next thing that is due later, if nobody can. */
static enum err do_due(struct playing *playing, bool can_act) {
    struct auto_action due;
    while (family_auto_action(playing->family, playing->state, &due) && (due.at == 0 || !can_act)) {
        can_act = true;
        playing->now = due.at > playing->now ? due.at : playing->now;
        json_t *body = json_object();
        const struct event event = {.seq = 1, .at = playing->now, .kind = due.kind, .seat = due.seat, .body = body};
        struct state *next = NULL;
        struct problem problem;
        enum err err = body == NULL ? ERR_NO_MEMORY : playing->family->apply(&next, playing->state, &event, &problem);
        json_decref(body);
        if (err != OK) {
            return err == ERR_NO_MEMORY ? err : ERR_CORRUPT;
        }
        free(playing->state);
        playing->state = next;
    }
    return OK;
}

static int next_seat(const struct turn *turn, int seats) {
    for (int i = 0; i < seats; i++) {
        if (seat_set_has(turn->seats, i) && turn->actions[i] != 0) {
            return i;
        }
    }
    return -1;
}

/* ---- a round ---- */

static enum err play_out(struct playing *playing) {
    struct turn turn;
    enum err err = do_due(playing, true);
    playing->family->turn(playing->state, &turn);
    for (int count = 0; err == OK && !turn.over && playing->result->offender < 0; count++) {
        int seat = next_seat(&turn, playing->config->seats);
        struct move move = {.action = NULL};
        struct auto_action due;
        if (seat < 0 && !family_auto_action(playing->family, playing->state, &due)) {
            return ERR_CORRUPT;
        }
        if (count == ACTIONS_OF_A_ROUND_MAX) {
            accuse(playing, seat, "no end");
            return OK;
        }
        if (seat < 0) {
            err = do_due(playing, false);
            playing->family->turn(playing->state, &turn);
            continue;
        }
        err = ask(&move, playing, seat);
        if (is_told_to_stop((void *)playing->game)) {
            json_decref(move.body);
            return ERR_BUSY;
        }
        if (err == OK) {
            err = act(playing, seat, turn.actions[seat], &move);
        } else if (err != ERR_NO_MEMORY) {
            accuse(playing, seat, "no action");
            err = OK;
        }
        if (err == OK) {
            err = do_due(playing, true);
        }
        if (err != OK) {
            return err;
        }
        playing->family->turn(playing->state, &turn);
    }
    return err;
}

static enum err begin_round(struct playing *playing, json_t **out_deal) {
    char message[64];
    struct rng rng;
    struct problem problem;
    seeds_deal(&rng, playing->game->seed, playing->table.round);
    json_t *deal = family_deal(playing->config, &playing->table, &rng);
    if (deal == NULL) {
        return ERR_NO_MEMORY;
    }
    *out_deal = deal;
    playing->table.deal = deal;
    for (int i = 0; i < playing->config->seats; i++) {
        (void)snprintf(message, sizeof message, "keepsake:%d:%d", playing->table.round,
                       (int)playing->game->seats[i].number);
        derive(playing->players[i].bot_key, playing->game->seed, message);
    }
    problem_clear(&problem);
    return playing->family->start(&playing->state, playing->config, &playing->table, &problem);
}

/* Alone it is what the family makes of the published result that tells how well it went. */
static enum err add_value(struct playing *playing, double points) {
    if (playing->config->seats > 1 || playing->family->score_order == SCORES_NONE) {
        playing->result->value = NAN;
        return OK;
    }
    json_t *result = playing->family->result(playing->state);
    struct round_score score = {0};
    if (!json_put(result, "points", json_pack("[f]", points))) {
        json_decref(result);
        return ERR_NO_MEMORY;
    }
    playing->family->score(&score, playing->config->preset, result, 0, 1);
    json_decref(result);
    bool counts = score.has_value && !(score.lost && playing->family->score_order == SCORES_ASCENDING);
    playing->result->value += counts ? score.value : NAN;
    return OK;
}

/* Has somebody won the game with the round that is over, whatever the points? Then they alone have any. */
static bool is_won_at_once(struct playing *playing) {
    int winner = -1;
    if (family_won_at_once(playing->family, playing->state, &winner) == NULL) {
        return false;
    }
    for (int i = 0; i < playing->config->seats; i++) {
        playing->result->points[i] = i == winner;
    }
    return true;
}

/* Plays one round; *carry is what it hands on to the next, and *out_over says that none comes. */
static enum err play_round(struct playing *playing, json_t **carry, bool *out_over) {
    json_t *deal = NULL;
    playing->table.carry = *carry;
    enum err err = begin_round(playing, &deal);
    if (err == OK) {
        err = play_out(playing);
    }
    if (err == OK && playing->result->offender < 0) {
        double points[SEATS_MAX] = {0};
        double minor[SEATS_MAX] = {0};
        playing->family->points(playing->state, points);
        family_minor(minor, playing->family, playing->state);
        for (int i = 0; i < playing->config->seats; i++) {
            playing->result->points[i] += points[i];
            playing->result->minor[i] += minor[i];
        }
        *out_over = is_won_at_once(playing);
        err = add_value(playing, points[0]);
        json_decref(*carry);
        *carry = family_carry(playing->family, playing->state);
        err = err == OK && *carry == NULL ? ERR_NO_MEMORY : err;
    }
    free(playing->state);
    playing->state = NULL;
    json_decref(deal);
    return err;
}

/* Everybody takes their seat. */
static enum err seat_players(struct playing *playing) {
    for (int i = 0; i < playing->config->seats; i++) {
        char message[32];
        const struct bot_seat *seat = &playing->game->seats[i];
        struct player *player = &playing->players[i];
        (void)snprintf(message, sizeof message, "entrant:%d", (int)seat->number);
        player->bot = seat->bot;
        seed_stream(&player->rng, playing->game->seed, message);
        player->scratch = seat->bot->scratch_size == 0 ? NULL : calloc(1, seat->bot->scratch_size);
        if (player->scratch == NULL && seat->bot->scratch_size > 0) {
            return ERR_NO_MEMORY;
        }
    }
    return OK;
}

enum err bot_game_play(struct bot_game_result *out, const struct bot_game *game) {
    const struct config *config = game->config;
    struct bot_game_result result = {.offender = -1};
    struct playing *playing = calloc(1, sizeof *playing);
    if (playing == NULL) {
        return ERR_NO_MEMORY;
    }
    *playing = (struct playing){.game = game, .config = config, .family = config->family, .result = &result, .now = 1};
    memset(playing->client_seeds, ',', (size_t)config->seats - 1);
    playing->seeds = (struct seeds){.server = game->seed, .clients = playing->client_seeds};
    seed_stream(&playing->nonces, game->seed, "nonce");
    int rounds = config->rounds > 0 ? config->rounds : 1; /* who may always go on plays one */
    json_t *carry = json_null();
    enum err err = seat_players(playing);
    bool over = false;
    for (int round = 1; round <= rounds && err == OK && result.offender < 0 && !over; round++) {
        playing->table = (struct table){.duplicate = game->duplicate,
                                        .seeds = config->family->seeded ? &playing->seeds : NULL,
                                        .round = round,
                                        .at = playing->now,
                                        .rules = game->rules,
                                        .leader = config->server_leads ? LEADER_SERVER : (round - 1) % config->seats};
        err = play_round(playing, &carry, &over);
    }
    json_decref(carry);
    for (int i = 0; i < config->seats; i++) {
        free(playing->players[i].scratch);
    }
    free(playing);
    if (err == OK) {
        *out = result;
    }
    return err;
}
