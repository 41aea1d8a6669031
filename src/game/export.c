/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writing takes the recorded bodies as they are but for the join code and what rounds have not shown of their deals;
 * checking hands them to a replay.
 */
#include "game/export.h"

#include <string.h>

#include "game/load.h"
#include "game/view.h"
#include "store/event_log.h"
#include "util/json.h"
#include "util/timestamp.h"

enum { FORMAT_VERSION = 1, EVENTS_MAX = 1000000, KIND_MAX = 32 };

static const char format_name[] = "referee-game";

/* ---- writing ---- */

struct writing {
    struct json_out *out;
    struct problem *problem;
    json_t *deals; /* of the rounds, as an export has them; NULL: as the log has them */
    size_t rounds; /* of those written */
};

struct redacting {
    json_t *deal;  /* of the round under way; owned */
    json_t *deals; /* of those before; NULL without memory */
};

/* What a round has shown is known when it is over, or when its game has ended in the middle of it. */
static enum err redact_round(void *context, const struct game *game, const struct event *event) {
    struct redacting *redacting = context;
    if (event->kind == EVENT_ROUND) {
        redacting->deal = json_incref(json_object_get(event->body, "deal"));
    } else if (redacting->deal != NULL && game->status != GAME_PLAYING) {
        json_push(&redacting->deals, game->config->family->redact_deal(redacting->deal, game_state(game)));
        json_decref(redacting->deal);
        redacting->deal = NULL;
    }
    return redacting->deals == NULL ? ERR_NO_MEMORY : OK;
}

/* The deals of all rounds without what these have not shown. NULL where the family has nothing to leave out. */
static enum err redact_deals(json_t **out, struct db *db, struct config_cache *configs, const struct game *game,
                             struct problem *problem) {
    *out = NULL;
    if (game->config->family->redact_deal == NULL) {
        return OK;
    }
    struct redacting redacting = {.deals = json_array()};
    enum err err = game_walk(db, configs, &game->id, game->version, redact_round, &redacting, problem);
    json_decref(redacting.deal);
    if (err != OK) {
        json_decref(redacting.deals);
        return err;
    }
    *out = redacting.deals;
    return OK;
}

/* What stands in a recorded body and not in an export: the join code, and what a round has not shown. */
static bool redact_event(struct writing *writing, const struct event *event, json_t *body) {
    if (event->kind == EVENT_CREATED && json_object_get(body, "join_code") != NULL) {
        return json_object_set_new(body, "join_code", json_null()) == 0;
    }
    if (event->kind == EVENT_ROUND && writing->deals != NULL) {
        return json_object_set(body, "deal", json_array_get(writing->deals, writing->rounds++)) == 0 &&
               json_object_set_new(body, "carry", json_null()) == 0;
    }
    return true;
}

static enum err write_event(void *context, const struct event_row *row) {
    struct writing *writing = context;
    struct json_out *out = writing->out;
    struct event event;
    json_t *body = NULL;
    enum err err = event_from_row(&event, &body, row, NULL, writing->problem);
    if (err != OK) {
        return err;
    }
    if (!redact_event(writing, &event, body)) {
        json_decref(body);
        return ERR_NO_MEMORY;
    }
    json_out_begin_object(out);
    json_out_put_integer(out, "seq", event.seq);
    json_out_put_timestamp(out, "at", event.at);
    json_out_put_text(out, "kind", row->kind);
    json_out_key(out, "seat");
    if (event.seat < 0) {
        json_out_null(out);
    } else {
        json_out_integer(out, event.seat);
    }
    json_out_put_json(out, "body", body);
    json_out_end_object(out);
    json_decref(body);
    return json_out_failed(out) ? ERR_NO_MEMORY : err; /* a game that is too long need not be read to its end */
}

static void write_seats(struct json_out *out, struct db *db, const struct game *game, struct names *names) {
    json_out_begin_array(out);
    for (int i = 0; i < game->seat_count; i++) {
        json_out_begin_object(out);
        json_out_put_integer(out, "seat", i);
        json_out_key(out, "player");
        view_write_sitter(out, game, i, names, db);
        json_out_end_object(out);
    }
    json_out_end_array(out);
}

