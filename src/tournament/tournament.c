/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fold: what each event does to a tournament.
 *
 * It runs for events that have just been made and for those read from the log alike. What a damaged log may hold is
 * ERR_CORRUPT; what an event means for points, rounds and ties is in tournament_score.c and tournament_plan.c.
 */
#include "tournament/tournament.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "heats.h"
#include "rules/family.h"
#include "tournament_internal.h"
#include "util/json.h"
#include "util/rng.h"
#include "util/timestamp.h"

/* ---- reading bodies ---- */

/* The index that a number stands for, or -1. */
static int32_t read_number(const struct tournament *tournament, const json_t *number) {
    json_int_t index = json_is_integer(number) ? json_integer_value(number) - tournament->first_number : -1;
    return index >= 0 && index < tournament->entrant_count ? (int32_t)index : -1;
}

static bool copy_text(char *out, size_t size, const json_t *text) {
    if (!json_is_string(text) || json_string_length(text) >= size) {
        return false;
    }
    memcpy(out, json_string_value(text), json_string_length(text) + 1);
    return true;
}

static bool read_id(struct id *out, const json_t *text) {
    return json_is_string(text) && id_parse(out, json_string_value(text), json_string_length(text));
}

/* A bot's, or not there. */
static bool read_level(int8_t *out, const json_t *level) {
    json_int_t value = json_integer_value(level);
    bool good = level == NULL || (value >= 1 && value <= BOT_LEVEL_MAX);
    *out = good ? (int8_t)value : 0;
    return good;
}

/* ---- created ---- */

static enum err read_entrants(struct tournament *tournament, const json_t *items) {
    size_t count = json_array_size(items);
    if (count == 0 || count > ENTRANTS_MAX) {
        return ERR_CORRUPT;
    }
    tournament->entrants = calloc(count, sizeof *tournament->entrants);
    tournament->field = calloc(count, sizeof *tournament->field);
    tournament->tied = calloc(count, sizeof *tournament->tied);
    tournament->scratch = calloc(count, sizeof *tournament->scratch);
    tournament->points = calloc(count, sizeof *tournament->points);
    if (tournament->entrants == NULL || tournament->field == NULL || tournament->tied == NULL ||
        tournament->scratch == NULL || tournament->points == NULL) {
        return ERR_NO_MEMORY;
    }
    tournament->entrant_count = (int32_t)count;
    tournament->taking_part = (int32_t)count;
    tournament->first_number = 1;
    for (size_t i = 0; i < count; i++) {
        const json_t *item = json_array_get(items, i);
        struct entrant *entrant = &tournament->entrants[i];
        entrant->status = ENTRANT_PLAYING;
        entrant->touched = true;
        if (copy_text(entrant->bot, sizeof entrant->bot, json_object_get(item, "bot"))) {
            if (!read_level(&entrant->bot_level, json_object_get(item, "level"))) {
                return ERR_CORRUPT;
            }
            continue;
        }
        if (!read_id(&entrant->player, json_object_get(item, "player"))) {
            return ERR_CORRUPT;
        }
        bool joined = json_is_true(json_object_get(item, "joined"));
        entrant->status = joined ? ENTRANT_PLAYING : ENTRANT_INVITED;
        tournament->people++;
        tournament->waiting += !joined;
    }
    return OK;
}

/* There where games are dealt from stored sets. */
static bool read_shares(struct stock_plan *out, const json_t *shares, bool has_needs) {
    json_int_t tables = json_integer_value(json_object_get(shares, "tables"));
    json_int_t seats = json_integer_value(json_object_get(shares, "seats"));
    bool good = tables >= 1 && tables <= seats && seats <= TOURNAMENT_PLAYS_MAX;
    if (has_needs && good) {
        *out = (struct stock_plan){.tables = (uint32_t)tables, .seats = (uint32_t)seats};
    }
    return has_needs ? good : shares == NULL;
}

