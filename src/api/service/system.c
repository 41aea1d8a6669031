/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For operators and explorers: health, the contract, and a first page that leads on.
 */
#include "api/app.h"
#include "api/contract.h"
#include "api/endpoints.h"
#include "api/version.h"
#include "core/members.h"
#include "core/tx.h"
#include "core/writer.h"
#include "http/packed.h"
#include "http/server.h"
#include "store/store.h"

enum { BEATS_LATE_MS = 3000 }; /* a beat may be so old while all is well */

enum err system_index(struct request *request, struct reply *reply) {
    static const struct {
        const char *name, *path;
    } links[] = {
        {"page", "/"},          {"docs", "/docs"},         {"contract", "/openapi.yaml"}, {"rulesets", "/v1/rulesets"},
        {"games", "/v1/games"}, {"problems", "/problems"}, {"health", "/healthz"}};
    enum { OF_PAGE = 2 }; /* of these, the first */
    const struct app *app = request->app;
    if (app->page != NULL && request_prefers_html(request)) {
        return page_reply_screen(request, reply);
    }
    reply_add_header(reply, "Vary", "Accept, Accept-Encoding");
    struct json_out *out = reply_open(reply);
    json_out_begin_object(out);
    json_out_put_text(out, "name", "referee");
    json_out_put_text(out, "version", REFEREE_VERSION);
    json_out_put_object(out, "links");
    for (size_t i = app->page == NULL ? OF_PAGE : 0; i < sizeof links / sizeof links[0]; i++) {
        json_out_put_text(out, links[i].name, links[i].path);
    }
    json_out_end_object(out);
    json_out_end_object(out);
    return reply_close(reply);
}

static enum err reply_status(struct reply *reply, const char *status) {
    struct json_out *out = reply_open(reply);
    json_out_begin_object(out);
    json_out_put_text(out, "status", status);
    json_out_end_object(out);
    return reply_close(reply);
}

enum err system_health(struct request *request, struct reply *reply) {
    (void)request;
    return reply_status(reply, "ok");
}

/* Reads where a move would be looked up, on this thread's own connection. */
enum err system_ready_find(struct request *request) {
    const struct app *app = request->app;
    if (server_is_draining(app->server)) {
        return problem_set(&request->problem, ERR_BUSY, "The server is stopping and takes no new work.");
    }
    return store_look(request->db) == OK ? OK : problem_set(&request->problem, ERR_STORE, "The store cannot be read.");
}

/* Goes where a move would go, and writes as much. */
enum err system_ready_commit(struct request *request, struct tx *tx) {
    enum err err = tx_probe(tx);
    return err == OK ? OK : problem_set(&request->problem, err, "The store does not take changes at present.");
}

enum err system_ready(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    if (!writer_is_healthy(app->writer)) {
        return problem_set(&request->problem, ERR_STORE, "The store does not take changes at present.");
    }
    return reply_status(reply, "ready");
}

/*
 * Of several servers: by the last beat, which is a change as moves are. A database that changes hands is waited for, and no server
 * is to be taken for dead by a balancer meanwhile; so nothing is asked here, and whoever asks waits for nothing.
 */
enum err system_ready_of_several(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    if (server_is_draining(app->server)) {
        return problem_set(&request->problem, ERR_BUSY, "The server is stopping and takes no new work.");
    }
    if (!members_was_heard(app->members, app->store_wait_ms + BEATS_LATE_MS)) {
        return problem_set(&request->problem, ERR_STORE, "The store does not take changes at present.");
    }
    return reply_status(reply, "ready");
}

static enum err reply_contract(struct request *request, struct reply *reply, enum contract_form plain,
                               enum contract_form packed) {
    const struct app *app = request->app;
    const char *base = request_base_url(request);
    bool is_packed = packed_is_wanted(request);
    struct shared_bytes *bytes = NULL;
    enum err err =
        base == NULL ? ERR_NO_MEMORY : contract_find(&bytes, app->contract, is_packed ? packed : plain, base);
    err = err == OK ? reply_share(reply, bytes) : err;
    if (err != OK) {
        return err;
    }
    packed_tell(reply, is_packed);
    return reply_tag_body(reply, request);
}

enum err system_contract(struct request *request, struct reply *reply) {
    reply->content_type = "application/yaml";
    return reply_contract(request, reply, CONTRACT_YAML, CONTRACT_YAML_GZIP);
}

enum err system_contract_json(struct request *request, struct reply *reply) {
    return reply_contract(request, reply, CONTRACT_JSON, CONTRACT_JSON_GZIP);
}
