/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee serve`: puts the parts together and opens the port last, so that the first who asks is answered; only a past that
 * has to be migrated is waited for with the port open. Then it waits for a signal, and takes the parts apart in the order that
 * loses nothing:
 *
 *     clocks stop -> not ready -> no new connections -> requests under way end -> bots stop -> the writer runs what it has -> loops stop -> checkpoint
 */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include <sodium.h>

#include "api/app.h"
#include "api/contract.h"
#include "api/rendered.h"
#include "api/table.h"
#include "api/throttle.h"
#include "api/version.h"
#include "core/cache.h"
#include "core/tokens.h"
#include "core/writer.h"
#include "game/configs.h"
#include "game/names.h"
#include "http/server.h"
#include "live/boards.h"
#include "live/feed.h"
#include "play/outbox.h"
#include "play/standings.h"
#include "referee/commands.h"
#include "service/botpool.h"
#include "service/clocks.h"
#include "service/housekeeping.h"
#include "service/sender.h"
#include "service/tournaments.h"
#include "store/lock.h"
#include "store/results.h"
#include "store/store.h"
#include "util/buf.h"
#include "util/id.h"
#include "util/log.h"
#include "util/scheduler.h"

enum {
    NAMES_CACHED = 65536,
    TOKENS_CACHED = 65536,
    PEM_MAX = 1024 * 1024,
    HOST_MAX = 256,
    /* Some 600 MiB of leaderboards, where there are that many players. */ BOARD_ENTRIES_MAX = 4000000,
    BOT_GAMES_MAX = 65536,
    BOT_DECISION_MS = 2000,
    TASKS_RUNNING_MAX = 1, /* of one caller in a lane */
    TASKS_PENDING_MAX = 3, /* the same with those that wait, but for moves */
    WORK_NICENESS = 5,
};

/* Everything that runs, so that it can be taken apart from wherever starting stopped. */
struct service {
    struct app app;
    struct log *log;
    struct configs *configs;
    struct id_source ids;
    struct store_lock *lock; /* of the database: held until all is closed */
    struct db *db, *housekeeping_db, *boards_db, *sender_db, *clocks_db;
    struct outbox outbox;
    struct api_table table;
    struct housekeeping *housekeeping;
    struct feed *feed;
    char *certificate, *key;
    char host[HOST_MAX], address[HOST_MAX + 32];
    uint16_t port;
    bool migrates_much; /* there is a past to be migrated: the server is there meanwhile, and not ready */
};

static bool explain(const char *what, const char *why) {
    (void)fprintf(stderr, "referee: %s: %s\n", what, why);
    return false;
}

/* "HOST:PORT", "[HOST]:PORT" or ":PORT". */
static bool read_listen(struct service *service, const char *text) {
    const char *colon = strrchr(text, ':');
    char *end = NULL;
    long port = colon == NULL ? -1 : strtol(colon + 1, &end, 10);
    if (colon == NULL || end == colon + 1 || *end != '\0' || port < 0 || port > UINT16_MAX) {
        return explain(text, "--listen must be HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080");
    }
    const char *host = text;
    size_t length = (size_t)(colon - text);
    if (length >= 2 && host[0] == '[' && host[length - 1] == ']') {
        host++;
        length -= 2;
    }
    if (length >= sizeof service->host) {
        return explain(text, "the host of --listen is too long");
    }
    memcpy(service->host, host, length);
    service->host[length] = '\0';
    if (length == 0) {
        (void)snprintf(service->host, sizeof service->host, "0.0.0.0");
    }
    service->port = (uint16_t)port;
    return true;
}

/* A whole text file; NULL after a message. */
static char *read_file(const char *path) {
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        (void)explain(path, strerror(errno));
        return NULL;
    }
    struct buf text;
    buf_init(&text, PEM_MAX);
    char chunk[4096];
    for (size_t got = fread(chunk, 1, sizeof chunk, file); got > 0; got = fread(chunk, 1, sizeof chunk, file)) {
        buf_append(&text, chunk, got);
    }
    bool failed = ferror(file) != 0;
    (void)fclose(file);
    char *bytes = buf_take(&text);
    if (failed || bytes == NULL) {
        (void)explain(path, "cannot be read, is empty or too large");
        free(bytes);
        return NULL;
    }
    return bytes;
}

static bool read_tls(struct service *service, const struct settings *settings) {
    if ((settings->tls_certificate == NULL) != (settings->tls_key == NULL)) {
        return explain("HTTPS", "--tls-cert and --tls-key go together");
    }
    if (settings->tls_certificate == NULL) {
        return true;
    }
    service->certificate = read_file(settings->tls_certificate);
    service->key = read_file(settings->tls_key);
    return service->certificate != NULL && service->key != NULL;
}

static bool check_lists(const struct settings *settings) {
    for (const char *const *item = settings->cors_origins.items; *item != NULL; item++) {
        if (!server_can_allow(*item)) {
            return explain(*item, "--cors-origin must be * or an origin such as https://example.org, without a path");
        }
    }
    for (const char *const *item = settings->trusted_proxies.items; *item != NULL; item++) {
        if (!server_can_trust(*item)) {
            return explain(*item, "--trusted-proxy must be an address or a prefix such as 10.0.0.0/8");
        }
    }
    if (settings->public_url != NULL && !server_can_be_reached_at(settings->public_url)) {
        return explain(settings->public_url,
                       "--public-url must begin with http:// or https:// and a host, and not end with a slash");
    }
    return true;
}

/* A connection is a file descriptor: take as many as the system lets us. */
static void raise_file_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < limit.rlim_max) {
        limit.rlim_cur = limit.rlim_max;
        (void)setrlimit(RLIMIT_NOFILE, &limit);
    }
}

static bool open_store(struct service *service, const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    int applied = 0;
    int pending = 0;
    if (db_open(&service->db, settings->db, DB_WRITE, explanation) != OK ||
        store_lock_take(&service->lock, settings->db, "referee serve", explanation) != OK ||
        store_read_progress(&applied, &pending, service->db, explanation) != OK) {
        return explain(settings->db, explanation);
    }
    db_set_patience(service->db, settings->reopen_seconds * INT64_C(1000));
    bool whole = true;
    if (pending == 0 && standings_are_whole(&whole, service->db) != OK) {
        return explain(settings->db, db_message(service->db));
    }
    service->migrates_much = applied > 0 && (pending > 0 || !whole);
    return true;
}

static bool migrate_store(struct service *service, const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    int applied = 0;
    if (store_migrate(service->db, &applied, explanation) != OK) {
        return explain(settings->db, explanation);
    }
    if (standings_fill(service->db) != OK) {
        return explain(settings->db, db_message(service->db));
    }
    if (db_open(&service->housekeeping_db, settings->db, DB_WRITE, explanation) != OK ||
        db_open(&service->boards_db, settings->db, DB_READ, explanation) != OK ||
        db_open(&service->sender_db, settings->db, DB_READ, explanation) != OK ||
        db_open(&service->clocks_db, settings->db, DB_READ, explanation) != OK) {
        return explain(settings->db, explanation);
    }
    /* Results are read in the order of their ids, also when the clock was set back while nobody served. */
    struct id newest = {""};
    if (result_newest(service->db, &newest) != OK) {
        return explain(settings->db, db_message(service->db));
    }
    id_source_follow(&service->ids, &newest);
    service->app.boards = boards_create(service->boards_db, BOARD_ENTRIES_MAX);
    if (applied > 0) {
        log_note(service->log, LOG_INFO, "migrated", "%d migrations applied to %s", applied, settings->db);
    }
    return true;
}

static void write_address(struct service *service) {
    bool ipv6 = strchr(service->host, ':') != NULL;
    (void)snprintf(service->address, sizeof service->address, "%s://%s%s%s:%u",
                   service->certificate == NULL ? "http" : "https", ipv6 ? "[" : "", service->host, ipv6 ? "]" : "",
                   (unsigned)server_port(service->app.server));
}

/* Moves have threads of their own, at a higher priority, as others wait. A player of many games has many moves to make. */
static bool start_scheduler(struct service *service, const struct settings *settings) {
    const unsigned threads = (unsigned)settings->workers;
    const unsigned runs = settings->rate_limit > 0 ? TASKS_RUNNING_MAX : 0;
    const struct lane_options moves = {.threads = threads, .queue_max = (size_t)settings->queue, .running_max = runs};
    const struct lane_options work = {.threads = threads,
                                      .queue_max = (size_t)settings->work_queue,
                                      .niceness = WORK_NICENESS,
                                      .running_max = runs,
                                      .pending_max = settings->rate_limit > 0 ? TASKS_PENDING_MAX : 0};
    const struct scheduler_options options = {.lanes = {[LANE_MOVES] = moves, [LANE_WORK] = work}, .log = service->log};
    return scheduler_start(&service->app.scheduler, &options) == OK ||
           explain("the scheduler", "its threads cannot be started");
}

static bool make_server(struct service *service, const struct settings *settings) {
    if (!start_scheduler(service, settings)) {
        return false;
    }
    const struct server_options options = {
        .host = service->host,
        .port = service->port,
        .loops = (unsigned)settings->loops,
        .max_connections = (unsigned)settings->connections,
        .max_connections_per_address = (int)settings->connections_per_address,
        .header_ms = settings->header_seconds * 1000,
        .body_ms = settings->body_seconds * 1000,
        .idle_ms = settings->idle_seconds * 1000,
        .send_ms = settings->send_seconds * 1000,
        .uri_max = 8192,
        .headers_max = 16384,
        .rate_limit = (int)settings->rate_limit,
        .apart_limit = THROTTLE_MOVES_A_SECOND,
        .cors_origins = settings->cors_origins.items,
        .trusted_proxies = settings->trusted_proxies.items,
        .tls_certificate = service->certificate,
        .tls_key = service->key,
        .public_url = settings->public_url,
        .endpoints = service->table.endpoints,
        .endpoint_count = service->table.count,
        .app = &service->app,
        .db_url = settings->db,
        .tokens = service->app.tokens,
        .scheduler = service->app.scheduler,
        .feed = service->feed,
        .log = service->log,
    };
    struct problem problem;
    problem_clear(&problem);
    if (server_create(&service->app.server, &options, &problem) != OK) {
        return explain(settings->listen, problem.detail);
    }
    return true;
}

static bool open_server(struct service *service, const struct settings *settings) {
    struct problem problem;
    problem_clear(&problem);
    if (server_open(service->app.server, &problem) != OK) {
        return explain(settings->listen, problem.detail);
    }
    write_address(service);
    store_lock_tell(service->lock, service->address); /* for whoever starts a second server */
    return true;
}

/* The bots' threads and the clocks', which observe the writer from its start. */
static bool make_observers(struct service *service, const struct settings *settings) {
    struct botpool_options options = {
        .cache = service->app.cache,
        .db_url = settings->db,
        .threads = (unsigned)settings->workers,
        .games_max = BOT_GAMES_MAX,
        .decision_ms = BOT_DECISION_MS,
        .log = service->log,
    };
    unsigned char fresh[KEEPSAKE_BYTES];
    randombytes_buf(fresh, sizeof fresh);
    if (keepsake_read(options.key, service->db, fresh) != OK) {
        return explain(settings->db, db_message(service->db));
    }
    bool good =
        botpool_create(&service->app.bots, &options) == OK && clocks_create(&service->app.clocks, service->log) == OK;
    sodium_memzero(&options, sizeof options);
    return good || explain("bots and clocks", "there is no memory for them");
}

/* Tells those who watch a tournament. */
static void tell_of_tournament(void *context, const struct id *tournament) {
    struct service *service = context;
    feed_tell(service->feed, tournament);
    server_wake(service->app.server);
}

static bool make_tournaments(struct service *service, const struct settings *settings) {
    const struct tournaments_options options = {
        .cache = service->app.cache,
        .ids = &service->ids,
        .db_url = settings->db,
        .threads = (unsigned)settings->workers,
        .log = service->log,
        .open_ms = settings->expire_open_seconds * INT64_C(1000),
        .changed = tell_of_tournament,
        .context = service,
    };
    return tournaments_create(&service->app.tournaments, &options) == OK ||
           explain("tournaments", "there is no memory for them");
}

static bool prepare_webhooks(struct service *service, const struct settings *settings) {
    const struct sender_options options = {
        .db = service->sender_db, .log = service->log, .allow_private = settings->allow_private_webhooks};
    if (sender_create(&service->app.sender, &options) != OK ||
        outbox_init(&service->outbox, service->db, sender_wake, service->app.sender) != OK) {
        return explain("webhooks", "they cannot be read");
    }
    return true;
}

static bool start_writer(struct service *service, const struct settings *settings) {
    struct observer *observers = feed_observer(service->feed); /* people first */
    observers->next = botpool_observer(service->app.bots);
    observers->next->next = clocks_observer(service->app.clocks);
    observers->next->next->next = tournaments_observer(service->app.tournaments);
    const struct writer_options options = {
        .db = service->db,
        .cache = service->app.cache,
        .ids = &service->ids,
        .log = service->log,
        .outbox = &service->outbox,
        .outages = clocks_outages(service->app.clocks),
        .queue_max = (size_t)settings->queue,
        .batch_max = (size_t)settings->batch,
        .observers = observers,
        .flushed = server_wake,
        .context = service->app.server,
        .tokens = service->app.tokens,
    };
    const struct expiry_limits expiry = {.open_ms = settings->expire_open_seconds * INT64_C(1000),
                                         .idle_ms = settings->expire_idle_seconds * INT64_C(1000)};
    if (writer_start(&service->app.writer, &options) != OK) {
        return explain("the writer", "its thread cannot be started");
    }
    if (clocks_start(service->app.clocks, service->app.writer, service->app.cache, service->clocks_db) != OK) {
        return explain("the clocks", "they cannot be set again");
    }
    if (housekeeping_start(&service->housekeeping, service->housekeeping_db, service->app.cache, service->app.writer,
                           &expiry, service->log) != OK) {
        return explain("the writer", "its thread cannot be started");
    }
    if (sender_start(service->app.sender, service->app.writer) != OK) {
        return explain("webhooks", "their thread cannot be started");
    }
    server_set_writer(service->app.server, service->app.writer);
    if (botpool_start(service->app.bots, service->app.writer) != OK) {
        return explain("the bots", "their threads cannot be started");
    }
    if (tournaments_start(service->app.tournaments, service->app.writer) != OK) {
        return explain("tournaments", "their threads cannot be started");
    }
    return true;
}

static bool start(struct service *service, const struct settings *settings) {
    service->log = log_create(STDERR_FILENO, strcmp(settings->log, "json") == 0 ? LOG_FORMAT_JSON : LOG_FORMAT_TEXT,
                              log_level_find(settings->log_level));
    id_source_init(&service->ids);
    api_table_create(&service->table, families);
    service->configs = configs_create();
    service->feed = feed_create();
    service->app = (struct app){
        .db_url = settings->db,
        .cache = cache_create((size_t)settings->cache_mib * 1024 * 1024, service->configs),
        .names = names_create(NAMES_CACHED),
        .contract = contract_create(),
        .rendered = rendered_create(),
        .throttles = settings->rate_limit > 0 ? throttles_create() : NULL,
        .tokens = tokens_create(TOKENS_CACHED),
        .log = service->log,
        .ids = &service->ids,
        .allow_private_webhooks = settings->allow_private_webhooks,
        .no_guests = settings->no_guests,
    };
    if (!open_store(service, settings) || !make_server(service, settings) ||
        (service->migrates_much && !open_server(service, settings))) {
        return false;
    }
    return migrate_store(service, settings) && prepare_webhooks(service, settings) &&
           make_observers(service, settings) && make_tournaments(service, settings) &&
           start_writer(service, settings) && (service->migrates_much || open_server(service, settings));
}

static void stop(struct service *service, const struct settings *settings, bool started) {
    clocks_stop(service->app.clocks); /* first: who can no more move must not lose */
    if (service->app.server != NULL) {
        server_drain(service->app.server, started ? settings->drain_seconds * 1000 : 0);
    }
    scheduler_stop(service->app.scheduler);
    housekeeping_stop(service->housekeeping);
    botpool_stop(service->app.bots);
    tournaments_stop(service->app.tournaments);
    sender_stop(service->app.sender);
    writer_stop(service->app.writer);
    server_stop(service->app.server); /* before what its loops may still let go of */
    sender_free(service->app.sender);
    botpool_free(service->app.bots);
    clocks_free(service->app.clocks);
    tournaments_free(service->app.tournaments);
    if (service->db != NULL && db_checkpoint(service->db) != OK) {
        log_note(service->log, LOG_WARN, "checkpoint-failed", "%s", db_message(service->db));
    }
    boards_free(service->app.boards);
    db_close(service->boards_db);
    db_close(service->sender_db);
    db_close(service->clocks_db);
    db_close(service->housekeeping_db);
    db_close(service->db);
    store_lock_release(service->lock);
    cache_free(service->app.cache);
    names_free(service->app.names);
    contract_free(service->app.contract);
    rendered_free(service->app.rendered);
    tokens_free(service->app.tokens);
    throttles_free(service->app.throttles);
    feed_free(service->feed);
    configs_free(service->configs);
    api_table_free(&service->table);
    id_source_free(&service->ids);
    free(service->certificate);
    free(service->key);
    if (started) {
        log_note(service->log, LOG_INFO, "stopped", "everything acknowledged is in %s", settings->db);
    }
    log_flush(service->log);
    log_free(service->log);
}

/* Blocks the signals that end the program before any thread starts, so that all of them leave them to sigwait. */
static void block_signals(sigset_t *out) {
    (void)sigemptyset(out);
    (void)sigaddset(out, SIGTERM);
    (void)sigaddset(out, SIGINT);
    (void)pthread_sigmask(SIG_BLOCK, out, NULL);
}

int command_serve(const struct settings *settings) {
    sigset_t signals;
    struct service *service = calloc(1, sizeof *service);
    if (service == NULL) {
        abort();
    }
    if (!read_listen(service, settings->listen) || !check_lists(settings) || !read_tls(service, settings)) {
        free(service->certificate);
        free(service->key);
        free(service);
        return EXIT_USAGE;
    }
    block_signals(&signals);
    raise_file_limit();
    bool started = start(service, settings);
    if (started) {
        log_note(service->log, LOG_INFO, "serving", "referee " REFEREE_VERSION " on %s, database %s", service->address,
                 settings->db);
        log_flush(service->log);
        int signal = 0;
        (void)sigwait(&signals, &signal);
        log_note(service->log, LOG_INFO, "stopping", "signal %d", signal);
    }
    stop(service, settings, started);
    free(service);
    return started ? EXIT_SUCCESS : EXIT_FAILURE;
}
