/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Exhaustive search over the codes of a board, by branch and bound.
 *
 * What a set of n codes costs, the total of guesses over all of them, is n for the guess made now and what the parts
 * cost that it leaves. A part of m codes costs at least 2m - 1: one code is right at once, the others with the guess
 * after. So a guess that leaves k parts costs at least 3n - k, and one less when it can be right itself. To know that
 * for all guesses, only the number of parts has to be counted: every answer is a bit of a mark, the marks of a code to
 * all guesses stand in a row, and the rows of the set are joined by or. Guesses are then tried in the order of these
 * bounds, and the bounds of the parts are made sharper, the cheap way first, before any of them is searched.
 */
#include "small_solver.h"

#include <stdlib.h>
#include <string.h>

#include "partition_kernel.h"
#include "util/splitmix.h"

/* Deeper than any line that can still be better than the best known; should one be, the search says so. */
enum { DEPTH_MAX = 16, LANES = 8, PARTITION_MAX = SMALL_SOLVER_ANSWERS };

typedef uint16_t marks __attribute__((vector_size(2 * LANES)));

/* A set by its content: codes are hashed, sets are the exclusive or of their codes. */
struct key {
    uint64_t half[2];
};

struct memo {
    struct key key;
    uint32_t total;
    bool exact; /* else a lower bound */
};

struct part {
    const uint16_t *set;
    size_t count;
    uint32_t bound;
    bool exact;
};

struct small_solver {
    const struct question *question;
    const struct guess_list *guesses;
    struct budget *budget;
    size_t stride;   /* of rows: the guesses in whole blocks */
    size_t distinct; /* guesses that are looked at */
    unsigned answers;
    uint8_t *answer;                  /* by code, by distinct guess */
    uint16_t *mark;                   /* the same as a bit */
    uint8_t *raw;                     /* by code, by guess; while codes are put on the board */
    uint32_t *columns;                /* by guess: its answers, hashed */
    uint16_t *kept;                   /* by distinct guess: the guess */
    uint16_t own[SMALL_SOLVER_CODES]; /* by code: the distinct guess that it is */
    struct key keys[SMALL_SOLVER_CODES];
    uint8_t *value;      /* by depth, by distinct guess: parts, and one more where the guess is of the set */
    uint16_t *partition; /* by depth: the sets that a guess leaves */
    uint64_t memo_mask;
    struct memo *memo;
    bool too_deep; /* some line was not followed to its end */
};

enum err small_solver_make(struct small_solver **out, const struct question *question, const struct guess_list *guesses,
                           size_t most, unsigned memo_bits, struct budget *budget) {
    struct small_solver *solver = calloc(1, sizeof *solver);
    if (solver == NULL) {
        return ERR_NO_MEMORY;
    }
    solver->question = question;
    solver->guesses = guesses;
    solver->budget = budget;
    solver->stride = (guesses->count + GUESS_BLOCK - 1) / GUESS_BLOCK * GUESS_BLOCK;
    solver->memo_mask = (UINT64_C(1) << memo_bits) - 1;
    size_t cells = most * solver->stride;
    solver->answer = aligned_alloc(GUESS_BLOCK, cells);
    solver->raw = aligned_alloc(GUESS_BLOCK, cells);
    solver->mark = aligned_alloc(GUESS_BLOCK, cells * sizeof *solver->mark);
    solver->columns = calloc(solver->stride, sizeof *solver->columns);
    solver->kept = calloc(solver->stride, sizeof *solver->kept);
    solver->value = calloc(DEPTH_MAX + 1, solver->stride);
    solver->partition = calloc((DEPTH_MAX + 1) * SMALL_SOLVER_CODES, sizeof *solver->partition);
    solver->memo = calloc(solver->memo_mask + 1, sizeof *solver->memo);
    if (solver->answer == NULL || solver->raw == NULL || solver->mark == NULL || solver->columns == NULL ||
        solver->kept == NULL || solver->value == NULL || solver->partition == NULL || solver->memo == NULL) {
        small_solver_free(solver);
        return ERR_NO_MEMORY;
    }
    *out = solver;
    return OK;
}

