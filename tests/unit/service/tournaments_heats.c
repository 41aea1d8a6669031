/* SPDX-License-Identifier: Apache-2.0 */
/* Heats at play, among bots who cheat and among people with a master. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/accounts.h"
#include "support/bell.h"
#include "tournament/tournament.h"
#include "tournament/tournament_log.h"
#include "tournament_hall.h"

TestSuite(tournaments_heats, .init = hall_open, .fini = hall_close, .timeout = 60);

/* --- among bots --- */

static enum err compare_stage(void *context, int64_t number, const char *tables) {
    char *text = tournament_stage_text(context, (int32_t)number);
    cr_expect_str_eq(tables, text, "stage %d", (int)number);
    free(text);
    return OK;
}

/* So many are caught, two at each table, that not all of it is written at once; and of a table nothing else is to be told. */
Test(tournaments_heats, disqualify_who_cheats_and_say_of_all_tables_that_they_are_over) {
    struct making making = {.ruleset = "bulls-and-cows",
                            .format = "heats",
                            .names = many_names("genetic", 99),
                            .games = 1,
                            .more = "{'table': 3, 'advance': 1}",
                            .master = -1};
    struct tournament *tournament = NULL;
    struct id id = begin_as(&making);
    struct seen seen = until_over(&id);
    cr_expect_eq(
        database_number(engine.database.path, "SELECT count(*) FROM tournament_entrant WHERE status = 'disqualified'"),
        98, "%s", seen.winners);
    must(tournament_load(&tournament, engine.reader, &id));
    cr_expect_eq(tournament_stage_count(tournament), 5);
    must(tournament_stage_list(engine.reader, &id, compare_stage, tournament));
    tournament_free(tournament);
}

/* --- with a master --- */

static struct id begin_heats_of(const char *ruleset, const char *names, int master) {
    struct making making = {.ruleset = ruleset,
                            .format = "heats",
                            .names = names,
                            .games = 1,
                            .more = "{'table': 4, 'advance': 1, 'title': 'Ringer'}",
                            .master = master};
    bell_install();
    engine.shared = true;
    return begin_as(&making);
}

static struct id begin_heats(const char *ruleset, int master) {
    return begin_heats_of(ruleset, "0 1 2", master);
}

/* As when nobody has come to an open game for long. */
static enum err expire(struct tx *tx, void *context) {
    struct problem problem;
    struct play play = {.tx = tx, .problem = &problem, .game_id = *(const struct id *)context, .seat = -1};
    problem_clear(&problem);
    enum err err = play_expire(&play);
    play_release(&play);
    return err;
}

static enum err delete_account(struct tx *tx, void *context) {
    struct player_row row;
    must(player_get(&row, tx_read(tx), context));
    row.deleted_at = tx_now(tx);
    return player_update(tx_write(tx), &row);
}

static enum err note_game(void *context, const struct tournament_game_row *row) {
    *(struct id *)context = row->game;
    return OK;
}

/* Waits for a game of the tournament, and goes on with it. */
static const struct game *go_to_game(const struct id *tournament, int64_t number) {
    engine.game = (struct id){""};
    while (id_is_none(&engine.game)) { /* the suite's time-out says that it does not come */
        (void)usleep(2000);
        must(tournament_game_read(engine.reader, tournament, number, note_game, &engine.game));
    }
    return engine_game(&engine);
}

static void join_all(const struct game *game) {
    int count = game->seat_count;
    for (int i = 0; i < count; i++) {
        for (int player = 0; player < ENGINE_PLAYERS; player++) {
            if (id_equal(&engine.players[player], &engine_game(&engine)->seats[i].player)) {
                played(engine_join(&engine, player, NULL, -1));
            }
        }
    }
}

static enum err note_title(void *context, const struct title_row *row) {
    struct making *found = context;
    cr_expect(row->place == 1 && row->at > 0);
    cr_expect_str_eq(row->ruleset, "strict-bell");
    cr_expect_str_eq(row->title, "Ringer");
    found->id = row->tournament;
    found->part++;
    return OK;
}

