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
#include "util/json_out.h"
#include "util/trace.h"

enum { MESSAGE_SIZE = 64 };

enum err outbox_init(struct outbox *outbox, struct db *db) {
    bool any = false;
    enum err err = webhook_any(db, &any);
    atomic_init(&outbox->used, any);
    outbox->looked_in = 0;
    return err;
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    struct outbox *outbox = context;
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_WEBHOOK || change_is_of_all(changes[i].kind)) {
            atomic_store(&outbox->used, true);
        }
    }
}

struct listener outbox_listener(struct outbox *outbox) {
    return (struct listener){.context = outbox, .changed = changed};
}

/* Every seat may be another service's. All of it is some 34 KB, so nobody fills it in who need not. */
enum { LISTENERS_MAX = WEBHOOKS_MAX * SEATS_MAX };
struct listeners {
    unsigned events; /* for any of which they listen */
    size_t count;
    struct id ids[LISTENERS_MAX];
};

/* Once each: two players may be of the same service. */
static enum err note_listener(void *context, const struct id *id, unsigned events) {
    struct listeners *listeners = context;
    bool known = (events & listeners->events) == 0;
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
    out->events = events;
    out->count = 0;
    for (int i = 0; i < game->seat_count && err == OK; i++) {
        if (!id_is_none(&game->seats[i].player)) {
            err = webhook_listeners(tx_read(tx), &game->seats[i].player, note_listener, out);
        }
    }
    return err;
}

static const char *name_of(enum webhook_event event) {
    return webhook_event_names[__builtin_ctz((unsigned)event)];
}

/* {"type", "timestamp", "data"}: up to its data, and from there to its text, which is NULL without memory. */
static void begin_message(struct json_out *out, const char *type, int64_t at) {
    json_out_init(out);
    json_out_begin_object(out);
    json_out_put_text(out, "type", type);
    json_out_put_timestamp(out, "timestamp", at);
    json_out_key(out, "data");
}

static char *end_message(struct json_out *out) {
    size_t length = 0;
    json_out_end_object(out);
    return json_out_take(out, &length);
}

/* The message's own id, the same at every attempt. */
static void name_message(char out[static MESSAGE_SIZE], const struct id *about, int64_t seq, enum webhook_event event) {
    (void)snprintf(out, MESSAGE_SIZE, "%s-%lld-%s", about->text, (long long)seq, name_of(event));
}

/* The trace of the request that causes a message goes on with it. traceparent is written where there is one. */
static void trace_message(struct delivery_row *row, char traceparent[static TRACEPARENT_SIZE], const struct tx *tx) {
    const struct trace *trace = tx_trace(tx);
    if (trace != NULL && trace_is_known(trace)) {
        trace_write(traceparent, trace);
        row->traceparent = traceparent;
        row->tracestate = trace->state;
    }
}

/* Puts a message about a game, or a tournament, into the outbox of its listeners. text is owned here; NULL: no memory. */
static enum err post_to(const struct listeners *listeners, struct tx *tx, const struct id *about,
                        enum webhook_event event, int64_t seq, char *text) {
    char message[MESSAGE_SIZE];
    name_message(message, about, seq, event);
    enum err err = text == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; i < listeners->count && err == OK; i++) {
        char traceparent[TRACEPARENT_SIZE];
        struct delivery_row row = {
            .id = tx_new_id(tx),
            .webhook = listeners->ids[i],
            .game = *about,
            .seq = seq,
            .message = message,
            .type = name_of(event),
            .body = text,
            .body_length = strlen(text),
            .created_at = tx_now(tx),
        };
        trace_message(&row, traceparent, tx);
        err = delivery_insert(tx_write(tx), &row);
        err = err == OK ? tx_change(tx, CHANGE_DELIVERY, &row.webhook, 0) : err;
    }
    free(text);
    return err;
}

/* For everybody who listens for it in a game. text as above. */
static enum err post(struct tx *tx, const struct game *game, enum webhook_event event, int64_t seq, char *text) {
    struct listeners listeners;
    enum err err = find_listeners(&listeners, tx, game, event);
    if (err != OK || listeners.count == 0) {
        free(text);
        return err;
    }
    return post_to(&listeners, tx, &game->id, event, seq, text);
}

