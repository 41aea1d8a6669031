/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Those of a loop are looked through at each tick: there are never more than connections.
 */
#include "pause.h"

#include "exchange.h"
#include "stats.h"

enum { PAUSE_US = 200 * 1000 };

static void suspend(struct exchange *exchange, enum stage stage, int64_t us) {
    struct loop *loop = exchange->loop;
    exchange->stage = stage;
    exchange->paused_until_us = loop->now_us + us;
    exchange->next = loop->paused;
    loop->paused = exchange;
    loop->suspended++;
    stats_count_paused(loop->stats);
    exchange_suspend(exchange);
}

void pause_begin(struct exchange *exchange) {
    suspend(exchange, STAGE_PAUSED, PAUSE_US);
}

void pause_until_paid(struct exchange *exchange, int64_t us) {
    suspend(exchange, STAGE_OWING, us);
}

static void resume_until(struct loop *loop, int64_t now_us) {
    struct exchange **at = &loop->paused;
    while (*at != NULL) {
        struct exchange *exchange = *at;
        if (exchange->paused_until_us > now_us) {
            at = &exchange->next;
            continue;
        }
        *at = exchange->next;
        loop->suspended--;
        MHD_resume_connection(exchange->request.mhd); /* from here the library may close it */
    }
}

void pauses_tick(struct loop *loop) {
    resume_until(loop, loop->now_us);
}

void pauses_release(struct loop *loop) {
    resume_until(loop, INT64_MAX);
}
