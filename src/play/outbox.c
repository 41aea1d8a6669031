/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A message is {"type", "timestamp", "data"}. Its data is what a spectator of the game would see, with ids and no names:
 * a name belongs to its player and may change before the message is read.
 */
#include "play/outbox.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/event_def.h"
#include "game/view.h"
#include "play/project.h"
#include "store/webhooks.h"
#include "util/json.h"

/* Every seat may be another service's. */
enum { LISTENERS_MAX = WEBHOOKS_MAX * SEATS_MAX, MESSAGE_SIZE = 64 };

enum err outbox_init(struct outbox *outbox, struct db *db) {
    bool any = false;
    enum err err = webhook_any(db, &any);
    atomic_init(&outbox->used, any);
    return err;
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct outbox *outbox = context;
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_WEBHOOK || changes[i].kind == CHANGE_ALL) {
            atomic_store(&outbox->used, true);
        }
    }
}

struct listener outbox_listener(struct outbox *outbox) {
    return (struct listener){.context = outbox, .changed = changed};
}

struct listeners {
    size_t count;
    struct id ids[LISTENERS_MAX];
};

/* Once each: two players may be of the same service. */
static enum err note_listener(void *context, const struct id *id) {
    struct listeners *listeners = context;
    bool known = false;
    for (size_t i = 0; i < listeners->count; i++) {
        known = known || id_equal(&listeners->ids[i], id);
    }
    if (!known && listeners->count < LISTENERS_MAX) {
        listeners->ids[listeners->count++] = *id;
    }
    return OK;
}

/* Who listens for any of some events of a game: by its players, as its seats' rows may not be written yet. */
static enum err find_listeners(struct listeners *out, struct tx *tx, const struct game *game, unsigned events) {
    enum err err = OK;
    for (int i = 0; i < game->seat_count && err == OK; i++) {
        if (!id_is_none(&game->seats[i].player)) {
            err = webhook_listeners(tx_read(tx), &game->seats[i].player, events, note_listener, out);
        }
    }
    return err;
}

static const char *name_of(enum webhook_event event) {
    return webhook_event_names[__builtin_ctz((unsigned)event)];
}

/* {"type", "timestamp", "data"} as text; data is owned here and may be NULL. */
static char *message_text(const char *type, int64_t at, json_t *data) {
    json_t *message = json_object();
    bool good = json_put(message, "type", json_string(type)) && json_put(message, "timestamp", json_timestamp(at)) &&
                json_put(message, "data", data);
    char *text = good ? json_text(message) : NULL;
    json_decref(message);
    return text;
}

/* The message's own id, the same at every attempt. */
static void name_message(char out[static MESSAGE_SIZE], const struct id *about, int64_t seq, enum webhook_event event) {
    (void)snprintf(out, MESSAGE_SIZE, "%s-%lld-%s", about->text, (long long)seq, name_of(event));
}

/* Puts a message about a game, or a tournament, into the outbox for those who listen for it. data as above. */
static enum err post_to(const struct listeners *listeners, struct tx *tx, const struct id *about,
                        enum webhook_event event, int64_t seq, int64_t at, json_t *data) {
    char message[MESSAGE_SIZE];
    name_message(message, about, seq, event);
    char *text = message_text(name_of(event), at, data);
    enum err err = text == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; i < listeners->count && err == OK; i++) {
        const struct delivery_row row = {
            .id = tx_new_id(tx),
            .webhook = listeners->ids[i],
            .game = *about,
            .message = message,
            .type = name_of(event),
            .body = text,
            .body_length = strlen(text),
            .created_at = tx_now(tx),
        };
        err = delivery_insert(tx_write(tx), &row);
        err = err == OK ? tx_change(tx, CHANGE_DELIVERY, &row.webhook, 0) : err;
    }
    free(text);
    return err;
}

/* For everybody who listens for it in a game. */
static enum err post(struct tx *tx, const struct game *game, enum webhook_event event, int64_t seq, int64_t at,
                     json_t *data) {
    struct listeners listeners = {0};
    enum err err = find_listeners(&listeners, tx, game, event);
    if (err != OK || listeners.count == 0) {
        json_decref(data);
        return err;
    }
    return post_to(&listeners, tx, &game->id, event, seq, at, data);
}

