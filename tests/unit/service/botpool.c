/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in bots at play: they act when it is their turn, once, whatever happens meanwhile. */
#include "service/botpool.h"

#include <time.h>

#include "play/bot_player.h"
#include "support/engine.h"
#include "support/lanes.h"
#include "support/tasks.h"

TestSuite(botpool, .timeout = 60);

static struct engine engine;
static struct botpool *pool;
static struct service *service; /* the same */
static struct scheduler *scheduler;

/* ---- the pool of the tests ---- */

static void make_pool(size_t games_max) {
    scheduler = scheduler == NULL ? lanes_start(2) : scheduler;
    struct botpool_options options = {.cache = engine.cache,
                                      .scheduler = scheduler,
                                      .db_url = engine.database.path,
                                      .threads = 2,
                                      .games_max = games_max,
                                      .decision_ms = 500,
                                      .key = {1, 2, 3}};
    must(botpool_create(&pool, &options));
    service = botpool_service(pool);
}

static void start_pool(void) {
    engine.shared = true;
    must(service->start(service, engine.writer));
}

/* A pool that listens to the writer; it is started by the test. */
static void set_up(void) {
    engine_open(&engine);
    make_pool(1000);
    engine.listeners[0] = service->listener;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
}

static void tear_down(void) {
    service->stop(service);
    engine_stop_writer(&engine);
    service->free(service);
    lanes_stop(scheduler);
    engine_close(&engine);
}

static uint64_t acted(void) {
    return atomic_load(&botpool_metrics(pool)->acted);
}

static void pause_ms(long ms) {
    const struct timespec time = {.tv_nsec = ms * 1000000};
    (void)nanosleep(&time, NULL);
}

/* Waits until the bots have acted so often; the suite's time-out says that they never do. */
static void wait_acted(uint64_t count) {
    while (acted() < count) {
        pause_ms(2);
    }
}

/* A game of the newest state; the caller's. */
static struct game *look(const struct id *id) {
    struct game *game = NULL;
    must(cache_find(&game, engine.cache, engine.reader, id, &engine.problem));
    return game;
}

static enum game_status status_of(const struct id *id) {
    struct game *game = look(id);
    enum game_status status = game->status;
    game_release(game);
    return status;
}

static int64_t version_of(const struct id *id) {
    struct game *game = look(id);
    int64_t version = game->version;
    game_release(game);
    return version;
}

static struct id sit(const char *seats, const char *options) {
    const struct engine_table table = {.ruleset = "mastermind", .options = options, .seats = seats};
    played(engine_create(&engine, &table));
    return engine.game;
}

/* Long codes of many symbols: a bot thinks until its time is over. */
static const char hard[] = "{'length':12,'alphabet':'0123456789abcdefghijklmnopqrstuvwxyz'}";
static const char hard_secret[] = "{'code':'zyxwvutsrqpo'}";

/* ---- players ---- */

Test(bot_player, is_known_by_its_id_and_no_other_is_like_it) {
    struct id_source ids;
    id_source_init(&ids);
    for (size_t i = 0; bot_at(i) != NULL; i++) {
        struct id id = bot_player_id(bot_at(i));
        struct id parsed;
        cr_expect(id_parse(&parsed, id.text, strlen(id.text)));
        cr_expect_eq(bot_player_find(&id), bot_at(i));
        struct id made = id_make(&ids, (int64_t)i);
        cr_expect_null(bot_player_find(&made));
    }
    id_source_free(&ids);
}

Test(bot_player, has_a_row_from_its_first_game_on, .init = set_up, .fini = tear_down) {
    struct id bot = bot_player_id(bot_find("codebreaking", "minimax", 7));
    struct player_row row;
    must(player_get(&row, engine.reader, &bot));
    cr_expect(id_is_none(&row.id));
    (void)sit("0 minimax minimax", "{}");
    (void)sit("1 minimax", "{}");
    must(player_get(&row, engine.reader, &bot));
    cr_expect(row.bot && !row.guest && player_lives(&row));
    cr_expect_str_eq(row.name, "minimax");
}

