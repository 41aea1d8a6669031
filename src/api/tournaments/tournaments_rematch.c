/* SPDX-License-Identifier: Apache-2.0 */
/*
 * POST /v1/tournaments/{tournament}/rematch: another one with the settings and the entrants of one that is over, and
 * further ones behind them. What it would take to ask for that is put together from the log and the rows, and made as if it
 * had been sent; a seed is drawn anew, or a rematch of built-in bots would be the same games again.
 *
 * Those who have declined are not asked again, and accounts that are deleted cannot be.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/change.h"
#include "api/endpoints.h"
#include "create_input.h"
#include "store/accounts.h"
#include "store/db.h"
#include "tournament_change.h"
#include "util/json.h"

enum { ENTRANTS_AT_ONCE = 1000 };

struct rematch_body {
    const json_t *entrants;
};

static const struct field rematch_fields[] = {
    {"entrants", FIELD_ARRAY, 0, 0, ENTRANTS_MAX, offsetof(struct rematch_body, entrants)},
};

/* ---- what there was ---- */

struct past {
    struct db *db;
    json_t *created;  /* the body of its first event */
    json_t *entrants; /* as they would be asked for */
};

static enum err read_created(void *context, const struct tournament_event_row *row) {
    struct past *past = context;
    past->created = json_loadb(row->body, row->body_length, 0, NULL);
    return past->created == NULL ? ERR_CORRUPT : OK;
}

static enum err is_there(bool *out, struct db *db, const struct id *player) {
    struct player_row row = {.bot = false};
    enum err err = player_get(&row, db, player);
    *out = player_lives(&row);
    return err;
}

struct page {
    size_t count;
    struct tournament_entrant_row rows[ENTRANTS_AT_ONCE];
};

static enum err note_entrant(void *context, const struct tournament_entrant_row *row) {
    struct page *page = context;
    page->rows[page->count++] = *row;
    return OK;
}

static enum err add_entrant(struct past *past, const struct tournament_entrant_row *row) {
    bool takes_part = strcmp(row->status, entrant_status_name(ENTRANT_DECLINED)) != 0;
    bool is_bot = row->bot[0] != '\0';
    enum err err = is_bot || !takes_part ? OK : is_there(&takes_part, past->db, &row->player);
    if (err != OK || !takes_part) {
        return err;
    }
    json_t *entrant = json_pack("{s:s, s:o*}", is_bot ? "bot" : "player", is_bot ? row->bot : row->player.text, "level",
                                row->bot_level > 0 ? json_integer(row->bot_level) : NULL);
    return json_array_append_new(past->entrants, entrant) == 0 ? OK : ERR_NO_MEMORY;
}

static enum err read_entrants(struct past *past, const struct id *id) {
    struct page *page = malloc(sizeof *page);
    enum err err = page == NULL ? ERR_NO_MEMORY : OK;
    int64_t after = 0;
    for (bool more = true; err == OK && more;) {
        page->count = 0;
        err = tournament_entrants_all(past->db, id, after, ENTRANTS_AT_ONCE, note_entrant, page);
        for (size_t i = 0; i < page->count && err == OK; i++) {
            err = add_entrant(past, &page->rows[i]);
        }
        more = page->count == ENTRANTS_AT_ONCE;
        after = more ? page->rows[page->count - 1].number : after;
    }
    free(page);
    return err;
}

/* ---- what would be sent ---- */

/* Of a swiss no more rounds than there are opponents: some may have declined. */
static int64_t count_games(const struct past *past, size_t entrants) {
    int64_t games = json_integer_value(json_object_get(past->created, "games"));
    const char *format = json_string_value(json_object_get(past->created, "format"));
    int64_t rounds_max = (int64_t)entrants - (entrants % 2 == 0);
    bool is_bound = format != NULL && strcmp(format, tournament_format_name(FORMAT_SWISS)) == 0 && rounds_max >= 1;
    return is_bound && games > rounds_max ? rounds_max : games;
}

static enum err put_master(json_t *body, struct past *past) {
    const json_t *master = json_object_get(past->created, "master");
    struct id id;
    bool is_here = false;
    if (!json_is_string(master) || !id_parse(&id, json_string_value(master), json_string_length(master))) {
        return OK;
    }
    enum err err = is_there(&is_here, past->db, &id);
    return err != OK || !is_here || json_object_set(body, "master", (json_t *)master) == 0 ? err : ERR_NO_MEMORY;
}

