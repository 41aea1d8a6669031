/* SPDX-License-Identifier: Apache-2.0 */
/* The words of a tournament, in its log, in rows and for clients. */
#include "tournament/tournament.h"

#include <string.h>

static const char *const format_names[] = {"all-play", "round-robin", "swiss", "knockout", "heats"};
static const char *const status_names[] = {"open", "running", "finished", "cancelled"};
static const char *const entrant_names[] = {"invited", "playing", "declined", "disqualified"};

static int find_name(const char *const *names, int count, const char *text, size_t length) {
    for (int i = 0; i < count; i++) {
        if (strlen(names[i]) == length && memcmp(names[i], text, length) == 0) {
            return i;
        }
    }
    return -1;
}

const char *tournament_format_name(enum tournament_format format) {
    return format_names[format];
}

bool tournament_format_parse(enum tournament_format *out, const char *text, size_t length) {
    int found = find_name(format_names, 5, text, length);
    if (found >= 0) {
        *out = (enum tournament_format)found;
    }
    return found >= 0;
}

const char *tournament_illegal_name(bool disqualifies) {
    return disqualifies ? "disqualify" : "refuse";
}

const char *tournament_status_name(enum tournament_status status) {
    return status_names[status];
}

bool tournament_status_parse(enum tournament_status *out, const char *text, size_t length) {
    int found = find_name(status_names, 4, text, length);
    if (found >= 0) {
        *out = (enum tournament_status)found;
    }
    return found >= 0;
}

const char *entrant_status_name(enum entrant_status status) {
    return entrant_names[status];
}

const struct tournament_event_def tournament_events[TOURNAMENT_EVENT_COUNT] = {
#define TOURNAMENT_EVENT(name, text, game, ...) [TOURNAMENT_EVENT_##name] = {text, game, {__VA_ARGS__}},
#include "tournament/tournament_event.def"
#undef TOURNAMENT_EVENT
};

enum tournament_event tournament_event_find(const char *word) {
    enum tournament_event kind = TOURNAMENT_EVENT_COUNT - 1;
    while (kind > TOURNAMENT_EVENT_UNKNOWN && strcmp(tournament_events[kind].word, word) != 0) {
        kind--;
    }
    return kind;
}

bool entrant_status_parse(enum entrant_status *out, const char *text, size_t length) {
    int found = find_name(entrant_names, 4, text, length);
    if (found >= 0) {
        *out = (enum entrant_status)found;
    }
    return found >= 0;
}
