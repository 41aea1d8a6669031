/* SPDX-License-Identifier: Apache-2.0 */
/* Options by their tables: every row of every ruleset, and each kind of option by a table made up for it. */
#include "rules/options.h"

#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "rules/line.h"
#include "support/shelf.h"
#include "util/json.h"

/* --- every ruleset --- */

/* A row of a preset, and what the schema says of it. */
struct row {
    const struct family *family;
    const struct preset *preset;
    const struct option *option;
    const json_t *schema; /* of the option alone; NULL where the preset has not got it */
    bool is_required;
    const json_t *whole;
};

static bool has_text(const json_t *list, const char *text) {
    size_t i = 0;
    json_t *item = NULL;
    json_array_foreach(list, i, item) {
        if (strcmp(json_string_value(item), text) == 0) {
            return true;
        }
    }
    return false;
}

static void each_row(void (*check)(const struct row *row)) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            json_t *schema = families[f]->options_schema(preset);
            for (size_t i = 0; preset->options != NULL && i < preset->options->count; i++) {
                const struct option *option = &preset->options->rows[i];
                check(&(struct row){.family = families[f],
                                    .preset = preset,
                                    .option = option,
                                    .schema = json_object_get(json_object_get(schema, "properties"), option->name),
                                    .is_required = has_text(json_object_get(schema, "required"), option->name),
                                    .whole = schema});
            }
            json_decref(schema);
        }
    }
}

/* Without these some options have only their default. */
static const struct {
    const char *option, *other, *value;
} company[] = {{"fewest_ties", "scoring", "fewest"}, {"first_guess_wins", "scoring", "fewest"}};

static void add_company(json_t *options, const struct row *row) {
    for (size_t i = 0; i < sizeof company / sizeof company[0]; i++) {
        if (strcmp(company[i].option, row->option->name) == 0) {
            cr_assert_eq(json_object_set_new(options, company[i].other, json_string(company[i].value)), 0);
        }
    }
}

/* What is required, all at its minimum or all at its maximum, and one option more; owned by the caller. */
static json_t *options_with(const struct row *row, const char *bound, const json_t *value) {
    json_t *options = json_object();
    size_t i = 0;
    json_t *name = NULL;
    json_array_foreach(json_object_get(row->whole, "required"), i, name) {
        const json_t *schema = json_object_get(json_object_get(row->whole, "properties"), json_string_value(name));
        cr_assert_eq(json_object_set(options, json_string_value(name), json_object_get(schema, bound)), 0);
    }
    add_company(options, row);
    cr_assert_eq(json_object_set(options, row->option->name, (json_t *)value), 0);
    return options;
}

/* Is a game made, by some number of opponents, whose options show that value? */
static bool resolves(const struct row *row, json_t *value) {
    static const char *const bounds[] = {"minimum", "maximum"};
    bool found = false;
    for (int i = 0; i < 4; i++) {
        struct problem problem;
        struct config *config = NULL;
        json_t *options = options_with(row, bounds[i % 2], value);
        const struct setup setup = {.options = options, .opponents = i / 2 == 0 ? -1 : 1};
        if (row->family->configure(&config, row->preset, &setup, &problem) == OK) {
            const char *text = json_string_value(value);
            bool is_shown = json_equal(json_object_get(config->options, row->option->name), value);
            cr_expect(is_shown, "%s of %s: %s", row->option->name, row->preset->id, text == NULL ? "" : text);
            cr_expect_not_null(strstr(config->options_text, row->option->name));
            found = found || is_shown;
            config_release(config);
        }
        json_decref(options);
    }
    json_decref(value);
    return found;
}

/* Is the value refused, and at its option? */
static bool refuses(const struct row *row, json_t *value) {
    char pointer[PROBLEM_POINTER_MAX];
    struct problem problem;
    struct config *config = NULL;
    json_t *options = options_with(row, "minimum", value);
    const struct setup setup = {.options = options, .opponents = 1};
    enum err err = row->family->configure(&config, row->preset, &setup, &problem);
    (void)snprintf(pointer, sizeof pointer, "/options/%s", row->option->name);
    json_decref(options);
    json_decref(value);
    return err == ERR_INVALID_VALUE && problem.point_count == 1 && strcmp(problem.points[0].pointer, pointer) == 0;
}

