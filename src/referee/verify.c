/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of a whole database, one game at a time.
 *
 * The log is checked against the rules: an event must be allowed where it stands, and its recorded outcome must be what
 * the rules say. The projections are checked against the log. The first event that does not follow ends a game's check:
 * what comes after it cannot be judged.
 *
 * Which check holds which table:
 *
 *     event                                 this file, by the rules
 *     event_place, event_mark               verify_index.c, against the log
 *     game, seat, result                    this file; rows without a log: verify_lost.c
 *     round_questions                       this file, for each game
 *     result_reader                         who lacks: this file; who is too many, and lists of games: verify_readers.c
 *     tournament_event, tournament,
 *     tournament_entrant, tournament_game   verify_tournaments.c; games among bots: verify_replays.c
 *     notification, delivery                verify_notifications.c, verify_messages.c, verify_turns.c
 *     numbering                             of notifications: with these; of results it is mended when it is used
 *     player_stats, record, rating_step,
 *     rating_pair                           player_stats_check.c, against results
 *     question_set, question_version,
 *     question_part                         verify_question_sets.c, against each other
 *     migration                             store_check_version, by its hashes
 *
 * The rest is derived from no log: who people are and what they want (player, token, block, webhook), what was answered
 * and when (idempotency_record, idempotency_use, and of a delivery all that happened to it once it was written), what
 * waits to be done (account_cleanup, filling, tournament_draft, question_draft), and what the server notes for itself
 * (uptime_mark, store_probe, server_secret; on PostgreSQL instance, member, outage).
 */
#include "verify.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/bodies.h"
#include "game/event_def.h"
#include "game/load.h"
#include "game/replay.h"
#include "play/play.h"
#include "play/project.h"
#include "store/event_log.h"
#include "store/projection.h"
#include "store/results.h"
#include "store/round_questions.h"
#include "util/json.h"
#include "util/timestamp.h"
#include "verify_internal.h"

enum { IDS_AT_ONCE = 200 };

/* A round in which stored questions were put. */
struct put_round {
    struct put_round *before;
    struct round_questions_row row;
};

/* Where a result stands in the feed, which is not in the log. */
struct kept_place {
    struct kept_place *next;
    struct id result;
    int64_t position;
};

struct verify {
    struct db *db;
    bool rebuild;
    verify_report_function *report;
    void *context;
    struct verify_totals totals;
    struct message_checker *checker;

    /* The game under way. */
    struct replay replay;
    int64_t seq;              /* of the event being checked */
    json_t *results;          /* what should be published: an array of {"round", "is_public", "item"}; owned */
    struct put_round *rounds; /* those that should have rows of questions, the newest first */
    struct arena arena;       /* of these */
    bool stale;
};

static void report_stale(struct verify *verify, const char *what) {
    char text[160];
    (void)snprintf(text, sizeof text, "the %s is not what the log says", what);
    verify->report(verify->context, "game", &verify->replay.id, 0, text);
    verify->stale = true;
}

/* ---- the log ---- */

static enum err note_result(struct verify *verify, const struct event *event) {
    int round = event->kind == EVENT_FINISHED ? 0 : verify->replay.game->number;
    json_t *entry = json_pack("{s:i, s:b, s:o?}", "round", round, "is_public", verify->replay.game->is_public, "item",
                              project_result(event));
    return json_array_append_new(verify->results, entry) == 0 ? OK : ERR_NO_MEMORY;
}

static enum err note_questions(struct verify *verify, const struct event *event) {
    struct round_questions_row row;
    enum err err = project_round_questions(&row, &verify->arena, verify->replay.game, event);
    bool is_noted = verify->rounds != NULL && verify->rounds->row.round == row.round;
    if (err != OK || row.count == 0 || is_noted) {
        return err;
    }
    struct put_round *round = arena_alloc(&verify->arena, sizeof *round);
    if (round == NULL) {
        return ERR_NO_MEMORY;
    }
    *round = (struct put_round){.before = verify->rounds, .row = row};
    verify->rounds = round;
    return OK;
}

static enum err check_event(struct verify *verify, const struct event *event) {
    enum err err = replay_event(&verify->replay, event);
    err = err == OK ? note_questions(verify, event) : err;
    err = err == OK ? message_checker_event(verify->checker, verify->replay.game, event) : err;
    return err == OK && event_publishes(event->kind) ? note_result(verify, event) : err;
}

