/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finding guesses that are alike.
 *
 * What leaves the codes that fit as they are:
 *   - Swapping symbols that no guess has had yet (fresh ones): the answers say nothing about either.
 *   - Swapping symbols that no code that fits has (dead ones). Where repeats are allowed a guess need not have two
 *     different dead ones at all.
 *   - Moving places, and renaming symbols with them, so that every guess so far is turned into itself; a dead symbol of
 *     a guess may then become any other dead one, as it counts for nothing.
 * Where symbols do not depend on each other over the places (repeats, and answers that know no misplaced symbols) the
 * first two hold for each place by itself; so there `fresh` and `dead` are said of a symbol at a place.
 *
 * The guesses are generated place by place. Fresh and dead symbols are taken in ascending order, and two places that had
 * the same symbols in every guess so far (twins) are filled in ascending order; that already leaves few. Codes of up
 * to PLACES_MOVED places are then held against their images under all motions of the places.
 */
#include "symmetry.h"

#include <stdlib.h>
#include <string.h>

/* Longer codes have too many motions (5040 for seven places) to try them all. */
enum { PLACES_MOVED = 6, MOTIONS_MAX = 720, NONE = -1 };

/* A motion of the places and what it makes of the symbols. */
struct motion {
    uint8_t from[PLACES_MOVED];       /* by place: which place's symbol comes here */
    int8_t becomes[CODE_SYMBOLS_MAX]; /* of symbols that are neither fresh nor dead; NONE: not determined, and alone */
};

struct symmetry {
    const struct code_space *space;
    const struct constraint *history;
    size_t history_count;
    bool linked;                     /* a symbol at one place has to do with those at others */
    uint64_t legal[CODE_LENGTH_MAX]; /* by place: symbols that may stand there, as bits; likewise: */
    uint64_t fresh[CODE_LENGTH_MAX];
    uint64_t dead[CODE_LENGTH_MAX];
    int twin[CODE_LENGTH_MAX]; /* the nearest place before that had the same symbols in all guesses, or NONE */
    size_t motion_count;
    struct motion motions[MOTIONS_MAX]; /* the identity first */
};

static uint64_t bit(unsigned symbol) {
    return UINT64_C(1) << symbol;
}

static uint64_t lowest(uint64_t symbols) {
    return symbols & -symbols;
}

/* --- fresh and dead symbols, twins --- */

static void sort_symbols(struct symmetry *symmetry, const struct situation *situation) {
    const struct code_space *space = symmetry->space;
    bool linked = symmetry->linked;
    uint64_t live[CODE_LENGTH_MAX] = {0};
    uint64_t seen[CODE_LENGTH_MAX] = {0};
    uint64_t live_anywhere = 0;
    uint64_t seen_anywhere = 0;
    for (size_t i = 0; i < situation->count; i++) {
        for (unsigned place = 0; place < space->length; place++) {
            live[place] |= situation->complete ? bit(situation->codes[i].at[place]) : UINT64_MAX;
        }
    }
    for (size_t i = 0; i < symmetry->history_count; i++) {
        for (unsigned place = 0; place < space->length; place++) {
            seen[place] |= bit(symmetry->history[i].guess.at[place]);
        }
    }
    for (unsigned place = 0; place < space->length; place++) {
        live_anywhere |= live[place];
        seen_anywhere |= seen[place];
    }
    uint64_t all = bit(space->symbols) - 1;
    /* The symbol that no code begins with is like no other. */
    uint64_t apart = space->not_first >= 0 ? bit((unsigned)space->not_first) : 0;
    for (unsigned place = 0; place < space->length; place++) {
        symmetry->legal[place] = place == 0 ? all & ~apart : all;
        uint64_t peers = linked ? all & ~apart : symmetry->legal[place];
        symmetry->dead[place] = peers & ~(linked ? live_anywhere : live[place]);
        symmetry->fresh[place] = peers & ~symmetry->dead[place] & ~(linked ? seen_anywhere : seen[place]);
    }
}