/* One end of a range may be the default, the other be ruled out by the other options. */
static bool resolves_at_an_end(const struct row *row) {
    const json_t *own = json_object_get(row->schema, "default");
    const int ends[] = {row->option->min, row->option->max};
    bool found = false;
    for (int i = 0; i < 2; i++) {
        bool is_own = json_is_integer(own) && json_integer_value(own) == ends[i];
        found = found || (!is_own && resolves(row, json_integer(ends[i])));
    }
    return found;
}

static void expect_values(const struct row *row) {
    const struct option *option = row->option;
    switch (option->kind) {
    case OPTION_WORD:
        for (size_t i = 0; option->words[i] != NULL; i++) {
            cr_expect(resolves(row, json_string(option->words[i])), "%s: %s", option->name, option->words[i]);
        }
        cr_expect(refuses(row, json_string("")) && refuses(row, json_integer(0)));
        return;
    case OPTION_SYMBOLS:
        cr_expect(resolves(row, json_string("pqrstuv")));
        cr_expect(refuses(row, json_string("pqrsp")) && refuses(row, json_string("p")));
        return;
    case OPTION_BOOLEAN:
        cr_expect(resolves(row, json_true()) && resolves(row, json_false()), "%s", option->name);
        cr_expect(refuses(row, json_integer(1)));
        return;
    default:
        cr_expect(resolves_at_an_end(row), "%s", option->name);
        cr_expect(refuses(row, json_integer(option->min - 1)) && refuses(row, json_integer(option->max + 1)));
        cr_expect(option->kind == OPTION_LIMIT ? resolves(row, json_null()) : refuses(row, json_null()), "%s",
                  option->name);
    }
}

static void expect_row(const struct row *row) {
    const char *name = row->option->name;
    if (row->schema == NULL) {
        cr_expect_neq(row->option->flags & OPTION_ESSENTIAL, 0, "%s of %s", name, row->preset->id);
        cr_expect(refuses(row, json_integer(row->option->min)), "%s of %s", name, row->preset->id);
        return;
    }
    cr_expect_str_eq(json_string_value(json_object_get(row->schema, "title")), row->option->title);
    cr_expect_str_eq(json_string_value(json_object_get(row->schema, "description")), row->option->text);
    cr_expect_eq(json_object_get(row->schema, "default") == NULL, row->is_required, "%s", name);
    cr_expect(refuses(row, json_array()), "%s", name);
    expect_values(row);
}

Test(options, every_row_is_read_resolved_and_described) {
    each_row(expect_row);
}

static void expect_ranges(const struct row *row) {
    const struct option *option = row->option;
    const json_t *words = json_object_get(row->schema, "enum");
    if (row->schema == NULL) {
        return;
    }
    if (option->kind == OPTION_INTEGER || option->kind == OPTION_LIMIT) {
        cr_expect_eq(json_integer_value(json_object_get(row->schema, "minimum")), option->min);
        cr_expect_eq(json_integer_value(json_object_get(row->schema, "maximum")), option->max);
    }
    for (size_t i = 0; option->kind == OPTION_WORD && option->words[i] != NULL; i++) {
        cr_expect_str_eq(json_string_value(json_array_get(words, i)), option->words[i]);
        cr_expect_eq(option->words[i + 1] == NULL, i + 1 == json_array_size(words), "%s", option->name);
    }
}

Test(options, the_schema_has_ranges_and_words_as_the_rows_have_them) {
    each_row(expect_ranges);
}

static void expect_own_place(const struct row *row) {
    const struct option_table *table = row->preset->options;
    cr_expect_eq(table->family, row->family);
    cr_expect_lt(row->option->place, table->config_size);
    for (const struct option *other = table->rows; other < row->option; other++) {
        cr_expect_neq(other->place, row->option->place, "%s and %s", other->name, row->option->name);
        cr_expect_str_neq(other->name, row->option->name);
    }
}

Test(options, every_row_has_a_name_and_a_place_of_its_own) {
    each_row(expect_own_place);
}

/* Values of those options that some ruleset or other has not without them: those that this one requires. */
static void play_open_filled(struct play *play, const struct preset *preset, const json_t *required) {
    json_t *known = play_json("{'size':6,'line':4,'general':'" SHELF_A "','subjects':['" SHELF_B "'],"
                              "'parts':[{'kind':'all','set':'" SHELF_A "'}]}");
    json_t *given = json_object();
    size_t i = 0;
    json_t *name = NULL;
    json_array_foreach(required, i, name) {
        json_t *value = json_object_get(known, json_string_value(name));
        cr_assert_eq(json_object_set(given, json_string_value(name), value), 0, "no value for %s",
                     json_string_value(name));
    }
    char *text = json_text(given);
    play_open(play, preset->id, text, -1);
    free(text);
    json_decref(given);
    json_decref(known);
}