enum err export_write(struct json_out *out, struct db *db, struct config_cache *configs, const struct game *game,
                      struct names *names, struct problem *problem) {
    struct writing writing = {.out = out, .problem = problem};
    enum err err = redact_deals(&writing.deals, db, configs, game, problem);
    if (err != OK) {
        return err;
    }
    json_out_begin_object(out);
    json_out_put_text(out, "format", format_name);
    json_out_put_integer(out, "version", FORMAT_VERSION);
    json_out_put_text(out, "id", game->id.text);
    json_out_put_text(out, "ruleset", game->config->preset->id);
    json_out_put_json(out, "options", game->config->options);
    json_out_key(out, "seats");
    write_seats(out, db, game, names);
    json_out_put_array(out, "events");
    err = event_log_read(db, &game->id, 0, game->version, INT64_MAX, write_event, &writing);
    json_decref(writing.deals);
    json_out_end_array(out);
    json_out_end_object(out);
    return err;
}

/* ---- for other programs ---- */

struct rounds_writing {
    struct buf *out;
    const struct export_format *format;
    struct round_label label;
    bool under_way; /* a round has begun and is not written */
    size_t count;   /* of those written */
};

static void write_round(struct rounds_writing *writing, const struct game *game) {
    writing->label.number = game->number;
    writing->format->write_round(writing->out, game_state(game), &writing->label);
    writing->under_way = false;
    writing->count++;
}

/* A round is written when it is over, or when its game ends in the middle of it. */
static enum err visit_round(void *context, const struct game *game, const struct event *event) {
    struct rounds_writing *writing = context;
    if (event->kind == EVENT_ROUND) {
        char at[TIMESTAMP_SIZE];
        timestamp_format(at, event->at);
        memcpy(writing->label.date, at, sizeof writing->label.date - 1);
        writing->under_way = true;
    } else if (writing->under_way && game->status != GAME_PLAYING) {
        write_round(writing, game);
    }
    return writing->out->failed ? ERR_NO_MEMORY : OK;
}

/* The players as JSON, by seat, for the label to point into. Owned by the caller; NULL without memory. */
static json_t *name_seats(struct round_label *out, struct db *db, const struct game *game, struct names *names) {
    json_t *players = json_array();
    for (int i = 0; players != NULL && i < game->seat_count; i++) {
        const struct id *player = &game->seats[i].player;
        json_t *named = game->seats[i].named ? json_pack("{s:s}", "name", game->names->text[i])
                        : id_is_none(player) ? json_null()
                                             : names_find(names, db, player);
        if (json_array_append_new(players, named) != 0) {
            json_decref(players);
            return NULL;
        }
        out->names[i] = json_string_value(json_object_get(named, "name"));
    }
    return players;
}

enum err export_write_format(struct buf *out, const struct export_format *format, struct db *db,
                             struct config_cache *configs, const struct game *game, struct names *names,
                             struct problem *problem) {
    struct rounds_writing writing = {.out = out, .format = format};
    json_t *players = name_seats(&writing.label, db, game, names);
    if (players == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the export. Try again later.");
    }
    enum err err = game_walk(db, configs, &game->id, game->version, visit_round, &writing, problem);
    json_decref(players);
    if (err == OK && writing.count == 0) {
        return problem_set(problem, ERR_NOT_ALLOWED_NOW, "No round of the game was played.");
    }
    return err;
}

/* ---- the form ---- */

struct document {
    struct json_text format, id, ruleset;
    struct json_integer version;
    const json_t *options, *seats, *events;
};

static const struct field document_fields[] = {
    {"format", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct document, format)},
    {"version", FIELD_INTEGER, FIELD_REQUIRED, FORMAT_VERSION, FORMAT_VERSION, offsetof(struct document, version)},
    {"id", FIELD_TEXT, FIELD_REQUIRED, ID_LENGTH, ID_LENGTH, offsetof(struct document, id)},
    {"ruleset", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct document, ruleset)},
    {"options", FIELD_OBJECT, FIELD_REQUIRED, 0, 0, offsetof(struct document, options)},
    {"seats", FIELD_ARRAY, FIELD_REQUIRED, 1, SEATS_MAX, offsetof(struct document, seats)},
    {"events", FIELD_ARRAY, FIELD_REQUIRED, 1, EVENTS_MAX, offsetof(struct document, events)},
};

