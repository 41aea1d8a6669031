/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The page's endpoints. Which of its encodings a file is sent in is the client's wish (http/negotiate.h); where none that is
 * there is acceptable it is sent plain all the same, as RFC 9110, section 12.4.1, allows: bytes that are likely to be read
 * are more use than a refusal.
 *
 * A page may be another with each version of the program, so browsers ask each time, and mostly hear 304. An asset never is:
 * its name changes with its bytes.
 */
#include "api/page.h"

#include <stdlib.h>
#include <string.h>

#include "api/app.h"
#include "api/endpoints.h"
#include "page_files.h"

struct page {
    const char *folder; /* borrowed; NULL: what was built in */
};

static const char index_address[] = "/index.html";

/* What the page may do in a browser: load its own assets, talk to this server, and nothing else. */
static const char policy[] =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types referee";

enum err page_create(struct page **out, const char *folder, struct problem *problem) {
    if (folder != NULL && !page_files_has(folder, index_address)) {
        return problem_set(problem, ERR_NOT_FOUND, "there is no index.html in %s; `make` puts one into build/web",
                           folder);
    }
    struct page *page = malloc(sizeof *page);
    if (page == NULL) {
        abort();
    }
    page->folder = folder;
    *out = page;
    return OK;
}

void page_free(struct page *page) {
    free(page);
}

/* By the end of a file's name. */
static const char *type_of(const char *address) {
    static const struct {
        const char *end, *type;
    } types[] = {
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".html", "text/html; charset=utf-8"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".webmanifest", "application/manifest+json"},
    };
    size_t length = strlen(address);
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        size_t end = strlen(types[i].end);
        if (length > end && strcmp(address + length - end, types[i].end) == 0) {
            return types[i].type;
        }
    }
    return "application/octet-stream";
}

/* The codings that the client takes, the best first; in the end, in any case, none at all. */
static size_t rank_codings(enum coding out[static CODING_COUNT + 1], struct request *request) {
    int weights[CODING_COUNT];
    size_t count = 0;
    request_weigh_codings(weights, request);
    for (int coding = 0; coding < CODING_COUNT; coding++) {
        size_t at = count;
        if (weights[coding] == 0) {
            continue;
        }
        for (; at > 0 && weights[out[at - 1]] < weights[coding]; at--) {
            out[at] = out[at - 1];
        }
        out[at] = (enum coding)coding;
        count++;
    }
    out[count] = CODING_IDENTITY;
    return count + 1;
}

static enum err reply_file(struct request *request, struct reply *reply, const char *address) {
    const struct app *app = request->app;
    enum coding codings[CODING_COUNT + 1];
    size_t count = rank_codings(codings, request);
    enum err err = page_files_reply(request, reply, app->page->folder, address, codings, count);
    reply->content_type = type_of(address);
    return err == ERR_NOT_FOUND ? problem_set(&request->problem, err, "The page has no file of this name.") : err;
}

/* What a browser asks for each time. */
static enum err reply_fresh(struct request *request, struct reply *reply, const char *address) {
    enum err err = reply_file(request, reply, address);
    reply_add_header(reply, "Cache-Control", "no-cache");
    return err;
}

static enum err reply_document(struct request *request, struct reply *reply, const char *address) {
    enum err err = reply_fresh(request, reply, address);
    reply_add_header(reply, "Content-Security-Policy", policy);
    reply_add_header(reply, "Referrer-Policy", "no-referrer");
    reply_add_header(reply, "Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    return err;
}

enum err page_reply_screen(struct request *request, struct reply *reply) {
    reply_add_header(reply, "Vary", "Accept, Accept-Encoding");
    return reply_document(request, reply, index_address);
}

/* Nobody takes what has a dot in its last segment for a screen. */
static bool is_file(const char *path) {
    const char *last = strrchr(path, '/');
    return last != NULL && strchr(last, '.') != NULL;
}

enum err page_find_screen(struct request *request) {
    return is_file(request_plain_path(request))
               ? problem_set(&request->problem, ERR_NOT_FOUND, "There is nothing at this path.")
               : OK;
}

/* Is an address one below which only programs ask for something? */
static bool is_for_programs(const char *path) {
    static const char *const firsts[] = {"v1", "problems", "assets"};
    path += strspn(path, "/");
    size_t length = strcspn(path, "/");
    for (size_t i = 0; i < sizeof firsts / sizeof firsts[0]; i++) {
        if (length == strlen(firsts[i]) && memcmp(path, firsts[i], length) == 0) {
            return true;
        }
    }
    return false;
}

enum err page_reply_nowhere(struct request *request, struct reply *reply) {
    const char *path = request_plain_path(request);
    if (is_for_programs(path) || is_file(path) || !request_prefers_html(request)) {
        return ERR_NOT_FOUND;
    }
    enum err err = page_reply_screen(request, reply);
    reply->status = 404;
    reply->etag = NULL; /* of what is not there, none is the newest */
    return err;
}

enum err page_reply_asset(struct request *request, struct reply *reply) {
    const struct span *name = &request->params[0];
    const char *address = arena_format(&request->arena, "/assets/%.*s", (int)name->length, name->bytes);
    enum err err = address == NULL ? ERR_NO_MEMORY : reply_file(request, reply, address);
    reply_add_header(reply, "Vary", "Accept-Encoding");
    reply_add_header(reply, "Cache-Control", "public, max-age=31536000, immutable");
    return err;
}

enum err page_reply_fixed(struct request *request, struct reply *reply) {
    reply_add_header(reply, "Vary", "Accept-Encoding");
    return reply_fresh(request, reply, request->endpoint->path);
}

enum err page_reply_docs(struct request *request, struct reply *reply) {
    reply_add_header(reply, "Vary", "Accept-Encoding");
    return reply_document(request, reply, "/docs.html");
}
