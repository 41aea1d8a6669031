/* SPDX-License-Identifier: Apache-2.0 */
/* Names: the newest one is shown, whoever was reading while it changed. */
#include "game/names.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "support/engine.h"
#include "support/gate.h"

static struct engine engine;
static struct gate gate; /* of the reader */

static void open_names(void) {
    engine_open(&engine);
    gate_install(&gate, engine.reader);
}

static void close_names(void) {
    gate_remove(&gate);
    engine_close(&engine);
}

TestSuite(names, .init = open_names, .fini = close_names, .timeout = 60);

/* Changes a player's row behind the names' back; NULL deletes the player. */
static void rename_player(int player, const char *name) {
    struct player_row row = {.id = engine.players[player], .deleted_at = name == NULL ? 1 : 0};
    (void)snprintf(row.name, sizeof row.name, "%s", name == NULL ? "" : name);
    struct db *db = database_connect(&engine.database, DB_WRITE);
    must(player_update(db, &row));
    db_close(db);
}

static bool is_called(json_t *found, int player, const char *name) {
    char expected[128];
    if (name == NULL) {
        (void)snprintf(expected, sizeof expected, "{'id':'%s','name':null}", engine.players[player].text);
    } else {
        (void)snprintf(expected, sizeof expected, "{'id':'%s','name':'%s','kind':'human'}", engine.players[player].text,
                       name);
    }
    return engine_is(found, expected);
}

static json_t *find(int player) {
    return names_find(engine.names, engine.reader, &engine.players[player]);
}

static int reads(void) {
    return atomic_load(&gate.calls[GATE_RUN]);
}

Test(names, a_player_is_read_once_and_then_known) {
    cr_expect(is_called(find(0), 0, "Player 0") && is_called(find(0), 0, "Player 0"));
    cr_expect(is_called(find(1), 1, "Player 1"));
    cr_expect(reads() == 2);
}

Test(names, a_bot_is_called_one) {
    struct db *db = database_connect(&engine.database, DB_WRITE);
    struct player_row row = {.id = id_make(&engine.ids, 5000), .name = "Deep \"Purple\"", .bot = true, .created_at = 1};
    must(player_insert(db, &row));
    db_close(db);
    json_t *bot = names_find(engine.names, engine.reader, &row.id);
    cr_expect_str_eq(json_string_value(json_object_get(bot, "kind")), "bot");
    cr_expect_str_eq(json_string_value(json_object_get(bot, "name")), "Deep \"Purple\"");
    json_decref(bot);
}

Test(names, a_change_shows_once_the_player_was_forgotten) {
    uint64_t generation = names_generation(engine.names);
    (void)is_called(find(0), 0, "Player 0");
    cr_expect(names_generation(engine.names) == generation);
    rename_player(0, "Zoe");
    cr_expect(is_called(find(0), 0, "Player 0"));
    names_forget(engine.names, &engine.players[0]);
    cr_expect(names_generation(engine.names) == generation + 1);
    cr_expect(is_called(find(0), 0, "Zoe"));
}

Test(names, forgetting_one_player_leaves_the_others_known) {
    for (int i = 0; i < 3; i++) {
        json_decref(find(i));
    }
    names_forget(engine.names, &engine.players[1]);
    names_forget(engine.names, &engine.players[7]); /* who was not known */
    for (int i = 0; i < 3; i++) {
        json_decref(find(i));
    }
    cr_expect(reads() == 4);
}

Test(names, all_players_can_be_forgotten) {
    for (int i = 0; i < 3; i++) {
        json_decref(find(i));
    }
    names_forget_all(engine.names);
    for (int i = 0; i < 3; i++) {
        json_decref(find(i));
    }
    cr_expect(reads() == 6);
}

Test(names, a_deleted_player_has_no_name) {
    rename_player(0, NULL);
    cr_expect(is_called(find(0), 0, NULL));
}