/* Is there a webhook at all? Where others make them as well, only the database knows: it is asked once in a transaction. */
static enum err look_whether_used(bool *out, struct tx *tx) {
    struct outbox *outbox = tx_outbox(tx);
    enum err err = OK;
    *out = false;
    if (outbox != NULL && db_is_shared(tx_read(tx)) && outbox->looked_in != tx_number(tx)) {
        bool used = false;
        err = webhook_any(tx_read(tx), &used);
        atomic_store(&outbox->used, used);
        outbox->looked_in = err == OK ? tx_number(tx) : outbox->looked_in;
    }
    if (outbox != NULL && err == OK) {
        *out = atomic_load_explicit(&outbox->used, memory_order_relaxed);
    }
    return err;
}

/* Does anybody listen for any of some events of a game? */
static enum err is_heard(bool *out, struct tx *tx, const struct game *game, unsigned events) {
    struct listeners listeners;
    bool used = false;
    *out = false;
    enum err err = look_whether_used(&used, tx);
    if (err == OK && used) {
        err = find_listeners(&listeners, tx, game, events);
        *out = listeners.count > 0;
    }
    return err;
}

void outbox_foresee(struct tx *tx, const struct game *game) {
    struct outbox *outbox = tx_outbox(tx);
    struct listeners listeners;
    bool used = false;
    if (outbox == NULL) {
        return;
    }
    (void)!webhook_any(tx_read(tx), &used);                          /* asked once, however many jobs foresee it */
    if (atomic_load_explicit(&outbox->used, memory_order_relaxed)) { /* in the last transaction */
        (void)!find_listeners(&listeners, tx, game, 0);
    }
}

void outbox_foresee_job(struct job *job, struct tx *tx) {
    struct game *game = id_is_none(&job->game) ? NULL : tx_peek_game(tx, &job->game);
    if (game != NULL) {
        outbox_foresee(tx, game);
    }
    game_release(game);
}

/* ---- events and results ---- */

/* The event as a spectator sees it, with the game it belongs to: this one, also where the event names another. */
static void write_event(struct json_out *out, const struct game *game, const struct event *event) {
    json_t *data = view_event(game, event, VIEWER_SPECTATOR);
    bool good = data != NULL && json_put(data, "game", json_string(game->id.text));
    json_out_json(out, good ? data : NULL);
    json_decref(data);
}

