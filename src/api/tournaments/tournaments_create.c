/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/tournaments: what is wanted is checked against the ruleset, the bots and the limits, and folded: on the loop's
 * thread, or on the scheduler's where entrants are many or stored sets are to be looked up. The writer writes their rows, in
 * several jobs where they are many, and the event with the last of them.
 */
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "api/app.h"
#include "api/bounded.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "api/games/guest.h"
#include "api/games/supplying.h"
#include "api/reader.h"
#include "create_input.h"
#include "game/time_control.h"
#include "service/tournaments.h"
#include "store/accounts.h"
#include "store/db.h"
#include "tournament/heats_plan.h"
#include "tournament/tournament.h"
#include "tournament/tournament_making.h"
#include "tournament_change.h"
#include "tournament_view.h"
#include "util/json.h"
#include "util/player_name.h"
#include "util/timestamp.h"

/* A client may have so many that are open or running. */
enum { LIVE_MAX = 20, SEED_BYTES = 32 };

/* As far ahead as one may be planned. */
static const int64_t DAY_MS = INT64_C(86400000);
static const int64_t START_MS_MAX = 366 * INT64_C(86400000);

/* So many entrants are checked in no time worth the way to another thread. */
enum { ENTRANTS_AT_ONCE = 100 };

/* Their games are begun together, in one job of the writer, which is to be short: some ten rows each. */
enum { DUPLICATE_PEOPLE_MAX = 64 };

struct create_body {
    struct json_text ruleset, format, deal, visibility, illegal, starts_at, name;
    struct json_integer games;
    struct heats_body heats;
    const json_t *options, *entrants, *seed, *time_control;
};

static const struct field create_fields[] = {
    {"ruleset", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct create_body, ruleset)},
    {"format", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct create_body, format)},
    {"games", FIELD_INTEGER, 0, 1, TOURNAMENT_PLAYS_MAX, offsetof(struct create_body, games)},
    {"entrants", FIELD_ARRAY, FIELD_REQUIRED, 2, ENTRANTS_MAX, offsetof(struct create_body, entrants)},
    {"options", FIELD_OBJECT, 0, 0, 0, offsetof(struct create_body, options)},
    {"seed", FIELD_ANY, 0, 0, 0, offsetof(struct create_body, seed)},
    {"deal", FIELD_TEXT, 0, 0, 0, offsetof(struct create_body, deal)},
    {"visibility", FIELD_TEXT, 0, 0, 0, offsetof(struct create_body, visibility)},
    {"illegal", FIELD_TEXT, 0, 0, 0, offsetof(struct create_body, illegal)},
    {"starts_at", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct create_body, starts_at)},
    {"clock", FIELD_ANY, 0, 0, 0, offsetof(struct create_body, time_control)},
    {"name", FIELD_TEXT, FIELD_NULLABLE, 0, 0, offsetof(struct create_body, name)},
    {"table", FIELD_INTEGER, 0, HEATS_TABLE_MIN, HEATS_TABLE_MAX, offsetof(struct create_body, heats.table)},
    {"advance", FIELD_INTEGER, 0, 1, HEATS_TABLE_MAX - 1, offsetof(struct create_body, heats.advance)},
    {"master", FIELD_TEXT, FIELD_NULLABLE, 1, 64, offsetof(struct create_body, heats.master)},
};

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

/* ---- what does not depend on the entrants ---- */

/* A text or a whole number, which stands for its digits; without one the server draws one. */
static enum err read_seed(struct create_input *input, const json_t *seed, struct problem *problem) {
    char digits[32];
    const char *text = json_string_value(seed);
    size_t length = json_string_length(seed);
    if (seed == NULL || json_is_null(seed)) {
        unsigned char random[SEED_BYTES];
        randombytes_buf(random, sizeof random);
        (void)sodium_bin2hex(input->seed, sizeof input->seed, random, sizeof random);
        return OK;
    }
    if (json_is_integer(seed)) {
        (void)snprintf(digits, sizeof digits, "%lld", (long long)json_integer_value(seed));
        text = digits;
        length = strlen(digits);
    }
    if (text == NULL || length < 1 || length > TOURNAMENT_SEED_MAX || memchr(text, '\0', length) != NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/seed", "must be a text of 1 to %d bytes or an integer",
                              TOURNAMENT_SEED_MAX);
    }
    memcpy(input->seed, text, length);
    input->seeded = true;
    return OK;
}

