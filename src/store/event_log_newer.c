/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What others have appended, of many games at once. The games travel as lists of words with commas between them, which ids
 * and numbers have none of: so the drivers need know no arrays.
 */
#include "store/event_log.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

enum { NUMBER_DIGITS = 20 };

struct telling {
    event_log_newer_function *row;
    void *context;
};

static enum err tell(void *context, const struct value *columns, size_t count) {
    const struct telling *telling = context;
    const struct id game = value_get_id(&columns[0]);
    const struct event_row row = {
        .seq = value_get_integer(&columns[1]),
        .at = value_get_integer(&columns[2]),
        .kind = value_get_text(&columns[3]),
        .seat = columns[4].kind == VALUE_NULL ? -1 : (int)value_get_integer(&columns[4]),
        .body = value_get_text(&columns[5]),
        .body_length = columns[5].length,
    };
    (void)count;
    return telling->row(telling->context, &game, &row);
}

enum err event_log_read_newer(struct db *db, const struct event_log_mark *marks, size_t count,
                              event_log_newer_function *row, void *context) {
    char games[EVENT_LOG_MARKS_MAX * (sizeof marks->game.text + 1)] = "";
    char versions[EVENT_LOG_MARKS_MAX * (NUMBER_DIGITS + 1)] = "";
    struct telling telling = {row, context};
    size_t games_length = 0;
    size_t versions_length = 0;
    assert(count <= EVENT_LOG_MARKS_MAX);
    for (size_t i = 0; i < count; i++) {
        const char *comma = i == 0 ? "" : ",";
        games_length +=
            (size_t)snprintf(games + games_length, sizeof games - games_length, "%s%s", comma, marks[i].game.text);
        versions_length += (size_t)snprintf(versions + versions_length, sizeof versions - versions_length, "%s%lld",
                                            comma, (long long)marks[i].version);
    }
    const struct value arguments[] = {
        value_bytes_as_text(games, games_length),
        value_bytes_as_text(versions, versions_length),
    };
    return count == 0 ? OK : db_query(db, QUERY_READ_NEWER_EVENTS, arguments, VALUE_COUNT(arguments), tell, &telling);
}

static enum err pass_over(void *context, const struct value *columns, size_t count) {
    (void)context;
    (void)columns;
    (void)count;
    return OK;
}

enum err event_log_lock(struct db *db, const struct id *game) {
    const struct value arguments[] = {value_id(game)};
    return db_query(db, QUERY_LOCK_GAME, arguments, VALUE_COUNT(arguments), pass_over, NULL);
}
