/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The one ruleset of the family and its options.
 */
#include "yahtzee_internal.h"

#include "rules/options.h"

static const char *const joker_words[] = {[JOKER_FORCED] = "forced", [JOKER_FREE] = "free", NULL};

static const char *const cards_words[] = {[CARDS_SHOWN] = "shown", [CARDS_OWN] = "own", NULL};

static const struct option rows[] = {
    {"joker", OPTION_WORD, OPTION_DIFFICULTY, 0, 0, joker_words, offsetof(struct yahtzee_config, joker), "Joker",
     "Where a further Yahtzee goes: `forced` prescribes its box as the official rules do, `free` lets any free box be "
     "chosen. Only `forced` is ranked."},
    {"cards", OPTION_WORD, 0, 0, 0, cards_words, offsetof(struct yahtzee_config, cards), "Cards",
     "Whose cards and dice a seat sees before the game is over: everybody's (`shown`), or its `own` and of the others "
     "only "
     "the totals, highest first, without saying whose. `own` is for one round, and the default in tournaments that "
     "people "
     "or bots from outside take part in."},
    OPTION_ROUNDS("Cards that everybody fills, one after the other; null is open-ended."),
    {"await_client_seed", OPTION_BOOLEAN, 0, 0, 0, NULL, offsetof(struct yahtzee_config, awaits_client_seeds),
     "Await client seeds", "Does the first roll wait until every person at the table has given a client seed?"},
    OPTION_HINTS,
};

static enum err resolve(struct config *config, const struct setup *setup, struct problem *problem) {
    if (setup->opponents > YAHTZEE_SEATS_MAX - 1) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/opponents", "must have at most %d items",
                              YAHTZEE_SEATS_MAX - 1);
    }
    config->seats = setup->opponents < 0 ? 1 : 1 + setup->opponents;
    if (((const struct yahtzee_config *)config)->cards == CARDS_OWN && config->rounds != 1) {
        static const char *const names[] = {"cards", "rounds", NULL};
        return options_contradict(problem, setup, names,
                                  "cards are own in games of one round: what a round was worth would tell them before "
                                  "the game is over");
    }
    if (((const struct yahtzee_config *)config)->awaits_client_seeds) {
        config->awaits_brought = config_contenders(config);
    }
    return OK;
}

json_t *yahtzee_tournament_options(const struct config *config) {
    return config->rounds == 1 ? json_pack("{s:s}", "cards", cards_words[CARDS_OWN]) : json_object();
}

static const struct option_table options = {
    .family = &yahtzee_family,
    .config_size = sizeof(struct yahtzee_config),
    .rows = rows,
    .count = sizeof rows / sizeof rows[0],
    .resolve = resolve,
};

static const struct yahtzee_config official = {.head.rounds = 1, .joker = JOKER_FORCED};

const struct preset yahtzee_presets[YAHTZEE_PRESETS] = {
    {"yahtzee", "Yahtzee", 1, YAHTZEE_SEATS_MAX, &options, &official.head},
};

/* The names of a run of boxes; NULL without memory. */
static json_t *name_boxes(int first, int end) {
    json_t *names = json_array();
    for (int i = first; names != NULL && i < end; i++) {
        if (json_array_append_new(names, json_string(yahtzee_category_name((enum category)i))) != 0) {
            json_decref(names);
            names = NULL;
        }
    }
    return names;
}

json_t *yahtzee_describe(const struct preset *preset) {
    (void)preset;
    return json_pack("{s:o, s:{s:o, s:o}}", "categories", name_boxes(0, CATEGORY_COUNT), "sections", "upper",
                     name_boxes(0, UPPER_CATEGORIES), "lower", name_boxes(UPPER_CATEGORIES, CATEGORY_COUNT));
}