static enum err check_row(void *context, const struct event_row *row) {
    struct verify *verify = context;
    struct event event;
    json_t *body = NULL;
    verify->seq = row->seq;
    enum err err = event_from_row(&event, &body, row, verify->replay.game, &verify->replay.problem);
    if (err == OK) {
        verify->totals.events++;
        err = check_event(verify, &event);
        json_decref(body);
    }
    return err;
}

/* ---- the projections ---- */

bool verify_is_same_text(const char *a, const char *b) {
    return a == NULL || b == NULL ? a == b : strcmp(a, b) == 0;
}

struct found_rows {
    struct verify *verify;
    int count;
};

static enum err check_game_row(void *context, const struct game_row *row) {
    struct found_rows *found = context;
    struct game_row wanted;
    project_game_row(&wanted, found->verify->replay.game);
    found->count++;
    bool same = verify_is_same_text(row->ruleset, wanted.ruleset) && verify_is_same_text(row->status, wanted.status) &&
                verify_is_same_text(row->visibility, wanted.visibility) && row->ranked == wanted.ranked &&
                id_equal(&row->creator, &wanted.creator) && verify_is_same_text(row->join_code, wanted.join_code) &&
                row->created_at == wanted.created_at && row->finished_at == wanted.finished_at &&
                row->timed == wanted.timed;
    if (!same) {
        report_stale(found->verify, "game's row");
    }
    return OK;
}

static enum err check_seat_row(void *context, const struct seat_row *row) {
    struct found_rows *found = context;
    const struct game *game = found->verify->replay.game;
    bool same = row->seat == project_first_seat(game) + found->count && row->seat < game->seat_count;
    if (same) {
        struct seat_row wanted;
        project_seat_row(&wanted, game, row->seat);
        same = id_equal(&row->player, &wanted.player) && verify_is_same_text(row->status, wanted.status) &&
               id_equal(&row->inviter, &wanted.inviter) && row->live == wanted.live &&
               row->is_public == wanted.is_public && row->official == wanted.official &&
               verify_is_same_text(row->name, wanted.name) && row->by == wanted.by;
    }
    found->count++;
    if (!same) {
        report_stale(found->verify, "row of a seat");
    }
    return OK;
}

static enum err check_result_row(void *context, const struct result_row *row) {
    struct found_rows *found = context;
    const struct game *game = found->verify->replay.game;
    const json_t *entry = json_array_get(found->verify->results, (size_t)found->count++);
    json_t *item = json_loadb(row->body, row->body_length, 0, NULL);
    const char *id = json_string_value(json_object_get(item, "id"));
    char published_at[TIMESTAMP_SIZE];
    timestamp_format(published_at, row->published_at);
    bool same = entry != NULL && json_integer_value(json_object_get(entry, "round")) == row->round &&
                json_equal(item, json_object_get(entry, "item")) && verify_is_same_text(id, row->id.text) &&
                verify_is_same_text(json_string_value(json_object_get(item, "published_at")), published_at) &&
                verify_is_same_text(row->ruleset, game->config->preset->id) && row->ranked == game->ranked &&
                row->is_public == json_is_true(json_object_get(entry, "is_public"));
    json_decref(item);
    if (!same) {
        report_stale(found->verify, "row of a result");
    }
    return OK;
}

static enum err check_round_questions(void *context, const struct round_questions_row *row) {
    struct found_rows *found = context;
    const struct put_round *wanted = found->verify->rounds;
    while (wanted != NULL && wanted->row.round != row->round) {
        wanted = wanted->before;
    }
    found->count++;
    bool same = wanted != NULL && wanted->row.count == row->count &&
                memcmp(wanted->row.fingerprints, row->fingerprints, row->count * sizeof *row->fingerprints) == 0;
    if (!same) {
        report_stale(found->verify, "row of a round's questions");
    }
    return OK;
}

