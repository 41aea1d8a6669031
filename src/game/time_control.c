/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What was agreed for a game, and what follows from it for a seat. How the times themselves come about is in fold_time.c.
 */
#include "game/time_control.h"

#include <stddef.h>
#include <stdio.h>

#include "game/game.h"
#include "util/json.h"

static const int64_t second_ms = 1000;

struct clock_body {
    struct json_integer turn, bot_turn, initial, increment;
};

static const struct field clock_fields[] = {
    {"turn_seconds", FIELD_INTEGER, FIELD_NULLABLE, 1, TIME_CONTROL_TURN_SECONDS_MAX,
     offsetof(struct clock_body, turn)},
    {"bot_turn_seconds", FIELD_INTEGER, 0, 1, TIME_CONTROL_BOT_SECONDS_MAX, offsetof(struct clock_body, bot_turn)},
    {"initial_seconds", FIELD_INTEGER, 0, 1, TIME_CONTROL_TURN_SECONDS_MAX, offsetof(struct clock_body, initial)},
    {"increment_seconds", FIELD_INTEGER, 0, 0, TIME_CONTROL_INCREMENT_SECONDS_MAX,
     offsetof(struct clock_body, increment)},
};

static enum err refuse(struct problem *problem, const char *at, const char *member, const char *detail) {
    char pointer[PROBLEM_POINTER_MAX];
    (void)snprintf(pointer, sizeof pointer, "%s%s", at, member);
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "%s", detail);
}

enum err time_control_read(struct time_control *out, const json_t *value, const char *at, struct problem *problem) {
    struct clock_body body = {0};
    if (value == NULL || json_is_null(value)) {
        *out = (struct time_control){0};
        return OK;
    }
    enum err err = json_decode(&body, value, clock_fields, sizeof clock_fields / sizeof clock_fields[0], at, problem);
    if (err != OK) {
        return err;
    }
    if (!body.turn.set && !body.bot_turn.set && !body.initial.set) {
        return body.increment.set ? refuse(problem, at, "/initial_seconds", "is required with increment_seconds")
                                  : refuse(problem, at, "",
                                           "must have turn_seconds, or initial_seconds and increment_seconds, or "
                                           "bot_turn_seconds alone; null is no clock");
    }
    if (body.turn.set && (body.initial.set || body.increment.set)) {
        return refuse(problem, at, "/turn_seconds", "and a bank exclude each other: choose one of them");
    }
    if (body.increment.set && !body.initial.set) {
        return refuse(problem, at, "/initial_seconds", "is required with increment_seconds");
    }
    *out = (struct time_control){.turn_seconds = (int32_t)body.turn.value,
                                 .bot_turn_seconds = (int32_t)body.bot_turn.value,
                                 .initial_seconds = (int32_t)body.initial.value,
                                 .increment_seconds = (int32_t)body.increment.value};
    return OK;
}

static bool is_nothing(const struct time_control *time_control) {
    return time_control->turn_seconds == 0 && time_control->bot_turn_seconds == 0 && time_control->initial_seconds == 0;
}

enum err time_control_check(const struct time_control *time_control, const struct config *config, const char *at,
                            struct problem *problem) {
    if (!config->no_timeouts || is_nothing(time_control)) {
        return OK;
    }
    return refuse(problem, at, "", "must be null: this game has clocks of its own, by which nobody loses");
}

json_t *time_control_json(const struct time_control *time_control) {
    if (is_nothing(time_control)) {
        return json_null();
    }
    bool says_bots = time_control->bot_turn_seconds > 0;
    json_t *object = json_object();
    bool good = object != NULL;
    if (time_control->initial_seconds > 0) {
        good = good && json_put(object, "initial_seconds", json_integer(time_control->initial_seconds)) &&
               json_put(object, "increment_seconds", json_integer(time_control->increment_seconds)) &&
               (!says_bots || json_put(object, "bot_turn_seconds", json_integer(time_control->bot_turn_seconds)));
    } else {
        bool people = time_control->turn_seconds > 0;
        good = good &&
               json_put(object, "turn_seconds", people ? json_integer(time_control->turn_seconds) : json_null()) &&
               json_put(object, "bot_turn_seconds",
                        json_integer(says_bots ? time_control->bot_turn_seconds : TIME_CONTROL_BOT_SECONDS));
    }
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

bool game_is_timed(const struct game *game) {
    bool timed = game->config->limits_turns || game->config->keeps_time || !is_nothing(&game->time_control);
    for (int i = 0; i < game->seat_count && game->seat_count > 1 && !timed; i++) {
        timed = game->seats[i].outside_bot;
    }
    return timed;
}

static bool is_person(const struct seat *seat) {
    return seat->bot[0] == '\0' && !seat->outside_bot;
}

bool game_has_bank(const struct game *game, int seat) {
    return game->time_control.initial_seconds > 0 && is_person(&game->seats[seat]);
}

/* How long a seat's turn may take, in ms; 0 = as long as it likes. */
static int64_t turn_limit(const struct game *game, const struct turn *turn, int seat) {
    const struct seat *who = &game->seats[seat];
    const struct time_control *time_control = &game->time_control;
    if (who->bot[0] != '\0' || turn->limit_ms == TURN_UNLIMITED) {
        return 0;
    }
    if (turn->limit_ms > 0) {
        return turn->limit_ms;
    }
    if (who->outside_bot) {
        bool limited = game->seat_count > 1 || !is_nothing(time_control);
        int32_t seconds =
            time_control->bot_turn_seconds > 0 ? time_control->bot_turn_seconds : TIME_CONTROL_BOT_SECONDS;
        return limited ? seconds * second_ms : 0;
    }
    return time_control->turn_seconds * second_ms;
}

int64_t game_seat_deadline(const struct game *game, const struct turn *turn, int seat) {
    const struct seat *who = &game->seats[seat];
    if (who->turn_at == 0 || game->config->no_timeouts) {
        return 0;
    }
    if (turn->limit_ms == 0 && game_has_bank(game, seat)) {
        return who->turn_at + who->bank_ms;
    }
    int64_t limit = turn_limit(game, turn, seat);
    return limit == 0 ? 0 : who->turn_at + limit;
}

int64_t game_deadline(const struct game *game, int *out_seat) {
    int64_t earliest = 0;
    if (game->status != GAME_PLAYING || !game_is_timed(game)) {
        return 0;
    }
    struct turn turn;
    game_turn(game, &turn);
    for (int i = 0; i < game->seat_count; i++) {
        int64_t deadline = game_seat_deadline(game, &turn, i);
        if (deadline != 0 && (earliest == 0 || deadline < earliest)) {
            earliest = deadline;
            *out_seat = i;
        }
    }
    return earliest;
}

static int64_t earlier(int64_t a, int64_t b) {
    return a == 0 || (b != 0 && b < a) ? b : a;
}

int64_t game_next_moment(const struct game *game) {
    int seat = -1;
    struct auto_action due;
    return earlier(game_deadline(game, &seat), game_due_at(game, &due));
}

int64_t game_told_deadline(const struct game *game) {
    int seat = -1;
    struct turn turn;
    game_turn(game, &turn);
    return earlier(game_deadline(game, &seat), turn.deadline);
}
