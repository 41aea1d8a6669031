/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The texts are kept as the one that dice are made of; a seat's own is cut out of it by its commas, which no text contains.
 */
#include "game/brought.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

bool brought_is_legal(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        bool good = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' || c == '-';
        if (!good) {
            return false;
        }
    }
    return length >= 1 && length <= BROUGHT_MAX;
}

/* With room for so many characters. */
static struct brought *make(size_t length) {
    struct brought *brought = calloc(1, sizeof *brought + length + 1);
    if (brought != NULL) {
        atomic_init(&brought->references, 1);
        brought->length = length;
    }
    return brought;
}

struct brought *brought_create(int seats) {
    struct brought *brought = make((size_t)seats - 1);
    if (brought != NULL) {
        memset(brought->texts, ',', brought->length);
    }
    return brought;
}

/* Where a seat's text begins, and how long it is. */
static const char *find_text(const struct brought *brought, int seat, size_t *out_length) {
    const char *at = brought->texts;
    for (int i = 0; i < seat; i++) {
        at += strcspn(at, ",") + 1;
    }
    *out_length = strcspn(at, ",");
    return at;
}

struct brought *brought_with(const struct brought *brought, int seat, const char *text, size_t length) {
    size_t old_length = 0;
    const char *old = find_text(brought, seat, &old_length);
    size_t before = (size_t)(old - brought->texts);
    struct brought *with = make(brought->length - old_length + length);
    if (with != NULL) {
        memcpy(with->texts, brought->texts, before);
        if (length > 0) {
            memcpy(with->texts + before, text, length);
        }
        memcpy(with->texts + before + length, old + old_length, brought->length - before - old_length);
    }
    return with;
}

/* Can a seat have this, where these are the others' texts? */
static bool can_have(const struct config *config, int seat, const struct brought *others, const char *text,
                     size_t length) {
    return brought_is_legal(text, length) && !config_is_official(config, seat) &&
           config_find_brought(config, text, length) >= 0 &&
           !(config->family->brought->differs && brought_by(others, text, length) >= 0);
}

enum err brought_read(struct brought **out, const struct config *config, const json_t *list) {
    size_t index = 0;
    const json_t *item = NULL;
    struct brought *made = brought_create(config->seats);
    bool good = json_array_size(list) == (size_t)config->seats;
    json_array_foreach(list, index, item) {
        const char *text = json_string_value(item);
        size_t length = json_string_length(item);
        good =
            good && made != NULL && text != NULL && (length == 0 || can_have(config, (int)index, made, text, length));
        if (good && length > 0) {
            struct brought *with = brought_with(made, (int)index, text, length);
            brought_release(made);
            made = with;
        }
    }
    if (good && made != NULL) {
        *out = made;
        return OK;
    }
    enum err err = made == NULL ? ERR_NO_MEMORY : ERR_CORRUPT;
    brought_release(made);
    return err;
}

struct brought *brought_ref(const struct brought *brought) {
    struct brought *shared = (struct brought *)brought; /* only the count changes */
    if (shared != NULL) {
        (void)atomic_fetch_add_explicit(&shared->references, 1, memory_order_relaxed);
    }
    return shared;
}

void brought_release(const struct brought *brought) {
    struct brought *shared = (struct brought *)brought;
    if (shared != NULL && atomic_fetch_sub_explicit(&shared->references, 1, memory_order_acq_rel) == 1) {
        free(shared);
    }
}

size_t brought_size(const struct brought *brought) {
    return brought == NULL ? 0 : sizeof *brought + brought->length + 1;
}

bool brought_is_same(const struct brought *a, const struct brought *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a->texts, b->texts) == 0);
}

bool brought_has(const struct brought *brought, int seat) {
    size_t length = 0;
    if (brought != NULL) {
        (void)find_text(brought, seat, &length);
    }
    return length > 0;
}

bool brought_has_this(const struct brought *brought, int seat, const char *text, size_t length) {
    size_t own_length = 0;
    const char *own = brought == NULL ? "" : find_text(brought, seat, &own_length);
    return length > 0 && own_length == length && memcmp(own, text, length) == 0;
}

int brought_by(const struct brought *brought, const char *text, size_t length) {
    const char *at = brought == NULL ? "" : brought->texts;
    for (int seat = 0; length > 0; seat++) {
        size_t own_length = strcspn(at, ",");
        if (own_length == length && memcmp(at, text, length) == 0) {
            return seat;
        }
        if (at[own_length] == '\0') {
            break;
        }
        at += own_length + 1;
    }
    return -1;
}

uint8_t brought_chosen(const struct brought *brought, const struct config *config, int seat) {
    const struct brought_def *def = config_brought(config);
    size_t length = 0;
    const char *text = brought == NULL ? "" : find_text(brought, seat, &length);
    int found = def == NULL || def->find == NULL || length == 0 ? -1 : def->find(config, text, length);
    return found < 0 ? CHOSEN_NONE : (uint8_t)found;
}

const uint8_t *brought_choose(uint8_t room[static SEATS_MAX], const struct brought *brought,
                              const struct config *config) {
    const struct brought_def *def = config_brought(config);
    if (def == NULL || def->find == NULL) {
        return NULL;
    }
    for (int i = 0; i < SEATS_MAX; i++) {
        room[i] = i < config->seats ? brought_chosen(brought, config, i) : CHOSEN_NONE;
    }
    return room;
}

json_t *brought_list(const struct brought *brought) {
    json_t *list = json_array();
    const char *at = brought->texts;
    for (bool more = true; more && list != NULL;) {
        size_t length = strcspn(at, ",");
        more = at[length] == ',';
        json_push(&list, json_stringn(at, length));
        at += length + 1;
    }
    return list;
}

enum err brought_check(const struct bringing *bringing, const struct config *config, int seat, const char *member,
                       struct problem *problem) {
    const struct brought_def *def = config_brought(config);
    char pointer[PROBLEM_POINTER_MAX];
    if (bringing->def == NULL) {
        return OK;
    }
    (void)snprintf(pointer, sizeof pointer, "/%s", member);
    if (def == NULL || strcmp(def->word, bringing->def->word) != 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for %s", bringing->def->games);
    }
    if (config_is_official(config, seat)) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is for a %s: a %s brings none",
                              config->family->roles->contender, config->family->roles->official);
    }
    if (config_find_brought(config, bringing->text, bringing->length) < 0) {
        return problem_set_at(problem, ERR_INVALID_VALUE, pointer, "is no %s that this game offers", def->name);
    }
    return OK;
}
