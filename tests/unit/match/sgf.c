/* SPDX-License-Identifier: Apache-2.0 */
/* Games of a match as they are written. */
#include "match/sgf.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

static void expect_written(const struct game_plan *plan, const struct game_record *game, const char *wanted) {
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);
    cr_assert_not_null(out);
    sgf_write(out, plan, game, 3, 2);
    (void)fclose(out);
    cr_expect_not_null(strstr(text, wanted), "%s in %s", wanted, text);
    free(text);
}

static const struct game_plan plan = {.engines = {{.name = "one"}, {.name = "two"}}, .board = {.size = 15}};

static struct game_record game_of(int black, int winner, enum engine_fault fault) {
    return (struct game_record){
        .black = black,
        .winner = winner,
        .fault = fault,
        .opening_count = 1,
        .count = 2,
        .moves = {{7, 7}, {0, 14}},
        .engines = {{.moves = 4, .used_us = 1234567}, {.moves = 5, .used_us = 2000}},
    };
}

Test(match_sgf, a_game_has_its_board_its_players_and_its_moves) {
    struct game_record game = game_of(0, 1, ENGINE_SOUND);
    expect_written(&plan, &game, "(;FF[4]GM[4]CA[UTF-8]");
    expect_written(&plan, &game, "SZ[15]RU[5 in a row]GN[pair 3, game 2]PB[one]PW[two]RE[W+]");
    expect_written(&plan, &game,
                   "The first 1 moves were given. Processor time: Black 1234 ms for 4 moves, White 2 ms for 5.]");
    expect_written(&plan, &game, "\n;B[hh];W[ao])\n");
    game = game_of(1, 1, ENGINE_SOUND);
    expect_written(&plan, &game, "PB[two]PW[one]RE[B+]");
}

Test(match_sgf, exactly_five_is_said) {
    const struct game_plan exact = {.engines = {{.name = ""}, {.name = ""}}, .board = {.size = 20, .exact = true}};
    struct game_record game = game_of(0, NO_ENGINE, ENGINE_SOUND);
    expect_written(&exact, &game, "SZ[20]RU[exactly 5 in a row]");
    expect_written(&exact, &game, "RE[0]");
}

Test(match_sgf, a_game_lost_by_a_fault_says_which) {
    struct game_record game = game_of(0, 1, ENGINE_LATE);
    (void)snprintf(game.reason, sizeof game.reason, "it did not answer in time");
    expect_written(&plan, &game, "RE[W+T]");
    expect_written(&plan, &game, "The loser: it did not answer in time]");
    game = game_of(0, 0, ENGINE_GONE);
    expect_written(&plan, &game, "RE[B+F]");
    game = game_of(0, 0, ENGINE_WRONG);
    expect_written(&plan, &game, "RE[B+F]");
}

Test(match_sgf, no_name_and_no_fault_ends_a_property) {
    const struct game_plan odd = {.engines = {{.name = "a]b\\c\nd"}, {.name = "[e:"}}, .board = {.size = 15}};
    struct game_record game = game_of(0, 0, ENGINE_WRONG);
    (void)snprintf(game.reason, sizeof game.reason, "it says '];B[aa'");
    expect_written(&odd, &game, "PB[a\\]b\\\\c d]PW[[e:]");
    expect_written(&odd, &game, "it says '\\];B[aa']");
}
