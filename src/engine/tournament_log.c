/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All texts are made on the caller's thread; the writer only binds them.
 *
 * Rows of entrants are written with the events that changed them. At the end everybody gets his place, which may be ten
 * thousand rows: these go before, in jobs of a few hundred, so that no batch of the writer gets long; nobody looks at places
 * before the tournament is finished, and a crash in between makes them be written again.
 */
#include "tournament_log.h"

#include <stdlib.h>
#include <string.h>

#include "engine/outbox.h"
#include "errand.h"
#include "util/json.h"

enum { READ_AT_ONCE = 1000, ROWS_AT_ONCE = 400 };

struct tournament_batch_event {
    int64_t seq, at;
    const char *kind; /* static */
    json_t *body;
    char *text;
    /* Of a game: its row. */
    struct tournament_game_row game;
    char *entrants, *scores, *games;
    struct tournament_start *starts; /* the games to be made with it; owned, with references to their configs */
    size_t start_count;
};

/* ---- reading ---- */

struct loading {
    struct tournament *tournament;
    const struct id *id;
    int64_t after;
    size_t rows;
};

static enum err load_event(void *context, const struct tournament_event_row *row) {
    struct loading *loading = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    enum err err = ERR_CORRUPT;
    if (body != NULL && row->seq == 1) {
        err = tournament_create(&loading->tournament, loading->id, row->at, body);
    } else if (body != NULL && loading->tournament != NULL) {
        err = tournament_apply(loading->tournament, row->seq, row->at, row->kind, body);
    }
    json_decref(body);
    loading->after = row->seq;
    loading->rows++;
    return err;
}

static enum err read_all(struct loading *loading, struct db *db) {
    enum err err = OK;
    do {
        loading->rows = 0;
        err = tournament_event_read(db, loading->id, loading->after, INT64_MAX, READ_AT_ONCE, load_event, loading);
    } while (err == OK && loading->rows == READ_AT_ONCE);
    for (int32_t i = 0; loading->tournament != NULL && i < loading->tournament->entrant_count; i++) {
        loading->tournament->entrants[i].touched = false; /* the rows are as the log has it */
    }
    return err;
}

enum err tournament_load(struct tournament **out, struct db *db, const struct id *id) {
    struct loading loading = {.id = id};
    enum err err = read_all(&loading, db);
    if (err == OK && loading.tournament == NULL) {
        err = ERR_NOT_FOUND;
    }
    if (err != OK) {
        tournament_free(loading.tournament);
        return err;
    }
    *out = loading.tournament;
    return OK;
}

enum err tournament_catch_up(struct tournament *tournament, struct db *db) {
    struct loading loading = {.tournament = tournament, .id = &tournament->id, .after = tournament->version};
    return read_all(&loading, db);
}

/* ---- the batch ---- */

static void empty(struct tournament_batch *batch) {
    for (size_t i = 0; i < batch->count; i++) {
        struct tournament_batch_event *event = &batch->events[i];
        json_decref(event->body);
        free(event->text);
        free(event->entrants);
        free(event->scores);
        free(event->games);
        for (size_t k = 0; k < event->start_count; k++) {
            config_release(event->starts[k].game.config);
        }
        free(event->starts);
    }
    batch->count = 0;
    batch->starts = 0;
}

void tournament_batch_free(struct tournament_batch *batch) {
    empty(batch);
    free(batch->events);
    *batch = (struct tournament_batch){0};
}

static bool is_game(const char *kind) {
    return strcmp(kind, "game") == 0 || strcmp(kind, "started") == 0;
}

