/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of copying share: which tables and columns are copied, and the statements for them.
 *
 * What two databases have is read from themselves. The list of tables (copy_tables.c) says in which order they are
 * copied, and wherein the two engines' schemas are not the same; a test holds both schemas against it.
 */
#ifndef REFEREE_STORE_COPY_INTERNAL_H
#define REFEREE_STORE_COPY_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>

#include "store/copy.h"
#include "util/buf.h"

enum { COPY_NAME_SIZE = 64, COPY_TABLES_MAX = 64 };

/* Who has a table, and what becomes of its rows. */
enum copy_side {
    COPY_ALL = 0,  /* both: they are copied */
    COPY_OWN,      /* both, each its own: they are of the database, and not of what is in it */
    COPY_SQLITE,   /* SQLite alone */
    COPY_POSTGRES, /* PostgreSQL alone; where sqlite_made says of what, filled all the same */
};

/* Lists of columns are as SQL has them: "game, seq". */
struct copy_table {
    const char *name;
    enum copy_side side;
    /* A column that SQLite alone has: the number of a row, which it gives by itself in the order in which rows come. */
    const char *sqlite_number;
    /* What SQLite has of rows that both have, NULL: the table, and columns of others. These have a row of their own in the
     * list, or are made anew in each file. */
    const char *sqlite_rows, *sqlite_columns;
    /* Columns that PostgreSQL alone has. */
    const char *postgres_columns;
    /* Their order when they are compared, by a key that both have; NULL: the primary key, which then both have. */
    const char *key;
    /* What SQLite reads in the order of `key`, where no index of the table's own has that; NULL: the table. */
    const char *sqlite_keyed;
    /* The order in which PostgreSQL's rows are copied, for SQLite to number them; NULL: the primary key. */
    const char *postgres_order;
    /* Instead of the table, what one engine reads for the other: SQLite with PostgreSQL's columns; PostgreSQL as SQLite has it. */
    const char *sqlite_made;
    const char *postgres_made;
};

/* In an order in which no row refers to one of a later table; ends with a name that is NULL. */
extern const struct copy_table copy_tables[];

/* A column that a database has. */
struct copy_column {
    char table[COPY_NAME_SIZE];
    char name[COPY_NAME_SIZE];
    enum value_kind kind; /* VALUE_NULL: of a type that the program has nowhere */
    bool is_required;
    int place; /* in the primary key: 1, 2, ...; 0: it is not in it */
};

/* Sorted by table and name. */
struct copy_schema {
    bool is_file; /* SQLite's */
    size_t count, size;
    struct copy_column *columns;
};

enum err copy_schema_read(struct copy_schema *out, struct db *db) MUST_CHECK; /* to be freed also where this fails */
void copy_schema_free(struct copy_schema *schema);
/* The columns of a table, *out_count of them, none where there is no such table. */
const struct copy_column *copy_schema_find(size_t *out_count, const struct copy_schema *schema, const char *table);

/*
 * The columns of a table that are copied: names, by which they are sorted; and its primary key. Behind the `count` that
 * both have stand those that are made for the target alone.
 */
struct copy_columns {
    bool is_between; /* the engines are not the same */
    bool is_postgres;
    size_t count, made_count;
    const char *names[DB_COLUMNS_MAX];
    size_t key_count;
    const char *key[DB_COLUMNS_MAX];
};

/* Of one engine alone? */
bool copy_is_sqlite_column(const struct copy_table *table, const char *column);
bool copy_is_postgres_column(const struct copy_table *table, const char *column);

/* ERR_CORRUPT with an explanation where the two have it otherwise than the list says. */
enum err copy_columns_match(struct copy_columns *out, const struct copy_table *table, const struct copy_schema *from,
                            const struct copy_schema *to, char explanation[static STORE_EXPLANATION_MAX]) MUST_CHECK;

/*
 * Statements of the names above (copy_statements.c). They stand in the buffer until the next one; NULL without memory.
 * read: all rows in the order in which they are copied, or compared; fill: for a driver's `fill`; look: a row, where
 * there is any; count_anew: has a server find out how many there are, for its plans.
 */
const char *copy_statement_read(struct buf *buf, const struct db *db, const struct copy_table *table,
                                const struct copy_columns *columns, bool is_keyed);
const char *copy_statement_fill(struct buf *buf, const struct db *db, const struct copy_table *table,
                                const struct copy_columns *columns);
const char *copy_statement_count_anew(struct buf *buf, const struct copy_table *table);
const char *copy_statement_look(struct buf *buf, const struct copy_table *table);

/*
 * The rows themselves (copy_rows.c). Both databases are within a transaction: the source in that of db_begin_whole in
 * which the copying began, the target in one when it is filled and in any when it is compared.
 */
struct copying {
    struct db *from, *to;
    const struct copy_listener *listener;
    char *explanation; /* of STORE_EXPLANATION_MAX: of what has failed */
    /* The copying's own: */
    struct copy_schema from_schema, to_schema;
    struct buf statement;
    int64_t rows[COPY_TABLES_MAX]; /* that were copied, by the number of the table */
};

/* Reads the schemas. ERR_INVALID_VALUE where the target has rows. copy_end follows in any case. */
enum err copy_begin(struct copying *copying) MUST_CHECK;
enum err copy_rows(struct copying *copying) MUST_CHECK;
/* Reads both back, and reports each table. ERR_CORRUPT where they are not the same. */
enum err copy_compare(struct copying *copying) MUST_CHECK;
void copy_end(struct copying *copying);

#endif
