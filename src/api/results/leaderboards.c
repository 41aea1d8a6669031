/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Leaderboards, and one player's statistics and ratings over time.
 *
 * The first look at a board reads every player's statistics in the ruleset, on the scheduler's threads; once it is
 * there a glance will do. Names are filled in afterwards.
 */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "api/filter.h"
#include "api/list.h"
#include "game/names.h"
#include "game/view.h"
#include "live/leaderboards.h"
#include "play/player_stats.h"
#include "store/accounts.h"
#include "store/player_stats.h"
#include "store/results.h"

struct looking {
    struct leaderboard_query query;
    struct leaderboard_page page;
};

/* A value of a board, a sum or an average: with up to four decimals. */
static void write_value(struct json_out *out, double value) {
    json_t *number = view_points(value);
    json_out_json(out, number);
    json_decref(number);
}

/* ---- which there are ---- */

static void write_board_names(struct json_out *out, const struct family *family, const struct preset *preset) {
    json_out_begin_object(out);
    json_out_put_text(out, "ruleset", preset->id);
    json_out_put_array(out, "metrics");
    for (enum metric metric = 0; metric < METRIC_COUNT; metric++) {
        if (leaderboards_have(family, metric, PERIOD_ALL)) {
            json_out_text(out, metric_name(metric));
        }
    }
    json_out_end_array(out);
    json_out_put_array(out, "periods");
    for (enum period period = 0; period < PERIOD_COUNT; period++) {
        json_out_text(out, period_name(period));
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

enum err leaderboards_list(struct request *request, struct reply *reply) {
    struct json_out *out = list_begin(reply);
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count; i++) {
            write_board_names(out, families[f], &families[f]->presets[i]);
        }
    }
    return list_reply(reply, request, NULL);
}

/* ---- looking at one ---- */

/* The cursor is the last entry's place: KEY.AT.PLAYER. */
static bool read_cursor(struct ranking_entry *out, struct span text) {
    char *end = NULL;
    errno = 0;
    long long key = strtoll(text.bytes, &end, 10);
    if (end == text.bytes || *end != '.') {
        return false;
    }
    const char *second = end + 1;
    long long at = strtoll(second, &end, 10);
    if (end == second || *end != '.' || errno != 0) {
        return false;
    }
    out->key = key;
    out->at = at;
    return id_parse(&out->player, end + 1, strlen(end + 1));
}

static enum err read_board(struct leaderboard_query *query, struct request *request) {
    struct problem *problem = &request->problem;
    struct span metric = request_query(request, "metric");
    struct span period = request_query(request, "period");
    if (metric.bytes != NULL && !metric_parse(&query->metric, metric.bytes, metric.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "?metric",
                              "must be wins, points, average, best, streak or rating");
    }
    if (period.bytes != NULL && !period_parse(&query->period, period.bytes, period.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "?period", "must be all, day, week or month");
    }
    if (!leaderboards_have(query->family, query->metric, PERIOD_ALL)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "?metric", "means nothing for this ruleset");
    }
    if (!leaderboards_have(query->family, query->metric, query->period)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "?period", "must be all for ratings");
    }
    return OK;
}

static bool is_me(struct span text) {
    return text.length == 2 && memcmp(text.bytes, "me", 2) == 0;
}

/* ?around=: a player, or the caller. */
static enum err read_around(struct leaderboard_query *query, struct request *request) {
    if (!is_me(request_query(request, "around"))) {
        return request_query_id(&query->around, request, "around");
    }
    if (!request->caller.known) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED, "?around=me needs a token.");
    }
    query->around = request->caller.player;
    return OK;
}

/* Where the page before ended. */
static enum err read_place(struct leaderboard_query *query, struct request *request) {
    struct span cursor = request_query(request, "cursor");
    if (cursor.bytes == NULL) {
        return OK;
    }
    if (!id_is_none(&query->around)) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?cursor", "does not go together with around");
    }
    query->has_after = true;
    return read_cursor(&query->after, cursor)
               ? OK
               : problem_set_at(&request->problem, ERR_INVALID_VALUE, "?cursor", "must be the `next` of a page before");
}

