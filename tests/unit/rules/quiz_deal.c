/* SPDX-License-Identifier: Apache-2.0 */
/* What a game takes of its sets, how it is drawn, and the proof that it was drawn before. */
#include "quiz_table.h"

#include <sodium.h>

#define FORMAT "{'general':'" SHELF_A "','subjects':['" SHELF_B "']}"

static void hash_hex(char out[static 65], const char *text, size_t length) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, (const unsigned char *)text, length);
    sodium_bin2hex(out, 65, hash, sizeof hash);
}

/* SHA-256(nonce LF secret), written apart from the program's own. */
static void commit(char out[static 65], const char *nonce, const char *secret) {
    size_t length = strlen(nonce) + 1 + strlen(secret);
    char *text = malloc(length + 1);
    cr_assert_not_null(text);
    (void)snprintf(text, length + 1, "%s\n%s", nonce, secret);
    hash_hex(out, text, length);
    free(text);
}

static const char *member(const json_t *object, const char *name) {
    const char *text = json_string_value(json_object_get(object, name));
    cr_assert_not_null(text, "%s", name);
    return text;
}

Test(quiz_deal, a_stint_has_a_question_for_six_seconds_at_least_and_for_two_at_the_most) {
    struct quiz_table table;
    quiz_table_open(&table, "mastermind-quiz", FORMAT, 4, 0);
    cr_expect_eq(json_integer_value(json_object_get(table.deal, "tie_break")), 20);
    /* 240 questions: four stints of 120 s have 60 each; of the other set 220 are left, four stints of 150 s have 55. */
    cr_expect(play_is(json_deep_copy(json_object_get(table.deal, "parts")), "[[60,60,60,60],[55,55,55,55]]"));
    const json_t *questions = json_object_get(table.deal, "questions");
    cr_assert_eq(json_array_size(questions), 480);
    for (size_t i = 0; i < 480; i++) {
        for (size_t k = 0; k < i; k++) {
            cr_assert_str_neq(member(json_array_get(questions, i), "dealt"),
                              member(json_array_get(questions, k), "dealt"), "no question is dealt twice");
        }
        cr_assert_eq(json_integer_value(json_object_get(json_array_get(questions, i), "set")),
                     i < 20 || i >= 260 ? 0 : 1);
    }
    quiz_table_close(&table);
}

Test(quiz_deal, every_question_of_a_set_is_drawn_as_often_as_any_other) {
    struct quiz_table table;
    int drawn[SHELF_QUESTIONS] = {0};
    struct need needs[NEEDS_MAX];
    cr_assert_eq(
        quiz_table_configure(&table, "quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':60}]}", 1, 0),
        OK);
    cr_assert_eq(quiz_family.needs(table.config, needs), 1);
    cr_expect_str_eq(needs[0].set, SHELF_A);
    cr_expect_eq(needs[0].version, 2);
    const struct quiz_set *sets[] = {shelf_find(SHELF_A)};
    const struct table round = {.round = 1, .leader = LEADER_SERVER, .rules = 1, .sets = sets};
    for (int i = 0; i < 200; i++) {
        json_t *deal = quiz_family.deal(table.config, &round, &table.rng);
        size_t k = 0;
        const json_t *entry = NULL;
        json_array_foreach(json_object_get(deal, "questions"), k, entry) {
            int number = 0;
            cr_assert_eq(sscanf(strstr(member(entry, "dealt"), "zq"), "zq%3d", &number), 1);
            drawn[number]++;
        }
        json_decref(deal);
    }
    for (int i = 0; i < SHELF_QUESTIONS; i++) { /* 50 of 200, with a deviation of 6.1 */
        cr_expect(drawn[i] > 20 && drawn[i] < 80, "%d: %d", i, drawn[i]);
    }
    quiz_table_close(&table);
}

