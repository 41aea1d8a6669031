/* SPDX-License-Identifier: Apache-2.0 */
/* Limits beside the rate of requests: what is counted against whom. */
#include "api/throttle.h"

#include <criterion/criterion.h>

#include "api/app.h"

enum { ALLOWED = 10 };

static struct app app;
static struct request request;

static void set_up(void) {
    app.throttles = throttles_create();
    request = (struct request){.app = &app, .client_key = 7};
}

static void tear_down(void) {
    throttles_free(app.throttles);
}

TestSuite(throttle, .init = set_up, .fini = tear_down);

Test(throttle, refusals_that_the_caller_could_have_known_are_counted) {
    for (int i = 0; i < ALLOWED; i++) {
        cr_expect(throttle_may_act(&request));
        throttle_note_refused(&request, i % 2 == 0 ? ERR_NOT_YOUR_TURN : ERR_RULES);
    }
    cr_expect(!throttle_may_act(&request));
}

Test(throttle, what_the_server_failed_to_do_is_not_held_against_the_caller) {
    static const enum err not_theirs[] = {ERR_STALE, ERR_CONFLICT, ERR_BUSY, ERR_STORE, ERR_NO_MEMORY, ERR_CORRUPT};
    for (size_t i = 0; i < 3 * ALLOWED; i++) {
        throttle_note_refused(&request, not_theirs[i % (sizeof not_theirs / sizeof not_theirs[0])]);
    }
    cr_expect(throttle_may_act(&request));
}
