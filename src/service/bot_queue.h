/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games that need a bot: a table of them, and two lanes in which they wait. Private to the botpool, which holds its lock
 * around every call.
 *
 * In the first lane stand games in which a player waits for a bot, having acted; in the second those in which bots go on by
 * themselves, move after move. A bot that thinks is given a share of the time among the games that wait in its lane; where
 * bots only go on, thinking ends soon when a player comes.
 */
#ifndef REFEREE_SERVICE_BOT_QUEUE_H
#define REFEREE_SERVICE_BOT_QUEUE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "util/id.h"

enum bot_lane { LANE_PEOPLE, LANE_BOTS, LANES };

/* Only the pool moves an entry from one stage to the next. */
enum bot_stage { STAGE_WAITING, STAGE_THINKING, STAGE_SUBMITTED };

struct bot_entry {
    struct bot_entry *next_in_bucket, *next_waiting; /* the queue's */
    struct id game;
    enum bot_lane lane;
    int64_t since_us; /* it waits, or waited for the bot that thinks */
    enum bot_stage stage;
    bool again;        /* published meanwhile, and a bot was to act in it */
    atomic_bool stale; /* published meanwhile: what is thought of it is no good any more. Read without the lock. */
};

enum { BOT_QUEUE_BUCKETS = 4096 };

struct bot_queue {
    struct bot_entry *buckets[BOT_QUEUE_BUCKETS];
    struct bot_entry *first[LANES], *last[LANES];
    size_t waiting[LANES];
    size_t entries, entries_max;
    unsigned threads, in_a_row; /* taken from the first lane while the second waited */
    int64_t decision_us;
    atomic_int_fast64_t limit_us[LANES]; /* how long a decision may take now. Read without the lock. */
};

void bot_queue_init(struct bot_queue *queue, size_t entries_max, unsigned threads, int64_t decision_us);
void bot_queue_clear(struct bot_queue *queue);

/* NULL when the game is not in the table. */
struct bot_entry *bot_queue_find(struct bot_queue *queue, const struct id *game);

/* Puts a game in the table, and in the first lane. False when there is no room for it. */
bool bot_queue_add(struct bot_queue *queue, const struct id *game);

/* Puts an entry of the table, which is in no lane, in one. */
void bot_queue_put(struct bot_queue *queue, struct bot_entry *entry, enum bot_lane lane);

/* The next one, which then thinks; NULL when none waits. The second lane is not left waiting for ever. */
struct bot_entry *bot_queue_take(struct bot_queue *queue);

/* Removes an entry that is in no lane, and frees it. */
void bot_queue_drop(struct bot_queue *queue, struct bot_entry *entry);

/* How many wait. */
size_t bot_queue_waiting(const struct bot_queue *queue);

#endif
