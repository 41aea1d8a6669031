/* SPDX-License-Identifier: Apache-2.0 */
/* The bots of the code-breaking games, in every role. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "game/game.h"
#include "positions.h"
#include "rules/codebreaking.h"
#include "solvers/bot.h"
#include "solvers/codebreaking/tree.h"
#include "util/json.h"
#include "util/proof.h"

static const unsigned char bot_key[RNG_SEED_BYTES] = {7, 1, 2, 3};
static const unsigned char other_bot_key[RNG_SEED_BYTES] = {7, 1, 2, 4};

static json_t *parse(const char *text) {
    json_t *value = json_loads(text, 0, NULL);
    cr_assert_not_null(value, "%s", text);
    return value;
}

static struct config *configure(const char *ruleset, const char *options) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, ruleset, strlen(ruleset));
    json_t *value = parse(options);
    struct setup setup = {.options = value, .opponents = 1};
    struct config *config = NULL;
    struct problem problem;
    cr_assert_eq(family->configure(&config, preset, &setup, &problem), OK, "%s", problem.detail);
    json_decref(value);
    return config;
}

/* A question to a bot. */
struct asked {
    const char *bot, *action, *view;
    const unsigned char *bot_key;
    unsigned char number; /* of the stream of random numbers */
    uint64_t steps;
};

static const struct bot *bot_named(const char *name) {
    const struct bot *bot = bot_find("codebreaking", name, strlen(name));
    cr_assert_not_null(bot, "%s", name);
    return bot;
}

static enum err ask(json_t **out, const struct config *config, const struct asked *asked) {
    const struct action_def *action =
        family_find_action(config->family, family_find_event(config->family, asked->action));
    json_t *view = parse(asked->view);
    struct rng rng = rng_numbered(asked->number);
    struct budget budget = budget_of(asked->steps == 0 ? SOLVER_STEPS : asked->steps);
    const struct observation head = {.config = config, .actions = (uint16_t)(1u << (action - config->family->actions))};
    const struct bot_memory memory = {.bot_key = asked->bot_key};
    struct observation *observation = NULL;
    struct move move = {.action = NULL};
    const struct bot *bot = bot_named(asked->bot);
    enum err err = config->family->read_view(&observation, &head, view);
    if (err == OK) {
        err = bot->decide(&move, bot, observation, &memory, &rng, &budget);
    }
    free(observation);
    json_decref(view);
    if (err == OK) {
        struct problem problem;
        cr_expect_eq(move.action, action);
        cr_expect_eq(config->family->check_form(config, action, move.body, &problem), OK, "%s", problem.detail);
        *out = move.body;
    }
    return err;
}

/* What is decided, as text; the caller's. */
static char *decided(const struct config *config, const struct asked *asked) {
    json_t *body = NULL;
    cr_assert_eq(ask(&body, config, asked), OK);
    char *text = json_text(body);
    json_decref(body);
    return text;
}

static void expect_decided(const struct config *config, const struct asked *asked, const char *expected) {
    char *text = decided(config, asked);
    cr_expect_str_eq(text, expected, "%s: %s", asked->bot, text);
    free(text);
}

static const char fresh_view[] = "{\"secret\":null,\"guess\":null,\"history\":[]}";

/* ---- the list ---- */

Test(bots, are_found_by_family_and_name) {
    cr_expect_not_null(bot_find("codebreaking", "minimax", 7));
    cr_expect_null(bot_find("codebreaking", "minimax", 6));
    cr_expect_null(bot_find("codebreaking", "Minimax", 7));
    cr_expect_null(bot_find("chess", "minimax", 7));
}

Test(bots, have_names_that_fit_a_seat_and_are_unique_in_their_family) {
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        cr_expect_lt(strlen(bot_at(i)->name), BOT_NAME_SIZE);
        cr_expect_eq(bot_find(bot_at(i)->family, bot_at(i)->name, strlen(bot_at(i)->name)), bot_at(i));
        cr_expect_eq(strspn(bot_at(i)->name, "abcdefghijklmnopqrstuvwxyz0123456789-"), strlen(bot_at(i)->name));
        cr_expect(bot_at(i)->words[0] != '\0');
    }
}

Test(bots, are_as_many_as_there_are_strategies) {
    for (size_t i = 0; strategies[i] != NULL; i++) {
        (void)bot_named(strategies[i]->name);
    }
}

/* ---- the strongest ---- */

