/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The weights of line games, src/solvers/line/line_weights.inc: `make line-weights`.
 *
 *     line-weights make-data SEED GAMES NODES >FILE      plays games, with so many nodes for each move
 *     line-weights fit SEED ROUNDS SHARE FILE... >INC    fits weights to them, and prints the table
 *
 * Both do the same each time. SHARE is how much of what is learnt is the score that the search gave a position, in hundredths;
 * the rest is how the game ended. Every tenth game is kept back, to measure the error on how it ended.
 */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "fit.h"

enum { KEPT_BACK = 10, SCORE_SCALE = 1000, WORTHS_IN_LINE = 10, THREATS_IN_LINE = 16 };

static void die(const char *what) {
    fprintf(stderr, "line-weights: %s\n", what);
    exit(1);
}

static uint64_t number(const char *text) {
    char *end = NULL;
    uint64_t value = strtoull(text, &end, 10);
    if (*text == '\0' || *end != '\0') {
        die("not a number");
    }
    return value;
}

static void make_data(char **arguments) {
    const struct games_plan plan = {number(arguments[0]), number(arguments[1]), number(arguments[2])};
    if (!games_make(stdout, &plan) || fflush(stdout) != 0) {
        die("the games cannot be made");
    }
}

static void read_games(struct samples *learnt, struct samples *kept, const char *path, double share) {
    const struct targets targets = {share, SCORE_SCALE};
    struct games_plan plan;
    FILE *file = fopen(path, "rb");
    struct game *game = malloc(sizeof *game);
    bool broken = false;
    if (file == NULL || game == NULL || !games_read_plan(&plan, file)) {
        die(path);
    }
    for (size_t i = 0; games_read(game, &broken, file); i++) {
        bool keeps = i % KEPT_BACK == 0;
        if (!samples_add(keeps ? kept : learnt, game, keeps ? NULL : &targets)) {
            die("a game cannot be learnt from");
        }
    }
    if (broken) {
        die("the file of games ends too soon");
    }
    printf(" * Games made by `line-weights make-data %" PRIu64 " %" PRIu64 " %" PRIu64
           "`, with the weights before these;\n",
           plan.seed, plan.count, plan.nodes);
    free(game);
    fclose(file);
}

static void print_head(const struct fit *fit, const struct samples *learnt, const struct samples *kept, int argc,
                       char **argv) {
    printf(" * weights by `line-weights");
    for (int i = 1; i < argc; i++) {
        printf(" %s", argv[i]);
    }
    printf("`: see `make line-weights`.\n *\n"
           " * Learnt from %zu positions of %zu games. On %zu positions of %zu other games, to tell how these end:\n",
           learnt->sample_count, learnt->games, kept->sample_count, kept->games);
    printf(" *     fitted        cross-entropy %.4f, right %.1f %%\n", fit->chance.entropy, 100 * fit->chance.right);
    printf(" *     set by hand   cross-entropy %.4f, right %.1f %%\n", fit->hand_chance.entropy,
           100 * fit->hand_chance.right);
    printf(" *\n * A score of %.0f is a nat. First two of each combination, then one of each set of threats.\n */\n",
           fit->hand_scale);
}

static long in_range(double weight) {
    return lround(weight > INT16_MAX ? INT16_MAX : weight < -INT16_MAX ? -INT16_MAX : weight);
}

static void print_tables(const struct fit *fit) {
    const struct line_combinations *combinations = NULL;
    if (line_combinations_get(&combinations) != OK) {
        die("out of memory");
    }
    double unit = fit->hand_scale * LINE_WORTH_PARTS;
    printf(".worths = {\n");
    for (int i = 0; i < COMBINATION_COUNT; i++) {
        double tells = samples_tells(combinations, (unsigned)i) ? unit : 0;
        printf("{%ld, %ld},%c", in_range(fit->mover.numbers[i] * tells), in_range(fit->other.numbers[i] * tells),
               (i + 1) % WORTHS_IN_LINE == 0 ? '\n' : ' ');
    }
    printf("\n},\n.threats = {\n");
    for (int i = 0; i < LINE_THREATS; i++) {
        printf("%ld,%c", in_range(fit->threats.numbers[i] * unit), (i + 1) % THREATS_IN_LINE == 0 ? '\n' : ' ');
    }
    printf("},\n");
}

static void fit_weights(int argc, char **argv) {
    const struct fit_plan plan = {number(argv[2]), (int)number(argv[3])};
    struct samples learnt = {0};
    struct samples kept = {0};
    struct fit *fit = malloc(sizeof *fit);
    printf("/* SPDX-License-Identifier: Apache-2.0 */\n/*\n");
    for (int i = 5; i < argc; i++) {
        read_games(&learnt, &kept, argv[i], (double)number(argv[4]) / 100);
    }
    if (fit == NULL || !fit_run(fit, &learnt, &kept, &plan)) {
        die("there is nothing to learn from, or no memory");
    }
    print_head(fit, &learnt, &kept, argc, argv);
    print_tables(fit);
    samples_clear(&learnt);
    samples_clear(&kept);
    free(fit);
}

int main(int argc, char **argv) {
    if (argc == 5 && strcmp(argv[1], "make-data") == 0) {
        make_data(argv + 2);
    } else if (argc >= 6 && strcmp(argv[1], "fit") == 0) {
        fit_weights(argc, argv);
    } else {
        die("usage: line-weights make-data SEED GAMES NODES | line-weights fit SEED ROUNDS SHARE FILE...");
    }
    return 0;
}
