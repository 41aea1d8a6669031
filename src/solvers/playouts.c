/* SPDX-License-Identifier: Apache-2.0 */
/*
 * THE list of playouts.
 */
#include "solvers/playout.h"

#include <stddef.h>
#include <string.h>

#include "solvers/yahtzee/yahtzee_playout.h"

static const struct playout *const playouts[] = {&yahtzee_playout, NULL};

const struct playout *playout_find(const char *family) {
    for (size_t i = 0; playouts[i] != NULL; i++) {
        if (strcmp(playouts[i]->family, family) == 0) {
            return playouts[i];
        }
    }
    return NULL;
}
