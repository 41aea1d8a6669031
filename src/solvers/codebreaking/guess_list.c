/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of guesses by place. */
#include "guess_list.h"

#include <stdlib.h>
#include <string.h>

/* A row of guesses is written in one go and may reach beyond the last by as many as there can be symbols. */
enum { ALIGNMENT = 64, ROW = 64 };

enum err guess_list_make(struct guess_list *out, size_t capacity, unsigned length) {
    size_t room = (capacity + ROW + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    uint8_t *symbols = aligned_alloc(ALIGNMENT, room * length);
    if (symbols == NULL) {
        return ERR_NO_MEMORY;
    }
    *out = (struct guess_list){.length = length};
    for (unsigned place = 0; place < length; place++) {
        out->at[place] = symbols + place * room;
        /* What stands behind the last guess is split along with it, so it has to be a symbol. */
        memset(out->at[place], 0, room);
    }
    return OK;
}

void guess_list_clear(struct guess_list *list) {
    free(list->at[0]);
    *list = (struct guess_list){0};
}

void guess_list_set(struct guess_list *list, size_t i, const struct code *guess) {
    for (unsigned place = 0; place < list->length; place++) {
        list->at[place][i] = guess->at[place];
    }
}

void guess_list_add(struct guess_list *list, const struct code *guess) {
    guess_list_set(list, list->count++, guess);
}

void guess_list_add_endings(struct guess_list *list, const struct code *guess, uint64_t symbols) {
    unsigned last = list->length - 1;
    for (unsigned place = 0; place < last; place++) {
        memset(list->at[place] + list->count, guess->at[place], ROW);
    }
    for (; symbols != 0; symbols &= symbols - 1) {
        list->at[last][list->count++] = (uint8_t)__builtin_ctzll(symbols);
    }
}

struct code guess_list_get(const struct guess_list *list, size_t i) {
    struct code code = {{0}};
    for (unsigned place = 0; place < list->length; place++) {
        code.at[place] = list->at[place][i];
    }
    return code;
}
