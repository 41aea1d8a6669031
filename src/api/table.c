/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every endpoint in one place: what is served, who may call it, and which functions do it.
 */
#include "api/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/games/game_find.h"
#include "api/page/page_embedded.h"
#include "change.h"
#include "endpoints.h"
#include "idempotency.h"
#include "query_members.h"
#include "rules/brought.h"
#include "rules/family.h"
#include "tables.h"

enum { EXPORT_MAX = 4 * 1024 * 1024, TOURNAMENT_MAX = 1024 * 1024, QUESTIONS_MAX = 4 * 1024 * 1024 };

/* clang-format off */

/* The parts that all changes have of change.h. */
#define CHANGE_PARTS                                                                                                  \
    .prepare = change_prepare, .foresee = change_foresee, .commit = change_commit,                                    \
    .recall = idempotency_recall_elsewhere, .reply = change_reply

/* A change: finds, prepares, commits and replies as change.h has it. A PLAY changes a game, and may wait for one's turn. */
#define CHANGE(method_, path_, auth_, find_, def_)                                                                    \
    {.method = method_, .path = path_, .auth = auth_, .find = find_, CHANGE_PARTS, .release = change_release,         \
     .detail = &(def_)}

#define PLAY(method_, path_, auth_, find_, def_)                                                                      \
    {.method = method_, .path = path_, .auth = auth_, .in_memory = true, .query = query_wait,                          \
     .find = find_, CHANGE_PARTS, .ready = change_ready, .release = change_release, .detail = &(def_)}

/* One by which a round may begin, which may be dealt from stored sets. */
#define BEGIN(method_, path_, auth_, find_, def_)                                                                     \
    {.method = method_, .path = path_, .auth = auth_, .lane = LANE_WORK, .query = query_wait, .find = find_,          \
     CHANGE_PARTS, .work = games_supply_work, .ready = change_ready, .release = change_release, .detail = &(def_)}

/* A body of questions: read on a pool thread, and written in parts. */
#define UPLOAD(method_, path_, query_, find_, def_)                                                                   \
    {.method = method_, .path = path_, .auth = AUTH_ANY, .body_max = QUESTIONS_MAX, .lane = LANE_WORK,                 \
     .query = query_, .find = find_, CHANGE_PARTS, .work = sets_upload_work, .release = sets_upload_release,          \
     .detail = &(def_)}

/* A read, of one game or of something else. */
#define READ_GAME(path_, query_, reply_, in_memory_)                                                                  \
    {.method = "GET", .path = path_, .auth = AUTH_NONE, .in_memory = in_memory_, .query = query_, .find = game_find,  \
     .reply = reply_, .release = game_find_release}
#define READ(path_, auth_, query_, reply_)                                                                            \
    {.method = "GET", .path = path_, .auth = auth_, .query = query_, .reply = reply_}

/* A list that may be packed: see http/packed.h. */
#define LIST(path_, query_, reply_, table_)                                                                           \
    {.method = "GET", .path = path_, .auth = AUTH_NONE, .query = query_, .packs = true, .table = table_, .reply = reply_}

/* What the program knows by itself; a NOTICE: to browsers and operators' tools, with whatever they add to the address. */
#define TELL(path_, reply_) {.method = "GET", .path = path_, .auth = AUTH_NONE, .in_memory = true, .reply = reply_}
#define NOTICE(path_, reply_)                                                                                         \
    {.method = "GET", .path = path_, .auth = AUTH_NONE, .in_memory = true, .takes_any_query = true, .reply = reply_}

/* What is read from a cursor on, and waited for. */
#define FEED(path_, auth_, query_, find_, ready_, release_, source_)                                                  \
    {.method = "GET", .path = path_, .auth = auth_, .query = query_, .find = find_, .prepare = event_feed_prepare,    \
     .ready = ready_, .reply = event_feed_reply, .release = release_, .detail = &(source_)}

/* Where other servers may serve the same database, in the place of the one below. */
static const struct endpoint ready_of_several = NOTICE("/readyz", system_ready_of_several);

