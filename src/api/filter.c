/* SPDX-License-Identifier: Apache-2.0 */
#include "filter.h"

#include <string.h>

#include "util/suggest.h"

enum err filter_ruleset(const struct preset **out, struct request *request) {
    struct span ruleset = request_query(request, "ruleset");
    const struct family *family = NULL;
    if (ruleset.bytes == NULL) {
        return OK;
    }
    const struct preset *preset = family_find_preset(&family, ruleset.bytes, ruleset.length);
    if (preset == NULL) {
        char words[SUGGEST_WORDS_SIZE];
        return problem_set_at(&request->problem, ERR_INVALID_VALUE, "?ruleset", "is not a ruleset of this server%s",
                              family_suggest_preset(words, ruleset.bytes, ruleset.length));
    }
    *out = preset;
    return OK;
}

enum err filter_player(struct id *out, struct request *request) {
    struct span player = request_query(request, "player");
    if (player.length != 2 || memcmp(player.bytes, "me", 2) != 0) {
        return request_query_id(out, request, "player");
    }
    if (!request->caller.known) {
        return problem_set(&request->problem, ERR_UNAUTHORIZED, "?player=me needs a token.");
    }
    *out = request->caller.player;
    return OK;
}
