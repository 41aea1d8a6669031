/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The id is a hash of "bot FAMILY/NAME", or of "bot FAMILY/NAME/LEVEL" below its full strength: a name that was ever
 * released must not be given to another bot.
 */
#include "play/bot_player.h"

#include <stdio.h>
#include <string.h>

#include "store/accounts.h"

enum { NAME_MAX_LENGTH = 128 };

struct id bot_player_id(const struct bot *bot) {
    char name[NAME_MAX_LENGTH];
    if (bot->level < bot->levels) {
        (void)snprintf(name, sizeof name, "bot %s/%s/%d", bot->family, bot->name, bot->level);
    } else {
        (void)snprintf(name, sizeof name, "bot %s/%s", bot->family, bot->name);
    }
    return id_named(name);
}

const struct bot *bot_player_at(size_t index) {
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        const struct bot *bot = bot_at(i);
        size_t levels = bot->levels > 1 ? (size_t)bot->levels : 1;
        if (index < levels) {
            return bot_at_level(bot, bot->levels > 0 ? (int)index + 1 : 0);
        }
        index -= levels;
    }
    return NULL;
}

const struct bot *bot_player_find(const struct id *player) {
    for (size_t i = 0; bot_player_at(i) != NULL; i++) {
        struct id id = bot_player_id(bot_player_at(i));
        if (id_equal(&id, player)) {
            return bot_player_at(i);
        }
    }
    return NULL;
}

const struct bot *bot_player_in(const char *family, const char *name, int level) {
    const struct bot *bot = bot_find(family, name, strlen(name));
    return bot == NULL ? NULL : bot_at_level(bot, level);
}

enum err bot_player_put(struct db *db, const struct id *player, const struct bot *bot, int64_t now) {
    struct player_row row = {.id = *player, .bot = true, .created_at = now};
    if (bot->level < bot->levels) {
        (void)snprintf(row.name, sizeof row.name, "%s, level %d", bot->name, bot->level);
    } else {
        (void)snprintf(row.name, sizeof row.name, "%s", bot->name);
    }
    return player_put(db, &row);
}
