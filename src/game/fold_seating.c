/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a game begins, and how people sit down and get up again before it is played: the events created, joined, declined and
 * client-seed.
 */
#include "fold_internal.h"

#include <stdlib.h>
#include <string.h>

#include "seats.h"
#include "util/json.h"

/* ---- created ---- */

struct created {
    struct json_text ruleset, visibility, creator, join_code, commitment, server_seed, tournament, deal_seed;
    const json_t *options, *seats, *time_control, *client_seeds;
    struct json_boolean ranked;
    struct json_integer log;
};

static const struct field created_fields[] = {
    {"ruleset", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct created, ruleset)},
    {"options", FIELD_OBJECT, FIELD_REQUIRED, 0, 0, offsetof(struct created, options)},
    {"seats", FIELD_ARRAY, FIELD_REQUIRED, 1, SEATS_MAX, offsetof(struct created, seats)},
    {"visibility", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct created, visibility)},
    {"ranked", FIELD_BOOLEAN, FIELD_REQUIRED, 0, 0, offsetof(struct created, ranked)},
    {"creator", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct created, creator)},
    {"join_code", FIELD_TEXT, FIELD_REQUIRED | FIELD_NULLABLE, JOIN_CODE_LENGTH, JOIN_CODE_LENGTH,
     offsetof(struct created, join_code)},
    {"clock", FIELD_ANY, FIELD_REQUIRED, 0, 0, offsetof(struct created, time_control)},
    {"log", FIELD_INTEGER, FIELD_REQUIRED, LOG_VERSION, LOG_VERSION, offsetof(struct created, log)},
    {"tournament", FIELD_TEXT, 0, 0, 0, offsetof(struct created, tournament)},
    {"deal_seed", FIELD_TEXT, 0, 0, 0, offsetof(struct created, deal_seed)},
    {"commitment", FIELD_TEXT, 0, 0, 0, offsetof(struct created, commitment)},
    {"server_seed", FIELD_TEXT, 0, 0, 0, offsetof(struct created, server_seed)},
    {"client_seeds", FIELD_ARRAY, 0, 1, SEATS_MAX, offsetof(struct created, client_seeds)},
};

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

enum err fold_client_seeds(struct game *game, const struct event *event, const json_t *list, struct problem *problem) {
    const struct game_seeds *seeds = seeds_with_clients(game->seeds, list, game->seat_count);
    if (seeds == NULL) {
        return fold_corrupt(problem, game, event, "its client seeds are none of this table");
    }
    seeds_release(game->seeds);
    game->seeds = seeds;
    return OK;
}

/* Puts one client seed in its place; length 0: there is none. */
static enum err set_client_seed(struct game *game, int seat, struct json_text text, struct problem *problem) {
    const struct game_seeds *seeds = seeds_with(game->seeds, seat, text.bytes, text.length);
    if (seeds == NULL) {
        return fold_no_memory(problem);
    }
    seeds_release(game->seeds);
    game->seeds = seeds;
    return OK;
}

/* The seeds of a game that has them. */
static enum err read_seeds(struct game *game, const struct event *event, const struct created *created,
                           struct problem *problem) {
    unsigned char server_seed[SERVER_SEED_SIZE];
    bool given =
        created->server_seed.bytes != NULL && created->commitment.bytes != NULL && created->client_seeds != NULL;
    bool any = created->server_seed.bytes != NULL || created->commitment.bytes != NULL || created->client_seeds != NULL;
    if (!game->config->family->seeded && !any) {
        return OK;
    }
    if (!game->config->family->seeded || !given ||
        !seeds_read_server(server_seed, created->server_seed.bytes, created->server_seed.length)) {
        return fold_corrupt(problem, game, event, "it lacks the seeds of its game, or has some that it should not");
    }
    game->seeds = seeds_create(server_seed, game->seat_count);
    if (game->seeds == NULL) {
        return fold_no_memory(problem);
    }
    if (!is_text(&created->commitment, game->seeds->commitment)) {
        return fold_corrupt(problem, game, event, "its commitment is not that of its server seed");
    }
    return fold_client_seeds(game, event, created->client_seeds, problem);
}

static bool has_role(const json_t *seat, const char *role) {
    const char *word = json_string_value(json_object_get(seat, "role"));
    return role == NULL ? json_object_get(seat, "role") == NULL : word != NULL && strcmp(word, role) == 0;
}

/* How many seats are said to be officials'. */
static int count_officials(const struct created *created) {
    const struct family *family = NULL;
    int count = 0;
    if (family_find_preset(&family, created->ruleset.bytes, created->ruleset.length) == NULL || family->roles == NULL) {
        return 0;
    }
    for (size_t i = 0; i < json_array_size(created->seats); i++) {
        count += has_role(json_array_get(created->seats, i), family->roles->official);
    }
    return count;
}

