/* SPDX-License-Identifier: Apache-2.0 */
/* The rulesets of code-breaking: defaults, every option's range, every contradiction, and what is said of them. */
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"

static const char *const rulesets[] = {"bulls-and-cows", "mastermind", "super-mastermind", "mini-mastermind",
                                       "number-guess"};
enum { RULESETS = sizeof rulesets / sizeof rulesets[0] };

static bool resolves_to(const char *ruleset, const char *options, int opponents, const char *expected) {
    struct play play;
    play_open(&play, ruleset, options, opponents);
    bool same = play_is(json_incref(play.config->options), expected);
    play_close(&play);
    return same;
}

Test(codebreaking_options, each_ruleset_alone_has_the_defaults_of_the_rules) {
    cr_expect(resolves_to(
        "bulls-and-cows", NULL, -1,
        "{'length':4,'alphabet':'0123456789','repeats':false,'blanks':false,'leading_zero':true,"
        "'max_guesses':null,'feedback':'pegs','consistent_guesses':false,'codemaker':'server','answers':'automatic',"
        "'secret':'registered','rounds':null,'scoring':'rounds','fewest_ties':'draw','first_guess_wins':false,'hints':"
        "false}"));
    cr_expect(resolves_to(
        "mastermind", "{}", 0,
        "{'length':4,'alphabet':'123456','repeats':true,'blanks':false,'leading_zero':true,"
        "'max_guesses':12,'feedback':'pegs','consistent_guesses':false,'codemaker':'server','answers':'automatic',"
        "'secret':'registered','rounds':null,'scoring':'rounds','fewest_ties':'draw','first_guess_wins':false,'hints':"
        "false}"));
    cr_expect(resolves_to(
        "super-mastermind", NULL, -1,
        "{'length':5,'alphabet':'12345678','repeats':true,'blanks':false,'leading_zero':true,"
        "'max_guesses':12,'feedback':'pegs','consistent_guesses':false,'codemaker':'server','answers':'automatic',"
        "'secret':'registered','rounds':null,'scoring':'rounds','fewest_ties':'draw','first_guess_wins':false,'hints':"
        "false}"));
    cr_expect(resolves_to(
        "mini-mastermind", NULL, -1,
        "{'length':4,'alphabet':'012345','repeats':true,'blanks':false,'leading_zero':true,"
        "'max_guesses':6,'feedback':'pegs','consistent_guesses':false,'codemaker':'server','answers':'automatic',"
        "'secret':'registered','rounds':null,'scoring':'rounds','fewest_ties':'draw','first_guess_wins':false,'hints':"
        "false}"));
    cr_expect(resolves_to("number-guess", NULL, -1,
                          "{'length':4,'alphabet':'0123456789','repeats':true,'blanks':false,'leading_zero':false,"
                          "'max_guesses':null,'feedback':'positions','consistent_guesses':false,'codemaker':'server','"
                          "answers':'automatic',"
                          "'secret':'registered','rounds':null,'scoring':'rounds','fewest_ties':'draw','first_guess_"
                          "wins':false,'hints':false}"));
}

Test(codebreaking_options, with_opponents_players_make_the_codes_and_rounds_are_as_many_as_seats) {
    cr_expect(resolves_to(
        "bulls-and-cows", NULL, 1,
        "{'length':4,'alphabet':'0123456789','repeats':false,'blanks':false,'leading_zero':true,"
        "'max_guesses':null,'feedback':'pegs','consistent_guesses':false,'codemaker':'players','answers':'automatic',"
        "'secret':'registered','rounds':2,'scoring':'rounds','fewest_ties':'draw','first_guess_wins':false,'hints':"
        "false}"));
    for (int opponents = 1; opponents <= 4; opponents++) {
        struct play play;
        play_open(&play, "mastermind", NULL, opponents);
        cr_expect_eq(play.config->seats, 1 + opponents);
        cr_expect_eq(play.config->rounds, 1 + opponents);
        cr_expect_not(play.config->server_leads);
        play_close(&play);
    }
}

