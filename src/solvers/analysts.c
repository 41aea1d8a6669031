/* SPDX-License-Identifier: Apache-2.0 */
/* THE list of analysts. */
#include "solvers/analyst.h"

#include <string.h>

#include "solvers/codebreaking/codebreaking_analyst.h"
#include "solvers/line/line_analyst.h"
#include "solvers/yahtzee/yahtzee_analyst.h"

const struct analyst *const analysts[] = {&codebreaking_analyst, &line_analyst, &yahtzee_analyst, NULL};

const struct analyst *analyst_find(const char *family) {
    for (size_t i = 0; analysts[i] != NULL; i++) {
        if (strcmp(analysts[i]->family, family) == 0) {
            return analysts[i];
        }
    }
    return NULL;
}
