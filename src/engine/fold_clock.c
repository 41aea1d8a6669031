/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Time in the fold. A seat's turn begins with the event that lets it act and lasts until an event after which it may act no
 * more, or which begins its next turn. Of games that nobody's time runs in, nothing is noted.
 */
#include "fold_clock.h"

#include <string.h>

#include "util/json.h"
#include "util/timestamp.h"

static bool is_time_out(const struct event *event) {
    return strcmp(event->kind, EVENT_TIMED_OUT) == 0;
}

enum err fold_clock_check(const struct game *now, const struct event *event, struct problem *problem) {
    bool has_seat = event->seat >= 0 && event->seat < now->seat_count;
    if (now->status != GAME_PLAYING || !has_seat || !game_is_timed(now)) {
        return OK;
    }
    bool may_be_late = family_find_action(now->config->family, event->kind) != NULL;
    bool may_be_early = is_time_out(event);
    struct turn turn;
    game_turn(now, &turn);
    int64_t deadline = game_seat_deadline(now, &turn, event->seat);
    if (deadline == 0) {
        return OK;
    }
    if (may_be_early && event->at < deadline) {
        return problem_set(problem, ERR_CORRUPT, "`%s` does not follow: there is time left.", event->kind);
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
        seat->bank_ms = left + game->clock.increment_seconds * INT64_C(1000);
    }
    seat->turn_at = 0;
}

static void fill_banks(struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        game->seats[i].turn_at = 0;
        game->seats[i].bank_ms = game->clock.initial_seconds * INT64_C(1000);
    }
}

void fold_clock_run(struct game *game, const struct game *now, const struct event *event) {
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
        bool had = (before.seats & 1u << i) != 0;
        bool has = (after.seats & 1u << i) != 0;
        bool goes_on = had && has && before.number == after.number;
        if (had && !goes_on) {
            game->first_turn = false;
            end_turn(game, i, &before, event->at);
        }
        if (has && !goes_on) {
            game->seats[i].turn_at = event->at;
        }
    }
}

int fold_clock_late(const struct game *now, const struct event *event) {
    int seat = -1;
    int64_t deadline = game_deadline(now, &seat);
    return now->first_turn && deadline != 0 && deadline <= event->at ? seat : -1;
}

enum err fold_resumed(struct game *game, const struct event *event, struct problem *problem) {
    const json_t *value = json_object_get(event->body, "paused_ms");
    json_int_t paused = json_integer_value(value);
    int seat = -1;
    bool good = event->seat < 0 && json_object_size(event->body) == 1 && json_is_integer(value) && paused > 0 &&
                game_deadline(game, &seat) != 0;
    for (int i = 0; i < game->seat_count && good; i++) {
        struct seat *acts = &game->seats[i];
        if (acts->turn_at != 0) {
            good = paused <= event->at - acts->turn_at;
            acts->turn_at += good ? paused : 0;
        }
    }
    return good ? OK
                : problem_set(problem, ERR_CORRUPT, "`%s` does not follow: no clock stood for so long.", event->kind);
}
