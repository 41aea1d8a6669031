/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Helpers do what the caller's thread does, a little differently, and leave what they find out in the mind: it then meets
 * positions whose scores are known. They have no clock of their own; they are told to stop when it has come to an end.
 */
#include "thinkers.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct helper {
    struct line_mind *mind;
    struct line_thinking thinking;
    struct rng rng;
    atomic_bool *stop;
    pthread_t thread;
};

static bool is_to_stop(void *context) {
    return atomic_load_explicit((atomic_bool *)context, memory_order_relaxed);
}

static void *help(void *context) {
    struct helper *helper = context;
    struct line_thought thought;
    struct budget budget = budget_of(UINT64_MAX);
    budget.expired = is_to_stop;
    budget.context = helper->stop;
    /* One that has no memory to think has nothing to say, like one that has been stopped at once. */
    enum err err = line_think(&thought, helper->mind, &helper->thinking, &helper->rng, &budget);
    (void)err;
    return NULL;
}

enum err thinkers_think(struct line_thought *out, struct line_mind *mind, const struct line_thinking *thinking,
                        int threads, struct rng *rng, struct budget *budget) {
    struct helper helpers[THINKERS_MAX];
    atomic_bool stop = false;
    int count = 0;
    for (int number = 1; number < threads && number < THINKERS_MAX; number++) {
        struct helper *helper = &helpers[count];
        *helper = (struct helper){.mind = mind, .rng = *rng, .stop = &stop};
        helper->thinking = (struct line_thinking){.board = thinking->board, .number = (unsigned)number};
        count += pthread_create(&helper->thread, NULL, help, helper) == 0;
    }
    enum err err = line_think(out, mind, thinking, rng, budget);
    atomic_store_explicit(&stop, true, memory_order_relaxed);
    for (int i = 0; i < count; i++) {
        (void)pthread_join(helpers[i].thread, NULL);
    }
    return err;
}
