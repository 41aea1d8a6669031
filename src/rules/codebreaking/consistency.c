/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The search for a code that fits all answers.
 *
 * Every place is decided twice. First whether it is a hit, that is, holds one of the symbols that some guess has there,
 * and which; or a miss, that is, holds any other symbol. The hits alone settle all exact counts. Then the misses are
 * filled. The point of the delay: a symbol in a miss only ever counts towards the totals (exact plus misplaced) of the
 * guesses, so what the misses must hold is a matter of numbers, not of places. With up to three answers `can_total`
 * computes by a small dynamic program whether any choice of symbols gives all totals at once; that is what refutes, in a
 * moment, answers that leave too few places for everything they promise, where trying codes would take ages.
 *
 * An answer bounds the search by two intervals: the exact places found so far, and those with the places still
 * undecided, must enclose its exact count; the same with all open places for its total.
 *
 * Most searches end within a few thousand steps; those that do not may take ages. In a small space they are given up
 * for a walk through all codes, whose time is known. In a large one the search is begun anew, in turns with a local search
 * (local_search.h), each turn twice as long as the one before: whichever is the right one ends within a few times the
 * steps that it would have needed alone.
 */
#include "rules/consistency.h"

#include <stdlib.h>
#include <string.h>

#include "exact_conflicts.h"
#include "local_search.h"

/*
 * Steps before something surer is tried: joint totals with few answers, walking through all codes of a small space; those
 * of the first turn in a large one.
 */
enum { JOINT_MAX = 3, BLOCK = 16, STEPS_QUICK = 500, STEPS_SMALL = 20000, STEPS_TURN = 20000 };

enum { ASK_EVERY = 8192 }; /* steps, before patience is asked for again */

/*
 * Sixteen answers side by side, and what the places filled so far make of them. The loops over a block have a fixed
 * length and no branches, so that a compiler can do all sixteen at once; what a block has no answer for stays zero.
 */
struct block {
    uint8_t guess[CODE_LENGTH_MAX][BLOCK];     /* symbols of the guesses by place; NO_SYMBOL where there is no guess */
    uint8_t in_guess[CODE_SYMBOLS_MAX][BLOCK]; /* how often a symbol occurs in the guesses; pegs only */
    uint8_t exact[BLOCK];
    uint8_t total[BLOCK]; /* exact + misplaced; pegs only */
    uint8_t exact_now[BLOCK];
    uint8_t total_now[BLOCK];
};

enum { NO_SYMBOL = 0xff };

struct search {
    const struct code_space *space;
    bool pegs;
    size_t count; /* of answers */
    size_t block_count;
    bool jointly; /* looks at what all answers together demand; they are few enough */
    bool exhausted;
    bool impatient; /* whoever waits has lost patience: stays so */
    const struct patience *patience;
    uint64_t unasked; /* steps since that was asked last */
    uint64_t steps;
    uint64_t allowed[CODE_LENGTH_MAX]; /* by place: symbols that no answer alone rules out, as bits */
    uint64_t guessed[CODE_LENGTH_MAX]; /* by place: symbols that some guess has there */
    uint64_t known;                    /* symbols that occur in any guess */
    uint8_t undecided;                 /* places neither hit nor miss yet: the last so many */
    uint8_t open;                      /* places without a symbol */
    uint8_t used[CODE_SYMBOLS_MAX];    /* how often each symbol is placed */
    struct code code;                  /* the places filled so far */
    uint16_t misses;                   /* places, as bits */
    uint16_t reach[(CODE_LENGTH_MAX + 1) * (CODE_LENGTH_MAX + 1) * (CODE_LENGTH_MAX + 1)]; /* of can_total */
    struct block blocks[];
};

bool consistency_fits(const struct question *question, const struct code *code, const struct constraint *constraint) {
    return feedback_equal(feedback_of(question->kind, question->space, code, &constraint->guess), constraint->answer);
}

static uint64_t bit(unsigned symbol) {
    return UINT64_C(1) << symbol;
}