/* What is dealt of SHELF_A where its questions have been met so often; the numbers in the order of dealing. */
static size_t deal_met(int numbers[static SHELF_QUESTIONS], struct quiz_table *table, const uint32_t *met) {
    struct quiz_set set = *shelf_find(SHELF_A);
    const struct quiz_set *sets[] = {&set};
    const struct table round = {.round = 1, .leader = LEADER_SERVER, .rules = 1, .sets = sets};
    set.met = met;
    json_t *deal = quiz_family.deal(table->config, &round, &table->rng);
    const json_t *questions = json_object_get(deal, "questions");
    size_t count = json_array_size(questions);
    cr_assert(count > 0 && count <= SHELF_QUESTIONS);
    for (size_t i = 0; i < count; i++) {
        cr_assert_eq(sscanf(strstr(member(json_array_get(questions, i), "dealt"), "zq"), "zq%3d", &numbers[i]), 1);
    }
    json_decref(deal);
    return count;
}

Test(quiz_deal, questions_met_before_are_drawn_where_the_others_do_not_suffice_and_the_least_met_first) {
    struct quiz_table table;
    uint32_t met[SHELF_QUESTIONS];
    int numbers[SHELF_QUESTIONS];
    int drawn[SHELF_QUESTIONS] = {0};
    cr_assert_eq(
        quiz_table_configure(&table, "quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':60}]}", 1, 0),
        OK);
    for (int i = 0; i < SHELF_QUESTIONS; i++) {
        met[i] = i < 40 ? 0 : i < 50 ? 1 : 7;
    }
    int met_at[60] = {0};
    for (int i = 0; i < 200; i++) {
        cr_assert_eq(deal_met(numbers, &table, met), 60);
        for (int k = 0; k < 60; k++) {
            drawn[numbers[k]]++;
            met_at[k] += met[numbers[k]] != 0;
        }
    }
    for (int i = 0; i < SHELF_QUESTIONS; i++) { /* of 190 that are alike ten are drawn: 10.5 of 200, deviation 3.2 */
        cr_expect(i < 50 ? drawn[i] == 200 : drawn[i] > 0 && drawn[i] < 32, "%d: %d", i, drawn[i]);
    }
    for (int k = 0; k < 60; k++) { /* as all are put, the place tells nothing: 66.7 of 200, deviation 6.7 */
        cr_expect(met_at[k] > 30 && met_at[k] < 104, "place %d: %d", k, met_at[k]);
    }
    quiz_table_close(&table);
}

Test(quiz_deal, tie_breaks_get_what_has_been_met_before_the_parts_do) {
    struct quiz_table table;
    uint32_t met[SHELF_QUESTIONS];
    int numbers[SHELF_QUESTIONS];
    cr_assert_eq(quiz_table_configure(&table, "quiz",
                                      "{'parts':[{'kind':'all','set':'" SHELF_A
                                      "','questions':10},{'kind':'chair','set':'" SHELF_A "','seconds':30}]}",
                                      2, 0),
                 OK);
    for (int i = 0; i < SHELF_QUESTIONS; i++) {
        met[i] = i % 8 != 0; /* thirty have not been met */
    }
    /* Twenty for tie-breaks, ten for all, five at the least for each stint, and with equal shares fifteen. */
    cr_assert_eq(deal_met(numbers, &table, met), 60);
    for (int i = 0; i < 60; i++) {
        bool is_part = i >= 20 && i < 30;
        bool is_stint = i >= 30 && (i - 30) % 15 < 5;
        cr_expect_eq(met[numbers[i]], !(is_part || is_stint || i < 10), "place %d", i);
    }
    quiz_table_close(&table);
}

Test(quiz_deal, what_has_been_met_comes_to_all_stints_alike) {
    struct quiz_table table;
    uint32_t met[SHELF_QUESTIONS];
    int numbers[SHELF_QUESTIONS];
    int fresh[2] = {0};
    cr_assert_eq(quiz_table_configure(&table, "quiz",
                                      "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':30}],'tie_break':false}",
                                      2, 0),
                 OK);
    for (int i = 0; i < SHELF_QUESTIONS; i++) {
        met[i] = i % 48 != 0; /* five have not been met */
    }
    cr_assert_eq(deal_met(numbers, &table, met), 30);
    for (int i = 0; i < 30; i++) {
        fresh[i / 15] += met[numbers[i]] == 0;
    }
    cr_expect(fresh[0] == 3 && fresh[1] == 2, "%d, %d", fresh[0], fresh[1]);
    quiz_table_close(&table);
}

