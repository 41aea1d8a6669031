/* SPDX-License-Identifier: Apache-2.0 */
/* The tool that fits the weights of line games: a few games, and what is learnt from them. */
#include "../../../tools/line_weights/fit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct games_plan plan = {.seed = 7, .count = 12, .nodes = 300};

static FILE *made(const struct games_plan *from) {
    FILE *file = tmpfile();
    cr_assert_not_null(file);
    cr_assert(games_make(file, from));
    rewind(file);
    return file;
}

static size_t content(unsigned char *out, size_t room, const struct games_plan *from) {
    FILE *file = made(from);
    size_t length = fread(out, 1, room, file);
    cr_assert_lt(length, room);
    (void)fclose(file);
    return length;
}

enum { ROOM = 1 << 16 };

Test(line_weights_tool, a_plan_makes_the_same_games_each_time) {
    static unsigned char one[ROOM];
    static unsigned char other[ROOM];
    size_t length = content(one, ROOM, &plan);
    cr_assert_eq(length, content(other, ROOM, &plan));
    cr_expect_arr_eq(one, other, length);
    struct games_plan next = plan;
    next.seed++;
    size_t differs = content(other, ROOM, &next);
    cr_expect(differs != length || memcmp(one, other, length) != 0);
}

/* All games of the plan; every third is kept back. */
static void read_all(struct samples *learnt, struct samples *kept) {
    static struct game game;
    const struct targets targets = {.share = 0.3, .scale = 1000};
    struct games_plan found;
    FILE *file = made(&plan);
    bool broken = true;
    cr_assert(games_read_plan(&found, file));
    cr_expect_eq(found.seed, plan.seed);
    cr_expect_eq(found.nodes, plan.nodes);
    size_t count = 0;
    while (games_read(&game, &broken, file)) {
        cr_expect_geq(game.count, game.drawn);
        cr_assert(count % 3 == 0 ? samples_add(kept, &game, NULL) : samples_add(learnt, &game, &targets));
        count++;
    }
    cr_expect_not(broken);
    cr_expect_eq(count, plan.count);
    (void)fclose(file);
}

Test(line_weights_tool, a_fit_tells_more_than_nothing_and_the_same_each_time) {
    struct fit *fits = calloc(2, sizeof *fits);
    cr_assert_not_null(fits);
    for (int i = 0; i < 2; i++) {
        struct samples learnt = {0};
        struct samples kept = {0};
        const struct fit_plan rounds = {.seed = 1, .rounds = 30};
        read_all(&learnt, &kept);
        cr_assert_gt(learnt.sample_count, 50);
        /* What it has seen itself it must tell. */
        cr_assert(fit_run(&fits[i], &learnt, &learnt, &rounds));
        cr_expect_lt(fits[i].chance.entropy, 0.65, "%f", fits[i].chance.entropy);
        samples_clear(&learnt);
        samples_clear(&kept);
    }
    cr_expect_arr_eq(fits[0].mover.numbers, fits[1].mover.numbers, sizeof fits[0].mover.numbers);
    cr_expect_arr_eq(fits[0].other.numbers, fits[1].other.numbers, sizeof fits[0].other.numbers);
    free(fits);
}

Test(line_weights_tool, there_is_nothing_to_be_learnt_from_no_games) {
    struct fit *fit = calloc(1, sizeof *fit);
    const struct samples none = {0};
    cr_assert_not_null(fit);
    const struct fit_plan rounds = {.seed = 1, .rounds = 1};
    cr_expect_not(fit_run(fit, &none, &none, &rounds));
    free(fit);
}

Test(line_weights_tool, a_file_that_ends_too_soon_is_found_out) {
    static struct game game;
    static unsigned char bytes[ROOM];
    size_t length = content(bytes, ROOM, &plan);
    FILE *file = tmpfile();
    struct games_plan found;
    bool broken = false;
    cr_assert_not_null(file);
    cr_assert_eq(fwrite(bytes, length - 3, 1, file), 1);
    rewind(file);
    cr_assert(games_read_plan(&found, file));
    while (games_read(&game, &broken, file)) {
    }
    cr_expect(broken);
    (void)fclose(file);
}
