/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rulesets of code-breaking and their options: defaults, ranges, and every combination that contradicts itself.
 *
 * Options are resolved in the order in which they depend on each other: the codes, then who holds the secret and
 * answers, then rounds and scoring. A contradiction between options is reported at each of them that the client named,
 * since the mistake may be in any.
 */
#include "codebreaking_internal.h"

#include <string.h>

#include "rules/options.h"

enum { MAX_GUESSES_MAX = 100, OPPONENTS_MAX = 4 };

static const char *const feedback_words[] = {
    [FEEDBACK_PEGS] = "pegs", [FEEDBACK_POSITIONS] = "positions", [FEEDBACK_EXACT] = "exact", NULL};
static const char *const codemaker_words[] = {[CODEMAKER_SERVER] = "server", [CODEMAKER_PLAYERS] = "players", NULL};
static const char *const answers_words[] = {[ANSWERS_AUTOMATIC] = "automatic", [ANSWERS_MANUAL] = "manual", NULL};
static const char *const custody_words[] = {
    [SECRET_REGISTERED] = "registered", [SECRET_COMMITTED] = "committed", [SECRET_HELD] = "held", NULL};
static const char *const scoring_words[] = {[SCORING_ROUNDS] = "rounds",
                                            [SCORING_GUESSES] = "guesses",
                                            [SCORING_PEGS] = "pegs",
                                            [SCORING_FEWEST] = "fewest",
                                            NULL};
static const char *const fewest_ties_words[] = {[TIES_DRAW] = "draw", [TIES_SECOND] = "second", NULL};

#define AT(member) offsetof(struct codebreaking_config, member)

static const struct option rows[] = {
    {"length", OPTION_INTEGER, OPTION_DIFFICULTY, 1, CODE_LENGTH_MAX, NULL, AT(length), "Places",
     "How many places a code has."},
    {"alphabet", OPTION_SYMBOLS, OPTION_DIFFICULTY, 2, ALPHABET_MAX, NULL, AT(alphabet), "Symbols",
     "The symbols of a code, all different, in ascending order: letters and digits."},
    {"repeats", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, AT(space.repeats), "Repeats",
     "May a symbol occur twice in a code?"},
    {"blanks", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, AT(blanks), "Holes",
     "May a place stay empty? The hole `.` is one further symbol, the smallest."},
    {"leading_zero", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, AT(leading_zero), "Leading zero",
     "May a code begin with the symbol 0?"},
    {"max_guesses", OPTION_LIMIT, OPTION_DIFFICULTY, 1, MAX_GUESSES_MAX, NULL, AT(max_guesses), "Guesses",
     "How many guesses a round has; null: until the code is cracked."},
    {"feedback", OPTION_WORD, OPTION_DIFFICULTY, 0, 0, feedback_words, AT(feedback), "Answers tell",
     "`pegs`: how many symbols are right in their place, and how many in another; `positions`: which places are right; "
     "`exact`: only how many."},
    {"consistent_guesses", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, AT(consistent_guesses), "Consistent guesses",
     "Must a guess be a code that can still be the secret by all answers so far? Not where the secret is committed or "
     "held."},
    {"codemaker", OPTION_WORD, 0, 0, 0, codemaker_words, AT(codemaker), "Codemaker",
     "Who makes the codes: the `server`, for one who plays alone or for a race of up to ten, each on a board of their "
     "own; or the `players` in turn, five at most, which is the default with opponents."},
    {"answers", OPTION_WORD, 0, 0, 0, answers_words, AT(answers), "Who answers",
     "The server at once (`automatic`), or the codemaker by hand (`manual`), and the server checks. A secret that is "
     "committed or held can be answered by hand only, and is by default."},
    {"secret", OPTION_WORD, 0, 0, 0, custody_words, AT(custody), "Secret",
     "Where a player's secret is: told to the server (`registered`), in their own keeping, with a hash of it published "
     "(`committed`), or on a real board (`held`)."},
    OPTION_ROUNDS("A multiple of the seats, so that everybody makes equally many codes; null: until somebody ends it. "
                  "By default the number of seats, alone null; in a race any number, by default 1."),
    {"scoring", OPTION_WORD, 0, 0, 0, scoring_words, AT(scoring), "Points",
     "`rounds`: 1 to the breaker who cracks the code, otherwise to the codemaker; `guesses`: 1 to the codemaker for "
     "each guess, and 1 more if the code was not cracked; `pegs`: to each breaker as many as a guess raises the most "
     "right places so far; `fewest`: 1 to the one of two who needed fewer guesses, or who alone needed the fewest in a "
     "race, where it is "
     "the default."},
    {"fewest_ties", OPTION_WORD, 0, 0, 0, fewest_ties_words, AT(fewest_ties), "Equally few guesses",
     "Where points go by `fewest` and both have cracked their code with equally many guesses: nobody gets a point "
     "(`draw`), or the one who guessed second (`second`)."},
    {"first_guess_wins", OPTION_BOOLEAN, 0, 0, 0, NULL, AT(first_guess_wins), "The first guess wins",
     "Where points go by `fewest`: has whoever cracks a code with the first guess of a round won the match at once?"},
    OPTION_HINTS,
};