void small_solver_free(struct small_solver *solver) {
    if (solver != NULL) {
        free(solver->answer);
        free(solver->raw);
        free(solver->mark);
        free(solver->columns);
        free(solver->kept);
        free(solver->value);
        free(solver->partition);
        free(solver->memo);
        free(solver);
    }
}

/* --- putting codes on the board --- */

static uint64_t mix(uint64_t number) {
    return splitmix_next(&number);
}

static struct key key_of(const struct code *code) {
    uint64_t packed = 0;
    for (unsigned place = 0; place < CODE_LENGTH_MAX; place++) {
        packed = packed * CODE_SYMBOLS_MAX + code->at[place];
    }
    return (struct key){{mix(packed), mix(~packed)}};
}

/* Are two guesses answered alike by all codes? */
static bool is_same_column(const struct small_solver *solver, size_t count, size_t one, size_t other) {
    for (size_t i = 0; i < count; i++) {
        const uint8_t *row = solver->raw + i * solver->stride;
        if (row[one] != row[other]) {
            return false;
        }
    }
    return true;
}

/* Of guesses that are answered alike by all codes only the first is kept. */
static enum err keep_distinct(struct small_solver *solver, size_t count) {
    size_t guesses = solver->guesses->count;
    size_t slots = 1;
    while (slots < 2 * guesses) {
        slots *= 2;
    }
    uint16_t *seen = calloc(slots, sizeof *seen);
    if (seen == NULL) {
        return ERR_NO_MEMORY;
    }
    memset(solver->columns, 0, solver->stride * sizeof *solver->columns);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *row = solver->raw + i * solver->stride;
        for (size_t g = 0; g < solver->stride; g++) {
            solver->columns[g] = solver->columns[g] * 0x9e3779b1U + row[g] + 1;
        }
    }
    solver->distinct = 0;
    for (size_t g = 0; g < guesses; g++) {
        size_t slot = (solver->columns[g] ^ solver->columns[g] >> 15) & (slots - 1);
        while (seen[slot] != 0 && (solver->columns[seen[slot] - 1] != solver->columns[g] ||
                                   !is_same_column(solver, count, seen[slot] - 1U, g))) {
            slot = (slot + 1) & (slots - 1);
        }
        if (seen[slot] == 0) {
            seen[slot] = (uint16_t)(g + 1);
            solver->kept[solver->distinct++] = (uint16_t)g;
        }
    }
    free(seen);
    return OK;
}

static void fill_rows(struct small_solver *solver, size_t count) {
    uint8_t solved = (uint8_t)(solver->answers - 1);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *raw = solver->raw + i * solver->stride;
        uint8_t *answer = solver->answer + i * solver->stride;
        uint16_t *mark = solver->mark + i * solver->stride;
        for (size_t g = 0; g < solver->distinct; g++) {
            answer[g] = raw[solver->kept[g]];
            mark[g] = (uint16_t)(1U << answer[g]);
        }
        for (size_t g = solver->distinct; g % LANES != 0; g++) {
            mark[g] = 0;
        }
        solver->own[i] = (uint16_t)((const uint8_t *)memchr(answer, solved, solver->distinct) - answer);
    }
}

enum err small_solver_set(struct small_solver *solver, const struct code *codes, size_t count) {
    struct partition_kernel *kernel = NULL;
    enum err err = partition_kernel_begin(&kernel, solver->question, codes, count);
    if (err != OK) {
        return err;
    }
    for (size_t first = 0; first < solver->stride; first += GUESS_BLOCK) {
        partition_kernel_list_answers(solver->raw + first, solver->stride, kernel, solver->guesses, first);
    }
    solver->answers = partition_kernel_answers(kernel);
    partition_kernel_end(kernel);
    err = keep_distinct(solver, count);
    if (err != OK) {
        return err;
    }
    fill_rows(solver, count);
    for (size_t i = 0; i < count; i++) {
        solver->keys[i] = key_of(&codes[i]);
    }
    return OK;
}

