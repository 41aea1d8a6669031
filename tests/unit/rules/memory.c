/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that runs out: every function of the rules that allocates fails cleanly, whichever allocation it is that fails. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "play.h"
#include "rules/codebreaking/correction.h"
#include "rules/contradiction.h"
#include "spaces.h"
#include "support/starve.h"
#include "util/json.h"
#include "util/proof.h"

static void need_starvation(void) {
    if (!starve_is_possible()) {
        cr_skip_test("this build's allocator cannot be made to fail");
    }
}

/* Everything that makes JSON, by one signature. */
typedef json_t *maker(struct play *play, const void *argument);

static json_t *make_options_schema(struct play *play, const void *unused) {
    (void)unused;
    return play->family->options_schema(play->config->preset);
}

static json_t *make_action_schema(struct play *play, const void *action) {
    return play->family->action_schema(play->config->preset, action);
}

static json_t *make_description(struct play *play, const void *unused) {
    (void)unused;
    return play->family->describe(play->config->preset);
}

static json_t *make_deal(struct play *play, const void *unused) {
    struct rng rng;
    (void)unused;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    return family_deal(play->config, &play->table, &rng);
}

static json_t *make_record(struct play *play, const void *event) {
    return play->family->record(play->state, event);
}

static json_t *make_event_view(struct play *play, const void *event) {
    return family_view_event(play->config, event, 0);
}

static json_t *make_result(struct play *play, const void *unused) {
    (void)unused;
    return play->family->result(play->state);
}

static json_t *make_proof(struct play *play, const void *unused) {
    (void)unused;
    return family_proof(play->family, play->state);
}

static json_t *make_carry(struct play *play, const void *unused) {
    (void)unused;
    return family_carry(play->family, play->state);
}

static json_t *make_view(struct play *play, const void *unused) {
    (void)unused;
    return family_view_json(play->config, play->family->view, play->state, 0);
}

/* Lets the first, the second, ... allocation fail until none does: NULL each time but the last. */
static void starve_json(const char *what, maker *make, struct play *play, const void *argument) {
    for (long allowed = 0;; allowed++) {
        starve_after(allowed);
        json_t *value = make(play, argument);
        bool starved = starve_end();
        bool given = value != NULL;
        json_decref(value);
        cr_assert_neq(given, starved, "%s with %ld allocations", what, allowed);
        if (!starved) {
            return;
        }
    }
}

Test(memory, describing_a_ruleset_without_memory_gives_nothing) {
    need_starvation();
    static const char *const rulesets[] = {"mastermind", "number-guess"};
    for (size_t i = 0; i < 2; i++) {
        struct play play;
        play_open(&play, rulesets[i], NULL, -1);
        starve_json("options_schema", make_options_schema, &play, NULL);
        starve_json("describe", make_description, &play, NULL);
        starve_json("deal", make_deal, &play, NULL);
        for (size_t a = 0; a < play.family->action_count; a++) {
            starve_json("action_schema", make_action_schema, &play, &play.family->actions[a]);
        }
        play_close(&play);
    }
}

/* All that can be asked of the state after the last event. */
static void starve_state(struct play *play, const char *kind) {
    struct event event = {play->seq, 0, family_find_event(play->family, kind), 0, play_last(play)};
    struct turn turn;
    starve_json("record", make_record, play, &event);
    starve_json("view_event", make_event_view, play, &event);
    starve_json("view", make_view, play, NULL);
    play->family->turn(play->state, &turn);
    if (turn.over) {
        starve_json("result", make_result, play, NULL);
        if (play_commitment(play, play->state) != NULL) {
            starve_json("proof", make_proof, play, NULL);
        }
    }
}

