/* SPDX-License-Identifier: Apache-2.0 */
/* Where only codes that fit all answers may be guessed: no strategy and no bot guesses another. */
#include "solvers/codebreaking/tree.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "positions.h"
#include "rules/codebreaking.h"
#include "solvers/bot.h"

static struct config *configure(const char *options) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, "mastermind", strlen("mastermind"));
    json_t *value = json_loads(options, 0, NULL);
    const struct setup setup = {.options = value, .opponents = -1};
    struct config *config = NULL;
    struct problem problem;
    cr_assert_eq(family->configure(&config, preset, &setup, &problem), OK, "%s", problem.detail);
    json_decref(value);
    return config;
}

/* What a bot guesses after so many answers of a round. */
static struct code ask(const struct bot *bot, const struct config *config, const struct played *played,
                       uint64_t steps) {
    size_t size = sizeof(struct codebreaking_observation) + PLAYED_MAX * (sizeof(struct constraint) + 1);
    struct codebreaking_observation *observation = calloc(1, size);
    cr_assert_not_null(observation);
    observation->head = (struct observation){.config = config, .actions = 1u << 1};
    observation->count = (uint16_t)played->position.count;
    memcpy(observation->history, played->history, played->position.count * sizeof played->history[0]);
    struct rng rng = rng_numbered(3);
    struct budget budget = budget_of(steps);
    const struct bot_memory memory = {.bot_key = NULL};
    struct move move = {.action = NULL};
    cr_assert_eq(bot->decide(&move, bot, &observation->head, &memory, &rng, &budget), OK);
    cr_assert_str_eq(move.action->name, "guess");
    const char *text = json_string_value(json_object_get(move.body, "code"));
    struct code code;
    cr_assert(code_parse(&code, played->position.question.space, text, strlen(text)));
    json_decref(move.body);
    free(observation);
    return code;
}

/* Plays a round against a drawn secret. */
static void play_round(const struct bot *bot, const struct config *config, unsigned char number, uint64_t steps) {
    struct question question = codebreaking_question(config);
    struct rng rng = rng_numbered(number);
    struct code secret;
    struct played played;
    play_nothing(&played, &question);
    code_draw(&secret, question.space, &rng);
    for (bool solved = false; !solved;) {
        cr_assert_lt(played.position.count, PLAYED_MAX);
        struct code guess = ask(bot, config, &played, steps);
        cr_assert(candidates_fits(&played.position, &guess), "%s: guess %zu", bot->name, played.position.count + 1);
        struct feedback answer = feedback_of(question.kind, question.space, &secret, &guess);
        played.history[played.position.count++] = (struct constraint){guess, answer};
        solved = feedback_is_solved(question.space, answer);
    }
}

static void play_with_all_bots(const char *options, uint64_t steps) {
    struct config *config = configure(options);
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        if (strcmp(bot->family, "codebreaking") == 0 && bot->can_play(bot, config)) {
            play_round(bot, config, 1, steps);
        }
    }
    config_release(config);
}

/* A guess that fits is right for one code of those that fit, any other for none: so each node finds one. */
static void expect_only_fitting(const struct strategy *strategy, const struct question *question) {
    struct rng rng = rng_numbered(6);
    struct budget budget = budget_of(UINT64_MAX);
    struct tree tree;
    if (strategy->can_play(question)) {
        cr_assert_eq(tree_play_fitting(&tree, strategy, question, &rng, &budget), OK);
        cr_expect_eq(tree.secrets, code_count(question->space));
        cr_expect_eq(tree.nodes, tree.secrets, "%s", strategy->name);
    }
}

Test(fitting, no_strategy_guesses_what_cannot_be_the_secret_where_that_is_not_legal) {
    for (size_t i = 0; strategies[i] != NULL; i++) {
        for (size_t q = 0; q < small_question_count; q++) {
            expect_only_fitting(strategies[i], &small_questions[q]);
        }
        expect_only_fitting(strategies[i], &(struct question){&space_mastermind, FEEDBACK_PEGS});
    }
}

Test(fitting, the_optimal_tree_is_followed_as_far_as_its_guesses_fit) {
    struct rng rng = rng_numbered(6);
    struct budget budget = budget_of(UINT64_MAX);
    struct tree tree;
    const struct question question = {&space_mastermind, FEEDBACK_PEGS};
    cr_assert_eq(tree_play_fitting(&tree, strategy_find("optimal"), &question, &rng, &budget), OK);
    cr_expect_eq(tree.guesses, 5677); /* 5625 with any guess: nobody says that these are the fewest */
}

Test(fitting, a_taught_strategy_takes_the_smallest_code_that_fits_where_its_own_guess_does_not) {
    struct rng rng = rng_numbered(6);
    struct budget budget = budget_of(UINT64_MAX);
    struct suggestion suggestion;
    struct played played;
    play_nothing(&played, &(struct question){&space_mastermind, FEEDBACK_PEGS});
    played.position.must_fit = true;
    const struct strategy *methodical = strategy_find("methodical");
    play_pegs(&played, "1122", 0, 0);
    cr_assert_eq(strategy_suggest(&suggestion, methodical, &played.position, &rng, &budget), OK);
    cr_expect(memcmp(suggestion.guess.at, (uint8_t[]){2, 2, 3, 3}, 4) == 0, "the block 3344 fits");
    played.history[0].answer = (struct feedback){.exact = 1};
    cr_assert_eq(strategy_suggest(&suggestion, methodical, &played.position, &rng, &budget), OK);
    cr_expect(memcmp(suggestion.guess.at, (uint8_t[]){0, 2, 2, 2}, 4) == 0, "3344 does not: 1333");
}

Test(fitting, bots_guess_legally_also_where_codes_are_too_many_to_list) {
    play_with_all_bots("{\"length\":8,\"alphabet\":\"0123456789ab\",\"max_guesses\":null,"
                       "\"consistent_guesses\":true}",
                       20000000);
}

Test(fitting, bots_guess_legally_however_little_time_they_have) {
    play_with_all_bots("{\"consistent_guesses\":true}", 10);
    play_with_all_bots("{\"length\":7,\"alphabet\":\"0123456789ab\",\"feedback\":\"exact\",\"max_guesses\":null,"
                       "\"consistent_guesses\":true}",
                       10);
}
