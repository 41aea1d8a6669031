/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A transfer of libcurl's that never ends by itself, and curl_multi_poll, which waits for other things too.
 */
#include "stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <curl/curl.h>

#include "util/timestamp.h"

enum {
    URL_SIZE = 1024,
    HEADER_SIZE = 640,
    LINE_SIZE = 32, /* of a line so much is kept: an id has its place there */
    CONNECT_SECONDS = 5,
    SILENCE_SECONDS = 60, /* the server writes a comment every 15 */
    PAUSE_MS_MIN = 250,
    PAUSE_MS_MAX = 4000,
};

struct stream {
    CURLM *multi;
    CURL *easy;
    struct curl_slist *headers;
    const char *server, *game;
    int64_t newest;
    char line[LINE_SIZE];
    size_t length; /* of the line so far, also of what was not kept */
    bool is_running;
    int64_t lost_at_us, again_at_us; /* 0: it is not lost */
    int64_t heard_at_us;             /* the last that came */
    int64_t pause_ms;
};

/* A line is whole. That of an event's number is "id: 17"; everything else is looked up elsewhere. */
static void take_line(struct stream *stream) {
    static const char id[] = "id: ";
    const size_t length = sizeof id - 1;
    if (stream->length < LINE_SIZE && stream->length > length && memcmp(stream->line, id, length) == 0) {
        stream->line[stream->length] = '\0';
        long long number = strtoll(stream->line + length, NULL, 10);
        if (number > stream->newest) {
            stream->newest = number;
        }
    }
    stream->length = 0;
    stream->lost_at_us = 0;
    stream->pause_ms = PAUSE_MS_MIN;
}

/* What libcurl calls has this form. */
// cppcheck-suppress constParameter
static size_t receive(char *bytes, size_t size, size_t count, void *context) {
    struct stream *stream = context;
    long status = 0;
    (void)curl_easy_getinfo(stream->easy, CURLINFO_RESPONSE_CODE, &status);
    stream->heard_at_us = timestamp_monotonic_us();
    for (size_t i = 0; status == 200 && i < size * count; i++) {
        if (bytes[i] == '\n') {
            take_line(stream);
        } else {
            if (stream->length < LINE_SIZE) {
                stream->line[stream->length] = bytes[i];
            }
            stream->length++;
        }
    }
    return size * count;
}

static void start(struct stream *stream) {
    char url[URL_SIZE];
    size_t length = strlen(stream->server);
    while (length > 0 && stream->server[length - 1] == '/') {
        length--;
    }
    int needed = snprintf(url, sizeof url, "%.*s/v1/games/%s/events?after=%lld", (int)length, stream->server,
                          stream->game, (long long)stream->newest);
    if (needed < 0 || (size_t)needed >= sizeof url) {
        return;
    }
    curl_easy_reset(stream->easy);
    (void)curl_easy_setopt(stream->easy, CURLOPT_URL, url);
    (void)curl_easy_setopt(stream->easy, CURLOPT_PROTOCOLS_STR, "http,https");
    (void)curl_easy_setopt(stream->easy, CURLOPT_HTTPHEADER, stream->headers);
    (void)curl_easy_setopt(stream->easy, CURLOPT_NOSIGNAL, 1L);
    (void)curl_easy_setopt(stream->easy, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_SECONDS);
    (void)curl_easy_setopt(stream->easy, CURLOPT_WRITEFUNCTION, receive);
    (void)curl_easy_setopt(stream->easy, CURLOPT_WRITEDATA, stream);
    stream->length = 0;
    stream->heard_at_us = timestamp_monotonic_us();
    stream->is_running = curl_multi_add_handle(stream->multi, stream->easy) == CURLM_OK;
}

static bool add_header(struct stream *stream, const char *name, const char *value) {
    char header[HEADER_SIZE];
    (void)snprintf(header, sizeof header, "%s: %s", name, value);
    struct curl_slist *longer = curl_slist_append(stream->headers, header);
    stream->headers = longer != NULL ? longer : stream->headers;
    return longer != NULL;
}

struct stream *stream_open(const char *server, const char *token, const char *game, int64_t after) {
    char bearer[HEADER_SIZE - 32];
    struct stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL) {
        return NULL;
    }
    (void)snprintf(bearer, sizeof bearer, "Bearer %s", token);
    stream->server = server;
    stream->game = game;
    stream->newest = after;
    stream->pause_ms = PAUSE_MS_MIN;
    stream->multi = curl_multi_init();
    stream->easy = curl_easy_init();
    if (stream->multi == NULL || stream->easy == NULL || !add_header(stream, "Authorization", bearer) ||
        !add_header(stream, "Accept", "text/event-stream")) {
        stream_close(stream);
        return NULL;
    }
    start(stream);
    return stream;
}

void stream_close(struct stream *stream) {
    if (stream == NULL) {
        return;
    }
    if (stream->is_running) {
        (void)curl_multi_remove_handle(stream->multi, stream->easy);
    }
    curl_easy_cleanup(stream->easy);
    (void)curl_multi_cleanup(stream->multi);
    curl_slist_free_all(stream->headers);
    free(stream);
}

/* The transfer has ended, or is given up: there will be another in a while, later each time. */
static void lose(struct stream *stream, int64_t now_us) {
    (void)curl_multi_remove_handle(stream->multi, stream->easy);
    stream->is_running = false;
    stream->lost_at_us = stream->lost_at_us != 0 ? stream->lost_at_us : now_us;
    stream->again_at_us = now_us + stream->pause_ms * 1000;
    stream->pause_ms = stream->pause_ms * 2 < PAUSE_MS_MAX ? stream->pause_ms * 2 : PAUSE_MS_MAX;
}

/* Lets the transfer go on, and notes that it has ended, or begins another when it is time for that. */
static void advance(struct stream *stream) {
    int running = 0;
    int left = 0;
    int64_t now_us = timestamp_monotonic_us();
    if (!stream->is_running && now_us >= stream->again_at_us) {
        start(stream);
    }
    (void)curl_multi_perform(stream->multi, &running);
    if (curl_multi_info_read(stream->multi, &left) != NULL ||
        (stream->is_running && now_us - stream->heard_at_us > SILENCE_SECONDS * INT64_C(1000000))) {
        lose(stream, now_us);
    }
}

unsigned stream_wait(struct stream *stream, int input, int signals, int timeout_ms) {
    struct curl_waitfd others[2] = {{.fd = input, .events = CURL_WAIT_POLLIN},
                                    {.fd = signals, .events = CURL_WAIT_POLLIN}};
    struct curl_waitfd *first = input >= 0 ? &others[0] : &others[1];
    unsigned count = input >= 0 ? 2 : 1;
    int64_t before = stream->newest;
    advance(stream);
    if (stream->newest == before) {
        int64_t again_ms = (stream->again_at_us - timestamp_monotonic_us()) / 1000 + 1;
        int wait_ms = !stream->is_running && again_ms < timeout_ms ? (again_ms > 0 ? (int)again_ms : 0) : timeout_ms;
        (void)curl_multi_poll(stream->multi, first, count, wait_ms, NULL);
        advance(stream);
    }
    return (input >= 0 && others[0].revents != 0 ? STREAM_INPUT : 0U) | (others[1].revents != 0 ? STREAM_SIGNAL : 0U);
}

int64_t stream_newest(const struct stream *stream) {
    return stream->newest;
}

int64_t stream_lost_ms(const struct stream *stream) {
    return stream->lost_at_us == 0 ? 0 : (timestamp_monotonic_us() - stream->lost_at_us) / 1000 + 1;
}
