/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All texts are made on the caller's thread; the writer only binds them.
 *
 * Rows of entrants are written with the events that changed them, or where they are many, behind these, a few hundred a
 * job: the tournament's row says up to which event all of them are written (rows_version), and after a crash all are
 * written anew. At the end all entrants get their place. Places go before the event that makes them count: nobody looks at
 * them before. As they come to nothing when the creator ends the tournament meanwhile, the rows count as not written from
 * then on.
 *
 * Webhooks are told of the end with it, or where they are many, behind it, a few services a job. Until all are told, the
 * rows count as not written too, and whoever mends these tells the others.
 */
#include "tournament/tournament_log.h"

#include <stdlib.h>
#include <string.h>

#include "core/writer_run.h"
#include "heats.h"
#include "play/outbox.h"
#include "tournament/tournament_making.h"
#include "util/json.h"

enum { READ_AT_ONCE = 1000, EVENTS_AT_ONCE = 64, BYTES_AT_ONCE = 128 * 1024 };
enum { STARTS_AT_ONCE = 16 }; /* games with people, of some ten rows each */

struct tournament_batch_event {
    int64_t seq, at;
    enum tournament_event kind;
    json_t *body;
    char *text;
    /* Of a game: its row. */
    struct tournament_game_texts game;
    struct tournament_start *starts; /* the games to be made with it; owned, with references to what they refer to */
    size_t start_count;
};

/* ---- reading ---- */

struct loading {
    struct tournament *tournament;
    const struct id *id;
    int64_t after, last;
    size_t rows;
};

static enum err load_event(void *context, const struct tournament_event_row *row) {
    struct loading *loading = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    enum err err = ERR_CORRUPT;
    if (body != NULL && row->seq == 1) {
        err = tournament_create(&loading->tournament, loading->id, row->at, body);
    } else if (body != NULL && loading->tournament != NULL) {
        err = tournament_apply(loading->tournament, row->seq, row->at, tournament_event_find(row->kind), body);
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
        err = tournament_event_read(db, loading->id, loading->after, loading->last, READ_AT_ONCE, load_event, loading);
    } while (err == OK && loading->rows == READ_AT_ONCE);
    struct tournament *tournament = loading->tournament; /* the rows are as the log has it */
    for (int32_t i = 0; tournament != NULL && i < tournament->entrant_count; i++) {
        tournament->entrants[i].touched = false;
    }
    for (int32_t i = 0; tournament != NULL && i < tournament_stage_count(tournament); i++) {
        tournament->heats->stages[i].touched = false;
    }
    return err;
}

