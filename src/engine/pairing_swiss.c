/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Dutch way to pair a swiss.
 *
 * From the top down: those with equal points, together with whoever floated down to them, are a bracket. Its upper half
 * meets its lower half, the first the first and so on, as far as nobody meets twice and nobody leads, or follows, too
 * often; what fits is found as a matching of the two halves by augmenting paths. Who is left over floats down. Whoever is
 * left at the bottom is worked in by changing a pair that stands: with as many possible opponents as half of the field,
 * one change is always enough. (Let x and y be left, who have met. Each may meet at least half of the others, so of the
 * four possible games with the members of a standing pair at least three are possible for some pair, and two of these
 * three make two pairs.) Beyond that somebody may be left all the same; then all are paired from the top by trying, each with
 * those closest to him first, also with another bye, for a bounded number of steps in all. As a last resort two meet again.
 */
#include "engine/pairing.h"

#include <stdlib.h>
#include <string.h>

enum { BALANCE_MAX = 2, NOBODY = -1, TRIED_MAX = 200, TRIES_MAX = 100000 };

/* How much is asked of a pair. */
enum care { CARE_COLOURS, CARE_LIMITS, CARE_NEW, CARE_NOTHING };

struct swiss {
    const struct swiss_entrant *entrants;
    int32_t n;
    int32_t *partner; /* of each, or NOBODY */
    int32_t *bracket; /* who is being paired */
    int32_t *place;   /* of each in the bracket */
    int32_t *tried;   /* for augmenting: who reached a member of the lower half; NOBODY = nobody */
    int32_t *queue;
};

/* ---- may two meet? ---- */

static bool have_met(const struct swiss_entrant *entrant, int32_t other) {
    for (size_t i = 0; i < entrant->met_count; i++) {
        if (entrant->met[i] == other) {
            return true;
        }
    }
    return false;
}

/* Positive: wants to lead. Out of balance counts more than whose turn it is. */
static int wish(const struct swiss_entrant *entrant) {
    if (entrant->balance != 0) {
        return entrant->balance < 0 ? 2 : -2;
    }
    return !entrant->played ? 0 : entrant->led_last ? -1 : 1;
}

static bool is_at_limit(const struct swiss_entrant *entrant) {
    return entrant->balance >= BALANCE_MAX || entrant->balance <= -BALANCE_MAX;
}

static bool may_meet(const struct swiss *swiss, int32_t a, int32_t b, enum care care) {
    const struct swiss_entrant *one = &swiss->entrants[a];
    const struct swiss_entrant *other = &swiss->entrants[b];
    if (care == CARE_NOTHING) {
        return true;
    }
    bool same_wish = wish(one) * wish(other) > 0;
    if (care == CARE_COLOURS && same_wish) {
        return false;
    }
    if (care <= CARE_LIMITS && same_wish && is_at_limit(one) && is_at_limit(other)) {
        return false;
    }
    return !have_met(one, b);
}

static void join(struct swiss *swiss, int32_t a, int32_t b) {
    swiss->partner[a] = b;
    swiss->partner[b] = a;
}

/* ---- a bracket ---- */

/* A member of the upper half has found somebody free: back along the path everybody moves on by one. */
static void shift(struct swiss *swiss, int32_t start, int32_t lower) {
    for (;;) {
        int32_t taker = swiss->tried[lower];
        int32_t left = swiss->partner[swiss->bracket[taker]];
        join(swiss, swiss->bracket[taker], swiss->bracket[lower]);
        if (taker == start) {
            return;
        }
        lower = swiss->place[left];
    }
}

/* Gives one of the upper half a partner along an augmenting path, where there is one. */
static void augment(struct swiss *swiss, int32_t start, int32_t half, enum care care) {
    const int32_t *bracket = swiss->bracket;
    int32_t head = 0;
    int32_t tail = 0;
    for (int32_t i = half; i < 2 * half; i++) {
        swiss->tried[i] = NOBODY;
    }
    swiss->queue[tail++] = start;
    while (head < tail) {
        int32_t upper = swiss->queue[head++];
        for (int32_t step = 0; step < half; step++) {
            int32_t lower = half + (upper + step) % half; /* his counterpart first, then those below */
            if (swiss->tried[lower] != NOBODY || !may_meet(swiss, bracket[upper], bracket[lower], care)) {
                continue;
            }
            swiss->tried[lower] = upper;
            if (swiss->partner[bracket[lower]] == NOBODY) {
                shift(swiss, start, lower);
                return;
            }
            swiss->queue[tail++] = swiss->place[swiss->partner[bracket[lower]]]; /* who may find somebody else */
        }
    }
}

