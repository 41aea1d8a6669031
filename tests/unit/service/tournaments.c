/* SPDX-License-Identifier: Apache-2.0 */
/* Tournaments at play, in a real database: what is written, who is disqualified, and what a restart goes on with. */
#include "service/tournaments.h"

#include <string.h>
#include <unistd.h>

#include "store/tournaments.h"
#include "support/bell.h"
#include "support/engine.h"
#include "support/gate.h"
#include "support/lanes.h"
#include "tournament/tournament.h"
#include "tournament/tournament_making.h"
#include "tournament/tournament_open.h"
#include "util/json.h"

static struct engine engine;
static struct tournaments *tournaments;
static struct service *service; /* the same */
static struct scheduler *scheduler;
static atomic_int told;

static void count_changes(void *context, const struct change_note *changes, size_t count) {
    (void)context;
    for (size_t i = 0; i < count; i++) {
        atomic_fetch_add(&told, changes[i].kind == CHANGE_TOURNAMENT);
    }
}

/* `minimax` is one that cheats from its third decision on, `genetic` one at once; the others are what they are. */
static atomic_int decisions;

static enum err cheat_later(struct move *out, const struct bot *bot, const struct observation *observation,
                            const struct bot_memory *memory, struct rng *rng, struct budget *budget) {
    const struct bot *honest = bot_find("codebreaking", "random", strlen("random"));
    if (bot->detail == NULL && atomic_fetch_add(&decisions, 1) < 40) {
        return honest->decide(out, honest, observation, memory, rng, budget);
    }
    *out = (struct move){.action = observation->config->family->actions, .body = json_pack("{s:s}", "code", "nothing")};
    return OK;
}

static const struct bot *find_bot(const char *family, const char *name, size_t length) {
    static const struct bot later = {.name = "minimax", .family = "codebreaking", .decide = cheat_later};
    static const struct bot at_once = {
        .name = "genetic", .family = "codebreaking", .decide = cheat_later, .detail = "now"};
    return strncmp(name, "minimax", length) == 0   ? &later
           : strncmp(name, "genetic", length) == 0 ? &at_once
                                                   : bot_find(family, name, length);
}

static void start(void) {
    const struct tournaments_options options = {.cache = engine.cache,
                                                .ids = &engine.ids,
                                                .db_url = engine.database.path,
                                                .scheduler = scheduler,
                                                .threads = 2,
                                                .find_bot = find_bot};
    must(tournaments_create(&tournaments, &options));
    service = tournaments_service(tournaments);
    engine.listeners[0] = service->listener;
    engine.listeners[1] = (struct listener){.changed = count_changes};
    engine_start_writer(&engine, ENGINE_QUEUE, ENGINE_BATCH);
    must(service->start(service, engine.writer));
}

static void stop(void) {
    service->stop(service);
    engine_stop_writer(&engine);
    service->free(service);
}

static void set_up(void) {
    engine_open(&engine);
    engine_stop_writer(&engine);
    atomic_store(&decisions, 0);
    scheduler = lanes_start(2);
    start();
}

static void tear_down(void) {
    stop();
    lanes_stop(scheduler);
    engine_close(&engine);
}

TestSuite(tournaments, .init = set_up, .fini = tear_down, .timeout = 60);

/* --- making one --- */

struct making {
    const char *ruleset, *format, *names; /* of bots, or players' numbers */
    int games, part;
    const char *more; /* further members of the first event, with single quotes; NULL = none */
    int master;       /* the number of a player, or -1 */
    struct id id;
    bool is_whole;
    char *text;
    struct tournament_making parts;
};

static json_t *body_of(const struct making *making) {
    json_t *entrants = json_array();
    const char *at = making->names;
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        json_t *entrant = *at >= '0' && *at <= '9'
                              ? json_pack("{s:s, s:b}", "player", engine.players[*at - '0'].text, "joined", 1)
                              : json_pack("{s:s#}", "bot", at, (int)length);
        json_array_append_new(entrants, entrant);
        at += length + (at[length] == ' ');
    }
    json_t *body = json_pack("{s:s, s:s, s:i, s:s, s:s, s:s, s:b, s:s, s:o}", "ruleset", making->ruleset, "format",
                             making->format, "games", making->games, "deal", "independent", "visibility", "public",
                             "seed", "unit", "seeded", 1, "creator", engine.players[0].text, "entrants", entrants);
    json_t *more = engine_json(making->more == NULL ? "{}" : making->more);
    json_object_update(body, more);
    json_decref(more);
    if (making->master >= 0) {
        json_object_set_new(body, "master", json_string(engine.players[making->master].text));
    }
    return body;
}