Test(options, a_schema_has_what_a_game_shows_in_the_same_order_and_nothing_else) {
    for (size_t f = 0; families[f] != NULL; f++) {
        for (size_t p = 0; p < families[f]->preset_count; p++) {
            const struct preset *preset = &families[f]->presets[p];
            json_t *schema = families[f]->options_schema(preset);
            struct play play;
            play_open_filled(&play, preset, json_object_get(schema, "required"));
            void *shown = json_object_iter(play.config->options);
            const char *name = NULL;
            json_t *property = NULL;
            json_object_foreach(json_object_get(schema, "properties"), name, property) {
                cr_assert_not_null(shown, "%s of %s", name, preset->id);
                const json_t *by_default = json_object_get(property, "default");
                cr_expect_str_eq(json_object_iter_key(shown), name);
                cr_expect(by_default == NULL || json_equal(by_default, json_object_iter_value(shown)), "%s", name);
                shown = json_object_iter_next(play.config->options, shown);
            }
            cr_expect_null(shown);
            play_close(&play);
            json_decref(schema);
        }
    }
}

/* --- each kind --- */

struct made_up {
    struct config head;
    int width, turns;
    enum { RED, YELLOW } first;
    bool pop_out;
    char marks[5];
};

static const char *const colours[] = {"red", "yellow", NULL};

static const struct option made_up_rows[] = {
    {"width", OPTION_INTEGER, OPTION_ESSENTIAL, 4, 9, NULL, offsetof(struct made_up, width), "Width", "Columns."},
    {"turns", OPTION_LIMIT, 0, 2, 50, NULL, offsetof(struct made_up, turns), "Turns", "At most."},
    {"first", OPTION_WORD, 0, 0, 0, colours, offsetof(struct made_up, first), "First", "Who begins."},
    {"pop_out", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, offsetof(struct made_up, pop_out), "Pop out", "Or not."},
    {"marks", OPTION_SYMBOLS, OPTION_DIFFICULTY, 2, 4, NULL, offsetof(struct made_up, marks), "Marks", "Of discs."},
};

static enum err take_seats(struct config *config, const struct setup *setup, struct problem *problem) {
    const struct made_up *made = (const struct made_up *)config;
    config->seats = 2;
    if (made->pop_out && made->first == YELLOW) {
        return options_contradict(problem, setup, (const char *const[]){"pop_out", "first", NULL},
                                  "red pops out first");
    }
    return OK;
}

static const struct option_table made_up_options = {
    .family = &line_family,
    .config_size = sizeof(struct made_up),
    .rows = made_up_rows,
    .count = sizeof made_up_rows / sizeof made_up_rows[0],
    .resolve = take_seats,
};

static const struct made_up seven = {.width = 7, .turns = 42, .first = YELLOW, .marks = "xo"};
static const struct made_up wide = {.marks = "xo"};
static const struct preset narrow_preset = {"seven", "Seven", 2, 2, &made_up_options, &seven.head};
static const struct preset wide_preset = {"wide", "Wide", 2, 2, &made_up_options, &wide.head};

/* The options resolved, as text; NULL and *problem where they are refused. */
static bool becomes(const struct preset *preset, const char *given, bool own_difficulty, const char *expected) {
    struct problem problem;
    struct config *config = NULL;
    json_t *options = given == NULL ? NULL : play_json(given);
    const struct setup setup = {.options = options, .opponents = -1};
    enum err err = options_configure(&config, preset, &setup, &problem);
    json_decref(options);
    cr_assert_eq(err, OK, "%s", problem.detail);
    bool same = play_is(json_incref(config->options), expected) && config->own_difficulty == own_difficulty &&
                config->preset == preset && config->seats == 2;
    config_release(config);
    return same;
}

static bool is_refused(const struct preset *preset, const char *given, const char *expected) {
    struct problem problem;
    struct config *config = NULL;
    json_t *options = play_json(given);
    const struct setup setup = {.options = options, .opponents = -1};
    enum err err = options_configure(&config, preset, &setup, &problem);
    json_decref(options);
    cr_assert_eq(err, ERR_INVALID_VALUE, "%s", given);
    cr_expect_str_eq(problem.detail, expected);
    return problem.point_count > 0 && config == NULL;
}

