/* SPDX-License-Identifier: Apache-2.0 */
/* The levels of bots: what they have in common in all families, and that each makes a bot weaker than the next. */
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "game/config_cache.h"
#include "play/bot_game.h"
#include "solvers/bot.h"
#include "solvers/codebreaking/codebreaking_levels.h"
#include "solvers/connectfour/connectfour_levels.h"
#include "solvers/line/line_levels.h"
#include "solvers/yahtzee/yahtzee_levels.h"

static struct config_cache *configs;
static const struct config *config;

static void set_up(void) {
    configs = config_cache_create();
}

static void tear_down(void) {
    if (config != NULL) {
        config_release(config);
        config = NULL;
    }
    config_cache_free(configs);
}

TestSuite(levels, .init = set_up, .fini = tear_down);

static void lay(const char *ruleset, const char *options, int opponents) {
    struct problem problem;
    json_t *object = json_loads(options, 0, NULL);
    const struct setup setup = {.options = object, .opponents = opponents};
    if (config != NULL) {
        config_release(config);
        config = NULL;
    }
    cr_assert_eq(config_cache_find(&config, configs, ruleset, strlen(ruleset), &setup, &problem), OK);
    json_decref(object);
}

static const struct bot *levelled(const char *name, int level) {
    const struct bot *bot = bot_find(config->family->name, name, strlen(name));
    cr_assert_not_null(bot);
    bot = bot_at_level(bot, level);
    cr_assert_not_null(bot);
    return bot;
}

/* One game of the two; whoever is first has the seat of that number. */
static struct bot_game_result play(const struct bot *first, const struct bot *second, int seat, uint64_t number,
                                   uint64_t steps) {
    struct bot_seat seats[2];
    struct bot_game_result result;
    seats[seat] = (struct bot_seat){.bot = first, .number = 1};
    seats[1 - seat] = (struct bot_seat){.bot = second, .number = 2};
    struct bot_game game = {.config = config, .seats = seats, .rules = config->family->rules_version, .steps = steps};
    memcpy(game.seed, &number, sizeof number);
    cr_assert_eq(bot_game_play(&result, &game), OK);
    cr_assert_eq(result.offender, -1, "%s: %s", config->family->name, result.reason);
    return result;
}

static double share_of(const struct bot *bot, const struct bot *other, int games, uint64_t steps) {
    double won = 0;
    for (int i = 0; i < games; i++) {
        int seat = i % 2;
        struct bot_game_result result = play(bot, other, seat, (uint64_t)i / 2, steps);
        double lead = result.points[seat] - result.points[1 - seat];
        won += lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    }
    return won / games;
}

Test(levels, every_level_is_the_same_bot_but_for_its_level) {
    int with_levels = 0;
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        cr_expect_eq(bot_at_level(bot, 0), bot);
        cr_expect_eq(bot->level, bot->levels, "%s/%s", bot->family, bot->name);
        cr_expect_null(bot_at_level(bot, bot->levels + 1));
        cr_expect_null(bot_at_level(bot, -1));
        with_levels += bot->levels > 0;
        if (bot->levels == 0) {
            cr_expect_null(bot->below);
            continue;
        }
        cr_expect_eq(bot_at_level(bot, bot->levels), bot);
        for (int level = 1; level < bot->levels; level++) {
            const struct bot *at = bot_at_level(bot, level);
            cr_assert_not_null(at);
            cr_expect(at != bot && at->level == level && at->levels == bot->levels);
            cr_expect_str_eq(at->name, bot->name);
            cr_expect_str_eq(at->family, bot->family);
            cr_expect_str_eq(at->words, bot->words);
            cr_expect_eq(at->think_us, bot->think_us);
            cr_expect_eq(at->scratch_size, bot->scratch_size);
            cr_expect_gt(at->strength_count, 0);
        }
    }
    cr_expect_eq(with_levels, 4);
}

Test(levels, a_part_of_a_budget_ends_before_the_whole_and_never_after_it) {
    struct budget whole = budget_of(100);
    struct budget part = budget_part(&whole, 10);
    cr_expect(budget_spend(&part, 10) && !budget_spend(&part, 1));
    cr_expect(part.over && !whole.over && whole.steps == 100);
    part = budget_part(&whole, 1000);
    cr_expect_eq(part.steps, 100);
    whole.over = true;
    part = budget_part(&whole, 10);
    cr_expect(!budget_spend(&part, 1));
}

Test(levels, a_higher_level_of_a_line_game_is_never_more_careless_than_a_lower_one) {
    for (int i = 1; i < LINE_LEVELS - 1; i++) {
        const struct line_level *below = &line_levels[i - 1];
        const struct line_level *level = &line_levels[i];
        cr_expect(level->careless <= below->careless && level->steps >= below->steps, "level %d", i + 1);
        cr_expect(level->careless < below->careless || level->overlooked < below->overlooked ||
                      level->steps > below->steps,
                  "level %d", i + 1);
    }
}

