/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Games played at random, by everybody who may and some who may not, with outages and resignations: the table holds every
 * view, history and event of every role against what they may know, and against the same with all that redrawn.
 */
#include "quiz_table.h"

static const struct {
    const char *ruleset, *options;
    int contenders, officials;
} games[] = {
    {"mastermind-quiz",
     "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'subject_seconds':5,'general_seconds':7,'grace_seconds':2}",
     2, 0},
    {"mastermind-quiz",
     "{'general':'" SHELF_A "','subjects':['" SHELF_B
     "'],'subject_seconds':5,'general_seconds':7,'ready_seconds':null}",
     3, 1},
    {"mastermind-quiz",
     "{'general':'" SHELF_A "','subjects':['" SHELF_B "'],'subject_seconds':6,'general_seconds':6,'reading':'aloud'}",
     2, 1},
    {"quiz",
     "{'parts':[{'kind':'all','set':'" SHELF_A "','questions':3,'speed':true,'points':7},"
     "{'kind':'sheet','set':'" SHELF_B "','questions':4,'seconds':20}]}",
     3, 0},
    {"quiz",
     "{'parts':[{'kind':'sheet','set':'" SHELF_A "','questions':3},{'kind':'all','set':'" SHELF_B
     "','questions':2,'pause_seconds':null},{'kind':'chair','set':'" SHELF_A "','seconds':5}],'appeal_seconds':20}",
     3, 1},
    {"quiz", "{'parts':[{'kind':'chair','set':'" SHELF_A "','seconds':5}],'grace_seconds':0}", 1, 0},
};

static uint32_t below(struct quiz_table *table, uint32_t bound) {
    return rng_below(&table->rng, bound);
}

/* Any body of the action, mostly about the question put last. */
static void make_body(struct quiz_table *table, const char *kind, char *out, size_t size) {
    size_t last = table->put_count == 0 ? 1 : table->put_count;
    size_t question = below(table, 3) > 0 ? last : 1 + below(table, (uint32_t)last);
    int number = question <= table->put_count ? table->put[question - 1].number : 0;
    unsigned seat = below(table, 4);
    bool yes = below(table, 2) == 0;
    if (strcmp(kind, "response") == 0 && below(table, 4) == 0) {
        (void)snprintf(out, size, "{'question':%zu,'pass':true}", question);
    } else if (strcmp(kind, "response") == 0) {
        (void)snprintf(out, size, "{'question':%zu,'text':'%s%03d'}", question, yes ? "za" : "no", number);
    } else if (strcmp(kind, "judgement") == 0 && below(table, 3) == 0) {
        (void)snprintf(out, size, "{'suggested':true}");
    } else if (strcmp(kind, "judgement") == 0 && yes) {
        (void)snprintf(out, size, "{'question':%zu,'seat':%u,'correct':true}", question, seat);
    } else if (strcmp(kind, "judgement") == 0) {
        (void)snprintf(out, size, below(table, 2) == 0 ? "{'correct':false,'text':'no'}" : "{'pass':true}");
    } else if (strcmp(kind, "appeal") == 0) {
        (void)snprintf(out, size, "{'question':%zu}", question);
    } else if (strcmp(kind, "vote") == 0) {
        (void)snprintf(out, size, "{'question':%zu,'seat':%u,'accept':%s}", question, seat, yes ? "true" : "false");
    } else {
        (void)snprintf(out, size, "{}");
    }
}

/* One of those who may act does one of the things they may do; one in ten times anybody anything. */
static void step(struct quiz_table *table, int64_t at) {
    char body[100];
    struct turn turn;
    quiz_family.turn(table->state, &turn);
    unsigned seat = below(table, (uint32_t)table->config->seats);
    unsigned action = below(table, QUIZ_ACTIONS);
    bool careless = below(table, 10) == 0;
    for (int i = 0; !careless && i < 200 && (turn.actions[seat] >> action & 1) == 0; i++) {
        seat = below(table, (uint32_t)table->config->seats);
        action = below(table, QUIZ_ACTIONS);
    }
    const char *kind = quiz_family.actions[action].event;
    make_body(table, kind, body, sizeof body);
    enum err err = quiz_table_try(table, at, (int)seat, kind, body);
    cr_assert(err == OK || err == ERR_NOT_YOUR_TURN || err == ERR_NOT_ALLOWED_NOW || err == ERR_INVALID_VALUE,
              "%s %s: %s", kind, body, table->problem.detail);
}

static void play(struct quiz_table *table) {
    int64_t at = 0;
    struct turn turn;
    quiz_family.turn(table->state, &turn);
    for (int i = 0; i < 600 && !turn.over; i++) {
        uint32_t luck = below(table, 200);
        at += below(table, 3) > 0 ? below(table, 700) : 0;
        if (luck == 0) {
            quiz_table_wait(table, at);
            quiz_table_do(table, at + 50, -1, "resumed", "{'paused_ms':50}");
            at += 50;
        } else if (luck == 1) {
            int seat = (int)below(table, (uint32_t)table->config->seats);
            quiz_table_wait(table, at);
            quiz_table_do(table, at, seat, "resigned", "{}");
        } else if (luck < 20) {
            at += 4000;
            quiz_table_wait(table, at);
        } else {
            step(table, at);
        }
        quiz_family.turn(table->state, &turn);
    }
    cr_assert(turn.over, "%s does not end: %lld", table->config->options_text, (long long)at);
    cr_assert_eq(turn.seats, 0);
    json_t *result = quiz_family.result(table->state);
    cr_assert_not_null(result);
    json_decref(result);
}

Test(quiz_playout, nobody_learns_what_they_may_not_know) {
    size_t settings = sizeof games / sizeof games[0];
    size_t count = getenv("REFEREE_LONG_TESTS") == NULL ? 24 : 200;
    for (size_t i = 0; i < count; i++) {
        struct quiz_table table;
        quiz_table_open(&table, games[i % settings].ruleset, games[i % settings].options,
                        games[i % settings].contenders, games[i % settings].officials);
        unsigned char seed[RNG_SEED_BYTES] = {(unsigned char)i, (unsigned char)(i >> 8), 1};
        rng_init(&table.rng, seed);
        play(&table);
        quiz_table_close(&table);
    }
}