static const struct codebreaking_config *defaults_of(const struct preset *preset) {
    return (const struct codebreaking_config *)preset->defaults;
}

int codebreaking_own_max_guesses(const struct preset *preset) {
    return defaults_of(preset)->max_guesses;
}

void codebreaking_names(const char **first, const char **second, const struct preset *preset, enum feedback_kind kind) {
    bool pegs = kind == FEEDBACK_PEGS;
    *first = pegs ? defaults_of(preset)->first : "exact";
    *second = pegs ? defaults_of(preset)->second : kind == FEEDBACK_POSITIONS ? "positions" : NULL;
}

static int8_t find_zero(const struct code_space *space) {
    const char *zero = strchr(space->alphabet, '0');
    return (int8_t)(zero == NULL ? -1 : zero - space->alphabet);
}

/* Which codes are legal: the hole, if they may have holes, is a symbol before those of the alphabet. */
static enum err resolve_codes(struct codebreaking_config *config, const struct setup *setup, struct problem *problem) {
    struct code_space *space = &config->space;
    (void)snprintf(space->alphabet, sizeof space->alphabet, "%s%s", config->blanks ? "." : "", config->alphabet);
    space->symbols = (uint8_t)strlen(space->alphabet);
    space->length = (uint8_t)config->length;
    space->not_first = config->leading_zero ? -1 : find_zero(space);
    codebreaking_names(&config->first, &config->second, config->head.preset, config->feedback);
    if (!space->repeats && space->length > space->symbols) {
        return options_contradict(problem, setup, (const char *const[]){"length", "repeats", "alphabet", NULL},
                                  "without repeats a code cannot be longer than there are symbols");
    }
    if (config->feedback == FEEDBACK_POSITIONS && strchr(space->alphabet, FEEDBACK_WRONG_PLACE) != NULL) {
        return options_contradict(
            problem, setup, (const char *const[]){"alphabet", "feedback", NULL},
            "with feedback positions the alphabet cannot contain X, which masks the wrong places");
    }
    return OK;
}

static enum err resolve_seats(struct codebreaking_config *config, const struct setup *setup, struct problem *problem) {
    int opponents = setup->opponents;
    if (!option_is_given(setup, "codemaker") && opponents > 0) {
        config->codemaker = CODEMAKER_PLAYERS;
    }
    bool players = config->codemaker == CODEMAKER_PLAYERS;
    int most = players ? OPPONENTS_MAX : RACE_SEATS_MAX - 1;
    if (opponents > most) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must have at most %d items%s", most,
                              players ? "; with codemaker server, 9" : "");
    }
    if (players && opponents == 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/codemaker",
                              "players can make the codes only when there are opponents");
    }
    config->head.server_leads = !players;
    config->head.seats = opponents < 0 ? 1 + players : 1 + opponents;
    config->race = !players && opponents > 0;
    return OK;
}

/* Who keeps the secret and who answers. */
static enum err resolve_custody(struct codebreaking_config *config, const struct setup *setup,
                                struct problem *problem) {
    if (!option_is_given(setup, "answers") && config->custody != SECRET_REGISTERED) {
        config->answers = ANSWERS_MANUAL;
    }
    if (config->head.server_leads && config->custody != SECRET_REGISTERED) {
        return options_contradict(problem, setup, (const char *const[]){"secret", "codemaker", NULL},
                                  "the server keeps its own secrets; only codemaker players can commit to or hold one");
    }
    if (config->head.server_leads && config->answers == ANSWERS_MANUAL) {
        return options_contradict(problem, setup, (const char *const[]){"answers", "codemaker", NULL},
                                  "the server answers at once; only codemaker players can answer by hand");
    }
    if (config->custody != SECRET_REGISTERED && config->answers == ANSWERS_AUTOMATIC) {
        return options_contradict(problem, setup, (const char *const[]){"answers", "secret", NULL},
                                  "a secret that is committed or held can be answered by hand only");
    }
    /* Answers that may be false must not keep anybody from guessing the code. */
    if (config->consistent_guesses && config->custody != SECRET_REGISTERED) {
        return options_contradict(problem, setup, (const char *const[]){"consistent_guesses", "secret", NULL},
                                  "guesses can be held to the answers only where the server knows these to be true: "
                                  "with secret registered");
    }
    config->head.limits_turns = config->custody == SECRET_COMMITTED;
    return OK;
}