Test(names, whom_the_store_does_not_know_or_cannot_tell_of_has_no_name_yet) {
    struct id nobody = id_make(&engine.ids, 6000);
    json_t *found = names_find(engine.names, engine.reader, &nobody);
    cr_expect(json_is_null(json_object_get(found, "name")));
    cr_expect_str_eq(json_string_value(json_object_get(found, "id")), nobody.text);
    json_decref(found);
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE);
    cr_expect(is_called(find(0), 0, NULL));
    cr_expect(is_called(find(0), 0, "Player 0")); /* it was not kept that the player has none */
}

/* ---- while it changes ---- */

struct reader {
    pthread_t thread;
    json_t *found;
};

static void *find_first(void *context) {
    struct reader *reader = context;
    reader->found = find(0);
    return NULL;
}

Test(names, a_slow_reader_does_not_bring_back_the_old_name) {
    struct reader reader;
    gate_hold(&gate, QUERY_READ_PLAYER);
    cr_assert(pthread_create(&reader.thread, NULL, find_first, &reader) == 0);
    gate_wait(&gate); /* it has read the old name */
    rename_player(0, "Zoe");
    names_forget(engine.names, &engine.players[0]);
    gate_open(&gate);
    (void)pthread_join(reader.thread, NULL);
    cr_expect(is_called(reader.found, 0, "Player 0"));
    cr_expect(is_called(find(0), 0, "Zoe"));
}

Test(names, a_player_whom_two_readers_brought_in_is_forgotten_wholly) {
    struct reader reader;
    struct db *other = database_connect(&engine.database, DB_READ);
    gate_hold(&gate, QUERY_READ_PLAYER);
    cr_assert(pthread_create(&reader.thread, NULL, find_first, &reader) == 0);
    gate_wait(&gate);
    json_decref(names_find(engine.names, other, &engine.players[0]));
    gate_open(&gate);
    (void)pthread_join(reader.thread, NULL);
    json_decref(reader.found);
    rename_player(0, "Zoe");
    names_forget(engine.names, &engine.players[0]);
    cr_expect(is_called(names_find(engine.names, other, &engine.players[0]), 0, "Zoe"));
    db_close(other);
}

enum { THREADS = 3, TURNS = 2000 };

static atomic_int wrong;

static void *find_all(void *context) {
    struct db *db = context;
    for (int i = 0; i < TURNS; i++) {
        int player = i % ENGINE_PLAYERS;
        json_t *found = names_find(engine.names, db, &engine.players[player]);
        const char *id = json_string_value(json_object_get(found, "id"));
        const char *name = json_string_value(json_object_get(found, "name"));
        if (id == NULL || strcmp(id, engine.players[player].text) != 0 || name == NULL || strlen(name) < 8) {
            atomic_fetch_add(&wrong, 1);
        }
        json_decref(found);
        if (i % 16 == 0) {
            names_forget(engine.names, &engine.players[player]);
        }
    }
    return NULL;
}

Test(names, many_threads_may_ask_and_forget_at_once) {
    pthread_t threads[THREADS];
    struct db *dbs[THREADS];
    names_free(engine.names);
    engine.names = names_create(4); /* one set: everybody pushes everybody out */
    for (int i = 0; i < THREADS; i++) {
        dbs[i] = database_connect(&engine.database, DB_READ);
        cr_assert(pthread_create(&threads[i], NULL, find_all, dbs[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        (void)pthread_join(threads[i], NULL);
        db_close(dbs[i]);
    }
    cr_expect(atomic_load(&wrong) == 0);
}

Test(names, more_players_than_there_is_room_for_are_all_found) {
    struct names *names = names_create(2);
    for (int i = 0; i < 3 * ENGINE_PLAYERS; i++) {
        int player = i % ENGINE_PLAYERS;
        char name[16];
        (void)snprintf(name, sizeof name, "Player %d", player);
        cr_expect(is_called(names_find(names, engine.reader, &engine.players[player]), player, name));
    }
    names_free(names);
    names_free(NULL);
}
