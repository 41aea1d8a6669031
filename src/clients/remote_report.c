/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lines for whoever watches a bot.
 */
#include "remote_report.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

void report_action(const char *game, const char *what, const json_t *body) {
    /* Whoever reads over somebody's shoulder need not know the secret. */
    bool is_open = json_object_size(body) > 0 && strcmp(what, "secret") != 0;
    char *text = is_open ? json_text(body) : NULL;
    (void)printf("game %s: %s%s%s\n", game, what, text != NULL ? " " : "", text != NULL ? text : "");
    (void)fflush(stdout);
    free(text);
}

static bool is_among(const json_t *seats, int seat) {
    for (size_t i = 0; i < json_array_size(seats); i++) {
        if (json_integer_value(json_array_get(seats, i)) == seat) {
            return true;
        }
    }
    return false;
}

void report_end(const char *game, const json_t *view, int seat) {
    const json_t *winners = json_object_get(json_object_get(view, "result"), "winners");
    const char *status = json_string_value(json_object_get(view, "status"));
    const char *how = "over";
    if (status != NULL && strcmp(status, "aborted") == 0) {
        how = "aborted";
    } else if (json_array_size(winners) > 0) {
        how = !is_among(winners, seat) ? "over: lost" : json_array_size(winners) > 1 ? "over: a draw" : "over: won";
    }
    (void)printf("game %s: %s\n", game, how);
    (void)fflush(stdout);
}
