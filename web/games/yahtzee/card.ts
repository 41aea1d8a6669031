// SPDX-License-Identifier: Apache-2.0
// The boxes of a card in their order, and what can be read off a view.
import type { Game, Schemas, YahtzeeGame } from "../../api/schemas";

export type Box = Schemas["YahtzeeCategory"];
export type Card = Schemas["YahtzeeCard"];
export type Choice = Schemas["YahtzeeScoreOption"];

export const UPPER: readonly Box[] = ["aces", "twos", "threes", "fours", "fives", "sixes"];
export const LOWER: readonly Box[] = [
  "three-of-a-kind", "four-of-a-kind", "full-house", "small-straight", "large-straight", "yahtzee", "chance",
];
/** Points of the upper section from which the bonus is given. */
export const PAR = 63;
const YAHTZEE = 50;
const FURTHER = 100;

/** GAME as one of this family; its screen shows no other. */
export const yahtzeeOf = (game: Game): YahtzeeGame => game as YahtzeeGame;

/** What a choice gives in all, with the hundred of a further Yahtzee. */
export const pointsOf = (choice: Choice): number => choice.score + choice.bonus;

/** Whether the viewer may roll some of the dice again. */
export const canRoll = (game: Game): boolean =>
  game.status === "playing" && (game.turn.actions as readonly string[]).includes("roll");
/** Whether the viewer may choose a box. */
export const canScore = (game: Game): boolean =>
  game.status === "playing" && (game.turn.actions as readonly string[]).includes("score");

/** Names the turn that GAME is in: what was kept in one says nothing in the next. */
export const turnOf = (game: Game): string =>
  `${game.round?.number ?? 0}.${game.turn.seats[0] ?? "-"}.${yahtzeeOf(game).state?.turn_number ?? 0}`;

/** How many Yahtzees CARD has points for. */
export function yahtzeesOf(card: Card): number {
  return card.boxes.yahtzee === YAHTZEE ? 1 + card.yahtzee_bonus / FURTHER : 0;
}
