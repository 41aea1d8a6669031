/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The built-in bots play as they did when BOTS_VERSION was raised last: what a few of their games come to stands in
 * bots_version/FAMILY.json. Whoever changes a bot raises it, and puts down what is printed.
 */
#include "play/bot_game.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include <criterion/criterion.h>

#include "game/config_cache.h"
#include "play/bot_player.h"

enum { GAMES = 8, PATH_SIZE = 128 };

/* FNV-1a, of thousandths: the last bits of a score are not what a bot decides. */
static uint32_t mix(uint32_t hash, double score) {
    int64_t thousandths = isnan(score) ? INT64_MIN : llround(score * 1000);
    for (int i = 0; i < 8; i++) {
        hash = (hash ^ (uint32_t)((uint64_t)thousandths >> 8 * i & 0xff)) * 16777619U;
    }
    return hash;
}

static uint32_t play_config(uint32_t hash, const struct config *config, const struct bot *bot) {
    struct bot_seat seats[2] = {{bot, 1}, {bot_find(bot->family, "random", strlen("random")), 2}};
    for (int i = 0; bot->can_play(bot, config) && i < GAMES; i++) {
        struct bot_game game = {.config = config, .seats = seats, .rules = config->family->rules_version};
        struct bot_game_result result;
        memset(game.seed, i + 1, sizeof game.seed);
        cr_assert_eq(bot_game_play(&result, &game), OK);
        for (int seat = 0; seat < config->seats; seat++) {
            hash = mix(hash, result.points[seat]);
        }
        hash = mix(hash, result.value);
    }
    return hash;
}

/* The scores of all games, mixed: alone and for two, as far as the family has these. */
static uint32_t play(struct config_cache *configs, const struct bot *bot, const json_t *known) {
    uint32_t hash = 2166136261U;
    const char *ruleset = json_string_value(json_object_get(known, "ruleset"));
    cr_assert_not_null(ruleset, "nothing is known of the bots of %s", bot->family);
    for (int opponents = 0; opponents < 2; opponents++) {
        const struct config *config = NULL;
        struct problem problem;
        const struct setup setup = {.options = json_object_get(known, "options"), .opponents = opponents};
        if (config_cache_find(&config, configs, ruleset, strlen(ruleset), &setup, &problem) == OK) {
            cr_assert_str_eq(config->family->name, bot->family);
            hash = play_config(hash, config, bot);
            config_release(config);
        }
    }
    return hash;
}

/* As a file names it: gomoku, or gomoku/3 below its full strength. */
static void name_bot(char out[static PATH_SIZE], const struct bot *bot) {
    bool is_full = bot->level == bot->levels;
    if (is_full) {
        (void)snprintf(out, PATH_SIZE, "%s", bot->name);
    } else {
        (void)snprintf(out, PATH_SIZE, "%s/%d", bot->name, bot->level);
    }
}

/* Plays all bots of a family at all their levels; how many there are. */
static size_t compare(struct config_cache *configs, const char *family, const json_t *known) {
    size_t bots = 0;
    for (size_t i = 0; bot_player_at(i) != NULL; i++) {
        const struct bot *bot = bot_player_at(i);
        if (strcmp(bot->family, family) == 0) {
            char name[PATH_SIZE];
            name_bot(name, bot);
            uint32_t scores = play(configs, bot, known);
            const json_t *wanted = json_object_get(json_object_get(known, "scores"), name);
            cr_expect_eq(json_integer_value(wanted), scores, "%s: \"%s\": %u", family, name, scores);
            bots++;
        }
    }
    return bots;
}

Test(bots_version, is_raised_when_a_bot_plays_in_another_way) {
    struct config_cache *configs = config_cache_create();
    for (size_t f = 0; families[f] != NULL; f++) {
        char path[PATH_SIZE];
        (void)snprintf(path, sizeof path, "tests/unit/play/bots_version/%s.json", families[f]->name);
        json_t *known = json_load_file(path, 0, NULL); /* NULL: there are to be no bots */
        size_t bots = compare(configs, families[f]->name, known);
        cr_expect_eq(bots, json_object_size(json_object_get(known, "scores")), "%s tells of others", path);
        json_decref(known);
    }
    cr_expect_eq(BOTS_VERSION, 3);
    config_cache_free(configs);
}
