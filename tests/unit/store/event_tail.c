/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is known of the newest events, against a plain list of the same.
 */
#include "../../../src/store/event_tail.h"

#include <pthread.h>
#include <stdlib.h>

#include "database.h"
#include "util/rng.h"

static struct event_tail *tail;

static void open_tail(void) {
    tail = event_tail_create(EVENT_TAIL_MAX);
    cr_assert(tail != NULL);
}

static void close_tail(void) {
    event_tail_free(tail);
}

TestSuite(event_tail, .init = open_tail, .fini = close_tail);

static void add(int game, int64_t seq, int64_t id) {
    const struct event_spot spot = {.game = sample_id(game), .seq = seq, .id = id, .is_round = seq % 3 == 0};
    must(event_tail_add(tail, &spot));
}

/* The ids that are found, as digits of a number: 0 where there are none. */
static int64_t found(int game, int64_t after, int64_t last, bool is_adder) {
    struct event_spots spots = {.count = 0};
    struct id id = sample_id(game);
    int64_t digits = 0;
    must(event_tail_find(&spots, NULL, tail, &id, after, last, is_adder));
    for (size_t i = 0; i < spots.count; i++) {
        const struct event_spot *spot = event_spots_at(&spots, i);
        cr_expect(id_equal(&spot->game, &id) && spot->is_round == (spot->seq % 3 == 0));
        digits = digits * 10 + spot->id;
    }
    event_spots_free(&spots);
    return digits;
}

static int64_t newest(int game, bool is_adder) {
    struct id id = sample_id(game);
    return event_tail_newest(tail, &id, is_adder);
}

Test(event_tail, what_is_not_published_is_seen_by_who_adds_it_alone) {
    add(1, 1, 1);
    event_tail_publish(tail);
    add(1, 2, 2);
    cr_expect(found(1, 0, INT64_MAX, false) == 1 && newest(1, false) == 1);
    cr_expect(found(1, 0, INT64_MAX, true) == 12 && newest(1, true) == 2);
    cr_expect(event_tail_range(tail).to == 1);
    event_tail_publish(tail);
    cr_expect(found(1, 0, INT64_MAX, false) == 12 && event_tail_range(tail).to == 2);
}

Test(event_tail, what_is_undone_leaves_no_trace_and_its_ids_are_given_again) {
    add(1, 1, 1);
    add(2, 1, 2);
    event_tail_publish(tail);
    add(1, 2, 3);
    add(2, 2, 4);
    add(3, 1, 5);
    event_tail_undo(tail);
    cr_expect(found(1, 0, INT64_MAX, true) == 1 && found(2, 0, INT64_MAX, true) == 2);
    cr_expect(found(3, 0, INT64_MAX, true) == 0);
    add(2, 2, 3);
    event_tail_publish(tail);
    cr_expect(found(2, 0, INT64_MAX, false) == 23);
}

Test(event_tail, a_range_of_a_game_is_found) {
    for (int64_t seq = 1; seq <= 6; seq++) {
        add(1, seq, seq);
    }
    event_tail_publish(tail);
    cr_expect(found(1, 2, 4, false) == 34);
    cr_expect(found(1, 6, INT64_MAX, false) == 0);
    cr_expect(found(1, 0, 1, false) == 1);
    cr_expect(found(2, 0, INT64_MAX, false) == 0);
}

Test(event_tail, what_is_dropped_is_found_no_more) {
    for (int64_t seq = 1; seq <= 6; seq++) {
        add(1, seq, seq);
    }
    event_tail_publish(tail);
    event_tail_drop(tail, 4);
    cr_expect(found(1, 0, INT64_MAX, false) == 56);
    struct event_tail_range range = event_tail_range(tail);
    cr_expect(range.from == 4 && range.to == 6 && range.count == 2);
    event_tail_reset(tail, 9);
    range = event_tail_range(tail);
    cr_expect(range.from == 9 && range.to == 9 && range.count == 0 && newest(1, true) == 0);
}