/* ---- acting ---- */

Test(botpool, sets_its_secret_as_soon_as_the_game_begins, .init = set_up, .fini = tear_down) {
    start_pool();
    (void)sit("minimax 0", "{}");
    wait_acted(1);
    engine_crack(&engine, 0);
    cr_expect_eq(engine_game(&engine)->status, GAME_ROUND_OVER);
}

Test(botpool, plays_bots_against_each_other_to_the_end_of_the_round, .init = set_up, .fini = tear_down) {
    start_pool();
    struct id game = sit("minimax random 0", "{'answers':'manual'}");
    wait_acted(1);
    while (status_of(&game) == GAME_PLAYING) {
        struct game *now = look(&game);
        struct turn turn;
        game_turn(now, &turn);
        game_release(now);
        if (turn.seats == 4) { /* the person between them */
            refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), OK);
        }
    }
    cr_expect_eq(atomic_load(&botpool_metrics(pool)->failed), 0);
}

/* Six games in which a bot has to set the secret, made while nobody played for bots. */
enum { WAITING_GAMES = 6 };

static void let_wait(struct id games[static WAITING_GAMES]) {
    engine_open(&engine);
    for (size_t i = 0; i < WAITING_GAMES; i++) {
        games[i] = sit(i % 2 == 0 ? "minimax 0" : "random 1", "{}");
    }
    (void)sit("0 minimax", "{}"); /* it is the person's turn there */
}

static void observe(size_t games_max) {
    make_pool(games_max);
    engine.listeners[0] = service->listener;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    start_pool();
}

static void expect_secrets(const struct id games[static WAITING_GAMES]) {
    for (size_t i = 0; i < WAITING_GAMES; i++) {
        struct game *game = look(&games[i]);
        cr_expect_eq(game->version, game->round_seq + 1);
        game_release(game);
    }
}

Test(botpool, finds_games_that_have_waited_since_before_it_started, .fini = tear_down) {
    struct id games[WAITING_GAMES];
    let_wait(games);
    observe(1000);
    wait_acted(WAITING_GAMES);
    expect_secrets(games);
}

Test(botpool, finds_later_what_does_not_fit_in_its_queue, .fini = tear_down) {
    struct id games[WAITING_GAMES];
    let_wait(games);
    observe(2);
    wait_acted(WAITING_GAMES);
    expect_secrets(games);
    cr_expect_eq(acted(), WAITING_GAMES);
}

Test(botpool, tries_again_when_the_writer_takes_no_more, .init = set_up, .fini = tear_down) {
    struct id game = sit("minimax 0", "{}");
    engine_stop_writer(&engine);
    engine_start_writer(&engine, 1, 1);
    struct plug plug;
    struct task task;
    plug_in(&plug, engine.writer);
    task_init(&task, task_append, 0);
    task_submit(&task, engine.writer); /* the queue is full */
    start_pool();
    while (atomic_load(&botpool_metrics(pool)->dropped) == 0) {
        pause_ms(2);
    }
    plug_out(&plug);
    task_wait(&task);
    wait_acted(1);
    cr_expect_eq(version_of(&game), 3);
}

/* ---- what happens meanwhile ---- */

static enum err resign(struct tx *tx, void *context) {
    struct play play = {.tx = tx, .problem = &engine.problem, .game_id = *(struct id *)context, .seat = -1};
    play.player = engine.players[0];
    enum err err = play_resign(&play);
    play_release(&play);
    return err;
}

struct resignation_job {
    struct job job; /* first */
    struct id game;
};

static enum err run_resignation(struct job *job, struct tx *tx) {
    return resign(tx, &((struct resignation_job *)job)->game);
}

static void resignation_done(struct job *job) {
    cr_expect_eq(job->err, OK);
}

