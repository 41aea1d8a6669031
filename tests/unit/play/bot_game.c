/* SPDX-License-Identifier: Apache-2.0 */
/* Whole games among bots in memory: what they come to, that they repeat, and what a bot may not do. */
#include "play/bot_game.h"

#include <math.h>
#include <string.h>

#include <criterion/criterion.h>

#include "game/config_cache.h"
#include "rules/yahtzee.h"
#include "util/json.h"

static struct config_cache *configs;
static const struct config *config;
static struct bot_seat seats[SEATS_MAX];
static struct bot_game game;
static struct bot_game_result result;

static void set_up(void) {
    configs = config_cache_create();
}

static void tear_down(void) {
    if (config != NULL) {
        config_release(config);
    }
    config_cache_free(configs);
}

TestSuite(bot_game, .init = set_up, .fini = tear_down);

/* A table of so many seats; all of them have the bot of this name. */
static void lay(const char *ruleset, const char *options, int count, const char *bot) {
    struct problem problem;
    json_t *object = json_loads(options, 0, NULL);
    const struct setup setup = {.options = object, .opponents = count - 1};
    cr_assert_eq(config_cache_find(&config, configs, ruleset, strlen(ruleset), &setup, &problem), OK);
    json_decref(object);
    for (int i = 0; i < count; i++) {
        seats[i] = (struct bot_seat){.bot = bot_find(config->family->name, bot, strlen(bot)), .number = i + 1};
        cr_assert_not_null(seats[i].bot);
    }
    game = (struct bot_game){.config = config, .seats = seats, .rules = config->family->rules_version};
}

static void play(int number) {
    memset(game.seed, number, sizeof game.seed);
    cr_assert_eq(bot_game_play(&result, &game), OK);
}

static void expect_same(const struct bot_game_result *other) {
    for (int i = 0; i < config->seats; i++) {
        cr_expect_float_eq(result.points[i], other->points[i], 0, "seat %d: %f, %f", i, result.points[i],
                           other->points[i]);
    }
    cr_expect(isnan(result.value) == isnan(other->value));
    cr_expect(isnan(result.value) || result.value == other->value);
    cr_expect_eq(result.offender, other->offender);
}

Test(bot_game, of_two_who_always_crack_the_code_is_drawn) {
    lay("bulls-and-cows", "{}", 2, "random");
    play(1);
    cr_expect_eq(result.offender, -1);
    cr_expect_float_eq(result.points[0], 1, 0);
    cr_expect_float_eq(result.points[1], 1, 0);
    cr_expect(isnan(result.value), "only alone there is one");
}

Test(bot_game, that_is_won_at_once_counts_one_for_the_winner_alone) {
    int at_once = 0;
    lay("mastermind", "{\"length\":1,\"scoring\":\"fewest\",\"first_guess_wins\":true,\"rounds\":8}", 2, "random");
    for (int i = 0; i < 8; i++) {
        play(i);
        cr_expect_eq(result.offender, -1);
        at_once += result.points[0] + result.points[1] < 1.5;
    }
    cr_expect_geq(at_once, 4, "%d: with eight tries at six symbols nearly always", at_once);
}

Test(bot_game, alone_has_the_value_that_the_family_gives_it) {
    lay("mastermind", "{}", 1, "optimal");
    for (int i = 0; i < 20; i++) {
        play(i);
        cr_expect(result.value >= 1 && result.value <= 6, "%f", result.value);
    }
}

Test(bot_game, alone_and_not_solved_has_no_value) {
    lay("mastermind", "{\"max_guesses\":1}", 1, "random");
    play(1);
    cr_expect(isnan(result.value));
}

Test(bot_game, repeats_by_its_seed_and_differs_by_it) {
    struct bot_game_result first;
    int different = 0;
    lay("bulls-and-cows", "{\"scoring\":\"guesses\"}", 3, "random");
    play(1);
    first = result;
    play(1);
    expect_same(&first);
    for (int i = 2; i < 10; i++) {
        play(i);
        different += memcmp(result.points, first.points, sizeof first.points) != 0;
    }
    cr_expect_gt(different, 0);
}

Test(bot_game, gives_each_entrant_luck_of_their_own) {
    struct bot_game_result first;
    int different = 0;
    lay("bulls-and-cows", "{}", 1, "random");
    for (int i = 0; i < 10; i++) {
        seats[0].number = 1;
        play(i);
        first = result;
        seats[0].number = 2;
        play(i);
        different += first.value != result.value;
    }
    cr_expect_gt(different, 0);
}

Test(bot_game, lets_codemakers_keep_their_secrets_in_mind) {
    static const char *const customs[] = {"{\"secret\":\"committed\",\"rounds\":4}",
                                          "{\"secret\":\"held\",\"rounds\":4}",
                                          "{\"answers\":\"manual\",\"rounds\":4}"};
    for (size_t i = 0; i < sizeof customs / sizeof customs[0]; i++) {
        lay("mastermind", customs[i], 2, "minimax");
        play(3);
        cr_expect_eq(result.offender, -1, "%s: %s", customs[i], result.reason);
        cr_expect_float_eq(result.points[0] + result.points[1], 4, 0);
        config_release(config);
        config = NULL;
    }
}

/* --- scratch memory --- */

static const struct bot *forgetful_of;

/* Does as the bot that it stands for does, and keeps nothing in mind from one decision to the next. */
static enum err decide_afresh(struct move *out, const struct bot *bot, const struct observation *observation,
                              const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct bot_memory none = {.bot_key = memory->bot_key};
    (void)bot;
    return forgetful_of->decide(out, forgetful_of, observation, &none, rng, budget);
}