static enum err read_title(struct create_input *input, const struct json_text *name, struct problem *problem) {
    const char *why = NULL;
    enum err err = name->bytes == NULL ? OK : title_read(input->name, name->bytes, name->length, &why);
    return err == OK ? OK : problem_set_at(problem, err, "/name", "%s", why);
}

static enum err read_start(struct create_input *input, const struct json_text *moment, struct problem *problem) {
    if (moment->bytes == NULL) {
        return OK;
    }
    if (!timestamp_parse(&input->starts_at, moment->bytes, moment->length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/starts_at",
                              "must be a time like \"2027-01-31T12:00:00Z\", or null for once all have answered");
    }
    int64_t now = timestamp_now();
    if (input->starts_at <= now || input->starts_at - now > START_MS_MAX) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/starts_at", "must be in the future, and within %d days",
                              (int)(START_MS_MAX / DAY_MS));
    }
    return OK;
}

static enum err read_plain(struct create_input *input, const struct create_body *body, struct problem *problem) {
    if (!tournament_format_parse(&input->format, body->format.bytes, body->format.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/format",
                              "must be all-play, round-robin, swiss, knockout or heats");
    }
    input->duplicate = body->deal.bytes != NULL && is_text(&body->deal, "duplicate");
    if (body->deal.bytes != NULL && !input->duplicate && !is_text(&body->deal, "independent")) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/deal", "must be \"independent\" or \"duplicate\"");
    }
    input->is_private = body->visibility.bytes != NULL && is_text(&body->visibility, "private");
    if (body->visibility.bytes != NULL && !input->is_private && !is_text(&body->visibility, "public")) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/visibility", "must be \"public\" or \"private\"");
    }
    input->disqualifies = body->illegal.bytes != NULL && is_text(&body->illegal, tournament_illegal_name(true));
    if (body->illegal.bytes != NULL && !input->disqualifies &&
        !is_text(&body->illegal, tournament_illegal_name(false))) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/illegal", "must be \"refuse\" or \"disqualify\"");
    }
    enum err err = time_control_read(&input->time_control, body->time_control, "/clock", problem);
    err = err == OK ? read_start(input, &body->starts_at, problem) : err;
    err = err == OK ? read_title(input, &body->name, problem) : err;
    return err == OK ? read_seed(input, body->seed, problem) : err;
}

/* ---- how many games ---- */

static int64_t default_games(const struct create_input *input) {
    int64_t rounds = 1;
    switch (input->format) {
    case FORMAT_ALL_PLAY: /* of questions there is no end of sets */
        return input->family->needs != NULL ? 1 : ALL_PLAY_GAMES_DEFAULT;
    case FORMAT_SWISS: /* enough that one can have won them all */
        while (INT64_C(1) << rounds < input->count) {
            rounds++;
        }
        return rounds;
    case FORMAT_ROUND_ROBIN:
    case FORMAT_KNOCKOUT:
    case FORMAT_HEATS:
        return 1;
    }
    return 1;
}