Test(quiz_deal, what_was_put_had_been_committed_to_and_what_was_not_stays_a_leaf) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':30}],'ready_seconds':null}", 1, 0);
    char before[PROOF_HEX_SIZE];
    char after[PROOF_HEX_SIZE];
    cr_assert(quiz_family.commitment(before, table.state));
    cr_expect(play_is(quiz_family.proof(table.state), "null"));
    quiz_table_do(&table, 0, 0, "ready", "{}");
    quiz_table_right(&table, 1, 0);
    quiz_table_wait(&table, 100000);
    json_t *proof = quiz_family.proof(table.state);
    char again[65];
    commit(again, member(proof, "nonce"), member(proof, "secret"));
    cr_expect_str_eq(again, before);
    json_t *history = family_view_json(table.config, quiz_family.history, table.state, VIEWER_SPECTATOR);
    cr_assert_eq(json_array_size(history), 2);
    for (size_t i = 0; i < 2; i++) {
        const json_t *item = json_array_get(history, i);
        commit(again, member(item, "salt"), member(item, "dealt"));
        cr_expect_eq(strncmp(member(proof, "secret") + 65 * i, again, 64), 0,
                     "the leaves stand in the order of dealing");
    }
    /* The export folds to the same, and has nothing of the other thirteen. */
    json_t *redacted = quiz_family.redact_deal(table.deal, table.state);
    char *text = json_text(redacted);
    for (int i = 0; i < SHELF_QUESTIONS; i++) {
        char canary[8];
        (void)snprintf(canary, sizeof canary, "zq%03d", i);
        bool was_put = i == table.put[0].number || i == table.put[1].number;
        cr_expect_eq(strstr(text, canary) != NULL, was_put, "%s", canary);
    }
    struct table round = {.round = 1, .leader = LEADER_SERVER, .rules = 1, .at = table.began, .deal = redacted};
    struct state *state = NULL;
    cr_assert_eq(quiz_family.start(&state, table.config, &round, &table.problem), OK);
    cr_assert(quiz_family.commitment(after, state));
    cr_expect_str_eq(after, before);
    for (size_t i = 0; i < json_array_size(table.log); i++) {
        const json_t *entry = json_array_get(table.log, i);
        struct event event = {(int64_t)i + 1, json_integer_value(json_object_get(entry, "at")),
                              family_find_event(&quiz_family, member(entry, "kind")),
                              (int)json_integer_value(json_object_get(entry, "seat")), json_object_get(entry, "body")};
        struct state *next = NULL;
        cr_assert_eq(quiz_family.apply(&next, state, &event, &table.problem), OK, "%s", table.problem.detail);
        free(state);
        state = next;
    }
    json_t *other = quiz_family.proof(state);
    cr_expect(json_equal(other, proof));
    json_decref(other);
    free(state);
    free(text);
    json_decref(redacted);
    json_decref(history);
    json_decref(proof);
    quiz_table_close(&table);
}

/* Texts of questions in a state, by the letters that they begin with. */
static int count_texts(const struct state *state, size_t size) {
    const char *at = (const char *)state;
    const char *end = at + size;
    int count = 0;
    for (; (at = memmem(at, (size_t)(end - at), "\"zq", 3)) != NULL; at++) {
        count++;
    }
    return count;
}

Test(quiz_deal, redrawing_changes_what_is_hidden) {
    struct quiz_table table;
    struct state *other = NULL;
    quiz_table_open(&table, "quiz", "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':30}]}", 1, 0);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    cr_assert_eq(quiz_family.resample(&other, table.state, 0, &table.rng), OK);
    size_t size = quiz_family.size(table.state);
    cr_assert_eq(quiz_family.size(other), size);
    /* Fifteen were dealt, of which one is open; what is drawn for the others has these letters once in 676 times. */
    cr_expect_eq(count_texts(table.state, size), 15);
    cr_expect_leq(count_texts(other, size), 2);
    free(other);
    quiz_table_close(&table);
}

static bool is_refused(const char *ruleset, const char *options, int contenders, int officials, const char *pointer) {
    struct quiz_table table;
    enum err err = quiz_table_configure(&table, ruleset, options, contenders, officials);
    bool good = err == ERR_INVALID_VALUE && table.problem.point_count > 0 &&
                strcmp(table.problem.points[0].pointer, pointer) == 0;
    if (!good) {
        fprintf(stderr, "%s: %s %s\n", options, err_name(err),
                table.problem.point_count > 0 ? table.problem.points[0].pointer : table.problem.detail);
    }
    quiz_table_close(&table);
    return good;
}

