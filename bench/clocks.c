/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How running clocks grow, on one core: `make bench-clocks`.
 *
 * Timers of 10^3 to 10^6 games; of each the time of what a move costs (a game's timer is found and set to a later
 * deadline), of a game that begins and ends among them, and of a clock that runs out. Each figure is the median of several
 * runs of many operations, in microseconds of processor time. The exit status is 1 when a median with 100,000 clocks is
 * above 5 us, a fiftieth of what a durable move costs. Between operations the clocks cost a thread that sleeps.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "service/timer_heap.h"
#include "util/rng.h"

enum { RUNS = 9, OPERATIONS = 20000, SIZES = 4, DAY_MS = 24 * 60 * 60 * 1000 };

static const double target_us = 5;
static const size_t sizes[SIZES] = {1000, 10000, 100000, 1000000};

struct bench {
    struct timer_heap timers;
    size_t games;
    int64_t now;
    struct rng rng;
};

static double now_us(void) {
    struct timespec time;
    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static struct id game_id(size_t number) {
    struct id id;
    (void)snprintf(id.text, sizeof id.text, "%016zu", number);
    return id;
}

static int64_t later(struct bench *bench) {
    return ++bench->now + (int64_t)rng_below(&bench->rng, DAY_MS);
}

static void begin(struct bench *bench, size_t number) {
    struct id game = game_id(number);
    struct timer *timer = timer_heap_add(&bench->timers, &game);
    if (timer == NULL) {
        (void)fputs("bench-clocks: out of memory\n", stderr);
        exit(1);
    }
    timer_heap_set(&bench->timers, timer, later(bench));
}

static void move(struct bench *bench) {
    struct id game = game_id(rng_below(&bench->rng, (uint32_t)bench->games));
    timer_heap_set(&bench->timers, timer_heap_find(&bench->timers, &game), later(bench));
}

static void game(struct bench *bench) {
    struct id game = game_id(bench->games);
    begin(bench, bench->games);
    timer_heap_drop_idle(&bench->timers, timer_heap_find(&bench->timers, &game));
}

static void run_out(struct bench *bench) {
    timer_heap_set(&bench->timers, timer_heap_first(&bench->timers), later(bench));
}

static const struct measured {
    const char *name;
    void (*operation)(struct bench *bench);
} measured[] = {{"move", move}, {"game", game}, {"time-out", run_out}};

enum { MEASURED = sizeof measured / sizeof measured[0] };

static int compare(const void *a, const void *b) {
    double one = *(const double *)a;
    double other = *(const double *)b;
    return (one > other) - (one < other);
}

static double measure(struct bench *bench, void (*operation)(struct bench *bench)) {
    double runs[RUNS];
    for (int run = 0; run < RUNS; run++) {
        double start = now_us();
        for (int i = 0; i < OPERATIONS; i++) {
            operation(bench);
        }
        runs[run] = (now_us() - start) / OPERATIONS;
    }
    qsort(runs, RUNS, sizeof *runs, compare);
    return runs[RUNS / 2];
}

int main(void) {
    static const unsigned char seed[RNG_SEED_BYTES] = {1};
    bool good = true;
    (void)printf("%10s", "clocks");
    for (size_t i = 0; i < MEASURED; i++) {
        (void)printf(" %10s", measured[i].name);
    }
    (void)printf("   (microseconds, medians of %d runs)\n", RUNS);
    for (size_t s = 0; s < SIZES; s++) {
        struct bench bench = {.games = sizes[s], .now = 1};
        timer_heap_init(&bench.timers);
        rng_init(&bench.rng, seed);
        for (size_t number = 0; number < sizes[s]; number++) {
            begin(&bench, number);
        }
        (void)printf("%10zu", sizes[s]);
        for (size_t i = 0; i < MEASURED; i++) {
            double median = measure(&bench, measured[i].operation);
            (void)printf(" %10.2f", median);
            good = good && (sizes[s] != 100000 || median <= target_us);
        }
        (void)printf("\n");
        timer_heap_clear(&bench.timers);
    }
    (void)printf("target with 100000: %.0f: %s\n", target_us, good ? "reached" : "NOT REACHED");
    return good ? 0 : 1;
}