static void write_players(struct json_out *out, const struct game *game) {
    json_out_put_array(out, "seats");
    for (int i = 0; i < game->seat_count; i++) {
        const struct id *player = &game->seats[i].player;
        json_out_begin_object(out);
        json_out_put_integer(out, "seat", i);
        if (id_is_none(player)) {
            json_out_put_null(out, "player");
        } else {
            json_out_put_object(out, "player");
            json_out_put_text(out, "id", player->text);
            json_out_end_object(out);
        }
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

/* A published result as the list of results has it. */
static void write_result(struct json_out *out, const struct game *game, const struct event *event) {
    json_t *result = project_result(event);
    json_out_begin_object(out);
    json_out_members(out, result);
    json_decref(result);
    json_out_put_text(out, "kind", event->kind == EVENT_FINISHED ? "match" : "round");
    json_out_put_text(out, "game", game->id.text);
    json_out_put_text(out, "ruleset", game->config->preset->id);
    json_out_put_boolean(out, "ranked", game->ranked);
    write_players(out, game);
    json_out_end_object(out);
}

char *outbox_render_event(const struct game *after, const struct event *event, enum webhook_event type) {
    struct json_out out;
    begin_message(&out, name_of(type), event->at);
    (type == WEBHOOK_RESULT_PUBLISHED ? write_result : write_event)(&out, after, event);
    return end_message(&out);
}

enum err outbox_note_event(struct tx *tx, const struct game *after, const struct event *event) {
    unsigned messages = event_def(event->kind)->messages;
    bool heard = false;
    enum err err = is_heard(&heard, tx, after, messages);
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT && err == OK && heard; i++) {
        enum webhook_event type = (enum webhook_event)(messages & 1U << i);
        if (type != 0) {
            err = post(tx, after, type, event->seq, outbox_render_event(after, event, type));
        }
    }
    return err;
}

/* ---- turns ---- */

char *outbox_render_turn(const struct game *after) {
    seat_set seats = game_seats_to_act(after);
    struct json_out out;
    begin_message(&out, name_of(WEBHOOK_GAME_TURN), after->updated_at);
    json_out_begin_object(&out);
    json_out_put_text(&out, "game", after->id.text);
    json_out_put_integer(&out, "seq", after->version);
    json_out_put_array(&out, "players");
    seat_set actors = game_actors(after, seats);
    for (int seat = seat_set_lowest(actors); seat >= 0; seat = seat_set_next(actors, seat)) {
        json_out_text(&out, after->seats[seat].player.text);
    }
    json_out_end_array(&out);
    json_out_key(&out, "seats");
    view_write_seat_set(&out, seats);
    json_out_put_timestamp(&out, "deadline", game_told_deadline(after));
    json_out_end_object(&out);
    return end_message(&out);
}

enum err outbox_note_turn(struct tx *tx, const struct game *before, const struct game *after) {
    seat_set seats = game_seats_to_act(after);
    bool same_round = before != NULL && before->number == after->number;
    if (seats == 0 || (same_round && game_seats_to_act(before) == seats)) {
        return OK;
    }
    bool heard = false;
    enum err err = is_heard(&heard, tx, after, WEBHOOK_GAME_TURN);
    if (err != OK || !heard) {
        return err;
    }
    return post(tx, after, WEBHOOK_GAME_TURN, after->version, outbox_render_turn(after));
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
    struct listeners found;
    bool used = false;
    enum err err = look_whether_used(&used, tx);
    if (err != OK || !used) {
        return err;
    }
    found.events = WEBHOOK_TOURNAMENT_FINISHED;
    found.count = 0;
    for (size_t i = first; i < listeners->count && i < first + OUTBOX_OWNERS_AT_ONCE && err == OK; i++) {
        err = webhook_owner_listeners(tx_read(tx), &listeners->owners[i], note_listener, &found);
    }
    err = err == OK ? leave_out_told(&found, tx, end) : err;
    if (err != OK || found.count == 0) {
        return err;
    }
    return post_to(&found, tx, end->tournament, WEBHOOK_TOURNAMENT_FINISHED, end->seq,
                   outbox_render_tournament(tx_now(tx), end->data));
}

char *outbox_render_tournament(int64_t at, const char *data) {
    struct json_out out;
    begin_message(&out, name_of(WEBHOOK_TOURNAMENT_FINISHED), at);
    json_out_raw(&out, data, strlen(data));
    return end_message(&out);
}

/* ---- trying out ---- */

enum err outbox_test(struct id *out_id, struct tx *tx, const struct id *webhook) {
    struct id id = tx_new_id(tx);
    char message[MESSAGE_SIZE];
    (void)snprintf(message, sizeof message, "%s-test", id.text);
    struct json_out out;
    begin_message(&out, "test", tx_now(tx));
    json_out_begin_object(&out);
    json_out_put_text(&out, "webhook", webhook->text);
    json_out_end_object(&out);
    char *text = end_message(&out);
    enum err err = text == NULL ? ERR_NO_MEMORY : OK;
    if (err == OK) {
        char traceparent[TRACEPARENT_SIZE];
        struct delivery_row row = {
            .id = id,
            .webhook = *webhook,
            .message = message,
            .type = "test",
            .body = text,
            .body_length = strlen(text),
            .created_at = tx_now(tx),
        };
        trace_message(&row, traceparent, tx);
        err = delivery_insert(tx_write(tx), &row);
    }
    free(text);
    if (err == OK) {
        *out_id = id;
    }
    return err == OK ? tx_change(tx, CHANGE_DELIVERY, webhook, 0) : err;
}