Test(memory, a_round_without_memory_shows_and_records_nothing) {
    need_starvation();
    struct play play;
    play_open(&play, "number-guess", "{'answers':'manual','scoring':'fewest','hints':true}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 0, "secret", "{'code':'1972'}");
    starve_state(&play, "secret");
    play_do(&play, 1, "guess", "{'code':'4572'}");
    starve_state(&play, "guess");
    play_do(&play, 0, "answer", "{'exact':2,'positions':'XX72'}");
    starve_state(&play, "answer");
    play_do(&play, 1, "guess", "{'code':'1972'}");
    play_do(&play, 0, "answer", "{'exact':4,'positions':'1972'}");
    starve_state(&play, "answer");
    starve_json("carry", make_carry, &play, NULL);
    play_close(&play);
}

Test(memory, a_held_round_without_memory_shows_and_records_nothing) {
    need_starvation();
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 1, "guess", "{'code':'4261'}");
    play_do(&play, 0, "answer", "{'bulls':2,'cows':1}");
    play_do(&play, 0, "answer-corrected", "{'attempt':1,'bulls':1,'cows':2}");
    starve_state(&play, "answer-corrected");
    play_do(&play, 0, "reveal", "{'code':'1234'}");
    starve_state(&play, "reveal");
    play_close(&play);
}

Test(memory, a_dishonest_reveal_without_memory_is_not_recorded) {
    need_starvation();
    char commitment[PROOF_HEX_SIZE];
    proof_commit(commitment, PLAY_NONCE, "1234");
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'committed'}", 1);
    play_start(&play, 0, NULL);
    json_t *body = json_pack("{s:s}", "commitment", commitment);
    cr_assert_eq(play_try_json(&play, 0, "secret", body), OK);
    json_decref(body);
    starve_state(&play, "secret");
    play_do(&play, 1, "guess", "{'code':'4261'}");
    play_do(&play, 0, "answer", "{'bulls':1,'cows':2}");
    play_do(&play, 1, "guess", "{'code':'1243'}");
    play_do(&play, 0, "answer", "{'bulls':4,'cows':0}");
    play_do(&play, 0, "reveal", "{'nonce':'" PLAY_NONCE "','code':'1234'}");
    starve_state(&play, "reveal");
    play_close(&play);
}

Test(memory, a_game_without_memory_is_not_configured) {
    need_starvation();
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, "mastermind", strlen("mastermind"));
    struct setup setup = {.opponents = -1};
    for (long allowed = 0;; allowed++) {
        struct config *config = NULL;
        struct problem problem;
        starve_after(allowed);
        enum err err = family->configure(&config, preset, &setup, &problem);
        bool starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK);
        if (!starved) {
            config_release(config);
            return;
        }
        cr_assert_null(config);
        cr_assert_eq(problem.err, ERR_NO_MEMORY);
    }
}

Test(memory, a_round_without_memory_does_not_start) {
    need_starvation();
    struct play play;
    play_open(&play, "mastermind", NULL, 1);
    struct table table = {.round = 1, .leader = 0, .rules = 1};
    struct state *state = NULL;
    starve_after(0);
    enum err err = play.family->start(&state, play.config, &table, &play.problem);
    (void)starve_end();
    cr_expect_eq(err, ERR_NO_MEMORY);
    cr_expect_null(state);
    play_close(&play);
}

/* Lets every allocation of an action fail in turn; the state must stay as it is. */
static void starve_action(struct play *play, int seat, const char *kind, const char *body) {
    json_t *given = play_json(body);
    struct event event = {play->seq + 1, 0, family_find_event(play->family, kind), seat, given};
    for (long allowed = 0;; allowed++) {
        struct state *next = NULL;
        starve_after(allowed);
        enum err err = play->family->apply(&next, play->state, &event, &play->problem);
        bool starved = starve_end();
        free(next);
        cr_assert_eq(starved, err == ERR_NO_MEMORY, "%s with %ld allocations: %s", kind, allowed, err_name(err));
        if (!starved) {
            break;
        }
        cr_assert_null(next);
        cr_assert_eq(play->problem.err, ERR_NO_MEMORY);
    }
    json_decref(given);
}

/* Lets every allocation of an action's examination fail in turn; in the end it must come to `expected`. */
static void starve_examination(struct play *play, int seat, const char *kind, const char *body, enum err expected) {
    json_t *given = play_json(body);
    struct event event = {play->seq + 1, 0, family_find_event(play->family, kind), seat, given};
    struct state *next = NULL;
    cr_assert_eq(play->family->apply(&next, play->state, &event, &play->problem), OK);
    for (long allowed = 0;; allowed++) {
        starve_after(allowed);
        enum err err = play->family->validate_async(next, &event, &play->problem);
        bool starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : expected, "%s with %ld allocations: %s", kind, allowed,
                     err_name(err));
        cr_assert(err == OK || play->problem.err == err);
        if (!starved) {
            break;
        }
    }
    free(next);
    json_decref(given);
}

