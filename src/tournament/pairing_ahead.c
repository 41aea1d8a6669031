/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looking ahead.
 *
 * Whether the rounds that are left can be paired is found by pairing them at random, some times over, with a matching of
 * the whole field each: one way that goes to the end is enough. A round after which none is found gives way to others:
 * first to those nearest to it from the bottom up, found by trying the top's best opponents first; then, in fields where
 * these are too many, to the first round of a way that does go to the end.
 *
 * All chance comes from one seed, so the same field is paired the same each time. Work is counted, not timed.
 */
#include <stdlib.h>
#include <string.h>

#include "matching.h"
#include "pairing_internal.h"
#include "util/rng.h"

enum {
    SIZE_MAX_AHEAD = AHEAD_MAX + 1,
    WAYS_MAX = 100,     /* tried before a position counts as lost */
    ROUNDS_FOUND = 16,  /* of those that go on well, the best is taken */
    WORK_MAX = 1500000, /* for each kind of search: entrants looked for, times the field */
    STEPS_MAX = 200000,
    CLASH_COST = 4,
    POINT_COST = 64,
};

struct position {
    struct swiss_entrant entrants[SIZE_MAX_AHEAD];
    bool met[SIZE_MAX_AHEAD][SIZE_MAX_AHEAD]; /* the bye included */
};

struct ahead {
    struct swiss_round *round;
    enum care later; /* with how much care the rounds that are left must be possible */
    struct position start;
    struct position now; /* of the way that is being tried */
    struct matching matching;
    struct rng rng;
    int32_t order[SIZE_MAX_AHEAD];
    int32_t found[SIZE_MAX_AHEAD]; /* the round that is tried */
    int64_t work;
};

/* ---- a way through the rounds that are left ---- */

static bool may_meet_later(const void *context, int32_t a, int32_t b) {
    const struct ahead *ahead = context;
    const struct position *now = &ahead->now;
    int32_t n = ahead->round->n;
    return !now->met[a][b] && (a >= n || b >= n || colours_allow(&now->entrants[a], &now->entrants[b], ahead->later));
}

static void play(struct ahead *ahead, const int32_t *partner) {
    struct position *now = &ahead->now;
    size_t number = 0;
    for (int32_t i = 0; i < ahead->round->size; i++) {
        int32_t other = partner[i];
        now->met[i][other] = true;
        if (other > i && other < ahead->round->n) {
            bool leads = colours_high_leads(&now->entrants[i], &now->entrants[other], number++);
            colours_note(&now->entrants[i], leads);
            colours_note(&now->entrants[other], !leads);
        }
    }
}

static void shuffle(struct ahead *ahead) {
    for (int32_t i = ahead->round->size - 1; i > 0; i--) {
        int32_t k = (int32_t)rng_below(&ahead->rng, (uint32_t)i + 1);
        int32_t kept = ahead->order[i];
        ahead->order[i] = ahead->order[k];
        ahead->order[k] = kept;
    }
}

/* A round at random; false when there is none. */
static bool pair_at_random(struct ahead *ahead) {
    int32_t size = ahead->round->size;
    shuffle(ahead);
    for (int32_t i = 0; i < size; i++) {
        ahead->matching.mate[i] = MATCHING_NOBODY;
    }
    ahead->work += (int64_t)size * size;
    return matching_complete(&ahead->matching) == 0;
}

static bool try_way(struct ahead *ahead, int32_t rounds) {
    for (int32_t i = 0; i < rounds; i++) {
        if (!pair_at_random(ahead)) {
            return false;
        }
        play(ahead, ahead->matching.mate);
    }
    return true;
}

/* Can the rest be paired once `partner` is played? */
static bool can_go_on(struct ahead *ahead, const int32_t *partner) {
    static const unsigned char seed[RNG_SEED_BYTES] = {0};
    rng_init(&ahead->rng, seed);
    for (int way = 0; way < WAYS_MAX && ahead->work < WORK_MAX; way++) {
        ahead->now = ahead->start;
        play(ahead, partner);
        if (try_way(ahead, ahead->round->left)) {
            return true;
        }
    }
    return false;
}

