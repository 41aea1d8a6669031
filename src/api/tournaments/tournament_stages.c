/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Who went on from a table is who sits at one of the next stage.
 */
#include "tournament_stages.h"

#include <string.h>

#include <jansson.h>

#include "tournament/heats_plan.h"
#include "util/json.h"

struct stages {
    const struct tournament_head *head;
    struct json_out *out;
    json_t *list;                         /* the tables of each, as their rows have them */
    bool goes_on[HEATS_ENTRANTS_MAX + 1]; /* by number: sits at a table of the next stage */
};

static enum err note_stage(void *context, int64_t number, const char *tables) {
    struct stages *stages = context;
    (void)number;
    json_t *stage = json_loads(tables, 0, NULL);
    return stage != NULL && json_array_append_new(stages->list, stage) == 0 ? OK : ERR_NO_MEMORY;
}

static json_int_t read_number(const json_t *numbers, size_t index) {
    json_int_t number = json_integer_value(json_array_get(numbers, index));
    return number < 0 || number > HEATS_ENTRANTS_MAX ? 0 : number;
}

static json_int_t number_at(const json_t *table, size_t seat) {
    return read_number(json_object_get(table, "entrants"), seat);
}

static size_t seats_at(const json_t *table) {
    return json_array_size(json_object_get(table, "entrants"));
}

static void note_next(struct stages *stages, const json_t *next) {
    memset(stages->goes_on, 0, sizeof stages->goes_on);
    for (size_t i = 0; i < json_array_size(next); i++) {
        const json_t *table = json_array_get(next, i);
        for (size_t seat = 0; seat < seats_at(table); seat++) {
            stages->goes_on[number_at(table, seat)] = true;
        }
    }
}

/* Is the caller at the latest game of the table? Who sat there and is out sees no more of it than others. */
static bool is_at_game(const struct tournament_head *head, const json_t *table) {
    const json_t *players = json_object_get(table, "players");
    bool found = false;
    for (size_t i = 0; i < json_array_size(players); i++) {
        found = found || read_number(players, i) == head->own;
    }
    return found;
}

static void write_table(struct stages *stages, const json_t *table, int64_t number, bool is_over) {
    const struct tournament_head *head = stages->head;
    struct json_out *out = stages->out;
    const json_t *subjects = json_object_get(table, "subjects"); /* no secret: no two at a table have the same */
    bool is_told = is_over || head->sees_all || is_at_game(head, table);
    json_out_begin_object(out);
    json_out_put_integer(out, "number", number);
    json_out_put_json(out, "game", is_told ? json_object_get(table, "game") : json_null());
    json_out_put_json(out, "id", is_told ? json_object_get(table, "id") : json_null());
    json_out_put_json(out, "entrants", json_object_get(table, "entrants"));
    json_out_put_json(out, "subjects", subjects != NULL ? subjects : json_null());
    json_out_put_json(out, "points", is_told ? json_object_get(table, "points") : json_null());
    json_out_put_array(out, "advanced");
    for (size_t seat = 0; seat < seats_at(table); seat++) {
        if (stages->goes_on[number_at(table, seat)]) {
            json_out_integer(out, number_at(table, seat));
        }
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

static int32_t count_entrants(const json_t *tables) {
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(tables); i++) {
        count += seats_at(json_array_get(tables, i));
    }
    return (int32_t)count;
}

/* How many there are or are going to be: what is still to come follows from the newest. */
static int32_t count_stages(const struct stages *stages) {
    size_t begun = json_array_size(stages->list);
    json_t *plan = json_loads(stages->head->row.plan, 0, NULL);
    int32_t table = (int32_t)json_integer_value(json_object_get(plan, "table"));
    int32_t advance = (int32_t)json_integer_value(json_object_get(plan, "advance"));
    bool is_good = begun > 0 && advance >= 1 && advance < table;
    int32_t newest = is_good ? count_entrants(json_array_get(stages->list, begun - 1)) : 0;
    int32_t further = is_good ? heats_stages(newest, table, advance) - 1 : 0;
    json_decref(plan);
    return (int32_t)begun + further;
}

static void write_stage(struct stages *stages, size_t index, int32_t count) {
    const struct tournament_head *head = stages->head;
    const json_t *tables = json_array_get(stages->list, index);
    const json_t *next = json_array_get(stages->list, index + 1);
    char name[HEATS_NAME_SIZE];
    bool is_over = next != NULL || head->has_ended;
    bool is_cut = next == NULL && head->has_ended && !head->has_standings;
    heats_stage_name(name, (int32_t)index + 1, count);
    note_next(stages, next);
    json_out_begin_object(stages->out);
    json_out_put_integer(stages->out, "number", (int64_t)index + 1);
    json_out_put_text(stages->out, "name", name);
    json_out_put_text(stages->out, "status", is_cut ? "cancelled" : is_over ? "finished" : "running");
    bool is_newest = next == NULL && !is_over;
    json_out_put_timestamp(stages->out, "choose_by", is_newest ? head->row.choose_by : 0);
    json_out_put_array(stages->out, "tables");
    for (size_t i = 0; i < json_array_size(tables); i++) {
        write_table(stages, json_array_get(tables, i), (int64_t)i + 1, is_over);
    }
    json_out_end_array(stages->out);
    json_out_end_object(stages->out);
}

enum err tournament_stages_view(struct json_out *out, struct db *db, const struct tournament_head *head) {
    struct stages stages = {.head = head, .out = out, .list = json_array()};
    enum err err = stages.list == NULL ? ERR_NO_MEMORY : OK;
    if (err == OK && head->rows == NULL) { /* before anything is played there are none */
        err = tournament_stage_list(db, &head->row.id, note_stage, &stages);
    }
    int32_t count = err == OK ? count_stages(&stages) : 0;
    json_out_begin_array(out);
    for (size_t i = 0; i < json_array_size(stages.list) && err == OK; i++) {
        write_stage(&stages, i, count);
    }
    json_out_end_array(out);
    json_decref(stages.list);
    return err;
}