Test(memory, an_action_without_memory_is_refused_and_changes_nothing) {
    need_starvation();
    struct play play;
    play_open(&play, "bulls-and-cows", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    starve_action(&play, 1, "guess", "{'code':'0123'}");
    play_do(&play, 1, "guess", "{'code':'0123'}");
    starve_action(&play, 0, "answer", "{'bulls':0,'cows':3}");
    play_do(&play, 0, "answer", "{'bulls':0,'cows':3}");
    play_do(&play, 1, "guess", "{'code':'4567'}");
    starve_examination(&play, 0, "answer", "{'bulls':1,'cows':0}", OK);
    starve_examination(&play, 0, "answer", "{'bulls':2,'cows':0}", ERR_RULES);
    starve_action(&play, 1, "resigned", "{}");
    cr_expect(play_turn_is(&play, 0, "answer"));
    play_close(&play);
}

Test(memory, redrawing_a_secret_without_memory_fails) {
    need_starvation();
    struct rng rng;
    struct play play;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){1});
    play_open(&play, "mastermind", NULL, -1);
    play_start(&play, LEADER_SERVER, "1234");
    struct state *state = NULL;
    starve_after(0);
    enum err err = play.family->resample(&state, play.state, 0, &rng);
    (void)starve_end();
    cr_expect_eq(err, ERR_NO_MEMORY);
    cr_expect_null(state);
    play_close(&play);
}

/* Lets every allocation fail in turn while the smallest sets of a history are looked for. */
static size_t starve_contradiction(const struct question *question, const struct constraint *history, size_t count) {
    static struct contradiction found[20];
    for (long allowed = 0;; allowed++) {
        size_t sets = 99;
        starve_after(allowed);
        enum err err = contradiction_find(found, &sets, 20, question, history, count, count, NULL);
        bool starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "with %ld allocations", allowed);
        cr_assert(!starved || sets == 99, "nothing is written");
        if (!starved) {
            return sets;
        }
    }
}

static void starve_repair(const struct question *question, const struct constraint *history, size_t count) {
    static struct corrections corrections;
    const struct contradiction set = {.count = 2, .attempts = {1, 2}};
    for (long allowed = 0;; allowed++) {
        corrections.count = 999;
        starve_after(allowed);
        enum err err = correction_find(&corrections, question, history, count, &set);
        bool starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "with %ld allocations", allowed);
        cr_assert(!starved || corrections.count == 999, "nothing is written");
        if (!starved) {
            break;
        }
    }
    cr_expect_gt(corrections.count, 0);
}

Test(memory, repairs_are_not_found_without_memory) {
    need_starvation();
    static const struct code_space large = {12, 36, true, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
    const struct code guess = {{0}};
    const struct constraint history[] = {{guess, {.exact = 1}}, {guess, {.exact = 2}}};
    starve_repair(&(struct question){&space_mastermind, FEEDBACK_EXACT}, history, 2);
    starve_repair(&(struct question){&large, FEEDBACK_EXACT}, history, 2);
}

Test(memory, contradictions_are_not_found_without_memory) {
    need_starvation();
    struct question question = {&space_mastermind, FEEDBACK_PEGS};
    struct constraint history[40];
    struct rng rng;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){2});
    for (size_t i = 0; i < 12; i++) {
        struct code other;
        code_draw(&history[i].guess, &space_mastermind, &rng);
        code_draw(&other, &space_mastermind, &rng);
        history[i].answer = feedback_of(FEEDBACK_PEGS, &space_mastermind, &other, &history[i].guess);
    }
    cr_expect_gt(starve_contradiction(&question, history, 12), 0);
}

