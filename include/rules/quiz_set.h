/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Question sets: what a quiz asks, as people write it, and as it is dealt.
 *
 * The native form is a JSON object with members that describe the set, and an array of questions; quiz_set_read holds it to
 * every bound, and says of the first QUIZ_FAULTS_MAX mistakes where they are. quiz_set_write_questions writes what was read,
 * in one way: members in a fixed order, nothing that has its default. Reading that again gives the same set.
 *
 * A question has one of four kinds, by the members it has: accepted answers (text), choices (choice), true or false
 * (boolean), a number or a range (number). Numbers are decimals, never binary fractions: 0.3 is within 0.1 of 0.2.
 *
 * What is dealt to a game is told apart from what describes it: quiz_dealt_write has the members on which an outcome
 * depends, and they are what the game commits to.
 *
 * Ownership: all that a set points to is in the arena it was read with (or is constant), never in the document. Texts are
 * valid UTF-8 without control characters (but line feeds and tabs in a question's text and explanation) and have a NUL
 * behind them. Pure; an arena belongs to one thread.
 */
#ifndef REFEREE_RULES_QUIZ_SET_H
#define REFEREE_RULES_QUIZ_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <jansson.h>

#include "util/arena.h"
#include "util/err.h"
#include "util/json.h"
#include "util/json_out.h"
#include "util/problem.h"
#include "util/proof.h"
#include "util/rng.h"

enum {
    QUIZ_FAULTS_MAX = PROBLEM_POINTS_MAX,
    QUIZ_QUESTIONS_MAX = 5000, /* of a set */
    QUIZ_NAME_MAX = 100,       /* code points of a title, licence, author, subject, category */
    QUIZ_LANGUAGE_MAX = 35,
    QUIZ_SOURCE_MAX = 300,
    QUIZ_TEXT_MAX = 1000, /* of a question, and of its explanation */
    QUIZ_FORMS_MAX = 20,
    QUIZ_FORM_MAX = 200, /* code points of an accepted form, a choice, and of what is answered */
    QUIZ_CHOICES_MAX = 8,
    QUIZ_UNIT_MAX = 40,
    QUIZ_URL_MAX = 1000,
    QUIZ_ALT_MAX = 1000,
    QUIZ_DIGITS_MAX = 15, /* of a number, and behind its point */
};

/* What is wrong with a set: where, and what to do about it. Pointers are of the body; "/lines/7" is a line of a text. */
struct quiz_faults {
    size_t count; /* of all mistakes; the first QUIZ_FAULTS_MAX have points */
    struct problem_point points[QUIZ_FAULTS_MAX];
};

/* Adds one; when QUIZ_FAULTS_MAX are there it is only counted. */
void quiz_faults_add(struct quiz_faults *faults, const char *pointer, const char *format, ...) PRINTF_LIKE(3, 4);

enum quiz_kind { QUIZ_TEXT, QUIZ_CHOICE, QUIZ_BOOLEAN, QUIZ_NUMBER, QUIZ_KINDS };

/* Their words, as clients see them. */
extern const char *const quiz_kinds[QUIZ_KINDS];

enum quiz_difficulty { QUIZ_NO_DIFFICULTY, QUIZ_EASY, QUIZ_MEDIUM, QUIZ_HARD, QUIZ_DIFFICULTIES };

/* Their words; that of QUIZ_NO_DIFFICULTY is NULL. */
extern const char *const quiz_difficulties[QUIZ_DIFFICULTIES];

/* whole + parts / 10^15, with 0 <= parts < 10^15: -0.25 is -1 and 750000000000000. */
struct quiz_decimal {
    int64_t whole, parts;
};

struct quiz_question {
    enum quiz_kind kind;
    enum quiz_difficulty difficulty;
    struct json_text text;
    struct json_text title, category, explanation, source, media_url,
        media_alt; /* bytes are NULL where there is none */

    const struct json_text *forms; /* text: those accepted, the first is told; choice, boolean: the choices, as shown */
    uint8_t form_count;
    uint8_t correct; /* choice, boolean: bit i is set where choice i is right */

    bool is_range;                 /* number: low and high are given, not a number with its tolerance */
    struct quiz_decimal low, high; /* what is right lies between them, ends included */
    struct quiz_decimal number, tolerance;
    struct json_text unit; /* bytes are NULL where there is none */
};

struct quiz_set {
    struct json_text title, language, licence;
    struct json_text author, source, subject; /* bytes are NULL where there is none */
    bool is_public;
    struct quiz_question *questions;
    size_t count, size; /* how many there are, and places for them */
    /*
     * For a deal: how often those whom it is for have been put each question before. NULL: nobody has been put any.
     */
    const uint32_t *met;
};

/* What describes a set, by the names of its members. */
enum quiz_about {
    QUIZ_TITLE,
    QUIZ_LANGUAGE,
    QUIZ_LICENCE,
    QUIZ_AUTHOR,
    QUIZ_SOURCE,
    QUIZ_SUBJECT,
    QUIZ_VISIBILITY,
    QUIZ_ABOUTS
};

extern const char *const quiz_abouts[QUIZ_ABOUTS];

/*
 * Sets one of these words of a set, from a body or a query; pointer says where it was found. A value without bytes is one
 * that was left out, or null. What is wrong is added to the faults, and the set stays as it was. ERR_NO_MEMORY.
 */
enum err quiz_set_put(struct quiz_set *set, struct arena *arena, enum quiz_about about, struct json_text value,
                      const char *pointer, struct quiz_faults *faults) MUST_CHECK;

/* A whole set in the native form. ERR_INVALID_VALUE with faults (out is not written), ERR_NO_MEMORY. */
enum err quiz_set_read(struct quiz_set *out, struct arena *arena, const json_t *body,
                       struct quiz_faults *faults) MUST_CHECK;

/*
 * Appends the questions of a native body {"questions":[...]} to a set, which has its language. ERR_INVALID_VALUE with faults
 * or ERR_NO_MEMORY; the set's count is then what it was.
 */
enum err quiz_set_append(struct quiz_set *set, struct arena *arena, const json_t *body,
                         struct quiz_faults *faults) MUST_CHECK;

/*
 * Reads one question of the native form; at is its pointer, "/questions/7". The language says which forms are the same; NULL:
 * nobody asks, as they were told apart when the set was made. ERR_INVALID_VALUE with faults, ERR_NO_MEMORY.
 */
enum err quiz_question_read(struct quiz_question *out, struct arena *arena, const json_t *value, const char *language,
                            const char *at, struct quiz_faults *faults) MUST_CHECK;

/* Writes it in the native form, as the next value. */
void quiz_question_write(struct json_out *out, const struct quiz_question *question);

/* Writes all questions of a set as an array. */
void quiz_set_write_questions(struct json_out *out, const struct quiz_set *set);

/*
 * By what a question is known again, in whatever set and version it stands: of texts that no set may have both of it is the
 * same. It is stored, and so never changes; that two others share one is one chance in 2^64, and nothing that matters may
 * depend on it. ERR_NO_MEMORY.
 */
enum err quiz_fingerprint(uint64_t *out, struct json_text text) MUST_CHECK;

/*
 * The answer that is told: the first form, the right choices joined by " / ", "true" or "false", the number, "1914..1918".
 * In the arena; bytes are NULL when there is no memory.
 */
struct json_text quiz_answer(const struct quiz_question *question, struct arena *arena);

/* Draws the order in which choices are shown; all other kinds stay as they are. ERR_NO_MEMORY. */
enum err quiz_question_shuffle(struct quiz_question *question, struct arena *arena, struct rng *rng) MUST_CHECK;

/*
 * What is dealt of a question, as text: JSON with sorted members, without spaces, in ASCII, with exactly `kind`, `text` and
 * those on which the outcome depends: `answers`; `choices`, as shown, with `correct`, the list of the indices of the right
 * ones (a boolean has the choices true and false); `number` with `tolerance`, or `range`, and `unit` where there is one.
 */
void quiz_dealt_write(struct json_out *out, const struct quiz_question *question);

/* Reads such a text; only what it writes. ERR_CORRUPT for anything else, ERR_NO_MEMORY. */
enum err quiz_dealt_read(struct quiz_question *out, struct arena *arena, const char *text, size_t length) MUST_CHECK;

/* What is committed to: SHA-256(salt || 0x0A || dealt) in hexadecimal. The salt is made by proof_make_nonce. */
void quiz_leaf(char out[static PROOF_HEX_SIZE], const char *salt, const char *dealt);

#endif