static void expect_best(const char *ruleset, const char *options, const char *name) {
    struct config *config = configure(ruleset, options);
    const struct bot *best = bot_best(config);
    cr_expect_str_eq(best->name, name, "%s %s: %s", ruleset, options, best->name);
    cr_expect(best->can_play(best, config));
    config_release(config);
}

Test(bots, know_which_is_the_best_for_the_options) {
    expect_best("mastermind", "{}", "optimal");
    expect_best("mastermind", "{\"consistent_guesses\":true}", "optimal");
    expect_best("mastermind", "{\"length\":5}", "entropy");
    expect_best("mastermind", "{\"alphabet\":\"12345\"}", "most-parts");
    expect_best("super-mastermind", "{}", "entropy");
    expect_best("bulls-and-cows", "{}", "optimal");
    expect_best("bulls-and-cows", "{\"leading_zero\":false}", "entropy");
    expect_best("bulls-and-cows", "{\"feedback\":\"positions\"}", "entropy");
    expect_best("bulls-and-cows", "{\"length\":5}", "entropy");
    expect_best("mastermind", "{\"length\":12,\"alphabet\":\"0123456789ab\"}", "entropy");
}

/* The measure that bots of code-breaking are told by; NAN where nothing was measured. */
static double guesses_of(const struct bot *bot, const char *ruleset) {
    for (size_t i = 0; i < bot->strength_count; i++) {
        if (strcmp(bot->strengths[i].ruleset, ruleset) == 0) {
            cr_expect_str_eq(bot->strengths[i].measure, "average guesses over all secrets");
            return bot->strengths[i].value;
        }
    }
    return NAN;
}

Test(bots, the_best_for_a_ruleset_is_the_one_with_the_fewest_guesses_of_all_that_are_told) {
    for (size_t p = 0; p < codebreaking_family.preset_count; p++) {
        const char *ruleset = codebreaking_family.presets[p].id;
        struct config *config = configure(ruleset, "{}");
        double best = guesses_of(bot_best(config), ruleset);
        size_t told = 0;
        cr_expect_gt(best, 4, "%s", ruleset);
        for (size_t i = 0; bot_at(i) != NULL; i++) {
            if (strcmp(bot_at(i)->family, "codebreaking") == 0) {
                double guesses = guesses_of(bot_at(i), ruleset);
                told += isnan(guesses) ? 0 : 1;
                cr_expect(isnan(guesses) || guesses >= best, "%s: %s", ruleset, bot_at(i)->name);
            }
        }
        cr_expect_geq(told, 7, "%s", ruleset);
        config_release(config);
    }
}

/* Other options, played out: no other strategy needs fewer guesses than the best by more than half a percent. */
Test(bots, what_is_said_to_be_the_best_needs_the_fewest_guesses) {
    static const struct code_space played[] = {{3, 8, true, -1, "01234567"},   {4, 5, true, -1, "01234"},
                                               {4, 7, true, -1, "0123456"},    {5, 4, true, -1, "0123"},
                                               {4, 7, false, -1, "0123456"},   {5, 7, false, -1, "0123456"},
                                               {4, 10, false, 0, "0123456789"}};
    for (size_t i = 0; i < sizeof played / sizeof played[0]; i++) {
        for (int kind = FEEDBACK_PEGS; kind <= FEEDBACK_EXACT; kind++) {
            struct question question = {&played[i], (enum feedback_kind)kind};
            struct tree best;
            struct tree other;
            struct rng rng = rng_numbered(1);
            struct budget budget = budget_of(UINT64_MAX);
            cr_assert_eq(tree_play(&best, strategy_best(&question), &question, &rng, &budget), OK);
            for (size_t s = 0; strategies[s] != NULL; s++) {
                if (strategies[s]->can_play(&question)) {
                    cr_assert_eq(tree_play(&other, strategies[s], &question, &rng, &budget), OK);
                    cr_expect_leq((double)best.guesses, (double)other.guesses * 1.005, "%zu, kind %d: %s", i, kind,
                                  strategies[s]->name);
                }
            }
        }
    }
}

/* ---- the breaker ---- */

Test(codebreaking_bots, guess_by_the_strategy_of_their_name) {
    struct config *config = configure("mastermind", "{}");
    expect_decided(config, &(struct asked){.bot = "minimax", .action = "guess", .view = fresh_view},
                   "{\"code\":\"1122\"}");
    expect_decided(config,
                   &(struct asked){.bot = "minimax",
                                   .action = "guess",
                                   .view = "{\"history\":[{\"attempt\":1,\"code\":\"1122\",\"black\":1,\"white\":0}]}"},
                   "{\"code\":\"1344\"}");
    config_release(config);
}