/* Takes steps from the budget; false when it is used up, or nobody waits any more. */
static bool spend(struct search *search, uint64_t steps) {
    bool enough = search->steps >= steps;
    search->steps = enough ? search->steps - steps : 0;
    search->unasked += steps;
    if (search->unasked >= ASK_EVERY) {
        search->unasked = 0;
        search->impatient = search->patience != NULL && search->patience->is_over(search->patience->context);
    }
    search->exhausted = search->exhausted || search->impatient || !enough;
    return !search->exhausted;
}

/* Can every answer, for itself, still be true? */
static bool is_within_bounds(const struct search *search) {
    uint8_t bad = 0;
    for (size_t i = 0; i < search->block_count && bad == 0; i++) {
        const struct block *block = &search->blocks[i];
        for (size_t k = 0; k < BLOCK; k++) {
            uint8_t most_exact = (uint8_t)(block->exact_now[k] + search->undecided);
            uint8_t most_total = (uint8_t)(block->total_now[k] + search->open);
            bool exact = block->exact_now[k] <= block->exact[k] && block->exact[k] <= most_exact;
            bool total = block->total_now[k] <= block->total[k] && block->total[k] <= most_total;
            bad = (uint8_t)(bad | (exact && total ? 0 : 1));
        }
    }
    return bad == 0;
}

static void put_symbol(struct search *search, unsigned place, uint8_t symbol) {
    uint8_t used = search->used[symbol]++;
    for (size_t i = 0; i < search->block_count; i++) {
        struct block *block = &search->blocks[i];
        for (size_t k = 0; k < BLOCK; k++) {
            block->exact_now[k] = (uint8_t)(block->exact_now[k] + (block->guess[place][k] == symbol));
            block->total_now[k] = (uint8_t)(block->total_now[k] + (used < block->in_guess[symbol][k]));
        }
    }
    search->open--;
    search->code.at[place] = symbol;
}

static void take_symbol(struct search *search, unsigned place, uint8_t symbol) {
    uint8_t used = --search->used[symbol];
    for (size_t i = 0; i < search->block_count; i++) {
        struct block *block = &search->blocks[i];
        for (size_t k = 0; k < BLOCK; k++) {
            block->exact_now[k] = (uint8_t)(block->exact_now[k] - (block->guess[place][k] == symbol));
            block->total_now[k] = (uint8_t)(block->total_now[k] - (used < block->in_guess[symbol][k]));
        }
    }
    search->open++;
}

/* May the symbol be placed once more? */
static bool is_free(const struct search *search, unsigned symbol) {
    return search->space->repeats || search->used[symbol] == 0;
}

/* --- what up to three answers demand jointly --- */

/* The totals that the answers still miss, and a table with one cell for everything from nothing to all of them. */
struct joint {
    unsigned need[JOINT_MAX];
    unsigned stride[JOINT_MAX];
    unsigned cells;
};

static struct joint score(const struct search *search) {
    struct joint joint = {.cells = 1};
    for (size_t i = 0; i < JOINT_MAX; i++) {
        bool counts = i < search->count;
        joint.need[i] = counts ? (unsigned)search->blocks[0].total[i] - search->blocks[0].total_now[i] : 0;
        joint.stride[i] = joint.cells;
        joint.cells *= joint.need[i] + 1;
    }
    return joint;
}

/* How often more a symbol counts towards an answer's total. */
static unsigned room_of(const struct search *search, size_t answer, unsigned symbol) {
    unsigned in_guess = search->blocks[0].in_guess[symbol][answer];
    return in_guess > search->used[symbol] ? in_guess - search->used[symbol] : 0;
}

/* The cell from which `times` more of a symbol lead to the cell (a, b, c), or -1 where they overshoot. */
static int cell_before(const struct joint *joint, const unsigned at[JOINT_MAX], const unsigned room[JOINT_MAX],
                       unsigned times) {
    unsigned cell = 0;
    for (size_t i = 0; i < JOINT_MAX; i++) {
        unsigned gain = times < room[i] ? times : room[i];
        if (gain > at[i]) {
            return -1;
        }
        cell += (at[i] - gain) * joint->stride[i];
    }
    return (int)cell;
}

