/* SPDX-License-Identifier: Apache-2.0 */
#include "store/round_questions.h"

enum { FINGERPRINT_BYTES = 8 };

enum err round_questions_put(struct db *db, const struct round_questions_row *row) {
    struct arena arena;
    arena_init(&arena);
    unsigned char *bytes = arena_alloc(&arena, row->count * FINGERPRINT_BYTES);
    enum err err = bytes == NULL ? ERR_NO_MEMORY : OK;
    for (size_t i = 0; err == OK && i < row->count * FINGERPRINT_BYTES; i++) {
        size_t shift = 8 * (FINGERPRINT_BYTES - 1 - i % FINGERPRINT_BYTES);
        bytes[i] = (unsigned char)(row->fingerprints[i / FINGERPRINT_BYTES] >> shift);
    }
    if (err == OK) {
        const struct value arguments[] = {value_id(&row->game), value_integer(row->round),
                                          value_blob(bytes, row->count * FINGERPRINT_BYTES)};
        err = db_run(db, QUERY_PUT_ROUND_QUESTIONS, arguments, VALUE_COUNT(arguments));
    }
    arena_free(&arena);
    return err;
}

struct reading {
    struct arena *arena;
    round_questions_function *row;
    void *context;
};

static enum err read_row(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    const unsigned char *bytes = columns[2].bytes;
    size_t length = columns[2].length;
    (void)count;
    if (columns[2].kind != VALUE_BLOB || length % FINGERPRINT_BYTES != 0) {
        return ERR_CORRUPT;
    }
    uint64_t *fingerprints = arena_alloc(reading->arena, length);
    if (fingerprints == NULL) {
        return ERR_NO_MEMORY;
    }
    for (size_t i = 0; i < length; i++) {
        fingerprints[i / FINGERPRINT_BYTES] = fingerprints[i / FINGERPRINT_BYTES] << 8 | bytes[i];
    }
    const struct round_questions_row row = {.game = value_get_id(&columns[0]),
                                            .round = (int)value_get_integer(&columns[1]),
                                            .fingerprints = fingerprints,
                                            .count = length / FINGERPRINT_BYTES};
    return reading->row(reading->context, &row);
}

enum err round_questions_read(struct db *db, const struct id *game, struct arena *arena, round_questions_function *row,
                              void *context) {
    struct reading reading = {.arena = arena, .row = row, .context = context};
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_READ_ROUND_QUESTIONS, arguments, VALUE_COUNT(arguments), read_row, &reading);
}

enum err round_questions_list_met(struct db *db, const struct id *player, int limit, struct arena *arena,
                                  round_questions_function *row, void *context) {
    struct reading reading = {.arena = arena, .row = row, .context = context};
    enum err err = OK;
    for (int live = 1; err == OK && live >= 0; live--) {
        const struct value arguments[] = {value_id(player), value_integer(live), value_integer(limit)};
        err = db_query(db, QUERY_LIST_MET_QUESTIONS, arguments, VALUE_COUNT(arguments), read_row, &reading);
    }
    return err;
}

struct competing {
    competing_game_function *row;
    void *context;
};

static enum err read_competing(void *context, const struct value *columns, size_t count) {
    const struct competing *competing = context;
    const struct id game = value_get_id(&columns[0]);
    (void)count;
    return competing->row(competing->context, &game, value_get_text(&columns[1]), (int)value_get_integer(&columns[2]));
}

enum err round_questions_list_competing(struct db *db, const struct id *player, int limit, competing_game_function *row,
                                        void *context) {
    struct competing competing = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_integer(limit)};
    return db_query(db, QUERY_LIST_COMPETING_GAMES, arguments, VALUE_COUNT(arguments), read_competing, &competing);
}
