/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Named queries and the shape of their rows.
 */
#include "store/notifications.h"

#include <stdio.h>

#include "rows.h"
#include "store/numbering.h"

enum {
    NUMBER_AT_ONCE = 1000,
    PURGE_PLAYERS = 50,
    PURGE_ROWS = 100,
    PURGE_ENOUGH = 100 /* rows, after which no further player is looked at */
};

struct reading {
    notification_row_function *row;
    void *context;
};

enum err notification_append(struct db *db, const struct id *player, const struct notification_row *row) {
    const struct value arguments[] = {value_id(player), value_integer(row->at), value_text(row->kind),
                                      value_id(&row->game), value_integer(row->game_seq)};
    return db_run(db, QUERY_APPEND_NOTIFICATION, arguments, VALUE_COUNT(arguments));
}

static enum err read_row(void *context, const struct value *columns, size_t count) {
    const struct reading *reading = context;
    (void)count;
    const struct notification_row row = {
        .seq = value_get_integer(&columns[0]),
        .at = value_get_integer(&columns[1]),
        .kind = value_get_text(&columns[2]),
        .game = value_get_id(&columns[3]),
        .game_seq = value_get_integer(&columns[4]),
    };
    return reading->row(reading->context, &row);
}

enum err notification_read(struct db *db, const struct id *player, int64_t after, int64_t limit,
                           notification_row_function *row, void *context) {
    struct reading reading = {.row = row, .context = context};
    const struct value arguments[] = {value_id(player), value_integer(after), value_integer(limit)};
    return db_query(db, QUERY_READ_NOTIFICATIONS, arguments, VALUE_COUNT(arguments), read_row, &reading);
}

/* ---- numbers, in a shared database ---- */

struct found_range {
    struct notification_range range;
    bool lacks_numbers; /* some have none */
};

static enum err note_range(void *context, const struct value *columns, size_t count) {
    struct found_range *found = context;
    found->range.oldest = value_get_integer(&columns[0]);
    found->range.newest = value_get_integer(&columns[1]);
    found->lacks_numbers = count > 2 && value_get_integer(&columns[2]) != 0;
    return OK;
}

static enum err find_range(struct found_range *out, struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    *out = (struct found_range){.lacks_numbers = false};
    return db_query(db, QUERY_READ_NOTIFICATION_RANGE, arguments, VALUE_COUNT(arguments), note_range, out);
}

struct numbering {
    const struct id *player;
    int64_t given;
};

static enum err number_some(struct db *db, void *context) {
    struct numbering *numbering = context;
    char scope[NUMBERING_SCOPE_SIZE];
    int64_t last = 0;
    (void)snprintf(scope, sizeof scope, "p%s", numbering->player->text);
    const struct value locked[] = {value_text(scope), value_id(numbering->player)};
    enum err err = db_query(db, QUERY_LOCK_NOTIFICATION_NUMBERS, locked, VALUE_COUNT(locked), rows_note_integer, &last);
    if (err != OK) {
        return err;
    }
    const struct value arguments[] = {value_id(numbering->player), value_integer(last), value_integer(NUMBER_AT_ONCE)};
    err = db_change(db, QUERY_NUMBER_NOTIFICATIONS, arguments, VALUE_COUNT(arguments), &numbering->given);
    return err == OK && numbering->given > 0 ? numbering_move(db, scope, last, last + numbering->given) : err;
}

static enum err number_all(struct db *db, const struct id *player) {
    struct numbering numbering = {.player = player};
    enum err err = OK;
    do {
        err = numbering_run(db, number_some, &numbering);
    } while (err == OK && numbering.given == NUMBER_AT_ONCE);
    return err;
}

enum err notification_number(struct db *db, const struct id *player) {
    struct found_range found;
    if (!db_is_shared(db)) {
        return OK;
    }
    enum err err = find_range(&found, db, player);
    return err == OK && found.lacks_numbers ? number_all(db, player) : err;
}

enum err notification_read_range(struct notification_range *out, struct db *db, const struct id *player) {
    struct found_range found;
    enum err err = find_range(&found, db, player);
    if (err == OK && found.lacks_numbers) {
        err = number_all(db, player);
        err = err == OK ? find_range(&found, db, player) : err;
    }
    *out = err == OK ? found.range : *out;
    return err;
}

/* ---- purging ---- */

enum err notification_purge(struct id *after, struct db *db, int64_t before) {
    enum err err = OK;
    int64_t purged_rows = 0;
    for (int i = 0; i < PURGE_PLAYERS && purged_rows < PURGE_ENOUGH && err == OK; i++) {
        int64_t changed = 0;
        struct id player = {""};
        const struct value arguments[] = {value_text(after->text)};
        err = db_query(db, QUERY_NEXT_TOLD_PLAYER, arguments, VALUE_COUNT(arguments), rows_note_id, &player);
        *after = err == OK ? player : *after;
        if (err != OK || id_is_none(&player)) {
            return err;
        }
        err = notification_number(db, &player); /* the numbers say to readers what is gone */
        if (err != OK) {
            return err;
        }
        const struct value purged[] = {value_id(&player), value_integer(before), value_integer(PURGE_ROWS)};
        err = db_change(db, QUERY_PURGE_NOTIFICATIONS, purged, VALUE_COUNT(purged), &changed);
        purged_rows += changed;
    }
    return err;
}

enum err notification_list_forged(struct db *db, int limit, told_row_function *row, void *context) {
    return rows_list_numbers(db, QUERY_LIST_FORGED_NOTIFICATIONS, limit, row, context);
}

struct notification_reading {
    notification_list_function *row;
    void *context;
};

static enum err read_notification(void *context, const struct value *columns, size_t count) {
    const struct notification_reading *reading = context;
    (void)count;
    const struct id player = value_get_id(&columns[0]);
    const struct notification_row row = {
        .seq = value_get_integer(&columns[1]),
        .game = value_get_id(&columns[2]),
        .game_seq = value_get_integer(&columns[3]),
        .kind = value_get_text(&columns[4]),
    };
    return reading->row(reading->context, &player, &row);
}

enum err notification_list(struct db *db, notification_list_function *row, void *context) {
    struct notification_reading reading = {.row = row, .context = context};
    return db_query(db, QUERY_LIST_NOTIFICATIONS, NULL, 0, read_notification, &reading);
}

static enum err read_oldest(void *context, const struct value *columns, size_t count) {
    (void)count;
    *(struct notification_row *)context =
        (struct notification_row){.seq = value_get_integer(&columns[0]), .at = value_get_integer(&columns[1])};
    return OK;
}

enum err notification_read_oldest(struct notification_row *out, struct db *db, const struct id *player) {
    const struct value arguments[] = {value_id(player)};
    return db_query(db, QUERY_READ_OLDEST_NOTIFICATION, arguments, VALUE_COUNT(arguments), read_oldest, out);
}

enum err notification_is_there(bool *out, struct db *db, const struct id *player, const struct notification_row *row) {
    const struct value arguments[] = {value_id(player), value_id(&row->game), value_integer(row->game_seq),
                                      value_text(row->kind)};
    *out = false;
    return db_query(db, QUERY_HAS_NOTIFICATION, arguments, VALUE_COUNT(arguments), rows_note_any, out);
}