static enum err make(struct tx *tx, void *context) {
    struct making *making = context;
    if (making->text != NULL) {
        return tournament_make(&making->is_whole, tx, &making->parts, making->part); /* more of its rows */
    }
    making->id = tx_new_id(tx);
    json_t *body = body_of(making);
    making->text = json_text(body);
    must(tournament_create(&making->parts.tournament, &making->id, tx_now(tx), body));
    making->parts.body = making->text;
    making->parts.plan = "{}";
    json_decref(body);
    return tournament_make(&making->is_whole, tx, &making->parts, 0);
}

static struct id begin_as(struct making *making) {
    while (!making->is_whole) {
        must(engine_do(&engine, make, making));
        making->part++;
    }
    tournament_free(making->parts.tournament);
    free(making->text);
    return making->id;
}

static struct id begin_of(const char *ruleset, const char *format, const char *names, int games) {
    struct making making = {.ruleset = ruleset, .format = format, .names = names, .games = games, .master = -1};
    return begin_as(&making);
}

static struct id begin(const char *format, const char *names, int games) {
    return begin_of("bulls-and-cows", format, names, games);
}

/* --- looking at it --- */

struct seen {
    bool over;
    int64_t played, version;
    char winners[64];
};

static struct seen until_over(const struct id *id) {
    struct seen seen = {.over = false};
    while (!seen.over) {
        (void)usleep(2000);
        struct tournament_row row;
        struct arena arena;
        arena_init(&arena);
        must(tournament_get(&row, &arena, engine.reader, id));
        seen = (struct seen){.over = strcmp(row.status, "finished") == 0, .played = row.played, .version = row.version};
        (void)snprintf(seen.winners, sizeof seen.winners, "%s", row.winners == NULL ? "" : row.winners);
        arena_free(&arena);
    }
    return seen;
}

static struct tournament_entrant_row entrant(const struct id *id, int number) {
    struct tournament_entrant_row row;
    must(tournament_entrant_get(&row, engine.reader, id, number));
    return row;
}

static enum err count_event(void *context, const struct tournament_event_row *row) {
    int64_t *seq = context;
    cr_assert_eq(row->seq, *seq + 1);
    *seq = row->seq;
    return OK;
}

/* --- tests --- */

Test(tournaments, are_played_and_told_of) {
    struct id id = begin("round-robin", "random methodical random", 4);
    struct seen seen = until_over(&id);
    int64_t seq = 0;
    cr_expect_eq(seen.played, 12);
    must(tournament_event_read(engine.reader, &id, 0, INT64_MAX, 10000, count_event, &seq));
    cr_expect_eq(seq, seen.version);
    cr_expect_gt(atomic_load(&told), 0);
    cr_expect_gt(tournaments_metrics(tournaments)->games, 11);
}

Test(tournaments, disqualify_who_cheats_and_go_on_with_the_others) {
    struct id id = begin("all-play", "random minimax random", 30);
    struct seen seen = until_over(&id);
    struct tournament_entrant_row cheat = entrant(&id, 2);
    cr_expect_eq(seen.played, 30, "each game is there, whoever was at it");
    cr_expect_str_eq(cheat.status, "disqualified");
    cr_expect(cheat.totals.points == 0 && cheat.totals.games == 0 && cheat.rank == 3);
    cr_expect_null(strchr(seen.winners, '2'));
    cr_expect_eq(entrant(&id, 1).totals.games, 30);
}

Test(tournaments, of_two_cheats_who_is_not_caught_first_wins) {
    struct id id = begin("round-robin", "genetic genetic", 3);
    struct seen seen = until_over(&id);
    bool first = strcmp(entrant(&id, 1).status, "disqualified") == 0;
    bool second = strcmp(entrant(&id, 2).status, "disqualified") == 0;
    cr_expect(first != second, "what is not played nobody can cheat in");
    cr_expect_str_eq(seen.winners, first ? "[2]" : "[1]");
}