/* ---- another round, from the top down ---- */

/* What it costs to let two meet: points apart, a wish that is not granted, far from half of the field apart. */
static int32_t cost(const struct ahead *ahead, int32_t high, int32_t low) {
    const struct swiss_round *round = ahead->round;
    if (low >= round->n) {
        return INT32_MAX / 2; /* the bye is the lowest's */
    }
    const struct swiss_entrant *one = &round->entrants[high];
    const struct swiss_entrant *other = &round->entrants[low];
    int32_t equals = 0;
    for (int32_t i = 0; i < round->n; i++) {
        equals += !(round->entrants[i].points < one->points) && !(round->entrants[i].points > one->points);
    }
    int32_t apart = low - high - equals / 2;
    return (int32_t)((one->points - other->points) * POINT_COST) * POINT_COST +
           (colours_wish(one) * colours_wish(other) > 0 ? CLASH_COST : 0) + (apart < 0 ? -apart : apart);
}

/* Those whom one can still meet, the cheapest first; how many. */
static int32_t list_others(int32_t *out, const struct ahead *ahead, int32_t one, enum care care) {
    int32_t costs[SIZE_MAX_AHEAD];
    int32_t count = 0;
    for (int32_t other = one + 1; other < ahead->round->size; other++) {
        if (ahead->found[other] != MATCHING_NOBODY || !swiss_may_meet(ahead->round, one, other, care)) {
            continue;
        }
        int32_t own = cost(ahead, one, other);
        int32_t at = count++;
        for (; at > 0 && costs[at - 1] > own; at--) {
            costs[at] = costs[at - 1];
            out[at] = out[at - 1];
        }
        costs[at] = own;
        out[at] = other;
    }
    return count;
}

struct depth {
    int32_t one, next, count;
    int32_t others[SIZE_MAX_AHEAD];
};

static int32_t first_alone(const struct ahead *ahead) {
    int32_t one = 0;
    while (one < ahead->round->size && ahead->found[one] != MATCHING_NOBODY) {
        one++;
    }
    return one;
}

/* Tries whole rounds, one after the other; true with one in `found` after which the rest can be paired. */
static bool search(struct ahead *ahead, enum care care) {
    struct depth *stack = calloc(SIZE_MAX_AHEAD, sizeof *stack);
    int32_t depth = 0;
    bool is_found = false;
    for (int32_t i = 0; i < ahead->round->size; i++) {
        ahead->found[i] = MATCHING_NOBODY;
    }
    if (stack != NULL) {
        stack[0].count = list_others(stack[0].others, ahead, 0, care);
    }
    for (int steps = 0; stack != NULL && !is_found && depth >= 0 && steps < STEPS_MAX && ahead->work < WORK_MAX;
         steps++) {
        struct depth *at = &stack[depth];
        if (ahead->found[at->one] != MATCHING_NOBODY) { /* back again: that one did not do */
            ahead->found[ahead->found[at->one]] = MATCHING_NOBODY;
            ahead->found[at->one] = MATCHING_NOBODY;
        }
        if (at->next == at->count) {
            depth--;
            continue;
        }
        int32_t other = at->others[at->next++];
        ahead->found[at->one] = other;
        ahead->found[other] = at->one;
        int32_t one = first_alone(ahead);
        if (one == ahead->round->size) {
            is_found = can_go_on(ahead, ahead->found);
        } else {
            depth++;
            stack[depth].one = one;
            stack[depth].next = 0;
            stack[depth].count = list_others(stack[depth].others, ahead, one, care);
        }
    }
    free(stack);
    return is_found;
}

/* ---- another round, at random ---- */

