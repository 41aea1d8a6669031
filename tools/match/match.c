/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Has two engines for five in a row play each other, and says which is the stronger: `build/match --help`.
 *
 * How a change of the search is judged: the version before against the version after, with the same processor time or the
 * same number of nodes, until a sequential test knows. Games are played in pairs, of one opening, each engine beginning
 * once. Whoever ends a pair first waits for the earlier ones before it counts: a test that saw short games first would be
 * biased.
 */
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game.h"
#include "opening.h"
#include "options.h"
#include "sgf.h"
#include "stats.h"

enum { EXIT_NOT_STRONGER = 1, EXIT_USAGE = 2, EXIT_UNUSABLE = 3, EXIT_UNDECIDED = 4, EXIT_STOPPED = 130 };

enum { FAULT_KINDS = ENGINE_WRONG + 1 };

/* What an engine has done in all games. */
struct total {
    struct engine_record record;
    uint64_t faults[FAULT_KINDS];
};

struct pair {
    struct game_record games[2];
};

struct match {
    const struct options *options;
    FILE *sgf;
    struct rng rng;        /* draws openings */
    pthread_mutex_t mutex; /* for all that follows */
    struct opening_list openings;
    size_t pair_count, next, settled; /* pairs: in all, to be begun, that count */
    struct pair **pairs;              /* that are over and do not count yet, by number */
    struct stats stats;
    struct total totals[GAME_ENGINES];
    bool failed; /* no opening was found */
};

/*
 * Ctrl-C has set the first; the second also stands for what has been decided. Engines are given up then. Threads read what a
 * handler or another of them has written.
 */
static atomic_int interrupted, over;

static void interrupt(int number) {
    (void)number;
    interrupted = 1;
    over = 1;
}

/* ---- what is said ---- */

static int points_of(const struct game_record *game) {
    return game->winner == NO_ENGINE ? 0 : game->winner == 0 ? 1 : -1;
}

static void print_elo(const struct stats *stats) {
    struct elo elo;
    stats_elo(&elo, stats);
    printf("Elo %+.0f", fabs(elo.value) < 0.5 ? 0 : elo.value);
    if (isfinite(elo.error)) {
        printf(" +-%.0f", elo.error);
    }
}

static const char *fault_name(enum engine_fault fault) {
    static const char *const names[FAULT_KINDS] = {"", "crashed", "late", "illegal"};
    return names[fault];
}

static void print_fault(const struct match *match, const struct game_record *game) {
    if (game->fault != ENGINE_SOUND) {
        printf("    %s %s: %s\n", match->options->plan.engines[1 - game->winner].name, fault_name(game->fault),
               game->reason);
    }
}

static void print_pair(const struct match *match, const struct pair *pair) {
    static const char marks[] = "-=+";
    const struct options *options = match->options;
    const struct stats *stats = &match->stats;
    char opening[4 * OPENING_STONES_MAX + 1];
    opening_print(opening, sizeof opening, &match->openings.items[match->settled % match->openings.count]);
    printf("pair %zu: %c%c  %-20s  A +%" PRIu64 " =%" PRIu64 " -%" PRIu64 "  ", match->settled + 1,
           marks[points_of(&pair->games[0]) + 1], marks[points_of(&pair->games[1]) + 1], opening, stats->won,
           stats->drawn, stats->lost);
    print_elo(stats);
    if (options->sprt) {
        printf("  LLR %.2f", stats_llr(stats, options->elo0, options->elo1));
    }
    (void)putchar('\n');
    print_fault(match, &pair->games[0]);
    print_fault(match, &pair->games[1]);
    (void)fflush(stdout);
}

static double mean_ms(const struct engine_record *record) {
    return record->moves > 0 ? (double)record->used_us / record->moves / 1000 : 0;
}

static void print_engine(const struct match *match, int engine) {
    const struct engine_plan *plan = &match->options->plan.engines[engine];
    const struct total *total = &match->totals[engine];
    const struct engine_record *record = &total->record;
    double told_ms = record->moves > 0 ? (double)record->told_us / record->moves / 1000 : 0;
    printf("%c: %s\n   %d moves, %.0f ms of the processor each, at most %" PRId64 "; told of %.0f", 'A' + engine,
           plan->name, record->moves, mean_ms(record), record->longest_us / 1000, told_ms);
    printf("; lost by fault: %" PRIu64 " crashed, %" PRIu64 " illegal, %" PRIu64 " late\n", total->faults[ENGINE_GONE],
           total->faults[ENGINE_WRONG], total->faults[ENGINE_LATE]);
}

