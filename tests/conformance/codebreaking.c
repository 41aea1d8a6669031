/* SPDX-License-Identifier: Apache-2.0 */
/* The script of the code-breaking games: honest and less honest codemakers, breakers who guess at random. */
#include "script.h"

#include <assert.h>
#include <string.h>

#include "rules/feedback.h"
#include "util/json.h"
#include "util/proof.h"

/* Each option in some setting, every kind of feedback with every kind of custody. */
static const struct setting settings[] = {
    {"bulls-and-cows", NULL, -1},
    {"mastermind", NULL, -1},
    {"super-mastermind", NULL, -1},
    {"mini-mastermind", "{'hints':true}", -1},
    {"number-guess", NULL, -1},
    {"bulls-and-cows", "{'length':2,'leading_zero':false,'scoring':'guesses'}", -1},
    {"mastermind", "{'length':2,'blanks':true,'feedback':'exact','scoring':'pegs'}", -1},
    {"mastermind", "{'length':12,'alphabet':'0123456789abcdefghijklmnopqrstuvwxyz','max_guesses':9}", -1},
    {"bulls-and-cows", "{'length':3,'max_guesses':5}", 1},
    {"mastermind", "{'length':1,'scoring':'fewest','rounds':4}", 1},
    {"mastermind", "{'length':1,'scoring':'fewest','fewest_ties':'second','first_guess_wins':true}", 1},
    {"mastermind", "{'answers':'manual','max_guesses':4}", 1},
    {"number-guess", "{'answers':'manual','length':2,'alphabet':'01234','scoring':'pegs'}", 1},
    {"mastermind", "{'answers':'manual','feedback':'exact','length':3,'scoring':'guesses'}", 3},
    {"mastermind", "{'max_guesses':8,'scoring':'pegs'}", 2},
    {"mini-mastermind", "{'length':2,'rounds':null}", 4},
    {"mastermind", "{'consistent_guesses':true,'length':3,'max_guesses':null}", -1},
    {"number-guess", "{'consistent_guesses':true,'length':3,'answers':'manual'}", 1},
    {"bulls-and-cows", "{'consistent_guesses':true,'length':2,'scoring':'pegs'}", 2},
    {"mastermind", "{'codemaker':'server','length':2}", 1},
    {"bulls-and-cows", "{'codemaker':'server','length':2,'max_guesses':6,'rounds':3}", 3},
    {"number-guess", "{'codemaker':'server','length':2,'consistent_guesses':true,'max_guesses':4}", 2},
    {"mastermind", "{'codemaker':'server','length':1,'first_guess_wins':true,'hints':true,'rounds':2}", 9},
    {"mastermind", "{'secret':'committed','length':3}", 1},
    {"bulls-and-cows", "{'secret':'committed','length':2,'scoring':'fewest'}", 1},
    {"number-guess", "{'secret':'committed','length':2,'max_guesses':3}", 2},
    {"mastermind", "{'secret':'held','length':3}", 1},
    {"number-guess", "{'secret':'held','length':2,'scoring':'guesses'}", 1},
    {"mastermind", "{'secret':'held','feedback':'exact','length':3,'max_guesses':6,'scoring':'pegs'}", 3},
};

/* What a codemaker keeps in mind. */
struct head {
    bool decided;
    struct code secret;
    char text[PROOF_HEX_SIZE]; /* what they commit to; in one of eight rounds no code at all */
    char nonce[PROOF_HEX_SIZE];
};

static_assert(sizeof(struct head) <= ACTOR_MEMORY, "a head must fit an actor's memory");

static bool one_in(struct actor *actor, uint32_t many) {
    return rng_below(&actor->rng, many) == 0;
}

static const char *option(const struct play *play, const char *name) {
    return json_string_value(json_object_get(play->config->options, name));
}

static bool has_option(const struct play *play, const char *name) {
    return json_is_true(json_object_get(play->config->options, name));
}

static bool is_custody(const struct play *play, const char *custody) {
    return strcmp(option(play, "secret"), custody) == 0;
}

/* The space of codes as a client reads it from the options. */
static struct code_space space_of(const struct play *play) {
    struct code_space space = {0};
    space.length = (uint8_t)json_integer_value(json_object_get(play->config->options, "length"));
    space.repeats = has_option(play, "repeats");
    (void)snprintf(space.alphabet, sizeof space.alphabet, "%s%s", has_option(play, "blanks") ? "." : "",
                   option(play, "alphabet"));
    space.symbols = (uint8_t)strlen(space.alphabet);
    const char *zero = strchr(space.alphabet, '0');
    space.not_first = (int8_t)(has_option(play, "leading_zero") || zero == NULL ? -1 : zero - space.alphabet);
    return space;
}

