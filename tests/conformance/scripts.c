/* SPDX-License-Identifier: Apache-2.0 */
/* The scripts of all files, by family. */
#include "script.h"

#include <string.h>

/* Where the linker has put what SCRIPT declares. */
extern const struct script *const __start_scripts[];
extern const struct script *const __stop_scripts[];

const struct script *script_of(const struct family *family) {
    for (const struct script *const *at = __start_scripts; at < __stop_scripts; at++) {
        if (strcmp((*at)->family, family->name) == 0) {
            return *at;
        }
    }
    cr_assert(false, "%s has no script in tests/conformance", family->name);
    return NULL;
}

int script_officials(const struct script *script, const struct setting *setting) {
    return (int)(script->led >> (setting - script->settings) & 1);
}

enum { FAMILIES_MAX = 64 };

struct criterion_test_params every_family(void) {
    static size_t numbers[FAMILIES_MAX];
    size_t count = 0;
    while (families[count] != NULL && count < FAMILIES_MAX) {
        numbers[count] = count;
        count++;
    }
    return cr_make_param_array(size_t, numbers, count);
}
