/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hints go both ways. What this process has changed is noted as the writer tells it, and told once the batch is. What others
 * tell is looked at where it matters here: a game that is in memory or watched, or may be this process's to act in.
 */
#include "cluster.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/version.h"
#include "core/cache.h"
#include "core/hints.h"
#include "core/members.h"
#include "core/refresher.h"
#include "core/writer.h"
#include "core/writer_run.h"
#include "http/server.h"
#include "live/lobby.h"
#include "live/watchers.h"
#include "service/clock_service.h"
#include "store/db.h"
#include "tournament/tournament_work.h"

enum { RULESET_DUTY_MAX = 128, POLLS_A_SECOND = 10 };

/* ---- what this process has changed ---- */

static unsigned flags_of(const struct change_note *note) {
    const struct game *game = note->game;
    unsigned flags = game_is_timed(game) ? HINT_CLOCK : 0;
    for (int i = 0; i < game->seat_count; i++) {
        flags |= game->seats[i].bot[0] != '\0' ? HINT_BOT : 0;
    }
    flags |= lobby_has(game) || lobby_has(note->before) ? HINT_LOBBY : 0;
    bool is_looked_at = !id_is_none(&game->tournament) && tournament_game_needs_look(game);
    return flags | (is_looked_at ? HINT_TOURNAMENT_GAME : 0);
}

static void hint_about(struct hints *hints, enum hint_kind kind, const struct id *id) {
    hints_note(hints, &(struct hint){.kind = kind, .id = *id});
}

static void hint_game(struct hints *hints, const struct change_note *note) {
    const struct game *game = note->game;
    hints_note(hints,
               &(struct hint){.kind = HINT_GAME, .id = note->id, .version = note->version, .flags = flags_of(note)});
    for (int i = 0; i < game->seat_count; i++) {
        if (!id_is_none(&game->seats[i].player) && game->seats[i].bot[0] == '\0') {
            hint_about(hints, HINT_TOLD, &game->seats[i].player);
        }
    }
}

static void changed(void *context, const struct change_note *changes, size_t count) {
    const struct cluster *cluster = context;
    static const enum hint_kind kinds[] = {
        [CHANGE_RESULT] = HINT_RESULTS,  [CHANGE_TOURNAMENT] = HINT_TOURNAMENT,
        [CHANGE_PLAYER] = HINT_ACCOUNT,  [CHANGE_TOKEN] = HINT_ACCOUNT,
        [CHANGE_WEBHOOK] = HINT_WEBHOOK, [CHANGE_DELIVERY] = HINT_WEBHOOK,
        [CHANGE_ALL] = HINT_ALL,         [CHANGE_MISSED] = HINT_ALL,
    };
    for (size_t i = 0; i < count && cluster->hints != NULL; i++) {
        if (changes[i].kind == CHANGE_GAME) {
            hint_game(cluster->hints, &changes[i]);
        } else {
            hint_about(cluster->hints, kinds[changes[i].kind], &changes[i].id);
        }
    }
}

static void flushed(void *context) {
    const struct cluster *cluster = context;
    if (cluster->hints != NULL) {
        hints_flush(cluster->hints);
    }
}

struct listener cluster_listener(struct cluster *cluster) {
    return (struct listener){.context = cluster, .own_only = true, .changed = changed, .flushed = flushed};
}

/* ---- what others have changed ---- */

struct look {
    struct refresh refresh; /* first */
    const struct cluster *cluster;
};

/*
 * Also where the cache had it already, as it may have been read by somebody who told nobody; but nobody is told twice, as each of
 * a thousand streams would look into the log every second. Who waits for what is no game hears by hints: where one may be lost all
 * are told.
 */
static void look_done(struct refresh *refresh) {
    const struct cluster *cluster = ((const struct look *)refresh)->cluster;
    struct game *game = cache_peek(cluster->app->cache, &refresh->game);
    if (game != NULL) {
        watchers_tell_version(cluster->watchers, &refresh->game, game->version);
        game_release(game);
    }
    free(refresh);
}

/* What does not fit, or has no memory, is looked at with the next tick if it is watched. */
static void look_at(struct cluster *cluster, const struct id *game, bool announces) {
    struct look *look = calloc(1, sizeof *look);
    if (look == NULL) {
        return;
    }
    look->refresh = (struct refresh){.game = *game, .announces = announces, .done = look_done};
    look->cluster = cluster;
    if (refresher_submit(cluster->refresher, &look->refresh) != OK) {
        free(look);
    }
}

static bool is_known(const struct cluster *cluster, const struct id *game) {
    struct game *known = cache_peek(cluster->app->cache, game);
    game_release(known);
    return known != NULL;
}

static void hear_of_game(struct cluster *cluster, const struct hint *hint) {
    const struct id lobby = lobby_key();
    bool is_mine = (hint->flags & (HINT_BOT | HINT_CLOCK)) != 0 && members_is_mine(cluster->members, &hint->id);
    bool is_shown = (hint->flags & HINT_LOBBY) != 0 && watchers_may_wait(cluster->watchers, &lobby);
    bool is_meant = is_mine || is_shown || (hint->flags & HINT_TOURNAMENT_GAME) != 0 ||
                    watchers_may_wait(cluster->watchers, &hint->id);
    if (is_meant || is_known(cluster, &hint->id)) {
        look_at(cluster, &hint->id, is_meant);
    }
}

