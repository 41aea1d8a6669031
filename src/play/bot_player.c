/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The id is a hash of "bot FAMILY/NAME": a name that was ever released must not be given to another bot.
 */
#include "play/bot_player.h"

#include <stdio.h>

#include "store/accounts.h"

enum { NAME_MAX_LENGTH = 128 };

struct id bot_player_id(const struct bot *bot) {
    char name[NAME_MAX_LENGTH];
    (void)snprintf(name, sizeof name, "bot %s/%s", bot->family, bot->name);
    return id_named(name);
}

const struct bot *bot_player_find(const struct id *player) {
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        struct id id = bot_player_id(bot_at(i));
        if (id_equal(&id, player)) {
            return bot_at(i);
        }
    }
    return NULL;
}

enum err bot_player_put(struct db *db, const struct id *player, const char *name, int64_t now) {
    struct player_row row = {.id = *player, .bot = true, .created_at = now};
    (void)snprintf(row.name, sizeof row.name, "%s", name);
    return player_put(db, &row);
}