struct exported_event {
    struct json_integer seq, seat;
    struct json_text at, kind;
    const json_t *body;
};

static const struct field event_fields[] = {
    {"seq", FIELD_INTEGER, FIELD_REQUIRED, 1, INT64_MAX, offsetof(struct exported_event, seq)},
    {"at", FIELD_TEXT, FIELD_REQUIRED, 1, 64, offsetof(struct exported_event, at)},
    {"kind", FIELD_TEXT, FIELD_REQUIRED, 1, KIND_MAX, offsetof(struct exported_event, kind)},
    {"seat", FIELD_INTEGER, FIELD_REQUIRED | FIELD_NULLABLE, 0, SEATS_MAX - 1, offsetof(struct exported_event, seat)},
    {"body", FIELD_OBJECT, FIELD_REQUIRED, 0, 0, offsetof(struct exported_event, body)},
};

static bool is_text(const struct json_text *text, const char *wanted) {
    return text->length == strlen(wanted) && memcmp(text->bytes, wanted, text->length) == 0;
}

static enum err decode_document(struct document *out, const json_t *document, struct problem *problem) {
    struct id id;
    *out = (struct document){0};
    enum err err =
        json_decode(out, document, document_fields, sizeof document_fields / sizeof document_fields[0], "", problem);
    if (err == OK && !is_text(&out->format, format_name)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/format", "must be \"%s\"", format_name);
    }
    if (err == OK && !id_parse(&id, out->id.bytes, out->id.length)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/id", "must be the id of a game");
    }
    return err;
}

/* As event_from_row: without a game none but the engine's kinds are known. */
static enum err decode_event(struct event *out, const json_t *item, size_t index, const struct game *game,
                             struct problem *problem) {
    struct exported_event event = {0};
    char at[32];
    char pointer[PROBLEM_POINTER_MAX];
    int64_t moment = 0;
    (void)snprintf(at, sizeof at, "/events/%zu", index);
    enum err err = json_decode(&event, item, event_fields, sizeof event_fields / sizeof event_fields[0], at, problem);
    if (err != OK) {
        return err;
    }
    if (!timestamp_parse(&moment, event.at.bytes, event.at.length)) {
        (void)snprintf(pointer, sizeof pointer, "%s/at", at);
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be a time");
    }
    if (strlen(event.kind.bytes) != event.kind.length) {
        (void)snprintf(pointer, sizeof pointer, "%s/kind", at);
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be the kind of an event");
    }
    *out = (struct event){.seq = event.seq.value,
                          .at = moment,
                          .kind = family_find_event(game_family(game), event.kind.bytes),
                          .seat = event.seat.set ? (int)event.seat.value : -1,
                          .body = event.body};
    return OK;
}

/*
 * An event of a document as it must follow in a game (NULL: it is the first). `created` of a log from before
 * LOG_VERSION is as if it were of that version: else whoever deletes the word about it would choose the rules.
 * *out_body is what is owned of it, or NULL.
 */
static enum err read_event(struct event *out, json_t **out_body, const json_t *item, size_t index,
                           const struct game *game, struct problem *problem) {
    *out_body = NULL;
    enum err err = decode_event(out, item, index, game, problem);
    if (err != OK || out->kind != EVENT_CREATED) {
        return err;
    }
    const json_t *log = json_object_get(out->body, "log");
    json_int_t version = json_integer_value(log);
    if (log != NULL && (!json_is_integer(log) || version < 1 || version >= LOG_VERSION)) {
        return OK;
    }
    json_t *body = json_copy((json_t *)out->body);
    bool says_clock = log != NULL || json_object_get(body, "clock") != NULL;
    if (!json_put(body, "log", json_integer(LOG_VERSION)) || (!says_clock && !json_put(body, "clock", json_null()))) {
        json_decref(body);
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the export. Try again later.");
    }
    out->body = body;
    *out_body = body;
    return OK;
}

