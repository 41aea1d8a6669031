/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Building event bodies. Pure functions of a game: the same state gives the same body, which is what verification rests
 * on.
 */
#include "game/bodies.h"

#include <sodium.h>

#include "game/match.h"
#include "game/view.h"
#include "util/json.h"

/* The seats of a table as a log has them. */
static json_t *seats_array(const struct seat *seats, int count) {
    json_t *array = json_array();
    for (int i = 0; array != NULL && i < count; i++) {
        const char *player = id_is_none(&seats[i].player) ? NULL : seats[i].player.text;
        const char *bot = seats[i].bot[0] == '\0' ? NULL : seats[i].bot;
        json_t *item = json_pack(
            "{s:s?, s:s, s:s*, s:o*, s:o*, s:o*, s:o*}", "player", player, "status", seat_status_name(seats[i].status),
            "bot", bot, "level", seats[i].level > 0 ? json_integer(seats[i].level) : NULL, "outside_bot",
            seats[i].outside_bot ? json_true() : NULL, "owns_questions", seats[i].owns_questions ? json_true() : NULL,
            "disqualified", seats[i].disqualified ? json_true() : NULL);
        if (json_array_append_new(array, item) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

static json_t *points_array(const double *points, int count) {
    json_t *array = json_array();
    for (int i = 0; array != NULL && i < count; i++) {
        if (json_array_append_new(array, view_points(points[i])) != 0) {
            json_decref(array);
            return NULL;
        }
    }
    return array;
}

static json_t *total_points(const struct game *game) {
    double points[SEATS_MAX];
    for (int i = 0; i < game->seat_count; i++) {
        points[i] = game->seats[i].points;
    }
    return points_array(points, game->seat_count);
}

/* What tells equal points apart, where the family has it. */
static bool put_minor(json_t *body, const struct game *game) {
    double minor[SEATS_MAX];
    for (int i = 0; i < game->seat_count; i++) {
        minor[i] = game->seats[i].minor;
    }
    return game->config->family->minor == NULL || json_put(body, "minor", points_array(minor, game->seat_count));
}

static json_t *seat_or_null(int seat) {
    return seat < 0 ? json_null() : json_integer(seat);
}

/* The object when it was built whole, else NULL. */
static json_t *if_good(json_t *object, bool good) {
    if (good) {
        return object;
    }
    json_decref(object);
    return NULL;
}

json_t *body_commitment(const struct game *game, const struct state *state) {
    char hex[PROOF_HEX_SIZE];
    if (game->seeds != NULL) {
        return json_string(game->seeds->commitment);
    }
    return family_commitment(hex, game->config->family, state) ? json_string(hex) : json_null();
}

/* The seats of a new game, with names that are their own, and with their roles where its family has such. */
static json_t *new_seats(const struct new_game *new_game, const struct seat *seats) {
    const struct config *config = new_game->config;
    json_t *array = seats_array(seats, config->seats);
    bool good = array != NULL;
    for (int i = 0; i < config->seats && good; i++) {
        json_t *item = json_array_get(array, (size_t)i);
        const char *role = config_role_name(config, i);
        good = role == NULL || json_put(item, "role", json_string(role));
        if (good && seats[i].named) {
            good = json_put(item, "name", json_string(new_game->names[i])) &&
                   json_put(item, "by", json_integer(seats[i].by));
        }
    }
    return if_good(array, good);
}

/* What the seats have brought, where anything is. */
static bool put_brought(json_t *body, const struct config *config, const struct brought *brought) {
    return brought == NULL || json_put(body, config_brought(config)->list, brought_list(brought));
}

json_t *body_created(const struct new_game *new_game, const struct seat *seats, const struct id *creator,
                     const char *join_code, const struct game_seeds *seeds, const struct brought *brought) {
    const struct config *config = new_game->config;
    json_t *body = json_object();
    bool good = json_put(body, "ruleset", json_string(config->preset->id)) &&
                json_put(body, "options", json_deep_copy(config->options)) &&
                json_put(body, "seats", new_seats(new_game, seats)) &&
                json_put(body, "visibility", json_string(new_game->is_public ? "public" : "private")) &&
                json_put(body, "ranked", json_boolean(new_game->ranked)) &&
                json_put(body, "creator", json_string(creator->text)) &&
                json_put(body, "join_code", join_code[0] == '\0' ? json_null() : json_string(join_code)) &&
                json_put(body, "clock", time_control_json(&new_game->time_control)) &&
                json_put(body, "log", json_integer(LOG_VERSION));
    if (good && !id_is_none(&new_game->tournament)) {
        good = json_put(body, "tournament", json_string(new_game->tournament.text));
    }
    if (good && new_game->deal_seed != NULL) {
        char hex[2 * RNG_SEED_BYTES + 1];
        (void)sodium_bin2hex(hex, sizeof hex, new_game->deal_seed, RNG_SEED_BYTES);
        good = json_put(body, "deal_seed", json_string(hex));
    }
    good = good && (seeds == NULL || json_put(body, "commitment", json_string(seeds->commitment))) &&
           put_brought(body, config, brought) && (seeds == NULL || json_put(body, "server_seed", seeds_server(seeds)));
    return if_good(body, good);
}

json_t *body_round(const struct game *before, const struct table *table, json_t *commitment) {
    json_t *body = json_object();
    bool good =
        json_put(body, "number", json_integer(table->round)) && json_put(body, "leader", seat_or_null(table->leader));
    good = json_put(body, "commitment", commitment) && good; /* in any case: it is owned from here */
    good = good && json_put(body, "points", total_points(before)) && put_minor(body, before) &&
           json_put(body, "rules", json_integer(table->rules)) &&
           json_put(body, "seats", seats_array(before->seats, before->seat_count)) &&
           json_put(body, "rounds", json_integer(before->rounds)) &&
           json_put(body, "deal", json_incref((json_t *)table->deal)) &&
           json_put(body, "carry", json_incref((json_t *)table->carry));
    good = good && put_brought(body, before->config, before->brought);
    if (good && before->made_public) {
        good = json_put(body, "made_public", json_true());
    }
    return if_good(body, good);
}

json_t *body_resigned(bool illegal) {
    return illegal ? json_pack("{s:b}", "illegal", 1) : json_object();
}

json_t *body_timed_out(int64_t idle_ms) {
    return idle_ms != 0 ? json_pack("{s:I}", "idle_ms", (json_int_t)idle_ms) : json_object();
}

json_t *body_round_over(const struct game *game, const struct id *result) {
    const struct family *family = game->config->family;
    const struct state *state = game_state(game);
    double points[SEATS_MAX] = {0};
    family->points(state, points);
    json_t *told = family->result(state);
    json_t *body = json_object();
    bool good = told != NULL && json_put(body, "id", json_string(result->text)) &&
                json_put(body, "round", json_integer(game->number)) &&
                json_put(body, "leader", seat_or_null(game->leader)) && json_object_update(body, told) == 0 &&
                json_put(body, "points", points_array(points, game->seat_count)) &&
                json_put(body, "proof", game->duplicate ? json_null() : family_proof(family, state));
    json_decref(told);
    return if_good(body, good);
}

/* The proof of a game with seeds comes with its end, unless others still play the same. */
static bool put_proof(json_t *body, const struct game *game) {
    return game->seeds == NULL ||
           json_put(body, "proof", game->duplicate ? json_null() : seeds_proof(game->seeds, game->brought));
}

json_t *body_finished(const struct game *game, const struct id *result, const char *reason) {
    enum outcome outcome = OUTCOME_LOSS;
    seat_set winners = 0;
    match_judge(game, &outcome, &winners);
    json_t *body = json_object();
    bool good = json_put(body, "id", json_string(result->text)) &&
                json_put(body, "outcome", json_string(outcome_name(outcome))) &&
                json_put(body, "winners", view_seat_set(winners)) && json_put(body, "points", total_points(game)) &&
                put_minor(body, game) && json_put(body, "reason", json_string(reason));
    return if_good(body, good && put_proof(body, game));
}

json_t *body_aborted(const struct game *game, const char *reason) {
    json_t *body = json_object();
    bool good = json_put(body, "reason", json_string(reason));
    return if_good(body, good && put_proof(body, game));
}

json_t *body_proof(const struct game *game) {
    const struct state *state = game_state(game);
    json_t *proof =
        game->seeds != NULL ? seeds_proof(game->seeds, game->brought) : family_proof(game->config->family, state);
    json_t *body = json_object();
    return if_good(body, json_put(body, "proof", proof));
}
