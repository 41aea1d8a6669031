/*
 * Views. The rule of this file: it shows by listing what may be shown, never by removing what may not. A member that
 * somebody adds to an event stays hidden until he lists it here.
 */
#include "engine/view.h"

#include <string.h>

#include "util/json.h"

int view_seat(const struct game *game, const struct id *player) {
    int seat = game_seat_of(game, player);
    bool sits = seat >= 0 && game->seats[seat].status != SEAT_INVITED;
    return sits ? seat : VIEWER_SPECTATOR;
}

json_t *view_points(double points) {
    bool whole = points >= -1e15 && points <= 1e15 && points == (double)(int64_t)points;
    return whole ? json_integer((int64_t)points) : json_real(points);
}

static json_t *text_or_null(const char *text) {
    return text == NULL ? json_null() : json_string(text);
}

static json_t *id_or_null(const struct id *id) {
    return id_is_none(id) ? json_null() : json_stringn_nocheck(id->text, ID_LENGTH);
}

static json_t *seat_or_null(int seat) {
    return seat < 0 ? json_null() : json_integer(seat);
}

json_t *view_seat_set(uint16_t seats) {
    json_t *array = json_array();
    for (int i = 0; array != NULL && i < SEATS_MAX; i++) {
        if ((seats & 1u << i) != 0 && json_array_append_new(array, json_integer(i)) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

static json_t *view_all_points(const struct game *game) {
    json_t *array = json_array();
    for (int i = 0; array != NULL && i < game->seat_count; i++) {
        if (json_array_append_new(array, view_points(game->seats[i].points)) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

json_t *view_match_result(const struct game *game) {
    if (game->status != GAME_FINISHED) {
        return json_null();
    }
    json_t *result = json_object();
    bool good = json_put(result, "id", id_or_null(&game->result)) &&
                json_put(result, "outcome", json_string(outcome_name(game->outcome))) &&
                json_put(result, "winners", view_seat_set(game->winners)) &&
                json_put(result, "points", view_all_points(game)) &&
                json_put(result, "reason", text_or_null(game->reason)) &&
                json_put(result, "published_at", json_timestamp(game->finished_at));
    if (!good) {
        json_decref(result);
        return NULL;
    }
    return result;
}

static json_t *view_player(const struct id *player, struct names *names, struct db *db) {
    if (id_is_none(player)) {
        return json_null();
    }
    if (names != NULL) {
        return names_find(names, db, player);
    }
    return json_pack("{s:s}", "id", player->text);
}

static json_t *view_seats(const struct game *game, struct names *names, struct db *db) {
    json_t *array = json_array();
    for (int i = 0; array != NULL && i < game->seat_count; i++) {
        const struct seat *seat = &game->seats[i];
        json_t *item = json_object();
        bool good = json_put(item, "seat", json_integer(i)) &&
                    json_put(item, "player", view_player(&seat->player, names, db)) &&
                    json_put(item, "status", json_string(seat_status_name(seat->status))) &&
                    json_put(item, "points", view_points(seat->points)) &&
                    json_put(item, "bank_seconds", json_null());
        if (!good || json_array_append(array, item) != 0) {
            json_decref(array);
            array = NULL;
        }
        json_decref(item);
    }
    return array;
}

/* The names of what a seat may do now. */
static json_t *view_actions(const struct game *game, const struct turn *turn, int seat) {
    json_t *array = json_array();
    const struct family *family = game->config->family;
    bool good = array != NULL;
    for (size_t i = 0; good && seat >= 0 && i < family->action_count; i++) {
        if (game->status == GAME_PLAYING && (turn->actions[seat] & 1u << i) != 0) {
            good = json_array_append_new(array, json_string(family->actions[i].name)) == 0;
        }
    }
    if (good && seat >= 0 && game->status == GAME_ROUND_OVER && game->seats[seat].status == SEAT_JOINED) {
        good = json_array_append_new(array, json_string("round")) == 0;
    }
    if (!good) {
        json_decref(array);
        return NULL;
    }
    return array;
}

static json_t *view_turn(const struct game *game, int seat) {
    struct turn turn;
    game_turn(game, &turn);
    uint16_t seats = game->status == GAME_ROUND_OVER ? game_seats_in(game) : turn.seats;
    json_t *object = json_object();
    bool good = json_put(object, "seats", view_seat_set(seats)) &&
                json_put(object, "actions", view_actions(game, &turn, seat)) &&
                json_put(object, "deadline", json_null());
    if (!good) {
        json_decref(object);
        return NULL;
    }
    return object;
}

static json_t *view_you(const struct id *player, int seat) {
    json_t *you = json_object();
    if (!json_put(you, "seat", seat_or_null(seat)) || !json_put(you, "player", id_or_null(player))) {
        json_decref(you);
        return NULL;
    }
    return you;
}

static json_t *view_round(const struct game *game) {
    if (game->number == 0) {
        return json_null();
    }
    json_t *round = json_object();
    bool good = json_put(round, "number", json_integer(game->number)) &&
                json_put(round, "of", game->rounds == 0 ? json_null() : json_integer(game->rounds)) &&
                json_put(round, "leader", seat_or_null(game->leader));
    if (!good) {
        json_decref(round);
        return NULL;
    }
    return round;
}

/* The members that say what game this is. */
static bool put_head(json_t *view, const struct game *game, int seat) {
    bool shows_code = seat >= 0 && game->join_code[0] != '\0';
    return json_put(view, "id", json_stringn_nocheck(game->id.text, ID_LENGTH)) &&
           json_put(view, "ruleset", json_string(game->config->preset->id)) &&
           json_object_set(view, "options", game->config->options) == 0 &&
           json_put(view, "status", json_string(game_status_name(game->status))) &&
           json_put(view, "version", json_integer(game->version)) &&
           json_put(view, "created_at", json_timestamp(game->created_at)) &&
           json_put(view, "updated_at", json_timestamp(game->updated_at)) &&
           json_put(view, "finished_at", json_timestamp(game->finished_at)) &&
           json_put(view, "visibility", json_string(game->is_public ? "public" : "private")) &&
           json_put(view, "ranked", json_boolean(game->ranked)) &&
           json_put(view, "join_code", text_or_null(shows_code ? game->join_code : NULL));
}

/* The members that the family speaks for. */
static bool put_state(json_t *view, const struct game *game, int seat) {
    const struct family *family = game->config->family;
    const struct state *state = game_state(game);
    if (state == NULL) {
        return json_put(view, "commitment", json_null()) && json_put(view, "proof", json_null()) &&
               json_put(view, "state", json_null());
    }
    return json_put(view, "commitment", text_or_null(family->commitment(state))) &&
           json_put(view, "proof", family->proof(state)) && json_put(view, "state", family->view(state, seat));
}

json_t *view_game(const struct game *game, const struct id *player, struct names *names, struct db *db) {
    int seat = view_seat(game, player);
    json_t *view = json_object();
    bool good = put_head(view, game, seat) && json_put(view, "you", view_you(player, seat)) &&
                json_put(view, "seats", view_seats(game, names, db)) && json_put(view, "round", view_round(game)) &&
                json_put(view, "turn", view_turn(game, seat)) && json_put(view, "clock", json_null()) &&
                put_state(view, game, seat) && json_put(view, "result", view_match_result(game)) &&
                (game->status != GAME_ABORTED || json_put(view, "reason", text_or_null(game->reason)));
    if (!good) {
        json_decref(view);
        return NULL;
    }
    return view;
}

/* ---- events ---- */

/* The members of an engine's event that everybody who may see the game may see. NULL-terminated lists. */
struct shown {
    const char *kind;
    const char *members[8];
    bool whole; /* every member: these events are published results */
};

static const struct shown shown_kinds[] = {
    {"created", {"ruleset", "options", "seats", "visibility", "ranked", "creator"}, false},
    {"joined", {"player"}, false},
    {"declined", {"player"}, false},
    {"round", {"number", "leader", "commitment", "points"}, false},
    {EVENT_RESIGNED, {NULL}, false},
    {EVENT_TIMED_OUT, {NULL}, false},
    {"round-over", {NULL}, true},
    {"finished", {NULL}, true},
    {"aborted", {"reason"}, false},
};

static json_t *show_members(const struct shown *shown, const json_t *body) {
    if (shown->whole) {
        return json_copy((json_t *)body);
    }
    json_t *members = json_object();
    for (size_t i = 0; members != NULL && shown->members[i] != NULL; i++) {
        json_t *value = json_object_get(body, shown->members[i]);
        if (value != NULL && json_object_set(members, shown->members[i], value) != 0) {
            json_decref(members);
            return NULL;
        }
    }
    return members;
}

json_t *view_event_members(const struct game *game, const struct event *event, const struct id *player) {
    int seat = view_seat(game, player);
    for (size_t i = 0; i < sizeof shown_kinds / sizeof shown_kinds[0]; i++) {
        if (strcmp(shown_kinds[i].kind, event->kind) == 0) {
            return show_members(&shown_kinds[i], event->body);
        }
    }
    return game->config->family->view_event(game->config, event, seat);
}

json_t *view_event(const struct game *game, const struct event *event, const struct id *player) {
    json_t *members = view_event_members(game, event, player);
    json_t *view = json_object();
    bool good = members != NULL && json_put(view, "seq", json_integer(event->seq)) &&
                json_put(view, "at", json_timestamp(event->at)) &&
                json_put(view, "kind", json_string(event->kind)) &&
                json_put(view, "seat", seat_or_null(event->seat)) && json_object_update(view, members) == 0;
    json_decref(members);
    if (!good) {
        json_decref(view);
        return NULL;
    }
    return view;
}