/* --- bounds --- */

static struct memo *find_memo(const struct small_solver *solver, struct key *key, const uint16_t *set, size_t count) {
    *key = (struct key){{0}};
    for (size_t i = 0; i < count; i++) {
        key->half[0] ^= solver->keys[set[i]].half[0];
        key->half[1] ^= solver->keys[set[i]].half[1];
    }
    return &solver->memo[key->half[0] & solver->memo_mask];
}

static bool is_memo_of(const struct memo *memo, const struct key *key) {
    return memo->key.half[0] == key->half[0] && memo->key.half[1] == key->half[1];
}

/* Does some code of the set tell all of them apart? */
static bool has_telling_code(const struct small_solver *solver, const uint16_t *set, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const uint16_t *column = solver->mark + solver->own[set[i]];
        uint16_t met = 0;
        size_t j = 0;
        for (; j < count; j++) {
            uint16_t mark = column[set[j] * solver->stride];
            if ((met & mark) != 0) {
                break;
            }
            met |= mark;
        }
        if (j == count) {
            return true;
        }
    }
    return false;
}

/* What is known of a part without weighing guesses. */
static void look_at(const struct small_solver *solver, struct part *part) {
    uint32_t count = (uint32_t)part->count;
    part->exact = count <= 2;
    part->bound = 2 * count - 1;
    if (part->exact) {
        return;
    }
    struct key key;
    const struct memo *memo = find_memo(solver, &key, part->set, part->count);
    if (is_memo_of(memo, &key)) {
        part->bound = memo->total;
        part->exact = memo->exact;
        return;
    }
    if (count > solver->answers) {
        part->bound = 3 * count - solver->answers - 1;
        return;
    }
    part->exact = has_telling_code(solver, part->set, part->count);
    if (!part->exact) {
        part->bound = 2 * count;
        part->exact = count == 3;
    }
}

static void remember(struct small_solver *solver, const struct part *part) {
    struct key key;
    struct memo *memo = find_memo(solver, &key, part->set, part->count);
    *memo = (struct memo){key, part->bound, part->exact};
}

/* Weighs all guesses for a set: values are left at the depth, the best is returned. */
static unsigned weigh(struct small_solver *solver, const uint16_t *set, size_t count, unsigned depth) {
    uint8_t *value = solver->value + depth * solver->stride;
    marks most = {0};
    budget_spend(solver->budget, count * solver->distinct / 4);
    for (size_t g = 0; g < solver->distinct; g += LANES) {
        marks met = {0};
        for (size_t i = 0; i < count; i++) {
            met |= *(const marks *)(solver->mark + set[i] * solver->stride + g);
        }
        marks own = met >> (solver->answers - 1) & 1;
        met -= met >> 1 & 0x5555;
        met = (met & 0x3333) + (met >> 2 & 0x3333);
        met = (met + (met >> 4)) & 0x0f0f;
        met = (met + (met >> 8)) & 0x1f;
        met += own;
        marks more = (marks)(met > most);
        most = (met & more) | (most & ~more);
        for (unsigned lane = 0; lane < LANES; lane++) {
            value[g + lane] = (uint8_t)met[lane];
        }
    }
    unsigned best = 0;
    for (unsigned lane = 0; lane < LANES; lane++) {
        best = most[lane] > best ? most[lane] : best;
    }
    return best;
}

static void sharpen(struct small_solver *solver, struct part *part, unsigned depth) {
    uint32_t bound = 3 * (uint32_t)part->count - weigh(solver, part->set, part->count, depth);
    if (bound > part->bound) {
        part->bound = bound;
        remember(solver, part);
    }
}

/* --- search --- */