static bool are_twins(const struct symmetry *symmetry, unsigned one, unsigned other) {
    uint64_t dead = symmetry->linked ? symmetry->dead[0] : 0;
    for (size_t i = 0; i < symmetry->history_count; i++) {
        const struct code *guess = &symmetry->history[i].guess;
        bool both_dead = (dead & bit(guess->at[one])) != 0 && (dead & bit(guess->at[other])) != 0;
        if (guess->at[one] != guess->at[other] && !both_dead) {
            return false;
        }
    }
    return true;
}

static void find_twins(struct symmetry *symmetry, enum feedback_kind kind) {
    for (unsigned place = 0; place < symmetry->space->length; place++) {
        symmetry->twin[place] = NONE;
        unsigned first = symmetry->space->not_first >= 0 ? 1 : 0;
        for (unsigned other = first; other < place && kind != FEEDBACK_POSITIONS; other++) {
            if (are_twins(symmetry, other, place)) {
                symmetry->twin[place] = (int)other;
            }
        }
    }
}

/* --- motions --- */

/* Lets the place's symbols come from another place in every guess; false when that does not turn them into themselves. */
static bool move_place(const struct symmetry *symmetry, struct motion *motion, uint64_t *images, unsigned to,
                       unsigned from) {
    for (size_t i = 0; i < symmetry->history_count; i++) {
        unsigned old = symmetry->history[i].guess.at[from];
        unsigned new = symmetry->history[i].guess.at[to];
        bool old_is_dead = (symmetry->dead[0] & bit(old)) != 0;
        bool new_is_dead = (symmetry->dead[0] & bit(new)) != 0;
        if (old_is_dead != new_is_dead) {
            return false;
        }
        if (old_is_dead) {
            continue;
        }
        if (motion->becomes[old] == NONE && (*images & bit(new)) == 0) {
            motion->becomes[old] = (int8_t) new;
            *images |= bit(new);
        } else if (motion->becomes[old] != (int8_t) new) {
            return false;
        }
    }
    motion->from[to] = (uint8_t)from;
    return true;
}

/* Tries all ways to fill the places from `place` on with places not yet taken. */
static void find_motions(struct symmetry *symmetry, const struct motion *motion, uint64_t images, unsigned place,
                         unsigned taken) {
    unsigned length = symmetry->space->length;
    if (place == length) {
        symmetry->motions[symmetry->motion_count++] = *motion;
        return;
    }
    for (unsigned from = 0; from < length; from++) {
        bool stays_apart = symmetry->space->not_first >= 0 && (place == 0) != (from == 0);
        if ((taken >> from & 1) != 0 || stays_apart) {
            continue;
        }
        struct motion next = *motion;
        uint64_t next_images = images;
        if (move_place(symmetry, &next, &next_images, place, from)) {
            find_motions(symmetry, &next, next_images, place + 1, taken | 1U << from);
        }
    }
}

static void list_motions(struct symmetry *symmetry, enum feedback_kind kind) {
    const struct code_space *space = symmetry->space;
    if (kind != FEEDBACK_PEGS || space->length > PLACES_MOVED) {
        return;
    }
    struct motion motion = {0};
    uint64_t images = 0;
    memset(motion.becomes, NONE, sizeof motion.becomes);
    if (space->not_first >= 0) {
        motion.becomes[space->not_first] = space->not_first;
        images = bit((unsigned)space->not_first);
    }
    find_motions(symmetry, &motion, images, 0, 0);
}

/*
 * Does the motion turn the guess into a smaller one? Fresh and dead symbols are renamed as they come, the smallest
 * first; that is how they were generated.
 */
