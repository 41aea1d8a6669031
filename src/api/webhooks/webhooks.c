/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Webhooks of a service: making, listing, changing, trying out, and what became of the messages.
 *
 * A webhook belongs to the service whose token made it, and exists for nobody else. Its secret is shown when it is made and
 * when it is rotated, and in no kept answer.
 */
#include <string.h>

#include <sodium.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/idempotency.h"
#include "api/list.h"
#include "service/webhook_url.h"
#include "store/webhooks.h"
#include "util/json.h"
#include "webhook_input.h"

enum { SECRET_TEXT_SIZE = 64 };

static const int64_t rotation_ms = INT64_C(24) * 60 * 60 * 1000;

static enum err not_found(struct request *request) {
    return problem_set(&request->problem, ERR_NOT_FOUND, "You have no webhook with this id.");
}

enum err webhooks_read_own(struct webhook_input *out, struct db *db, struct request *request) {
    struct id id;
    enum err err = OK;
    out->row.id = (struct id){""};
    if (id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        err = webhook_get(&out->row, db, &id);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The webhook could not be read. Try again later.");
    }
    return !id_is_none(&out->row.id) && id_equal(&out->row.owner, &request->caller.player) ? OK : not_found(request);
}

/* ---- showing ---- */

static void write_events(struct json_out *out, unsigned events) {
    json_out_begin_array(out);
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT; i++) {
        if ((events & 1U << i) != 0) {
            json_out_text(out, webhook_event_names[i]);
        }
    }
    json_out_end_array(out);
}

/* secret NULL: not shown. */
static void write_webhook(struct json_out *out, const struct webhook_row *row, const unsigned char *secret) {
    json_out_begin_object(out);
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "url", row->url);
    json_out_key(out, "events");
    write_events(out, row->events);
    json_out_put_timestamp(out, "created_at", row->created_at);
    json_out_put_timestamp(out, "disabled_at", row->disabled_at);
    if (secret != NULL) {
        char text[SECRET_TEXT_SIZE] = "whsec_";
        (void)sodium_bin2base64(text + 6, sizeof text - 6, secret, WEBHOOK_SECRET_SIZE, sodium_base64_VARIANT_ORIGINAL);
        json_out_put_text(out, "secret", text);
    }
    json_out_end_object(out);
}

static void webhooks_render(const struct request *request, const struct change *change, struct names *names,
                            struct db *db, struct json_out *out) {
    (void)request;
    (void)names;
    (void)db;
    const struct webhook_input *input = change->input;
    bool shown = input->shows_secret && !change->replayed;
    write_webhook(out, &input->row, shown ? input->row.secret : NULL);
}

/* ---- making one ---- */

struct webhook_body {
    struct json_text url;
    const json_t *events;
};

static const struct field create_fields[] = {
    {"url", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct webhook_body, url)},
    {"events", FIELD_ARRAY, FIELD_REQUIRED, 1, WEBHOOK_EVENT_COUNT, offsetof(struct webhook_body, events)},
};

static unsigned event_of(const json_t *item) {
    for (unsigned i = 0; i < WEBHOOK_EVENT_COUNT; i++) {
        if (json_is_string(item) && strcmp(json_string_value(item), webhook_event_names[i]) == 0) {
            return 1U << i;
        }
    }
    return 0;
}

static enum err read_events(unsigned *out, const json_t *events, struct problem *problem) {
    for (size_t i = 0; i < json_array_size(events); i++) {
        unsigned event = event_of(json_array_get(events, i));
        if (event == 0) {
            char pointer[PROBLEM_POINTER_MAX];
            (void)snprintf(pointer, sizeof pointer, "/events/%zu", i);
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer,
                                  "must be game.event, game.turn, round.over, result.published or tournament.finished");
        }
        *out |= event;
    }
    return OK;
}

static enum err webhooks_create_prepare(struct request *request, struct change *change) {
    const struct app *app = request->app;
    struct webhook_input *input = arena_alloc(&request->arena, sizeof *input);
    struct webhook_body body = {0};
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = json_decode(&body, request->json, create_fields, 2, "", &request->problem);
    if (err == OK) {
        err = read_events(&input->row.events, body.events, &request->problem);
    }
    if (err != OK) {
        return err;
    }
    const char *fault = webhook_url_fault(body.url.bytes, body.url.length, app->allow_private_webhooks);
    if (fault != NULL) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "/url", "%s", fault);
    }
    memcpy(input->row.url, body.url.bytes, body.url.length);
    input->row.owner = request->caller.player;
    input->shows_secret = true;
    randombytes_buf(input->row.secret, sizeof input->row.secret);
    change->input = input;
    return OK;
}

static enum err webhooks_create_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = change->input;
    int64_t count = 0;
    enum err err = player_check(request, tx, &input->row.owner);
    err = err == OK ? webhook_count(tx_read(tx), &input->row.owner, &count) : err;
    if (err != OK) {
        return err;
    }
    if (count >= WEBHOOKS_MAX) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "You have %d webhooks, which is as many as there may be. Delete one first.", WEBHOOKS_MAX);
    }
    input->row.id = tx_new_id(tx);
    input->row.created_at = tx_now(tx);
    err = webhook_insert(tx_write(tx), &input->row);
    if (err == OK) {
        err = tx_change(tx, CHANGE_WEBHOOK, &input->row.id, 0);
    }
    change->status = 201;
    change->location = arena_format(&request->arena, "/v1/webhooks/%s", input->row.id.text);
    return err;
}

