/* SPDX-License-Identifier: Apache-2.0 */
/* Thinking with a mind: alone, again, and with others. */
#include "solvers/line_think.h"

#include <pthread.h>

#include <criterion/criterion.h>

#include "line_positions.h"
#include "positions.h"
#include "solvers/line/line_search.h"

enum { STEPS = 5000000, TOLD_MAX = 64 };

static const char *const middle = "////......x/.......o/......ox/....o.x";

struct told {
    int depths[TOLD_MAX];
    size_t count;
};

static void hear(void *context, const struct line_thought *thought) {
    struct told *told = context;
    cr_assert_lt(told->count, TOLD_MAX);
    cr_expect_gt(thought->count, 0);
    told->depths[told->count++] = thought->depth;
}

static struct line_board board_of(const char *rows) {
    struct line_board board;
    struct drawn *drawn = draw(15, 5, false, rows);
    copy_to_board(&board, &drawn->position);
    drawn_free(drawn);
    return board;
}

static struct line_thought think(struct line_mind *mind, const struct line_thinking *thinking, uint64_t steps) {
    struct line_thought thought;
    struct budget budget = budget_of(steps);
    struct rng rng = rng_numbered(1);
    cr_assert_eq(line_think(&thought, mind, thinking, &rng, &budget), OK);
    return thought;
}

static struct line_mind *new_mind(void) {
    struct line_mind *mind = NULL;
    cr_assert_eq(line_mind_make(&mind), OK);
    return mind;
}

Test(line_think, with_an_empty_mind_the_same_steps_give_the_same_thought) {
    struct line_board board = board_of(middle);
    const struct line_thinking thinking = {.board = &board};
    struct line_thought thoughts[2];
    for (int i = 0; i < 2; i++) {
        struct line_mind *mind = new_mind();
        thoughts[i] = think(mind, &thinking, STEPS);
        line_mind_free(mind);
    }
    cr_expect_gt(thoughts[0].depth, 2);
    cr_expect_eq(thoughts[0].depth, thoughts[1].depth);
    cr_expect_eq(thoughts[0].score, thoughts[1].score);
    cr_expect_eq(thoughts[0].nodes, thoughts[1].nodes);
    cr_expect_eq(thoughts[0].moves[0].column, thoughts[1].moves[0].column);
    cr_expect_eq(thoughts[0].moves[0].row, thoughts[1].moves[0].row);
}

Test(line_think, what_was_found_out_before_helps) {
    struct line_board board = board_of(middle);
    const struct line_thinking thinking = {.board = &board};
    struct line_mind *mind = new_mind();
    struct line_thought first = think(mind, &thinking, STEPS);
    line_mind_go_on(mind);
    struct line_thought again = think(mind, &thinking, STEPS);
    cr_expect_geq(again.depth, first.depth);
    line_mind_free(mind);
}

Test(line_think, it_tells_of_each_depth_in_turn) {
    struct line_board board = board_of(middle);
    struct told told = {.count = 0};
    const struct line_thinking thinking = {.board = &board, .report = hear, .context = &told};
    struct line_mind *mind = new_mind();
    struct line_thought thought = think(mind, &thinking, STEPS);
    cr_assert_gt(told.count, 2);
    for (size_t i = 0; i < told.count; i++) {
        cr_expect_eq(told.depths[i], (int)i + 1);
    }
    cr_expect_eq(thought.depth, told.depths[told.count - 1]);
    line_mind_free(mind);
}

Test(line_think, a_win_and_a_loss_are_told_in_plies) {
    struct line_mind *mind = new_mind();
    struct line_board win = board_of("////....../....xxx/....oo/.o");
    const struct line_thinking winning = {.board = &win};
    struct line_thought thought = think(mind, &winning, STEPS);
    cr_expect_eq(thought.wins_in, 3);
    line_mind_free(mind);
    mind = new_mind();
    struct line_board loss = board_of("////....../....oooo/....xx/.x/.x");
    const struct line_thinking losing = {.board = &loss};
    cr_expect_eq(think(mind, &losing, STEPS).wins_in, -2);
    line_mind_free(mind);
}

/* ---- several threads ---- */

struct helper {
    struct line_mind *mind;
    struct line_thinking thinking;
    struct line_thought thought;
};

static void *help(void *context) {
    struct helper *helper = context;
    helper->thought = think(helper->mind, &helper->thinking, STEPS);
    return NULL;
}

Test(line_think, several_threads_share_a_mind) {
    struct line_board board = board_of(middle);
    struct line_mind *mind = new_mind();
    struct helper helpers[3];
    pthread_t threads[3];
    for (unsigned i = 0; i < 3; i++) {
        helpers[i] = (struct helper){.mind = mind, .thinking = {.board = &board, .number = i}};
        cr_assert_eq(pthread_create(&threads[i], NULL, help, &helpers[i]), 0);
    }
    for (size_t i = 0; i < 3; i++) {
        cr_assert_eq(pthread_join(threads[i], NULL), 0);
        cr_expect(line_board_is_free(&board, helpers[i].thought.moves[0]));
        cr_expect_gt(helpers[i].thought.depth, 2);
    }
    line_mind_free(mind);
}
