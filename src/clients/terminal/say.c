/* SPDX-License-Identifier: Apache-2.0 */
#include "say.h"

#include <stdlib.h>
#include <string.h>

#include "text.h"
#include "util/json.h"

enum { BAD_REQUEST = 400 };

json_t *say_problem(const char *title, const char *detail) {
    json_t *text = json_string(detail);
    return json_pack("{s:s, s:s, s:i, s:o}", "type", "about:blank", "title", title, "status", BAD_REQUEST, "detail",
                     text != NULL ? text : json_string(title));
}

const char *say_without_pointer(const char *detail) {
    const char *end = detail[0] == '/' ? strstr(detail, ": ") : NULL;
    return end != NULL && memchr(detail, ' ', (size_t)(end - detail)) == NULL ? end + 2 : detail;
}

static void add_move(struct buf *out, const json_t *game, const json_t *body) {
    if (view_is(game, "family", "connectfour")) {
        buf_append_format(out, "drop %lld", (long long)view_number(body, "column", 0));
    } else {
        buf_append_format(out, "move %lld %lld", (long long)view_number(body, "column", 0),
                          (long long)view_number(body, "row", 0));
    }
}

static void add_roll(struct buf *out, const json_t *body) {
    const json_t *keep = json_object_get(body, "keep");
    buf_append_text(out, "roll");
    for (size_t i = 0; i < json_array_size(keep); i++) {
        buf_append_format(out, " %lld", (long long)json_integer_value(json_array_get(keep, i)));
    }
}

static void add_other(struct buf *out, const json_t *hint) {
    const json_t *body = json_object_get(hint, "body");
    char *text = json_is_object(body) ? json_text(body) : NULL;
    text_add_foreign(out, view_text(hint, "action"));
    buf_append_text(out, " ");
    text_add_foreign(out, text == NULL ? "" : text);
    free(text);
}

void say_hint(struct buf *out, const json_t *game, const json_t *hint) {
    const json_t *body = json_object_get(hint, "body");
    const char *code = view_text(body, "code");
    buf_append_text(out, "Hint: ");
    if (view_is(hint, "action", "move")) {
        add_move(out, game, body);
    } else if (view_is(hint, "action", "roll")) {
        add_roll(out, body);
    } else if (view_is(hint, "action", "score")) {
        buf_append_text(out, "score ");
        text_add_foreign(out, view_text(body, "category"));
    } else if (code[0] != '\0') {
        text_add_foreign(out, view_text(hint, "action"));
        buf_append_text(out, " ");
        text_add_foreign(out, code);
    } else {
        add_other(out, hint);
    }
    buf_append_text(out, " (");
    text_add_foreign(out, view_text(hint, "strategy"));
    buf_append_text(out, ")\n");
}

void say_how_to_join(struct buf *out, const char *server, const json_t *game) {
    const char *code = view_text(game, "join_code");
    if (view_is(game, "status", "open") && code[0] != '\0') {
        buf_append_text(out, "Others join with: referee play --server ");
        text_add_foreign(out, server);
        buf_append_text(out, " --join ");
        text_add_foreign(out, code);
        buf_append_text(out, "\n");
    }
}

void say_commitment(struct buf *out, const struct commitment *commitment, const struct request *request) {
    if (json_object_get(request->body, "commitment") != NULL) {
        buf_append_format(out,
                          "The server has a hash of your code; `reveal` tells it in the end. From elsewhere that is: "
                          "reveal %s %s\n",
                          commitment->nonce, commitment->code);
    }
}