static enum feedback_kind kind_of(const struct play *play) {
    const char *feedback = option(play, "feedback");
    if (strcmp(feedback, "pegs") == 0) {
        return FEEDBACK_PEGS;
    }
    return strcmp(feedback, "positions") == 0 ? FEEDBACK_POSITIONS : FEEDBACK_EXACT;
}

static struct head recall(struct actor *actor, const struct code_space *space) {
    struct head head;
    memcpy(&head, actor->memory, sizeof head);
    if (!head.decided) {
        head.decided = true;
        code_draw(&head.secret, space, &actor->rng);
        code_format(head.text, space, &head.secret);
        if (one_in(actor, 8)) {
            (void)snprintf(head.text, sizeof head.text, "no code");
        }
        proof_make_nonce(head.nonce, &actor->rng);
        memcpy(actor->memory, &head, sizeof head);
    }
    return head;
}

static json_t *code_body(struct actor *actor, const struct code_space *space) {
    struct code code;
    char text[CODE_TEXT_SIZE];
    code_draw(&code, space, &actor->rng);
    code_format(text, space, &code);
    if (one_in(actor, 10)) {
        text[0] = '!';
    }
    return json_pack("{s:s}", "code", text);
}

static json_t *secret_body(struct actor *actor, const struct play *play, const struct code_space *space) {
    if (!is_custody(play, "committed")) {
        return code_body(actor, space);
    }
    char commitment[PROOF_HEX_SIZE];
    struct head head = recall(actor, space);
    proof_commit(commitment, head.nonce, head.text);
    return json_pack("{s:s}", "commitment", commitment);
}

/* Names of an answer's members. */
static const char *first_name(const struct play *play) {
    const char *ruleset = play->config->preset->id;
    if (kind_of(play) != FEEDBACK_PEGS || strcmp(ruleset, "number-guess") == 0) {
        return "exact";
    }
    return strcmp(ruleset, "bulls-and-cows") == 0 ? "bulls" : "black";
}

static const char *second_name(const struct play *play) {
    const char *ruleset = play->config->preset->id;
    if (strcmp(ruleset, "number-guess") == 0) {
        return "misplaced";
    }
    return strcmp(ruleset, "bulls-and-cows") == 0 ? "cows" : "white";
}

static json_t *answer_json(const struct play *play, const struct code_space *space, const struct code *guess,
                           struct feedback answer) {
    json_t *body = json_pack("{s:i}", first_name(play), (int)answer.exact);
    if (kind_of(play) == FEEDBACK_PEGS) {
        cr_assert(json_put(body, second_name(play), json_integer(answer.misplaced)));
    } else if (kind_of(play) == FEEDBACK_POSITIONS) {
        char text[CODE_TEXT_SIZE];
        feedback_format_positions(text, space, guess, answer);
        cr_assert(json_put(body, "positions", json_string(text)));
    }
    return body;
}

/* Do all answers of the round hold for the code? */
static bool fits_history(const struct play *play, int seat, const struct code_space *space, const struct code *code) {
    json_t *history = family_view_json(play->config, play->family->history, play->state, seat);
    bool fits = true;
    for (size_t i = 0; i < json_array_size(history) && fits; i++) {
        const json_t *item = json_array_get(history, i);
        const char *text = json_string_value(json_object_get(item, "code"));
        struct code guess;
        cr_assert(code_parse(&guess, space, text, strlen(text)));
        json_t *answer = answer_json(play, space, &guess, feedback_of(kind_of(play), space, code, &guess));
        const char *name = NULL;
        json_t *value = NULL;
        json_object_foreach(answer, name, value) {
            fits = fits && json_equal(value, json_object_get(item, name));
        }
        json_decref(answer);
    }
    json_decref(history);
    return fits;
}

/* Where only codes that fit may be guessed, one of those in three of four cases. */
static json_t *guess_body(struct actor *actor, const struct play *play, int seat, const struct code_space *space) {
    enum { TRIES = 500 };
    json_t *body = code_body(actor, space);
    bool must_fit = has_option(play, "consistent_guesses") && !one_in(actor, 4);
    for (int i = 0; must_fit && i < TRIES; i++) {
        struct code code;
        char text[CODE_TEXT_SIZE];
        code_draw(&code, space, &actor->rng);
        code_format(text, space, &code);
        if (fits_history(play, seat, space, &code)) {
            json_decref(body);
            return json_pack("{s:s}", "code", text);
        }
    }
    return body;
}