Test(event_tail, more_than_it_may_hold_is_refused_and_what_is_there_stays) {
    event_tail_free(tail);
    tail = event_tail_create(3);
    for (int64_t seq = 1; seq <= 3; seq++) {
        add(1, seq, seq);
    }
    const struct event_spot spot = {.game = sample_id(1), .seq = 4, .id = 4};
    expect_err(event_tail_add(tail, &spot), ERR_STORE);
    event_tail_publish(tail);
    cr_expect(found(1, 0, INT64_MAX, false) == 123);
    event_tail_drop(tail, 1);
    must(event_tail_add(tail, &spot));
}

enum { MANY = 100000 };

static void add_many(void) {
    for (int64_t id = 1; id <= MANY; id++) {
        add((int)(id % 7), id, id);
    }
    event_tail_publish(tail);
}

static void *drop_some(void *unused) {
    for (int64_t id = 1; id < 1000; id++) {
        event_tail_drop(tail, id);
    }
    return unused;
}

/* What a round of the index writes: an event that it leapt over would never be found again. */
Test(event_tail, a_copy_has_no_gap_whatever_is_dropped_meanwhile) {
    struct event_place *copy = malloc(MANY * sizeof *copy);
    cr_assert_not_null(copy);
    pthread_t dropper;
    add_many();
    add(1, MANY + 1, MANY + 1); /* not published */
    cr_assert(event_tail_copy(copy, MANY, tail) == MANY && copy[0].id == 1 && copy[MANY - 1].id == MANY);
    cr_assert(event_tail_copy(copy, 10000, tail) == 10000);
    cr_assert(pthread_create(&dropper, NULL, drop_some, NULL) == 0);
    int64_t first = 1;
    while (first < 1000) { /* what the last drop leaves */
        size_t count = event_tail_copy(copy, MANY, tail);
        cr_assert(count > 0 && copy[0].id >= first);
        first = copy[0].id;
        for (size_t i = 1; i < count; i++) {
            cr_assert(copy[i].id == first + (int64_t)i);
        }
    }
    (void)pthread_join(dropper, NULL);
    free(copy);
}

enum { GAMES = 40, STEPS = 200000, KEPT = 3000 };

/* Adds, drops and looks at random, round the ring many times, against the seqs and ids of each game. */
Test(event_tail, it_has_what_a_list_of_all_events_has) {
    int64_t(*ids)[STEPS / 4] = calloc(GAMES, sizeof *ids);
    cr_assert_not_null(ids);
    int64_t count[GAMES] = {0};
    int64_t id = 0;
    int64_t dropped = 0;
    struct rng rng;
    static const unsigned char seed[RNG_SEED_BYTES] = {13};
    rng_init(&rng, seed);
    for (int step = 0; step < STEPS; step++) {
        int game = (int)rng_below(&rng, GAMES);
        if (count[game] + 1 < STEPS / 4) {
            ids[game][++count[game]] = ++id;
            add(game, count[game], id);
            event_tail_publish(tail);
        }
        if (id - dropped > KEPT) {
            dropped += (int64_t)rng_below(&rng, KEPT);
            event_tail_drop(tail, dropped);
        }
        struct event_spots spots = {.count = 0};
        struct id wanted = sample_id(game);
        int64_t after = count[game] > 30 ? count[game] - 30 : 0;
        must(event_tail_find(&spots, NULL, tail, &wanted, after, INT64_MAX, false));
        size_t at = 0;
        for (int64_t seq = after + 1; seq <= count[game]; seq++) {
            if (ids[game][seq] > dropped) {
                cr_assert(at < spots.count && event_spots_at(&spots, at)->id == ids[game][seq]);
                at++;
            }
        }
        cr_assert(at == spots.count);
        event_spots_free(&spots);
    }
    free(ids);
}