/* Pairs what can be paired of the bracket, which has an even number of members. */
static void pair_bracket(struct swiss *swiss, int32_t count) {
    int32_t half = count / 2;
    for (int32_t i = 0; i < 2 * half; i++) {
        swiss->place[swiss->bracket[i]] = i;
    }
    for (enum care care = CARE_COLOURS; care <= CARE_NEW; care++) {
        for (int32_t i = 0; i < half; i++) {
            if (swiss->partner[swiss->bracket[i]] == NOBODY) {
                augment(swiss, i, half, care);
            }
        }
    }
}

/* ---- the bottom ---- */

/* Works x and y in by changing a pair that stands, from the lowest up. */
static bool exchange(struct swiss *swiss, int32_t x, int32_t y, enum care care) {
    for (int32_t u = swiss->n - 1; u >= 0; u--) {
        int32_t v = swiss->partner[u];
        if (v != NOBODY && u != x && u != y && may_meet(swiss, x, u, care) && may_meet(swiss, y, v, care)) {
            join(swiss, x, u);
            join(swiss, y, v);
            return true;
        }
    }
    return false;
}

static void pair_rest(struct swiss *swiss, const int32_t *rest, int32_t count) {
    for (int32_t i = 0; i + 1 < count; i++) {
        int32_t x = rest[i];
        for (enum care care = CARE_LIMITS; care <= CARE_NOTHING && swiss->partner[x] == NOBODY; care++) {
            for (int32_t k = i + 1; k < count && swiss->partner[x] == NOBODY; k++) {
                if (swiss->partner[rest[k]] == NOBODY && may_meet(swiss, x, rest[k], care)) {
                    join(swiss, x, rest[k]);
                }
            }
            for (int32_t k = i + 1; k < count && swiss->partner[x] == NOBODY && care != CARE_NOTHING; k++) {
                if (swiss->partner[rest[k]] == NOBODY) {
                    (void)exchange(swiss, x, rest[k], care);
                }
            }
        }
    }
}

/* ---- by trying ---- */

static bool has_rematch(const struct swiss *swiss) {
    for (int32_t i = 0; i < swiss->n; i++) {
        if (swiss->partner[i] > i && have_met(&swiss->entrants[i], swiss->partner[i])) {
            return true;
        }
    }
    return false;
}

/* The first who has nobody, from a place on; n when there is none. */
static int32_t first_alone(const struct swiss *swiss, int32_t from, int32_t bye) {
    while (from < swiss->n && (from == bye || swiss->partner[from] != NOBODY)) {
        from++;
    }
    return from;
}

/*
 * Pairs everybody but the bye without a rematch; false when that cannot be, or takes too many steps. Whom the member at each
 * depth is paired with is in `bracket`, the members themselves are in `queue`.
 */
static bool try_all(struct swiss *swiss, int32_t bye, int steps_max) {
    int32_t depth = 0;
    for (int32_t i = 0; i < swiss->n; i++) {
        swiss->partner[i] = NOBODY;
    }
    swiss->queue[0] = first_alone(swiss, 0, bye);
    swiss->bracket[0] = swiss->queue[0];
    for (int steps = 0; steps < steps_max && depth >= 0; steps++) {
        int32_t one = swiss->queue[depth];
        if (one == swiss->n) {
            return true;
        }
        int32_t other = swiss->bracket[depth];
        if (swiss->partner[one] != NOBODY) { /* back again: this one did not do */
            swiss->partner[one] = NOBODY;
            swiss->partner[other] = NOBODY;
        }
        do {
            other = first_alone(swiss, other + 1, bye);
        } while (other < swiss->n && have_met(&swiss->entrants[one], other));
        if (other >= swiss->n) {
            depth--;
            continue;
        }
        join(swiss, one, other);
        swiss->bracket[depth++] = other;
        swiss->queue[depth] = first_alone(swiss, one + 1, bye);
        swiss->bracket[depth] = swiss->queue[depth];
    }
    return false;
}

