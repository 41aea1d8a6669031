/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The analysis of a round of code-breaking: how much every guess told, how much it was to be expected to tell, and how much
 * the best one would have been.
 *
 * Information is counted in bits: a guess that leaves a quarter of the codes has gained two. Gained minus expected is luck,
 * expected minus the best expected is skill (never above 0). What is expected of a guess is counted where up to
 * SOLVER_COUNTED codes fit, else it is that of a sample; the best guess is the best of all in spaces of up to SOLVER_LISTED
 * codes, and beyond the best of those that the strategy weighs.
 *
 * Where a codemaker lied no code may be left: from there on nothing is gained, and nothing to be expected.
 */
#include <math.h>
#include <stdlib.h>

#include "codebreaking_analysis.h"
#include "partition.h"
#include "rules/codebreaking.h"
#include "sample.h"

/* Steps for a round of more codes than can be listed, shared out evenly: one guess should not take the others' time. */
#define ROUND_STEPS UINT64_C(400000000)

/* What is known before a guess. */
struct knowledge {
    uint64_t candidates;  /* CANDIDATES_UNKNOWN where not counted */
    double bits_expected; /* of the guess; NAN where not known */
    bool has_best;
    struct code best;
    double best_bits;
};

struct sums {
    unsigned guesses;
    double luck, skill; /* NAN when of some guess it is not known */
};

struct round {
    const struct strategy *strategy;
    struct position position; /* the answers so far, but for those that told nothing */
    struct constraint *told;  /* its history */
    bool is_listed;           /* all codes that fit are in `left` */
    struct code_list left;
    const struct constraint *history; /* all answers of the round */
    const int8_t *seats;              /* who guessed */
    size_t count;
    struct sums sums[SEATS_MAX];
};

/* The best guess; the one that was made, where no better one was found. */
static enum err find_best(struct knowledge *known, const struct round *round, const struct situation *situation,
                          const struct suggestion *made, struct rng *rng, struct budget *budget) {
    struct code best;
    struct suggestion suggestion;
    enum err err = round->strategy->choose(&best, situation, rng, budget);
    if (err == OK) {
        err = suggestion_counted(&suggestion, situation, &best, budget);
    }
    if (err != OK || budget->over) {
        return err; /* a choice that was cut short is not the best */
    }
    bool made_better = made->bits_expected > suggestion.bits_expected + PARTITION_SAME_BITS;
    const struct suggestion *better = made_better ? made : &suggestion;
    known->has_best = true;
    known->best = better->guess;
    known->best_bits = better->bits_expected;
    return OK;
}

/* Adds an answer. Where the codes that fit are listed, the list becomes shorter, or the answer told nothing. */
static void add_answer(struct round *round, const struct constraint *answer) {
    size_t kept = 0;
    for (size_t i = 0; round->is_listed && i < round->left.count; i++) {
        struct code code = round->left.codes[i];
        if (consistency_fits(&round->position.question, &code, answer)) {
            round->left.codes[kept++] = code;
        }
    }
    if (round->is_listed && kept == round->left.count) {
        return;
    }
    round->left.count = kept;
    round->told[round->position.count++] = *answer;
}

/* The codes that fit, from the list or a sample; ERR_NOT_FOUND when there are none. sample_end. */
static enum err find_codes(struct sampling *out, struct round *round, struct rng *rng, struct budget *budget) {
    if (!round->is_listed) {
        enum err err = sample_begin(out, &round->position, round->strategy->sample, rng, budget);
        if (err == OK && out->situation.complete) {
            round->left = out->codes;
            round->is_listed = true;
            out->codes = (struct code_list){0};
        }
        return err;
    }
    *out = (struct sampling){.situation = {.position = round->position,
                                           .codes = round->left.codes,
                                           .count = round->left.count,
                                           .complete = true,
                                           .candidates = round->left.count}};
    return round->left.count > 0 ? OK : ERR_NOT_FOUND;
}

/* The same with what is one guess's part of the steps. */
static enum err find_codes_in_share(struct sampling *out, struct round *round, struct rng *rng, struct budget *budget) {
    if (round->is_listed || code_count(round->position.question.space) <= SOLVER_LISTED) {
        return find_codes(out, round, rng, budget);
    }
    uint64_t share = ROUND_STEPS / (round->count + 1);
    struct budget own = {.steps = share, .expired = budget->expired, .context = budget->context};
    enum err err = find_codes(out, round, rng, &own);
    (void)budget_spend(budget, share - own.steps);
    return err;
}

/* Looks at the position before a guess, or after the last one, where guess is NULL. */
static enum err look(struct knowledge *out, struct round *round, const struct code *guess, struct rng *rng,
                     struct budget *budget) {
    struct knowledge known = {.candidates = CANDIDATES_UNKNOWN, .bits_expected = NAN, .best_bits = NAN};
    struct sampling sampling;
    *out = known;
    /* A round may have thousands of guesses; they are looked at as long as there is time. */
    if (!budget_spend(budget, round->position.count * 32 + round->left.count + 1)) {
        return OK;
    }
    enum err err = find_codes_in_share(&sampling, round, rng, budget);
    if (err != OK) {
        out->candidates = err == ERR_NOT_FOUND ? 0 : CANDIDATES_UNKNOWN;
        return err == ERR_NO_MEMORY ? err : OK;
    }
    struct suggestion made;
    known.candidates = sampling.situation.candidates;
    if (guess != NULL) {
        err = suggestion_counted(&made, &sampling.situation, guess, budget);
        if (err == OK) {
            known.bits_expected = made.bits_expected;
            err = find_best(&known, round, &sampling.situation, &made, rng, budget);
        }
    }
    sample_end(&sampling);
    if (err == OK) {
        *out = known;
    }
    return err;
}