/* A moment, or nothing, which is 0. */
static bool read_moment(int64_t *out, const json_t *moment) {
    const char *text = json_string_value(moment);
    return text == NULL ? moment == NULL || json_is_null(moment)
                        : timestamp_parse(out, text, json_string_length(moment));
}

static bool read_series(struct id *out, const json_t *id) {
    return id == NULL || read_id(out, id);
}

static bool read_illegal(bool *out, const json_t *illegal) {
    const char *text = json_string_value(illegal);
    *out = text != NULL && strcmp(text, tournament_illegal_name(true)) == 0;
    return text == NULL ? illegal == NULL : *out || strcmp(text, tournament_illegal_name(false)) == 0;
}

static enum err read_created(struct tournament *tournament, const json_t *body) {
    const struct family *family = NULL;
    const json_t *ruleset = json_object_get(body, "ruleset");
    const json_t *format = json_object_get(body, "format");
    const json_t *deal = json_object_get(body, "deal");
    const json_t *games = json_object_get(body, "games");
    const char *visibility = json_string_value(json_object_get(body, "visibility"));
    if (visibility == NULL || (strcmp(visibility, "public") != 0 && strcmp(visibility, "private") != 0)) {
        return ERR_CORRUPT;
    }
    if (!json_is_string(ruleset) || !json_is_string(format) || !json_is_string(deal) || !json_is_integer(games) ||
        json_integer_value(games) < 1 || json_integer_value(games) > TOURNAMENT_PLAYS_MAX ||
        family_find_preset(&family, json_string_value(ruleset), json_string_length(ruleset)) == NULL ||
        !read_shares(&tournament->shares, json_object_get(body, "shares"), family->needs != NULL) ||
        !tournament_format_parse(&tournament->format, json_string_value(format), json_string_length(format)) ||
        !copy_text(tournament->seed, sizeof tournament->seed, json_object_get(body, "seed")) ||
        !read_moment(&tournament->starts_at, json_object_get(body, "starts_at")) ||
        !read_series(&tournament->series, json_object_get(body, "series")) ||
        !read_illegal(&tournament->disqualifies, json_object_get(body, "illegal")) ||
        !read_id(&tournament->creator, json_object_get(body, "creator"))) {
        return ERR_CORRUPT;
    }
    tournament->games = json_integer_value(games);
    tournament->seeded = json_is_true(json_object_get(body, "seeded"));
    tournament->is_public = strcmp(visibility, "public") == 0;
    tournament->duplicate = strcmp(json_string_value(deal), "duplicate") == 0;
    tournament->lower_wins = tournament->duplicate && family->score_order == SCORES_ASCENDING;
    tournament->ruleset = strdup(json_string_value(ruleset));
    tournament->options = json_incref(json_object_get(body, "options"));
    tournament->time_control = json_incref(json_object_get(body, "clock"));
    if (tournament->ruleset == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = tournament->format == FORMAT_HEATS ? heats_create(tournament, body) : OK;
    return err == OK ? read_entrants(tournament, json_object_get(body, "entrants")) : err;
}

enum err tournament_create(struct tournament **out, const struct id *id, int64_t at, const json_t *body) {
    struct tournament *tournament = calloc(1, sizeof *tournament);
    if (tournament == NULL) {
        return ERR_NO_MEMORY;
    }
    tournament->id = *id;
    tournament->version = 1;
    tournament->created_at = at;
    enum err err = read_created(tournament, body);
    if (err == OK && tournament->waiting == 0 && tournament->starts_at == 0) {
        err = tournament_begin(tournament);
    }
    if (err != OK) {
        tournament_free(tournament);
        return err;
    }
    *out = tournament;
    return OK;
}

void tournament_free(struct tournament *tournament) {
    if (tournament == NULL) {
        return;
    }
    json_decref(tournament->options);
    json_decref(tournament->time_control);
    free(tournament->ruleset);
    free(tournament->title);
    heats_free(tournament->heats);
    free(tournament->entrants);
    free(tournament->field);
    for (size_t i = 0; i < tournament->contest_count; i++) {
        free(tournament->contests[i].own);
    }
    free(tournament->contests);
    free(tournament->seats);
    free(tournament->slots);
    free(tournament->duels);
    free(tournament->tied);
    free(tournament->scratch);
    free(tournament->points);
    free(tournament);
}

/* ---- joined, declined ---- */

static enum err answer(struct tournament *tournament, const json_t *body, bool joins) {
    int32_t index = read_number(tournament, json_object_get(body, "number"));
    struct entrant *entrant = index < 0 ? NULL : &tournament->entrants[index];
    if (entrant == NULL || tournament->status != TOURNAMENT_OPEN ||
        (entrant->status != ENTRANT_INVITED && (joins || entrant->status != ENTRANT_PLAYING))) {
        return ERR_CORRUPT;
    }
    tournament->waiting -= entrant->status == ENTRANT_INVITED;
    tournament->people -= !joins;
    tournament->taking_part -= !joins;
    entrant->status = joins ? ENTRANT_PLAYING : ENTRANT_DECLINED;
    entrant->touched = true;
    return tournament->waiting == 0 && tournament->starts_at == 0 ? tournament_begin(tournament) : OK;
}

/* The moment has come. Who has been invited and has not joined is out. */
static enum err begin_in_time(struct tournament *tournament, int64_t at) {
    if (tournament->status != TOURNAMENT_OPEN || tournament->starts_at == 0 || at < tournament->starts_at) {
        return ERR_CORRUPT;
    }
    for (int32_t i = 0; i < tournament->entrant_count; i++) {
        struct entrant *entrant = &tournament->entrants[i];
        if (entrant->status == ENTRANT_INVITED) {
            entrant->status = ENTRANT_DECLINED;
            entrant->touched = true;
            tournament->people--;
            tournament->taking_part--;
        }
    }
    tournament->waiting = 0;
    return tournament_begin(tournament);
}

/* ---- games ---- */

bool tournament_make_room(void **array, size_t *room, size_t wanted, size_t size) {
    if (wanted <= *room) {
        return true;
    }
    size_t larger = *room * 2 < wanted ? wanted + 16 : *room * 2;
    void *moved = realloc(*array, larger * size);
    if (moved == NULL) {
        return false;
    }
    *array = moved;
    *room = larger;
    return true;
}

static bool has_forfeited(const json_t *forfeits, json_int_t number) {
    for (size_t i = 0; i < json_array_size(forfeits); i++) {
        if (json_integer_value(json_array_get(forfeits, i)) == number) {
            return true;
        }
    }
    return false;
}

static void read_scores(struct tournament *tournament, const struct contest *contest, const json_t *body) {
    const json_t *scores = json_object_get(body, "scores");
    const json_t *minor = json_object_get(body, "minor");
    const json_t *asked = json_object_get(body, "asked");
    const json_t *forfeits = json_object_get(body, "forfeits");
    for (int32_t i = 0; i < contest->count; i++) {
        struct contest_seat *seat = &tournament->seats[contest->first + (size_t)i];
        const json_t *score = json_array_get(scores, (size_t)i);
        seat->score = json_is_number(score) ? json_number_value(score) : NAN;
        seat->minor = json_number_value(json_array_get(minor, (size_t)i));
        seat->asked = json_number_value(json_array_get(asked, (size_t)i));
        seat->forfeited = has_forfeited(forfeits, seat->entrant + 1);
    }
}

/* The games of those who play alone, by seat. */
static enum err read_own(struct contest *contest, const json_t *ids) {
    if (ids == NULL) {
        return OK;
    }
    if (json_array_size(ids) != (size_t)contest->count) {
        return ERR_CORRUPT;
    }
    contest->own = calloc((size_t)contest->count, sizeof *contest->own);
    if (contest->own == NULL) {
        return ERR_NO_MEMORY;
    }
    for (int32_t i = 0; i < contest->count; i++) {
        const json_t *id = json_array_get(ids, (size_t)i);
        if (!json_is_null(id) && !read_id(&contest->own[i], id)) {
            return ERR_CORRUPT;
        }
    }
    return OK;
}

/* A game that begins, or is told of only when it is over. */
static enum err add_contest(struct tournament *tournament, const json_t *body) {
    const json_t *number = json_object_get(body, "game");
    const json_t *round = json_object_get(body, "round");
    const json_t *entrants = json_object_get(body, "entrants");
    const json_t *id = json_object_get(body, "id");
    size_t count = json_array_size(entrants);
    struct contest contest = {.first = tournament->seat_count, .count = (int32_t)count};
    if (!json_is_integer(number) || json_integer_value(number) < 1 || !json_is_integer(round) || count == 0 ||
        count > (size_t)tournament->entrant_count || (id != NULL && !json_is_null(id) && !read_id(&contest.game, id))) {
        return ERR_CORRUPT;
    }
    contest.number = json_integer_value(number);
    contest.round = (int32_t)json_integer_value(round);
    contest.tie_break = json_is_true(json_object_get(body, "tie_break"));
    contest.master_left = json_is_true(json_object_get(body, "master_left"));
    if (!tournament_make_room((void **)&tournament->contests, &tournament->contest_room, tournament->contest_count + 1,
                              sizeof *tournament->contests) ||
        !tournament_make_room((void **)&tournament->seats, &tournament->seat_room, tournament->seat_count + count,
                              sizeof *tournament->seats)) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        int32_t index = read_number(tournament, json_array_get(entrants, i));
        if (index < 0) {
            return ERR_CORRUPT;
        }
        tournament->seats[tournament->seat_count + i] = (struct contest_seat){.entrant = index, .score = NAN};
    }
    enum err err = read_own(&contest, json_object_get(body, "ids"));
    tournament->seat_count += count;
    tournament->contests[tournament->contest_count++] =
        contest; /* also after a failure: what it owns is freed with all */
    tournament->active++;
    return err == OK ? tournament_note_begun(tournament, &contest) : err;
}

