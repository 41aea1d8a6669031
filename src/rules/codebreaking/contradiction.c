/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Smallest contradictory sets of answers.
 *
 * A code that fits some attempts but not others is a witness: every contradictory set must hold at least one attempt
 * that the witness does not fit. So sets are tried in order of size, and of attempts within a size, but only those that
 * every witness found so far lets through; a set that is tried either is contradictory, and then a smallest one, or
 * brings new witnesses. (This is known as finding a smallest unsatisfiable subset by implicit hitting sets; Ignatiev,
 * Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", 2015.)
 *
 * In a small space nearly all that can be learned is learned at once, by walking through all codes. Those that fit all
 * answers but one come first: they are the strongest witnesses, and spare the second walk most of the codes. When it gets
 * to its end, every set that hits the witnesses is contradictory.
 */
#include "rules/contradiction.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "exact_conflicts.h"
#include "hitting_set.h"

/*
 * Steps for the whole history of a large space, for the sets, and for shrinking the history to one: for searches, of which a
 * step takes 20 to 30 ns, for walks, at some 4 ns, and for hitting witnesses, at some 2 ns.
 */
enum {
    STEPS_WHOLE = 8000000,
    STEPS_SETS = 20000000,
    STEPS_SHRINK = 4000000,
    STEPS_WALK = 60000000,   /* for all codes of a small space */
    STEPS_REFUTE = 60000000, /* for codes that refute sets, where that did not suffice */
    STEPS_HIT = 100000000,
};

/* Sets that are found in a large space; and witnesses that a set which is none may bring in a small one. */
enum { SMALL_SET = 3, BROUGHT_MAX = 1000 };

struct hunt {
    const struct question *question;
    const struct constraint *history;
    size_t count;
    size_t suspect;
    const struct patience *patience;
    bool exact;    /* the space is small */
    bool complete; /* what hits all witnesses is contradictory */
    uint64_t search_steps, walk_steps, hit_steps;

    struct hitting_set hitting_set;
    uint64_t *must;   /* scratch: attempts, as bits */
    size_t brought;   /* witnesses by a walk */
    size_t bring_max; /* by one walk */

    size_t size;               /* of the sets tried now */
    size_t *chosen;            /* attempts from 0, ascending */
    struct constraint *subset; /* scratch */

    struct contradiction *out;
    size_t found, most;
    enum err err;
};

static void include(uint64_t *set, size_t attempt) {
    set[attempt / 64] |= UINT64_C(1) << (attempt % 64);
}

static void fail(struct hunt *hunt, enum err err) {
    hunt->err = hunt->err == OK ? err : hunt->err;
}

/* ---- witnesses by walking ---- */

static bool wants_new(void *context, const uint64_t *conflicts) {
    struct hunt *hunt = context;
    return !hitting_set_cover(&hunt->hitting_set, conflicts);
}

static bool fits_all_but_one(void *context, const uint64_t *conflicts) {
    const struct hunt *hunt = context;
    unsigned size = 0;
    for (size_t w = 0; w < exact_conflicts_words(hunt->count); w++) {
        size += (unsigned)__builtin_popcountll(conflicts[w]);
    }
    return size <= 1;
}

/* Ends the walk when there are enough. */
static bool add_witness(struct hunt *hunt, const uint64_t *conflicts) {
    enum err err = hitting_set_add(&hunt->hitting_set, conflicts);
    if (err == ERR_NO_MEMORY) {
        fail(hunt, err);
    }
    return err == OK && ++hunt->brought < hunt->bring_max;
}

static bool meet_new(void *context, const struct code *code, const uint64_t *conflicts) {
    (void)code;
    return !wants_new(context, conflicts) || add_witness(context, conflicts);
}

static bool meet_but_one(void *context, const struct code *code, const uint64_t *conflicts) {
    (void)code;
    return !fits_all_but_one(context, conflicts) || add_witness(context, conflicts);
}

/* Collects witnesses among the codes that fit the attempts of must; true when it has met them all. */
static bool walk(struct hunt *hunt, struct exact_conflicts_visitor visitor, size_t bring_max) {
    bool done = false;
    visitor.context = hunt;
    hunt->brought = 0;
    hunt->bring_max = bring_max;
    enum err err = exact_conflicts_walk(&done, hunt->question, hunt->history, hunt->count, hunt->must, &visitor,
                                        &hunt->walk_steps);
    if (err != OK) {
        fail(hunt, err);
    }
    return done && hunt->err == OK;
}

/* The others have passed together: there is, as it were, a code that fits all but this one. */
static void suspect_attempt(struct hunt *hunt) {
    memset(hunt->must, 0, exact_conflicts_words(hunt->count) * sizeof *hunt->must);
    if (hunt->suspect < hunt->count) {
        include(hunt->must, hunt->suspect);
        hunt->bring_max = SIZE_MAX;
        (void)add_witness(hunt, hunt->must);
    }
}

/* Walks through the whole space, or that of it which fits the suspect: all others have witnessed already. */
static void walk_all(struct hunt *hunt) {
    const struct exact_conflicts_visitor strongest = {.wants = fits_all_but_one, .meet = meet_but_one};
    const struct exact_conflicts_visitor all = {.wants = wants_new, .meet = meet_new};
    (void)walk(hunt, strongest, SIZE_MAX);
    hunt->complete = walk(hunt, all, SIZE_MAX);
    hunt->walk_steps = STEPS_REFUTE;
}

/* ---- sets ---- */

/* Searches for a code that fits the first `count` of the subset. */
static enum verdict search(struct hunt *hunt, struct code *code, size_t count) {
    enum verdict verdict = VERDICT_UNDECIDED;
    enum err err =
        consistency_search(&verdict, code, hunt->question, hunt->subset, count, &hunt->search_steps, hunt->patience);
    if (err != OK) {
        fail(hunt, err);
        return VERDICT_UNDECIDED;
    }
    return verdict;
}

static bool is_done(const struct hunt *hunt) {
    return hunt->err != OK || hunt->found == hunt->most || hunt->hit_steps == 0 || hunt->search_steps == 0 ||
           hunt->walk_steps == 0;
}

static void report(struct hunt *hunt, size_t size) {
    struct contradiction *found = &hunt->out[hunt->found++];
    found->count = size < CONTRADICTION_ATTEMPTS_MAX ? size : CONTRADICTION_ATTEMPTS_MAX;
    for (size_t i = 0; i < found->count; i++) {
        found->attempts[i] = (int)hunt->chosen[i] + 1;
    }
}

/* In a small space: are there codes that fit the set chosen? They are new witnesses. */
static bool is_refuted_by_walk(struct hunt *hunt) {
    const struct exact_conflicts_visitor all = {.wants = wants_new, .meet = meet_new};
    memset(hunt->must, 0, exact_conflicts_words(hunt->count) * sizeof *hunt->must);
    for (size_t i = 0; i < hunt->size; i++) {
        include(hunt->must, hunt->chosen[i]);
    }
    bool met_all = walk(hunt, all, BROUGHT_MAX);
    return !met_all || hunt->brought > 0;
}

static bool is_refuted_by_search(struct hunt *hunt) {
    struct code code;
    for (size_t i = 0; i < hunt->size; i++) {
        hunt->subset[i] = hunt->history[hunt->chosen[i]];
    }
    enum verdict verdict = search(hunt, &code, hunt->size);
    if (verdict == VERDICT_CONSISTENT) {
        memset(hunt->must, 0, exact_conflicts_words(hunt->count) * sizeof *hunt->must);
        for (size_t i = 0; i < hunt->count; i++) {
            if (!consistency_fits(hunt->question, &code, &hunt->history[i])) {
                include(hunt->must, i);
            }
        }
        hunt->bring_max = SIZE_MAX;
        (void)add_witness(hunt, hunt->must);
    }
    return verdict != VERDICT_CONTRADICTORY;
}

/* Tries the set chosen, which hits all witnesses: it is contradictory, or there are new witnesses. */
static void try_set(struct hunt *hunt) {
    bool refuted = !hunt->complete && (hunt->exact ? is_refuted_by_walk(hunt) : is_refuted_by_search(hunt));
    if (!refuted && hunt->err == OK) {
        report(hunt, hunt->size);
    }
}

/* Completes the chosen attempts, `depth` of them, to sets of the size looked for with attempts from `start` on. */
static void choose(struct hunt *hunt, size_t depth, size_t start) {
    if (!hitting_set_can_be_hit(&hunt->hitting_set, hunt->chosen, depth, hunt->size - depth, start) || is_done(hunt)) {
        return;
    }
    if (depth == hunt->size) {
        try_set(hunt);
        return;
    }
    size_t last = hunt->count - (hunt->size - depth); /* the next one chosen leaves enough for the others */
    for (size_t attempt = start; attempt <= last && !is_done(hunt); attempt++) {
        hunt->chosen[depth] = attempt;
        choose(hunt, depth + 1, attempt + 1);
    }
}

/* Drops attempts, the latest first, as long as the rest is contradictory: a set of which every attempt is needed. */
static void shrink(struct hunt *hunt) {
    size_t kept = hunt->count;
    hunt->search_steps = STEPS_SHRINK;
    for (size_t i = 0; i < kept; i++) {
        hunt->chosen[i] = i;
    }
    for (size_t drop = hunt->count; drop-- > 0 && hunt->err == OK && hunt->search_steps > 0;) {
        struct code code;
        size_t left = 0;
        for (size_t i = 0; i < kept; i++) {
            if (hunt->chosen[i] != drop) {
                hunt->subset[left++] = hunt->history[hunt->chosen[i]];
            }
        }
        if (search(hunt, &code, left) == VERDICT_CONTRADICTORY) {
            left = 0;
            for (size_t i = 0; i < kept; i++) {
                if (hunt->chosen[i] != drop) {
                    hunt->chosen[left++] = hunt->chosen[i];
                }
            }
            kept = left;
        }
    }
    report(hunt, kept);
}

/* The history is contradictory or undecided: looks for the smallest sets. */
static void hunt_sets(struct hunt *hunt, bool contradictory) {
    size_t limit = hunt->exact ? HITTING_SET_SIZE_MAX : SMALL_SET;
    suspect_attempt(hunt);
    if (hunt->exact) {
        walk_all(hunt);
    }
    for (hunt->size = 1; hunt->size <= limit && hunt->size <= hunt->count && hunt->found == 0 && !is_done(hunt);
         hunt->size++) {
        choose(hunt, 0, 0);
    }
    if (hunt->found == 0 && hunt->err == OK && contradictory) {
        shrink(hunt);
    }
}

enum err contradiction_find(struct contradiction *out, size_t *out_count, size_t most, const struct question *question,
                            const struct constraint *history, size_t count, size_t suspect,
                            const struct patience *patience) {
    assert(most > 0);
    enum verdict verdict = VERDICT_UNDECIDED;
    struct code code;
    uint64_t steps = STEPS_WHOLE;
    enum err err = consistency_search(&verdict, &code, question, history, count, &steps, patience);
    if (err != OK) {
        return err;
    }
    if (verdict == VERDICT_CONSISTENT) {
        *out_count = 0;
        return OK;
    }
    struct hunt hunt = {
        .question = question,
        .history = history,
        .count = count,
        .suspect = suspect,
        .patience = patience,
        .exact = code_count(question->space) <= CONSISTENCY_EXACT,
        .search_steps = STEPS_SETS,
        .walk_steps = STEPS_WALK,
        .hit_steps = STEPS_HIT,
        .out = out,
        .most = most,
    };
    hunt.chosen = calloc(count, sizeof *hunt.chosen);
    hunt.subset = calloc(count, sizeof *hunt.subset);
    hunt.must = calloc(exact_conflicts_words(count), sizeof *hunt.must);
    hunt.err = hitting_set_begin(&hunt.hitting_set, count, &hunt.hit_steps);
    if (hunt.chosen == NULL || hunt.subset == NULL || hunt.must == NULL) {
        hunt.err = ERR_NO_MEMORY;
    }
    if (hunt.err == OK) {
        hunt_sets(&hunt, verdict == VERDICT_CONTRADICTORY);
    }
    hitting_set_end(&hunt.hitting_set);
    free(hunt.chosen);
    free(hunt.subset);
    free(hunt.must);
    if (hunt.err == OK) {
        *out_count = hunt.found;
    }
    return hunt.err;
}
