/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How an event changes a game.
 *
 * This is the only place where a struct game comes into being. It runs for an action that is being tried and for an
 * event read from the log alike, so it must refuse what a client may send and what a damaged file may hold, and must
 * give the same game for the same log for ever. Players sitting down and getting up are in fold_seating.c; what belongs to
 * a round is handed to the family.
 */
#include "game/game.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fold_internal.h"
#include "fold_time.h"
#include "game/event_def.h"
#include "game/match.h"
#include "seats.h"
#include "util/json.h"

enum err fold_corrupt(struct problem *problem, const struct game *game, const struct event *event, const char *why) {
    char reason[PROBLEM_DETAIL_MAX]; /* a copy: `why` may be the detail that is about to be replaced */
    (void)snprintf(reason, sizeof reason, "%s", why);
    return problem_set(problem, ERR_CORRUPT, "`%s` does not follow: %s.",
                       family_event_word(game_family(game), event->kind), reason);
}

enum err fold_no_memory(struct problem *problem) {
    return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
}

/* Decodes a recorded body: what does not fit its table is damage, not a client's mistake. */
enum err fold_decode(void *out, const struct event *event, const struct field *fields, size_t count,
                     struct problem *problem) {
    enum err err = json_decode(out, event->body, fields, count, "", problem);
    return err == OK ? OK : fold_corrupt(problem, NULL, event, problem->detail);
}

/* ---- every later event works on a copy ---- */

/* All of it but the count of references, which stands first and which others change meanwhile. */
static struct game *copy_game(const struct game *now) {
    size_t size = game_struct_size(now->seat_count, now->duplicate);
    struct game *game = malloc(size);
    if (game == NULL) {
        return NULL;
    }
    size_t counted = offsetof(struct game, id);
    memcpy((char *)game + counted, (const char *)now + counted, size - counted);
    atomic_init(&game->references, 1);
    (void)config_ref(game->config);
    (void)seeds_ref(game->seeds);
    (void)brought_ref(game->brought);
    (void)seat_names_ref(game->names);
    if (game->round != NULL) {
        (void)atomic_fetch_add_explicit(&game->round->references, 1, memory_order_relaxed);
    }
    return game;
}

/* Puts a fresh state (owned from here) in the game's place for it. */
static enum err set_state(struct game *game, struct state *state, struct problem *problem) {
    struct round_state *round = malloc(sizeof *round);
    if (round == NULL) {
        free(state);
        return fold_no_memory(problem);
    }
    atomic_init(&round->references, 1);
    round->state = state;
    struct round_state *old = game->round;
    game->round = round;
    if (old != NULL && atomic_fetch_sub_explicit(&old->references, 1, memory_order_acq_rel) == 1) {
        free(old->state);
        free(old);
    }
    return OK;
}

static enum err fold_family(struct game *game, const struct event *event, struct problem *problem) {
    struct turn turn;
    game_turn(game, &turn);
    const struct action_def *action = family_find_action(game->config->family, event->kind);
    bool late = game->status == GAME_ROUND_OVER && action != NULL && action->is_late;
    if (turn.over && !late) {
        return fold_corrupt(problem, game, event, "no round is being played");
    }
    struct state *state = NULL;
    enum err err = game->config->family->apply(&state, game_state(game), event, problem);
    return err == OK ? set_state(game, state, problem) : err;
}

/* ---- round ---- */

struct round_body {
    struct json_integer number, leader, rules, rounds;
    struct json_text commitment;
    struct json_boolean made_public;
    const json_t *points, *minor, *seats, *deal, *carry, *brought;
};

