/* SPDX-License-Identifier: Apache-2.0 */
/* The analysis of Yahtzee: what its two files share. */
#ifndef REFEREE_SOLVERS_YAHTZEE_ANALYSIS_INTERNAL_H
#define REFEREE_SOLVERS_YAHTZEE_ANALYSIS_INTERNAL_H

#include "solvers/solvers.h"
#include "yahtzee_plan.h"

/* Of a round that is over: as struct analysis has it. */
enum err yahtzee_analyse_round(struct json_out *out, const struct observation *head, struct rng *rng,
                               struct budget *budget) MUST_CHECK;

/* The plan of a player who plays for points. */
void yahtzee_analysis_plan(struct yahtzee_plan *out, const struct yahtzee_table *table, struct yahtzee_state state);

/* Writes the member `keep`: places of dice. */
void yahtzee_write_places(struct json_out *out, const uint8_t *places, size_t count);

/* Writes the one member that says what is chosen: `keep`, the places of some dice in a list, or `category`. */
void yahtzee_write_choice(struct json_out *out, const struct yahtzee_rolls *rolls,
                          const uint8_t dice[static YAHTZEE_DICE], const struct yahtzee_choice *choice);

#endif