/* The texts of an event and of the row that it makes. */
static bool write_texts(struct tournament_batch_event *event) {
    const json_t *body = event->body;
    event->text = json_text(body);
    if (event->text == NULL || !is_game(event->kind)) {
        return event->text != NULL;
    }
    const json_t *id = json_object_get(body, "id");
    const json_t *scores = json_object_get(body, "scores");
    const json_t *ids = json_object_get(body, "ids");
    event->entrants = json_text(json_object_get(body, "entrants"));
    event->scores = scores == NULL ? NULL : json_text(scores);
    event->games = ids == NULL ? NULL : json_text(ids);
    event->game = (struct tournament_game_row){
        .number = json_integer_value(json_object_get(body, "game")),
        .round = json_integer_value(json_object_get(body, "round")),
        .tie_break = json_is_true(json_object_get(body, "tie_break")),
        .entrants = event->entrants,
        .scores = event->scores,
        .games = event->games,
    };
    if (json_is_string(id)) {
        (void)id_parse(&event->game.game, json_string_value(id), json_string_length(id));
    }
    return event->entrants != NULL && (scores == NULL || event->scores != NULL) &&
           (ids == NULL || event->games != NULL);
}

enum err tournament_batch_add(struct tournament_batch *batch, struct tournament *tournament, int64_t at,
                              const char *kind, json_t *body) {
    if (body == NULL) {
        return ERR_NO_MEMORY;
    }
    if (batch->count == batch->room) {
        size_t room = batch->room == 0 ? 64 : 2 * batch->room;
        void *events = realloc(batch->events, room * sizeof *batch->events);
        if (events == NULL) {
            json_decref(body);
            return ERR_NO_MEMORY;
        }
        batch->events = events;
        batch->room = room;
    }
    struct tournament_batch_event *event = &batch->events[batch->count++];
    *event = (struct tournament_batch_event){
        .seq = tournament->version + 1, .at = at, .kind = kind, .body = json_incref(body)};
    json_decref(body);
    if (!write_texts(event)) {
        return ERR_NO_MEMORY;
    }
    return tournament_apply(tournament, event->seq, at, kind, event->body);
}

enum err tournament_batch_start(struct tournament_batch *batch, struct tournament *tournament, int64_t at, json_t *body,
                                const struct tournament_start *starts, size_t count) {
    struct tournament_start *copies = malloc(count * sizeof *copies);
    if (copies == NULL) {
        json_decref(body);
        return ERR_NO_MEMORY;
    }
    enum err err = tournament_batch_add(batch, tournament, at, "started", body);
    if (err != OK) {
        free(copies);
        return err;
    }
    memcpy(copies, starts, count * sizeof *copies);
    for (size_t i = 0; i < count; i++) {
        (void)config_ref(copies[i].game.config);
        copies[i].game.deal_seed = copies[i].duplicate ? copies[i].deal_seed : NULL;
    }
    struct tournament_batch_event *event = &batch->events[batch->count - 1];
    event->starts = copies;
    event->start_count = count;
    batch->starts += count;
    return OK;
}

/* ---- rows ---- */

struct tournament_row tournament_to_row(const struct tournament *tournament) {
    int32_t entrants = 0;
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        entrants += tournament->entrants[i].status != ENTRANT_DECLINED;
    }
    return (struct tournament_row){
        .id = tournament->id,
        .creator = tournament->creator,
        .ruleset = tournament->ruleset,
        .format = tournament_format_name(tournament->format),
        .status = tournament_status_name(tournament->status),
        .version = tournament->version,
        .games = tournament->games,
        .played = tournament->played,
        .tie_break_games = tournament->tie_break_games,
        .entrants = entrants,
        .people = tournament->people,
        .waiting = tournament->waiting,
        .created_at = tournament->created_at,
        .finished_at = tournament->finished_at,
    };
}

struct tournament_entrant_row tournament_entrant_to_row(const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    return (struct tournament_entrant_row){
        .number = index + 1,
        .player = entrant->player,
        .bot = entrant->bot[0] == '\0' ? NULL : entrant->bot,
        .status = entrant_status_name(entrant->status),
        .tally = entrant->tally,
        .place = entrant->place,
        .rank = entrant->rank,
    };
}

