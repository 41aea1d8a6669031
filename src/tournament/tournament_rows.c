/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the rows of a tournament say: of itself, its entrants, its games. Whoever writes them, compares them with the log or
 * shows an old version of them takes them from here.
 */
#include "tournament/tournament.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "heats.h"
#include "tournament/tournament_log.h"
#include "util/json.h"
#include "util/json_out.h"

enum err tournament_event_write(struct db *db, const struct id *tournament, int64_t seq, int64_t at,
                                enum tournament_event kind, const char *body) {
    const char *word = tournament_events[kind].word;
    return tournament_event_append(db, tournament, &(struct tournament_event_row){seq, at, word, body, strlen(body)});
}

bool tournament_game_texts(struct tournament_game_texts *out, const json_t *body) {
    const json_t *id = json_object_get(body, "id");
    const json_t *scores = json_object_get(body, "scores");
    const json_t *ids = json_object_get(body, "ids");
    out->entrants = json_text(json_object_get(body, "entrants"));
    out->scores = scores == NULL ? NULL : json_text(scores);
    out->games = ids == NULL ? NULL : json_text(ids);
    out->row = (struct tournament_game_row){
        .number = json_integer_value(json_object_get(body, "game")),
        .round = json_integer_value(json_object_get(body, "round")),
        .tie_break = json_is_true(json_object_get(body, "tie_break")),
        .entrants = out->entrants,
        .scores = out->scores,
        .games = out->games,
    };
    if (json_is_string(id)) {
        (void)id_parse(&out->row.game, json_string_value(id), json_string_length(id));
    }
    return out->entrants != NULL && (scores == NULL || out->scores != NULL) && (ids == NULL || out->games != NULL);
}

void tournament_game_texts_free(struct tournament_game_texts *texts) {
    free(texts->entrants);
    free(texts->scores);
    free(texts->games);
    *texts = (struct tournament_game_texts){0};
}

struct tournament_row tournament_to_row(const struct tournament *tournament) {
    return (struct tournament_row){
        .id = tournament->id,
        .creator = tournament->creator,
        .ruleset = tournament->ruleset,
        .format = tournament_format_name(tournament->format),
        .master = tournament->master,
        .title = tournament->title,
        .status = tournament_status_name(tournament->status),
        .is_public = tournament->is_public,
        .version = tournament->version,
        .games = tournament->games,
        .played = tournament->played,
        .tie_break_games = tournament->tie_break_games,
        .entrants = tournament->taking_part,
        .people = tournament->people,
        .waiting = tournament->waiting,
        .created_at = tournament->created_at,
        .finished_at = tournament->finished_at,
        .starts_at = tournament->starts_at,
        .series = tournament->series,
        .choose_by = tournament->heats == NULL ? 0 : heats_choose_by(tournament),
    };
}

struct tournament_entrant_row tournament_entrant_to_row(const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    bool is_finished = tournament->status == TOURNAMENT_FINISHED; /* before, places are of those who play on */
    struct tournament_entrant_row row = {
        .number = tournament->first_number + index,
        .player = entrant->player,
        .bot_level = entrant->bot_level,
        .totals = entrant->totals,
        .place = is_finished ? entrant->place : 0,
        .rank = is_finished ? entrant->rank : 0,
        .has_title = is_finished && tournament->title != NULL && tournament->is_public &&
                     tournament_has_won(tournament, index) && heats_has_champion(tournament),
    };
    (void)snprintf(row.bot, sizeof row.bot, "%s", entrant->bot);
    (void)snprintf(row.status, sizeof row.status, "%s", entrant_status_name(entrant->status));
    return row;
}

/* ---- a stage ---- */

int32_t tournament_stage_count(const struct tournament *tournament) {
    return tournament->heats == NULL ? 0 : tournament->heats->stage_count;
}

