/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is told of the lobby: by states of a game before and after a batch, and by a cursor into what has changed.
 */
#include "live/lobby.h"

#include "live/watchers.h"
#include "support/engine.h"

static struct engine engine;
static struct watchers *watchers;
static struct lobby *lobby;
static struct watch watch;
static int told;
static int64_t cursor;

static void note_told(struct watch *own) {
    (void)own;
    told++;
}

static void come(void) {
    watch = (struct watch){.key = lobby_key(), .changed = note_told};
    watchers_add(watchers, &watch);
    cursor = lobby_cursor(lobby);
}

static void open_lobby(void) {
    engine_open(&engine);
    watchers = watchers_create();
    lobby = lobby_create(watchers);
    told = 0;
    come();
}

static void close_lobby(void) {
    watchers_remove(watchers, &watch);
    lobby_free(lobby);
    watchers_free(watchers);
    engine_close(&engine);
}

TestSuite(lobby, .init = open_lobby, .fini = close_lobby, .timeout = 60);

static void tell(const struct change_note *changes, size_t count) {
    const struct listener listener = lobby_listener(lobby);
    listener.changed(listener.context, changes, count);
}

static void tell_of(const struct game *game, const struct game *before) {
    tell(
        &(struct change_note){
            .kind = CHANGE_GAME, .id = game->id, .version = game->version, .game = game, .before = before},
        1);
}

/* What a reader is told next, and nothing else is. */
static bool reads(const struct game *game, bool is_open) {
    struct lobby_change changes[2];
    size_t count = 0;
    return lobby_read(changes, &count, 2, lobby, &cursor) && count == 1 && id_equal(&changes[0].game, &game->id) &&
           changes[0].is_open == is_open && changes[0].ruleset == game->config->preset;
}

static bool reads_nothing(void) {
    struct lobby_change change;
    size_t count = 0;
    return lobby_read(&change, &count, 1, lobby, &cursor) && count == 0;
}

/* Games of the engine as they were at one time, owned. */
static struct game *now(void) {
    return game_ref(engine_game(&engine));
}

/* A public game of three, and what it is after one has joined, and after both. */
struct story {
    struct game *open, *joined, *full;
};

static void play(struct story *out) {
    played(engine_create(&engine, &(struct engine_table){.seats = "0 - -", .is_public = true}));
    out->open = now();
    played(engine_join(&engine, 1, engine_game(&engine)->join_code, -1));
    out->joined = now();
    played(engine_join(&engine, 2, engine_game(&engine)->join_code, -1));
    out->full = now();
}

static void end(struct story *story) {
    game_release(story->open);
    game_release(story->joined);
    game_release(story->full);
}

Test(lobby, a_public_game_comes_changes_and_leaves) {
    struct story story;
    play(&story);
    tell_of(story.open, NULL);
    cr_expect(reads(story.open, true));
    tell_of(story.joined, story.open);
    cr_expect(reads(story.joined, true));
    tell_of(story.full, story.joined);
    cr_expect(reads(story.full, false));
    tell_of(story.full, story.full);
    cr_expect(reads_nothing(), "what is played is nothing to the lobby");
    cr_expect_eq(told, 3);
    end(&story);
}

Test(lobby, private_games_and_those_without_a_free_seat_are_none_of_it) {
    const struct engine_table tables[] = {
        {.seats = "0 -"}, {.seats = "0 1?", .is_public = true}, {.seats = "0", .is_public = true}};
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        played(engine_create(&engine, &tables[i]));
        tell_of(engine_game(&engine), NULL);
    }
    tell(&(struct change_note){.kind = CHANGE_PLAYER, .id = engine.players[0]}, 1);
    cr_expect(reads_nothing());
    cr_expect_eq(told, 0);
}

Test(lobby, of_a_game_only_the_newest_change_is_told) {
    struct story story;
    struct lobby_change changes[2];
    size_t count = 0;
    play(&story);
    tell_of(story.open, NULL);
    tell_of(story.joined, story.open);
    cr_expect(reads(story.joined, true));
    tell_of(story.full, story.joined);
    cursor = 0;
    cr_expect(lobby_read(changes, &count, 2, lobby, &cursor) && count == 1 && !changes[0].is_open);
    end(&story);
}

Test(lobby, nothing_is_noted_while_nobody_watches) {
    struct story story;
    play(&story);
    watchers_remove(watchers, &watch);
    tell_of(story.open, NULL);
    come();
    cr_expect_eq(cursor, 0);
    cr_expect(reads_nothing());
    tell_of(story.full, story.joined);
    cr_expect(reads(story.full, false));
    end(&story);
}

Test(lobby, a_reader_for_whom_too_much_has_happened_is_told_so) {
    struct story story;
    struct game copy;
    play(&story);
    int64_t late = cursor;
    for (int i = 0; i < LOBBY_CHANGES_KEPT + 1; i++) {
        copy = *story.full; /* never open: its seats are behind it, and are not looked at */
        copy.id = sample_id(i);
        tell_of(&copy, story.open);
        if (i == 0) {
            late = lobby_cursor(lobby);
        }
    }
    struct lobby_change change;
    size_t count = 1;
    cr_expect_not(lobby_read(&change, &count, 1, lobby, &cursor));
    cr_expect_eq(count, 0);
    cr_expect(lobby_read(&change, &count, 1, lobby, &late) && count == 1, "all that is kept can be read");
    const struct id second = sample_id(1);
    cr_expect(id_equal(&change.game, &second));
    end(&story);
}

Test(lobby, when_anything_may_have_changed_everybody_begins_anew) {
    struct lobby_change change;
    size_t count = 1;
    tell(&(struct change_note){.kind = CHANGE_ALL}, 1);
    cr_expect_eq(told, 1);
    cr_expect_not(lobby_read(&change, &count, 1, lobby, &cursor));
    cursor = lobby_cursor(lobby);
    cr_expect(reads_nothing());
}
