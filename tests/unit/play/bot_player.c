/* SPDX-License-Identifier: Apache-2.0 */
/* The players that bots are: one for each bot, and one for each of its levels below full strength. */
#include "play/bot_player.h"

#include <string.h>

#include <criterion/criterion.h>

Test(bot_player, everybody_is_known_by_an_id_of_their_own) {
    size_t count = 0;
    for (; bot_player_at(count) != NULL; count++) {
        struct id id = bot_player_id(bot_player_at(count));
        cr_expect_eq(bot_player_find(&id), bot_player_at(count));
    }
    size_t wanted = 0;
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        wanted += bot_at(i)->levels > 0 ? (size_t)bot_at(i)->levels : 1;
    }
    cr_expect_eq(count, wanted);
}

/* Released ids stay what they are: databases have them. */
Test(bot_player, an_id_follows_from_family_name_and_level) {
    struct id full = bot_player_id(bot_player_in("line", "gomoku", 0));
    struct id highest = bot_player_id(bot_player_in("line", "gomoku", 10));
    struct id third = bot_player_id(bot_player_in("line", "gomoku", 3));
    struct id named = id_named("bot line/gomoku");
    struct id named_third = id_named("bot line/gomoku/3");
    cr_expect(id_equal(&full, &named) && id_equal(&highest, &named));
    cr_expect(id_equal(&third, &named_third));
}

Test(bot_player, what_there_is_not_is_nobody) {
    cr_expect_null(bot_player_in("line", "nobody", 0));
    cr_expect_null(bot_player_in("line", "greedy", 1));
    cr_expect_null(bot_player_in("line", "gomoku", 11));
    cr_expect_null(bot_player_in("line", "gomoku", -1));
}
