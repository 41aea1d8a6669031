/* SPDX-License-Identifier: Apache-2.0 */
/* What the table of events says, held against the fold and against what the log has. */
#include "game/event_def.h"

#include <string.h>

#include <criterion/criterion.h>

#include "store/webhooks.h"
#include "support/engine.h"

static struct engine engine;

static void set_up(void) {
    engine_open(&engine);
    engine_sit(&engine, "bulls-and-cows", NULL, 2);
}

static void tear_down(void) {
    engine_close(&engine);
}

TestSuite(event_def, .init = set_up, .fini = tear_down, .timeout = 60);

/* Is an event that this seat is said to have done refused as nothing that it does? */
static bool is_refused(enum event_kind kind, int seat) {
    const struct game *game = engine_game(&engine);
    json_t *body = json_object();
    const struct event event = {game->version + 1, game->updated_at, kind, seat, body};
    struct game *next = NULL;
    enum err err = game_fold(&next, game, &game->id, &event, engine.configs, &engine.problem);
    game_release(next);
    json_decref(body);
    return err == ERR_CORRUPT && strstr(engine.problem.detail, " does this.") != NULL;
}

Test(event_def, what_the_server_does_no_seat_does_and_the_other_way_round) {
    int servers = 0;
    int seats = 0;
    for (enum event_kind kind = EVENT_CREATED; kind < EVENT_FAMILY; kind++) {
        enum event_actor by = event_def(kind)->by;
        servers += by == BY_SERVER;
        seats += by == BY_SEAT;
        cr_expect_eq(is_refused(kind, 0), by == BY_SERVER, "%s", family_event_word(NULL, kind));
        cr_expect_eq(is_refused(kind, -1), by == BY_SEAT, "%s", family_event_word(NULL, kind));
        cr_expect_eq(is_refused(kind, 2), by != BY_EITHER, "%s", family_event_word(NULL, kind));
    }
    cr_expect(servers == 5 && seats == 6);
}

Test(event_def, an_event_of_no_kind_follows_nowhere) {
    const struct game *game = engine_game(&engine);
    for (int seat = -1; seat < 2; seat++) {
        json_t *body = json_object();
        const struct event event = {game->version + 1, game->updated_at, EVENT_UNKNOWN, seat, body};
        struct game *next = NULL;
        cr_expect_eq(game_fold(&next, game, &game->id, &event, engine.configs, &engine.problem), ERR_CORRUPT);
        cr_expect_null(next);
        json_decref(body);
    }
}

Test(event_def, a_kind_and_its_word_are_each_other_s) {
    for (enum event_kind kind = EVENT_CREATED; kind < EVENT_FAMILY; kind++) {
        cr_expect_eq(family_find_event(NULL, family_event_word(NULL, kind)), kind);
    }
    cr_expect_eq(family_find_event(NULL, "guess"), EVENT_UNKNOWN, "of a family, which nobody has named");
    cr_expect_eq(family_find_event(NULL, ""), EVENT_UNKNOWN);
    cr_expect_eq(family_find_event(NULL, "Created"), EVENT_UNKNOWN);
}

Test(event_def, results_are_published_with_the_end_of_a_round_and_of_a_game) {
    for (enum event_kind kind = EVENT_CREATED; kind <= EVENT_FAMILY; kind++) {
        cr_expect_eq(event_publishes(kind), kind == EVENT_ROUND_OVER || kind == EVENT_FINISHED);
        cr_expect((event_def(kind)->messages & WEBHOOK_GAME_EVENT) != 0, "every event is a message");
    }
}
