/* SPDX-License-Identifier: Apache-2.0 */
/* What contenders choose before the stages of heats: whose it can be, and that there is always one left for everybody. */
#include "tournament/tournament_subjects.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tournament/heats_plan.h"
#include "tournament_steps.h"
#include "util/rng.h"

static void tear_down(void) {
    tournament_free(tournament);
}

TestSuite(heats_subjects, .fini = tear_down);

static char *name_of(int subject) {
    static char name[16];
    (void)snprintf(name, sizeof name, "s%d", subject);
    return name;
}

static void begin(int entrants, int table, int advance, int subjects) {
    json_t *sets = json_array();
    for (int i = 0; i < subjects; i++) {
        json_array_append_new(sets, json_string(name_of(i)));
    }
    steps_begin_heats_with(entrants, json_pack("{s:i, s:i, s:{s:o, s:i}}", "table", table, "advance", advance,
                                               "subjects", "sets", sets, "seconds", 60));
}

static enum err lay(const char *tables) {
    return steps_apply("stage", json_pack("{s:i, s:o}", "stage", (int)tournament_stage_count(tournament) + 1, "tables",
                                          steps_json(tables)));
}

static json_t *body_of(int stage, int number, int subject, bool is_drawn) {
    return json_pack("{s:i, s:i, s:s, s:b}", "stage", stage, "number", number, "set", name_of(subject), "drawn",
                     is_drawn);
}

static enum err choose(int stage, int number, int subject) {
    return steps_apply("subject", body_of(stage, number, subject, false));
}

static enum subject_answer try(int stage, int number, int subject) {
    const char *name = name_of(subject);
    return tournament_try_subject(tournament, number - 1, stage, name, strlen(name));
}

Test(heats_subjects, a_table_plays_when_all_who_sit_there_have_chosen) {
    begin(5, 4, 1, 5);
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_assert_eq(steps_next(), STEP_WAIT);
    cr_assert_eq(tournament_to_row(tournament).choose_by, 2 + 60000);
    cr_assert_eq(choose(1, 4, 0), OK);
    cr_assert_eq(steps_next(), STEP_WAIT);
    cr_assert_eq(choose(1, 5, 1), OK);
    cr_assert_eq(steps_next(), STEP_GAME);
    steps_play("1 0");
    cr_assert_eq(steps_next(), STEP_WAIT);
    for (int number = 1; number <= 3; number++) {
        cr_assert_eq(tournament_to_row(tournament).choose_by, 2 + 60000);
        cr_assert_eq(choose(1, number, number), OK);
    }
    cr_assert_eq(tournament_to_row(tournament).choose_by, 0);
    steps_play("2 1 0");
    cr_assert_eq(steps_next(), STEP_STAGE);
}

Test(heats_subjects, each_has_another_at_a_table_and_nobody_the_same_twice) {
    begin(5, 4, 1, 5);
    cr_expect_eq(try(1, 1, 0), SUBJECT_TOO_EARLY);
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_expect_eq(try(1, 1, 0), SUBJECT_FITS);
    cr_assert_eq(choose(1, 1, 0), OK);
    cr_expect_eq(try(1, 1, 0), SUBJECT_SAME);
    cr_expect_eq(try(1, 2, 0), SUBJECT_TAKEN);
    cr_expect_eq(try(1, 4, 0), SUBJECT_FITS, "at another table");
    cr_expect_eq(try(2, 1, 1), SUBJECT_TOO_EARLY);
    cr_expect_eq(try(1, 1, 7), SUBJECT_UNKNOWN);
    cr_assert_eq(choose(1, 1, 1), OK, "as long as there is no game");
    cr_expect_eq(try(1, 2, 0), SUBJECT_FITS, "what somebody has given up is free");
    cr_assert_eq(choose(1, 2, 0), OK);
    cr_assert_eq(choose(1, 3, 2), OK);
    cr_assert_eq(choose(1, 4, 0), OK);
    cr_assert_eq(choose(1, 5, 1), OK);
    steps_play("2 1 0");
    cr_expect_eq(try(1, 1, 3), SUBJECT_TOO_LATE, "its game is made");
    steps_play("1 0");
    cr_assert_eq(lay("[[1,2,4]]"), OK);
    cr_expect_eq(try(1, 1, 3), SUBJECT_TOO_LATE);
    cr_expect_eq(try(2, 3, 3), SUBJECT_NO_SEAT);
    cr_expect_eq(try(2, 1, 1), SUBJECT_WAS_THEIRS);
    cr_expect_eq(try(2, 1, 0), SUBJECT_FITS, "what they gave up they have not had");
}

/* Each is an event in the log. */
Test(heats_subjects, nobody_chooses_for_ever) {
    begin(5, 4, 1, 5);
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    for (int i = 0; i < SUBJECT_CHOICES_MAX; i++) {
        cr_assert_eq(try(1, 1, i % 2), SUBJECT_FITS);
        cr_assert_eq(choose(1, 1, i % 2), OK);
    }
    cr_expect_eq(try(1, 1, 0), SUBJECT_TOO_OFTEN);
    cr_expect_eq(try(1, 1, 1), SUBJECT_SAME);
    cr_expect_eq(try(1, 2, 0), SUBJECT_FITS);
}

