/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What anybody who may use the database can tell all instances. What is read as a message is written and read again: the
 * same hints come of it.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "core/hint_text.h"
#include "fuzz.h"

static void expect_same(const struct hint *a, const struct hint *b) {
    assert(a->kind == b->kind && a->flags == b->flags && id_equal(&a->id, &b->id) && a->version == b->version);
}

/* Results are said once. */
static bool has_other_results(const struct hint_message *message) {
    int results = 0;
    for (size_t i = 0; i < message->count; i++) {
        results += message->hints[i].kind == HINT_RESULTS;
    }
    return results > 1;
}

static void tell_again(const struct hint_message *heard, struct hint_text *text, struct hint_message *again) {
    char told[HINT_MESSAGE_MAX + 1];
    size_t at = 0;
    for (size_t i = 0; i < heard->count; i++) {
        hint_text_add(text, &heard->hints[i]);
    }
    if (hint_text_is_empty(text)) {
        return;
    }
    bool is_whole = hint_text_next(told, text, &at, &heard->from, heard->serial) && hint_message_parse(again, told);
    assert(is_whole && again->serial == heard->serial && strcmp(again->from.text, heard->from.text) == 0);
    if (text->is_all || has_other_results(heard) || at < text->length) {
        return;
    }
    assert(again->count == heard->count);
    for (size_t i = 0; i < heard->count; i++) {
        expect_same(&again->hints[i], &heard->hints[i]);
    }
}

void fuzz_hints(const uint8_t *bytes, size_t length) {
    char *text = malloc(length + 1);
    struct hint_message *heard = calloc(2, sizeof *heard);
    struct hint_text *gathered = calloc(1, sizeof *gathered);
    assert(text != NULL && heard != NULL && gathered != NULL);
    if (length > 0) {
        memcpy(text, bytes, length);
    }
    text[length] = '\0';
    if (hint_message_parse(&heard[0], text)) {
        assert(heard[0].serial > 0 && heard[0].count <= HINTS_A_MESSAGE && heard[0].from.text[0] != '\0');
        tell_again(&heard[0], gathered, &heard[1]);
    }
    free(gathered);
    free(heard);
    free(text);
}

FUZZ_MAIN(fuzz_hints)
