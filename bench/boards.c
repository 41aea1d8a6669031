/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How leaderboards grow, on one core: `make bench-boards`.
 *
 * Boards of 10^3 to 10^6 players in memory; of each the time of a page in the middle, of a rank, of a neighbourhood and of
 * a change that moves a player somewhere else. Each figure is the median of several runs of many operations, in
 * microseconds of processor time. The exit status is 1 when a median of the largest board is above its target: 2 ms for
 * what is read, 50 us for a change. What a change costs in the store is measured with the guesses (bench/run).
 */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "live/ranking.h"
#include "util/rng.h"

enum { RUNS = 9, OPERATIONS = 2000, PAGE = 100, KEYS = 100000, SIZES = 4 };

static const size_t sizes[SIZES] = {1000, 10000, 100000, 1000000};

struct bench {
    struct ranking *ranking;
    size_t players;
    struct rng rng;
};

static double now_us(void) {
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static struct id player_id(size_t number) {
    struct id id;
    (void)snprintf(id.text, sizeof id.text, "%016zu", number);
    return id;
}

static void put(struct bench *bench, size_t player) {
    const struct ranking_entry entry = {.key = -(int64_t)rng_below(&bench->rng, KEYS),
                                        .at = (int64_t)rng_below(&bench->rng, KEYS),
                                        .player = player_id(player)};
    if (ranking_put(bench->ranking, &entry) != OK) {
        (void)fputs("bench-boards: out of memory\n", stderr);
        exit(1);
    }
}

static void page(struct bench *bench) {
    struct ranking_entry entries[PAGE];
    size_t position = rng_below(&bench->rng, (uint32_t)bench->players);
    size_t count = ranking_read(entries, bench->ranking, position, PAGE);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || entries[i].key != entries[i - 1].key) {
            (void)ranking_rank(bench->ranking, entries[i].key);
        }
    }
}

static void rank(struct bench *bench) {
    (void)ranking_rank(bench->ranking, -(int64_t)rng_below(&bench->rng, KEYS));
}

static void neighbourhood(struct bench *bench) {
    struct ranking_entry entries[PAGE];
    struct id player = player_id(rng_below(&bench->rng, (uint32_t)bench->players));
    size_t position = 0;
    if (ranking_find(&position, bench->ranking, &player)) {
        (void)ranking_read(entries, bench->ranking, position > PAGE / 2 ? position - PAGE / 2 : 0, PAGE);
    }
}

static void change(struct bench *bench) {
    put(bench, rng_below(&bench->rng, (uint32_t)bench->players));
}

static const struct claim {
    const char *name;
    void (*operation)(struct bench *bench);
    double target_us;
} claims[] = {
    {"page", page, 2000}, {"rank", rank, 2000}, {"neighbourhood", neighbourhood, 2000}, {"change", change, 50}};

enum { CLAIMS = sizeof claims / sizeof claims[0] };

static int compare(const void *a, const void *b) {
    double one = *(const double *)a;
    double other = *(const double *)b;
    return (one > other) - (one < other);
}

static double measure(struct bench *bench, const struct claim *claim) {
    double runs[RUNS];
    for (int run = 0; run < RUNS; run++) {
        double start = now_us();
        for (int i = 0; i < OPERATIONS; i++) {
            claim->operation(bench);
        }
        runs[run] = (now_us() - start) / OPERATIONS;
    }
    qsort(runs, RUNS, sizeof *runs, compare);
    return runs[RUNS / 2];
}

int main(void) {
    static const unsigned char seed[RNG_SEED_BYTES] = {1};
    bool good = true;
    (void)printf("%10s", "players");
    for (size_t i = 0; i < CLAIMS; i++) {
        (void)printf(" %14s", claims[i].name);
    }
    (void)printf("   (microseconds, medians of %d runs)\n", RUNS);
    for (size_t s = 0; s < SIZES; s++) {
        struct bench bench = {.ranking = ranking_create(), .players = sizes[s]};
        if (bench.ranking == NULL) {
            return 1;
        }
        rng_init(&bench.rng, seed);
        for (size_t player = 0; player < sizes[s]; player++) {
            put(&bench, player);
        }
        (void)printf("%10zu", sizes[s]);
        for (size_t i = 0; i < CLAIMS; i++) {
            double median = measure(&bench, &claims[i]);
            (void)printf(" %14.2f", median);
            good = good && (s + 1 < SIZES || median <= claims[i].target_us);
        }
        (void)printf("\n");
        ranking_free(bench.ranking);
    }
    (void)printf("targets of the last line: 2000 to read, 50 to change: %s\n", good ? "reached" : "NOT REACHED");
    return good ? 0 : 1;
}
