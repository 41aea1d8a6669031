/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The options of a family's rulesets: one row each says all that there is to say of it.
 *
 * From the rows follow how options are read, with what is wrong at which of them, how they are shown once they are
 * resolved, and the JSON Schema that tells clients of them: enough to make a form of. A family adds what takes more than
 * one option.
 *
 * The values stand in the family's config. A preset's defaults are such a config, too, in which nothing is set but the
 * values of options, and whatever else the family keeps of a preset.
 */
#ifndef REFEREE_RULES_OPTIONS_INTERNAL_H
#define REFEREE_RULES_OPTIONS_INTERNAL_H

#include "rules/family.h"

enum option_kind {
    OPTION_INTEGER, /* an int, min .. max */
    OPTION_LIMIT,   /* an int, min .. max, or 0, which is null: without limit */
    OPTION_WORD,    /* an enum that counts the words from 0 */
    OPTION_BOOLEAN, /* a bool */
    OPTION_SYMBOLS, /* char[max + 1]: min .. max letters and digits, each once, and NULs to the end */
};

enum {
    /* An integer without which there is no game: no option where the preset has a value, required where that is 0. */
    OPTION_ESSENTIAL = 1,
    /* With any value but the preset's the game is not of the ruleset's own difficulty (config->own_difficulty). */
    OPTION_DIFFICULTY = 2,
};

struct option {
    const char *name;
    enum option_kind kind;
    unsigned flags;
    int min, max;             /* where the kind has a range */
    const char *const *words; /* where it has words; NULL-terminated */
    size_t place;             /* of the value in the family's config (offsetof) */
    const char *title, *text; /* for people */
};

struct option_table {
    const struct family *family;
    size_t config_size;
    const struct option *rows;
    size_t count;
    /*
     * Sets what follows from the options, from each other and from the opponents: seats, defaults that depend on other
     * options (option_is_given). Refuses what contradicts itself with ERR_INVALID_VALUE. All options have a value by then.
     */
    enum err (*resolve)(struct config *config, const struct setup *setup, struct problem *problem);
};

/* What all families have: rows that differ in nothing, or in their text alone. */
enum { ROUNDS_MAX = 1000 };
#define OPTION_ROUNDS(text) \
    { "rounds", OPTION_LIMIT, 0, 1, ROUNDS_MAX, NULL, offsetof(struct config, rounds), "Rounds", (text) }
#define OPTION_ROUNDS_ROTATING \
    OPTION_ROUNDS("How many rounds are played, the first move rotating; null goes on until somebody ends it.")
#define OPTION_HINTS                                                                     \
    {                                                                                    \
        "hints", OPTION_BOOLEAN, 0, 0, 0, NULL, offsetof(struct config, hints), "Hints", \
            "May players ask for hints? The game is then never ranked."                  \
    }

/* `configure` and `options_schema` of every family whose presets have a table (see rules/family.h). */
enum err options_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                           struct problem *problem) MUST_CHECK;
json_t *options_schema(const struct preset *preset);

/* For resolve: was it the client who chose the option's value? */
bool option_is_given(const struct setup *setup, const char *name);

/* For resolve: options contradict each other. Points at those that were given, at least one: the defaults agree. */
enum err options_contradict(struct problem *problem, const struct setup *setup, const char *const names[],
                            const char *detail) MUST_CHECK;

/* For action_schema: a body with these members, all required. Takes over `properties`; NULL without memory. */
json_t *body_schema(json_t *properties);

#endif
