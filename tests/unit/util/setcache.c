/* SPDX-License-Identifier: Apache-2.0 */
/* A cache in sets: what is found, what gives way, and what must not come back. */
#include "util/setcache.h"

#include <criterion/criterion.h>

struct pair {
    int key, worth;
    int *released; /* counts */
};

static bool is_same(const void *a, const void *b) {
    return ((const struct pair *)a)->key == ((const struct pair *)b)->key;
}

static void release(void *value) {
    ++*((struct pair *)value)->released;
}

static const struct setcache_kind pairs = {.size = sizeof(struct pair), .is_same = is_same, .release = release};
static struct setcache *cache;
static int released;

static void open_cache(void) {
    cache = setcache_create(&pairs, 1); /* one set: everything meets */
    released = 0;
}

static void close_cache(void) {
    setcache_free(cache);
}

TestSuite(setcache, .init = open_cache, .fini = close_cache, .timeout = 60);

static void put(int key, int worth, uint64_t generation) {
    struct pair pair = {.key = key, .worth = worth, .released = &released};
    setcache_put(cache, 7, &pair, generation);
}

static void read_worth(void *out, const void *value) {
    *(int *)out = ((const struct pair *)value)->worth;
}

/* What a key is worth; -1: it is not there. */
static int find(uint64_t hash, int key) {
    const struct pair like = {.key = key};
    int worth = -1;
    bool found = setcache_find(cache, hash, &like, read_worth, &worth);
    cr_assert_eq(found, worth >= 0);
    return worth;
}

static void forget(int key) {
    const struct pair like = {.key = key};
    setcache_forget(cache, 7, &like);
}

Test(setcache, a_value_is_found_by_its_hash_and_what_it_is) {
    cr_expect_eq(find(7, 1), -1);
    put(1, 10, 0);
    put(2, 20, 0);
    cr_expect_eq(find(7, 1), 10);
    cr_expect_eq(find(7, 2), 20);
    cr_expect_eq(find(7, 3), -1);
    cr_expect_eq(find(8, 1), -1);
}

Test(setcache, a_value_takes_the_place_of_the_same_one) {
    put(1, 10, 0);
    put(1, 11, 0);
    cr_expect_eq(find(7, 1), 11);
    cr_expect_eq(released, 1);
    forget(1);
    cr_expect_eq(find(7, 1), -1);
    cr_expect_eq(released, 2);
}

Test(setcache, the_oldest_of_a_full_set_gives_way) {
    for (int key = 1; key <= 4; key++) {
        put(key, key, 0);
    }
    cr_expect_eq(find(7, 1), 1);
    put(5, 5, 0);
    cr_expect_eq(find(7, 1), -1);
    cr_expect_eq(released, 1);
    for (int key = 2; key <= 5; key++) {
        cr_expect_eq(find(7, key), key);
    }
}

Test(setcache, what_was_read_before_something_was_forgotten_is_not_kept) {
    uint64_t before = setcache_generation(cache);
    forget(1); /* nothing is there, but somebody may have read it */
    cr_expect_neq(setcache_generation(cache), before);
    put(1, 10, before);
    cr_expect_eq(find(7, 1), -1);
    cr_expect_eq(released, 1);
    put(1, 11, setcache_generation(cache));
    cr_expect_eq(find(7, 1), 11);
}

Test(setcache, all_are_forgotten) {
    put(1, 1, 0);
    put(2, 2, 0);
    setcache_forget_all(cache);
    cr_expect(find(7, 1) == -1 && find(7, 2) == -1);
    put(4, 4, 0); /* of a generation that is over */
    cr_expect_eq(find(7, 4), -1);
    cr_expect_eq(released, 3);
}

Test(setcache, a_generation_that_begins_shuts_out_what_was_read_before_it_and_nothing_else) {
    put(1, 1, 0);
    setcache_begin_generation(cache);
    put(2, 2, 0);
    cr_expect_eq(find(7, 1), 1);
    cr_expect_eq(find(7, 2), -1);
    put(2, 2, setcache_generation(cache));
    cr_expect_eq(find(7, 2), 2);
}

Test(setcache, all_that_is_left_is_released_in_the_end) {
    put(1, 1, 0);
    put(2, 2, 0);
    setcache_free(cache);
    cache = NULL;
    cr_expect_eq(released, 2);
}

static void read_number(void *out, const void *value) {
    *(int *)out = *(const int *)value;
}

Test(setcache, where_there_is_nothing_to_compare_the_hash_says_all) {
    static const struct setcache_kind numbers = {.size = sizeof(int)};
    struct setcache *by_hash = setcache_create(&numbers, 64);
    for (int i = 0; i < 3; i++) {
        int number = i;
        setcache_put(by_hash, 1 + 16 * (uint64_t)(i % 2), &number, 0); /* of one set */
    }
    int found = -1;
    cr_expect(setcache_find(by_hash, 1, NULL, read_number, &found));
    cr_expect_eq(found, 2);
    cr_expect(setcache_find(by_hash, 17, NULL, read_number, &found));
    cr_expect_eq(found, 1);
    cr_expect_not(setcache_find(by_hash, 33, NULL, read_number, &found));
    setcache_free(by_hash);
}

/* In sets that share a lock and in sets that do not, the last of which are fewer than the others. */
Test(setcache, all_are_forgotten_wherever_they_are) {
    enum { COUNT = 5000 };
    static const struct setcache_kind numbers = {.size = sizeof(int)};
    for (size_t capacity = COUNT; capacity < COUNT + 4; capacity++) {
        struct setcache *by_hash = setcache_create(&numbers, capacity);
        int there = 0, left = 0, found = -1;
        for (int i = 0; i < COUNT; i++) {
            setcache_put(by_hash, (uint64_t)i, &i, 0);
        }
        for (int i = 0; i < COUNT; i++) {
            there += setcache_find(by_hash, (uint64_t)i, NULL, read_number, &found) && found == i;
        }
        setcache_forget_all(by_hash);
        for (int i = 0; i < COUNT; i++) {
            left += setcache_find(by_hash, (uint64_t)i, NULL, read_number, &found);
        }
        cr_expect_eq(there, COUNT);
        cr_expect_eq(left, 0);
        int again = 7;
        setcache_put(by_hash, 7, &again, setcache_generation(by_hash));
        cr_expect(setcache_find(by_hash, 7, NULL, read_number, &found));
        setcache_free(by_hash);
    }
}
