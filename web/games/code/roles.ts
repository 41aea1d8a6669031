// SPDX-License-Identifier: Apache-2.0
// What the viewer is in a round of code-breaking, and whom it waits for.
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import type { Look } from "./peg";
import { hasPegs } from "./pegs";

export type Role = "maker" | "breaker" | "watcher";

/** What the viewer is in the round that is played. */
export function roleOf(game: CodeGame): Role {
  const seat = game.you.seat;
  if (seat === null || game.seats[seat]?.status !== "joined") return "watcher";
  return game.round.leader === seat ? "maker" : "breaker";
}

/** Whether several break the server's code at once, each on a board of their own. */
export const isRace = (game: CodeGame): boolean => game.options.codemaker === "server" && game.seats.length > 1;

export const isOver = (game: CodeGame): boolean => game.status !== "playing";

/** How the symbols of GAME are drawn. */
export const lookOf = (game: CodeGame): Look => ({ pegs: hasPegs(game.ruleset), alphabet: game.options.alphabet });

/** Whether the breakers are done and only the secret of a commitment is to be told. */
export function awaitsReveal(game: CodeGame): boolean {
  const { options, state } = game;
  if (options.secret !== "committed" || state === null || state.guess !== null) return false;
  const used = state.max_guesses !== null && state.history.length >= state.max_guesses;
  const last = state.history[state.history.length - 1];
  return used || (last?.bulls ?? last?.black ?? last?.exact) === options.length;
}

/** Whether the codemaker has yet to choose the secret that is to be guessed. */
export const awaitsSecret = (game: CodeGame): boolean =>
  game.status === "playing" && game.turn.seats[0] === game.round.leader && game.state?.guess == null && !awaitsReveal(game);

/** Whom the round waits for, in words; null where it is the viewer. */
export function waitText(game: CodeGame): string | null {
  const { code: word } = words.value;
  const seat = game.turn.seats[0];
  if (game.status !== "playing" || seat === undefined || game.turn.seats.some((one) => one === game.you.seat)) return null;
  const name = nameOf(game, seat);
  if (seat !== game.round.leader) return word.wait.guess(name);
  if (game.state?.guess != null) return word.wait.answer(name);
  return awaitsSecret(game) ? word.wait.secret(name) : word.wait.reveal(name);
}
