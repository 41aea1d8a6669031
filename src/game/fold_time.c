/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Time in the fold. A seat's turn begins with the event that lets it act and lasts until an event after which it may act no
 * more, or which begins its next turn. Of games that nobody's time runs in, nothing is noted.
 */
#include "fold_time.h"

#include "fold_internal.h"
#include "util/json.h"
#include "util/timestamp.h"

/* Whose time is it that an event is about? The deadline of its seat; 0 = there is none. */
static int64_t deadline_of(const struct game *now, const struct event *event) {
    struct turn turn;
    game_turn(now, &turn);
    return game_is_timed(now) ? game_seat_deadline(now, &turn, event->seat) : 0;
}

int64_t fold_time_idle(const struct game *now, const struct event *event) {
    if (deadline_of(now, event) != 0) {
        return 0;
    }
    return now->idle_ms != 0 ? now->idle_ms : event->at - now->updated_at;
}

bool fold_time_expired(const struct game *now, const struct event *event) {
    return game_next_moment(now) == 0 && (now->idle_ms != 0 || event->at - now->updated_at >= IDLE_MS_MIN);
}

/*
 * A time-out that no deadline led to: only where an open-ended game of a player alone ends, as they have not acted for too
 * long. They lose the round, and nobody wins it.
 */
static enum err check_idle(const struct game *now, const struct event *event, struct problem *problem) {
    struct turn turn;
    game_turn(now, &turn);
    bool acts = seat_set_has(turn.seats, event->seat);
    int64_t idle = fold_time_idle(now, event);
    const json_t *told = json_object_get(event->body, "idle_ms");
    bool says_so = json_is_integer(told) && json_integer_value(told) == idle &&
                   (now->idle_ms == 0 || event->at == now->updated_at);
    bool good = now->rounds == 0 && acts && game_next_moment(now) == 0 && idle >= IDLE_MS_MIN && says_so &&
                now->seat_count == 1 && !now->config->no_timeouts;
    return good ? OK : fold_corrupt(problem, now, event, "nobody's time was running out");
}

bool fold_time_ends(const struct game *now) {
    bool on = now->status == GAME_PLAYING || now->status == GAME_ROUND_OVER;
    return on && now->idle_ms != 0 && game_next_moment(now) == 0;
}

/* Its round first, then itself. */
static bool is_of_end(const struct game *now, const struct event *event) {
    struct auto_action due;
    return event->kind == EVENT_TIMED_OUT || event->kind == EVENT_ROUND_OVER || event->kind == EVENT_FINISHED ||
           game_auto_action(now, &due);
}

static bool is_it(const struct auto_action *due, int64_t at, const struct event *event) {
    return at != 0 && event->at == at && event->kind == due->kind && event->seat == due->seat;
}

bool fold_time_is_due(const struct game *now, const struct event *event) {
    struct auto_action due;
    int64_t at = game_next_due(now, &due);
    return is_it(&due, at, event);
}

/* When a pause began that an event ends; if it can have been one at all. */
static int64_t start_of_pause(const struct game *now, const struct event *event) {
    json_int_t paused = json_integer_value(json_object_get(event->body, "paused_ms"));
    return paused > 0 && paused <= event->at - now->updated_at ? event->at - paused : event->at;
}

/* What the server does by itself: it is of no other moment than its own, and nothing that is later comes before it. */
static enum err check_due(const struct game *now, const struct event *event, struct problem *problem) {
    struct auto_action due;
    int64_t at = game_next_due(now, &due);
    if (is_it(&due, at, event)) {
        return OK;
    }
    if (family_is_server_event(now->config->family, event->kind)) {
        return fold_corrupt(problem, now, event, "it is not due, or not then");
    }
    bool is_of_round = event->kind >= EVENT_FAMILY || event->kind == EVENT_RESIGNED || event->kind == EVENT_TIMED_OUT;
    bool comes_first = at != 0 && (due.at == 0                    ? is_of_round
                                   : event->kind == EVENT_RESUMED ? start_of_pause(now, event) >= at
                                                                  : event->at > at);
    return comes_first ? fold_corrupt(problem, now, event, "the server has to act first") : OK;
}

