/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in bots at play: threads of the scheduler that act in the seats of bots when it is their turn.
 *
 * The pool hears of every game that changes. A game in which a bot is to act waits in a queue; a thread takes it, asks the
 * bot what to do with the newest state, and submits that as a job like anybody else's, good only for the version that the
 * bot saw. If the game moves on meanwhile, thinking stops and what was thought is dropped; whoever is to act then is asked
 * anew. There is at most one decision at a time for a game. Nothing of this is stored: at start, and when the queue has
 * overflowed, the pool looks through the running games of its bots, so nothing is lost with it.
 *
 * The longer the queue, the less time there is for a decision, so that no game waits long behind others; and games in which
 * somebody waits for a bot go before those in which bots go on by themselves.
 */
#ifndef REFEREE_SERVICE_BOTPOOL_H
#define REFEREE_SERVICE_BOTPOOL_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "service/service.h"
#include "store/server_secret.h"
#include "util/err.h"
#include "util/log.h"
#include "util/metrics.h"

struct botpool;
struct cache;
struct members;
struct scheduler;

struct botpool_options {
    struct cache *cache;
    const char *db_url; /* each thread reads through a connection of its own */
    struct scheduler *scheduler;
    unsigned threads;    /* of its lane for decisions */
    size_t games_max;    /* in the queue and in work; what does not fit is found again later */
    int64_t decision_ms; /* for one decision when nobody waits; to be stopped soon after */
    unsigned char key[SERVER_SECRET_BYTES];
    struct members *members; /* whose games it plays in; NULL: all are its own */
    struct log *log;
};

/* What the pool counts; read it any time. */
struct botpool_metrics {
    atomic_uint_fast64_t acted;   /* actions that were played */
    atomic_uint_fast64_t dropped; /* decisions of which nothing came, because the game had moved on */
    atomic_uint_fast64_t failed;  /* bots that could not decide or whose action was refused: a bug */
    atomic_uint_fast64_t waiting; /* games in the queue now */
    struct histogram seconds;     /* from a bot's turn to its decision, waiting included */
};

/* The options are copied; what they point to must outlive the pool. */
enum err botpool_create(struct botpool **out, const struct botpool_options *options) MUST_CHECK;

/*
 * As a service. With the start begins the search for games that wait already; the stop ends what is thought, and waits
 * until what was submitted is done. ERR_STORE: a connection cannot be opened.
 */
struct service *botpool_service(struct botpool *pool);

const struct botpool_metrics *botpool_metrics(const struct botpool *pool);

#endif
