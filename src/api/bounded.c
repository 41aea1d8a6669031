/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A share is settled when the work begins: two seconds by the number of those that wait or run in the lane, but a quarter
 * of a second at least, in which most questions are answered.
 */
#include "bounded.h"

#include "api/app.h"
#include "http/server.h"
#include "util/timestamp.h"

enum {
    LIMIT_US = 2000000,    /* for one alone */
    SHARE_MIN_US = 250000, /* for one of many */
    WAIT_MAX_US = 5000000, /* in the queue */
    GRACE_US = 100000,     /* before it matters that the client has hung up */
    RETRY_AFTER_SECONDS = 5,
};

enum err bounded_refuse(struct request *request) {
    request->retry_after = RETRY_AFTER_SECONDS;
    return ERR_BUSY;
}

enum err bounded_begin(struct bounded *out, struct request *request, const char *what) {
    const struct app *app = request->app;
    int64_t now_us = timestamp_monotonic_us();
    int64_t pending = (int64_t)scheduler_pending(app->scheduler, request->task.lane); /* this one is among them */
    int64_t share_us = pending > 1 ? LIMIT_US / pending : LIMIT_US;
    int64_t waited_us = now_us - request->task.submitted_us;
    if (waited_us > WAIT_MAX_US || server_is_draining(app->server) ||
        (waited_us >= GRACE_US && request_is_abandoned(request))) {
        return problem_set(&request->problem, bounded_refuse(request), "Too many %s are waiting. Try again later.",
                           what);
    }
    *out = (struct bounded){
        .request = request,
        .began_us = now_us,
        .until_us = now_us + (share_us > SHARE_MIN_US ? share_us : SHARE_MIN_US),
    };
    return OK;
}

bool bounded_is_over(void *context) {
    const struct bounded *bounded = context;
    const struct app *app = bounded->request->app;
    int64_t now_us = timestamp_monotonic_us();
    return now_us >= bounded->until_us || server_is_draining(app->server) ||
           (now_us - bounded->began_us >= GRACE_US && request_is_abandoned(bounded->request));
}
