/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Bots for code-breaking games.
 *
 * As breakers they differ by the strategy of their name, and one by its level, too. As codemakers they are all alike: the secret is drawn uniformly,
 * and every answer is true. A secret that was registered is in what the codemaker observes. One that is committed to, or
 * held, is in no observation: it is drawn from the bot key, and so is the nonce, so that the same bot finds both again
 * whenever it must answer or reveal, also after a restart. How they are drawn must therefore never change.
 */
#include "solvers/solvers.h"

#include <stdlib.h>
#include <string.h>

#include "codebreaking_levels.h"
#include "rules/codebreaking.h"
#include "solvers/solver.h"
#include "util/json.h"
#include "util/proof.h"

/* What only the codemaker knows of a secret that is in no view. */
struct kept {
    struct code secret;
    char nonce[PROOF_HEX_SIZE];
};

/* ---- the breaker ---- */

static const struct strategy *strategy_of(const struct bot *bot) {
    return strategy_find(bot->name);
}

/*
 * Where no other may be guessed: a code that fits, with steps of its own, as legal it must be however little time there
 * was. So many were always enough, by far, also for twelve places and thirty-six symbols.
 */
static enum err choose_fitting(struct code *out, const struct position *position, struct rng *rng) {
    struct budget own = budget_of(SOLVER_STEPS);
    struct suggestion suggestion;
    enum err err = strategy_suggest(&suggestion, strategy_find("random"), position, rng, &own);
    if (err == OK) {
        *out = suggestion.guess;
    }
    return err;
}

/*
 * What the strategy says. Where it has nothing to say (nothing that fits was found in time, or nothing can fit because the
 * codemaker's answers are not true) any code is as good as another.
 */
static enum err choose_guess(struct code *out, const struct bot *bot,
                             const struct codebreaking_observation *observation, struct rng *rng,
                             struct budget *budget) {
    const struct strategy *strategy = strategy_of(bot);
    const struct codebreaking_level *level = bot->detail;
    const struct config *config = observation->head.config;
    const struct position position = {codebreaking_question(config), observation->history, observation->count,
                                      codebreaking_guesses_must_fit(config)};
    struct suggestion suggestion;
    enum err err = level == NULL ? strategy_suggest(&suggestion, strategy, &position, rng, budget)
                                 : codebreaking_level_suggest(&suggestion, level, strategy, &position, rng, budget);
    if (err == OK) {
        *out = suggestion.guess;
        return OK;
    }
    if (err != ERR_NO_MEMORY && position.must_fit) {
        err = choose_fitting(out, &position, rng);
    }
    if (err != OK && err != ERR_NO_MEMORY) {
        code_draw(out, position.question.space, rng);
        err = OK;
    }
    return err;
}

/* ---- the codemaker ---- */

static bool is_single_symbol(const struct code_space *space, const struct code *code) {
    for (unsigned i = 1; i < space->length; i++) {
        if (code->at[i] != code->at[0]) {
            return false;
        }
    }
    return true;
}

/*
 * Uniformly from all legal codes, but on four places with six symbols from the 1290 codes of two symbols or more: that is
 * the codemaker's optimal mixed strategy, and holds any breaker to 5600/1290 guesses on average (M. Wiener, posted to
 * sci.math in 1995).
 */
static void draw_secret(struct code *out, const struct question *question, struct rng *rng) {
    const struct code_space *space = question->space;
    bool is_solved_game = question->kind == FEEDBACK_PEGS && space->length == 4 && space->symbols == 6 &&
                          space->repeats && space->not_first < 0;
    do {
        code_draw(out, space, rng);
    } while (is_solved_game && is_single_symbol(space, out));
}

static enum err recall(struct kept *out, const struct question *question, const struct bot_memory *memory) {
    struct rng rng;
    if (memory->bot_key == NULL) {
        return ERR_NOT_ALLOWED_NOW;
    }
    rng_init(&rng, memory->bot_key);
    draw_secret(&out->secret, question, &rng);
    proof_make_nonce(out->nonce, &rng);
    return OK;
}

static json_t *code_body(const struct question *question, const struct code *code) {
    char text[CODE_TEXT_SIZE];
    code_format(text, question->space, code);
    return json_pack("{s:s}", "code", text);
}

static enum err make_secret(json_t **out, const struct config *config, const struct bot_memory *memory,
                            struct rng *rng) {
    struct question question = codebreaking_question(config);
    if (codebreaking_custody(config) == SECRET_REGISTERED) {
        struct code secret;
        draw_secret(&secret, &question, rng);
        *out = code_body(&question, &secret);
        return OK;
    }
    struct kept kept;
    enum err err = recall(&kept, &question, memory);
    if (err == OK) {
        char text[CODE_TEXT_SIZE];
        char commitment[PROOF_HEX_SIZE];
        code_format(text, question.space, &kept.secret);
        proof_commit(commitment, kept.nonce, text);
        *out = json_pack("{s:s}", "commitment", commitment);
    }
    return err;
}

