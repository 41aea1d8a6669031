/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which tables are copied, and what the schemas of two databases have of them.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "copy_internal.h"

enum { FIRST_SIZE = 256 };

#define RESULT_POSITIONS(id) \
    "(SELECT id AS " id ", row_number() OVER (ORDER BY id) AS position FROM result) USING (" id ")"
#define POSITIONS RESULT_POSITIONS("result")
#define POSITIONS_BY_ID RESULT_POSITIONS("id")

/* Neither records nor a game's own results, by which these are found: see sql/sqlite/queries/results.sql. */
#define OF_OTHERS                                                                            \
    "(SELECT reader, result FROM result_reader WHERE result <> '' AND NOT EXISTS (SELECT 1 " \
    "FROM result WHERE result.id = result_reader.result AND result.game = result_reader.reader))"

/*
 * THE list, for both engines: every table has a row. What is not said of one is the same in both. A column that one
 * engine alone has, or an order that follows from no key, has its place here and nowhere else.
 */
const struct copy_table copy_tables[] = {
    {.name = "migration", .side = COPY_OWN},
    {.name = "player"},
    {.name = "token"},
    {.name = "account_cleanup"},
    {.name = "block"},
    /* Its place in the log of all games is SQLite's alone, and what finds it by game: a game's events stay in order. */
    {.name = "event",
     .sqlite_number = "id",
     .key = "game, seq",
     .sqlite_keyed = "event_place CROSS JOIN event USING (game, seq, id)"},
    {.name = "event_place", .side = COPY_SQLITE},
    {.name = "event_mark", .side = COPY_SQLITE},
    {.name = "game"},
    {.name = "seat"},
    /* SQLite's feed goes by ids, and ratings have been reckoned in that order: so these are its positions. */
    {.name = "result",
     .postgres_columns = "position",
     .sqlite_made = "(SELECT *, row_number() OVER (ORDER BY id) AS position FROM result)"},
    {.name = "result_reader",
     .sqlite_columns = "ruleset, tally",
     .postgres_columns = "position",
     .sqlite_rows = OF_OTHERS,
     .sqlite_made = OF_OTHERS " LEFT JOIN " POSITIONS},
    /* What SQLite has published it has noted. */
    {.name = "numbering",
     .side = COPY_POSTGRES,
     .postgres_columns = "scope, last",
     .sqlite_made = "(SELECT 'rank:' || ruleset AS scope, max(position) AS last FROM result JOIN " POSITIONS_BY_ID
                    " GROUP BY ruleset)"},
    {.name = "round_questions"},
    /* To PostgreSQL a player who has gone may still have to be numbered: SQLite's boards begin anew anyway. */
    {.name = "player_stats",
     .postgres_made = "(SELECT app, ruleset, player, changed, least(gone, 1) AS gone, tallies, rating, deviation, "
                      "volatility, rated_at FROM player_stats) AS stats"},
    {.name = "rating_pair"},
    {.name = "rating_step", .postgres_columns = "position", .sqlite_made = "rating_step LEFT JOIN " POSITIONS},
    /* Of SQLite a view of result_reader. */
    {.name = "record", .key = "player, ruleset"},
    /* What nobody has read yet gets the numbers that it would get now. */
    {.name = "notification",
     .key = "player, seq",
     .postgres_made = "(SELECT player, at, kind, game, game_seq, coalesce(seq, "
                      "coalesce(max(seq) OVER (PARTITION BY player), 0) + row_number() OVER "
                      "(PARTITION BY player, seq IS NULL ORDER BY at, game, game_seq, kind = 'turn', kind)) AS seq "
                      "FROM notification) AS told"},
    {.name = "webhook"},
    {.name = "delivery",
     .sqlite_number = "number",
     .postgres_columns = "lane, seq",
     .key = "id",
     .postgres_order = "lane, seq, id",
     .sqlite_made = "(SELECT *, coalesce(game, id) AS lane, "
                    "coalesce(CAST(substr(message, length(game) + 2) AS INTEGER), 0) AS seq FROM delivery)"},
    {.name = "tournament_event"},
    {.name = "tournament"},
    {.name = "tournament_entrant"},
    {.name = "tournament_game"},
    {.name = "tournament_stage"},
    {.name = "tournament_draft"},
    {.name = "question_set"},
    {.name = "question_version"},
    {.name = "question_part", .sqlite_number = "id", .key = "upload, number"},
    {.name = "question_draft"},
    /* SQLite purges them by number, the oldest first. */
    {.name = "idempotency_record",
     .sqlite_number = "number",
     .key = "player, key",
     .postgres_order = "at, player, key"},
    {.name = "idempotency_use",
     .postgres_columns = "writer",
     .key = "player, hour",
     .sqlite_made = "(SELECT *, 0 AS writer FROM idempotency_use)",
     .postgres_made = "(SELECT player, hour, CAST(sum(bytes) AS BIGINT) AS bytes FROM idempotency_use "
                      "GROUP BY player, hour) AS used"},
    {.name = "instance", .side = COPY_POSTGRES},
    {.name = "member", .side = COPY_POSTGRES},
    {.name = "outage", .side = COPY_POSTGRES},
    {.name = "store_probe"},
    {.name = "uptime_mark"},
    {.name = "server_secret"},
    {.name = NULL},
};

