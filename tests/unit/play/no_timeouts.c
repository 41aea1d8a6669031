/* SPDX-License-Identifier: Apache-2.0 */
/* Games in which nobody loses by time, whatever passes. */
#include <string.h>
#include <time.h>

#include "game/time_control.h"
#include "play/play.h"
#include "support/bell.h"
#include "support/engine.h"
#include "util/timestamp.h"

static struct engine engine;

static void set_up(void) {
    bell_install();
    engine_open(&engine);
}

static void tear_down(void) {
    engine_end(&engine);
}

TestSuite(no_timeouts, .init = set_up, .fini = tear_down);

Test(no_timeouts, no_clock_can_be_agreed_where_nobody_loses_by_time) {
    const struct time_control time_control = {.turn_seconds = 1};
    struct engine_table table = {.ruleset = "bell", .time_control = time_control};
    played(engine_create(&engine, &(struct engine_table){.ruleset = "bell"}));
    const struct game *game = engine_game(&engine);
    cr_expect_eq(time_control_check(&time_control, game->config, "/clock", &engine.problem), ERR_INVALID_VALUE);
    cr_expect_eq(time_control_check(&(struct time_control){0}, game->config, "/clock", &engine.problem), OK);
    cr_expect_eq(engine_create(&engine, &table), ERR_CORRUPT, "and no log has one");
}

static enum err expire(struct play *play) {
    return play_expire(play);
}

/* Where nothing is due it is left lying like others. */
Test(no_timeouts, who_plays_alone_and_leaves_it_lying_loses_nothing_by_it) {
    const struct engine_table table = {.ruleset = "bell", .options = "{'ready':0,'rounds':null}"};
    played(engine_create(&engine, &table));
    (void)nanosleep(&(struct timespec){.tv_sec = IDLE_MS_MIN / 1000, .tv_nsec = 5000000}, NULL);
    played(engine_play(&engine, 0, expire));
    char kinds[100];
    engine_kinds(&engine, kinds, sizeof kinds);
    cr_expect_str_eq(kinds, "created round aborted");
}

Test(no_timeouts, the_deadline_that_is_told_is_the_games_own) {
    const struct engine_table table = {.ruleset = "bell", .options = "{'bell':60000,'grace':1500}"};
    played(engine_create(&engine, &table));
    played(engine_act(&engine, 0, "ready", "{}"));
    int64_t put = engine_game(&engine)->updated_at;
    char expected[TIMESTAMP_SIZE];
    timestamp_format(expected, put + 61500);
    json_t *view = engine_view(&engine, 0);
    cr_expect_str_eq(json_string_value(json_object_get(json_object_get(view, "turn"), "deadline")), expected);
    json_decref(view);
}
