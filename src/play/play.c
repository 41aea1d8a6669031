/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Playing: one action, and what follows from it.
 *
 * Every function here has the same shape: find the game, refuse what must be refused, append the event, let the referee
 * settle (a round that is over is published, a match too), stage. Appending folds the event first, so the rules have the
 * last word before anything is written; what the log keeps is computed from the state that the event led to.
 */
#include "play/play.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "game/bodies.h"
#include "game/event_def.h"
#include "game/load.h"
#include "game/match.h"
#include "game/view.h"
#include "play/notifications.h"
#include "play/outbox.h"
#include "play/project.h"
#include "play_internal.h"
#include "store/event_log.h"
#include "util/json.h"
#include "util/proof.h"
#include "util/rng.h"

void play_release(struct play *play) {
    game_release(play->before);
    game_release(play->after);
    json_decref(play->members);
    play->before = NULL;
    play->after = NULL;
    play->members = NULL;
}

enum err play_no_memory(struct play *play) {
    return problem_set(play->problem, ERR_NO_MEMORY, "There is no memory for the change. Try again later.");
}

/* A store's refusal in words; other errors come with their problem already set. */
static enum err explain(struct play *play, enum err err) {
    if (err == ERR_CONFLICT) {
        return problem_set(play->problem, err, "Another server changed the game first. Send the request again.");
    }
    if (err != OK && play->problem->err != err) {
        return problem_set(play->problem, err, "The change could not be written, nothing happened. Try again later.");
    }
    return err;
}

/* ---- finding ---- */

bool if_match_takes(const struct if_match *if_match, int64_t version) {
    if (!if_match->given) {
        return true;
    }
    for (size_t i = 0; i < if_match->count; i++) {
        if (if_match->versions[i] == version) {
            return true;
        }
    }
    return false;
}

enum err play_find(struct play *play) {
    enum err err = tx_find_game(&play->before, play->tx, &play->game_id, play->problem);
    if (err == OK) {
        play->seat = play->is_bot ? play->bot_seat : game_seat_of(play->before, &play->player);
        play->after = game_ref(play->before);
    }
    return err;
}

enum err play_check_version(struct play *play) {
    if (if_match_takes(&play->if_match, play->before->version)) {
        return OK;
    }
    return problem_set(play->problem, ERR_VERSION_MISMATCH,
                       "The game is at version %lld. Read it again and decide anew.", (long long)play->before->version);
}

/* Does the player act for a seat of the game that was found? */
static enum err check_own(struct play *play) {
    if (play->seat < 0 && !game_is_visible(play->before, &play->player)) {
        return problem_set(play->problem, ERR_NOT_FOUND, "There is no such game.");
    }
    enum err err = play_check_version(play);
    if (err != OK) {
        return err;
    }
    if (play->seat < 0) {
        return problem_set(play->problem, ERR_FORBIDDEN, "You have no seat in this game; you may only watch it.");
    }
    if (play->for_named && play->named_seat != play->seat) {
        if (!game_acts_for(play->before, play->seat, play->named_seat)) {
            return problem_set(play->problem, ERR_FORBIDDEN, "You do not act for seat %d.", play->named_seat);
        }
        play->seat = play->named_seat;
    }
    return OK;
}

enum err play_find_own(struct play *play) {
    enum err err = play_find(play);
    return err == OK ? check_own(play) : err;
}

enum err play_find_made(struct play *play) {
    enum err err = play_find(play);
    if (err != OK) {
        return err;
    }
    return game_is_watched_by_maker(play->before, &play->player) ? play_check_version(play) : check_own(play);
}

enum err play_check_going(struct play *play) {
    enum game_status status = play->before->status;
    if (status == GAME_FINISHED || status == GAME_ABORTED) {
        return problem_set(play->problem, ERR_GAME_OVER, "The game is %s.", game_status_name(status));
    }
    return OK;
}

