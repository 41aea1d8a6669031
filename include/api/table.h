/* SPDX-License-Identifier: Apache-2.0 */
/*
 * THE list of endpoints. The actions of the families are endpoints too, and so is what is brought to their tables: the table
 * asks every family for its own, so that a new game brings its routes with it. Where several families have something at the
 * same place, it is one endpoint.
 */
#ifndef REFEREE_API_TABLE_H
#define REFEREE_API_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "http/route.h"
#include "rules/family.h"
#include "util/json_out.h"

enum { API_PATH_SIZE = 80 };

struct api_table {
    struct endpoint *endpoints; /* owned */
    size_t count;
    char (*paths)[API_PATH_SIZE]; /* of the actions; owned */
    size_t path_count;
};

/*
 * With the actions of the families of a list that ends with NULL, and with the page (its screens, its files) or without it;
 * for a server whose database others may serve too, or for one that has it alone. Dies when there is no memory.
 */
void api_table_create(struct api_table *out, const struct family *const games[], bool with_page, bool shares);
void api_table_free(struct api_table *table);

/*
 * What the program knows by itself of its contract (scripts/bundle-contract): {"routes", "rulesets", "problems"}. Each
 * route with its method, path, whom it serves (auth), whether it changes something by change.h (changes), whether its
 * answer may be held (waits), whether it is a screen of the page (screen), which members of a query it knows (query,
 * any_query; a word is another value of a number, or of an id), whether its answers may be packed (packs) and which columns
 * they have as tables (columns); the others as GET /v1/rulesets and GET /problems list them.
 * Whether all of it fitted is for the caller to ask.
 */
void api_describe(struct json_out *out);

#endif