/* ---- the schema of a database ---- */

static enum value_kind kind_of_type(const char *type) {
    static const struct {
        const char *name;
        enum value_kind kind;
    } types[] = {
        {"INTEGER", VALUE_INTEGER},
        {"TEXT", VALUE_TEXT},
        {"REAL", VALUE_REAL},
        {"BLOB", VALUE_BLOB},
        {"bigint", VALUE_INTEGER},
        {"text", VALUE_TEXT},
        {"double precision", VALUE_REAL},
        {"bytea", VALUE_BLOB},
    };
    for (size_t i = 0; i < VALUE_COUNT(types); i++) {
        if (strcmp(types[i].name, type) == 0) {
            return types[i].kind;
        }
    }
    return VALUE_NULL;
}

/* False: a name that is longer than any of ours. */
static bool take_name(char out[static COPY_NAME_SIZE], const struct value *value) {
    const char *text = value_get_text(value);
    size_t length = strlen(text);
    if (length >= COPY_NAME_SIZE) {
        return false;
    }
    memcpy(out, text, length + 1);
    return true;
}

static enum err note_column(void *context, const struct value *columns, size_t count) {
    struct copy_schema *schema = context;
    struct copy_column column = {
        .kind = kind_of_type(value_get_text(&columns[2])),
        .is_required = value_get_integer(&columns[3]) != 0,
        .place = (int)value_get_integer(&columns[4]),
    };
    (void)count;
    if (!take_name(column.table, &columns[0]) || !take_name(column.name, &columns[1])) {
        return OK; /* a stranger's */
    }
    if (schema->count == schema->size) {
        size_t larger = schema->size == 0 ? FIRST_SIZE : 2 * schema->size;
        struct copy_column *moved = reallocarray(schema->columns, larger, sizeof *moved);
        if (moved == NULL) {
            return ERR_NO_MEMORY;
        }
        schema->columns = moved;
        schema->size = larger;
    }
    schema->columns[schema->count++] = column;
    return OK;
}

static int compare_columns(const void *a, const void *b) {
    const struct copy_column *x = a;
    const struct copy_column *y = b;
    int tables = strcmp(x->table, y->table);
    return tables != 0 ? tables : strcmp(x->name, y->name);
}

enum err copy_schema_read(struct copy_schema *out, struct db *db) {
    *out = (struct copy_schema){.is_file = db_is_file(db)};
    enum err err = db_query(db, QUERY_LIST_COLUMNS, NULL, 0, note_column, out);
    if (err == OK && out->count > 0) {
        qsort(out->columns, out->count, sizeof *out->columns, compare_columns);
    }
    return err;
}

void copy_schema_free(struct copy_schema *schema) {
    free(schema->columns);
    *schema = (struct copy_schema){.count = 0};
}