/* Does anybody listen for any of some events of a game? */
static enum err is_heard(bool *out, struct tx *tx, const struct game *game, unsigned events) {
    struct outbox *outbox = tx_outbox(tx);
    struct listeners listeners = {0};
    enum err err = OK;
    if (outbox != NULL && atomic_load_explicit(&outbox->used, memory_order_relaxed)) {
        err = find_listeners(&listeners, tx, game, events);
    }
    *out = listeners.count > 0;
    return err;
}

/* ---- events and results ---- */

/* The event as a spectator sees it, with the game it belongs to. */
static json_t *event_data(const struct game *game, const struct event *event) {
    static const struct id nobody = {""};
    json_t *data = view_event(game, event, &nobody);
    if (data == NULL || !json_put(data, "game", json_string(game->id.text))) {
        json_decref(data);
        return NULL;
    }
    return data;
}

static json_t *players_data(const struct game *game) {
    json_t *players = json_array();
    for (int i = 0; i < game->seat_count && players != NULL; i++) {
        bool taken = !id_is_none(&game->seats[i].player);
        json_t *item = taken ? json_pack("{s:i, s:{s:s}}", "seat", i, "player", "id", game->seats[i].player.text)
                             : json_pack("{s:i, s:n}", "seat", i, "player");
        if (json_array_append_new(players, item) != 0) {
            json_decref(players);
            players = NULL;
        }
    }
    return players;
}

/* A published result as the list of results has it. */
static json_t *result_data(const struct game *game, const struct event *event) {
    bool is_match = event->kind == EVENT_FINISHED;
    json_t *data = project_result(event);
    bool good = data != NULL && json_put(data, "kind", json_string(is_match ? "match" : "round")) &&
                json_put(data, "game", json_string(game->id.text)) &&
                json_put(data, "ruleset", json_string(game->config->preset->id)) &&
                json_put(data, "ranked", json_boolean(game->ranked)) && json_put(data, "seats", players_data(game));
    if (!good) {
        json_decref(data);
        return NULL;
    }
    return data;
}

static json_t *data_of(const struct game *after, const struct event *event, enum webhook_event type) {
    return type == WEBHOOK_RESULT_PUBLISHED ? result_data(after, event) : event_data(after, event);
}

char *outbox_render_event(const struct game *after, const struct event *event, enum webhook_event type) {
    return message_text(name_of(type), event->at, data_of(after, event, type));
}

enum err outbox_note_event(struct tx *tx, const struct game *after, const struct event *event) {
    unsigned messages = event_def(event->kind)->messages;
    bool heard = false;
    enum err err = is_heard(&heard, tx, after, messages);
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT && err == OK && heard; i++) {
        enum webhook_event type = (enum webhook_event)(messages & 1U << i);
        if (type != 0) {
            err = post(tx, after, type, event->seq, event->at, data_of(after, event, type));
        }
    }
    return err;
}

/* ---- turns ---- */

static json_t *turn_data(const struct game *after) {
    uint16_t seats = game_seats_to_act(after);
    json_t *players = json_array();
    for (int i = 0; i < after->seat_count && players != NULL; i++) {
        if ((seats & 1U << i) != 0 && json_array_append_new(players, json_string(after->seats[i].player.text)) != 0) {
            json_decref(players);
            players = NULL;
        }
    }
    json_t *data = json_object();
    int late = -1;
    bool good = json_put(data, "game", json_string(after->id.text)) &&
                json_put(data, "seq", json_integer(after->version)) && json_put(data, "players", players) &&
                json_put(data, "seats", view_seat_set(seats)) &&
                json_put(data, "deadline", json_timestamp(game_deadline(after, &late)));
    if (!good) {
        json_decref(data);
        return NULL;
    }
    return data;
}

char *outbox_render_turn(const struct game *after) {
    return message_text(name_of(WEBHOOK_GAME_TURN), after->updated_at, turn_data(after));
}

enum err outbox_note_turn(struct tx *tx, const struct game *before, const struct game *after) {
    uint16_t seats = game_seats_to_act(after);
    bool same_round = before != NULL && before->number == after->number;
    if (seats == 0 || (same_round && game_seats_to_act(before) == seats)) {
        return OK;
    }
    bool heard = false;
    enum err err = is_heard(&heard, tx, after, WEBHOOK_GAME_TURN);
    if (err != OK || !heard) {
        return err;
    }
    return post(tx, after, WEBHOOK_GAME_TURN, after->version, after->updated_at, turn_data(after));
}

