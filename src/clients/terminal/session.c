/* SPDX-License-Identifier: Apache-2.0 */
#include "session.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "making.h"
#include "text.h"
#include "util/timestamp.h"

enum { PATH_SIZE = 256, KEY_BYTES = 16, PAUSE_MS = 300, EVENTS_A_PAGE = 500 };

/* ---- calls ---- */

static void take_view(struct session *session, json_t *game) {
    if (json_is_object(game) && view_number(game, "version", 0) >= view_number(session->game, "version", 0)) {
        json_incref(game);
        json_decref(session->game);
        session->game = game;
    }
}

/* Had the server no time, or was it not there? Then the call did nothing, or its key says that it did. */
static bool is_to_be_repeated(const struct answer *answer) {
    return answer->status == 0 || answer->status == 429 || answer->status == 502 || answer->status == 503;
}

bool session_call(struct answer *out, struct session *session, const char *method, const char *path, const json_t *body,
                  long wait) {
    char whole[PATH_SIZE];
    char key[2 * KEY_BYTES + 1];
    unsigned char random[KEY_BYTES];
    randombytes_buf(random, sizeof random);
    (void)sodium_bin2hex(key, sizeof key, random, sizeof random);
    (void)snprintf(whole, sizeof whole, wait > 0 ? "/v1/%s%cwait=%ld" : "/v1/%s", path,
                   strchr(path, '?') == NULL ? '?' : '&', wait);
    const struct call call = {.method = method,
                              .path = whole,
                              .body = body,
                              .wait_seconds = wait,
                              .key = strcmp(method, "GET") == 0 || session->token[0] == '\0' ? NULL : key};
    int64_t until_us = timestamp_monotonic_us() + session->patience_ms * INT64_C(1000);
    client_call(out, session->client, &call);
    while (is_to_be_repeated(out) && *session->stopped == 0 && timestamp_monotonic_us() < until_us) {
        (void)poll(NULL, 0, PAUSE_MS);
        answer_clear(out);
        client_call(out, session->client, &call);
    }
    take_view(session, json_object_get(out->body, "game"));
    return out->status != 0;
}

bool session_act(struct answer *out, struct session *session, const char *method, const char *path, const json_t *body,
                 long wait) {
    char whole[2 * PATH_SIZE]; /* that behind the game's is a PATH_SIZE at most */
    (void)snprintf(whole, sizeof whole, "games/%s/%s", session->id, path);
    return session_call(out, session, method, whole, body, wait);
}

bool session_look(struct session *session, long wait) {
    char path[PATH_SIZE];
    struct answer answer;
    (void)snprintf(path, sizeof path, "games/%s", session->id);
    bool good = session_call(&answer, session, "GET", path, NULL, wait) && answer.status == 200;
    if (good) {
        take_view(session, answer.body);
    }
    answer_clear(&answer);
    return good;
}

/* ---- events ---- */

json_t *session_news(struct session *session) {
    json_t *news = json_array();
    int64_t version = view_number(session->game, "version", 0);
    bool good = news != NULL;
    while (good && session->told < version) {
        char path[PATH_SIZE];
        struct answer answer;
        (void)snprintf(path, sizeof path, "events?after=%lld&limit=%d", (long long)session->told, EVENTS_A_PAGE);
        good = session_act(&answer, session, "GET", path, NULL, 0) && answer.status == 200;
        const json_t *items = json_object_get(answer.body, "items");
        good = good && json_array_size(items) > 0;
        for (size_t i = 0; good && i < json_array_size(items); i++) {
            json_t *event = json_array_get(items, i);
            /* What came after the view was taken is told with the next. */
            if (view_number(event, "seq", 0) <= version) {
                session->told = view_number(event, "seq", 0);
                (void)json_array_append(news, event);
            }
        }
        answer_clear(&answer);
    }
    if (!good) {
        json_decref(news);
        return NULL;
    }
    return news;
}

void session_skip_news(struct session *session) {
    session->told = view_number(session->game, "version", 0);
}

bool session_has_bot(const struct session *session) {
    const json_t *seats = json_object_get(session->game, "seats");
    for (size_t i = 0; i < json_array_size(seats); i++) {
        if (view_is(json_object_get(json_array_get(seats, i), "player"), "kind", "bot")) {
            return true;
        }
    }
    return false;
}

/* ---- from its beginning to its end ---- */

static bool has_room(const char *text, size_t size) {
    return strlen(text) < size;
}

/* The token that is used from now on. */
static bool reopen(struct session *session, const char *token) {
    client_close(session->client);
    (void)snprintf(session->token, sizeof session->token, "%s", token);
    session->client = client_open(session->server, session->token[0] == '\0' ? NULL : session->token, session->stopped);
    return session->client != NULL;
}

static enum session_end become_guest(struct session *session) {
    struct answer answer;
    json_t *body = json_pack("{s:b}", "guest", 1);
    bool good = session_call(&answer, session, "POST", "players", body, 0) && answer.status == 201;
    const char *token = view_text(answer.body, "token");
    good = good && has_room(token, sizeof session->token) && reopen(session, token);
    if (!good && *session->stopped == 0) {
        (void)fprintf(stderr, "referee: %s: %s\n", session->server, answer.why);
    }
    json_decref(body);
    answer_clear(&answer);
    return good ? SESSION_GOOD : SESSION_FAILED;
}

enum session_end session_open(struct session *out, const char *server, const struct session_wish *wish,
                              const atomic_int *stopped, long patience_ms) {
    *out = (struct session){.server = server, .stopped = stopped};
    const char *token = wish->token == NULL ? "" : wish->token;
    if (!has_room(token, sizeof out->token)) {
        (void)fputs("referee: --token is too long\n", stderr);
        return SESSION_USAGE;
    }
    if (!reopen(out, token)) {
        abort();
    }
    enum session_end end = making_check_ruleset(out, wish);
    if (end == SESSION_GOOD && out->token[0] == '\0') {
        end = become_guest(out);
    }
    if (end == SESSION_GOOD) {
        end = wish->join != NULL ? making_join(out, wish) : making_create(out, wish);
    }
    if (end == SESSION_GOOD) {
        (void)snprintf(out->id, sizeof out->id, "%s", view_text(out->game, "id"));
        end = making_read_ruleset(out);
    }
    out->patience_ms = patience_ms; /* a server that is not there from the beginning is told at once */
    return end;
}

void session_close(struct session *session) {
    client_close(session->client);
    json_decref(session->game);
    json_decref(session->ruleset);
    sodium_memzero(session->token, sizeof session->token);
    session->client = NULL;
    session->game = NULL;
    session->ruleset = NULL;
}
