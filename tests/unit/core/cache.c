/* SPDX-License-Identifier: Apache-2.0 */
/* The cache: what is found, what is kept, and what happens while somebody is loading. */
#include "core/cache.h"

#include <pthread.h>
#include <string.h>

#include "support/engine.h"
#include "support/gate.h"
#include "support/starve.h"

enum { SHARDS = 16 }; /* of the cache: its bytes are shared out evenly among them */

static struct engine engine;

static void open_engine(void) {
    engine_open(&engine);
    played(engine_create(&engine, &(struct engine_table){.seats = "0"}));
}

static void close_engine(void) {
    engine_close(&engine);
}

TestSuite(cache, .init = open_engine, .fini = close_engine);

static struct game *find(struct cache *cache, struct db *db, const struct id *id) {
    struct game *game = NULL;
    struct problem problem;
    enum err err = cache_find(&game, cache, db, id, &problem);
    cr_assert(err == OK, "%s", problem.detail);
    return game;
}

/* Is the game in memory? Asks without a database; only for games that are there or in no log. */
static bool has(struct cache *cache, const struct id *id) {
    struct game *game = NULL;
    struct problem problem;
    enum err err = cache_find(&game, cache, engine.reader, id, &problem);
    cr_assert(err == OK || err == ERR_NOT_FOUND);
    if (err == OK) {
        game_release(game);
    }
    return err == OK;
}

/* A game that is in no log, of one shard. */
static struct game *make_game(void) {
    struct id id;
    do {
        id = id_make(&engine.ids, 5000);
    } while (id_hash(&id) % SHARDS != 0);
    json_t *body =
        json_pack("{s:s, s:{}, s:[{s:s, s:s}], s:s, s:b, s:s, s:n, s:n, s:i}", "ruleset", "mastermind", "options",
                  "seats", "player", engine.players[0].text, "status", "joined", "visibility", "private", "ranked", 0,
                  "creator", engine.players[0].text, "join_code", "clock", "log", LOG_VERSION);
    struct event event = {.seq = 1, .at = 1, .kind = EVENT_CREATED, .body = body};
    struct game *game = NULL;
    enum err err = game_fold(&game, NULL, &id, &event, engine.configs, &engine.problem);
    cr_assert(err == OK, "%s", engine.problem.detail);
    json_decref(body);
    return game;
}

static void publish(struct cache *cache, const struct game *game) {
    game_release(cache_publish(cache, game));
}

/* What one such game takes in the cache. */
static size_t cost_of_game(void) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct game *game = make_game();
    publish(cache, game);
    size_t cost = cache_stats(cache).bytes;
    game_release(game);
    cache_free(cache);
    cr_assert(cost > sizeof(struct game));
    return cost;
}

Test(cache, a_game_is_folded_from_the_log_once_and_then_found_in_memory) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct game *first = find(cache, engine.reader, &engine.game);
    struct game *second = find(cache, NULL, &engine.game);
    struct cache_stats stats = cache_stats(cache);
    cr_expect(first == second && first->version == 2);
    cr_expect(stats.hits == 1 && stats.misses == 1 && stats.games == 1 && stats.bytes > game_size(first));
    cr_expect(cache_configs(cache) == engine.configs);
    game_release(first);
    game_release(second);
    cache_free(cache);
}

Test(cache, a_game_outlives_the_cache_for_whoever_holds_it) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct game *game = find(cache, engine.reader, &engine.game);
    cr_expect(atomic_load(&game->references) == 2);
    cache_free(cache);
    cr_expect(atomic_load(&game->references) == 1 && game->status == GAME_PLAYING);
    game_release(game);
}

Test(cache, a_game_that_is_not_there_leaves_nothing_behind) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct id id = id_make(&engine.ids, 7000);
    struct game *game = NULL;
    struct problem problem;
    cr_expect(cache_find(&game, cache, engine.reader, &id, &problem) == ERR_NOT_FOUND);
    cr_expect(problem.err == ERR_NOT_FOUND && game == NULL);
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    cache_drop(cache, &id);
    cache_free(cache);
    cache_free(NULL);
}

Test(cache, a_store_that_fails_leaves_nothing_behind) {
    struct gate gate;
    gate_install(&gate, engine.reader);
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct game *game = NULL;
    struct problem problem;
    gate_fail(&gate, GATE_RUN, 1, ERR_STORE);
    cr_expect(cache_find(&game, cache, engine.reader, &engine.game, &problem) == ERR_STORE);
    cr_expect(problem.err == ERR_STORE && problem.detail[0] != '\0');
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    game_release(find(cache, engine.reader, &engine.game));
    gate_remove(&gate);
    cache_free(cache);
}

