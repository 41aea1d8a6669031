/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rulesets of line games and their options.
 *
 * Tic-tac-toe and gomoku are what they are by their board and line, so these are no options of theirs, and do not stand
 * among the resolved ones either: what a game shows as its options can be sent again. A state tells both for all.
 */
#include "line_internal.h"

#include "rules/options.h"

static const struct option rows[] = {
    {"size", OPTION_INTEGER, OPTION_ESSENTIAL | OPTION_DIFFICULTY, LINE_SIZE_MIN, LINE_SIZE_MAX, NULL,
     offsetof(struct line_config, size), "Size", "Fields in a row and in a column."},
    {"line", OPTION_INTEGER, OPTION_ESSENTIAL | OPTION_DIFFICULTY, LINE_LENGTH_MIN, LINE_LENGTH_MAX, NULL,
     offsetof(struct line_config, line), "Line", "So many in a row, column or diagonal win; not more than the size."},
    {"exact_line", OPTION_BOOLEAN, OPTION_DIFFICULTY, 0, 0, NULL, offsetof(struct line_config, exact_line),
     "Exact line", "Do only lines of exactly that length win, and no longer ones?"},
    OPTION_ROUNDS_ROTATING,
    OPTION_HINTS,
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    const struct line_config *own = (const struct line_config *)config;
    if (own->line > own->size) {
        enum err err = problem_set_at(problem, ERR_INVALID_VALUE, "/options/line", "must not be more than the size, %d",
                                      own->size);
        problem_add_point(problem, "/options/size", "must not be less than the line, %d", own->line);
        return err;
    }
    return stones_resolve(config, setup, "line games have", problem);
}

static const struct option_table options = {
    .family = &line_family,
    .config_size = sizeof(struct line_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

static const struct line_config tic_tac_toe = {.size = 3, .line = 3, .head.rounds = 1};
static const struct line_config gomoku = {.size = 15, .line = 5, .head.rounds = 1};
static const struct line_config chosen = {.head.rounds = 1};

const struct preset line_presets[LINE_PRESETS] = {
    {"tic-tac-toe", "Tic-tac-toe", STONES_SEATS, STONES_SEATS, &options, &tic_tac_toe.head},
    {"gomoku", "Gomoku", STONES_SEATS, STONES_SEATS, &options, &gomoku.head},
    {"line", "Line", STONES_SEATS, STONES_SEATS, &options, &chosen.head},
};

static json_t *place_schema(int last, const char *description) {
    return json_pack("{s:s, s:i, s:i, s:s}", "type", "integer", "minimum", 0, "maximum", last, "description",
                     description);
}

json_t *line_action_schema(const struct preset *preset, const struct action_def *action) {
    int size = ((const struct line_config *)preset->defaults)->size;
    int last = (size == 0 ? LINE_SIZE_MAX : size) - 1;
    (void)action; /* there is one only */
    return body_schema(json_pack("{s:o, s:o}", "column", place_schema(last, "From the left."), "row",
                                 place_schema(last, "From the top.")));
}
