/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The script of the quiz: contenders who know half of the answers, and masters who judge as it comes. Stints are short, so
 * that rounds come to their ends, and to tie-breaks.
 */
#include "script.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/quiz.h"
#include "support/shelf.h"

#define CHAIR(set) "{'kind':'chair','set':'" set "','seconds':5}"
#define SUBJECTS "'general':'" SHELF_A "','subject_seconds':5,'general_seconds':5"

static const struct setting settings[] = {
    {"mastermind-quiz", "{" SUBJECTS ",'subjects':['" SHELF_B "'],'grace_seconds':2}", 1},
    {"mastermind-quiz", "{" SUBJECTS ",'subjects':['" SHELF_A "','" SHELF_B "'],'ready_seconds':null,'title':null}", 2},
    {"mastermind-quiz", "{" SUBJECTS ",'subjects':['" SHELF_B "'],'reading':'aloud','appeal_seconds':20}", 2},
    {"quiz", "{'parts':[" CHAIR(SHELF_MIXED) "],'grace_seconds':0}", -1},
    {"quiz",
     "{'parts':[{'kind':'all','set':'" SHELF_MIXED "','questions':3,'speed':true,'points':7},"
     "{'kind':'sheet','set':'" SHELF_A "','questions':3,'seconds':20}],'spelling':'forgiving'}",
     2},
    {"quiz",
     "{'parts':[{'kind':'sheet','set':'" SHELF_MIXED "','questions':3},{'kind':'all','set':'" SHELF_B
     "','questions':2,'pause_seconds':null}," CHAIR(SHELF_A) "],'judge':'automatic','appeal_seconds':20}",
     3},
    {"quiz",
     "{'parts':[{'kind':'sheet','set':'" SHELF_A "','questions':2},{'kind':'all','set':'" SHELF_B
     "','questions':2}],'judge_seconds':5}",
     2},
    {"quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':1}],'appeal_seconds':0}", 1},
    {"quiz", "{'parts':[" CHAIR(SHELF_MIXED) ",{'kind':'sheet','set':'" SHELF_A "','questions':2}],'rounds':3}", 1},
};

static bool one_in(struct actor *actor, uint32_t many) {
    return rng_below(&actor->rng, many) == 0;
}

static const json_t *any_of(struct actor *actor, const json_t *list) {
    size_t count = json_array_size(list);
    return count == 0 ? NULL : json_array_get(list, rng_below(&actor->rng, (uint32_t)count));
}

/* What has a number and perhaps a seat, as named by an item of a view; in one of eight cases, or where there is none, any. */
static json_t *about(struct actor *actor, const json_t *item, bool with_seat) {
    bool is_any = item == NULL || one_in(actor, 8);
    json_int_t question =
        is_any ? 1 + rng_below(&actor->rng, 12) : json_integer_value(json_object_get(item, "question"));
    json_t *body = json_pack("{s:I}", "question", question);
    const json_t *seat = json_object_get(item, "seat");
    json_int_t whose = is_any || seat == NULL ? rng_below(&actor->rng, 4) : json_integer_value(seat);
    cr_assert(!with_seat || json_object_set_new(body, "seat", json_integer(whose)) == 0);
    return body;
}

static void put(json_t *body, const char *name, json_t *value) {
    cr_assert_eq(json_object_set_new(body, name, value), 0);
}

/* What is accepted where the question is told by canaries; what may be for others, or is wrong. */
static json_t *text_for(struct actor *actor, const json_t *question) {
    static const char *const words[] = {"true", "Rome", "7", "1000", "-0,25", "Tomé", "nothing of the kind"};
    const char *asked = json_string_value(json_object_get(question, "text"));
    char text[8];
    int number = 0;
    if (asked == NULL || sscanf(asked, "zq%3d", &number) != 1 || one_in(actor, 2)) {
        return json_string(words[rng_below(&actor->rng, sizeof words / sizeof words[0])]);
    }
    (void)snprintf(text, sizeof text, "za%03d", number % 1000);
    return json_string(text);
}

