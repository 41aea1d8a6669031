/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of question sets know of each other. Functions return false or ERR_NO_MEMORY when there is no memory; what
 * is wrong with the questions goes to the faults.
 */
#ifndef REFEREE_RULES_QUIZ_INTERNAL_H
#define REFEREE_RULES_QUIZ_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "quiz_text.h"
#include "rules/quiz_import.h"
#include "rules/quiz_set.h"

/* A copy in the arena; of no bytes nothing. ERR_NO_MEMORY. */
enum err quiz_copy(struct json_text *out, struct arena *arena, struct json_text text) MUST_CHECK;

/* What is wrong with the characters of a text: NULL, or words for a fault. Lines: may it have several? */
const char *quiz_text_fault(struct json_text text, bool lines);

/* The questions of a set by what makes two of them the same. */
struct quiz_keys {
    struct json_text *keys; /* of question i; in the arena */
    uint32_t *slots;        /* number of a question + 1 by the hash of its key; 0 = free; in the arena */
    size_t slot_count;      /* a power of two, twice `size` at least */
    size_t size;            /* how many questions there may be */
    size_t count;
};

/* The keys of all questions of a set, which may grow to `size`. ERR_NO_MEMORY. */
enum err quiz_keys_init(struct quiz_keys *keys, struct arena *arena, const struct quiz_set *set,
                        size_t size) MUST_CHECK;

/*
 * Adds the next question by its text; *out_same is the number of an earlier one that is the same, or SIZE_MAX. Without a
 * text (bytes NULL) it only keeps its number.
 */
enum err quiz_keys_add(size_t *out_same, struct quiz_keys *keys, struct arena *arena, struct json_text text) MUST_CHECK;

/* Room for more questions behind those of the set. ERR_NO_MEMORY. */
enum err quiz_set_reserve(struct quiz_set *set, struct arena *arena, size_t more) MUST_CHECK;

/* An import under way. */
struct quiz_importing {
    struct quiz_set *set;
    struct quiz_import *report;
    struct arena *arena;
    struct quiz_faults *faults;
    const char *whole; /* the pointer of what is imported, for faults of all of it */
    struct quiz_keys keys;
    size_t had; /* so many questions the set had before */
};

/* Sets it up for at most so many questions. ERR_NO_MEMORY. */
enum err quiz_importing_begin(struct quiz_importing *importing, size_t most) MUST_CHECK;

/* Notes that one was skipped. ERR_INVALID_VALUE with a fault when these are too many, ERR_NO_MEMORY. */
enum err quiz_importing_skip(struct quiz_importing *importing, size_t place, enum quiz_skip_reason reason) MUST_CHECK;

/* Appends a question of the native form, or skips it. Takes the reference; NULL is ERR_NO_MEMORY. */
enum err quiz_importing_add(struct quiz_importing *importing, size_t place, json_t *native) MUST_CHECK;

/* Ends it with what came of it so far: a fault where nothing was left; what was added goes where it failed. */
enum err quiz_importing_end(struct quiz_importing *importing, enum err err) MUST_CHECK;

/*
 * What the forms and the choices of a native question in the making are compared by, which is made once of each: an import
 * may have one of megabytes, and as many behind it. Of one more than a question holds the rest is left out, as it does not
 * fit however many follow. Zeroed before the first.
 */
struct quiz_native_forms {
    struct quiz_plain plain[QUIZ_FORMS_MAX + 1]; /* of `answers`; quiz_native_forms_free */
    size_t count;
};
struct quiz_native_choices {
    struct json_text composed[QUIZ_CHOICES_MAX + 1]; /* of `choices`, in the arena */
    size_t count;
};
void quiz_native_forms_free(struct quiz_native_forms *forms);

/*
 * Appends a form to a native question's `answers`, unless one that is there is the same when made plain; and a choice to its
 * `choices`, unless one that is there is the same and it is wrong, or both are right. ERR_NO_MEMORY.
 */
enum err quiz_native_add_form(json_t *native, struct quiz_native_forms *forms, struct json_text form,
                              const char *language) MUST_CHECK;
enum err quiz_native_add_choice(json_t *native, struct quiz_native_choices *choices, struct arena *arena,
                                struct json_text choice, bool is_right) MUST_CHECK;

#endif
