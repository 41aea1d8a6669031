/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Branch and bound over the guesses of a position.
 *
 * Large sets of codes are searched here: guesses that are like another one are left out (symmetry.h), the others are
 * tried in the order of a lower bound, which follows from how many codes each answer would leave. The parts that a guess
 * leaves are then bounded each by their own best guess, and searched only when the sum still is below what is known.
 * Sets that fit on a board are divided there (small_solver.h).
 *
 * The bound: the first guess of a part is right for one code at most, the second for as many as there are wrong
 * answers, the third for their square, and so on. So of n codes all need a guess, all but one a second, ...
 */
#include "optimum.h"

#include <stdlib.h>
#include <string.h>

#include "partition.h"
#include "partition_kernel.h"
#include "partition_score.h"
#include "small_solver.h"
#include "symmetry.h"

/* Four places leave 13 ways of being wrong. */
enum {
    DEPTH_MAX = 12,
    PARTITION_MAX = SMALL_SOLVER_ANSWERS,
    WRONG_MAX = 13,
    KEYS_MAX = (CODE_LENGTH_MAX + 1) * (CODE_LENGTH_MAX + 1)
};

struct optimum {
    struct question question;
    struct budget *budget;
    struct guess_list guesses;
    struct small_solver *board;
    struct constraint *history; /* of the node that is searched; room for DEPTH_MAX more than the situation's */
    size_t deepest;             /* nodes of so many answers are not searched on */
    enum err failed;            /* OK until something fails; then what is returned meanwhile means nothing */
};

/* A set of codes to be searched. */
struct node {
    const struct code *codes;
    size_t count;
    size_t depth; /* answers so far, those of the situation included */
    bool boarded; /* the codes are on the board */
};

/* A guess with its lower bound, and what breaks ties: the smaller parts, the better. */
struct weighed {
    struct code guess;
    uint32_t bound;
    uint32_t squares;
    uint32_t order;
};

struct weighed_list {
    struct weighed *of;
    size_t count;
};

struct share {
    uint16_t *set; /* numbers of codes of the node */
    size_t count;
    struct feedback answer;
    uint32_t bound;
};

/* For dividing a node's codes: as many of both. */
struct room {
    uint16_t *sorted;
    uint8_t *key; /* the answer to the guess */
};

bool optimum_can_search(const struct question *question) {
    return question->kind == FEEDBACK_PEGS && question->space->length <= 4 &&
           code_count(question->space) <= SOLVER_LISTED;
}

enum err optimum_begin(struct optimum **out, const struct question *question, size_t most, unsigned memo_bits,
                       struct budget *budget) {
    struct optimum *optimum = calloc(1, sizeof *optimum);
    if (optimum == NULL) {
        return ERR_NO_MEMORY;
    }
    optimum->question = *question;
    optimum->budget = budget;
    enum err err = guess_list_make(&optimum->guesses, code_count(question->space), question->space->length);
    if (err != OK) {
        goto out;
    }
    struct code code;
    for (bool more = code_first(&code, question->space); more; more = code_next(&code, question->space)) {
        guess_list_add(&optimum->guesses, &code);
    }
    size_t boarded = most < SMALL_SOLVER_CODES ? most : SMALL_SOLVER_CODES;
    err = small_solver_make(&optimum->board, &optimum->question, &optimum->guesses, boarded, memo_bits, budget);
    if (err != OK) {
        goto out;
    }
    *out = optimum;
    optimum = NULL;
out:
    optimum_end(optimum);
    return err;
}

void optimum_end(struct optimum *optimum) {
    if (optimum != NULL) {
        small_solver_free(optimum->board);
        guess_list_clear(&optimum->guesses);
        free(optimum);
    }
}

/* Takes over what a call returned; is the search to go on? */
static bool go_on(struct optimum *optimum, enum err err) {
    if (optimum->failed == OK) {
        optimum->failed = err != OK ? err : optimum->budget->over ? ERR_BUSY : OK;
    }
    return optimum->failed == OK;
}

/* --- bounds --- */

static int compare_weighed(const void *one, const void *other) {
    const struct weighed *a = one;
    const struct weighed *b = other;
    if (a->bound != b->bound) {
        return a->bound < b->bound ? -1 : 1;
    }
    if (a->squares != b->squares) {
        return a->squares < b->squares ? -1 : 1;
    }
    return a->order < b->order ? -1 : a->order > b->order;
}

