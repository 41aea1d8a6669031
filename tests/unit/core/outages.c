/* SPDX-License-Identifier: Apache-2.0 */
/* Outages: found by whoever looks first, noted once, kept until they have been credited. */
#include "core/outages.h"

#include <criterion/criterion.h>

static struct outages outages;

static void set_up(void) {
    outages_init(&outages);
}

static void tear_down(void) {
    outages_clear(&outages);
}

TestSuite(outages, .init = set_up, .fini = tear_down);

static void expect_outage(int64_t now, int64_t since, int64_t until) {
    struct outage outage = outages_look(&outages, now);
    cr_expect(outage.since == since && outage.until == until, "[%lld, %lld)", (long long)outage.since,
              (long long)outage.until);
}

Test(outages, sleep_that_ends_in_time_is_none) {
    outages_watch(&outages, 1000, 1250);
    expect_outage(1250 + OVERDUE_MS, 0, 0);
    outages_watch(&outages, 1250 + OVERDUE_MS, 9000);
    outages_unwatch(&outages, 9000 + OVERDUE_MS);
    expect_outage(1000000, 0, 0);
}

Test(outages, who_runs_first_finds_the_sleeper_asleep) {
    outages_watch(&outages, 1000, 1250);
    expect_outage(5000, 1000, 5000);
    outages_unwatch(&outages, 5010);
    expect_outage(5020, 1000, 5000);
}

Test(outages, the_sleeper_finds_it_too) {
    outages_watch(&outages, 1000, 1250);
    outages_watch(&outages, 5000, 5000);
    expect_outage(5010, 1000, 5000);
}

Test(outages, who_stands_still_awake_is_found_as_well) {
    outages_watch(&outages, 1000, 1000);
    expect_outage(1000 + OVERDUE_MS, 0, 0);
    expect_outage(1001 + OVERDUE_MS, 1000, 1001 + OVERDUE_MS);
}

Test(outages, what_has_been_credited_is_over) {
    outages_watch(&outages, 1000, 1250);
    struct outage outage = outages_look(&outages, 5000);
    cr_expect(outages_settle(&outages, &outage));
    expect_outage(5010, 0, 0);
}

Test(outages, one_that_has_grown_meanwhile_is_not) {
    outages_watch(&outages, 1000, 1250);
    struct outage outage = outages_look(&outages, 5000);
    outages_watch(&outages, 5010, 5260);
    expect_outage(9000, 1000, 9000);
    cr_expect_not(outages_settle(&outages, &outage));
    expect_outage(9010, 1000, 9000);
}

Test(outages, a_store_that_fails_is_one_until_it_takes_something_again) {
    outages_begin(&outages, 1000);
    outages_begin(&outages, 2000);
    expect_outage(3000, 1000, INT64_MAX);
    outages_end(&outages, 4000);
    outages_end(&outages, 5000);
    expect_outage(6000, 1000, 4000);
}

/* Of a game that another process has to credit it may not have been yet. */
Test(outages, who_changes_a_game_counts_one_that_was_settled_for_a_while_longer) {
    outages_begin(&outages, 1000);
    outages_end(&outages, 4000);
    struct outage outage = outages_look(&outages, 5000);
    cr_expect(outages_settle(&outages, &outage));
    expect_outage(5010, 0, 0);
    outage = outages_owed(&outages, 4000 + SETTLED_MS - 1);
    cr_expect(outage.since == 1000 && outage.until == 4000);
    cr_expect_eq(outages_owed(&outages, 4000 + SETTLED_MS).since, 0);
    outages_begin(&outages, 7000);
    cr_expect_eq(outages_owed(&outages, 8000).since, 7000, "the one that goes on comes first");
}
