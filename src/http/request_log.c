/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The log's line of a request.
 */
#include "request_log.h"

#include <stdio.h>
#include <string.h>

enum {
    FLUSH_US = 10 * 1000,  /* how long a log line may wait */
    LOGGED_PATH_MAX = 256, /* of a path that is not logged as it is */
};

/* The path as it is logged: only up to a token that a client has put there by mistake. */
static const char *loggable(char *out, size_t size, const char *path) {
    const char *token = path == NULL ? NULL : token_spot(path);
    if (token == NULL) {
        return path;
    }
    (void)snprintf(out, size, "%.*s...", (int)(token - path), path);
    return out;
}

/* The game that it was about, by its path; a stream has kept no more of that than what it watches. */
static const char *game_of(struct id *out, const struct request *request) {
    if (request->endpoint == NULL) {
        return NULL;
    }
    bool is_kept = request->params[0].bytes == NULL && strstr(request->endpoint->path, "/{game}") != NULL;
    if (is_kept) {
        *out = request->watched;
    } else if (!request_game(out, request)) {
        return NULL;
    }
    return id_is_none(out) ? NULL : out->text;
}

void request_log(const struct exchange *exchange, int status, bool is_aborted, int64_t duration_us) {
    const struct request *request = &exchange->request;
    struct loop *loop = exchange->loop;
    enum err err = exchange->err;
    char path[LOGGED_PATH_MAX];
    struct id game = {""};
    bool is_traced = trace_is_known(&request->trace);
    const struct log_field fields[] = {
        log_text("id", request->request_id),
        log_text("method", request->is_head ? "HEAD" : request->method),
        log_text("path", loggable(path, sizeof path, request->path)),
        log_number("status", status),
        log_number("duration_us", duration_us),
        log_number("bytes", (int64_t)exchange->answer_bytes),
        log_text("route", request->endpoint == NULL ? NULL : request->endpoint->path),
        log_text("game", game_of(&game, request)),
        log_text("client", request->client),
        log_text("trace_id", is_traced ? request->trace.id : NULL),
        log_text("parent_id", is_traced ? request->trace.parent : NULL),
        log_text("player", request->caller.known ? request->caller.player.text : NULL),
        log_text("error", err == OK                     ? NULL
                          : request->problem.err == err ? problem_def(&request->problem)->err
                                                        : err_name(err)),
        log_text("outcome", is_aborted ? "aborted" : NULL),
    };
    log_write(loop->server->options.log, LOG_INFO, "request", fields, sizeof fields / sizeof fields[0]);
    if (loop->server->options.log != NULL && loop->flush_at_us == INT64_MAX) {
        loop->flush_at_us = loop->now_us + FLUSH_US;
    }
}
