/* SPDX-License-Identifier: Apache-2.0 */
/* The driver for PostgreSQL: values there and back, transactions, and connections that are lost. */
#include "store/driver_postgres.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "database.h"
#include "store/embedded.h"

static struct database database;

static void open_db(void) {
    database_make_postgres(&database);
    database.db = database_connect(&database, DB_WRITE);
    enum err err = store_migrate(database.db, NULL, database.explanation);
    cr_assert(err == OK, "%s", database.explanation);
}

static void close_db(void) {
    database_close(&database);
}

TestSuite(driver_postgres, .init = open_db, .fini = close_db);

static int64_t count_events(void) {
    return database_number(database.path, "SELECT count(*) FROM event");
}

/* Ends the sessions of the connections under test, and waits until they are gone. */
static void cut_connections(void) {
    (void)database_number(database.path, "SELECT count(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity "
                                         "WHERE datname = current_database() AND pid <> pg_backend_pid()");
}

static bool is_event(struct db *db, const struct id *game) {
    int64_t count = 0;
    must(event_log_read(db, game, 0, 0, 10, sample_count, &count));
    return count == 1;
}

/* ---- queries and values ---- */

static bool may_scan(enum query query) {
    return query == QUERY_COUNT_EVENTS || query == QUERY_COUNT_PLAYERS || /* what stats counts, of all there is */
           query == QUERY_FIND_STALE_DRAFT || query == QUERY_FIND_STALE_QUESTION_DRAFT || /* what is being made */
           query == QUERY_DELETE_PLAYER_STATS || query == QUERY_DELETE_RATING_PAIRS || /* all of it, to make it anew */
           query == QUERY_DELETE_RATING_STEPS || query == QUERY_DELETE_RECORDS || query == QUERY_FORGET_INSTANCES ||
           query == QUERY_FORGET_MEMBERS || query == QUERY_FIND_LATE_MEMBER || /* some rows */
           query == QUERY_LIST_MEMBERS || query == QUERY_LIST_FORGED_NOTIFICATIONS ||
           query == QUERY_LIST_NOTIFICATIONS || /* of verify */
           query == QUERY_LIST_LOST_PLAYER_STATS || query == QUERY_LIST_LOST_QUESTION_PARTS;
}

static PGresult *describe(PGconn *connection, const struct embedded_query *query) {
    PGresult *result = PQprepare(connection, query->name, query->sql, 0, NULL);
    cr_assert(PQresultStatus(result) == PGRES_COMMAND_OK, "%s: %s", query->name, PQerrorMessage(connection));
    PQclear(result);
    result = PQdescribePrepared(connection, query->name);
    cr_assert(PQresultStatus(result) == PGRES_COMMAND_OK, "%s: %s", query->name, PQerrorMessage(connection));
    return result;
}

/* int2, int4, int8; bool, text, name, bytea, float8. */
static bool is_known(Oid type) {
    static const Oid known[] = {16, 17, 19, 20, 21, 23, 25, 701};
    for (size_t i = 0; i < VALUE_COUNT(known); i++) {
        if (type == known[i]) {
            return true;
        }
    }
    return false;
}

Test(driver_postgres, every_query_takes_and_gives_types_that_the_driver_knows) {
    PGconn *connection = PQconnectdb(database.path);
    int queries = 0;
    for (size_t i = 0; i < QUERY_COUNT; i++) {
        const struct embedded_query *query = &postgres_queries[i];
        if (query->sql == NULL) {
            continue;
        }
        PGresult *result = describe(connection, query);
        cr_expect(PQnfields(result) <= DB_COLUMNS_MAX && PQnparams(result) <= POSTGRES_PARAMETERS_MAX, "%s",
                  query->name);
        for (int at = 0; at < PQnparams(result); at++) {
            cr_expect(is_known(PQparamtype(result, at)), "%s: parameter %d", query->name, at + 1);
        }
        for (int at = 0; at < PQnfields(result); at++) {
            cr_expect(is_known(PQftype(result, at)), "%s: column %d", query->name, at + 1);
        }
        PQclear(result);
        queries++;
    }
    PQfinish(connection);
    cr_expect(queries > 200);
}

