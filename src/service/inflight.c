/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A list at each timer: it is short, as a game has few seats.
 */
#include "inflight.h"

#include <stddef.h>

#include "core/writer.h"
#include "timer_heap.h"

void inflight_enter(struct inflight_move *inflight, struct timer *timer, int64_t at) {
    struct inflight_move **place = &timer->inflight;
    while (*place != NULL && (*place)->at <= at) {
        place = &(*place)->next;
    }
    *inflight = (struct inflight_move){.next = *place, .timer = timer, .at = at};
    *place = inflight;
}

void inflight_leave(struct inflight_move *inflight) {
    struct inflight_move **at = &inflight->timer->inflight;
    while (*at != inflight) {
        at = &(*at)->next;
    }
    *at = inflight->next;
    *inflight = (struct inflight_move){.timer = NULL};
}

bool inflight_is_in_time(const struct timer *timer) {
    const struct inflight_move *inflight = timer->inflight;
    while (inflight != NULL && inflight->at > timer->deadline) {
        inflight = inflight->next;
    }
    return inflight != NULL;
}

bool inflight_waits(const struct timer *timer) {
    const struct inflight_move *inflight = timer->inflight;
    while (inflight != NULL && inflight->job == NULL) {
        inflight = inflight->next;
    }
    return inflight != NULL;
}

static void let_go(struct writer *writer, struct timer *timer, bool all) {
    struct inflight_move *next = NULL;
    for (struct inflight_move *inflight = timer->inflight; inflight != NULL; inflight = next) {
        bool must_wait = timer->busy || (timer->deadline != 0 && timer->deadline < inflight->at);
        struct job *job = inflight->job;
        next = inflight->next;
        if (job == NULL || (must_wait && !all)) {
            continue;
        }
        inflight->job = NULL;
        if (writer_submit(writer, job) != OK) {
            job->err = ERR_BUSY;
            job->done(job); /* whose loop finds it at its next tick */
        }
    }
}

void inflight_let_go(struct writer *writer, struct timer *timer) {
    let_go(writer, timer, false);
}

void inflight_let_all_go(void *writer, struct timer *timer) {
    let_go(writer, timer, true);
}
