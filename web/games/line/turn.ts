// SPDX-License-Identifier: Apache-2.0
// Whose move it is on a board of two symbols, by the newest view.
import type { LiveGame } from "../../api/game";
import type { Mark } from "./field";
import type { BoardGame, BoardState } from "./history";

/** Whether LIVE takes a move now. */
export function takesMove(live: LiveGame): boolean {
  const view = live.view.value;
  return live.ready && view?.status === "playing" && view.turn.actions.includes("move");
}

/** The symbol of whoever looks, in the current round; null for those who watch. */
export function myMark(game: BoardGame, state: BoardState): Mark | null {
  const seat = game.you?.seat;
  return seat === undefined || seat === null ? null : (state.symbols[seat] ?? null);
}

/** The move that is under way, if one is. */
export function sentMove(live: LiveGame): { column: number; row?: number } | null {
  const pending = live.pending.value;
  return pending?.segment === "moves" ? (pending.body as { column: number; row?: number }) : null;
}
