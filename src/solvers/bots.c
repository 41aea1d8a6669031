/* THE list of bots. */
#include <string.h>

#include "solvers/bot.h"

const struct bot *const bots[] = {
    NULL,
};

const struct bot *bot_find(const char *family, const char *name, size_t length) {
    for (size_t i = 0; bots[i] != NULL; i++) {
        if (strcmp(bots[i]->family, family) == 0 && strlen(bots[i]->name) == length &&
            memcmp(bots[i]->name, name, length) == 0) {
            return bots[i];
        }
    }
    return NULL;
}

const struct bot *bot_best(const struct config *config) {
    const struct bot *best = NULL;
    for (size_t i = 0; bots[i] != NULL; i++) {
        if (strcmp(bots[i]->family, config->family->name) == 0 && bots[i]->can_play(bots[i], config)) {
            best = bots[i];
        }
    }
    return best;
}
