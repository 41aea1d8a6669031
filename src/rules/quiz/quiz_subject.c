/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The subjects of the format: whose is which. Where contenders choose them, they bring the set's id to the table, each
 * another one, before the first round.
 */
#include "quiz_observe.h"
#include "quiz_rounds.h"

static bool is_chosen(const struct config *head) {
    const struct quiz_config *config = (const struct quiz_config *)head;
    return config->is_format && config->assignment == ASSIGN_CHOSEN;
}

/* Subjects stand behind the general reference. */
static int find_subject(const struct config *head, const char *text, size_t length) {
    const struct quiz_config *config = (const struct quiz_config *)head;
    for (int i = 1; i < config->reference_count; i++) {
        const char *set = config->references[i].set;
        if (strlen(set) == length && memcmp(set, text, length) == 0) {
            return i - 1;
        }
    }
    return -1;
}

static const char *subject_offered(const struct config *head, int number) {
    const struct quiz_config *config = (const struct quiz_config *)head;
    return number < config->reference_count - 1 ? config->references[1 + number].set : NULL;
}

const struct brought_def quiz_subject = {
    .word = "subject",
    .member = "set",
    .joining = "subject",
    .list = "subjects",
    .name = "subject",
    .games = "quizzes whose contenders choose their subjects (assignment chosen)",
    .no_use = "Nobody chooses a subject in this game.",
    .too_late = "The quiz has begun: subjects stay what they were.",
    .differs = true,
    .for_named = true,
    .is_brought = is_chosen,
    .find = find_subject,
    .offered = subject_offered,
};

/* The reference of a seat's subject; NONE where it has none, or none yet. */
static int subject_of(const struct quiz_config *config, int seat, int chosen) {
    int subject = config->assignment == ASSIGN_SHARED ? 0 : config->assignment == ASSIGN_BY_SEAT ? seat : chosen;
    return config->is_format && subject < config->reference_count - 1 ? 1 + subject : NONE;
}

int quiz_stint_reference(const struct quiz_config *config, const struct table *table, int part, int seat) {
    int own = config->parts[part].reference;
    return own != NONE ? own : subject_of(config, seat, table->chosen == NULL ? CHOSEN_NONE : table->chosen[seat]);
}

size_t quiz_find_set(const struct quiz_config *config, const struct need *needs, int reference) {
    size_t set = 0;
    while (strcmp(needs[set].set, config->references[reference].set) != 0) {
        set++;
    }
    return set;
}

/* Of questions that an export does not have nobody knows. */
static bool is_stint_of_set(const struct state *state, int part, int seat, size_t set) {
    bool good = true;
    const struct quiz_share *share = share_of(state, part, seat);
    for (size_t i = 0; i < share->count; i++) {
        const struct quiz_item *item = &items_of(state)[share->first + i];
        good = good && (item->dealt == 0 || item->set == set);
    }
    return good;
}

bool quiz_is_dealt_so(const struct state *state, const struct table *table) {
    const struct quiz_config *config = state->config;
    struct need needs[NEEDS_MAX];
    bool good = state->tie_count == quiz_tie_questions(config, table->round);
    (void)quiz_needs(&config->head, needs);
    for (int i = 0; i < config->part_count; i++) {
        for (int seat = 0; good && config->parts[i].kind == PART_CHAIR && seat < contenders_of(config); seat++) {
            int reference = quiz_stint_reference(config, table, i, seat);
            good = reference != NONE && is_stint_of_set(state, i, seat, quiz_find_set(config, needs, reference));
        }
    }
    return good;
}

void quiz_view_seat(struct json_out *out, const struct config *head, const struct observation *observation, int seat,
                    uint8_t chosen) {
    const struct quiz_config *config = (const struct quiz_config *)head;
    const struct quiz_observation *seen = (const struct quiz_observation *)observation;
    int reference = config_is_official(head, seat) ? NONE : subject_of(config, seat, chosen);
    if (reference == NONE) {
        json_out_put_null(out, "subject");
        return;
    }
    struct need needs[NEEDS_MAX];
    (void)quiz_needs(head, needs);
    const struct state *told = seen == NULL ? NULL : seen_in(seen);
    size_t set = quiz_find_set(config, needs, reference);
    json_out_put_object(out, "subject");
    json_out_put_text(out, "set", needs[set].set);
    /* What it is called comes with the deal. */
    json_out_put_text(out, "title", told == NULL ? NULL : text_of(told, origins_of(told)[set].title));
    json_out_end_object(out);
}
