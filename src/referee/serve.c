/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `referee serve`: puts the parts together and opens the port last, so that the first who asks is answered; only a past
 * that has to be migrated is waited for with the port open. Then it waits for its end, and takes the parts apart in the
 * order that loses nothing:
 *
 *     clocks stop -> not ready -> no new connections -> requests under way end -> the other services stop ->
 *     the writer runs what it has -> loops stop -> checkpoint
 */
#include "referee/serve.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <sodium.h>

#include "api/app.h"
#include "api/contract.h"
#include "api/page.h"
#include "api/rulesets.h"
#include "api/table.h"
#include "api/throttle.h"
#include "api/version.h"
#include "api/view_cache.h"
#include "cluster.h"
#include "core/cache.h"
#include "core/changes.h"
#include "core/writer.h"
#include "doctor.h"
#include "game/config_cache.h"
#include "game/names.h"
#include "http/server.h"
#include "http/tokens.h"
#include "listening.h"
#include "live/leaderboards.h"
#include "live/lobby.h"
#include "live/watchers.h"
#include "memory.h"
#include "play/outbox.h"
#include "play/player_stats.h"
#include "process.h"
#include "referee/commands.h"
#include "scheduling.h"
#include "service/botpool.h"
#include "service/census_service.h"
#include "service/checkpoints.h"
#include "service/clock_service.h"
#include "service/housekeeping.h"
#include "service/sender.h"
#include "service/stats_service.h"
#include "service/tournaments.h"
#include "store/db_pool.h"
#include "store/event_index.h"
#include "store/lock.h"
#include "store/results.h"
#include "store/store.h"
#include "util/id.h"
#include "util/log.h"
#include "util/scheduler.h"

enum {
    /* Some 600 MiB of leaderboards, where there are that many players. */ LEADERBOARD_ENTRIES_MAX = 4000000,
    BOT_GAMES_MAX = 65536,
    BOT_DECISION_MS = 2000,
};

/* What acts by itself, in the order in which it is started, told of changes, and stopped. */
enum { CLOCKS, CHECKPOINTS, HOUSEKEEPING, BOTS, TOURNAMENTS, SENDER, STATS, CENSUS, SERVICES };

enum { OTHER_LISTENERS = 7 };

/* Everything that runs, so that it can be taken apart from wherever starting stopped. */
struct parts {
    struct app app;
    struct log *log;
    struct config_cache *configs;
    struct id_source ids;
    struct store_lock *lock; /* of the database: held until all is closed */
    struct db *db, *checkpoints_db, *housekeeping_db, *leaderboards_db, *sender_db, *clock_service_db, *census_db;
    struct cluster cluster;
    struct db *stats_db; /* of a shared database */
    struct outbox outbox;
    struct api_table table;
    struct watchers *watchers;
    struct service *services[SERVICES];
    struct listener listeners[OTHER_LISTENERS + SERVICES];
    struct listening listening;
    struct page *page; /* NULL: there is none */
    char address[LISTENING_ADDRESS_MAX];
    bool migrates_much; /* there is a past to be migrated: the server is there meanwhile, and not ready */
};

static bool explain(const char *what, const char *why) {
    (void)fprintf(stderr, "referee: %s: %s\n", what, why);
    return false;
}

static bool open_store(struct parts *parts, const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    int applied = 0;
    int pending = 0;
    enum err (*const open)(struct db **, struct store_lock **, const char *, const char *, char *) =
        cluster_shares_database(settings) ? store_open_beside : store_open_alone;
    if (open(&parts->db, &parts->lock, settings->db, "referee serve", explanation) != OK ||
        store_read_progress(&applied, &pending, parts->db, explanation) != OK) {
        return explain(settings->db_shown, explanation);
    }
    if (!db_is_file(parts->db)) {
        if (db_pool_create(&parts->app.reads, settings->db, (unsigned)(settings->lanes + settings->workers),
                           explanation) != OK) {
            return explain(settings->db_shown, explanation);
        }
        db_pool_set_wait(parts->app.reads, settings->wait_seconds * INT64_C(1000));
    }
    doctor_warn_of_server(parts->db, parts->log);
    db_set_wait(parts->db, settings->wait_seconds * INT64_C(1000));
    db_set_reopen_after(parts->db, settings->reopen_seconds * INT64_C(1000));
    parts->migrates_much = applied > 0 && pending > 0;
    return true;
}