#define PART(more) "{'parts':[{'kind':'chair','set':'" SHELF_A "'" more "}]}"

Test(quiz_deal, options_that_cannot_be_are_refused_where_they_stand) {
    cr_expect(is_refused("quiz", "{}", 1, 0, "/options/parts"));
    cr_expect(is_refused("quiz", "{'parts':[]}", 1, 0, "/options/parts"));
    cr_expect(is_refused("quiz", PART(",'seconds':4"), 1, 0, "/options/parts/0/seconds"));
    cr_expect(is_refused("quiz", PART(",'questions':4"), 1, 0, "/options/parts/0/questions"));
    cr_expect(is_refused("quiz", PART(",'order':'other'"), 1, 0, "/options/parts/0/order"));
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'quiz','set':'" SHELF_A "'}]}", 1, 0, "/options/parts/0/kind"));
    cr_expect(
        is_refused("quiz", "{'parts':[{'kind':'chair','set':'" SHELF_PRIVATE "'}]}", 1, 0, "/options/parts/0/set"));
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'chair','set':{'set':'" SHELF_A "','version':3}}]}", 1, 0,
                         "/options/parts/0/set"));
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','pause_seconds':null}]}", 2, 0,
                         "/options/parts/0/pause_seconds"));
    cr_expect(is_refused("quiz", "{'judge':'master','parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 2, 0,
                         "/options/judge"));
    cr_expect(is_refused("quiz", "{'reading':'aloud','parts':[{'kind':'all','set':'" SHELF_A "'}]}", 2, 1,
                         "/options/reading"));
    cr_expect(is_refused("quiz",
                         "{'reading':'aloud','judge':'automatic','parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 2, 1,
                         "/options/reading"));
    cr_expect(
        is_refused("quiz", "{'rounds':0,'parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 1, 0, "/options/rounds"));
    cr_expect(
        is_refused("quiz", "{'rounds':21,'parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 1, 0, "/options/rounds"));
    cr_expect(
        is_refused("quiz", "{'rounds':null,'parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 1, 0, "/options/rounds"));
    cr_expect(is_refused("quiz", "{'clock':1,'parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 1, 0, "/options/clock"));
    cr_expect(
        is_refused("quiz", "{'hints':true,'parts':[{'kind':'chair','set':'" SHELF_A "'}]}", 1, 0, "/options/hints"));
    cr_expect(is_refused("quiz", PART(""), 65, 0, "/opponents"));
    cr_expect(is_refused("quiz", PART(""), 0, 1, "/opponents"));
    cr_expect(is_refused("mastermind-quiz", FORMAT, 9, 0, "/opponents"));
    cr_expect(is_refused("mastermind-quiz", "{'general':'" SHELF_A "','subjects':['" SHELF_B "','" SHELF_B "']}", 3, 0,
                         "/options/subjects"));
    cr_expect(is_refused("mastermind-quiz", "{'general':'" SHELF_A "','subjects':['" SHELF_B "','" SHELF_B "']}", 1, 0,
                         "/options/subjects/1"));
    /* Two versions of one set. */
    cr_expect(is_refused("quiz",
                         "{'parts':[{'kind':'chair','set':{'set':'" SHELF_A
                         "','version':1}},{'kind':'chair','set':'" SHELF_A "'}]}",
                         1, 0, "/options/parts/1/set"));
}

Test(quiz_deal, a_reference_must_let_through_enough_for_itself_and_those_that_share_with_it) {
    struct quiz_table table;
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'all','set':'" SHELF_SMALL "','questions':4}]}", 1, 0,
                         "/options/parts/0/set"));
    static const char *const fits[] = {
        "{'parts':[{'kind':'all','set':'" SHELF_SMALL "','questions':3}]}",
        "{'parts':[{'kind':'all','set':{'set':'" SHELF_SMALL "','difficulty':['hard']},'questions':1},"
        "{'kind':'all','set':{'set':'" SHELF_SMALL "','difficulty':['easy']},'questions':2}]}",
    };
    for (size_t i = 0; i < 2; i++) {
        cr_expect_eq(quiz_table_configure(&table, "quiz", fits[i], 1, 0), OK, "%s", table.problem.detail);
        quiz_table_close(&table);
    }
    /* Rivers and easy share one question: neither has enough for both. */
    cr_expect(is_refused("quiz",
                         "{'parts':[{'kind':'all','set':{'set':'" SHELF_SMALL
                         "','categories':['Rivers']},'questions':1},"
                         "{'kind':'all','set':{'set':'" SHELF_SMALL "','difficulty':['easy']},'questions':2}]}",
                         1, 0, "/options/parts/0/set"));
    /* 20 for tie-breaks are taken of the last part's set. */
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'all','set':'" SHELF_SMALL "','questions':1}]}", 2, 0,
                         "/options/parts/0/set"));
}

