/* SPDX-License-Identifier: Apache-2.0 */
/* A log that was damaged is refused, whatever was damaged in it, and nothing worse happens than that. */
#include <stdio.h>
#include <stdlib.h>

#include "support/tamper.h"

static struct engine engine;
static struct tamper tamper;

static void open_fold(void) {
    engine_open(&engine);
    tamper_open(&tamper, &engine);
}

static void close_fold(void) {
    tamper_restore(&tamper);
    must_hold(engine_is_clean(&engine));
    tamper_close(&tamper);
    engine_close(&engine);
}

TestSuite(fold, .init = open_fold, .fini = close_fold, .timeout = 240);

/* What a family of games does not look at: the deal of a round that a player leads. */
static bool is_ignored(const struct tampered_event *event, const char *member) {
    return strcmp(event->kind, "round") == 0 && strcmp(member, "deal") == 0 &&
           json_is_null(json_object_get(event->body, "deal"));
}

Test(fold, the_log_of_the_tests_has_every_kind_of_event) {
    static const char *const kinds[] = {
        "created", "joined",   "declined",   "round",    "secret",  "guess", "answer", "answer-corrected",
        "reveal",  "resigned", "round-over", "finished", "aborted", "roll",  "score",  "client-seed"};
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        cr_expect(tamper_find(&tamper, kinds[i], NULL) != NULL);
    }
}

Test(fold, a_member_that_is_missing_is_found) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        const char *name = NULL;
        json_t *value = NULL;
        json_object_foreach(event->body, name, value) {
            json_t *body = json_copy(event->body);
            (void)json_object_del(body, name);
            tamper_set_json(&tamper, event, body);
            json_decref(body);
            tamper_expect_found(&tamper, event, name);
        }
        tamper_set_json(&tamper, event, event->body);
    }
}

Test(fold, a_member_that_does_not_belong_there_is_found) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        json_t *body = json_copy(event->body);
        (void)json_object_set_new(body, "x", json_integer(1));
        tamper_set_json(&tamper, event, body);
        json_decref(body);
        tamper_expect_found(&tamper, event, "a further member");
        tamper_set_json(&tamper, event, event->body);
    }
}

static void try_value(const struct tampered_event *event, const char *name, json_t *value) {
    if (!json_equal(value, json_object_get(event->body, name)) && !is_ignored(event, name)) {
        json_t *body = json_copy(event->body);
        (void)json_object_set(body, name, value);
        tamper_set_json(&tamper, event, body);
        json_decref(body);
        tamper_expect_found(&tamper, event, name);
    }
    json_decref(value);
}

Test(fold, a_member_of_another_type_is_found) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        const char *name = NULL;
        json_t *value = NULL;
        json_object_foreach(event->body, name, value) {
            try_value(event, name, json_pack("{s:i}", "x", 1));
            try_value(event, name, json_pack("[i]", -1));
            try_value(event, name, json_string("nothing of the sort"));
            try_value(event, name, json_real(0.5));
        }
        tamper_set_json(&tamper, event, event->body);
    }
}

Test(fold, numbers_out_of_all_proportion_are_found) {
    static const json_int_t numbers[] = {-1, 99, INT32_MAX, (json_int_t)INT32_MAX + 1, INT64_MIN, INT64_MAX};
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        const char *name = NULL;
        json_t *value = NULL;
        json_object_foreach(event->body, name, value) {
            for (size_t n = 0; json_is_integer(value) && n < sizeof numbers / sizeof numbers[0]; n++) {
                try_value(event, name, json_integer(numbers[n]));
            }
        }
        tamper_set_json(&tamper, event, event->body);
    }
}

Test(fold, a_body_that_is_no_object_is_found) {
    static const char *const bodies[] = {
        "", "{", "[]", "null", "{}x", "\"text\"", "true", "{'}'", "\xff", "{\"a\":1,\"a\":2}", "[{}]", "{\"x\":1e999}"};
    for (size_t i = 0; i < tamper.count; i++) {
        for (size_t b = 0; b < sizeof bodies / sizeof bodies[0]; b++) {
            tamper_set_body(&tamper, &tamper.events[i], bodies[b]);
            tamper_expect_found(&tamper, &tamper.events[i], bodies[b]);
        }
        tamper_set_json(&tamper, &tamper.events[i], tamper.events[i].body);
    }
}

Test(fold, an_event_of_another_kind_is_found) {
    static const char *const kinds[] = {
        "created",          "joined",   "declined",  "round",    "secret",  "guess",      "answer",   "reveal",
        "answer-corrected", "resigned", "timed-out", "finished", "aborted", "round-over", "castling", ""};
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
            if (strcmp(kinds[k], event->kind) != 0) {
                tamper_sql(&tamper, "UPDATE event SET kind = %Q WHERE game = %Q AND seq = %lld", kinds[k],
                           event->game.text, (long long)event->seq);
                tamper_expect_found(&tamper, event, kinds[k]);
            }
        }
        tamper_sql(&tamper, "UPDATE event SET kind = %Q WHERE game = %Q AND seq = %lld", event->kind, event->game.text,
                   (long long)event->seq);
    }
}

