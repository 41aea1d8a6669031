/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Views. The rule of this file: it shows by listing what may be shown, never by removing what may not. A member that
 * is added to an event stays hidden until it is listed in rules/event.def, or by its family.
 */
#include "game/view.h"

#include <stdlib.h>
#include <string.h>

#include "game/event_def.h"
#include "util/json.h"

int view_seat(const struct game *game, const struct id *player) {
    int seat = game_seat_of(game, player);
    bool sits = seat >= 0 && game->seats[seat].status != SEAT_INVITED;
    return sits ? seat : VIEWER_SPECTATOR;
}

struct viewer view_of(const struct game *game, const struct id *player) {
    return (struct viewer){.player = *player, .seat = view_seat(game, player)};
}

struct viewer view_of_seat(const struct game *game, const struct id *player, int seat) {
    struct viewer viewer = view_of(game, player);
    viewer.seat = game_acts_for(game, viewer.seat, seat) ? seat : viewer.seat;
    return viewer;
}

json_t *view_points(double points) {
    bool whole = points >= -1e15 && points <= 1e15 && points == (double)(int64_t)points;
    return whole ? json_integer((int64_t)points) : json_real(points);
}

static void write_points(struct json_out *out, double points) {
    bool whole = points >= -1e15 && points <= 1e15 && points == (double)(int64_t)points;
    if (whole) {
        json_out_integer(out, (int64_t)points);
        return;
    }
    json_t *value = view_points(points);
    json_out_json(out, value);
    json_decref(value);
}

static void write_id(struct json_out *out, const struct id *id) {
    if (id_is_none(id)) {
        json_out_null(out);
    } else {
        json_out_plain(out, id->text, ID_LENGTH);
    }
}

static void write_seat(struct json_out *out, int seat) {
    if (seat < 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, seat);
    }
}

static json_t *seat_or_null(int seat) {
    return seat < 0 ? json_null() : json_integer(seat);
}

void view_write_seat_set(struct json_out *out, seat_set seats) {
    json_out_begin_array(out);
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        json_out_integer(out, seat);
    }
    json_out_end_array(out);
}

json_t *view_seat_set(seat_set seats) {
    json_t *array = json_array();
    for (int seat = seat_set_lowest(seats); seat >= 0; seat = seat_set_next(seats, seat)) {
        json_push(&array, json_integer(seat));
    }
    return array;
}

/* What told equal points apart. */
static void write_minor(struct json_out *out, const struct game *game) {
    json_out_put_array(out, "minor");
    for (int i = 0; i < game->seat_count; i++) {
        write_points(out, game->seats[i].minor);
    }
    json_out_end_array(out);
}

/* The match result, or null while there is none. */
static void write_match_result(struct json_out *out, const struct game *game) {
    if (game->status != GAME_FINISHED) {
        json_out_null(out);
        return;
    }
    json_out_begin_object(out);
    json_out_key(out, "id");
    write_id(out, &game->result);
    json_out_put_text(out, "outcome", outcome_name((enum outcome)game->outcome));
    json_out_key(out, "winners");
    view_write_seat_set(out, game->winners);
    json_out_put_array(out, "points");
    for (int i = 0; i < game->seat_count; i++) {
        write_points(out, game->seats[i].points);
    }
    json_out_end_array(out);
    if (game->config->family->minor != NULL) {
        write_minor(out, game);
    }
    json_out_put_text(out, "reason", game->reason);
    json_out_put_timestamp(out, "published_at", game->finished_at);
    json_out_end_object(out);
}

void view_write_sitter(struct json_out *out, const struct game *game, int seat, struct names *names, struct db *db) {
    const struct id *player = &game->seats[seat].player;
    if (game->seats[seat].named) {
        names_write_named(out, game->names->text[seat]);
    } else if (id_is_none(player)) {
        json_out_null(out);
    } else if (names != NULL) {
        names_write(names, db, player, out);
    } else {
        json_out_begin_object(out);
        json_out_key(out, "id");
        write_id(out, player);
        json_out_end_object(out);
    }
}

/* What a seat has left at the start of its turn, or of its next. */
static void write_bank(struct json_out *out, const struct game *game, int seat) {
    bool fresh = game->number == 0;
    if (game_has_bank(game, seat)) {
        json_out_number(out, fresh ? game->time_control.initial_seconds : (double)game->seats[seat].bank_ms / 1000);
    } else {
        json_out_null(out);
    }
}

static void write_time_control(struct json_out *out, const struct time_control *time_control) {
    json_t *value = time_control_json(time_control);
    json_out_json(out, value);
    json_decref(value);
}

