/* SPDX-License-Identifier: Apache-2.0 */
/*
 * THE list of endpoints. The actions of the families are endpoints too: the table asks every family for its own, so that
 * a new game brings its routes with it.
 */
#ifndef REFEREE_API_TABLE_H
#define REFEREE_API_TABLE_H

#include <stddef.h>

#include "http/route.h"

struct api_table {
    struct endpoint *endpoints; /* owned */
    size_t count;
    void *details; /* owned */
};

/* Dies when there is no memory. */
void api_table_create(struct api_table *out);
void api_table_free(struct api_table *table);

#endif
