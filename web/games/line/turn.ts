// SPDX-License-Identifier: Apache-2.0
// Whose move it is on a board of two symbols, by the newest view, and why a move is not taken.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import { words } from "../../i18n";
import type { Mark } from "./field";
import type { BoardGame, BoardState } from "./history";

/** Whether LIVE takes a move now. */
export function takesMove(live: LiveGame): boolean {
  const view = live.view.value;
  return live.ready && view?.status === "playing" && view.turn.actions.includes("move");
}

/**
 * Whether the board takes nothing for a moment: the line or a move is under way, or a program thinks. While a person
 * thinks it answers a tap by saying whose turn it is.
 */
export function isBusy(live: LiveGame, game: BoardGame): boolean {
  if (!live.ready) return true;
  return game.turn.seats.some((seat) => seat !== game.you.seat && game.seats[seat]?.player?.kind === "bot");
}

/** Why a move is refused here, without asking the server. */
export type Refusal = "turn" | "taken" | "full";

export function refusalText(refusal: Refusal | null): string | null {
  if (refusal === null) return null;
  return refusal === "turn" ? (words.value.common.problem["not-your-turn"] ?? null) : words.value.line.refused[refusal];
}

/** What the last try to move was refused for, until there is a new VERSION. */
export function useRefusal(version: number): Signal<Refusal | null> {
  const refusal = useSignal<Refusal | null>(null);
  useEffect(() => {
    refusal.value = null;
  }, [version]);
  return refusal;
}

/** The symbol of whoever looks, in the current round; null for those who watch. */
export function myMark(game: BoardGame, state: BoardState): Mark | null {
  const seat = game.you?.seat;
  return seat === undefined || seat === null ? null : (state.symbols[seat] ?? null);
}

/** The move that is under way, if one is. */
export function sentMove(live: LiveGame): { column: number; row?: number } | null {
  const pending = live.unseen;
  return pending?.segment === "moves" ? (pending.body as { column: number; row?: number }) : null;
}
