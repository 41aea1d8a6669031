/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rulesets of code-breaking and their options: defaults, ranges, and every combination that contradicts itself.
 *
 * Options are resolved in the order in which they depend on each other: the codes, then who holds the secret and
 * answers, then rounds and scoring. A contradiction between options is reported at each of them that the client named,
 * since the mistake may be in any.
 */
#include "codebreaking_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "rules/options_schema.h"
#include "util/json.h"

enum { ROUNDS_MAX = 1000, MAX_GUESSES_MAX = 100, OPPONENTS_MAX = 4 };

/* What `preset.defaults` points to: the difficulty that is the ruleset's own. */
struct difficulty {
    int length;
    const char *alphabet;
    bool repeats;
    bool leading_zero;
    int max_guesses; /* 0 = no limit */
    enum feedback_kind feedback;
    const char *first, *second; /* names of the numbers of an answer by pegs */
};

static const struct difficulty bulls_and_cows = {4, "0123456789", false, true, 0, FEEDBACK_PEGS, "bulls", "cows"};
static const struct difficulty mastermind = {4, "123456", true, true, 12, FEEDBACK_PEGS, "black", "white"};
static const struct difficulty super_mastermind = {5, "12345678", true, true, 12, FEEDBACK_PEGS, "black", "white"};
static const struct difficulty mini_mastermind = {4, "012345", true, true, 6, FEEDBACK_PEGS, "black", "white"};
static const struct difficulty number_guess = {4, "0123456789",       true,    false,
                                               0, FEEDBACK_POSITIONS, "exact", "misplaced"};

const struct preset codebreaking_presets[CODEBREAKING_PRESETS] = {
    {"bulls-and-cows", "Bulls and Cows", 1, 1 + OPPONENTS_MAX, &bulls_and_cows},
    {"mastermind", "Mastermind", 1, 1 + OPPONENTS_MAX, &mastermind},
    {"super-mastermind", "Super Mastermind", 1, 1 + OPPONENTS_MAX, &super_mastermind},
    {"mini-mastermind", "Mini Mastermind", 1, 1 + OPPONENTS_MAX, &mini_mastermind},
    {"number-guess", "Number Guess", 1, 1 + OPPONENTS_MAX, &number_guess},
};

static const char *const feedback_words[] = {"pegs", "positions", "exact", NULL};
static const char *const codemaker_words[] = {"server", "players", NULL};
static const char *const answers_words[] = {"automatic", "manual", NULL};
static const char *const custody_words[] = {"registered", "committed", "held", NULL};
static const char *const scoring_words[] = {"rounds", "guesses", "pegs", "fewest", NULL};

/* The options as the client gave them. */
struct given {
    const json_t *options; /* the object itself, or NULL */
    struct json_integer length, max_guesses, rounds;
    struct json_text alphabet, feedback, codemaker, answers, secret, scoring;
    struct json_boolean repeats, blanks, leading_zero, hints;
};

static const struct field given_fields[] = {
    {"length", FIELD_INTEGER, 0, 1, CODE_LENGTH_MAX, offsetof(struct given, length)},
    {"alphabet", FIELD_TEXT, 0, 2, CODE_SYMBOLS_MAX - 1, offsetof(struct given, alphabet)},
    {"repeats", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, repeats)},
    {"blanks", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, blanks)},
    {"leading_zero", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, leading_zero)},
    {"max_guesses", FIELD_INTEGER, FIELD_NULLABLE, 1, MAX_GUESSES_MAX, offsetof(struct given, max_guesses)},
    {"feedback", FIELD_TEXT, 0, 0, 0, offsetof(struct given, feedback)},
    {"codemaker", FIELD_TEXT, 0, 0, 0, offsetof(struct given, codemaker)},
    {"answers", FIELD_TEXT, 0, 0, 0, offsetof(struct given, answers)},
    {"secret", FIELD_TEXT, 0, 0, 0, offsetof(struct given, secret)},
    {"rounds", FIELD_INTEGER, FIELD_NULLABLE, 1, ROUNDS_MAX, offsetof(struct given, rounds)},
    {"scoring", FIELD_TEXT, 0, 0, 0, offsetof(struct given, scoring)},
    {"hints", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct given, hints)},
};

static const struct difficulty *difficulty_of(const struct preset *preset) {
    return preset->defaults;
}

int codebreaking_own_max_guesses(const struct preset *preset) {
    return difficulty_of(preset)->max_guesses;
}

void codebreaking_names(const char **first, const char **second, const struct preset *preset, enum feedback_kind kind) {
    bool pegs = kind == FEEDBACK_PEGS;
    *first = pegs ? difficulty_of(preset)->first : "exact";
    *second = pegs ? difficulty_of(preset)->second : kind == FEEDBACK_POSITIONS ? "positions" : NULL;
}

