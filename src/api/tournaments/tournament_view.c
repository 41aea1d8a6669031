/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A page of the standings is one walk of an index; the average and its confidence interval are worked out of the sums that
 * the rows have.
 */
#include "tournament_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tournament_stages.h"
#include "util/json.h"

static const double t_quantiles[] = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
                                     2.2010,  2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860,
                                     2.0796,  2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423};

/*
 * The 0.975 quantile of Student's t with so many degrees of freedom: exact to four decimals up to 30, beyond that by the
 * first terms of its Cornish-Fisher expansion (Abramowitz and Stegun, 26.7.5), which is closer than that.
 */
static double t_quantile(int64_t freedom) {
    static const double z = 1.959964;
    if (freedom <= (int64_t)(sizeof t_quantiles / sizeof t_quantiles[0])) {
        return t_quantiles[freedom - 1];
    }
    double n = (double)freedom;
    return z + (z * z * z + z) / (4 * n) + (5 * pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * n * n);
}

/* ---- finding ---- */

/* Who has made it, or sits at all its tables as their master. */
static bool is_host(const struct tournament_row *row, const struct id *player) {
    return id_equal(&row->creator, player) || (!id_is_none(&row->master) && id_equal(&row->master, player));
}

enum err tournament_head_read(struct tournament_head *out, struct request *request, struct db *db,
                              const struct id *id) {
    struct tournament_entrant_row own;
    *out = (struct tournament_head){.own = 0};
    enum err err = tournament_get(&out->row, &request->arena, db, id);
    if (err != OK || id_is_none(&out->row.id)) {
        return err;
    }
    const struct tournament_row *row = &out->row;
    if (row->people > 0 || !row->is_public) {
        err = tournament_entrant_find(&own, db, id, &request->caller.player);
        out->own = own.number;
    }
    out->has_standings = strcmp(row->status, "finished") == 0;
    out->has_ended = out->has_standings || strcmp(row->status, "cancelled") == 0;
    out->is_host = is_host(row, &request->caller.player);
    out->is_visible = row->is_public || out->is_host || out->own > 0;
    out->sees_all = row->people == 0 || out->has_ended || (out->is_host && out->own == 0);
    return err;
}

enum err tournament_head_find(struct tournament_head *out, struct request *request) {
    struct id id;
    enum err err = OK;
    out->row.id = (struct id){""};
    if (id_parse(&id, request->params[0].bytes, request->params[0].length)) {
        err = tournament_head_read(out, request, request->db, &id);
    }
    if (err != OK) {
        return problem_set(&request->problem, err, "The tournament could not be read. Try again later.");
    }
    return !id_is_none(&out->row.id) && out->is_visible
               ? OK
               : problem_set(&request->problem, ERR_NOT_FOUND,
                             "There is no tournament with this id, or it is private and you have no part in it.");
}

bool tournament_numbers_hold(const char *numbers, int64_t number) {
    const char *at = numbers;
    while (*at != '\0') {
        char *end = NULL;
        long long found = strtoll(at, &end, 10);
        if (end == at) {
            at++;
        } else if (found == number) {
            return true;
        } else {
            at = end;
        }
    }
    return false;
}

/* ---- entrants ---- */

struct rows {
    struct json_out *out;
    struct db *db;
    struct names *names;
    const struct id *tournament;
    bool final;
    bool even; /* nobody has any points */
    int64_t wanted, count;
    int64_t place, rank; /* of the row before */
    double points;
};

static void write_player(const struct rows *rows, const struct id *player) {
    if (rows->names != NULL) {
        names_write(rows->names, rows->db, player, rows->out);
        return;
    }
    json_out_begin_object(rows->out);
    json_out_put_text(rows->out, "id", player->text);
    json_out_end_object(rows->out);
}

static void write_entrant_object(const struct rows *rows, const struct tournament_entrant_row *row) {
    struct json_out *out = rows->out;
    json_out_begin_object(out);
    if (row->bot[0] != '\0') {
        json_out_put_text(out, "bot", row->bot);
        if (row->bot_level > 0) {
            json_out_put_integer(out, "level", row->bot_level);
        }
    } else {
        json_out_key(out, "player");
        write_player(rows, &row->player);
    }
    json_out_end_object(out);
}

static void write_entrant(const struct rows *rows, const struct tournament_entrant_row *row) {
    json_out_put_integer(rows->out, "number", row->number);
    json_out_key(rows->out, "entrant");
    write_entrant_object(rows, row);
}

