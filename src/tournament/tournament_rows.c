/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the rows of a tournament say: of itself, its entrants, its games. Whoever writes them, compares them with the log or
 * shows an old version of them takes them from here.
 */
#include "tournament/tournament.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tournament/tournament_log.h"
#include "util/json.h"

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
    };
}

struct tournament_entrant_row tournament_entrant_to_row(const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    bool is_finished = tournament->status == TOURNAMENT_FINISHED; /* before, places are of those who play on */
    struct tournament_entrant_row row = {
        .number = tournament->first_number + index,
        .player = entrant->player,
        .totals = entrant->totals,
        .place = is_finished ? entrant->place : 0,
        .rank = is_finished ? entrant->rank : 0,
    };
    (void)snprintf(row.bot, sizeof row.bot, "%s", entrant->bot);
    (void)snprintf(row.status, sizeof row.status, "%s", entrant_status_name(entrant->status));
    return row;
}

enum err tournament_entrants_write(struct db *db, const struct tournament *tournament, int32_t from, int32_t until) {
    enum err err = OK;
    for (int32_t i = from; i < until && err == OK; i++) {
        const struct tournament_entrant_row row = tournament_entrant_to_row(tournament, i);
        err = tournament_entrant_put(db, &tournament->id, &row);
    }
    return err;
}
