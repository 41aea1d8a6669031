/* SPDX-License-Identifier: Apache-2.0 */
/* The script of the line games: anybody anywhere, now and then on a field that is taken or no field at all. */
#include "script.h"

static const struct setting settings[] = {
    {"tic-tac-toe", NULL, -1},
    {"tic-tac-toe", "{'exact_line':true,'rounds':null,'hints':true}", 1},
    {"gomoku", "{'exact_line':true,'rounds':3}", 1},
    {"line", "{'size':3,'line':3,'rounds':2}", -1},
    {"line", "{'size':4,'line':3,'exact_line':true}", 1},
    {"line", "{'size':5,'line':4}", 1},
    {"line", "{'size':6,'line':6}", 1},
    {"line", "{'size':7,'line':3,'exact_line':true}", 1},
    {"line", "{'size':20,'line':3}", 1},
};

static int size_of(const struct play *play) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, VIEWER_SPECTATOR);
    int size = (int)json_integer_value(json_object_get(view, "size"));
    json_decref(view);
    return size;
}

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    (void)seat;
    (void)action;
    int size = size_of(play);
    uint32_t beyond = rng_below(&actor->rng, 20) == 0;
    return json_pack("{s:i, s:i}", "column", (int)(rng_below(&actor->rng, (uint32_t)size + beyond)), "row",
                     (int)rng_below(&actor->rng, (uint32_t)size));
}

/* Of tic-tac-toe: 9!/(9 - n)! while nobody can have a line; then less those that have ended; and whole games. */
static const struct perft perfts[] = {
    {{"tic-tac-toe", NULL, 1}, NULL, 4, 3024, 0},
    {{"tic-tac-toe", NULL, 1}, NULL, 6, 54720, 0},
    {{"tic-tac-toe", NULL, 1}, NULL, PERFT_ROUND, 255168, 0},
    {{"gomoku", NULL, 1}, NULL, 2, 225 * 224, 0},
};

static json_t *make_bodies(const struct play *play, const struct action_def *action) {
    (void)action;
    json_t *bodies = json_array();
    int size = size_of(play);
    for (int field = 0; field < size * size; field++) {
        json_t *body = json_pack("{s:i, s:i}", "column", field % size, "row", field / size);
        cr_assert_eq(json_array_append_new(bodies, body), 0);
    }
    return bodies;
}

SCRIPT(line) = {
    .family = "line",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .body = make_body,
    .perfts = perfts,
    .perft_count = sizeof perfts / sizeof perfts[0],
    .bodies = make_bodies,
};