Test(tournaments_heats, have_their_master_at_each_table_who_wins_nothing) {
    struct id id = begin_heats("strict-bell", 3);
    const struct game *game = go_to_game(&id, 1);
    cr_assert(game->seat_count == 4 && game->config->officials == 1U << 3);
    cr_assert(id_equal(&game->seats[3].player, &engine.players[3]) && game->seats[3].status == SEAT_INVITED);
    join_all(game);
    played(engine_act(&engine, 0, "ready", "{}"));
    played(engine_act(&engine, 1, "answer", "{}"));
    played(engine_play(&engine, 0, play_resign));
    played(engine_play(&engine, 2, play_resign));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[2]");
    struct making found = {.part = 0};
    must(tournament_list_titles(engine.reader, &engine.players[1], 10, note_title, &found));
    cr_expect(found.part == 1 && id_equal(&found.id, &id));
    must(tournament_list_titles(engine.reader, &engine.players[3], 10, note_title, &found));
    cr_expect_eq(found.part, 1, "the master holds no title");
}

Test(tournaments_heats, play_without_a_master_who_does_not_come) {
    struct id id = begin_heats("judged-bell", 3);
    (void)go_to_game(&id, 1);
    played(engine_join(&engine, 0, NULL, -1));
    played(engine_play(&engine, 3, play_decline));
    const struct game *game = go_to_game(&id, 2);
    cr_assert(game->seat_count == 3 && game->config->officials == 0);
    join_all(game);
    played(engine_play(&engine, 0, play_resign));
    played(engine_play(&engine, 1, play_resign));
    played(engine_act(&engine, 2, "ready", "{}"));
    played(engine_act(&engine, 2, "answer", "{}"));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[3]");
}

Test(tournaments_heats, that_cannot_do_without_the_master_are_drawn) {
    struct id id = begin_heats("strict-bell", 3);
    join_all(go_to_game(&id, 1));
    played(engine_act(&engine, 0, "ready", "{}"));
    played(engine_play(&engine, 3, play_resign));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[1,2,3]", "%s", seen.winners);
    cr_expect(entrant(&id, 1).totals.games == 0, "nobody has forfeited what the master kept from being played");
}

/* Whoever was first. */
Test(tournaments_heats, that_the_master_ends_are_lost_by_who_had_resigned_before) {
    struct id id = begin_heats("strict-bell", 3);
    join_all(go_to_game(&id, 1));
    played(engine_play(&engine, 1, play_resign));
    played(engine_play(&engine, 3, play_resign));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[1,3]", "%s", seen.winners);
    cr_expect(entrant(&id, 2).totals.losses == 1 && entrant(&id, 1).totals.games == 0);
}

Test(tournaments_heats, that_neither_the_master_nor_an_entrant_comes_to_are_played_without_both) {
    struct id id = begin_heats("judged-bell", 3);
    (void)go_to_game(&id, 1);
    played(engine_join(&engine, 0, NULL, -1));
    played(engine_join(&engine, 1, NULL, -1));
    must(engine_do(&engine, expire, &engine.game));
    const struct game *game = go_to_game(&id, 2);
    cr_assert(game->seat_count == 2 && game->config->officials == 0);
    join_all(game);
    played(engine_play(&engine, 0, play_resign));
    played(engine_act(&engine, 1, "ready", "{}"));
    played(engine_act(&engine, 1, "answer", "{}"));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[2]");
}

Test(tournaments_heats, whose_master_is_gone_play_at_all_tables_at_once) {
    must(engine_do(&engine, delete_account, &engine.players[6]));
    struct id id = begin_heats_of("judged-bell", "0 1 2 3 4 5", 6);
    cr_expect_eq(go_to_game(&id, 1)->seat_count, 3);
    cr_expect_eq(go_to_game(&id, 2)->seat_count, 3, "and it does not wait for the other one");
}

Test(tournaments_heats, that_must_have_a_master_who_is_gone_are_drawn_in_one_event) {
    must(engine_do(&engine, delete_account, &engine.players[3]));
    struct id id = begin_heats("strict-bell", 3);
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[1,2,3]", "%s", seen.winners);
    cr_expect(seen.version == 4 && seen.played == 1, "created, stage, game, finished: %d", (int)seen.version);
}