static struct contest *find_active(struct tournament *tournament, const json_t *number) {
    size_t left = tournament->active;
    for (size_t i = tournament->contest_count; i > 0 && left > 0; i--) {
        struct contest *contest = &tournament->contests[i - 1];
        left -= !contest->over;
        if (!contest->over && contest->number == json_integer_value(number)) {
            return contest;
        }
    }
    return NULL;
}

static void set_busy(struct tournament *tournament, const struct contest *contest, bool busy) {
    for (int32_t i = 0; i < contest->count; i++) { /* a bot may be at several games at once */
        struct entrant *entrant = &tournament->entrants[tournament->seats[contest->first + (size_t)i].entrant];
        entrant->busy = busy && entrant->bot[0] == '\0';
    }
}

static enum err start_game(struct tournament *tournament, const json_t *body) {
    enum err err = add_contest(tournament, body);
    if (err == OK) {
        set_busy(tournament, &tournament->contests[tournament->contest_count - 1], true);
    }
    return err;
}

static enum err end_game(struct tournament *tournament, const json_t *body) {
    struct contest *contest = find_active(tournament, json_object_get(body, "game"));
    if (contest == NULL) {
        enum err err = add_contest(tournament, body);
        if (err != OK) {
            return err;
        }
        contest = &tournament->contests[tournament->contest_count - 1];
    }
    contest->master_left = json_is_true(json_object_get(body, "master_left"));
    set_busy(tournament, contest, false);
    read_scores(tournament, contest, body);
    contest->over = true;
    free(contest->own);
    contest->own = NULL;
    tournament->active--;
    tournament->played += !contest->tie_break;
    tournament->tie_break_games += contest->tie_break;
    tournament_count(tournament, contest);
    if (tournament->heats != NULL) {
        heats_note_over(tournament, contest);
    }
    return OK;
}

