/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The page of metrics. Nothing here asks the database or waits: it is put together on a loop's thread, from counters and from what
 * the census found last. What belongs to this process and what to the database is said in docs/metrics.md.
 */
#include <stdio.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/version.h"
#include "api/view_cache.h"
#include "core/cache.h"
#include "core/members.h"
#include "core/writer.h"
#include "http/server.h"
#include "service/botpool.h"
#include "service/census_service.h"
#include "service/clock_service.h"
#include "service/sender.h"
#include "store/db.h"
#include "util/buf.h"
#include "util/metrics.h"
#include "util/process_metrics.h"

static void write_gauge(struct buf *out, const char *name, const char *kind, const char *help, double value) {
    metrics_write_head(out, name, kind, help);
    metrics_write_sample(out, name, "", value);
}

static void write_writer_metrics(struct buf *out, const struct writer *writer) {
    const struct writer_metrics *metrics = writer_metrics(writer);
    write_gauge(out, "referee_store_healthy", "gauge", "Whether the database takes changes: 1, or 0 since one failed.",
                writer_is_healthy(writer) ? 1 : 0);
    write_gauge(out, "referee_writer_jobs_total", "counter", "Changes that were run.",
                (double)atomic_load(&metrics->jobs));
    write_gauge(out, "referee_writer_batches_total", "counter", "Transactions that changes shared.",
                (double)atomic_load(&metrics->batches));
    write_gauge(out, "referee_writer_failed_commits_total", "counter", "Transactions that failed.",
                (double)atomic_load(&metrics->failed_commits));
    write_gauge(out, "referee_writer_spoilt_batches_total", "counter",
                "Transactions taken back for one change of several.", (double)atomic_load(&metrics->spoilt));
    write_gauge(out, "referee_writer_overtaken_batches_total", "counter",
                "Transactions in which another server was first, and which were run again.",
                (double)atomic_load(&metrics->overtaken));
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
    write_gauge(out, "referee_cache_bytes", "gauge", "Memory that games in memory take.", (double)stats.bytes);
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

static void write_sender_metrics(struct buf *out, const struct service *sender) {
    static const char name[] = "referee_webhook_attempts_total";
    const struct sender_metrics *metrics = sender_metrics(sender);
    metrics_write_head(out, name, "counter", "Attempts to deliver a message to a webhook, by what came of it.");
    metrics_write_sample(out, name, "outcome=\"delivered\"", (double)atomic_load(&metrics->delivered));
    metrics_write_sample(out, name, "outcome=\"failed\"", (double)atomic_load(&metrics->failed));
    write_gauge(out, "referee_webhook_messages_given_up_total", "counter",
                "Messages that are tried no more, as the last attempt failed too or the webhook is gone.",
                (double)atomic_load(&metrics->given_up));
}

/* Which program this is: the value is always 1. */
static void write_build_info(struct buf *out, const struct app *app) {
    char labels[128];
    (void)snprintf(labels, sizeof labels, "version=\"%s\",database=\"%s\"", REFEREE_VERSION,
                   db_is_path(app->db_url) ? "sqlite" : "postgresql");
    metrics_write_head(out, "referee_build_info", "gauge",
                       "Which program this is, and over which kind of database; always 1.");
    metrics_write_sample(out, "referee_build_info", labels, 1);
}

enum err system_metrics(struct request *request, struct reply *reply) {
    const struct app *app = request->app;
    struct buf *out = &reply_open(reply)->buf;
    write_build_info(out, app);
    process_metrics_write(out);
    server_write_metrics(app->server, out);
    write_writer_metrics(out, app->writer);
    write_cache_metrics(out, app->cache);
    write_bot_metrics(out, app->bots);
    write_clock_metrics(out, app->clocks);
    scheduler_write_metrics(app->scheduler, out);
    view_cache_write_metrics(app->view_cache, out);
    write_sender_metrics(out, app->sender);
    census_service_write_metrics(app->census, out);
    write_gauge(out, "referee_instances", "gauge", "Servers of this database that are alive, as far as this one knows.",
                (double)members_count(app->members));
    reply->content_type = "text/plain; version=0.0.4; charset=utf-8";
    return reply_close(reply);
}