static const struct endpoint fixed[] = {
    NOTICE("/", system_index),
    NOTICE("/healthz", system_health),
    {.method = "GET", .path = "/readyz", .auth = AUTH_NONE, .takes_any_query = true, .find = system_ready_find,
     .commit = system_ready_commit, .reply = system_ready},
    NOTICE("/metrics", system_metrics),
    NOTICE("/openapi.yaml", system_contract),
    NOTICE("/openapi.json", system_contract_json),
    NOTICE("/problems", problems_list),
    NOTICE("/problems/{name}", problems_get),

    CHANGE("POST", "/v1/players", AUTH_NONE, players_create_find, players_create_def),
    READ("/v1/players/me", AUTH_ANY, NULL, players_me),
    CHANGE("PATCH", "/v1/players/me", AUTH_ANY, change_find_nothing, players_rename_def),
    {.method = "DELETE", .path = "/v1/players/me", .auth = AUTH_ANY, .find = players_delete_find,
     CHANGE_PARTS, .release = players_delete_release, .detail = &players_delete_def},
    FEED("/v1/players/me/events", AUTH_ANY, query_events, NULL, event_feed_ready, NULL, players_notifications_source),
    CHANGE("POST", "/v1/players/me/tokens", AUTH_ANY, change_find_nothing, tokens_mint_def),
    READ("/v1/players/me/tokens", AUTH_ANY, query_page, tokens_list),
    CHANGE("DELETE", "/v1/players/me/tokens/{token}", AUTH_ANY, change_find_nothing, tokens_revoke_def),
    READ("/v1/players/me/blocks", AUTH_ANY, query_page, blocks_list),
    CHANGE("PUT", "/v1/players/me/blocks/{player}", AUTH_ANY, change_find_nothing, blocks_put_def),
    CHANGE("DELETE", "/v1/players/me/blocks/{player}", AUTH_ANY, change_find_nothing, blocks_delete_def),
    READ("/v1/players/{player}", AUTH_NONE, NULL, players_get),
    CHANGE("POST", "/v1/players/{player}/tokens", AUTH_SERVICE, tokens_mint_for_find, tokens_mint_for_def),

    TELL("/v1/rulesets", rulesets_list),
    LIST("/v1/rulesets/{ruleset}", NULL, rulesets_get, NULL),
    LIST("/v1/bots", NULL, bots_list, NULL),

    {.method = "POST", .path = "/v1/games", .auth = AUTH_GUEST, .query = query_wait, .lane = LANE_WORK,
     .find = games_create_find, CHANGE_PARTS, .work = games_create_work, .ready = change_ready,
     .release = games_create_release, .detail = &games_create_def},
    LIST("/v1/games", query_games, games_list, &table_games),
    {.method = "GET", .path = "/v1/games/{game}", .auth = AUTH_NONE, .in_memory = true, .query = query_game,
     .find = game_find, .prepare = games_get_prepare, .ready = games_get_ready, .reply = games_get,
     .release = game_find_release},
    CHANGE("PATCH", "/v1/games/{game}", AUTH_PLAY, change_find, games_change_def),
    CHANGE("DELETE", "/v1/games/{game}", AUTH_PLAY, change_find, games_delete_def),
    BEGIN("POST", "/v1/join", AUTH_GUEST, games_join_by_code_find, games_join_by_code_def),
    {.method = "POST", .path = "/v1/join/preview", .auth = AUTH_NONE, .prepare = games_preview_prepare,
     .reply = games_preview, .release = game_find_release},
    BEGIN("POST", "/v1/games/{game}/join", AUTH_GUEST, games_join_find, games_join_def),
    PLAY("POST", "/v1/games/{game}/decline", AUTH_PLAY, change_find, games_decline_def),
    READ_GAME("/v1/games/{game}/history", query_history, games_history, true),
    FEED("/v1/games/{game}/events", AUTH_NONE, query_game_events, games_events_find, event_feed_ready,
         games_events_release, games_events_source),
    READ_GAME("/v1/games/{game}/result", NULL, games_result, false),
    {.method = "GET", .path = "/v1/games/{game}/analysis", .auth = AUTH_NONE, .query = query_analysis,
     .find = analysis_of_game_find, .prepare = analysis_of_game_prepare, .work = analysis_of_game_work,
     .reply = analysis_reply, .release = analysis_of_game_release},
    {.method = "POST", .path = "/v1/analysis/{ruleset}", .auth = AUTH_NONE, .find = analysis_of_position_find,
     .prepare = analysis_of_position_prepare, .work = analysis_of_position_work, .reply = analysis_reply,
     .release = analysis_of_position_release},
    {.method = "GET", .path = "/v1/games/{game}/hint", .auth = AUTH_PLAY, .query = query_hint, .find = games_hint_find,
     .prepare = games_hint_prepare, .work = games_hint_work, .reply = games_hint, .release = games_hint_release},
    {.method = "GET", .path = "/v1/results", .auth = AUTH_NONE, .query = query_results, .packs = true,
     .table = &table_results, .prepare = event_feed_prepare, .ready = results_ready, .reply = event_feed_reply,
     .detail = &results_source},
    READ("/v1/results/{result}", AUTH_NONE, NULL, results_get),
    LIST("/v1/players/{player}/stats", NULL, players_stats, NULL),
    LIST("/v1/players/{player}/ratings", query_ratings, players_ratings, NULL),
    LIST("/v1/leaderboards", NULL, leaderboards_list, NULL),
    {.method = "GET", .path = "/v1/leaderboards/{ruleset}", .auth = AUTH_NONE, .query = query_leaderboard,
     .packs = true, .table = &table_leaderboard,
     .prepare = leaderboards_prepare, .work = leaderboards_work, .reply = leaderboards_get},

    {.method = "POST", .path = "/v1/tournaments", .auth = AUTH_ANY, .body_max = TOURNAMENT_MAX,
     .find = change_find_nothing, CHANGE_PARTS, .work = tournaments_create_work, .release = tournaments_create_release,
     .detail = &tournaments_create_def},
    LIST("/v1/tournaments", query_tournaments, tournaments_list, NULL),
    LIST("/v1/tournaments/{tournament}", query_tournament, tournaments_get, &table_standings),
    LIST("/v1/tournaments/{tournament}/games", query_tournament_games, tournaments_games, NULL),
    FEED("/v1/tournaments/{tournament}/events", AUTH_NONE, query_events, tournaments_events_find, event_feed_ready, NULL,
         tournaments_events_source),
    CHANGE("POST", "/v1/tournaments/{tournament}/join", AUTH_PLAY, tournaments_change_find, tournaments_join_def),
    CHANGE("POST", "/v1/tournaments/{tournament}/decline", AUTH_PLAY, tournaments_change_find,
           tournaments_decline_def),
    {.method = "PUT", .path = "/v1/tournaments/{tournament}/subject", .auth = AUTH_PLAY, .lane = LANE_WORK,
     .find = tournaments_change_find, CHANGE_PARTS, .work = tournaments_subject_work,
     .release = tournaments_subject_release, .detail = &tournaments_subject_def},
    {.method = "POST", .path = "/v1/tournaments/{tournament}/rematch", .auth = AUTH_ANY, .body_max = TOURNAMENT_MAX,
     .find = tournaments_change_find, CHANGE_PARTS, .work = tournaments_rematch_work,
     .release = tournaments_create_release, .detail = &tournaments_rematch_def},
    CHANGE("DELETE", "/v1/tournaments/{tournament}", AUTH_ANY, tournaments_change_find, tournaments_delete_def),

    UPLOAD("POST", "/v1/question-sets", query_set_upload, sets_create_find, sets_create_def),
    {.method = "GET", .path = "/v1/question-sets", .auth = AUTH_NONE, .lane = LANE_WORK, .query = query_sets, .packs = true,
     .prepare = sets_list_prepare, .work = sets_list_work, .reply = sets_list},
    READ("/v1/question-sets/{set}", AUTH_NONE, NULL, sets_get),
    UPLOAD("PUT", "/v1/question-sets/{set}", query_set_upload, sets_replace_find, sets_create_def),
    CHANGE("PATCH", "/v1/question-sets/{set}", AUTH_ANY, sets_change_find, sets_change_def),
    CHANGE("DELETE", "/v1/question-sets/{set}", AUTH_ANY, sets_change_find, sets_delete_def),
    {.method = "GET", .path = "/v1/question-sets/{set}/questions", .auth = AUTH_ANY, .lane = LANE_WORK,
     .query = query_questions, .packs = true, .find = sets_questions_find,
     .prepare = sets_questions_prepare, .work = sets_questions_work,
     .reply = sets_questions, .release = sets_questions_release},
    UPLOAD("POST", "/v1/question-sets/{set}/questions", query_set_append, sets_append_find, sets_append_def),

    CHANGE("POST", "/v1/webhooks", AUTH_SERVICE, change_find_nothing, webhooks_create_def),
    READ("/v1/webhooks", AUTH_SERVICE, query_page, webhooks_list),
    READ("/v1/webhooks/{webhook}", AUTH_SERVICE, NULL, webhooks_get),
    CHANGE("PATCH", "/v1/webhooks/{webhook}", AUTH_SERVICE, webhooks_find, webhooks_change_def),
    CHANGE("DELETE", "/v1/webhooks/{webhook}", AUTH_SERVICE, webhooks_find, webhooks_delete_def),
    CHANGE("POST", "/v1/webhooks/{webhook}/rotate", AUTH_SERVICE, webhooks_find, webhooks_rotate_def),
    CHANGE("POST", "/v1/webhooks/{webhook}/test", AUTH_SERVICE, webhooks_find, webhooks_test_def),
    READ("/v1/webhooks/{webhook}/deliveries", AUTH_SERVICE, query_page, webhooks_deliveries),
    CHANGE("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}/retry", AUTH_SERVICE, webhooks_find,
           webhooks_retry_def),

    {.method = "GET", .path = "/v1/games/{game}/export", .auth = AUTH_NONE, .query = query_export, .packs = true,
     .find = games_export_find, .prepare = games_export_prepare, .work = games_export_work, .reply = games_export,
     .release = games_export_release},
    {.method = "POST", .path = "/v1/verify", .auth = AUTH_NONE, .body_max = EXPORT_MAX, .is_costly = true,
     .prepare = exports_verify_prepare, .work = exports_verify_work, .reply = exports_verify_reply},
    {.method = "POST", .path = "/v1/games/{game}/rematch", .auth = AUTH_PLAY, .lane = LANE_WORK, .find = change_find,
     CHANGE_PARTS, .work = games_supply_work, .release = games_rematch_release, .detail = &games_rematch_def},
    BEGIN("POST", "/v1/games/{game}/rounds", AUTH_PLAY, change_find, games_rounds_def),
    PLAY("POST", "/v1/games/{game}/resignation", AUTH_PLAY, change_find, games_resignation_def),
    PLAY("POST", "/v1/games/{game}/finish", AUTH_PLAY, change_find, games_finish_def),
};

