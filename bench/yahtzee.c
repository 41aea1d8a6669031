/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What Yahtzee's bots cost, and how well they play: `make bench-yahtzee`.
 *
 * The tables, as long as they take when they are first asked for, with the value of an empty card that has to come out;
 * single decisions with nothing kept in mind; a thousand games of four `optimal`, as the server plays them in memory; what
 * each bot makes on average; and `winner` against `optimal`, who rolls first changing from game to game. Times are those
 * of the processor. Everything is played with fixed seeds, so the same scores come out every time. The exit status is 1
 * when a target is missed.
 *
 *     bench-yahtzee [DUELS]      100,000 of them by default, which takes half a minute
 */
#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sodium.h>

#include "play/bot_game.h"
#include "solvers/yahtzee/yahtzee_endgame.h"
#include "solvers/yahtzee/yahtzee_players.h"
#include "solvers/yahtzee/yahtzee_variance.h"

enum { DECISIONS = 20000, GAMES = 1000, CARDS = 100000, DUELS = 100000, SEATS = 4 };

static const char *const names[] = {"random", "greedy", "winner", "optimal"};

static void die(const char *what) {
    fprintf(stderr, "bench/yahtzee: %s\n", what);
    exit(2);
}

static double processor_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static bool claim(double value, const char *unit, double target) {
    bool good = value <= target;
    printf("  %9.2f %s  target %5.0f %s  %s\n", value, unit, target, unit, good ? "pass" : "FAIL");
    fflush(stdout);
    return good;
}

static struct config *config_of(int seats) {
    const struct setup setup = {.opponents = seats - 1};
    struct config *config = NULL;
    struct problem problem;
    if (yahtzee_family.configure(&config, &yahtzee_family.presets[0], &setup, &problem) != OK) {
        die("no game");
    }
    return config;
}

static void seed(struct rng *rng, unsigned number) {
    unsigned char bytes[RNG_SEED_BYTES] = {(unsigned char)number, (unsigned char)(number >> 8)};
    rng_init(rng, bytes);
}

static const struct bot *bot_named(const char *name) {
    const struct bot *bot = bot_find("yahtzee", name, strlen(name));
    if (bot == NULL) {
        die("a bot is missing");
    }
    return bot;
}

/* ---- tables ---- */

static bool time_tables(void) {
    static const struct {
        const char *name;
        double value;
    } variants[] = {{"joker forced", 254.5877287}, {"joker free", 254.5896095}, {"no joker", 245.8707745}};
    bool good = true;
    for (int i = 0; i < YAHTZEE_VARIANTS; i++) {
        const struct yahtzee_table *table = NULL;
        double start = processor_ms();
        if (yahtzee_table_get(&table, (enum yahtzee_variant)i) != OK) {
            die("out of memory");
        }
        double took = processor_ms() - start;
        double value = yahtzee_table_value(table, (struct yahtzee_state){0});
        printf("  table of points, %-12s  an empty card is worth %.7f", variants[i].name, value);
        good = claim(took, "ms", 1000) && fabs(value - variants[i].value) < 5e-8 && good;
    }
    const struct yahtzee_variance *variances = NULL;
    const struct yahtzee_endgames *endings = NULL;
    double start = processor_ms();
    if (yahtzee_variance_get(&variances, YAHTZEE_FORCED) != OK) {
        die("out of memory");
    }
    double took = processor_ms() - start;
    printf("  table of spreads, for `winner`: the standard deviation is %.4f  %9.2f ms\n",
           sqrt(yahtzee_variance_of(variances, (struct yahtzee_state){0})), took);
    start = processor_ms();
    if (yahtzee_endgames_get(&endings, YAHTZEE_FORCED) != OK) {
        die("out of memory");
    }
    printf("  table of endings, for `winner`                                    %9.2f ms\n", processor_ms() - start);
    return good;
}

/* ---- decisions ---- */

static void roll_five(uint8_t *dice, struct rng *rng) {
    for (int i = 0; i < YAHTZEE_DICE; i++) {
        dice[i] = (uint8_t)(rng_below(rng, YAHTZEE_FACES) + 1);
    }
}

/* Two cards with as many boxes used, filled by chance, and dice at any stage. */
static void draw_cards(struct yahtzee_observation *observation, struct rng *rng) {
    uint32_t turns = rng_below(rng, YAHTZEE_TURNS);
    observation->has_dice = true;
    observation->stage = (uint8_t)rng_below(rng, YAHTZEE_STAGES);
    for (int seat = 0; seat < 2; seat++) {
        observation->cards[seat] = yahtzee_empty_card();
        for (uint32_t i = 0; i < turns; i++) {
            struct yahtzee_card *card = &observation->cards[seat];
            roll_five(observation->dice, rng);
            unsigned choices = yahtzee_choices(card, observation->dice, JOKER_FORCED);
            for (uint32_t skip = rng_below(rng, (uint32_t)__builtin_popcount(choices)); skip > 0; skip--) {
                choices &= choices - 1;
            }
            enum category category = (enum category)__builtin_ctz(choices);
            yahtzee_fill(card, category, yahtzee_score(card, observation->dice, category));
        }
    }
    roll_five(observation->dice, rng);
}

