/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Making the engine of the tests, and playing on it.
 */
#include "engine.h"

#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "play/bot_player.h"
#include "rules/yahtzee.h"
#include "store/event_index.h"

/* ---- opening and closing ---- */

static void add_players(struct engine *engine) {
    must(db_begin(engine->database.db));
    for (int i = 0; i < ENGINE_PLAYERS; i++) {
        engine->players[i] = id_make(&engine->ids, 1000 + i);
        struct player_row row = {.id = engine->players[i], .created_at = 1};
        (void)snprintf(row.name, sizeof row.name, "Player %d", i);
        must(player_insert(engine->database.db, &row));
    }
    must(db_commit(engine->database.db));
}

static void open_memory(struct engine *engine) {
    engine->configs = config_cache_create();
    engine->cache = cache_create((size_t)16 * 1024 * 1024, engine->configs);
    engine->names = names_create(64);
}

static void close_memory(struct engine *engine) {
    play_release(&engine->play);
    for (size_t i = 0; i < ENGINE_SHOWN; i++) {
        game_release(engine->shown[i]);
        engine->shown[i] = NULL;
    }
    cache_free(engine->cache);
    names_free(engine->names);
    config_cache_free(engine->configs);
}

void engine_start_writer(struct engine *engine, size_t queue_max, size_t batch_max) {
    const struct writer_options options = {.db = engine->database.db,
                                           .cache = engine->cache,
                                           .ids = &engine->ids,
                                           .queue_max = queue_max,
                                           .batch_max = batch_max,
                                           .listeners = engine->listeners,
                                           .listener_count = 2,
                                           .outages = engine->outages};
    if (!engine->database.db->keeps_tail) { /* as a server does, at its start alone */
        must(event_index_start(engine->database.db, NULL));
    }
    must(writer_start(&engine->writer, &options));
}

void engine_stop_writer(struct engine *engine) {
    writer_stop(engine->writer);
    engine->writer = NULL;
}

void engine_open(struct engine *engine) {
    *engine = (struct engine){.writer = NULL};
    database_open(&engine->database);
    engine->reader = database_connect(&engine->database, DB_READ);
    id_source_init(&engine->ids);
    add_players(engine);
    open_memory(engine);
    engine_start_writer(engine, ENGINE_QUEUE, ENGINE_BATCH);
}

void engine_close(struct engine *engine) {
    engine_stop_writer(engine);
    close_memory(engine);
    id_source_free(&engine->ids);
    db_close(engine->reader);
    database_close(&engine->database);
}

void engine_end(struct engine *engine) {
    must_hold(engine_is_clean(engine));
    engine_close(engine);
}

void engine_restart(struct engine *engine) {
    engine_stop_writer(engine);
    close_memory(engine);
    engine->play = (struct play){.before = NULL};
    open_memory(engine);
    engine_start_writer(engine, ENGINE_QUEUE, ENGINE_BATCH);
}

/* ---- jobs ---- */

struct waiting {
    struct job job; /* first */
    engine_work *work;
    void *context;
    sem_t done;
};

static enum err run_waiting(struct job *job, struct tx *tx) {
    struct waiting *waiting = (struct waiting *)job;
    return waiting->work(tx, waiting->context);
}

static void waiting_done(struct job *job) {
    (void)sem_post(&((struct waiting *)job)->done);
}

enum err engine_do(struct engine *engine, engine_work *work, void *context) {
    struct waiting waiting = {.job = {.run = run_waiting, .done = waiting_done}, .work = work, .context = context};
    cr_assert(sem_init(&waiting.done, 0, 0) == 0);
    must(writer_submit(engine->writer, &waiting.job));
    while (sem_wait(&waiting.done) != 0) {
    }
    (void)sem_destroy(&waiting.done);
    return waiting.job.err;
}

/* ---- plays ---- */

/* One play with its arguments. */
struct intent {
    struct engine *engine;
    enum err (*what)(struct play *play);
    const struct new_game *new_game;
    const struct action_def *action;
    const json_t *body;
    const char *join_code;
    struct bringing bringing;
    int wanted;
    bool joins, brings;
};

/* An action, examined first where it must be: what the server has its pool do. */
static enum err examine_and_act(struct tx *tx, struct play *play, const struct action_def *action, const json_t *body) {
    struct game *game = NULL;
    enum err err = tx_find_game(&game, tx, &play->game_id, play->problem);
    if (err != OK) {
        return err;
    }
    play->examined = 0;
    if (family_must_validate_async(game->config, action)) {
        err = play_validate_async(play, tx_configs(tx), game, action, body);
    }
    game_release(game);
    return err == OK ? play_act(play, action, body) : err;
}

