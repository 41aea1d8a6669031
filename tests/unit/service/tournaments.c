/* SPDX-License-Identifier: Apache-2.0 */
/* Tournaments at play: what is written, who is disqualified, and what a restart goes on with. */
#include "tournament_hall.h"

#include <string.h>
#include <unistd.h>

#include "support/gate.h"
#include "tournament/tournament.h"
#include "tournament/tournament_open.h"

TestSuite(tournaments, .init = hall_open, .fini = hall_close, .timeout = 60);

static struct id begin(const char *format, const char *names, int games) {
    return begin_of("bulls-and-cows", format, names, games);
}

static enum err count_event(void *context, const struct tournament_event_row *row) {
    int64_t *seq = context;
    cr_assert_eq(row->seq, *seq + 1);
    *seq = row->seq;
    return OK;
}

Test(tournaments, are_played_and_told_of) {
    struct id id = begin("round-robin", "random methodical random", 4);
    struct seen seen = until_over(&id);
    int64_t seq = 0;
    cr_expect_eq(seen.played, 12);
    must(tournament_event_read(engine.reader, &id, 0, INT64_MAX, 10000, count_event, &seq));
    cr_expect_eq(seq, seen.version);
    cr_expect_gt(atomic_load(&tournaments_told), 0);
    cr_expect_gt(tournaments_metrics(tournaments)->games, 11);
}

Test(tournaments, disqualify_who_cheats_and_go_on_with_the_others) {
    struct id id = begin("all-play", "random minimax random", 30);
    struct seen seen = until_over(&id);
    struct tournament_entrant_row cheat = entrant(&id, 2);
    cr_expect_eq(seen.played, 30, "each game is there, whoever was at it");
    cr_expect_str_eq(cheat.status, "disqualified");
    cr_expect(cheat.totals.points == 0 && cheat.totals.games == 0 && cheat.rank == 3);
    cr_expect_null(strchr(seen.winners, '2'));
    cr_expect_eq(entrant(&id, 1).totals.games, 30);
}

Test(tournaments, of_two_cheats_who_is_not_caught_first_wins) {
    struct id id = begin("round-robin", "genetic genetic", 3);
    struct seen seen = until_over(&id);
    bool first = strcmp(entrant(&id, 1).status, "disqualified") == 0;
    bool second = strcmp(entrant(&id, 2).status, "disqualified") == 0;
    cr_expect(first != second, "what is not played nobody can cheat in");
    cr_expect_str_eq(seen.winners, first ? "[2]" : "[1]");
}

Test(tournaments, end_where_all_opponents_are_out) {
    static const char *const formats[] = {"knockout", "swiss", "round-robin", "all-play"};
    for (size_t i = 0; i < 4; i++) {
        struct id id = begin(formats[i], "genetic random genetic", 1);
        struct seen seen = until_over(&id);
        cr_expect_str_eq(seen.winners, "[2]", "%s: %s", formats[i], seen.winners);
    }
}

Test(tournaments, go_on_after_a_restart) {
    struct id id = begin("all-play", "random methodical random", 300);
    for (int i = 0; i < 5; i++) {
        (void)usleep(20000);
        hall_stop();
        hall_start();
    }
    struct seen seen = until_over(&id);
    int64_t seq = 0;
    cr_expect_eq(seen.played, 300);
    must(tournament_event_read(engine.reader, &id, 0, INT64_MAX, 10000, count_event, &seq));
    cr_expect_eq(seq, seen.version);
}

Test(tournaments, that_are_not_there_harm_nobody) {
    const struct change_note nothing = {.kind = CHANGE_TOURNAMENT, .id = sample_id(7), .version = 1};
    engine.listeners[0].changed(engine.listeners[0].context, &nothing, 1);
    struct id id = begin("all-play", "random random", 2);
    cr_expect_eq(until_over(&id).played, 2);
}

/* As a commit in doubt may have been. */
Test(tournaments, that_come_to_light_when_the_database_is_opened_anew_are_played) {
    const struct listener listener = engine.listeners[0];
    (void)usleep(200000); /* for the first search */
    engine.listeners[0] = (struct listener){.context = NULL};
    struct id id = begin("all-play", "random random", 2);
    engine.listeners[0] = listener;
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    cr_expect_eq(until_over(&id).played, 2);
}

/* --- places that come to nothing --- */

struct cancel_job {
    struct job job; /* first */
    struct id id;
    atomic_bool done;
};

static enum err cancel(struct job *job, struct tx *tx) {
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    must(tournament_get(&row, &arena, tx_read(tx), &((struct cancel_job *)job)->id));
    enum err err = tournament_cancel(tx, &row, "creator");
    arena_free(&arena);
    return err;
}

static void cancel_done(struct job *job) {
    atomic_store(&((struct cancel_job *)job)->done, true);
}

static int64_t count_places(void) {
    return database_number(engine.database.path, "SELECT count(*) FROM tournament_entrant WHERE place IS NOT NULL");
}

/* There are places for three jobs; the creator's change comes between the second and the last, which has the end. */
Test(tournaments, whoever_is_cancelled_while_places_are_written_has_none) {
    static struct cancel_job job = {.job = {.run = cancel, .done = cancel_done}};
    struct gate gate;
    hall_stop();
    gate_install(&gate, engine.database.db);
    hall_start();
    job.id = begin_of("tic-tac-toe", "knockout", many_names("random", 2 * TOURNAMENT_ROWS_AT_ONCE + 10), 1);
    gate_hold(&gate, QUERY_UPDATE_TOURNAMENT);
    gate_wait(&gate);
    while (count_places() == 0) {
        gate_hold(&gate, QUERY_UPDATE_TOURNAMENT);
        gate_open(&gate);
        gate_wait(&gate);
    }
    must(writer_submit(engine.writer, &job.job));
    gate_open(&gate);
    while (!atomic_load(&job.done) || count_places() > 0) { /* the suite's time-out says that they stay */
        (void)usleep(2000);
    }
    cr_expect(job.job.err == OK, "%s", err_name(job.job.err));
    cr_expect_eq(database_number(engine.database.path, "SELECT count(*) FROM tournament WHERE status = 'cancelled'"),
                 1);
    while (database_number(engine.database.path, "SELECT rows_version < version FROM tournament") != 0) {
        (void)usleep(2000);
    }
    hall_stop();
    gate_remove(&gate);
    hall_start();
}