enum err tournament_load_at(struct tournament **out, struct db *db, const struct id *id, int64_t version) {
    struct loading loading = {.id = id, .last = version};
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

enum err tournament_load(struct tournament **out, struct db *db, const struct id *id) {
    return tournament_load_at(out, db, id, INT64_MAX);
}

enum err tournament_catch_up(struct tournament *tournament, struct db *db) {
    struct loading loading = {
        .tournament = tournament, .id = &tournament->id, .after = tournament->version, .last = INT64_MAX};
    return read_all(&loading, db);
}

/* ---- the batch ---- */

static void empty(struct tournament_batch *batch) {
    for (size_t i = 0; i < batch->count; i++) {
        struct tournament_batch_event *event = &batch->events[i];
        json_decref(event->body);
        free(event->text);
        tournament_game_texts_free(&event->game);
        for (size_t k = 0; k < event->start_count; k++) {
            config_release(event->starts[k].game.config);
            brought_release(event->starts[k].game.brought);
        }
        free(event->starts);
    }
    batch->count = 0;
    batch->starts = 0;
    batch->bytes = 0;
}

void tournament_batch_free(struct tournament_batch *batch) {
    empty(batch);
    free(batch->events);
    *batch = (struct tournament_batch){0};
}

/* The texts of an event and of the row that it makes. */
static bool write_texts(struct tournament_batch_event *event) {
    event->text = json_text(event->body);
    bool is_game = tournament_events[event->kind].is_game;
    return event->text != NULL && (!is_game || tournament_game_texts(&event->game, event->body));
}

static size_t length_of(const char *text) {
    return text == NULL ? 0 : strlen(text);
}

bool tournament_batch_is_full(const struct tournament_batch *batch) {
    return batch->count >= EVENTS_AT_ONCE || batch->bytes >= BYTES_AT_ONCE || batch->starts >= STARTS_AT_ONCE;
}

enum err tournament_batch_add(struct tournament_batch *batch, struct tournament *tournament, int64_t at,
                              enum tournament_event kind, json_t *body) {
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
    batch->bytes += strlen(event->text) + length_of(event->game.entrants) + length_of(event->game.scores);
    return tournament_apply(tournament, event->seq, at, kind, event->body);
}

enum err tournament_batch_start(struct tournament_batch *batch, struct tournament *tournament, int64_t at, json_t *body,
                                const struct tournament_start *starts, size_t count) {
    struct tournament_start *copies = malloc(count * sizeof *copies);
    if (copies == NULL) {
        json_decref(body);
        return ERR_NO_MEMORY;
    }
    enum err err = tournament_batch_add(batch, tournament, at, TOURNAMENT_EVENT_STARTED, body);
    if (err != OK) {
        free(copies);
        return err;
    }
    memcpy(copies, starts, count * sizeof *copies);
    for (size_t i = 0; i < count; i++) {
        (void)config_ref(copies[i].game.config);
        (void)brought_ref(copies[i].game.brought);
        copies[i].game.deal_seed = copies[i].duplicate ? copies[i].deal_seed : NULL;
    }
    struct tournament_batch_event *event = &batch->events[batch->count - 1];
    event->starts = copies;
    event->start_count = count;
    batch->starts += count;
    return OK;
}

/* ---- writing ---- */

struct writing {
    const struct tournament_batch *batch;
    struct tournament_row row;
    int64_t old; /* the version that the log is at */
    const struct tournament *tournament;
    struct tournament_stages stages;
    const int32_t *entrants; /* indices of those whose rows are still to be written: */
    size_t left, now;        /* so many, and so many of them in this job */
    const char *news;        /* for webhooks, once it is finished; NULL before */
    struct outbox_listeners listeners;
    size_t told; /* so many of these have been */
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

static enum err write_events(struct tx *tx, struct db *db, const struct writing *writing) {
    enum err err = OK;
    for (size_t i = 0; i < writing->batch->count && err == OK; i++) {
        const struct tournament_batch_event *event = &writing->batch->events[i];
        err = tournament_event_write(db, &writing->row.id, event->seq, event->at, event->kind, event->text);
        if (err == OK && event->game.entrants != NULL) {
            err = tournament_game_put(db, &writing->row.id, &event->game.row);
        }
        if (err == OK) {
            err = make_games(tx, event);
        }
    }
    return err == OK ? tournament_stages_write(db, &writing->row.id, &writing->stages) : err;
}

/* Those who play and watch the tournament look again, once all rows are there. */
static enum err note_change(struct tx *tx, const struct writing *writing) {
    bool is_whole = writing->now == writing->left;
    return is_whole ? tx_change(tx, CHANGE_TOURNAMENT, &writing->row.id, writing->row.version) : OK;
}

static enum err write_entrants(struct db *db, const struct writing *writing) {
    enum err err = OK;
    for (size_t i = 0; i < writing->now && err == OK; i++) {
        err = tournament_entrants_write(db, writing->tournament, writing->entrants[i], writing->entrants[i] + 1);
    }
    return err;
}

/* It has begun at its time: those of them who have not joined are told that it went on without them. */
static enum err tell_missed(struct tx *tx, const struct writing *writing) {
    const struct tournament_batch_event *begun = NULL;
    enum err err = OK;
    for (size_t i = 0; i < writing->batch->count && begun == NULL; i++) {
        const struct tournament_batch_event *event = &writing->batch->events[i];
        begun = event->kind == TOURNAMENT_EVENT_BEGUN ? event : NULL;
    }
    for (size_t i = 0; i < writing->now && begun != NULL && err == OK; i++) {
        err = tournament_tell(tx, writing->tournament, writing->entrants[i], begun->kind, begun->seq, begun->at);
    }
    return err;
}

/* The events with the tournament's row, and the first of the entrants' rows. */
static enum err write_batch(void *context, struct tx *tx) {
    const struct writing *writing = context;
    struct db *db = tx_write(tx);
    enum err err = tournament_row_update(db, &writing->row, writing->old, writing->now == writing->left);
    err = err == OK ? write_events(tx, db, writing) : err;
    err = err == OK ? write_entrants(db, writing) : err;
    err = err == OK ? tell_missed(tx, writing) : err;
    return err == OK ? note_change(tx, writing) : err;
}

/* Some of the places, before the end: unless that comes, they are wrong. */
static enum err write_places(void *context, struct tx *tx) {
    const struct writing *writing = context;
    struct db *db = tx_write(tx);
    enum err err = tournament_row_update(db, &writing->row, writing->old, false);
    err = err == OK ? tournament_rows_doubt(db, &writing->row.id, writing->old) : err;
    return err == OK ? write_entrants(db, writing) : err;
}

/* Tells some more services of the end. With the last of them all is written, where the rows are. */
static enum err tell_some(const struct writing *writing, struct tx *tx, struct db *db) {
    const struct outbox_end end = {.tournament = &writing->row.id,
                                   .seq = writing->row.version,
                                   .at = writing->row.finished_at,
                                   .data = writing->news};
    enum err err = outbox_note_tournament(tx, &end, &writing->listeners, writing->told);
    bool all_told = writing->listeners.count <= writing->told + OUTBOX_OWNERS_AT_ONCE;
    bool all = all_told && writing->left <= writing->now;
    return err == OK && all ? tournament_rows_note(db, &writing->row.id, writing->row.version) : err;
}

/* The end itself, with the last of the places. */
static enum err write_finish(void *context, struct tx *tx) {
    const struct writing *writing = context;
    struct db *db = tx_write(tx);
    enum err err = tournament_row_update(db, &writing->row, writing->old, false);
    err = err == OK ? write_events(tx, db, writing) : err;
    err = err == OK ? write_entrants(db, writing) : err;
    err = err == OK ? tell_some(writing, tx, db) : err;
    return err == OK ? note_change(tx, writing) : err;
}

/* Behind it. */
static enum err write_news(void *context, struct tx *tx) {
    const struct writing *writing = context;
    return tell_some(writing, tx, tx_write(tx));
}

/* Some more of the entrants' rows, behind the events; whoever has appended meanwhile has not changed them. */
static enum err write_behind(void *context, struct tx *tx) {
    const struct writing *writing = context;
    struct db *db = tx_write(tx);
    enum err err = write_entrants(db, writing);
    err = err == OK ? tell_missed(tx, writing) : err;
    if (err == OK && writing->now == writing->left) {
        err = tournament_rows_note(db, &writing->row.id, writing->row.version);
    }
    return err == OK ? note_change(tx, writing) : err;
}

/* A job with as many of the entrants' rows as one takes. */
static enum err write_part(struct writing *writing, struct writer *writer,
                           enum err (*work)(void *context, struct tx *tx)) {
    writing->now = writing->left < TOURNAMENT_ROWS_AT_ONCE ? writing->left : TOURNAMENT_ROWS_AT_ONCE;
    enum err err = writer_run(writer, work, writing);
    writing->entrants += writing->now;
    writing->left -= writing->now;
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

/* The places of the end, but for the last job's, under the version that the log is at. */
static enum err write_ahead(struct writing *writing, struct writer *writer) {
    const struct tournament_row row = writing->row;
    enum err err = OK;
    writing->row.version = writing->old;
    writing->row.status = tournament_status_name(TOURNAMENT_RUNNING);
    writing->row.finished_at = 0;
    writing->row.winners = NULL;
    while (err == OK && writing->left > TOURNAMENT_ROWS_AT_ONCE) {
        err = write_part(writing, writer, write_places);
    }
    writing->row = row;
    return err;
}

/* Those that have not been told yet. */
static enum err tell_rest(struct writing *writing, struct writer *writer) {
    enum err err = OK;
    while (err == OK && writing->told < writing->listeners.count) {
        err = writer_run(writer, write_news, writing);
        writing->told += OUTBOX_OWNERS_AT_ONCE;
    }
    return err;
}

/* Makes the news, and finds whom to tell. Both are to be freed in any case. */
static enum err prepare_news(char **out, struct writing *writing, struct db *db, const json_t *winners) {
    *out = tournament_news(writing->tournament, winners);
    writing->news = *out;
    return *out == NULL
               ? ERR_NO_MEMORY
               : outbox_find_tournament_listeners(&writing->listeners, db, &writing->row.id, &writing->row.creator);
}

static enum err write_end(struct writing *writing, struct db *db, struct writer *writer) {
    const struct tournament_batch *batch = writing->batch;
    const json_t *winners = json_object_get(batch->events[batch->count - 1].body, "winners");
    char *text = json_text(winners);
    char *news = NULL;
    writing->row.winners = text;
    enum err err = prepare_news(&news, writing, db, winners);
    err = err == OK && text == NULL ? ERR_NO_MEMORY : err;
    err = err == OK ? write_ahead(writing, writer) : err;
    err = err == OK ? write_part(writing, writer, write_finish) : err;
    writing->told = OUTBOX_OWNERS_AT_ONCE;
    err = err == OK ? tell_rest(writing, writer) : err;
    outbox_listeners_free(&writing->listeners);
    free(text);
    free(news);
    return err;
}

/* Of an end that is in the log: tells those who have not been told. */
static enum err tell_late(struct writing *writing, struct db *db, struct writer *writer) {
    struct tournament_row row;
    struct arena arena;
    char *news = NULL;
    arena_init(&arena);
    enum err err = tournament_get(&row, &arena, db, &writing->row.id);
    json_t *winners = row.winners == NULL ? NULL : json_loads(row.winners, 0, NULL);
    err = err == OK ? prepare_news(&news, writing, db, winners) : err;
    err = err == OK ? tell_rest(writing, writer) : err;
    outbox_listeners_free(&writing->listeners);
    json_decref(winners);
    free(news);
    arena_free(&arena);
    return err;
}

static enum err write_rest(struct writing *writing, struct writer *writer) {
    enum err err = OK;
    while (err == OK && writing->left > 0) {
        err = write_part(writing, writer, write_behind);
    }
    return err;
}

static struct writing begin_writing(const struct tournament_batch *batch, struct tournament *tournament) {
    return (struct writing){
        .batch = batch,
        .row = tournament_to_row(tournament),
        .old = batch->count == 0 ? tournament->version : batch->events[0].seq - 1,
        .left = take_touched(tournament),
        .tournament = tournament,
        .entrants = tournament->scratch,
    };
}

enum err tournament_batch_write_now(struct tournament_batch *batch, struct tournament *tournament, struct tx *tx) {
    struct writing writing = begin_writing(batch, tournament);
    writing.now = writing.left;
    bool is_seated = tournament->heats != NULL; /* not of a part that has no more than rows */
    enum err err = is_seated ? tournament_stages_take(&writing.stages, tournament) : OK;
    err = err == OK ? write_batch(&writing, tx) : err;
    tournament_stages_free(&writing.stages);
    empty(batch);
    return err;
}

enum err tournament_batch_write(struct tournament_batch *batch, struct tournament *tournament, struct db *db,
                                struct writer *writer) {
    if (batch->count == 0) {
        return OK;
    }
    struct writing writing = begin_writing(batch, tournament);
    enum err err = tournament_stages_take(&writing.stages, tournament);
    if (err == OK && tournament->status == TOURNAMENT_FINISHED) {
        err = write_end(&writing, db, writer);
    } else if (err == OK) {
        err = write_part(&writing, writer, write_batch);
        err = err == OK ? write_rest(&writing, writer) : err;
    }
    tournament_stages_free(&writing.stages);
    empty(batch);
    return err;
}

bool tournament_rows_may_be_at(const struct tournament *tournament, int64_t version) {
    int64_t missing = tournament->version - version;
    int32_t touched = 0;
    int32_t people = 0;
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        touched += tournament->entrants[i].touched;
        people += tournament->entrants[i].bot[0] == '\0';
    }
    bool is_told_behind =
        people + 2 > OUTBOX_OWNERS_AT_ONCE; /* a service for each, the creator and the creator's own */
    bool has_places = tournament->over && tournament->entrant_count > TOURNAMENT_ROWS_AT_ONCE &&
                      missing <= 1 + (tournament->status == TOURNAMENT_CANCELLED);
    bool may_be_behind =
        tournament->status == TOURNAMENT_FINISHED ? is_told_behind : has_places || touched > TOURNAMENT_ROWS_AT_ONCE;
    return missing == 0 || (missing > 0 && version > 0 && may_be_behind);
}

enum err tournament_rows_mend(struct tournament *tournament, struct db *db, struct writer *writer) {
    int64_t version = 0;
    enum err err = tournament_rows_version(&version, db, &tournament->id);
    if (err != OK || version >= tournament->version) {
        return err;
    }
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        tournament->entrants[i].touched = true;
    }
    const struct tournament_batch nothing = {0};
    struct writing writing = begin_writing(&nothing, tournament);
    err = tournament->status == TOURNAMENT_FINISHED ? tell_late(&writing, db, writer) : OK;
    return err == OK ? write_rest(&writing, writer) : err;
}