/* With NULL for each argument: the plan is the one for any. */
static void explain(char *out, size_t size, PGconn *connection, const struct embedded_query *query) {
    char sql[256];
    size_t length = 0;
    PGresult *result = describe(connection, query);
    int count = PQnparams(result);
    PQclear(result);
    (void)snprintf(sql, sizeof sql, "EXPLAIN EXECUTE %s", query->name);
    for (int i = 0; i < count; i++) {
        length = strlen(sql);
        (void)snprintf(sql + length, sizeof sql - length, "%sNULL%s", i == 0 ? "(" : ", ", i == count - 1 ? ")" : "");
    }
    result = PQexec(connection, sql);
    cr_assert(PQresultStatus(result) == PGRES_TUPLES_OK, "%s: %s", sql, PQerrorMessage(connection));
    out[0] = '\0';
    for (int i = 0; i < PQntuples(result); i++) {
        length = strlen(out);
        (void)snprintf(out + length, size - length, "%s\n", PQgetvalue(result, i, 0));
    }
    PQclear(result);
}

Test(driver_postgres, no_query_walks_over_a_whole_table) {
    PGconn *connection = PQconnectdb(database.path);
    int plans = 0;
    PQclear(PQexec(connection, "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; SET "
                               "plan_cache_mode = force_generic_plan"));
    for (enum query query = 0; query < QUERY_COUNT; query++) {
        char plan[16384];
        if (postgres_queries[query].sql == NULL || strncmp(postgres_queries[query].sql, "ALTER", 5) == 0) {
            continue;
        }
        explain(plan, sizeof plan, connection, &postgres_queries[query]);
        cr_expect(strstr(plan, "Seq Scan") == NULL || may_scan(query), "%s: %s", postgres_queries[query].name, plan);
        plans++;
    }
    PQfinish(connection);
    cr_expect(plans > 200);
}

/* Both ways by way of the server itself, which says what it has understood. */
static void expect_round_trip(const char *type, const struct value *given, const char *shown) {
    char sql[64];
    struct postgres_arguments arguments;
    struct value read;
    (void)snprintf(sql, sizeof sql, "SELECT $1::%s, $1::%s::text", type, type);
    PGconn *connection = PQconnectdb(database.path);
    const struct embedded_query query = {.name = "q", .sql = sql};
    PGresult *result = describe(connection, &query);
    const struct postgres_statement statement = {.count = 1, .types = {PQparamtype(result, 0)}};
    PQclear(result);
    cr_assert(postgres_write_arguments(&arguments, &statement, given), "%s", type);
    result = PQexecPrepared(connection, "q", 1, arguments.values, arguments.lengths, arguments.formats, 1);
    cr_assert(PQresultStatus(result) == PGRES_TUPLES_OK, "%s: %s", type, PQerrorMessage(connection));
    cr_expect_str_eq(PQgetvalue(result, 0, 1), shown);
    cr_assert(postgres_read_column(&read, result, 0, 0));
    cr_expect(read.kind == given->kind && read.integer == given->integer && read.length == given->length);
    cr_expect(!(read.real < given->real) && !(read.real > given->real));
    cr_expect(given->length == 0 || memcmp(read.bytes, given->bytes, given->length) == 0);
    PQclear(result);
    PQfinish(connection);
}

Test(driver_postgres, values_go_there_and_come_back) {
    const struct value null = value_null();
    const struct value integers[] = {value_integer(0), value_integer(-1), value_integer(INT64_MAX),
                                     value_integer(INT64_MIN)};
    const struct value small[] = {value_integer(INT32_MIN), value_integer(INT32_MAX)};
    const struct value reals[] = {value_real(0.1), value_real(-INFINITY), value_real(5e-324)};
    const struct value text = value_bytes_as_text("na\xc3\xafve, \"quoted\" '; DROP", 24);
    const struct value empty = value_text("");
    const struct value blob = value_blob("\0\xff\\x", 4);
    const struct value nothing = value_blob(NULL, 0);
    expect_round_trip("int8", &null, "");
    expect_round_trip("int8", &integers[0], "0");
    expect_round_trip("int8", &integers[1], "-1");
    expect_round_trip("int8", &integers[2], "9223372036854775807");
    expect_round_trip("int8", &integers[3], "-9223372036854775808");
    expect_round_trip("int4", &small[0], "-2147483648");
    expect_round_trip("int4", &small[1], "2147483647");
    expect_round_trip("int2", &integers[1], "-1");
    expect_round_trip("float8", &reals[0], "0.1");
    expect_round_trip("float8", &reals[1], "-Infinity");
    expect_round_trip("float8", &reals[2], "5e-324");
    expect_round_trip("text", &text, text.bytes);
    expect_round_trip("text", &empty, "");
    expect_round_trip("bytea", &blob, "\\x00ff5c78");
    expect_round_trip("bytea", &nothing, "\\x");
}

