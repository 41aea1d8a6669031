// SPDX-License-Identifier: Apache-2.0
// Events, hints and results of Yahtzee in words.
import type { Game, GameEvent, RoundResult, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { type Box, yahtzeeOf, yahtzeesOf } from "./card";

export function describe(event: GameEvent, game: Game): string | null {
  const word = words.value.yahtzee;
  const { seat } = event;
  if (seat === null || seat === undefined) return null;
  const mine = seat === game.you.seat;
  const name = nameOf(game, seat);
  switch (event.kind) {
    case "roll": {
      const { dice } = event as Schemas["YahtzeeEventRoll"];
      if (dice === undefined) return word.event.rollsUnseen(name);
      return mine ? word.event.yourDice(dice) : word.event.rolls(name, dice);
    }
    case "score": {
      const { category, score, bonus } = event as Schemas["YahtzeeEventScore"];
      if (category === undefined || score === undefined || bonus === undefined) return word.event.scoresUnseen(name);
      const box = word.boxes[category];
      const said = mine ? word.event.youScore(score, box) : word.event.scores(name, score, box);
      return bonus > 0 ? `${said} ${word.event.bonus}` : said;
    }
    case "client-seed":
      return mine ? null : word.event.word(name);
    default:
      return null;
  }
}

export function hint(given: Schemas["Hint"], game: Game): string {
  const word = words.value.yahtzee;
  const { keep, category } = given.body as { keep?: number[]; category?: Box };
  if (category !== undefined) return word.hint.score(word.boxes[category]);
  const dice = yahtzeeOf(game).state?.dice ?? [];
  return word.hint.keep((keep ?? []).map((place) => dice[place] ?? 0));
}

/** Of one alone the points; of several who has the most. */
export function headline(game: Game, round: RoundResult): string {
  const { result: word } = words.value.game;
  if (game.seats.length === 1) return word.points(round.points[0] ?? 0);
  const winners = round.winners ?? [];
  if (winners.length !== 1) return word.draw;
  const winner = winners[0] ?? 0;
  if (game.you.seat === null) return word.winner(nameOf(game, winner));
  return winner === game.you.seat ? word.win : word.lose;
}

export function details(game: Game, round: RoundResult): string[] {
  const word = words.value.yahtzee.result;
  const cards = round.cards ?? [];
  if (cards.length === 1 && cards[0] !== undefined) {
    const count = yahtzeesOf(cards[0]);
    const upper = word.upper(cards[0].upper_total, cards[0].upper_bonus);
    return count > 0 ? [upper, word.yahtzees(count)] : [upper];
  }
  const forfeited = round.forfeited ?? [];
  return [...cards]
    .sort((a, b) => (round.points[b.seat] ?? 0) - (round.points[a.seat] ?? 0))
    .map(({ seat }) => (forfeited.includes(seat) ? word.forfeited(nameOf(game, seat)) : word.card(nameOf(game, seat), round.points[seat] ?? 0)));
}