/* The answer that the codemaker's secret gives; in one of ten cases that which another code gives. */
static json_t *answer_body(struct actor *actor, const struct play *play, int seat, const struct code_space *space,
                           const char *guess_text) {
    struct head head = recall(actor, space);
    struct code guess;
    if (guess_text == NULL || !code_parse(&guess, space, guess_text, strlen(guess_text))) {
        code_draw(&guess, space, &actor->rng);
    }
    json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
    const char *known = json_string_value(json_object_get(view, "secret"));
    struct code secret = head.secret;
    if (known != NULL) {
        (void)code_parse(&secret, space, known, strlen(known));
    }
    json_decref(view);
    if (one_in(actor, 10)) {
        code_draw(&secret, space, &actor->rng);
    }
    return answer_json(play, space, &guess, feedback_of(kind_of(play), space, &secret, &guess));
}

static json_t *correction_body(struct actor *actor, const struct play *play, int seat, const struct code_space *space) {
    json_t *history = family_view_json(play->config, play->family->history, play->state, seat);
    size_t count = json_array_size(history);
    size_t index = count == 0 ? 0 : rng_below(&actor->rng, (uint32_t)count);
    const char *guess = json_string_value(json_object_get(json_array_get(history, index), "code"));
    json_t *body = answer_body(actor, play, seat, space, guess);
    cr_assert(json_put(body, "attempt", json_integer((json_int_t)index + 1)));
    json_decref(history);
    return body;
}

static json_t *reveal_body(struct actor *actor, const struct play *play, const struct code_space *space) {
    struct head head = recall(actor, space);
    if (is_custody(play, "held")) {
        char text[CODE_TEXT_SIZE];
        code_format(text, space, &head.secret);
        return json_pack("{s:s}", "code", text);
    }
    if (one_in(actor, 5)) {
        head.nonce[0] = head.nonce[0] == '0' ? '1' : '0';
    }
    return json_pack("{s:s, s:s}", "nonce", head.nonce, "code", head.text);
}

static json_t *make_body(struct actor *actor, const struct play *play, int seat, const struct action_def *action) {
    struct code_space space = space_of(play);
    if (strcmp(action->event, "secret") == 0) {
        return secret_body(actor, play, &space);
    }
    if (strcmp(action->event, "guess") == 0) {
        return guess_body(actor, play, seat, &space);
    }
    if (strcmp(action->event, "answer-corrected") == 0) {
        return correction_body(actor, play, seat, &space);
    }
    if (strcmp(action->event, "reveal") == 0) {
        return reveal_body(actor, play, &space);
    }
    json_t *view = family_view_json(play->config, play->family->view, play->state, seat);
    json_t *body = answer_body(actor, play, seat, &space, json_string_value(json_object_get(view, "guess")));
    json_decref(view);
    return body;
}

/* The leader of a held round may mend an answer or tell their secret at any time of it; and tell it when it is over. */
static bool is_unlisted(const struct play *play, int seat, const struct action_def *action) {
    struct turn turn;
    play->family->turn(play->state, &turn);
    bool possible =
        (strcmp(action->event, "answer-corrected") == 0 && !turn.over) || strcmp(action->event, "reveal") == 0;
    return possible && seat == play->table.leader && is_custody(play, "held");
}

/* Guesses at a secret without equal symbols: 6 to the 4th codes, or 10 * 9 * 8 * 7, and what they can be answered with. */
static const struct perft perfts[] = {
    {{"mastermind", NULL, -1}, "1234", 1, 1296, 14},
    {{"bulls-and-cows", NULL, -1}, "0123", 1, 5040, 14},
    {{"mastermind", "{'length':2,'max_guesses':2}", -1}, "12", PERFT_ROUND, 1 + 35 * 36, 0},
    /* Of one place, each wrong symbol once at most: five, four of them in some order, ... */
    {{"mastermind", "{'length':1,'consistent_guesses':true}", -1}, "3", PERFT_ROUND, 120 + 120 + 60 + 20 + 5 + 1, 0},
};

static json_t *make_bodies(const struct play *play, const struct action_def *action) {
    json_t *bodies = json_array();
    const struct code_space space = space_of(play);
    struct code code;
    char text[CODE_TEXT_SIZE];
    if (strcmp(action->event, "guess") != 0) {
        return bodies; /* the server has dealt the secret, and answers */
    }
    code_first(&code, &space);
    do {
        code_format(text, &space, &code);
        cr_assert_eq(json_array_append_new(bodies, json_pack("{s:s}", "code", text)), 0);
    } while (code_next(&code, &space));
    return bodies;
}

SCRIPT(codebreaking) = {
    .family = "codebreaking",
    .settings = settings,
    .setting_count = sizeof settings / sizeof settings[0],
    .body = make_body,
    .is_unlisted = is_unlisted,
    .perfts = perfts,
    .perft_count = sizeof perfts / sizeof perfts[0],
    .bodies = make_bodies,
};
