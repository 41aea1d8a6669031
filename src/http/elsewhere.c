/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exchanges on other threads: with the writer, or as a task of the scheduler.
 *
 * Whoever has one hands it back into its loop's list of the finished and sees to it that the loop wakes; what could not be
 * submitted goes the same way, so that there is one way back.
 */
#include "elsewhere.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>

#include <sodium.h>

#include "allowance.h"
#include "auth.h"
#include "event_stream.h"
#include "exchange.h"
#include "parts.h"
#include "shape.h"
#include "util/json.h"

enum {
    ENOUGH_SECONDS = 2, /* in which a caller's own work may be done, so that more may come */
    BRIEF_MAX = 1024,   /* bytes of a body whose values may be in the request's arena: they take some times as much */
};

/* Does it begin as `code=1122` does? That is what curl sends for `-d code=1122`, whatever it calls the type. */
static bool is_form(const struct span *body) {
    size_t length = 0;
    while (length < body->length && (isalnum((unsigned char)body->bytes[length]) || body->bytes[length] == '_')) {
        length++;
    }
    return length > 0 && length < body->length && body->bytes[length] == '=';
}

enum err elsewhere_parse(struct exchange *exchange) {
    struct request *request = &exchange->request;
    if (strcmp(request->method, "GET") == 0 || request->takes_text) {
        return OK;
    }
    bool is_brief = request->endpoint->is_passing && request->body.length <= BRIEF_MAX;
    struct arena *before = json_choose_arena(is_brief ? &request->arena : NULL);
    enum err err = json_parse(&request->json, request->body.bytes, request->body.length, &request->problem);
    (void)json_choose_arena(before);
    if (err == ERR_MALFORMED_JSON && is_form(&request->body)) {
        err = problem_set(&request->problem, err,
                          "The body is a form, and must be JSON. With curl: -H 'Content-Type: application/json' "
                          "-d '{\"code\":\"1122\"}'");
    }
    return err;
}

/* Is it, or was it last, with the scheduler for long? What only asks the database is waited for. */
static bool has_task(const struct exchange *exchange) {
    return exchange->stage == STAGE_PARSE || exchange->stage == STAGE_WORK || exchange->stage == STAGE_RECALL ||
           exchange->stage == STAGE_SHAPE;
}

_Static_assert(offsetof(struct exchange, request) == 0 && offsetof(struct request, job) == 0,
               "an exchange is found from its request, and that from its job");

static struct exchange *of_task(struct task *task) {
    return (struct exchange *)(void *)((char *)task - offsetof(struct request, task));
}

/* Any thread: hands the exchange back to its loop. The caller sees to it that the loop wakes. */
static void hand_back(struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    struct exchange *newest = atomic_load_explicit(&loop->finished, memory_order_relaxed);
    do {
        exchange->next = newest;
    } while (!atomic_compare_exchange_weak(&loop->finished, &newest, exchange));
}

/* Writer's thread. */
static enum err run_commit(struct job *job, struct tx *tx) {
    struct exchange *exchange = (struct exchange *)job;
    struct meter *meter = &exchange->loop->server->writer_meter;
    bool is_paid = exchange->bill.limit != NULL;
    int64_t began_us = is_paid ? meter_begin(meter) : 0;
    exchange->request.is_partial = false;
    exchange->request.recalls = false; /* of an earlier run, whose transaction was rolled back */
    /* What has been begun is done whole. */
    enum err err = exchange->request.parts > 0 ? OK : auth_confirm(exchange, tx);
    if (err == OK) {
        err = exchange->request.endpoint->commit(&exchange->request, tx);
    }
    exchange->bill.effort_us += is_paid ? meter_end(meter, began_us) : 0;
    return err;
}

/* Writer's thread. */
static void foresee_commit(struct job *job, struct tx *tx) {
    struct request *request = (struct request *)(void *)job;
    request->endpoint->foresee(request, tx);
}

/*
 * Writer's thread: server_wake follows, once for the batch. A part is durable; the next one queues like all others. What was
 * postponed may be somebody else's by the time that it is known to be.
 */
static void finish_commit(struct job *job) {
    struct exchange *exchange = (struct exchange *)job;
    const struct endpoint *endpoint = exchange->request.endpoint;
    if (job->err == ERR_EARLY && endpoint->postpone != NULL && endpoint->postpone(&exchange->request)) {
        return;
    }
    if (job->err == OK && exchange->request.is_partial) {
        struct writer *writer = atomic_load(&exchange->loop->server->writer);
        exchange->request.parts++;
        if (writer != NULL && writer_submit(writer, job) == OK) {
            return;
        }
        job->err = ERR_BUSY;
    }
    hand_back(exchange);
}

/* A large body is hashed here too, where somebody will ask for that: it takes as long. */
static enum err do_parse(struct request *request) {
    struct exchange *exchange = (struct exchange *)request;
    if (request_header(request, "Idempotency-Key") != NULL) {
        (void)crypto_hash_sha256(request->body_hash, (const unsigned char *)request->body.bytes, request->body.length);
        request->is_hashed = true;
    }
    return elsewhere_parse(exchange);
}

/* Pool thread: does it and puts it on the bill. */
static void run_task(struct task *task, enum err (*what)(struct request *request)) {
    struct exchange *exchange = of_task(task);
    struct meter meter = {0};
    int64_t began_us = meter_begin(&meter);
    exchange->request.job.err = what(&exchange->request);
    exchange->bill.effort_us += meter_end(&meter, began_us);
}

