/* SPDX-License-Identifier: Apache-2.0 */
/* What an export has of a deal: nothing that was not shown. */
#include "game/export.h"

#include <string.h>

#include "support/bell.h"
#include "support/engine.h"
#include "support/starve.h"

static struct engine engine;

static void set_up(void) {
    bell_install();
    engine_open(&engine);
}

static void tear_down(void) {
    engine_end(&engine);
}

TestSuite(export, .init = set_up, .fini = tear_down);

/* Whoever answers all is alone, so that each question is closed by the answer, and the next one follows. */
#define GAME "{'questions':3,'pause':0,'rounds':2}"

static enum err write_export(struct json_out *out) {
    json_out_init(out);
    return export_write(out, engine.reader, engine.configs, engine_game(&engine), engine.names, &engine.problem);
}

static json_t *exported(void) {
    struct json_out out;
    size_t length = 0;
    cr_assert_eq(write_export(&out), OK, "%s", engine.problem.detail);
    char *text = json_out_take(&out, &length);
    json_t *document = json_loadb(text, length, 0, NULL);
    cr_assert_not_null(document);
    free(text);
    return document;
}

/* How many words the n-th round of the document was dealt. */
static size_t words_of(const json_t *document, size_t round) {
    size_t i = 0;
    const json_t *event = NULL;
    json_array_foreach(json_object_get(document, "events"), i, event) {
        if (strcmp(json_string_value(json_object_get(event, "kind")), "round") == 0 && round-- == 0) {
            const json_t *deal = json_object_get(json_object_get(event, "body"), "deal");
            return json_array_size(json_object_get(deal, "words"));
        }
    }
    return SIZE_MAX;
}

static void play_to_the_second_round(void) {
    played(engine_create(&engine, &(struct engine_table){.ruleset = "bell", .options = GAME}));
    played(engine_act(&engine, 0, "ready", "{}"));
    for (int i = 0; i < 3; i++) {
        played(engine_act(&engine, 0, "answer", "{}"));
    }
    played(engine_play(&engine, 0, play_new_round));
    played(engine_act(&engine, 0, "ready", "{}"));
    played(engine_play(&engine, 0, play_resign));
}

Test(export, of_each_round_it_has_what_was_shown_and_follows_from_that) {
    struct export_verdict verdict;
    play_to_the_second_round();
    json_t *document = exported();
    cr_expect_eq(words_of(document, 0), 3);
    cr_expect_eq(words_of(document, 1), 1, "the round was given up at its first question");
    cr_expect_eq(words_of(document, 2), SIZE_MAX);
    cr_assert_eq(export_check_form(document, &engine.problem), OK, "%s", engine.problem.detail);
    cr_assert_eq(export_verify(&verdict, document, engine.configs, NULL, NULL), OK);
    cr_expect(verdict.valid, "%s", verdict.reason.detail);
    json_decref(document);
}

Test(export, without_memory_there_is_none) {
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator never fails");
    }
    play_to_the_second_round();
    const struct game *game = engine_game(&engine);
    json_decref(exported()); /* the names and the config are in memory now */
    bool starved = true;
    long failures = 0;
    for (long allowed = 0; starved; allowed += 7) {
        struct json_out out;
        json_out_init(&out);
        starve_after(allowed);
        enum err err = export_write(&out, engine.reader, engine.configs, game, engine.names, &engine.problem);
        starved = starve_end();
        cr_assert_eq(err == OK && !json_out_failed(&out), !starved, "with %ld allocations: %s", allowed, err_name(err));
        json_out_free(&out);
        failures += starved;
    }
    cr_expect_gt(failures, 5);
}
