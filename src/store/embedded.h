/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The SQL that was embedded at build time.
 *
 * SQL lives in sql/ and nowhere else: the queries that all engines share, and of each its own and its migrations;
 * scripts/embed-queries and scripts/embed-migrations turn it into the tables declared here. They are read-only, live as
 * long as the program and may be read by every thread.
 *
 * The order of an engine's queries is that of `enum query` in the generated header queries.h, so
 * sqlite_queries[QUERY_APPEND_EVENT] is the query under "-- name: append_event"; there are QUERY_COUNT of them.
 */
#ifndef REFEREE_STORE_EMBEDDED_H
#define REFEREE_STORE_EMBEDDED_H

#include <stdbool.h>
#include <stddef.h>

struct embedded_query {
    const char *name; /* as in the "-- name:" line, for messages */
    const char *sql;  /* one statement, without whole-line comments; NULL: only another engine has it */
};

struct embedded_migration {
    int version;      /* NNNN of sql/<engine>/migrations/NNNN_name.sql: 1, 2, 3, ... without a gap */
    const char *name; /* the part after the number, without ".sql" */
    const char *sql;  /* the file, byte by byte: its hash is what a database remembers */
    int needs;        /* the level of the oldest program that can work with what it makes */
    bool is_outside;  /* its statements run one by one, outside of a transaction */
};

extern const struct embedded_query sqlite_queries[], postgres_queries[];
extern const struct embedded_migration sqlite_migrations[], postgres_migrations[];
extern const size_t sqlite_migration_count, postgres_migration_count;

#endif
