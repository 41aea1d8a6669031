/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Roles are looked at before the opponents themselves: how many officials there are is part of what makes the config, and
 * bots and seats are held against that.
 */
#include "roles.h"

#include <stdio.h>
#include <string.h>

static bool is_text(const char *bytes, size_t length, const char *wanted) {
    return strlen(wanted) == length && memcmp(bytes, wanted, length) == 0;
}

/* One role; none stands for somebody who competes. */
static enum err read_role(bool *out_official, const struct family *family, const char *bytes, size_t length,
                          const char *pointer, struct problem *problem) {
    const struct roles *roles = family->roles;
    *out_official = false;
    if (bytes == NULL) {
        return OK;
    }
    if (roles == NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for games with roles: here everybody competes");
    }
    *out_official = is_text(bytes, length, roles->official);
    if (!*out_official && !is_text(bytes, length, roles->contender)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "must be \"%s\" or \"%s\"", roles->contender,
                              roles->official);
    }
    return OK;
}

enum err roles_read(struct table_roles *out, const struct json_text *ruleset, const struct json_text *role,
                    const json_t *opponents, bool watches, struct problem *problem) {
    const struct family *family = NULL;
    size_t index = 0;
    const json_t *item = NULL;
    *out = (struct table_roles){.creator_watches = watches};
    if (watches && role->bytes != NULL) {
        return problem_set_at(problem, ERR_INVALID_VALUE, "/role", "is for who has a seat; yours is null");
    }
    if (family_find_preset(&family, ruleset->bytes, ruleset->length) == NULL) {
        return OK;
    }
    enum err err = read_role(&out->creator_officiates, family, role->bytes, role->length, "/role", problem);
    json_array_foreach(opponents, index, item) {
        const json_t *word = json_object_get(item, "role");
        bool official = false;
        char pointer[PROBLEM_POINTER_MAX];
        (void)snprintf(pointer, sizeof pointer, "/opponents/%zu/role", index);
        if (err == OK) {
            err = read_role(&official, family, json_string_value(word), json_string_length(word), pointer, problem);
        }
        if (err == OK && official && roles_count_officials(out) >= family->roles->officials_max) {
            return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is one too many: at most %d at a table",
                                  family->roles->officials_max);
        }
        out->officials |= official ? seat_set_of((int)index) : 0;
    }
    return err;
}

int roles_count_officials(const struct table_roles *roles) {
    return (int)roles->creator_officiates + seat_set_count(roles->officials);
}

void roles_seat(int out[static SEATS_MAX + 1], const struct table_roles *roles, const struct config *config,
                int wanted) {
    int contenders = seat_set_count(config_contenders(config));
    int next = wanted;
    int official = contenders;
    int first = roles->creator_watches ? 1 : 0;
    out[0] = -1;
    for (int i = first; i < config->seats + first; i++) {
        bool officiates = i == 0 ? roles->creator_officiates : seat_set_has(roles->officials, i - 1);
        if (officiates) {
            out[i] = official++;
        } else {
            out[i] = next++ % contenders;
        }
    }
}
