// SPDX-License-Identifier: Apache-2.0
// The text to share: which upper boxes have three or more, how many Yahtzees, and a sentence.
import type { Game, GameResults, RoundResult } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { titleOf } from "../../parts/rulesets";
import { type Card, UPPER, yahtzeesOf } from "./card";

const FULL = "🟩";
const SHORT = "⬜";
const YAHTZEE = "🎲";
/** So many of a value make its upper box a full one. */
const ENOUGH = 3;

/** CARD as one line of squares and dice. */
export function pictureOf(card: Card): string {
  const squares = UPPER.map((box, index) => ((card.boxes[box] ?? 0) >= ENOUGH * (index + 1) ? FULL : SHORT)).join("");
  const dice = YAHTZEE.repeat(yahtzeesOf(card));
  return dice === "" ? squares : `${squares} ${dice}`;
}

/** The outcome of a round as a sentence for somebody who was not there. */
function sentenceOf(game: Game, round: RoundResult): string {
  const word = words.value.yahtzee.result;
  const points = (seat: number) => round.points[seat] ?? 0;
  if (game.seats.length === 1) return words.value.game.result.points(points(0));
  const winners = round.winners ?? [];
  const first = winners[0] ?? 0;
  return winners.length === 1 ? word.wins(nameOf(game, first), points(first)) : word.drawWith(points(first));
}

/** The text for a round: the card of the viewer, or of who won. */
export async function share(game: Game, results: GameResults, number = results.rounds.length): Promise<string> {
  const round = results.rounds.find((one) => one.round === number);
  if (round === undefined) return titleOf(game.ruleset);
  const shown = game.you.seat ?? round.winners?.[0] ?? 0;
  const card = round.cards?.find(({ seat }) => seat === shown);
  const sentence = sentenceOf(game, round);
  return [`${titleOf(game.ruleset)}: ${sentence}`, ...(card === undefined ? [] : [pictureOf(card)]), sentence].join("\n");
}
