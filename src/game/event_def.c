/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table behind event.def, and nothing else.
 */
#include "game/event_def.h"

#include <string.h>

#include "rules/brought.h"
#include "store/webhooks.h"

static const struct event_def defs[EVENT_FAMILY + 1] = {
#define EVENT(name, word, actor, to, more, ...) \
    [EVENT_##name] = {.by = (actor), .told = (to), .messages = WEBHOOK_GAME_EVENT | (more), .members = {__VA_ARGS__}},
#include "rules/event.def"
#undef EVENT
    [EVENT_FAMILY] = {.messages = WEBHOOK_GAME_EVENT},
};

const struct event_def *event_def(enum event_kind kind) {
    return &defs[kind < EVENT_FAMILY ? kind : EVENT_FAMILY];
}

/* NULL for a name of what is brought, where nothing is. */
static const char *name_member(const char *member, const struct brought_def *brought) {
    const char *const names[][2] = {{BROUGHT_LIST, brought == NULL ? NULL : brought->list},
                                    {BROUGHT_JOINING, brought == NULL ? NULL : brought->joining},
                                    {BROUGHT_MEMBER, brought == NULL ? NULL : brought->member}};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(member, names[i][0]) == 0) {
            return names[i][1];
        }
    }
    return member;
}

void event_shown(const char *out[static EVENT_MEMBERS_MAX + 1], const struct family *family, enum event_kind kind) {
    size_t count = 0;
    for (const char *const *member = event_def(kind)->members; *member != NULL; member++) {
        const char *name = name_member(*member, family->brought);
        if (name != NULL) {
            out[count++] = name;
        }
    }
    out[count] = NULL;
}

bool event_publishes(enum event_kind kind) {
    return (event_def(kind)->messages & WEBHOOK_RESULT_PUBLISHED) != 0;
}