static const struct field round_fields[] = {
    {"number", FIELD_INTEGER, FIELD_REQUIRED, 1, INT32_MAX - 1, offsetof(struct round_body, number)},
    {"leader", FIELD_INTEGER, FIELD_REQUIRED | FIELD_NULLABLE, 0, SEATS_MAX - 1, offsetof(struct round_body, leader)},
    {"rules", FIELD_INTEGER, FIELD_REQUIRED, 1, INT32_MAX, offsetof(struct round_body, rules)},
    {"rounds", FIELD_INTEGER, FIELD_REQUIRED, 0, INT32_MAX, offsetof(struct round_body, rounds)},
    {"commitment", FIELD_TEXT, FIELD_REQUIRED | FIELD_NULLABLE, 0, 0, offsetof(struct round_body, commitment)},
    {"points", FIELD_ARRAY, FIELD_REQUIRED, 1, SEATS_MAX, offsetof(struct round_body, points)},
    {"minor", FIELD_ARRAY, 0, 1, SEATS_MAX, offsetof(struct round_body, minor)},
    {"seats", FIELD_ARRAY, FIELD_REQUIRED, 1, SEATS_MAX, offsetof(struct round_body, seats)},
    {"deal", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct round_body, deal)},
    {"carry", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct round_body, carry)},
    {"made_public", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct round_body, made_public)},
};
enum { ROUND_FIELDS = sizeof round_fields / sizeof round_fields[0] };

/* A number for each seat, where the family has such numbers; else there are none, and all are 0. */
static bool read_tally(double out[static SEATS_MAX], const struct game *game, const json_t *list, bool has_any) {
    memset(out, 0, (size_t)game->seat_count * sizeof out[0]);
    if (!has_any) {
        return list == NULL;
    }
    bool good = (int)json_array_size(list) == game->seat_count;
    for (int i = 0; good && i < game->seat_count; i++) {
        const json_t *number = json_array_get(list, (size_t)i);
        good = json_is_number(number);
        out[i] = json_number_value(number);
    }
    return good;
}

/* A later round may be folded without those before it: then the event itself says how the table stood. */
static bool restore_table(struct game *game, const struct round_body *body) {
    const unsigned allowed = 1u << SEAT_JOINED | 1u << SEAT_RESIGNED;
    int agreed = game->config->rounds;
    bool agrees = body->rounds.value <= agreed && (body->rounds.value == 0) == (agreed == 0);
    double points[SEATS_MAX];
    double minor[SEATS_MAX];
    if (!agrees || !seats_read(game, body->seats, allowed) || !read_tally(points, game, body->points, true) ||
        !read_tally(minor, game, body->minor, game->config->family->minor != NULL)) {
        return false;
    }
    for (int i = 0; i < game->seat_count; i++) {
        game->seats[i].points = points[i];
        game->seats[i].minor = minor[i];
    }
    game->rounds = (int)body->rounds.value;
    game->made_public = body->made_public.value;
    game->is_public = game->is_public || game->made_public;
    return true;
}

static enum err check_round_follows(const struct game *before, const struct game *after, const struct round_body *body,
                                    const struct event *event, struct problem *problem) {
    int leader = before->number == 0 && !before->config->server_leads
                     ? 0
                     : game_next_leader(before, before->number == 0 ? -1 : before->leader, game_seats_out(before));
    if (body->number.value != before->number + 1 || after->leader != leader) {
        return fold_corrupt(problem, after, event, "its number or leader is not the next");
    }
    const char *end = NULL;
    bool ready = (before->status == GAME_ROUND_OVER && !match_is_over(before, &end)) ||
                 (before->status == GAME_OPEN && game_is_ready(before));
    if (!ready || !seats_are_same(before, after) || after->made_public != before->made_public) {
        return fold_corrupt(problem, after, event, "the table stands otherwise");
    }
    return OK;
}

