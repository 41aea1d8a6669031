/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A game that the cache has not is left to whoever asks for it next. But another thread may be reading it already, and may have
 * begun before somebody else's newest event was there: what that finds is kept from the cache, by dropping the game.
 */
#include "core/catch_up.h"

#include <string.h>

#include "core/cache.h"
#include "core/writer.h"
#include "game/load.h"
#include "store/db.h"
#include "store/event_log.h"

struct catching {
    struct config_cache *configs;
    struct catch_up_want *wants; /* of this part, as many as `count` */
    struct game *games[EVENT_LOG_MARKS_MAX];
    size_t count;
    bool is_damaged[EVENT_LOG_MARKS_MAX];
    size_t last; /* whose event was told last: they come one behind the other, mostly */
};

/* A game that is there twice is known by its first place. */
static struct game **find(struct catching *catching, const struct id *game) {
    for (size_t i = 0; i < catching->count; i++) {
        size_t at = (catching->last + i) % catching->count;
        if (catching->games[at] != NULL && id_equal(&catching->wants[at].game, game)) {
            catching->last = at;
            return &catching->games[at];
        }
    }
    return NULL;
}

/* What does not fold is damaged: whoever asks for the game next hears of it. */
static enum err follow(void *context, const struct id *id, const struct event_row *row) {
    struct catching *catching = context;
    struct problem problem;
    struct game **game = find(catching, id);
    if (game == NULL) {
        return OK;
    }
    enum err err = game_follow(game, row, catching->configs, &problem);
    catching->wants[catching->last].is_new = catching->wants[catching->last].is_new || err == OK;
    catching->is_damaged[catching->last] = catching->is_damaged[catching->last] || err == ERR_CORRUPT;
    return err == ERR_NO_MEMORY ? err : OK;
}

static enum err catch_up_part(struct writer *writer, struct cache *cache, struct db *db, struct catching *catching) {
    struct event_log_mark marks[EVENT_LOG_MARKS_MAX];
    size_t marked = 0;
    for (size_t i = 0; i < catching->count; i++) {
        struct game *game = cache_peek(cache, &catching->wants[i].game);
        catching->wants[i].is_new = false;
        catching->games[i] = game;
        if (game != NULL) {
            marks[marked++] = (struct event_log_mark){.game = game->id, .version = game->version};
        }
    }
    enum err err = event_log_read_newer(db, marks, marked, follow, catching);
    for (size_t i = 0; i < catching->count; i++) {
        if (catching->games[i] == NULL || catching->is_damaged[i]) {
            cache_drop(cache, &catching->wants[i].game);
        } else if (catching->wants[i].is_new) {
            writer_publish(writer, catching->games[i]);
        }
        catching->wants[i].version = catching->games[i] == NULL ? 0 : catching->games[i]->version;
        game_release(catching->games[i]);
    }
    return err;
}

enum err catch_up(struct writer *writer, struct cache *cache, struct db *db, struct catch_up_want *wants,
                  size_t count) {
    enum err err = OK;
    if (!writer_shares(writer)) {
        return OK;
    }
    for (size_t done = 0; done < count && err == OK; done += EVENT_LOG_MARKS_MAX) {
        struct catching catching = {.configs = cache_configs(cache), .wants = wants + done};
        catching.count = count - done < EVENT_LOG_MARKS_MAX ? count - done : EVENT_LOG_MARKS_MAX;
        err = catch_up_part(writer, cache, db, &catching);
    }
    return err;
}

void catch_up_announce(struct writer *writer, struct cache *cache, struct db *db, const struct id *game) {
    struct game *found = NULL;
    struct problem problem;
    if (cache_find(&found, cache, db, game, &problem) == OK) {
        writer_announce(writer, found);
        game_release(found);
    }
}
