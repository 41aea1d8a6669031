/* SPDX-License-Identifier: Apache-2.0 */
/* The plan of heats against one that was reckoned apart, and played through without a store. */
#include "tournament/heats_plan.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "tournament_steps.h"
#include "util/rng.h"

static void tear_down(void) {
    tournament_free(tournament);
}

TestSuite(heats_plan, .fini = tear_down);

struct plan {
    int32_t entrants, table, advance;
    const char *stages; /* a digit for each table */
};

static const struct plan plans[] = {
#include "heats_plans.inc"
};
enum { PLANS = sizeof plans / sizeof plans[0] };

static int32_t count_stages(const char *stages) {
    int32_t count = 1;
    for (const char *at = stages; *at != '\0'; at++) {
        count += *at == ' ';
    }
    return count;
}

Test(heats_plan, the_table_has_every_size) {
    size_t index = 0;
    for (int32_t entrants = 3; entrants <= 40; entrants++) {
        for (int32_t table = HEATS_TABLE_MIN; table <= HEATS_TABLE_MAX; table++) {
            for (int32_t advance = 1; advance < table; advance++, index++) {
                cr_assert_lt(index, PLANS);
                cr_assert(plans[index].entrants == entrants && plans[index].table == table &&
                          plans[index].advance == advance);
            }
        }
    }
    cr_expect_eq(index, PLANS);
}

Test(heats_plan, as_many_stages_as_were_reckoned_apart) {
    for (size_t i = 0; i < PLANS; i++) {
        const struct plan *plan = &plans[i];
        cr_expect_eq(heats_stages(plan->entrants, plan->table, plan->advance), count_stages(plan->stages),
                     "%d entrants, %d at a table, %d go on", (int)plan->entrants, (int)plan->table, (int)plan->advance);
    }
}

/* The tables of the stage that has just been drawn, a digit each. */
static size_t write_stage(char *out, const json_t *body) {
    const json_t *tables = json_object_get(body, "tables");
    size_t length = 0;
    for (size_t i = 0; i < json_array_size(tables); i++) {
        out[length++] = (char)('0' + (int)json_array_size(json_array_get(tables, i)));
    }
    out[length] = '\0';
    return length;
}

/* Everybody comes, and whoever has the smaller number is ahead. */
static void play_through(char *out, const struct plan *plan) {
    bool is_first = true;
    steps_begin_heats(plan->entrants, plan->table, plan->advance, "independent");
    while (steps_next() != STEP_FINISH) {
        if (steps_next() == STEP_STAGE) {
            json_t *body = tournament_draw_stage(tournament);
            *out = ' ';
            out += !is_first;
            out += write_stage(out, body);
            is_first = false;
            cr_assert_eq(steps_apply("stage", body), OK);
        } else {
            steps_play_descending();
        }
    }
    steps_finish();
    cr_expect_eq(steps_entrant(1)->rank, 1);
}

Test(heats_plan, every_tournament_has_the_tables_that_were_reckoned_apart, .timeout = 60) {
    for (size_t i = 0; i < PLANS; i++) {
        const struct plan *plan = &plans[i];
        char stages[128];
        play_through(stages, plan);
        cr_expect_str_eq(stages, plan->stages, "%d entrants, %d at a table, %d go on: %s, not %s", (int)plan->entrants,
                         (int)plan->table, (int)plan->advance, stages, plan->stages);
    }
}

