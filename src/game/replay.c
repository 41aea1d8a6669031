/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Folding refuses what the rules refuse; what they make of an allowed event is built once more, and compared.
 */
#include "game/replay.h"

#include <string.h>

#include "game/bodies.h"
#include "game/game.h"
#include "util/json.h"

/* What a round was dealt is chance; what it was committed to and what the round before handed on is not. */
static json_t *expected_round(const struct game *before, const struct game *after, const struct event *event) {
    const struct family *family = after->config->family;
    json_t *body = json_copy((json_t *)event->body);
    bool good = json_put(body, "commitment", body_commitment(after, game_state(after))) &&
                json_put(body, "carry", family_carry(family, game_state(before)));
    if (!good) {
        json_decref(body);
        return NULL;
    }
    return body;
}

/* The body an event should have, judged by the state that it led to. NULL without memory. */
static json_t *expected_body(const struct game *before, const struct game *after, const struct event *event) {
    struct id result = {""};
    const char *id = json_string_value(json_object_get(event->body, "id"));
    if (id != NULL) {
        (void)id_parse(&result, id, strlen(id));
    }
    switch (event->kind) {
    case EVENT_ROUND_OVER:
        return body_round_over(before, &result);
    case EVENT_FINISHED:
        return body_finished(before, &result, after->reason);
    case EVENT_ABORTED:
        return body_aborted(before, after->reason);
    case EVENT_PROOF:
        return body_proof(before);
    case EVENT_RESIGNED:
        return body_resigned(after->seats[event->seat].disqualified);
    case EVENT_PUBLISHED:
        return json_object();
    case EVENT_TIMED_OUT:
        return body_timed_out(after->idle_ms);
    case EVENT_ROUND:
        return expected_round(before, after, event);
    default: /* what a player did: an action is recorded anew, that somebody sat down is checked by the fold */
        return event->kind < EVENT_FAMILY ? json_incref((json_t *)event->body)
                                          : after->config->family->record(game_state(after), event);
    }
}

/* What playing had examined is examined again. */
static enum err validate_async(struct replay *replay, const struct game *next, const struct event *event) {
    const struct action_def *action = family_find_action(next->config->family, event->kind);
    return action == NULL ? OK : family_validate_async(next->config, action, game_state(next), event, &replay->problem);
}

enum err replay_event(struct replay *replay, const struct event *event) {
    struct game *next = NULL;
    int64_t due = replay->game == NULL ? 1 : replay->game->version + 1;
    const char *kind = family_event_word(game_family(replay->game), event->kind);
    if (event->seq != due) { /* folding may begin at a round, a replay leaves nothing out */
        return problem_set(&replay->problem, ERR_CORRUPT, "`%s` does not follow: event %lld is due here.", kind,
                           (long long)due);
    }
    if (replay->game != NULL && event->at < replay->game->updated_at) {
        return problem_set(&replay->problem, ERR_CORRUPT,
                           "`%s` does not follow: it is said to be from before event %lld.", kind,
                           (long long)(due - 1));
    }
    enum err err = game_fold(&next, replay->game, &replay->id, event, replay->configs, &replay->problem);
    if (err == OK) {
        err = validate_async(replay, next, event);
        if (err != OK) {
            game_release(next);
        }
    }
    if (err != OK) {
        return err == ERR_NO_MEMORY ? err : ERR_CORRUPT;
    }
    json_t *expected =
        replay->game == NULL ? json_incref((json_t *)event->body) : expected_body(replay->game, next, event);
    bool same = json_equal(expected, event->body) != 0;
    bool known = expected != NULL;
    json_decref(expected);
    game_release(replay->game);
    replay->game = next;
    if (!known) {
        return ERR_NO_MEMORY;
    }
    if (!same) {
        return problem_set(&replay->problem, ERR_CORRUPT, "`%s` does not follow: its outcome is another.", kind);
    }
    return OK;
}

void replay_clear(struct replay *replay) {
    game_release(replay->game);
    replay->game = NULL;
}
