/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Playing a strategy out. The codes stand in one array; a node is a slice of it, its children are the slices that are
 * left when the slice has been sorted by the answers to the node's guess. The sort keeps codes with the same answer in
 * ascending order, as strategies want them.
 */
#include "tree.h"

#include <stdlib.h>
#include <string.h>

#include "partition.h"

struct player {
    const struct strategy *strategy;
    struct question question;
    bool must_fit;
    struct rng *rng;
    struct budget *budget;
    struct tree tree;
    struct constraint history[TREE_DEPTH_MAX];
    struct code *codes;
    struct code *sorted; /* as many as codes: room for sorting */
    uint16_t *keys;      /* by code: the number of its answer to the guess of the innermost node above */
    uint32_t starts[PARTITION_KEYS + 1];
};

/* Sorts a slice by the answers to a guess. */
static void sort_by_answer(struct player *player, size_t first, size_t count, const struct code *guess) {
    const struct question *question = &player->question;
    unsigned keys = partition_keys(question);
    uint32_t *starts = player->starts;
    struct code *codes = player->codes + first;
    uint16_t *key = player->keys + first;
    memset(starts, 0, (keys + 1) * sizeof starts[0]);
    for (size_t i = 0; i < count; i++) {
        struct feedback answer = feedback_of(question->kind, question->space, &codes[i], guess);
        key[i] = (uint16_t)partition_key(question, answer);
        starts[key[i] + 1]++;
    }
    for (unsigned k = 0; k < keys; k++) {
        starts[k + 1] += starts[k];
    }
    for (size_t i = 0; i < count; i++) {
        player->sorted[starts[key[i]]++] = codes[i];
    }
    memcpy(codes, player->sorted, count * sizeof codes[0]);
    /* Each start has become the end of its own run. */
    size_t i = 0;
    for (unsigned k = 0; k < keys; k++) {
        for (; i < starts[k]; i++) {
            key[i] = (uint16_t)k;
        }
    }
}

/* Plays on where `depth` guesses have been answered and the secret is one of a slice. */
static enum err play(struct player *player, size_t first, size_t count, unsigned depth) {
    if (depth == TREE_DEPTH_MAX) {
        return ERR_INTERNAL;
    }
    struct situation situation = {
        .position = {player->question, player->history, depth, player->must_fit},
        .codes = player->codes + first,
        .count = count,
        .complete = true,
        .candidates = count,
    };
    struct code guess;
    enum err err = player->strategy->choose(&guess, &situation, player->rng, player->budget);
    if (err != OK || player->budget->over) {
        return err != OK ? err : ERR_BUSY;
    }
    player->tree.nodes++;
    sort_by_answer(player, first, count, &guess);
    const struct question *question = &player->question;
    for (size_t i = first; i < first + count && err == OK;) {
        size_t end = i + 1;
        while (end < first + count && player->keys[end] == player->keys[i]) {
            end++;
        }
        struct feedback answer = feedback_of(question->kind, question->space, &player->codes[i], &guess);
        if (feedback_is_solved(question->space, answer)) {
            player->tree.solved_in[depth + 1]++;
            player->tree.guesses += depth + 1;
            player->tree.depth = depth + 1 > player->tree.depth ? depth + 1 : player->tree.depth;
        } else {
            player->history[depth] = (struct constraint){guess, answer};
            err = play(player, i, end - i, depth + 1);
        }
        i = end;
    }
    return err;
}

static enum err play_all(struct tree *out, const struct strategy *strategy, const struct position *start,
                         struct rng *rng, struct budget *budget) {
    struct code_list list = {0};
    struct player *player = calloc(1, sizeof *player);
    if (player == NULL) {
        return ERR_NO_MEMORY;
    }
    enum err err = candidates_list(&list, start, SOLVER_LISTED, budget);
    if (err != OK) {
        goto out;
    }
    if (!list.complete) {
        err = ERR_BUSY;
        goto out;
    }
    player->strategy = strategy;
    player->question = start->question;
    player->must_fit = start->must_fit;
    player->rng = rng;
    player->budget = budget;
    player->codes = list.codes;
    player->sorted = malloc(list.count * sizeof *player->sorted);
    player->keys = malloc(list.count * sizeof *player->keys);
    if (player->sorted == NULL || player->keys == NULL) {
        err = ERR_NO_MEMORY;
        goto out;
    }
    player->tree.secrets = list.count;
    err = play(player, 0, list.count, 0);
    if (err == OK) {
        *out = player->tree;
    }
out:
    free(player->sorted);
    free(player->keys);
    free(player);
    code_list_clear(&list);
    return err;
}

enum err tree_play(struct tree *out, const struct strategy *strategy, const struct question *question, struct rng *rng,
                   struct budget *budget) {
    return play_all(out, strategy, &(struct position){.question = *question}, rng, budget);
}

enum err tree_play_fitting(struct tree *out, const struct strategy *strategy, const struct question *question,
                           struct rng *rng, struct budget *budget) {
    return play_all(out, strategy, &(struct position){.question = *question, .must_fit = true}, rng, budget);
}