Test(fold, an_event_by_another_seat_is_found) {
    static const char *const seats[] = {"NULL", "-5", "0", "1", "2", "9", "10", "99", "2147483647"};
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        char now[12];
        (void)snprintf(now, sizeof now, "%d", event->seat);
        for (size_t s = 0; s < sizeof seats / sizeof seats[0]; s++) {
            bool same = strcmp(seats[s], event->seat < 0 ? "NULL" : now) == 0;
            bool none = event->seat < 0 && seats[s][0] == '-'; /* what is below 0 is nobody's, like NULL */
            if (!same && !none) {
                tamper_sql(&tamper, "UPDATE event SET seat = %s WHERE game = %Q AND seq = %lld", seats[s],
                           event->game.text, (long long)event->seq);
                tamper_expect_found(&tamper, event, seats[s]);
            }
        }
        tamper_sql(&tamper, "UPDATE event SET seat = %s WHERE game = %Q AND seq = %lld", event->seat < 0 ? "NULL" : now,
                   event->game.text, (long long)event->seq);
    }
}

/* Does no projection tell of such an event? Then nothing is wrong with a log that ends before it. */
static bool leaves_no_row(const struct tampered_event *event) {
    return strcmp(event->kind, "guess") == 0 || strcmp(event->kind, "reveal") == 0;
}

Test(fold, an_event_that_is_missing_is_found_unless_it_was_the_last_and_left_no_row) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        bool nothing_left = event->seq == 1 && event->is_last;
        if (nothing_left || (event->is_last && leaves_no_row(event))) {
            continue;
        }
        tamper_sql(&tamper, "DELETE FROM event WHERE game = %Q AND seq = %lld", event->game.text,
                   (long long)event->seq);
        tamper_expect_found(&tamper, event, "all");
        struct verify_totals totals = engine_verify(&engine, false);
        cr_expect(totals.broken == !event->is_last && totals.stale == event->is_last, "%s", engine.fault);
        tamper_restore(&tamper);
    }
}

Test(fold, an_event_that_is_there_twice_is_found) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        if (strcmp(event->kind, "answer-corrected") == 0) {
            continue; /* may be done again */
        }
        tamper_sql(&tamper,
                   "INSERT INTO event (game, seq, at, kind, seat, body) "
                   "SELECT game, (SELECT max(seq) + 1 FROM event WHERE game = %Q), at, kind, seat, body "
                   "FROM event WHERE game = %Q AND seq = %lld",
                   event->game.text, event->game.text, (long long)event->seq);
        tamper_expect_found(&tamper, event, "a repetition");
        tamper_restore(&tamper);
    }
}

/* Could these have happened the other way around? Joining, giving a seed, and what one seat does while another resigns. */
static bool are_free_of_each_other(const struct tampered_event *a, const struct tampered_event *b) {
    bool both_sit = (strcmp(a->kind, "joined") == 0 || strcmp(a->kind, "client-seed") == 0) &&
                    strcmp(b->kind, "joined") == 0 && a->seat != b->seat;
    return both_sit || (strcmp(a->kind, "secret") == 0 && strcmp(b->kind, "resigned") == 0);
}

Test(fold, events_in_another_order_are_found) {
    for (size_t i = 0; i + 1 < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        long long seq = (long long)event->seq;
        if (event->is_last || are_free_of_each_other(event, event + 1)) {
            continue;
        }
        tamper_sql(&tamper, "UPDATE event SET seq = 1000 WHERE game = %Q AND seq = %lld", event->game.text, seq);
        tamper_sql(&tamper, "UPDATE event SET seq = %lld WHERE game = %Q AND seq = %lld", seq, event->game.text,
                   seq + 1);
        tamper_sql(&tamper, "UPDATE event SET seq = %lld WHERE game = %Q AND seq = 1000", seq + 1, event->game.text);
        tamper_expect_found(&tamper, event, "another place");
        tamper_restore(&tamper);
    }
}

Test(fold, an_event_with_another_number_is_found) {
    for (size_t i = 0; i < tamper.count; i++) {
        const struct tampered_event *event = &tamper.events[i];
        tamper_sql(&tamper, "UPDATE event SET seq = seq + 1000 WHERE game = %Q AND seq = %lld", event->game.text,
                   (long long)event->seq);
        tamper_expect_found(&tamper, event, "another number");
        tamper_restore(&tamper);
    }
}