static enum err read_games(struct create_input *input, const struct create_body *body, struct problem *problem) {
    input->games = body->games.set ? body->games.value : default_games(input);
    int64_t rounds_max = input->count - (input->count % 2 == 0);
    if (input->format == FORMAT_HEATS) {
        return input->games == 1
                   ? OK
                   : problem_set_at(problem, ERR_INVALID_VALUE, "/games", "must be 1 in heats: a table plays one game");
    }
    if (input->format == FORMAT_SWISS && input->games > rounds_max) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/games",
                              "must be at most %lld: more rounds than opponents cannot be without a rematch",
                              (long long)rounds_max);
    }
    int64_t count = tournament_game_count(input->format, input->games, input->count);
    /* In a knockout everybody but one is beaten once. */
    input->tables = count < 0 ? input->games * (input->count - 1) : count;
    input->at_table = input->format == FORMAT_ALL_PLAY ? input->count : 2;
    if (input->tables > TOURNAMENT_PLAYS_MAX / input->at_table) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/games",
                              "would make %lld games of %lld entrants; games times entrants may be %d",
                              (long long)input->tables, (long long)input->at_table, TOURNAMENT_PLAYS_MAX);
    }
    return OK;
}

/* ---- people ---- */

static enum err check_people(const struct create_input *input, struct problem *problem) {
    for (int64_t i = 0; i < input->people; i++) {
        if (id_equal(&input->players[i], &input->heats.master)) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/master", "must not be an entrant, too");
        }
    }
    if (input->people == 0) {
        return OK;
    }
    if (input->seeded) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/seed",
                              "is for tournaments among built-in bots: what people do cannot be repeated");
    }
    if (input->duplicate && input->format == FORMAT_ALL_PLAY && input->people > DUPLICATE_PEOPLE_MAX) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/entrants",
                              "must have at most %d players where all play with a duplicate deal",
                              DUPLICATE_PEOPLE_MAX);
    }
    return OK;
}

/* The options that were given, for others to be put beside; owned, NULL without memory. */
static json_t *copy_options(const struct create_body *body) {
    return body->options == NULL ? json_object() : json_copy((json_t *)body->options);
}

/* From now on what is played follows from these options, which it takes over; not good: there was no memory for them. */
static enum err take_options(struct create_input *input, struct request *request, struct create_body *body,
                             json_t *options, bool good) {
    if (!good) {
        json_decref(options);
        return ERR_NO_MEMORY;
    }
    json_decref(input->options);
    input->options = options;
    body->options = options;
    const struct config *before = input->config;
    enum err err = create_find_table(input, request, options);
    if (err == OK) {
        config_release(before);
    }
    return err;
}

/*
 * Alone people may play round after round without end; in a tournament they play one. And what a family has otherwise where
 * people or programs from outside take part is so where nothing is said about it.
 */
static enum err settle_for_people(struct create_input *input, struct request *request, struct create_body *body) {
    const struct family *family = input->family;
    enum err err = OK;
    if (input->people > 0 && input->duplicate && input->config->rounds == 0) {
        json_t *options = copy_options(body);
        bool good = json_put(options, "rounds", json_integer(1));
        err = take_options(input, request, body, options, good);
    }
    if (err == OK && input->people > 0 && family->tournament_options != NULL) {
        json_t *options = copy_options(body);
        json_t *more = family->tournament_options(input->config);
        bool good = options != NULL && more != NULL && json_object_update_missing(options, more) == 0;
        json_decref(more);
        err = take_options(input, request, body, options, good);
    }
    return err;
}

/* ---- the event ---- */

static bool fill_body(struct create_input *input, const struct request *request, const struct create_body *body,
                      json_t *entrants) {
    json_t *event = input->body;
    return json_put(event, "ruleset", json_string(input->config->preset->id)) &&
           (body->options == NULL || json_put(event, "options", create_pin_options(input, body->options))) &&
           json_put(event, "format", json_string(tournament_format_name(input->format))) &&
           json_put(event, "games", json_integer(input->games)) &&
           json_put(event, "deal", json_string(input->duplicate ? "duplicate" : "independent")) &&
           json_put(event, "visibility", json_string(input->is_private ? "private" : "public")) &&
           json_put(event, "illegal", json_string(tournament_illegal_name(input->disqualifies))) &&
           json_put(event, "seed", json_string(input->seed)) &&
           json_put(event, "seeded", json_boolean(input->seeded)) &&
           json_put(event, "clock", time_control_json(&input->time_control)) &&
           json_put(event, "creator", json_string(request->caller.player.text)) &&
           (id_is_none(&input->series) || json_put(event, "series", json_string(input->series.text))) &&
           (input->starts_at == 0 || json_put(event, "starts_at", json_timestamp(input->starts_at))) &&
           (input->format != FORMAT_HEATS || heats_put(event, &input->heats, input->config)) &&
           create_put_shares(event, input) && json_object_set(event, "entrants", entrants) == 0;
}

