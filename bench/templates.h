/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games as rows whose ids can be changed: what bench/multiply copies, read from a database that the server made.
 */
#ifndef BENCH_TEMPLATES_H
#define BENCH_TEMPLATES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

enum {
    ID_SIZE = 16,
    IDS_MAX = 32, /* of one game with all that belongs to it */
    TABLES_MAX = 64,
    COLUMNS_MAX = 32,
};

struct table {
    char name[64];
    int columns;
    char column_names[COLUMNS_MAX][64];
    bool is_text[COLUMNS_MAX], is_key[COLUMNS_MAX];
    bool numbered;  /* its one key is a number that goes up by one: given anew */
    int counted;    /* the column that numbers its rows without being its key, or -1 */
    int64_t number; /* the last one given, of either */
    sqlite3_stmt *insert;
};

/* Where in a text which of the game's ids stands. */
struct place {
    size_t offset;
    unsigned id;
};

enum cell_kind { CELL_FIXED, CELL_TEXT, CELL_NUMBER, CELL_HASH };

struct cell {
    enum cell_kind kind;
    sqlite3_value *value; /* CELL_FIXED; owned */
    char *text;           /* CELL_TEXT: as the latest copy has it */
    size_t size;
    struct place *places;
    size_t place_count;
};

struct row {
    struct table *table;
    struct cell cells[COLUMNS_MAX];
};

/* A game as rows whose ids can be changed. */
struct template {
    char ids[IDS_MAX][ID_SIZE + 1]; /* the game's comes first */
    unsigned id_count;
    struct row *rows;
    size_t row_count;
    char rest[64]; /* of its line */
};

struct templates {
    sqlite3 *db; /* the caller's */
    struct table tables[TABLES_MAX];
    size_t table_count;
    struct template *items;
    size_t count;
};

/* Reads the tables of the database and the games named on stdin; prints a message and exits with 1 when that fails. */
void templates_read(struct templates *templates, sqlite3 *db);
void templates_free(struct templates *templates);

/* Runs statements without results, or steps one; true when it gave a row. Both exit with 1 when that fails. */
void run_sql(sqlite3 *db, const char *sql);
bool step(sqlite3 *db, sqlite3_stmt *statement);

/* Prints a message and exits with 1. */
_Noreturn void die(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