/* ---- tournaments ---- */

static enum err note_owner(void *context, const struct id *id) {
    struct outbox_listeners *listeners = context;
    if (listeners->count == listeners->room) {
        size_t room = listeners->room == 0 ? OUTBOX_OWNERS_AT_ONCE : 2 * listeners->room;
        void *owners = realloc(listeners->owners, room * sizeof *listeners->owners);
        if (owners == NULL) {
            return ERR_NO_MEMORY;
        }
        listeners->owners = owners;
        listeners->room = room;
    }
    listeners->owners[listeners->count++] = *id;
    return OK;
}

enum err outbox_find_tournament_listeners(struct outbox_listeners *out, struct db *db, const struct id *tournament,
                                          const struct id *creator) {
    *out = (struct outbox_listeners){.count = 0};
    return webhook_tournament_owners(db, tournament, creator, WEBHOOK_TOURNAMENT_FINISHED, note_owner, out);
}

void outbox_listeners_free(struct outbox_listeners *listeners) {
    free(listeners->owners);
    *listeners = (struct outbox_listeners){.count = 0};
}

/* Leaves out who has been told already. Ids sort by creation, and no message is made before its event. */
static enum err leave_out_told(struct listeners *listeners, struct tx *tx, const struct outbox_end *end) {
    const struct id floor = id_floor(end->at);
    char message[MESSAGE_SIZE];
    size_t kept = 0;
    enum err err = OK;
    name_message(message, end->tournament, end->seq, WEBHOOK_TOURNAMENT_FINISHED);
    for (size_t i = 0; i < listeners->count && err == OK; i++) {
        bool told = false;
        err = delivery_exists(&told, tx_read(tx), &listeners->ids[i], &floor, message);
        listeners->ids[kept] = listeners->ids[i];
        kept += !told;
    }
    listeners->count = kept;
    return err;
}

enum err outbox_note_tournament(struct tx *tx, const struct outbox_end *end, const struct outbox_listeners *listeners,
                                size_t first) {
    _Static_assert(OUTBOX_OWNERS_AT_ONCE * WEBHOOKS_MAX <= LISTENERS_MAX, "none of them is left out");
    const struct outbox *outbox = tx_outbox(tx);
    struct listeners found = {0};
    if (outbox == NULL || !atomic_load_explicit(&outbox->used, memory_order_relaxed)) {
        return OK;
    }
    enum err err = OK;
    for (size_t i = first; i < listeners->count && i < first + OUTBOX_OWNERS_AT_ONCE && err == OK; i++) {
        err = webhook_owner_listeners(tx_read(tx), &listeners->owners[i], WEBHOOK_TOURNAMENT_FINISHED, note_listener,
                                      &found);
    }
    err = err == OK ? leave_out_told(&found, tx, end) : err;
    if (err != OK || found.count == 0) {
        return err;
    }
    return post_to(&found, tx, end->tournament, WEBHOOK_TOURNAMENT_FINISHED, end->seq, tx_now(tx),
                   json_loads(end->data, 0, NULL));
}

char *outbox_render_tournament(int64_t at, const char *data) {
    return message_text(name_of(WEBHOOK_TOURNAMENT_FINISHED), at, json_loads(data, 0, NULL));
}

/* ---- trying out ---- */

enum err outbox_test(struct id *out_id, struct tx *tx, const struct id *webhook) {
    struct id id = tx_new_id(tx);
    char message[MESSAGE_SIZE];
    (void)snprintf(message, sizeof message, "%s-test", id.text);
    char *text = message_text("test", tx_now(tx), json_pack("{s:s}", "webhook", webhook->text));
    enum err err = text == NULL ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        const struct delivery_row row = {
            .id = id,
            .webhook = *webhook,
            .message = message,
            .type = "test",
            .body = text,
            .body_length = strlen(text),
            .created_at = tx_now(tx),
        };
        err = delivery_insert(tx_write(tx), &row);
    }
    free(text);
    if (err == OK) {
        *out_id = id;
    }
    return err == OK ? tx_change(tx, CHANGE_DELIVERY, webhook, 0) : err;
}