Test(botpool, drops_an_action_for_a_game_that_has_moved_on, .init = set_up, .fini = tear_down) {
    struct id game = sit("minimax 0", "{}");
    static struct resignation_job resignation_job;
    struct plug plug;
    plug_in(&plug, engine.writer);
    resignation_job = (struct resignation_job){.job = {.run = run_resignation, .done = resignation_done}, .game = game};
    must(writer_submit(engine.writer, &resignation_job.job)); /* before the bot has even been asked */
    start_pool();
    while (writer_pending(engine.writer) < 3) { /* the plug, the resignation, the secret */
        pause_ms(2);
    }
    plug_out(&plug);
    while (atomic_load(&botpool_metrics(pool)->dropped) == 0) {
        pause_ms(2);
    }
    cr_expect_eq(status_of(&game), GAME_FINISHED);
    cr_expect_eq(acted(), 0);
    cr_expect_eq(atomic_load(&botpool_metrics(pool)->failed), 0);
}

Test(botpool, stops_thinking_when_the_game_moves_on, .init = set_up, .fini = tear_down) {
    (void)sit("0 genetic", hard);
    start_pool();
    played(engine_act(&engine, 0, "secret", hard_secret));
    while (atomic_load(&botpool_metrics(pool)->waiting) > 0) { /* until it thinks */
        pause_ms(1);
    }
    played(engine_play(&engine, 0, play_resign));
    struct id game = engine.game;
    while (atomic_load(&botpool_metrics(pool)->dropped) == 0 && acted() == 0) {
        pause_ms(2);
    }
    cr_expect_eq(status_of(&game), GAME_FINISHED);
}

Test(botpool, goes_on_after_a_stop_in_the_middle_of_a_thought, .init = set_up, .fini = tear_down) {
    struct id game = sit("0 genetic", hard);
    start_pool();
    played(engine_act(&engine, 0, "secret", hard_secret));
    service->stop(service);
    int64_t version = version_of(&game);
    uint64_t before = acted();
    engine_stop_writer(&engine);
    service->free(service);
    observe(1000);
    wait_acted(1);
    cr_expect_gt(version_of(&game), before == 0 ? version : version - 1);
}

Test(botpool, keeps_a_committed_secret_over_a_restart, .init = set_up, .fini = tear_down) {
    struct id game = sit("minimax 0", "{'secret':'committed','max_guesses':2}");
    start_pool();
    wait_acted(1);
    refused(engine_act(&engine, 0, "guess", "{'code':'1111'}"), OK);
    wait_acted(2);
    service->stop(service);
    refused(engine_act(&engine, 0, "guess", "{'code':'2222'}"), OK);
    engine_stop_writer(&engine);
    service->free(service);
    observe(1000); /* it answers, and reveals what it had committed to */
    wait_acted(2);
    cr_expect_eq(status_of(&game), GAME_ROUND_OVER);
}

/* As a commit in doubt may have been. */
Test(botpool, finds_games_that_come_to_light_when_the_database_is_opened_anew, .init = set_up, .fini = tear_down) {
    const struct listener listener = engine.listeners[0];
    start_pool();
    pause_ms(200); /* for the first search */
    engine.listeners[0] = (struct listener){.context = NULL};
    (void)sit("minimax 0", "{}");
    engine.listeners[0] = listener;
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    wait_acted(1);
}

/* ---- a log that is damaged, a bot that is gone ---- */

Test(botpool, leaves_a_bot_alone_that_this_program_does_not_have, .init = set_up, .fini = tear_down) {
    struct id game = sit("minimax 0", "{}");
    engine_stop_writer(&engine);
    database_sql(engine.database.path, "DROP TRIGGER IF EXISTS event_is_kept");
    database_sql(engine.database.path, "UPDATE event SET body = replace(body, '\"minimax\"', '\"maximin\"')");
    engine_restart(&engine);
    service->free(service);
    make_pool(10);
    engine.listeners[0] = service->listener;
    engine_stop_writer(&engine);
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    start_pool();
    pause_ms(100);
    cr_expect_eq(acted(), 0);
    cr_expect_eq(version_of(&game), 2);
}