Test(heats_subjects, an_event_that_cannot_be_is_none) {
    const struct {
        int stage, number, subject;
    } wrong[] = {{2, 2, 1}, {0, 2, 1}, {1, 0, 1}, {1, 6, 1}, {1, 2, 0}, {1, 2, 9}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        begin(5, 4, 1, 5);
        cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
        cr_assert_eq(choose(1, 1, 0), OK);
        cr_expect_eq(choose(wrong[i].stage, wrong[i].number, wrong[i].subject), ERR_CORRUPT, "%zu", i);
    }
    for (int turn = 0; turn < 3; turn++) {
        begin(5, 4, 1, 5);
        cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
        for (int number = 1; number <= 5; number++) {
            cr_assert_eq(choose(1, number, number - 1), OK);
        }
        steps_play("2 1 0");
        if (turn == 0) {
            cr_expect_eq(choose(1, 1, 4), ERR_CORRUPT, "its game is made");
            continue;
        }
        steps_play("1 0");
        cr_assert_eq(lay("[[1,2,4]]"), OK);
        cr_expect_eq(turn == 1 ? choose(2, 1, 0) : choose(2, 3, 4), ERR_CORRUPT, "they have had it, or are out");
    }
    steps_begin_heats(5, 4, 1, "independent");
    cr_assert_eq(lay("[[1,2,3],[4,5]]"), OK);
    cr_expect_eq(try(1, 1, 0), SUBJECT_NEVER);
    cr_expect_eq(choose(1, 1, 0), ERR_CORRUPT);
}

/* Who has chosen nothing gets what the seed draws, of what could be theirs. */
Test(heats_subjects, what_is_drawn_could_be_theirs_and_follows_from_the_seed) {
    bool seen[5] = {false};
    for (int number = 2; number <= 40; number++) {
        char tables[32];
        begin(40, 4, 1, 6);
        (void)snprintf(tables, sizeof tables, "[[1,%d]]", number);
        cr_assert_eq(lay(tables), OK);
        cr_assert_eq(choose(1, 1, 5), OK);
        json_t *drawn = tournament_draw_subject(tournament, number - 1);
        json_t *again = tournament_draw_subject(tournament, number - 1);
        cr_expect(json_equal(drawn, again));
        int subject = atoi(json_string_value(json_object_get(drawn, "set")) + 1);
        cr_assert(subject >= 0 && subject < 5, "not what the other one has");
        seen[subject] = true;
        json_decref(again);
        cr_assert_eq(steps_apply("subject", drawn), OK);
        cr_assert_eq(steps_next(), STEP_GAME);
    }
    for (int i = 0; i < 5; i++) {
        cr_expect(seen[i], "%d", i);
    }
}

/* The next stage as it is drawn, in which everybody chooses what fits, the first that does or by chance, or has it drawn. */
static void choose_all(struct rng *rng, int subjects) {
    json_t *body = tournament_draw_stage(tournament);
    json_t *tables = json_incref(json_object_get(body, "tables"));
    cr_assert_eq(steps_apply("stage", body), OK);
    int stage = tournament_stage_count(tournament);
    for (size_t i = 0; i < json_array_size(tables); i++) {
        const json_t *numbers = json_array_get(tables, i);
        for (size_t k = 0; k < json_array_size(numbers); k++) {
            int number = (int)json_integer_value(json_array_get(numbers, k));
            int from = (int)rng_below(rng, 2) * (int)rng_below(rng, (uint32_t)subjects);
            int tries = 0;
            while (tries < subjects && try(stage, number, (from + tries) % subjects) != SUBJECT_FITS) {
                tries++;
            }
            cr_assert_lt(tries, subjects, "%d finds none in stage %d", number, stage);
            json_t *drawn = tournament_draw_subject(tournament, number - 1);
            const char *name = json_string_value(json_object_get(drawn, "set"));
            cr_assert_eq(tournament_try_subject(tournament, number - 1, stage, name, strlen(name)), SUBJECT_FITS);
            if (rng_below(rng, 3) == 0) {
                cr_assert_eq(steps_apply("subject", json_incref(drawn)), OK);
            } else {
                cr_assert_eq(choose(stage, number, (from + tries) % subjects), OK);
            }
            json_decref(drawn);
        }
    }
    json_decref(tables);
}

Test(heats_subjects, everybody_finds_one_in_all_stages_where_as_many_are_offered_as_there_must_be) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){7});
    for (int entrants = 3; entrants <= 40; entrants++) {
        for (int table = 3; table <= 8; table++) {
            int advance = 1 + (int)rng_below(&rng, (uint32_t)table - 1);
            int stages = heats_stages(entrants, table, advance);
            int subjects = tournament_subjects_least(entrants < table ? entrants : table, stages);
            begin(entrants, table, advance, subjects);
            for (int stage = 1; stage <= stages; stage++) {
                cr_assert_eq(steps_next(), STEP_STAGE);
                choose_all(&rng, subjects);
                while (steps_next() == STEP_GAME) {
                    steps_play_descending();
                }
            }
            cr_assert_eq(steps_next(), STEP_FINISH);
        }
    }
}
