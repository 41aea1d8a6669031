/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of webhooks and deliveries. Nothing is sent here.
 */
#include "store/webhooks.h"

#include <string.h>

#include "rows.h"

const char *const webhook_event_names[WEBHOOK_EVENT_COUNT] = {"game.event", "game.turn", "round.over",
                                                              "result.published", "tournament.finished"};

struct webhook_reading {
    webhook_row_function *row;
    void *context;
};

struct delivery_reading {
    delivery_row_function *row;
    void *context;
};

static enum err take_webhook(void *context, const struct value *columns, size_t count) {
    struct webhook_row *row = context;
    (void)count;
    row->id = value_get_id(&columns[0]);
    row->owner = value_get_id(&columns[1]);
    row->events = (unsigned)value_get_integer(&columns[3]);
    row->has_old_secret = columns[5].kind != VALUE_NULL;
    row->old_secret_until = value_get_integer(&columns[6]);
    row->created_at = value_get_integer(&columns[7]);
    row->disabled_at = value_get_integer(&columns[8]);
    enum err err = rows_copy_text(row->url, sizeof row->url, &columns[2]);
    err = err == OK ? rows_copy_bytes(row->secret, sizeof row->secret, &columns[4]) : err;
    return err == OK && row->has_old_secret ? rows_copy_bytes(row->old_secret, sizeof row->old_secret, &columns[5])
                                            : err;
}

static enum err read_webhook(void *context, const struct value *columns, size_t count) {
    const struct webhook_reading *reading = context;
    struct webhook_row row = {.events = 0};
    enum err err = take_webhook(&row, columns, count);
    return err == OK ? reading->row(reading->context, &row) : err;
}

static struct delivery_row to_delivery(const struct value *columns) {
    return (struct delivery_row){
        .id = value_get_id(&columns[0]),
        .webhook = value_get_id(&columns[1]),
        .game = value_get_id(&columns[2]),
        .message = value_get_text(&columns[3]),
        .type = value_get_text(&columns[4]),
        .body = value_get_text(&columns[5]),
        .body_length = columns[5].length,
        .created_at = value_get_integer(&columns[6]),
        .attempts = (int)value_get_integer(&columns[7]),
        .due_at = value_get_integer(&columns[8]),
        .tried_at = value_get_integer(&columns[9]),
        .status = (int)value_get_integer(&columns[10]),
        .ended_at = value_get_integer(&columns[11]),
        .delivered = value_get_integer(&columns[12]) != 0,
        .traceparent = value_get_text_or_null(&columns[13]),
        .tracestate = value_get_text_or_null(&columns[14]),
    };
}

static enum err read_delivery(void *context, const struct value *columns, size_t count) {
    const struct delivery_reading *reading = context;
    const struct delivery_row row = to_delivery(columns);
    (void)count;
    return reading->row(reading->context, &row);
}

enum err webhook_insert(struct db *db, const struct webhook_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        value_id(&row->owner),
        value_text(row->url),
        value_integer(row->events),
        value_blob(row->secret, sizeof row->secret),
        value_integer(row->created_at),
    };
    return db_run(db, QUERY_INSERT_WEBHOOK, arguments, VALUE_COUNT(arguments));
}

enum err webhook_get(struct webhook_row *out, struct db *db, const struct id *webhook) {
    const struct value arguments[] = {value_id(webhook)};
    *out = (struct webhook_row){.events = 0};
    return db_query(db, QUERY_READ_WEBHOOK, arguments, VALUE_COUNT(arguments), take_webhook, out);
}

enum err webhook_list(struct db *db, const struct id *owner, const struct id *after, int limit,
                      webhook_row_function *row, void *context) {
    struct webhook_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(owner), value_text(after->text), value_integer(limit)};
    return db_query(db, QUERY_LIST_WEBHOOKS, arguments, VALUE_COUNT(arguments), read_webhook, &reading);
}

enum err webhook_count(struct db *db, const struct id *owner, int64_t *out_count) {
    const struct value arguments[] = {value_id(owner)};
    return db_query(db, QUERY_COUNT_WEBHOOKS, arguments, VALUE_COUNT(arguments), rows_note_integer, out_count);
}

enum err webhook_any(struct db *db, bool *out) {
    *out = false;
    return db_query(db, QUERY_ANY_WEBHOOK, NULL, 0, rows_note_any, out);
}

enum err webhook_rotate(struct db *db, const struct id *webhook, const unsigned char secret[static WEBHOOK_SECRET_SIZE],
                        int64_t old_until) {
    const struct value arguments[] = {value_id(webhook), value_blob(secret, WEBHOOK_SECRET_SIZE),
                                      value_integer(old_until)};
    return db_run(db, QUERY_ROTATE_WEBHOOK, arguments, VALUE_COUNT(arguments));
}

