/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subcommands that do one thing to a database and end.
 */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/table.h"
#include "game/config_cache.h"
#include "game/export.h"
#include "http/tokens.h"
#include "import.h"
#include "opening.h"
#include "play/player_stats.h"
#include "referee/commands.h"
#include "store/accounts.h"
#include "store/event_index.h"
#include "store/lock.h"
#include "store/store.h"
#include "util/timestamp.h"
#include "verify.h"

/* Is the database there, and at the program's version? Nothing is written to it. */
static bool is_current(const char *url) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    struct db *db = NULL;
    int applied = 0;
    int pending = 0;
    bool is_current = store_open(&db, url, DB_READ, explanation) == OK &&
                      store_read_progress(&applied, &pending, db, explanation) == OK && pending == 0;
    db_close(db);
    return is_current;
}

/*
 * A database with a past is not changed under the feet of a server that has it alone, as with a file; where nothing is
 * to be done, one may run. Servers that share a database may go on: store_migrate sees to it that none of them needs
 * what goes.
 */
int command_migrate(const struct settings *settings) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    struct db *db = NULL;
    struct store_lock *lock = NULL;
    int applied = 0;
    if (!is_current(settings->db)) {
        enum err err = store_open_beside(&db, &lock, settings->db, "referee migrate", explanation);
        err = err == OK ? store_migrate(db, &applied, explanation) : err;
        db_close(db);
        store_lock_release(lock);
        if (err != OK) {
            return opening_fail(settings->db_shown, explanation);
        }
    }
    (void)printf("%s: %d migration%s applied\n", settings->db_shown, applied, applied == 1 ? "" : "s");
    return EXIT_SUCCESS;
}

static void print_fault(void *context, const char *what, const struct id *id, int64_t seq, const char *text) {
    (void)context;
    if (id_is_none(id)) {
        (void)printf("%s: %s\n", what, text);
    } else if (seq > 0) {
        (void)printf("%s %s, event %lld: %s\n", what, id->text, (long long)seq, text);
    } else {
        (void)printf("%s %s: %s\n", what, id->text, text);
    }
}

struct source {
    FILE *file;
    int error; /* of the last read; 0: none */
};

static size_t read_part(void *buffer, size_t size, void *context) {
    struct source *source = context;
    size_t count = fread(buffer, 1, size, source->file);
    if (count == 0 && ferror(source->file) != 0) {
        source->error = errno;
        return (size_t)-1;
    }
    return count;
}

/* What is wrong with a text that is no JSON, or holds what no exported game does. */
static void complain_of_text(const char *path, const json_error_t *error) {
    enum json_error_code code = json_error_code(error);
    bool has_nul = code == json_error_null_character || code == json_error_null_byte_in_key;
    (void)fprintf(stderr, "referee: %s:%d:%d: %s\n", path, error->line, error->column,
                  has_nul ? "the character U+0000 stands in no exported game" : error->text);
}

/* A whole file, or the standard input for "-"; NULL after a message. */
static json_t *read_document(const char *path) {
    bool is_stdin = strcmp(path, "-") == 0;
    struct source source = {.file = is_stdin ? stdin : fopen(path, "re")};
    if (source.file == NULL) {
        (void)opening_fail(path, strerror(errno));
        return NULL;
    }
    json_error_t error;
    json_t *document = json_load_callback(read_part, &source, JSON_REJECT_DUPLICATES, &error);
    if (source.error != 0) { /* such as EISDIR: a directory is opened like a file, and not read */
        json_decref(document);
        document = NULL;
        (void)opening_fail(path, strerror(source.error));
    } else if (document == NULL) {
        complain_of_text(path, &error);
    }
    if (!is_stdin) {
        (void)fclose(source.file);
    }
    return document;
}

/* `referee verify FILE`: one exported game, from nothing but the file. */
static int verify_export(const char *path) {
    struct problem problem;
    struct export_verdict verdict = {0};
    json_t *document = read_document(path);
    if (document == NULL) {
        return EXIT_FAILURE;
    }
    struct config_cache *configs = config_cache_create();
    problem_clear(&problem);
    enum err err = export_check_form(document, &problem);
    if (err == OK) {
        err = export_verify(&verdict, document, configs, NULL, NULL);
    }
    config_cache_free(configs);
    json_decref(document);
    if (err != OK) {
        const char *place = problem.point_count > 0 ? problem.points[0].pointer : "";
        const char *detail = problem.point_count > 0 ? problem.points[0].detail : problem.detail;
        (void)fprintf(stderr, "referee: %s: %s%s%s\n", path, place, place[0] == '\0' ? "" : " ", detail);
        return EXIT_FAILURE;
    }
    if (!verdict.valid && verdict.seq > 0) {
        (void)printf("%s: event %lld: %s\n", path, (long long)verdict.seq, verdict.reason.detail);
    } else {
        (void)printf("%s: %s\n", path, verdict.valid ? "valid" : verdict.reason.detail);
    }
    return verdict.valid ? EXIT_SUCCESS : EXIT_FAILURE;
}

