/* SPDX-License-Identifier: Apache-2.0 */
/* Loading: from the newest round, from the start, or one round of the past, a log gives one and the same game. */
#include "game/load.h"

#include <stdio.h>

#include "support/engine.h"
#include "support/gate.h"
#include "util/rng.h"

static struct engine engine;

static void open_load(void) {
    engine_open(&engine);
}

static void close_load(void) {
    engine_end(&engine);
}

TestSuite(load, .init = open_load, .fini = close_load, .timeout = 120);

/* ---- play-outs ---- */

/* Something that a player might try, whether it is allowed or not. */
static enum err try_something(struct rng *rng, int seats) {
    static const char *const digits = "123456";
    int player = (int)rng_below(rng, (uint32_t)seats);
    char body[64];
    switch (rng_below(rng, 12)) {
    case 0:
        return engine_play(&engine, player, play_new_round);
    case 1:
        return rng_below(rng, 8) == 0 ? engine_play(&engine, player, play_resign) : OK;
    case 2:
        return rng_below(rng, 4) == 0 ? engine_play(&engine, player, play_finish) : OK;
    case 3:
    case 4:
        (void)snprintf(body, sizeof body, "{'black':%u,'white':%u}", (unsigned)rng_below(rng, 3),
                       (unsigned)rng_below(rng, 2));
        return engine_act(&engine, player, "answer", body);
    default:
        (void)snprintf(body, sizeof body, "{'code':'%c%c'}", digits[rng_below(rng, 3)], digits[rng_below(rng, 3)]);
        return engine_act(&engine, player, rng_below(rng, 3) == 0 ? "secret" : "guess", body);
    }
}

/* Every step is checked by the engine of the tests: the fold from the newest round, the whole fold, what is read. */
static void play_out(const char *options, int seats, unsigned char seed) {
    enum { STEPS = 160 };
    unsigned char bytes[RNG_SEED_BYTES] = {seed, (unsigned char)seats};
    struct rng rng;
    rng_init(&rng, bytes);
    engine_sit(&engine, "mastermind", options, seats);
    for (int i = 0; i < STEPS && engine_game(&engine)->status < GAME_FINISHED; i++) {
        enum err err = try_something(&rng, seats);
        cr_assert(err == OK || err == ERR_NOT_YOUR_TURN || err == ERR_NOT_ALLOWED_NOW || err == ERR_RULES ||
                      err == ERR_GAME_OVER || err == ERR_INVALID_VALUE,
                  "%s", err_name(err));
        if (i % 40 == 39) {
            engine_restart(&engine);
        }
    }
}

Test(load, at_every_step_of_random_games_alone_the_folds_agree) {
    for (unsigned char seed = 0; seed < 4; seed++) {
        play_out("{'length':2,'max_guesses':3}", 1, seed);
        play_out("{'length':2,'rounds':4}", 1, seed);
    }
}

Test(load, at_every_step_of_random_duels_the_folds_agree) {
    for (unsigned char seed = 0; seed < 4; seed++) {
        play_out("{'length':2,'alphabet':'123','max_guesses':3,'rounds':null}", 2, seed);
        play_out("{'length':2,'alphabet':'123','max_guesses':2,'rounds':8,'scoring':'fewest'}", 2, seed);
        play_out("{'length':2,'alphabet':'123','answers':'manual','rounds':6,'scoring':'guesses'}", 2, seed);
        play_out("{'length':2,'alphabet':'123','secret':'held','rounds':4}", 2, seed);
    }
}

Test(load, at_every_step_of_random_groups_the_folds_agree) {
    for (unsigned char seed = 0; seed < 4; seed++) {
        play_out("{'length':2,'alphabet':'123','max_guesses':4,'rounds':9}", 3, seed);
        play_out("{'length':2,'alphabet':'123','scoring':'pegs','rounds':null}", 4, seed);
    }
}

/* ---- the past ---- */

Test(load, a_round_of_the_past_is_what_it_was) {
    struct game *rounds[4] = {NULL};
    engine_sit(&engine, "mastermind", "{'max_guesses':2}", 1);
    for (int i = 0; i < 4; i++) {
        engine_miss(&engine, 0);
        if (i % 2 == 0) {
            engine_miss(&engine, 0);
        } else {
            engine_crack(&engine, 0);
        }
        rounds[i] = game_ref(engine_game(&engine));
        played(engine_play(&engine, 0, play_new_round));
    }
    for (int i = 0; i < 4; i++) {
        struct game *again = NULL;
        struct game *whole = NULL;
        must(game_load_round(&again, engine.reader, engine.configs, &engine.game, rounds[i]->round_seq,
                             rounds[i]->version, &engine.problem));
        must(game_load_whole(&whole, engine.reader, engine.configs, &engine.game, rounds[i]->version, &engine.problem));
        cr_expect(again->number == i + 1 && engine_same(again, rounds[i]) && engine_same(whole, rounds[i]));
        game_release(again);
        game_release(whole);
        game_release(rounds[i]);
    }
}

