/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The Dutch way to pair a swiss.
 *
 * From the top down: those with equal points, together with whoever floated down to them, are a bracket. Its upper half
 * meets its lower half, the first the first and so on, as far as nobody meets twice and nobody must lead, or follow, too
 * often; what fits is found as a matching of the two halves by augmenting paths. Those left over float down. Those left at
 * the bottom are worked in by a matching of the whole field, which changes as little as it can: it finds a round without a
 * rematch wherever there is one. At last it is asked whether the rounds to come can be paired too.
 */
#include "pairing.h"

#include <stdlib.h>
#include <string.h>

#include "matching.h"
#include "pairing_internal.h"

enum { NOBODY = MATCHING_NOBODY };

struct swiss {
    struct swiss_round round;
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

bool swiss_may_meet(const struct swiss_round *round, int32_t a, int32_t b, enum care care) {
    if (care == CARE_NOTHING) {
        return true;
    }
    if (a >= round->n || b >= round->n) {
        return !round->entrants[a < b ? a : b].had_bye;
    }
    return colours_allow(&round->entrants[a], &round->entrants[b], care) && !have_met(&round->entrants[a], b);
}

static void join(struct swiss *swiss, int32_t a, int32_t b) {
    swiss->round.partner[a] = b;
    swiss->round.partner[b] = a;
}

/* ---- a bracket ---- */

/* A member of the upper half has found somebody free: back along the path everybody moves on by one. */
static void shift(struct swiss *swiss, int32_t start, int32_t lower) {
    for (;;) {
        int32_t taker = swiss->tried[lower];
        int32_t left = swiss->round.partner[swiss->bracket[taker]];
        join(swiss, swiss->bracket[taker], swiss->bracket[lower]);
        if (taker == start) {
            return;
        }
        lower = swiss->place[left];
    }
}

static void forget_tries(struct swiss *swiss, int32_t half) {
    for (int32_t i = half; i < 2 * half; i++) {
        swiss->tried[i] = NOBODY;
    }
}

/*
 * Gives one of the upper half a partner along an augmenting path, where there is one. Where there is not, whom it has tried
 * leads nobody else to one either, so that need not be tried again.
 */
static void augment(struct swiss *swiss, int32_t start, int32_t half, enum care care) {
    const int32_t *bracket = swiss->bracket;
    int32_t head = 0;
    int32_t tail = 0;
    swiss->queue[tail++] = start;
    while (head < tail) {
        int32_t upper = swiss->queue[head++];
        for (int32_t step = 0; step < half; step++) {
            int32_t lower = half + (upper + step) % half; /* the counterpart first, then those below */
            if (swiss->tried[lower] != NOBODY || !swiss_may_meet(&swiss->round, bracket[upper], bracket[lower], care)) {
                continue;
            }
            swiss->tried[lower] = upper;
            if (swiss->round.partner[bracket[lower]] == NOBODY) {
                shift(swiss, start, lower);
                forget_tries(swiss, half);
                return;
            }
            swiss->queue[tail++] = swiss->place[swiss->round.partner[bracket[lower]]]; /* who may find somebody else */
        }
    }
}

/* Pairs what can be paired of the bracket, which has an even number of members. */
static void pair_bracket(struct swiss *swiss, int32_t count) {
    int32_t half = count / 2;
    for (int32_t i = 0; i < 2 * half; i++) {
        swiss->place[swiss->bracket[i]] = i;
    }
    for (enum care care = CARE_COLOURS; care <= CARE_TOP; care++) {
        forget_tries(swiss, half);
        for (int32_t i = 0; i < half; i++) {
            if (swiss->round.partner[swiss->bracket[i]] == NOBODY) {
                augment(swiss, i, half, care);
            }
        }
    }
}

/* ---- the whole field ---- */

struct question {
    const struct swiss_round *round;
    enum care care;
};

static bool may_meet(const void *context, int32_t a, int32_t b) {
    const struct question *question = context;
    return swiss_may_meet(question->round, a, b, question->care);
}

/* Finds an opponent for those who have none, with as much care as still leaves nobody alone. */
static enum err pair_rest(struct swiss *swiss) {
    struct matching matching;
    int32_t alone = 0;
    for (int32_t i = 0; i < swiss->round.size; i++) {
        alone += swiss->round.partner[i] == NOBODY;
    }
    if (alone == 0) {
        return OK;
    }
    enum err err = matching_init(&matching, swiss->round.size);
    if (err != OK) {
        return err;
    }
    memcpy(matching.mate, swiss->round.partner, (size_t)swiss->round.size * sizeof *matching.mate);
    for (enum care care = CARE_LIMITS; care <= CARE_NOTHING && alone > 0; care++) {
        const struct question question = {.round = &swiss->round, .care = care};
        matching.may = may_meet;
        matching.context = &question;
        alone = matching_complete(&matching);
    }
    memcpy(swiss->round.partner, matching.mate, (size_t)swiss->round.size * sizeof *matching.mate);
    matching_free(&matching);
    return OK;
}

/* ---- a round ---- */

/* The lowest who has had none. */
static int32_t choose_bye(const struct swiss_round *round) {
    for (int32_t i = round->n - 1; i >= 0; i--) {
        if (!round->entrants[i].had_bye) {
            return i;
        }
    }
    return round->n - 1;
}

static void pair_brackets(struct swiss *swiss, int32_t bye) {
    const struct swiss_round *round = &swiss->round;
    int32_t count = 0; /* in the bracket: who floated down stands first */
    int32_t next = 0;
    while (next < round->n) {
        double points = round->entrants[next].points;
        while (next < round->n && round->entrants[next].points >= points) {
            swiss->bracket[count] = next;
            count += next != bye;
            next++;
        }
        pair_bracket(swiss, count - count % 2);
        int32_t left = 0;
        for (int32_t i = 0; i < count; i++) {
            if (round->partner[swiss->bracket[i]] == NOBODY) {
                swiss->bracket[left++] = swiss->bracket[i];
            }
        }
        count = left;
    }
}

static enum err pair_all(struct swiss *swiss) {
    int32_t bye = NOBODY;
    if (swiss->round.size > swiss->round.n) {
        bye = choose_bye(&swiss->round);
        join(swiss, bye, swiss->round.n);
    }
    pair_brackets(swiss, bye);
    enum err err = pair_rest(swiss);
    return err == OK && swiss->round.n <= AHEAD_MAX ? pairing_look_ahead(&swiss->round) : err;
}

static size_t tell(struct pair *out, const struct swiss_round *round) {
    size_t count = 0;
    for (int32_t i = 0; i < round->n; i++) {
        int32_t other = round->partner[i];
        if (other > i && other < round->n) {
            bool leads = colours_high_leads(&round->entrants[i], &round->entrants[other], count);
            out[count++] = leads ? (struct pair){i, other} : (struct pair){other, i};
        }
    }
    if (round->size > round->n) {
        out[count++] = (struct pair){round->partner[round->n], NOBODY};
    }
    return count;
}

enum err pairing_swiss(struct pair *out, size_t *out_count, const struct swiss_entrant *entrants, int32_t n,
                       int32_t left) {
    size_t room = (size_t)n + 1;
    int32_t *memory = malloc(5 * room * sizeof *memory);
    if (memory == NULL) {
        return ERR_NO_MEMORY;
    }
    struct swiss swiss = {
        .round = {.entrants = entrants, .n = n, .size = n + n % 2, .left = left, .partner = memory},
        .bracket = memory + room,
        .tried = memory + 2 * room,
        .queue = memory + 3 * room,
        .place = memory + 4 * room,
    };
    for (int32_t i = 0; i < swiss.round.size; i++) {
        swiss.round.partner[i] = NOBODY;
    }
    enum err err = pair_all(&swiss);
    if (err == OK) {
        *out_count = tell(out, &swiss.round);
    }
    free(memory);
    return err;
}
