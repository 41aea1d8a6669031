/* SPDX-License-Identifier: Apache-2.0 */
/* Dividing codes by their answers to one guess. */
#include "partition.h"

#include <math.h>
#include <stdlib.h>

/* Exact and misplaced are at most the length each. */
enum { BASE = CODE_LENGTH_MAX + 1 };

_Static_assert(BASE *BASE <= PARTITION_KEYS, "a pair of numbers is a key");

unsigned partition_key(const struct question *question, struct feedback answer) {
    if (question->kind == FEEDBACK_POSITIONS) {
        return answer.places;
    }
    return answer.exact * (unsigned)BASE + answer.misplaced;
}

unsigned partition_keys(const struct question *question) {
    return question->kind == FEEDBACK_POSITIONS ? 1U << question->space->length : BASE * BASE;
}

/* Parts by their keys while codes are still added; all may be empty. NULL without memory. */
static struct part *begin(const struct question *question) {
    return calloc(partition_keys(question), sizeof(struct part));
}

static void add(struct part by_key[], const struct question *question, const struct code *code,
                const struct code *guess) {
    struct feedback answer = feedback_of(question->kind, question->space, code, guess);
    struct part *part = &by_key[partition_key(question, answer)];
    part->answer = answer;
    part->count++;
}

/* Closes up what is not empty. */
static struct partition end(struct part by_key[], const struct question *question) {
    struct partition partition = {.part = by_key};
    for (unsigned key = 0; key < partition_keys(question); key++) {
        if (by_key[key].count > 0) {
            partition.codes += by_key[key].count;
            by_key[partition.count++] = by_key[key];
        }
    }
    return partition;
}

enum err partition_make(struct partition *out, const struct question *question, const struct code *codes, size_t count,
                        const struct code *guess) {
    struct part *by_key = begin(question);
    if (by_key == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        add(by_key, question, &codes[i], guess);
    }
    *out = end(by_key, question);
    return OK;
}

enum err partition_walk(struct partition *out, const struct position *position, const struct code *guess,
                        struct budget *budget) {
    const struct question *question = &position->question;
    struct candidates *walk = NULL;
    struct part *by_key = begin(question);
    enum err err = by_key == NULL ? ERR_NO_MEMORY : candidates_begin(&walk, position);
    if (err != OK) {
        free(by_key);
        return err;
    }
    struct code code;
    enum candidates_next next = candidates_next(&code, walk, budget);
    while (next == CANDIDATES_FOUND) {
        add(by_key, question, &code, guess);
        next = candidates_next(&code, walk, budget);
    }
    candidates_end(walk);
    if (next == CANDIDATES_OVER) {
        free(by_key);
        return ERR_BUSY;
    }
    *out = end(by_key, question);
    return OK;
}

void partition_clear(struct partition *partition) {
    free(partition->part);
    *partition = (struct partition){0};
}

double partition_expected(const struct partition *partition) {
    double sum = 0;
    for (size_t i = 0; i < partition->count; i++) {
        sum += (double)partition->part[i].count * (double)partition->part[i].count;
    }
    return partition->codes == 0 ? 0 : sum / (double)partition->codes;
}

size_t partition_worst(const struct partition *partition) {
    size_t worst = 0;
    for (size_t i = 0; i < partition->count; i++) {
        worst = partition->part[i].count > worst ? partition->part[i].count : worst;
    }
    return worst;
}

double partition_bits(const struct partition *partition) {
    double bits = 0;
    for (size_t i = 0; i < partition->count; i++) {
        double share = (double)partition->part[i].count / (double)partition->codes;
        bits -= share * log2(share);
    }
    return bits;
}
