/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Verification of tournaments: each is folded from its log, and every row that is derived from it is compared.
 *
 * Entrants' rows may be behind the log for a moment, each as it was at rows_version or as it is now; and the places of an
 * end may be there just before it. Games among built-in bots are played again by verify_replays.c.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/time_control.h"
#include "tournament/tournament_log.h"
#include "tournament/tournament_making.h"
#include "util/json.h"
#include "verify_internal.h"

enum { EVENTS_AT_ONCE = 1000, ENTRANTS_AT_ONCE = 1000 };

struct check {
    const struct verify_context *verify;
    struct id id;
    struct tournament *tournament;
    int64_t at;                          /* seq of the event being read */
    int64_t rows_version;                /* of the entrants' rows; 0 = there is no row of the tournament */
    struct tournament_entrant_row *then; /* those of that version; NULL = the log was not so far */
    json_t *created;                     /* the body of its first event; owned */
    json_t *winners;                     /* as the end has it; owned, NULL before */
    int64_t rows, events;                /* read in this step */
    bool stale, broken;
    char *plan; /* as the row has it, where it is as the log says */
    char *name; /* as the row has it: no log does */
};

static void report(struct check *check, int64_t seq, const char *text) {
    check->verify->report(check->verify->context, "tournament", &check->id, seq, text);
}

static void report_stale(struct check *check, const char *what) {
    char text[160];
    if (!check->stale) { /* one row that is wrong says enough */
        (void)snprintf(text, sizeof text, "the %s is not what the log says", what);
        report(check, 0, text);
    }
    check->stale = true;
}

/* ---- the log ---- */

static enum err broken(struct check *check, const char *text) {
    report(check, check->at, text);
    return ERR_CORRUPT;
}

static enum err note_standings(struct check *check) {
    size_t count = (size_t)check->tournament->entrant_count;
    check->then = calloc(count, sizeof *check->then);
    for (size_t i = 0; check->then != NULL && i < count; i++) {
        check->then[i] = tournament_entrant_to_row(check->tournament, (int32_t)i);
        check->tournament->entrants[i].touched = false; /* from here on it is told who has changed since */
    }
    return check->then == NULL ? ERR_NO_MEMORY : OK;
}

/* The end must be the one that the games make, which also gives all entrants their place. */
static enum err check_end(struct check *check, const json_t *body) {
    struct fixture fixture;
    bool is_due = tournament_next(&fixture, check->tournament) == STEP_FINISH;
    json_t *wanted = is_due ? tournament_finish(check->tournament) : NULL;
    if (is_due && wanted == NULL) {
        return ERR_NO_MEMORY;
    }
    check->winners = json_incref(json_object_get(body, "winners"));
    bool same = is_due && json_equal(json_object_get(wanted, "winners"), check->winners) != 0;
    json_decref(wanted);
    return same ? OK : broken(check, "The winners are not those of the games.");
}

/* So must a stage of heats, what was drawn there for those who have not chosen, and who is disqualified for what. */
static enum err check_reason(struct check *check, enum tournament_event kind, const json_t *body) {
    const char *wrong = NULL;
    enum err err = verify_reason(&wrong, check->verify, check->tournament, kind, body);
    return err != OK || wrong == NULL ? err : broken(check, wrong);
}

/* Where games are dealt from stored sets, each has a share of them to itself. */
static enum err check_share(struct check *check, const json_t *body) {
    struct stock_share share;
    struct id game = {""};
    const json_t *id = json_object_get(body, "id");
    if (check->tournament->shares.tables == 0) {
        return OK;
    }
    bool has_id = json_is_string(id) && id_parse(&game, json_string_value(id), json_string_length(id));
    return has_id && tournament_find_share(&share, check->tournament, &game) == OK
               ? OK
               : broken(check, "There is no share of the question sets for the game.");
}

static bool is_same_game(const struct tournament_game_row *row, const struct tournament_game_row *wanted, bool over) {
    return row->round == wanted->round && row->tie_break == wanted->tie_break &&
           verify_is_same_text(row->entrants, wanted->entrants) &&
           (!over || verify_is_same_text(row->scores, wanted->scores)) &&
           (id_is_none(&wanted->game) || id_equal(&row->game, &wanted->game)) &&
           (wanted->games == NULL || verify_is_same_text(row->games, wanted->games));
}

