/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that runs out while a quiz is made, dealt, played and shown: each step fails cleanly, whichever allocation fails. */
#include "quiz_table.h"
#include "support/starve.h"

#define GAME                                                                                                        \
    "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5,'title':'t'},{'kind':'sheet','set':{'set':'" SHELF_B \
    "','difficulty':null},'questions':2}],'title':'Best'}"

/* One step of what is done with a table: OK, or what failed. */
typedef enum err step(struct quiz_table *table, const json_t *body);

/* Does it fail cleanly until it has all the memory it wants? */
static void expect_clean(struct quiz_table *table, step *take, const char *body) {
    json_t *given = body == NULL ? NULL : quiz_json(body);
    bool starved = true;
    long failures = 0;
    for (long allowed = 0; starved; allowed++) {
        starve_after(allowed);
        enum err err = take(table, given);
        starved = starve_end();
        cr_assert(starved ? err == ERR_NO_MEMORY : err == OK, "%ld: %s", allowed, err_name(err));
        failures += starved;
    }
    cr_expect_gt(failures, 0);
    json_decref(given);
}

static enum err configure(struct quiz_table *table, const json_t *body) {
    struct config *config = NULL;
    const struct setup setup = {.options = body, .opponents = 1};
    enum err err = quiz_family.configure(&config, table->config->preset, &setup, &table->problem);
    if (err == OK) {
        config_release(config);
    }
    return err;
}

static enum err deal(struct quiz_table *table, const json_t *body) {
    (void)body;
    const struct quiz_set *sets[] = {shelf_find(SHELF_A), shelf_find(SHELF_B)};
    const struct table round = {.round = 1, .leader = LEADER_SERVER, .rules = 1, .sets = sets};
    json_t *made = quiz_family.deal(table->config, &round, &table->rng);
    json_decref(made);
    return made == NULL ? ERR_NO_MEMORY : OK;
}

static enum err start(struct quiz_table *table, const json_t *body) {
    (void)body;
    struct state *state = NULL;
    const struct table round = {.round = 1, .leader = LEADER_SERVER, .rules = 1, .deal = table->deal};
    enum err err = quiz_family.start(&state, table->config, &round, &table->problem);
    free(state);
    return err;
}

/* What is due next, or else a response, and how it is recorded. */
static enum err apply(struct quiz_table *table, const json_t *body) {
    struct auto_action due;
    struct state *next = NULL;
    bool is_due = quiz_family.due(table->state, &due) && due.at == 0;
    struct event event = {table->seq + 1, table->at, is_due ? due.kind : event_of_action(QUIZ_RESPONSE),
                          is_due ? due.seat : 0, body};
    enum err err = quiz_family.apply(&next, table->state, &event, &table->problem);
    if (err == OK) {
        json_t *record = quiz_family.record(next, &event);
        err = record == NULL ? ERR_NO_MEMORY : OK;
        json_decref(record);
        free(next);
    }
    return err;
}

static enum err redraw(struct quiz_table *table, const json_t *body) {
    (void)body;
    struct state *other = NULL;
    enum err err = quiz_family.resample(&other, table->state, 0, &table->rng);
    free(other);
    return err;
}

static enum err redact(struct quiz_table *table, const json_t *body) {
    (void)body;
    json_t *redacted = quiz_family.redact_deal(table->deal, table->state);
    json_decref(redacted);
    return redacted == NULL ? ERR_NO_MEMORY : OK;
}

Test(quiz_starved, every_step_fails_cleanly_without_memory) {
    struct quiz_table table;
    char body[60];
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator never fails");
    }
    quiz_table_open(&table, "quiz", GAME, 2, 0);
    expect_clean(&table, configure,
                 "{'parts':[{'kind':'chair','set':{'set':'" SHELF_A "','version':1,'categories':['C']},'title':'t'}],"
                 "'title':'T'}");
    expect_clean(&table, deal, NULL);
    expect_clean(&table, start, NULL);
    quiz_table_do(&table, 0, 0, "ready", "{}");
    (void)snprintf(body, sizeof body, "{'question':1,'text':'za%03d'}", table.put[0].number);
    expect_clean(&table, apply, body);
    expect_clean(&table, apply, "{'pass':true}");
    expect_clean(&table, redraw, NULL);
    expect_clean(&table, redact, NULL);
    quiz_table_close(&table);
}