static enum err disqualify(struct tournament *tournament, const json_t *body) {
    int32_t index = read_number(tournament, json_object_get(body, "number"));
    if (index < 0) {
        return ERR_CORRUPT;
    }
    bool is_player = tournament->entrants[index].bot[0] == '\0';
    if (is_player && (!tournament->disqualifies || tournament->entrants[index].status != ENTRANT_PLAYING)) {
        return ERR_CORRUPT;
    }
    tournament->entrants[index].status = ENTRANT_DISQUALIFIED;
    tournament_recount(tournament);
    return OK;
}

/* ---- every event ---- */

/* The latest places may be from before the games that broke a tie. */
static enum err end(struct tournament *tournament, enum tournament_event kind, int64_t at) {
    int32_t *order = NULL;
    int32_t count = 0;
    tournament->status = kind == TOURNAMENT_EVENT_FINISHED ? TOURNAMENT_FINISHED : TOURNAMENT_CANCELLED;
    tournament->finished_at = at;
    enum err err = kind == TOURNAMENT_EVENT_FINISHED ? tournament_ranking(&order, &count, tournament) : OK;
    free(order);
    return err;
}

static enum err apply_running(struct tournament *tournament, enum tournament_event kind, const json_t *body,
                              int64_t at) {
    enum err err = ERR_CORRUPT;
    if (kind == TOURNAMENT_EVENT_GAME) {
        err = end_game(tournament, body);
    } else if (kind == TOURNAMENT_EVENT_STARTED) {
        err = start_game(tournament, body);
    } else if (kind == TOURNAMENT_EVENT_ROUND) {
        err = tournament_begin_round(tournament, body);
    } else if (kind == TOURNAMENT_EVENT_STAGE) {
        err = heats_begin_stage(tournament, body, at);
    } else if (kind == TOURNAMENT_EVENT_SUBJECT) {
        err = heats_note_subject(tournament, body);
    } else if (kind == TOURNAMENT_EVENT_DRAWN) {
        err = tournament_note_draw(tournament, read_number(tournament, json_object_get(body, "number")));
    } else if (kind == TOURNAMENT_EVENT_DISQUALIFIED) {
        err = disqualify(tournament, body);
    }
    return err == OK ? tournament_settle(tournament) : err;
}