enum err export_check_form(const json_t *document, struct problem *problem) {
    struct document decoded;
    size_t index = 0;
    const json_t *item = NULL;
    enum err err = decode_document(&decoded, document, problem);
    if (err != OK) {
        return err;
    }
    json_array_foreach(decoded.events, index, item) {
        struct event event = {.seat = -1};
        err = decode_event(&event, item, index, NULL, problem);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

enum err export_read_id(struct id *out, const json_t *document, struct problem *problem) {
    struct document decoded;
    enum err err = decode_document(&decoded, document, problem);
    if (err == OK) {
        (void)id_parse(out, decoded.id.bytes, decoded.id.length);
    }
    return err;
}

enum err export_each_event(const json_t *document, const struct replay *replay,
                           enum err (*visit)(void *context, const struct event *event), void *context,
                           struct problem *problem) {
    size_t index = 0;
    const json_t *item = NULL;
    json_array_foreach(json_object_get(document, "events"), index, item) {
        struct event event = {.seat = -1};
        json_t *body = NULL;
        enum err err = read_event(&event, &body, item, index, replay->game, problem);
        err = err == OK ? visit(context, &event) : err;
        json_decref(body);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

/* ---- replaying ---- */

/* Are the players in the seats those of the events? */
static bool are_seats_right(const json_t *seats, const struct game *game) {
    if (json_array_size(seats) != (size_t)game->seat_count) {
        return false;
    }
    for (int i = 0; i < game->seat_count; i++) {
        const json_t *seat = json_array_get(seats, (size_t)i);
        const json_t *number = json_object_get(seat, "seat");
        const json_t *player = json_object_get(seat, "player");
        const char *id = json_string_value(json_object_get(player, "id"));
        const char *name = json_string_value(json_object_get(player, "name"));
        bool is_named_so = !game->seats[i].named || (name != NULL && strcmp(name, game->names->text[i]) == 0);
        if (!json_is_integer(number) || json_integer_value(number) != i ||
            strcmp(id == NULL ? "" : id, game->seats[i].player.text) != 0 || !is_named_so) {
            return false;
        }
    }
    return true;
}

/*
 * Are the options of the document those of the game: as they are resolved now, or as the first event has them from the
 * program that made both, which may have known fewer?
 */
static bool are_options_right(const struct document *document, const struct game *game) {
    const json_t *told = json_object_get(json_object_get(json_array_get(document->events, 0), "body"), "options");
    return json_equal(document->options, game->config->options) || json_equal(document->options, told);
}

/* What the document says beside its events. */
static enum err check_head(struct problem *problem, const struct document *document, const struct game *game) {
    if (!is_text(&document->ruleset, game->config->preset->id) || !are_options_right(document, game)) {
        return problem_set(problem, ERR_CORRUPT, "The ruleset or the options are not those of the events.");
    }
    if (!are_seats_right(document->seats, game)) {
        return problem_set(problem, ERR_CORRUPT, "The seats are not those of the events.");
    }
    if (game->status != GAME_FINISHED && game->status != GAME_ABORTED) {
        return problem_set(problem, ERR_CORRUPT, "The events end before the game does.");
    }
    return OK;
}

struct verification {
    struct replay replay;
    int64_t seq;
    bool (*expired)(void *context);
    void *context;
};

static enum err verify_event(void *context, const struct event *event) {
    struct verification *verification = context;
    verification->seq = event->seq;
    bool expired = verification->expired != NULL && verification->expired(verification->context);
    return expired ? ERR_BUSY : replay_event(&verification->replay, event);
}

enum err export_verify(struct export_verdict *out, const json_t *document, struct config_cache *configs,
                       bool (*expired)(void *context), void *context) {
    struct verification verification = {.replay = {.configs = configs}, .expired = expired, .context = context};
    struct replay *replay = &verification.replay;
    struct document decoded;
    problem_clear(&replay->problem);
    enum err err = decode_document(&decoded, document, &replay->problem);
    if (err != OK) {
        return err;
    }
    (void)id_parse(&replay->id, decoded.id.bytes, decoded.id.length);
    err = export_each_event(document, replay, verify_event, &verification, &replay->problem);
    if (err == OK) {
        verification.seq = 0;
        err = check_head(&replay->problem, &decoded, replay->game);
    }
    if (err == OK || err == ERR_CORRUPT) {
        *out = (struct export_verdict){.valid = err == OK, .seq = verification.seq, .reason = replay->problem};
        err = OK;
    }
    replay_clear(replay);
    return err;
}
