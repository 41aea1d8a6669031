/* SPDX-License-Identifier: Apache-2.0 */
/* Doubts: what observers are told when the database has been opened anew. */
#include "core/doubts.h"

#include "support/engine.h"

static struct engine engine;

static void open_engine(void) {
    engine_open(&engine);
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
}

static void close_engine(void) {
    engine_close(&engine);
}

TestSuite(doubts, .init = open_engine, .fini = close_engine);

struct listener {
    struct observer observer; /* first */
    int games, results;
};

static void note_game(struct observer *observer, const struct game *game) {
    cr_expect(id_equal(&game->id, &engine.game));
    ((struct listener *)observer)->games++;
}

static void note_results(struct observer *observer) {
    ((struct listener *)observer)->results++;
}

Test(doubts, each_observer_is_told_of_the_games_in_doubt_and_once_of_results) {
    struct listener deaf = {.observer = {.published = note_game}};
    struct listener listener = {.observer = {.next = &deaf.observer, .published = note_game, .results = note_results}};
    const struct id never_made = id_make(&engine.ids, 7000);
    struct doubts doubts = {.count = 0};
    doubts_note(&doubts, &engine.game);
    doubts_note(&doubts, &engine.game);
    doubts_note(&doubts, &never_made);
    doubts_settle(&doubts, engine.cache, engine.reader, &listener.observer);
    cr_expect(listener.games == 1 && deaf.games == 1);
    cr_expect(listener.results == 1 && deaf.results == 0);
    cr_expect(doubts.count == 0);
}

Test(doubts, there_may_be_results_of_games_that_were_too_many_to_be_noted) {
    struct listener listener = {.observer = {.published = note_game, .results = note_results}};
    struct doubts doubts = {.count = 0};
    doubts_settle(&doubts, engine.cache, engine.reader, &listener.observer);
    cr_expect(listener.games == 0 && listener.results == 1);
}