static void print_result(const struct match *match) {
    const struct options *options = match->options;
    const struct stats *stats = &match->stats;
    struct elo elo;
    uint64_t games = stats->won + stats->drawn + stats->lost;
    print_engine(match, 0);
    print_engine(match, 1);
    double other_ms = mean_ms(&match->totals[1].record);
    if (other_ms > 0) {
        printf("processor time for a move, A : B = %.2f\n", mean_ms(&match->totals[0].record) / other_ms);
    }
    printf("A against B: %.1f of %" PRIu64 ", %" PRIu64 " won, %" PRIu64 " drawn, %" PRIu64
           " lost; pairs by half points",
           (double)stats->won + (double)stats->drawn / 2, games, stats->won, stats->drawn, stats->lost);
    for (int i = 0; i < PAIR_SCORES; i++) {
        printf(" %" PRIu64, stats->pairs[i]);
    }
    stats_elo(&elo, stats);
    printf("\n");
    print_elo(stats);
    printf(" (95 %%), A is stronger with a likelihood of %.1f %%\n", 100 * elo.superiority);
    if (options->sprt) {
        static const char *const words[] = {"undecided", "A is not stronger", "A is stronger"};
        double llr = stats_llr(stats, options->elo0, options->elo1);
        printf("SPRT %g against %g: LLR %.2f of -%.2f to %.2f, %s\n", options->elo1, options->elo0, llr, SPRT_BOUND,
               SPRT_BOUND, words[stats_sprt(llr)]);
    }
    (void)fflush(stdout);
}

/* ---- what counts ---- */

static void count_game(struct match *match, const struct game_record *game) {
    for (int i = 0; i < GAME_ENGINES; i++) {
        struct engine_record *sum = &match->totals[i].record;
        const struct engine_record *one = &game->engines[i];
        sum->moves += one->moves;
        sum->used_us += one->used_us;
        sum->told_us += one->told_us;
        sum->longest_us = one->longest_us > sum->longest_us ? one->longest_us : sum->longest_us;
    }
    if (game->fault != ENGINE_SOUND) {
        match->totals[1 - game->winner].faults[game->fault]++;
    }
}

static void settle_pair(struct match *match, const struct pair *pair) {
    const struct options *options = match->options;
    stats_add(&match->stats, points_of(&pair->games[0]), points_of(&pair->games[1]));
    for (int i = 0; i < 2; i++) {
        count_game(match, &pair->games[i]);
        if (match->sgf != NULL) {
            sgf_write(match->sgf, &options->plan, &pair->games[i], match->settled + 1, i + 1);
            (void)fflush(match->sgf);
        }
    }
    if (!options->quiet) {
        print_pair(match, pair);
    }
    if (options->sprt && stats_sprt(stats_llr(&match->stats, options->elo0, options->elo1)) != SPRT_OPEN) {
        over = 1;
    }
}

/* With all pairs before it, a pair counts; unless a sequential test was decided without it. */
static void settle(struct match *match, struct pair *pair, size_t number) {
    match->pairs[number] = pair;
    while (match->settled < match->pair_count && match->pairs[match->settled] != NULL) {
        if (!over || interrupted) {
            settle_pair(match, match->pairs[match->settled]);
        }
        free(match->pairs[match->settled]);
        match->pairs[match->settled++] = NULL;
    }
}

/* ---- playing ---- */

/* The next pair's number and opening; false when there is none. */
static bool take_pair(size_t *out_number, struct opening *out, struct match *match) {
    const struct options *options = match->options;
    if (over || match->next == match->pair_count) {
        return false;
    }
    if (options->openings == NULL &&
        !opening_list_draw(&match->openings, &options->plan.board, &options->scale, &match->rng)) {
        match->failed = true;
        over = 1;
        return false;
    }
    *out = match->openings.items[match->next % match->openings.count];
    *out_number = match->next++;
    return true;
}

static void *work(void *context) {
    struct match *match = context;
    struct pace paces[GAME_ENGINES] = {0};
    struct opening opening;
    size_t number = 0;
    for (;;) {
        (void)pthread_mutex_lock(&match->mutex);
        bool more = take_pair(&number, &opening, match);
        (void)pthread_mutex_unlock(&match->mutex);
        if (!more) {
            return NULL;
        }
        struct pair *pair = calloc(1, sizeof *pair);
        if (pair == NULL) {
            abort();
        }
        if (!game_play(&pair->games[0], &match->options->plan, &opening, 0, paces) ||
            !game_play(&pair->games[1], &match->options->plan, &opening, 1, paces)) {
            free(pair);
            return NULL;
        }
        (void)pthread_mutex_lock(&match->mutex);
        settle(match, pair, number);
        (void)pthread_mutex_unlock(&match->mutex);
    }
}

static void play(struct match *match) {
    pthread_t threads[2];
    long count = match->options->concurrency;
    for (long i = 0; i < count; i++) {
        if (pthread_create(&threads[i], NULL, work, match) != 0) {
            abort();
        }
    }
    for (long i = 0; i < count; i++) {
        (void)pthread_join(threads[i], NULL);
    }
}

