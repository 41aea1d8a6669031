/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The classic strategies: of all guesses, the one whose split is best by a measure; of equals one that can be the
 * secret, then the smallest.
 *
 * First the codes that fit are tried as guesses when they are few enough for one to tell them all apart: nothing beats
 * such a guess, and usually there is one. Otherwise all guesses are weighed that are not just like a smaller one. Where
 * there are too many guesses to be listed, the codes that fit, or a sample of them, are weighed first, and then what is like
 * the best of them but for a place or two, and so on: late in a round, when all that fits is alike, a guess that cannot
 * be right tells much more.
 */
#include "heuristic.h"

#include <stdlib.h>

#include "partition_kernel.h"
#include "partition_score.h"
#include "symmetry.h"

enum {
    SAMPLE = 1000,      /* codes to look at where they cannot all be listed */
    CLIMB_BLOCKS = 200, /* of guesses to which a climb may come, */
    CLIMB_IDLE = 20,    /* and in a row without a better one */
};

/*
 * Most work (guesses times codes, times places and ways of answering) for one choice: some 12 ms. No position of the
 * rulesets comes near; in others that do, only every second code is split, or every third, ...
 */
#define WORK UINT64_C(700000000)

/* Which guesses are weighed: all, or those that can be the secret, which are all where others are not legal. */
enum pool { POOL_ALL, POOL_FITTING };

/* The best guess so far. */
struct best {
    struct code guess;
    int64_t cost;
    bool fits;
    bool found;
};

struct search {
    const struct situation *situation;
    const struct code *codes; /* to be split */
    size_t count;
    struct code *thinned; /* the same, if not all of them; owned */
    struct partition_kernel *kernel;
    struct partition_score score;
    struct budget *budget;
    struct best best;
};

/* Makes ready for splitting the codes. */
static enum err prepare(struct search *search, enum partition_score_kind kind) {
    partition_kernel_end(search->kernel);
    search->kernel = NULL;
    partition_score_clear(&search->score);
    enum err err = partition_score_make(&search->score, kind, search->count);
    if (err != OK) {
        return err;
    }
    return partition_kernel_begin(&search->kernel, &search->situation->position.question, search->codes, search->count);
}

/* Leaves out codes when splitting all of them for so many guesses would take too long. */
static enum err thin(struct search *search, size_t guesses, enum partition_score_kind kind) {
    uint64_t length = search->situation->position.question.space->length;
    uint64_t work = (uint64_t)guesses * search->count * (length + partition_kernel_answers(search->kernel));
    size_t step = (size_t)(work / WORK) + 1;
    if (step == 1) {
        return OK;
    }
    size_t count = (search->count + step - 1) / step;
    search->thinned = malloc(count * sizeof *search->thinned);
    if (search->thinned == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        search->thinned[i] = search->codes[i * step];
    }
    search->codes = search->thinned;
    search->count = count;
    return prepare(search, kind);
}

/* Takes a guess if it is better than the best so far; guesses come in ascending order. */
static void consider(struct search *search, const struct guess_list *guesses, size_t i, int64_t cost) {
    struct best *best = &search->best;
    bool better = !best->found || cost < best->cost - search->score.tolerance;
    if (!better && best->fits) {
        return;
    }
    struct code guess = guess_list_get(guesses, i);
    bool fits = candidates_fits(&search->situation->position, &guess);
    if (better || fits) {
        *best = (struct best){guess, cost, fits, true};
    }
}

static bool is_perfect(const struct search *search) {
    return search->best.found && search->best.cost == search->score.perfect;
}

/* Weighs guesses until one tells all codes apart, or the budget is over. */
static void weigh(struct search *search, const struct guess_list *guesses) {
    unsigned answers = partition_kernel_answers(search->kernel);
    for (size_t first = 0; first < guesses->count && !is_perfect(search); first += GUESS_BLOCK) {
        if (!budget_spend(search->budget, search->count * GUESS_BLOCK)) {
            return;
        }
        int64_t costs[GUESS_BLOCK];
        partition_score_block(costs, &search->score, partition_kernel_block(search->kernel, guesses, first), answers);
        for (size_t i = first; i < first + GUESS_BLOCK && i < guesses->count; i++) {
            if (!search->best.found || costs[i - first] <= search->best.cost + search->score.tolerance) {
                consider(search, guesses, i, costs[i - first]);
            }
        }
    }
}