static enum err make_answer(json_t **out, const struct codebreaking_observation *observation,
                            const struct bot_memory *memory) {
    const struct config *config = observation->head.config;
    struct question question = codebreaking_question(config);
    struct kept kept = {.secret = observation->secret};
    enum err err = observation->has_secret ? OK : recall(&kept, &question, memory);
    if (err != OK) {
        return err;
    }
    struct feedback answer = feedback_of(question.kind, question.space, &kept.secret, &observation->guess);
    json_t *body = json_object();
    if (body != NULL && !codebreaking_add_answer(body, config, &observation->guess, answer)) {
        json_decref(body);
        body = NULL;
    }
    *out = body;
    return OK;
}

/* Only a secret that was committed to must be revealed. */
static enum err make_reveal(json_t **out, const struct config *config, const struct bot_memory *memory) {
    struct question question = codebreaking_question(config);
    struct kept kept;
    enum err err = recall(&kept, &question, memory);
    if (err == OK) {
        json_t *body = code_body(&question, &kept.secret);
        if (body != NULL && !json_put(body, "nonce", json_string(kept.nonce))) {
            json_decref(body);
            body = NULL;
        }
        *out = body;
    }
    return err;
}

/* ---- struct bot ---- */

static bool can_play(const struct bot *bot, const struct config *config) {
    struct question question = codebreaking_question(config);
    const struct strategy *strategy = strategy_of(bot);
    return strategy != NULL && strategy->can_play(&question);
}

static bool excels(const struct bot *bot, const struct config *config) {
    struct question question = codebreaking_question(config);
    return strategy_best(&question) == strategy_of(bot);
}

/* In this family a seat can do one thing at a time. */
static enum err decide(struct move *out, const struct bot *bot, const struct observation *head,
                       const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct codebreaking_observation *observation = (const struct codebreaking_observation *)head;
    const struct action_def *action = &codebreaking_family.actions[__builtin_ctz(head->actions)];
    struct question question = codebreaking_question(head->config);
    json_t *body = NULL;
    enum err err = OK;
    if (strcmp(action->name, "guess") == 0) {
        struct code guess;
        err = choose_guess(&guess, bot, observation, rng, budget);
        body = err == OK ? code_body(&question, &guess) : NULL;
    } else if (strcmp(action->name, "secret") == 0) {
        err = make_secret(&body, head->config, memory, rng);
    } else if (strcmp(action->name, "answer") == 0) {
        err = make_answer(&body, observation, memory);
    } else {
        err = make_reveal(&body, head->config, memory);
    }
    if (err == OK && body == NULL) {
        err = ERR_NO_MEMORY;
    }
    if (err == OK) {
        *out = (struct move){.action = action, .body = body};
    }
    return err;
}

/* ---- the bots; a strategy plays by its own name ---- */

#define AVERAGE "average guesses over all secrets"

/*
 * Totals over all secrets: see tests/unit/solvers/heuristic.c, optimal.c, simple.c and taught.c, which play every one of
 * them, and `build/bench-solvers trees`. Where chance decides the average is one of many such trees (400 and 200 of `random`,
 * 20 and 10 of `genetic`; one in super-mastermind). The codes of mini-mastermind are those of mastermind; in number-guess
 * each place is a riddle of its own, in which nobody does better than by guessing what fits.
 */