/* Everybody breaks the same code, so nobody leads, and the fewest guesses win. */
static enum err resolve_race(struct codebreaking_config *config, const struct setup *setup, struct problem *problem) {
    if (!option_is_given(setup, "rounds")) {
        config->head.rounds = 1;
    }
    if (!option_is_given(setup, "scoring")) {
        config->scoring = SCORING_FEWEST;
    }
    if (config->scoring != SCORING_FEWEST) {
        return options_contradict(problem, setup, (const char *const[]){"scoring", "codemaker", NULL},
                                  "where several break the server's code the fewest guesses win: leave it out or say "
                                  "fewest");
    }
    if (config->fewest_ties != TIES_DRAW) {
        return options_contradict(problem, setup, (const char *const[]){"fewest_ties", "codemaker", NULL},
                                  "where several break the server's code at once none of them is second");
    }
    return OK;
}

static enum err resolve_rounds(struct codebreaking_config *config, const struct setup *setup, struct problem *problem) {
    int seats = config->head.seats;
    if (config->race) {
        return resolve_race(config, setup, problem);
    }
    if (!option_is_given(setup, "rounds")) {
        config->head.rounds = seats == 1 ? 0 : seats;
    }
    if (config->scoring == SCORING_FEWEST && seats != 2) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/scoring", "fewest is a race of exactly two seats");
    }
    if (config->fewest_ties != TIES_DRAW && config->scoring != SCORING_FEWEST) {
        return options_contradict(problem, setup, (const char *const[]){"fewest_ties", "scoring", NULL},
                                  "only with scoring fewest are there ties to be decided");
    }
    if (config->first_guess_wins && config->scoring != SCORING_FEWEST) {
        return options_contradict(problem, setup, (const char *const[]){"first_guess_wins", "scoring", NULL},
                                  "only with scoring fewest can a first guess win the match");
    }
    if (config->head.rounds % seats != 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/options/rounds",
                              "must be a multiple of the %d seats, so that each leads equally often", seats);
    }
    return OK;
}

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    struct codebreaking_config *own = (struct codebreaking_config *)config;
    enum err err = resolve_codes(own, setup, problem);
    if (err == OK) {
        err = resolve_seats(own, setup, problem);
    }
    if (err == OK) {
        err = resolve_custody(own, setup, problem);
    }
    if (err == OK) {
        err = resolve_rounds(own, setup, problem);
    }
    return err;
}

static const struct option_table options = {
    .family = &codebreaking_family,
    .config_size = sizeof(struct codebreaking_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

/* Beside the values of options, how an answer by pegs calls its numbers. */
static const struct codebreaking_config bulls_and_cows = {
    .length = 4, .alphabet = "0123456789", .leading_zero = true, .first = "bulls", .second = "cows"};
#define MASTERMIND(places, symbols, guesses)                                                  \
    {                                                                                         \
        .length = (places), .alphabet = symbols, .space.repeats = true, .leading_zero = true, \
        .max_guesses = (guesses), .first = "black", .second = "white"                         \
    }
static const struct codebreaking_config mastermind = MASTERMIND(4, "123456", 12);
static const struct codebreaking_config super_mastermind = MASTERMIND(5, "12345678", 12);
static const struct codebreaking_config mini_mastermind = MASTERMIND(4, "012345", 6);
static const struct codebreaking_config number_guess = {.length = 4,
                                                        .alphabet = "0123456789",
                                                        .space.repeats = true,
                                                        .feedback = FEEDBACK_POSITIONS,
                                                        .first = "exact",
                                                        .second = "misplaced"};

const struct preset codebreaking_presets[CODEBREAKING_PRESETS] = {
    {"bulls-and-cows", "Bulls and Cows", 1, RACE_SEATS_MAX, &options, &bulls_and_cows.head},
    {"mastermind", "Mastermind", 1, RACE_SEATS_MAX, &options, &mastermind.head},
    {"super-mastermind", "Super Mastermind", 1, RACE_SEATS_MAX, &options, &super_mastermind.head},
    {"mini-mastermind", "Mini Mastermind", 1, RACE_SEATS_MAX, &options, &mini_mastermind.head},
    {"number-guess", "Number Guess", 1, RACE_SEATS_MAX, &options, &number_guess.head},
};

json_t *codebreaking_describe(const struct preset *preset) {
    const char *first = NULL;
    const char *second = NULL;
    codebreaking_names(&first, &second, preset, defaults_of(preset)->feedback);
    return json_pack("{s:[s, s]}", "labels", first, second);
}