Test(codebreaking_bots, read_answers_under_every_name_and_kind) {
    struct config *config = configure("number-guess", "{}");
    expect_decided(config,
                   &(struct asked){.bot = "minimax",
                                   .action = "guess",
                                   .view = "{\"history\":[{\"code\":\"1729\",\"exact\":3,\"positions\":\"17X9\"},"
                                           "{\"code\":\"1049\",\"exact\":3,\"positions\":\"1X49\"}]}"},
                   "{\"code\":\"1749\"}");
    config_release(config);
}

Test(codebreaking_bots, guess_legally_whatever_they_are_told_and_however_little_time_they_have) {
    struct config *config = configure("bulls-and-cows", "{}");
    struct config *large =
        configure("mastermind", "{\"length\":12,\"alphabet\":\"0123456789abcdefghijklmnopqrstuvwxyz\"}");
    static const char lies[] = "{\"history\":[{\"code\":\"0123\",\"bulls\":0,\"cows\":0},"
                               "{\"code\":\"4567\",\"bulls\":0,\"cows\":0}]}";
    static const char little[] = "{\"history\":[{\"code\":\"0123456789ab\",\"black\":3,\"white\":4}]}";
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        json_t *body = NULL;
        const struct asked asked[] = {{.bot = bot_at(i)->name, .action = "guess", .view = lies},
                                      {.bot = bot_at(i)->name, .action = "guess", .view = little, .steps = 10}};
        if (strcmp(bot_at(i)->family, "codebreaking") != 0) {
            continue;
        }
        for (size_t k = 0; k < 2; k++) {
            const struct config *played = k == 0 ? config : large;
            if (bot_at(i)->can_play(bot_at(i), played)) {
                struct question question = codebreaking_question(played);
                struct code code;
                cr_assert_eq(ask(&body, played, &asked[k]), OK);
                const char *text = json_string_value(json_object_get(body, "code"));
                cr_expect(code_parse(&code, question.space, text, strlen(text)), "%s: %s", bot_at(i)->name, text);
                json_decref(body);
            }
        }
    }
    config_release(config);
    config_release(large);
}

Test(codebreaking_bots, refuse_a_view_that_is_none) {
    struct config *config = configure("bulls-and-cows", "{\"answers\":\"manual\"}");
    static const struct asked asked[] = {
        {.bot = "minimax", .action = "guess", .view = "{\"history\":[{\"code\":\"1123\",\"bulls\":0,\"cows\":0}]}"},
        {.bot = "minimax", .action = "guess", .view = "{\"history\":[{\"code\":\"1234\",\"bulls\":0}]}"},
        {.bot = "minimax", .action = "guess", .view = "{\"history\":[{\"ply\":1}]}"},
        {.bot = "minimax",
         .action = "guess",
         .view = "{\"history\":[{\"code\":\"1234\",\"bulls\":0,\"cows\":0,\"seat\":2}]}"},
        {.bot = "minimax", .action = "answer", .view = "{\"secret\":\"1234\",\"guess\":null}"},
    };
    for (size_t i = 0; i < sizeof asked / sizeof asked[0]; i++) {
        json_t *body = NULL;
        cr_expect_eq(ask(&body, config, &asked[i]), ERR_CORRUPT);
    }
    config_release(config);
}

/* ---- the codemaker ---- */

enum { DRAWS = 6000 };

/* How many of many secrets have one symbol only, and how often the likeliest code comes. */
struct drawn {
    int single, most;
};

static struct drawn draw_many(const struct config *config) {
    static int counts[5040];
    struct question question = codebreaking_question(config);
    struct drawn drawn = {.single = 0};
    struct rng rng = rng_numbered(3);
    const struct bot *bot = bot_named("random");
    const struct codebreaking_observation observation = {.head = {.config = config, .actions = 1}};
    const struct bot_memory memory = {.bot_key = NULL};
    memset(counts, 0, sizeof counts);
    for (int i = 0; i < DRAWS; i++) {
        struct budget budget = budget_of(1000);
        struct move move;
        cr_assert_eq(bot->decide(&move, bot, &observation.head, &memory, &rng, &budget), OK);
        cr_assert_str_eq(move.action->name, "secret");
        const char *text = json_string_value(json_object_get(move.body, "code"));
        drawn.single += strspn(text, (char[]){text[0], '\0'}) == question.space->length;
        size_t number = 0;
        for (size_t k = 0; k < question.space->length; k++) {
            const char *symbol = strchr(question.space->alphabet, text[k]);
            number = number * question.space->symbols + (size_t)(symbol - question.space->alphabet);
        }
        counts[number % 5040]++;
        json_decref(move.body);
    }
    for (size_t i = 0; i < 5040; i++) {
        drawn.most = counts[i] > drawn.most ? counts[i] : drawn.most;
    }
    return drawn;
}

