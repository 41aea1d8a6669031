/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names, and rendezvous hashing: each name is weighed for a duty by a hash of both, and the heaviest has it.
 */
#include "core/member_id.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <sodium.h>

enum { NAME_MAX_SHOWN = 48, DUTY_MAX = 128 }; /* of the machine's name; of a duty's, what counts */

/* ---- names ---- */

static bool is_name_sign(char sign) {
    return (sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') || (sign >= '0' && sign <= '9') ||
           sign == '.' || sign == '_' || sign == '-';
}

bool member_id_parse(struct member_id *out, const char *text, size_t length) {
    if (length == 0 || length > MEMBER_ID_MAX) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (!is_name_sign(text[i])) {
            return false;
        }
    }
    *out = (struct member_id){.text = ""};
    memcpy(out->text, text, length);
    return true;
}

struct member_id member_id_draw(void) {
    struct member_id id;
    char name[NAME_MAX_SHOWN + 1] = "";
    if (gethostname(name, sizeof name - 1) != 0) { /* a longer one may be cut without an end */
        name[0] = '\0';
    }
    for (char *at = name; *at != '\0'; at++) {
        *at = is_name_sign(*at) ? *at : '-';
    }
    (void)snprintf(id.text, sizeof id.text, "%s-%08x", name[0] == '\0' ? "referee" : name,
                   (unsigned)randombytes_random());
    return id;
}

/* ---- duties ---- */

/* What a name is worth for a duty, the same in every process and every version. */
static uint64_t weigh(const struct member_id *id, const char *duty, size_t length) {
    static const unsigned char key[crypto_shorthash_KEYBYTES] = "referee duties 1";
    unsigned char text[MEMBER_ID_MAX + 1 + DUTY_MAX];
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t weight = 0;
    size_t name = strlen(id->text) + 1; /* with its end, so that no two pairs are one text */
    length = length < sizeof text - name ? length : sizeof text - name;
    memcpy(text, id->text, name);
    memcpy(text + name, duty, length);
    (void)crypto_shorthash(hash, text, name + length, key);
    for (size_t i = 0; i < sizeof hash; i++) {
        weight |= (uint64_t)hash[i] << (8 * i);
    }
    return weight;
}

size_t member_id_choose(const struct member_id *ids, size_t count, const char *duty) {
    const size_t length = strlen(duty);
    uint64_t best = 0;
    size_t chosen = 0;
    assert(count > 0);
    for (size_t i = 0; i < count; i++) {
        uint64_t weight = weigh(&ids[i], duty, length);
        if (i == 0 || weight > best || (weight == best && strcmp(ids[i].text, ids[chosen].text) > 0)) {
            best = weight;
            chosen = i;
        }
    }
    return chosen;
}