static struct situation situation_of(const struct optimum *optimum, const struct node *node) {
    return (struct situation){
        .position = {optimum->question, optimum->history, node->depth, false},
        .codes = node->codes,
        .count = node->count,
        .complete = true,
        .candidates = node->count,
    };
}

/* The guesses worth trying, in order. */
static enum err weigh_guesses(struct weighed_list *out, struct optimum *optimum, const struct node *node) {
    struct situation situation = situation_of(optimum, node);
    struct guess_list list = {0};
    struct partition_kernel *kernel = NULL;
    struct partition_score bound = {0};
    struct partition_score squares = {0};
    struct weighed_list weighed = {0};
    enum err err = symmetry_list_guesses(&list, &situation);
    if (err == OK) {
        err = partition_kernel_begin(&kernel, &optimum->question, node->codes, node->count);
    }
    if (err == OK) {
        err = partition_score_make(&bound, PARTITION_SCORE_GUESSES, node->count);
    }
    if (err == OK) {
        err = partition_score_make(&squares, PARTITION_SCORE_SIZE, node->count);
    }
    if (err == OK) {
        weighed.of = malloc((list.count + 1) * sizeof *weighed.of);
        err = weighed.of == NULL ? ERR_NO_MEMORY : OK;
    }
    budget_spend(optimum->budget, node->count * list.count);
    for (size_t first = 0; err == OK && first < list.count; first += GUESS_BLOCK) {
        int64_t bounds[GUESS_BLOCK];
        int64_t sizes[GUESS_BLOCK];
        const struct partition_counts *counts = partition_kernel_block(kernel, &list, first);
        partition_score_block(bounds, &bound, counts, partition_kernel_answers(kernel));
        partition_score_block(sizes, &squares, counts, partition_kernel_answers(kernel));
        for (size_t i = first; i < first + GUESS_BLOCK && i < list.count; i++) {
            weighed.of[weighed.count++] = (struct weighed){guess_list_get(&list, i), (uint32_t)bounds[i - first],
                                                           (uint32_t)sizes[i - first], (uint32_t)i};
        }
    }
    partition_kernel_end(kernel);
    guess_list_clear(&list);
    if (err == OK) {
        qsort(weighed.of, weighed.count, sizeof weighed.of[0], compare_weighed);
        *out = weighed;
    }
    return err;
}

/* The least bound of any guess. */
static uint32_t bound_node(struct optimum *optimum, const struct node *node) {
    struct weighed_list weighed = {0};
    uint32_t bound = 0;
    if (go_on(optimum, weigh_guesses(&weighed, optimum, node))) {
        bound = weighed.of[0].bound;
    }
    free(weighed.of);
    return bound;
}

/* --- search --- */

/* Divides the codes by their answers to a guess, the largest part first, the guess itself left out. */
static unsigned divide(struct share partition[static PARTITION_MAX], const struct room *room,
                       const struct optimum *optimum, const struct node *node, const struct code *guess) {
    const struct question *question = &optimum->question;
    uint8_t *key = room->key;
    uint16_t starts[KEYS_MAX + 1] = {0};
    struct feedback answers[KEYS_MAX];
    for (size_t i = 0; i < node->count; i++) {
        struct feedback answer = feedback_of(question->kind, question->space, &node->codes[i], guess);
        key[i] = (uint8_t)partition_key(question, answer);
        answers[key[i]] = answer;
        starts[key[i] + 1]++;
    }
    unsigned found = 0;
    for (unsigned k = 0; k < partition_keys(question); k++) {
        size_t size = starts[k + 1];
        starts[k + 1] = (uint16_t)(starts[k + 1] + starts[k]);
        if (size == 0 || feedback_is_solved(question->space, answers[k])) {
            continue;
        }
        unsigned place = found++;
        for (; place > 0 && partition[place - 1].count < size; place--) {
            partition[place] = partition[place - 1];
        }
        partition[place] = (struct share){.set = room->sorted + starts[k], .count = size, .answer = answers[k]};
    }
    for (size_t i = 0; i < node->count; i++) {
        room->sorted[starts[key[i]]++] = (uint16_t)i;
    }
    return found;
}

static uint32_t search(struct code *out, struct optimum *optimum, const struct node *node, uint32_t below);