Test(levels, a_higher_level_of_connect_four_is_never_more_careless_than_a_lower_one) {
    for (int i = 1; i < CONNECTFOUR_LEVELS - 1; i++) {
        const struct connectfour_level *below = &connectfour_levels[i - 1];
        const struct connectfour_level *level = &connectfour_levels[i];
        cr_expect(level->careless <= below->careless && level->steps >= below->steps, "level %d", i + 1);
        cr_expect(level->careless < below->careless || level->overlooked < below->overlooked ||
                      level->steps > below->steps,
                  "level %d", i + 1);
    }
}

Test(levels, a_higher_level_of_code_breaking_forgets_less) {
    for (int i = 1; i < CODEBREAKING_LEVELS - 1; i++) {
        cr_expect_lt(codebreaking_levels[i].forgotten, codebreaking_levels[i - 1].forgotten);
        cr_expect_leq(codebreaking_levels[i].careless, codebreaking_levels[i - 1].careless);
        cr_expect_lt(codebreaking_level_strengths[i].value, codebreaking_level_strengths[i - 1].value);
    }
}

Test(levels, a_higher_level_of_yahtzee_is_cooler_and_makes_more_points) {
    for (int i = 1; i < YAHTZEE_LEVELS - 1; i++) {
        cr_expect_lt(yahtzee_level_players[i].temperature, yahtzee_level_players[i - 1].temperature);
    }
    for (int i = 1; i < YAHTZEE_LEVELS; i++) {
        cr_expect_gt(yahtzee_level_strengths[2 * i].value, yahtzee_level_strengths[2 * i - 2].value);
    }
}

/* What was measured when the table was last put down. */
Test(levels, each_level_won_between_60_and_70_of_a_hundred_against_the_one_below) {
    for (int i = 1; i < LINE_LEVELS; i++) {
        cr_expect(line_level_strengths[i].value >= 0.6 && line_level_strengths[i].value <= 0.7, "line %d", i + 1);
    }
    for (int i = 1; i < CONNECTFOUR_LEVELS; i++) {
        double value = connectfour_level_strengths[i].value;
        cr_expect(value >= 0.6 && value <= 0.7, "connectfour %d", i + 1);
    }
    for (int i = 1; i < YAHTZEE_LEVELS; i++) {
        double value = yahtzee_level_strengths[2 * i + 1].value;
        cr_expect(value >= 0.6 && value <= 0.7, "yahtzee %d", i + 1);
    }
}

struct setting {
    const char *ruleset, *options, *bot;
    int opponents;
};

static const struct setting tables[] = {
    {"gomoku", "{}", "gomoku", 1},
    {"line", "{\"size\": 6, \"line\": 4, \"exact_line\": true}", "gomoku", 1},
    {"tic-tac-toe", "{}", "gomoku", 1},
    {"connect-four", "{}", "perfect", 1},
    {"yahtzee", "{}", "optimal", 1},
    {"bulls-and-cows", "{\"rounds\": 2}", "entropy", 1},
    {"mastermind", "{\"rounds\": 2, \"consistent_guesses\": true}", "entropy", 1},
};

/* Two rounds of two levels, all of them met; a step is next to nothing, and some levels think for a little. */
Test(levels, whatever_the_level_a_bot_does_what_is_legal_and_the_same_again) {
    for (size_t t = 0; t < sizeof tables / sizeof tables[0]; t++) {
        lay(tables[t].ruleset, tables[t].options, tables[t].opponents);
        const struct bot *bot = levelled(tables[t].bot, 0);
        for (int level = 1; level < bot->levels; level++) {
            for (uint64_t steps = 1; steps <= 100000; steps += 99999) {
                const struct bot *one = bot_at_level(bot, level);
                const struct bot *other = bot_at_level(bot, bot->levels - level);
                struct bot_game_result first = play(one, other, level % 2, (uint64_t)level, steps);
                struct bot_game_result again = play(one, other, level % 2, (uint64_t)level, steps);
                cr_expect_eq(memcmp(first.points, again.points, 2 * sizeof first.points[0]), 0, "%s, level %d",
                             tables[t].ruleset, level);
            }
        }
    }
}

Test(levels, the_lowest_level_loses_nearly_always_against_the_highest) {
    enum { GAMES = 20, STEPS = 300000 };
    static const struct setting pairs[] = {
        {"gomoku", "{}", "gomoku", 1},
        {"connect-four", "{}", "perfect", 1},
        {"yahtzee", "{}", "optimal", 1},
        {"mastermind", "{\"rounds\": 2, \"codemaker\": \"players\", \"scoring\": \"fewest\"}", "entropy", 1}};
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        lay(pairs[i].ruleset, pairs[i].options, 1);
        double share = share_of(levelled(pairs[i].bot, 1), levelled(pairs[i].bot, 0), GAMES, STEPS);
        cr_expect_leq(share, 0.25, "%s: %f", pairs[i].ruleset, share);
    }
}

/* Somebody who has learnt the rules and looks one move ahead can win. */
Test(levels, greedy_wins_against_the_lowest_level_of_gomoku) {
    lay("gomoku", "{}", 1);
    const struct bot *greedy = bot_find("line", "greedy", strlen("greedy"));
    cr_expect_geq(share_of(greedy, levelled("gomoku", 1), 20, 100000), 0.7);
}
