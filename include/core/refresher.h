/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The group reader: where other processes write to the database too, whoever reads a game has it brought up to date before.
 *
 * One thread with a connection of its own, and the writer's pattern for reads: while one question is under way the next ones
 * gather, and one round trip answers all of them. As that begins after the request has come, whoever asks has everything that
 * was acknowledged before, through whichever process.
 */
#ifndef REFEREE_CORE_REFRESHER_H
#define REFEREE_CORE_REFRESHER_H

#include <stdbool.h>
#include <stddef.h>

#include "util/err.h"
#include "util/id.h"

struct cache;
struct db;
struct refresher;
struct writer;

/* Embedded in whatever wants to read a game; belongs to the refresher from submit until done. */
struct refresh {
    struct refresh *next; /* the refresher's */
    struct id game;
    bool announces; /* the listeners are to hear of the game, whoever has asked for it */
    enum err err;   /* set: OK, also where there is no such game */
    /* The cache has the game as it is now, or whoever asks it finds out why not. On the refresher's thread; must be quick. */
    void (*done)(struct refresh *refresh);
};

struct refresher_options {
    struct db *db; /* DB_READ; used by the refresher's thread alone from start to stop */
    struct cache *cache;
    struct writer *writer; /* which makes known what was read */
    size_t queue_max;
    void (*flushed)(void *context); /* after the last `done` of those that were answered together; NULL: nobody */
    void *context;
};

/* The options are copied; what they point to must outlive the refresher. */
enum err refresher_start(struct refresher **out, const struct refresher_options *options) MUST_CHECK;

/* ERR_BUSY when the queue is full or the refresher is stopping: then done will not be called. */
enum err refresher_submit(struct refresher *refresher, struct refresh *refresh) MUST_CHECK;

/* Answers what is queued, stops the thread and frees the refresher. NULL is fine. */
void refresher_stop(struct refresher *refresher);

#endif