struct game_look {
    const struct tournament_game_row *wanted;
    bool over, same;
};

static enum err look_at_game(void *context, const struct tournament_game_row *row) {
    struct game_look *look = context;
    look->same = is_same_game(row, look->wanted, look->over);
    return OK;
}

/* The row of a game, as far as this event says what it is. */
static enum err check_game(struct check *check, enum tournament_event kind, const json_t *body) {
    struct tournament_game_texts texts;
    struct game_look look = {.wanted = &texts.row, .over = kind == TOURNAMENT_EVENT_GAME};
    enum err err = tournament_game_texts(&texts, body) ? OK : ERR_NO_MEMORY;
    if (err == OK) {
        err = tournament_game_read(check->verify->db, &check->id, texts.row.number, look_at_game, &look);
    }
    if (err == OK && !look.same) {
        report_stale(check, "row of a game");
    }
    tournament_game_texts_free(&texts);
    return err;
}

static enum err fold_event(struct check *check, const struct tournament_event_row *row, const json_t *body) {
    enum tournament_event kind = tournament_event_find(row->kind);
    enum err err = OK;
    if (row->seq == 1) {
        check->created = json_incref((json_t *)body);
        err = tournament_create(&check->tournament, &check->id, row->at, body);
    } else if (check->tournament == NULL) {
        err = ERR_CORRUPT;
    } else {
        err = kind == TOURNAMENT_EVENT_FINISHED ? check_end(check, body) : check_reason(check, kind, body);
        if (err != OK) {
            return err;
        }
        err = tournament_apply(check->tournament, row->seq, row->at, kind, body);
    }
    if (err == ERR_CORRUPT) {
        return broken(check, "It does not follow from the events before it.");
    }
    err = err == OK && kind == TOURNAMENT_EVENT_STARTED ? check_share(check, body) : err;
    err = err == OK && tournament_events[kind].is_game ? check_game(check, kind, body) : err;
    return err == OK && row->seq == check->rows_version ? note_standings(check) : err;
}

static enum err read_event(void *context, const struct tournament_event_row *row) {
    struct check *check = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    check->at = row->seq;
    check->events++;
    check->verify->totals->events++;
    enum err err = body == NULL ? broken(check, "Its body is no JSON.") : fold_event(check, row, body);
    json_decref(body);
    return err;
}

static enum err fold(struct check *check) {
    enum err err = OK;
    do {
        check->events = 0;
        err = tournament_event_read(check->verify->db, &check->id, check->at, INT64_MAX, EVENTS_AT_ONCE, read_event,
                                    check);
    } while (err == OK && check->events == EVENTS_AT_ONCE);
    return err;
}

/* ---- its row ---- */

/* What was given is the seed, or a number whose digits are. */
static bool is_given(const json_t *given, const char *seed) {
    char digits[32];
    (void)snprintf(digits, sizeof digits, "%lld", (long long)json_integer_value(given));
    return verify_is_same_text(json_is_integer(given) ? digits : json_string_value(given), seed);
}

static enum err find_config(const struct config **out, const struct check *check) {
    const struct tournament *tournament = check->tournament;
    struct problem problem;
    int seats = tournament_full_table(tournament);
    const struct setup setup = tournament_setup(tournament, seats, !id_is_none(&tournament->master));
    return config_cache_find(out, check->verify->configs, tournament->ruleset, strlen(tournament->ruleset), &setup,
                             &problem);
}

