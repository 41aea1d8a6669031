/* SPDX-License-Identifier: Apache-2.0 */
/* The script of Yahtzee: players who roll what they like and score where they may, most of the time. */
#include "script.h"

#include <string.h>

#include "rules/yahtzee.h"

static const struct setting settings[] = {
    {"yahtzee", NULL, -1},
    {"yahtzee", "{'joker':'free','rounds':null,'hints':true}", 0},
    {"yahtzee", "{'rounds':3}", 1},
    {"yahtzee", "{'joker':'free'}", 3},
    {"yahtzee", NULL, 9},
    {"yahtzee", "{'cards':'own'}", 1},
    {"yahtzee", "{'cards':'own','joker':'free','hints':true}", 3},
};

static bool one_in(struct actor *actor, uint32_t many) {
    return rng_below(&actor->rng, many) == 0;
}

/* Any places; in one of ten cases places that may be too many, or a die named twice. */
static json_t *keep_body(struct actor *actor) {
    json_t *keep = json_array();
    bool careless = one_in(actor, 10);
    for (int place = 0; place < YAHTZEE_DICE; place++) {
        if (careless || one_in(actor, 2)) {
            json_int_t named = careless ? (json_int_t)rng_below(&actor->rng, YAHTZEE_DICE + 1) : place;
            cr_assert_eq(json_array_append_new(keep, json_integer(named)), 0);
        }
    }
    return json_pack("{s:o}", "keep", keep);
}

/* One of the choices; in one of ten cases any category. */
static json_t *category_body(struct actor *actor, const struct play *play, int seat) {
    json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
    const json_t *choices = json_object_get(view, "choices");
    size_t count = json_array_size(choices);
    const char *name = yahtzee_category_name((enum category)rng_below(&actor->rng, CATEGORY_COUNT));
    if (count > 0 && !one_in(actor, 10)) {
        const json_t *choice = json_array_get(choices, rng_below(&actor->rng, (uint32_t)count));
        name = json_string_value(json_object_get(choice, "category"));
    }
    json_t *body = json_pack("{s:s}", "category", name);
    json_decref(view);
    return body;
}

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    return strcmp(action->event, "roll") == 0 ? keep_body(actor) : category_body(actor, play, seat);
}

/* A first turn: any of 13 boxes at once, or behind one or two rolls of the dice that are not kept, in 32 ways each. */
static const struct perft perfts[] = {
    {{"yahtzee", NULL, 1}, NULL, 1, 13 + 32, 0},
    {{"yahtzee", NULL, 1}, NULL, PERFT_TURN, 13 * (1 + 32 + 32 * 32), 0},
};

static json_t *make_bodies(const struct play *play, const struct action_def *action) {
    (void)play;
    json_t *bodies = json_array();
    bool rolls = strcmp(action->event, "roll") == 0;
    for (int i = 0; i < (rolls ? 1 << YAHTZEE_DICE : CATEGORY_COUNT); i++) {
        json_t *keep = json_array();
        for (int place = 0; place < YAHTZEE_DICE; place++) {
            cr_assert((i >> place & 1) == 0 || json_array_append_new(keep, json_integer(place)) == 0);
        }
        const char *name = rolls ? "" : yahtzee_category_name((enum category)i);
        json_t *body = rolls ? json_pack("{s:O}", "keep", keep) : json_pack("{s:s}", "category", name);
        cr_assert_eq(json_array_append_new(bodies, body), 0);
        json_decref(keep);
    }
    return bodies;
}

SCRIPT(yahtzee) = {
    .family = "yahtzee",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .body = make_body,
    .perfts = perfts,
    .perft_count = sizeof perfts / sizeof perfts[0],
    .bodies = make_bodies,
};
