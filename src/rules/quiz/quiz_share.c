/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The questions of a set divided among the tables of a tournament, no question to two of them.
 *
 * The questions that the same references let through are a kind. The seed puts those of each kind in an order, and every
 * table gets a stretch of it, one after the other, as long as what its game takes of this kind is of what all games take of
 * it. So where all have enough together each has enough by itself; and of what is left over each gets as much the more.
 * Where a reference lets several kinds through, what is lost by rounding, less than a question of each, must be there, too
 * (quiz_share_least).
 */
#include "quiz_share.h"

#include <stdlib.h>

_Static_assert(QUIZ_REFERENCES_MAX <= 32, "a reference has a bit of its own");

/* A question, or several that are in one class. */
struct lot {
    uint32_t kind;     /* the references that let it through, as bits; 0: nobody takes it */
    uint32_t place;    /* in the order of the seed */
    uint32_t question; /* its place in the set */
    uint32_t count;
};

static uint32_t find_kind(const struct quiz_config *config, const char *id, struct json_text category,
                          enum quiz_difficulty difficulty) {
    uint32_t kind = 0;
    for (int i = 0; i < config->reference_count; i++) {
        const struct quiz_source *reference = &config->references[i];
        bool takes = strcmp(reference->set, id) == 0 && quiz_source_takes(reference, category, difficulty);
        kind |= takes ? UINT32_C(1) << i : 0;
    }
    return kind;
}

static struct quiz_taking add_takings(const struct quiz_config *config, uint32_t kind) {
    struct quiz_taking sum = {0};
    for (int i = 0; i < config->reference_count; i++) {
        if ((kind >> i & 1) != 0) {
            const struct quiz_taking taken = quiz_taken_of(config, i, config->head.rounds);
            sum.each += taken.each;
            sum.game += taken.game;
        }
    }
    return sum;
}

static uint64_t weigh(const struct quiz_taking *taking, uint64_t tables, uint64_t seats) {
    return taking->game * tables + taking->each * seats;
}

static int compare(const void *a, const void *b) {
    const struct lot *first = a;
    const struct lot *second = b;
    int order = (first->kind > second->kind) - (first->kind < second->kind);
    return order != 0 ? order : (first->place > second->place) - (first->place < second->place);
}

/* Where the lots of the next kind begin. */
static size_t find_end(const struct lot *lots, size_t count, size_t from) {
    size_t end = from;
    while (end < count && lots[end].kind == lots[from].kind) {
        end++;
    }
    return end;
}

enum err quiz_share_least(uint32_t *out, const struct quiz_config *config, int reference, const struct stock_set *set,
                          const struct stock_plan *plan) {
    const char *id = config->references[reference].set;
    struct lot *lots = calloc(set->class_count + 1, sizeof *lots);
    uint64_t least = 0;
    if (lots == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < set->class_count; i++) {
        const struct stock_class *class = &set->classes[i];
        lots[i] =
            (struct lot){.kind = find_kind(config, id, class->category, class->difficulty), .count = class->count};
    }
    qsort(lots, set->class_count, sizeof *lots, compare);
    for (size_t from = 0, end = 0; from < set->class_count; from = end) {
        uint64_t count = 0;
        end = find_end(lots, set->class_count, from);
        for (size_t i = from; i < end; i++) {
            count += lots[i].count;
        }
        if ((lots[from].kind >> reference & 1) != 0) {
            const struct quiz_taking taking = add_takings(config, lots[from].kind);
            uint64_t all = weigh(&taking, plan->tables, plan->seats);
            least += all == 0 ? 0 : count * weigh(&taking, 1, (uint64_t)contenders_of(config)) / all;
        }
    }
    free(lots);
    *out = (uint32_t)least;
    return OK;
}

/* Of a kind's lots those that are not in the table's stretch. */
static void mark_kind(bool *is_others, const struct quiz_config *config, const struct lot *lots, size_t count,
                      const struct stock_share *share) {
    const struct quiz_taking taking = add_takings(config, lots[0].kind);
    uint64_t all = weigh(&taking, share->plan.tables, share->plan.seats);
    uint64_t before = weigh(&taking, share->before.tables, share->before.seats);
    uint64_t own = weigh(&taking, 1, share->seats);
    uint64_t from = all == 0 ? 0 : count * before / all;
    uint64_t until = all == 0 ? 0 : count * (before + own) / all;
    for (size_t i = 0; i < count; i++) {
        bool *is_other = &is_others[lots[i].question];
        *is_other = *is_other || i < from || i >= until;
    }
}

bool quiz_share_mark_others(bool *is_others, struct arena *arena, const struct quiz_config *config, const char *id,
                            const struct quiz_set *set, const struct stock_share *share, struct rng *rng) {
    struct lot *lots = arena_alloc(arena, (set->count + 1) * sizeof *lots);
    if (lots == NULL) {
        return false;
    }
    for (uint32_t i = 0; i < set->count; i++) {
        const struct quiz_question *question = &set->questions[i];
        uint32_t other = rng_below(rng, i + 1);
        lots[i] = (struct lot){.kind = find_kind(config, id, question->category, question->difficulty),
                               .place = other == i ? i : lots[other].place,
                               .question = i};
        lots[other].place = i;
    }
    qsort(lots, set->count, sizeof *lots, compare);
    for (size_t from = 0, end = 0; from < set->count; from = end) {
        end = find_end(lots, set->count, from);
        mark_kind(is_others, config, &lots[from], end - from, share);
    }
    return true;
}