Test(cache, what_is_published_is_found_without_the_store) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct game *game = make_game();
    publish(cache, game);
    struct game *found = find(cache, NULL, &game->id);
    cr_expect(found == game && cache_stats(cache).misses == 0);
    game_release(found);
    game_release(game);
    cache_free(cache);
}

Test(cache, a_newer_state_takes_the_place_of_the_older_and_leaves_it_to_who_holds_it) {
    const struct game *old = engine_game(&engine);
    struct game *held = game_ref(old);
    engine_miss(&engine, 0);
    const struct game *new = engine_game(&engine);
    cr_expect(new != held &&new->version == held->version + 1 && held->version == 2);
    play_release(&engine.play);
    cr_expect(atomic_load(&held->references) == 2, "the test's own, and the engine's for what engine_game gave");
    cr_expect(cache_stats(engine.cache).games == 1);
    game_release(held);
}

Test(cache, a_dropped_game_is_folded_anew) {
    struct game *first = find(engine.cache, engine.reader, &engine.game);
    cache_drop(engine.cache, &engine.game);
    cr_expect(cache_stats(engine.cache).games == 0 && cache_stats(engine.cache).bytes == 0);
    struct game *second = find(engine.cache, engine.reader, &engine.game);
    cr_expect(first != second && engine_same(first, second));
    game_release(first);
    game_release(second);
}

/* ---- while somebody is loading ---- */

struct loader {
    pthread_t thread;
    struct cache *cache;
    struct db *db;
    struct gate gate;
    struct game *game;
    enum err err;
};

static void *load_game(void *context) {
    struct loader *loader = context;
    struct problem problem;
    loader->err = cache_find(&loader->game, loader->cache, loader->db, &engine.game, &problem);
    return NULL;
}

/* A reader that has read the log and has not come back yet. */
static void start_loader(struct loader *loader, struct cache *cache) {
    loader->cache = cache;
    loader->db = database_connect(&engine.database, DB_READ);
    gate_install(&loader->gate, loader->db);
    gate_hold(&loader->gate, QUERY_READ_LISTED_EVENTS);
    cr_assert(pthread_create(&loader->thread, NULL, load_game, loader) == 0);
    gate_wait(&loader->gate);
}

/* Lets the reader come back; returns the version it got. */
static int64_t finish_loader(struct loader *loader) {
    gate_open(&loader->gate);
    (void)pthread_join(loader->thread, NULL);
    cr_assert(loader->err == OK);
    int64_t version = loader->game->version;
    game_release(loader->game);
    gate_remove(&loader->gate);
    db_close(loader->db);
    return version;
}

Test(cache, a_slow_reader_does_not_overwrite_what_was_published_meanwhile) {
    struct loader loader;
    cache_drop(engine.cache, &engine.game);
    start_loader(&loader, engine.cache);
    engine_miss(&engine, 0);
    cr_expect(engine_game(&engine)->version == 3);
    cr_expect(finish_loader(&loader) == 2);
    struct game *game = find(engine.cache, NULL, &engine.game);
    cr_expect(game->version == 3);
    game_release(game);
}

Test(cache, what_a_slow_reader_brings_after_a_drop_is_not_kept) {
    struct loader loader;
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    start_loader(&loader, cache);
    cache_drop(cache, &engine.game);
    cr_expect(finish_loader(&loader) == 2);
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    cache_free(cache);
}

Test(cache, a_state_published_and_dropped_during_a_load_is_not_replaced_by_the_loaded_one) {
    struct loader loader;
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    start_loader(&loader, cache);
    engine_miss(&engine, 0);
    publish(cache, engine_game(&engine));
    cache_drop(cache, &engine.game);
    cr_expect(finish_loader(&loader) == 2);
    struct game *game = find(cache, engine.reader, &engine.game);
    cr_expect(game->version == 3);
    game_release(game);
    cache_free(cache);
}

Test(cache, two_readers_may_load_the_same_game_at_once) {
    struct loader loaders[2];
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    start_loader(&loaders[0], cache);
    start_loader(&loaders[1], cache);
    cr_expect(cache_stats(cache).games == 1);
    cr_expect(finish_loader(&loaders[1]) == 2);
    cr_expect(finish_loader(&loaders[0]) == 2);
    struct cache_stats stats = cache_stats(cache);
    cr_expect(stats.games == 1 && stats.misses == 2);
    cr_expect(has(cache, &engine.game) && cache_stats(cache).hits == 1);
    cache_free(cache);
}

Test(cache, a_place_kept_for_a_reader_is_not_evicted) {
    struct loader loader;
    struct cache *cache = cache_create(0, engine.configs);
    start_loader(&loader, cache);
    struct game *other = make_game();
    publish(cache, other);
    cr_expect(cache_stats(cache).games == 1);
    cr_expect(finish_loader(&loader) == 2);
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    game_release(other);
    cache_free(cache);
}

/* ---- eviction ---- */