static bool migrate_store(struct parts *parts, const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    int applied = 0;
    if (store_migrate(parts->db, &applied, explanation) != OK) {
        return explain(settings->db_shown, explanation);
    }
    if (db_open(&parts->checkpoints_db, settings->db, DB_READ_LATER, explanation) != OK ||
        db_open(&parts->housekeeping_db, settings->db, DB_READ_LATER, explanation) != OK ||
        db_open(&parts->leaderboards_db, settings->db, DB_READ_LATER, explanation) != OK ||
        db_open(&parts->sender_db, settings->db, DB_READ_LATER, explanation) != OK ||
        db_open(&parts->clock_service_db, settings->db, DB_READ_LATER, explanation) != OK ||
        db_open(&parts->census_db, settings->db, DB_READ_LATER, explanation) != OK ||
        !cluster_open(&parts->cluster, settings, parts->log, explanation) ||
        (db_is_shared(parts->db) && db_open(&parts->stats_db, settings->db, DB_READ_LATER, explanation) != OK)) {
        return explain(settings->db_shown, explanation);
    }
    int64_t indexed = 0;
    event_index_set_memory(parts->db, settings_cache_bytes(settings));
    if (event_index_start(parts->db, &indexed) != OK) {
        return explain(settings->db_shown, db_message(parts->db));
    }
    if (indexed > 0) {
        log_note(parts->log, LOG_INFO, "log-indexed", "%lld events that the last server had not indexed",
                 (long long)indexed);
    }
    /* Results are read in the order of their ids, also when the clock was set back while nobody served. */
    struct id newest = {""};
    if (result_newest(parts->db, &newest) != OK) {
        return explain(settings->db_shown, db_message(parts->db));
    }
    id_source_follow(&parts->ids, &newest);
    parts->app.leaderboards = leaderboards_create(parts->leaderboards_db, LEADERBOARD_ENTRIES_MAX);
    if (applied > 0) {
        log_note(parts->log, LOG_INFO, "migrated", "%d migrations applied to %s", applied, settings->db_shown);
    }
    return true;
}

static bool make_server(struct parts *parts, const struct settings *settings) {
    if (scheduling_start(&parts->app.scheduler, settings, parts->log) != OK) {
        return explain("the scheduler", "its threads cannot be started");
    }
    const struct server_options options = {
        .host = parts->listening.host,
        .port = parts->listening.port,
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
        .tls_certificate = parts->listening.certificate,
        .tls_key = parts->listening.key,
        .public_url = settings->public_url,
        .endpoints = parts->table.endpoints,
        .endpoint_count = parts->table.count,
        .reply_nowhere = settings->no_web ? NULL : page_reply_nowhere,
        .app = &parts->app,
        .cache = parts->app.cache,
        .db_url = settings->db,
        .reads = parts->app.reads,
        .tokens = parts->app.tokens,
        .scheduler = parts->app.scheduler,
        .watchers = parts->watchers,
        .log = parts->log,
    };
    struct problem problem;
    problem_clear(&problem);
    if (server_create(&parts->app.server, &options, &problem) != OK) {
        return explain(settings->listen, problem.detail);
    }
    return true;
}

static bool open_server(struct parts *parts, const struct settings *settings) {
    struct problem problem;
    problem_clear(&problem);
    if (server_open(parts->app.server, &problem) != OK) {
        return explain(settings->listen, problem.detail);
    }
    listening_write(parts->address, &parts->listening, server_port(parts->app.server));
    store_lock_tell(parts->lock, parts->address); /* for whoever starts a second server */
    return true;
}