static const struct strength random_strengths[] = {{"mastermind", AVERAGE, 4.644},
                                                   {"mini-mastermind", AVERAGE, 4.644},
                                                   {"bulls-and-cows", AVERAGE, 5.471},
                                                   {"super-mastermind", AVERAGE, 5.844},
                                                   {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength four_alike_strengths[] = {{"mastermind", AVERAGE, 8759.0 / 1296},
                                                       {"mini-mastermind", AVERAGE, 8759.0 / 1296}};
static const struct strength two_colours_strengths[] = {{"mastermind", AVERAGE, 7551.0 / 1296},
                                                        {"mini-mastermind", AVERAGE, 7551.0 / 1296}};
static const struct strength methodical_strengths[] = {{"mastermind", AVERAGE, 6922.0 / 1296},
                                                       {"mini-mastermind", AVERAGE, 6922.0 / 1296},
                                                       {"bulls-and-cows", AVERAGE, 28288.0 / 5040},
                                                       {"super-mastermind", AVERAGE, 228938.0 / 32768},
                                                       {"number-guess", AVERAGE, 85287.0 / 10000}};
static const struct strength genetic_strengths[] = {{"mastermind", AVERAGE, 4.465},
                                                    {"mini-mastermind", AVERAGE, 4.465},
                                                    {"bulls-and-cows", AVERAGE, 5.314},
                                                    {"super-mastermind", AVERAGE, 181666.0 / 32768},
                                                    {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength minimax_strengths[] = {{"mastermind", AVERAGE, 5801.0 / 1296},
                                                    {"mini-mastermind", AVERAGE, 5801.0 / 1296},
                                                    {"bulls-and-cows", AVERAGE, 27139.0 / 5040},
                                                    {"super-mastermind", AVERAGE, 183966.0 / 32768},
                                                    {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength expected_size_strengths[] = {{"mastermind", AVERAGE, 5696.0 / 1296},
                                                          {"mini-mastermind", AVERAGE, 5696.0 / 1296},
                                                          {"bulls-and-cows", AVERAGE, 26551.0 / 5040},
                                                          {"super-mastermind", AVERAGE, 180287.0 / 32768},
                                                          {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength entropy_strengths[] = {{"mastermind", AVERAGE, 5722.0 / 1296},
                                                    {"mini-mastermind", AVERAGE, 5722.0 / 1296},
                                                    {"bulls-and-cows", AVERAGE, 26424.0 / 5040},
                                                    {"super-mastermind", AVERAGE, 179863.0 / 32768},
                                                    {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength most_parts_strengths[] = {{"mastermind", AVERAGE, 5668.0 / 1296},
                                                       {"mini-mastermind", AVERAGE, 5668.0 / 1296},
                                                       {"bulls-and-cows", AVERAGE, 26751.0 / 5040},
                                                       {"super-mastermind", AVERAGE, 181834.0 / 32768},
                                                       {"number-guess", AVERAGE, 84667.0 / 10000}};
static const struct strength optimal_strengths[] = {{"mastermind", AVERAGE, 5625.0 / 1296},
                                                    {"mini-mastermind", AVERAGE, 5625.0 / 1296},
                                                    {"bulls-and-cows", AVERAGE, 26274.0 / 5040}};

#define BOT(name_, words_) \
    .name = name_, .family = "codebreaking", .words = words_, .can_play = can_play, .excels = excels, .decide = decide
#define STRENGTHS(strengths_) .strengths = strengths_, .strength_count = sizeof strengths_ / sizeof strengths_[0]

static const struct bot random_bot = {
    BOT("random", "A beginner with a good memory: guesses any code that fits the answers so far."),
    STRENGTHS(random_strengths)};

static const struct bot four_alike_bot = {BOT("four-alike", "As many are taught first: four of one colour, then two "
                                                            "and two, until it knows how many there are of each. Plays "
                                                            "with pegs where symbols repeat, up to a million codes."),
                                          STRENGTHS(four_alike_strengths)};

static const struct bot two_colours_bot = {BOT("two-colours",
                                               "As many are taught: two new colours at a time, and what it knows of is "
                                               "placed while it tries the next. Plays with "
                                               "pegs where symbols repeat, up to a million codes."),
                                           STRENGTHS(two_colours_strengths)};

static const struct bot methodical_bot = {
    BOT("methodical",
        "Plays as people are taught to: finds out which symbols there are, then tries what fits in order."),
    STRENGTHS(methodical_strengths)};

static const struct bot genetic_bot = {
    BOT("genetic",
        "Strong, and made for long codes of many symbols: breeds codes that fit and guesses the one of them that "
        "promises most."),
    STRENGTHS(genetic_strengths)};

static const struct bot minimax_bot = {
    BOT("minimax",
        "Strong and never unlucky: leaves as few codes as possible in the worst case (Knuth 1977). On mastermind "
        "it never needs more than 5 guesses."),
    STRENGTHS(minimax_strengths)};

static const struct bot expected_size_bot = {
    BOT("expected-size", "Very strong: leaves as few codes as possible on average (Irving 1978)."),
    STRENGTHS(expected_size_strengths)};

#define ENTROPY_BOT \
    BOT("entropy", "Very strong: learns as much as possible from every answer, in bits (Neuwirth 1982).")

/* Below its full strength. */
#define AT_LEVEL(level_)                                                                                           \
    {                                                                                                              \
        ENTROPY_BOT, .levels = CODEBREAKING_LEVELS, .level = (level_), .detail = &codebreaking_levels[(level_)-1], \
                     .strengths = &codebreaking_level_strengths[(level_)-1], .strength_count = 1                   \
    }
static const struct bot entropy_below[CODEBREAKING_LEVELS - 1] = {AT_LEVEL(1), AT_LEVEL(2), AT_LEVEL(3), AT_LEVEL(4)};

static const struct bot entropy_bot = {ENTROPY_BOT, STRENGTHS(entropy_strengths), .levels = CODEBREAKING_LEVELS,
                                       .level = CODEBREAKING_LEVELS, .below = entropy_below};

static const struct bot most_parts_bot = {
    BOT("most-parts", "Very strong: makes as many different answers as possible (Kooi 2005)."),
    STRENGTHS(most_parts_strengths)};

static const struct bot optimal_bot = {
    BOT("optimal",
        "Perfect: the fewest guesses on average that are possible, from trees searched beforehand (Koyama and "
        "Lai 1993). Plays what is played with the codes of mastermind or bulls-and-cows; where guesses must fit all "
        "answers, "
        "it is only near to that."),
    STRENGTHS(optimal_strengths)};

const struct bot *const codebreaking_bots[] = {
    &random_bot,        &four_alike_bot, &two_colours_bot, &methodical_bot, &genetic_bot, &minimax_bot,
    &expected_size_bot, &entropy_bot,    &most_parts_bot,  &optimal_bot,    NULL};
