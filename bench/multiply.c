/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Copies games within a database, millions of them in minutes: see bench/fill, which calls it.
 *
 * The ids of the games to copy stand on stdin, one a line; what follows the first blank of a line is given out again.
 * Every row that belongs to one of them or to somebody at its table, in whatever table, is copied under new ids: of the
 * game, of its players, of tokens and results. So nothing here needs to know what is in an event, and a copy is as good
 * as what it was made from.
 *
 * Copies are a second apart, the last a day ago, and their ids go up as those that a server gives do: rows then come at
 * the end of nearly every index, and a page is written once. The hash of a token stands for none that anybody has, and
 * these go up too. With --tokens each copy has a token of its own and stdout has a line for it, "ID TOKEN REST".
 *
 * usage: multiply --db FILE --count N [--tokens]
 */
#include <getopt.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>
#include <sqlite3.h>

#include "templates.h"

enum {
    RANDOM_BITS = 35, /* of an id, behind its milliseconds */
    COPIES_A_TRANSACTION = 50000,
    TOKEN_BYTES = 32,
    TOKEN_SIZE = sizeof "rf_" + 43, /* and its NUL */
    DAY_SECONDS = 86400,
};

struct multiplier {
    struct templates templates;
    uint64_t count, random;
    bool tokens;
};

static uint64_t next_random(struct multiplier *multiplier) {
    multiplier->random ^= multiplier->random << 13;
    multiplier->random ^= multiplier->random >> 7;
    multiplier->random ^= multiplier->random << 17;
    return multiplier->random;
}

static void fill_random(struct multiplier *multiplier, unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i += sizeof(uint64_t)) {
        uint64_t random = next_random(multiplier);

        memcpy(bytes + i, &random, size - i < sizeof random ? size - i : sizeof random);
    }
}

/* An id as the server writes it: 45 bits of time and 35 of chance in base 32. */
static void write_id(struct multiplier *multiplier, char out[static ID_SIZE + 1], uint64_t millisecond) {
    static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";
    uint64_t chance = next_random(multiplier) & ((UINT64_C(1) << RANDOM_BITS) - 1);

    for (int i = ID_SIZE - 1; i >= 0; i--) {
        uint64_t *from = i >= ID_SIZE - RANDOM_BITS / 5 ? &chance : &millisecond;

        out[i] = digits[*from & 31];
        *from >>= 5;
    }
    out[ID_SIZE] = '\0';
}

