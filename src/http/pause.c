/* SPDX-License-Identifier: Apache-2.0 */
/*
 * All pauses are equally long, so those of a loop stand in the order in which they end.
 */
#include "pause.h"

#include "exchange.h"
#include "stats.h"

enum { PAUSE_US = 200 * 1000 };

void pause_begin(struct exchange *exchange) {
    struct loop *loop = exchange->loop;
    exchange->stage = STAGE_PAUSED;
    exchange->paused_until_us = loop->now_us + PAUSE_US;
    exchange->next = NULL;
    *(loop->last_paused == NULL ? &loop->paused : &loop->last_paused->next) = exchange;
    loop->last_paused = exchange;
    loop->suspended++;
    stats_count_paused(loop->stats);
    exchange_suspend(exchange);
}

static void resume_until(struct loop *loop, int64_t now_us) {
    while (loop->paused != NULL && loop->paused->paused_until_us <= now_us) {
        struct exchange *exchange = loop->paused;
        loop->paused = exchange->next;
        loop->last_paused = loop->paused == NULL ? NULL : loop->last_paused;
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