Test(load, a_game_can_be_read_as_it_was_at_any_version) {
    engine_sit(&engine, "mastermind", "{}", 2);
    played(engine_act(&engine, 0, "secret", "{'code':'1234'}"));
    static const enum game_status statuses[] = {GAME_OPEN, GAME_OPEN, GAME_PLAYING, GAME_PLAYING};
    for (int64_t version = 1; version <= 4; version++) {
        struct game *game = NULL;
        must(game_load_whole(&game, engine.reader, engine.configs, &engine.game, version, &engine.problem));
        cr_expect(game->version == version && game->status == statuses[version - 1]);
        game_release(game);
    }
}

Test(load, a_long_game_is_folded_from_its_newest_round_alone) {
    engine_sit(&engine, "mastermind", "{}", 1);
    for (int i = 0; i < 5; i++) {
        engine_crack(&engine, 0);
        played(engine_play(&engine, 0, play_new_round));
    }
    engine_stop_writer(&engine);
    database_sql(engine.database.path, "CREATE TABLE kept AS SELECT id, body FROM event WHERE kind = 'guess'");
    database_sql(engine.database.path, "UPDATE event SET body = 'rubbish' WHERE kind = 'guess'");
    struct game *game = NULL;
    must(game_load(&game, engine.reader, engine.configs, &engine.game, &engine.problem));
    cr_expect(game->number == 6 && game->seats[0].points == 5);
    game_release(game);
    refused(game_load_whole(&game, engine.reader, engine.configs, &engine.game, 0, &engine.problem), ERR_CORRUPT);
    database_sql(engine.database.path, "UPDATE event SET body = kept.body FROM kept WHERE kept.id = event.id");
    database_sql(engine.database.path, "DROP TABLE kept");
}

struct steps {
    int64_t seen, stop_at;
};

static enum err see_step(void *context, const struct game *game, const struct event *event) {
    struct steps *steps = context;
    steps->seen++;
    cr_expect(game->version == event->seq && event->seq == steps->seen && json_is_object(event->body));
    return steps->seen == steps->stop_at ? ERR_BUSY : OK;
}

Test(load, a_walk_sees_each_event_with_the_game_after_it_and_ends_with_the_first_failure) {
    struct steps all = {0};
    struct steps some = {.stop_at = 3};
    engine_sit(&engine, "mastermind", "{}", 1);
    engine_crack(&engine, 0);
    played(engine_play(&engine, 0, play_new_round));
    int64_t version = engine_game(&engine)->version;
    must(game_walk(engine.reader, engine.configs, &engine.game, version, see_step, &all, &engine.problem));
    cr_expect_eq(all.seen, version);
    refused(game_walk(engine.reader, engine.configs, &engine.game, version, see_step, &some, &engine.problem),
            ERR_BUSY);
    cr_expect_eq(some.seen, 3);
}

/* ---- what is not there, and what cannot be read ---- */

Test(load, a_game_without_events_is_not_found) {
    struct id id = id_make(&engine.ids, 5000);
    struct game *game = NULL;
    refused(game_load(&game, engine.reader, engine.configs, &id, &engine.problem), ERR_NOT_FOUND);
    refused(game_load_whole(&game, engine.reader, engine.configs, &id, 0, &engine.problem), ERR_NOT_FOUND);
    refused(game_load_round(&game, engine.reader, engine.configs, &id, 2, 5, &engine.problem), ERR_NOT_FOUND);
    cr_expect(game == NULL && engine.problem.err == ERR_NOT_FOUND);
}

Test(load, a_store_that_fails_midway_gives_no_game_and_an_explanation) {
    struct gate gate;
    struct game *game = NULL;
    engine_sit(&engine, "mastermind", "{}", 1);
    gate_install(&gate, engine.reader);
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE);
    refused(game_load(&game, engine.reader, engine.configs, &engine.game, &engine.problem), ERR_STORE);
    cr_expect(engine.problem.err == ERR_STORE && engine.problem.detail[0] != '\0');
    gate_fail(&gate, GATE_RUN, 1, ERR_NO_MEMORY);
    refused(game_load_whole(&game, engine.reader, engine.configs, &engine.game, 0, &engine.problem), ERR_NO_MEMORY);
    for (int nth = 1; nth <= 2; nth++) { /* one query for `created`, one for the round */
        gate_fail(&gate, GATE_RUN, nth, ERR_STORE);
        refused(game_load_round(&game, engine.reader, engine.configs, &engine.game, 2, 2, &engine.problem), ERR_STORE);
        cr_expect(gate_has_failed(&gate) && engine.problem.err == ERR_STORE);
    }
    gate_remove(&gate);
    cr_expect(game == NULL);
}
