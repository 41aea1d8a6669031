/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Making and reading ids. Eighty bits, written big-endian five at a time, so that comparing texts compares times.
 */
#include "util/id.h"

#include <assert.h>
#include <pthread.h>
#include <string.h>

#include <sodium.h>

static const char digits[] = "0123456789abcdefghjkmnpqrstvwxyz";

enum { TIME_BITS = 45, RANDOM_BITS = 35 };

static const uint64_t random_mask = (UINT64_C(1) << RANDOM_BITS) - 1;
static const uint64_t time_mask = (UINT64_C(1) << TIME_BITS) - 1;

/* 35 random bits with the highest clear, so that counting up within a millisecond has room. */
static uint64_t random_part(void) {
    uint64_t bits = 0;
    randombytes_buf(&bits, sizeof bits);
    return bits & (random_mask >> 1);
}

static void write_digits(char *out, uint64_t value, int count) {
    for (int i = count - 1; i >= 0; i--) {
        out[i] = digits[value & 31];
        value >>= 5;
    }
}

void id_source_init(struct id_source *source) {
    source->millisecond = 0;
    source->random = 0;
    (void)pthread_mutex_init(&source->lock, NULL);
}

void id_source_free(struct id_source *source) {
    (void)pthread_mutex_destroy(&source->lock);
}

static uint64_t read_digits(const char *text, int count) {
    uint64_t value = 0;
    for (int i = 0; i < count; i++) {
        const char *digit = strchr(digits, text[i]);
        value = value << 5 | (uint64_t)(digit == NULL ? 0 : digit - digits);
    }
    return value;
}

void id_source_follow(struct id_source *source, const struct id *newest) {
    if (id_is_none(newest)) {
        return;
    }
    uint64_t millisecond = read_digits(newest->text, TIME_BITS / 5);
    uint64_t random = read_digits(newest->text + TIME_BITS / 5, RANDOM_BITS / 5);
    (void)pthread_mutex_lock(&source->lock);
    if (millisecond > source->millisecond || (millisecond == source->millisecond && random > source->random)) {
        source->millisecond = millisecond;
        source->random = random;
    }
    (void)pthread_mutex_unlock(&source->lock);
}

struct id id_make(struct id_source *source, int64_t now_ms) {
    (void)pthread_mutex_lock(&source->lock);
    uint64_t millisecond = (uint64_t)now_ms & time_mask;
    if (millisecond > source->millisecond) {
        source->millisecond = millisecond;
        source->random = random_part();
    } else {
        /* The same millisecond, or a clock that stepped back: stay in order by counting on in random steps. */
        source->random += 1 + (random_part() & 0xffff);
        if (source->random > random_mask) {
            source->millisecond++;
            source->random = random_part();
        }
    }
    uint64_t high = source->millisecond;
    uint64_t low = source->random;
    (void)pthread_mutex_unlock(&source->lock);

    struct id id;
    write_digits(id.text, high, TIME_BITS / 5);
    write_digits(id.text + TIME_BITS / 5, low, RANDOM_BITS / 5);
    id.text[ID_LENGTH] = '\0';
    return id;
}

struct id id_floor(int64_t ms) {
    struct id id;
    write_digits(id.text, ms < 0 ? 0 : (uint64_t)ms & time_mask, TIME_BITS / 5);
    write_digits(id.text + TIME_BITS / 5, 0, RANDOM_BITS / 5);
    id.text[ID_LENGTH] = '\0';
    return id;
}

struct id id_next(const struct id *id) {
    struct id next = *id;
    int at = id_is_none(id) ? 0 : ID_LENGTH;
    bool carries = at > 0;
    while (carries && at > 0) { /* the last id of all has none behind it, and stands in the year 3084 */
        const char *digit = strchr(digits, next.text[--at]);
        carries = digit[1] == '\0';
        next.text[at] = carries ? digits[0] : digit[1];
    }
    return next;
}

struct id id_named(const char *name) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    uint64_t bits = 0;
    (void)crypto_hash_sha256(hash, (const unsigned char *)name, strlen(name));
    for (size_t i = 0; i < sizeof bits; i++) {
        bits = bits << 8 | hash[i];
    }
    struct id id = id_floor(0);
    write_digits(id.text + ID_LENGTH - RANDOM_BITS / 5, bits & random_mask, RANDOM_BITS / 5);
    return id;
}

static bool is_digit(char c) {
    const uint32_t letters = UINT32_C(0x3ffffff) & ~(1U << 8 | 1U << 11 | 1U << 14 | 1U << 20); /* no i, l, o, u */
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z' && (letters >> (c - 'a') & 1) != 0);
}

bool id_parse(struct id *out, const char *text, size_t length) {
    if (length != ID_LENGTH) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (!is_digit(text[i])) {
            return false;
        }
    }
    memcpy(out->text, text, ID_LENGTH);
    out->text[ID_LENGTH] = '\0';
    return true;
}

bool id_equal(const struct id *a, const struct id *b) {
    return memcmp(a->text, b->text, ID_LENGTH) == 0;
}

bool id_is_none(const struct id *id) {
    return id->text[0] == '\0';
}

uint64_t id_hash(const struct id *id) {
    uint64_t high = 0;
    uint64_t low = 0;
    memcpy(&high, id->text, sizeof high);
    memcpy(&low, id->text + sizeof high, sizeof low);
    /* Ids of one millisecond differ in few bits, and tables use the low ones: every bit must reach them. The last steps
     * are MurmurHash3's finalizer (Austin Appleby, public domain). */
    uint64_t mixed = low ^ (high * UINT64_C(0x9e3779b97f4a7c15));
    mixed = (mixed ^ (mixed >> 33)) * UINT64_C(0xff51afd7ed558ccd);
    mixed = (mixed ^ (mixed >> 33)) * UINT64_C(0xc4ceb9fe1a85ec53);
    return mixed ^ (mixed >> 33);
}