static bool is_given(const struct given *given, const char *name) {
    return json_object_get(given->options, name) != NULL;
}

/* Options contradict each other: points at those that were given. At least one was, for the defaults agree. */
static enum err contradict(struct problem *problem, const struct given *given, const char *const names[],
                           const char *detail) {
    enum err err = OK;
    for (size_t i = 0; names[i] != NULL; i++) {
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/options/%s", names[i]);
        if (is_given(given, names[i]) && err == OK) {
            err = problem_set_at(problem, ERR_INVALID_VALUE, pointer, "%s", detail);
        } else if (is_given(given, names[i])) {
            problem_add_point(problem, pointer, "%s", detail);
        }
    }
    assert(err != OK);
    return err;
}

/* Finds a text among words; leaves *out alone when there is no text. */
static enum err pick(int *out, struct json_text text, const char *const words[], const char *pointer,
                     struct problem *problem) {
    if (text.bytes == NULL) {
        return OK;
    }
    char list[PROBLEM_DETAIL_MAX] = "";
    size_t used = 0;
    for (int i = 0; words[i] != NULL; i++) {
        if (strlen(words[i]) == text.length && memcmp(words[i], text.bytes, text.length) == 0) {
            *out = i;
            return OK;
        }
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", i == 0 ? "" : ", ", words[i]);
    }
    char near[SUGGEST_WORDS_SIZE];
    struct near_word word;
    suggest_begin(&word, text.bytes, text.length);
    for (int i = 0; words[i] != NULL; i++) {
        suggest_offer(&word, words[i]);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be one of: %s%s", list,
                          suggest_words(near, &word));
}

static bool is_letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Sets the symbols: the hole, if codes may have holes, and the alphabet behind it. */
static enum err resolve_alphabet(struct codebreaking_config *config, const struct given *given,
                                 struct problem *problem) {
    const struct difficulty *own = difficulty_of(config->head.preset);
    struct json_text text = given->alphabet;
    if (text.bytes == NULL) {
        text = (struct json_text){own->alphabet, strlen(own->alphabet)};
    }
    for (size_t i = 0; i < text.length; i++) {
        if (!is_letter_or_digit(text.bytes[i])) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/options/alphabet",
                                  "must be ASCII letters and digits only");
        }
        if (memchr(text.bytes, text.bytes[i], i) != NULL) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/options/alphabet",
                                  "has the symbol %c twice; all must be different", text.bytes[i]);
        }
    }
    size_t holes = 0;
    if (given->blanks.value) {
        config->space.alphabet[holes++] = '.';
    }
    memcpy(config->space.alphabet + holes, text.bytes, text.length);
    config->space.symbols = (uint8_t)(holes + text.length);
    return OK;
}

static int8_t find_zero(const struct code_space *space) {
    const char *zero = strchr(space->alphabet, '0');
    return (int8_t)(zero == NULL ? -1 : zero - space->alphabet);
}

/* Which codes are legal, how many guesses there are, how they are answered. */
static enum err resolve_codes(struct codebreaking_config *config, const struct given *given, struct problem *problem) {
    const struct difficulty *own = difficulty_of(config->head.preset);
    int feedback = (int)own->feedback;
    enum err err = pick(&feedback, given->feedback, feedback_words, "/options/feedback", problem);
    if (err == OK) {
        err = resolve_alphabet(config, given, problem);
    }
    if (err != OK) {
        return err;
    }
    struct code_space *space = &config->space;
    bool leading_zero = given->leading_zero.set ? given->leading_zero.value : own->leading_zero;
    space->length = (uint8_t)(given->length.set ? given->length.value : own->length);
    space->repeats = given->repeats.set ? given->repeats.value : own->repeats;
    space->not_first = leading_zero ? -1 : find_zero(space);
    config->feedback = (enum feedback_kind)feedback;
    config->max_guesses = is_given(given, "max_guesses") ? (int)given->max_guesses.value : own->max_guesses;
    codebreaking_names(&config->first, &config->second, config->head.preset, config->feedback);
    if (!space->repeats && space->length > space->symbols) {
        return contradict(problem, given, (const char *const[]){"length", "repeats", "alphabet", NULL},
                          "without repeats a code cannot be longer than there are symbols");
    }
    if (config->feedback == FEEDBACK_POSITIONS && strchr(space->alphabet, FEEDBACK_WRONG_PLACE) != NULL) {
        return contradict(problem, given, (const char *const[]){"alphabet", "feedback", NULL},
                          "with feedback positions the alphabet cannot contain X, which masks the wrong places");
    }
    config->head.own_difficulty = space->length == own->length && strcmp(space->alphabet, own->alphabet) == 0 &&
                                  space->repeats == own->repeats && leading_zero == own->leading_zero &&
                                  config->max_guesses == own->max_guesses && config->feedback == own->feedback;
    return OK;
}