/* The plan repeats some members of the first event; its options are those of the table. */
static enum err check_plan(bool *out, struct check *check, const char *text) {
    static const char *const members[] = {"deal", "illegal", "clock", "seed", "seeded", "table", "advance"};
    const struct tournament *tournament = check->tournament;
    const struct config *config = NULL;
    enum err err = find_config(&config, check);
    if (err != OK) {
        return err == ERR_NO_MEMORY ? err : broken(check, "Its options are none of its ruleset.");
    }
    json_t *plan = json_loads(text, 0, NULL);
    const json_t *given = json_object_get(plan, "given");
    *out = config_cache_is_same(check->verify->configs, config, json_object_get(plan, "options")) &&
           (given != NULL) == tournament->seeded && (given == NULL || is_given(given, tournament->seed));
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        const json_t *planned = json_object_get(plan, members[i]); /* both are missing where it is of other formats */
        const json_t *wanted = json_object_get(check->created, members[i]);
        *out = *out && (planned == wanted || json_equal(planned, wanted) != 0);
    }
    config_release(config);
    json_decref(plan);
    return OK;
}

static bool is_same_row(const struct check *check, const struct tournament_row *row) {
    const struct tournament_row wanted = tournament_to_row(check->tournament);
    json_t *winners = row->winners == NULL ? NULL : json_loads(row->winners, 0, NULL);
    bool same_winners = winners == NULL || check->winners == NULL ? row->winners == NULL && check->winners == NULL
                                                                  : json_equal(winners, check->winners) != 0;
    json_decref(winners);
    return same_winners && id_equal(&row->creator, &wanted.creator) &&
           verify_is_same_text(row->ruleset, wanted.ruleset) && verify_is_same_text(row->format, wanted.format) &&
           verify_is_same_text(row->status, wanted.status) && row->is_public == wanted.is_public &&
           row->version == wanted.version && row->games == wanted.games && row->played == wanted.played &&
           row->tie_break_games == wanted.tie_break_games && row->entrants == wanted.entrants &&
           id_equal(&row->master, &wanted.master) && verify_is_same_text(row->title, wanted.title) &&
           row->people == wanted.people && row->waiting == wanted.waiting && row->created_at == wanted.created_at &&
           row->finished_at == wanted.finished_at && row->choose_by == wanted.choose_by &&
           row->starts_at == wanted.starts_at && verify_is_of_series(row, &wanted.series);
}

static enum err check_row(struct check *check, const struct tournament_row *row) {
    bool same = false;
    check->name = row->name == NULL ? NULL : strdup(row->name);
    enum err err = row->name == NULL || check->name != NULL ? check_plan(&same, check, row->plan) : ERR_NO_MEMORY;
    if (err == OK && same) {
        check->plan = strdup(row->plan);
        err = check->plan == NULL ? ERR_NO_MEMORY : OK;
    }
    if (err == OK &&
        (!same || !is_same_row(check, row) || !tournament_rows_may_be_at(check->tournament, check->rows_version))) {
        report_stale(check, "tournament's row");
    }
    return err;
}

/* ---- the entrants' rows ---- */

static bool is_same_number(double a, double b) {
    return fabs(a - b) < 1e-9;
}

static bool is_same_stats(const struct tournament_entrant_row *row, const struct tournament_entrant_row *wanted) {
    const struct entrant_totals *a = &row->totals;
    const struct entrant_totals *b = &wanted->totals;
    return verify_is_same_text(row->status, wanted->status) && is_same_number(a->points, b->points) &&
           is_same_number(a->squares, b->squares) && a->games == b->games && a->wins == b->wins &&
           a->draws == b->draws && a->losses == b->losses;
}

/* Places are there once it is over, and may be there when nothing is left but to say so. */
static bool is_same_place(const struct check *check, const struct tournament_entrant_row *row, int32_t index) {
    const struct tournament *tournament = check->tournament;
    const struct entrant *entrant = &tournament->entrants[index];
    bool none = row->place == 0 && row->rank == 0 && !row->has_title;
    bool final = row->place == entrant->place && row->rank == entrant->rank;
    if (tournament->status == TOURNAMENT_FINISHED) {
        return final && row->has_title == tournament_entrant_to_row(tournament, index).has_title;
    }
    if (tournament->status == TOURNAMENT_CANCELLED) { /* it may have been cancelled when places were being written */
        return none || check->rows_version < tournament->version;
    }
    return none || (final && tournament->over);
}

