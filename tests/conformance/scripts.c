/* SPDX-License-Identifier: Apache-2.0 */
/* The list of scripts. */
#include "script.h"

#include <string.h>

const struct script *const scripts[] = {
    &codebreaking_script,
    &line_script,
    &yahtzee_script,
    NULL,
};

const struct script *script_of(const struct family *family) {
    for (size_t i = 0; scripts[i] != NULL; i++) {
        if (strcmp(scripts[i]->family, family->name) == 0) {
            return scripts[i];
        }
    }
    return NULL;
}
