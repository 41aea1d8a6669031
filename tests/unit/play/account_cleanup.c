/* SPDX-License-Identifier: Apache-2.0 */
/* What somebody who is gone leaves behind, beside their games. */
#include "play/account_cleanup.h"

#include "store/tournaments.h"
#include "support/engine.h"

static struct engine engine;

static void set_up(void) {
    engine_open(&engine);
}

static void tear_down(void) {
    engine_close(&engine);
}

TestSuite(account_cleanup, .init = set_up, .fini = tear_down);

enum { MANY = 450 };

/* Many of player 0, one of player 1. */
static enum err name_tournaments(struct tx *tx, void *context) {
    enum err err = OK;
    (void)context;
    for (int i = 0; i <= MANY && err == OK; i++) {
        const struct tournament_row row = {.id = tx_new_id(tx),
                                           .creator = engine.players[i == MANY],
                                           .ruleset = "yahtzee",
                                           .format = "heats",
                                           .status = "finished",
                                           .is_public = i % 2 == 0,
                                           .version = 1,
                                           .created_at = 1,
                                           .finished_at = 2,
                                           .plan = "{}",
                                           .name = "Ann's cup"};
        err = tournament_row_insert(tx_write(tx), &row);
    }
    return err;
}

static enum err begin(struct tx *tx, void *context) {
    struct problem problem;
    (void)context;
    return account_cleanup_begin(tx, &engine.players[0], &problem);
}

static enum err go_on(struct tx *tx, void *context) {
    struct problem problem;
    return account_cleanup_go_on(tx, context, &problem);
}

static int64_t count(const char *query) {
    return database_number(engine.database.path, query);
}

Test(account_cleanup, names_of_tournaments_are_forgotten_some_in_each_job) {
    int left = 0;
    int64_t named = MANY + 1;
    must(engine_do(&engine, name_tournaments, NULL));
    must(engine_do(&engine, begin, NULL));
    while (count("SELECT count(*) FROM account_cleanup") > 0) {
        int64_t now = count("SELECT count(*) FROM tournament WHERE name IS NOT NULL");
        cr_assert(now < named && named - now <= 200, "%lld of %lld", (long long)now, (long long)named);
        named = now;
        must(engine_do(&engine, go_on, &left));
    }
    cr_expect_eq(count("SELECT count(*) FROM tournament WHERE name IS NOT NULL"), 1, "that of another player");
    cr_expect_lt(named, MANY, "it took several jobs");
}