/* Of the page, beside its screens, which are in a list of their own. */
static const struct endpoint of_page[] = {
    {.method = "GET", .path = "/assets/{file}", .auth = AUTH_NONE, .is_cheap = true, .in_memory = true,
     .takes_any_query = true, .reply = page_reply_asset},
    NOTICE("/docs", page_reply_docs),
    NOTICE("/sw.js", page_reply_fixed),
    NOTICE("/manifest.webmanifest", page_reply_fixed),
};

/* clang-format on */

/* Families may have actions at the same place; the endpoint is one, and finds its action by the game's family. */
static bool is_taken(const struct family *const games[], size_t f, const struct action_def *action) {
    bool taken = false;
    for (size_t before = 0; before < f && !taken; before++) {
        taken = family_find_route(games[before], action->method, action->segment) != NULL;
    }
    return taken;
}

static void add_action(struct api_table *table, const struct action_def *action) {
    char *path = table->paths[table->path_count++];
    (void)snprintf(path, sizeof table->paths[0], GAME_PATH "%s", action->segment);
    table->endpoints[table->count++] = (struct endpoint){.method = action->method,
                                                         .path = path,
                                                         .auth = AUTH_PLAY,
                                                         .in_memory = true,
                                                         .is_passing = true,
                                                         .query = query_wait,
                                                         .find = games_action_find,
                                                         .prepare = change_prepare,
                                                         .work = games_action_work,
                                                         .lane = LANE_MOVES,
                                                         .commit = games_action_commit,
                                                         .postpone = games_action_postpone,
                                                         .recall = idempotency_recall_elsewhere,
                                                         .ready = change_ready,
                                                         .reply = change_reply,
                                                         .answered = games_action_answered,
                                                         .release = games_action_release,
                                                         .passage = games_action_passage,
                                                         .detail = &games_action_def};
}

