/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How a game begins, and how people sit down and get up again before it is played: the events created, joined, declined and
 * what is brought to the table.
 */
#include "fold_internal.h"

#include <stdlib.h>
#include <string.h>

#include "seats.h"
#include "util/json.h"

/* ---- created ---- */

struct created {
    struct json_text ruleset, visibility, creator, join_code, commitment, server_seed, tournament, deal_seed;
    const json_t *options, *seats, *time_control, *brought;
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
};
enum { CREATED_FIELDS = sizeof created_fields / sizeof created_fields[0] };

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

size_t fold_add_list(struct field *fields, size_t count, const struct family *family, size_t offset) {
    if (family == NULL || family->brought == NULL) {
        return count;
    }
    fields[count] = (struct field){family->brought->list, FIELD_ARRAY, 0, 1, SEATS_MAX, offset};
    return count + 1;
}

enum err fold_brought_list(struct game *game, const struct event *event, const json_t *list, struct problem *problem) {
    struct brought *brought = NULL;
    bool is_any = config_brought(game->config) != NULL;
    if (!is_any && list == NULL) {
        return OK;
    }
    enum err err = is_any ? brought_read(&brought, game->config, list) : ERR_CORRUPT;
    if (err != OK) {
        return err == ERR_NO_MEMORY
                   ? fold_no_memory(problem)
                   : fold_corrupt(problem, game, event, "what it says was brought to the table cannot have been");
    }
    brought_release(game->brought);
    game->brought = brought;
    return OK;
}

/* Puts what a seat has brought in its place; length 0: nothing. */
static enum err set_brought(struct game *game, int seat, struct json_text text, struct problem *problem) {
    const struct brought *brought = brought_with(game->brought, seat, text.bytes, text.length);
    if (brought == NULL) {
        return fold_no_memory(problem);
    }
    brought_release(game->brought);
    game->brought = brought;
    return OK;
}

/* The same where it comes with an event of the seat's. */
static enum err bring(struct game *game, const struct event *event, struct json_text text, struct problem *problem) {
    const struct brought_def *def = config_brought(game->config);
    bool is_good = def != NULL && text.bytes != NULL && brought_is_legal(text.bytes, text.length) &&
                   !config_is_official(game->config, event->seat) &&
                   config_find_brought(game->config, text.bytes, text.length) >= 0;
    int by = is_good && def->differs ? brought_by(game->brought, text.bytes, text.length) : -1;
    return is_good && (by < 0 || by == event->seat)
               ? set_brought(game, event->seat, text, problem)
               : fold_corrupt(problem, game, event, "that cannot be brought to this game by this seat");
}

/* The seeds of a game that has them. */
static enum err read_seeds(struct game *game, const struct event *event, const struct created *created,
                           struct problem *problem) {
    unsigned char server_seed[SERVER_SEED_SIZE];
    bool given = created->server_seed.bytes != NULL && created->commitment.bytes != NULL;
    bool any = created->server_seed.bytes != NULL || created->commitment.bytes != NULL;
    if (!game->config->family->seeded && !any) {
        return OK;
    }
    if (!game->config->family->seeded || !given ||
        !seeds_read_server(server_seed, created->server_seed.bytes, created->server_seed.length)) {
        return fold_corrupt(problem, game, event, "it lacks the seeds of its game, or has some that it should not");
    }
    game->seeds = seeds_create(server_seed);
    if (game->seeds == NULL) {
        return fold_no_memory(problem);
    }
    return is_text(&created->commitment, game->seeds->commitment)
               ? OK
               : fold_corrupt(problem, game, event, "its commitment is not that of its server seed");
}

static bool has_role(const json_t *seat, const char *role) {
    const char *word = json_string_value(json_object_get(seat, "role"));
    return role == NULL ? json_object_get(seat, "role") == NULL : word != NULL && strcmp(word, role) == 0;
}

/* The family of a ruleset, or NULL. */
static const struct family *find_family(const char *ruleset, size_t length) {
    const struct family *family = NULL;
    if (ruleset != NULL) {
        (void)family_find_preset(&family, ruleset, length);
    }
    return family;
}

