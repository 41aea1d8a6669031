/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A hash table of entries, linked by bucket and by lane.
 */
#include "bot_queue.h"

#include <stdlib.h>

#include "util/timestamp.h"

enum { LIMIT_MIN_US = 20000, IN_A_ROW_MAX = 4 };

void bot_queue_init(struct bot_queue *queue, size_t entries_max, unsigned threads, int64_t decision_us) {
    *queue = (struct bot_queue){.entries_max = entries_max, .threads = threads, .decision_us = decision_us};
    for (int lane = 0; lane < LANES; lane++) {
        atomic_init(&queue->limit_us[lane], decision_us);
    }
}

void bot_queue_clear(struct bot_queue *queue) {
    for (size_t i = 0; i < BOT_QUEUE_BUCKETS; i++) {
        while (queue->buckets[i] != NULL) {
            struct bot_entry *entry = queue->buckets[i];
            queue->buckets[i] = entry->next_in_bucket;
            free(entry);
        }
    }
}

static struct bot_entry **bucket_of(struct bot_queue *queue, const struct id *game) {
    return &queue->buckets[id_hash(game) % BOT_QUEUE_BUCKETS];
}

struct bot_entry *bot_queue_find(struct bot_queue *queue, const struct id *game) {
    struct bot_entry *entry = *bucket_of(queue, game);
    while (entry != NULL && !id_equal(&entry->game, game)) {
        entry = entry->next_in_bucket;
    }
    return entry;
}

static void set_limits(struct bot_queue *queue) {
    for (int lane = 0; lane < LANES; lane++) {
        int64_t limit = queue->decision_us / ((int64_t)(queue->waiting[lane] / queue->threads) + 1);
        bool gives_way = lane == LANE_BOTS && queue->waiting[LANE_PEOPLE] > 0;
        atomic_store(&queue->limit_us[lane], gives_way || limit < LIMIT_MIN_US ? LIMIT_MIN_US : limit);
    }
}

bool bot_queue_add(struct bot_queue *queue, const struct id *game) {
    struct bot_entry *entry = queue->entries < queue->entries_max ? calloc(1, sizeof *entry) : NULL;
    if (entry == NULL) {
        return false;
    }
    entry->game = *game;
    atomic_init(&entry->stale, false);
    entry->next_in_bucket = *bucket_of(queue, game);
    *bucket_of(queue, game) = entry;
    queue->entries++;
    bot_queue_put(queue, entry, LANE_PEOPLE);
    return true;
}

void bot_queue_put(struct bot_queue *queue, struct bot_entry *entry, enum bot_lane lane) {
    entry->lane = lane;
    entry->stage = STAGE_WAITING;
    entry->again = false;
    entry->next_waiting = NULL;
    entry->since_us = timestamp_monotonic_us();
    atomic_store(&entry->stale, false);
    *(queue->last[lane] != NULL ? &queue->last[lane]->next_waiting : &queue->first[lane]) = entry;
    queue->last[lane] = entry;
    queue->waiting[lane]++;
    set_limits(queue);
}

struct bot_entry *bot_queue_take(struct bot_queue *queue) {
    bool both = queue->first[LANE_PEOPLE] != NULL && queue->first[LANE_BOTS] != NULL;
    bool second = both ? queue->in_a_row == IN_A_ROW_MAX : queue->first[LANE_PEOPLE] == NULL;
    enum bot_lane lane = second ? LANE_BOTS : LANE_PEOPLE;
    struct bot_entry *entry = queue->first[lane];
    queue->in_a_row = both && !second ? queue->in_a_row + 1 : 0;
    if (entry != NULL) {
        queue->first[lane] = entry->next_waiting;
        queue->last[lane] = queue->first[lane] == NULL ? NULL : queue->last[lane];
        queue->waiting[lane]--;
        entry->stage = STAGE_THINKING;
        set_limits(queue);
    }
    return entry;
}

void bot_queue_drop(struct bot_queue *queue, struct bot_entry *entry) {
    struct bot_entry **link = bucket_of(queue, &entry->game);
    while (*link != entry) {
        link = &(*link)->next_in_bucket;
    }
    *link = entry->next_in_bucket;
    queue->entries--;
    free(entry);
}

size_t bot_queue_waiting(const struct bot_queue *queue) {
    return queue->waiting[LANE_PEOPLE] + queue->waiting[LANE_BOTS];
}
