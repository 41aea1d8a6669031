/* SPDX-License-Identifier: Apache-2.0 */
/* A largest matching, compared with what trying everything finds. */
#include "tournament/matching.h"

#include <criterion/criterion.h>

#include "util/rng.h"

enum { SIZE_MAX_TRIED = 11, GRAPHS = 3000 };

struct graph {
    int32_t n;
    bool edges[SIZE_MAX_TRIED][SIZE_MAX_TRIED];
};

static bool may(const void *context, int32_t a, int32_t b) {
    const struct graph *graph = context;
    cr_assert_neq(a, b);
    return graph->edges[a][b];
}

/* Pairs in the largest matching of those who are not used. */
static int32_t most_pairs(const struct graph *graph, unsigned used) {
    int32_t one = 0;
    while (one < graph->n && (used & 1u << one) != 0) {
        one++;
    }
    if (one == graph->n) {
        return 0;
    }
    int32_t best = most_pairs(graph, used | 1u << one);
    for (int32_t other = one + 1; other < graph->n; other++) {
        if ((used & 1u << other) == 0 && graph->edges[one][other]) {
            int32_t pairs = 1 + most_pairs(graph, used | 1u << one | 1u << other);
            best = pairs > best ? pairs : best;
        }
    }
    return best;
}

static void draw_graph(struct graph *graph, struct rng *rng) {
    *graph = (struct graph){.n = 1 + (int32_t)rng_below(rng, SIZE_MAX_TRIED)};
    uint32_t density = 1 + rng_below(rng, 6);
    for (int32_t a = 0; a < graph->n; a++) {
        for (int32_t b = 0; b < a; b++) {
            graph->edges[a][b] = graph->edges[b][a] = rng_below(rng, 7) < density;
        }
    }
}

static int32_t check_mates(const struct matching *matching, const struct graph *graph) {
    int32_t alone = 0;
    for (int32_t i = 0; i < graph->n; i++) {
        int32_t mate = matching->mate[i];
        alone += mate == MATCHING_NOBODY;
        cr_assert(mate == MATCHING_NOBODY || (matching->mate[mate] == i && graph->edges[i][mate]));
    }
    return alone;
}

Test(matching, leaves_no_more_alone_than_must_be) {
    unsigned char seed[RNG_SEED_BYTES] = {7};
    struct rng rng;
    rng_init(&rng, seed);
    for (int i = 0; i < GRAPHS; i++) {
        struct graph graph;
        struct matching matching;
        draw_graph(&graph, &rng);
        cr_assert_eq(matching_init(&matching, graph.n), OK);
        matching.may = may;
        matching.context = &graph;
        int32_t alone = matching_complete(&matching);
        cr_assert_eq(alone, check_mates(&matching, &graph));
        cr_assert_eq(alone, graph.n - 2 * most_pairs(&graph, 0), "graph %d", i);
        matching_free(&matching);
    }
}

Test(matching, keeps_a_mate_for_whoever_has_one) {
    struct graph graph = {.n = 4};
    struct matching matching;
    for (int32_t i = 0; i < 3; i++) { /* 0 - 1 - 2 - 3, of which the middle stands */
        graph.edges[i][i + 1] = graph.edges[i + 1][i] = true;
    }
    cr_assert_eq(matching_init(&matching, graph.n), OK);
    matching.may = may;
    matching.context = &graph;
    matching.mate[1] = 2;
    matching.mate[2] = 1;
    cr_expect_eq(matching_complete(&matching), 0);
    cr_expect_eq(matching.mate[0], 1);
    cr_expect_eq(matching.mate[3], 2);
    matching_free(&matching);
}
