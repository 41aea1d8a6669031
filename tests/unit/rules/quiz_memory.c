/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that runs out while questions are read, imported, judged or dealt: each fails cleanly, whichever allocation fails. */
#include "quiz.h"
#include "support/starve.h"
#include "util/json.h"

static const char native[] =
    "{'title':'T','language':'fr','licence':'own','author':'A','questions':["
    "{'text':'Où ?','answers':['L\\u2019Équipe','Zoé & Co'],'category':'C','media':{'url':'https://x/','alt':'é'}},"
    "{'text':'?!','choices':['é','e\\u0301e','z'],'correct':[0,2],'explanation':'e'},"
    "{'text':'n','number':1.5,'unit':'°C'},{'text':'b','correct':true}]}";

static const char opentdb[] =
    "{'response_code':0,'results':[{'type':'multiple','difficulty':'easy','category':'C','question':'Qui&eacute; ?',"
    "'correct_answer':'&Eacute;','incorrect_answers':['b','b','\xc3\xa8']},"
    "{'type':'essay','difficulty':'','category':'','question':'x','correct_answer':'','incorrect_answers':[]}]}";

static const char gift[] =
    "$CATEGORY: C\n::t::[html]<b>Où</b> ? {=L'Équipe =é # f\n####w}\n\nx {~é =z}\n\ny {#1..2}\n\n"
    "z {#1:2}\n\nessay {}\n\nb {T}";

struct task {
    json_t *body;
    struct quiz_set set; /* where there is one already */
    struct arena arena;
};

typedef enum err attempt(struct task *task);

static enum err read_native(struct task *task) {
    struct quiz_set set;
    struct quiz_faults faults = {0};
    return quiz_set_read(&set, &task->arena, task->body, &faults);
}

static enum err import_opentdb(struct task *task) {
    struct quiz_import report;
    struct quiz_faults faults = {0};
    struct quiz_set set = quiz_empty("fr");
    return quiz_import_opentdb(&set, &report, &task->arena, task->body, QUIZ_ENCODING_HTML, &faults);
}

static enum err import_gift(struct task *task) {
    struct quiz_import report;
    struct quiz_faults faults = {0};
    struct quiz_set set = quiz_empty("fr");
    return quiz_import_gift(&set, &report, &task->arena, gift, sizeof gift - 1, &faults);
}

static enum err judge_all(struct task *task) {
    static const char *const given[] = {"équipe d'or", "é", "1,5 °C", "vrai"};
    for (size_t i = 0; i < task->set.count; i++) {
        bool right = false;
        const struct quiz_response response = {.text = {given[i], strlen(given[i])}};
        enum err err = quiz_judge(&right, &task->set.questions[i], "fr", true, &response);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

static enum err deal_all(struct task *task) {
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    for (size_t i = 0; i < task->set.count; i++) {
        struct quiz_question question = task->set.questions[i];
        struct json_out out;
        size_t length = 0;
        json_out_init(&out);
        enum err err = quiz_question_shuffle(&question, &task->arena, &rng);
        quiz_dealt_write(&out, &question);
        char *text = json_out_take(&out, &length);
        if (err == OK) {
            err = text == NULL ? ERR_NO_MEMORY : quiz_dealt_read(&question, &task->arena, text, length);
        }
        if (err == OK && quiz_answer(&question, &task->arena).bytes == NULL) {
            err = ERR_NO_MEMORY;
        }
        free(text);
        if (err != OK) {
            return err;
        }
    }
    return OK;
}

/* Lets the first, the second, ... allocation fail until none does. */
static void starve(attempt *work, const char *json, bool needs_set) {
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator cannot be made to fail");
    }
    struct task task = {.body = json == NULL ? NULL : quiz_json(json)};
    struct arena arena;
    arena_init(&arena);
    if (needs_set) {
        struct quiz_faults faults = {0};
        cr_assert_eq(quiz_set_read(&task.set, &arena, task.body, &faults), OK);
    }
    for (long allowed = 0;; allowed++) {
        arena_init(&task.arena);
        starve_after(allowed);
        enum err err = work(&task);
        bool starved = starve_end();
        arena_free(&task.arena);
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "with %ld allocations: %d", allowed, (int)err);
        if (!starved) {
            cr_expect(allowed > 3);
            break;
        }
    }
    arena_free(&arena);
    json_decref(task.body);
}

Test(quiz_memory, reading_fails_cleanly) {
    starve(read_native, native, false);
}

Test(quiz_memory, importing_from_open_trivia_db_fails_cleanly) {
    starve(import_opentdb, opentdb, false);
}

Test(quiz_memory, importing_gift_fails_cleanly) {
    starve(import_gift, NULL, false);
}

Test(quiz_memory, judging_fails_cleanly) {
    starve(judge_all, native, true);
}

Test(quiz_memory, dealing_fails_cleanly) {
    starve(deal_all, native, true);
}