static void hear(struct cluster *cluster, const struct hint *hint) {
    struct writer *writer = cluster->app->writer;
    switch (hint->kind) {
    case HINT_ALL:
        writer_pass_on(writer, CHANGE_MISSED, NULL);
        break;
    case HINT_GAME:
        hear_of_game(cluster, hint);
        break;
    case HINT_TOLD:
        watchers_tell(cluster->watchers, &hint->id);
        break;
    case HINT_TOURNAMENT:
        writer_pass_on(writer, CHANGE_TOURNAMENT, &hint->id);
        break;
    case HINT_RESULTS:
        writer_pass_on(writer, CHANGE_RESULT, NULL);
        break;
    case HINT_ACCOUNT:
        writer_pass_on(writer, CHANGE_PLAYER, &hint->id);
        writer_pass_on(writer, CHANGE_TOKEN, &hint->id);
        break;
    case HINT_WEBHOOK:
        writer_pass_on(writer, CHANGE_WEBHOOK, &hint->id);
        break;
    }
}

static void heard(void *context, const struct hint *hints, size_t count) {
    struct cluster *cluster = context;
    for (size_t i = 0; i < count; i++) {
        hear(cluster, &hints[i]);
    }
    server_wake(cluster->app->server);
}

static void look_at_watched(void *context, const struct id *key) {
    look_at(context, key, false);
}

/* Keys that are no games find nothing. Where nobody tells anything, all that is not a game may have changed every second. */
static void tick(void *context) {
    struct cluster *cluster = context;
    watchers_each(cluster->watchers, look_at_watched, cluster);
    cluster->ticks++;
    if (cluster->polls && cluster->ticks % POLLS_A_SECOND == 0) {
        writer_pass_on(cluster->app->writer, CHANGE_MISSED, NULL);
    }
}

/* ---- who is there ---- */

/* What has come to be this process's is looked for as if it had been missed. */
static void duties_changed(void *context) {
    const struct cluster *cluster = context;
    writer_pass_on(cluster->app->writer, CHANGE_MISSED, NULL);
}

static void make_good(void *context, const struct outage *outage) {
    const struct cluster *cluster = context;
    clock_service_make_good(cluster->app->clocks, outage);
}

static void replaced(void *context) {
    const struct cluster *cluster = context;
    cluster->replaced();
}

/* ---- start and stop ---- */

bool cluster_shares_database(const struct settings *settings) {
    return !db_is_path(settings->db);
}

/* That it can be a name was looked at with the other settings. */
static struct member_id own_id(const struct settings *settings) {
    struct member_id id;
    if (settings->instance == NULL || !member_id_parse(&id, settings->instance, strlen(settings->instance))) {
        id = member_id_draw();
    }
    return id;
}

bool cluster_open(struct cluster *cluster, const struct settings *settings, struct log *log,
                  char explanation[static DB_EXPLANATION_MAX]) {
    const struct members_options members = {
        .url = settings->db, .id = own_id(settings), .program = REFEREE_VERSION, .log = log};
    struct hints_options hints = {
        .url = settings->db,
        .id = members.id,
        .listener = {.context = cluster, .heard = heard, .tick = tick},
        .log = log,
    };
    if (!cluster_shares_database(settings)) {
        return true;
    }
    (void)hints_way_find(&hints.way, settings->hints);
    cluster->polls = hints.way == HINTS_POLL;
    cluster->queue_max = (size_t)settings->queue;
    if (members_open(&cluster->members, &members, explanation) != OK) {
        return false;
    }
    if (hints_open(&cluster->hints, &hints, explanation) != OK ||
        db_open(&cluster->db, settings->db, DB_READ, explanation) != OK) {
        return false;
    }
    db_set_wait(cluster->db, settings->wait_seconds * INT64_C(1000));
    return true;
}

bool cluster_has_ruleset(void *context, const char *ruleset) {
    const struct cluster *cluster = context;
    char duty[RULESET_DUTY_MAX];
    (void)snprintf(duty, sizeof duty, "rank:%s", ruleset);
    return members_is_mine_named(cluster->members, duty);
}

static void wake_loops(void *context) {
    server_wake(context);
}

static enum err do_nothing(void *context, struct tx *tx) {
    (void)context;
    (void)tx;
    return OK;
}

bool cluster_start(struct cluster *cluster, struct app *app, struct watchers *watchers) {
    const struct refresher_options options = {
        .db = cluster->db,
        .cache = app->cache,
        .writer = app->writer,
        .queue_max = cluster->queue_max,
        .flushed = wake_loops,
        .context = app->server,
    };
    const struct members_listener listener = {
        .context = cluster, .changed = duties_changed, .outage = make_good, .replaced = replaced};
    cluster->app = app;
    cluster->watchers = watchers;
    if (cluster->db == NULL) {
        return true;
    }
    if (refresher_start(&cluster->refresher, &options) != OK || hints_start(cluster->hints) != OK ||
        members_start(cluster->members, &listener) != OK) {
        return false;
    }
    clock_service_wait(app->clocks);
    /* Behind what was passed on: else streams would be told that again. */
    (void)!writer_run(app->writer, do_nothing, NULL);
    server_set_refresher(app->server, cluster->refresher);
    return true;
}

void cluster_hurry(struct cluster *cluster) {
    if (cluster->db != NULL) {
        db_set_wait(cluster->db, 0);
    }
}

void cluster_stop(struct cluster *cluster) {
    if (cluster->members != NULL) {
        members_stop(cluster->members);
    }
    if (cluster->hints != NULL) {
        hints_stop(cluster->hints);
    }
    refresher_stop(cluster->refresher);
    cluster->refresher = NULL;
}

void cluster_close(struct cluster *cluster) {
    hints_free(cluster->hints);
    members_free(cluster->members);
    db_close(cluster->db);
}
