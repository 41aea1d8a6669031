/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buckets of ten that fill again in a minute. Addresses are the keys that the server has made of them (of the /64 for
 * IPv6); a throttle may be asked on any thread.
 */
#include "api/throttle.h"

#include <stdio.h>
#include <stdlib.h>

#include "api/app.h"
#include "http/limit.h"
#include "util/timestamp.h"

enum { A_MINUTE = 10, SLOTS = 4096 };

static const int64_t minute_us = INT64_C(60) * 1000000;

struct throttles {
    struct limit *accounts, *accounts_by_player, *wrong_codes, *refused;
};

struct throttles *throttles_create(void) {
    struct throttles *throttles = calloc(1, sizeof *throttles);
    if (throttles == NULL) {
        (void)fputs("referee: out of memory\n", stderr);
        abort();
    }
    throttles->accounts = limit_create(A_MINUTE, minute_us, SLOTS);
    throttles->accounts_by_player = limit_create(A_MINUTE, minute_us, SLOTS);
    throttles->wrong_codes = limit_create(A_MINUTE, minute_us, SLOTS);
    throttles->refused = limit_create(A_MINUTE, minute_us, SLOTS);
    return throttles;
}

void throttles_free(struct throttles *throttles) {
    if (throttles != NULL) {
        limit_free(throttles->accounts);
        limit_free(throttles->accounts_by_player);
        limit_free(throttles->wrong_codes);
        limit_free(throttles->refused);
        free(throttles);
    }
}

static struct throttles *throttles_of(const struct request *request) {
    const struct app *app = request->app;
    return app->throttles;
}

static enum err refuse(struct request *request, const struct limit_state *state, const char *what) {
    request->retry_after = state->retry_seconds;
    return problem_set(&request->problem, ERR_RATE_LIMITED, "%s: %d a minute are allowed. Try again in %d s.", what,
                       A_MINUTE, (int)state->retry_seconds);
}

enum err throttle_account(struct request *request) {
    struct throttles *throttles = throttles_of(request);
    struct limit_state state;
    int64_t now = timestamp_monotonic_us();
    if (throttles == NULL) {
        return OK;
    }
    if (!limit_take(&state, throttles->accounts, request->client_key, now)) {
        return refuse(request, &state, "Too many new players from your address");
    }
    /* A player who changes addresses stays the same player. */
    if (request->caller.known && !limit_take(&state, throttles->accounts_by_player, request_caller_key(request), now)) {
        return refuse(request, &state, "Too many new players made by you");
    }
    return OK;
}

enum err throttle_check_code(struct request *request) {
    struct throttles *throttles = throttles_of(request);
    struct limit_state state = {.remaining = 1};
    if (throttles != NULL) {
        limit_look(&state, throttles->wrong_codes, request->client_key, timestamp_monotonic_us());
    }
    return state.remaining > 0 ? OK : refuse(request, &state, "Too many wrong join codes from your address");
}

void throttle_note_wrong_code(struct request *request) {
    struct throttles *throttles = throttles_of(request);
    struct limit_state state;
    if (throttles != NULL) {
        (void)limit_take(&state, throttles->wrong_codes, request->client_key, timestamp_monotonic_us());
    }
}

bool throttle_may_act(struct request *request) {
    struct throttles *throttles = throttles_of(request);
    struct limit_state state = {.remaining = 1};
    if (throttles != NULL) {
        limit_look(&state, throttles->refused, request_caller_key(request), timestamp_monotonic_us());
    }
    return state.remaining > 0;
}

void throttle_note_refused(struct request *request, enum err err) {
    struct throttles *throttles = throttles_of(request);
    struct limit_state state;
    int status = err_def(err)->status;
    if (throttles != NULL && status >= 400 && status < 500) {
        (void)limit_take(&state, throttles->refused, request_caller_key(request), timestamp_monotonic_us());
    }
}
