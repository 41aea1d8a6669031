/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A small table of resolved configs by what was asked for. It is a cache, not a registry: an entry that is pushed out
 * lives on in the games that refer to it. So a stranger who makes up option sets can fill the table, and nothing else.
 */
#include "game/config_cache.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "util/json.h"

enum { ENTRIES = 256 };

struct entry {
    char *key; /* owned */
    const struct config *config;
};

struct config_cache {
    pthread_mutex_t lock;
    struct entry entries[ENTRIES];
};

struct config_cache *config_cache_create(void) {
    struct config_cache *configs = calloc(1, sizeof *configs);
    if (configs == NULL) {
        abort();
    }
    (void)pthread_mutex_init(&configs->lock, NULL);
    return configs;
}

static void forget(struct entry *entry) {
    free(entry->key);
    if (entry->config != NULL) {
        config_release(entry->config);
    }
    *entry = (struct entry){NULL, NULL};
}

void config_cache_free(struct config_cache *configs) {
    if (configs == NULL) {
        return;
    }
    for (size_t i = 0; i < ENTRIES; i++) {
        forget(&configs->entries[i]);
    }
    (void)pthread_mutex_destroy(&configs->lock);
    free(configs);
}

/* FNV-1a (Fowler, Noll, Vo), 64 bits: the keys are short and a collision only costs a slot. */
static size_t slot_of(const char *key) {
    uint64_t hash = UINT64_C(14695981039346656037);
    for (const char *c = key; *c != '\0'; c++) {
        hash = (hash ^ (unsigned char)*c) * UINT64_C(1099511628211);
    }
    return (size_t)(hash % ENTRIES);
}

/* "ruleset opponents officials {options}", owned by the caller; NULL without memory. */
static char *make_key(const struct preset *preset, const struct setup *setup) {
    char *options = setup->options == NULL ? strdup("{}") : json_text(setup->options);
    char *key = NULL;
    if (options != NULL && asprintf(&key, "%s %d %d %s", preset->id, setup->opponents, setup->officials, options) < 0) {
        key = NULL;
    }
    free(options);
    return key;
}

static const struct config *look_up(struct config_cache *configs, size_t slot, const char *key) {
    const struct config *found = NULL;
    (void)pthread_mutex_lock(&configs->lock);
    const struct entry *entry = &configs->entries[slot];
    if (entry->key != NULL && strcmp(entry->key, key) == 0) {
        found = config_ref(entry->config);
    }
    (void)pthread_mutex_unlock(&configs->lock);
    return found;
}

/* Takes the key. */
static void remember(struct config_cache *configs, size_t slot, char *key, const struct config *config) {
    (void)pthread_mutex_lock(&configs->lock);
    struct entry *entry = &configs->entries[slot];
    forget(entry);
    *entry = (struct entry){key, config_ref(config)};
    (void)pthread_mutex_unlock(&configs->lock);
}

enum err config_cache_find(const struct config **out, struct config_cache *configs, const char *ruleset,
                           size_t ruleset_length, const struct setup *setup, struct problem *problem) {
    const struct family *family = NULL;
    const struct preset *preset = family_find_preset(&family, ruleset, ruleset_length);
    if (preset == NULL) {
        char words[SUGGEST_WORDS_SIZE];
        return problem_set_at(problem, ERR_INVALID_VALUE, "/ruleset",
                              "is not a ruleset of this server, which GET /v1/rulesets lists%s",
                              family_suggest_preset(words, ruleset, ruleset_length));
    }
    if (setup->stock != NULL) {
        struct config *made = NULL;
        enum err err = family->configure(&made, preset, setup, problem);
        *out = made;
        return err;
    }
    char *key = make_key(preset, setup);
    if (key == NULL) {
        return problem_set(problem, ERR_NO_MEMORY, "There is no memory for the game. Try again later.");
    }
    size_t slot = slot_of(key);
    const struct config *config = look_up(configs, slot, key);
    if (config != NULL) {
        free(key);
        *out = config;
        return OK;
    }
    struct config *made = NULL;
    enum err err = family->configure(&made, preset, setup, problem);
    if (err != OK) {
        free(key);
        return err;
    }
    remember(configs, slot, key, made);
    *out = made;
    return OK;
}

bool config_cache_is_same(struct config_cache *configs, const struct config *config, const json_t *options) {
    const char *ruleset = config->preset->id;
    const struct setup setup = {
        .options = options, .opponents = config->seats - 1, .officials = seat_set_count(config->officials)};
    const struct config *found = NULL;
    struct problem problem;
    if (!json_is_object(options) ||
        config_cache_find(&found, configs, ruleset, strlen(ruleset), &setup, &problem) != OK || found == NULL) {
        return false;
    }
    bool same = json_equal(found->options, config->options) != 0;
    config_release(found);
    return same;
}
