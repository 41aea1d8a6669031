/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A loop around the newest view of the game: act when it is one's turn, begin the next round when one is due, wait
 * otherwise. Every action is good only for the version that was seen (If-Match), so nothing is ever done twice, and
 * whatever happened meanwhile is seen on the next turn of the loop.
 *
 * A built-in bot gets from the view what it gets inside the server, and nothing else.
 */
#include "remote_game.h"

#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "engine_process.h"
#include "play/bot_player.h"
#include "remote_report.h"
#include "rules/line.h"
#include "solvers/bot.h"
#include "solvers/solver.h"
#include "util/timestamp.h"

enum {
    PATH_SIZE = 256,
    WAIT_SECONDS = 50,
    ATTEMPTS_MAX = 60, /* in a row, when the server cannot be reached or is too busy */
    PAUSE_MS = 500,
    MARGIN_MS = 100, /* of a move's time, for the way there and back */
    THINK_MS_MIN = 50,
    GRACE_MS = 5000, /* for an engine that is late where no clock runs */
};

struct playing {
    struct client *client;
    const struct bot_means *means;
    const char *id;
    json_t *game; /* the newest view; owned */
    int seat;     /* one's own, or the one to which one is invited; -1: none */
    bool is_invited;
    struct config *config;
    const struct bot *bot;
    struct engine_process *engine;
    bool resigned, is_idle;
};