enum err leaderboards_prepare(struct request *request) {
    struct looking *looking = arena_alloc(&request->arena, sizeof *looking);
    struct problem *problem = &request->problem;
    if (looking == NULL) {
        return ERR_NO_MEMORY;
    }
    struct leaderboard_query *query = &looking->query;
    int64_t limit = LIST_LIMIT_DEFAULT;
    request->data = looking;
    query->preset = family_find_preset(&query->family, request->params[0].bytes, request->params[0].length);
    if (query->preset == NULL) {
        char words[SUGGEST_WORDS_SIZE];
        return problem_set(problem, ERR_NOT_FOUND, "There is no such ruleset, see GET /v1/rulesets%s",
                           family_suggest_preset(words, request->params[0].bytes, request->params[0].length));
    }
    enum err err = read_around(query, request);
    if (err == OK) {
        err = read_board(query, request);
    }
    if (err == OK) {
        err = request_query_integer(&limit, request, "limit");
    }
    query->limit = (size_t)limit;
    if (err == OK) {
        err = read_place(query, request);
    }
    const struct app *app = request->app;
    request->is_long = err == OK && !leaderboards_glance(&looking->page, app->leaderboards, query, request->arrived_at);
    return err;
}

enum err leaderboards_work(struct request *request) {
    const struct app *app = request->app;
    struct looking *looking = request->data;
    enum err err = leaderboards_look(&looking->page, app->leaderboards, &looking->query, request->arrived_at);
    return err == OK ? OK : problem_set(&request->problem, err, "The board could not be read. Try again later.");
}

static void write_entry(struct json_out *out, struct request *request, const struct looking *looking, size_t i) {
    const struct app *app = request->app;
    const struct ranking_entry *entry = &looking->page.entries[i];
    json_out_begin_object(out);
    json_out_put_integer(out, "rank", (int64_t)looking->page.ranks[i]);
    json_out_key(out, "player");
    names_write(app->names, request->db, &entry->player, out);
    json_out_key(out, "value");
    write_value(out, leaderboards_value(looking->query.family, looking->query.metric, entry->key));
    json_out_put_integer(out, "games", entry->games);
    json_out_end_object(out);
}

enum err leaderboards_get(struct request *request, struct reply *reply) {
    const struct looking *looking = request->data;
    const struct leaderboard_query *query = &looking->query;
    const struct leaderboard_page *page = &looking->page;
    struct json_out *out = reply_open(reply);
    reply->is_private = true; /* around `me` it is another one for everybody */
    json_out_begin_object(out);
    json_out_put_text(out, "ruleset", query->preset->id);
    json_out_put_text(out, "metric", metric_name(query->metric));
    json_out_put_text(out, "period", period_name(query->period));
    json_out_put_integer(out, "total", (int64_t)page->total);
    json_out_put_array(out, "items");
    for (size_t i = 0; i < page->count; i++) {
        write_entry(out, request, looking, i);
    }
    json_out_end_array(out);
    const char *next = NULL;
    if (page->more && page->count > 0 && id_is_none(&query->around)) {
        const struct ranking_entry *last = &page->entries[page->count - 1];
        next = arena_format(&request->arena, "%" PRId64 ".%" PRId64 ".%s", last->key, last->at, last->player.text);
    }
    json_out_put_text(out, "next", next);
    json_out_end_object(out);
    list_add_link(reply, request, next);
    return reply_close(reply);
}

/* ---- one player's statistics ---- */

static void write_scaled(struct json_out *out, bool there, int64_t value) {
    if (there) {
        write_value(out, (double)value / STATS_SCALE);
    } else {
        json_out_null(out);
    }
}

/* Ratings are told in hundredths. */
static int64_t scale_rating(double value) {
    return llround(value * 100) * (STATS_SCALE / 100);
}

/* Counts are of all games; of ranked ones alone are scores and ratings. */
static void write_statistics(struct json_out *out, const struct preset *preset, const struct tally *all,
                             const struct player_stats *stats) {
    const struct tally *ranked = &stats->tallies[PERIOD_ALL];
    const struct {
        const char *name;
        int64_t value;
    } counts[] = {{"games", all->games},
                  {"ranked", ranked->games},
                  {"wins", all->wins},
                  {"draws", all->draws},
                  {"losses", all->losses}};
    bool scored = ranked->rounds > 0;
    bool rated = stats->rated_at != 0;
    json_out_begin_object(out);
    json_out_put_text(out, "ruleset", preset->id);
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        json_out_key(out, counts[i].name);
        json_out_integer(out, counts[i].value);
    }
    json_out_key(out, "best");
    write_scaled(out, scored, ranked->best);
    json_out_key(out, "worst");
    write_scaled(out, scored, ranked->worst);
    json_out_key(out, "average");
    write_scaled(out, scored, scored ? llround((double)ranked->score_sum / (double)ranked->rounds) : 0);
    json_out_put_integer(out, "streak", all->streak);
    json_out_put_integer(out, "best_streak", all->best_streak);
    json_out_key(out, "rating");
    write_scaled(out, rated, scale_rating(stats->rating.rating));
    json_out_key(out, "rating_deviation");
    write_scaled(out, rated, scale_rating(stats->rating.deviation));
    json_out_end_object(out);
}

