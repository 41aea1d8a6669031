/* SPDX-License-Identifier: Apache-2.0 */
/*
 * From each entrant without a mate a tree of alternating paths is grown. Those at an even distance from its root are outer:
 * they look for a new mate. A way between two of them closes an odd circle, a blossom, all of which is outer from then on
 * and has one base. A tree that reaches another entrant without a mate has a path along which all move on by one. A tree
 * that reaches none will reach none later either: all entrants in it are given up for this graph.
 */
#include "matching.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { ARRAYS = 4, FLAGS = 4 };

enum err matching_init(struct matching *matching, int32_t n) {
    size_t room = (size_t)n + 1;
    *matching = (struct matching){.n = n};
    matching->memory = calloc(ARRAYS * room, sizeof *matching->memory);
    matching->flags = calloc(FLAGS * room, sizeof *matching->flags);
    if (matching->memory == NULL || matching->flags == NULL) {
        matching_free(matching);
        return ERR_NO_MEMORY;
    }
    matching->mate = matching->memory;
    matching->parent = matching->memory + room;
    matching->base = matching->memory + 2 * room;
    matching->queue = matching->memory + 3 * room;
    matching->outer = matching->flags;
    matching->in_blossom = matching->flags + room;
    matching->on_way = matching->flags + 2 * room;
    matching->given_up = matching->flags + 3 * room;
    for (int32_t i = 0; i < n; i++) {
        matching->mate[i] = MATCHING_NOBODY;
    }
    return OK;
}

void matching_free(struct matching *matching) {
    free(matching->memory);
    free(matching->flags);
    matching->memory = NULL;
    matching->flags = NULL;
}

/* The base of the nearest blossom that the ways from both to the root share. */
static int32_t find_common(struct matching *matching, int32_t a, int32_t b) {
    memset(matching->on_way, 0, (size_t)matching->n * sizeof *matching->on_way);
    for (;;) {
        a = matching->base[a];
        matching->on_way[a] = true;
        if (matching->mate[a] == MATCHING_NOBODY) {
            break; /* the root */
        }
        a = matching->parent[matching->mate[a]];
    }
    while (!matching->on_way[matching->base[b]]) {
        b = matching->parent[matching->mate[matching->base[b]]];
    }
    return matching->base[b];
}

/* Marks the way from an outer one down to the base, and turns its inner ones' parents round: they may be left that way. */
static void mark_way(struct matching *matching, int32_t from, int32_t base, int32_t child) {
    while (matching->base[from] != base) {
        int32_t mate = matching->mate[from];
        matching->in_blossom[matching->base[from]] = true;
        matching->in_blossom[matching->base[mate]] = true;
        matching->parent[from] = child;
        child = mate;
        from = matching->parent[mate];
    }
}

/* The circle that the way between two outer ones closes; *tail: those that have become outer are queued. */
static void contract(struct matching *matching, int32_t a, int32_t b, int32_t *tail) {
    int32_t common = find_common(matching, a, b);
    memset(matching->in_blossom, 0, (size_t)matching->n * sizeof *matching->in_blossom);
    mark_way(matching, a, common, b);
    mark_way(matching, b, common, a);
    for (int32_t i = 0; i < matching->n; i++) {
        if (matching->in_blossom[matching->base[i]]) {
            matching->base[i] = common;
            if (!matching->outer[i]) {
                matching->outer[i] = true;
                matching->queue[(*tail)++] = i;
            }
        }
    }
}

/* Along the path that ends with somebody who was alone everybody takes a new mate. */
static void shift(struct matching *matching, int32_t last) {
    while (last != MATCHING_NOBODY) {
        int32_t taker = matching->parent[last];
        int32_t left = matching->mate[taker];
        matching->mate[last] = taker;
        matching->mate[taker] = last;
        last = left;
    }
}

/* An outer one looks at all others; true when that has made a path. */
static bool look_around(struct matching *matching, int32_t one, int32_t root, int32_t *tail) {
    for (int32_t i = matching->n - 1; i >= 0; i--) {
        int32_t other = matching->order == NULL ? i : matching->order[i];
        bool is_inner = matching->parent[other] != MATCHING_NOBODY && !matching->outer[other];
        if (other == one || is_inner || matching->given_up[other] || matching->base[one] == matching->base[other] ||
            matching->mate[one] == other || !matching->may(matching->context, one, other)) {
            continue;
        }
        if (matching->outer[other] || other == root) {
            contract(matching, one, other, tail);
            continue;
        }
        matching->parent[other] = one;
        int32_t mate = matching->mate[other];
        if (mate == MATCHING_NOBODY) {
            shift(matching, other);
            return true;
        }
        matching->outer[mate] = true;
        matching->queue[(*tail)++] = mate;
    }
    return false;
}

static bool find_path(struct matching *matching, int32_t root) {
    int32_t tail = 0;
    for (int32_t i = 0; i < matching->n; i++) {
        matching->parent[i] = MATCHING_NOBODY;
        matching->base[i] = i;
        matching->outer[i] = false;
    }
    matching->outer[root] = true;
    matching->queue[tail++] = root;
    for (int32_t head = 0; head < tail; head++) {
        if (look_around(matching, matching->queue[head], root, &tail)) {
            return true;
        }
    }
    for (int32_t i = 0; i < matching->n; i++) {
        if (matching->outer[i] || matching->parent[i] != MATCHING_NOBODY) {
            matching->given_up[i] = true;
        }
    }
    return false;
}

int32_t matching_complete(struct matching *matching) {
    int32_t alone = 0;
    memset(matching->given_up, 0, (size_t)matching->n * sizeof *matching->given_up);
    for (int32_t i = 0; i < matching->n; i++) {
        int32_t root = matching->order == NULL ? i : matching->order[i];
        if (matching->mate[root] == MATCHING_NOBODY && !find_path(matching, root)) {
            alone++;
        }
    }
    return alone;
}
