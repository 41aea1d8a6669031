/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Clocks that run: a thread that ends the time of whoever lets it pass, and does what a game is due to do by itself.
 *
 * It hears of every game that changes, keeps for each game the next moment at which time changes it (game_next_moment), and
 * has the writer append what then happens. Nothing of it is stored: it follows from the games, which are found again at
 * start.
 *
 * A move counts by the time at which it arrived. So an action tells of its arrival here before it is examined and queued,
 * and a game's moment has not come while one that has arrived in time is still on its way. One that arrived later than
 * something was due waits here until that has been done.
 *
 * Where several processes serve a database, each ends the times of its own games alone (core/members.h), and a second later
 * than a single one would: a move that has arrived in time elsewhere is committed by then. It notes nothing and watches
 * nothing: whether anybody could move the members know together.
 *
 * Time for which the server is down does not count. While clocks run it notes once in a while that it is alive; at start
 * each game that a clock runs in gets a `resumed` event over the time since (or since its newest event). So it
 * takes no orderly stop, and a game's log alone says where its clocks stand. A store that takes no
 * changes is the same, and a process that is stopped for a while: those are outages, which the writer knows of too. What it
 * writes in a game that has not been credited yet comes behind a `resumed` of its own, so that nothing is judged by time
 * that does not count.
 */
#ifndef REFEREE_SERVICE_CLOCK_SERVICE_H
#define REFEREE_SERVICE_CLOCK_SERVICE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "core/outages.h"
#include "game/game.h"
#include "service/service.h"
#include "util/err.h"
#include "util/log.h"

struct cache;
struct clock_service;
struct db;
struct job;
struct members;
struct timer;

/* What the clocks count; read it any time. */
struct clock_service_metrics {
    atomic_uint_fast64_t running;   /* games in which a clock runs */
    atomic_uint_fast64_t timed_out; /* turns whose time was over */
};

struct clock_service_options {
    struct cache *cache;
    struct db
        *db; /* the clocks' alone until they stop; games are read over it into the cache, not on the writer's thread */
    struct members *members; /* whose games' times it ends, and who tells of outages; NULL: all are its own */
    struct log *log;
};

/* The options are copied; what they point to must outlive the clocks. */
enum err clock_service_create(struct clock_service **out, const struct clock_service_options *options) MUST_CHECK;

/*
 * As a service. The start credits what the server was down for to all games, before anybody plays: ERR_STORE when they
 * cannot be listed; one that cannot be read is left alone, and logged. The stop notes that until then the server was
 * alive.
 */
struct service *clock_service_entry(struct clock_service *clocks);

/*
 * For members_listener.outage, where others serve the same database: nobody could move in that time, whatever this process did.
 * Any thread.
 */
void clock_service_make_good(struct clock_service *clocks, const struct outage *outage);

/* Waits, for some seconds at most, until what has been told has been made good to all games that are this process's. */
void clock_service_wait(struct clock_service *clocks);

/* For writer_options.outages. */
struct outages *clock_service_outages(struct clock_service *clocks);

/* An action on its way to the writer; embedded in whatever carries it, zeroed before. */
struct inflight_move {
    struct inflight_move *next;
    struct timer *timer; /* NULL: not noted */
    int64_t at;
    struct job *job; /* the action itself, where it waits for something due; else NULL */
    int waits;       /* so many times it has waited */
};

/*
 * The job that plays the action came to ERR_EARLY in this state of the game: from here on it is the clocks', which give it to
 * the writer again once what is due before it has been done. They do that themselves, whosever the game is, unless another
 * process is first. False: they cannot, and it stays the caller's. The writer's thread, as the job is done.
 */
bool clock_service_postpone(struct clock_service *clocks, struct inflight_move *inflight, const struct game *game,
                            struct job *job) MUST_CHECK;

/* An action in a game has arrived. Any thread. It stays where it is until clock_service_passed. */
void clock_service_arrived(struct clock_service *clocks, struct inflight_move *inflight, const struct game *game,
                           int64_t at);

/* It has been played or refused, or will never be. Any thread; also for one that was never noted, or passed before. */
void clock_service_passed(struct clock_service *clocks, struct inflight_move *inflight);

const struct clock_service_metrics *clock_service_metrics(const struct clock_service *clocks);

#endif
