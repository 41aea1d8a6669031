/* SPDX-License-Identifier: Apache-2.0 */
/* Configs: each set of options is resolved once, shared, and outlives its place in the table. */
#include "game/config_cache.h"

#include <pthread.h>
#include <stdio.h>

#include "support/engine.h"
#include "util/json.h"

static struct config_cache *configs;

static void open_configs(void) {
    configs = config_cache_create();
}

static void close_configs(void) {
    config_cache_free(configs);
}

TestSuite(config_cache, .init = open_configs, .fini = close_configs, .timeout = 60);

static enum err try_find(const struct config **out, const char *ruleset, const char *options, int opponents,
                         struct problem *problem) {
    json_t *given = options == NULL ? NULL : engine_json(options);
    struct setup setup = {.options = given, .opponents = opponents};
    problem_clear(problem);
    enum err err = config_cache_find(out, configs, ruleset, strlen(ruleset), &setup, problem);
    json_decref(given);
    return err;
}

static const struct config *find(const char *ruleset, const char *options, int opponents) {
    const struct config *config = NULL;
    struct problem problem;
    enum err err = try_find(&config, ruleset, options, opponents, &problem);
    cr_assert(err == OK, "%s", problem.detail);
    return config;
}

static int references(const struct config *config) {
    return atomic_load(&((struct config *)config)->references);
}

Test(config_cache, the_same_wishes_give_the_same_config) {
    const struct config *first = find("mastermind", "{'rounds':4}", 1);
    const struct config *second = find("mastermind", "{'rounds':4}", 1);
    cr_expect(first == second && references(first) == 3); /* two of ours, one of the table's */
    cr_expect(first->rounds == 4 && first->seats == 2);
    config_release(first);
    config_release(second);
}

Test(config_cache, no_options_are_the_same_as_none_of_them) {
    const struct config *first = find("mastermind", NULL, 0);
    const struct config *second = find("mastermind", "{}", 0);
    cr_expect(first == second);
    config_release(first);
    config_release(second);
}

Test(config_cache, other_wishes_give_another_config) {
    const struct config *all[] = {find("mastermind", "{}", 0), find("mastermind", "{}", 1), find("mastermind", "{}", 2),
                                  find("bulls-and-cows", "{}", 0), find("mastermind", "{'rounds':2}", 0)};
    for (size_t i = 0; i < 5; i++) {
        for (size_t k = 0; k < i; k++) {
            cr_expect(all[i] != all[k]);
        }
    }
    for (size_t i = 0; i < 5; i++) {
        config_release(all[i]);
    }
}

Test(config_cache, a_config_carries_its_options_as_text) {
    const struct config *config = find("mastermind", "{'rounds':4}", 1);
    json_t *options = json_loads(config->options_text, 0, NULL);
    cr_expect(options != NULL && json_equal(options, config->options));
    json_decref(options);
    config_release(config);
}

Test(config_cache, what_cannot_be_is_refused_each_time_and_leaves_nothing) {
    const struct config *config = NULL;
    struct problem problem;
    for (int i = 0; i < 2; i++) {
        expect_err(try_find(&config, "chess", "{}", 0, &problem), ERR_INVALID_VALUE);
        cr_expect_str_eq(problem.points[0].pointer, "/ruleset");
        expect_err(try_find(&config, "mastermin", "{}", 0, &problem), ERR_INVALID_VALUE);
        expect_err(try_find(&config, "mastermind", "{'length':0}", 0, &problem), ERR_INVALID_VALUE);
        cr_expect_str_eq(problem.points[0].pointer, "/options/length");
        expect_err(try_find(&config, "mastermind", "{'rounds':3}", 1, &problem), ERR_INVALID_VALUE);
    }
    cr_expect(config == NULL);
}

/* More sets of options than the table has places. */
static const struct config *make_one_of_many(int number) {
    char options[64];
    (void)snprintf(options, sizeof options, "{'rounds':%d}", number + 1);
    return find("mastermind", options, 0);
}

Test(config_cache, a_config_that_was_pushed_out_lives_on_with_whoever_has_it) {
    enum { MANY = 1000 };
    static const struct config *held[MANY];
    for (int i = 0; i < MANY; i++) {
        held[i] = make_one_of_many(i);
    }
    int alone = 0;
    for (int i = 0; i < MANY; i++) {
        cr_expect(held[i]->rounds == i + 1 && references(held[i]) >= 1);
        alone += references(held[i]) == 1;
    }
    cr_expect(alone >= MANY - 256);
    for (int i = 0; i < MANY; i++) {
        config_release(held[i]);
    }
}

enum { THREADS = 4, TURNS = 2000, KINDS = 600 };

static void *find_again_and_again(void *context) {
    int *wrong = context;
    for (int i = 0; i < TURNS; i++) {
        int number = (i * 31) % KINDS;
        const struct config *config = make_one_of_many(number);
        *wrong += config->rounds != number + 1;
        config_release(config);
    }
    return NULL;
}

Test(config_cache, many_threads_get_what_they_asked_for) {
    pthread_t threads[THREADS];
    int wrong[THREADS] = {0};
    for (int i = 0; i < THREADS; i++) {
        cr_assert(pthread_create(&threads[i], NULL, find_again_and_again, &wrong[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++) {
        (void)pthread_join(threads[i], NULL);
        cr_expect(wrong[i] == 0);
    }
}

Test(config_cache, freeing_none_is_fine) {
    config_cache_free(NULL);
}

Test(config_cache, options_of_a_program_that_knew_fewer_are_the_same_where_the_others_are_as_they_are_left_out) {
    const struct config *config = find("mastermind", "{'hints':false,'max_guesses':9}", 1);
    static const struct {
        const char *options;
        bool same;
    } cases[] = {{"{'max_guesses':9}", true},
                 {"{'length':4,'max_guesses':9,'scoring':'rounds'}", true},
                 {"{'max_guesses':9,'hints':true}", false},
                 {"{}", false},
                 {"{'max_guesses':0}", false}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        json_t *options = engine_json(cases[i].options);
        cr_expect_eq(config_cache_is_same(configs, config, options), cases[i].same, "%s", cases[i].options);
        json_decref(options);
    }
    json_t *resolved = json_deep_copy(config->options);
    cr_expect(config_cache_is_same(configs, config, resolved));
    cr_expect_not(config_cache_is_same(configs, config, NULL));
    json_decref(resolved);
    config_release(config);
}