static bool fits(Oid type, const struct value *value) {
    const struct postgres_statement statement = {.count = 1, .types = {type}};
    struct postgres_arguments arguments;
    return postgres_write_arguments(&arguments, &statement, value);
}

Test(driver_postgres, a_value_of_another_type_than_its_parameter_is_refused) {
    const struct value large = value_integer(INT64_C(1) << 31);
    const struct value short_of = value_integer(-32769);
    const struct value text = value_text("12");
    const struct value blob = value_blob("12", 2);
    const struct value real = value_real(1.5);
    cr_expect(fits(20, &large) && !fits(23, &large));
    cr_expect(fits(23, &short_of) && !fits(21, &short_of));
    cr_expect(fits(25, &text) && !fits(20, &text) && !fits(17, &text));
    cr_expect(fits(17, &blob) && !fits(25, &blob));
    cr_expect(fits(701, &real) && !fits(20, &real));
}

/* ---- transactions ---- */

Test(driver_postgres, a_transaction_is_all_or_nothing) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(db_rollback(database.db));
    cr_expect(count_events() == 0);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(sample_append(database.db, &game, 2, "round"));
    must(db_commit(database.db));
    cr_expect(count_events() == 2);
}

Test(driver_postgres, an_event_has_its_number_once) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    expect_err(sample_append(database.db, &game, 1, "joined"), ERR_CONFLICT);
    cr_expect(strstr(db_message(database.db), "event_pkey") != NULL, "%s", db_message(database.db));
    cr_expect(count_events() == 1);
}

Test(driver_postgres, what_fails_within_a_transaction_spoils_it_until_it_is_rolled_back) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 2, "joined"));
    expect_err(sample_append(database.db, &game, 1, "joined"), ERR_CONFLICT);
    expect_err(sample_append(database.db, &game, 3, "joined"), ERR_STORE);
    expect_err(db_commit(database.db), ERR_STORE);
    cr_expect(count_events() == 1);
    must(sample_append(database.db, &game, 2, "joined"));
    cr_expect(count_events() == 2);
}

Test(driver_postgres, a_reader_writes_nothing_and_has_one_snapshot) {
    struct id game = sample_id(1);
    struct db *reader = database_connect(&database, DB_READ);
    expect_err(sample_append(reader, &game, 1, "created"), ERR_STORE);
    must(db_begin(reader));
    cr_expect(!is_event(reader, &game));
    must(sample_append(database.db, &game, 1, "created"));
    cr_expect(!is_event(reader, &game));
    must(db_commit(reader));
    cr_expect(is_event(reader, &game));
    db_close(reader);
}

struct nested {
    const struct id *game;
    int64_t rows, within;
};

static enum err read_again(void *context, const struct event_row *row) {
    struct nested *nested = context;
    (void)row;
    nested->rows++;
    return event_log_read(database.db, nested->game, 0, 0, 10, sample_count, &nested->within);
}

Test(driver_postgres, a_row_function_may_run_its_own_query) {
    struct id game = sample_id(1);
    struct nested nested = {.game = &game};
    must(sample_append(database.db, &game, 1, "created"));
    must(sample_append(database.db, &game, 2, "joined"));
    must(event_log_read(database.db, &game, 0, 0, 10, read_again, &nested));
    cr_expect(nested.rows == 2 && nested.within == 4);
}

/* ---- batches ---- */