static int64_t cost_of_round(const struct ahead *ahead, const int32_t *partner) {
    int64_t sum = 0;
    for (int32_t i = 0; i < ahead->round->n; i++) {
        sum += partner[i] > i && partner[i] < ahead->round->n ? cost(ahead, i, partner[i]) : 0;
        sum += partner[i] >= ahead->round->n ? (int64_t)(ahead->round->n - i) * POINT_COST : 0;
    }
    return sum;
}

/* The best first round of some ways that go to the end, in `found`; false when there is none. */
static bool draw(struct ahead *ahead) {
    static const unsigned char seed[RNG_SEED_BYTES] = {1};
    int32_t first[SIZE_MAX_AHEAD];
    int64_t best = INT64_MAX;
    int rounds = 0;
    rng_init(&ahead->rng, seed);
    while (rounds < ROUNDS_FOUND && ahead->work < WORK_MAX) {
        ahead->now = ahead->start;
        if (!pair_at_random(ahead)) {
            break;
        }
        memcpy(first, ahead->matching.mate, (size_t)ahead->round->size * sizeof *first);
        play(ahead, first);
        if (try_way(ahead, ahead->round->left)) {
            int64_t own = cost_of_round(ahead, first);
            rounds++;
            if (own < best) {
                best = own;
                memcpy(ahead->found, first, sizeof first);
            }
        }
    }
    return rounds > 0;
}

/* ---- all of it ---- */

static void set_out(struct ahead *ahead) {
    const struct swiss_round *round = ahead->round;
    for (int32_t i = 0; i < round->n; i++) {
        const struct swiss_entrant *entrant = &round->entrants[i];
        ahead->start.entrants[i] = *entrant;
        ahead->start.entrants[i].is_top = false; /* nobody knows who will be */
        for (size_t k = 0; k < entrant->met_count; k++) {
            ahead->start.met[i][entrant->met[k]] = true;
        }
        if (round->size > round->n) {
            ahead->start.met[i][round->n] = entrant->had_bye;
            ahead->start.met[round->n][i] = entrant->had_bye;
        }
    }
    for (int32_t i = 0; i < round->size; i++) {
        ahead->order[i] = i;
    }
    ahead->matching.may = may_meet_later;
    ahead->matching.context = ahead;
    ahead->matching.order = ahead->order;
}

/* Do all pairs keep to this? */
static bool keeps_to(const struct swiss_round *round, enum care care) {
    for (int32_t i = 0; i < round->size; i++) {
        if (round->partner[i] > i && !swiss_may_meet(round, i, round->partner[i], care)) {
            return false;
        }
    }
    return true;
}

static bool find_better(struct ahead *ahead, enum care care, enum care later) {
    ahead->later = later;
    ahead->work = 0;
    if (keeps_to(ahead->round, care) && can_go_on(ahead, ahead->round->partner)) {
        return true; /* as it is */
    }
    ahead->work = 0;
    bool found = search(ahead, care);
    ahead->work = 0;
    found = found || draw(ahead);
    if (found) {
        memcpy(ahead->round->partner, ahead->found, (size_t)ahead->round->size * sizeof *ahead->found);
    }
    return found;
}

enum err pairing_look_ahead(struct swiss_round *round) {
    if (round->left <= 0 || !keeps_to(round, CARE_NEW)) {
        return OK; /* nothing comes, or there is not even a round without a rematch */
    }
    struct ahead *ahead = calloc(1, sizeof *ahead);
    if (ahead == NULL) {
        return ERR_NO_MEMORY;
    }
    ahead->round = round;
    enum err err = matching_init(&ahead->matching, round->size);
    if (err == OK) {
        set_out(ahead);
        (void)(find_better(ahead, CARE_TOP, CARE_LIMITS) || find_better(ahead, CARE_TOP, CARE_NEW) ||
               find_better(ahead, CARE_NEW, CARE_NEW));
        matching_free(&ahead->matching);
    }
    free(ahead);
    return err;
}