Test(codebreaking_options, with_opponents_who_break_the_servers_code_the_fewest_guesses_win_one_round) {
    cr_expect(resolves_to("bulls-and-cows", "{'codemaker':'server'}", 3,
                          "{'length':4,'alphabet':'0123456789','repeats':false,'blanks':false,'leading_zero':true,"
                          "'max_guesses':null,'feedback':'pegs','consistent_guesses':false,'codemaker':'server',"
                          "'answers':'automatic','secret':'registered','rounds':1,'scoring':'fewest',"
                          "'fewest_ties':'draw','first_guess_wins':false,'hints':false}"));
    struct play play;
    play_open(&play, "mastermind", "{'codemaker':'server'}", 9);
    cr_expect(play.config->server_leads && play.config->seats == 10 && play.config->rounds == 1);
    play_close(&play);
}

Test(codebreaking_options, codemaker_players_without_named_opponents_is_a_duel) {
    struct play play;
    play_open(&play, "mastermind", "{'codemaker':'players'}", -1);
    cr_expect_eq(play.config->seats, 2);
    cr_expect_eq(play.config->rounds, 2);
    play_close(&play);
}

Test(codebreaking_options, a_committed_or_held_secret_is_answered_by_hand_by_default) {
    static const char *const custodies[] = {"committed", "held"};
    for (size_t i = 0; i < 2; i++) {
        char options[64];
        struct play play;
        (void)snprintf(options, sizeof options, "{'secret':'%s'}", custodies[i]);
        play_open(&play, "mastermind", options, 1);
        cr_expect_str_eq(json_string_value(json_object_get(play.config->options, "answers")), "manual");
        play_close(&play);
    }
}

Test(codebreaking_options, null_means_open_ended_and_unlimited) {
    struct play play;
    play_open(&play, "mastermind", "{'rounds':null,'max_guesses':null}", 1);
    cr_expect_eq(play.config->rounds, 0);
    cr_expect(json_is_null(json_object_get(play.config->options, "rounds")));
    cr_expect(json_is_null(json_object_get(play.config->options, "max_guesses")));
    play_close(&play);
}