enum err tournament_rows_insert(struct db *db, const struct tournament *tournament, const char *plan) {
    struct tournament_row row = tournament_to_row(tournament);
    row.plan = plan;
    enum err err = tournament_row_insert(db, &row);
    for (int32_t i = 0; i < tournament->entrant_count && err == OK; i++) {
        const struct tournament_entrant_row entrant = tournament_entrant_to_row(tournament, i);
        err = tournament_entrant_put(db, &tournament->id, &entrant);
    }
    return err;
}

/* ---- writing ---- */

struct writing {
    const struct tournament_batch *batch;
    struct tournament_row row;
    int64_t old; /* the version that the log is at */
    size_t entrant_count;
    const struct tournament *tournament;
    const int32_t *entrants; /* indices of those whose rows are written */
    const char *news;        /* for webhooks, once it is finished; NULL before */
};

/* The games of a `started` event. Where somebody has gone since it was thought of, the tournament thinks again. */
static enum err make_games(struct tx *tx, const struct tournament_batch_event *event) {
    enum err err = OK;
    for (size_t i = 0; i < event->start_count && err == OK; i++) {
        struct problem problem;
        problem_clear(&problem);
        struct play play = {.tx = tx, .problem = &problem, .game_id = event->starts[i].id, .seat = -1};
        err = play_create(&play, &event->starts[i].game);
        play_release(&play);
    }
    return err == ERR_INVALID_VALUE ? ERR_STALE : err;
}

static enum err write_rows(void *context, struct tx *tx) {
    const struct writing *writing = context;
    const struct id *id = &writing->row.id;
    struct db *db = NULL;
    enum err err = tx_write(&db, tx);
    if (err == OK) {
        err = tournament_row_update(db, &writing->row, writing->old);
    }
    for (size_t i = 0; i < writing->batch->count && err == OK; i++) {
        const struct tournament_batch_event *event = &writing->batch->events[i];
        const struct tournament_event_row row = {.seq = event->seq,
                                                 .at = event->at,
                                                 .kind = event->kind,
                                                 .body = event->text,
                                                 .body_length = strlen(event->text)};
        err = tournament_event_append(db, id, &row);
        if (err == OK && event->entrants != NULL) {
            err = tournament_game_put(db, id, &event->game);
        }
        if (err == OK) {
            err = make_games(tx, event);
        }
    }
    for (size_t i = 0; i < writing->entrant_count && err == OK; i++) {
        const struct tournament_entrant_row row = tournament_entrant_to_row(writing->tournament, writing->entrants[i]);
        err = tournament_entrant_put(db, id, &row);
    }
    if (err == OK && writing->news != NULL) {
        err = outbox_note_tournament(tx, id, &writing->row.creator, writing->row.version, writing->news);
    }
    return err;
}

/* The indices of those whose rows are to be written, into scratch; how many. */
static size_t take_touched(struct tournament *tournament) {
    size_t count = 0;
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        if (tournament->entrants[i].touched) {
            tournament->scratch[count++] = i;
            tournament->entrants[i].touched = false;
        }
    }
    return count;
}

/* An entrant of the message: {"rank", "number", "entrant", "points"}. */
static json_t *news_of(const struct tournament *tournament, int32_t index) {
    const struct entrant *entrant = &tournament->entrants[index];
    json_t *who = entrant->bot[0] != '\0' ? json_pack("{s:s}", "bot", entrant->bot)
                                          : json_pack("{s:{s:s}}", "player", "id", entrant->player.text);
    return json_pack("{s:I, s:i, s:o, s:f}", "rank", (json_int_t)entrant->rank, "number", (int)index + 1, "entrant",
                     who, "points", entrant->tally.points);
}