Test(cache, the_games_longest_unused_are_forgotten_when_the_bytes_are_used_up) {
    struct cache *cache = cache_create(SHARDS * 3 * cost_of_game(), engine.configs);
    struct game *games[4];
    for (int i = 0; i < 4; i++) {
        games[i] = make_game();
    }
    for (int i = 0; i < 3; i++) {
        publish(cache, games[i]);
    }
    cr_expect(cache_stats(cache).games == 3);
    cr_expect(has(cache, &games[0]->id)); /* used again: now the second is the oldest */
    publish(cache, games[3]);
    cr_expect(cache_stats(cache).games == 3);
    cr_expect(has(cache, &games[0]->id) && !has(cache, &games[1]->id) && has(cache, &games[2]->id) &&
              has(cache, &games[3]->id));
    publish(cache, games[0]); /* publishing is a use as well */
    publish(cache, games[1]);
    cr_expect(has(cache, &games[0]->id) && !has(cache, &games[2]->id));
    for (int i = 0; i < 4; i++) {
        cr_expect(cache_stats(cache).bytes <= 3 * cost_of_game());
        game_release(games[i]);
    }
    cache_free(cache);
}

Test(cache, a_game_that_grows_pushes_others_out) {
    struct cache *cache = cache_create(SHARDS * 3 * cost_of_game(), engine.configs);
    struct game *other = make_game();
    played(engine_create(&engine, &(struct engine_table){.options = "{'max_guesses':null}"}));
    while (id_hash(&engine.game) % SHARDS != 0) {
        played(engine_create(&engine, &(struct engine_table){.options = "{'max_guesses':null}"}));
    }
    publish(cache, other);
    publish(cache, engine_game(&engine));
    cr_expect(cache_stats(cache).games == 2);
    while (game_size(engine_game(&engine)) < 2 * cost_of_game()) {
        engine_miss(&engine, 0);
    }
    publish(cache, engine_game(&engine));
    cr_expect(cache_stats(cache).games == 1 && !has(cache, &other->id) && has(cache, &engine.game));
    game_release(other);
    cache_free(cache);
}

Test(cache, a_cache_without_room_still_serves_from_the_log) {
    struct cache *cache = cache_create(0, engine.configs);
    for (int i = 0; i < 3; i++) {
        struct game *game = find(cache, engine.reader, &engine.game);
        cr_expect(game->version == 2 && atomic_load(&game->references) == 1);
        game_release(game);
    }
    struct cache_stats stats = cache_stats(cache);
    cr_expect(stats.hits == 0 && stats.misses == 3 && stats.games == 0 && stats.bytes == 0);
    cache_free(cache);
}

Test(cache, thousands_of_games_are_all_found_again) {
    enum { GAMES = 3000 };
    static struct game *games[GAMES];
    struct cache *cache = cache_create((size_t)256 * 1024 * 1024, engine.configs);
    for (int i = 0; i < GAMES; i++) {
        games[i] = make_game(); /* all in one shard, whose table has to grow */
        publish(cache, games[i]);
    }
    cr_expect(cache_stats(cache).games == GAMES);
    for (int i = 0; i < GAMES; i++) {
        struct game *game = find(cache, NULL, &games[i]->id);
        cr_expect(game == games[i]);
        game_release(game);
        cache_drop(cache, &games[i]->id);
        game_release(games[i]);
    }
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    cache_free(cache);
}

Test(cache, a_table_that_cannot_grow_keeps_what_has_room) {
    enum { GAMES = 100 };
    struct game *games[GAMES];
    struct cache *cache = cache_create((size_t)256 * 1024 * 1024, engine.configs);
    for (int i = 0; i < GAMES; i++) {
        games[i] = make_game();
    }
    starve_after(0);
    for (int i = 0; i < GAMES; i++) {
        publish(cache, games[i]);
    }
    int kept =
        starve_end() ? (int)cache_stats(cache).games : GAMES; /* where nothing can be made to fail, all have room */
    cr_expect(kept > 0 && (kept < GAMES || !starve_is_possible()));
    for (int i = 0; i < GAMES; i++) {
        struct game *found = cache_peek(cache, &games[i]->id);
        cr_expect((found != NULL) == (i < kept));
        game_release(found);
        publish(cache, games[i]);
        game_release(games[i]);
    }
    cr_expect(cache_stats(cache).games == GAMES);
    cache_free(cache);
}

Test(cache, what_is_expected_is_as_it_was) {
    const struct id unknown = id_make(&engine.ids, 7000);
    const struct id *const ids[] = {&engine.game, &unknown};
    const struct cache_stats before = cache_stats(engine.cache);
    cache_expect(engine.cache, &unknown);
    cache_expect_all(engine.cache, ids, 2);
    const struct cache_stats after = cache_stats(engine.cache);
    cr_expect(before.games == 1 && memcmp(&before, &after, sizeof before) == 0);
}

