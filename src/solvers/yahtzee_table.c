/*
 * The dynamic programme over a card's states.
 *
 * A turn backwards: the value of a roll after the last throw is the best of its scores, each with the value of the card
 * that it leads to. The value of a hold that is thrown on is the mean over the six holds with one die more, from rolls
 * down to no die at all; the value of a roll before the throw is the best of all holds within it, found from no die at
 * all up to rolls. Twice so, then the mean over the first roll.
 *
 * All of this is alike for all upper totals, so eight of them are worked out at once, in vectors of two doubles that
 * every x86-64 processor has. Doubles, as floats could not even tell 254.58773 from its neighbours.
 */
#include "yahtzee_table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include "util/lazy.h"

enum { YAHTZEE_BIT = 1 << CATEGORY_YAHTZEE };

uint32_t yahtzee_table_index(const struct yahtzee_table *table, struct yahtzee_state state) {
    return table->rows[state.fifty][state.used] + table->sections[state.used & YAHTZEE_SECTION].lane[state.upper];
}

double yahtzee_table_value(const struct yahtzee_table *table, struct yahtzee_state state) {
    return table->values[yahtzee_table_index(table, state)];
}

/* ---- what upper totals there are ---- */

static unsigned capped(unsigned upper) {
    return upper < UPPER_BONUS_FROM ? upper : UPPER_BONUS_FROM;
}

static void make_section(struct yahtzee_section *section, unsigned upper) {
    bool reached[UPPER_BONUS_FROM + 1] = {true};
    int left = 0; /* most points that the free boxes can bring */
    for (unsigned face = 0; face < YAHTZEE_FACES; face++) {
        if ((upper >> face & 1) == 0) {
            left += (int)(YAHTZEE_DICE * (face + 1));
            continue;
        }
        for (unsigned total = UPPER_BONUS_FROM + 1; total-- > 0;) {
            for (unsigned dice = 1; reached[total] && dice <= YAHTZEE_DICE; dice++) {
                reached[capped(total + dice * (face + 1))] = true;
            }
        }
    }
    int hopeless = UPPER_BONUS_FROM - 1 - left; /* the highest total that is */
    for (int total = 0; total <= UPPER_BONUS_FROM; total++) {
        bool is_like_last = section->count > 0 && (!reached[total] || total <= hopeless);
        if (!is_like_last) {
            section->totals[section->count++] = (uint8_t)total;
        }
        section->lane[total] = (uint8_t)(section->count - 1);
    }
}

static unsigned blocks_of(const struct yahtzee_section *section) {
    return (section->count + YAHTZEE_LANES - 1U) / YAHTZEE_LANES;
}

/* Rows for all cards; where the yahtzee box is free there is but one. Returns how many values there are. */
static uint32_t lay_out(struct yahtzee_table *table) {
    for (unsigned upper = 0; upper < YAHTZEE_SECTIONS; upper++) {
        struct yahtzee_section *section = &table->sections[upper];
        make_section(section, upper);
        for (unsigned lane = section->count; lane < YAHTZEE_TOTALS_MAX; lane++) {
            section->totals[lane] = section->totals[section->count - 1];
        }
    }
    uint32_t size = 0;
    for (unsigned used = 0; used < YAHTZEE_CARDS; used++) {
        uint32_t width = blocks_of(&table->sections[used & YAHTZEE_SECTION]) * YAHTZEE_LANES;
        for (unsigned fifty = 0; fifty < 2; fifty++) {
            bool is_other = fifty == 0 || (used & YAHTZEE_BIT) != 0;
            table->rows[fifty][used] = is_other ? size : table->rows[0][used];
            size += is_other ? width : 0;
        }
    }
    return size;
}

/* ---- eight upper totals at once ---- */

typedef double pair __attribute__((vector_size(16)));

struct block {
    pair a, b, c, d;
};

static inline struct block load(const double *values) {
    struct block block;
    memcpy(&block, values, sizeof block);
    return block;
}

static inline struct block sum(struct block x, const struct block *y) {
    return (struct block){x.a + y->a, x.b + y->b, x.c + y->c, x.d + y->d};
}

static inline struct block scaled(struct block x, double by) {
    return (struct block){x.a * by, x.b * by, x.c * by, x.d * by};
}

static inline struct block raised(const struct block *x, double by) {
    return (struct block){x->a + by, x->b + by, x->c + by, x->d + by};
}

static inline pair larger_pair(pair x, pair y) {
#ifdef __SSE2__
    return _mm_max_pd(x, y);
#else
    return (pair){x[0] > y[0] ? x[0] : y[0], x[1] > y[1] ? x[1] : y[1]};
#endif
}

static inline struct block larger(struct block x, struct block y) {
    return (struct block){larger_pair(x.a, y.a), larger_pair(x.b, y.b), larger_pair(x.c, y.c), larger_pair(x.d, y.d)};
}