/* Options that are fine, also at the ends of their ranges. */
Test(codebreaking_options, everything_in_range_is_accepted) {
    static const struct {
        const char *ruleset, *options;
        int opponents;
    } cases[] = {
        {"bulls-and-cows", "{'length':1}", -1},
        {"bulls-and-cows", "{'length':10}", -1},
        {"mastermind", "{'length':12}", -1},
        {"mastermind", "{'alphabet':'ab'}", -1},
        {"mastermind", "{'alphabet':'0123456789abcdefghijklmnopqrstuvwxyz'}", -1},
        {"mastermind", "{'alphabet':'aA','blanks':true,'repeats':false,'length':3}", -1},
        {"mastermind", "{'max_guesses':1,'rounds':1}", -1},
        {"mastermind", "{'max_guesses':100,'rounds':1000}", 0},
        {"mastermind", "{'feedback':'positions'}", -1},
        {"mastermind", "{'feedback':'exact','alphabet':'XYZ'}", -1},
        {"mastermind", "{'feedback':'pegs','alphabet':'XYZ','length':3}", -1},
        {"number-guess", "{'alphabet':'abcdef'}", -1},
        {"number-guess", "{'blanks':true,'leading_zero':true}", -1},
        {"mastermind", "{'codemaker':'server','secret':'registered','answers':'automatic'}", 0},
        {"mastermind", "{'codemaker':'players','answers':'manual'}", 2},
        {"mastermind", "{'scoring':'fewest','rounds':4}", 1},
        {"mastermind", "{'scoring':'fewest','rounds':null}", 1},
        {"mastermind", "{'scoring':'guesses','hints':true}", 1},
        {"mastermind", "{'scoring':'fewest','fewest_ties':'second','first_guess_wins':true}", 1},
        {"mastermind", "{'scoring':'pegs','fewest_ties':'draw','first_guess_wins':false}", 1},
        {"mastermind", "{'scoring':'pegs','rounds':6}", 2},
        {"mastermind", "{'codemaker':'server'}", 9},
        {"mastermind", "{'codemaker':'server','rounds':7,'scoring':'fewest','first_guess_wins':true}", 2},
        {"mastermind", "{'codemaker':'server','rounds':null,'consistent_guesses':true}", 1},
        {"mastermind", "{'consistent_guesses':true,'secret':'registered','answers':'manual'}", 4},
        {"mastermind", "{'consistent_guesses':false,'secret':'held'}", 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct play play;
        enum err err = play_configure(&play, cases[i].ruleset, cases[i].options, cases[i].opponents);
        cr_assert_eq(err, OK, "%s: %s", cases[i].options, play.problem.detail);
        play_close(&play);
    }
}

struct refusal {
    const char *ruleset, *options;
    int opponents;
    const char *pointer, *other; /* other NULL: there is only one point */
};

static void expect_refusals(const struct refusal *cases, size_t count) {
    for (size_t i = 0; i < count; i++) {
        struct play play;
        enum err err = play_configure(&play, cases[i].ruleset, cases[i].options, cases[i].opponents);
        const struct problem *problem = &play.problem;
        cr_assert_eq(err, ERR_INVALID_VALUE, "%s: %s", cases[i].options, err_name(err));
        cr_expect_str_eq(problem->points[0].pointer, cases[i].pointer, "%s", cases[i].options);
        cr_expect_neq(problem->points[0].detail[0], '\0');
        cr_assert_eq(problem->point_count, cases[i].other == NULL ? 1 : 2, "%s", cases[i].options);
        if (cases[i].other != NULL) {
            cr_expect_str_eq(problem->points[1].pointer, cases[i].other, "%s", cases[i].options);
        }
    }
}

Test(codebreaking_options, a_bad_value_is_refused_at_its_option) {
    static const struct refusal cases[] = {
        {"mastermind", "[]", -1, "/options", NULL},
        {"mastermind", "{'colour':1}", -1, "/options/colour", NULL},
        {"mastermind", "{'length':0}", -1, "/options/length", NULL},
        {"mastermind", "{'length':13}", -1, "/options/length", NULL},
        {"mastermind", "{'length':4.0}", -1, "/options/length", NULL},
        {"mastermind", "{'length':'4'}", -1, "/options/length", NULL},
        {"mastermind", "{'length':null}", -1, "/options/length", NULL},
        {"mastermind", "{'alphabet':'a'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'0123456789abcdefghijklmnopqrstuvwxyzA'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'abca'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'a.b'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'a b'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'äöü'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':'a\\u0000b'}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'alphabet':['a','b']}", -1, "/options/alphabet", NULL},
        {"mastermind", "{'repeats':1}", -1, "/options/repeats", NULL},
        {"mastermind", "{'blanks':'yes'}", -1, "/options/blanks", NULL},
        {"mastermind", "{'leading_zero':null}", -1, "/options/leading_zero", NULL},
        {"mastermind", "{'max_guesses':0}", -1, "/options/max_guesses", NULL},
        {"mastermind", "{'max_guesses':101}", -1, "/options/max_guesses", NULL},
        {"mastermind", "{'feedback':'colours'}", -1, "/options/feedback", NULL},
        {"mastermind", "{'feedback':'peg'}", -1, "/options/feedback", NULL},
        {"mastermind", "{'consistent_guesses':'yes'}", -1, "/options/consistent_guesses", NULL},
        {"mastermind", "{'codemaker':'nobody'}", -1, "/options/codemaker", NULL},
        {"mastermind", "{'answers':'yes'}", -1, "/options/answers", NULL},
        {"mastermind", "{'secret':'1234'}", -1, "/options/secret", NULL},
        {"mastermind", "{'rounds':0}", -1, "/options/rounds", NULL},
        {"mastermind", "{'rounds':1001}", -1, "/options/rounds", NULL},
        {"mastermind", "{'scoring':'most'}", 1, "/options/scoring", NULL},
        {"mastermind", "{'hints':'some'}", -1, "/options/hints", NULL},
        {"mastermind", "{'scoring':'fewest','fewest_ties':'first'}", 1, "/options/fewest_ties", NULL},
        {"mastermind", "{'scoring':'fewest','first_guess_wins':1}", 1, "/options/first_guess_wins", NULL},
        {"mastermind", "{'length':0,'repeats':1}", -1, "/options/length", "/options/repeats"},
    };
    expect_refusals(cases, sizeof cases / sizeof cases[0]);
}

Test(codebreaking_options, what_contradicts_itself_is_refused_at_the_options_given) {
    static const struct refusal cases[] = {
        {"mastermind", "{}", 5, "/opponents", NULL},
        {"mastermind", "{'codemaker':'server'}", 10, "/opponents", NULL},
        {"mastermind", "{'codemaker':'server','scoring':'rounds'}", 1, "/options/scoring", "/options/codemaker"},
        {"mastermind", "{'codemaker':'server','fewest_ties':'second'}", 2, "/options/fewest_ties",
         "/options/codemaker"},
        {"mastermind", "{'codemaker':'server','answers':'manual'}", 1, "/options/answers", "/options/codemaker"},
        {"mastermind", "{'codemaker':'server','secret':'held'}", 1, "/options/secret", "/options/codemaker"},
        {"mastermind", "{'codemaker':'players'}", 0, "/options/codemaker", NULL},
        {"mastermind", "{'answers':'manual'}", -1, "/options/answers", NULL},
        {"mastermind", "{'answers':'manual'}", 0, "/options/answers", NULL},
        {"mastermind", "{'answers':'manual','codemaker':'server'}", 0, "/options/answers", "/options/codemaker"},
        {"mastermind", "{'secret':'committed'}", 0, "/options/secret", NULL},
        {"mastermind", "{'secret':'held','codemaker':'server'}", -1, "/options/secret", "/options/codemaker"},
        {"mastermind", "{'secret':'committed','answers':'automatic'}", 1, "/options/answers", "/options/secret"},
        {"mastermind", "{'secret':'held','answers':'automatic'}", 1, "/options/answers", "/options/secret"},
        {"mastermind", "{'consistent_guesses':true,'secret':'committed'}", 1, "/options/consistent_guesses",
         "/options/secret"},
        {"bulls-and-cows", "{'consistent_guesses':true,'secret':'held'}", 2, "/options/consistent_guesses",
         "/options/secret"},
        {"mastermind", "{'scoring':'fewest'}", 0, "/options/scoring", NULL},
        {"mastermind", "{'scoring':'fewest'}", 2, "/options/scoring", NULL},
        {"mastermind", "{'fewest_ties':'second'}", 1, "/options/fewest_ties", NULL},
        {"mastermind", "{'fewest_ties':'second','scoring':'pegs'}", 1, "/options/fewest_ties", "/options/scoring"},
        {"mastermind", "{'first_guess_wins':true}", -1, "/options/first_guess_wins", NULL},
        {"mastermind", "{'first_guess_wins':true,'scoring':'rounds'}", 2, "/options/first_guess_wins",
         "/options/scoring"},
        {"mastermind", "{'rounds':1}", 1, "/options/rounds", NULL},
        {"mastermind", "{'rounds':3}", 1, "/options/rounds", NULL},
        {"mastermind", "{'rounds':4}", 2, "/options/rounds", NULL},
        {"mastermind", "{'rounds':6}", 3, "/options/rounds", NULL},
        {"bulls-and-cows", "{'length':11}", -1, "/options/length", NULL},
        {"bulls-and-cows", "{'alphabet':'123'}", -1, "/options/alphabet", NULL},
        {"bulls-and-cows", "{'alphabet':'123','length':5,'blanks':true}", -1, "/options/length", "/options/alphabet"},
        {"mastermind", "{'repeats':false,'length':7}", -1, "/options/length", "/options/repeats"},
        {"mastermind", "{'repeats':false,'alphabet':'abc'}", -1, "/options/repeats", "/options/alphabet"},
        {"mastermind", "{'feedback':'positions','alphabet':'XYZ'}", -1, "/options/alphabet", "/options/feedback"},
        {"number-guess", "{'alphabet':'XYZ'}", -1, "/options/alphabet", NULL},
    };
    expect_refusals(cases, sizeof cases / sizeof cases[0]);
}

static bool is_own_difficulty(const char *ruleset, const char *options, int opponents) {
    struct play play;
    play_open(&play, ruleset, options, opponents);
    bool own = play.config->own_difficulty;
    play_close(&play);
    return own;
}

Test(codebreaking_options, only_what_makes_a_code_harder_or_easier_changes_the_difficulty) {
    for (size_t i = 0; i < RULESETS; i++) {
        cr_expect(is_own_difficulty(rulesets[i], NULL, -1));
        cr_expect(is_own_difficulty(rulesets[i], "{'rounds':4,'scoring':'fewest','answers':'manual'}", 1));
        cr_expect(
            is_own_difficulty(rulesets[i], "{'scoring':'fewest','fewest_ties':'second','first_guess_wins':true}", 1));
        cr_expect(is_own_difficulty(rulesets[i], "{'hints':true}", -1), "hints are the engine's to judge");
        cr_expect_not(is_own_difficulty(rulesets[i], "{'length':3}", -1));
        cr_expect_not(is_own_difficulty(rulesets[i], "{'alphabet':'abcdef'}", -1));
        cr_expect_not(is_own_difficulty(rulesets[i], "{'blanks':true}", -1));
        cr_expect_not(is_own_difficulty(rulesets[i], "{'max_guesses':7}", -1));
        cr_expect_not(is_own_difficulty(rulesets[i], "{'feedback':'exact'}", -1));
        cr_expect_not(is_own_difficulty(rulesets[i], "{'consistent_guesses':true}", -1));
    }
    cr_expect(is_own_difficulty("mastermind", "{'length':4,'repeats':true,'leading_zero':true,'max_guesses':12}", -1));
    cr_expect_not(is_own_difficulty("mastermind", "{'repeats':false}", -1));
    cr_expect_not(is_own_difficulty("bulls-and-cows", "{'leading_zero':false}", -1));
    cr_expect_not(is_own_difficulty("number-guess", "{'leading_zero':true}", -1));
}

Test(codebreaking_options, hints_are_told_to_the_engine) {
    struct play play;
    play_open(&play, "mastermind", "{'hints':true}", -1);
    cr_expect(play.config->hints);
    play_close(&play);
}

/* --- how the rulesets describe themselves --- */

Test(codebreaking_options, labels_are_the_names_of_the_numbers) {
    static const char *const labels[RULESETS] = {"{'labels':['bulls','cows']}", "{'labels':['black','white']}",
                                                 "{'labels':['black','white']}", "{'labels':['black','white']}",
                                                 "{'labels':['exact','positions']}"};
    for (size_t i = 0; i < RULESETS; i++) {
        const struct family *family = NULL;
        const struct preset *preset = family_find_preset(&family, rulesets[i], strlen(rulesets[i]));
        cr_expect(play_is(family->describe(preset), labels[i]));
    }
}

Test(codebreaking_options, every_action_has_a_schema_of_its_body) {
    static const struct {
        const char *kind, *schema;
    } cases[] = {
        {"guess", "{'type':'object','properties':{'code':{'type':'string'}},'required':['code'],"
                  "'additionalProperties':false}"},
        {"secret", "{'oneOf':[{'type':'object','properties':{'code':{'type':'string'}},'required':['code'],"
                   "'additionalProperties':false},{'type':'object','properties':{'commitment':{'type':'string',"
                   "'pattern':'^[0-9a-f]{64}$'}},'required':['commitment'],'additionalProperties':false}]}"},
        {"reveal",
         "{'oneOf':[{'type':'object','properties':{'nonce':{'type':'string'},'code':{'type':'string','maxLength':64}},"
         "'required':['nonce','code'],'additionalProperties':false},{'type':'object','properties':{'code':"
         "{'type':'string','maxLength':64}},'required':['code'],'additionalProperties':false}]}"},
    };
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, "number-guess", strlen("number-guess"));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        cr_expect(
            play_is(family->action_schema(preset, family_find_action(family, family_find_event(family, cases[i].kind))),
                    cases[i].schema));
    }
    static const char *const number = "{'type':'integer','minimum':0,'maximum':12}";
    static const char *const by_hand[] = {"answer", "answer-corrected"};
    for (size_t i = 0; i < 2; i++) {
        json_t *schema =
            family->action_schema(preset, family_find_action(family, family_find_event(family, by_hand[i])));
        const json_t *forms = json_object_get(schema, "oneOf");
        cr_assert_eq(json_array_size(forms), 3);
        for (size_t form = 0; form < 3; form++) {
            const json_t *properties = json_object_get(json_array_get(forms, form), "properties");
            cr_expect(play_is(json_incref(json_object_get(properties, "exact")), number));
        }
        json_decref(schema);
    }
}
