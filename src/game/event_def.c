/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The table behind event.def, and nothing else.
 */
#include "game/event_def.h"

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

bool event_publishes(enum event_kind kind) {
    return (event_def(kind)->messages & WEBHOOK_RESULT_PUBLISHED) != 0;
}
