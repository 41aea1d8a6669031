/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Analysis, of a round that is over and of any position. What there is to say is the family's business; here it
 * is asked on a pool thread, within two seconds, and within less when much is asked at once.
 *
 * Nobody is made to wait without end: what finds the queue full is refused at once (by the server), and what has waited too
 * long when its turn comes is refused then. Work that nobody waits for any more is dropped.
 */
#include <stdlib.h>
#include <string.h>

#include "api/bounded.h"
#include "api/endpoints.h"
#include "game_find.h"
#include "rounds.h"
#include "solvers/analysis.h"
#include "solvers/solver.h"

struct analysis_request {
    const struct analysis *analysis;
    struct json_out out; /* the answer */
    /* Of a round. */
    struct game *game; /* a reference */
    int64_t round;
    struct observation *observation; /* owned; a spectator's, by the game's config */
    /* Of a position. */
    const struct preset *preset;
    struct inquiry *inquiry; /* owned */
};

static enum err begin(struct request *request) {
    struct analysis_request *analysis = arena_alloc(&request->arena, sizeof *analysis);
    if (analysis == NULL) {
        return ERR_NO_MEMORY;
    }
    json_out_init(&analysis->out);
    request->data = analysis;
    return OK;
}

/* ---- bounds ---- */

/* Prepares a budget, watched over; refuses what it is too late for. */
static enum err begin_work(struct budget *out, struct bounded *bounded, struct request *request) {
    enum err err = bounded_begin(bounded, request, "analyses");
    if (err == OK) {
        *out = budget_of(UINT64_MAX);
        out->expired = bounded_is_over;
        out->context = bounded;
    }
    return err;
}

static enum err end_work(struct request *request, enum err err) {
    return err == OK ? OK : problem_set(&request->problem, err, "The analysis failed. Try again later.");
}

enum err analysis_reply(struct request *request, struct reply *reply) {
    const struct analysis_request *analysis = request->data;
    struct json_out *out = reply_open(reply);
    reply->is_private = analysis->game != NULL;
    json_out_raw(out, analysis->out.buf.bytes, analysis->out.buf.length);
    return reply_close(reply);
}

/* ---- of a round ---- */

enum err analysis_of_game_find(struct request *request) {
    enum err err = begin(request);
    struct analysis_request *analysis = request->data;
    return err == OK ? game_find_visible(&analysis->game, request) : err;
}

static bool is_over_by_now(const struct game *game) {
    struct turn turn;
    game->config->family->turn(game_state(game), &turn);
    return turn.over;
}

static enum err refuse_round(struct request *request, const struct game *game) {
    bool ended = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "%s",
                       game->number == 0 ? "No round has been played yet."
                       : ended           ? "The round was never finished; there is nothing to analyse."
                                         : "The round is not over yet; it can be analysed then.");
}

/* The round asked for, which must be over, as a spectator sees it. */
static enum err read_round(struct analysis_request *analysis, struct request *request) {
    struct rounds rounds;
    struct game *past = NULL;
    enum err err = rounds_begin(&rounds, request, analysis->game, analysis->round);
    if (err == OK) {
        err = rounds_load(&past, request, &rounds, analysis->round);
    }
    rounds_free(&rounds);
    if (err != OK) {
        return err;
    }
    if (is_over_by_now(past)) {
        analysis->observation = family_observe(analysis->game->config, game_state(past), VIEWER_SPECTATOR);
        err = analysis->observation == NULL ? ERR_NO_MEMORY : OK;
    } else {
        err = refuse_round(request, analysis->game);
    }
    game_release(past);
    return err;
}

enum err analysis_of_game_prepare(struct request *request) {
    struct analysis_request *analysis = request->data;
    const struct game *game = analysis->game;
    analysis->round = game->number;
    analysis->analysis = analysis_find(game->config->family->name);
    enum err err = request_query_integer(&analysis->round, request, "round");
    if (err != OK) {
        return err;
    }
    if (game->number == 0) {
        return refuse_round(request, game);
    }
    if (analysis->round > game->number) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "The game has no round %lld.", (long long)analysis->round);
    }
    if (analysis->analysis == NULL) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "There is no analysis of these games.");
    }
    request->is_long = true;
    return read_round(analysis, request);
}

enum err analysis_of_game_work(struct request *request) {
    struct analysis_request *analysis = request->data;
    struct budget budget;
    struct bounded bounded;
    struct rng rng;
    enum err err = begin_work(&budget, &bounded, request);
    if (err != OK) {
        return err;
    }
    /* The same answer whenever it is asked for. */
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){0});
    struct json_out *out = &analysis->out;
    json_out_begin_object(out);
    json_out_put_integer(out, "round", analysis->round);
    err = analysis->analysis->analyse_round(out, analysis->observation, &rng, &budget);
    json_out_end_object(out);
    return end_work(request, err == OK && json_out_failed(out) ? ERR_NO_MEMORY : err);
}

void analysis_of_game_release(struct request *request) {
    struct analysis_request *analysis = request->data;
    if (analysis != NULL) {
        free(analysis->observation);
        game_release(analysis->game);
        json_out_free(&analysis->out);
        request->data = NULL;
    }
}

/* ---- of a position ---- */

enum err analysis_of_position_find(struct request *request) {
    enum err err = begin(request);
    if (err != OK) {
        return err;
    }
    struct analysis_request *analysis = request->data;
    const struct family *family = NULL;
    char words[SUGGEST_WORDS_SIZE];
    analysis->preset = family_find_preset(&family, request->params[0].bytes, request->params[0].length);
    if (analysis->preset == NULL) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "There is no such ruleset, see GET /v1/rulesets%s",
                           family_suggest_preset(words, request->params[0].bytes, request->params[0].length));
    }
    analysis->analysis = analysis_find(family->name);
    return analysis->analysis != NULL ? OK
                                      : problem_set(&request->problem, ERR_NOT_FOUND,
                                                    "There is no analysis of games of %s.", analysis->preset->title);
}

enum err analysis_of_position_prepare(struct request *request) {
    struct analysis_request *analysis = request->data;
    request->is_long = true;
    return analysis->analysis->read_inquiry(&analysis->inquiry, analysis->preset, request->json, &request->problem);
}

enum err analysis_of_position_work(struct request *request) {
    struct analysis_request *analysis = request->data;
    struct budget budget;
    struct bounded bounded;
    struct rng rng;
    enum err err = begin_work(&budget, &bounded, request);
    if (err != OK) {
        return err;
    }
    budget.steps = SOLVER_STEPS;
    rng_init_random(&rng);
    err = analysis->analysis->answer_inquiry(&analysis->out, analysis->inquiry, &rng, &budget);
    return end_work(request, err == OK && json_out_failed(&analysis->out) ? ERR_NO_MEMORY : err);
}

void analysis_of_position_release(struct request *request) {
    struct analysis_request *analysis = request->data;
    if (analysis != NULL) {
        if (analysis->inquiry != NULL) {
            analysis->analysis->free_inquiry(analysis->inquiry);
        }
        json_out_free(&analysis->out);
        request->data = NULL;
    }
}