Test(codebreaking_bots, hide_any_legal_code_but_no_single_symbol_where_that_is_known_to_be_best) {
    struct config *config = configure("mastermind", "{}");
    struct drawn drawn = draw_many(config);
    cr_expect_eq(drawn.single, 0);
    cr_expect_lt(drawn.most, 20); /* 4.7 are expected of each of 1290 */
    config_release(config);
    config = configure("mastermind", "{\"length\":2}");
    drawn = draw_many(config);
    cr_expect(drawn.single > 800 && drawn.single < 1200, "%d", drawn.single); /* a sixth */
    config_release(config);
    config = configure("mastermind", "{\"feedback\":\"exact\"}");
    cr_expect_gt(draw_many(config).single, 0); /* another game: nothing is known of it */
    config_release(config);
}

Test(codebreaking_bots, answer_truly_by_the_secret_in_their_view) {
    struct config *config = configure("bulls-and-cows", "{\"answers\":\"manual\"}");
    expect_decided(config,
                   &(struct asked){.bot = "entropy",
                                   .action = "answer",
                                   .view = "{\"secret\":\"1234\",\"guess\":\"4261\",\"history\":[]}"},
                   "{\"bulls\":1,\"cows\":2}");
    config_release(config);
    config = configure("number-guess", "{\"answers\":\"manual\"}");
    expect_decided(config,
                   &(struct asked){.bot = "entropy",
                                   .action = "answer",
                                   .view = "{\"secret\":\"1234\",\"guess\":\"1294\",\"history\":[]}"},
                   "{\"exact\":3,\"positions\":\"12X4\"}");
    config_release(config);
}

Test(codebreaking_bots, find_again_what_they_committed_to) {
    struct config *config = configure("mastermind", "{\"secret\":\"committed\"}");
    struct asked asked = {.bot = "minimax", .action = "secret", .view = fresh_view, .bot_key = bot_key};
    json_t *committed = NULL;
    json_t *revealed = NULL;
    cr_assert_eq(ask(&committed, config, &asked), OK);
    asked.action = "reveal";
    asked.number = 9; /* other random numbers: it depends on none */
    cr_assert_eq(ask(&revealed, config, &asked), OK);
    const char *code = json_string_value(json_object_get(revealed, "code"));
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, json_string_value(json_object_get(revealed, "nonce")), code);
    cr_expect_str_eq(json_string_value(json_object_get(committed, "commitment")), commitment);

    char view[80];
    (void)snprintf(view, sizeof view, "{\"secret\":null,\"guess\":\"%s\"}", code);
    expect_decided(config, &(struct asked){.bot = "minimax", .action = "answer", .view = view, .bot_key = bot_key},
                   "{\"black\":4,\"white\":0}");
    json_decref(committed);
    json_decref(revealed);
    config_release(config);
}

Test(codebreaking_bots, commit_to_something_else_with_another_bot_key) {
    struct config *config = configure("mastermind", "{\"secret\":\"committed\"}");
    char *first =
        decided(config, &(struct asked){.bot = "minimax", .action = "secret", .view = fresh_view, .bot_key = bot_key});
    char *second = decided(
        config, &(struct asked){.bot = "minimax", .action = "secret", .view = fresh_view, .bot_key = other_bot_key});
    cr_expect_str_neq(first, second);
    free(first);
    free(second);
    config_release(config);
}

Test(codebreaking_bots, cannot_speak_for_a_secret_that_somebody_else_keeps) {
    struct config *committed = configure("mastermind", "{\"secret\":\"committed\"}");
    struct config *held = configure("mastermind", "{\"secret\":\"held\"}");
    static const char pending[] = "{\"secret\":null,\"guess\":\"1122\"}";
    json_t *body = NULL;
    cr_expect_eq(ask(&body, committed, &(struct asked){.bot = "random", .action = "secret", .view = fresh_view}),
                 ERR_NOT_ALLOWED_NOW);
    cr_expect_eq(ask(&body, committed, &(struct asked){.bot = "random", .action = "reveal", .view = fresh_view}),
                 ERR_NOT_ALLOWED_NOW);
    cr_expect_eq(ask(&body, held, &(struct asked){.bot = "random", .action = "answer", .view = pending}),
                 ERR_NOT_ALLOWED_NOW);
    config_release(committed);
    config_release(held);
}
