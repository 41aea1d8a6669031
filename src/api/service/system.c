/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For operators and explorers: health, metrics, the contract, and a first page that leads on.
 */
#include "api/app.h"
#include "api/contract.h"
#include "api/endpoints.h"
#include "api/version.h"
#include "api/view_cache.h"
#include "core/cache.h"
#include "core/tx.h"
#include "core/writer.h"
#include "http/packed.h"
#include "http/server.h"
#include "service/botpool.h"
#include "service/clock_service.h"
#include "store/store.h"
#include "util/buf.h"
#include "util/metrics.h"

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

static void write_gauge(struct buf *out, const char *name, const char *kind, const char *help, double value) {
    metrics_write_head(out, name, kind, help);
    metrics_write_sample(out, name, "", value);
}

static void write_writer_metrics(struct buf *out, const struct writer *writer) {
    const struct writer_metrics *metrics = writer_metrics(writer);
    write_gauge(out, "referee_writer_jobs_total", "counter", "Changes that were run.",
                (double)atomic_load(&metrics->jobs));
    write_gauge(out, "referee_writer_batches_total", "counter", "Transactions that changes shared.",
                (double)atomic_load(&metrics->batches));
    write_gauge(out, "referee_writer_failed_commits_total", "counter", "Transactions that failed.",
                (double)atomic_load(&metrics->failed_commits));
    write_gauge(out, "referee_writer_spoilt_batches_total", "counter",
                "Transactions taken back for one change of several.", (double)atomic_load(&metrics->spoilt));
    write_gauge(out, "referee_writer_refused_total", "counter", "Changes refused because the queue was full.",
                (double)atomic_load(&metrics->refused));
    write_gauge(out, "referee_writer_queue_length", "gauge", "Changes that wait for the writer.",
                (double)atomic_load(&metrics->queued));
    metrics_write_head(out, "referee_writer_batch_jobs", "histogram", "Changes that shared a transaction.");
    metrics_write_histogram(out, "referee_writer_batch_jobs", "", &metrics->batch_jobs);
    metrics_write_head(out, "referee_writer_commit_seconds", "histogram", "Time to make a transaction durable.");
    metrics_write_histogram(out, "referee_writer_commit_seconds", "", &metrics->commit_seconds);
    metrics_write_head(out, "referee_writer_job_seconds", "histogram", "Time of one change, without the commit.");
    metrics_write_histogram(out, "referee_writer_job_seconds", "", &metrics->job_seconds);
    metrics_write_head(out, "referee_writer_job_rows", "histogram", "Rows that one change read and wrote.");
    metrics_write_histogram(out, "referee_writer_job_rows", "", &metrics->job_rows);
}

static void write_cache_metrics(struct buf *out, const struct cache *cache) {
    struct cache_stats stats = cache_stats(cache);
    write_gauge(out, "referee_cache_hits_total", "counter", "Games found in memory.", (double)stats.hits);
    write_gauge(out, "referee_cache_misses_total", "counter", "Games folded from the log.", (double)stats.misses);
    write_gauge(out, "referee_cache_games", "gauge", "Games in memory.", (double)stats.games);
    write_gauge(out, "referee_cache_bytes", "gauge", "What they take.", (double)stats.bytes);
}

static void write_bot_metrics(struct buf *out, const struct botpool *bots) {
    const struct botpool_metrics *metrics = botpool_metrics(bots);
    write_gauge(out, "referee_bot_actions_total", "counter", "Actions that built-in bots have played.",
                (double)atomic_load(&metrics->acted));
    write_gauge(out, "referee_bot_dropped_total", "counter", "Decisions dropped because the game had moved on.",
                (double)atomic_load(&metrics->dropped));
    write_gauge(out, "referee_bot_failures_total", "counter", "Bots that could not decide, or decided what is refused.",
                (double)atomic_load(&metrics->failed));
    write_gauge(out, "referee_bot_games_waiting", "gauge", "Games that wait for a built-in bot.",
                (double)atomic_load(&metrics->waiting));
    metrics_write_head(out, "referee_bot_seconds", "histogram", "From a bot's turn to its decision.");
    metrics_write_histogram(out, "referee_bot_seconds", "", &metrics->seconds);
}

static void write_clock_metrics(struct buf *out, const struct clock_service *clocks) {
    const struct clock_service_metrics *metrics = clock_service_metrics(clocks);
    write_gauge(out, "referee_clocks_running", "gauge", "Games in which somebody's time runs.",
                (double)atomic_load(&metrics->running));
    write_gauge(out, "referee_timeouts_total", "counter", "Turns whose time was over.",
                (double)atomic_load(&metrics->timed_out));
}

enum err system_metrics(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct buf *out = &reply_open(reply)->buf;
    server_write_metrics(app->server, out);
    write_writer_metrics(out, app->writer);
    write_cache_metrics(out, app->cache);
    write_bot_metrics(out, app->bots);
    write_clock_metrics(out, app->clocks);
    scheduler_write_metrics(app->scheduler, out);
    view_cache_write_metrics(app->view_cache, out);
    reply->content_type = "text/plain; version=0.0.4; charset=utf-8";
    return reply_close(reply);
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