enum err fold_time_check(const struct game *now, const struct event *event, struct problem *problem) {
    if (fold_time_ends(now) && !is_of_end(now, event)) {
        return fold_corrupt(problem, now, event, "the game ends, as nobody had acted for too long");
    }
    enum err err = check_due(now, event, problem);
    if (err != OK || now->status != GAME_PLAYING || event->seat < 0 || event->seat >= now->seat_count) {
        return err;
    }
    bool may_be_late = event->kind >= EVENT_FAMILY;
    bool may_be_early = event->kind == EVENT_TIMED_OUT;
    int64_t deadline = deadline_of(now, event);
    if (deadline == 0) {
        return may_be_early ? check_idle(now, event, problem) : OK;
    }
    if (may_be_early && event->at < deadline) {
        return fold_corrupt(problem, now, event, "there is time left");
    }
    if (may_be_early && now->first_turn) {
        return fold_corrupt(problem, now, event, "a game whose very first turn is let pass is aborted");
    }
    if (may_be_late && event->at > deadline) {
        char text[TIMESTAMP_SIZE];
        timestamp_format(text, deadline);
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "Your time for this turn was over at %s.", text);
    }
    return OK;
}

/* The time since a turn began comes out of the bank; the increment goes into it. */
static void end_turn(struct game *game, int number, const struct turn *turn, int64_t at) {
    struct seat *seat = &game->seats[number];
    if (turn->limit_ms == 0 && game_has_bank(game, number)) {
        int64_t used = at - seat->turn_at;
        int64_t left = seat->bank_ms > used ? seat->bank_ms - used : 0;
        seat->bank_ms = left + game->time_control.increment_seconds * INT64_C(1000);
    }
    seat->turn_at = 0;
}

static void fill_banks(struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        game->seats[i].turn_at = 0;
        game->seats[i].bank_ms = game->time_control.initial_seconds * INT64_C(1000);
    }
}

void fold_time_run(struct game *game, const struct game *now, const struct event *event) {
    struct turn before = {.over = true};
    struct turn after;
    if (!game_is_timed(game)) {
        return;
    }
    if (game->round_seq != now->round_seq) {
        game->first_turn = game->number == 1;
        fill_banks(game);
    } else {
        game_turn(now, &before);
    }
    game_turn(game, &after);
    for (int i = 0; i < game->seat_count; i++) {
        bool had = seat_set_has(before.seats, i);
        bool has = seat_set_has(after.seats, i);
        bool same = after.apart ? event->seat != i || event->kind < EVENT_FAMILY : before.number == after.number;
        bool goes_on = had && has && same;
        if (had && !goes_on) {
            game->first_turn = false;
            end_turn(game, i, &before, event->at);
        }
        if (has && !goes_on) {
            game->seats[i].turn_at = event->at;
        }
    }
}

int fold_time_late(const struct game *now, const struct event *event) {
    int seat = -1;
    int64_t deadline = game_deadline(now, &seat);
    return now->first_turn && deadline != 0 && deadline <= event->at ? seat : -1;
}

enum err fold_resumed(struct game *game, const struct game *now, const struct event *event, struct problem *problem) {
    const json_t *value = json_object_get(event->body, "paused_ms");
    json_int_t paused = json_integer_value(value);
    bool good = json_object_size(event->body) == 1 && json_is_integer(value) && paused > 0 &&
                paused <= event->at - now->updated_at && game_next_moment(now) != 0;
    for (int i = 0; i < game->seat_count && good; i++) {
        struct seat *acts = &game->seats[i];
        if (acts->turn_at != 0) {
            good = paused <= event->at - acts->turn_at;
            acts->turn_at += good ? paused : 0;
        }
    }
    return good ? OK : fold_corrupt(problem, now, event, "no clock stood for so long");
}
