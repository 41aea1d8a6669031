/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Small texts that a stranger sends: the first byte says what it is taken for. Paths and methods to be routed, times, ids,
 * webhooks' URLs, wishes for an encoding, a media type or a language, texts in another one, queries.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "api/table.h"
#include "fuzz.h"
#include "http/negotiate.h"
#include "http/query.h"
#include "http/route.h"
#include "service/webhook_url.h"
#include "util/id.h"
#include "util/timestamp.h"

/* "METHOD PATH". */
static void route(char *text) {
    struct api_table table;
    struct route_match match;
    char *path = strchr(text, ' ');
    if (path == NULL) {
        return;
    }
    *path++ = '\0';
    api_table_create(&table, families, true, false);
    struct router *router = router_create(table.endpoints, table.count);
    router_match(&match, router, text, path);
    assert(match.endpoint == NULL || match.path_known || match.index < table.count);
    router_free(router);
    api_table_free(&table);
}

static void read_time(const char *text, size_t length) {
    int64_t ms = 0;
    if (timestamp_parse(&ms, text, length)) {
        char formatted[TIMESTAMP_SIZE];
        int64_t again = 0;
        timestamp_format(formatted, ms);
        assert(timestamp_parse(&again, formatted, strlen(formatted)));
    }
}

static void read_id(const char *text, size_t length) {
    struct id id;
    if (id_parse(&id, text, length)) {
        assert(!id_is_none(&id) && id_equal(&id, &id) && strlen(id.text) == ID_LENGTH);
    }
}

static void negotiate(const char *text) {
    for (int coding = 0; coding < CODING_COUNT; coding++) {
        int weight = negotiate_coding(text, (enum coding)coding);
        assert(weight >= 0 && weight <= 1000);
    }
    (void)negotiate_prefers_html(text);
    (void)negotiate_prefers_csv(text);
    (void)negotiate_language(text);
    char out[TEXT_SIZE];
    (void)text_in(out, LANGUAGE_POLISH, text);
}

/* A query with the members of some list; what it says of a member must be what a reader of that finds. */
static void check_query(const char *text) {
    static const struct query_member known[] = {
        {.name = "limit", .kind = QUERY_INTEGER, .min = -3, .max = 100, .word = "all"},
        {.name = "cursor", .kind = QUERY_ID},
        {.name = "q"},
        {.name = NULL}};
    struct problem problem = {.err = OK};
    enum err err = query_check(text, known, &problem);
    struct query_part part;
    size_t count = 0;
    assert((err == OK) == (problem.point_count == 0));
    while (query_next(&part, &text)) {
        int64_t number = 0;
        struct id id;
        count++;
        if (query_read_integer(&number, &part, &known[0])) {
            assert(number >= -3 && number <= 100);
        }
        (void)query_read_id(&id, &part);
    }
    assert(problem.point_count <= count);
}

void fuzz_texts(const uint8_t *bytes, size_t length) {
    if (length < 1) {
        return;
    }
    char *text = malloc(length);
    if (text == NULL) {
        return;
    }
    memcpy(text, bytes + 1, length - 1);
    text[length - 1] = '\0';
    switch (bytes[0] % 8) {
    case 0:
        route(text);
        break;
    case 1:
        read_time(text, length - 1);
        break;
    case 2:
        read_id(text, length - 1);
        break;
    case 4:
        negotiate(text);
        break;
    case 5:
        check_query(text);
        break;
    default:
        (void)webhook_url_fault(text, length - 1, (bytes[0] & 4) != 0);
        break;
    }
    free(text);
}

FUZZ_MAIN(fuzz_texts)