static enum err resolve_seats(struct codebreaking_config *config, const struct given *given, int opponents,
                              struct problem *problem) {
    int players = opponents > 0;
    enum err err = pick(&players, given->codemaker, codemaker_words, "/options/codemaker", problem);
    if (err != OK) {
        return err;
    }
    if (opponents > OPPONENTS_MAX) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must have at most %d items", OPPONENTS_MAX);
    }
    if (!players && opponents > 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/codemaker",
                              "with opponents the players make the codes: leave it out or say players");
    }
    if (players && opponents == 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/codemaker",
                              "players can make the codes only when there are opponents");
    }
    config->head.server_leads = !players;
    config->head.seats = !players ? 1 : opponents < 0 ? 2 : 1 + opponents;
    return OK;
}

/* Who keeps the secret and who answers. */
static enum err resolve_custody(struct codebreaking_config *config, const struct given *given,
                                struct problem *problem) {
    int custody = SECRET_REGISTERED;
    enum err err = pick(&custody, given->secret, custody_words, "/options/secret", problem);
    int manual = custody != SECRET_REGISTERED;
    if (err == OK) {
        err = pick(&manual, given->answers, answers_words, "/options/answers", problem);
    }
    if (err != OK) {
        return err;
    }
    if (config->head.server_leads && custody != SECRET_REGISTERED) {
        return contradict(problem, given, (const char *const[]){"secret", "codemaker", NULL},
                          "the server keeps its own secrets; only codemaker players can commit to or hold one");
    }
    if (config->head.server_leads && manual) {
        return contradict(problem, given, (const char *const[]){"answers", "codemaker", NULL},
                          "the server answers at once; only codemaker players can answer by hand");
    }
    if (custody != SECRET_REGISTERED && !manual) {
        return contradict(problem, given, (const char *const[]){"answers", "secret", NULL},
                          "a secret that is committed or held can be answered by hand only");
    }
    config->custody = (enum custody)custody;
    config->head.limits_turns = custody == SECRET_COMMITTED;
    config->manual = manual != 0;
    return OK;
}

static enum err resolve_rounds(struct codebreaking_config *config, const struct given *given, struct problem *problem) {
    int scoring = SCORING_ROUNDS;
    enum err err = pick(&scoring, given->scoring, scoring_words, "/options/scoring", problem);
    if (err != OK) {
        return err;
    }
    int seats = config->head.seats;
    int by_default = seats == 1 ? 0 : seats;
    config->scoring = (enum scoring)scoring;
    config->head.rounds = is_given(given, "rounds") ? (int)given->rounds.value : by_default;
    if (config->scoring == SCORING_FEWEST && seats != 2) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/scoring", "fewest is a race of exactly two seats");
    }
    if (config->head.rounds % seats != 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/rounds",
                              "must be a multiple of the %d seats, so that each leads equally often", seats);
    }
    return OK;
}

static json_t *integer_or_null(int value) {
    return value == 0 ? json_null() : json_integer(value);
}

/* All options as clients see them. */
static json_t *options_of(const struct codebreaking_config *config, bool leading_zero) {
    const struct code_space *space = &config->space;
    bool blanks = space->alphabet[0] == '.';
    return json_pack("{s:i, s:s, s:b, s:b, s:b, s:o, s:s, s:s, s:s, s:s, s:o, s:s, s:b}", "length", (int)space->length,
                     "alphabet", space->alphabet + blanks, "repeats", space->repeats, "blanks", blanks, "leading_zero",
                     leading_zero, "max_guesses", integer_or_null(config->max_guesses), "feedback",
                     feedback_words[config->feedback], "codemaker", codemaker_words[!config->head.server_leads],
                     "answers", answers_words[config->manual], "secret", custody_words[config->custody], "rounds",
                     integer_or_null(config->head.rounds), "scoring", scoring_words[config->scoring], "hints",
                     config->head.hints);
}