const struct copy_column *copy_schema_find(size_t *out_count, const struct copy_schema *schema, const char *table) {
    size_t first = 0;
    while (first < schema->count && strcmp(schema->columns[first].table, table) != 0) {
        first++;
    }
    size_t end = first;
    while (end < schema->count && strcmp(schema->columns[end].table, table) == 0) {
        end++;
    }
    *out_count = end - first;
    return schema->columns + first;
}

/* ---- what two have in common ---- */

/* Is a column in a list of them (NULL: none is)? */
static bool is_listed(const char *list, const char *column) {
    size_t length = strlen(column);
    const char *at = list == NULL ? NULL : strstr(list, column);
    while (at != NULL && !((at == list || at[-1] == ' ') && (at[length] == ',' || at[length] == '\0'))) {
        at = strstr(at + 1, column);
    }
    return at != NULL;
}

bool copy_is_sqlite_column(const struct copy_table *table, const char *column) {
    return is_listed(table->sqlite_number, column) || is_listed(table->sqlite_columns, column);
}

bool copy_is_postgres_column(const struct copy_table *table, const char *column) {
    return is_listed(table->postgres_columns, column);
}

/* What of a table both have, of one side. */
struct side {
    const struct copy_column *columns;
    size_t count, at;
};

/* On to the next that is not of one engine alone, or to the end. */
static void skip_own(struct side *side, const struct copy_table *table, bool is_between) {
    while (side->at < side->count && (copy_is_sqlite_column(table, side->columns[side->at].name) ||
                                      (is_between && copy_is_postgres_column(table, side->columns[side->at].name)))) {
        side->at++;
    }
}

static void add(struct copy_columns *out, const struct copy_column *column) {
    out->names[out->count++] = column->name;
    if (column->place > 0) {
        out->key[column->place - 1] = column->name;
    }
}

/* Behind the others those that are made for PostgreSQL. */
static void add_made(struct copy_columns *out, const struct copy_table *table, const struct side *to) {
    for (size_t i = 0; i < to->count && out->count + out->made_count < DB_COLUMNS_MAX; i++) {
        if (copy_is_postgres_column(table, to->columns[i].name)) {
            out->names[out->count + out->made_count++] = to->columns[i].name;
        }
    }
}

/* Of the key what both have. */
static void close_gaps(struct copy_columns *out) {
    for (size_t i = 0; i < DB_COLUMNS_MAX; i++) {
        if (out->key[i] != NULL) {
            out->key[out->key_count++] = out->key[i];
        }
    }
}

enum err copy_columns_match(struct copy_columns *out, const struct copy_table *table, const struct copy_schema *from,
                            const struct copy_schema *to, char explanation[static STORE_EXPLANATION_MAX]) {
    struct side a = {.at = 0};
    struct side b = {.at = 0};
    a.columns = copy_schema_find(&a.count, from, table->name);
    b.columns = copy_schema_find(&b.count, to, table->name);
    *out = (struct copy_columns){.is_between = from->is_file != to->is_file,
                                 .is_postgres = !from->is_file && !to->is_file};
    skip_own(&a, table, out->is_between);
    skip_own(&b, table, out->is_between);
    while (a.at < a.count && b.at < b.count && out->count < DB_COLUMNS_MAX &&
           a.columns[a.at].kind == b.columns[b.at].kind && a.columns[a.at].kind != VALUE_NULL &&
           strcmp(a.columns[a.at].name, b.columns[b.at].name) == 0) {
        add(out, &a.columns[a.at]);
        a.at++;
        b.at++;
        skip_own(&a, table, out->is_between);
        skip_own(&b, table, out->is_between);
    }
    close_gaps(out);
    if (out->is_between && !to->is_file) {
        add_made(out, table, &b);
    }
    if (a.at == a.count && b.at == b.count && out->count + out->made_count > 0) {
        return OK;
    }
    db_explain(explanation, "The two databases have not the same table \"%s\": see the column \"%s\".", table->name,
               a.at < a.count   ? a.columns[a.at].name
               : b.at < b.count ? b.columns[b.at].name
                                : "");
    return ERR_CORRUPT;
}