static enum err check_entrant(void *context, const struct tournament_entrant_row *row) {
    struct check *check = context;
    const struct tournament *tournament = check->tournament;
    int32_t index = (int32_t)check->rows++;
    if (row->number != index + 1 || index >= tournament->entrant_count) {
        report_stale(check, "number of entrants' rows");
        return OK;
    }
    const struct tournament_entrant_row now = tournament_entrant_to_row(tournament, index);
    bool same = id_equal(&row->player, &now.player) && strcmp(row->bot, now.bot) == 0 &&
                row->bot_level == now.bot_level &&
                (is_same_stats(row, &now) || (check->then != NULL && is_same_stats(row, &check->then[index]))) &&
                is_same_place(check, row, index);
    if (!same) {
        report_stale(check, "row of an entrant");
    }
    return OK;
}

static enum err check_entrants(struct check *check) {
    struct fixture fixture;
    enum err err = OK;
    if (tournament_next(&fixture, check->tournament) == STEP_FINISH) {
        json_t *end = tournament_finish(check->tournament); /* for the places */
        err = end == NULL ? ERR_NO_MEMORY : OK;
        json_decref(end);
    }
    int64_t before = 0;
    do {
        before = check->rows;
        if (err == OK) {
            err =
                tournament_entrants_all(check->verify->db, &check->id, before, ENTRANTS_AT_ONCE, check_entrant, check);
        }
    } while (err == OK && check->rows - before == ENTRANTS_AT_ONCE);
    if (err == OK && check->rows != check->tournament->entrant_count) {
        report_stale(check, "number of entrants' rows");
    }
    return err;
}

/* ---- games that are not over ---- */

static enum err look_for_scores(void *context, const struct tournament_game_row *row) {
    *(bool *)context = row->scores != NULL;
    return OK;
}

static enum err check_active(struct check *check) {
    const struct tournament *tournament = check->tournament;
    enum err err = OK;
    for (size_t i = 0; i < tournament->contest_count && err == OK; i++) {
        const struct contest *contest = &tournament->contests[i];
        bool has_scores = false;
        if (!contest->over) {
            err = tournament_game_read(check->verify->db, &check->id, contest->number, look_for_scores, &has_scores);
        }
        if (has_scores) {
            report_stale(check, "row of a game");
        }
    }
    return err;
}

/* ---- all its rows ---- */

static enum err check_rows(struct check *check) {
    int64_t games = 0;
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    enum err err = tournament_get(&row, &arena, check->verify->db, &check->id);
    if (err == OK && id_is_none(&row.id)) {
        report_stale(check, "tournament's row, which is missing,");
    } else if (err == OK) {
        err = check_row(check, &row);
    }
    arena_free(&arena);
    err = err == OK ? check_entrants(check) : err;
    err = err == OK ? check_active(check) : err;
    bool same_stages = true;
    err = err == OK ? verify_stages(&same_stages, check->verify->db, check->tournament) : err;
    if (!same_stages) {
        report_stale(check, "row of a stage");
    }
    err = err == OK ? tournament_game_count_rows(&games, check->verify->db, &check->id) : err;
    if (err == OK && games != (int64_t)check->tournament->contest_count) {
        report_stale(check, "number of games' rows");
    }
    return err;
}

/* ---- rebuilding ---- */

/* Where the row's own is lost, the seed is given as a text. */
static char *make_plan(const struct check *check) {
    static const char *const of_heats[] = {"table", "advance"};
    const struct tournament *tournament = check->tournament;
    const struct config *config = NULL;
    if (find_config(&config, check) != OK) {
        return NULL;
    }
    json_t *plan = json_pack(
        "{s:O, s:O, s:O*, s:O?, s:O, s:O}", "options", config->options, "deal", json_object_get(check->created, "deal"),
        "illegal", json_object_get(check->created, "illegal"), "clock", json_object_get(check->created, "clock"),
        "seed", json_object_get(check->created, "seed"), "seeded", json_object_get(check->created, "seeded"));
    bool good = plan != NULL && (!tournament->seeded || json_put(plan, "given", json_string(tournament->seed)));
    for (size_t i = 0; i < sizeof of_heats / sizeof of_heats[0] && tournament->heats != NULL; i++) {
        good = good && json_object_set(plan, of_heats[i], json_object_get(check->created, of_heats[i])) == 0;
    }
    char *text = good ? json_text(plan) : NULL;
    config_release(config);
    json_decref(plan);
    return text;
}