/*
 * Adds a symbol that may be placed up to `most` times more to the table, where bit p of a cell says that some choice of
 * the symbols so far adds exactly the totals of the cell and takes p places. Cells are walked downwards, so that those
 * which a cell draws on are still without the symbol.
 */
static void add_symbol(struct search *search, const struct joint *joint, const unsigned room[JOINT_MAX],
                       unsigned most) {
    for (unsigned cell = joint->cells; cell-- > 0;) {
        unsigned at[JOINT_MAX];
        for (size_t i = 0; i < JOINT_MAX; i++) {
            at[i] = cell / joint->stride[i] % (joint->need[i] + 1);
        }
        for (unsigned times = 1; times <= most; times++) {
            int before = cell_before(joint, at, room, times);
            if (before < 0) {
                break;
            }
            search->reach[cell] |= (uint16_t)(search->reach[before] << times);
        }
    }
}

/*
 * Can the open places be given symbols so that all totals come out at once? Where symbols may not go is not looked at,
 * nor, with repeats, whether there is one that adds nothing: so `true` is a maybe, `false` is certain.
 */
static bool can_total(struct search *search) {
    struct joint joint = score(search);
    unsigned symbols = search->space->symbols;
    unsigned fillers = 0; /* symbols that add nothing */
    if (!spend(search, (uint64_t)joint.cells * symbols / 8)) {
        return false;
    }
    memset(search->reach, 0, joint.cells * sizeof search->reach[0]);
    search->reach[0] = 1;
    for (unsigned symbol = 0; symbol < symbols; symbol++) {
        unsigned room[JOINT_MAX];
        unsigned most = 0;
        for (size_t i = 0; i < JOINT_MAX; i++) {
            room[i] = room_of(search, i, symbol);
            most = room[i] > most ? room[i] : most;
        }
        if (most > 0) {
            add_symbol(search, &joint, room, most);
        } else if (is_free(search, symbol)) {
            fillers++;
        }
    }
    unsigned least = search->space->repeats || fillers >= search->open ? 0 : search->open - fillers;
    unsigned places = (2U << search->open) - (1U << least); /* the bits `least` to `open` */
    return (search->reach[joint.cells - 1] & places) != 0;
}

static bool is_promising(struct search *search) {
    if (!is_within_bounds(search)) {
        return false;
    }
    return !search->jointly || can_total(search);
}

/* --- the search --- */

/* Fills the misses from `place` on. A symbol of no guess is as good as any other such. */
static bool fill_misses(struct search *search, unsigned place) {
    while (place < search->space->length && (search->misses >> place & 1) == 0) {
        place++;
    }
    if (place == search->space->length) {
        return true;
    }
    uint64_t candidates = search->allowed[place] & ~search->guessed[place];
    bool tried_unknown = false;
    for (uint8_t symbol = 0; symbol < search->space->symbols && !search->exhausted; symbol++) {
        bool unknown = (search->known & bit(symbol)) == 0;
        if ((candidates & bit(symbol)) == 0 || !is_free(search, symbol) || (unknown && tried_unknown)) {
            continue;
        }
        tried_unknown = tried_unknown || unknown;
        if (!spend(search, search->block_count)) {
            return false;
        }
        put_symbol(search, place, symbol);
        if (is_promising(search) && fill_misses(search, place + 1)) {
            return true;
        }
        take_symbol(search, place, symbol);
    }
    return false;
}

/* Decides hit or miss for the places from `place` on. */
static bool decide(struct search *search, unsigned place) {
    if (place == search->space->length) {
        return is_promising(search) && fill_misses(search, 0);
    }
    uint64_t hits = search->allowed[place] & search->guessed[place];
    search->undecided--;
    for (uint8_t symbol = 0; symbol < search->space->symbols && !search->exhausted; symbol++) {
        if ((hits & bit(symbol)) == 0 || !is_free(search, symbol) || !spend(search, search->block_count)) {
            continue;
        }
        put_symbol(search, place, symbol);
        if (is_within_bounds(search) && decide(search, place + 1)) {
            return true;
        }
        take_symbol(search, place, symbol);
    }
    if ((search->allowed[place] & ~search->guessed[place]) != 0 && spend(search, search->block_count)) {
        search->misses |= (uint16_t)(1U << place);
        if (is_within_bounds(search) && decide(search, place + 1)) {
            return true;
        }
        search->misses &= (uint16_t) ~(1U << place);
    }
    search->undecided++;
    return false;
}