/* Puts what is found without a rematch in the place of what there is; else that stays. All other byes share one's steps. */
static void pair_by_trying(struct swiss *swiss, int32_t *bye) {
    memcpy(swiss->tried, swiss->partner, (size_t)swiss->n * sizeof *swiss->tried);
    bool found = try_all(swiss, *bye, TRIES_MAX);
    for (int32_t i = swiss->n - 1; i >= 0 && !found && *bye != NOBODY; i--) {
        if (i != *bye && !swiss->entrants[i].had_bye && try_all(swiss, i, TRIES_MAX / swiss->n)) {
            *bye = i;
            found = true;
        }
    }
    if (!found) {
        memcpy(swiss->partner, swiss->tried, (size_t)swiss->n * sizeof *swiss->tried);
    }
}

/* ---- a round ---- */

/* The lowest who has had none. */
static int32_t choose_bye(const struct swiss *swiss) {
    for (int32_t i = swiss->n - 1; i >= 0; i--) {
        if (!swiss->entrants[i].had_bye) {
            return i;
        }
    }
    return swiss->n - 1;
}

static void pair_all(struct swiss *swiss, int32_t bye) {
    int32_t count = 0; /* in the bracket: who floated down stands first */
    int32_t next = 0;
    while (next < swiss->n) {
        double points = swiss->entrants[next].points;
        while (next < swiss->n && swiss->entrants[next].points >= points) {
            swiss->bracket[count] = next;
            count += next != bye;
            next++;
        }
        pair_bracket(swiss, count - count % 2);
        int32_t left = 0;
        for (int32_t i = 0; i < count; i++) {
            if (swiss->partner[swiss->bracket[i]] == NOBODY) {
                swiss->bracket[left++] = swiss->bracket[i];
            }
        }
        count = left;
    }
    memcpy(swiss->queue, swiss->bracket, (size_t)count * sizeof *swiss->queue);
    pair_rest(swiss, swiss->queue, count);
}

/* Who leads: the stronger wish, of equal ones the higher's; without any they take turns from pair to pair. */
static struct pair seat(const struct swiss *swiss, int32_t high, int32_t low, size_t number) {
    int upper = wish(&swiss->entrants[high]) * 8 + -swiss->entrants[high].balance;
    int lower = wish(&swiss->entrants[low]) * 8 + -swiss->entrants[low].balance;
    bool leads = upper != lower ? upper > lower : upper != 0 ? upper > 0 : number % 2 == 0;
    return leads ? (struct pair){high, low} : (struct pair){low, high};
}

enum err pairing_swiss(struct pair *out, size_t *out_count, const struct swiss_entrant *entrants, int32_t n) {
    size_t room = (size_t)n + 1;
    int32_t *memory = malloc(5 * room * sizeof *memory);
    if (memory == NULL) {
        return ERR_NO_MEMORY;
    }
    struct swiss swiss = {.entrants = entrants,
                          .n = n,
                          .partner = memory,
                          .bracket = memory + room,
                          .tried = memory + 2 * room,
                          .queue = memory + 3 * room,
                          .place = memory + 4 * room};
    for (int32_t i = 0; i < n; i++) {
        swiss.partner[i] = NOBODY;
    }
    int32_t bye = n % 2 == 1 ? choose_bye(&swiss) : NOBODY;
    pair_all(&swiss, bye);
    if (n <= TRIED_MAX && has_rematch(&swiss)) {
        pair_by_trying(&swiss, &bye);
    }
    size_t count = 0;
    for (int32_t i = 0; i < n; i++) {
        if (swiss.partner[i] > i) {
            out[count] = seat(&swiss, i, swiss.partner[i], count);
            count++;
        }
    }
    if (bye != NOBODY) {
        out[count++] = (struct pair){bye, NOBODY};
    }
    *out_count = count;
    free(memory);
    return OK;
}