static bool complain(const struct playing *playing, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* False, for returning it. */
static bool complain(const struct playing *playing, const char *format, ...) {
    char text[400];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    (void)fprintf(stderr, "referee: game %s: %s\n", playing->id, text);
    return false;
}

static bool is_stopped(const struct playing *playing) {
    return playing->means->stopped != NULL && *playing->means->stopped != 0;
}

/* ---- the view ---- */

static const char *text_of(const json_t *object, const char *name) {
    const char *text = json_string_value(json_object_get(object, name));
    return text == NULL ? "" : text;
}

static bool has_status(const struct playing *playing, const char *status) {
    return strcmp(text_of(playing->game, "status"), status) == 0;
}

static int64_t version_of(const struct playing *playing) {
    return json_integer_value(json_object_get(playing->game, "version"));
}

/* An invited player has no seat yet, but their id stands at one. */
static int find_invitation(const json_t *game) {
    const json_t *seats = json_object_get(game, "seats");
    const char *player = text_of(json_object_get(game, "you"), "player");
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const json_t *seat = json_array_get(seats, i);
        if (strcmp(text_of(seat, "status"), "invited") == 0 &&
            strcmp(text_of(json_object_get(seat, "player"), "id"), player) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static bool take_view(struct playing *playing, json_t *game) {
    const json_t *seat = json_object_get(json_object_get(game, "you"), "seat");
    if (!json_is_object(game)) {
        return complain(playing, "the server's answer is no game");
    }
    json_decref(playing->game);
    playing->game = json_incref(game);
    playing->is_invited = !json_is_integer(seat);
    playing->seat = json_is_integer(seat) ? (int)json_integer_value(seat) : find_invitation(game);
    return true;
}

/* ---- calls ---- */

/* Calls until there is an answer that is not about the server being busy or away. Else there is nothing to be cleared. */
static bool call_patiently(struct answer *out, struct playing *playing, const struct call *call) {
    *out = (struct answer){.status = 0}; /* also where it is stopped before the first attempt */
    for (int attempt = 0; attempt < ATTEMPTS_MAX && !is_stopped(playing); attempt++) {
        client_call(out, playing->client, call);
        if (out->status != 0 && out->status != 429 && out->status < 500) {
            return true;
        }
        if (attempt + 1 == ATTEMPTS_MAX) {
            break;
        }
        long pause_ms = out->retry_after_seconds > 0 ? out->retry_after_seconds * 1000 : PAUSE_MS;
        answer_clear(out);
        (void)poll(NULL, 0, pause_ms < 10000 ? (int)pause_ms : 10000);
    }
    if (!is_stopped(playing)) {
        (void)complain(playing, "the server does not answer: %s", out->why);
    }
    answer_clear(out);
    return false;
}

/* Reads the game; waits for a change first where `wait` is set. */
static bool look(struct playing *playing, bool wait) {
    char path[PATH_SIZE];
    struct answer answer;
    struct call call = {.method = "GET", .path = path};
    if (wait) {
        (void)snprintf(path, sizeof path, "/v1/games/%s/events?after=%lld&wait=%d&limit=1", playing->id,
                       (long long)version_of(playing), WAIT_SECONDS);
        call.wait_seconds = WAIT_SECONDS;
        if (!call_patiently(&answer, playing, &call)) {
            return false;
        }
        answer_clear(&answer);
    }
    (void)snprintf(path, sizeof path, "/v1/games/%s", playing->id);
    call.wait_seconds = 0;
    if (!call_patiently(&answer, playing, &call)) {
        return false;
    }
    bool good =
        answer.status == 200 ? take_view(playing, answer.body) : complain(playing, "it cannot be seen: %s", answer.why);
    answer_clear(&answer);
    return good;
}

/*
 * Does something to the game: "moves", "resignation" and the like. What came too late (409, 412) is no failure: a look at
 * the game tells how it stands.
 */
static bool change(struct playing *playing, const char *method, const char *what, const json_t *body,
                   int64_t if_match) {
    char path[PATH_SIZE];
    struct answer answer;
    (void)snprintf(path, sizeof path, "/v1/games/%s/%s", playing->id, what);
    const struct call call = {.method = method, .path = path, .body = body, .if_match = if_match};
    if (!call_patiently(&answer, playing, &call)) {
        return false;
    }
    bool good = true;
    if (answer.status == 200 || answer.status == 201) {
        report_action(playing->id, what, body);
        good = take_view(playing, json_object_get(answer.body, "game"));
    } else if (answer.status == 409 || answer.status == 412) {
        good = look(playing, false);
    } else {
        good = complain(playing, "%s was refused: %s", what, answer.why);
    }
    answer_clear(&answer);
    return good;
}

static bool resign(struct playing *playing) {
    playing->resigned = true;
    return change(playing, "POST", "resignation", NULL, 0);
}

/* ---- getting ready ---- */

/* What the game's options make of its ruleset. */
static bool make_config(struct playing *playing) {
    const struct family *family = NULL;
    const char *ruleset = text_of(playing->game, "ruleset");
    const struct preset *preset = family_find_preset(&family, ruleset, strlen(ruleset));
    struct problem problem;
    if (preset == NULL) {
        (void)complain(playing, "the ruleset %s is not known here", ruleset);
        return false;
    }
    const struct setup setup = {
        .options = json_object_get(playing->game, "options"),
        .opponents = (int)json_array_size(json_object_get(playing->game, "seats")) - 1,
    };
    problem_clear(&problem);
    if (family->configure(&playing->config, preset, &setup, &problem) != OK || playing->config == NULL) {
        (void)complain(playing, "its options are not known here: %s", problem.detail);
        return false;
    }
    return true;
}

static bool is_for_engines(const struct config *config) {
    struct line_board board;
    if (config->family != &line_family) {
        return false;
    }
    line_empty_board(&board, config);
    return board.line == 5;
}

/* Can one's bot or engine play it? */
static bool prepare(struct playing *playing) {
    const struct bot_means *means = playing->means;
    if (!make_config(playing)) {
        return false;
    }
    bool can = false;
    if (means->engine != NULL) {
        can = is_for_engines(playing->config);
    } else {
        playing->bot = bot_player_in(playing->config->family->name, means->strategy, means->level);
        can = playing->bot != NULL && playing->bot->can_play(playing->bot, playing->config);
    }
    if (!can) {
        (void)complain(playing, "%s",
                       means->engine != NULL ? "engines play five in a row only" : "the strategy does not play it");
    }
    return can;
}

/* ---- a move by a built-in bot ---- */

struct thinking {
    const struct playing *playing;
    int64_t until_us;
};

static bool is_late(void *context) {
    const struct thinking *thinking = context;
    return is_stopped(thinking->playing) || timestamp_monotonic_us() >= thinking->until_us;
}

/* What the game's clock leaves for this move; false where no clock runs. */
static bool find_time_left(long *out_ms, const struct playing *playing) {
    const char *deadline = text_of(json_object_get(playing->game, "turn"), "deadline");
    int64_t at = 0;
    if (!timestamp_parse(&at, deadline, strlen(deadline))) {
        return false;
    }
    int64_t left_ms = at - timestamp_now() - MARGIN_MS;
    *out_ms = left_ms > THINK_MS_MIN ? (long)left_ms : THINK_MS_MIN;
    return true;
}

/* The time for this move: that of the means, or less when the game's clock says so. */
static long time_for_move_ms(const struct playing *playing) {
    long left_ms = 0;
    long think_ms = playing->means->think_ms;
    return find_time_left(&left_ms, playing) && left_ms < think_ms ? left_ms : think_ms;
}

/* What the caller may do, as bits; 0 where there is nothing. */
static uint16_t actions_of(const struct playing *playing) {
    const struct family *family = playing->config->family;
    const json_t *names = json_object_get(json_object_get(playing->game, "turn"), "actions");
    unsigned actions = 0;
    for (size_t i = 0; has_status(playing, "playing") && i < json_array_size(names); i++) {
        const char *name = json_string_value(json_array_get(names, i));
        for (size_t k = 0; name != NULL && k < family->action_count; k++) {
            actions |= strcmp(family->actions[k].name, name) == 0 ? 1U << k : 0;
        }
    }
    return (uint16_t)actions;
}

/* The same bytes for a seat in a round, whenever it is asked, and nobody's who has not the token. */
static void make_bot_key(unsigned char out[static RNG_SEED_BYTES], const struct playing *playing) {
    char message[PATH_SIZE];
    const json_t *round = json_object_get(playing->game, "round");
    (void)snprintf(message, sizeof message, "referee bot %s %lld %d", playing->id,
                   (long long)json_integer_value(json_object_get(round, "number")), playing->seat);
    const char *token = playing->means->token;
    unsigned char key[crypto_generichash_BYTES];
    (void)crypto_generichash(key, sizeof key, (const unsigned char *)token, strlen(token), NULL, 0);
    (void)crypto_generichash(out, RNG_SEED_BYTES, (const unsigned char *)message, strlen(message), key, sizeof key);
}

/* What one sees of the round, in which one may do these actions. */
static enum err observe(struct observation **out, const struct playing *playing, uint16_t actions) {
    const struct observation head = {playing->config, playing->seat, actions};
    return playing->seat >= playing->config->seats
               ? ERR_CORRUPT
               : playing->config->family->read_view(out, &head, json_object_get(playing->game, "state"));
}

static enum err decide(struct move *out, const struct playing *playing, uint16_t actions) {
    unsigned char bot_key[RNG_SEED_BYTES];
    const struct bot_memory memory = {.bot_key = bot_key};
    struct observation *observation = NULL;
    enum err err = observe(&observation, playing, actions);
    if (err != OK) {
        return err;
    }
    make_bot_key(bot_key, playing);
    struct thinking thinking = {playing, timestamp_monotonic_us() + time_for_move_ms(playing) * INT64_C(1000)};
    struct budget budget = budget_of(SOLVER_STEPS);
    budget.expired = is_late;
    budget.context = &thinking;
    struct rng rng;
    rng_init_random(&rng);
    err = playing->bot->decide(out, playing->bot, observation, &memory, &rng, &budget);
    free(observation);
    return err;
}

static bool play_as_bot(struct playing *playing, uint16_t actions) {
    struct move move = {.action = NULL};
    enum err err = decide(&move, playing, actions);
    if (is_stopped(playing)) {
        json_decref(move.body);
        return false;
    }
    if (err != OK) {
        (void)complain(playing, "%s does not know what to do (%s)", playing->bot->name, err_name(err));
        return resign(playing);
    }
    bool good = change(playing, move.action->method, move.action->segment, move.body, version_of(playing));
    json_decref(move.body);
    return good;
}

/* ---- a move by an engine ---- */

static void make_board(struct engine_board *out, const struct playing *playing) {
    struct line_board board;
    line_empty_board(&board, playing->config);
    *out = (struct engine_board){.size = board.size, .exact = board.exact};
}

static bool read_board(struct engine_board *out, const struct playing *playing) {
    struct observation *observation = NULL;
    enum err err = observe(&observation, playing, actions_of(playing));
    if (err != OK) {
        return complain(playing, "the server's answer has no board (%s)", err_name(err));
    }
    const struct line_observation *seen = (const struct line_observation *)observation;
    enum line_side own = line_side_of(seen->round.leader, playing->seat);
    make_board(out, playing);
    for (int row = 0; row < out->size; row++) {
        for (int column = 0; column < out->size; column++) {
            struct stones_point at = {(uint8_t)column, (uint8_t)row};
            out->fields[row][column] = line_board_is_free(&seen->board, at)    ? FIELD_EMPTY
                                       : line_board_has(&seen->board, own, at) ? FIELD_OWN
                                                                               : FIELD_OTHER;
        }
    }
    free(observation);
    return true;
}

/* An engine is told of a little less time than it has. */
static long time_to_tell_ms(long think_ms) {
    return think_ms - MARGIN_MS > THINK_MS_MIN ? think_ms - MARGIN_MS : THINK_MS_MIN;
}

/* It may be late as long as the game's clock bears it. */
static long time_to_wait_ms(const struct playing *playing) {
    long left_ms = 0;
    return find_time_left(&left_ms, playing) ? left_ms : playing->means->think_ms + GRACE_MS;
}

static bool start_engine(struct playing *playing, char reason[static 128]) {
    struct engine_board board;
    make_board(&board, playing);
    long told_ms = time_to_tell_ms(playing->means->think_ms);
    playing->engine = engine_process_start(playing->means->engine, &board, told_ms, playing->means->stopped, reason);
    return playing->engine != NULL;
}

/* An engine that cannot move has lost by its own fault. */
static bool play_as_engine(struct playing *playing) {
    char reason[128] = "";
    struct engine_board board;
    int column = 0;
    int row = 0;
    if (!read_board(&board, playing)) {
        return false;
    }
    long told_ms = time_to_tell_ms(time_for_move_ms(playing));
    if (!engine_process_move(&column, &row, playing->engine, &board, told_ms, time_to_wait_ms(playing), reason)) {
        if (is_stopped(playing)) {
            return false;
        }
        (void)complain(playing, "the engine resigns: %s", reason);
        return resign(playing);
    }
    json_t *body = json_pack("{s:i, s:i}", "column", column, "row", row);
    bool good = body != NULL && change(playing, "POST", "moves", body, version_of(playing));
    json_decref(body);
    return good;
}

/* ---- the game ---- */

/*
 * Takes a seat that is offered, if one can play, and not before an engine is ready: then its clock runs. False when there
 * is nothing to be played.
 */
static bool enter(struct playing *playing) {
    char reason[128] = "";
    if (!prepare(playing)) {
        if (playing->is_invited) {
            (void)change(playing, "POST", "decline", NULL, 0);
        }
        return false;
    }
    if (playing->means->engine != NULL && !start_engine(playing, reason)) {
        if (is_stopped(playing)) {
            return false;
        }
        (void)complain(playing, "the engine cannot be started: %s", reason);
        return playing->is_invited ? change(playing, "POST", "decline", NULL, 0) && false : resign(playing);
    }
    return !playing->is_invited || change(playing, "POST", "join", NULL, 0);
}

static bool is_next_round_due(const struct playing *playing) {
    const json_t *round = json_object_get(playing->game, "round");
    return has_status(playing, "round-over") &&
           json_integer_value(json_object_get(round, "number")) < json_integer_value(json_object_get(round, "of"));
}

static bool step(struct playing *playing) {
    uint16_t actions = actions_of(playing);
    if (actions != 0) {
        return playing->bot != NULL ? play_as_bot(playing, actions) : play_as_engine(playing);
    }
    if (is_next_round_due(playing)) {
        return change(playing, "POST", "rounds", NULL, version_of(playing));
    }
    int64_t version = version_of(playing);
    bool good = look(playing, true);
    playing->is_idle = version_of(playing) == version;
    return good;
}

/* A player who is alone, and need not begin another round, has done what was to be done. */
static bool is_alone_and_done(const struct playing *playing) {
    return has_status(playing, "round-over") && !is_next_round_due(playing) &&
           json_array_size(json_object_get(playing->game, "seats")) == 1;
}

static bool is_over(const struct playing *playing) {
    return has_status(playing, "finished") || has_status(playing, "aborted") || is_alone_and_done(playing) ||
           playing->resigned;
}

static bool has_ended(const struct playing *playing) {
    return is_over(playing) || is_stopped(playing) || (playing->is_idle && playing->means->leaves_idle);
}

enum remote_game_end remote_game_play(struct client *client, const struct bot_means *means, const char *game) {
    struct playing playing = {.client = client, .means = means, .id = game, .seat = -1};
    bool seen = look(&playing, false);
    if (seen && playing.seat < 0) {
        (void)complain(&playing, "this token has no seat in it");
        seen = false;
    }
    bool is_mine = seen && (is_over(&playing) || enter(&playing));
    if (is_mine && playing.config != NULL) {
        bool good = true;
        while (good && !has_ended(&playing)) {
            good = step(&playing);
        }
        playing.is_idle = playing.is_idle && good;
    }
    enum remote_game_end end = REMOTE_GAME_LEFT;
    if (is_mine && is_over(&playing) && !playing.resigned) {
        report_end(game, playing.game, playing.seat);
        end = REMOTE_GAME_OVER;
    } else if (playing.is_idle && !is_stopped(&playing)) {
        end = REMOTE_GAME_IDLE;
    }
    engine_process_stop(playing.engine);
    if (playing.config != NULL) {
        config_release(playing.config);
    }
    json_decref(playing.game);
    return end;
}