enum err codebreaking_configure(struct config **out, const struct preset *preset, const struct setup *setup,
                                struct problem *problem) {
    struct given given = {.options = setup->options};
    if (setup->options != NULL) {
        enum err err = json_decode(&given, setup->options, given_fields, sizeof given_fields / sizeof given_fields[0],
                                   "/options", problem);
        if (err != OK) {
            return err;
        }
    }
    struct codebreaking_config *config = calloc(1, sizeof *config);
    if (config == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    atomic_init(&config->head.references, 1);
    config->head.family = &codebreaking_family;
    config->head.preset = preset;
    config->head.hints = given.hints.value;
    enum err err = resolve_codes(config, &given, problem);
    if (err == OK) {
        err = resolve_seats(config, &given, setup->opponents, problem);
    }
    if (err == OK) {
        err = resolve_custody(config, &given, problem);
    }
    if (err == OK) {
        err = resolve_rounds(config, &given, problem);
    }
    if (err == OK) {
        bool leading_zero = given.leading_zero.set ? given.leading_zero.value : difficulty_of(preset)->leading_zero;
        config->head.options = options_of(config, leading_zero);
        if (config->head.options == NULL) {
            err = problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
        }
    }
    if (err != OK) {
        config_release(&config->head);
        return err;
    }
    *out = &config->head;
    return OK;
}

/* ---- as clients are told of them ---- */

static const struct option_text texts[] = {
    {"length", "Places", "How many places a code has."},
    {"alphabet", "Symbols", "The symbols of a code, all different, in ascending order: letters and digits."},
    {"repeats", "Repeats", "May a symbol occur twice in a code?"},
    {"blanks", "Holes", "May a place stay empty? The hole `.` is one further symbol, the smallest."},
    {"leading_zero", "Leading zero", "May a code begin with the symbol 0?"},
    {"max_guesses", "Guesses", "How many guesses a round has; null: until the code is cracked."},
    {"feedback", "Answers tell",
     "`pegs`: how many symbols are right in their place, and how many in another; `positions`: which places are right; "
     "`exact`: only how many."},
    {"codemaker", "Codemaker",
     "Who makes the codes: the `server`, for one who plays alone, or the `players` in turn, which is the default and "
     "the "
     "only way with opponents."},
    {"answers", "Who answers",
     "The server at once (`automatic`), or the codemaker by hand (`manual`), and the server checks. A secret that is "
     "committed or held can be answered by hand only, and is by default."},
    {"secret", "Secret",
     "Where a player's secret is: told to the server (`registered`), in their own keeping, with a hash of it published "
     "(`committed`), or on a real board (`held`)."},
    {"rounds", "Rounds",
     "A multiple of the seats, so that everybody makes equally many codes; null: until somebody ends it. By default "
     "the "
     "number of seats, alone null."},
    {"scoring", "Points",
     "`rounds`: 1 to the breaker who cracks the code, otherwise to the codemaker; `guesses`: 1 to the codemaker for "
     "each "
     "guess, and 1 more if the code was not cracked; `pegs`: to each breaker as many as a guess raises the most right "
     "places so far; `fewest`: 1 to the one of two who needed fewer guesses."},
    {"hints", "Hints", "May players ask for hints? The game is then never ranked."},
};

static json_t *codes_schema(const struct difficulty *own) {
    return json_pack("{s:o, s:{s:s, s:s, s:s}, s:o, s:o, s:o, s:o, s:o}", "length", schema_integer(1, CODE_LENGTH_MAX),
                     "alphabet", "type", "string", "pattern", "^[0-9A-Za-z]{2,36}$", "default", own->alphabet,
                     "repeats", schema_flag(own->repeats), "blanks", schema_flag(false), "leading_zero",
                     schema_flag(own->leading_zero), "max_guesses", schema_limit(MAX_GUESSES_MAX, own->max_guesses),
                     "feedback", schema_words(feedback_words, feedback_words[own->feedback]));
}

/* By default as for one who plays alone. */
static json_t *match_schema(void) {
    return json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "codemaker", schema_words(codemaker_words, codemaker_words[0]),
                     "answers", schema_words(answers_words, answers_words[0]), "secret",
                     schema_words(custody_words, custody_words[SECRET_REGISTERED]), "rounds",
                     schema_limit(ROUNDS_MAX, 0), "scoring", schema_words(scoring_words, scoring_words[SCORING_ROUNDS]),
                     "hints", schema_flag(false));
}

json_t *codebreaking_options_schema(const struct preset *preset) {
    const struct difficulty *own = difficulty_of(preset);
    json_t *properties = codes_schema(own);
    json_t *match = match_schema();
    if (properties != NULL &&
        (match == NULL || json_object_update(properties, match) != 0 ||
         !json_put(json_object_get(properties, "length"), "default", json_integer(own->length)))) {
        json_decref(properties);
        properties = NULL;
    }
    json_decref(match);
    return schema_of_options(properties, texts, sizeof texts / sizeof texts[0]);
}

json_t *codebreaking_describe(const struct preset *preset) {
    const char *first = NULL;
    const char *second = NULL;
    codebreaking_names(&first, &second, preset, difficulty_of(preset)->feedback);
    return json_pack("{s:[s, s]}", "labels", first, second);
}