/* What lists and views show of it beside the row's own columns. */
static char *make_plan(const struct create_input *input, const struct create_body *body) {
    json_t *plan = json_object();
    bool good = json_put(plan, "options", json_deep_copy(input->config->options)) &&
                json_put(plan, "deal", json_string(input->duplicate ? "duplicate" : "independent")) &&
                json_put(plan, "illegal", json_string(tournament_illegal_name(input->disqualifies))) &&
                json_put(plan, "clock", time_control_json(&input->time_control)) &&
                json_put(plan, "seed", json_string(input->seed)) &&
                json_put(plan, "seeded", json_boolean(input->seeded)) &&
                (!input->seeded || json_object_set(plan, "given", (json_t *)body->seed) == 0);
    if (input->format == FORMAT_HEATS) {
        good = json_put(plan, "table", json_integer(input->heats.table)) &&
               json_put(plan, "advance", json_integer(input->heats.advance)) && good;
    }
    char *text = good ? json_text(plan) : NULL;
    json_decref(plan);
    return text;
}

/* The rows that are to be written follow from the event. */
static enum err fold(struct create_input *input, const struct request *request) {
    const struct app *app = request->app;
    int64_t now = timestamp_now();
    struct id id = id_make(app->ids, now);
    input->making.body = input->text;
    input->making.plan = input->plan;
    input->making.name = input->name[0] == '\0' ? NULL : input->name;
    return tournament_create(&input->making.tournament, &id, now, input->body);
}

/* Any thread that has the request; db is that thread's own. */
static enum err read_body(struct request *request, struct create_input *input, struct db *db) {
    struct problem *problem = &request->problem;
    struct create_body body = {0};
    enum err err =
        json_decode(&body, request->json, create_fields, sizeof create_fields / sizeof create_fields[0], "", problem);
    if (err != OK) {
        return err;
    }
    input->db = db;
    input->count = (int64_t)json_array_size(body.entrants);
    input->players = arena_alloc(&request->arena, ((size_t)input->count + 1) * sizeof *input->players);
    input->body = json_object();
    json_t *entrants = json_array();
    err = input->players == NULL ? ERR_NO_MEMORY : read_plain(input, &body, problem);
    if (err == OK) {
        const struct id *creator = &request->caller.player;
        err = input->format == FORMAT_HEATS ? heats_read(&input->heats, &body.heats, input->count, creator, db, problem)
                                            : heats_refuse(&body.heats, problem);
    }
    input->heats.choose_seconds = ((const struct app *)request->app)->choose_seconds;
    err = err == OK ? create_find_ruleset(input, body.ruleset, problem) : err;
    err = err == OK ? read_games(input, &body, problem) : err;
    err = err == OK ? create_find_table(input, request, body.options) : err;
    err = err == OK ? create_read_entrants(input, request, body.entrants, entrants) : err;
    err = err == OK ? check_people(input, problem) : err;
    err = err == OK ? settle_for_people(input, request, &body) : err;
    if (body.time_control == NULL && input->people > 0) {
        input->time_control.turn_seconds = input->config->family->turn_seconds;
    }
    if (err == OK) {
        bool good = fill_body(input, request, &body, entrants);
        input->text = good ? json_text(input->body) : NULL;
        input->plan = make_plan(input, &body);
        err = input->text == NULL || input->plan == NULL ? ERR_NO_MEMORY : fold(input, request);
    }
    json_decref(entrants);
    json_decref(input->body);
    input->body = NULL;
    return err;
}

