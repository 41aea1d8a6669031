/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a client sends never gets here; what a damaged log holds does, so nothing is taken for granted.
 */
#include "seats.h"

#include <string.h>

bool seats_read_id(struct id *out, const json_t *value) {
    return json_is_string(value) && id_parse(out, json_string_value(value), json_string_length(value));
}

/* The status of this name if it is among the allowed ones (as bits), or -1. */
static int read_status(const char *name, unsigned allowed) {
    for (int s = SEAT_OPEN; name != NULL && s <= SEAT_RESIGNED; s++) {
        if (strcmp(seat_status_name((enum seat_status)s), name) == 0) {
            return (allowed & 1u << s) != 0 ? s : -1;
        }
    }
    return -1;
}

/* The bot's name, or "" where there is none; false when it cannot be one. */
static bool read_bot(char out[static BOT_NAME_SIZE], const json_t *name) {
    size_t length = json_string_length(name);
    bool good = name == NULL || (json_is_string(name) && length > 0 && length < BOT_NAME_SIZE);
    memset(out, 0, BOT_NAME_SIZE);
    if (good && name != NULL) {
        memcpy(out, json_string_value(name), length);
    }
    return good;
}

/* A bot's, or not there. Whether the bot has that level is for whoever asks it to play. */
static bool read_level(struct seat *seat, const json_t *value) {
    json_int_t level = json_integer_value(value);
    bool good = value == NULL || (seat->bot[0] != '\0' && level >= 1 && level <= BOT_LEVEL_MAX);
    seat->level = good ? (int8_t)level : 0;
    return good;
}

/* True, or not there. */
static bool read_outside_bot(struct seat *seat, const json_t *value) {
    seat->outside_bot = json_is_true(value);
    return value == NULL || (seat->outside_bot && seat->bot[0] == '\0');
}

/* True, or not there. */
static bool read_owns_questions(struct seat *seat, const json_t *value) {
    seat->owns_questions = json_is_true(value);
    return value == NULL || (seat->owns_questions && !id_is_none(&seat->player));
}

/* True, or not there: of those who have resigned by it. */
static bool read_disqualified(struct seat *seat, const json_t *value, enum seat_status status) {
    seat->disqualified = json_is_true(value);
    return value == NULL || (seat->disqualified && seat->outside_bot && status == SEAT_RESIGNED);
}

bool seats_read(struct game *game, const json_t *seats, unsigned allowed) {
    if ((int)json_array_size(seats) != game->seat_count) {
        return false;
    }
    for (int i = 0; i < game->seat_count; i++) {
        const json_t *item = json_array_get(seats, (size_t)i);
        const json_t *player = json_object_get(item, "player");
        int status = read_status(json_string_value(json_object_get(item, "status")), allowed);
        struct seat *seat = &game->seats[i];
        memset(&seat->player, 0, sizeof seat->player);
        bool is_empty = json_is_null(player);
        bool may_be_empty = status == SEAT_OPEN || (seat->named && (status == SEAT_JOINED || status == SEAT_RESIGNED));
        if (status < 0 || is_empty != may_be_empty || (!is_empty && !seats_read_id(&seat->player, player)) ||
            !read_bot(seat->bot, json_object_get(item, "bot")) || !read_level(seat, json_object_get(item, "level")) ||
            !read_outside_bot(seat, json_object_get(item, "outside_bot")) ||
            !read_owns_questions(seat, json_object_get(item, "owns_questions")) ||
            !read_disqualified(seat, json_object_get(item, "disqualified"), (enum seat_status)status) ||
            (seat->named && seat->bot[0] != '\0')) {
            return false;
        }
        seat->status = (enum seat_status)status;
    }
    return true;
}

bool seats_have_everybody_once(const struct game *game) {
    for (int i = 0; i < game->seat_count; i++) {
        const struct seat *seat = &game->seats[i];
        bool is_bot = seat->bot[0] != '\0';
        if ((is_bot && seat->status != SEAT_JOINED) ||
            (!is_bot && !id_is_none(&seat->player) && game_seat_of(game, &seat->player) != i)) {
            return false;
        }
    }
    return true;
}

/* Folded from the start, the event must repeat exactly what the fold has found. */
bool seats_are_same(const struct game *a, const struct game *b) {
    for (int i = 0; i < a->seat_count; i++) {
        if (!id_equal(&a->seats[i].player, &b->seats[i].player) || a->seats[i].status != b->seats[i].status ||
            a->seats[i].points != b->seats[i].points || a->seats[i].minor != b->seats[i].minor ||
            strcmp(a->seats[i].bot, b->seats[i].bot) != 0 || a->seats[i].level != b->seats[i].level ||
            a->seats[i].outside_bot != b->seats[i].outside_bot ||
            a->seats[i].owns_questions != b->seats[i].owns_questions ||
            a->seats[i].disqualified != b->seats[i].disqualified) {
            return false;
        }
    }
    return a->rounds == b->rounds && brought_is_same(a->brought, b->brought);
}