static void run_parse(struct task *task) {
    run_task(task, do_parse);
}

static void run_work(struct task *task) {
    run_task(task, of_task(task)->request.endpoint->work);
}

static void run_recall(struct task *task) {
    run_task(task, of_task(task)->request.endpoint->recall);
}

static void run_shape(struct task *task) {
    run_task(task, shape_do);
}

static void run_part(struct task *task) {
    run_task(task, parts_do_there);
}

/* Pool thread. */
static void finish_work(struct task *task) {
    struct exchange *exchange = of_task(task);
    struct server *server = exchange->loop->server;
    hand_back(exchange);
    server_wake(server);
}

/* Suspends it for as long as another thread has it. */
static void lend(struct exchange *exchange, enum stage stage) {
    exchange->stage = stage;
    exchange->is_lent = true;
    exchange->ran = exchange->ran || stage == STAGE_WORK || stage == STAGE_COMMIT || stage == STAGE_RECALL;
    if (stage != STAGE_MORE) { /* a stream is suspended, as it waits */
        exchange->loop->suspended++;
        allowance_pause(exchange);
        exchange_suspend(exchange);
    }
}

/* Nobody took it: the loop resumes it on its next turn, and answers so. */
static void give_up(struct exchange *exchange, enum err err) {
    struct request *request = &exchange->request;
    if (err == ERR_RATE_LIMITED) {
        request->retry_after = ENOUGH_SECONDS;
        err = problem_set(&request->problem, err,
                          "You have as much under way that takes long as anybody may: one task that runs and two that "
                          "wait. Try again when one of them is done.");
    }
    request->job.err = err;
    hand_back(exchange);
}

enum err elsewhere_commit(struct exchange *exchange) {
    struct request *request = &exchange->request;
    struct writer *writer = atomic_load(&exchange->loop->server->writer);
    if (writer == NULL) {
        return ERR_BUSY;
    }
    request->job.run = run_commit;
    request->job.foresee = request->endpoint->foresee == NULL ? NULL : foresee_commit;
    request->job.done = finish_commit;
    request->job.trace = &request->trace;
    (void)request_game(&request->job.game, request);
    lend(exchange, STAGE_COMMIT);
    if (writer_submit(writer, &request->job) != OK) {
        give_up(exchange, ERR_BUSY);
    }
    return OK;
}

/* Refresher's thread: server_wake follows, once for all that were answered together. */
static void finish_refresh(struct refresh *refresh) {
    struct request *request = (struct request *)(void *)((char *)refresh - offsetof(struct request, refresh));
    request->job.err = refresh->err;
    hand_back((struct exchange *)request);
}

enum err elsewhere_refresh(struct exchange *exchange, const struct id *game) {
    struct server *server = exchange->loop->server;
    struct refresh *refresh = &exchange->request.refresh;
    if (atomic_load(&server->writer) == NULL) {
        return ERR_BUSY; /* drained: the refresher may be gone */
    }
    refresh->game = *game;
    refresh->done = finish_refresh;
    lend(exchange, STAGE_REFRESH);
    enum err err = refresher_submit(server->refresher, refresh);
    if (err != OK) {
        give_up(exchange, err);
    }
    return OK;
}

static void (*run_of(enum stage stage))(struct task *task) {
    return stage == STAGE_PARSE    ? run_parse
           : stage == STAGE_WORK   ? run_work
           : stage == STAGE_RECALL ? run_recall
           : stage == STAGE_SHAPE  ? run_shape
                                   : run_part;
}

enum err elsewhere_task(struct exchange *exchange, enum stage stage) {
    struct task *task = &exchange->request.task;
    if (atomic_load(&exchange->loop->server->writer) == NULL) {
        return ERR_BUSY; /* drained: the scheduler may be gone */
    }
    bool is_brief = parts_has(stage) || stage == STAGE_SHAPE; /* nobody's analysis is to stand before it */
    task->lane = is_brief ? LANE_READS : stage == STAGE_WORK ? exchange->request.endpoint->lane : LANE_WORK;
    task->caller = request_caller_key(&exchange->request);
    task->run = run_of(stage);
    task->done = finish_work;
    lend(exchange, stage);
    enum err err = scheduler_submit(exchange->loop->server->options.scheduler, task);
    if (err != OK) {
        give_up(exchange, err);
    }
    return OK;
}

void elsewhere_hung_up(struct exchange *exchange) {
    const struct server *server = exchange->loop->server;
    bool is_drained = atomic_load(&server->writer) == NULL; /* the scheduler may be gone */
    if (!is_drained && has_task(exchange) && scheduler_withdraw(server->options.scheduler, &exchange->request.task)) {
        give_up(exchange, ERR_BUSY);
    }
}

void elsewhere_resume_finished(struct loop *loop) {
    struct exchange *newest = atomic_exchange(&loop->finished, NULL);
    struct exchange *oldest = NULL;
    while (newest != NULL) {
        struct exchange *next = newest->next;
        newest->next = oldest;
        oldest = newest;
        newest = next;
    }
    while (oldest != NULL) {
        struct exchange *next = oldest->next;
        oldest->is_lent = false; /* from here the library may close the connection, and the exchange with it */
        if (oldest->stage == STAGE_MORE) {
            event_stream_take(oldest->stream, oldest);
        } else {
            MHD_resume_connection(oldest->request.mhd);
            loop->suspended--;
        }
        oldest = next;
    }
}
