/* SPDX-License-Identifier: Apache-2.0 */
#include <criterion/criterion.h>

#include "solvers/stones.h"
#include "util/json.h"

enum { BEST = 3, OTHER = 5 };

/* Of the position before the move, and of that after it. */
static struct stones_finding findings[2];

static enum err look(struct stones_finding *out, void *context, int moves, struct budget *budget) {
    (void)context;
    (void)budget;
    *out = findings[moves];
    return OK;
}

/* Is this move a blunder, of whom so much was known before it, and so much is after it, each for the side to move? */
static bool is_blunder(int move, struct stones_finding before, struct stones_finding after) {
    struct stones_review review = {.form = {.columns = 7}, .count = 1, .look = look};
    struct budget budget = {.over = false};
    struct json_out out;
    before.best = BEST;
    findings[0] = before;
    findings[1] = after;
    review.plies[0].move = move;
    review.plies[0].point.column = (uint8_t)move;
    json_out_init(&out);
    json_out_begin_object(&out);
    cr_assert_eq(stones_review(&out, &review, &budget), OK);
    json_out_end_object(&out);
    json_t *object = json_loadb(out.buf.bytes, out.buf.length, 0, NULL);
    const json_t *ply = json_array_get(json_object_get(object, "items"), 0);
    bool is_blunder = json_is_true(json_object_get(ply, "blunder"));
    cr_assert(json_is_boolean(json_object_get(ply, "blunder")));
    json_decref(object);
    json_out_free(&out);
    return is_blunder;
}

Test(stones_review, a_blunder_gives_a_win_away_or_loses_what_was_not_known_to_be_lost) {
    static const struct stones_finding unknown = {.known = false};
    static const struct stones_finding win = {.known = true, .value = VALUE_WIN};
    static const struct stones_finding draw = {.known = true, .value = VALUE_DRAW};
    static const struct stones_finding loss = {.known = true, .value = VALUE_LOSS};
    cr_expect(is_blunder(OTHER, win, draw) && is_blunder(OTHER, win, win));
    cr_expect(is_blunder(OTHER, draw, win) && is_blunder(OTHER, unknown, win));
    cr_expect(!is_blunder(OTHER, win, loss) && !is_blunder(OTHER, draw, draw), "nothing was lost");
    cr_expect(!is_blunder(OTHER, loss, win), "it was lost already");
    cr_expect(!is_blunder(OTHER, win, unknown) && !is_blunder(OTHER, draw, unknown), "nobody knows");
    cr_expect(!is_blunder(BEST, unknown, win), "there was nothing better");
}