Test(driver_postgres, a_batch_is_all_or_nothing_too) {
    struct id game = sample_id(1);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(sample_append(database.db, &game, 2, "joined"));
    must(db_rollback(database.db));
    cr_expect(count_events() == 0);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    must(sample_append(database.db, &game, 2, "joined"));
    cr_expect(count_events() == 0);
    must(db_commit(database.db));
    cr_expect(count_events() == 2);
    cr_expect(db_rows(database.db) >= 2);
}

Test(driver_postgres, a_query_of_a_batch_sees_what_was_put_off) {
    struct id game = sample_id(1);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    cr_expect(is_event(database.db, &game));
    must(sample_append(database.db, &game, 2, "joined"));
    must(db_rollback(database.db));
    cr_expect(count_events() == 0);
    cr_expect(!is_event(database.db, &game));
}

Test(driver_postgres, what_was_put_off_and_is_refused_undoes_the_batch) {
    struct id game = sample_id(1);
    struct id other = sample_id(2);
    must(sample_append(database.db, &game, 1, "created"));
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &other, 1, "created"));
    must(sample_append(database.db, &game, 1, "created"));
    must(sample_append(database.db, &other, 2, "joined"));
    expect_err(db_commit(database.db), ERR_CONFLICT);
    cr_expect(strstr(db_message(database.db), "event_pkey") != NULL, "%s", db_message(database.db));
    cr_expect(count_events() == 1);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    int64_t count = 0;
    expect_err(event_log_read(database.db, &game, 0, 0, 10, sample_count, &count), ERR_CONFLICT);
    expect_err(sample_append(database.db, &game, 2, "joined"), ERR_STORE);
    expect_err(db_commit(database.db), ERR_CONFLICT);
    cr_expect(strstr(db_message(database.db), "event_pkey") != NULL, "%s", db_message(database.db));
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 2, "joined"));
    must(db_commit(database.db));
    cr_expect(count_events() == 2);
}

Test(driver_postgres, a_batch_of_nothing_asks_nobody) {
    must(store_look(database.db));
    cut_connections();
    must(db_begin_batch(database.db));
    must(db_commit(database.db));
    must(db_begin_batch(database.db));
    must(db_rollback(database.db));
}

Test(driver_postgres, a_batch_larger_than_any_buffer_goes_through) {
    enum { EVENTS = 20000, BODY = 1000 };
    struct id game = sample_id(1);
    char body[BODY];
    memset(body, 'x', sizeof body);
    must(db_begin_batch(database.db));
    for (int i = 1; i <= EVENTS; i++) {
        struct event_row row = {
            .seq = i, .at = 1, .kind = "round", .seat = -1, .body = body, .body_length = sizeof body};
        must(event_log_append(database.db, &game, &row));
    }
    must(db_commit(database.db));
    cr_expect(count_events() == EVENTS);
}

Test(driver_postgres, a_batch_whose_session_was_ended_is_in_doubt) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 2, "joined"));
    cut_connections();
    expect_err(db_commit(database.db), ERR_STORE_UNKNOWN); /* without a mark nobody can tell */
    cr_expect(!db_was_cut(database.db));
    cr_expect(count_events() == 1);
    cr_expect(count_events() == 1);
    must(db_begin_batch(database.db));
    must(sample_append(database.db, &game, 2, "joined"));
    must(db_commit(database.db));
    cr_expect(count_events() == 2);
}

/* ---- connections ---- */

Test(driver_postgres, a_connection_that_was_lost_is_made_anew) {
    struct id game = sample_id(1);
    must(sample_append(database.db, &game, 1, "created"));
    cut_connections();
    expect_err(sample_append(database.db, &game, 2, "joined"), ERR_STORE);
    must(sample_append(database.db, &game, 2, "joined"));
    cr_expect(db_openings(database.db) == 1);
    cr_expect(count_events() == 2);
}

Test(driver_postgres, a_transaction_that_has_lost_its_connection_wrote_nothing) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    cut_connections();
    expect_err(sample_append(database.db, &game, 2, "joined"), ERR_STORE);
    expect_err(sample_append(database.db, &game, 1, "created"), ERR_STORE);
    expect_err(db_commit(database.db), ERR_STORE);
    cr_expect(count_events() == 0);
    must(sample_append(database.db, &game, 1, "created"));
}

