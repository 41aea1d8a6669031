/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Makes the strategy trees that `optimal` plays: `make trees` writes src/solvers/optimal_*.inc anew.
 *
 *     make-tree mastermind|bulls-and-cows
 *
 * Every node's guess is found by exhaustive search (src/solvers/codebreaking/optimum.c), so the tree needs the fewest
 * guesses in all that any strategy can need, and the search is the proof. It takes well below a second for mastermind and
 * some minutes for bulls-and-cows. Nodes are printed in the order in which they are reached, each before its children,
 * these in the order of their answers; where only one or two codes are left there is no node. See struct tree_node in
 * src/solvers/codebreaking/optimal.h for what is printed.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "solvers/codebreaking/optimal.h"
#include "solvers/codebreaking/optimum.h"
#include "solvers/codebreaking/partition.h"

enum { MEMO_BITS = 20, DEPTH_MAX = 12, NODES_MAX = UINT16_MAX, NODES_IN_LINE = 5 };

struct maker {
    struct question question;
    struct optimum *optimum;
    struct constraint history[DEPTH_MAX];
    struct tree_node *nodes;
    size_t count;
    uint64_t guesses; /* over all secrets */
    size_t depth;     /* the most that any secret needs */
};

static void die(const char *what) {
    fprintf(stderr, "make-tree: %s\n", what);
    exit(1);
}

static void *take(size_t count, size_t size) {
    void *memory = calloc(count, size);
    if (memory == NULL) {
        die("out of memory");
    }
    return memory;
}

static uint16_t pack(const struct code *code) {
    unsigned packed = 0;
    for (unsigned place = 0; place < 4; place++) {
        packed = packed << 4 | code->at[place];
    }
    return (uint16_t)packed;
}

/* One or two codes are guessed one after the other. */
static void count_few(struct maker *maker, size_t count, size_t depth) {
    for (size_t i = 1; i <= count; i++) {
        maker->guesses += depth + i;
        maker->depth = depth + i > maker->depth ? depth + i : maker->depth;
    }
}

static void make_node(struct maker *maker, const struct code *codes, size_t count, size_t depth);

/* The nodes below a guess, for every answer to it. */
static void make_children(struct maker *maker, const struct code *codes, size_t count, size_t depth,
                          const struct code *guess) {
    const struct question *question = &maker->question;
    struct parts parts;
    if (partition_make(&parts, question, codes, count, guess) != OK) {
        die("out of memory");
    }
    for (size_t i = 0; i < parts.count; i++) {
        struct feedback answer = parts.part[i].answer;
        if (feedback_is_solved(question->space, answer)) {
            maker->guesses += depth + 1;
            maker->depth = depth + 1 > maker->depth ? depth + 1 : maker->depth;
            continue;
        }
        struct code *rest = take(parts.part[i].count, sizeof *rest);
        size_t kept = 0;
        for (size_t c = 0; c < count; c++) {
            if (feedback_equal(feedback_of(question->kind, question->space, &codes[c], guess), answer)) {
                rest[kept++] = codes[c];
            }
        }
        maker->history[depth] = (struct constraint){*guess, answer};
        make_node(maker, rest, kept, depth + 1);
        free(rest);
    }
    partition_clear(&parts);
}

static void make_node(struct maker *maker, const struct code *codes, size_t count, size_t depth) {
    if (count <= 2) {
        count_few(maker, count, depth);
        return;
    }
    struct situation situation = {
        .position = {maker->question, maker->history, depth, false},
        .codes = codes,
        .count = count,
        .complete = true,
        .candidates = count,
    };
    struct code guess;
    uint32_t total = 0;
    if (depth + 1 >= DEPTH_MAX || maker->count == NODES_MAX ||
        optimum_find(&guess, &total, maker->optimum, &situation) != OK) {
        die("the search failed");
    }
    size_t at = maker->count++;
    uint64_t before = maker->guesses;
    make_children(maker, codes, count, depth, &guess);
    if (maker->guesses - before != total + depth * count) {
        die("a node does not cost what the search found");
    }
    struct feedback answer = depth > 0 ? maker->history[depth - 1].answer : (struct feedback){0};
    maker->nodes[at] = (struct tree_node){
        .guess = pack(&guess),
        .answer = (uint8_t)(answer.exact << 4 | answer.misplaced),
        .nodes = (uint16_t)(maker->count - at),
    };
}

static void print_nodes(const struct maker *maker, const char *name) {
    printf("/*\n * %s: %" PRIu64 " guesses over all secrets, at most %zu; no strategy needs fewer in all.\n"
           " * Made by `make trees`: guess, answer that leads here, nodes from here down.\n */\n",
           name, maker->guesses, maker->depth);
    for (size_t i = 0; i < maker->count; i++) {
        const struct tree_node *node = &maker->nodes[i];
        printf("{0x%04x, 0x%02x, %u},%c", node->guess, node->answer, node->nodes,
               (i + 1) % NODES_IN_LINE == 0 || i + 1 == maker->count ? '\n' : ' ');
    }
    fprintf(stderr, "make-tree: %s: %" PRIu64 " guesses, at most %zu, %zu nodes\n", name, maker->guesses, maker->depth,
            maker->count);
}

int main(int argc, char **argv) {
    static const struct code_space mastermind = {4, 6, true, -1, "123456"};
    static const struct code_space bulls_and_cows = {4, 10, false, -1, "0123456789"};
    bool is_mastermind = argc == 2 && strcmp(argv[1], "mastermind") == 0;
    if (!is_mastermind && (argc != 2 || strcmp(argv[1], "bulls-and-cows") != 0)) {
        die("usage: make-tree mastermind|bulls-and-cows");
    }
    struct budget budget = budget_of(UINT64_MAX);
    struct maker maker = {.question = {is_mastermind ? &mastermind : &bulls_and_cows, FEEDBACK_PEGS}};
    struct code_list codes;
    if (candidates_list(&codes, &(struct position){.question = maker.question}, SOLVER_LISTED, &budget) != OK ||
        optimum_begin(&maker.optimum, &maker.question, codes.count, MEMO_BITS, &budget) != OK) {
        die("out of memory");
    }
    maker.nodes = take(NODES_MAX, sizeof *maker.nodes);
    make_node(&maker, codes.codes, codes.count, 0);
    print_nodes(&maker, argv[1]);
    optimum_end(maker.optimum);
    code_list_clear(&codes);
    free(maker.nodes);
    return 0;
}