/* The worked cases of the design, whatever the table says. */
Test(heats_plan, worked_cases) {
    static const struct plan cases[] = {
        {16, 4, 1, "4444 4"}, {24, 4, 1, "444444 44 4"}, {5, 4, 1, "32 4"}, {3, 4, 1, "3"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char stages[128];
        play_through(stages, &cases[i]);
        cr_expect_str_eq(stages, cases[i].stages);
    }
}

/* The stages of the largest, by table and advance, as they come when each is played through. */
Test(heats_plan, the_largest_comes_to_an_end_too, .timeout = 60) {
    for (int32_t table = HEATS_TABLE_MIN; table <= HEATS_TABLE_MAX; table++) {
        for (int32_t advance = 1; advance < table; advance++) {
            const struct plan plan = {HEATS_ENTRANTS_MAX, table, advance, NULL};
            char stages[1024];
            play_through(stages, &plan);
            cr_expect_eq(heats_stages(HEATS_ENTRANTS_MAX, table, advance), count_stages(stages), "%d, %d: %s",
                         (int)table, (int)advance, stages);
        }
    }
}

static void expect_names(int32_t stages, const char *wanted) {
    char all[128] = "";
    for (int32_t number = 1; number <= stages; number++) {
        char name[HEATS_NAME_SIZE];
        heats_stage_name(name, number, stages);
        (void)snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", number > 1 ? ", " : "", name);
    }
    cr_expect_str_eq(all, wanted);
}

Test(heats_plan, names) {
    expect_names(1, "final");
    expect_names(2, "heat, final");
    expect_names(3, "heat, semi-final, final");
    expect_names(4, "heat 1, heat 2, semi-final, final");
    expect_names(6, "heat 1, heat 2, heat 3, heat 4, semi-final, final");
}

Test(heats_plan, all_tables_and_seats_are_those_of_the_stages) {
    for (size_t i = 0; i < PLANS; i++) {
        int32_t wanted_tables = 0;
        int32_t wanted_seats = 0;
        int32_t tables = 0;
        int32_t seats = 0;
        for (const char *at = plans[i].stages; *at != '\0'; at++) {
            wanted_tables += *at != ' ';
            wanted_seats += *at != ' ' ? *at - '0' : 0;
        }
        heats_totals(&tables, &seats, plans[i].entrants, plans[i].table, plans[i].advance);
        cr_expect(tables == wanted_tables && seats == wanted_seats, "%d entrants, %d at a table, %d go on: %d, %d",
                  (int)plans[i].entrants, (int)plans[i].table, (int)plans[i].advance, (int)tables, (int)seats);
    }
}

/* A stage of so many of whom some are out, one in `odds`: how many are in the next; *tables: of this one. */
static int32_t play_stage(int32_t *tables, int32_t entrants, const struct plan *plan, struct rng *rng, uint32_t odds) {
    int32_t going = 0;
    int32_t others = 0;
    *tables = heats_tables(entrants, plan->table);
    int32_t advance = heats_advance(*tables, plan->table, plan->advance);
    for (int32_t i = 0; i < *tables; i++) {
        int32_t in = 0;
        for (int32_t k = 0; k < heats_table_size(entrants, *tables, i); k++) {
            in += rng_below(rng, odds) != 0;
        }
        going += in < advance ? in : advance;
        others += in < advance ? 0 : in - advance;
    }
    return *tables == 1 ? 0 : going + heats_fill(going, others, plan->table);
}

Test(heats_plan, however_many_drop_out_there_are_no_more_tables_and_seats, .timeout = 60) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){7});
    for (size_t i = 0; i < PLANS; i++) {
        for (uint32_t odds = 2; odds < 12; odds++) {
            int32_t left_tables = 0;
            int32_t left_seats = 0;
            int32_t entrants = plans[i].entrants - (int32_t)rng_below(&rng, (uint32_t)plans[i].entrants - 2);
            heats_totals(&left_tables, &left_seats, plans[i].entrants, plans[i].table, plans[i].advance);
            while (entrants > 0) {
                int32_t tables = 0;
                left_seats -= entrants;
                entrants = play_stage(&tables, entrants, &plans[i], &rng, odds);
                left_tables -= tables;
                cr_assert(left_tables >= 0 && left_seats >= 0, "%d entrants, %d at a table, %d go on",
                          (int)plans[i].entrants, (int)plans[i].table, (int)plans[i].advance);
            }
        }
    }
}
