/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A row whose name can be none is passed over: no instance of this program has made it.
 */
#include "roll.h"

#include <string.h>

static enum err call(void *context, const struct member_row *row) {
    struct roll *roll = context;
    if (roll->count < MEMBERS_MAX && member_id_parse(&roll->ids[roll->count], row->id, strlen(row->id))) {
        roll->count++;
    }
    return OK;
}

enum err roll_call(struct roll *out, struct member_list *out_list, struct db *db, int64_t alive_ms) {
    *out = (struct roll){.count = 0};
    return member_list(out_list, db, alive_ms, MEMBERS_MAX, call, out);
}

bool roll_has(const struct roll *roll, const struct member_id *id) {
    size_t at = 0;
    while (at < roll->count && strcmp(roll->ids[at].text, id->text) != 0) {
        at++;
    }
    return at < roll->count;
}

bool roll_is_same(const struct roll *first, const struct roll *second) {
    return first->count == second->count && memcmp(first->ids, second->ids, first->count * sizeof first->ids[0]) == 0;
}