enum err tournament_write_winners(struct json_out *out, struct db *db, struct names *names, const struct id *tournament,
                                  const char *winners) {
    const struct rows rows = {.out = out, .db = db, .names = names, .tournament = tournament};
    json_t *numbers = json_loads(winners, 0, NULL);
    enum err err = numbers == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; i < json_array_size(numbers) && err == OK; i++) {
        struct tournament_entrant_row row;
        err = tournament_entrant_get(&row, db, tournament, json_integer_value(json_array_get(numbers, i)));
        if (err == OK && row.number > 0) {
            write_entrant_object(&rows, &row);
        }
    }
    json_decref(numbers);
    return err;
}

static void write_average(struct json_out *out, const struct entrant_totals *totals) {
    double n = (double)totals->games;
    double average = totals->games == 0 ? 0 : totals->points / n;
    json_out_key(out, "average");
    if (totals->games == 0) {
        json_out_null(out);
    } else {
        json_out_number(out, average);
    }
    json_out_key(out, "ci95");
    if (totals->games < 2) {
        json_out_null(out);
        return;
    }
    double variance = (totals->squares - n * average * average) / (n - 1);
    double half = t_quantile(totals->games - 1) * sqrt((variance > 0 ? variance : 0) / n);
    json_out_begin_array(out);
    json_out_number(out, average - half);
    json_out_number(out, average + half);
    json_out_end_array(out);
}

static void write_integer(struct json_out *out, const char *name, int64_t value) {
    json_out_key_bytes(out, name, strlen(name));
    json_out_integer(out, value);
}

static void write_row(const struct rows *rows, const struct tournament_entrant_row *row, int64_t rank) {
    struct json_out *out = rows->out;
    const struct entrant_totals *totals = &row->totals;
    json_out_begin_object(out);
    write_integer(out, "rank", rank);
    write_entrant(rows, row);
    json_out_put_number(out, "points", totals->points);
    write_integer(out, "games", totals->games);
    write_integer(out, "wins", totals->wins);
    write_integer(out, "draws", totals->draws);
    write_integer(out, "losses", totals->losses);
    write_average(out, totals);
    json_out_put_text(out, "status", row->status);
    json_out_end_object(out);
}

/* Final rows have their rank; while it runs it follows from the points, and equals share it. */
static enum err add_row(void *context, const struct tournament_entrant_row *row) {
    struct rows *rows = context;
    if (rows->count++ == rows->wanted) {
        return OK; /* only to know that there is more */
    }
    rows->place++;
    if (rows->final) {
        rows->rank = row->rank;
    } else if (rows->rank == 0 || row->totals.points < rows->points) {
        int64_t above = rows->place - 1;
        enum err err = OK;
        if (rows->rank == 0 && !rows->even) {
            err = tournament_entrants_above(&above, rows->db, rows->tournament, row->totals.points);
        }
        if (err != OK) {
            return err;
        }
        rows->rank = above + 1;
    }
    rows->points = row->totals.points;
    write_row(rows, row, rows->rank);
    return OK;
}

static enum err write_rows(struct rows *rows, const struct tournament_head *head, const struct standings_page *page,
                           int64_t *out_next) {
    const struct id *id = &head->row.id;
    rows->wanted = page->limit;
    rows->place = page->offset;
    rows->tournament = id;
    json_out_key_bytes(rows->out, rows->final ? "standings" : "totals", rows->final ? 9 : 6);
    json_out_begin_array(rows->out);
    enum err err = OK;
    for (size_t i = 0; head->rows != NULL && i < head->rows->count && err == OK; i++) {
        err = add_row(rows, &head->rows->rows[i]);
    }
    if (head->rows == NULL) {
        err = rows->final ? tournament_entrants_by_place(rows->db, id, page->offset, page->limit + 1, add_row, rows)
                          : tournament_entrants_by_points(rows->db, id, page->offset, page->limit + 1, add_row, rows);
    }
    json_out_end_array(rows->out);
    *out_next = rows->count > page->limit ? page->offset + page->limit : 0;
    return err;
}

/* ---- the caller's own ---- */

static enum err write_own(const struct rows *rows, const struct tournament_entrant_row *row) {
    int64_t above = 0;
    enum err err = row->rank == 0 && !rows->even
                       ? tournament_entrants_above(&above, rows->db, rows->tournament, row->totals.points)
                       : OK;
    write_row(rows, row, row->rank == 0 ? above + 1 : row->rank);
    return err;
}

/* ---- the tournament ---- */