/* Who sits there: the members that begin a seat. `seen` is the viewer's observation of the round, or NULL. */
static void write_sitter(struct json_out *out, const struct game *game, int seat, const struct observation *seen,
                         struct names *names, struct db *db) {
    json_out_put_integer(out, "seat", seat);
    json_out_key(out, "player");
    view_write_sitter(out, game, seat, names, db);
    json_out_put_text(out, "status", seat_status_name(game->seats[seat].status));
    if (game->config->family->roles != NULL) {
        json_out_put_text(out, "role", config_role_name(game->config, seat));
    }
    if (game->config->family->needs != NULL) {
        json_out_put_boolean(out, "owns_questions", game->seats[seat].owns_questions);
    }
    if (game->seats[seat].named) {
        json_out_put_integer(out, "by", game->seats[seat].by);
    }
    if (game->config->family->view_seat != NULL) {
        uint8_t chosen = brought_chosen(game->brought, game->config, seat);
        game->config->family->view_seat(out, game->config, seen, seat, chosen);
    }
}

static void write_seats(struct json_out *out, const struct game *game, const struct observation *seen,
                        struct names *names, struct db *db) {
    json_out_begin_array(out);
    for (int i = 0; i < game->seat_count; i++) {
        json_out_begin_object(out);
        write_sitter(out, game, i, seen, names, db);
        json_out_key(out, "points");
        write_points(out, game->seats[i].points);
        json_out_key(out, "bank_seconds");
        write_bank(out, game, i);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* The names of what a seat may do now. */
static void write_actions(struct json_out *out, const struct game *game, const struct turn *turn, int seat) {
    const struct family *family = game->config->family;
    json_out_begin_array(out);
    for (size_t i = 0; seat >= 0 && game->status == GAME_PLAYING && i < family->action_count; i++) {
        if ((turn->actions[seat] & 1u << i) != 0) {
            json_out_text(out, family->actions[i].name);
        }
    }
    if (seat >= 0 && game->status == GAME_ROUND_OVER && game->seats[seat].status == SEAT_JOINED) {
        json_out_text(out, "round");
    }
    json_out_end_array(out);
}

static void write_turn(struct json_out *out, const struct game *game, int seat) {
    struct turn turn;
    game_turn(game, &turn);
    json_out_begin_object(out);
    json_out_key(out, "seats");
    view_write_seat_set(out, game->status == GAME_ROUND_OVER ? game_seats_in(game) : turn.seats);
    json_out_key(out, "actions");
    write_actions(out, game, &turn, seat);
    json_out_put_timestamp(out, "deadline", game_told_deadline(game));
    json_out_end_object(out);
}

static void write_you(struct json_out *out, const struct id *player, int seat, const char *token) {
    json_out_begin_object(out);
    json_out_key(out, "seat");
    write_seat(out, seat);
    json_out_key(out, "player");
    write_id(out, player);
    if (token != NULL) {
        json_out_put_text(out, "token", token);
    }
    json_out_end_object(out);
}

/* The round that is played; before it begins, what the first will be. */
static void write_round(struct json_out *out, const struct game *game) {
    bool begun = game->number > 0;
    int first_leader = game->config->server_leads ? LEADER_SERVER : 0;
    json_out_begin_object(out);
    json_out_put_integer(out, "number", begun ? game->number : 1);
    json_out_key(out, "of");
    if (game->rounds == 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, game->rounds);
    }
    json_out_key(out, "leader");
    write_seat(out, begun ? game->leader : first_leader);
    json_out_end_object(out);
}

static void write_options(struct json_out *out, const struct game *game) {
    json_out_key(out, "options");
    json_out_raw(out, game->config->options_text, strlen(game->config->options_text));
}

/* The members that say what game this is. */
static void write_head(struct json_out *out, const struct game *game, const struct viewer *viewer) {
    const struct config *config = game->config;
    bool may_invite =
        viewer->seat >= 0 || (game->status == GAME_OPEN && game_is_watched_by_maker(game, &viewer->player));
    json_out_key(out, "id");
    write_id(out, &game->id);
    json_out_put_text(out, "ruleset", config->preset->id);
    json_out_put_text(out, "family", config->family->name);
    write_options(out, game);
    json_out_put_text(out, "status", game_status_name(game->status));
    json_out_put_integer(out, "version", game->version);
    json_out_put_timestamp(out, "created_at", game->created_at);
    json_out_put_timestamp(out, "updated_at", game->updated_at);
    json_out_put_timestamp(out, "finished_at", game->finished_at);
    json_out_put_text(out, "visibility", game->is_public ? "public" : "private");
    json_out_put_boolean(out, "ranked", game->ranked);
    json_out_put_text(out, "join_code", may_invite && game->join_code[0] != '\0' ? game->join_code : NULL);
}

/* Of a game with seeds once it is over, else of the round once that is; null before, and while others play the same. */
static json_t *proof_of(const struct game *game) {
    if (game->duplicate && !game_may_disclose(game)) {
        return json_null();
    }
    if (game->seeds != NULL) {
        bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
        return over ? seeds_proof(game->seeds, game->brought) : json_null();
    }
    return family_proof(game->config->family, game_state(game));
}

/* The members that the family speaks for. */
static void write_state(struct json_out *out, const struct game *game, const struct observation *seen) {
    const struct family *family = game->config->family;
    json_out_key(out, "commitment");
    char hex[PROOF_HEX_SIZE];
    if (game->seeds != NULL) {
        json_out_plain(out, game->seeds->commitment, PROOF_HEX_SIZE - 1);
    } else if (family_commitment(hex, family, game_state(game))) {
        json_out_plain(out, hex, PROOF_HEX_SIZE - 1);
    } else {
        json_out_null(out);
    }
    json_t *proof = proof_of(game);
    json_out_put_json(out, "proof", proof);
    json_decref(proof);
    json_out_key(out, "state");
    if (seen == NULL) {
        json_out_null(out);
    } else {
        family->view(seen, out);
    }
}

struct viewing {
    const struct game *game;
    const struct viewer *viewer;
    const char *token;
    struct names *names;
    struct db *db;
    struct json_out *out;
};

/* seen: the viewer's observation of the round; NULL: there is none. */
static void write_game(void *context, const struct observation *seen) {
    const struct viewing *viewing = context;
    const struct game *game = viewing->game;
    struct json_out *out = viewing->out;
    int seat = viewing->viewer->seat;
    json_out_begin_object(out);
    write_head(out, game, viewing->viewer);
    json_out_key(out, "you");
    write_you(out, &viewing->viewer->player, seat, viewing->token);
    json_out_key(out, "seats");
    write_seats(out, game, seen, viewing->names, viewing->db);
    json_out_key(out, "round");
    write_round(out, game);
    json_out_key(out, "turn");
    write_turn(out, game, seat);
    json_out_key(out, "clock");
    write_time_control(out, &game->time_control);
    write_state(out, game, seen);
    json_out_key(out, "result");
    write_match_result(out, game);
    if (game->status == GAME_ABORTED) {
        json_out_put_text(out, "reason", game->reason);
    }
    if (!id_is_none(&game->tournament)) {
        json_out_key(out, "tournament");
        write_id(out, &game->tournament);
    }
    json_out_end_object(out);
}

void view_game(const struct game *game, const struct viewer *viewer, const char *token, struct names *names,
               struct db *db, struct json_out *out) {
    const struct state *state = game_state(game);
    struct viewing viewing = {.game = game, .viewer = viewer, .token = token, .names = names, .db = db, .out = out};
    if (state == NULL) {
        write_game(&viewing, NULL);
    } else if (!family_look(game->config, state, viewer->seat, write_game, &viewing)) {
        json_out_json(out, NULL); /* it has failed */
    }
}

void view_invitation(const struct game *game, struct names *names, struct db *db, struct json_out *out) {
    json_out_begin_object(out);
    json_out_key(out, "id");
    write_id(out, &game->id);
    json_out_put_text(out, "ruleset", game->config->preset->id);
    write_options(out, game);
    json_out_key(out, "clock");
    write_time_control(out, &game->time_control);
    json_out_put_boolean(out, "ranked", game->ranked);
    json_out_put_array(out, "seats");
    for (int i = 0; i < game->seat_count; i++) {
        json_out_begin_object(out);
        write_sitter(out, game, i, NULL, names, db);
        json_out_end_object(out);
    }
    json_out_end_array(out);
    json_out_put_text(out, "status", game_status_name(game->status));
    json_out_end_object(out);
}

/* ---- events ---- */

json_t *view_event_members(const struct game *game, const struct event *event, int seat) {
    if (event->kind >= EVENT_FAMILY) {
        return family_view_event(game->config, event, seat);
    }
    const char *shown[EVENT_MEMBERS_MAX + 1];
    event_shown(shown, game->config->family, event->kind);
    return event_publishes(event->kind) ? json_incref((json_t *)event->body) : family_show_members(event->body, shown);
}

json_t *view_event(const struct game *game, const struct event *event, int seat) {
    json_t *members = view_event_members(game, event, seat);
    json_t *view = json_object();
    const char *kind = family_event_word(game->config->family, event->kind);
    bool good = members != NULL && json_put(view, "seq", json_integer(event->seq)) &&
                json_put(view, "at", json_timestamp(event->at)) && json_put(view, "kind", json_string(kind)) &&
                json_put(view, "seat", seat_or_null(event->seat)) && json_object_update(view, members) == 0;
    json_decref(members);
    if (!good) {
        json_decref(view);
        return NULL;
    }
    return view;
}