enum err webhook_disable(struct db *db, const struct id *webhook, int64_t at) {
    const struct value arguments[] = {value_id(webhook), value_integer(at)};
    return db_run(db, QUERY_DISABLE_WEBHOOK, arguments, VALUE_COUNT(arguments));
}

enum err webhook_enable(bool *out_enabled, struct db *db, const struct id *webhook, int64_t now, int limit) {
    const struct value never[] = {value_id(webhook), value_null()};
    const struct value arguments[] = {value_id(webhook), value_integer(now), value_integer(limit)};
    int64_t hastened = 0;
    enum err err = db_change(db, QUERY_HASTEN_DELIVERIES, arguments, VALUE_COUNT(arguments), &hastened);
    *out_enabled = hastened < limit;
    return err == OK && *out_enabled ? db_run(db, QUERY_DISABLE_WEBHOOK, never, VALUE_COUNT(never)) : err;
}

enum err webhook_delete(struct db *db, const struct id *webhook, int64_t at) {
    const struct value arguments[] = {value_id(webhook), value_integer(at)};
    return db_run(db, QUERY_DELETE_WEBHOOK, arguments, VALUE_COUNT(arguments));
}

enum err webhook_purge(struct db *db, int limit, int64_t *out_purged) {
    struct id webhook = {""};
    int64_t purged = 0;
    enum err err = db_query(db, QUERY_FIND_DELETED_WEBHOOK, NULL, 0, rows_note_id, &webhook);
    if (err == OK && !id_is_none(&webhook)) {
        const struct value arguments[] = {value_id(&webhook)};
        err = rows_purge(&purged, db, QUERY_PURGE_DELIVERY_OF_WEBHOOK, arguments, VALUE_COUNT(arguments), limit);
        if (err == OK && purged == 0) {
            purged = 1;
            err = db_run(db, QUERY_PURGE_WEBHOOK, arguments, VALUE_COUNT(arguments));
        }
    }
    *out_purged = purged;
    return err;
}

struct listener_reading {
    webhook_listener_function *row;
    void *context;
};

static enum err read_listener(void *context, const struct value *columns, size_t count) {
    const struct listener_reading *reading = context;
    const struct id webhook = value_get_id(&columns[0]);
    (void)count;
    return reading->row(reading->context, &webhook, (unsigned)value_get_integer(&columns[1]));
}

enum err webhook_listeners(struct db *db, const struct id *player, webhook_listener_function *row, void *context) {
    struct listener_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player)};
    return db_query(db, QUERY_LIST_LISTENERS, arguments, VALUE_COUNT(arguments), read_listener, &reading);
}

enum err webhook_owner_listeners(struct db *db, const struct id *owner, webhook_listener_function *row, void *context) {
    struct listener_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(owner)};
    return db_query(db, QUERY_LIST_OWNER_LISTENERS, arguments, VALUE_COUNT(arguments), read_listener, &reading);
}

enum err webhook_tournament_owners(struct db *db, const struct id *tournament, const struct id *creator,
                                   unsigned events, id_row_function *row, void *context) {
    struct rows_ids reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(tournament), value_id(creator), value_integer(events)};
    return db_query(db, QUERY_LIST_TOURNAMENT_OWNERS, arguments, VALUE_COUNT(arguments), rows_tell_id, &reading);
}

enum err delivery_exists(bool *out, struct db *db, const struct id *webhook, const struct id *floor,
                         const char *message) {
    const struct value arguments[] = {value_id(webhook), value_text(floor->text), value_text(message)};
    *out = false;
    return db_query(db, QUERY_HAS_DELIVERY, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}

enum err delivery_insert(struct db *db, const struct delivery_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        value_id(&row->webhook),
        value_id(&row->game),
        value_text(row->message),
        value_text(row->type),
        value_bytes_as_text(row->body, row->body_length),
        value_integer(row->created_at),
        value_text(row->traceparent),
        value_text(row->tracestate),
        value_integer(row->seq),
    };
    return db_run(db, QUERY_INSERT_DELIVERY, arguments, VALUE_COUNT(arguments) - !db_is_shared(db));
}

struct delivery_taking {
    struct delivery_row *row;
    struct arena *arena;
};

static enum err take_delivery(void *context, const struct value *columns, size_t count) {
    const struct delivery_taking *taking = context;
    struct delivery_row *row = taking->row;
    (void)count;
    *row = to_delivery(columns);
    enum err err = rows_keep_text(&row->message, taking->arena, &columns[3]);
    err = err == OK ? rows_keep_text(&row->type, taking->arena, &columns[4]) : err;
    err = err == OK ? rows_keep_text(&row->body, taking->arena, &columns[5]) : err;
    err = err == OK ? rows_keep_text(&row->traceparent, taking->arena, &columns[13]) : err;
    return err == OK ? rows_keep_text(&row->tracestate, taking->arena, &columns[14]) : err;
}