/* Where they choose: what each has chosen, as far as they have. */
static void write_subjects(struct json_out *out, const struct heats *heats, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(heats, table);
    if (heats->subjects == NULL) {
        return;
    }
    json_out_put_array(out, "subjects");
    for (int32_t i = 0; i < table->count; i++) {
        json_out_text(out, heats_subject(heats, &seats[i]));
    }
    json_out_end_array(out);
}

static void write_table(struct json_out *out, const struct tournament *tournament, const struct heat_table *table) {
    const struct heat_seat *seats = heats_seats_at(tournament->heats, table);
    json_out_begin_object(out);
    json_out_key(out, "game");
    if (table->game == 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, table->game);
    }
    json_out_put_text(out, "id", id_is_none(&table->id) ? NULL : table->id.text);
    json_out_put_array(out, "entrants");
    for (int32_t i = 0; i < table->count; i++) {
        json_out_integer(out, seats[i].entrant + 1);
    }
    json_out_end_array(out);
    json_out_put_array(out, "players");
    for (int32_t i = 0; i < table->count; i++) {
        if (seats[i].plays) {
            json_out_integer(out, seats[i].entrant + 1);
        }
    }
    json_out_end_array(out);
    write_subjects(out, tournament->heats, table);
    json_out_key(out, "points");
    if (!table->is_over) {
        json_out_null(out);
        json_out_end_object(out);
        return;
    }
    json_out_begin_array(out);
    for (int32_t i = 0; i < table->count; i++) {
        if (isnan(seats[i].score)) {
            json_out_null(out);
        } else {
            json_out_number(out, seats[i].score);
        }
    }
    json_out_end_array(out);
    json_out_end_object(out);
}

char *tournament_stage_text(const struct tournament *tournament, int32_t number) {
    const struct heats *heats = tournament->heats;
    const struct heat_stage *stage = &heats->stages[number - 1];
    struct json_out out;
    size_t length = 0;
    json_out_init(&out);
    json_out_begin_array(&out);
    for (int32_t i = 0; i < stage->count; i++) {
        write_table(&out, tournament, &heats->tables[stage->first + (size_t)i]);
    }
    json_out_end_array(&out);
    return json_out_take(&out, &length);
}

/* ---- stages ---- */

enum err tournament_stages_take(struct tournament_stages *out, const struct tournament *tournament) {
    int32_t count = tournament_stage_count(tournament);
    *out = (struct tournament_stages){.texts = calloc((size_t)count + 1, sizeof *out->texts)};
    if (out->texts == NULL) {
        return ERR_NO_MEMORY;
    }
    out->count = count;
    for (int32_t i = 0; i < count; i++) {
        if (tournament->heats->stages[i].touched) {
            out->texts[i] = tournament_stage_text(tournament, i + 1);
            tournament->heats->stages[i].touched = false;
            if (out->texts[i] == NULL) {
                return ERR_NO_MEMORY;
            }
        }
    }
    return OK;
}

enum err tournament_stages_write(struct db *db, const struct id *tournament, const struct tournament_stages *stages) {
    enum err err = OK;
    for (int32_t i = 0; i < stages->count && err == OK; i++) {
        if (stages->texts[i] != NULL) {
            err = tournament_stage_put(db, tournament, i + 1, stages->texts[i]);
        }
    }
    return err;
}

void tournament_stages_free(struct tournament_stages *stages) {
    for (int32_t i = 0; i < stages->count; i++) {
        free(stages->texts[i]);
    }
    free(stages->texts);
    *stages = (struct tournament_stages){0};
}

/* ---- its games ---- */

struct setup tournament_setup(const struct tournament *tournament, int contenders, bool has_master) {
    return (struct setup){
        .options = tournament->options, .opponents = contenders - 1 + has_master, .officials = has_master};
}

enum err tournament_entrants_write(struct db *db, const struct tournament *tournament, int32_t from, int32_t until) {
    enum err err = OK;
    for (int32_t i = from; i < until && err == OK; i++) {
        const struct tournament_entrant_row row = tournament_entrant_to_row(tournament, i);
        err = tournament_entrant_put(db, &tournament->id, &row);
    }
    return err;
}
