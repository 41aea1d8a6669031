/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is played in a tournament: whether its ruleset can be at such tables, with these options. Stored sets that options
 * name are asked for on behalf of whoever makes it, and must be enough for all of its games.
 */
#include <string.h>

#include "api/app.h"
#include "core/cache.h"
#include "create_input.h"
#include "game/config_cache.h"
#include "game/question_bank.h"
#include "tournament/heats_plan.h"
#include "util/json.h"

/* ---- the ruleset ---- */

enum err create_find_ruleset(struct create_input *input, struct json_text ruleset, struct problem *problem) {
    input->preset = family_find_preset(&input->family, ruleset.bytes, ruleset.length);
    if (input->preset == NULL) {
        char words[SUGGEST_WORDS_SIZE];
        return problem_set_at(problem, ERR_INVALID_VALUE, "/ruleset", "is not a ruleset of this server%s",
                              family_suggest_preset(words, ruleset.bytes, ruleset.length));
    }
    if (input->duplicate && input->family->score_order == SCORES_NONE) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/deal", "must be \"independent\": %s has nothing to deal",
                              input->preset->id);
    }
    if (input->duplicate && input->family->needs != NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/deal",
                              "must be \"independent\": in %s no question is dealt to two tables", input->preset->id);
    }
    return OK;
}

/* ---- seats ---- */

/* Where there are roles and no masters, all seats but theirs are the entrants'. */
static int count_seats(const struct create_input *input) {
    const struct roles *roles = input->family->roles;
    return input->preset->seats_max - (roles == NULL ? 0 : roles->officials_max);
}

static enum err check_seats(const struct create_input *input, struct problem *problem) {
    const struct preset *preset = input->preset;
    int most = count_seats(input);
    if (input->format == FORMAT_HEATS) {
        return heats_check_seats(&input->heats, input->family, preset, input->duplicate, problem);
    }
    if (input->duplicate || input->format != FORMAT_ALL_PLAY) {
        int wanted = input->duplicate ? 1 : 2;
        if (wanted < preset->seats_min || wanted > most) {
            return problem_set_at(problem, ERR_INVALID_VALUE, input->duplicate ? "/deal" : "/format",
                                  "cannot be played: %s is for %d to %d seats", preset->id, preset->seats_min, most);
        }
        return OK;
    }
    if (input->count < preset->seats_min || input->count > most) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/entrants",
                              "must be %d to %d: in an all-play all sit at one table", preset->seats_min, most);
    }
    return OK;
}

/* ---- stored sets ---- */

/* How many games there can be, and how many compete in all of them. */
static struct stock_plan reckon_shares(const struct create_input *input) {
    int32_t tables = (int32_t)input->tables;
    int32_t seats = (int32_t)(input->tables * input->at_table);
    bool is_heats = input->format == FORMAT_HEATS;
    if (is_heats) {
        heats_totals(&tables, &seats, (int32_t)input->count, input->heats.table, input->heats.advance);
    }
    return (struct stock_plan){.tables = (uint32_t)tables, .seats = (uint32_t)seats, .can_choose = is_heats};
}

json_t *create_pin_options(const struct create_input *input, const json_t *options) {
    if (input->family->needs == NULL) {
        return json_incref((json_t *)options);
    }
    json_t *pinned = json_object();
    const char *name = NULL;
    const json_t *value = NULL;
    bool good = pinned != NULL;
    json_object_foreach((json_t *)options, name, value) {
        good = json_put(pinned, name, json_deep_copy(json_object_get(input->config->options, name))) && good;
    }
    if (!good) {
        json_decref(pinned);
        return NULL;
    }
    return pinned;
}

bool create_put_shares(json_t *event, const struct create_input *input) {
    return input->shares.tables == 0 || json_put(event, "shares",
                                                 json_pack("{s:I, s:I}", "tables", (json_int_t)input->shares.tables,
                                                           "seats", (json_int_t)input->shares.seats));
}

/* ---- the config ---- */

/* What a family refuses as too many opponents is here the fault of how many sit at a table. */
static enum err explain_seats(const struct create_input *input, enum err err, struct problem *problem) {
    char detail[PROBLEM_DETAIL_MAX];
    if (err != ERR_INVALID_VALUE || problem->point_count == 0 ||
        strcmp(problem->points[0].pointer, "/opponents") != 0) {
        return err;
    }
    (void)snprintf(detail, sizeof detail, "%s", problem->points[0].detail);
    return problem_set_at(problem, err, input->format == FORMAT_HEATS ? "/table" : "/entrants",
                          "are too many at one table with these options: the opponents of each %s", detail);
}

enum err create_find_table(struct create_input *input, struct request *request, const json_t *options) {
    const struct app *app = request->app;
    struct problem *problem = &request->problem;
    struct config_cache *configs = cache_configs(app->cache);
    struct setup setup = {.options = options};
    enum err err = check_seats(input, problem);
    if (err == OK && input->bank != NULL) {
        input->shares = reckon_shares(input);
        setup.stock = &input->bank->stock;
        setup.plan = &input->shares;
    }
    if (err == OK && input->format == FORMAT_HEATS) {
        err = heats_find_config(&input->config, &input->heats, configs, input->preset, &setup, input->count,
                                input->duplicate, problem);
        err = err == OK ? heats_check_subjects(&input->heats, input->config, input->count, problem) : err;
    } else if (err == OK) {
        setup.opponents = tournament_table_size(input->format, input->duplicate, (int32_t)input->count) - 1;
        err = config_cache_find(&input->config, configs, input->preset->id, strlen(input->preset->id), &setup, problem);
    }
    return err == OK ? time_control_check(&input->time_control, input->config, "/clock", problem)
                     : explain_seats(input, err, problem);
}
