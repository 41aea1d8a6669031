/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Read before anything is started, so that a mistake is the first that is told.
 */
#include "listening.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "http/server.h"
#include "util/buf.h"

enum { PEM_MAX = 1024 * 1024 };

static bool explain(struct listening *out, const char *what, const char *why) {
    (void)snprintf(out->explanation, sizeof out->explanation, "%s: %s", what, why);
    return false;
}

/* "HOST:PORT", "[HOST]:PORT" or ":PORT". */
static bool read_listen(struct listening *out, const char *text) {
    const char *colon = strrchr(text, ':');
    char *end = NULL;
    long port = colon == NULL ? -1 : strtol(colon + 1, &end, 10);
    if (colon == NULL || end == colon + 1 || *end != '\0' || port < 0 || port > UINT16_MAX) {
        return explain(out, text, "--listen must be HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080");
    }
    const char *host = text;
    size_t length = (size_t)(colon - text);
    if (length >= 2 && host[0] == '[' && host[length - 1] == ']') {
        host++;
        length -= 2;
    }
    if (length >= sizeof out->host) {
        return explain(out, text, "the host of --listen is too long");
    }
    memcpy(out->host, host, length);
    out->host[length] = '\0';
    if (length == 0) {
        (void)snprintf(out->host, sizeof out->host, "0.0.0.0");
    }
    out->port = (uint16_t)port;
    return true;
}

/* A whole text file; NULL with an explanation. */
static char *read_file(struct listening *out, const char *path) {
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        (void)explain(out, path, strerror(errno));
        return NULL;
    }
    struct buf text;
    buf_init(&text, PEM_MAX);
    char chunk[4096];
    for (size_t got = fread(chunk, 1, sizeof chunk, file); got > 0; got = fread(chunk, 1, sizeof chunk, file)) {
        buf_append(&text, chunk, got);
    }
    bool failed = ferror(file) != 0;
    (void)fclose(file);
    char *bytes = buf_take(&text);
    if (failed || bytes == NULL) {
        (void)explain(out, path, "cannot be read, is empty or too large");
        free(bytes);
        return NULL;
    }
    return bytes;
}

static bool read_tls(struct listening *out, const struct settings *settings) {
    if ((settings->tls_certificate == NULL) != (settings->tls_key == NULL)) {
        return explain(out, "HTTPS", "--tls-cert and --tls-key go together");
    }
    if (settings->tls_certificate == NULL) {
        return true;
    }
    out->certificate = read_file(out, settings->tls_certificate);
    out->key = read_file(out, settings->tls_key);
    return out->certificate != NULL && out->key != NULL;
}

static bool check_lists(struct listening *out, const struct settings *settings) {
    for (const char *const *item = settings->cors_origins.items; *item != NULL; item++) {
        if (!server_can_allow(*item)) {
            return explain(out, *item,
                           "--cors-origin must be * or an origin such as https://example.org, without a path");
        }
    }
    for (const char *const *item = settings->trusted_proxies.items; *item != NULL; item++) {
        if (!server_can_trust(*item)) {
            return explain(out, *item, "--trusted-proxy must be an address or a prefix such as 10.0.0.0/8");
        }
    }
    if (settings->public_url != NULL && !server_can_be_reached_at(settings->public_url)) {
        return explain(out, settings->public_url,
                       "--public-url must begin with http:// or https:// and a host, and not end with a slash");
    }
    return true;
}

bool listening_read(struct listening *out, const struct settings *settings) {
    return read_listen(out, settings->listen) && check_lists(out, settings) && read_tls(out, settings);
}

bool listening_read_or_say(struct listening *out, const struct settings *settings) {
    bool is_good = listening_read(out, settings);
    if (!is_good) {
        (void)fprintf(stderr, "referee: %s\n", out->explanation);
    }
    return is_good;
}

void listening_free(struct listening *listening) {
    free(listening->certificate);
    free(listening->key);
}

void listening_write(char out[static LISTENING_ADDRESS_MAX], const struct listening *listening, uint16_t port) {
    bool ipv6 = strchr(listening->host, ':') != NULL;
    (void)snprintf(out, LISTENING_ADDRESS_MAX, "%s://%s%s%s:%u", listening->certificate == NULL ? "http" : "https",
                   ipv6 ? "[" : "", listening->host, ipv6 ? "]" : "", (unsigned)port);
}
