/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The built-in bots play as they did when BOTS_VERSION was raised last: what a few of their games come to stands here.
 * Whoever changes a bot raises it, and puts down what is printed.
 */
#include "play/bot_game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "game/config_cache.h"

enum { GAMES = 8 };

struct played {
    const char *bot; /* "family/name" */
    uint32_t scores; /* of all games, mixed */
};

static const struct played version_1[] = {
    {"codebreaking/random", 2277146953U},
    {"codebreaking/methodical", 1629988361U},
    {"codebreaking/genetic", 818180665U},
    {"codebreaking/minimax", 1128047901U},
    {"codebreaking/expected-size", 4235748105U},
    {"codebreaking/entropy", 3799174677U},
    {"codebreaking/most-parts", 2284104057U},
    {"codebreaking/optimal", 1371411601U},
    {"line/random", 2746414629U},
    {"line/greedy", 421005125U},
    {"line/gomoku", 421005125U},
    {"line/perfect", 421005125U},
    {"yahtzee/random", 1896323512U},
    {"yahtzee/greedy", 1886067655U},
    {"yahtzee/winner", 3625273175U},
    {"yahtzee/optimal", 1431111734U},
    {"connectfour/random", 188869964U},
    {"connectfour/greedy", 3480282133U},
    {"connectfour/perfect", 3092538588U},
};

/* FNV-1a, of thousandths: the last bits of a score are not what a bot decides. */
static uint32_t mix(uint32_t hash, double score) {
    int64_t thousandths = isnan(score) ? INT64_MIN : llround(score * 1000);
    for (int i = 0; i < 8; i++) {
        hash = (hash ^ (uint32_t)((uint64_t)thousandths >> 8 * i & 0xff)) * 16777619U;
    }
    return hash;
}

static uint32_t play(struct config_cache *configs, const struct bot *bot) {
    static const struct {
        const char *id, *options;
    } rulesets[] = {
        {"mastermind", "{}"},
        {"tic-tac-toe", "{}"},
        {"yahtzee", "{}"},
        {"connect-four", "{\"columns\":4,\"rows\":4}"}, /* soon solved */
    };
    uint32_t hash = 2166136261U;
    for (size_t r = 0; r < sizeof rulesets / sizeof rulesets[0]; r++) {
        for (int count = 1; count <= 2; count++) {
            const struct config *config = NULL;
            struct problem problem;
            json_t *options = json_loads(rulesets[r].options, 0, NULL);
            const struct setup setup = {.options = options, .opponents = count - 1};
            struct bot_seat seats[2] = {{bot, 1}, {bot_find(bot->family, "random", strlen("random")), 2}};
            enum err err =
                config_cache_find(&config, configs, rulesets[r].id, strlen(rulesets[r].id), &setup, &problem);
            json_decref(options);
            if (err != OK) {
                continue;
            }
            bool plays = strcmp(config->family->name, bot->family) == 0 && bot->can_play(bot, config);
            for (int i = 0; plays && i < GAMES; i++) {
                struct bot_game game = {.config = config, .seats = seats, .rules = config->family->rules_version};
                struct bot_game_result result;
                memset(game.seed, i + 1, sizeof game.seed);
                cr_assert_eq(bot_game_play(&result, &game), OK);
                for (int seat = 0; seat < config->seats; seat++) {
                    hash = mix(hash, result.points[seat]);
                }
                hash = mix(hash, result.value);
            }
            config_release(config);
        }
    }
    return hash;
}

Test(bots_version, is_raised_when_a_bot_plays_in_another_way) {
    struct config_cache *configs = config_cache_create();
    size_t known = 0;
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        char name[64];
        (void)snprintf(name, sizeof name, "%s/%s", bot_at(i)->family, bot_at(i)->name);
        uint32_t scores = play(configs, bot_at(i));
        const struct played *wanted = NULL;
        for (size_t k = 0; k < sizeof version_1 / sizeof version_1[0]; k++) {
            wanted = strcmp(version_1[k].bot, name) == 0 ? &version_1[k] : wanted;
        }
        known += wanted != NULL;
        cr_expect(wanted != NULL && wanted->scores == scores, "{\"%s\", %uU},", name, scores);
    }
    cr_expect_eq(known, sizeof version_1 / sizeof version_1[0]);
    cr_expect_eq(BOTS_VERSION, 1);
    config_cache_free(configs);
}