Test(memory, contradictions_of_many_codes_are_not_found_without_memory) {
    need_starvation();
    static const struct code_space large = {12, 36, true, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
    struct question question = {&large, FEEDBACK_PEGS};
    struct constraint history[5] = {{.answer = {0}}};
    for (size_t i = 0; i < 3; i++) {
        memset(history[i].guess.at, (int)i, large.length);
        history[i].answer = (struct feedback){.exact = 5};
    }
    cr_expect_eq(starve_contradiction(&question, history, 3), 1, "fifteen places of twelve");
    /* Five to which any four would do: what is no set of three is made smaller, attempt by attempt. */
    const struct code_space eight = {8, 36, false, -1, "0123456789abcdefghijklmnopqrstuvwxyz"};
    static const char *const guesses[] = {"wxyz0123", "01234567", "89abcdef", "ghijklmn", "opqrstuv"};
    question.space = &eight;
    for (size_t i = 0; i < 5; i++) {
        cr_assert(code_parse(&history[i].guess, &eight, guesses[i], eight.length));
        history[i].answer = (struct feedback){.exact = (uint8_t)(i == 0 ? 0 : i < 4 ? 2 : 3)};
    }
    cr_expect_eq(starve_contradiction(&question, history, 5), 1);
}

/* Millions of codes, which are walked through because searching them takes too many steps. */
Test(memory, no_code_that_fits_is_found_without_memory) {
    need_starvation();
    static const struct code_space orders = {10, 10, false, -1, "0123456789"};
    const struct question question = {&orders, FEEDBACK_PEGS};
    struct constraint history[16];
    struct rng rng;
    struct code secret;
    rng_init(&rng, (const unsigned char[RNG_SEED_BYTES]){4});
    code_draw(&secret, &orders, &rng);
    for (size_t i = 0; i < 16; i++) {
        code_draw(&history[i].guess, &orders, &rng);
        history[i].answer = feedback_of(FEEDBACK_PEGS, &orders, &secret, &history[i].guess);
    }
    history[15].answer.exact++;
    history[15].answer.misplaced--;
    bool starved = true;
    for (long allowed = 0; starved; allowed++) {
        enum verdict verdict = VERDICT_UNDECIDED;
        struct code code;
        uint64_t steps = UINT64_MAX;
        starve_after(allowed);
        enum err err = consistency_search(&verdict, &code, &question, history, 16, &steps, NULL);
        starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : OK, "with %ld allocations", allowed);
        cr_assert_eq(verdict, starved ? VERDICT_UNDECIDED : VERDICT_CONTRADICTORY);
        cr_assert(starved || allowed > 1, "it was walked");
    }
}

Test(memory, an_answer_is_not_examined_without_memory) {
    need_starvation();
    struct play play;
    struct state *next = NULL;
    play_open(&play, "mastermind", "{'secret':'held'}", 1);
    play_start(&play, 0, NULL);
    play_do(&play, 1, "guess", "{'code':'1111'}");
    play_do(&play, 0, "answer", "{'black':3,'white':0}");
    play_do(&play, 1, "guess", "{'code':'2222'}");
    json_t *body = play_json("{'black':2,'white':0}");
    const struct event event = {play.seq + 1, 0, family_find_event(play.family, "answer"), 0, body};
    cr_assert_eq(play.family->apply(&next, play.state, &event, &play.problem), OK);
    bool starved = true;
    for (long allowed = 0; starved; allowed++) {
        starve_after(allowed);
        enum err err = play.family->validate_async(next, &event, &play.problem);
        starved = starve_end();
        cr_assert_eq(err, starved ? ERR_NO_MEMORY : ERR_RULES, "with %ld allocations", allowed);
        cr_assert(!starved || play.problem.members[0] == '\0');
    }
    cr_expect_str_eq(
        play.problem.members,
        "{\"attempts\":[1,2],\"repairs\":[{\"attempt\":1,\"given\":{\"black\":3,\"white\":0},\"possible\":["
        "{\"black\":0,\"white\":0},{\"black\":1,\"white\":0},"
        "{\"black\":2,\"white\":0}]},"
        "{\"attempt\":2,\"given\":{\"black\":2,\"white\":0},\"possible\":["
        "{\"black\":0,\"white\":0},{\"black\":1,\"white\":0}]}]}");
    json_decref(body);
    free(next);
    play_close(&play);
}
