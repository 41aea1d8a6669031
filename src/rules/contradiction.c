/*
 * Smallest contradictory sets of answers.
 *
 * A code that fits some attempts but not others is a witness: every contradictory set must hold at least one attempt
 * that the witness does not fit. So sets are tried in order of size, and of attempts within a size, but only those that
 * every witness found so far lets through; a set that is tried either is contradictory, and then a smallest one, or
 * brings a new witness. (This is known as finding a smallest unsatisfiable subset by implicit hitting sets; Ignatiev,
 * Previti, Liffiton and Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", 2015.)
 *
 * Witnesses are the stronger the more they fit. Where searching is cheap each is therefore grown, attempt by attempt,
 * into a code that fits as many as it can.
 */
#include "rules/contradiction.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/*
 * Steps for the whole history of a large space, twice if it is contradictory, and for the sets. A step takes 20 to 30 ns,
 * so that all of them together are about a second. In a large space the sets have never been seen to take a tenth.
 */
enum { STEPS_WHOLE = 4000000, STEPS_SETS = 40000000, SMALL_SET = 3 };

struct hunt {
    const struct question *question;
    const struct constraint *history;
    size_t count;
    bool exact;     /* the space is small: every search decides */
    uint64_t steps; /* left for the sets */

    size_t words;        /* of a witness */
    uint64_t *witnesses; /* by witness: the attempts it does not fit, as bits */
    size_t witness_count, witness_room;

    size_t size;               /* of the sets tried now */
    size_t *chosen;            /* attempts from 0, ascending */
    struct constraint *subset; /* scratch */

    struct contradiction *out;
    size_t found, most;
    enum err err;
};

static uint64_t *witness_at(const struct hunt *hunt, size_t index) {
    return hunt->witnesses + index * hunt->words;
}

static bool is_in(const uint64_t *witness, size_t attempt) {
    return (witness[attempt / 64] >> (attempt % 64) & 1) != 0;
}

/* Searches for a code that fits the first `count` of the subset. */
static enum verdict search(struct hunt *hunt, struct code *code, size_t count) {
    enum verdict verdict = VERDICT_UNDECIDED;
    enum err err = consistency_search(&verdict, code, hunt->question, hunt->subset, count, &hunt->steps);
    if (err != OK) {
        hunt->err = err;
        return VERDICT_UNDECIDED;
    }
    return verdict;
}

/* Moves a witness from fitting the `count` attempts of the subset to fitting as many more as can be. */
static void grow(struct hunt *hunt, struct code *code, size_t count) {
    for (size_t i = 0; i < hunt->count; i++) {
        struct code other;
        hunt->subset[count] = hunt->history[i];
        if (consistency_fits(hunt->question, code, &hunt->history[i])) {
            count++;
        } else if (search(hunt, &other, count + 1) == VERDICT_CONSISTENT) {
            *code = other;
            count++;
        }
    }
}

/* Room for one more witness, which fits everything; NULL when there is no memory. */
static uint64_t *new_witness(struct hunt *hunt) {
    if (hunt->witness_count == hunt->witness_room) {
        size_t room = hunt->witness_room == 0 ? 16 : hunt->witness_room * 2;
        uint64_t *more = realloc(hunt->witnesses, room * hunt->words * sizeof *more);
        if (more == NULL) {
            hunt->err = ERR_NO_MEMORY;
            return NULL;
        }
        hunt->witnesses = more;
        hunt->witness_room = room;
    }
    uint64_t *witness = witness_at(hunt, hunt->witness_count++);
    return memset(witness, 0, hunt->words * sizeof *witness);
}

static void unfit(uint64_t *witness, size_t attempt) {
    witness[attempt / 64] |= UINT64_C(1) << (attempt % 64);
}

static void add_witness(struct hunt *hunt, const struct code *code) {
    uint64_t *witness = new_witness(hunt);
    for (size_t i = 0; witness != NULL && i < hunt->count; i++) {
        if (!consistency_fits(hunt->question, code, &hunt->history[i])) {
            unfit(witness, i);
        }
    }
}

/* The others have passed together: there is, as it were, a code that fits all but this one. */
static void suspect_attempt(struct hunt *hunt, size_t attempt) {
    uint64_t *witness = new_witness(hunt);
    if (witness != NULL) {
        unfit(witness, attempt);
    }
}

static bool is_hit(const struct hunt *hunt, const uint64_t *witness, size_t chosen) {
    for (size_t i = 0; i < chosen; i++) {
        if (is_in(witness, hunt->chosen[i])) {
            return true;
        }
    }
    return false;
}

/* The last attempt that a witness does not fit; the history has no code, so there is one. */
static size_t last_of(const struct hunt *hunt, const uint64_t *witness) {
    size_t attempt = hunt->count - 1;
    while (attempt > 0 && !is_in(witness, attempt)) {
        attempt--;
    }
    return attempt;
}

