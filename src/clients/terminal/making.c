/* SPDX-License-Identifier: Apache-2.0 */
#include "making.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "samples.h"
#include "text.h"
#include "util/suggest.h"

enum {
    PATH_SIZE = 256,
    RULESET_MAX = 64,
    SECONDS_A_QUESTION = 6, /* of a stint: so many questions the server wants there to be */
    STINT_SECONDS = 120,
    STINT_SECONDS_MIN = 5,
};

static enum session_end fail(const struct session *session, const char *what, const char *why) {
    if (*session->stopped == 0) {
        (void)fprintf(stderr, "referee: %s: %s\n", what, why);
    }
    return SESSION_FAILED;
}

/* What the server refuses as wrong in itself was wished for wrongly. */
static enum session_end judge(const struct session *session, const struct answer *answer, const char *what) {
    enum session_end end = fail(session, answer->status == 0 ? session->server : what, answer->why);
    return answer->status == 422 || answer->status == 400 ? SESSION_USAGE : end;
}

/* ---- rulesets ---- */

static void list_rulesets(struct session *session, const char *wished) {
    char words[SUGGEST_WORDS_SIZE];
    struct near_word near;
    struct answer answer;
    (void)session_call(&answer, session, "GET", "rulesets", NULL, 0);
    const json_t *items = json_object_get(answer.body, "items");
    suggest_begin(&near, wished, strlen(wished));
    for (size_t i = 0; i < json_array_size(items); i++) {
        suggest_offer(&near, view_text(json_array_get(items, i), "id"));
    }
    (void)fprintf(stderr, "referee: there is no ruleset '%s'%s\n", wished, suggest_words(words, &near));
    (void)fputs("referee: there are", stderr);
    for (size_t i = 0; i < json_array_size(items); i++) {
        (void)fprintf(stderr, "%s %s", i == 0 ? "" : ",", view_text(json_array_get(items, i), "id"));
    }
    (void)fputs("\n", stderr);
    answer_clear(&answer);
}