/* ---- what acts by itself ---- */

static bool make_bots(struct parts *parts, const struct settings *settings) {
    struct botpool_options options = {
        .cache = parts->app.cache,
        .db_url = settings->db,
        .scheduler = parts->app.scheduler,
        .threads = (unsigned)settings->workers,
        .members = parts->cluster.members,
        .games_max = BOT_GAMES_MAX,
        .decision_ms = BOT_DECISION_MS,
        .log = parts->log,
    };
    unsigned char fresh[SERVER_SECRET_BYTES];
    randombytes_buf(fresh, sizeof fresh);
    if (server_secret_read(options.key, parts->db, fresh) != OK) {
        return explain(settings->db_shown, db_message(parts->db));
    }
    bool good = botpool_create(&parts->app.bots, &options) == OK;
    sodium_memzero(&options, sizeof options);
    return good || explain("the bots", "there is no memory for them");
}

static bool make_services(struct parts *parts, const struct settings *settings) {
    const int64_t open_ms = settings->expire_open_seconds * INT64_C(1000);
    const struct clock_service_options clocks = {
        .cache = parts->app.cache,
        .db = parts->clock_service_db,
        .members = parts->cluster.members,
        .log = parts->log,
    };
    const struct housekeeping_options housekeeping = {
        .db = parts->housekeeping_db,
        .cache = parts->app.cache,
        .members = parts->cluster.members,
        .expiry = {.open_ms = open_ms, .idle_ms = settings->expire_idle_seconds * INT64_C(1000)},
        .log = parts->log,
    };
    const struct tournaments_options tournaments = {
        .cache = parts->app.cache,
        .ids = &parts->ids,
        .db_url = settings->db,
        .scheduler = parts->app.scheduler,
        .threads = (unsigned)settings->workers,
        .members = parts->cluster.members,
        .log = parts->log,
        .open_ms = open_ms,
    };
    const struct stats_service_options stats = {
        .db = parts->stats_db, .log = parts->log, .is_mine = cluster_has_ruleset, .context = &parts->cluster};
    const struct sender_options sender = {
        .db = parts->sender_db,
        .members = parts->cluster.members,
        .log = parts->log,
        .allow_private = settings->allow_private_webhooks,
    };
    struct census_options census = {.db = parts->census_db, .log = parts->log};
    char explanation[STORE_EXPLANATION_MAX] = "";
    if (!make_bots(parts, settings) || db_find_path(&census.path, settings->db, explanation) != OK) {
        return false;
    }
    parts->services[BOTS] = botpool_service(parts->app.bots);
    if (clock_service_create(&parts->app.clocks, &clocks) != OK ||
        checkpoints_create(&parts->services[CHECKPOINTS], parts->checkpoints_db, parts->log) != OK ||
        housekeeping_create(&parts->services[HOUSEKEEPING], &housekeeping) != OK ||
        stats_service_create(&parts->services[STATS], &stats) != OK ||
        tournaments_create(&parts->app.tournaments, &tournaments) != OK ||
        sender_create(&parts->services[SENDER], &sender) != OK ||
        census_service_create(&parts->services[CENSUS], &census) != OK) {
        return explain("clocks, checkpoints, housekeeping, statistics, tournaments, webhooks and the census",
                       "there is no memory for them");
    }
    parts->services[CLOCKS] = clock_service_entry(parts->app.clocks);
    parts->services[TOURNAMENTS] = tournaments_service(parts->app.tournaments);
    parts->app.sender = parts->services[SENDER];
    parts->app.census = parts->services[CENSUS];
    parts->app.members = parts->cluster.members;
    return true;
}

static bool start_services(struct parts *parts) {
    for (int i = 0; i < SERVICES; i++) {
        struct service *service = parts->services[i];
        if (service->start(service, parts->app.writer) != OK) {
            return explain(service->name, "cannot be started");
        }
    }
    return true;
}