static enum err fold_round(struct game *game, const struct game *now, const struct event *event,
                           struct problem *problem) {
    struct round_body body = {0};
    struct field fields[ROUND_FIELDS + 1];
    memcpy(fields, round_fields, sizeof round_fields);
    size_t count = fold_add_list(fields, ROUND_FIELDS, game_family(game), offsetof(struct round_body, brought));
    enum err err = fold_decode(&body, event, fields, count, problem);
    if (err != OK) {
        return err;
    }
    const struct family *family = game->config->family;
    if (body.rules.value > family->rules_version) {
        return fold_corrupt(problem, game, event, "it was played under newer rules than this program's");
    }
    game->leader = body.leader.set ? (int)body.leader.value : LEADER_SERVER;
    if (!restore_table(game, &body) || game->leader >= game->seat_count) {
        return fold_corrupt(problem, game, event, "its seats do not fit the game");
    }
    err = fold_brought_list(game, event, body.brought, problem);
    if (err != OK) {
        return err;
    }
    if (event->seq == now->version + 1) {
        err = check_round_follows(now, game, &body, event, problem);
        if (err != OK) {
            return err;
        }
    }
    struct table table = {
        .round = (int)body.number.value,
        .at = event->at,
        .leader = game->leader,
        .out = game_seats_out(game),
        .deal = body.deal,
        .carry = body.carry,
        .duplicate = game->duplicate,
        .rules = (int)body.rules.value,
    };
    struct table_room room;
    game_add_brought(&table, &room, game);
    struct state *state = NULL;
    err = family->start(&state, game->config, &table, problem);
    if (err != OK) {
        return err;
    }
    game->status = GAME_PLAYING;
    game->begun = table.round > 1;
    game->ended_by_timeout = false;
    game->number = table.round;
    game->round_seq = event->seq;
    return set_state(game, state, problem);
}

/* ---- resigned, round-over, finished, aborted ---- */

static enum err fold_resigned(struct game *game, const struct game *now, const struct event *event,
                              struct problem *problem) {
    bool in_play = game->status == GAME_PLAYING || game->status == GAME_ROUND_OVER;
    if (!in_play || game->seats[event->seat].status != SEAT_JOINED) {
        return fold_corrupt(problem, game, event, "that seat is not in the match");
    }
    const json_t *illegal = json_object_get(event->body, "illegal");
    if (illegal != NULL && (!json_is_true(illegal) || !game_may_disqualify(game, event->seat))) {
        return fold_corrupt(problem, game, event, "nobody can be disqualified there");
    }
    if (game->rounds > 0 && game->seat_count > 1) {
        game->rounds -= match_later_leads(now, event->seat);
    }
    game->seats[event->seat].status = SEAT_RESIGNED;
    game->seats[event->seat].disqualified = illegal != NULL;
    return game->status == GAME_PLAYING ? fold_family(game, event, problem) : OK;
}

static enum err fold_timed_out(struct game *game, const struct game *now, const struct event *event,
                               struct problem *problem) {
    enum err err = fold_family(game, event, problem);
    if (err == OK) {
        game->idle_ms = fold_time_idle(now, event);
        struct turn turn;
        game_turn(game, &turn);
        game->ended_by_timeout = turn.over;
    }
    return err;
}

static enum err fold_round_over(struct game *game, const struct event *event, struct problem *problem) {
    struct turn turn;
    game_turn(game, &turn);
    if (game->status != GAME_PLAYING || !turn.over) {
        return fold_corrupt(problem, game, event, "the round is not over");
    }
    double points[SEATS_MAX] = {0};
    double minor[SEATS_MAX] = {0};
    game->config->family->points(game_state(game), points);
    family_minor(minor, game->config->family, game_state(game));
    for (int i = 0; i < game->seat_count; i++) {
        game->seats[i].points += points[i];
        game->seats[i].minor += minor[i];
    }
    game->status = GAME_ROUND_OVER;
    return OK;
}

static enum err end_game(struct game *game, enum game_status status, const char *const reasons[],
                         const struct event *event, struct problem *problem) {
    const char *reason = json_string_value(json_object_get(event->body, "reason"));
    size_t i = 0;
    while (reason != NULL && reasons[i] != NULL && strcmp(reasons[i], reason) != 0) {
        i++;
    }
    if (reason == NULL || reasons[i] == NULL) {
        return fold_corrupt(problem, game, event, "its reason is none");
    }
    game->reason = reasons[i];
    game->status = status;
    game->finished_at = event->at;
    game->join_code[0] = '\0';
    return OK;
}

/* Is it in the midst of a round that others came before? Where it is left lying there, only those others count. */
static bool is_within_later_round(const struct game *game) {
    struct turn turn;
    struct auto_action due;
    game_turn(game, &turn);
    return game->status == GAME_PLAYING && game->number > 1 && !turn.over && !game_auto_action(game, &due);
}

