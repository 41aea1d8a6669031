/* SPDX-License-Identifier: Apache-2.0 */
/* Where the database is a file there is one process, and nothing is asked. */
#include "core/members.h"

#include <string.h>

#include "unit/store/database.h"
#include "util/timestamp.h"

Test(members_of_a_file, everything_is_its_own_and_the_time_is_the_machines) {
    struct members *members = NULL;
    struct member_id ids[2];
    char explanation[DB_EXPLANATION_MAX];
    struct members_options options = {.url = "/nowhere/referee.db", .program = "0.1.0"};
    const struct members_listener nobody = {.changed = NULL};
    const struct id id = {"0000000000000001"};
    cr_assert(member_id_parse(&options.id, "north", strlen("north")));
    must(members_open(&members, &options, explanation));
    must(members_start(members, &nobody));
    members_wait(members, 1);
    cr_expect(members_is_mine(members, &id) && members_is_mine_named(members, "housekeeping"));
    cr_expect(members_may_end_times(members));
    int64_t before = timestamp_now();
    int64_t now = timestamp_now();
    cr_expect(before <= now && now <= timestamp_now());
    cr_expect(members_list(members, ids, 2) == 1 && strcmp(ids[0].text, "north") == 0);
    members_stop(members);
    members_free(members);
}