/* Has every seat the role that it has by the config? */
static bool are_roles_right(const struct config *config, const json_t *seats) {
    bool right = true;
    for (int i = 0; i < config->seats && right; i++) {
        right = has_role(json_array_get(seats, (size_t)i), config_role_name(config, i));
    }
    return right;
}

/* The name of a seat without an account, and who acts for it; where it has neither there is nothing to read. */
static bool read_name(struct game *game, int number, const json_t *item, struct seat_names *names) {
    struct seat *seat = &game->seats[number];
    const json_t *name = json_object_get(item, "name");
    const json_t *by = json_object_get(item, "by");
    size_t length = json_string_length(name);
    if (name == NULL && by == NULL) {
        return true;
    }
    if (!json_is_string(name) || length == 0 || length > NAME_BYTES_MAX || !json_is_integer(by) ||
        json_integer_value(by) < 0 || json_integer_value(by) >= game->seat_count || json_integer_value(by) == number ||
        memchr(json_string_value(name), '\0', length) != NULL) {
        return false;
    }
    memcpy(names->text[number], json_string_value(name), length);
    seat->named = true;
    seat->by = (int8_t)json_integer_value(by);
    return true;
}

/* Whoever acts for others is no built-in bot and not named as well; officials never are, and such a game is not ranked. */
static bool are_names_right(const struct game *game) {
    bool right = true;
    for (int i = 0; i < game->seat_count && right; i++) {
        const struct seat *seat = &game->seats[i];
        const struct seat *actor = &game->seats[seat->named ? seat->by : i];
        right = !seat->named || (!game->ranked && !actor->named && actor->bot[0] == '\0' &&
                                 seat->status == SEAT_JOINED && !config_is_official(game->config, i));
    }
    return right;
}

/* The names come before the seats, which may have nobody where they have one. */
static enum err read_names(struct game *game, const struct event *event, const json_t *seats, struct problem *problem) {
    bool any = false;
    bool good = true;
    for (size_t i = 0; i < json_array_size(seats); i++) {
        const json_t *item = json_array_get(seats, i);
        any = any || json_object_get(item, "name") != NULL || json_object_get(item, "by") != NULL;
    }
    struct seat_names *names = any ? seat_names_create() : NULL;
    if (any && names == NULL) {
        return fold_no_memory(problem);
    }
    game->names = names;
    for (int i = 0; i < game->seat_count && any && good; i++) {
        good = read_name(game, i, json_array_get(seats, (size_t)i), names);
    }
    return good ? OK : fold_corrupt(problem, NULL, event, "a name is none, or nobody acts for it");
}

/* Who made the game, and what for. */
static bool read_origin(struct game *game, const struct created *created) {
    const struct json_text *tournament = &created->tournament;
    const struct json_text *seed = &created->deal_seed;
    return id_parse(&game->creator, created->creator.bytes, created->creator.length) &&
           (tournament->bytes == NULL || id_parse(&game->tournament, tournament->bytes, tournament->length)) &&
           (!game->duplicate || seeds_read_server(game_deal_seed(game), seed->bytes, seed->length));
}

enum err fold_created(struct game **next, const struct id *id, const struct event *event, struct config_cache *configs,
                      struct problem *problem) {
    struct created created = {0};
    enum err err =
        fold_decode(&created, event, created_fields, sizeof created_fields / sizeof created_fields[0], problem);
    if (err != OK) {
        return err;
    }
    struct time_control time_control = {0};
    err = time_control_read(&time_control, created.time_control, "/clock", problem);
    if (err != OK) {
        return fold_corrupt(problem, NULL, event, problem->detail);
    }
    int seat_count = (int)json_array_size(created.seats);
    struct setup setup = {
        .options = created.options, .opponents = seat_count - 1, .officials = count_officials(&created)};
    const struct config *config = NULL;
    err = config_cache_find(&config, configs, created.ruleset.bytes, created.ruleset.length, &setup, problem);
    if (err != OK) {
        return err == ERR_NO_MEMORY ? err : fold_corrupt(problem, NULL, event, problem->detail);
    }
    struct game *game = calloc(1, game_struct_size(seat_count, created.deal_seed.bytes != NULL));
    if (game == NULL) {
        config_release(config);
        return fold_no_memory(problem);
    }
    atomic_init(&game->references, 1);
    game->id = *id;
    game->version = event->seq;
    game->created_at = event->at;
    game->updated_at = event->at;
    game->config = config;
    game->rounds = config->rounds;
    game->leader = LEADER_SERVER;
    game->is_public = is_text(&created.visibility, "public");
    game->ranked = created.ranked.value;
    game->time_control = time_control;
    game->seat_count = seat_count;
    game->duplicate = created.deal_seed.bytes != NULL;
    if (created.join_code.bytes != NULL) {
        memcpy(game->join_code, created.join_code.bytes, JOIN_CODE_LENGTH);
    }
    const unsigned allowed = 1u << SEAT_OPEN | 1u << SEAT_INVITED | 1u << SEAT_JOINED;
    err = read_names(game, event, created.seats, problem);
    bool good = err == OK && config->seats == seat_count && seats_read(game, created.seats, allowed) &&
                are_roles_right(config, created.seats) && are_names_right(game) && seats_have_everybody_once(game) &&
                read_origin(game, &created) && event->seat == game_seat_of(game, &game->creator) &&
                (game->is_public || is_text(&created.visibility, "private")) &&
                time_control_check(&time_control, config, "/clock", problem) == OK &&
                (created.join_code.bytes == NULL || created.join_code.length == JOIN_CODE_LENGTH);
    if (!good) {
        game_release(game);
        return err != OK ? err : fold_corrupt(problem, NULL, event, "there is no such table of this ruleset");
    }
    err = read_seeds(game, event, &created, problem);
    if (err != OK) {
        game_release(game);
        return err;
    }
    *next = game;
    return OK;
}