static int compare(const void *one, const void *other) {
    double a = *(const double *)one;
    double b = *(const double *)other;
    return (a > b) - (a < b);
}

static bool time_decisions(const char *name, double target_us) {
    static double times[DECISIONS];
    const struct yahtzee_player *player = bot_named(name)->detail;
    struct config *config = config_of(2);
    struct rng rng;
    seed(&rng, 1);
    for (int i = 0; i < DECISIONS; i++) {
        struct yahtzee_observation observation = {.head = {.config = config}};
        struct yahtzee_scratch thought = {.is_planned = false};
        struct yahtzee_act deed;
        draw_cards(&observation, &rng);
        double start = processor_ms();
        if (player->decide(&deed, player, &observation, &thought, &rng) != OK) {
            die("a decision failed");
        }
        times[i] = (processor_ms() - start) * 1e3;
    }
    config_release(config);
    qsort(times, DECISIONS, sizeof times[0], compare);
    printf("  a decision of `%s`, nothing kept in mind: p99 %.1f us, median", name, times[DECISIONS / 100 * 99]);
    return claim(times[DECISIONS / 2], "us", target_us);
}

/* ---- games ---- */

struct sums {
    double total, square, wins; /* of the first seat's cards and games: a draw is half a win */
    double other;               /* of the second's */
};

/* Who leads changes from game to game: it is always who sits at seat 0. */
static void play(struct sums *sums, const struct bot *const *bots_at_table, int count, int games, unsigned number) {
    struct config *config = config_of(count);
    *sums = (struct sums){0};
    for (int i = 0; i < games; i++) {
        struct bot_seat seats[SEATS_MAX];
        struct bot_game game = {.config = config, .seats = seats};
        struct bot_game_result result;
        uint64_t seed_number = (uint64_t)number << 32 | (uint64_t)i;
        memcpy(game.seed, &seed_number, sizeof seed_number);
        for (int k = 0; k < count; k++) {
            seats[(k + i) % count] = (struct bot_seat){.bot = bots_at_table[k], .number = k + 1};
        }
        if (bot_game_play(&result, &game) != OK || result.offender >= 0) {
            die("a game failed");
        }
        double total = result.points[i % count];
        double other = count > 1 ? result.points[(1 + i) % count] : 0;
        sums->total += total / games;
        sums->square += total * total / games;
        sums->other += other / games;
        sums->wins += (total > other ? 1.0 : total < other ? 0.0 : 0.5) / games;
    }
    config_release(config);
}

static bool time_games(void) {
    const struct bot *optimal = bot_named("optimal");
    const struct bot *const seats[SEATS] = {optimal, optimal, optimal, optimal};
    struct sums sums;
    double start = processor_ms();
    play(&sums, seats, SEATS, GAMES, 2);
    printf("  %d games of four `optimal`, in memory", GAMES);
    return claim(processor_ms() - start, "ms", 1000);
}

static void average_cards(void) {
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const struct bot *bot = bot_named(names[i]);
        struct sums sums;
        play(&sums, &bot, 1, CARDS, 3);
        double deviation = sqrt(sums.square - sums.total * sums.total);
        printf("  `%s` alone makes %.2f on average (standard error %.2f), standard deviation %.2f\n", names[i],
               sums.total, deviation / sqrt(CARDS), deviation);
        fflush(stdout);
    }
}

static bool play_duels(int duels) {
    const struct bot *const seats[] = {bot_named("winner"), bot_named("optimal")};
    struct sums sums;
    double start = processor_ms();
    play(&sums, seats, 2, duels, 4);
    double error = sqrt(sums.wins * (1 - sums.wins) / duels);
    double errors = (sums.wins - 0.5) / error;
    printf(
        "  `winner` against `optimal`, %d games: %.3f %% won, a draw as half (standard error %.3f %%); %.2f points to "
        "%.2f; %.0f s\n",
        duels, 100 * sums.wins, 100 * error, sums.total, sums.other, (processor_ms() - start) / 1e3);
    printf("  which is %.2f standard errors above half; target more than 3  %s\n", errors,
           errors > 3 ? "pass" : "FAIL");
    return errors > 3;
}

int main(int argc, char **argv) {
    int duels = argc > 1 ? (int)strtol(argv[1], NULL, 10) : DUELS;
    if (argc > 2 || duels < 1 || sodium_init() < 0) {
        die("usage: bench-yahtzee [DUELS]");
    }
    bool good = time_tables();
    good = time_decisions("optimal", 20) && good;
    good = time_decisions("winner", 100) && good;
    good = time_games() && good;
    average_cards();
    good = play_duels(duels) && good;
    return good ? 0 : 1;
}