static json_t *response_body(struct actor *actor, const json_t *view) {
    const json_t *question = any_of(actor, json_object_get(view, "questions"));
    json_t *body = one_in(actor, 6) ? json_object() : about(actor, question, false);
    if (one_in(actor, 5)) {
        put(body, "pass", json_true());
    } else if (json_is_array(json_object_get(question, "choices")) && !one_in(actor, 3)) {
        put(body, "choice", json_integer(rng_below(&actor->rng, 5)));
    } else {
        put(body, "text", text_for(actor, question));
    }
    return body;
}

static json_t *judgement_body(struct actor *actor, const json_t *view) {
    const json_t *waiting = any_of(actor, json_object_get(view, "responses"));
    const json_t *appeal = any_of(actor, json_object_get(view, "appeals"));
    if (one_in(actor, 5)) {
        return json_pack("{s:b}", one_in(actor, 3) ? "pass" : "suggested", 1);
    }
    json_t *body = waiting == NULL && appeal == NULL && !one_in(actor, 3)
                       ? json_object()
                       : about(actor, waiting != NULL ? waiting : appeal, true);
    put(body, "correct", json_boolean(one_in(actor, 2)));
    if (one_in(actor, 8)) {
        put(body, "text", json_string("as it was said"));
    }
    return body;
}

static json_t *vote_body(struct actor *actor, const json_t *view) {
    json_t *body = about(actor, any_of(actor, json_object_get(view, "appeals")), true);
    put(body, "accept", json_boolean(one_in(actor, 2)));
    return body;
}

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    json_t *(*const bodies[QUIZ_ACTIONS])(struct actor *, const json_t *) = {
        [QUIZ_RESPONSE] = response_body, [QUIZ_JUDGEMENT] = judgement_body, [QUIZ_VOTE] = vote_body};
    size_t index = (size_t)(action - play->family->actions);
    if (bodies[index] == NULL) {
        return index == QUIZ_APPEAL ? about(actor, NULL, false) : json_object();
    }
    json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
    json_t *body = bodies[index](actor, view);
    json_decref(view);
    return body;
}

#define ALONE(part) "quiz", "{'parts':[" part "],'ready_seconds':null}", 0

static const struct perft perfts[] = {
    /* Alone in the chair: `ready`, and three questions that are answered in three ways. */
    {{ALONE(CHAIR(SHELF_A))}, NULL, PERFT_ROUND, 3 * 3 * 3, 0},
    /* Two who say `ready` in any order, and for either question respond in three ways each, in any order. */
    {{"quiz", "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':2}],'appeal_seconds':0,'tie_break':false}", 1},
     NULL,
     PERFT_ROUND,
     UINT64_C(2) * 18 * 18,
     0},
    /* A sheet of one question: `ready`, a response, and another in its place or `hand-in`. */
    {{ALONE("{'kind':'sheet','set':'" SHELF_A "','questions':1}")}, NULL, 3, 3 * (3 + 1), 0},
};

static json_t *make_bodies(const struct play *play, const struct action_def *action) {
    bool is_sheet = strstr(play->config->options_text, "\"sheet\"") != NULL;
    if (strcmp(action->name, "response") == 0) {
        return play_json(is_sheet
                             ? "[{'question':1,'text':'one'},{'question':1,'text':'two'},{'question':1,'pass':true}]"
                             : "[{'text':'one'},{'text':'two'},{'pass':true}]");
    }
    return play_json(strcmp(action->name, "ready") == 0 || strcmp(action->name, "hand-in") == 0 ? "[{}]" : "[]");
}

SCRIPT(quiz) = {
    .family = "quiz",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .led = 1U << 1 | 1U << 2 | 1U << 5 | 1U << 6,
    .body = make_body,
    .perfts = perfts,
    .perft_count = sizeof perfts / sizeof perfts[0],
    .bodies = make_bodies,
};