/* It is part of a path: nothing but what names are made of. */
static bool is_name(const char *ruleset) {
    return ruleset[0] != '\0' && strlen(ruleset) < RULESET_MAX &&
           strspn(ruleset, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(ruleset);
}

static enum session_end read_ruleset(struct session *session, const char *ruleset) {
    char path[PATH_SIZE];
    struct answer answer;
    if (!is_name(ruleset)) {
        list_rulesets(session, ruleset);
        return SESSION_USAGE;
    }
    (void)snprintf(path, sizeof path, "rulesets/%s", ruleset);
    bool good = session_call(&answer, session, "GET", path, NULL, 0) && answer.status == 200;
    enum session_end end = SESSION_GOOD;
    if (good) {
        json_decref(session->ruleset);
        session->ruleset = json_incref(answer.body);
    } else if (answer.status == 404) {
        list_rulesets(session, ruleset);
        end = SESSION_USAGE;
    } else {
        end = fail(session, session->server, answer.why);
    }
    answer_clear(&answer);
    return end;
}

enum session_end making_check_ruleset(struct session *session, const struct session_wish *wish) {
    return wish->ruleset == NULL ? SESSION_GOOD : read_ruleset(session, wish->ruleset);
}

enum session_end making_read_ruleset(struct session *session) {
    const char *ruleset = view_text(session->game, "ruleset");
    return view_is(session->ruleset, "id", ruleset) ? SESSION_GOOD : read_ruleset(session, ruleset);
}

/* ---- questions ---- */

/* A set of one's own; its id in a new text, NULL after a message. */
static json_t *add_set(struct session *session, const json_t *set, const char *what, int64_t *out_count) {
    struct answer answer;
    json_t *id = NULL;
    if (session_call(&answer, session, "POST", "question-sets", set, 0) && answer.status == 201) {
        id = json_incref(json_object_get(answer.body, "id"));
        *out_count = view_number(answer.body, "count", 0);
    } else {
        (void)fail(session, what, answer.why);
    }
    answer_clear(&answer);
    return id;
}

static json_t *add_sample(struct session *session, const unsigned char *bytes, size_t size, int64_t *out_count) {
    json_t *set = json_loadb((const char *)bytes, size, 0, NULL);
    json_t *id = set == NULL ? NULL : add_set(session, set, "the questions that are built in", out_count);
    json_decref(set);
    return id;
}

static json_t *add_file(struct session *session, const char *path, int64_t *out_count) {
    json_error_t error;
    json_t *set = json_load_file(path, 0, &error);
    if (set == NULL) {
        (void)fprintf(stderr, "referee: --questions: %s: %s (line %d)\n", path, error.text, error.line);
        return NULL;
    }
    json_t *id = add_set(session, set, path, out_count);
    json_decref(set);
    return id;
}

/* A quiz whose options name no questions gets some: those of the file, or where nobody else is there the built-in ones. */
static bool add_questions(struct session *session, const struct session_wish *wish, json_t *options) {
    bool is_format = view_is(session->ruleset, "id", "mastermind-quiz");
    if (!view_is(session->ruleset, "family", "quiz") ||
        json_object_get(options, is_format ? "general" : "parts") != NULL ||
        (wish->questions == NULL && !wish->is_own_server)) {
        return true;
    }
    int64_t count = 0;
    json_t *general = wish->questions != NULL
                          ? add_file(session, wish->questions, &count)
                          : add_sample(session, sample_general_knowledge, sample_general_knowledge_size, &count);
    if (general == NULL) {
        return false;
    }
    if (!is_format) {
        int64_t seconds = count * SECONDS_A_QUESTION;
        seconds = seconds < STINT_SECONDS_MIN ? STINT_SECONDS_MIN : seconds > STINT_SECONDS ? STINT_SECONDS : seconds;
        return json_object_set_new(options, "parts",
                                   json_pack("[{s:s, s:I, s:o}]", "kind", "chair", "seconds", (json_int_t)seconds,
                                             "set", general)) == 0;
    }
    (void)json_object_set_new(options, "general", general);
    if (json_object_get(options, "subjects") != NULL) {
        return true;
    }
    json_t *special = wish->questions != NULL
                          ? json_incref(general)
                          : add_sample(session, sample_solar_system, sample_solar_system_size, &count);
    return special != NULL && json_object_set_new(options, "subjects", json_pack("[o]", special)) == 0;
}

/* ---- a new game ---- */

static json_t *read_options(const char *text) {
    json_error_t error;
    json_t *options = text == NULL ? json_object() : json_loads(text, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(options)) {
        (void)fprintf(stderr, "referee: --options: %s\n",
                      options == NULL ? error.text : "it must be an object of JSON");
        json_decref(options);
        return NULL;
    }
    return options;
}

/* Who plays alone may be helped; elsewhere it would keep a game from being ranked. */
static void allow_hints(const struct session *session, json_t *options) {
    const json_t *known = json_object_get(json_object_get(session->ruleset, "options"), "properties");
    if (json_object_get(known, "hints") != NULL && json_object_get(options, "hints") == NULL) {
        (void)json_object_set_new(options, "hints", json_true());
    }
}

/* Of a game that cannot be played alone: a bot that is neither a beginner nor hard to beat, if there is one. */
static const char *find_opponent(const struct session *session) {
    const json_t *bots = json_object_get(session->ruleset, "bots");
    const char *found = NULL;
    if (view_number(json_object_get(session->ruleset, "seats"), "min", 1) < 2) {
        return NULL;
    }
    for (size_t i = 0; i < json_array_size(bots); i++) {
        const char *bot = json_string_value(json_array_get(bots, i));
        found = bot != NULL && (found == NULL || strcmp(bot, "greedy") == 0) ? bot : found;
    }
    return found;
}

static json_t *make_body(struct session *session, const struct session_wish *wish, json_t *options) {
    const char *against = wish->against;
    json_t *body = json_pack("{s:s, s:O}", "ruleset", wish->ruleset, "options", options);
    if (against == NULL && wish->is_own_server) {
        against = find_opponent(session);
    }
    if (against != NULL) {
        json_t *level = wish->level > 0 ? json_integer(wish->level) : NULL;
        (void)json_object_set_new(body, "opponents", json_pack("[{s:s, s:o*}]", "bot", against, "level", level));
    } else if (wish->is_own_server && view_is(session->ruleset, "family", "quiz")) {
        (void)json_object_set_new(body, "opponents", json_array());
    }
    return body;
}

enum session_end making_create(struct session *session, const struct session_wish *wish) {
    struct answer answer;
    json_t *options = read_options(wish->options);
    if (options == NULL) {
        return SESSION_USAGE;
    }
    if (wish->is_own_server) {
        allow_hints(session, options);
    }
    if (!add_questions(session, wish, options)) {
        json_decref(options);
        return SESSION_FAILED;
    }
    json_t *body = make_body(session, wish, options);
    bool good = session_call(&answer, session, "POST", "games", body, 0) && answer.status == 201;
    enum session_end end = good ? SESSION_GOOD : judge(session, &answer, "no game was made");
    if (good) {
        session->game = json_incref(answer.body);
    }
    answer_clear(&answer);
    json_decref(body);
    json_decref(options);
    return end;
}

/* ---- a game of somebody else's ---- */

/* With a ruleset it is that one or none. */
static enum session_end look_before(struct session *session, const struct session_wish *wish, const json_t *code) {
    struct answer answer;
    if (wish->ruleset == NULL) {
        return SESSION_GOOD;
    }
    bool good = session_call(&answer, session, "POST", "join/preview", code, 0) && answer.status == 200;
    const char *ruleset = view_text(json_object_get(answer.body, "game"), "ruleset");
    enum session_end end = good ? SESSION_GOOD : judge(session, &answer, "the code to join by");
    if (good && strcmp(ruleset, wish->ruleset) != 0) {
        (void)fprintf(stderr, "referee: that game is %s and not %s; it was not joined\n", ruleset, wish->ruleset);
        end = SESSION_USAGE;
    }
    json_decref(session->game); /* a preview is no view of the game */
    session->game = NULL;
    answer_clear(&answer);
    return end;
}

enum session_end making_join(struct session *session, const struct session_wish *wish) {
    struct answer answer;
    json_t *code = json_pack("{s:s}", "join_code", wish->join);
    enum session_end end =
        code == NULL ? fail(session, "--join", "is no text in UTF-8") : look_before(session, wish, code);
    if (end == SESSION_GOOD) {
        bool good = session_call(&answer, session, "POST", "join", code, 0) &&
                    (answer.status == 200 || answer.status == 201) && session->game != NULL;
        end = good ? SESSION_GOOD : judge(session, &answer, "the game could not be joined");
        answer_clear(&answer);
    }
    json_decref(code);
    return end;
}