Test(options, what_is_left_out_is_as_the_preset_has_it) {
    cr_expect(becomes(&narrow_preset, NULL, true, "{'turns':42,'first':'yellow','pop_out':false,'marks':'xo'}"));
    cr_expect(becomes(&wide_preset, "{'width':9}", true,
                      "{'width':9,'turns':null,'first':'red','pop_out':false,'marks':'xo'}"));
}

Test(options, what_is_given_takes_the_place_of_the_default) {
    cr_expect(becomes(&narrow_preset, "{'first':'red','turns':null}", true,
                      "{'turns':null,'first':'red','pop_out':false,'marks':'xo'}"));
    cr_expect(becomes(&narrow_preset, "{'first':'red','turns':2,'pop_out':true}", false,
                      "{'turns':2,'first':'red','pop_out':true,'marks':'xo'}"));
    cr_expect(becomes(&narrow_preset, "{'marks':'oxAB'}", false,
                      "{'turns':42,'first':'yellow','pop_out':false,'marks':'oxAB'}"));
    cr_expect(becomes(&narrow_preset, "{'marks':'xo','pop_out':false}", true,
                      "{'turns':42,'first':'yellow','pop_out':false,'marks':'xo'}"));
}

Test(options, what_is_wrong_is_said_at_the_option) {
    cr_expect(is_refused(&wide_preset, "{}", "/options/width: is required"));
    cr_expect(is_refused(&wide_preset, "{'width':3}", "/options/width: must be from 4 to 9"));
    cr_expect(is_refused(&narrow_preset, "{'width':7}", "/options/width: is not a member known here"));
    cr_expect(
        is_refused(&narrow_preset, "{'turn':7}", "/options/turn: is not a member known here; did you mean \"turns\"?"));
    cr_expect(is_refused(&narrow_preset, "{'turns':1}", "/options/turns: must be from 2 to 50"));
    cr_expect(is_refused(&narrow_preset, "{'first':'blue'}", "/options/first: must be one of: red, yellow"));
    cr_expect(is_refused(&narrow_preset, "{'first':'yelow'}",
                         "/options/first: must be one of: red, yellow; did you mean \"yellow\"?"));
    cr_expect(is_refused(&narrow_preset, "{'pop_out':null}", "/options/pop_out: must not be null"));
    cr_expect(is_refused(&narrow_preset, "{'marks':'x'}", "/options/marks: must have 2 to 4 characters"));
    cr_expect(is_refused(&narrow_preset, "{'marks':'x-'}", "/options/marks: must be ASCII letters and digits only"));
    cr_expect(
        is_refused(&narrow_preset, "{'marks':'xox'}", "/options/marks: has the symbol x twice; all must be different"));
    cr_expect(is_refused(&narrow_preset, "[]", "/options: must be a JSON object"));
}

Test(options, a_contradiction_is_said_where_something_was_given) {
    cr_expect(is_refused(&narrow_preset, "{'pop_out':true}", "/options/pop_out: red pops out first"));
    cr_expect(is_refused(&wide_preset, "{'width':5,'first':'yellow','pop_out':true}",
                         "/options/pop_out: red pops out first"));
}

Test(options, a_schema_says_all_that_a_form_needs) {
    cr_expect(play_is(
        options_schema(&wide_preset),
        "{'$schema':'https://json-schema.org/draft/2020-12/schema','type':'object','additionalProperties':false,"
        "'properties':{"
        "'width':{'type':'integer','minimum':4,'maximum':9,'title':'Width','description':'Columns.'},"
        "'turns':{'type':['integer','null'],'minimum':2,'maximum':50,'default':null,'title':'Turns',"
        "'description':'At most.'},"
        "'first':{'type':'string','enum':['red','yellow'],'default':'red','title':'First','description':'Who begins.'},"
        "'pop_out':{'type':'boolean','default':false,'title':'Pop out','description':'Or not.'},"
        "'marks':{'type':'string','pattern':'^[0-9A-Za-z]{2,4}$','default':'xo','title':'Marks',"
        "'description':'Of discs.'}},"
        "'required':['width']}"));
    json_t *schema = options_schema(&narrow_preset);
    cr_expect_null(json_object_get(schema, "required"));
    cr_expect_null(json_object_get(json_object_get(schema, "properties"), "width"));
    json_decref(schema);
}
