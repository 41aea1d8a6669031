/* SPDX-License-Identifier: Apache-2.0 */
/* The script of Connect Four: anybody into any column, now and then into one that is full or not there. */
#include "script.h"

static const struct setting settings[] = {
    {"connect-four", NULL, -1},
    {"connect-four", "{'rounds':3}", 1},
    {"connect-four", "{'columns':4,'rows':4,'rounds':null,'hints':true}", 1},
    {"connect-four", "{'columns':4,'rows':12,'line':6}", 1},
    {"connect-four", "{'columns':12,'rows':4,'line':3}", -1},
    {"connect-four", "{'columns':12,'rows':12,'line':6}", 1},
};

static int columns_of(const struct play *play) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, VIEWER_SPECTATOR);
    int columns = (int)json_integer_value(json_object_get(view, "columns"));
    json_decref(view);
    return columns;
}

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    (void)seat;
    (void)action;
    int columns = columns_of(play);
    uint32_t beyond = rng_below(&actor->rng, 20) == 0;
    return json_pack("{s:i}", "column", (int)(rng_below(&actor->rng, (uint32_t)columns + beyond)));
}

/* Sequences of moves from the empty board, none played on after a win. */
static const struct perft perfts[] = {
    {{"connect-four", NULL, 1}, NULL, 1, 7, 0},      {{"connect-four", NULL, 1}, NULL, 2, 49, 0},
    {{"connect-four", NULL, 1}, NULL, 3, 343, 0},    {{"connect-four", NULL, 1}, NULL, 4, 2401, 0},
    {{"connect-four", NULL, 1}, NULL, 5, 16807, 0},  {{"connect-four", NULL, 1}, NULL, 6, 117649, 0},
    {{"connect-four", NULL, 1}, NULL, 7, 823536, 0},
};

static json_t *make_bodies(const struct play *play, const struct action_def *action) {
    (void)action;
    json_t *bodies = json_array();
    int columns = columns_of(play);
    for (int column = 0; column < columns; column++) {
        cr_assert_eq(json_array_append_new(bodies, json_pack("{s:i}", "column", column)), 0);
    }
    return bodies;
}

SCRIPT(connectfour) = {
    .family = "connectfour",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .body = make_body,
    .perfts = perfts,
    .perft_count = sizeof perfts / sizeof perfts[0],
    .bodies = make_bodies,
};