static void stop_services(struct parts *parts, int first, int end) {
    for (int i = first; i < end; i++) {
        if (parts->services[i] != NULL) {
            parts->services[i]->stop(parts->services[i]);
        }
    }
}

/* ---- the writer, and who hears from it ---- */

static void forget_names(void *context, const struct change_note *changes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (changes[i].kind == CHANGE_PLAYER) {
            names_forget(context, &changes[i].id);
        } else if (change_is_of_all(changes[i].kind)) {
            names_forget_all(context);
        }
    }
}

/* In this order: first what is kept in memory, then people, then what acts by itself. */
static void list_listeners(struct parts *parts) {
    const struct listener first[] = {
        {.context = parts->app.names, .changed = forget_names},
        tokens_listener(parts->app.tokens),
        outbox_listener(&parts->outbox),
        lobby_listener(parts->app.lobby),
        watchers_listener(parts->watchers),
        server_listener(parts->app.server),
        cluster_listener(&parts->cluster),
    };
    _Static_assert(sizeof first / sizeof first[0] == OTHER_LISTENERS, "each has its place");
    memcpy(parts->listeners, first, sizeof first);
    for (int i = 0; i < SERVICES; i++) {
        parts->listeners[OTHER_LISTENERS + i] = parts->services[i]->listener;
    }
}

static bool start_writer(struct parts *parts, const struct settings *settings) {
    const struct writer_options options = {
        .db = parts->db,
        .cache = parts->app.cache,
        .ids = &parts->ids,
        .log = parts->log,
        .outbox = &parts->outbox,
        .outages = clock_service_outages(parts->app.clocks),
        .shares = cluster_shares_database(settings),
        .members = parts->cluster.members,
        .queue_max = (size_t)settings->queue,
        .batch_max = (size_t)settings->batch,
        .listeners = parts->listeners,
        .listener_count = OTHER_LISTENERS + SERVICES,
    };
    if (outbox_init(&parts->outbox, parts->db) != OK) {
        return explain("webhooks", "they cannot be read");
    }
    list_listeners(parts);
    return writer_start(&parts->app.writer, &options) == OK || explain("the writer", "its thread cannot be started");
}

/* ---- start and stop ---- */

static bool make_page(struct parts *parts, const struct settings *settings) {
    struct problem problem;
    problem_clear(&problem);
    return settings->no_web || page_create(&parts->page, settings->web_dir, &problem) == OK ||
           explain("--web-dir", problem.detail);
}

static bool start(struct parts *parts, const struct settings *settings) {
    parts->log = log_create(STDERR_FILENO, strcmp(settings->log, "json") == 0 ? LOG_FORMAT_JSON : LOG_FORMAT_TEXT,
                            log_level_find(settings->log_level));
    id_source_init(&parts->ids);
    api_table_create(&parts->table, families, !settings->no_web, cluster_shares_database(settings));
    parts->configs = config_cache_create();
    parts->watchers = watchers_create();
    parts->app = (struct app){
        .db_url = settings->db,
        .cache = cache_create(settings_cache_bytes(settings), parts->configs),
        .names = names_create(settings_players_cached(settings)),
        .contract = contract_create(),
        .page = parts->page,
        .rulesets = rulesets_create(parts->configs),
        .view_cache = view_cache_create(),
        .throttles = settings->rate_limit > 0 ? throttles_create() : NULL,
        .tokens = tokens_create(settings_players_cached(settings)),
        .lobby = lobby_create(parts->watchers),
        .log = parts->log,
        .ids = &parts->ids,
        .allow_private_webhooks = settings->allow_private_webhooks,
        .choose_seconds = settings->choose_seconds,
        .store_wait_ms = settings->wait_seconds * INT64_C(1000),
        .no_guests = settings->no_guests,
    };
    if (!open_store(parts, settings) || !make_server(parts, settings) ||
        (parts->migrates_much && !open_server(parts, settings))) {
        return false;
    }
    if (!migrate_store(parts, settings) || !make_services(parts, settings) || !start_writer(parts, settings) ||
        !start_services(parts)) {
        return false;
    }
    parts->cluster.replaced = process_end;
    if (!cluster_start(&parts->cluster, &parts->app, parts->watchers)) {
        return explain("the threads that go on beside other servers", "cannot be started");
    }
    server_set_writer(parts->app.server, parts->app.writer);
    return parts->migrates_much || open_server(parts, settings);
}