/* A hash of a token that is given out, or of none, each greater than the one before. */
static void make_hash(struct multiplier *multiplier, unsigned char out[static crypto_hash_sha256_BYTES],
                      uint64_t number, char token[static TOKEN_SIZE]) {
    unsigned char bytes[TOKEN_BYTES];
    uint64_t high = number * (UINT64_MAX / (multiplier->count + 1));

    fill_random(multiplier, bytes, sizeof bytes);
    if (multiplier->tokens) {
        memcpy(token, "rf_", 3);
        sodium_bin2base64(token + 3, TOKEN_SIZE - 3, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
        crypto_hash_sha256(out, (const unsigned char *)token, strlen(token));
        return;
    }
    for (int i = 0; i < 8; i++) {
        bytes[i] = (unsigned char)(high >> (56 - 8 * i));
    }
    memcpy(out, bytes, crypto_hash_sha256_BYTES);
}

static void bind_cell(struct cell *cell, sqlite3_stmt *insert, int column, char new_ids[static IDS_MAX][ID_SIZE + 1]) {
    for (size_t i = 0; i < cell->place_count; i++) {
        memcpy(cell->text + cell->places[i].offset, new_ids[cell->places[i].id], ID_SIZE);
    }
    if (cell->kind == CELL_TEXT) {
        sqlite3_bind_text(insert, column + 1, cell->text, (int)cell->size, SQLITE_STATIC);
    } else {
        sqlite3_bind_value(insert, column + 1, cell->value);
    }
}

static void copy_template(struct multiplier *multiplier, struct template *template, uint64_t number,
                          uint64_t millisecond) {
    char new_ids[IDS_MAX][ID_SIZE + 1], token[TOKEN_SIZE] = "-";
    unsigned char hash[crypto_hash_sha256_BYTES];

    for (unsigned i = 0; i < template->id_count; i++) {
        write_id(multiplier, new_ids[i], millisecond);
    }
    for (size_t i = 0; i < template->row_count; i++) {
        struct row *row = &template->rows[i];
        struct table *table = row->table;

        for (int column = 0; column < table->columns; column++) {
            struct cell *cell = &row->cells[column];

            if (cell->kind == CELL_NUMBER) {
                sqlite3_bind_int64(table->insert, column + 1, ++table->number);
            } else if (cell->kind == CELL_HASH) {
                make_hash(multiplier, hash, number, token);
                sqlite3_bind_blob(table->insert, column + 1, hash, sizeof hash, SQLITE_STATIC);
            } else {
                bind_cell(cell, table->insert, column, new_ids);
            }
        }
        (void)step(multiplier->templates.db, table->insert);
        sqlite3_reset(table->insert);
    }
    if (multiplier->tokens) {
        printf("%s %s %s\n", new_ids[0], token, template->rest);
    }
}

/* The events of copies stand in the order of their games, so their index is written from its end on, as they are read. */
static const char index_events[] =
    "BEGIN;"
    "INSERT OR IGNORE INTO event_place (game, seq, id)"
    " SELECT game, seq, id FROM event WHERE id > (SELECT id FROM event_mark) ORDER BY id;"
    "UPDATE event_mark SET id = (SELECT max(id) FROM event), until = (SELECT max(id) FROM event), game = '', seq = 0;"
    "COMMIT";

static void multiply(struct multiplier *multiplier) {
    uint64_t first = ((uint64_t)time(NULL) - DAY_SECONDS - multiplier->count) * 1000;

    for (uint64_t i = 0; i < multiplier->count; i++) {
        if (i % COPIES_A_TRANSACTION == 0) {
            run_sql(multiplier->templates.db, i > 0 ? "COMMIT; BEGIN" : "BEGIN");
        }
        copy_template(multiplier, &multiplier->templates.items[i % multiplier->templates.count], i, first + i * 1000);
    }
    run_sql(multiplier->templates.db, "COMMIT");
    run_sql(multiplier->templates.db, index_events);
}

/* Nobody else has the file open, and a crash here only costs doing it again. */
static sqlite3 *open_database(const char *path) {
    sqlite3 *db = NULL;

    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) {
        die("%s: %s", path, sqlite3_errmsg(db));
    }
    run_sql(db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;"
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA ignore_check_constraints = ON");
    return db;
}

int main(int argc, char **argv) {
    static const struct option options[] = {
        {"db", required_argument, NULL, 'd'},
        {"count", required_argument, NULL, 'n'},
        {"tokens", no_argument, NULL, 't'},
        {NULL, 0, NULL, 0},
    };
    struct multiplier multiplier = {.random = 0x9e3779b97f4a7c15u};
    const char *path = NULL;
    sqlite3 *db;

    for (int option; (option = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (option == 'd') {
            path = optarg;
        } else if (option == 'n') {
            multiplier.count = strtoul(optarg, NULL, 10);
        } else if (option == 't') {
            multiplier.tokens = true;
        } else {
            return 2;
        }
    }
    if (path == NULL || multiplier.count == 0) {
        fputs("usage: multiply --db FILE --count N [--tokens]\n", stderr);
        return 2;
    }
    db = open_database(path);
    templates_read(&multiplier.templates, db);
    multiply(&multiplier);
    templates_free(&multiplier.templates);
    run_sql(db, "PRAGMA locking_mode = NORMAL; PRAGMA journal_mode = WAL");
    if (sqlite3_close(db) != SQLITE_OK) {
        die("cannot close %s", path);
    }
    return ferror(stdout) != 0 || fflush(stdout) != 0;
}