enum err play_find_seated(struct play *play) {
    enum err err = play_find_own(play);
    err = err == OK ? play_check_going(play) : err;
    if (err != OK) {
        return err;
    }
    if (play->before->seats[play->seat].status == SEAT_RESIGNED) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "Your seat has resigned from this game.");
    }
    return OK;
}

/* ---- appending ---- */

/* Writes the event's row. */
static enum err write_event(struct play *play, const struct event *event) {
    struct json_out *body = tx_scratch(play->tx);
    json_out_json(body, event->body);
    if (json_out_failed(body)) {
        return play_no_memory(play);
    }
    struct event_row row = event_to_row(event, play->after, body->buf.bytes, body->buf.length);
    enum err err = event_log_append(tx_write(play->tx), &play->game_id, &row);
    if (err == ERR_CONFLICT) {
        tx_forget_game(play->tx, &play->game_id); /* the writer runs the job again, and it will find the newer game */
    }
    return explain(play, err);
}

/* Publishes what the event publishes, notes which questions it has been the last to put, and tells of it. */
static enum err tell_of(struct play *play, const struct event *event) {
    enum err err = OK;
    if (event_publishes(event->kind)) {
        err = project_publish(tx_write(play->tx), play->after, event);
        if (err == OK) {
            err = tx_change(play->tx, CHANGE_RESULT, &play->game_id, event->seq);
        }
    }
    if (err == OK) {
        err = project_note_questions(tx_write(play->tx), play->after, event);
    }
    if (err == OK) {
        err = outbox_note_event(play->tx, play->after, event);
    }
    if (err == OK) {
        err = notifications_of_event(play->tx, play->after, event);
    }
    return explain(play, err);
}

/* An event that has led to *next, which is taken from there. */
static enum err append_folded(struct play *play, const struct event *event, struct game **next) {
    enum err err = write_event(play, event);
    if (err == OK) {
        game_release(play->after);
        play->after = *next;
        *next = NULL;
        err = tell_of(play, event);
    }
    return err;
}

int play_viewer_seat(const struct play *play, const struct game *game) {
    return view_of_seat(game, &play->player, play->for_named ? play->named_seat : -1).seat;
}

/* The first event of the play is what the answer is about. */
static enum err keep_for_answer(struct play *play, const struct event *event) {
    if (play->seq != 0) {
        return OK;
    }
    play->seq = event->seq;
    play->members = view_event_members(play->after, event, play_viewer_seat(play, play->after));
    return play->members == NULL ? play_no_memory(play) : OK;
}

/* Folds an event and has it say what the log keeps of it. Its body is owned by the event, whatever comes of it. */
static enum err try_event(struct game **next, struct play *play, const struct game *now, struct event *event) {
    enum err err = game_fold(next, now, &play->game_id, event, tx_configs(play->tx), play->problem);
    if (err == OK && event->kind >= EVENT_FAMILY) {
        struct arena *before = json_choose_arena(play->arena);
        json_t *record = (*next)->config->family->record(game_state(*next), event);
        (void)json_choose_arena(before);
        json_decref((json_t *)event->body);
        event->body = record;
        err = record == NULL ? play_no_memory(play) : OK;
    }
    return err;
}

enum err play_want_sets(struct play *play) {
    return problem_set(play->problem, ERR_STALE, "The questions could not be loaded in time. Try again later.");
}

/*
 * Will the first round begin, and are the sets that it is dealt from not loaded? That is asked of the event before it, which
 * has written nothing yet: the writer takes back its whole batch for a job that fails after it has written.
 */
static enum err check_sets(struct play *play, const struct game *next) {
    bool lacks = next->config->family->needs != NULL && play->sets == NULL && !play->sets_are_gone;
    return lacks && next->status == GAME_OPEN && game_is_ready(next) ? play_want_sets(play) : OK;
}