/* What families have the same word for is brought by one endpoint. */
static void add_brought(struct api_table *table, const struct family *const games[], size_t f) {
    const struct brought_def *def = games[f]->brought;
    bool is_new = def != NULL;
    for (size_t before = 0; before < f && is_new; before++) {
        is_new = games[before]->brought == NULL || strcmp(games[before]->brought->word, def->word) != 0;
    }
    if (is_new) {
        char *path = table->paths[table->path_count++];
        (void)snprintf(path, sizeof table->paths[0], GAME_PATH "%s", def->word);
        table->endpoints[table->count++] =
            (struct endpoint)BEGIN("PUT", path, AUTH_PLAY, games_bring_find, games_bring_def);
    }
}

static void add_page(struct api_table *table) {
    memcpy(table->endpoints + table->count, of_page, sizeof of_page);
    table->count += sizeof of_page / sizeof of_page[0];
    for (size_t i = 0; page_screens[i] != NULL; i++) {
        if (strcmp(page_screens[i], "/") != 0) { /* which is more than a screen */
            table->endpoints[table->count++] = (struct endpoint){.method = "GET",
                                                                 .path = page_screens[i],
                                                                 .auth = AUTH_NONE,
                                                                 .is_screen = true,
                                                                 .in_memory = true,
                                                                 .takes_any_query = true,
                                                                 .find = page_find_screen,
                                                                 .reply = page_reply_screen};
        }
    }
}