/* Whatever is drawn must fit into one event of the log. */
Test(quiz_deal, a_game_whose_least_could_be_larger_than_a_deal_is_refused_when_it_is_made) {
    struct quiz_table table;
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'all','set':'" SHELF_LARGE "','questions':20}]}", 1, 0,
                         "/options/parts/0/set"));
    cr_expect(is_refused("quiz",
                         "{'parts':[{'kind':'all','set':'" SHELF_LARGE "','questions':10},"
                         "{'kind':'sheet','set':'" SHELF_LARGE "','questions':10}]}",
                         1, 0, "/options/parts/0/set"));
    cr_expect(is_refused("quiz", "{'parts':[{'kind':'all','set':'" SHELF_LARGE "','questions':1}]}", 2, 0,
                         "/options/parts/0/set"),
              "twenty for tie-breaks");
    cr_expect_eq(
        quiz_table_configure(&table, "quiz", "{'parts':[{'kind':'all','set':'" SHELF_LARGE "','questions':12}]}", 1, 0),
        OK, "%s", table.problem.detail);
    quiz_table_close(&table);
}

Test(quiz_deal, the_shares_of_stints_end_where_a_deal_is_full) {
    struct quiz_table table;
    quiz_table_open(&table, "quiz",
                    "{'parts':[{'kind':'chair','set':'" SHELF_LARGE "','seconds':30}],'tie_break':false}", 2, 0);
    /* Fifteen each would be the most, and there are enough; of fourteen that fit each gets half. */
    cr_expect(play_is(json_deep_copy(json_object_get(table.deal, "parts")), "[[7,7]]"));
    size_t size = json_dumpb(table.deal, NULL, 0, JSON_COMPACT);
    cr_expect(size > 900000 && size < 950000, "%zu bytes", size);
    quiz_table_close(&table);
}

static bool is_own_difficulty(const char *options, int contenders, int officials) {
    struct quiz_table table;
    cr_assert_eq(quiz_table_configure(&table, "mastermind-quiz", options, contenders, officials), OK, "%s",
                 table.problem.detail);
    bool is_own = table.config->own_difficulty;
    quiz_table_close(&table);
    return is_own;
}

Test(quiz_deal, a_format_of_its_own_difficulty_has_its_times_and_spelling_and_sets_of_officials) {
    struct quiz_table table;
    cr_expect(is_own_difficulty("{'general':'" SHELF_A "','subjects':['" SHELF_A "']}", 2, 0));
    cr_expect_not(is_own_difficulty(FORMAT, 2, 0), "the subject is anybody's");
    cr_expect_not(is_own_difficulty("{'general':'" SHELF_B "','subjects':['" SHELF_A "']}", 2, 0),
                  "the general set is");
    static const char *const changes[] = {"'subject_seconds':119", "'general_seconds':151", "'grace_seconds':14",
                                          "'spelling':'forgiving'"};
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        char options[160];
        (void)snprintf(options, sizeof options, "{'general':'" SHELF_A "','subjects':['" SHELF_A "'],%s}", changes[i]);
        cr_expect_not(is_own_difficulty(options, 2, 0), "%s", changes[i]);
    }
    cr_expect_not(is_own_difficulty("{'general':'" SHELF_A "','subjects':['" SHELF_A "']}", 2, 1), "a master judges");
    cr_expect(is_own_difficulty("{'general':'" SHELF_A "','subjects':['" SHELF_A "'],'judge':'automatic'}", 2, 1));
    cr_assert_eq(quiz_table_configure(&table, "quiz", PART(""), 1, 0), OK);
    cr_expect_not(table.config->own_difficulty, "a game of quiz is never ranked");
    quiz_table_close(&table);
}