static enum err carry_out(struct tx *tx, void *context) {
    struct intent *intent = context;
    struct play *play = &intent->engine->play;
    play_release(play); /* it may be run again */
    play->tx = tx;
    play->seat = -1;
    play->seq = 0;
    play->repeated = false;
    if (intent->new_game != NULL) {
        play->game_id = tx_new_id(tx);
        return play_create(play, intent->new_game);
    }
    if (intent->action != NULL) {
        return examine_and_act(tx, play, intent->action, intent->body);
    }
    if (intent->brings) {
        return play_bring(play, intent->bringing);
    }
    return intent->joins ? play_join(play, intent->join_code, intent->wanted, intent->bringing) : intent->what(play);
}

static void expect_nothing_happened(struct engine *engine, enum err err, int64_t events) {
    cr_expect(engine->problem.err == err, "%s", err_name(engine->problem.err));
    cr_expect(engine->problem.detail[0] != '\0');
    if (events >= 0) { /* of a game that was there before */
        cr_expect(engine_event_count(engine) == events);
    }
    if (events > 0) {
        engine_check(engine);
    }
}

static enum err play(struct engine *engine, int player, struct intent *intent) {
    play_release(&engine->play);
    problem_clear(&engine->problem);
    engine->play = (struct play){.problem = &engine->problem,
                                 .game_id = engine->game,
                                 .player = engine->players[player],
                                 .if_match = engine->if_match,
                                 .arrived_at = engine->arrived_at,
                                 .seat = -1};
    engine->if_match = (struct if_match){.given = false};
    engine->arrived_at = 0;
    intent->engine = engine;
    int64_t events = intent->new_game != NULL ? -1 : engine_event_count(engine);
    enum err err = engine_do(engine, carry_out, intent);
    if (intent->new_game != NULL && err == OK) {
        engine->game = engine->play.game_id;
    }
    if (engine->shared) {
        return err;
    }
    if (err != OK) {
        expect_nothing_happened(engine, err, events);
        return err;
    }
    cr_expect(engine->play.repeated == (engine_event_count(engine) == events));
    cr_expect(engine->play.seq > 0 && engine->play.members != NULL);
    cr_expect(engine_game(engine) == engine->play.after, "what was played is not what is read");
    engine_check(engine);
    return err;
}

/* Reads the words of a table's seats; returns who makes the game. */
static int read_seats(struct new_game *out, const struct engine *engine, const char *words) {
    int creator = -1;
    for (int seat = 0; *words != '\0'; seat++) {
        cr_assert(seat < SEATS_MAX);
        if (*words == '-') {
            out->seats[seat].status = SEAT_OPEN;
        } else if (*words >= 'a') {
            const struct bot *bot = bot_find("codebreaking", words, strcspn(words, " "));
            cr_assert(bot != NULL);
            out->seats[seat] = (struct seat){.player = bot_player_id(bot), .status = SEAT_JOINED};
            (void)snprintf(out->seats[seat].bot, BOT_NAME_SIZE, "%s", bot->name);
        } else {
            int player = *words - '0';
            bool invited = words[1] == '?';
            cr_assert(player >= 0 && player < ENGINE_PLAYERS);
            out->seats[seat] =
                (struct seat){.player = engine->players[player], .status = invited ? SEAT_INVITED : SEAT_JOINED};
            creator = !invited && creator < 0 ? player : creator;
        }
        words += strcspn(words, " ");
        words += strspn(words, " ");
    }
    cr_assert(creator >= 0);
    return creator;
}

static int count_words(const char *words) {
    int count = 1;
    for (const char *c = words; *c != '\0'; c++) {
        count += *c == ' ';
    }
    return count;
}

enum err engine_create(struct engine *engine, const struct engine_table *table) {
    const char *ruleset = table->ruleset == NULL ? "mastermind" : table->ruleset;
    const char *seats = table->seats == NULL ? "0" : table->seats;
    json_t *options = engine_json(table->options == NULL ? "{}" : table->options);
    struct setup setup = {.options = options, .opponents = count_words(seats) - 1};
    struct new_game new_game = {
        .is_public = table->is_public, .ranked = table->ranked, .time_control = table->time_control};
    enum err err =
        config_cache_find(&new_game.config, engine->configs, ruleset, strlen(ruleset), &setup, &engine->problem);
    json_decref(options);
    if (err != OK) {
        return err;
    }
    int creator = read_seats(&new_game, engine, seats);
    struct intent intent = {.new_game = &new_game};
    err = play(engine, creator, &intent);
    config_release(new_game.config);
    return err;
}