static enum err rebuild(struct check *check) {
    struct db *db = check->verify->db;
    struct tournament_row row = tournament_to_row(check->tournament);
    char *winners = check->winners == NULL ? NULL : json_text(check->winners);
    check->plan = check->plan == NULL ? make_plan(check) : check->plan;
    row.plan = check->plan;
    row.name = check->name;
    row.winners = winners;
    enum err err = check->plan == NULL ? ERR_NO_MEMORY : tournament_rows_clear(db, &check->id);
    err = err == OK ? tournament_row_insert(db, &row) : err;
    err = err == OK ? tournament_entrants_write(db, check->tournament, 0, check->tournament->entrant_count) : err;
    free(winners);
    err = err == OK ? verify_stages_rebuild(db, check->tournament) : err;
    return err == OK ? verify_games_rebuild(db, &check->id) : err;
}

/* ---- tournaments ---- */

static enum err check_series(struct check *check) {
    bool same = false;
    enum err err = verify_series(&same, check->verify->db, check->tournament);
    return err != OK || same ? err : broken(check, "It is no rematch of the tournament that it says.");
}

static enum err judge(struct check *check) {
    struct verify_totals *totals = check->verify->totals;
    enum err err = tournament_rows_version(&check->rows_version, check->verify->db, &check->id);
    err = err == OK ? fold(check) : err;
    if (err == OK && check->tournament == NULL) {
        report(check, 1, "It is missing.");
        err = ERR_CORRUPT;
    }
    err = err == OK ? check_series(check) : err;
    err = err == OK ? check_rows(check) : err;
    if (err == ERR_CORRUPT) {
        totals->broken++;
        check->broken = true;
        return OK;
    }
    if (err == OK && check->tournament->status == TOURNAMENT_FINISHED) {
        message_checker_begin(check->verify->checker, &check->id);
        err = message_checker_tournament(check->verify->checker, check->tournament, check->winners);
    }
    totals->stale += err == OK && check->stale;
    if (err == OK && check->stale && check->verify->rebuild) {
        err = rebuild(check);
        totals->repaired += err == OK;
    }
    return err;
}

/* Rows of which no log knows. */
static enum err judge_lost(struct check *check) {
    enum err err = OK;
    report(check, 0, "there are rows of it and no log");
    check->verify->totals->stale++;
    if (check->verify->rebuild) {
        err = tournament_rows_clear(check->verify->db, &check->id);
        check->verify->totals->repaired += err == OK;
    }
    return err;
}

static enum err verify_one(const struct verify_context *verify, const struct id *id,
                           enum err (*judge_it)(struct check *check)) {
    struct check check = {.verify = verify, .id = *id};
    verify->totals->tournaments++;
    enum err err = db_begin(verify->db);
    if (err != OK) {
        return err;
    }
    err = judge_it(&check);
    if (err == OK) {
        err = db_commit(verify->db);
    } else {
        (void)db_rollback(verify->db);
    }
    if (err == OK && check.tournament != NULL && !check.broken) {
        err = verify_replays(verify, check.tournament);
    }
    tournament_free(check.tournament);
    json_decref(check.created);
    json_decref(check.winners);
    free(check.then);
    free(check.plan);
    free(check.name);
    return err;
}

enum err verify_tournaments(const struct verify_context *verify) {
    struct id id = {""};
    enum err err = tournament_next_log(&id, verify->db, &id);
    while (err == OK && !id_is_none(&id)) {
        err = verify_one(verify, &id, judge);
        err = err == OK ? tournament_next_log(&id, verify->db, &id) : err;
    }
    struct id none = {""};
    err = err == OK ? tournament_next_lost(&id, verify->db, &none) : err;
    while (err == OK && !id_is_none(&id)) {
        err = verify_one(verify, &id, judge_lost);
        err = err == OK ? tournament_next_lost(&id, verify->db, &id) : err;
    }
    return err;
}