static void stop(struct parts *parts, const struct settings *settings, bool started) {
    stop_services(parts, CLOCKS, CLOCKS + 1); /* first: who can no more move must not lose */
    if (parts->app.server != NULL) {
        server_drain(parts->app.server, started ? settings->drain_seconds * 1000 : 0);
    }
    if (parts->db != NULL) {
        db_set_wait(parts->db, 0); /* nor for a database that has gone */
    }
    if (parts->app.reads != NULL) {
        db_pool_set_wait(parts->app.reads, 0);
    }
    cluster_hurry(&parts->cluster);
    stop_services(parts, CLOCKS + 1, SERVICES);
    cluster_stop(&parts->cluster);
    writer_stop(parts->app.writer); /* what it runs last may still wake lanes of the scheduler */
    scheduler_stop(parts->app.scheduler);
    server_stop(parts->app.server); /* before what its loops may still let go of */
    db_pool_free(parts->app.reads);
    for (int i = 0; i < SERVICES; i++) {
        if (parts->services[i] != NULL) {
            parts->services[i]->free(parts->services[i]);
        }
    }
    if (started && event_index_complete(parts->db, NULL) != OK) { /* what is missing the next start writes */
        log_note(parts->log, LOG_WARN, "index-failed", "%s", db_message(parts->db));
    }
    if (parts->db != NULL && db_checkpoint(parts->db) != OK) {
        log_note(parts->log, LOG_WARN, "checkpoint-failed", "%s", db_message(parts->db));
    }
    cluster_close(&parts->cluster);
    leaderboards_free(parts->app.leaderboards);
    db_close(parts->leaderboards_db);
    db_close(parts->sender_db);
    db_close(parts->stats_db);
    db_close(parts->clock_service_db);
    db_close(parts->census_db);
    db_close(parts->housekeeping_db);
    db_close(parts->checkpoints_db);
    db_close(parts->db);
    store_lock_release(parts->lock);
    cache_free(parts->app.cache);
    names_free(parts->app.names);
    contract_free(parts->app.contract);
    page_free(parts->page);
    rulesets_free(parts->app.rulesets);
    view_cache_free(parts->app.view_cache);
    tokens_free(parts->app.tokens);
    throttles_free(parts->app.throttles);
    lobby_free(parts->app.lobby);
    watchers_free(parts->watchers);
    config_cache_free(parts->configs);
    api_table_free(&parts->table);
    id_source_free(&parts->ids);
    listening_free(&parts->listening);
    if (started) {
        log_note(parts->log, LOG_INFO, "stopped", "everything acknowledged is in %s", settings->db_shown);
    }
    log_flush(parts->log);
    log_free(parts->log);
}

int serve_until(const struct settings *settings, serve_wait_function *wait, void *context) {
    struct parts *parts = calloc(1, sizeof *parts);
    if (parts == NULL) {
        abort();
    }
    if (!listening_read_or_say(&parts->listening, settings) || !make_page(parts, settings)) {
        listening_free(&parts->listening);
        free(parts);
        return EXIT_USAGE;
    }
    process_raise_file_limit();
    memory_use_huge_pages(settings_cache_bytes(settings));
    bool started = start(parts, settings);
    if (started) {
        log_note(parts->log, LOG_INFO, "serving", "referee " REFEREE_VERSION " on %s, database %s", parts->address,
                 settings->db_shown);
        log_flush(parts->log);
        int signal = wait(context, parts->address);
        log_note(parts->log, LOG_INFO, "stopping", "signal %d", signal);
    }
    stop(parts, settings, started);
    free(parts);
    return started ? EXIT_SUCCESS : EXIT_FAILURE;
}