/* ---- many threads ---- */

enum { READERS = 3, STEPS = 300 };

struct crowd {
    pthread_t readers[READERS], dropper;
    atomic_llong durable; /* the version that everybody must see by now */
    atomic_bool over;
    atomic_int wrong;
};

static struct crowd crowd;

static void *read_again_and_again(void *context) {
    (void)context;
    struct db *db = database_connect(&engine.database, DB_READ);
    while (!atomic_load(&crowd.over)) {
        int64_t least = atomic_load(&crowd.durable);
        struct game *game = NULL;
        struct problem problem;
        enum err err = cache_find(&game, engine.cache, db, &engine.game, &problem);
        if (err != OK || game->version < least || game_state(game) == NULL) {
            atomic_fetch_add(&crowd.wrong, 1);
        }
        if (err == OK) {
            game_release(game);
        }
    }
    db_close(db);
    return NULL;
}

static void *drop_again_and_again(void *context) {
    (void)context;
    while (!atomic_load(&crowd.over)) {
        cache_drop(engine.cache, &engine.game);
        (void)sched_yield();
    }
    return NULL;
}

static enum err play_guess(struct tx *tx, void *context) {
    struct play *play = context;
    play->tx = tx;
    json_t *body = json_pack("{s:s}", "code", "111111111111");
    const struct action_def *action = family_find_action(families[0], family_find_event(families[0], "guess"));
    enum err err = play_act(play, action, body);
    json_decref(body);
    return err;
}

Test(cache, no_reader_ever_sees_less_than_what_was_durable_before_it_asked) {
    played(engine_create(&engine, &(struct engine_table){.options = "{'max_guesses':null,'length':12}"}));
    atomic_store(&crowd.durable, 2);
    for (int i = 0; i < READERS; i++) {
        cr_assert(pthread_create(&crowd.readers[i], NULL, read_again_and_again, NULL) == 0);
    }
    cr_assert(pthread_create(&crowd.dropper, NULL, drop_again_and_again, NULL) == 0);
    for (int i = 0; i < STEPS; i++) {
        struct play play = {.problem = &engine.problem, .game_id = engine.game, .player = engine.players[0]};
        enum err err = engine_do(&engine, play_guess, &play);
        cr_assert(err == OK, "%s", engine.problem.detail);
        atomic_store(&crowd.durable, play.after->version);
        play_release(&play);
    }
    atomic_store(&crowd.over, true);
    for (int i = 0; i < READERS; i++) {
        (void)pthread_join(crowd.readers[i], NULL);
    }
    (void)pthread_join(crowd.dropper, NULL);
    cr_expect(atomic_load(&crowd.wrong) == 0);
}

/* ---- holding ---- */

Test(cache, a_game_that_is_held_stays_however_small_the_cache_is) {
    struct cache *cache = cache_create(0, engine.configs);
    struct cache_hold hold = {.cache = NULL};
    struct cache_hold other = {.cache = NULL};
    cache_hold(&hold, cache, engine.reader, &engine.game);
    cache_hold(&other, cache, NULL, &engine.game);
    game_release(find(cache, NULL, &engine.game));
    engine_miss(&engine, 0);
    publish(cache, engine_game(&engine));
    cache_let_go(&hold);
    cache_let_go(&hold);
    struct game *game = find(cache, NULL, &engine.game);
    cr_expect(game->version == 3, "the newest state");
    game_release(game);
    cache_let_go(&other);
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    cache_free(cache);
}

Test(cache, a_game_that_is_dropped_while_it_is_held_is_read_once_more) {
    struct cache *cache = cache_create(0, engine.configs);
    struct cache_hold hold = {.cache = NULL};
    cache_hold(&hold, cache, engine.reader, &engine.game);
    cache_drop(cache, &engine.game);
    cr_expect(cache_peek(cache, &engine.game) == NULL);
    game_release(find(cache, engine.reader, &engine.game));
    game_release(find(cache, NULL, &engine.game));
    cache_drop_all(cache);
    cache_let_go(&hold);
    cr_expect(cache_stats(cache).games == 0 && cache_stats(cache).bytes == 0);
    cache_free(cache);
}

Test(cache, what_cannot_be_read_is_not_held) {
    struct cache *cache = cache_create(1024 * 1024, engine.configs);
    struct cache_hold hold = {.cache = NULL};
    const struct id nothing = id_make(&engine.ids, 7000);
    cache_hold(&hold, cache, engine.reader, &engine.game);
    cache_hold(&hold, cache, engine.reader, &nothing);
    cr_expect(hold.cache == NULL);
    cr_expect(cache_stats(cache).games == 1, "what was held before stays while there is room");
    cache_let_go(&hold);
    cache_free(cache);
}
