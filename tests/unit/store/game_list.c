/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lists of games: each filter shows exactly what a plain walk over all games finds.
 *
 * The same games are kept in an array here, and every combination of filters is asked of both.
 */
#include "database.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 240, PLAYERS = 3, SEATS = 3, LISTED_MAX = GAMES + 1 };

static const char *const statuses[] = {"open", "playing", "finished", "aborted"};
static const char *const rulesets[] = {"mastermind", "gomoku", "quiz"};

enum { STATUSES = 4, RULESETS = 3 };

struct game {
    const char *status;
    const char *ruleset;
    bool is_public;
    int players[SEATS]; /* 0 = open */
};

static struct database database;
static struct game games[GAMES + 1]; /* by number; newest last */

/* A small generator of its own (Lehmer, modulus 2^31 - 1), so that every run asks the same. */
static int draw(uint32_t *seed, int bound) {
    *seed = (uint32_t)(*seed * UINT64_C(48271) % UINT64_C(2147483647));
    return (int)(*seed % (uint32_t)bound);
}

static void write_seats(int number) {
    for (int seat = 0; seat < SEATS; seat++) {
        int player = games[number].players[seat];
        struct seat_row row = {.game = sample_id(number), .seat = seat, .status = player != 0 ? "joined" : "open"};
        if (player != 0) {
            row.player = sample_id(1000 + player);
        }
        must(seat_row_put(database.db, &row));
    }
}

static void write_game(int number) {
    const struct game *game = &games[number];
    /* Every game begins as an open one and is then changed, as a real one is. */
    struct game_row row = {.id = sample_id(number),
                           .ruleset = game->ruleset,
                           .status = "open",
                           .visibility = game->is_public ? "public" : "private",
                           .created_at = number};
    must(game_row_insert(database.db, &row));
    write_seats(number);
    row.status = game->status;
    must(game_row_update(database.db, &row));
}

static void make_games(void) {
    database_open(&database);
    uint32_t seed = 20;
    must(db_begin(database.db));
    for (int player = 1; player <= PLAYERS; player++) {
        (void)sample_player(database.db, 1000 + player);
    }
    for (int number = 1; number <= GAMES; number++) {
        games[number] = (struct game){.status = statuses[draw(&seed, STATUSES)],
                                      .ruleset = rulesets[draw(&seed, RULESETS)],
                                      .is_public = draw(&seed, 2) == 1};
        for (int seat = 0; seat < SEATS; seat++) {
            games[number].players[seat] = draw(&seed, PLAYERS + 1);
        }
        write_game(number);
    }
    must(db_commit(database.db));
}

static void remove_games(void) {
    database_close(&database);
}

TestSuite(game_list, .init = make_games, .fini = remove_games);

struct listed {
    int count;
    int numbers[LISTED_MAX];
};

static enum err note_game(void *context, const struct id *id) {
    struct listed *listed = context;
    cr_assert(listed->count < LISTED_MAX);
    int number = 0;
    cr_assert(sscanf(id->text, "%d", &number) == 1);
    listed->numbers[listed->count++] = number;
    return OK;
}

static bool has_player(const struct game *game, int player) {
    for (int seat = 0; seat < SEATS; seat++) {
        if (game->players[seat] == player) {
            return true;
        }
    }
    return false;
}

/* The filter's numbers: player 0 = any, before 0 = from the newest. */
static bool is_wanted(int number, const struct game_filter *filter, int player) {
    const struct game *game = &games[number];
    bool public_only = filter->public_only || player == 0;
    return (player == 0 || has_player(game, player)) && (!public_only || game->is_public) &&
           (filter->status == NULL || strcmp(filter->status, game->status) == 0) &&
           (filter->ruleset == NULL || strcmp(filter->ruleset, game->ruleset) == 0) &&
           (!filter->free_seat || has_player(game, 0));
}

static int check_list(struct game_filter *filter, int player, int before) {
    struct listed expected = {.count = 0};
    for (int number = (before == 0 ? GAMES : before - 1); number >= 1 && expected.count < filter->limit; number--) {
        if (is_wanted(number, filter, player)) {
            expected.numbers[expected.count++] = number;
        }
    }
    if (player != 0) {
        filter->player = sample_id(1000 + player);
    }
    if (before != 0) {
        filter->before = sample_id(before);
    }
    struct listed listed = {.count = 0};
    must(game_list(database.db, filter, note_game, &listed));
    size_t size = sizeof expected.numbers[0] * (size_t)expected.count;
    cr_assert(listed.count == expected.count && memcmp(listed.numbers, expected.numbers, size) == 0,
              "player %d, status %s, ruleset %s, public %d, free %d, before %d, limit %d: %d listed, %d expected",
              player, filter->status == NULL ? "any" : filter->status,
              filter->ruleset == NULL ? "any" : filter->ruleset, filter->public_only, filter->free_seat, before,
              filter->limit, listed.count, expected.count);
    return listed.count;
}