/* ---- the programme ---- */

/* A way to score a roll: what is behind it, for each upper total, and points that are the same for all of them. */
struct source {
    const struct block *after;
    double points;
};

/* What is at work on one row of the table. */
struct sweep {
    struct yahtzee_table *table;
    unsigned used;
    bool fifty;
    struct block holds[YAHTZEE_HOLDS];
    /*
     * By box and how many dice count for it: the card behind it, with the points for the box and for the upper bonus. In
     * the upper section these are the dice of its value; five or none in the yahtzee box.
     */
    struct block counted[CATEGORY_COUNT][YAHTZEE_DICE + 1];
    struct block after[CATEGORY_COUNT]; /* by box whose points are the same for all upper totals: the card behind it */
    struct source jokers[YAHTZEE_FACES][CATEGORY_COUNT];
    unsigned joker_count[YAHTZEE_FACES]; /* 0: five alike are no joker */
};

static bool is_free(const struct sweep *sweep, int category) {
    return (sweep->used >> category & 1) == 0;
}

static bool is_counted(int category) {
    return category < UPPER_CATEGORIES || category == CATEGORY_YAHTZEE;
}

/* How five alike may be scored as jokers; asked of the rules once for a row. */
static void list_jokers(struct sweep *sweep) {
    memset(sweep->joker_count, 0, sizeof sweep->joker_count);
    if (is_free(sweep, CATEGORY_YAHTZEE) || sweep->table->variant == YAHTZEE_WITHOUT_JOKER) {
        return;
    }
    const struct yahtzee_card card = yahtzee_state_card((struct yahtzee_state){(uint16_t)sweep->used, 0, sweep->fifty});
    for (int face = 0; face < YAHTZEE_FACES; face++) {
        uint8_t dice[YAHTZEE_DICE];
        memset(dice, face + 1, sizeof dice);
        unsigned choices = yahtzee_choices(&card, dice, (enum joker)sweep->table->variant);
        for (int i = 0; i < CATEGORY_COUNT; i++) {
            if ((choices >> i & 1) == 0) {
                continue;
            }
            struct yahtzee_points points = yahtzee_score(&card, dice, (enum category)i);
            struct source *source = &sweep->jokers[face][sweep->joker_count[face]++];
            if (is_counted(i)) {
                *source = (struct source){&sweep->counted[i][i == face ? YAHTZEE_DICE : 0], points.bonus};
            } else {
                *source = (struct source){&sweep->after[i], points.score + points.bonus};
            }
        }
    }
}

/* What is behind an upper box, or the yahtzee box, for the eight totals of a block. */
static void fill_counted(struct sweep *sweep, int category, const uint8_t *totals) {
    for (unsigned dice = 0; dice <= YAHTZEE_DICE; dice++) {
        double values[YAHTZEE_LANES];
        bool counts = category < UPPER_CATEGORIES || dice == YAHTZEE_DICE;
        int score = category == CATEGORY_YAHTZEE ? YAHTZEE_SCORE : (int)dice * (category + 1);
        const struct yahtzee_points points = {(int16_t)(counts ? score : 0), 0};
        for (unsigned lane = 0; lane < YAHTZEE_LANES; lane++) {
            const struct yahtzee_state state = {(uint16_t)sweep->used, totals[lane], sweep->fifty};
            struct yahtzee_move move = yahtzee_state_move(state, (enum category)category, points);
            values[lane] = move.points + yahtzee_table_value(sweep->table, move.next);
        }
        sweep->counted[category][dice] = load(values);
    }
}

static void fill_sources(struct sweep *sweep, unsigned first) {
    const struct yahtzee_table *table = sweep->table;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        if (!is_free(sweep, i)) {
            continue;
        }
        if (is_counted(i)) {
            fill_counted(sweep, i, table->sections[sweep->used & YAHTZEE_SECTION].totals + first);
        } else {
            sweep->after[i] = load(table->values + table->rows[sweep->fifty][sweep->used | 1U << i] + first);
        }
    }
}

static struct block best_joker(const struct sweep *sweep, unsigned face) {
    const struct source *sources = sweep->jokers[face];
    struct block best = raised(sources[0].after, sources[0].points);
    for (unsigned i = 1; i < sweep->joker_count[face]; i++) {
        best = larger(best, raised(sources[i].after, sources[i].points));
    }
    return best;
}

