/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks, and the invitations that wait. */
#include "store/blocks.h"

#include <criterion/criterion.h>

#include "database.h"
#include "store/accounts.h"
#include "store/projection.h"

static struct database database;

static void open_it(void) {
    database_open(&database);
    must(db_begin(database.db));
    for (int i = 1; i <= 9; i++) {
        struct player_row player = {.id = sample_id(i), .name = "Ann", .created_at = 1};
        must(player_insert(database.db, &player));
    }
    must(db_commit(database.db));
}

static void close_it(void) {
    database_close(&database);
}

TestSuite(blocks, .init = open_it, .fini = close_it);

static void put(int player, int blocked, int64_t at) {
    const struct block_row row = {.player = sample_id(player), .blocked = sample_id(blocked), .created_at = at};
    must(block_put(database.db, &row));
}

static bool is_blocked(int player, int blocked) {
    bool found = false;
    const struct id ids[] = {sample_id(player), sample_id(blocked)};
    must(block_find(&found, database.db, &ids[0], &ids[1]));
    return found;
}

static enum err add_moment(void *context, const struct block_row *row) {
    *(int64_t *)context = *(int64_t *)context * 10 + row->created_at;
    return OK;
}

/* The moments of a list, as digits. */
static int64_t list(int player, int after, int limit) {
    int64_t moments = 0;
    const struct id ids[] = {sample_id(player), after == 0 ? (struct id){""} : sample_id(after)};
    must(block_list(database.db, &ids[0], &ids[1], limit, add_moment, &moments));
    return moments;
}

Test(blocks, a_block_has_a_direction_and_keeps_its_moment) {
    put(1, 2, 5);
    put(1, 2, 9);
    cr_expect(is_blocked(1, 2));
    cr_expect_not(is_blocked(2, 1));
    cr_expect_eq(list(1, 0, 10), 5);
    const struct id ids[] = {sample_id(1), sample_id(2)};
    must(block_delete(database.db, &ids[0], &ids[1]));
    cr_expect_not(is_blocked(1, 2));
}

Test(blocks, a_list_goes_by_the_ids_of_the_blocked) {
    put(1, 4, 4);
    put(1, 2, 2);
    put(1, 3, 3);
    put(2, 1, 1);
    cr_expect_eq(list(1, 0, 10), 234);
    cr_expect_eq(list(1, 0, 2), 23);
    cr_expect_eq(list(1, 2, 10), 34);
    int64_t count = 0;
    const struct id id = sample_id(1);
    must(block_count(&count, database.db, &id));
    cr_expect_eq(count, 3);
}

Test(blocks, an_account_goes_in_both_directions_a_few_at_a_time) {
    const struct id id = sample_id(1);
    bool more = false;
    for (int i = 2; i <= 6; i++) {
        put(1, i, 1);
        put(i, 1, 1);
        put(i, 9, 1);
    }
    must(block_delete_some(&more, database.db, &id, 3));
    cr_expect(more);
    cr_expect(is_blocked(1, 6) && is_blocked(6, 1), "not all at once");
    must(block_delete_some(&more, database.db, &id, 3));
    cr_expect_not(more);
    for (int i = 2; i <= 6; i++) {
        cr_expect(!is_blocked(1, i) && !is_blocked(i, 1) && is_blocked(i, 9));
    }
}

static void put_game(int number, const char *status, int inviter, int invited) {
    struct game_row game = {
        .id = sample_id(number), .ruleset = "mastermind", .status = "open", .visibility = "private"};
    struct seat_row seat = {.game = game.id, .status = "invited", .player = sample_id(invited)};
    seat.inviter = sample_id(inviter);
    must(game_row_insert(database.db, &game));
    must(seat_row_put(database.db, &seat));
    game.status = status;
    must(game_row_update(database.db, &game));
}

static int64_t count_invitations(int inviter, int to, int limit) {
    int64_t count = -1;
    const struct id ids[] = {sample_id(inviter), sample_id(to)};
    must(invitation_count(&count, database.db, &ids[0], to == 0 ? NULL : &ids[1], limit));
    return count;
}

Test(blocks, invitations_that_wait_are_counted_and_no_others) {
    put_game(20, "open", 1, 2);
    put_game(21, "open", 1, 2);
    put_game(22, "open", 1, 3);
    put_game(23, "aborted", 1, 2);
    put_game(24, "open", 2, 1);
    cr_expect_eq(count_invitations(1, 2, 10), 2);
    cr_expect_eq(count_invitations(1, 0, 10), 3);
    cr_expect_eq(count_invitations(1, 0, 2), 2, "not further than anybody needs to know");
    cr_expect_eq(count_invitations(3, 0, 10), 0);
    struct seat_row joined = {.game = sample_id(20), .status = "joined", .player = sample_id(2)};
    must(seat_row_put(database.db, &joined));
    cr_expect_eq(count_invitations(1, 2, 10), 1);
}
