// SPDX-License-Identifier: Apache-2.0
// How a game stands or has ended, in a few words: what lists say.
import type { PublishedResult } from "../../api/results";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";

/** Who sits at a table, as results name them. */
type Seats = PublishedResult["seats"];

const named = (seats: Seats, seat: number): string => nameOf({ seats }, seat);

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

/** What a published result says, beside its game: "Ann solved it in 7 guesses". */
export function resultText(result: PublishedResult): string {
  const { result: word } = words.value.lists;
  const { seats, points } = result;
  const names = (of: readonly number[]) => words.value.lists.and(of.map((seat) => named(seats, seat)));
  if (result.kind === "match") {
    const told = seats.length > 1 || (points[0] ?? 0) > 1 ? points : null;
    if (result.outcome === "draw") return word.draw(told);
    return result.winners.length === 0 ? word.lost(names([0])) : word.won(names(result.winners), told);
  }
  if (result.attempts !== undefined) {
    if (result.solved === true) return word.solved(named(seats, result.solver ?? 0), result.attempts);
    return result.forfeited_by === null ? word.unsolved(result.attempts) : word.gaveUp(named(seats, result.forfeited_by));
  }
  if (result.boards !== undefined) {
    const { boards, solver } = result;
    return solver == null ? word.draw(points) : word.solved(named(seats, solver), boards[solver]?.attempts ?? 0);
  }
  if (result.moves !== undefined) {
    const { winner, forfeited_by: lost } = result;
    if (winner !== null && winner !== undefined && lost !== null) return word.forfeit(named(seats, winner), named(seats, lost));
    return winner === null || winner === undefined ? word.drawn(result.moves) : word.wonMoves(named(seats, winner), result.moves);
  }
  const winners = result.winners ?? [];
  return winners.length === 0 ? word.lost(names([0])) : word.won(names(winners), points);
}