int command_verify(const struct settings *settings) {
    if (settings->positional_count > 0 && settings->rebuild) {
        (void)opening_fail(
            "verify",
            "--rebuild (or REFEREE_REBUILD) is for a database; of one game's file there is nothing to rebuild");
        return EXIT_USAGE;
    }
    if (settings->positional_count > 0) {
        return verify_export(settings->positional[0]);
    }
    char explanation[STORE_EXPLANATION_MAX] = "";
    struct db *db = opening_current(settings, DB_READ, false);
    if (db != NULL &&
        settings->rebuild) { /* only now: opened for writing, a database that is not there would be made */
        db_close(db);
        db = opening_current(settings, DB_WRITE, false);
    }
    if (db == NULL) {
        return EXIT_FAILURE;
    }
    struct verify_totals totals = {0};
    struct config_cache *configs = config_cache_create();
    enum err err = store_check_integrity(db, explanation);
    if (err == OK) {
        err = settings->rebuild ? OK : db_hold_snapshot(db);
        err = err != OK ? err : verify_all(&totals, db, configs, settings->rebuild, print_fault, NULL);
        if (err != OK) {
            (void)snprintf(explanation, sizeof explanation, "%s", db_message(db));
        }
    }
    int leaderboards = 0;
    if (err == OK) {
        err = player_stats_check(&leaderboards, db, print_fault, NULL);
        if (err == OK && leaderboards > 0) {
            (void)printf("the standings of %d ruleset%s are not what the results say\n", leaderboards,
                         leaderboards == 1 ? "" : "s");
        }
        if (err == OK && settings->rebuild && leaderboards > 0) {
            err = player_stats_rebuild(db);
            leaderboards = 0;
        }
        (void)snprintf(explanation, sizeof explanation, "%s", db_message(db));
    }
    config_cache_free(configs);
    db_close(db);
    if (err != OK) {
        return opening_fail(settings->db_shown, explanation);
    }
    (void)printf("%lld games, %lld events: %lld broken, %lld with stale projections, %lld of them rebuilt\n",
                 (long long)totals.games, (long long)totals.events, (long long)totals.broken, (long long)totals.stale,
                 (long long)totals.repaired);
    if (totals.tournaments > 0 || totals.forged > 0) {
        (void)printf("%lld tournaments; %lld forged rows of what players and webhooks are told\n",
                     (long long)totals.tournaments, (long long)totals.forged);
    }
    if (totals.question_sets > 0) {
        (void)printf("%lld question set%s\n", (long long)totals.question_sets, totals.question_sets == 1 ? "" : "s");
    }
    return totals.broken == 0 && totals.forged == 0 && totals.stale == totals.repaired && leaderboards == 0
               ? EXIT_SUCCESS
               : EXIT_FAILURE;
}

/* Of the log, written between two looks at its index. */
enum { INDEX_EVENTS = 65536 };

/* The database of `referee import`. */
struct target {
    const struct settings *settings;
    struct config_cache *configs;
    struct db *db; /* NULL until there is something to be taken into it */
    struct store_lock *lock;
    size_t events; /* that the index of the log has not yet */
    bool refused;  /* it cannot be written, and that was said */
};

/*
 * Opens the database, which is made when it is not there. A running server would not show what is written behind its back,
 * and could give an id a second time: so import takes the lock, and says who has it.
 */
static bool open_target(struct target *target) {
    char explanation[STORE_EXPLANATION_MAX] = "";
    if (target->db != NULL) {
        return true;
    }
    target->refused = true;
    enum err err = store_open_alone(&target->db, &target->lock, target->settings->db, "referee import", explanation);
    err = err == OK ? store_migrate_new(target->db, explanation) : err;
    err = err == OK ? store_check_version(target->db, explanation) : err;
    if (err != OK) {
        (void)opening_fail(target->settings->db_shown, explanation);
        return false;
    }
    target->refused = false;
    return true;
}

static void complain_of_document(const char *path, const struct problem *problem) {
    const char *place = problem->point_count > 0 ? problem->points[0].pointer : "";
    const char *detail = problem->point_count > 0 ? problem->points[0].detail : problem->detail;
    (void)fprintf(stderr, "referee: %s: not imported: %s%s%s\n", path, place, place[0] == '\0' ? "" : " ", detail);
}

/* What is not in the index is kept in memory. */
static bool complete_index(struct target *target) {
    target->events = 0;
    if (event_index_complete(target->db, NULL) != OK) { /* a server that starts will write what is missing */
        (void)opening_fail(target->settings->db_shown, db_message(target->db));
        return false;
    }
    return true;
}