/* As POST /v1/tournaments would be asked. NULL without memory. */
static json_t *make_body(const struct past *past, const char *name, const json_t *more) {
    static const char *const kept[] = {"ruleset", "format", "options", "deal",   "visibility",
                                       "illegal", "clock",  "table",   "advance"};
    json_t *body = json_object();
    bool good = body != NULL && json_array_extend(past->entrants, (json_t *)more) == 0;
    for (size_t i = 0; i < sizeof kept / sizeof kept[0] && good; i++) {
        json_t *value = json_object_get(past->created, kept[i]);
        good = value == NULL || json_object_set(body, kept[i], value) == 0;
    }
    good = good && (name == NULL || json_put(body, "name", json_string(name)));
    good = good && json_put(body, "games", json_integer(count_games(past, json_array_size(past->entrants))));
    good = good && json_object_set(body, "entrants", past->entrants) == 0;
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

/* What is wrong with a further entrant is told by its place among those that were sent. */
static void move_point(struct problem *problem, enum err err, size_t before) {
    static const char list[] = "/entrants/";
    const struct problem_point *point = &problem->points[0];
    char pointer[PROBLEM_POINTER_MAX];
    char detail[PROBLEM_DETAIL_MAX];
    if (err != ERR_INVALID_VALUE || problem->point_count == 0 || strncmp(point->pointer, list, sizeof list - 1) != 0) {
        return;
    }
    char *rest = NULL;
    unsigned long place = strtoul(point->pointer + sizeof list - 1, &rest, 10);
    (void)snprintf(detail, sizeof detail, "%s", point->detail);
    if (place < before) {
        (void)problem_set_at(problem, err, "", "cannot be done: entrant %lu of the tournament %s", place + 1, detail);
        return;
    }
    (void)snprintf(pointer, sizeof pointer, "%s%zu%s", list, (size_t)place - before, rest);
    (void)problem_set_at(problem, err, pointer, "%s", detail);
}

/* ---- the change ---- */

static enum err check_tournament(struct create_input *input, struct request *request) {
    struct tournament_head head;
    enum err err = tournament_head_find(&head, request);
    if (err != OK) {
        return err;
    }
    if (!id_equal(&head.row.creator, &request->caller.player)) {
        return problem_set(&request->problem, ERR_FORBIDDEN, "Only who has made a tournament can ask for a rematch.");
    }
    if (!head.has_standings) {
        return problem_set(&request->problem, ERR_NOT_ALLOWED_NOW, "The tournament is %s, and not finished.",
                           head.row.status);
    }
    input->previous = head.row.id;
    input->series = id_is_none(&head.row.series) ? head.row.id : head.row.series;
    (void)snprintf(input->name, sizeof input->name, "%s", head.row.name == NULL ? "" : head.row.name);
    return OK;
}

static enum err prepare(struct request *request, struct change *change) {
    struct rematch_body body = {0};
    struct create_input *input = arena_alloc(&request->arena, sizeof *input);
    if (input == NULL) {
        return ERR_NO_MEMORY;
    }
    change->input = input;
    if (change->is_kept) {
        return OK; /* `recall` wants the input to be there, and empty */
    }
    enum err err = json_decode(&body, request->json, rematch_fields, 1, "", &request->problem);
    if (err != OK) {
        return err;
    }
    input->more = body.entrants == NULL ? json_array() : json_incref((json_t *)body.entrants);
    request->is_long = true; /* its entrants may be many */
    return input->more == NULL ? ERR_NO_MEMORY : check_tournament(input, request);
}

/* The request for it; *out_before: so many of its entrants are those of the tournament before. */
static enum err compose(json_t **out, size_t *out_before, const struct create_input *input, struct db *db) {
    struct past past = {.db = db, .entrants = json_array()};
    enum err err = past.entrants == NULL ? ERR_NO_MEMORY : OK;
    err = err == OK ? tournament_event_read(db, &input->previous, 0, 1, 1, read_created, &past) : err;
    err = err == OK && past.created == NULL ? ERR_CORRUPT : err;
    err = err == OK ? read_entrants(&past, &input->previous) : err;
    *out_before = json_array_size(past.entrants);
    json_t *body = err == OK ? make_body(&past, input->name[0] == '\0' ? NULL : input->name, input->more) : NULL;
    err = err == OK && body == NULL ? ERR_NO_MEMORY : err;
    err = err == OK ? put_master(body, &past) : err;
    json_decref(past.created);
    json_decref(past.entrants);
    if (err != OK) {
        json_decref(body);
        return err;
    }
    *out = body;
    return OK;
}

enum err tournaments_rematch_work(struct request *request) {
    const struct app *app = request->app;
    const struct change *change = request->data;
    char explanation[DB_EXPLANATION_MAX];
    struct db *db = NULL;
    json_t *body = NULL;
    size_t before = 0;
    enum err err = db_open(&db, app->db_url, DB_READ, explanation);
    if (err == OK) {
        err = compose(&body, &before, change->input, db);
        db_close(db);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
    }
    json_decref(request->json);
    request->json = body;
    err = tournaments_create_work(request);
    move_point(&request->problem, err, before);
    return err;
}

const struct change_def tournaments_rematch_def = {
    .prepare = prepare, .recalls_input = true, .apply = create_apply, TOURNAMENT_CHANGE_ANSWER};
