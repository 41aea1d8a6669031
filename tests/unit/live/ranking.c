/* SPDX-License-Identifier: Apache-2.0 */
/* A ranking against a plain sorted array, through a hundred thousand changes. */
#include "live/ranking.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <criterion/criterion.h>

#include "util/rng.h"

TestSuite(ranking, .timeout = 60);

enum { PLAYERS = 3000, CHANGES = 100000 };

static struct id player_id(int number) {
    struct id id;
    (void)snprintf(id.text, sizeof id.text, "%016d", number);
    return id;
}

static struct ranking_entry entry_of(int player, int64_t key, int64_t at) {
    return (struct ranking_entry){.key = key, .at = at, .player = player_id(player), .games = player};
}

static void put(struct ranking *ranking, const struct ranking_entry *entry) {
    cr_assert(ranking_put(ranking, entry) == OK);
}

Test(ranking, an_empty_board_has_nobody) {
    struct ranking *ranking = ranking_create();
    struct ranking_entry entry;
    struct id nobody = player_id(1);
    size_t position = 0;
    cr_expect(ranking_count(ranking) == 0 && ranking_rank(ranking, 5) == 0);
    cr_expect(!ranking_find(&position, ranking, &nobody) && ranking_read(&entry, ranking, 0, 1) == 0);
    ranking_remove(ranking, &nobody);
    ranking_free(ranking);
    ranking_free(NULL);
}

Test(ranking, equal_values_share_a_rank_and_stand_by_who_came_first) {
    struct ranking *ranking = ranking_create();
    const struct ranking_entry entries[] = {entry_of(1, -70, 9), entry_of(2, -90, 5), entry_of(3, -90, 3),
                                            entry_of(4, -80, 1)};
    for (size_t i = 0; i < 4; i++) {
        put(ranking, &entries[i]);
    }
    struct ranking_entry read[4];
    cr_assert(ranking_read(read, ranking, 0, 10) == 4);
    const int64_t order[] = {3, 2, 4, 1};
    const size_t ranks[] = {0, 0, 2, 3};
    for (size_t i = 0; i < 4; i++) {
        cr_expect(read[i].games == order[i] && ranking_rank(ranking, read[i].key) == ranks[i]);
    }
    ranking_free(ranking);
}

/* The truth: one entry a player, or none. */
struct model {
    bool listed[PLAYERS];
    struct ranking_entry entries[PLAYERS];
};

static int by_place(const void *a, const void *b) {
    const struct ranking_entry *one = a;
    const struct ranking_entry *other = b;
    if (one->key != other->key) {
        return one->key < other->key ? -1 : 1;
    }
    if (one->at != other->at) {
        return one->at < other->at ? -1 : 1;
    }
    return strcmp(one->player.text, other->player.text);
}

static void expect_same(const struct ranking *ranking, const struct model *model) {
    static struct ranking_entry sorted[PLAYERS], read[PLAYERS];
    size_t count = 0;
    for (int i = 0; i < PLAYERS; i++) {
        if (model->listed[i]) {
            sorted[count++] = model->entries[i];
        }
    }
    qsort(sorted, count, sizeof *sorted, by_place);
    cr_assert(ranking_count(ranking) == count && ranking_read(read, ranking, 0, PLAYERS) == count);
    size_t rank = 0;
    for (size_t i = 0; i < count; i++) {
        size_t position = 0;
        rank = i > 0 && sorted[i].key == sorted[i - 1].key ? rank : i;
        cr_assert(memcmp(&sorted[i], &read[i], offsetof(struct ranking_entry, games)) == 0 &&
                  sorted[i].games == read[i].games);
        cr_assert(ranking_find(&position, ranking, &sorted[i].player) && position == i);
        cr_assert(ranking_rank(ranking, sorted[i].key) == rank);
        cr_assert(ranking_position(ranking, sorted[i].key, sorted[i].at, &sorted[i].player) == i);
    }
    struct ranking_entry middle[7];
    size_t from = count / 2;
    size_t wanted = count - from < 7 ? count - from : 7;
    cr_assert(ranking_read(middle, ranking, from, 7) == wanted);
    cr_assert(wanted == 0 || id_equal(&middle[0].player, &sorted[from].player));
}

Test(ranking, it_is_a_sorted_list_whatever_is_done_to_it) {
    static struct model model;
    struct ranking *ranking = ranking_create();
    struct rng rng;
    const unsigned char seed[RNG_SEED_BYTES] = {7};
    rng_init(&rng, seed);
    for (int i = 0; i < CHANGES; i++) {
        int player = (int)rng_below(&rng, PLAYERS);
        if (rng_below(&rng, 4) == 0) {
            struct id id = player_id(player);
            ranking_remove(ranking, &id);
            model.listed[player] = false;
        } else {
            model.entries[player] = entry_of(player, (int64_t)rng_below(&rng, 400) - 200, (int64_t)rng_below(&rng, 50));
            model.listed[player] = true;
            put(ranking, &model.entries[player]);
        }
        if (i % 5000 == 0) {
            expect_same(ranking, &model);
        }
    }
    expect_same(ranking, &model);
    for (int i = 0; i < PLAYERS; i++) {
        struct id id = player_id(i);
        ranking_remove(ranking, &id);
    }
    cr_expect(ranking_count(ranking) == 0);
    ranking_free(ranking);
}