static void expect_same_without_scratch(const char *ruleset, const char *options, int count, const char *name) {
    static const struct bot forgetful = {.name = "forgetful", .decide = decide_afresh};
    for (int i = 0; i < 3; i++) {
        struct bot_game_result kept;
        lay(ruleset, options, count, name);
        play(i);
        kept = result;
        forgetful_of = seats[0].bot;
        for (int seat = 0; seat < count; seat++) {
            seats[seat].bot = &forgetful;
        }
        play(i);
        expect_same(&kept);
        config_release(config);
        config = NULL;
    }
}

Test(bot_game, comes_to_the_same_whatever_bots_have_worked_out_before) {
    expect_same_without_scratch("yahtzee", "{}", 4, "random");
    expect_same_without_scratch("yahtzee", "{}", 3, "greedy");
    expect_same_without_scratch("yahtzee", "{\"joker\":\"free\"}", 2, "optimal");
    expect_same_without_scratch("yahtzee", "{}", 3, "winner");
}

/* --- Yahtzee --- */

Test(bot_game, of_yahtzee_fills_all_cards_at_any_table) {
    for (int count = 1; count <= YAHTZEE_SEATS_MAX; count++) {
        lay("yahtzee", "{}", count, count % 2 == 0 ? "greedy" : "random");
        play(count);
        cr_expect_eq(result.offender, -1);
        for (int seat = 0; seat < count; seat++) {
            cr_expect(result.points[seat] > 0 && result.points[seat] <= 1575);
        }
        config_release(config);
        config = NULL;
    }
}

static double average_alone(const char *bot, int games) {
    double sum = 0;
    lay("yahtzee", "{}", 1, bot);
    for (int i = 0; i < games; i++) {
        memset(game.seed, 0, sizeof game.seed);
        memcpy(game.seed, &i, sizeof i);
        cr_assert_eq(bot_game_play(&result, &game), OK);
        sum += result.value;
    }
    config_release(config);
    config = NULL;
    return sum / games;
}

/* The mean is known, and that 59.60788 is the deviation of one game: four errors of the mean are allowed. */
Test(bot_game, of_the_optimal_player_makes_what_the_table_promises) {
    enum { GAMES = 1500 };
    double error = 59.60788 / sqrt(GAMES);
    cr_expect_float_eq(average_alone("optimal", GAMES), 254.5877287, 4 * error);
    cr_expect_lt(average_alone("greedy", GAMES), 254.5877287 - 20 * error);
    cr_expect_lt(average_alone("random", GAMES), 60);
    cr_expect_eq(average_alone("winner", 50), average_alone("optimal", 50), "alone it plays for points");
}

Test(bot_game, that_others_play_too_gives_all_the_same_first_rolls) {
    struct bot_game_result first;
    lay("yahtzee", "{}", 1, "optimal");
    game.duplicate = true;
    play(1);
    first = result;
    seats[0].number = 2;
    play(1);
    expect_same(&first); /* who thinks alike and has the same dice comes to the same */
    cr_expect_float_eq(result.value, result.points[0], 0);
}

/* --- what a bot may not do --- */

static enum err guess_nonsense(struct move *out, const struct bot *bot, const struct observation *observation,
                               const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    (void)memory;
    (void)rng;
    (void)budget;
    *out = (struct move){.action = &observation->config->family->actions[__builtin_ctz(observation->actions)],
                         .body = json_loads(bot->detail, 0, NULL)};
    return OK;
}

static enum err fail(struct move *out, const struct bot *bot, const struct observation *observation,
                     const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    (void)out;
    (void)observation;
    (void)memory;
    (void)rng;
    (void)budget;
    return *(const enum err *)bot->detail;
}

static struct bot cheat = {.name = "cheat", .family = "codebreaking", .decide = guess_nonsense};

Test(bot_game, names_who_does_what_is_not_legal) {
    lay("bulls-and-cows", "{}", 2, "random");
    seats[1].bot = &cheat;
    cheat.detail = "{\"code\":\"1123\"}"; /* a symbol twice */
    play(1);
    cr_expect_eq(result.offender, 1);
    cr_expect_str_eq(result.reason, "an action that is not legal");
    cheat.detail = "{\"cod\":\"1123\"}";
    play(1);
    cr_expect_eq(result.offender, 1);
    cr_expect_str_eq(result.reason, "not an action of the game");
}

Test(bot_game, names_who_does_not_act) {
    enum err reason = ERR_CORRUPT;
    lay("bulls-and-cows", "{}", 2, "random");
    seats[0].bot = &cheat;
    cheat.decide = fail;
    cheat.detail = &reason;
    play(1);
    cr_expect_eq(result.offender, 0);
    cr_expect_str_eq(result.reason, "no action");
    reason = ERR_NO_MEMORY; /* that is nobody's fault */
    cr_expect_eq(bot_game_play(&result, &game), ERR_NO_MEMORY);
}

Test(bot_game, ends_with_who_comes_to_no_end) {
    lay("bulls-and-cows", "{}", 1, "random");
    seats[0].bot = &cheat;
    cheat.detail = "{\"code\":\"1234\"}"; /* again and again */
    memset(game.seed, 5, sizeof game.seed);
    cr_assert_eq(bot_game_play(&result, &game), OK);
    cr_expect(result.offender == 0 || result.value == 1);
}

Test(bot_game, stops_when_it_is_told_to) {
    static atomic_bool stopping = true;
    lay("bulls-and-cows", "{}", 2, "random");
    game.stopping = &stopping;
    cr_expect_eq(bot_game_play(&result, &game), ERR_BUSY);
}
