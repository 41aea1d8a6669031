/* SPDX-License-Identifier: Apache-2.0 */
/* What tournaments are made of: the event that makes one, and names. */
#include "tournament/tournament.h"

#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

static const struct id some_id = {"1m7yhdzqy4cdgx3s"};

/* JSON with single quotes. */
static json_t *json_with_quotes(const char *text) {
    char copy[512];
    (void)snprintf(copy, sizeof copy, "%s", text);
    for (char *at = copy; *at != '\0'; at++) {
        *at = *at == '\'' ? '"' : *at;
    }
    json_t *value = json_loads(copy, 0, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

Test(tournament_making, what_cannot_be_a_tournament_is_corrupt) {
    static const char *const bodies[] = {
        "{}",
        "{'ruleset':'chess','format':'swiss','games':1,'deal':'independent','seed':'x','creator':'1m7x20v5abstj72d',"
        "'entrants':[{'bot':'a'}]}",
        "{'ruleset':'mastermind','format':'ladder','games':1,'deal':'independent','seed':'x',"
        "'creator':'1m7x20v5abstj72d','entrants':[{'bot':'a'}]}",
        "{'ruleset':'mastermind','format':'swiss','games':0,'deal':'independent','seed':'x',"
        "'creator':'1m7x20v5abstj72d','entrants':[{'bot':'a'}]}",
        "{'ruleset':'mastermind','format':'round-robin','games':9223372036854775807,'deal':'independent','seed':'x',"
        "'creator':'1m7x20v5abstj72d','entrants':[{'bot':'a'},{'bot':'a'},{'bot':'a'}]}",
        "{'ruleset':'mastermind','format':'swiss','games':1,'deal':'independent','seed':'x',"
        "'creator':'1m7x20v5abstj72d','entrants':[]}",
        "{'ruleset':'mastermind','format':'swiss','games':1,'deal':'independent','seed':'x',"
        "'creator':'1m7x20v5abstj72d','entrants':[{'player':1}]}",
    };
    for (size_t i = 0; i < sizeof bodies / sizeof bodies[0]; i++) {
        json_t *body = json_with_quotes(bodies[i]);
        struct tournament *tournament = NULL;
        cr_expect_eq(tournament_create(&tournament, &some_id, 1, body), ERR_CORRUPT, "%s", bodies[i]);
        json_decref(body);
    }
}

Test(tournament_making, names_are_read_as_they_are_written) {
    enum tournament_format format = FORMAT_SWISS;
    enum tournament_status status = TOURNAMENT_OPEN;
    enum entrant_status entrant = ENTRANT_INVITED;
    for (int i = 0; i < 4; i++) {
        const char *name = tournament_format_name((enum tournament_format)i);
        cr_expect(tournament_format_parse(&format, name, strlen(name)) && (int)format == i);
        name = tournament_status_name((enum tournament_status)i);
        cr_expect(tournament_status_parse(&status, name, strlen(name)) && (int)status == i);
        name = entrant_status_name((enum entrant_status)i);
        cr_expect(entrant_status_parse(&entrant, name, strlen(name)) && (int)entrant == i);
    }
    cr_expect_not(tournament_format_parse(&format, "swis", 4));
    cr_expect_not(tournament_status_parse(&status, "", 0));
    cr_expect_not(entrant_status_parse(&entrant, "open", 4));
}
