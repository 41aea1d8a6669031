/* SPDX-License-Identifier: Apache-2.0 */
/* The list of families, look-ups in it, what views of events share, and configs with several owners. */
#include "rules/family.h"

#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "rules/brought.h"

Test(families, every_ruleset_is_found_by_its_id_and_belongs_to_its_family) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            const struct family *family = NULL;
            cr_expect_eq(family_find_preset(&family, preset->id, strlen(preset->id)), preset);
            cr_expect_eq(family, families[f]);
        }
    }
}

Test(families, the_five_code_breaking_rulesets_are_there) {
    static const char *const ids[] = {"bulls-and-cows", "mastermind", "super-mastermind", "mini-mastermind",
                                      "number-guess"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        const struct family *family = NULL;
        cr_assert_not_null(family_find_preset(&family, ids[i], strlen(ids[i])), "%s", ids[i]);
        cr_expect_str_eq(family->name, "codebreaking");
    }
}

Test(families, the_three_rulesets_of_line_games_are_there) {
    static const char *const ids[] = {"tic-tac-toe", "gomoku", "line"};
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        const struct family *family = NULL;
        cr_assert_not_null(family_find_preset(&family, ids[i], strlen(ids[i])), "%s", ids[i]);
        cr_expect_str_eq(family->name, "line");
    }
}

Test(families, an_id_counts_only_whole) {
    const struct family *family = NULL;
    cr_expect_null(family_find_preset(&family, "mastermind", 6));
    cr_expect_null(family_find_preset(&family, "Mastermind", 10));
    cr_expect_null(family_find_preset(&family, "chess", 5));
    cr_expect_null(family_find_preset(&family, "", 0));
    cr_expect_null(family, "nothing is written when there is none");
    cr_expect_not_null(family_find_preset(&family, "mastermind-and-more", 10), "the length ends the id");
}

Test(families, an_action_is_found_by_the_kind_of_its_event) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t a = 0; a < families[f]->action_count; a++) {
            const struct action_def *action = &families[f]->actions[a];
            cr_expect_eq(family_find_action(families[f], family_find_event(families[f], action->event)), action);
        }
        cr_expect_null(family_find_action(families[f], EVENT_RESIGNED));
        cr_expect_null(family_find_action(families[f], EVENT_UNKNOWN));
        cr_expect_eq(family_find_event(families[f], "no-such-kind"), EVENT_UNKNOWN);
    }
}

Test(families, ids_of_rulesets_and_kinds_of_actions_are_unique) {
    for (size_t f = 0; families[f] != NULL; f++) {
        cr_expect_leq(families[f]->action_count, (size_t)ACTIONS_MAX);
        for (size_t a = 0; a < families[f]->action_count; a++) {
            for (size_t b = 0; b < a; b++) {
                cr_expect_str_neq(families[f]->actions[a].event, families[f]->actions[b].event);
            }
            cr_expect_eq(family_find_event(NULL, families[f]->actions[a].event), EVENT_UNKNOWN, "the engine has it");
        }
        const struct brought_def *brought = families[f]->brought;
        cr_expect(!families[f]->seeded || brought != NULL, "client seeds are brought to it");
        cr_expect(brought == NULL || family_find_event(families[f], brought->word) == EVENT_BROUGHT);
        cr_expect(brought == NULL || family_find_event(NULL, brought->word) == EVENT_UNKNOWN, "the engine has it");
        cr_expect_eq(family_find_event(families[f], "brought"), EVENT_UNKNOWN, "no log has it by this word");
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            const char *id = families[f]->presets[p].id;
            const struct family *first = NULL;
            cr_expect_eq(family_find_preset(&first, id, strlen(id)), &families[f]->presets[p], "%s twice", id);
        }
    }
}

/* To a client a problem is its name: where families share one it must be the same. */
Test(families, problems_of_one_name_have_one_status_and_title_and_none_is_the_services) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->problem_count; p++) {
            const struct problem_def *problem = &families[f]->problems[p];
            cr_expect(problem->status >= 400 && problem->status < 500 && strlen(problem->meaning) > 0 &&
                          strlen(problem->err) > 0 && strlen(problem->title) > 0,
                      "%s", problem->name);
            for (int err = OK + 1; err < ERR_COUNT; err++) {
                cr_expect_str_neq(problem->name, err_def((enum err)err)->name);
                cr_expect_str_neq(problem->err, err_name((enum err)err));
            }
            for (size_t g = 0; g < f; g++) {
                for (size_t q = 0; q < families[g]->problem_count; q++) {
                    const struct problem_def *other = &families[g]->problems[q];
                    cr_expect(strcmp(problem->name, other->name) != 0 ||
                                  (problem->status == other->status && strcmp(problem->title, other->title) == 0),
                              "%s of %s and %s", problem->name, families[f]->name, families[g]->name);
                }
            }
        }
    }
}

Test(families, a_config_lives_until_its_last_reference_is_released) {
    struct play play;
    play_open(&play, "mastermind", NULL, -1);
    cr_expect_eq(atomic_load(&play.config->references), 1);
    const struct config *second = config_ref(play.config);
    cr_expect_eq(second, play.config);
    cr_expect_eq(atomic_load(&play.config->references), 2);
    config_release(second);
    cr_expect_eq(atomic_load(&play.config->references), 1);
    cr_expect_str_eq(play.config->preset->id, "mastermind");
    play_close(&play);
}

Test(families, of_a_recorded_body_only_the_members_named_are_shown) {
    static const char *const names[] = {"a", "b", "z", NULL};
    static const char *const one[] = {"a", NULL};
    json_t *body = play_json("{'a':1,'b':[2],'hidden':3}");
    cr_expect(play_is(family_show_members(body, names), "{'a':1,'b':[2]}"));
    cr_expect(play_is(family_show_members(body, one), "{'a':1}"));
    cr_expect(play_is(family_show_members(body, &one[1]), "{}"));
    json_decref(body);
    body = play_json("{'b':2}");
    json_t *whole = family_show_members(body, names);
    cr_expect_eq(whole, body, "where nothing is hidden, nothing is copied");
    json_decref(whole);
    json_decref(body);
}