enum err play_append(struct play *play, enum event_kind kind, int seat, json_t *body) {
    if (body == NULL) {
        return play_no_memory(play);
    }
    struct outage_credit credit;
    struct event event = {.kind = kind, .seat = seat, .body = body};
    struct game *next = NULL;
    enum err err = play_find_outage_credit(&credit, play, kind);
    const struct game *now = credit.game != NULL ? credit.game : play->after;
    if (err == OK) {
        event.seq = now == NULL ? 1 : now->version + 1;
        err = play_find_moment(&event.at, play, now, kind);
    }
    if (err == OK) {
        err = try_event(&next, play, now, &event);
    }
    if (err == OK) {
        err = check_sets(play, next);
    }
    if (err == OK && credit.game != NULL) {
        err = append_folded(play, &credit.event, &credit.game);
    }
    if (err == OK) {
        err = append_folded(play, &event, &next);
    }
    if (err == OK) {
        err = keep_for_answer(play, &event);
    }
    play_release_outage_credit(&credit);
    game_release(next);
    json_decref((json_t *)event.body);
    return err;
}

static enum err append_due_event(struct play *play, const struct auto_action *due, int64_t at) {
    struct event event = {
        .seq = play->after->version + 1, .at = at, .kind = due->kind, .seat = due->seat, .body = json_object()};
    struct game *next = NULL;
    enum err err = event.body == NULL ? play_no_memory(play) : try_event(&next, play, play->after, &event);
    if (err == OK) {
        err = append_folded(play, &event, &next);
    }
    if (err == OK) {
        err = keep_for_answer(play, &event);
    }
    game_release(next);
    json_decref((json_t *)event.body);
    return err;
}

enum err play_append_due(struct play *play, int64_t until) {
    enum err err = OK;
    for (bool more = true; err == OK && more;) {
        struct auto_action due;
        int64_t at = game_next_due(play->after, &due);
        more = at != 0 && (due.at == 0 || at <= until);
        err = more ? append_due_event(play, &due, at) : OK;
    }
    return err;
}

/* ---- staging ---- */

enum err play_stage(struct play *play) {
    enum err err = project_changes(tx_write(play->tx), play->before, play->after);
    if (err == OK) {
        err = outbox_note_turn(play->tx, play->before, play->after);
    }
    if (err == OK) {
        err = notifications_of_turn(play->tx, play->before, play->after, play->seat);
    }
    if (err == OK) {
        err = tx_stage_game(play->tx, play->after);
    }
    return explain(play, err);
}

/* Append, settle, stage: how every change ends. */
static enum err append_and_stage(struct play *play, enum event_kind kind, int seat, json_t *body) {
    enum err err = play_append(play, kind, seat, body);
    if (err == OK) {
        err = play_settle(play);
    }
    return err == OK ? play_stage(play) : err;
}

/* ---- what players do ---- */

/* The client's body; a copy, with a nonce of ours, where the action needs one. */
static json_t *action_body(const struct action_def *action, const json_t *body) {
    if (!action->needs_nonce) {
        return json_incref((json_t *)body);
    }
    struct rng rng;
    char nonce[PROOF_HEX_SIZE];
    json_t *copy = json_copy((json_t *)body);
    rng_init_random(&rng);
    proof_make_nonce(nonce, &rng);
    if (!json_put(copy, "nonce", json_string(nonce))) {
        json_decref(copy);
        return NULL;
    }
    return copy;
}

struct showing {
    struct play *play;
    const struct game *game;
};

static enum err show_event(void *context, const struct event_row *row) {
    const struct showing *showing = context;
    struct play *play = showing->play;
    struct event event;
    json_t *body = NULL;
    enum err err = event_from_row(&event, &body, row, showing->game, play->problem);
    if (err == OK) {
        json_decref(play->members);
        play->members = view_event_members(showing->game, &event, play_viewer_seat(play, showing->game));
        json_decref(body);
        err = play->members == NULL ? play_no_memory(play) : OK;
    }
    return err;
}

enum err play_read_members(struct play *play, const struct game *game, struct db *db) {
    struct showing showing = {.play = play, .game = game};
    enum err err = event_log_read(db, &game->id, play->seq - 1, play->seq, 1, show_event, &showing);
    return err == OK && play->members == NULL ? ERR_CORRUPT : err;
}