/* Nothing where the player has never played the ruleset. */
static enum err add_statistics(struct json_out *out, struct db *db, const struct preset *preset,
                               const struct id *player) {
    struct tally tally;
    struct player_stats stats;
    enum err err = player_stats_read_record(&tally, db, preset, player);
    if (err == OK) {
        err = player_stats_read(&stats, db, preset, player);
    }
    if (err == OK && (tally.games > 0 || stats.tallies[PERIOD_ALL].rounds > 0)) {
        write_statistics(out, preset, &tally, &stats);
    }
    return err;
}

/* The player in the path; `me` is the caller. */
static enum err read_player(struct player_row *out, struct request *request) {
    struct span text = request->params[0];
    struct id id = request->caller.player;
    *out = (struct player_row){.bot = false};
    if (is_me(text) && !request->caller.known) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED, "Who `me` is, your token says.");
    }
    enum err err = is_me(text) || id_parse(&id, text.bytes, text.length) ? player_get(out, request->db, &id) : OK;
    if (err == OK && id_is_none(&out->id)) {
        err = ERR_NOT_FOUND;
    }
    return err == OK ? OK
                     : problem_set(&request->problem, err,
                                   err == ERR_NOT_FOUND ? "There is no player with this id."
                                                        : "The player could not be looked up. Try again later.");
}

enum err players_stats(struct request *request, struct reply *reply) {
    struct player_row player;
    enum err err = read_player(&player, request);
    if (err != OK) {
        return err;
    }
    reply->is_private = true; /* `me` is another one for everybody */
    struct json_out *out = list_begin(reply);
    err = player_stats_catch_up(request->db, NULL);
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t i = 0; i < families[f]->preset_count && err == OK; i++) {
            err = add_statistics(out, request->db, &families[f]->presets[i], &player.id);
        }
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The statistics could not be read. Try again later.");
    }
    return list_reply(reply, request, NULL);
}

/* ---- one player's ratings ---- */

struct steps {
    struct request *request;
    struct id_page page;
};

/* The game where the caller may read its result: that two play against each other in private is nobody else's affair. */
static enum err write_step(void *context, const struct rating_step_row *row) {
    struct steps *steps = context;
    const struct request *request = steps->request;
    struct json_out *out = steps->page.out;
    bool shows_game = row->is_public;
    if (!id_page_takes(&steps->page, &row->result)) {
        return OK;
    }
    const struct result_row result = {.id = row->result, .game = row->game};
    enum err err = shows_game ? OK : result_may_be_read(request->db, &result, &request->caller.player, &shows_game);
    json_out_begin_object(out);
    json_out_put_timestamp(out, "at", row->at);
    json_out_key(out, "rating");
    write_scaled(out, true, scale_rating(row->rating));
    json_out_key(out, "deviation");
    write_scaled(out, true, scale_rating(row->deviation));
    json_out_put_text(out, "game", shows_game ? row->game.text : NULL);
    json_out_end_object(out);
    return err;
}

enum err players_ratings(struct request *request, struct reply *reply) {
    struct player_row player;
    struct steps steps = {.request = request};
    const struct preset *ruleset = NULL;
    enum err err = read_player(&player, request);
    err = err == OK ? filter_ruleset(&ruleset, request) : err;
    if (err != OK) {
        return err;
    }
    if (ruleset == NULL) {
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?ruleset", "is missing: of which ruleset?");
    }
    err = id_page_begin(&steps.page, request, reply);
    if (err != OK) {
        return err;
    }
    err = player_stats_catch_up(request->db, ruleset);
    if (err == OK) {
        err = rating_step_list(request->db, ruleset->id, &player.id, &steps.page.cursor, steps.page.limit + 1,
                               write_step, &steps);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The ratings could not be read. Try again later.");
    }
    return id_page_reply(&steps.page, request, reply);
}