/* Rules out what an answer alone shows to be in no place, or not in some. */
static void narrow(struct search *search, const struct constraint *constraint, enum feedback_kind kind) {
    const struct feedback *answer = &constraint->answer;
    uint64_t symbols = 0;
    for (unsigned place = 0; place < search->space->length; place++) {
        uint64_t guessed = bit(constraint->guess.at[place]);
        symbols |= guessed;
        if (kind == FEEDBACK_POSITIONS) {
            search->allowed[place] &= (answer->places >> place & 1) != 0 ? guessed : ~guessed;
        } else if (answer->exact == 0) {
            search->allowed[place] &= ~guessed;
        }
    }
    for (unsigned place = 0; place < search->space->length; place++) {
        search->guessed[place] |= bit(constraint->guess.at[place]);
        if (kind == FEEDBACK_PEGS && answer->exact + answer->misplaced == 0) {
            search->allowed[place] &= ~symbols;
        }
    }
    search->known |= symbols;
}

static void add_answer(struct search *search, size_t index, const struct constraint *constraint) {
    struct block *block = &search->blocks[index / BLOCK];
    size_t k = index % BLOCK;
    const struct feedback *answer = &constraint->answer;
    block->exact[k] = answer->exact;
    block->total[k] = search->pegs ? (uint8_t)(answer->exact + answer->misplaced) : 0;
    for (unsigned place = 0; place < search->space->length; place++) {
        uint8_t symbol = constraint->guess.at[place];
        block->guess[place][k] = symbol;
        block->in_guess[symbol][k] = (uint8_t)(block->in_guess[symbol][k] + search->pegs);
    }
}

static struct search *prepare(const struct question *question, const struct constraint *constraints, size_t count) {
    size_t blocks = count / BLOCK + 1;
    struct search *search = calloc(1, sizeof *search + blocks * sizeof search->blocks[0]);
    if (search == NULL) {
        return NULL;
    }
    const struct code_space *space = question->space;
    search->space = space;
    search->pegs = question->kind == FEEDBACK_PEGS;
    search->count = count;
    search->block_count = blocks;
    search->undecided = search->open = space->length;
    for (unsigned place = 0; place < space->length; place++) {
        search->allowed[place] = bit(space->symbols) - 1;
    }
    if (space->not_first >= 0) {
        search->allowed[0] &= ~bit((unsigned)space->not_first);
    }
    for (size_t i = 0; i < blocks; i++) {
        memset(search->blocks[i].guess, NO_SYMBOL, sizeof search->blocks[i].guess);
    }
    for (size_t i = 0; i < count; i++) {
        narrow(search, &constraints[i], question->kind);
        add_answer(search, i, &constraints[i]);
    }
    return search;
}

static enum verdict attempt(struct search *search, bool jointly, uint64_t *steps) {
    search->jointly = jointly;
    search->exhausted = false;
    search->steps = *steps;
    bool found = is_promising(search) && decide(search, 0);
    *steps = search->steps;
    return found ? VERDICT_CONSISTENT : search->exhausted ? VERDICT_UNDECIDED : VERDICT_CONTRADICTORY;
}

/* The same with a part of the steps. */
static enum verdict attempt_briefly(struct search *search, bool jointly, uint64_t most, uint64_t *steps) {
    uint64_t own = *steps < most ? *steps : most;
    *steps -= own;
    enum verdict verdict = attempt(search, jointly, &own);
    *steps += own;
    return verdict;
}

/* --- small spaces --- */

struct meeting {
    struct code code;
    bool found;
};

static bool meet(void *context, const struct code *code, const uint64_t *conflicts) {
    struct meeting *meeting = context;
    (void)conflicts;
    *meeting = (struct meeting){*code, true};
    return false;
}

