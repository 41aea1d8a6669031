/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fold: stages begin, their tables play, and somebody goes on or does not.
 */
#include "heats.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

/* ---- created ---- */

static bool read_bounded(int32_t *out, const json_t *body, const char *name, int32_t min, int32_t max) {
    const json_t *value = json_object_get(body, name);
    bool good = json_is_integer(value) && json_integer_value(value) >= min && json_integer_value(value) <= max;
    *out = good ? (int32_t)json_integer_value(value) : 0;
    return good;
}

enum err heats_create(struct tournament *tournament, const json_t *body) {
    const json_t *master = json_object_get(body, "master");
    const json_t *title = json_object_get(body, "title");
    struct heats *heats = calloc(1, sizeof *heats);
    if (heats == NULL) {
        return ERR_NO_MEMORY;
    }
    tournament->heats = heats;
    if (!read_bounded(&heats->table, body, "table", HEATS_TABLE_MIN, HEATS_TABLE_MAX) ||
        !read_bounded(&heats->advance, body, "advance", 1, heats->table - 1) ||
        (json_is_string(master) &&
         !id_parse(&tournament->master, json_string_value(master), json_string_length(master)))) {
        return ERR_CORRUPT;
    }
    if (json_is_string(title)) {
        tournament->title = strdup(json_string_value(title));
        if (tournament->title == NULL) {
            return ERR_NO_MEMORY;
        }
    }
    return heats_read_subjects(heats, json_object_get(body, "subjects"));
}

void heats_free(struct heats *heats) {
    if (heats != NULL) {
        free(heats->stages);
        free(heats->tables);
        free(heats->seats);
        json_decref(heats->subjects);
        free(heats);
    }
}

/* ---- looking ---- */

const struct heat_stage *heats_stage(const struct heats *heats) {
    return heats->stage_count == 0 ? NULL : &heats->stages[heats->stage_count - 1];
}

struct heat_seat *heats_seats_at(const struct heats *heats, const struct heat_table *table) {
    return &heats->seats[table->first];
}

bool heats_is_in(const struct tournament *tournament, const struct heat_seat *seat) {
    return !seat->is_out && tournament->entrants[seat->entrant].status == ENTRANT_PLAYING;
}

/* How many at a table may still play there. */
static int32_t count_in(const struct tournament *tournament, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    int32_t count = 0;
    for (int32_t i = 0; i < table->count; i++) {
        count += heats_is_in(tournament, &seats[i]);
    }
    return count;
}

struct heat_seat *heats_find_seat(const struct heats *heats, const struct heat_table *table, int32_t entrant) {
    struct heat_seat *seats = heats_seats_at(heats, table);
    for (int32_t i = 0; i < table->count; i++) {
        if (seats[i].entrant == entrant) {
            return &seats[i];
        }
    }
    return NULL;
}

struct heat_table *heats_find_table(const struct heats *heats, const struct heat_stage *stage, int32_t entrant) {
    for (int32_t i = 0; stage != NULL && i < stage->count; i++) {
        struct heat_table *table = &heats->tables[stage->first + (size_t)i];
        if (heats_find_seat(heats, table, entrant) != NULL) {
            return table;
        }
    }
    return NULL;
}

/* ---- a stage begins ---- */

/* Everybody sits at one table of the stage: entrants who have been seated have a mark in scratch. */
static enum err seat_entrant(struct tournament *tournament, const json_t *number) {
    struct heats *heats = tournament->heats;
    json_int_t index = json_is_integer(number) ? json_integer_value(number) - 1 : -1;
    if (index < 0 || index >= tournament->entrant_count || tournament->scratch[index] != 0) {
        return ERR_CORRUPT;
    }
    tournament->scratch[index] = 1;
    heats->seats[heats->seat_count++] = (struct heat_seat){.entrant = (int32_t)index, .score = NAN, .subject = -1};
    return OK;
}

static enum err lay_table(struct tournament *tournament, const json_t *numbers) {
    struct heats *heats = tournament->heats;
    size_t count = json_array_size(numbers);
    if (count < 1 || count > (size_t)heats->table) {
        return ERR_CORRUPT;
    }
    if (!tournament_make_room((void **)&heats->tables, &heats->table_room, heats->table_count + 1,
                              sizeof *heats->tables) ||
        !tournament_make_room((void **)&heats->seats, &heats->seat_room, heats->seat_count + count,
                              sizeof *heats->seats)) {
        return ERR_NO_MEMORY;
    }
    heats->tables[heats->table_count++] = (struct heat_table){.first = heats->seat_count, .count = (int32_t)count};
    enum err err = OK;
    for (size_t i = 0; i < count && err == OK; i++) {
        err = seat_entrant(tournament, json_array_get(numbers, i));
    }
    return err;
}

