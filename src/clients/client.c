/* SPDX-License-Identifier: Apache-2.0 */
/*
 * libcurl, one handle that keeps its connection. Nothing is followed or trusted beyond what was asked: no redirects, a
 * bounded answer, a bounded time.
 */
#include "client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <curl/curl.h>

#include "util/buf.h"
#include "util/json.h"

enum { URL_MAX = 1024, HEADER_MAX = 640, ANSWER_MAX = 4 * 1024 * 1024, CONNECT_SECONDS = 5, ANSWER_SECONDS = 15 };

struct client {
    CURL *easy;
    const char *server, *token;
    const atomic_int *stopped;
    struct buf received;
    char explanation[CURL_ERROR_SIZE];
};

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
    struct client *client = context;
    buf_append(&client->received, bytes, size * count);
    return client->received.failed ? 0 : size * count;
}

static int is_stopped(void *context, curl_off_t total, curl_off_t now, curl_off_t up_total, curl_off_t up_now) {
    const struct client *client = context;
    (void)total;
    (void)now;
    (void)up_total;
    (void)up_now;
    return client->stopped != NULL && *client->stopped != 0;
}

struct client *client_open(const char *server, const char *token, const atomic_int *stopped) {
    struct client *client = calloc(1, sizeof *client);
    if (client == NULL) {
        return NULL;
    }
    client->easy = curl_easy_init();
    if (client->easy == NULL) {
        free(client);
        return NULL;
    }
    client->server = server;
    client->token = token;
    client->stopped = stopped;
    return client;
}

void client_close(struct client *client) {
    if (client != NULL) {
        curl_easy_cleanup(client->easy);
        free(client);
    }
}

/* One more header; the list is freed, and NULL, when there is no memory. */
static struct curl_slist *add_header(struct curl_slist *list, const char *name, const char *value) {
    char header[HEADER_MAX];
    (void)snprintf(header, sizeof header, "%s: %s", name, value);
    struct curl_slist *longer = curl_slist_append(list, header);
    if (longer == NULL) {
        curl_slist_free_all(list);
    }
    return longer;
}

static struct curl_slist *make_headers(const struct client *client, const struct call *call) {
    char text[HEADER_MAX - 32];
    struct curl_slist *list = add_header(NULL, "Content-Type", "application/json");
    if (list != NULL && client->token != NULL) {
        (void)snprintf(text, sizeof text, "Bearer %s", client->token);
        list = add_header(list, "Authorization", text);
    }
    if (list != NULL && call->key != NULL) {
        list = add_header(list, "Idempotency-Key", call->key);
    }
    if (list != NULL) {
        list = add_header(list, "Expect", "");
    }
    if (list != NULL && call->if_match > 0) {
        (void)snprintf(text, sizeof text, "\"%lld\"", (long long)call->if_match);
        list = add_header(list, "If-Match", text);
    }
    return list;
}

static void prepare(struct client *client, const struct call *call, const char *url, const char *body,
                    struct curl_slist *headers) {
    CURL *easy = client->easy;
    curl_easy_reset(easy);
    (void)curl_easy_setopt(easy, CURLOPT_URL, url);
    (void)curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    (void)curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, call->method);
    (void)curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    if (body != NULL) {
        (void)curl_easy_setopt(easy, CURLOPT_POSTFIELDS, body);
    }
    (void)curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    (void)curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_SECONDS);
    (void)curl_easy_setopt(easy, CURLOPT_TIMEOUT, call->wait_seconds + ANSWER_SECONDS);
    (void)curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, client->explanation);
    (void)curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    (void)curl_easy_setopt(easy, CURLOPT_WRITEDATA, client);
    (void)curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
    (void)curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, is_stopped);
    (void)curl_easy_setopt(easy, CURLOPT_XFERINFODATA, client);
}

/* What the server says is wrong, or at least its status. */
static void explain(struct answer *answer) {
    const json_t *detail = json_object_get(answer->body, "detail");
    (void)snprintf(answer->why, sizeof answer->why, "%ld %s", answer->status,
                   json_is_string(detail) ? json_string_value(detail) : "");
}

static void perform(struct answer *out, struct client *client) {
    client->explanation[0] = '\0';
    CURLcode code = curl_easy_perform(client->easy);
    if (code != CURLE_OK) {
        (void)snprintf(out->why, sizeof out->why, "%s",
                       client->explanation[0] != '\0' ? client->explanation : curl_easy_strerror(code));
        return;
    }
    curl_off_t retry_after = 0;
    (void)curl_easy_getinfo(client->easy, CURLINFO_RESPONSE_CODE, &out->status);
    (void)curl_easy_getinfo(client->easy, CURLINFO_RETRY_AFTER, &retry_after);
    out->retry_after_seconds = (long)retry_after;
    out->body = json_loadb(client->received.bytes, client->received.length, 0, NULL);
    explain(out);
}

void client_call(struct answer *out, struct client *client, const struct call *call) {
    char url[URL_MAX];
    char *body = call->body == NULL ? NULL : json_text(call->body);
    struct curl_slist *headers = make_headers(client, call);
    *out = (struct answer){.status = 0};
    size_t length = strlen(client->server);
    while (length > 0 && client->server[length - 1] == '/') {
        length--;
    }
    int needed = snprintf(url, sizeof url, "%.*s%s", (int)length, client->server, call->path);
    if (headers == NULL || (call->body != NULL && body == NULL) || needed < 0 || (size_t)needed >= sizeof url) {
        (void)snprintf(out->why, sizeof out->why, "the request is too long, or there is no memory for it");
    } else {
        buf_init(&client->received, ANSWER_MAX);
        prepare(client, call, url, body, headers);
        perform(out, client);
        buf_free(&client->received);
    }
    curl_slist_free_all(headers);
    free(body);
}

void answer_clear(struct answer *answer) {
    json_decref(answer->body);
    answer->body = NULL;
}
