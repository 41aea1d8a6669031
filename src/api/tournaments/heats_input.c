/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Everything that a table may come to be is checked before there is a tournament: as some do not come, tables are smaller.
 */
#include "heats_input.h"

#include <string.h>

#include "play/bot_player.h"
#include "rules/brought.h"
#include "store/accounts.h"
#include "store/blocks.h"
#include "tournament/heats_plan.h"
#include "tournament/tournament_subjects.h"
#include "util/json.h"

enum { TABLE_LEAST = 2 };

enum err heats_refuse(const struct heats_body *body, struct problem *problem) {
    const char *at = body->table.set              ? "/table"
                     : body->advance.set          ? "/advance"
                     : body->master.bytes != NULL ? "/master"
                                                  : NULL;
    return at == NULL ? OK : problem_set_at(problem, ERR_INVALID_VALUE, at, "is for the format heats alone");
}

static enum err explain(enum err err, struct problem *problem) {
    return err == OK ? OK : problem_set(problem, err, "The master could not be looked up. Try again later.");
}

/* A master is invited to game after game: not by whom they have blocked, who is not told why, as of other invitations. */
static enum err check_block(const struct id *master, const struct id *creator, struct db *db, struct problem *problem) {
    bool is_blocked = false;
    enum err err = block_find(&is_blocked, db, master, creator);
    if (err != OK || !is_blocked) {
        return explain(err, problem);
    }
    return problem_set_at(problem, ERR_INVALID_VALUE, "/master", "takes no invitations from you");
}

static enum err read_master(struct heats_input *out, const struct json_text *master, const struct id *creator,
                            struct db *db, struct problem *problem) {
    struct player_row row = {.bot = false};
    if (master->bytes == NULL) {
        return OK;
    }
    if (id_parse(&out->master, master->bytes, master->length)) {
        if (bot_player_find(&out->master) != NULL) {
            return problem_set_at(problem, ERR_INVALID_VALUE, "/master", "is a built-in bot, which cannot be a master");
        }
        enum err err = player_get(&row, db, &out->master);
        if (err != OK) {
            return explain(err, problem);
        }
    }
    if (!player_lives(&row)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/master", "is not the id of a player");
    }
    return check_block(&out->master, creator, db, problem);
}

enum err heats_read(struct heats_input *out, const struct heats_body *body, int64_t entrants, const struct id *creator,
                    struct db *db, struct problem *problem) {
    *out = (struct heats_input){.table = body->table.set ? (int32_t)body->table.value : HEATS_TABLE_DEFAULT,
                                .advance = body->advance.set ? (int32_t)body->advance.value : 1};
    if (out->advance >= out->table) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/advance", "must be below `table`, which is %d",
                              (int)out->table);
    }
    if (entrants < HEATS_ENTRANTS_MIN || entrants > HEATS_ENTRANTS_MAX) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/entrants", "must be %d to %d in heats", HEATS_ENTRANTS_MIN,
                              HEATS_ENTRANTS_MAX);
    }
    return read_master(out, &body->master, creator, db, problem);
}

enum err heats_check_seats(const struct heats_input *heats, const struct family *family, const struct preset *preset,
                           bool duplicate, struct problem *problem) {
    bool has_master = !id_is_none(&heats->master);
    int most = preset->seats_max - has_master;
    if (preset->seats_max < HEATS_TABLE_MIN) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/format", "cannot be played: %s is for %d to %d seats",
                              preset->id, preset->seats_min, preset->seats_max);
    }
    if (has_master && family->roles == NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/master",
                              "is for games with roles: in %s everybody competes", preset->id);
    }
    if (has_master && duplicate) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/master",
                              "cannot be had with a duplicate deal, where everybody plays alone");
    }
    if (heats->table > most) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/table", "must be at most %d: %s has no more seats", most,
                              preset->id);
    }
    return OK;
}

enum err heats_find_config(const struct config **out, const struct heats_input *heats, struct config_cache *configs,
                           const struct preset *preset, const struct setup *setup, int64_t entrants, bool duplicate,
                           struct problem *problem) {
    bool has_master = !id_is_none(&heats->master);
    int most = duplicate ? 1 : entrants < heats->table ? (int)entrants : (int)heats->table;
    const struct config *full = NULL;
    enum err err = OK;
    for (int size = most; size >= (duplicate ? 1 : TABLE_LEAST) && err == OK; size--) {
        const struct config *config = NULL;
        struct setup table = *setup;
        table.opponents = size - 1 + has_master;
        table.officials = has_master ? 1 : 0;
        err = config_cache_find(&config, configs, preset->id, strlen(preset->id), &table, problem);
        if (size == most) {
            full = config;
        } else if (err == OK) {
            config_release(config);
        }
    }
    if (err != OK && full != NULL) {
        config_release(full);
        full = NULL;
    }
    *out = full;
    return err;
}

/* ---- what contenders choose ---- */

static int32_t count_offered(const struct config *config) {
    const struct brought_def *def = config_brought(config);
    int32_t count = 0;
    while (def != NULL && def->offered != NULL && def->offered(config, count) != NULL) {
        count++;
    }
    return count;
}

enum err heats_check_subjects(const struct heats_input *heats, const struct config *config, int64_t entrants,
                              struct problem *problem) {
    int32_t most = (int32_t)(entrants < heats->table ? entrants : heats->table);
    int32_t stages = heats_stages((int32_t)entrants, heats->table, heats->advance);
    int32_t least = tournament_subjects_least(most, stages);
    int32_t count = count_offered(config);
    if (count == 0 || count >= least) {
        return OK;
    }
    return problem_set_at(
        problem, ERR_INVALID_VALUE, "/options/subjects",
        "has %d, and must have %d: at a table of %d each chooses another one, and in %d stage%s nobody "
        "the same twice",
        (int)count, (int)least, (int)most, (int)stages, stages == 1 ? "" : "s");
}

static bool put_subjects(json_t *event, const struct heats_input *heats, const struct config *config) {
    json_t *sets = json_array();
    for (int32_t i = 0, count = count_offered(config); i < count; i++) {
        json_push(&sets, json_string(config_brought(config)->offered(config, i)));
    }
    if (sets == NULL || json_array_size(sets) == 0) {
        json_decref(sets);
        return sets != NULL;
    }
    json_t *subjects = json_pack("{s:I}", "seconds", (json_int_t)heats->choose_seconds);
    bool good = json_put(subjects, "sets", sets);
    return json_put(event, "subjects", subjects) && good;
}

/* ---- the event ---- */

bool heats_put(json_t *event, const struct heats_input *heats, const struct config *config) {
    bool has_master = !id_is_none(&heats->master);
    return json_put(event, "table", json_integer(heats->table)) &&
           json_put(event, "advance", json_integer(heats->advance)) &&
           json_put(event, "master", has_master ? json_string(heats->master.text) : json_null()) &&
           json_put(event, "title", config->title != NULL ? json_string(config->title) : json_null()) &&
           put_subjects(event, heats, config);
}