/* The action was done already, as event play->seq: the answer is that event's. */
static enum err repeat(struct play *play) {
    play->repeated = true;
    return explain(play, play_read_members(play, play->after, tx_read(play->tx)));
}

/* What the examination of this version found; its words may have been lost meanwhile, then it is done again. */
static enum err say_examination(struct play *play, const struct game *game) {
    bool told = play->examination == OK || play->examination == play->problem->err;
    if (play->examined != game->version || !told) {
        return problem_set(play->problem, ERR_STALE, "The game has changed meanwhile. Send the request again.");
    }
    return play->examination;
}

/* The game is not being played: why not? */
static enum err refuse_to_play(struct play *play, const struct game *game) {
    const struct brought_def *def = config_brought(game->config);
    bool is_open = game->status == GAME_OPEN;
    if (is_open && def != NULL && game_count_in(game) == game->seat_count) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "The game has not begun: it waits for a %s.", def->name);
    }
    return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "%s",
                       is_open ? "The game has not begun: a seat is still free."
                               : "The round is over. POST .../rounds begins the next one.");
}

enum err play_act(struct play *play, const struct action_def *action, const json_t *body) {
    enum err err = play_find_seated(play);
    if (err != OK) {
        return err;
    }
    const struct game *game = play->before;
    bool late = game->status == GAME_ROUND_OVER && action->is_late;
    if (game->status != GAME_PLAYING && !late) {
        return refuse_to_play(play, game);
    }
    const struct family *family = game->config->family;
    struct event event = {.kind = family_event_of(family, action), .seat = play->seat, .body = body};
    if (family->repeated != NULL) {
        play->seq = family->repeated(game_state(game), &event);
    }
    if (play->seq != 0) {
        return repeat(play);
    }
    err = family_must_validate_async(game->config, action) ? say_examination(play, game) : OK;
    if (err != OK) {
        return err;
    }
    return append_and_stage(play, event.kind, play->seat, action_body(action, body));
}

enum err play_new_round(struct play *play) {
    enum err err = play_find_seated(play);
    if (err != OK) {
        return err;
    }
    if (play->before->status != GAME_ROUND_OVER) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "A new round begins only when the round is over.");
    }
    err = play->sets_are_gone ? play_end_match(play, REASON_SET_DELETED) : play_begin_round(play);
    return err == OK ? play_stage(play) : err;
}

enum err play_resign(struct play *play) {
    enum err err = play_find_seated(play);
    if (err != OK) {
        return err;
    }
    if (play->before->status == GAME_OPEN) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                           "The game has not begun. Its creator can DELETE it, others can POST .../decline.");
    }
    err = play_append(play, EVENT_RESIGNED, play->seat, body_resigned(false));
    if (err == OK && game_lacks_official(play->after)) {
        return play_abort_and_stage(play, -1, REASON_MASTER_LEFT);
    }
    err = err == OK ? play_settle(play) : err;
    return err == OK ? play_stage(play) : err;
}

enum err play_disqualify(struct play *play) {
    return append_and_stage(play, EVENT_RESIGNED, play->seat, body_resigned(true));
}

enum err play_finish(struct play *play) {
    enum err err = play_find_seated(play);
    if (err != OK) {
        return err;
    }
    if (play->before->rounds != 0) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW,
                           "The game ends after its %d agreed rounds. To leave it before, resign.",
                           play->before->rounds);
    }
    if (play->before->status != GAME_ROUND_OVER) {
        return problem_set(play->problem, ERR_NOT_ALLOWED_NOW, "The game can be finished only between rounds.");
    }
    err = play_end_match(play, REASON_FINISH);
    return err == OK ? play_stage(play) : err;
}

enum err play_prove(struct play *play) {
    enum err err = play_find(play);
    bool over = err == OK && (play->before->status == GAME_FINISHED || play->before->status == GAME_ABORTED);
    if (err != OK || !over || game_may_disclose(play->before)) {
        return err;
    }
    err = play_append(play, EVENT_PROOF, -1, body_proof(play->before));
    return err == OK ? play_stage(play) : err;
}