enum err tournament_apply(struct tournament *tournament, int64_t seq, int64_t at, enum tournament_event kind,
                          const json_t *body) {
    enum err err = OK;
    bool live = tournament->status == TOURNAMENT_OPEN || tournament->status == TOURNAMENT_RUNNING;
    if (seq != tournament->version + 1 || !live) {
        return ERR_CORRUPT;
    }
    if (kind == TOURNAMENT_EVENT_FINISHED || kind == TOURNAMENT_EVENT_CANCELLED) {
        err = end(tournament, kind, at);
    } else if (kind == TOURNAMENT_EVENT_JOINED || kind == TOURNAMENT_EVENT_DECLINED) {
        err = answer(tournament, body, kind == TOURNAMENT_EVENT_JOINED);
    } else if (kind == TOURNAMENT_EVENT_BEGUN) {
        err = begin_in_time(tournament, at);
    } else {
        err = tournament->status == TOURNAMENT_RUNNING ? apply_running(tournament, kind, body, at) : ERR_CORRUPT;
    }
    tournament->version = seq;
    return err;
}

/* ---- the seed ---- */

void tournament_hmac(unsigned char out[static RNG_SEED_BYTES], const struct tournament *tournament,
                     const char *message) {
    crypto_auth_hmacsha256_state state;
    (void)crypto_auth_hmacsha256_init(&state, (const unsigned char *)tournament->seed, strlen(tournament->seed));
    (void)crypto_auth_hmacsha256_update(&state, (const unsigned char *)message, strlen(message));
    (void)crypto_auth_hmacsha256_final(&state, out);
}

void tournament_game_seed(unsigned char *out, const struct tournament *tournament, int64_t game) {
    char message[32];
    (void)snprintf(message, sizeof message, "game:%lld", (long long)game);
    tournament_hmac(out, tournament, message);
}
