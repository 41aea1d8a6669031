/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A query is looked at where it stands, member by member: most requests have none, so nothing is made of it beforehand.
 * Names and values that are longer than any that is known are never decoded as a whole.
 */
#include "http/query.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/hex.h"
#include "util/suggest.h"

enum { VALUE_MAX_ENCODED = 64, INTEGER_DIGITS = 20 };

bool query_next(struct query_part *out, const char **query) {
    const char *at = *query;
    size_t length = 0;
    while (at != NULL) {
        length = strcspn(at, "&");
        *query = at[length] == '&' ? at + length + 1 : NULL;
        if (length > 0) {
            break;
        }
        at = *query;
    }
    if (at == NULL) {
        return false;
    }
    const char *equals = memchr(at, '=', length);
    size_t name_length = equals == NULL ? length : (size_t)(equals - at);
    *out = (struct query_part){.name = at, .name_length = name_length};
    if (equals != NULL) {
        out->value = equals + 1;
        out->value_length = length - name_length - 1;
    }
    return true;
}

size_t query_decode(char *out, const char *bytes, size_t length) {
    size_t at = 0;
    for (size_t i = 0; i < length; i++) {
        int escaped = hex_escape(bytes + i, length - i);
        if (escaped >= 0) {
            out[at++] = (char)escaped;
            i += HEX_ESCAPE_LENGTH - 1;
        } else {
            out[at++] = bytes[i] == '+' ? ' ' : bytes[i];
        }
    }
    return at;
}

bool query_is_named(const struct query_part *part, const char *name) {
    size_t wanted = strlen(name);
    if (memchr(part->name, '%', part->name_length) == NULL) {
        return part->name_length == wanted && memcmp(part->name, name, wanted) == 0;
    }
    char decoded[VALUE_MAX_ENCODED];
    return part->name_length <= sizeof decoded && query_decode(decoded, part->name, part->name_length) == wanted &&
           memcmp(decoded, name, wanted) == 0;
}

/* A short value, decoded and with a NUL behind it; false where it is longer than a number or an id. */
static bool read_short(char out[static VALUE_MAX_ENCODED + 1], size_t *out_length, const struct query_part *part) {
    if (part->value_length > VALUE_MAX_ENCODED) {
        return false;
    }
    size_t length = part->value == NULL ? 0 : query_decode(out, part->value, part->value_length);
    out[length] = '\0';
    *out_length = length;
    return true;
}

bool query_read_integer(int64_t *out, const struct query_part *part, const struct query_member *member) {
    char text[VALUE_MAX_ENCODED + 1];
    size_t length = 0;
    if (!read_short(text, &length, part)) {
        return false;
    }
    size_t sign = text[0] == '-' ? 1 : 0;
    if (length <= sign || length > INTEGER_DIGITS || strspn(text + sign, "0123456789") != length - sign) {
        return false;
    }
    errno = 0;
    long long value = strtoll(text, NULL, 10);
    if (errno != 0 || value < member->min || value > member->max) {
        return false;
    }
    *out = value;
    return true;
}

bool query_read_id(struct id *out, const struct query_part *part) {
    char text[VALUE_MAX_ENCODED + 1];
    size_t length = 0;
    return read_short(text, &length, part) && id_parse(out, text, length);
}

/* ---- what is wrong ---- */

enum err query_complain(struct problem *problem, enum err before, const struct query_member *member) {
    char pointer[PROBLEM_POINTER_MAX], wrong[PROBLEM_DETAIL_MAX];
    const char *otherwise = member->word == NULL ? "" : " or ";
    const char *word = member->word == NULL ? "" : member->word;
    (void)snprintf(pointer, sizeof pointer, "?%s", member->name);
    if (member->kind == QUERY_INTEGER) {
        (void)snprintf(wrong, sizeof wrong, "must be an integer from %lld to %lld%s%s", (long long)member->min,
                       (long long)member->max, otherwise, word);
    } else {
        (void)snprintf(wrong, sizeof wrong, "must be an id%s%s", otherwise, word);
    }
    if (before == OK) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "%s", wrong);
    }
    problem_add_point(problem, pointer, "%s", wrong);
    return before;
}