/* The codes of the situation as guesses. */
static enum err list_codes(struct guess_list *out, const struct situation *situation) {
    enum err err = guess_list_make(out, situation->count, situation->position.question.space->length);
    for (size_t i = 0; i < situation->count && err == OK; i++) {
        guess_list_add(out, &situation->codes[i]);
    }
    return err;
}

/* All guesses worth weighing; with POOL_FITTING only those that can be the secret. */
static enum err list_guesses(struct guess_list *out, const struct situation *situation, enum pool pool) {
    struct guess_list all = {0};
    enum err err = symmetry_list_guesses(&all, situation);
    if (err != OK || pool == POOL_ALL) {
        *out = all;
        return err;
    }
    size_t kept = 0;
    for (size_t i = 0; i < all.count; i++) {
        struct code guess = guess_list_get(&all, i);
        if (candidates_fits(&situation->position, &guess)) {
            guess_list_set(&all, kept++, &guess);
        }
    }
    all.count = kept;
    *out = all;
    return OK;
}

/* Is the situation one in which guesses can be made from the rules of the game, not only from the codes at hand? */
static bool can_list_guesses(const struct situation *situation) {
    bool listed = situation->complete && code_count(situation->position.question.space) <= SOLVER_LISTED;
    return listed || situation->position.count == 0;
}

static enum err weigh_codes(struct search *search, enum partition_score_kind kind) {
    struct guess_list guesses = {0};
    enum err err = list_codes(&guesses, search->situation);
    if (err == OK) {
        err = thin(search, guesses.count, kind);
    }
    if (err == OK) {
        weigh(search, &guesses);
    }
    guess_list_clear(&guesses);
    return err;
}

static enum err weigh_guesses(struct search *search, enum partition_score_kind kind, enum pool pool) {
    struct guess_list guesses = {0};
    enum err err = list_guesses(&guesses, search->situation, pool);
    if (err == OK) {
        err = thin(search, guesses.count, kind);
    }
    if (err == OK) {
        weigh(search, &guesses);
    }
    guess_list_clear(&guesses);
    return err;
}

/* ---- guesses that do not fit, where they cannot all be listed ---- */

/* Like a guess but for one place, two that are swapped, or both. */
static struct code vary(const struct code *guess, const struct situation *situation, struct rng *rng) {
    const struct code_space *space = situation->position.question.space;
    struct code varied = *guess;
    for (uint32_t changes = 1 + rng_below(rng, 2); changes > 0; changes--) {
        uint32_t place = rng_below(rng, space->length);
        uint32_t way = rng_below(rng, 4);
        if (way == 0) {
            uint32_t other = rng_below(rng, space->length);
            uint8_t symbol = varied.at[place];
            varied.at[place] = varied.at[other];
            varied.at[other] = symbol;
        } else if (way == 1) {
            varied.at[place] = (uint8_t)rng_below(rng, space->symbols);
        } else {
            varied.at[place] = situation->codes[rng_below(rng, (uint32_t)situation->count)].at[place];
        }
    }
    return code_is_legal(space, &varied) ? varied : *guess;
}

/*
 * Climbs from the best of the codes that fit to guesses that tell more, a block of variations at a time. What fits stays
 * where the others tell hardly more, as it may end the round at once: that saves one of all codes a guess.
 */
static enum err climb(struct search *search, struct rng *rng) {
    const struct situation *situation = search->situation;
    const struct best fitting = search->best;
    struct guess_list guesses = {0};
    enum err err = guess_list_make(&guesses, GUESS_BLOCK, situation->position.question.space->length);
    if (err != OK) {
        return err;
    }
    guesses.count = GUESS_BLOCK;
    int idle = 0;
    for (int i = 0; i < CLIMB_BLOCKS && idle < CLIMB_IDLE && !is_perfect(search) && !search->budget->over; i++) {
        int64_t before = search->best.cost;
        for (size_t k = 0; k < GUESS_BLOCK; k++) {
            struct code guess = vary(&search->best.guess, situation, rng);
            guess_list_set(&guesses, k, &guess);
        }
        weigh(search, &guesses);
        idle = search->best.cost < before ? 0 : idle + 1;
    }
    if (search->best.cost + search->score.chance >= fitting.cost) {
        search->best = fitting;
    }
    guess_list_clear(&guesses);
    return OK;
}