static bool needs_sets(const struct request *request) {
    const json_t *ruleset = json_object_get(request->json, "ruleset");
    return json_is_string(ruleset) && supplying_is_needed(json_string_value(ruleset), json_string_length(ruleset));
}

static enum err prepare(struct request *request, struct change *change) {
    struct create_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    if (change->is_kept) {
        return OK; /* `recall` wants the input to be there, and empty; the entrants may be gone */
    }
    request->is_long =
        json_array_size(json_object_get(request->json, "entrants")) > ENTRANTS_AT_ONCE || needs_sets(request);
    return request->is_long ? OK : read_body(request, input, request->db);
}

/* The same, with the sets that options name. */
static enum err work_with_sets(struct request *request, struct create_input *input) {
    struct supplying supplying;
    struct arena stock; /* of the sets nothing is needed once the options are resolved */
    arena_init(&stock);
    enum err err = supplying_begin(&supplying, request, &stock, &request->caller.player);
    err = err == OK ? supplying_look(&supplying) : err;
    if (err == OK) {
        input->bank = supplying.bank;
        err = read_body(request, input, supplying.db);
        err = err == ERR_BUSY ? supplying_refuse(request, err) : err;
        input->bank = NULL;
    }
    supplying_end(&supplying);
    arena_free(&stock);
    return err;
}

enum err tournaments_create_work(struct request *request) {
    const struct change *change = request->data;
    struct bounded bounded;
    struct db *db = NULL;
    if (needs_sets(request)) {
        return work_with_sets(request, change->input);
    }
    enum err err = bounded_begin(&bounded, request, "tournaments");
    if (err != OK) {
        return err;
    }
    err = reader_open(&db, request);
    if (err != OK) {
        return problem_set(&request->problem, err, "The entrants could not be looked up. Try again later.");
    }
    err = read_body(request, change->input, db);
    reader_close(request, db);
    return err;
}

/* ---- writing it ---- */

/* Once a part of the tournament is written the caller has been checked, and the tournament counts among their own. */
static enum err check_caller(struct request *request, struct tx *tx) {
    int64_t live = 0;
    enum err err = player_check(request, tx, &request->caller.player);
    if (err != OK || request->parts > 0) {
        return err;
    }
    err = tournament_count_live(&live, tx_read(tx), &request->caller.player);
    if (err == OK && live >= LIVE_MAX) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW,
                           "You have %d tournaments going, which is as many as there may be. Wait or cancel one.",
                           LIVE_MAX);
    }
    return err;
}

enum err create_apply(struct request *request, struct tx *tx, struct change *change) {
    struct create_input *input = change->input;
    const struct id *id = &input->making.tournament->id;
    bool is_whole = false;
    enum err err = check_caller(request, tx);
    err = err == OK ? tournament_make(&is_whole, tx, &input->making, request->parts) : err;
    if (err != OK || !is_whole) {
        request->is_partial = err == OK;
        return err;
    }
    err = tournament_changed(&input->head, request, tx, change, id);
    err = err == OK ? tournament_head_fold_rows(&input->head.head, request, input->making.tournament) : err;
    change->status = 201;
    change->version = 1;
    change->location = arena_format(&request->arena, "/v1/tournaments/%s", id->text);
    return err;
}

void tournaments_create_release(struct request *request) {
    const struct change *change = request->data;
    struct create_input *input = change == NULL ? NULL : change->input;
    if (input != NULL) {
        if (input->config != NULL) {
            config_release(input->config);
        }
        tournament_free(input->making.tournament);
        json_decref(input->options);
        json_decref(input->more);
        free(input->text);
        free(input->plan);
    }
    change_release(request);
}

const struct change_def tournaments_create_def = {
    .prepare = prepare, .recalls_input = true, .apply = create_apply, TOURNAMENT_CHANGE_ANSWER};
