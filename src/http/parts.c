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
    switch (part) {
    case STAGE_IDENTIFY:
        return auth_identify(exchange);
    case STAGE_PASSAGE:
        exchange->passage = endpoint->passage(request);
        return OK;
    case STAGE_MORE:
        return exchange->more(exchange);
    case STAGE_FIND:
        exchange->ran = true;
        return endpoint->find(request);
    case STAGE_PREPARE:
        exchange->ran = true;
        return endpoint->prepare(request);
    case STAGE_READY:
        exchange->ran = true;
        return endpoint->ready(request) ? OK : ERR_EARLY;
    default:
        assert(part == STAGE_REPLY);
        exchange->ran = true;
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

/* Does the loop have a connection of its own? */
static bool is_near(const struct exchange *exchange) {
    return exchange->loop->server->options.reads == NULL;
}

/* Where it is far. Who the caller is, what is looked for and what was changed is mostly known; what else, the endpoint says. */
static bool is_worth_trying(const struct exchange *exchange, enum stage part) {
    const struct endpoint *endpoint = exchange->request.endpoint;
    switch (part) {
    case STAGE_IDENTIFY:
    case STAGE_FIND:
        return true;
    case STAGE_PREPARE:
        return endpoint->in_memory;
    case STAGE_READY:
    case STAGE_REPLY:
        return endpoint->in_memory || endpoint->commit != NULL;
    default: /* a passage that the loop has looked for; a stream's events, which are in the log */
        return false;
    }
}

bool parts_try(enum err *out, struct exchange *exchange, enum stage part) {
    struct db *db = exchange->loop->db;
    if (is_near(exchange)) {
        *out = run(exchange, part);
        return true;
    }
    if (!is_worth_trying(exchange, part)) {
        return false;
    }
    db_forget_asked(db);
    enum err err = run(exchange, part);
    if (db_was_asked(db)) {
        undo(exchange, part);
        return false;
    }
    *out = err;
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

enum MHD_Result parts_refresh(struct exchange *exchange, step *then) {
    struct id game;
    if (exchange->loop->server->refresher == NULL || !request_game(&game, &exchange->request)) {
        return then(exchange, OK);
    }
    connection_enter(exchange->request.connection, PHASE_WORKING);
    exchange->then = then;
    enum err err = elsewhere_refresh(exchange, &game);
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