static enum err fold_finished(struct game *game, const struct game *now, const struct event *event,
                              struct problem *problem) {
    const char *reasons[4] = {NULL, NULL, NULL, NULL};
    int count = 0;
    bool between = now->status == GAME_ROUND_OVER;
    bool expired = now->rounds == 0 && fold_time_expired(now, event);
    if ((!between && !(expired && is_within_later_round(now))) ||
        !seats_read_id(&game->result, json_object_get(event->body, "id"))) {
        return fold_corrupt(problem, game, event, "there is no match to finish");
    }
    if (between && match_is_over(game, &reasons[0])) {
        expired = false;
    } else if (between && now->rounds == 0 && now->idle_ms == 0) {
        reasons[count++] = REASON_FINISH;
    }
    if (between && reasons[0] == NULL && game->config->family->needs != NULL) {
        reasons[count++] = REASON_SET_DELETED; /* of which no log says anything */
    }
    if (expired) {
        reasons[count] = REASON_EXPIRED;
    }
    enum outcome outcome = OUTCOME_LOSS;
    match_judge(game, &outcome, &game->winners);
    game->outcome = (uint8_t)outcome;
    return end_game(game, GAME_FINISHED, reasons, event, problem);
}

/* Nobody had acted for too long, and there were no rounds whose points could end it. */
static bool may_expire(const struct game *now, const struct event *event) {
    bool has_points = now->rounds == 0 && (now->status == GAME_ROUND_OVER || now->number > 1);
    return now->status == GAME_OPEN || (fold_time_expired(now, event) && !has_points);
}

static enum err fold_aborted(struct game *game, const struct game *now, const struct event *event,
                             struct problem *problem) {
    static const char *const reasons[] = {
        REASON_CREATOR, REASON_DECLINED, REASON_EXPIRED, REASON_TIMEOUT, REASON_SET_DELETED, REASON_MASTER_LEFT, NULL};
    if (game->status == GAME_FINISHED || game->status == GAME_ABORTED) {
        return fold_corrupt(problem, game, event, "the game is over");
    }
    enum err err = end_game(game, GAME_ABORTED, reasons, event, problem);
    if (err != OK) {
        return err;
    }
    bool by_time = strcmp(game->reason, REASON_TIMEOUT) == 0;
    bool by_creator = strcmp(game->reason, REASON_CREATOR) == 0;
    if (strcmp(game->reason, REASON_EXPIRED) == 0 && !may_expire(now, event)) {
        return fold_corrupt(problem, game, event, "it had not been left lying, or can be finished");
    }
    if (strcmp(game->reason, REASON_SET_DELETED) == 0 &&
        (now->status != GAME_OPEN || game->config->family->needs == NULL)) {
        return fold_corrupt(problem, game, event, "it is not dealt from a stored set any more, or never is");
    }
    if ((strcmp(game->reason, REASON_MASTER_LEFT) == 0) != game_lacks_official(now)) {
        return fold_corrupt(problem, game, event, "an official is missing, or none is");
    }
    int seat = by_time ? fold_time_late(now, event) : by_creator ? game_seat_of(game, &game->creator) : -1;
    bool good = event->seat == seat && (seat >= 0 || !by_time);
    return good ? OK : fold_corrupt(problem, game, event, "that seat does not abort the game");
}

static enum err fold_rematch(struct game *game, const struct event *event, struct problem *problem) {
    bool may_ask = event->seat >= 0 ? event->seat < game->seat_count : game_has_watching_maker(game);
    if (game->status != GAME_FINISHED || !id_is_none(&game->rematch) || !may_ask ||
        !seats_read_id(&game->rematch, json_object_get(event->body, "game"))) {
        return fold_corrupt(problem, game, event, "there is no rematch to be had");
    }
    return OK;
}

static enum err fold_proof(struct game *game, const struct event *event, struct problem *problem) {
    bool over = game->status == GAME_FINISHED || game->status == GAME_ABORTED;
    if (!over || game_may_disclose(game)) {
        return fold_corrupt(problem, game, event, "there is nothing to prove, or it has been proved");
    }
    game->proven = true;
    return OK;
}