Test(quiz_deal, options_are_shown_resolved_and_read_again_without_the_store) {
    struct quiz_table table;
    cr_assert_eq(quiz_table_configure(&table, "mastermind-quiz", FORMAT, 4, 1), OK);
    cr_expect(play_is(json_deep_copy(table.config->options),
                      "{'judge':'master','reading':'screen','spelling':'exact','grace_seconds':15,'ready_seconds':60,"
                      "'judge_seconds':30,'appeal_seconds':0,'tie_break':true,'rounds':1,'title':'Mastermind',"
                      "'general':{'set':'" SHELF_A "','version':2,'categories':null,'difficulty':null},"
                      "'subjects':[{'set':'" SHELF_B "','version':2,'categories':null,'difficulty':null}],"
                      "'assignment':'shared','subject_seconds':120,'general_seconds':150}"));
    cr_expect_eq(table.config->seats, 5);
    cr_expect_eq(table.config->officials, 16);
    struct config *again = NULL;
    const struct setup setup = {.options = table.config->options, .opponents = 4, .officials = 1};
    cr_assert_eq(quiz_family.configure(&again, table.config->preset, &setup, &table.problem), OK, "%s",
                 table.problem.detail);
    cr_expect_str_eq(again->options_text, table.config->options_text);
    config_release(again);
    quiz_table_close(&table);
}

Test(quiz_deal, every_option_that_is_shown_is_described) {
    static const char *const games[][2] = {
        {"mastermind-quiz", FORMAT},
        {"quiz", "{'parts':[{'kind':'chair','set':'" SHELF_A "'},{'kind':'all','set':'" SHELF_A "'}]}"},
    };
    for (size_t i = 0; i < 2; i++) {
        struct quiz_table table;
        cr_assert_eq(quiz_table_configure(&table, games[i][0], games[i][1], 4, 0), OK, "%s", table.problem.detail);
        json_t *schema = quiz_family.options_schema(table.config->preset);
        const json_t *described = json_object_get(schema, "properties");
        const char *name = NULL;
        json_t *value = NULL;
        json_object_foreach(table.config->options, name, value) {
            cr_expect_not_null(json_object_get(described, name), "%s", name);
        }
        cr_expect_eq(json_object_size(described), json_object_size(table.config->options));
        json_decref(schema);
        for (size_t a = 0; a < quiz_family.action_count; a++) {
            json_t *body = quiz_family.action_schema(table.config->preset, &quiz_family.actions[a]);
            cr_expect_not_null(body, "%s", quiz_family.actions[a].name);
            json_decref(body);
        }
        quiz_table_close(&table);
    }
}

Test(quiz_deal, each_contender_gets_the_subject_they_chose) {
    struct quiz_table table;
    cr_assert_eq(quiz_table_configure(&table, "mastermind-quiz",
                                      "{'general':'" SHELF_A "','subjects':['" SHELF_A "','" SHELF_B "'],"
                                      "'assignment':'chosen','subject_seconds':6,'general_seconds':6}",
                                      2, 0),
                 OK, "%s", table.problem.detail);
    const struct quiz_set *sets[] = {shelf_find(SHELF_A), shelf_find(SHELF_B)};
    struct table round = {
        .round = 1, .leader = LEADER_SERVER, .rules = 1, .sets = sets, .chosen = (const uint8_t[]){1, 0}};
    json_t *deal = quiz_family.deal(table.config, &round, &table.rng);
    const json_t *questions = json_object_get(deal, "questions");
    cr_expect(play_is(json_deep_copy(json_object_get(deal, "parts")), "[[3,3],[3,3]]"));
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(questions, 20), "set")), 1);
    cr_expect_eq(json_integer_value(json_object_get(json_array_get(questions, 23), "set")), 0);
    json_decref(deal);
    round.chosen = NULL;
    cr_expect_null(quiz_family.deal(table.config, &round, &table.rng), "nobody has chosen yet");
    quiz_table_close(&table);
}