Test(driver_postgres, nobody_knows_of_a_commit_that_has_no_answer) {
    struct id game = sample_id(1);
    must(db_begin(database.db));
    must(sample_append(database.db, &game, 1, "created"));
    cut_connections();
    expect_err(db_commit(database.db), ERR_STORE_UNKNOWN);
    cr_expect(count_events() == 0);
}

Test(driver_postgres, the_claim_on_a_database_is_one_servers) {
    char explanation[DB_EXPLANATION_MAX] = "";
    struct db *other = database_connect(&database, DB_WRITE);
    must(db_claim(database.db, DB_CLAIM_ALL, "referee serve", explanation));
    expect_err(db_claim(other, DB_CLAIM_ALL, "referee import", explanation), ERR_CONFLICT);
    cr_expect(strstr(explanation, "referee serve") != NULL, "%s", explanation);
    struct id game = sample_id(1);
    must(sample_append(other, &game, 1, "created")); /* but who has not claimed it may write */
    db_close(database.db);
    database.db = NULL;
    must(db_claim(other, DB_CLAIM_ALL, "referee import", explanation));
    db_close(other);
}

Test(driver_postgres, a_claim_is_taken_again_with_the_connection_or_nothing_goes) {
    char explanation[DB_EXPLANATION_MAX] = "";
    struct id game = sample_id(1);
    must(db_claim(database.db, DB_CLAIM_ALL, "referee serve", explanation));
    cut_connections();
    struct db *other = database_connect(&database, DB_WRITE);
    must(db_claim(other, DB_CLAIM_ALL, "another", explanation));
    expect_err(sample_append(database.db, &game, 1, "created"), ERR_STORE); /* the lost one */
    expect_err(sample_append(database.db, &game, 1, "created"), ERR_STORE);
    cr_expect(strstr(db_message(database.db), "another") != NULL, "%s", db_message(database.db));
    db_close(other);
    (void)usleep(300000); /* it is not tried at once */
    must(sample_append(database.db, &game, 1, "created"));
}

Test(driver_postgres, an_address_where_nobody_is_is_explained_without_its_password) {
    struct db *db = NULL;
    char explanation[DB_EXPLANATION_MAX] = "";
    expect_err(db_open(&db, "postgresql://ann:swordfish@127.0.0.1:1/referee", DB_WRITE, explanation), ERR_STORE);
    cr_expect(strstr(explanation, "127.0.0.1") != NULL && strstr(explanation, "swordfish") == NULL, "%s", explanation);
    cr_expect(strstr(explanation, "refused.") != NULL, "the end of a sentence: %s", explanation);
    expect_err(db_open(&db, "postgresql://127.0.0.1:1,127.0.0.1:2/referee", DB_READ, explanation), ERR_STORE);
    cr_expect(strstr(explanation, "port 1 failed") != NULL && strstr(explanation, "refused; ") != NULL &&
                  strstr(explanation, "port 2 failed") != NULL,
              "each host is told of: %s", explanation);
}

static int64_t connections(void) {
    return database_number(database.path, "SELECT count(*) FROM pg_stat_activity"
                                          " WHERE datname = current_database() AND application_name = 'referee'");
}

Test(driver_postgres, one_for_later_connects_when_it_is_first_asked) {
    struct id game = sample_id(1);
    int64_t before = connections();
    struct db *later = database_connect(&database, DB_READ_LATER);
    cr_expect(connections() == before);
    must(sample_append(database.db, &game, 1, "created"));
    cr_expect(is_event(later, &game));
    cr_expect(connections() == before + 1);
    expect_err(sample_append(later, &game, 2, "joined"), ERR_STORE);
    db_close(later);
}

Test(driver_postgres, one_for_later_says_what_is_wrong_when_it_is_first_asked) {
    struct db *later = NULL;
    char explanation[DB_EXPLANATION_MAX] = "";
    struct player_row row;
    must(db_open(&later, "postgresql://127.0.0.1:1/referee", DB_READ_LATER, explanation));
    expect_err(player_get(&row, later, &(struct id){"0000000000000000"}), ERR_STORE);
    cr_expect(strstr(db_message(later), "refused") != NULL, "%s", db_message(later));
    db_close(later);
}