static void share(struct api_table *table) {
    for (size_t i = 0; i < table->count; i++) {
        if (strcmp(table->endpoints[i].path, ready_of_several.path) == 0) {
            table->endpoints[i] = ready_of_several;
        }
    }
}

void api_table_create(struct api_table *out, const struct family *const games[], bool with_page, bool shares) {
    const size_t fixed_count = sizeof fixed / sizeof fixed[0];
    size_t family_count = 0, page_count = sizeof of_page / sizeof of_page[0];
    while (games[family_count] != NULL) {
        family_count++;
    }
    for (size_t i = 0; page_screens[i] != NULL; i++) {
        page_count++;
    }
    *out = (struct api_table){
        .endpoints = calloc(fixed_count + family_count * (ACTIONS_MAX + 1) + page_count, sizeof *out->endpoints),
        .count = fixed_count,
        .paths = calloc(family_count * (ACTIONS_MAX + 1) + 1, sizeof *out->paths)};
    if (out->endpoints == NULL || out->paths == NULL) {
        abort();
    }
    memcpy(out->endpoints, fixed, sizeof fixed);
    for (size_t f = 0; f < family_count; f++) {
        add_brought(out, games, f);
        for (size_t a = 0; a < games[f]->action_count; a++) {
            if (!is_taken(games, f, &games[f]->actions[a])) {
                add_action(out, &games[f]->actions[a]);
            }
        }
    }
    if (shares) {
        share(out);
    }
    if (with_page) {
        add_page(out);
    }
}

void api_table_free(struct api_table *table) {
    free(table->endpoints);
    free(table->paths);
    *table = (struct api_table){0};
}