static bool is_done(const struct hunt *hunt) {
    return hunt->err != OK || hunt->found == hunt->most || hunt->steps == 0;
}

static void spend(struct hunt *hunt, size_t steps) {
    hunt->steps = hunt->steps > steps ? hunt->steps - steps : 0;
}

static void report(struct hunt *hunt, size_t size) {
    struct contradiction *found = &hunt->out[hunt->found++];
    found->count = size < CONTRADICTION_ATTEMPTS_MAX ? size : CONTRADICTION_ATTEMPTS_MAX;
    for (size_t i = 0; i < found->count; i++) {
        found->attempts[i] = (int)hunt->chosen[i] + 1;
    }
}

/* Tries the set chosen: it is contradictory, or there is a new witness. */
static void try_set(struct hunt *hunt) {
    struct code code;
    for (size_t i = 0; i < hunt->size; i++) {
        hunt->subset[i] = hunt->history[hunt->chosen[i]];
    }
    enum verdict verdict = search(hunt, &code, hunt->size);
    if (verdict == VERDICT_CONTRADICTORY) {
        report(hunt, hunt->size);
    } else if (verdict == VERDICT_CONSISTENT) {
        if (hunt->exact) {
            grow(hunt, &code, hunt->size);
        }
        add_witness(hunt, &code);
    }
}

/*
 * Completes the chosen attempts, `depth` of them, to sets of the size looked for with attempts from `start` on, and
 * tries those sets that hold an attempt of every witness.
 */
static void choose(struct hunt *hunt, size_t depth, size_t start) {
    size_t last = hunt->count - (hunt->size - depth); /* the next one chosen leaves enough for the others */
    bool all_hit = true;
    for (size_t i = 0; i < hunt->witness_count; i++) {
        const uint64_t *witness = witness_at(hunt, i);
        if (!is_hit(hunt, witness, depth)) {
            size_t latest = last_of(hunt, witness);
            last = latest < last ? latest : last;
            all_hit = false;
        }
    }
    spend(hunt, hunt->witness_count * (depth + 1) / 8 + 1);
    if (depth == hunt->size) {
        if (all_hit) {
            try_set(hunt);
        }
        return;
    }
    for (size_t attempt = start; attempt <= last && !is_done(hunt); attempt++) {
        hunt->chosen[depth] = attempt;
        choose(hunt, depth + 1, attempt + 1);
    }
}

/* Drops attempts, the latest first, as long as the rest is contradictory: a set of which every attempt is needed. */
static void shrink(struct hunt *hunt) {
    size_t kept = hunt->count;
    for (size_t i = 0; i < kept; i++) {
        hunt->chosen[i] = i;
    }
    for (size_t drop = hunt->count; drop-- > 0 && hunt->err == OK;) {
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
static enum err hunt_sets(struct hunt *hunt, size_t suspect, bool contradictory) {
    hunt->words = hunt->count / 64 + 1;
    hunt->chosen = calloc(hunt->count, sizeof *hunt->chosen);
    /* A witness that grows may list attempts twice. */
    hunt->subset = calloc(hunt->count * 2, sizeof *hunt->subset);
    if (hunt->chosen == NULL || hunt->subset == NULL) {
        return ERR_NO_MEMORY;
    }
    if (suspect < hunt->count) {
        suspect_attempt(hunt, suspect);
    }
    size_t limit = hunt->exact || hunt->count < SMALL_SET ? hunt->count : SMALL_SET;
    hunt->steps = STEPS_SETS;
    for (hunt->size = 1; hunt->size <= limit && hunt->found == 0 && !is_done(hunt); hunt->size++) {
        choose(hunt, 0, 0);
    }
    if (hunt->found == 0 && hunt->err == OK && contradictory) {
        hunt->steps = STEPS_WHOLE;
        shrink(hunt);
    }
    return hunt->err;
}

enum err contradiction_find(struct contradiction *out, size_t *out_count, size_t most, const struct question *question,
                            const struct constraint *history, size_t count, size_t suspect) {
    assert(most > 0);
    enum verdict verdict = VERDICT_UNDECIDED;
    struct code code;
    uint64_t steps = STEPS_WHOLE;
    enum err err = consistency_search(&verdict, &code, question, history, count, &steps);
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
        .exact = code_count(question->space) <= CONSISTENCY_EXACT,
        .out = out,
        .most = most,
    };
    err = hunt_sets(&hunt, suspect, verdict == VERDICT_CONTRADICTORY);
    free(hunt.witnesses);
    free(hunt.chosen);
    free(hunt.subset);
    if (err == OK) {
        *out_count = hunt.found;
    }
    return err;
}