static void append(char out[static PROBLEM_DETAIL_MAX], const char *text) {
    size_t length = strlen(out);
    (void)snprintf(out + length, PROBLEM_DETAIL_MAX - length, "%s", text);
}

/* "is not known here; did you mean "since"? Known are player, since and limit." */
static void describe_unknown(char out[static PROBLEM_DETAIL_MAX], const char *name, size_t length,
                             const struct query_member *known) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, name, length);
    for (size_t i = 0; known[i].name != NULL; i++) {
        suggest_offer(&word, known[i].name);
    }
    (void)snprintf(out, PROBLEM_DETAIL_MAX, "is not known here%s", suggest_words(words, &word));
    append(out, word.nearest == NULL ? ". " : " ");
    append(out, known[1].name == NULL ? "Known is " : "Known are ");
    for (size_t i = 0; known[i].name != NULL; i++) {
        append(out, i == 0 ? "" : known[i + 1].name == NULL ? " and " : ", ");
        append(out, known[i].name);
    }
    append(out, ".");
}

static enum err complain_of_name(struct problem *problem, enum err before, const struct query_part *part,
                                 const struct query_member *known, bool is_repeated) {
    char pointer[PROBLEM_POINTER_MAX] = "?", wrong[PROBLEM_DETAIL_MAX];
    size_t room = sizeof pointer - 2; /* what is longer is cut */
    size_t length = query_decode(pointer + 1, part->name, part->name_length < room ? part->name_length : room);
    pointer[1 + length] = '\0';
    if (is_repeated) {
        (void)snprintf(wrong, sizeof wrong, "is given more than once");
    } else if (known == NULL || known[0].name == NULL) {
        (void)snprintf(wrong, sizeof wrong, "is not known here: this call takes no query");
    } else {
        describe_unknown(wrong, pointer + 1, length, known);
    }
    if (before == OK) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "%s", wrong);
    }
    problem_add_point(problem, pointer, "%s", wrong);
    return before;
}

static size_t find_member(const struct query_part *part, const struct query_member *known) {
    size_t i = 0;
    while (known[i].name != NULL && !query_is_named(part, known[i].name)) {
        i++;
    }
    assert(i < QUERY_MEMBERS_MAX);
    return i;
}

static bool is_word(const struct query_part *part, const char *word) {
    char text[VALUE_MAX_ENCODED + 1];
    size_t length = 0;
    return word != NULL && read_short(text, &length, part) && length == strlen(word) && memcmp(text, word, length) == 0;
}

static bool is_of_kind(const struct query_part *part, const struct query_member *member) {
    int64_t number = 0;
    struct id id;
    switch (member->kind) {
    case QUERY_INTEGER:
        return is_word(part, member->word) || query_read_integer(&number, part, member);
    case QUERY_ID:
        return is_word(part, member->word) || query_read_id(&id, part);
    case QUERY_TEXT:
        break;
    }
    return true;
}

enum err query_check(const char *query, const struct query_member *known, struct problem *problem) {
    static const struct query_member none = {.name = NULL};
    bool seen[QUERY_MEMBERS_MAX] = {false};
    struct query_part part;
    enum err err = OK;
    known = known == NULL ? &none : known;
    while (query_next(&part, &query)) {
        size_t i = find_member(&part, known);
        if (known[i].name == NULL || seen[i]) {
            err = complain_of_name(problem, err, &part, known, seen[i]);
        } else if (!is_of_kind(&part, &known[i])) {
            err = query_complain(problem, err, &known[i]);
        }
        seen[i] = known[i].name != NULL;
    }
    return err;
}