/* Looks at every code, so it decides whatever the steps. */
static enum err walk(enum verdict *out, struct code *code, const struct question *question,
                     const struct constraint *constraints, size_t count, uint64_t *steps) {
    struct meeting meeting = {.found = false};
    const struct exact_conflicts_visitor visitor = {.meet = meet, .context = &meeting};
    uint64_t endless = UINT64_MAX;
    bool done = false;
    uint64_t *must = malloc(exact_conflicts_words(count) * sizeof *must);
    if (must == NULL) {
        return ERR_NO_MEMORY;
    }
    memset(must, 0xff, exact_conflicts_words(count) * sizeof *must);
    enum err err = exact_conflicts_walk(&done, question, constraints, count, must, &visitor, &endless);
    free(must);
    if (err != OK) {
        return err;
    }
    uint64_t taken = UINT64_MAX - endless;
    *steps -= taken < *steps ? taken : *steps;
    *out = meeting.found ? VERDICT_CONSISTENT : VERDICT_CONTRADICTORY;
    if (meeting.found) {
        *code = meeting.code;
    }
    return OK;
}

/* --- large spaces --- */

/* The two searches in turns, until one has decided or the steps are spent. */
static enum err take_turns(enum verdict *out, struct search *search, const struct question *question,
                           const struct constraint *constraints, uint64_t *steps) {
    enum verdict verdict = VERDICT_UNDECIDED;
    for (uint64_t turn = STEPS_TURN; verdict == VERDICT_UNDECIDED && *steps > 0 && !search->impatient; turn *= 2) {
        bool met = false;
        verdict = attempt_briefly(search, false, turn, steps);
        if (verdict != VERDICT_UNDECIDED || search->impatient) {
            break;
        }
        uint64_t own = *steps < turn ? *steps : turn;
        *steps -= own;
        enum err err = local_search(&met, &search->code, question, constraints, search->count, turn, &own);
        if (err != OK) {
            return err;
        }
        *steps += own;
        verdict = met ? VERDICT_CONSISTENT : VERDICT_UNDECIDED;
    }
    *out = verdict;
    return OK;
}

/* Where a turn of the local search would be in vain: answers by positions leave the complete one nothing to look for. */
static bool has_turns(const struct search *search, const struct question *question) {
    return search->count > JOINT_MAX && question->kind != FEEDBACK_POSITIONS;
}

static enum err search_large(enum verdict *out, struct search *search, const struct question *question,
                             const struct constraint *constraints, uint64_t *steps) {
    enum err err = OK;
    if (has_turns(search, question)) {
        err = take_turns(out, search, question, constraints, steps);
    } else {
        *out = attempt(search, search->pegs && search->count <= JOINT_MAX, steps);
    }
    *steps = search->impatient ? 0 : *steps;
    return err;
}

enum err consistency_search(enum verdict *out, struct code *code, const struct question *question,
                            const struct constraint *constraints, size_t count, uint64_t *steps,
                            const struct patience *patience) {
    struct search *search = prepare(question, constraints, count);
    if (search == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = OK;
    enum verdict verdict = VERDICT_UNDECIDED;
    bool few = search->pegs && count <= JOINT_MAX;
    bool small = code_count(question->space) <= CONSISTENCY_EXACT;
    search->patience = small ? NULL : patience;
    if (few) {
        /* Most sets of few answers have a code that is found sooner than the joint totals are computed. */
        verdict = attempt_briefly(search, false, STEPS_QUICK, steps);
    }
    if (verdict == VERDICT_UNDECIDED && small) {
        verdict = attempt_briefly(search, few, STEPS_SMALL, steps);
    } else if (verdict == VERDICT_UNDECIDED) {
        err = search_large(&verdict, search, question, constraints, steps);
    }
    if (err == OK && verdict == VERDICT_CONSISTENT) {
        *code = search->code;
    }
    free(search);
    if (err == OK && verdict == VERDICT_UNDECIDED && small) {
        return walk(out, code, question, constraints, count, steps);
    }
    if (err == OK) {
        *out = verdict;
    }
    return err;
}