Test(tournaments, end_where_all_opponents_are_out) {
    static const char *const formats[] = {"knockout", "swiss", "round-robin", "all-play"};
    for (size_t i = 0; i < 4; i++) {
        struct id id = begin(formats[i], "genetic random genetic", 1);
        struct seen seen = until_over(&id);
        cr_expect_str_eq(seen.winners, "[2]", "%s: %s", formats[i], seen.winners);
    }
}

Test(tournaments, go_on_after_a_restart) {
    struct id id = begin("all-play", "random methodical random", 300);
    for (int i = 0; i < 5; i++) {
        (void)usleep(20000);
        stop();
        start();
    }
    struct seen seen = until_over(&id);
    int64_t seq = 0;
    cr_expect_eq(seen.played, 300);
    must(tournament_event_read(engine.reader, &id, 0, INT64_MAX, 10000, count_event, &seq));
    cr_expect_eq(seq, seen.version);
}

Test(tournaments, that_are_not_there_harm_nobody) {
    const struct change_note nothing = {.kind = CHANGE_TOURNAMENT, .id = sample_id(7), .version = 1};
    engine.listeners[0].changed(engine.listeners[0].context, &nothing, 1);
    struct id id = begin("all-play", "random random", 2);
    cr_expect_eq(until_over(&id).played, 2);
}

/* As a commit in doubt may have been. */
Test(tournaments, that_come_to_light_when_the_database_is_opened_anew_are_played) {
    const struct listener listener = engine.listeners[0];
    (void)usleep(200000); /* for the first search */
    engine.listeners[0] = (struct listener){.context = NULL};
    struct id id = begin("all-play", "random random", 2);
    engine.listeners[0] = listener;
    listener.changed(listener.context, &(struct change_note){.kind = CHANGE_ALL}, 1);
    cr_expect_eq(until_over(&id).played, 2);
}

/* --- heats with a master --- */

static struct id begin_heats(const char *ruleset, int master) {
    struct making making = {.ruleset = ruleset,
                            .format = "heats",
                            .names = "0 1 2",
                            .games = 1,
                            .more = "{'table': 4, 'advance': 1, 'title': 'Ringer'}",
                            .master = master};
    bell_install();
    engine.shared = true;
    return begin_as(&making);
}

static enum err note_game(void *context, const struct tournament_game_row *row) {
    *(struct id *)context = row->game;
    return OK;
}

/* Waits for a game of the tournament, and goes on with it. */
static const struct game *go_to_game(const struct id *tournament, int64_t number) {
    engine.game = (struct id){""};
    while (id_is_none(&engine.game)) { /* the suite's time-out says that it does not come */
        (void)usleep(2000);
        must(tournament_game_read(engine.reader, tournament, number, note_game, &engine.game));
    }
    return engine_game(&engine);
}

static void join_all(const struct game *game) {
    int count = game->seat_count;
    for (int i = 0; i < count; i++) {
        for (int player = 0; player < ENGINE_PLAYERS; player++) {
            if (id_equal(&engine.players[player], &engine_game(&engine)->seats[i].player)) {
                played(engine_join(&engine, player, NULL, -1));
            }
        }
    }
}

static enum err note_title(void *context, const struct title_row *row) {
    struct making *found = context;
    cr_expect(row->place == 1 && row->at > 0);
    cr_expect_str_eq(row->ruleset, "strict-bell");
    cr_expect_str_eq(row->title, "Ringer");
    found->id = row->tournament;
    found->part++;
    return OK;
}