/* No stage comes before all tables of the one before are over, or has as many. */
static bool may_begin(const struct heats *heats, size_t tables) {
    const struct heat_stage *stage = heats_stage(heats);
    for (int32_t i = 0; stage != NULL && i < stage->count; i++) {
        if (!heats->tables[stage->first + (size_t)i].is_over) {
            return false;
        }
    }
    return tables > 0 && (stage == NULL ? tables <= HEATS_ENTRANTS_MAX : tables < (size_t)stage->count);
}

enum err heats_begin_stage(struct tournament *tournament, const json_t *body, int64_t at) {
    struct heats *heats = tournament->heats;
    const json_t *tables = json_object_get(body, "tables");
    size_t count = json_array_size(tables);
    if (heats == NULL || json_integer_value(json_object_get(body, "stage")) != heats->stage_count + 1 ||
        !may_begin(heats, count)) {
        return ERR_CORRUPT;
    }
    size_t room = (size_t)heats->stage_room;
    if (!tournament_make_room((void **)&heats->stages, &room, (size_t)heats->stage_count + 1, sizeof *heats->stages)) {
        return ERR_NO_MEMORY;
    }
    heats->stage_room = (int32_t)room;
    struct heat_stage stage = {.first = heats->table_count,
                               .count = (int32_t)count,
                               .touched = true,
                               .choose_by = heats->subjects == NULL ? 0 : at + heats->choose_ms};
    memset(tournament->scratch, 0, (size_t)tournament->entrant_count * sizeof *tournament->scratch);
    enum err err = OK;
    for (size_t i = 0; i < count && err == OK; i++) {
        err = lay_table(tournament, json_array_get(tables, i));
    }
    heats->stages[heats->stage_count++] = stage;
    tournament->round = heats->stage_count;
    return err;
}

/* ---- its games ---- */

static void touch_stage(struct heats *heats) {
    heats->stages[heats->stage_count - 1].touched = true;
}

/* Whoever is not at the game of their table has forfeited it: their account is gone. */
static enum err seat_contest(struct tournament *tournament, struct heat_table *table, const struct contest *contest) {
    const struct contest_seat *at = &tournament->seats[contest->first];
    struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    for (int32_t i = 0; i < table->count; i++) {
        bool plays = false;
        for (int32_t k = 0; k < contest->count; k++) {
            plays = plays || at[k].entrant == seats[i].entrant;
        }
        seats[i].is_out = seats[i].is_out || !plays;
        seats[i].plays = plays;
    }
    for (int32_t k = 0; k < contest->count; k++) {
        const struct heat_seat *seat = heats_find_seat(tournament->heats, table, at[k].entrant);
        if (seat == NULL || seat->is_out) {
            return ERR_CORRUPT;
        }
    }
    return OK;
}

enum err heats_note_begun(struct tournament *tournament, const struct contest *contest) {
    struct heats *heats = tournament->heats;
    struct heat_table *table = heats_find_table(heats, heats_stage(heats), tournament->seats[contest->first].entrant);
    if (table == NULL || table->is_over || table->is_active || contest->tie_break ||
        contest->round != heats->stage_count) {
        return ERR_CORRUPT;
    }
    table->is_active = true;
    table->game = contest->number;
    table->id = contest->game;
    heats->master_left = heats->master_left || contest->master_left;
    touch_stage(heats);
    return seat_contest(tournament, table, contest);
}

/*
 * Was the game played? If not, those whose fault it is are out, and it is played again: by the others, and without a master
 * who has left it. One that is nobody's fault counts as drawn: so would the next.
 */
static bool is_decided(const struct tournament *tournament, const struct contest *contest, bool master_leaves) {
    const struct contest_seat *seats = &tournament->seats[contest->first];
    bool is_scored = tournament->duplicate;
    bool has_faults = master_leaves;
    for (int32_t i = 0; i < contest->count; i++) {
        is_scored = is_scored || !isnan(seats[i].score);
        has_faults = has_faults || seats[i].forfeited;
    }
    return is_scored || !has_faults;
}