/* Null where the plan has none. */
static void write_member(struct json_out *out, const json_t *plan, const char *name) {
    const json_t *value = json_object_get(plan, name);
    json_out_put_json(out, name, value != NULL ? value : json_null());
}

static void write_plan(struct json_out *out, const struct tournament_head *head) {
    json_t *plan = json_loads(head->row.plan, 0, NULL);
    bool shows_seed = json_is_true(json_object_get(plan, "seeded")) || head->has_ended;
    const json_t *seed = json_object_get(plan, "given");
    json_out_put_json(out, "options", json_object_get(plan, "options"));
    json_out_put_json(out, "deal", json_object_get(plan, "deal"));
    json_out_put_json(out, "illegal", json_object_get(plan, "illegal"));
    json_out_put_json(out, "clock", json_object_get(plan, "clock"));
    write_member(out, plan, "table");
    write_member(out, plan, "advance");
    json_out_key(out, "seed");
    if (shows_seed) {
        json_out_json(out, seed != NULL ? seed : json_object_get(plan, "seed"));
    } else {
        json_out_null(out);
    }
    json_decref(plan);
}

static void write_head(struct json_out *out, const struct rows *rows, const struct tournament_head *head) {
    const struct tournament_row *row = &head->row;
    json_out_put_text(out, "id", row->id.text);
    json_out_put_text(out, "name", row->name);
    json_out_put_text(out, "ruleset", row->ruleset);
    json_out_put_text(out, "format", row->format);
    json_out_put_text(out, "status", row->status);
    json_out_put_text(out, "visibility", row->is_public ? "public" : "private");
    write_integer(out, "version", row->version);
    json_out_put_timestamp(out, "created_at", row->created_at);
    json_out_put_timestamp(out, "finished_at", row->finished_at);
    json_out_put_timestamp(out, "starts_at", row->starts_at);
    json_out_put_text(out, "series", id_is_none(&row->series) ? NULL : row->series.text);
    json_out_put_object(out, "creator");
    json_out_key(out, "player");
    write_player(rows, &row->creator);
    json_out_end_object(out);
    json_out_key(out, "master");
    if (id_is_none(&row->master)) {
        json_out_null(out);
    } else {
        write_player(rows, &row->master);
    }
    write_plan(out, head);
    json_out_put_text(out, "title", row->title);
    write_integer(out, "games", row->games);
    write_integer(out, "played", row->played);
    write_integer(out, "tie_break_games", row->tie_break_games);
    write_integer(out, "total", row->entrants);
    json_out_key(out, "winners");
    json_out_raw(out, row->winners == NULL ? "[]" : row->winners, row->winners == NULL ? 2 : strlen(row->winners));
}

/* Of heats, on the first page: of many entrants they are much. Null elsewhere. */
static enum err write_stages(struct json_out *out, struct db *db, const struct tournament_head *head,
                             const struct standings_page *page) {
    json_out_key(out, "stages");
    if (page->offset == 0 && strcmp(head->row.format, tournament_format_name(FORMAT_HEATS)) == 0) {
        return tournament_stages_view(out, db, head);
    }
    json_out_null(out);
    return OK;
}

enum err tournament_view(struct json_out *out, struct db *db, struct names *names, const struct tournament_head *head,
                         const struct standings_page *page, int64_t *out_next) {
    struct rows rows = {.out = out,
                        .db = db,
                        .names = names,
                        .final = head->has_standings,
                        .even = head->rows != NULL,
                        .tournament = &head->row.id};
    int64_t next = 0;
    enum err err = OK;
    json_out_begin_object(out);
    write_head(out, &rows, head);
    if (page != NULL) {
        json_out_key(out, "you");
        if (head->own == 0) {
            json_out_null(out);
        } else if (head->rows != NULL) {
            err = write_own(&rows, &head->rows->own);
        } else {
            struct tournament_entrant_row own;
            err = tournament_entrant_get(&own, db, &head->row.id, head->own);
            err = err == OK ? write_own(&rows, &own) : err;
        }
        err = err == OK ? write_stages(out, db, head, page) : err;
        err = err == OK ? write_rows(&rows, head, page, &next) : err;
        json_out_key(out, "next");
        if (next == 0) {
            json_out_null(out);
        } else {
            char cursor[24];
            (void)snprintf(cursor, sizeof cursor, "%lld", (long long)next);
            json_out_text(out, cursor);
        }
    }
    json_out_end_object(out);
    if (out_next != NULL) {
        *out_next = next;
    }
    return err;
}