/* What cannot be read is as stale as what is another. */
static enum err check_questions(struct verify *verify) {
    struct found_rows found = {.verify = verify};
    int wanted = 0;
    for (const struct put_round *round = verify->rounds; round != NULL; round = round->before) {
        wanted++;
    }
    enum err err = round_questions_read(verify->db, &verify->replay.id, &verify->arena, check_round_questions, &found);
    if (err == ERR_CORRUPT) {
        report_stale(verify, "row of a round's questions");
        return OK;
    }
    if (err == OK && found.count != wanted) {
        report_stale(verify, "number of rounds with questions");
    }
    return err;
}

static enum err check_projections(struct verify *verify) {
    struct found_rows games = {.verify = verify};
    struct found_rows seats = {.verify = verify};
    struct found_rows results = {.verify = verify};
    enum err err = game_row_read(verify->db, &verify->replay.id, check_game_row, &games);
    if (err == OK) {
        err = seat_rows_read(verify->db, &verify->replay.id, check_seat_row, &seats);
    }
    if (err == OK) {
        err = result_rows_read(verify->db, &verify->replay.id, check_result_row, &results);
    }
    int64_t missing = 0;
    if (err == OK) {
        err = result_readers_missing(verify->db, &verify->replay.id, &missing);
    }
    if (err == OK && missing > 0) {
        report_stale(verify, "list of a result's readers");
    }
    if (err == OK && games.count != 1) {
        report_stale(verify, "game's row, which is missing,");
    }
    const struct game *game = verify->replay.game;
    if (err == OK && seats.count != game->seat_count - project_first_seat(game)) {
        report_stale(verify, "number of seat rows");
    }
    if (err == OK && results.count != (int)json_array_size(verify->results)) {
        report_stale(verify, "number of result rows");
    }
    return err == OK ? check_questions(verify) : err;
}

/* ---- rebuilding ---- */

struct keeping {
    struct arena *arena;
    struct kept_place *places;
};

static enum err keep_place(void *context, const struct result_row *row) {
    struct keeping *keeping = context;
    struct kept_place *place = arena_alloc(keeping->arena, sizeof *place);
    if (place == NULL) {
        return ERR_NO_MEMORY;
    }
    *place = (struct kept_place){.next = keeping->places, .result = row->id, .position = row->position};
    keeping->places = place;
    return OK;
}

/* 0 where it is none: then it comes to the end of the feed, as a new one does. */
static int64_t find_position(const struct kept_place *places, const struct id *result) {
    while (places != NULL && !id_equal(&places->result, result)) {
        places = places->next;
    }
    return places == NULL ? 0 : places->position;
}

