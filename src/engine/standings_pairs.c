/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A table of all pairs, open addressing: 72 bytes a pair, found by a hash of its ruleset and players that nobody can guess. Of
 * 64 bits, so that two pairs with the same one are not to be expected.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "standings_internal.h"
#include "store/standings.h"

enum { FIRST_SIZE = 1024, KEY_TEXT_MAX = 96 };

struct pair {
    uint64_t key;
    const char *ruleset; /* of the preset; NULL = a free place */
    struct id a, b;
    int64_t day;
    int32_t games;
    bool seen; /* there is a row of it */
};

struct pairs {
    unsigned char key[crypto_shorthash_KEYBYTES];
    size_t size, count; /* size: a power of two */
    struct pair *places;
};

enum err pairs_create(struct pairs **out) {
    struct pairs *pairs = calloc(1, sizeof *pairs);
    struct pair *places = calloc(FIRST_SIZE, sizeof *places);
    if (pairs == NULL || places == NULL) {
        free(pairs);
        free(places);
        return ERR_NO_MEMORY;
    }
    crypto_shorthash_keygen(pairs->key);
    pairs->size = FIRST_SIZE;
    pairs->places = places;
    *out = pairs;
    return OK;
}

void pairs_free(struct pairs *pairs) {
    if (pairs != NULL) {
        free(pairs->places);
        free(pairs);
    }
}

static uint64_t key_of(const struct pairs *pairs, const char *ruleset, const struct id *a, const struct id *b) {
    char text[KEY_TEXT_MAX];
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t key = 0;
    _Static_assert(sizeof hash == sizeof key, "a hash is a number");
    (void)snprintf(text, sizeof text, "%s %s %s", a->text, b->text, ruleset);
    (void)crypto_shorthash(hash, (const unsigned char *)text, strlen(text), pairs->key);
    memcpy(&key, hash, sizeof key);
    return key;
}

/* Its place, or the free one where it belongs: there always is one. */
static struct pair *place_of(const struct pairs *pairs, uint64_t key) {
    size_t at = (size_t)key & (pairs->size - 1);
    while (pairs->places[at].ruleset != NULL && pairs->places[at].key != key) {
        at = (at + 1) & (pairs->size - 1);
    }
    return &pairs->places[at];
}

static enum err grow(struct pairs *pairs) {
    struct pair *old = pairs->places;
    size_t old_size = pairs->size;
    struct pair *places = calloc(2 * old_size, sizeof *places);
    if (places == NULL) {
        return ERR_NO_MEMORY;
    }
    pairs->places = places;
    pairs->size = 2 * old_size;
    for (size_t i = 0; i < old_size; i++) {
        if (old[i].ruleset != NULL) {
            *place_of(pairs, old[i].key) = old[i];
        }
    }
    free(old);
    return OK;
}

/* One match more, as the row is written. */
static enum err count_match(struct pairs *pairs, const char *ruleset, const struct id *one, const struct id *other,
                            int64_t day) {
    bool ordered = strcmp(one->text, other->text) < 0;
    const struct id *a = ordered ? one : other;
    const struct id *b = ordered ? other : one;
    uint64_t key = key_of(pairs, ruleset, a, b);
    enum err err = 4 * (pairs->count + 1) > 3 * pairs->size ? grow(pairs) : OK;
    if (err != OK) {
        return err;
    }
    struct pair *pair = place_of(pairs, key);
    if (pair->ruleset == NULL) {
        *pair = (struct pair){.key = key, .ruleset = ruleset, .a = *a, .b = *b};
        pairs->count++;
    }
    pair->games = pair->day == day ? pair->games + 1 : 1;
    pair->day = day;
    return OK;
}

enum err pairs_note(struct pairs *pairs, struct db *db, const struct published *published) {
    bool rated[SEATS_MAX] = {false};
    enum err err = OK;
    if (published->round != 0 || published->seats < 2 || !published->ranked) {
        return OK;
    }
    for (int i = 0; i < published->seats && err == OK; i++) {
        err = standings_is_rated(&rated[i], db, &published->players[i]);
    }
    int64_t day = period_start(PERIOD_DAY, published->at);
    for (int i = 0; i < published->seats; i++) {
        for (int k = 0; k < i && err == OK; k++) {
            const struct id *players = published->players;
            if (rated[i] && rated[k] && !id_equal(&players[i], &players[k])) {
                err = count_match(pairs, published->preset->id, &players[i], &players[k], day);
            }
        }
    }
    return err;
}

/* ---- against the rows ---- */

struct look {
    struct pairs *pairs;
    pairs_stale_function *stale;
    void *stale_context;
    standings_report_function *report;
    void *context;
};

static void say_stale(const struct look *look, const char *ruleset, const struct id *a, const struct id *b,
                      const char *what) {
    char text[160];
    (void)snprintf(text, sizeof text, "the row of matches of %s rated with player %s %s", ruleset, b->text, what);
    look->report(look->context, "player", a, 0, text);
    look->stale(look->stale_context, ruleset);
}

static enum err look_at_row(void *context, const struct rating_pair_row *row) {
    const struct look *look = context;
    struct pair *pair = place_of(look->pairs, key_of(look->pairs, row->ruleset, &row->a, &row->b));
    bool known = pair->ruleset != NULL;
    if (known) {
        pair->seen = true;
    }
    if (!known || pair->day != row->day || pair->games != row->games) {
        say_stale(look, row->ruleset, &row->a, &row->b, "is not what the results say");
    }
    return OK;
}

enum err pairs_check(struct pairs *pairs, struct db *db, pairs_stale_function *stale, void *stale_context,
                     standings_report_function *report, void *context) {
    struct look look = {pairs, stale, stale_context, report, context};
    enum err err = rating_pair_list(db, look_at_row, &look);
    for (size_t i = 0; i < pairs->size && err == OK; i++) {
        const struct pair *pair = &pairs->places[i];
        if (pair->ruleset != NULL && !pair->seen) {
            say_stale(&look, pair->ruleset, &pair->a, &pair->b, "is missing");
        }
    }
    return err;
}