/* What webhooks are told: the tournament, with ids and no names, and who came in first. */
static char *make_news(const struct tournament *tournament, const json_t *winners) {
    json_t *best = json_array();
    bool good = best != NULL;
    for (size_t i = 0; i < json_array_size(winners); i++) {
        int32_t index = (int32_t)json_integer_value(json_array_get(winners, i)) - 1;
        good = json_array_append_new(best, news_of(tournament, index)) == 0 && good;
    }
    json_t *news = json_pack("{s:s, s:s, s:s, s:s, s:I, s:I, s:O, s:o}", "id", tournament->id.text, "ruleset",
                             tournament->ruleset, "format", tournament_format_name(tournament->format), "status",
                             "finished", "played", (json_int_t)tournament->played, "tie_break_games",
                             (json_int_t)tournament->tie_break_games, "winners", winners, "standings", best);
    char *text = good ? json_text(news) : NULL;
    json_decref(news);
    return text;
}

/* Rows beyond what one job should write go first, under the version that the log is at. */
static enum err write_ahead(struct writing *writing, struct writer *writer) {
    static const struct tournament_batch nothing = {0};
    const struct tournament_batch *batch = writing->batch;
    struct tournament_row row = writing->row;
    size_t count = writing->entrant_count;
    enum err err = OK;
    writing->batch = &nothing;
    writing->row.version = writing->old;
    writing->row.status = tournament_status_name(TOURNAMENT_RUNNING);
    writing->row.finished_at = 0;
    writing->row.winners = NULL;
    while (err == OK && count > ROWS_AT_ONCE) {
        writing->entrant_count = ROWS_AT_ONCE;
        err = errand_run(writer, write_rows, writing);
        writing->entrants += ROWS_AT_ONCE;
        count -= ROWS_AT_ONCE;
    }
    writing->batch = batch;
    writing->row = row;
    writing->entrant_count = count;
    return err;
}

enum err tournament_batch_write(struct tournament_batch *batch, struct tournament *tournament, struct writer *writer) {
    if (batch->count == 0) {
        return OK;
    }
    const json_t *last = batch->events[batch->count - 1].body;
    bool over = tournament->status == TOURNAMENT_FINISHED;
    char *winners = over ? json_text(json_object_get(last, "winners")) : NULL;
    char *news = over ? make_news(tournament, json_object_get(last, "winners")) : NULL;
    struct writing writing = {
        .batch = batch,
        .row = tournament_to_row(tournament),
        .old = batch->events[0].seq - 1,
        .entrant_count = take_touched(tournament),
        .tournament = tournament,
        .entrants = tournament->scratch,
    };
    writing.row.winners = winners;
    enum err err = over && (winners == NULL || news == NULL) ? ERR_NO_MEMORY : write_ahead(&writing, writer);
    writing.news = news;
    if (err == OK) {
        err = errand_run(writer, write_rows, &writing);
    }
    free(winners);
    free(news);
    empty(batch);
    return err;
}

/* ---- a game that will not come about ---- */

static enum err abort_game(void *context, struct tx *tx) {
    const struct id *id = context;
    struct problem problem;
    struct game *game = NULL;
    problem_clear(&problem);
    enum err err = tx_find_game(&game, tx, id, &problem);
    bool open = err == OK && game->status == GAME_OPEN;
    game_release(game);
    if (open) {
        struct play play = {.tx = tx, .problem = &problem, .game_id = *id, .seat = -1};
        err = play_expire(&play);
        play_release(&play);
    }
    return err;
}

enum err tournament_abort_game(struct writer *writer, const struct id *game) {
    struct id id = *game;
    return errand_run(writer, abort_game, &id);
}

/* ---- a game that others were dealt too ---- */

static enum err prove_game(void *context, struct tx *tx) {
    const struct id *id = context;
    struct problem problem;
    problem_clear(&problem);
    struct play play = {.tx = tx, .problem = &problem, .game_id = *id, .seat = -1};
    enum err err = play_prove(&play);
    play_release(&play);
    return err;
}

enum err tournament_prove_game(struct writer *writer, const struct id *game) {
    struct id id = *game;
    return errand_run(writer, prove_game, &id);
}
