/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All under one lock, which nobody holds for long: the writer takes it once a transaction.
 */
#include "core/outages.h"

void outages_init(struct outages *outages) {
    *outages = (struct outages){.heard_at = 0};
    (void)pthread_mutex_init(&outages->lock, NULL);
}

void outages_clear(struct outages *outages) {
    (void)pthread_mutex_destroy(&outages->lock);
}

/* One that is there already, and not credited, becomes the longer one. */
static void note(struct outages *outages, int64_t since, int64_t until) {
    struct outage *outage = &outages->outage;
    outage->since = outage->since == 0 || since < outage->since ? since : outage->since;
    outage->until = until > outage->until ? until : outage->until;
}

/* Is the clocks' thread overdue? It is noted once, with the moment at which that was found. */
static void check_overdue(struct outages *outages, int64_t now) {
    if (outages->heard_at != 0 && now > outages->next_by + OVERDUE_MS) {
        note(outages, outages->heard_at, now);
        outages->heard_at = 0;
    }
}

void outages_watch(struct outages *outages, int64_t now, int64_t next_by) {
    (void)pthread_mutex_lock(&outages->lock);
    check_overdue(outages, now);
    outages->heard_at = now;
    outages->next_by = next_by;
    (void)pthread_mutex_unlock(&outages->lock);
}

void outages_unwatch(struct outages *outages, int64_t now) {
    (void)pthread_mutex_lock(&outages->lock);
    check_overdue(outages, now);
    outages->heard_at = 0;
    (void)pthread_mutex_unlock(&outages->lock);
}

void outages_begin(struct outages *outages, int64_t since) {
    (void)pthread_mutex_lock(&outages->lock);
    note(outages, since, INT64_MAX);
    (void)pthread_mutex_unlock(&outages->lock);
}

void outages_end(struct outages *outages, int64_t now) {
    (void)pthread_mutex_lock(&outages->lock);
    if (outages->outage.until == INT64_MAX) {
        outages->outage.until = now;
    }
    (void)pthread_mutex_unlock(&outages->lock);
}

struct outage outages_look(struct outages *outages, int64_t now) {
    (void)pthread_mutex_lock(&outages->lock);
    check_overdue(outages, now);
    struct outage outage = outages->outage;
    (void)pthread_mutex_unlock(&outages->lock);
    return outage;
}

struct outage outages_owed(struct outages *outages, int64_t now) {
    struct outage outage = outages_look(outages, now);
    (void)pthread_mutex_lock(&outages->lock);
    if (outage.since == 0 && now < outages->settled.until + SETTLED_MS) {
        outage = outages->settled;
    }
    (void)pthread_mutex_unlock(&outages->lock);
    return outage;
}

bool outages_settle(struct outages *outages, const struct outage *credited) {
    (void)pthread_mutex_lock(&outages->lock);
    bool settled = outages->outage.until == credited->until;
    if (settled) {
        outages->settled = *credited;
        outages->outage = (struct outage){0};
    }
    (void)pthread_mutex_unlock(&outages->lock);
    return settled;
}
