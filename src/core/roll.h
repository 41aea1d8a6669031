/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The instances that are alive, as the database has them.
 */
#ifndef REFEREE_CORE_ROLL_H
#define REFEREE_CORE_ROLL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/member_id.h"
#include "core/members.h"
#include "store/members.h"
#include "util/err.h"

/* No two are the same; in the order of their names, zeros behind each. */
struct roll {
    size_t count;
    struct member_id ids[MEMBERS_MAX];
};

/* Asks who has been alive within the last so many ms, the first MEMBERS_MAX of them, and what the list says besides. */
enum err roll_call(struct roll *out, struct member_list *out_list, struct db *db, int64_t alive_ms) MUST_CHECK;

bool roll_has(const struct roll *roll, const struct member_id *id);
bool roll_is_same(const struct roll *first, const struct roll *second);

#endif