/* The parts that a guess leaves, the largest first, without the guess itself; their number. */
static unsigned divide(struct small_solver *solver, struct part partition[static PARTITION_MAX], const uint16_t *set,
                       size_t count, size_t guess, unsigned depth) {
    uint16_t *sorted = solver->partition + depth * SMALL_SOLVER_CODES;
    const uint8_t *answer = solver->answer + guess;
    uint16_t starts[PARTITION_MAX + 1] = {0};
    for (size_t i = 0; i < count; i++) {
        starts[answer[set[i] * solver->stride] + 1]++;
    }
    unsigned found = 0;
    for (unsigned a = 0; a < solver->answers; a++) {
        size_t size = starts[a + 1];
        starts[a + 1] = (uint16_t)(starts[a + 1] + starts[a]);
        if (size == 0 || a + 1 == solver->answers) {
            continue;
        }
        unsigned place = found++;
        for (; place > 0 && partition[place - 1].count < size; place--) {
            partition[place] = partition[place - 1];
        }
        partition[place] = (struct part){.set = sorted + starts[a], .count = size};
    }
    for (size_t i = 0; i < count; i++) {
        sorted[starts[answer[set[i] * solver->stride]]++] = set[i];
    }
    return found;
}

static uint32_t solve(struct small_solver *solver, struct part *part, uint32_t below, unsigned depth);

/* What a guess costs; or, when it is not less than `below`, some bound of that. */
static uint32_t try_guess(struct small_solver *solver, const uint16_t *set, size_t count, size_t guess, uint32_t below,
                          unsigned depth) {
    struct part partition[PARTITION_MAX];
    unsigned found = divide(solver, partition, set, count, guess, depth);
    if (found > 0 && partition[0].count == count) {
        return UINT32_MAX;
    }
    uint32_t total = (uint32_t)count;
    for (unsigned i = 0; i < found; i++) {
        total += 2 * (uint32_t)partition[i].count - 1;
    }
    for (unsigned i = 0; i < found && total < below; i++) {
        total -= 2 * (uint32_t)partition[i].count - 1;
        look_at(solver, &partition[i]);
        total += partition[i].bound;
    }
    for (unsigned i = 0; i < found && total < below; i++) {
        if (!partition[i].exact) {
            total -= partition[i].bound;
            sharpen(solver, &partition[i], depth + 1);
            total += partition[i].bound;
        }
    }
    for (unsigned i = 0; i < found && total < below; i++) {
        if (!partition[i].exact) {
            total -= partition[i].bound;
            total += solve(solver, &partition[i], below - total, depth + 1);
        }
    }
    return total;
}

/* Searches a part that has been looked at. */
static uint32_t solve(struct small_solver *solver, struct part *part, uint32_t below, unsigned depth) {
    if (part->exact || part->bound >= below || solver->budget->over) {
        return part->bound;
    }
    if (depth == DEPTH_MAX) {
        solver->too_deep = true;
        return below;
    }
    uint32_t count = (uint32_t)part->count;
    unsigned value = weigh(solver, part->set, part->count, depth);
    const uint8_t *values = solver->value + depth * solver->stride;
    uint32_t best = below;
    for (; value >= 2 && 3 * count - value < best; value--) {
        const uint8_t *end = values + solver->distinct;
        const uint8_t *at = memchr(values, (int)value, solver->distinct);
        while (at != NULL && 3 * count - value < best && !solver->budget->over) {
            uint32_t total = try_guess(solver, part->set, part->count, (size_t)(at - values), best, depth);
            best = total < best ? total : best;
            at = memchr(at + 1, (int)value, (size_t)(end - at - 1));
        }
    }
    part->bound = best;
    part->exact = best < below;
    if (!solver->budget->over && !solver->too_deep) {
        remember(solver, part);
    }
    return best;
}

uint32_t small_solver_bound(struct small_solver *solver, const uint16_t *set, size_t count) {
    struct part part = {.set = set, .count = count};
    look_at(solver, &part);
    if (!part.exact) {
        sharpen(solver, &part, 0);
    }
    return part.bound;
}

uint32_t small_solver_solve(struct small_solver *solver, const uint16_t *set, size_t count, uint32_t below) {
    struct part part = {.set = set, .count = count};
    look_at(solver, &part);
    return solve(solver, &part, below, 0);
}

bool small_solver_is_too_deep(const struct small_solver *solver) {
    return solver->too_deep;
}
