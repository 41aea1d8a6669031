/* SPDX-License-Identifier: Apache-2.0 */
#include "templates.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Columns that number a table's rows without being its key. */
static const char *const counted_columns[][2] = {{"player_stats", "changed"}};
/* What is not of a game, and the index of the log: see multiply.c. */
static const char *const skipped_tables[] = {"migration", "event_place", "event_mark"};

void die(const char *format, ...) {
    va_list arguments;

    va_start(arguments, format);
    fputs("multiply: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

static void *allocate(size_t count, size_t size) {
    void *memory = calloc(count, size);

    if (memory == NULL) {
        die("out of memory");
    }
    return memory;
}

/* --- Tables ----------------------------------------------------------------------------------------------------------- */

void run_sql(sqlite3 *db, const char *sql) {
    char *message = NULL;

    if (sqlite3_exec(db, sql, NULL, NULL, &message) != SQLITE_OK) {
        die("%s: %s", sql, message);
    }
}

/* A statement of SQL; the format is sqlite3_mprintf's. */
static sqlite3_stmt *prepare(sqlite3 *db, const char *format, ...) {
    va_list arguments;
    sqlite3_stmt *statement = NULL;
    char *sql;

    va_start(arguments, format);
    sql = sqlite3_vmprintf(format, arguments);
    va_end(arguments);
    if (sql == NULL) {
        die("out of memory");
    }
    if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) {
        die("%s: %s", sql, sqlite3_errmsg(db));
    }
    sqlite3_free(sql);
    return statement;
}

bool step(sqlite3 *db, sqlite3_stmt *statement) {
    int status = sqlite3_step(statement);

    if (status != SQLITE_ROW && status != SQLITE_DONE) {
        die("%s", sqlite3_errmsg(db));
    }
    return status == SQLITE_ROW;
}

static const char *text_of(sqlite3_stmt *statement, int column) {
    const unsigned char *text = sqlite3_column_text(statement, column);

    return text != NULL ? (const char *)text : "";
}

static void read_columns(struct templates *templates, struct table *table) {
    sqlite3_stmt *columns =
        prepare(templates->db, "SELECT name, type, pk FROM pragma_table_info(%Q) ORDER BY cid", table->name);
    int keys = 0;

    while (step(templates->db, columns)) {
        int i = table->columns++;

        if (i == COLUMNS_MAX) {
            die("table %s has more than %d columns", table->name, COLUMNS_MAX);
        }
        snprintf(table->column_names[i], sizeof table->column_names[i], "%s", text_of(columns, 0));
        table->is_text[i] = strcmp(text_of(columns, 1), "TEXT") == 0;
        table->is_key[i] = sqlite3_column_int(columns, 2) > 0;
        if (table->is_key[i]) {
            keys++;
            table->numbered = keys == 1 && strcmp(text_of(columns, 1), "INTEGER") == 0;
        }
    }
    sqlite3_finalize(columns);
}

/* Which column is numbered anew, and from where on. */
static void find_numbers(struct templates *templates, struct table *table) {
    const char *column = NULL;

    table->counted = -1;
    for (size_t i = 0; i < sizeof counted_columns / sizeof counted_columns[0]; i++) {
        if (strcmp(counted_columns[i][0], table->name) == 0) {
            column = counted_columns[i][1];
        }
    }
    for (int i = 0; i < table->columns; i++) {
        if (table->numbered && table->is_key[i]) {
            column = table->column_names[i];
        } else if (column != NULL && strcmp(table->column_names[i], column) == 0) {
            table->counted = i;
        }
    }
    if (column != NULL) {
        sqlite3_stmt *last = prepare(templates->db, "SELECT coalesce(max(%w), 0) FROM %w", column, table->name);

        (void)step(templates->db, last);
        table->number = sqlite3_column_int64(last, 0);
        sqlite3_finalize(last);
    }
}

static void prepare_insert(struct templates *templates, struct table *table) {
    char marks[2 * COLUMNS_MAX + 1] = "";

    for (int i = 0; i < table->columns; i++) {
        memcpy(marks + 2 * i, "?,", 2);
    }
    marks[2 * table->columns - 1] = '\0';
    table->insert = prepare(templates->db, "INSERT INTO %w VALUES (%s)", table->name, marks);
}

static void read_tables(struct templates *templates) {
    sqlite3_stmt *names =
        prepare(templates->db,
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%%' ORDER BY rowid");

    while (step(templates->db, names)) {
        struct table *table = &templates->tables[templates->table_count];
        bool skipped = false;

        for (size_t i = 0; i < sizeof skipped_tables / sizeof skipped_tables[0]; i++) {
            skipped = skipped || strcmp(skipped_tables[i], text_of(names, 0)) == 0;
        }
        if (skipped) {
            continue;
        }
        if (templates->table_count++ == TABLES_MAX) {
            die("the database has more than %d tables", TABLES_MAX);
        }
        snprintf(table->name, sizeof table->name, "%s", text_of(names, 0));
        read_columns(templates, table);
        find_numbers(templates, table);
        prepare_insert(templates, table);
    }
    sqlite3_finalize(names);
}

/* --- Templates -------------------------------------------------------------------------------------------------------- */

static void add_id(struct template *template, const char *id) {
    for (unsigned i = 0; i < template->id_count; i++) {
        if (strcmp(template->ids[i], id) == 0) {
            return;
        }
    }
    if (strlen(id) != ID_SIZE || template->id_count == IDS_MAX) {
        die("game %s: \"%s\" is not an id, or one too many", template->ids[0], id);
    }
    memcpy(template->ids[template->id_count++], id, ID_SIZE + 1);
}

/* All rows of the table of which a text is one of the first ids, which are the game's and its players'. */
static sqlite3_stmt *select_rows(struct templates *templates, const struct table *table,
                                 const struct template *template, unsigned id_count) {
    char list[IDS_MAX * (ID_SIZE + 3) + 1] = "";
    char where[COLUMNS_MAX * (sizeof list + 80)] = "0";
    size_t length = 0, at = 1;

    for (unsigned i = 0; i < id_count; i++) {
        length += (size_t)snprintf(list + length, sizeof list - length, "%s'%s'", i > 0 ? "," : "", template->ids[i]);
    }
    for (int i = 0; i < table->columns; i++) {
        if (table->is_text[i]) {
            at += (size_t)snprintf(where + at, sizeof where - at, " OR \"%s\" IN (%s)", table->column_names[i], list);
        }
    }
    return prepare(templates->db, "SELECT * FROM %w WHERE %s", table->name, where);
}

static void find_places(const struct template *template, struct cell *cell) {
    for (int pass = 0; pass < 2; pass++) {
        cell->place_count = 0;
        for (size_t at = 0; at + ID_SIZE <= cell->size; at++) {
            for (unsigned id = 0; id < template->id_count; id++) {
                if (memcmp(cell->text + at, template->ids[id], ID_SIZE) == 0) {
                    if (pass == 1) {
                        cell->places[cell->place_count] = (struct place){.offset = at, .id = id};
                    }
                    cell->place_count++;
                }
            }
        }
        if (pass == 0) {
            cell->places = allocate(cell->place_count + 1, sizeof *cell->places);
        }
    }
}

static void take_cell(const struct template *template, const struct table *table, struct cell *cell, int column,
                      sqlite3_stmt *from) {
    int type = sqlite3_column_type(from, column);

    if ((table->numbered && table->is_key[column]) || column == table->counted) {
        cell->kind = CELL_NUMBER;
    } else if (type == SQLITE_BLOB && table->is_key[column]) {
        cell->kind = CELL_HASH;
    } else if (type == SQLITE_TEXT) {
        cell->kind = CELL_TEXT;
        cell->size = (size_t)sqlite3_column_bytes(from, column);
        cell->text = allocate(cell->size + 1, 1);
        memcpy(cell->text, text_of(from, column), cell->size);
        find_places(template, cell);
    } else {
        cell->kind = CELL_FIXED;
        cell->value = sqlite3_value_dup(sqlite3_column_value(from, column));
    }
}

static void find_players(struct templates *templates, struct template *template) {
    sqlite3_stmt *players =
        prepare(templates->db, "SELECT player FROM seat WHERE game = %Q AND player IS NOT NULL", template->ids[0]);

    while (step(templates->db, players)) {
        add_id(template, text_of(players, 0));
    }
    sqlite3_finalize(players);
    if (template->id_count == 1) {
        die("there is no game %s, or nobody is at it", template->ids[0]);
    }
}

/* Calls are two: the first finds the ids of results and tokens and counts the rows, the second takes the rows. */
static void walk_rows(struct templates *templates, struct template *template, unsigned id_count, bool take) {
    template->row_count = 0;
    for (size_t i = 0; i < templates->table_count; i++) {
        struct table *table = &templates->tables[i];
        sqlite3_stmt *rows = select_rows(templates, table, template, id_count);

        while (step(templates->db, rows)) {
            struct row *row = take ? &template->rows[template->row_count] : NULL;

            template->row_count++;
            if (take) {
                row->table = table;
            }
            for (int column = 0; column < table->columns; column++) {
                if (take) {
                    take_cell(template, table, &row->cells[column], column, rows);
                } else if (table->is_text[column] && strcmp(table->column_names[column], "id") == 0) {
                    add_id(template, text_of(rows, column));
                }
            }
        }
        sqlite3_finalize(rows);
    }
}

static void read_templates(struct templates *templates) {
    char line[512];
    size_t room = 0;

    while (fgets(line, sizeof line, stdin) != NULL) {
        struct template *template;
        size_t id_size = strcspn(line, " \n");
        const char *rest = line[id_size] == ' ' ? strrchr(line, ' ') + 1 : "";
        unsigned id_count;

        if (templates->count == room) {
            room = room > 0 ? 2 * room : 64;
            templates->items = realloc(templates->items, room * sizeof *templates->items);
            if (templates->items == NULL) {
                die("out of memory");
            }
        }
        template = &templates->items[templates->count++];
        memset(template, 0, sizeof *template);
        line[id_size] = '\0';
        add_id(template, line);
        snprintf(template->rest, sizeof template->rest, "%.*s", (int)strcspn(rest, "\n"), rest);
        find_players(templates, template);
        id_count = template->id_count;
        walk_rows(templates, template, id_count, false);
        template->rows = allocate(template->row_count, sizeof *template->rows);
        walk_rows(templates, template, id_count, true);
    }
    if (templates->count == 0) {
        die("there are no games on stdin to copy");
    }
}

void templates_read(struct templates *templates, sqlite3 *db) {
    templates->db = db;
    read_tables(templates);
    read_templates(templates);
}

void templates_free(struct templates *templates) {
    for (size_t i = 0; i < templates->count; i++) {
        struct template *template = &templates->items[i];

        for (size_t r = 0; r < template->row_count; r++) {
            for (int column = 0; column < template->rows[r].table->columns; column++) {
                sqlite3_value_free(template->rows[r].cells[column].value);
                free(template->rows[r].cells[column].text);
                free(template->rows[r].cells[column].places);
            }
        }
        free(template->rows);
    }
    free(templates->items);
    for (size_t i = 0; i < templates->table_count; i++) {
        sqlite3_finalize(templates->tables[i].insert);
    }
}