void engine_sit(struct engine *engine, const char *ruleset, const char *options, int seats) {
    static const char *const words[] = {"0", "0 -", "0 - -", "0 - - -", "0 - - - -"};
    const struct engine_table table = {.ruleset = ruleset, .options = options, .seats = words[seats - 1]};
    enum err err = engine_create(engine, &table);
    cr_assert(err == OK, "%s", engine->problem.detail);
    for (int player = 1; player < seats; player++) {
        char code[JOIN_CODE_LENGTH + 1];
        (void)snprintf(code, sizeof code, "%s", engine_game(engine)->join_code);
        err = engine_join(engine, player, code, -1);
        cr_assert(err == OK, "%s", engine->problem.detail);
    }
    cr_assert(engine_game(engine)->status == GAME_PLAYING);
}

enum err engine_join(struct engine *engine, int player, const char *join_code, int seat) {
    struct intent intent = {.joins = true, .join_code = join_code, .wanted = seat};
    return play(engine, player, &intent);
}

static struct bringing client_seed(const char *seed) {
    return (struct bringing){yahtzee_family.brought, seed, strlen(seed)};
}

enum err engine_join_with(struct engine *engine, int player, const char *join_code, const char *seed) {
    struct intent intent = {.joins = true, .join_code = join_code, .wanted = -1, .bringing = client_seed(seed)};
    return play(engine, player, &intent);
}

enum err engine_give_seed(struct engine *engine, int player, const char *seed) {
    struct intent intent = {.brings = true, .bringing = client_seed(seed)};
    return play(engine, player, &intent);
}

/* The form is checked before the writer hears of the action, as everywhere. */
enum err engine_act(struct engine *engine, int player, const char *kind, const char *body) {
    const struct config *config = engine_game(engine)->config;
    const struct action_def *action = family_find_action(config->family, family_find_event(config->family, kind));
    cr_assert(action != NULL, "%s", kind);
    json_t *value = engine_json(body);
    problem_clear(&engine->problem);
    enum err err = config->family->check_form(config, action, value, &engine->problem);
    if (err == OK) {
        struct intent intent = {.action = action, .body = value};
        err = play(engine, player, &intent);
    }
    json_decref(value);
    return err;
}

enum err engine_play(struct engine *engine, int player, enum err (*what)(struct play *play)) {
    struct intent intent = {.what = what};
    return play(engine, player, &intent);
}

/* ---- secrets ---- */

struct secret {
    char *out;
    int64_t after; /* events up to here are of earlier rounds */
};

static enum err note_secret(void *context, const struct event_row *row) {
    const struct secret *secret = context;
    json_t *body = json_loadb(row->body, row->body_length, 0, NULL);
    const char *dealt = json_string_value(json_object_get(json_object_get(body, "deal"), "secret"));
    const char *set = strcmp(row->kind, "secret") == 0 ? json_string_value(json_object_get(body, "code")) : NULL;
    if (dealt != NULL || set != NULL) {
        (void)snprintf(secret->out, SECRET_SIZE, "%s", dealt != NULL ? dealt : set);
    }
    json_decref(body);
    return OK;
}

void engine_secret(struct engine *engine, char out[static SECRET_SIZE]) {
    const struct game *game = engine_game(engine);
    struct secret secret = {.out = out};
    out[0] = '\0';
    must(event_log_read(engine->reader, &engine->game, game->round_seq - 1, 0, INT64_MAX, note_secret, &secret));
    cr_assert(out[0] != '\0', "the round has no secret");
}

static void guess(struct engine *engine, int player, const char *code) {
    char body[SECRET_SIZE + 16];
    (void)snprintf(body, sizeof body, "{'code':'%s'}", code);
    enum err err = engine_act(engine, player, "guess", body);
    cr_assert(err == OK, "%s", engine->problem.detail);
}

void engine_crack(struct engine *engine, int player) {
    char code[SECRET_SIZE];
    engine_secret(engine, code);
    guess(engine, player, code);
}

void engine_miss(struct engine *engine, int player) {
    char code[SECRET_SIZE];
    engine_secret(engine, code);
    size_t last = strlen(code) - 1;
    if (code[last] != code[0]) { /* two symbols change places: as legal as before, and another code */
        char first = code[0];
        code[0] = code[last];
        code[last] = first;
    } else {
        code[last] = code[0] == '1' ? '2' : '1';
    }
    guess(engine, player, code);
}
