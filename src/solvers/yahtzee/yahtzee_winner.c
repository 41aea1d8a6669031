/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The player that plays to win, not for points.
 *
 * In each turn it weighs every score by the chance that its final total will be the highest, and plans the turn for the
 * best of these chances; so it takes risks when it is behind and none when it is ahead. What it and the others will still
 * make is taken to be what the best player for points would: exactly, as far as no more than two boxes are free, and as a
 * normal distribution of the same mean and spread before. Equal totals count as half a win.
 *
 * Of cards that it does not see it knows the totals alone: what is still to be made on one is taken to be as much as on an
 * empty card, in proportion to the turns that it has left itself.
 *
 * Where nothing can be won or lost any more, or nobody else plays, it plays for points.
 */
#include "yahtzee_players.h"

#include <math.h>

#include "yahtzee_endgame.h"
#include "yahtzee_variance.h"

enum {
    TOTALS = 1664, /* more than the highest total of 1575 and the bonus that an endgame may count beside it */
    GRID = 4,      /* points between two totals at which a normal distribution is looked at */
    NODES = 7,
};

/* How much a point is worth beside a chance to win: enough to settle what is equal. */
static const double point_weight = 1e-6;

/* Nodes and weights of Gauss' quadrature for a normal distribution of mean 0 and variance 1. */
static const double nodes[NODES] = {-3.7504397177257425, -2.3667594107345415, -1.1544053947399682, 0,
                                    1.1544053947399682,  2.3667594107345415,  3.7504397177257425};
static const double weights[NODES] = {0.0005482688559722, 0.0307571239675865, 0.2401231786050127, 0.4571428571428571,
                                      0.2401231786050127, 0.0307571239675865, 0.0005482688559722};

struct race {
    const struct yahtzee_table *table;
    const struct yahtzee_variance *variances;
    const struct yahtzee_endgames *endgames;
    int total;               /* of its own card */
    double wins[TOTALS + 1]; /* by own final total: the chance that it is the highest */
};

/* The chance that a final total is above that of a card whose last boxes are known exactly. */
static void pass_ending(struct race *race, const struct yahtzee_endgame *endgame, int total) {
    double below = 0;
    for (int x = 0; x <= TOTALS; x++) {
        int points = x - total;
        double equal = points >= 0 && points < endgame->end ? (double)endgame->chance[points] : 0;
        race->wins[x] *= below + equal / 2;
        below += equal;
    }
}

static double normal(double x) {
    return 0.5 * erfc(-x * M_SQRT1_2);
}

/* The same where only mean and spread are known. */
static void pass_normal(struct race *race, double mean, double deviation) {
    double before = normal(-mean / deviation);
    for (int x = 0; x < TOTALS; x += GRID) {
        double after = normal((x + GRID - mean) / deviation);
        for (int i = 0; i < GRID; i++) {
            race->wins[x + i] *= before + (after - before) * i / GRID;
        }
        before = after;
    }
    race->wins[TOTALS] *= before;
}

static void pass_card(struct race *race, const struct yahtzee_card *card) {
    struct yahtzee_state state = yahtzee_state_of(card);
    const struct yahtzee_endgame *endgame = yahtzee_endgames_find(race->endgames, state);
    int total = yahtzee_total(card);
    if (endgame != NULL) {
        pass_ending(race, endgame, total);
    } else {
        pass_normal(race, total + yahtzee_table_value(race->table, state),
                    sqrt(yahtzee_variance_of(race->variances, state)));
    }
}

/* The same of a card of which nothing but the total is known. */
static void pass_hidden(struct race *race, int total, int turns_left) {
    const struct yahtzee_card empty = yahtzee_empty_card();
    struct yahtzee_state state = yahtzee_state_of(&empty);
    double share = (double)turns_left / YAHTZEE_TURNS;
    double deviation = sqrt(share * yahtzee_variance_of(race->variances, state));
    pass_normal(race, total + share * yahtzee_table_value(race->table, state), deviation);
}