static bool moves_down(const struct symmetry *symmetry, const struct motion *motion, const struct code *guess) {
    const struct code_space *space = symmetry->space;
    int8_t becomes[CODE_SYMBOLS_MAX];
    memcpy(becomes, motion->becomes, sizeof becomes);
    uint64_t fresh = symmetry->fresh[0];
    uint64_t dead = symmetry->dead[0];
    for (unsigned place = 0; place < space->length; place++) {
        unsigned symbol = guess->at[motion->from[place]];
        if (becomes[symbol] == NONE) {
            bool is_fresh = (symmetry->fresh[0] & bit(symbol)) != 0;
            uint64_t *pool = is_fresh ? &fresh : &dead;
            becomes[symbol] = (int8_t)__builtin_ctzll(*pool);
            if (is_fresh || !space->repeats) {
                *pool &= *pool - 1;
            }
        }
        if (becomes[symbol] != (int8_t)guess->at[place]) {
            return becomes[symbol] < (int8_t)guess->at[place];
        }
    }
    return false;
}

static bool is_smallest(const struct symmetry *symmetry, const struct code *guess) {
    for (size_t i = 1; i < symmetry->motion_count; i++) {
        if (moves_down(symmetry, &symmetry->motions[i], guess)) {
            return false;
        }
    }
    return true;
}

/* --- guesses --- */

/* The symbols to try at a place, given those used before. */
static uint64_t choices(const struct symmetry *symmetry, const struct code *guess, unsigned place, uint64_t used) {
    uint64_t fresh = symmetry->fresh[place];
    uint64_t dead = symmetry->dead[place];
    uint64_t symbols = symmetry->legal[place] & ~fresh & ~dead;
    if (!symmetry->linked) {
        symbols |= lowest(fresh) | lowest(dead);
    } else if (symmetry->space->repeats) {
        symbols |= (fresh & used) | lowest(fresh & ~used) | lowest(dead);
    } else {
        symbols = (symbols & ~used) | lowest(fresh & ~used) | lowest(dead & ~used);
    }
    if (symmetry->twin[place] != NONE) {
        symbols &= -bit(guess->at[symmetry->twin[place]]);
    }
    return symbols;
}

static void list_from(const struct symmetry *symmetry, struct guess_list *list, struct code *guess, unsigned place,
                      uint64_t used) {
    bool is_last = place + 1 == symmetry->space->length;
    uint64_t symbols = choices(symmetry, guess, place, used);
    if (is_last && symmetry->motion_count <= 1) {
        guess_list_add_endings(list, guess, symbols);
        return;
    }
    for (; symbols != 0; symbols &= symbols - 1) {
        unsigned symbol = (unsigned)__builtin_ctzll(symbols);
        guess->at[place] = (uint8_t)symbol;
        if (!is_last) {
            list_from(symmetry, list, guess, place + 1, used | bit(symbol));
        } else if (is_smallest(symmetry, guess)) {
            guess_list_add(list, guess);
        }
    }
}

enum err symmetry_list_guesses(struct guess_list *out, const struct situation *situation) {
    const struct position *position = &situation->position;
    const struct code_space *space = position->question.space;
    struct guess_list list = {0};
    uint64_t codes = code_count(space);
    enum err err = guess_list_make(&list, codes < SOLVER_LISTED ? codes : SOLVER_LISTED, space->length);
    struct symmetry *symmetry = calloc(1, sizeof *symmetry);
    if (err != OK || symmetry == NULL) {
        guess_list_clear(&list);
        free(symmetry);
        return ERR_NO_MEMORY;
    }
    symmetry->space = space;
    symmetry->history = position->history;
    symmetry->history_count = position->count;
    symmetry->linked = !space->repeats || position->question.kind == FEEDBACK_PEGS;
    sort_symbols(symmetry, situation);
    find_twins(symmetry, position->question.kind);
    list_motions(symmetry, position->question.kind);
    struct code guess = {{0}};
    list_from(symmetry, &list, &guess, 0, 0);
    free(symmetry);
    *out = list;
    return OK;
}