/* ---- beginning and end ---- */

static bool complain(const char *what, const char *why) {
    (void)fprintf(stderr, "match: %s: %s\n", what, why);
    return false;
}

static bool check_engines(const struct game_plan *plan) {
    for (int i = 0; i < GAME_ENGINES; i++) {
        const struct engine_board board = {.size = plan->board.size, .exact = plan->board.exact};
        char reason[GAME_REASON] = "";
        struct engine_process *process =
            engine_process_start(plan->engines[i].command, &board, plan->engines[i].move_ms, plan->stopped, reason);
        engine_process_stop(process);
        if (process == NULL && !interrupted) {
            return complain(plan->engines[i].command, reason);
        }
    }
    return true;
}

static bool open_files(struct match *match) {
    const struct options *options = match->options;
    char reason[OPENING_REASON] = "";
    if (options->openings != NULL) {
        FILE *in = fopen(options->openings, "re");
        if (in == NULL) {
            return complain(options->openings, strerror(errno));
        }
        bool good = opening_list_read(&match->openings, in, &options->plan.board, reason);
        (void)fclose(in);
        if (!good) {
            return complain(options->openings, reason);
        }
    }
    match->sgf = options->sgf != NULL ? fopen(options->sgf, "we") : NULL;
    return match->sgf != NULL || options->sgf == NULL || complain(options->sgf, strerror(errno));
}

static bool close_files(struct match *match) {
    return match->sgf == NULL || fclose(match->sgf) == 0 || complain(match->options->sgf, strerror(errno));
}

static int print_openings(struct match *match) {
    const struct options *options = match->options;
    for (long i = 0; i < options->draw && !interrupted; i++) {
        char text[4 * OPENING_STONES_MAX + 1];
        if (!opening_list_draw(&match->openings, &options->plan.board, &options->scale, &match->rng)) {
            return complain("--draw", "no further even opening was found") ? EXIT_SUCCESS : EXIT_UNUSABLE;
        }
        opening_print(text, sizeof text, &match->openings.items[i]);
        (void)puts(text);
    }
    return interrupted ? EXIT_STOPPED : EXIT_SUCCESS;
}

static int run(struct match *match) {
    const struct options *options = match->options;
    if (options->draw > 0) {
        return print_openings(match);
    }
    if (!open_files(match) || !check_engines(&options->plan)) {
        return EXIT_UNUSABLE;
    }
    play(match);
    if (stats_pair_count(&match->stats) > 0) {
        print_result(match);
    }
    bool written = close_files(match);
    if (interrupted) {
        return EXIT_STOPPED;
    }
    if (match->failed) {
        (void)complain("openings", "no further even one was found");
    }
    if (!written || match->failed) {
        return EXIT_UNUSABLE;
    }
    enum sprt_verdict verdict =
        options->sprt ? stats_sprt(stats_llr(&match->stats, options->elo0, options->elo1)) : SPRT_STRONGER;
    return verdict == SPRT_STRONGER ? EXIT_SUCCESS : verdict == SPRT_NOT_STRONGER ? EXIT_NOT_STRONGER : EXIT_UNDECIDED;
}

int main(int argc, char **argv) {
    struct options options;
    enum options_result result = options_read(&options, argc, argv);
    if (result != OPTIONS_GOOD) {
        if (result == OPTIONS_HELP) {
            options_help(stdout);
        }
        return result == OPTIONS_HELP ? EXIT_SUCCESS : EXIT_USAGE;
    }
    const struct sigaction action = {.sa_handler = interrupt};
    (void)sigaction(SIGINT, &action, NULL);
    (void)sigaction(SIGTERM, &action, NULL);
    (void)sigaction(SIGHUP, &action, NULL);
    (void)signal(SIGPIPE, SIG_IGN);
    options.plan.stopped = &over;
    struct match match = {
        .options = &options, .mutex = PTHREAD_MUTEX_INITIALIZER, .pair_count = (size_t)(options.games + 1) / 2};
    unsigned char seed[RNG_SEED_BYTES] = {0};
    for (size_t i = 0; i < sizeof(uint32_t); i++) {
        seed[i] = (unsigned char)((unsigned long)options.seed >> 8 * i);
    }
    rng_init(&match.rng, seed);
    match.pairs = calloc(match.pair_count, sizeof(struct pair *));
    if (match.pairs == NULL) {
        abort();
    }
    int status = run(&match);
    for (size_t i = 0; i < match.pair_count; i++) {
        free(match.pairs[i]);
    }
    free(match.pairs);
    opening_list_clear(&match.openings);
    return status;
}
