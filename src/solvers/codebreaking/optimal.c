/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Optimal play: the fewest guesses in all over all secrets.
 *
 * For two games the whole strategy was searched once and for all (tools/make_tree.c), with proof: mastermind takes 5625
 * guesses over its 1296 secrets (Koyama and Lai 1993), bulls-and-cows 26274 over its 5040 (Tanaka 1996). What symbols are
 * called and in which order places are looked at is all the same; so a position is looked up in the tree under every
 * order of the places, with symbols renamed as the guesses ask for, and any first guess that is like the tree's leads
 * into it.
 *
 * Whoever has guessed otherwise is past the tree: then the best guess is searched for where few codes are left, and
 * where there are many the heuristic is asked that is best in this game. It also is asked where only codes that fit may be
 * guessed and the tree's guess is none: that is another game, in which nothing here is proved.
 */
#include "optimal.h"

#include <string.h>

#include "heuristic.h"
#include "optimum.h"

enum {
    PLACES = 4,
    ORDERS = 24,         /* of four places */
    SEARCHED_CODES = 64, /* up to so many are searched, which takes some milliseconds */
    MEMO_BITS = 12,
    SAMPLE = 1000,
    NONE = -1,
};

static const struct tree_node mastermind[] = {
#include "optimal_mastermind.inc"
};

static const struct tree_node bulls_and_cows[] = {
#include "optimal_bulls_and_cows.inc"
};

/* How a game's codes become those of the tree. */
struct renaming {
    uint8_t place[PLACES];              /* by place of the tree: the game's */
    int8_t to_tree[CODE_SYMBOLS_MAX];   /* by symbol of the game; NONE: not yet */
    int8_t from_tree[CODE_SYMBOLS_MAX]; /* by symbol of the tree */
};

static unsigned symbol_at(const struct tree_node *node, unsigned place) {
    return node->guess >> 4 * (PLACES - 1 - place) & 0xf;
}

static bool is_mastermind(const struct question *question) {
    const struct code_space *space = question->space;
    return question->kind == FEEDBACK_PEGS && space->length == PLACES && space->symbols == 6 && space->repeats &&
           space->not_first < 0;
}

static bool is_bulls_and_cows(const struct question *question) {
    const struct code_space *space = question->space;
    return question->kind == FEEDBACK_PEGS && space->length == PLACES && space->symbols == 10 && !space->repeats &&
           space->not_first < 0;
}

static bool can_play(const struct question *question) {
    return is_mastermind(question) || is_bulls_and_cows(question);
}

/* --- looking up --- */

/* The order of the places with a number; each digit of it says which of the places left comes next. */
static void begin_renaming(struct renaming *out, unsigned number) {
    uint8_t left[PLACES] = {0, 1, 2, 3};
    unsigned count = PLACES;
    unsigned ways = ORDERS;
    for (unsigned place = 0; place < PLACES; place++) {
        ways /= count;
        unsigned choice = number / ways;
        number %= ways;
        out->place[place] = left[choice];
        count--;
        memmove(left + choice, left + choice + 1, count - choice);
    }
    memset(out->to_tree, NONE, sizeof out->to_tree);
    memset(out->from_tree, NONE, sizeof out->from_tree);
}

/* Renames symbols so that the guess becomes the node's; false when they cannot be. */
static bool rename_guess(struct renaming *renaming, const struct tree_node *node, const struct code *guess) {
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned own = guess->at[renaming->place[place]];
        unsigned tree = symbol_at(node, place);
        if (renaming->to_tree[own] == NONE && renaming->from_tree[tree] == NONE) {
            renaming->to_tree[own] = (int8_t)tree;
            renaming->from_tree[tree] = (int8_t)own;
        }
        if (renaming->to_tree[own] != (int8_t)tree) {
            return false;
        }
    }
    return true;
}

static const struct tree_node *find_child(const struct tree_node *node, struct feedback answer) {
    uint8_t wanted = (uint8_t)(answer.exact << 4 | answer.misplaced);
    for (const struct tree_node *child = node + 1; child < node + node->nodes; child += child->nodes) {
        if (child->answer == wanted) {
            return child;
        }
    }
    return NULL;
}

/* The node of a position under an order of the places; NULL when it is not in the tree. */
static const struct tree_node *find_node(struct renaming *renaming, const struct tree_node *node,
                                         const struct position *position) {
    for (size_t i = 0; i < position->count && node != NULL; i++) {
        const struct constraint *constraint = &position->history[i];
        node = rename_guess(renaming, node, &constraint->guess) ? find_child(node, constraint->answer) : NULL;
    }
    return node;
}

/* A node's guess in the game's symbols; a new one is the smallest that has none of the tree's yet. */
static struct code own_guess(struct renaming *renaming, const struct tree_node *node) {
    struct code guess = {{0}};
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned tree = symbol_at(node, place);
        if (renaming->from_tree[tree] == NONE) {
            uint8_t own = 0;
            while (renaming->to_tree[own] != NONE) {
                own++;
            }
            renaming->to_tree[own] = (int8_t)tree;
            renaming->from_tree[tree] = (int8_t)own;
        }
        guess.at[renaming->place[place]] = (uint8_t)renaming->from_tree[tree];
    }
    return guess;
}

static bool look_up(struct code *out, const struct position *position) {
    const struct tree_node *root = is_mastermind(&position->question) ? mastermind : bulls_and_cows;
    for (unsigned number = 0; number < ORDERS; number++) {
        struct renaming renaming;
        begin_renaming(&renaming, number);
        const struct tree_node *node = find_node(&renaming, root, position);
        if (node != NULL) {
            *out = own_guess(&renaming, node);
            return true;
        }
    }
    return false;
}

/* --- past the tree --- */

static enum err search(struct code *out, const struct situation *situation, struct budget *budget) {
    struct optimum *optimum = NULL;
    uint32_t total = 0;
    enum err err = optimum_begin(&optimum, &situation->position.question, situation->count, MEMO_BITS, budget);
    if (err == OK) {
        err = optimum_find(out, &total, optimum, situation);
    }
    optimum_end(optimum);
    return err;
}

static enum err choose(struct code *out, const struct situation *situation, struct rng *rng, struct budget *budget) {
    if (situation->count <= 2) {
        *out = situation->codes[0];
        return OK;
    }
    struct code guess;
    if (look_up(&guess, &situation->position) && position_allows(&situation->position, &guess)) {
        *out = guess;
        return OK;
    }
    /* The search is for the best of all guesses, legal or not. */
    if (situation->count <= SEARCHED_CODES && !situation->position.must_fit) {
        enum err err = search(out, situation, budget);
        if (err == OK || err == ERR_NO_MEMORY) {
            return err;
        }
    }
    const struct strategy *other =
        is_mastermind(&situation->position.question) ? &strategy_most_parts : &strategy_entropy;
    return other->choose(out, situation, rng, budget);
}

const struct strategy strategy_optimal = {
    .name = "optimal",
    .words =
        "Needs the fewest guesses on average that are possible: 4.340 in mastermind, 5.213 in bulls-and-cows; plays "
        "from a tree that was searched beforehand (Koyama and Lai 1993).",
    .sample = SAMPLE,
    .can_play = can_play,
    .choose = choose,
};
