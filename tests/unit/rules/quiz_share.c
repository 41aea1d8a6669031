/* SPDX-License-Identifier: Apache-2.0 */
/* Sets divided among the tables of a tournament: what is enough, and who is dealt what. */
#include "quiz_table.h"

enum { QUESTIONS_ALL = 1000, TABLES_ALL = 8 };

/* Tables of a tournament, by how many sit at each. */
struct tables {
    uint32_t count;
    uint32_t sizes[TABLES_ALL];
};

static struct stock_plan reckon(const struct tables *tables) {
    struct stock_plan plan = {.tables = tables->count};
    for (uint32_t i = 0; i < tables->count; i++) {
        plan.seats += tables->sizes[i];
    }
    return plan;
}

static enum err configure(struct config **out, const char *ruleset, const char *options, int contenders,
                          const struct stock_plan *plan, struct problem *problem) {
    json_t *given = quiz_json(options);
    const struct setup setup = {.options = given, .opponents = contenders - 1, .stock = shelf_stock(), .plan = plan};
    const struct preset *preset = &quiz_family.presets[strcmp(ruleset, "quiz") == 0];
    problem_clear(problem);
    enum err err = quiz_family.configure(out, preset, &setup, problem);
    json_decref(given);
    return err;
}

/* Are the options refused at a pointer for so many, with these words in what is said? */
static bool is_refused(const char *ruleset, const char *options, int contenders, struct stock_plan plan,
                       const char *pointer, const char *words) {
    struct config *config = NULL;
    struct problem problem;
    if (configure(&config, ruleset, options, contenders, &plan, &problem) == OK) {
        config_release(config);
        return false;
    }
    cr_expect_not_null(strstr(problem.points[0].detail, words), "%s", problem.points[0].detail);
    cr_expect_str_eq(problem.points[0].pointer, pointer);
    return problem.err == ERR_INVALID_VALUE && problem.point_count == 1;
}

static bool is_taken(const char *ruleset, const char *options, int contenders, struct stock_plan plan) {
    struct config *config = NULL;
    struct problem problem;
    enum err err = configure(&config, ruleset, options, contenders, &plan, &problem);
    cr_expect_eq(err, OK, "%s", problem.points[0].detail);
    if (err == OK) {
        config_release(config);
    }
    return err == OK;
}

/* Deals to all tables; how often each question was dealt, by its number. */
static void deal_all(int *dealt, const char *ruleset, const char *options, const struct tables *tables) {
    struct stock_share share = {.plan = reckon(tables), .seed = {3, 1}};
    for (uint32_t i = 0; i < tables->count; i++) {
        struct config *config = NULL;
        struct problem problem;
        struct rng rng;
        size_t k = 0;
        const json_t *entry = NULL;
        share.seats = tables->sizes[i];
        cr_assert_eq(configure(&config, ruleset, options, (int)share.seats, &share.plan, &problem), OK, "%s",
                     problem.points[0].detail);
        const struct table table = {
            .round = 1, .leader = LEADER_SERVER, .rules = 1, .sets = shelf_serve(config), .share = &share};
        rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){(unsigned char)i});
        json_t *deal = quiz_family.deal(config, &table, &rng);
        cr_assert_not_null(deal, "table %u has too few", i);
        json_array_foreach(json_object_get(deal, "questions"), k, entry) {
            int number = 0;
            const char *text = json_string_value(json_object_get(entry, "dealt"));
            cr_assert_eq(sscanf(strstr(text, "zq"), "zq%3d", &number), 1);
            dealt[number]++;
        }
        json_decref(deal);
        config_release(config);
        share.before.tables++;
        share.before.seats += share.seats;
    }
}

static int count_dealt(const int *dealt, int from, int until) {
    int count = 0;
    for (int i = from; i < until; i++) {
        cr_expect_leq(dealt[i], 1, "question %d is dealt to two tables", i);
        count += dealt[i];
    }
    return count;
}

/* Two heats of 3 and 2, and a final of 4: 9 stints, and tie-breaks of 20 at each table. */
static const struct tables five = {3, {3, 2, 4}};

#define FORMAT(subject, general) \
    "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'subject_seconds':" #subject ",'general_seconds':" #general "}"

Test(quiz_share, all_games_together_take_what_is_there_to_the_last_question) {
    /* 9 x 20 + 3 x 20 of the general set are 240: all that it has. */
    int dealt[QUESTIONS_ALL] = {0};
    deal_all(dealt, "mastermind-quiz", FORMAT(120, 120), &five);
    cr_expect_eq(count_dealt(dealt, 0, SHELF_QUESTIONS), SHELF_QUESTIONS);
    cr_expect_gt(count_dealt(dealt, SHELF_QUESTIONS, 2 * SHELF_QUESTIONS), 9 * 20, "stints share what is left");
}

Test(quiz_share, one_too_few_is_refused_with_the_numbers) {
    const struct stock_plan plan = reckon(&five);
    cr_expect(is_refused("mastermind-quiz", FORMAT(120, 126), 4, plan, "/options/general",
                         "lets through 240 questions, and the tournament's games, 3 at the most, take 249 of them"));
    cr_expect(is_refused("mastermind-quiz", FORMAT(162, 120), 4, plan, "/options/subjects/0",
                         "lets through 240 questions, and the tournament's games, 3 at the most, take 243 of them"));
    cr_expect(is_taken("mastermind-quiz", FORMAT(156, 120), 4, plan));
    const struct stock_plan one = {.tables = 1, .seats = 4};
    cr_expect(is_taken("mastermind-quiz", FORMAT(120, 126), 4, one));
}