enum err delivery_get(struct delivery_row *out, struct arena *arena, struct db *db, const struct id *delivery) {
    struct delivery_taking taking = {.row = out, .arena = arena};
    const struct value arguments[] = {value_id(delivery)};
    *out = (struct delivery_row){.status = 0};
    return db_query(db, QUERY_READ_DELIVERY, arguments, VALUE_COUNT(arguments), take_delivery, &taking);
}

enum err webhook_find_due(struct db *db, const struct id *after, struct id *out) {
    return rows_find_next(out, db, QUERY_FIND_DUE_WEBHOOK, after);
}

enum err delivery_list_due(struct db *db, const struct id *webhook, int limit, delivery_row_function *row,
                           void *context) {
    struct delivery_reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(webhook), value_integer(limit)};
    return db_query(db, QUERY_LIST_DUE_DELIVERIES, arguments, VALUE_COUNT(arguments), read_delivery, &reading);
}

enum err delivery_list(struct db *db, const struct id *webhook, const struct id *before, int limit,
                       delivery_row_function *row, void *context) {
    struct delivery_reading reading = {.row = row, .context = context};
    /* "~" is behind every id. */
    const struct value arguments[] = {value_id(webhook), id_is_none(before) ? value_text("~") : value_id(before),
                                      value_integer(limit)};
    return db_query(db, QUERY_LIST_DELIVERIES, arguments, VALUE_COUNT(arguments), read_delivery, &reading);
}

enum err delivery_note_attempt(struct db *db, const struct delivery_row *row) {
    const struct value arguments[] = {
        value_id(&row->id),
        value_integer(row->tried_at),
        row->status == 0 ? value_null() : value_integer(row->status),
        value_moment(row->due_at),
        value_moment(row->ended_at),
        value_integer(row->delivered),
        value_integer(row->attempts),
    };
    enum err err = db_run(db, QUERY_NOTE_ATTEMPT, arguments, VALUE_COUNT(arguments) - !db_is_shared(db));
    return err == OK && row->ended_at != 0 ? delivery_release_next(db, &row->id, row->tried_at) : err;
}

enum err delivery_release_next(struct db *db, const struct id *delivery, int64_t now) {
    const struct value arguments[] = {value_id(delivery), value_integer(now)};
    return db_run(db, QUERY_RELEASE_NEXT_DELIVERY, arguments, VALUE_COUNT(arguments));
}

enum err delivery_any_waiting(struct db *db, bool *out) {
    *out = false;
    return db_query(db, QUERY_ANY_WAITING_DELIVERY, NULL, 0, rows_note_any, out);
}

enum err delivery_release_waiting(struct db *db, int64_t now, int limit, int64_t *out_released) {
    const struct value arguments[] = {value_integer(now), value_integer(limit)};
    return db_change(db, QUERY_RELEASE_WAITING_DELIVERIES, arguments, VALUE_COUNT(arguments), out_released);
}

enum err delivery_retry(struct db *db, const struct id *delivery, int64_t now) {
    const struct value arguments[] = {value_id(delivery), value_integer(now)};
    return db_run(db, QUERY_RETRY_DELIVERY, arguments, VALUE_COUNT(arguments));
}

enum err delivery_purge(struct db *db, int64_t before, int limit, int64_t *out_purged) {
    const struct value arguments[] = {value_integer(before)};
    return rows_purge(out_purged, db, QUERY_PURGE_DELIVERY, arguments, VALUE_COUNT(arguments), limit);
}

enum err delivery_list_forged(struct db *db, int limit, message_row_function *row, void *context) {
    return rows_list_numbers(db, QUERY_LIST_FORGED_DELIVERIES, limit, row, context);
}

struct message_reading {
    game_message_function *row;
    void *context;
};

static enum err read_message(void *context, const struct value *columns, size_t count) {
    const struct message_reading *reading = context;
    (void)count;
    const struct message_row row = {
        .game = value_get_id(&columns[0]),
        .seq = value_get_integer(&columns[1]),
        .webhook = value_get_id(&columns[2]),
        .number = value_get_integer(&columns[3]),
        .type = value_get_text(&columns[4]),
        .body = value_get_text(&columns[5]),
        .body_length = columns[5].length,
        .created_at = value_get_integer(&columns[6]),
        .events = (unsigned)value_get_integer(&columns[7]),
    };
    return reading->row(reading->context, &row);
}

enum err delivery_list_of_games(struct db *db, game_message_function *row, void *context) {
    struct message_reading reading = {.row = row, .context = context};
    return db_query(db, QUERY_LIST_GAME_MESSAGES, NULL, 0, read_message, &reading);
}
