// SPDX-License-Identifier: Apache-2.0
// How a game stands or has ended, in a few words: what lists say.
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";

/** How GAME stands or has ended for whoever asks. */
export function statusText(game: Game): string {
  const { status: word } = words.value.lists;
  if (game.status === "playing") return game.turn.actions.length > 0 ? word.yourTurn : word.playing;
  if (game.status !== "finished" || game.result === null) {
    return word[game.status === "finished" ? "aborted" : game.status];
  }
  const points = game.seats.map((seat) => seat.points);
  const telling = points.length > 1 || (points[0] ?? 0) > 1;
  return telling ? `${verdict(game)}, ${word.points(points)}` : verdict(game);
}

function verdict(game: Game): string {
  const { status: word } = words.value.lists;
  const { winners = [], outcome } = game.result ?? {};
  if (outcome === "draw") return word.draw;
  const seat = game.you.seat;
  if (seat !== null) return winners.includes(seat) ? word.won : word.lost;
  return winners.length === 0 ? word.lost : word.winner(winners.map((winner) => nameOf(game, winner)).join(", "));
}
