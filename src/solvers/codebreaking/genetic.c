/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Breeding codes that fit.
 *
 * A population of codes lives under the answers so far. A code's faults are how far its answers to the guesses are off,
 * in pegs; one without faults fits. Codes change by mutation (another symbol at a place, or two places swapped) and by
 * crossover (two codes exchange a stretch of places). A change that lessens faults is kept, one that adds some is kept
 * with a chance that falls with their number: Metropolis' rule. As every change is as likely as the one back, the
 * population in the long run visits all codes with equally many faults equally often, so those that fit are met evenly.
 * (Berghman, Goossens and Leus 2009 breed codes for this game by a genetic algorithm; Liang and Wong 2000 describe
 * crossover under Metropolis' rule.)
 *
 * Population, temperature and shares were found by trial on 8 places with 12 symbols up to 12 places with 36.
 */
#include "genetic.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "util/splitmix.h"

enum {
    POPULATION = 64,
    CHANGES = 32,          /* of each code between two looks at which fit */
    CROSSOVERS = 16,       /* changes in 256 that are crossovers */
    SWAPS = 64,            /* mutations in 256 that swap two places */
    LOOKS_IDLE = 64,       /* looks without a new code, after which those that fit are taken to have all been found */
    STEPS_PER_CHANGE = 16, /* what a change costs the budget, */
    STEPS_PER_BLOCK = 4,   /* and what each block of answers adds to that */
    FAULTS_MAX = 64,       /* to add as many or more is never kept */
    LANES = 16,
};

/* A change that adds one fault is kept one time in twelve: exp(-1 / temperature). */
static const double temperature = 0.4;

typedef int8_t lanes __attribute__((vector_size(LANES)));

/* Sixteen answers. */
struct block {
    lanes exact;                                     /* as answered */
    lanes total;                                     /* exact and misplaced */
    lanes hits[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX];   /* place, symbol: 1 where the guess has it there */
    lanes counts[CODE_LENGTH_MAX][CODE_SYMBOLS_MAX]; /* k, symbol: 1 where the guess has it more than k times */
};

struct member {
    struct code code;
    unsigned faults;
};

struct genetic {
    const struct position *position;
    struct budget *budget;
    uint64_t stream;             /* state of the stream of random numbers */
    uint32_t chance[FAULTS_MAX]; /* that a change which adds so many faults is kept, in 2^-32 */
    struct member members[POPULATION];
    uint64_t allowed[CODE_LENGTH_MAX]; /* by place: symbols that answers by positions leave, as bits */
    size_t block_count;
    struct block blocks[];
};

/* From a fast stream of its own: a change costs less than a draw from the caller's. */
static unsigned draw_below(struct genetic *genetic, unsigned bound) {
    return splitmix_below(&genetic->stream, bound);
}

static unsigned sum_of(const lanes *vector) {
    unsigned sum = 0;
    for (unsigned i = 0; i < LANES; i++) {
        sum += (unsigned)(*vector)[i];
    }
    return sum;
}

/* How far the code's answers are off; places at which positions rule its symbol out count one each. */
static unsigned count_faults(const struct genetic *genetic, const struct code *code) {
    unsigned length = genetic->position->question.space->length;
    unsigned faults = 0;
    uint8_t k[CODE_LENGTH_MAX] = {0};
    uint8_t times[CODE_SYMBOLS_MAX] = {0};
    for (unsigned place = 0; place < length; place++) {
        k[place] = times[code->at[place]]++;
        faults += (genetic->allowed[place] >> code->at[place] & 1) == 0;
    }
    for (size_t i = 0; i < genetic->block_count; i++) {
        const struct block *block = &genetic->blocks[i];
        lanes exact = -block->exact;
        lanes total = -block->total;
        for (unsigned place = 0; place < length; place++) {
            exact += block->hits[place][code->at[place]];
            total += block->counts[k[place]][code->at[place]];
        }
        lanes off = (exact ^ (exact < 0)) - (exact < 0) + (total ^ (total < 0)) - (total < 0);
        faults += sum_of(&off);
    }
    return faults;
}

/* Is a change that adds so many faults (or takes some away) to be kept? */
static bool survives(struct genetic *genetic, unsigned before, unsigned after) {
    if (after <= before) {
        return true;
    }
    return after - before < FAULTS_MAX && splitmix_draw(&genetic->stream) < genetic->chance[after - before];
}

static void mutate(struct genetic *genetic, struct member *member) {
    const struct code_space *space = genetic->position->question.space;
    struct member child = *member;
    unsigned place = draw_below(genetic, space->length);
    if (draw_below(genetic, 256) < SWAPS) {
        unsigned other = draw_below(genetic, space->length);
        child.code.at[place] = member->code.at[other];
        child.code.at[other] = member->code.at[place];
    } else {
        child.code.at[place] = (uint8_t)draw_below(genetic, space->symbols);
    }
    if (!code_is_legal(space, &child.code)) {
        return;
    }
    child.faults = count_faults(genetic, &child.code);
    if (survives(genetic, member->faults, child.faults)) {
        *member = child;
    }
}

static void cross(struct genetic *genetic, struct member *one, struct member *other) {
    const struct code_space *space = genetic->position->question.space;
    struct member children[2] = {*one, *other};
    unsigned first = draw_below(genetic, space->length);
    unsigned count = draw_below(genetic, space->length);
    for (unsigned i = 0; i < count; i++) {
        unsigned place = (first + i) % space->length;
        children[0].code.at[place] = other->code.at[place];
        children[1].code.at[place] = one->code.at[place];
    }
    if (!code_is_legal(space, &children[0].code) || !code_is_legal(space, &children[1].code)) {
        return;
    }
    children[0].faults = count_faults(genetic, &children[0].code);
    children[1].faults = count_faults(genetic, &children[1].code);
    if (survives(genetic, one->faults + other->faults, children[0].faults + children[1].faults)) {
        *one = children[0];
        *other = children[1];
    }
}

/* Lets every code change for a while; false when the budget is over. */
static bool live(struct genetic *genetic) {
    uint64_t steps = STEPS_PER_CHANGE + STEPS_PER_BLOCK * genetic->block_count;
    for (unsigned i = 0; i < POPULATION; i++) {
        if (!budget_spend(genetic->budget, CHANGES * steps)) {
            return false;
        }
        for (unsigned change = 0; change < CHANGES; change++) {
            if (draw_below(genetic, 256) < CROSSOVERS) {
                unsigned partner = (i + 1 + draw_below(genetic, POPULATION - 1)) % POPULATION;
                cross(genetic, &genetic->members[i], &genetic->members[partner]);
            } else {
                mutate(genetic, &genetic->members[i]);
            }
        }
    }
    return true;
}

static void add_answer(struct genetic *genetic, size_t index, const struct constraint *constraint) {
    const struct question *question = &genetic->position->question;
    struct block *block = &genetic->blocks[index / LANES];
    unsigned lane = (unsigned)(index % LANES);
    uint8_t times[CODE_SYMBOLS_MAX] = {0};
    block->exact[lane] = (int8_t)constraint->answer.exact;
    for (unsigned place = 0; place < question->space->length; place++) {
        unsigned symbol = constraint->guess.at[place];
        block->hits[place][symbol][lane] = 1;
        if (question->kind == FEEDBACK_PEGS) {
            block->counts[times[symbol]++][symbol][lane] = 1;
        }
    }
    if (question->kind == FEEDBACK_PEGS) {
        block->total[lane] = (int8_t)(constraint->answer.exact + constraint->answer.misplaced);
    }
}

/* What an answer by positions rules out. */
static void rule_out(struct genetic *genetic, const struct constraint *constraint) {
    for (unsigned place = 0; place < genetic->position->question.space->length; place++) {
        uint64_t symbol = UINT64_C(1) << constraint->guess.at[place];
        genetic->allowed[place] &= (constraint->answer.places >> place & 1) != 0 ? symbol : ~symbol;
    }
}

static struct genetic *prepare(const struct position *position, struct rng *rng, struct budget *budget) {
    bool positions = position->question.kind == FEEDBACK_POSITIONS;
    size_t blocks = positions ? 0 : (position->count + LANES - 1) / LANES;
    size_t size = sizeof(struct genetic) + blocks * sizeof(struct block);
    struct genetic *genetic = aligned_alloc(_Alignof(struct genetic), size);
    if (genetic == NULL) {
        return NULL;
    }
    memset(genetic, 0, size);
    genetic->position = position;
    genetic->budget = budget;
    genetic->block_count = blocks;
    memset(genetic->allowed, UINT8_MAX, sizeof genetic->allowed);
    for (size_t i = 0; i < position->count; i++) {
        if (positions) {
            rule_out(genetic, &position->history[i]);
        } else {
            add_answer(genetic, i, &position->history[i]);
        }
    }
    for (unsigned faults = 0; faults < FAULTS_MAX; faults++) {
        genetic->chance[faults] = (uint32_t)(UINT32_MAX * exp(-(double)faults / temperature));
    }
    unsigned char seed[sizeof genetic->stream];
    rng_bytes(rng, seed, sizeof seed);
    memcpy(&genetic->stream, seed, sizeof seed);
    for (unsigned i = 0; i < POPULATION; i++) {
        struct member *member = &genetic->members[i];
        code_draw(&member->code, position->question.space, rng);
        member->faults = count_faults(genetic, &member->code);
    }
    return genetic;
}

static bool is_listed(const struct code_list *list, const struct code *code) {
    for (size_t i = 0; i < list->count; i++) {
        if (memcmp(&list->codes[i], code, sizeof *code) == 0) {
            return true;
        }
    }
    return false;
}

enum err genetic_codes(struct code_list *out, const struct position *position, size_t wanted, struct rng *rng,
                       struct budget *budget) {
    struct code_list list = {.codes = calloc(wanted, sizeof(struct code))};
    struct genetic *genetic = prepare(position, rng, budget);
    if (list.codes == NULL || genetic == NULL) {
        free(list.codes);
        free(genetic);
        return ERR_NO_MEMORY;
    }
    unsigned idle = 0;
    while (list.count < wanted && (idle < LOOKS_IDLE || list.count == 0) && live(genetic)) {
        size_t before = list.count;
        for (unsigned i = 0; i < POPULATION && list.count < wanted; i++) {
            const struct member *member = &genetic->members[i];
            if (member->faults == 0 && !is_listed(&list, &member->code)) {
                list.codes[list.count++] = member->code;
            }
        }
        idle = list.count > before ? 0 : idle + 1;
    }
    free(genetic);
    *out = list;
    return OK;
}