/* The best scores of all rolls. */
static void score_rolls(struct sweep *sweep) {
    const struct yahtzee_rolls *rolls = sweep->table->rolls;
    int open[CATEGORY_COUNT];
    unsigned count = 0;
    for (int i = 0; i < CATEGORY_COUNT; i++) {
        open[count] = i;
        count += is_free(sweep, i);
    }
    for (unsigned roll = 0; roll < YAHTZEE_ROLLS; roll++) {
        int face = rolls->face[roll];
        struct block *best = &sweep->holds[YAHTZEE_PARTS + roll];
        if (face >= 0 && sweep->joker_count[face] > 0) {
            *best = best_joker(sweep, (unsigned)face);
            continue;
        }
        const uint8_t *counts = rolls->counts[YAHTZEE_PARTS + roll];
        struct block now = raised(&sweep->after[CATEGORY_CHANCE], -1e9); /* worse than any score */
        for (unsigned i = 0; i < count; i++) {
            int category = open[i];
            if (category < UPPER_CATEGORIES) {
                now = larger(now, sweep->counted[category][counts[category]]);
            } else if (category == CATEGORY_YAHTZEE) {
                now = larger(now, sweep->counted[category][face >= 0 ? YAHTZEE_DICE : 0]);
            } else {
                now = larger(now, raised(&sweep->after[category], rolls->score[roll][category]));
            }
        }
        *best = now;
    }
}

/* From rolls that are kept to rolls of which any part may be thrown once more. */
static void throw_once(struct sweep *sweep) {
    const struct yahtzee_rolls *rolls = sweep->table->rolls;
    struct block *holds = sweep->holds;
    for (unsigned hold = YAHTZEE_PARTS; hold-- > 0;) {
        const uint16_t *with = rolls->with[hold];
        struct block mean = sum(holds[with[0]], &holds[with[1]]);
        mean = sum(mean, &holds[with[2]]);
        mean = sum(mean, &holds[with[3]]);
        mean = sum(mean, &holds[with[4]]);
        mean = sum(mean, &holds[with[5]]);
        holds[hold] = scaled(mean, 1.0 / YAHTZEE_FACES);
    }
    for (unsigned hold = 1; hold < YAHTZEE_HOLDS; hold++) {
        struct block best = holds[hold];
        for (unsigned i = 0; i < rolls->kinds[hold]; i++) {
            best = larger(best, holds[rolls->without[hold][i]]);
        }
        holds[hold] = best;
    }
}

static void sweep_block(struct sweep *sweep, unsigned first) {
    struct yahtzee_table *table = sweep->table;
    fill_sources(sweep, first);
    score_rolls(sweep);
    throw_once(sweep);
    throw_once(sweep);
    struct block mean = scaled(sweep->holds[YAHTZEE_PARTS], table->rolls->chance[0]);
    for (unsigned roll = 1; roll < YAHTZEE_ROLLS; roll++) {
        const struct block part = scaled(sweep->holds[YAHTZEE_PARTS + roll], table->rolls->chance[roll]);
        mean = sum(mean, &part);
    }
    memcpy(table->values + table->rows[sweep->fifty][sweep->used] + first, &mean, sizeof mean);
}

/* All rows, those of cards with more boxes in use first; the row of a full card is all 0. */
static void fill(struct yahtzee_table *table, struct sweep *sweep) {
    sweep->table = table;
    memset(sweep->after, 0, sizeof sweep->after);
    for (unsigned used = YAHTZEE_FULL; used-- > 0;) {
        unsigned width = blocks_of(&table->sections[used & YAHTZEE_SECTION]) * YAHTZEE_LANES;
        sweep->used = used;
        for (int fifty = 0; fifty < ((used & YAHTZEE_BIT) != 0 ? 2 : 1); fifty++) {
            sweep->fifty = fifty == 1;
            list_jokers(sweep);
            for (unsigned first = 0; first < width; first += YAHTZEE_LANES) {
                sweep_block(sweep, first);
            }
        }
    }
}

static enum err make(const void **out, const void *context) {
    const enum yahtzee_variant *variant = context;
    struct yahtzee_table *layout = calloc(1, sizeof *layout);
    struct sweep *sweep = malloc(sizeof *sweep);
    struct yahtzee_table *table = NULL;
    const struct yahtzee_rolls *rolls = NULL;
    if (layout != NULL && sweep != NULL && yahtzee_rolls_get(&rolls) == OK) {
        uint32_t size = lay_out(layout);
        table = calloc(1, sizeof *table + size * sizeof table->values[0]);
        if (table != NULL) {
            *table = *layout;
            table->variant = *variant;
            table->size = size;
            table->rolls = rolls;
            fill(table, sweep);
            *out = table;
        }
    }
    free(sweep);
    free(layout);
    return table == NULL ? ERR_NO_MEMORY : OK;
}

enum err yahtzee_table_get(const struct yahtzee_table **out, enum yahtzee_variant variant) {
    static struct lazy tables[YAHTZEE_VARIANTS] = {LAZY_INIT, LAZY_INIT, LAZY_INIT};
    const void *table = NULL;
    enum err err = lazy_get(&table, &tables[variant], make, &variant);
    if (err == OK) {
        *out = table;
    }
    return err;
}