/* ---- joined, declined ---- */

struct seated {
    struct json_text player;
    struct json_boolean outside_bot, owns_questions; /* of the player who joins, as is the client seed */
    struct json_text client_seed;
};

static const struct field seated_fields[] = {
    {"player", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct seated, player)},
    {"outside_bot", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct seated, outside_bot)},
    {"owns_questions", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct seated, owns_questions)},
    {"client_seed", FIELD_TEXT, 0, 1, CLIENT_SEED_MAX, offsetof(struct seated, client_seed)},
};
enum { JOINED_FIELDS = sizeof seated_fields / sizeof seated_fields[0], DECLINED_FIELDS = 1 };

enum err fold_joined(struct game *game, const struct event *event, struct problem *problem) {
    struct seated seated = {0};
    struct id player;
    enum err err = fold_decode(&seated, event, seated_fields, JOINED_FIELDS, problem);
    if (err != OK) {
        return err;
    }
    if (game->status != GAME_OPEN || !id_parse(&player, seated.player.bytes, seated.player.length)) {
        return fold_corrupt(problem, game, event, "there is no such seat to take");
    }
    struct seat *seat = &game->seats[event->seat];
    int has = game_seat_of(game, &player);
    bool invited = seat->status == SEAT_INVITED && has == event->seat;
    if (!invited && (seat->status != SEAT_OPEN || has >= 0)) {
        return fold_corrupt(problem, game, event, "the seat is not free, or the player has another");
    }
    seat->player = player;
    seat->status = SEAT_JOINED;
    seat->outside_bot = seated.outside_bot.value;
    seat->owns_questions = seated.owns_questions.value;
    if (seated.client_seed.bytes == NULL) {
        return OK;
    }
    if (game->seeds == NULL || !client_seed_is_legal(seated.client_seed.bytes, seated.client_seed.length)) {
        return fold_corrupt(problem, game, event, "that is no client seed of this game");
    }
    return set_client_seed(game, event->seat, seated.client_seed, problem);
}

enum err fold_client_seed(struct game *game, const struct event *event, struct problem *problem) {
    const json_t *value = json_object_get(event->body, "client_seed");
    struct json_text text = {json_string_value(value), json_string_length(value)};
    bool may_give = game->seeds != NULL && game->status == GAME_OPEN && game->seats[event->seat].status == SEAT_JOINED;
    if (!may_give || json_object_size(event->body) != 1 || !client_seed_is_legal(text.bytes, text.length)) {
        return fold_corrupt(problem, game, event, "that is no client seed of this game");
    }
    return set_client_seed(game, event->seat, text, problem);
}

enum err fold_declined(struct game *game, const struct event *event, struct problem *problem) {
    struct seated seated = {0};
    struct id player;
    enum err err = fold_decode(&seated, event, seated_fields, DECLINED_FIELDS, problem);
    if (err != OK) {
        return err;
    }
    if (game->status != GAME_OPEN || !id_parse(&player, seated.player.bytes, seated.player.length) ||
        game_seat_of(game, &player) != event->seat) {
        return fold_corrupt(problem, game, event, "the player does not have that seat");
    }
    struct seat *seat = &game->seats[event->seat];
    if (game->seat_count == 2) {
        seat->status = SEAT_DECLINED; /* the game is aborted next, and tells who declined */
    } else {
        memset(seat, 0, sizeof *seat);
        seat->status = SEAT_OPEN;
        if (game->seeds != NULL) {
            return set_client_seed(game, event->seat, (struct json_text){"", 0}, problem);
        }
    }
    return OK;
}