/* How many seats are said to be officials'. */
static int count_officials(const struct created *created) {
    const struct family *family = find_family(created->ruleset.bytes, created->ruleset.length);
    int count = 0;
    if (family == NULL || family->roles == NULL) {
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
    struct seat_names *names = any ? seat_names_create(game->seat_count) : NULL;
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

static enum err decode_created(struct created *out, const struct event *event, struct problem *problem) {
    struct field fields[CREATED_FIELDS + 1];
    const json_t *ruleset = json_object_get(event->body, "ruleset");
    const struct family *family = find_family(json_string_value(ruleset), json_string_length(ruleset));
    memcpy(fields, created_fields, sizeof created_fields);
    size_t count = fold_add_list(fields, CREATED_FIELDS, family, offsetof(struct created, brought));
    return fold_decode(out, event, fields, count, problem);
}

enum err fold_created(struct game **next, const struct id *id, const struct event *event, struct config_cache *configs,
                      struct problem *problem) {
    struct created created = {0};
    enum err err = decode_created(&created, event, problem);
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
    err = err == OK ? fold_brought_list(game, event, created.brought, problem) : err;
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
    struct json_boolean outside_bot, owns_questions; /* of the player who joins, as is what they bring along */
    struct json_text brought;
};

static const struct field seated_fields[] = {
    {"player", FIELD_TEXT, FIELD_REQUIRED, 0, 0, offsetof(struct seated, player)},
    {"outside_bot", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct seated, outside_bot)},
    {"owns_questions", FIELD_BOOLEAN, 0, 0, 0, offsetof(struct seated, owns_questions)},
};
enum { JOINED_FIELDS = sizeof seated_fields / sizeof seated_fields[0], DECLINED_FIELDS = 1 };

/* `joined` has a further member where something can be brought along. */
static enum err decode_joined(struct seated *out, const struct game *game, const struct event *event,
                              struct problem *problem) {
    const struct brought_def *def = config_brought(game->config);
    struct field fields[JOINED_FIELDS + 1];
    memcpy(fields, seated_fields, sizeof seated_fields);
    fields[JOINED_FIELDS] = (struct field){def == NULL ? NULL : def->joining, FIELD_TEXT, 0, 1, BROUGHT_MAX,
                                           offsetof(struct seated, brought)};
    return fold_decode(out, event, fields, JOINED_FIELDS + (def != NULL), problem);
}

enum err fold_joined(struct game *game, const struct event *event, struct problem *problem) {
    struct seated seated = {0};
    struct id player;
    enum err err = decode_joined(&seated, game, event, problem);
    if (err != OK) {
        return err;
    }
    if (game->status != GAME_OPEN || !id_parse(&player, seated.player.bytes, seated.player.length)) {
        return fold_corrupt(problem, game, event, "there is no such seat to take");
    }
    struct seat *seat = &game->seats[event->seat];
    int has = game_seat_of(game, &player);
    bool invited = seat->status == SEAT_INVITED && has == event->seat;
    bool sits = has >= 0 || game_is_watched_by_maker(game, &player);
    if (!invited && (seat->status != SEAT_OPEN || sits)) {
        return fold_corrupt(problem, game, event, "the seat is not free, or the player has another");
    }
    seat->player = player;
    seat->status = SEAT_JOINED;
    seat->outside_bot = seated.outside_bot.value;
    seat->owns_questions = seated.owns_questions.value;
    return seated.brought.bytes == NULL ? OK : bring(game, event, seated.brought, problem);
}

enum err fold_brought(struct game *game, const struct event *event, struct problem *problem) {
    const struct brought_def *def = config_brought(game->config);
    const json_t *value = def == NULL ? NULL : json_object_get(event->body, def->member);
    struct json_text text = {json_string_value(value), json_string_length(value)};
    const struct seat *seat = &game->seats[event->seat];
    bool may_bring = game->status == GAME_OPEN && seat->status == SEAT_JOINED && json_object_size(event->body) == 1 &&
                     (!seat->named || (def != NULL && def->for_named));
    return may_bring ? bring(game, event, text, problem)
                     : fold_corrupt(problem, game, event, "that cannot be brought to this game now");
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
    if (game_ends_by_declining(game)) {
        seat->status = SEAT_DECLINED; /* the game is aborted next, and tells who declined */
    } else {
        memset(seat, 0, sizeof *seat);
        seat->status = SEAT_OPEN;
        if (game->brought != NULL) {
            return set_brought(game, event->seat, (struct json_text){"", 0}, problem);
        }
    }
    return OK;
}
