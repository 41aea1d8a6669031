/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Walking through the codes that fit.
 *
 * The walk fills place after place, always with the smallest symbol not yet tried, as long as every answer can still be
 * true by what it needs.
 */
#include "solvers/candidates.h"

#include <stdlib.h>
#include <string.h>

#include "rules/bounds.h"

struct candidates {
    unsigned length;
    bool repeats;
    uint64_t allowed[CODE_LENGTH_MAX]; /* by place: symbols that no answer by positions rules out, as bits */
    uint64_t untried[CODE_LENGTH_MAX]; /* by place up to `place` */
    uint64_t used_symbols;             /* as bits; kept only without repeats */
    uint8_t used[CODE_SYMBOLS_MAX];    /* how often each symbol stands in the places filled */
    unsigned place;                    /* to be filled next */
    bool done;
    struct code code;
    size_t bounds_count;
    struct bounds bounds[]; /* of sixteen answers each */
};

static uint64_t bit(unsigned symbol) {
    return UINT64_C(1) << symbol;
}

/* An answer by positions says of every place what is there, or one symbol that is not. */
static void rule_out(struct candidates *walk, const struct constraint *constraint) {
    for (unsigned place = 0; place < walk->length; place++) {
        uint64_t symbol = bit(constraint->guess.at[place]);
        bool right = (constraint->answer.places >> place & 1) != 0;
        walk->allowed[place] &= right ? symbol : ~symbol;
    }
}

enum err candidates_begin(struct candidates **out, const struct position *position) {
    const struct code_space *space = position->question.space;
    enum feedback_kind kind = position->question.kind;
    size_t bounds = kind == FEEDBACK_POSITIONS ? 0 : (position->count + BOUNDS_LANES - 1) / BOUNDS_LANES;
    size_t size = sizeof(struct candidates) + bounds * sizeof(struct bounds);
    struct candidates *walk = aligned_alloc(_Alignof(struct candidates), size);
    if (walk == NULL) {
        return ERR_NO_MEMORY;
    }
    memset(walk, 0, size);
    walk->length = space->length;
    walk->repeats = space->repeats;
    walk->bounds_count = bounds;
    for (unsigned place = 0; place < walk->length; place++) {
        walk->allowed[place] = bit(space->symbols) - 1;
    }
    if (space->not_first >= 0) {
        walk->allowed[0] &= ~bit((unsigned)space->not_first);
    }
    for (size_t i = 0; i < position->count; i++) {
        const struct constraint *constraint = &position->history[i];
        if (kind == FEEDBACK_POSITIONS) {
            rule_out(walk, constraint);
        } else {
            bounds_add(&walk->bounds[i / BOUNDS_LANES], (unsigned)(i % BOUNDS_LANES), constraint, walk->length,
                       kind == FEEDBACK_PEGS);
        }
    }
    walk->untried[0] = walk->allowed[0];
    *out = walk;
    return OK;
}

void candidates_end(struct candidates *walk) {
    free(walk);
}

/* Puts a symbol at the place; false when some answer can then no longer be true. */
static bool put_symbol(struct candidates *walk, unsigned symbol) {
    unsigned place = walk->place;
    uint8_t left = (uint8_t)(walk->length - place - 1);
    unsigned times = walk->used[symbol];
    for (size_t i = 0; i < walk->bounds_count; i++) {
        bounds_lanes wrong = bounds_put(&walk->bounds[i], place, symbol, times, left);
        if (bounds_any(&wrong)) {
            return false;
        }
    }
    walk->code.at[place] = (uint8_t)symbol;
    return true;
}

/* Takes away the symbol before the place, which becomes the place to be filled. */
static void step_back(struct candidates *walk) {
    walk->place--;
    unsigned symbol = walk->code.at[walk->place];
    walk->used[symbol]--;
    walk->used_symbols &= ~bit(symbol);
}

static void step_on(struct candidates *walk) {
    unsigned symbol = walk->code.at[walk->place];
    walk->used[symbol]++;
    walk->place++;
    if (!walk->repeats) {
        walk->used_symbols |= bit(symbol);
    }
    walk->untried[walk->place] = walk->allowed[walk->place] & ~walk->used_symbols;
}

enum candidates_next candidates_next(struct code *out, struct candidates *walk, struct budget *budget) {
    while (!walk->done) {
        uint64_t *untried = &walk->untried[walk->place];
        if (*untried == 0) {
            walk->done = walk->place == 0;
            if (!walk->done) {
                step_back(walk);
            }
            continue;
        }
        if (!budget_spend(budget, 1 + walk->bounds_count)) {
            return CANDIDATES_OVER;
        }
        unsigned symbol = (unsigned)__builtin_ctzll(*untried);
        *untried &= *untried - 1;
        if (!put_symbol(walk, symbol)) {
            continue;
        }
        if (walk->place + 1 == walk->length) {
            *out = walk->code;
            return CANDIDATES_FOUND;
        }
        step_on(walk);
    }
    return CANDIDATES_DONE;
}

enum err candidates_count(uint64_t *out, const struct position *position, struct budget *budget) {
    uint64_t codes = code_count(position->question.space);
    if (position->count == 0) {
        *out = codes;
        return OK;
    }
    struct candidates *walk = NULL;
    enum err err = candidates_begin(&walk, position);
    if (err != OK) {
        return err;
    }
    struct budget endless = {.steps = UINT64_MAX, .expired = budget->expired, .context = budget->context};
    struct budget *own = codes <= CANDIDATES_EXACT ? &endless : budget;
    uint64_t count = 0;
    struct code code;
    enum candidates_next next = candidates_next(&code, walk, own);
    while (next == CANDIDATES_FOUND) {
        count++;
        next = candidates_next(&code, walk, own);
    }
    *out = next == CANDIDATES_DONE ? count : CANDIDATES_UNKNOWN;
    candidates_end(walk);
    return OK;
}

/* Makes room for one more code; false when out of memory. */
static bool reserve(struct code_list *list, size_t *capacity) {
    if (list->count < *capacity) {
        return true;
    }
    size_t larger = *capacity == 0 ? 256 : *capacity * 2;
    struct code *codes = realloc(list->codes, larger * sizeof *codes);
    if (codes == NULL) {
        return false;
    }
    list->codes = codes;
    *capacity = larger;
    return true;
}

enum err candidates_list(struct code_list *out, const struct position *position, size_t most, struct budget *budget) {
    struct code_list list = {0};
    struct candidates *walk = NULL;
    size_t capacity = 0;
    enum err err = candidates_begin(&walk, position);
    if (err != OK) {
        return err;
    }
    enum candidates_next next = CANDIDATES_FOUND;
    for (;;) {
        struct code code;
        next = candidates_next(&code, walk, budget);
        if (next != CANDIDATES_FOUND || list.count == most) {
            break;
        }
        if (!reserve(&list, &capacity)) {
            err = ERR_NO_MEMORY;
            goto out;
        }
        list.codes[list.count++] = code;
    }
    list.complete = next == CANDIDATES_DONE;
    *out = list;
    list = (struct code_list){0};
out:
    code_list_clear(&list);
    candidates_end(walk);
    return err;
}

void code_list_clear(struct code_list *list) {
    free(list->codes);
    *list = (struct code_list){0};
}

bool candidates_fits(const struct position *position, const struct code *code) {
    for (size_t i = 0; i < position->count; i++) {
        if (!consistency_fits(&position->question, code, &position->history[i])) {
            return false;
        }
    }
    return true;
}

bool position_allows(const struct position *position, const struct code *code) {
    return !position->must_fit || candidates_fits(position, code);
}
