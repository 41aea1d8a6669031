/* SPDX-License-Identifier: Apache-2.0 */
#include "tournament_hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "support/lanes.h"
#include "tournament/tournament_making.h"
#include "util/json.h"

struct engine engine;
struct tournaments *tournaments;
static struct service *service; /* the same */
static struct scheduler *scheduler;
atomic_int tournaments_told;

static void count_changes(void *context, const struct change_note *changes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count; i++) {
        atomic_fetch_add(&tournaments_told, changes[i].kind == CHANGE_TOURNAMENT);
    }
}

/* Of those who cheat, until they do. */
static atomic_int decisions;

static enum err cheat_later(struct move *out, const struct bot *bot, const struct observation *observation,
                            const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct bot *honest = bot_find("codebreaking", "random", strlen("random"));
    if (bot->detail == NULL && atomic_fetch_add(&decisions, 1) < 40) {
        return honest->decide(out, honest, observation, memory, rng, budget);
    }
    *out = (struct move){.action = observation->config->family->actions, .body = json_pack("{s:s}", "code", "nothing")};
    return OK;
}

static const struct bot *find_bot(const char *family, const char *name, size_t length) {
    static const struct bot later = {.name = "minimax", .family = "codebreaking", .decide = cheat_later};
    static const struct bot at_once = {
        .name = "genetic", .family = "codebreaking", .decide = cheat_later, .detail = "now"};
    return strncmp(name, "minimax", length) == 0   ? &later
           : strncmp(name, "genetic", length) == 0 ? &at_once
                                                   : bot_find(family, name, length);
}

void hall_start(void) {
    const struct tournaments_options options = {.cache = engine.cache,
                                                .ids = &engine.ids,
                                                .db_url = engine.database.path,
                                                .scheduler = scheduler,
                                                .threads = 2,
                                                .find_bot = find_bot};
    must(tournaments_create(&tournaments, &options));
    service = tournaments_service(tournaments);
    engine.listeners[0] = service->listener;
    engine.listeners[1] = (struct listener){.changed = count_changes};
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    must(service->start(service, engine.writer));
}

void hall_stop(void) {
    service->stop(service);
    engine_stop_writer(&engine);
    service->free(service);
}

void hall_open(void) {
    engine_open(&engine);
    engine_stop_writer(&engine);
    atomic_store(&decisions, 0);
    scheduler = lanes_start(2);
    hall_start();
}

void hall_close(void) {
    hall_stop();
    lanes_stop(scheduler);
    engine_close(&engine);
}

/* --- making one --- */

static json_t *body_of(const struct making *making) {
    json_t *entrants = json_array();
    const char *at = making->names;
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        json_t *entrant = *at >= '0' && *at <= '9'
                              ? json_pack("{s:s, s:b}", "player", engine.players[*at - '0'].text, "joined", 1)
                              : json_pack("{s:s#}", "bot", at, (int)length);
        json_array_append_new(entrants, entrant);
        at += length + (at[length] == ' ');
    }
    json_t *body = json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:b, s:s, s:o}", "ruleset", making->ruleset, "format",
                             making->format, "games", making->games, "deal", "independent", "visibility", "public",
                             "seed", "unit", "seeded", 1, "creator", engine.players[0].text, "entrants", entrants);
    json_t *more = engine_json(making->more == NULL ? "{}" : making->more);
    json_object_update(body, more);
    json_decref(more);
    if (making->master >= 0) {
        json_object_set_new(body, "master", json_string(engine.players[making->master].text));
    }
    return body;
}

static enum err make(struct tx *tx, void *context) {
    struct making *making = context;
    if (making->text != NULL) {
        return tournament_make(&making->is_whole, tx, &making->parts, making->part); /* more of its rows */
    }
    making->id = tx_new_id(tx);
    json_t *body = body_of(making);
    making->text = json_text(body);
    must(tournament_create(&making->parts.tournament, &making->id, tx_now(tx), body));
    making->parts.body = making->text;
    making->parts.plan = "{}";
    json_decref(body);
    return tournament_make(&making->is_whole, tx, &making->parts, 0);
}

const char *many_names(const char *name, int count) {
    static char names[8192];
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        length += (size_t)snprintf(names + length, sizeof names - length, "%s%s", i == 0 ? "" : " ", name);
    }
    return names;
}

struct id begin_as(struct making *making) {
    while (!making->is_whole) {
        must(engine_do(&engine, make, making));
        making->part++;
    }
    tournament_free(making->parts.tournament);
    free(making->text);
    return making->id;
}

struct id begin_of(const char *ruleset, const char *format, const char *names, int games) {
    struct making making = {.ruleset = ruleset, .format = format, .names = names, .games = games, .master = -1};
    return begin_as(&making);
}

/* --- looking at it --- */

struct seen until_over(const struct id *id) {
    struct seen seen = {.over = false};
    while (!seen.over) {
        (void)usleep(2000);
        struct tournament_row row;
        struct arena arena;
        arena_init(&arena);
        must(tournament_get(&row, &arena, engine.reader, id));
        seen = (struct seen){.over = strcmp(row.status, "finished") == 0, .played = row.played, .version = row.version};
        (void)snprintf(seen.winners, sizeof seen.winners, "%s", row.winners == NULL ? "" : row.winners);
        arena_free(&arena);
    }
    return seen;
}

struct tournament_entrant_row entrant(const struct id *id, int number) {
    struct tournament_entrant_row row;
    must(tournament_entrant_get(&row, engine.reader, id, number));
    return row;
}
