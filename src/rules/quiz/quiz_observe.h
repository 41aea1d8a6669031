/* SPDX-License-Identifier: Apache-2.0 */
/* What a viewer may know of a round of the quiz, as one block of memory. */
#ifndef REFEREE_RULES_QUIZ_OBSERVE_H
#define REFEREE_RULES_QUIZ_OBSERVE_H

#include "quiz_family.h"

/* What a viewer may know: head, what the view tells beside the questions, and behind it a state with nothing that is hidden. */
struct quiz_observation {
    struct observation head; /* first */
    int64_t closes_at, starts_at, stint_ends;
    seat_set waiting;
    int8_t chair;
    bool is_master;
};

static inline struct state *seen_in(const struct quiz_observation *observation) {
    return (struct state *)(observation + 1);
}

/* What a viewer may know of a question that was put. */
struct quiz_knowledge {
    bool text;    /* what is asked, with choices and media */
    bool kind;    /* what else describes it */
    bool answer;  /* with explanation and source */
    bool forms;   /* the accepted answers, while it is open */
    bool results; /* responses of everybody, and outcomes */
};

struct quiz_knowledge quiz_knowledge_of(const struct state *state, size_t number, int viewer);

void quiz_observe(const struct state *state, int viewer, struct observation *head);
size_t quiz_observation_size(const struct state *state);

#endif
