/* SPDX-License-Identifier: Apache-2.0 */
#include "parts.h"

#include <assert.h>

#include "auth.h"
#include "connections.h"
#include "elsewhere.h"
#include "respond.h"
#include "store/db_pool.h"

bool parts_has(enum stage stage) {
    return stage == STAGE_IDENTIFY || stage == STAGE_PASSAGE || stage == STAGE_FIND || stage == STAGE_PREPARE ||
           stage == STAGE_READY || stage == STAGE_REPLY || stage == STAGE_MORE;
}

static enum err run(struct exchange *exchange, enum stage part) {
    struct request *request = &exchange->request;
    const struct endpoint *endpoint = request->endpoint;
    if (part == STAGE_IDENTIFY) {
        return auth_identify(exchange);
    }
    if (part == STAGE_PASSAGE) {
        exchange->passage = endpoint->passage(request);
        return OK;
    }
    if (part == STAGE_MORE) {
        return exchange->more(exchange);
    }
    exchange->ran = true;
    switch (part) {
    case STAGE_FIND:
        return endpoint->find(request);
    case STAGE_PREPARE:
        return endpoint->prepare(request);
    case STAGE_READY:
        return endpoint->ready(request) ? OK : ERR_EARLY;
    default:
        assert(part == STAGE_REPLY);
        return endpoint->reply(request, &exchange->reply);
    }
}

/* As if it had not been tried. `prepare` and `ready` ask before they change anything (see route.h). */
static void undo(struct exchange *exchange, enum stage part) {
    struct request *request = &exchange->request;
    problem_clear(&request->problem);
    if (part == STAGE_FIND) {
        if (request->endpoint->release != NULL) {
            request->endpoint->release(request);
        }
        request->data = NULL;
        request->takes_text = false;
        exchange->ran = false;
    } else if (part == STAGE_REPLY) {
        reply_clear(&exchange->reply);
        json_out_clear(exchange->reply.out);
    }
}

/* What a loop's thread has tried by itself, if it ever does, is not tried again; a stream's events are in the log. */
static bool is_worth_trying(const struct exchange *exchange, enum stage part) {
    bool is_near = exchange->loop->server->options.reads == NULL;
    bool is_elsewhere = part == STAGE_PASSAGE || part == STAGE_MORE;
    return is_near || part == STAGE_IDENTIFY || (!is_elsewhere && exchange->request.endpoint->in_memory);
}

bool parts_try(enum err *out, struct exchange *exchange, enum stage part) {
    struct db *db = exchange->loop->db;
    if (!is_worth_trying(exchange, part)) {
        return false;
    }
    db_forget_asked(db);
    *out = run(exchange, part);
    if (db_was_asked(db)) {
        undo(exchange, part);
        return false;
    }
    return true;
}

enum MHD_Result parts_do(struct exchange *exchange, enum stage part, step *then) {
    enum err err = OK;
    if (parts_try(&err, exchange, part)) {
        return then(exchange, err);
    }
    connection_enter(exchange->request.connection, PHASE_WORKING);
    exchange->then = then;
    err = elsewhere_task(exchange, part);
    return err == OK ? MHD_YES : then(exchange, err);
}

enum err parts_do_there(struct request *request) {
    struct exchange *exchange = (struct exchange *)request;
    struct db_pool *reads = exchange->loop->server->options.reads;
    struct db *none = request->db;
    request->db = db_pool_take(reads);
    enum err err = run(exchange, exchange->stage);
    db_pool_give_back(reads, request->db);
    request->db = none;
    return err;
}
