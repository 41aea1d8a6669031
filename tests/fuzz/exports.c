/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Histories: any JSON as an exported game. It is refused for its form, found not to follow, or valid; it never breaks what
 * replays it.
 */
#include "fuzz.h"
#include "game/export.h"
#include "util/json.h"

/* Long searches for contradictions are not what is sought here: a few events are enough. */
enum { EVENTS_AT_MOST = 40 };

static bool is_enough(void *context) {
    int *events = context;
    return ++*events > EVENTS_AT_MOST;
}

void fuzz_exports(const uint8_t *bytes, size_t length) {
    struct problem problem;
    struct export_verdict verdict;
    json_t *document = NULL;
    int events = 0;
    problem_clear(&problem);
    if (json_parse(&document, (const char *)bytes, length, &problem) != OK) {
        return;
    }
    if (json_is_object(document) && export_check_form(document, &problem) == OK) {
        struct config_cache *configs = config_cache_create();
        enum err err = export_verify(&verdict, document, configs, is_enough, &events);
        (void)err;
        config_cache_free(configs);
    }
    json_decref(document);
}

FUZZ_MAIN(fuzz_exports)