/* One file: the database is not touched before it has been verified. */
static bool import_file(struct target *target, const char *path) {
    struct problem problem;
    struct import_outcome outcome;
    json_t *document = read_document(path);
    if (document == NULL) {
        return false;
    }
    enum err err = import_check(document, target->configs, &problem);
    if (err == OK && !open_target(target)) {
        json_decref(document);
        return false;
    }
    if (err == OK) {
        err = import_game(&outcome, target->db, document, target->configs, &problem);
    }
    json_decref(document);
    if (err != OK) {
        complain_of_document(path, &problem);
        return false;
    }
    (void)printf("%s: game %s %s\n", path, outcome.game.text, outcome.known ? "was there already" : "imported");
    target->events += outcome.events;
    return target->events < INDEX_EVENTS || complete_index(target);
}

/* Each file stands for itself: one that cannot be taken keeps none of the others out. */
int command_import(const struct settings *settings) {
    struct target target = {.settings = settings, .configs = config_cache_create()};
    int code = EXIT_SUCCESS;
    for (int i = 0; i < settings->positional_count && !target.refused; i++) {
        if (!import_file(&target, settings->positional[i])) {
            code = EXIT_FAILURE;
        }
    }
    if (target.db != NULL && !target.refused && !complete_index(&target)) {
        code = EXIT_FAILURE;
    }
    config_cache_free(target.configs);
    db_close(target.db);
    store_lock_release(target.lock);
    return code;
}

/* The scope's bits, or 0. */
static unsigned read_scope(const char *text) {
    if (text != NULL && strcmp(text, "play") == 0) {
        return SCOPE_PLAY;
    }
    if (text != NULL && strcmp(text, "service") == 0) {
        return SCOPE_SERVICE;
    }
    return text != NULL && strcmp(text, "admin") == 0 ? SCOPE_PLAY | SCOPE_SERVICE | SCOPE_ADMIN : 0;
}

/* A token needs somebody it speaks for: an account made for it, named after its scope. */
static enum err write_token(struct db *db, const unsigned char hash[static TOKEN_HASH_SIZE], const char *name,
                            unsigned scopes) {
    struct id_source ids;
    id_source_init(&ids);
    int64_t now = timestamp_now();
    struct player_row player = {.id = id_make(&ids, now), .bot = true, .created_at = now};
    struct token_row token = {.id = id_make(&ids, now),
                              .player = player.id,
                              .scopes = scopes,
                              .label = "referee token create",
                              .created_at = now};
    id_source_free(&ids);
    (void)snprintf(player.name, sizeof player.name, "%s", name);
    memcpy(token.hash, hash, sizeof token.hash);
    enum err err = db_begin(db);
    if (err != OK) {
        return err;
    }
    err = player_insert(db, &player);
    if (err == OK) {
        err = token_insert(db, &token);
    }
    if (err == OK) {
        return db_commit(db);
    }
    (void)db_rollback(db);
    return err;
}

int command_token(const struct settings *settings) {
    unsigned scopes = read_scope(settings->scope);
    if (strcmp(settings->positional[0], "create") != 0 || scopes == 0) {
        (void)fputs("usage: referee token create --scope play|service|admin [--db PATH]\n", stderr);
        return EXIT_USAGE;
    }
    struct db *db = opening_current(settings, DB_WRITE, true); /* the first token may come before the first start */
    if (db == NULL) {
        return EXIT_FAILURE;
    }
    char text[TOKEN_TEXT_SIZE];
    unsigned char hash[TOKEN_HASH_SIZE];
    token_generate(text, hash);
    enum err err = write_token(db, hash, settings->scope, scopes);
    int code = EXIT_SUCCESS;
    if (err != OK) {
        code = opening_fail(settings->db_shown, db_message(db));
    } else {
        (void)puts(text);
    }
    db_close(db);
    return code;
}

int command_routes(const struct settings *settings) {
    (void)settings;
    struct api_table table;
    api_table_create(&table, families, true, false);
    for (size_t i = 0; i < table.count; i++) {
        (void)printf("%s %s\n", table.endpoints[i].method, table.endpoints[i].path);
    }
    api_table_free(&table);
    return EXIT_SUCCESS;
}

int command_describe(const struct settings *settings) {
    (void)settings;
    struct json_out out;
    json_out_init(&out);
    api_describe(&out);
    bool written = !json_out_failed(&out) && fwrite(out.buf.bytes, 1, out.buf.length, stdout) == out.buf.length &&
                   putchar('\n') != EOF;
    json_out_free(&out);
    return written ? EXIT_SUCCESS : opening_fail("standard output", "the description cannot be written");
}