Test(tournaments, of_heats_have_their_master_at_each_table_who_wins_nothing) {
    struct id id = begin_heats("strict-bell", 3);
    const struct game *game = go_to_game(&id, 1);
    cr_assert(game->seat_count == 4 && game->config->officials == seat_set_of(3));
    cr_assert(id_equal(&game->seats[3].player, &engine.players[3]) && game->seats[3].status == SEAT_INVITED);
    join_all(game);
    played(engine_act(&engine, 0, "ready", "{}"));
    played(engine_act(&engine, 1, "answer", "{}"));
    played(engine_play(&engine, 0, play_resign));
    played(engine_play(&engine, 2, play_resign));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[2]");
    struct making found = {.part = 0};
    must(tournament_list_titles(engine.reader, &engine.players[1], 10, note_title, &found));
    cr_expect(found.part == 1 && id_equal(&found.id, &id));
    must(tournament_list_titles(engine.reader, &engine.players[3], 10, note_title, &found));
    cr_expect_eq(found.part, 1, "the master holds no title");
}

Test(tournaments, of_heats_play_without_a_master_who_does_not_come) {
    struct id id = begin_heats("judged-bell", 3);
    (void)go_to_game(&id, 1);
    played(engine_join(&engine, 0, NULL, -1));
    played(engine_play(&engine, 3, play_decline));
    const struct game *game = go_to_game(&id, 2);
    cr_assert(game->seat_count == 3 && game->config->officials == 0);
    join_all(game);
    played(engine_play(&engine, 0, play_resign));
    played(engine_play(&engine, 1, play_resign));
    played(engine_act(&engine, 2, "ready", "{}"));
    played(engine_act(&engine, 2, "answer", "{}"));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[3]");
}

Test(tournaments, of_heats_that_cannot_do_without_the_master_are_drawn) {
    struct id id = begin_heats("strict-bell", 3);
    join_all(go_to_game(&id, 1));
    played(engine_act(&engine, 0, "ready", "{}"));
    played(engine_play(&engine, 3, play_resign));
    struct seen seen = until_over(&id);
    cr_expect_str_eq(seen.winners, "[1,2,3]", "%s", seen.winners);
    cr_expect(entrant(&id, 1).totals.games == 0, "nobody has forfeited what the master kept from being played");
}

/* --- places that come to nothing --- */

struct cancel_job {
    struct job job; /* first */
    struct id id;
    atomic_bool done;
};

static enum err cancel(struct job *job, struct tx *tx) {
    struct tournament_row row;
    struct arena arena;
    arena_init(&arena);
    must(tournament_get(&row, &arena, tx_read(tx), &((struct cancel_job *)job)->id));
    enum err err = tournament_cancel(tx, &row, "creator");
    arena_free(&arena);
    return err;
}

static void cancel_done(struct job *job) {
    atomic_store(&((struct cancel_job *)job)->done, true);
}

static int64_t count_places(void) {
    return database_number(engine.database.path, "SELECT count(*) FROM tournament_entrant WHERE place IS NOT NULL");
}

static const char *many_names(int count) {
    static char names[8192];
    size_t length = 0;
    for (int i = 0; i < count; i++) {
        length += (size_t)snprintf(names + length, sizeof names - length, "%s", i == 0 ? "random" : " random");
    }
    return names;
}

/* There are places for three jobs; the creator's change comes between the second and the last, which has the end. */
Test(tournaments, whoever_is_cancelled_while_places_are_written_has_none) {
    static struct cancel_job job = {.job = {.run = cancel, .done = cancel_done}};
    struct gate gate;
    stop();
    gate_install(&gate, engine.database.db);
    start();
    job.id = begin_of("tic-tac-toe", "knockout", many_names(2 * TOURNAMENT_ROWS_AT_ONCE + 10), 1);
    gate_hold(&gate, QUERY_UPDATE_TOURNAMENT);
    gate_wait(&gate);
    while (count_places() == 0) {
        gate_hold(&gate, QUERY_UPDATE_TOURNAMENT);
        gate_open(&gate);
        gate_wait(&gate);
    }
    must(writer_submit(engine.writer, &job.job));
    gate_open(&gate);
    while (!atomic_load(&job.done) || count_places() > 0) { /* the suite's time-out says that they stay */
        (void)usleep(2000);
    }
    cr_expect(job.job.err == OK, "%s", err_name(job.job.err));
    cr_expect_eq(database_number(engine.database.path, "SELECT count(*) FROM tournament WHERE status = 'cancelled'"),
                 1);
    while (database_number(engine.database.path, "SELECT rows_version < version FROM tournament") != 0) {
        (void)usleep(2000);
    }
    stop();
    gate_remove(&gate);
    start();
}