static enum err fold_published(struct game *game, const struct event *event, struct problem *problem) {
    if (!game_may_be_published(game)) {
        return fold_corrupt(problem, game, event, "it is public, or there is something to be kept secret");
    }
    game->is_public = true;
    game->made_public = true;
    return OK;
}

/* Is it done by whom such things are done by? Which seat may act is for those who know what it does. */
static enum err check_actor(const struct game *now, const struct event *event, struct problem *problem) {
    enum event_actor by = event_def(event->kind)->by;
    if (by == BY_SERVER && event->seat >= 0) {
        return fold_corrupt(problem, now, event, "no seat does this");
    }
    if (by == BY_SEAT && (event->seat < 0 || event->seat >= now->seat_count)) {
        return fold_corrupt(problem, now, event, "only a seat of the game does this");
    }
    return OK;
}

static enum err change_game(struct game *game, const struct game *now, const struct event *event,
                            struct problem *problem) {
    switch (event->kind) {
    case EVENT_JOINED:
        return fold_joined(game, event, problem);
    case EVENT_DECLINED:
        return fold_declined(game, event, problem);
    case EVENT_BROUGHT:
        return fold_brought(game, event, problem);
    case EVENT_ROUND:
        return fold_round(game, now, event, problem);
    case EVENT_ROUND_OVER:
        return fold_round_over(game, event, problem);
    case EVENT_FINISHED:
        return fold_finished(game, now, event, problem);
    case EVENT_ABORTED:
        return fold_aborted(game, now, event, problem);
    case EVENT_REMATCH:
        return fold_rematch(game, event, problem);
    case EVENT_PROOF:
        return fold_proof(game, event, problem);
    case EVENT_PUBLISHED:
        return fold_published(game, event, problem);
    case EVENT_RESIGNED:
        return fold_resigned(game, now, event, problem);
    case EVENT_TIMED_OUT:
        return fold_timed_out(game, now, event, problem);
    case EVENT_RESUMED: {
        enum err err = fold_resumed(game, now, event, problem);
        return err == OK && game->config->keeps_time ? fold_family(game, event, problem) : err;
    }
    default:
        return fold_family(game, event, problem);
    }
}

/* Has somebody done something with this event? What the server does by itself is nothing. */
static bool counts_as_begun(const struct game *now, const struct event *event) {
    return now->round_seq != 0 && event->kind != EVENT_RESUMED && !fold_time_is_due(now, event);
}

enum err game_fold(struct game **next, const struct game *now, const struct id *id, const struct event *event,
                   struct config_cache *configs, struct problem *problem) {
    if (!json_is_object(event->body)) {
        return fold_corrupt(problem, now, event, "its body is no object");
    }
    bool is_created = event->kind == EVENT_CREATED;
    if (now == NULL || is_created) {
        bool first = now == NULL && is_created && event->seq == 1;
        return first ? fold_created(next, id, event, configs, problem)
                     : fold_corrupt(problem, now, event, "a log begins with `created`, once");
    }
    bool is_next = event->seq == now->version + 1;
    bool may_skip = now->version == 1 && event->seq > 1 && event->kind == EVENT_ROUND;
    if (!is_next && !may_skip) {
        return fold_corrupt(problem, now, event, "its number is not the next");
    }
    if (game_lacks_official(now) && event->kind != EVENT_ABORTED) {
        return fold_corrupt(problem, now, event, "the game cannot go on without the official who has left");
    }
    enum err err = check_actor(now, event, problem);
    err = err == OK ? fold_time_check(now, event, problem) : err;
    if (err != OK) {
        return err;
    }
    struct game *game = copy_game(now);
    if (game == NULL) {
        return fold_no_memory(problem);
    }
    game->version = event->seq;
    game->updated_at = event->at;
    game->begun = now->begun || counts_as_begun(now, event);
    game->idle_ms = fold_time_ends(now) ? now->idle_ms : 0;
    err = change_game(game, now, event, problem);
    if (err != OK) {
        game_release(game);
        return err;
    }
    fold_time_run(game, now, event);
    *next = game;
    return OK;
}