/*
 * Is every code that fits as good as any guess can be? Where symbols repeat and answers tell positions, each place is a
 * riddle of its own: any symbol still possible there divides what is possible into one and the rest, any other not.
 */
static bool is_every_code_best(const struct situation *situation) {
    const struct question *question = &situation->position.question;
    return situation->count <= 2 || (question->kind == FEEDBACK_POSITIONS && question->space->repeats);
}

static enum err choose(struct code *out, const struct situation *situation, enum partition_score_kind kind,
                       enum pool pool, struct rng *rng, struct budget *budget) {
    if (is_every_code_best(situation)) {
        *out = situation->codes[0];
        return OK;
    }
    struct search search = {
        .situation = situation, .codes = situation->codes, .count = situation->count, .budget = budget};
    bool can_list = can_list_guesses(situation);
    pool = situation->position.must_fit ? POOL_FITTING : pool;
    enum err err = prepare(&search, kind);
    bool few = err == OK && situation->count <= partition_kernel_answers(search.kernel);
    if (err == OK && (few || !can_list)) {
        err = weigh_codes(&search, kind);
    }
    if (err == OK && can_list && !is_perfect(&search) && !(few && pool == POOL_FITTING)) {
        err = weigh_guesses(&search, kind, pool);
    }
    if (err == OK && !can_list && pool == POOL_ALL && search.best.found) {
        err = climb(&search, rng);
    }
    if (err == OK) {
        *out = search.best.found ? search.best.guess : situation->codes[0];
    }
    partition_kernel_end(search.kernel);
    partition_score_clear(&search.score);
    free(search.thinned);
    return err;
}

static enum err choose_minimax(struct code *out, const struct situation *situation, struct rng *rng,
                               struct budget *budget) {
    return choose(out, situation, PARTITION_SCORE_WORST, POOL_ALL, rng, budget);
}

static enum err choose_expected_size(struct code *out, const struct situation *situation, struct rng *rng,
                                     struct budget *budget) {
    return choose(out, situation, PARTITION_SCORE_SIZE, POOL_ALL, rng, budget);
}

static enum err choose_entropy(struct code *out, const struct situation *situation, struct rng *rng,
                               struct budget *budget) {
    return choose(out, situation, PARTITION_SCORE_ENTROPY, POOL_ALL, rng, budget);
}

static enum err choose_most_parts(struct code *out, const struct situation *situation, struct rng *rng,
                                  struct budget *budget) {
    return choose(out, situation, PARTITION_SCORE_PARTS, POOL_ALL, rng, budget);
}

static enum err choose_genetic(struct code *out, const struct situation *situation, struct rng *rng,
                               struct budget *budget) {
    return choose(out, situation, PARTITION_SCORE_ENTROPY, POOL_FITTING, rng, budget);
}

static bool can_play(const struct question *question) {
    return question->space->length > 0;
}

const struct strategy strategy_minimax = {
    .name = "minimax",
    .words = "Leaves as few codes as possible in the worst case (Knuth 1977).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose_minimax,
};

const struct strategy strategy_expected_size = {
    .name = "expected-size",
    .words = "Leaves as few codes as possible on average (Irving 1978).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose_expected_size,
};

const struct strategy strategy_entropy = {
    .name = "entropy",
    .words = "Learns as much as possible from the answer, in bits (Neuwirth 1982).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose_entropy,
};

const struct strategy strategy_most_parts = {
    .name = "most-parts",
    .words = "Makes as many different answers as possible (Kooi 2005).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose_most_parts,
};

const struct strategy strategy_genetic = {
    .name = "genetic",
    .words = "Breeds codes that fit where there are too many to list, and guesses the one of them that leaves as few "
             "as possible on average (after Berghman, Goossens and Leus 2009).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose_genetic,
};