Test(game_list, every_filter_shows_exactly_its_games) {
    static const int limits[] = {1, 7, GAMES};
    static const int cursors[] = {0, 1, 100, GAMES};
    int lists = 0;
    int shown = 0;
    for (int mask = 0; mask < (PLAYERS + 1) * (STATUSES + 1) * (RULESETS + 1) * 4 * 3 * 4; mask++) {
        int rest = mask;
        int player = rest % (PLAYERS + 1);
        rest /= PLAYERS + 1;
        int status = rest % (STATUSES + 1);
        rest /= STATUSES + 1;
        int ruleset = rest % (RULESETS + 1);
        rest /= RULESETS + 1;
        struct game_filter filter = {.status = status == STATUSES ? NULL : statuses[status],
                                     .ruleset = ruleset == RULESETS ? NULL : rulesets[ruleset],
                                     .public_only = rest % 2 == 1,
                                     .free_seat = rest / 2 % 2 == 1,
                                     .limit = limits[rest / 4 % 3]};
        shown += check_list(&filter, player, cursors[rest / 12 % 4]);
        lists++;
    }
    cr_expect(lists == 3840);
    cr_expect(shown > lists, "the lists are not all empty");
}

Test(game_list, a_page_goes_on_where_the_last_one_ended) {
    struct game_filter filter = {.player = sample_id(1001), .limit = 10};
    struct listed whole = {.count = 0};
    struct listed paged = {.count = 0};
    int count = -1;
    while (paged.count > count) {
        count = paged.count;
        must(game_list(database.db, &filter, note_game, &paged));
        filter.before = sample_id(paged.numbers[paged.count - 1]);
    }
    filter = (struct game_filter){.player = sample_id(1001), .limit = GAMES};
    must(game_list(database.db, &filter, note_game, &whole));
    cr_expect(whole.count > 20);
    cr_expect(paged.count == whole.count);
    cr_expect(memcmp(paged.numbers, whole.numbers, sizeof whole.numbers[0] * (size_t)whole.count) == 0);
}

Test(game_list, an_unknown_player_has_no_games) {
    struct game_filter filter = {.player = sample_id(4711), .limit = 10};
    struct listed listed = {.count = 0};
    must(game_list(database.db, &filter, note_game, &listed));
    cr_expect(listed.count == 0);
}

Test(game_list, a_seat_that_is_put_again_follows_its_game) {
    struct game_filter finished = {.player = sample_id(1001), .status = "finished", .public_only = true, .limit = 1};
    struct game_row row = {.id = sample_id(900), .ruleset = "quiz", .status = "open", .visibility = "private"};
    struct seat_row seat = {.game = row.id, .player = finished.player, .status = "joined"};
    must(game_row_put(database.db, &row));
    must(seat_row_put(database.db, &seat));
    row.status = "finished";
    row.visibility = "public";
    must(game_row_put(database.db, &row));
    must(seat_row_put(database.db, &seat));
    struct listed listed = {.count = 0};
    must(game_list(database.db, &finished, note_game, &listed));
    cr_expect(listed.count == 1 && listed.numbers[0] == 900);
}

/* Rebuilding a projection leads to the same lists. */
Test(game_list, rebuilt_rows_are_listed_alike) {
    must(db_begin(database.db));
    for (int number = 1; number <= GAMES; number++) {
        const struct game *game = &games[number];
        struct game_row row = {.id = sample_id(number),
                               .ruleset = game->ruleset,
                               .status = game->status,
                               .visibility = game->is_public ? "public" : "private",
                               .created_at = number};
        must(projection_clear(database.db, &row.id));
        must(game_row_put(database.db, &row));
        write_seats(number);
    }
    must(db_commit(database.db));
    for (int player = 0; player <= PLAYERS; player++) {
        for (int status = 0; status < STATUSES; status++) {
            struct game_filter filter = {.status = statuses[status], .limit = GAMES};
            cr_expect(check_list(&filter, player, 0) > 0);
        }
    }
}