/* Makes the bound of a part sharper: by its best guess, or, with `below` not 0, by searching for less than that. */
static void sharpen(struct optimum *optimum, const struct node *node, struct share *part, const struct code *guess,
                    uint32_t below) {
    if (node->boarded) {
        uint32_t bound = below == 0 ? small_solver_bound(optimum->board, part->set, part->count)
                                    : small_solver_solve(optimum->board, part->set, part->count, below);
        part->bound = bound > part->bound ? bound : part->bound;
        return;
    }
    optimum->history[node->depth] = (struct constraint){*guess, part->answer};
    struct code *codes = malloc(part->count * sizeof *codes);
    if (!go_on(optimum, codes == NULL ? ERR_NO_MEMORY : OK)) {
        free(codes);
        return;
    }
    for (size_t i = 0; i < part->count; i++) {
        codes[i] = node->codes[part->set[i]];
    }
    struct node child = {.codes = codes, .count = part->count, .depth = node->depth + 1};
    struct code best;
    part->bound = below == 0 ? bound_node(optimum, &child) : search(&best, optimum, &child, below);
    free(codes);
}

/* What a guess costs; or, when it is not less than `below`, some bound of that. */
static uint32_t try_guess(struct optimum *optimum, const struct node *node, const struct room *room,
                          const struct weighed *weighed, uint32_t below) {
    struct share partition[PARTITION_MAX];
    unsigned found = divide(partition, room, optimum, node, &weighed->guess);
    if (found > 0 && partition[0].count == node->count) {
        return UINT32_MAX;
    }
    uint32_t total = (uint32_t)node->count;
    for (unsigned i = 0; i < found; i++) {
        partition[i].bound = (uint32_t)partition_score_guesses_bound(partition[i].count, WRONG_MAX);
        total += partition[i].bound;
    }
    for (unsigned i = 0; i < found && total < below && go_on(optimum, OK); i++) {
        if (partition[i].count > 2) {
            total -= partition[i].bound;
            sharpen(optimum, node, &partition[i], &weighed->guess, 0);
            total += partition[i].bound;
        }
    }
    for (unsigned i = 0; i < found && total < below && go_on(optimum, OK); i++) {
        if (partition[i].count > 2) {
            total -= partition[i].bound;
            sharpen(optimum, node, &partition[i], &weighed->guess, below - total);
            total += partition[i].bound;
        }
    }
    return total;
}

/* The fewest guesses for a set and the guess to begin with; or, when not fewer than `below`, some bound that is not. */
static uint32_t search(struct code *out, struct optimum *optimum, const struct node *node, uint32_t below) {
    if (node->count <= 2) {
        *out = node->codes[0];
        return 2 * (uint32_t)node->count - 1;
    }
    if (!go_on(optimum, node->depth == optimum->deepest ? ERR_INTERNAL : OK)) {
        return below;
    }
    struct weighed_list weighed = {0};
    struct node own = *node;
    uint32_t best = below;
    struct room room = {malloc(node->count * sizeof *room.sorted), malloc(node->count * sizeof *room.key)};
    if (!go_on(optimum, room.sorted == NULL || room.key == NULL ? ERR_NO_MEMORY : OK) ||
        !go_on(optimum, weigh_guesses(&weighed, optimum, node))) {
        best = 0;
        goto out;
    }
    if (weighed.of[0].bound >= below) {
        best = weighed.of[0].bound;
    }
    for (size_t i = 0; i < weighed.count && weighed.of[i].bound < best && go_on(optimum, OK); i++) {
        if (node->count <= SMALL_SOLVER_CODES && !own.boarded) {
            own.boarded = go_on(optimum, small_solver_set(optimum->board, node->codes, node->count));
            if (!own.boarded) {
                break;
            }
        }
        uint32_t total = try_guess(optimum, &own, &room, &weighed.of[i], best);
        if (total < best) {
            best = total;
            *out = weighed.of[i].guess;
        }
    }
out:
    free(weighed.of);
    free(room.sorted);
    free(room.key);
    return best;
}

enum err optimum_find(struct code *out, uint32_t *out_total, struct optimum *optimum,
                      const struct situation *situation) {
    struct node node = {.codes = situation->codes, .count = situation->count, .depth = situation->position.count};
    struct code guess = {{0}};
    optimum->failed = OK;
    optimum->deepest = node.depth + DEPTH_MAX;
    optimum->history = calloc(optimum->deepest, sizeof *optimum->history);
    if (optimum->history == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < node.depth; i++) {
        optimum->history[i] = situation->position.history[i];
    }
    uint32_t total = search(&guess, optimum, &node, UINT32_MAX);
    free(optimum->history);
    optimum->history = NULL;
    if (!go_on(optimum, small_solver_is_too_deep(optimum->board) ? ERR_INTERNAL : OK)) {
        return optimum->failed;
    }
    *out = guess;
    *out_total = total;
    return OK;
}