/* The others' totals where cards are hidden: all but one like its own. */
static void pass_totals(struct race *race, const struct yahtzee_observation *observation, int turns_left) {
    bool skipped = false;
    for (int i = 0; i < observation->head.config->seats; i++) {
        bool is_own = !skipped && observation->totals[i] == race->total;
        skipped = skipped || is_own;
        if (!is_own) {
            pass_hidden(race, observation->totals[i], turns_left);
        }
    }
}

static double wins_at(const struct race *race, double total) {
    double x = total < 0 ? 0 : total > TOTALS - 1 ? TOTALS - 1 : total;
    int whole = (int)x;
    return race->wins[whole] + (race->wins[whole + 1] - race->wins[whole]) * (x - whole);
}

/* The aim: the chance to win, and a trifle for points. */
static double chance(const void *context, const struct yahtzee_move *move) {
    const struct race *race = context;
    const struct yahtzee_endgame *endgame = yahtzee_endgames_find(race->endgames, move->next);
    double points = move->points + yahtzee_table_value(race->table, move->next);
    double wins = 0;
    if (endgame != NULL) {
        const double *from = race->wins + race->total + move->points;
        for (unsigned i = 0; i < endgame->end; i++) {
            wins += (double)endgame->chance[i] * from[i];
        }
    } else {
        double deviation = sqrt(yahtzee_variance_of(race->variances, move->next));
        for (unsigned i = 0; i < NODES; i++) {
            wins += weights[i] * wins_at(race, race->total + points + deviation * nodes[i]);
        }
    }
    return wins + point_weight * points;
}

static enum err get_tables(struct race *race, enum yahtzee_variant variant) {
    enum err err = yahtzee_table_get(&race->table, variant);
    if (err == OK) {
        err = yahtzee_variance_get(&race->variances, variant);
    }
    if (err == OK) {
        err = yahtzee_endgames_get(&race->endgames, variant);
    }
    return err;
}

static enum err plan(struct yahtzee_plan *out, const struct yahtzee_observation *observation) {
    enum yahtzee_variant variant = yahtzee_player_variant(observation);
    const struct yahtzee_card *own = &observation->cards[observation->head.viewer];
    struct race race = {.total = yahtzee_total(own)};
    bool is_alone = true;
    enum err err = get_tables(&race, variant);
    if (err != OK) {
        return err;
    }
    for (int x = 0; x <= TOTALS; x++) {
        race.wins[x] = 1;
    }
    if (observation->hidden != 0) {
        pass_totals(&race, observation, YAHTZEE_TURNS - yahtzee_used(own));
        is_alone = false;
    }
    for (int seat = 0; seat < observation->head.config->seats && observation->hidden == 0; seat++) {
        bool has_left = yahtzee_used(&observation->cards[seat]) < yahtzee_used(own); /* it has missed a turn */
        if (seat != observation->head.viewer && !has_left) {
            pass_card(&race, &observation->cards[seat]);
            is_alone = false;
        }
    }
    const struct yahtzee_aim to_win = {chance, &race};
    const struct yahtzee_aim for_points = {yahtzee_plan_points, race.table};
    yahtzee_plan_make(out, yahtzee_state_of(own), variant, race.table->rolls, is_alone ? &for_points : &to_win);
    return OK;
}

static enum err decide(struct yahtzee_act *out, const struct yahtzee_player *player,
                       const struct yahtzee_observation *observation, struct yahtzee_scratch *scratch,
                       struct rng *rng) {
    (void)player;
    (void)rng;
    enum err err = scratch->is_planned ? OK : plan(&scratch->plan, observation);
    if (err == OK) {
        scratch->is_planned = true;
        yahtzee_player_follow(out, &scratch->plan, observation);
    }
    return err;
}

const struct yahtzee_player yahtzee_player_winner = {.decide = decide};
