// SPDX-License-Identifier: Apache-2.0
import type { Game } from "../../api/schemas";

/** The viewer's seat, if they compete: who only officiates neither wins nor loses. */
export const competingSeat = (game: Game): number | null => (competes(game, game.you.seat) ? game.you.seat : null);

/** Whether who sits at SEAT plays for points. */
export function competes(game: Game, seat: number | null): boolean {
  return seat !== null && game.seats[seat]?.role !== "master";
}
