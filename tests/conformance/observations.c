/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What every observation must be: the same for all states that look the same, and no more than its view tells; and the bytes
 * that viewers get.
 */
#include "script.h"

#include <stdlib.h>
#include <string.h>

#include "util/json_out.h"

void expect_same_observation(const struct play *play, const struct state *other, int viewer) {
    struct observation *one = family_observe(play->config, play->state, viewer);
    struct observation *another = family_observe(play->config, other, viewer);
    cr_assert_eq(memcmp(one, another, play->family->observation_size(play->state)), 0,
                 "%s: what viewer %d observes holds what they cannot know", play->config->options_text, viewer);
    free(one);
    free(another);
}

char *all_bytes(const struct play *play, const struct state *state, int viewer) {
    struct json_out out;
    double points[SEATS_MAX] = {0};
    struct turn turn;
    json_out_init(&out);
    family_print(&out, play->config, play->family->view, state, viewer);
    family_print(&out, play->config, play->family->history, state, viewer);
    play->family->turn(state, &turn);
    play->family->points(state, points);
    char commitment[PROOF_HEX_SIZE] = "";
    (void)family_commitment(commitment, play->family, state);
    buf_append_format(&out.buf, "|%s|%d|%llx|%u|%lld|%lld|%zu", commitment, turn.over, (unsigned long long)turn.seats,
                      turn.number, (long long)turn.limit_ms, (long long)turn.deadline, play->family->size(state));
    for (int seat = 0; seat < play->config->seats; seat++) {
        buf_append_format(&out.buf, "|%u|%.17g", turn.actions[seat], points[seat]);
    }
    json_t *proof = family_proof(play->family, state);
    json_out_json(&out, proof);
    json_decref(proof);
    size_t length = 0;
    char *text = json_out_take(&out, &length);
    cr_assert_not_null(text);
    return text;
}

static char *view_text(const struct observation *observation) {
    struct json_out out;
    json_out_init(&out);
    observation->config->family->view(observation, &out);
    return json_out_take(&out, &(size_t){0});
}

void expect_view_read_back(const struct play *play, int viewer) {
    struct observation *seen = family_observe(play->config, play->state, viewer);
    struct observation *again = NULL;
    if (seen->actions != 0 && play->family->read_view != NULL) {
        json_t *view = family_view_json(play->config, play->family->view, play->state, viewer);
        cr_assert_eq(play->family->read_view(&again, seen, view), OK);
        char *text = view_text(seen);
        char *read = view_text(again);
        cr_assert_str_eq(text, read, "%s: viewer %d reads another view than was written", play->config->options_text,
                         viewer);
        free(text);
        free(read);
        json_decref(view);
    }
    free(seen);
    free(again);
}