static void webhooks_create_record(const struct change *change, struct json_out *out) {
    const struct webhook_input *input = change->input;
    json_out_text(out, input->row.id.text);
}

/* All else is in the request. */
static enum err webhooks_create_recall(struct request *request, struct change *change, struct db *db) {
    struct webhook_input *input = change->input;
    (void)request;
    (void)db;
    input->row.created_at = change->kept.at;
    return idempotency_id(&input->row.id, change);
}

const struct change_def webhooks_create_def = {.prepare = webhooks_create_prepare,
                                               .recalls_input = true,
                                               .apply = webhooks_create_apply,
                                               .render = webhooks_render,
                                               .record = webhooks_create_record,
                                               .recall = webhooks_create_recall};

/* ---- reading ---- */

static enum err list_webhook(void *context, const struct webhook_row *row) {
    struct id_page *page = context;
    if (id_page_takes(page, &row->id)) {
        write_webhook(page->out, row, NULL);
    }
    return OK;
}

enum err webhooks_list(struct request *request, struct reply *reply) {
    struct id_page page;
    enum err err = id_page_begin(&page, request, reply);
    if (err != OK) {
        return err;
    }
    err = webhook_list(request->db, &request->caller.player, &page.cursor, (int)page.limit + 1, list_webhook, &page);
    if (err != OK) {
        return problem_set(&request->problem, err, "The webhooks could not be read. Try again later.");
    }
    return id_page_reply(&page, request, reply);
}

enum err webhooks_get(struct request *request, struct reply *reply) {
    struct webhook_input input = {0};
    enum err err = webhooks_read_own(&input, request->db, request);
    if (err != OK) {
        return err;
    }
    reply->is_private = true;
    write_webhook(reply_open(reply), &input.row, NULL);
    return reply_close(reply);
}

/* ---- changing ---- */

enum err webhooks_find(struct request *request) {
    struct webhook_input input = {0};
    enum err err = change_find_nothing(request);
    if (err != OK) {
        return err;
    }
    err = webhooks_read_own(&input, request->db, request);
    return err == ERR_NOT_FOUND ? change_find_replay(request, err) : err;
}

enum err webhooks_find_again(struct webhook_input **out, struct request *request, struct tx *tx,
                             struct change *change) {
    struct webhook_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    *out = input;
    return webhooks_read_own(input, tx_read(tx), request);
}

static enum err webhooks_delete_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = NULL;
    enum err err = webhooks_find_again(&input, request, tx, change);
    change->status = 204;
    return err == OK ? webhook_delete(tx_write(tx), &input->row.id, tx_now(tx)) : err;
}

const struct change_def webhooks_delete_def = {.apply = webhooks_delete_apply};

static enum err webhooks_rotate_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = NULL;
    enum err err = webhooks_find_again(&input, request, tx, change);
    if (err == OK) {
        randombytes_buf(input->row.secret, sizeof input->row.secret);
        input->shows_secret = true;
        err = webhook_rotate(tx_write(tx), &input->row.id, input->row.secret, tx_now(tx) + rotation_ms);
    }
    change->status = 200;
    return err;
}

/* Of what the answer shows, only whether it is disabled ever changes. */
static void webhooks_rotate_record(const struct change *change, struct json_out *out) {
    const struct webhook_input *input = change->input;
    json_out_integer(out, input->row.disabled_at);
}

static enum err webhooks_rotate_recall(struct request *request, struct change *change, struct db *db) {
    struct webhook_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    enum err err = webhooks_read_own(input, db, request);
    input->row.disabled_at = strtoll(change->kept.text, NULL, 10);
    return err;
}

const struct change_def webhooks_rotate_def = {.apply = webhooks_rotate_apply,
                                               .render = webhooks_render,
                                               .record = webhooks_rotate_record,
                                               .recall = webhooks_rotate_recall};

struct webhook_change {
    struct json_boolean disabled;
};

static const struct field change_fields[] = {
    {"disabled", FIELD_BOOLEAN, FIELD_REQUIRED, 0, 0, offsetof(struct webhook_change, disabled)},
};

static enum err webhooks_change_prepare(struct request *request, struct change *change) {
    struct webhook_change body = {0};
    (void)change;
    return json_decode(&body, request->json, change_fields, 1, "", &request->problem);
}

/* Of what has failed the next attempt may be days away; who uses the webhook again is told now. In parts if much. */
static enum err enable(struct webhook_input *input, struct request *request, struct db *db, int64_t now) {
    bool enabled = true;
    enum err err = OK;
    if (input->row.disabled_at != 0) {
        err = webhook_enable(&enabled, db, &input->row.id, now, DELIVERIES_AT_ONCE);
    }
    if (err == OK && enabled) {
        input->row.disabled_at = 0;
    }
    request->is_partial = err == OK && !enabled;
    return err;
}

static enum err webhooks_change_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = NULL;
    enum err err = webhooks_find_again(&input, request, tx, change);
    bool disabled = json_is_true(json_object_get(request->json, "disabled"));
    if (err == OK && !disabled) {
        err = enable(input, request, tx_write(tx), tx_now(tx));
    } else if (err == OK && input->row.disabled_at == 0) {
        input->row.disabled_at = tx_now(tx);
        err = webhook_disable(tx_write(tx), &input->row.id, input->row.disabled_at);
    }
    if (err == OK) {
        err = tx_change(tx, CHANGE_WEBHOOK, &input->row.id, 0);
    }
    change->status = 200;
    return err;
}

const struct change_def webhooks_change_def = {
    .prepare = webhooks_change_prepare, .apply = webhooks_change_apply, .render = webhooks_render};
