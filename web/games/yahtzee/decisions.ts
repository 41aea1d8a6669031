// SPDX-License-Identifier: Apache-2.0
// The decisions of a round as the analysis tells them, each with the dice and the card that it was made with.
import type { Schemas } from "../../api/schemas";
import { type Box, type Card, LOWER, PAR, UPPER } from "./card";

export type Analysed = Schemas["YahtzeeAnalysedDecision"];
export type PlayedTurn = Schemas["YahtzeeHistoryItem"];

export interface Decision {
  analysed: Analysed;
  /** The roll of the turn that was decided on, from 1. */
  roll: number;
  dice: readonly number[];
  card: Card;
}

const UPPER_BONUS = 35;

/** The card of SEAT after TURNS, as the rules add it up. */
export function cardAfter(seat: number, turns: readonly PlayedTurn[]): Card {
  const boxes = Object.fromEntries([...UPPER, ...LOWER].map((box) => [box, null])) as Card["boxes"];
  let further = 0;
  for (const { category, score, bonus } of turns) {
    if (category === null) continue;
    boxes[category] = score;
    further += bonus ?? 0;
  }
  const sum = (list: readonly Box[]) => list.reduce((all, box) => all + (boxes[box] ?? 0), 0);
  const upper = sum(UPPER);
  const upper_bonus = upper >= PAR ? UPPER_BONUS : 0;
  // The generated types know the bonuses only as the numbers that they can be.
  return { seat, boxes, upper_total: upper, upper_bonus, yahtzee_bonus: further, total: upper + upper_bonus + sum(LOWER) + further } as Card;
}

/** ITEMS of SEAT, in order, with what each was decided on by the HISTORY of the round. */
export function decisionsOf(seat: number, items: readonly Analysed[], history: readonly PlayedTurn[]): Decision[] {
  const turns = history.filter((turn) => turn.seat === seat);
  const decisions: Decision[] = [];
  for (const analysed of items) {
    if (analysed.seat !== seat) continue;
    const before = decisions[decisions.length - 1];
    const roll = before?.analysed.turn === analysed.turn ? before.roll + 1 : 1;
    const dice = turns.find(({ turn }) => turn === analysed.turn)?.rolls[roll - 1]?.dice ?? [];
    const card = cardAfter(seat, turns.filter(({ turn }) => turn < analysed.turn));
    decisions.push({ analysed, roll, dice, card });
  }
  return decisions;
}

/** What was lost and what luck gave, by turn. */
export function byTurn(decisions: readonly Decision[]): { turn: number; lost: number; luck: number }[] {
  const turns: { turn: number; lost: number; luck: number }[] = [];
  for (const { analysed } of decisions) {
    const last = turns[turns.length - 1];
    if (last?.turn === analysed.turn) {
      last.lost += analysed.lost;
      last.luck += analysed.luck;
    } else {
      turns.push({ turn: analysed.turn, lost: analysed.lost, luck: analysed.luck });
    }
  }
  return turns;
}