void heats_note_over(struct tournament *tournament, const struct contest *contest) {
    struct heats *heats = tournament->heats;
    const struct contest_seat *at = &tournament->seats[contest->first];
    struct heat_table *table = heats_find_table(heats, heats_stage(heats), at->entrant);
    bool master_leaves = contest->master_left && !heats->master_left; /* else they were gone before it */
    for (int32_t i = 0; i < contest->count; i++) {
        struct heat_seat *seat = heats_find_seat(heats, table, at[i].entrant);
        seat->is_out = seat->is_out || at[i].forfeited;
        seat->score = at[i].score;
        seat->minor = at[i].minor;
        seat->asked = at[i].asked;
    }
    table->is_active = false;
    table->is_over = is_decided(tournament, contest, master_leaves);
    heats->master_left = heats->master_left || master_leaves;
    touch_stage(heats);
}

/* ---- what next ---- */

/* Who is alone at their table goes on without a game. */
void heats_settle(struct tournament *tournament) {
    struct heats *heats = tournament->heats;
    const struct heat_stage *stage = heats_stage(heats);
    int32_t left = 0;
    bool is_played = stage != NULL;
    for (int32_t i = 0; stage != NULL && i < stage->count; i++) {
        struct heat_table *table = &heats->tables[stage->first + (size_t)i];
        int32_t in = count_in(tournament, table);
        if (!table->is_over && !table->is_active && in < 2) {
            table->is_over = true;
            touch_stage(heats);
        }
        is_played = is_played && table->is_over;
        left += in;
    }
    tournament->over = is_played && (stage->count == 1 || left == 0);
}

/* With a master the tables play one after the other: they are needed at each. */
enum tournament_step heats_next(struct fixture *out, struct tournament *tournament) {
    const struct heats *heats = tournament->heats;
    const struct heat_stage *stage = heats_stage(heats);
    bool is_played = true;
    out->round = heats->stage_count;
    out->has_master = !id_is_none(&tournament->master) && !heats->master_left;
    if (out->has_master && tournament->active > 0) {
        return STEP_WAIT;
    }
    for (int32_t i = 0; stage != NULL && i < stage->count; i++) {
        const struct heat_table *table = &heats->tables[stage->first + (size_t)i];
        const struct heat_seat *seats = heats_seats_at(heats, table);
        is_played = is_played && table->is_over;
        if (table->is_over || table->is_active || heats_awaits_subject(tournament, table)) {
            continue;
        }
        out->entrants = tournament->scratch;
        out->count = 0;
        for (int32_t k = 0; k < table->count; k++) {
            if (heats_is_in(tournament, &seats[k])) {
                tournament->scratch[out->count++] = seats[k].entrant;
            }
        }
        return STEP_GAME;
    }
    return is_played ? STEP_STAGE : STEP_WAIT;
}

/* ---- the end ---- */

bool heats_has_champion(const struct tournament *tournament) {
    const struct heat_stage *stage = heats_stage(tournament->heats);
    const struct heat_table *table = stage == NULL ? NULL : &tournament->heats->tables[stage->first];
    bool is_played = false;
    for (int32_t i = 0; table != NULL && i < table->count; i++) {
        const struct heat_seat *seat = &heats_seats_at(tournament->heats, table)[i];
        is_played = is_played || (heats_is_in(tournament, seat) && !isnan(seat->score));
    }
    return table != NULL && (is_played || count_in(tournament, table) == 1);
}

/* ---- the order of the standings ---- */

/* Those of a later stage write over what an earlier one said of them. In the final it does not count who was asked less. */
void heats_find_criteria(struct tournament *tournament) {
    const struct heats *heats = tournament->heats;
    for (int32_t number = 1; number <= heats->stage_count; number++) {
        const struct heat_stage *stage = &heats->stages[number - 1];
        for (int32_t i = 0; i < stage->count; i++) {
            const struct heat_table *table = &heats->tables[stage->first + (size_t)i];
            const struct heat_seat *seats = heats_seats_at(heats, table);
            for (int32_t k = 0; k < table->count; k++) {
                struct entrant *entrant = &tournament->entrants[seats[k].entrant];
                entrant->level = number;
                entrant->is_out = seats[k].is_out;
                heats_criteria(entrant->criteria, tournament, &seats[k]);
                entrant->criteria[TOURNAMENT_CRITERIA - 1] *= stage->count > 1;
            }
        }
    }
}
