/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What was sent to a webhook: the list of it, a message to try it with, and sending one once more.
 */
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/idempotency.h"
#include "api/list.h"
#include "play/outbox.h"
#include "webhook_input.h"

static void write_delivery(struct json_out *out, const struct delivery_row *row, const struct webhook_row *webhook) {
    const char *state = row->delivered ? "delivered" : row->ended_at == 0 ? "pending" : "failed";
    json_out_begin_object(out);
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "message", row->message);
    json_out_put_text(out, "type", row->type);
    json_out_put_text(out, "state", state);
    json_out_put_integer(out, "attempts", row->attempts);
    json_out_key(out, "status");
    if (row->status == 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, row->status);
    }
    json_out_put_timestamp(out, "created_at", row->created_at);
    json_out_put_timestamp(out, "tried_at", row->tried_at);
    json_out_put_timestamp(out, "due_at", webhook->disabled_at == 0 ? row->due_at : 0);
    json_out_end_object(out);
}

struct delivery_page {
    struct id_page page;
    struct webhook_input input;
};

static enum err list_delivery(void *context, const struct delivery_row *row) {
    struct delivery_page *listing = context;
    if (id_page_takes(&listing->page, &row->id)) {
        write_delivery(listing->page.out, row, &listing->input.row);
    }
    return OK;
}

enum err webhooks_deliveries(struct request *request, struct reply *reply) {
    struct delivery_page listing = {0};
    struct id_page *page = &listing.page;
    enum err err = webhooks_read_own(&listing.input, request->db, request);
    if (err == OK) {
        err = id_page_begin(page, request, reply);
    }
    if (err != OK) {
        return err;
    }
    err =
        delivery_list(request->db, &listing.input.row.id, &page->cursor, (int)page->limit + 1, list_delivery, &listing);
    if (err != OK) {
        return problem_set(&request->problem, err, "The deliveries could not be read. Try again later.");
    }
    return id_page_reply(page, request, reply);
}

/* Notes the delivery as the transaction leaves it, for the answer: it may soon be another. False where there is none. */
static enum err note_answer(bool *out_found, struct request *request, struct tx *tx, struct webhook_input *input) {
    struct delivery_row row;
    struct json_out out;
    enum err err = delivery_get(&row, &request->arena, tx_read(tx), &input->delivery);
    *out_found = err == OK && !id_is_none(&row.id) && id_equal(&row.webhook, &input->row.id);
    if (!*out_found) {
        return err;
    }
    json_out_init(&out);
    write_delivery(&out, &row, &input->row);
    input->shown = json_out_failed(&out) ? NULL : arena_copy(&request->arena, out.buf.bytes, out.buf.length);
    json_out_free(&out);
    return input->shown == NULL ? ERR_NO_MEMORY : OK;
}

static void delivery_render(const struct request *request, const struct change *change, struct names *names,
                            struct db *db, struct json_out *out) {
    const struct webhook_input *input = change->input;
    (void)request;
    (void)names;
    (void)db;
    json_out_raw(out, input->shown, strlen(input->shown));
}

static void delivery_record(const struct change *change, struct json_out *out) {
    delivery_render(NULL, change, NULL, NULL, out);
}

static enum err delivery_recall(struct request *request, struct change *change, struct db *db) {
    struct webhook_input *input = arena_alloc(&request->arena, sizeof *input);
    (void)db;
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    input->shown = change->kept.text;
    change->input = input;
    return OK;
}

static enum err webhooks_test_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = NULL;
    bool found = false;
    enum err err = webhooks_find_again(&input, request, tx, change);
    if (err == OK) {
        err = outbox_test(&input->delivery, tx, &input->row.id);
    }
    if (err == OK) {
        err = note_answer(&found, request, tx, input);
    }
    change->status = 201;
    return err;
}

const struct change_def webhooks_test_def = {
    .apply = webhooks_test_apply, .render = delivery_render, .record = delivery_record, .recall = delivery_recall};

static enum err webhooks_retry_apply(struct request *request, struct tx *tx, struct change *change) {
    struct webhook_input *input = NULL;
    bool found = false;
    enum err err = webhooks_find_again(&input, request, tx, change);
    if (err != OK) {
        return err;
    }
    if (id_parse(&input->delivery, request->params[1].bytes, request->params[1].length)) {
        err = note_answer(&found, request, tx, input);
    }
    if (err == OK && !found) {
        return problem_set(&request->problem, ERR_NOT_FOUND, "The webhook has no delivery with this id.");
    }
    if (err == OK) {
        err = delivery_retry(tx_write(tx), &input->delivery, tx_now(tx));
    }
    if (err == OK) {
        err = note_answer(&found, request, tx, input);
    }
    change->status = 200;
    return err == OK ? tx_change(tx, CHANGE_DELIVERY, &input->row.id, 0) : err;
}

const struct change_def webhooks_retry_def = {
    .apply = webhooks_retry_apply, .render = delivery_render, .record = delivery_record, .recall = delivery_recall};
