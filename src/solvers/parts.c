/* Dividing codes by their answers to one guess. */
#include "solvers/parts.h"

#include <math.h>
#include <stdlib.h>

/* Exact and misplaced are at most the length each. */
enum { BASE = CODE_LENGTH_MAX + 1 };

_Static_assert(BASE *BASE <= PARTS_KEYS, "a pair of numbers is a key");

unsigned parts_key(const struct question *question, struct feedback answer) {
    if (question->kind == FEEDBACK_POSITIONS) {
        return answer.places;
    }
    return answer.exact * (unsigned)BASE + answer.misplaced;
}

unsigned parts_keys(const struct question *question) {
    return question->kind == FEEDBACK_POSITIONS ? 1U << question->space->length : BASE * BASE;
}

enum err parts_make(struct parts *out, const struct question *question, const struct code *codes, size_t count,
                    const struct code *guess) {
    unsigned keys = parts_keys(question);
    struct part *part = calloc(keys, sizeof *part);
    if (part == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        struct feedback answer = feedback_of(question->kind, question->space, &codes[i], guess);
        unsigned key = parts_key(question, answer);
        part[key].answer = answer;
        part[key].count++;
    }
    struct parts parts = {.codes = count, .part = part};
    for (unsigned key = 0; key < keys; key++) {
        if (part[key].count > 0) {
            part[parts.count++] = part[key];
        }
    }
    *out = parts;
    return OK;
}

void parts_clear(struct parts *parts) {
    free(parts->part);
    *parts = (struct parts){0};
}

double parts_expected(const struct parts *parts) {
    double sum = 0;
    for (size_t i = 0; i < parts->count; i++) {
        sum += (double)parts->part[i].count * (double)parts->part[i].count;
    }
    return parts->codes == 0 ? 0 : sum / (double)parts->codes;
}

size_t parts_worst(const struct parts *parts) {
    size_t worst = 0;
    for (size_t i = 0; i < parts->count; i++) {
        worst = parts->part[i].count > worst ? parts->part[i].count : worst;
    }
    return worst;
}

double parts_bits(const struct parts *parts) {
    double bits = 0;
    for (size_t i = 0; i < parts->count; i++) {
        double share = (double)parts->part[i].count / (double)parts->codes;
        bits -= share * log2(share);
    }
    return bits;
}