static enum err put_results(struct verify *verify, const struct kept_place *places) {
    const struct game *game = verify->replay.game;
    size_t index = 0;
    json_t *entry = NULL;
    json_array_foreach(verify->results, index, entry) {
        const json_t *item = json_object_get(entry, "item");
        const char *id = json_string_value(json_object_get(item, "id"));
        const char *published_at = json_string_value(json_object_get(item, "published_at"));
        char *body = json_text(item);
        struct result_row row = {.game = game->id,
                                 .round = (int)json_integer_value(json_object_get(entry, "round")),
                                 .ruleset = game->config->preset->id,
                                 .ranked = game->ranked,
                                 .is_public = json_is_true(json_object_get(entry, "is_public")),
                                 .body = body,
                                 .body_length = body == NULL ? 0 : strlen(body)};
        bool good = body != NULL && id != NULL && id_parse(&row.id, id, strlen(id)) && published_at != NULL &&
                    timestamp_parse(&row.published_at, published_at, strlen(published_at));
        row.position = good ? find_position(places, &row.id) : 0;
        enum err err = good ? result_row_put(verify->db, &row) : ERR_CORRUPT;
        if (err == OK) {
            err = project_readers(verify->db, game, &row.id);
        }
        free(body);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

static enum err rebuild(struct verify *verify) {
    struct game_row row;
    struct keeping keeping = {.arena = &verify->arena};
    project_game_row(&row, verify->replay.game);
    enum err err = result_rows_read(verify->db, &verify->replay.id, keep_place, &keeping);
    if (err == OK) {
        err = projection_clear(verify->db, &verify->replay.id);
    }
    if (err == OK) {
        err = game_row_put(verify->db, &row);
    }
    for (int i = project_first_seat(verify->replay.game); err == OK && i < verify->replay.game->seat_count; i++) {
        struct seat_row seat;
        project_seat_row(&seat, verify->replay.game, i);
        err = seat_row_put(verify->db, &seat);
    }
    for (const struct put_round *round = verify->rounds; err == OK && round != NULL; round = round->before) {
        err = round_questions_put(verify->db, &round->row);
    }
    return err == OK ? put_results(verify, keeping.places) : err;
}

/* ---- games ---- */

static enum err judge_game(struct verify *verify) {
    verify->results = json_array();
    if (verify->results == NULL) {
        return ERR_NO_MEMORY;
    }
    problem_clear(&verify->replay.problem);
    message_checker_begin(verify->checker, &verify->replay.id);
    enum err err = event_log_read(verify->db, &verify->replay.id, 0, 0, INT64_MAX, check_row, verify);
    if (err == ERR_CORRUPT) {
        const char *detail = verify->replay.problem.detail;
        verify->report(verify->context, "game", &verify->replay.id, verify->seq,
                       detail[0] == '\0' ? "the index of the log leads no further" : detail);
        verify->totals.broken++;
        return OK;
    }
    err = err == OK ? message_checker_end(verify->checker, verify->replay.game) : err;
    err = err == OK ? check_projections(verify) : err;
    if (err == OK && verify->stale) {
        verify->totals.stale++;
        if (verify->rebuild) {
            err = rebuild(verify);
            verify->totals.repaired += err == OK;
        }
    }
    return err;
}

static enum err verify_game(struct verify *verify, const struct id *id) {
    verify->replay.id = *id;
    verify->replay.game = NULL;
    verify->results = NULL;
    verify->rounds = NULL;
    verify->stale = false;
    verify->totals.games++;
    enum err err = db_begin(verify->db);
    if (err != OK) {
        return err;
    }
    err = judge_game(verify);
    replay_clear(&verify->replay);
    json_decref(verify->results);
    arena_reset(&verify->arena);
    if (err != OK) {
        (void)db_rollback(verify->db);
        return err;
    }
    return db_commit(verify->db);
}

struct ids {
    size_t count;
    struct id ids[IDS_AT_ONCE];
};

static enum err note_id(void *context, const struct id *id) {
    struct ids *ids = context;
    ids->ids[ids->count++] = *id;
    return OK;
}

static enum err verify_games(struct verify *verify) {
    struct ids ids;
    struct id after = {""};
    enum err err = OK;
    do {
        ids.count = 0;
        err = game_ids_after(verify->db, &after, IDS_AT_ONCE, note_id, &ids);
        for (size_t i = 0; err == OK && i < ids.count; i++) {
            err = verify_game(verify, &ids.ids[i]);
            after = ids.ids[i];
        }
    } while (err == OK && ids.count == IDS_AT_ONCE);
    return err;
}

enum err verify_all(struct verify_totals *out, struct db *db, struct config_cache *configs, bool rebuild_stale,
                    verify_report_function *report_function, void *context) {
    struct verify *verify = calloc(1, sizeof *verify);
    if (verify == NULL) {
        return ERR_NO_MEMORY;
    }
    verify->db = db;
    arena_init(&verify->arena);
    verify->replay.configs = configs;
    verify->rebuild = rebuild_stale;
    verify->report = report_function;
    verify->context = context;
    struct verify_context rest = {.db = db,
                                  .configs = configs,
                                  .rebuild = rebuild_stale,
                                  .report = report_function,
                                  .context = context,
                                  .totals = &verify->totals};
    enum err err = message_checker_create(&verify->checker, &rest);
    rest.checker = verify->checker;
    err = err == OK ? verify_index(&rest) : err;
    err = err == OK ? verify_result_lists(&rest) : err;
    err = err == OK ? verify_games(verify) : err;
    err = err == OK ? verify_lost(&rest) : err;
    err = err == OK ? verify_readers(&rest) : err;
    err = err == OK ? verify_tournaments(&rest) : err;
    err = err == OK ? verify_notifications(&rest) : err;
    err = err == OK ? verify_question_sets(&rest) : err;
    if (err == OK) {
        *out = verify->totals;
    }
    message_checker_free(verify->checker);
    arena_free(&verify->arena);
    free(verify);
    return err;
}
