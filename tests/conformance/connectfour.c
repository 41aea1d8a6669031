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

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    (void)seat;
    (void)action;
    json_t *view = family_view_json(play->config, play->family->view, play->state, VIEWER_SPECTATOR);
    json_int_t columns = json_integer_value(json_object_get(view, "columns"));
    json_decref(view);
    uint32_t beyond = rng_below(&actor->rng, 20) == 0;
    return json_pack("{s:i}", "column", (int)(rng_below(&actor->rng, (uint32_t)columns + beyond)));
}

SCRIPT(connectfour) = {
    .family = "connectfour",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .body = make_body,
};