/* Bits by which a guess has made the possible codes fewer. */
static double gained(uint64_t before, uint64_t after) {
    bool known = before != CANDIDATES_UNKNOWN && after != CANDIDATES_UNKNOWN && after > 0;
    return known ? log2((double)before / (double)after) : NAN;
}

static void write_item(struct json_out *out, struct round *round, size_t number, const struct knowledge *before,
                       const struct knowledge *after) {
    const struct code_space *space = round->position.question.space;
    double bits = gained(before->candidates, after->candidates);
    struct sums *sums = &round->sums[round->seats[number]];
    sums->guesses++;
    sums->luck += bits - before->bits_expected;
    sums->skill += before->bits_expected - before->best_bits;
    json_out_begin_object(out);
    json_out_put_integer(out, "attempt", (int64_t)number + 1);
    json_out_put_integer(out, "seat", round->seats[number]);
    json_out_key(out, "code");
    codebreaking_write_code(out, space, &round->history[number].guess);
    json_out_key(out, "candidates_before");
    codebreaking_write_count(out, before->candidates);
    json_out_key(out, "candidates_after");
    codebreaking_write_count(out, after->candidates);
    json_out_key(out, "bits_gained");
    codebreaking_write_number(out, bits);
    json_out_key(out, "bits_expected");
    codebreaking_write_number(out, before->bits_expected);
    json_out_key(out, "best");
    if (before->has_best) {
        json_out_begin_object(out);
        json_out_key(out, "code");
        codebreaking_write_code(out, space, &before->best);
        json_out_key(out, "bits_expected");
        codebreaking_write_number(out, before->best_bits);
        json_out_end_object(out);
    } else {
        json_out_null(out);
    }
    json_out_end_object(out);
}

static void write_sums(struct json_out *out, const struct round *round) {
    json_out_put_array(out, "seats");
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        const struct sums *sums = &round->sums[seat];
        if (sums->guesses > 0) {
            json_out_begin_object(out);
            json_out_put_integer(out, "seat", seat);
            json_out_put_integer(out, "guesses", sums->guesses);
            json_out_key(out, "luck");
            codebreaking_write_number(out, sums->luck);
            json_out_key(out, "skill");
            codebreaking_write_number(out, sums->skill);
            json_out_end_object(out);
        }
    }
    json_out_end_array(out);
}

static enum err write_items(struct json_out *out, struct round *round, struct rng *rng, struct budget *budget) {
    struct knowledge before;
    struct knowledge after;
    enum err err = OK;
    for (size_t i = 0; i <= round->count && err == OK; i++) {
        if (i > 0) {
            add_answer(round, &round->history[i - 1]);
        }
        err = look(&after, round, i < round->count ? &round->history[i].guess : NULL, rng, budget);
        if (err == OK && i > 0) {
            write_item(out, round, i - 1, &before, &after);
        }
        before = after;
    }
    return err;
}

/* Forgets what the answers told, for another board. */
static void begin_board(struct round *round, const struct codebreaking_observation *observation, size_t first,
                        size_t count) {
    code_list_clear(&round->left);
    round->is_listed = false;
    round->position.count = 0;
    round->history = &observation->history[first];
    round->seats = codebreaking_seats(observation) + first;
    round->count = count;
}

/* The one board of a round; of a race, one after the other: all who guessed stand together. */
static enum err write_boards(struct json_out *out, struct round *round,
                             const struct codebreaking_observation *observation, struct rng *rng,
                             struct budget *budget) {
    const int8_t *seats = codebreaking_seats(observation);
    size_t first = observation->told > 0 ? observation->count : 0;
    size_t end = observation->count + observation->told;
    enum err err = OK;
    do {
        size_t next = first;
        while (next < end && (observation->told == 0 || seats[next] == seats[first])) {
            next++;
        }
        begin_board(round, observation, first, next - first);
        err = write_items(out, round, rng, budget);
        first = next;
    } while (first < end && err == OK);
    return err;
}

static enum err write_round(struct json_out *out, struct round *round,
                            const struct codebreaking_observation *observation, struct rng *rng,
                            struct budget *budget) {
    json_out_put_array(out, "items");
    enum err err = write_boards(out, round, observation, rng, budget);
    json_out_end_array(out);
    write_sums(out, round);
    return err == OK && json_out_failed(out) ? ERR_NO_MEMORY : err;
}

enum err codebreaking_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                                    struct budget *budget) {
    const struct codebreaking_observation *observation = (const struct codebreaking_observation *)head;
    struct round round = {.strategy = strategy_find("entropy")};
    round.told = calloc((size_t)observation->count + observation->told + 1, sizeof *round.told);
    if (round.told == NULL) {
        return ERR_NO_MEMORY;
    }
    round.position = (struct position){.question = codebreaking_question(head->config),
                                       .history = round.told,
                                       .must_fit = codebreaking_guesses_must_fit(head->config)};
    enum err err = write_round(out, &round, observation, rng, budget);
    code_list_clear(&round.left);
    free(round.told);
    return err;
}