Test(quiz_share, references_to_one_set_are_not_dealt_the_same) {
    static const char options[] = "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':10},"
                                  "{'kind':'chair','set':{'set':'" SHELF_A "'},'seconds':30},"
                                  "{'kind':'sheet','set':'" SHELF_B "','questions':40}],'tie_break':false}";
    const struct tables tables = {5, {2, 4, 3, 2, 4}};
    int dealt[QUESTIONS_ALL] = {0};
    deal_all(dealt, "quiz", options, &tables);
    cr_expect_eq(count_dealt(dealt, SHELF_QUESTIONS, 2 * SHELF_QUESTIONS), 5 * 40);
    cr_expect_geq(count_dealt(dealt, 0, SHELF_QUESTIONS), 5 * 10 + 15 * 5);
    const struct stock_plan six = {.tables = 6, .seats = 18};
    cr_expect(is_taken("quiz", options, 4, six));
    const struct stock_plan seven = {.tables = 7, .seats = 21};
    cr_expect(is_refused("quiz", options, 4, seven, "/options/parts/2/set", "take 280 of them"));
}

/* A set of rivers, some of them easy, and of other easy questions: two parts take of it, and both take easy rivers. */
static struct stock_class kinds[] = {
    {.category = {NULL, 0}, .difficulty = QUIZ_EASY, .largest = 100},
    {.category = {"Rivers", 6}, .difficulty = QUIZ_EASY, .largest = 100},
    {.category = {"Rivers", 6}, .difficulty = QUIZ_HARD, .largest = 100},
};

static enum err find_kinds(const struct stock *stock, struct stock_set *out, const char *set, int version) {
    (void)stock;
    (void)set;
    (void)version;
    *out = (struct stock_set){.version = 1, .classes = kinds, .class_count = 3};
    return OK;
}

/* Of each kind so many questions, for two games. */
static enum err try_kinds(uint32_t other, uint32_t both, uint32_t hard, struct problem *problem) {
    static const struct stock stock = {find_kinds};
    const struct stock_plan plan = {.tables = 2, .seats = 4};
    struct config *config = NULL;
    json_t *given =
        quiz_json("{'parts':[{'kind':'all','set':{'set':'kinds00000000000','difficulty':['easy']},'questions':1},"
                  "{'kind':'all','set':{'set':'kinds00000000000','categories':['Rivers']},'questions':1}],"
                  "'tie_break':false}");
    const struct setup setup = {.options = given, .opponents = 1, .stock = &stock, .plan = &plan};
    kinds[0].count = other;
    kinds[1].count = both;
    kinds[2].count = hard;
    problem_clear(problem);
    enum err err = quiz_family.configure(&config, &quiz_family.presets[1], &setup, problem);
    json_decref(given);
    if (err == OK) {
        config_release(config);
    }
    return err;
}

/* Each kind is divided by itself: of three for both each game gets one, of one for the first part some game none. */
Test(quiz_share, what_rounding_loses_must_be_there) {
    struct problem problem;
    cr_expect_eq(try_kinds(1, 3, 1, &problem), ERR_INVALID_VALUE);
    cr_expect_str_eq(problem.points[0].pointer, "/options/parts/0/set");
    cr_expect_not_null(strstr(problem.points[0].detail, "lets through 4 questions, of which a game of 2 gets 1 at the "
                                                        "least, and takes 2"),
                       "%s", problem.points[0].detail);
    cr_expect_eq(try_kinds(2, 3, 2, &problem), OK, "%s", problem.points[0].detail);
    cr_expect_eq(try_kinds(0, 4, 0, &problem), OK, "%s", problem.points[0].detail);
    cr_expect_eq(try_kinds(1, 2, 1, &problem), ERR_INVALID_VALUE);
    cr_expect_not_null(strstr(problem.points[0].detail, "2 at the most, take 4 of them"), "%s",
                       problem.points[0].detail);
}

Test(quiz_share, in_a_tournament_all_answer_on_one_subject) {
    const struct stock_plan plan = reckon(&five);
    static const char by_seat[] = "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'assignment':'by-seat',"
                                  "'subject_seconds':30,'general_seconds':30}";
    static const char chosen[] = "{'general':'" SHELF_A "','subjects':['" SHELF_B "','" SHELF_MIXED "'],"
                                 "'assignment':'chosen','subject_seconds':30,'general_seconds':30}";
    static const char two[] = "{'general':'" SHELF_A "','subjects':['" SHELF_B "','" SHELF_MIXED "'],"
                              "'subject_seconds':30,'general_seconds':30}";
    cr_expect(is_refused("mastermind-quiz", by_seat, 2, plan, "/options/assignment", "must be shared in a tournament"));
    cr_expect(is_refused("mastermind-quiz", chosen, 2, plan, "/options/assignment", "must be shared in a tournament"));
    cr_expect(is_refused("mastermind-quiz", two, 2, plan, "/options/subjects", "must have one"));
    struct config *config = NULL;
    struct problem problem;
    cr_assert_eq(configure(&config, "mastermind-quiz", FORMAT(30, 30), 2, &plan, &problem), OK);
    cr_expect_str_eq(json_string_value(json_object_get(config->options, "assignment")), "shared");
    config_release(config);
}
