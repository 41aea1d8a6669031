// SPDX-License-Identifier: Apache-2.0
// What the analysis of a round found, for table and figure: pure.
import type { Schemas } from "../../api/schemas";
import type { Mark } from "./field";

export type AnalysedMove = Schemas["LineAnalysedMove"] | Schemas["ConnectfourAnalysedMove"];

const other = (mark: Mark): Mark => (mark === "X" ? "O" : "X");

/** Who wins by the value that MOVE of MARK left; "draw", or null where nothing was proved. */
export function winnerBy({ value }: Pick<AnalysedMove, "value">, mark: Mark): Mark | "draw" | null {
  if (value === "win") return mark;
  if (value === "loss") return other(mark);
  return value === "draw" ? "draw" : null;
}

/** The same as a height: 1 for X, -1 for O. */
export function heightOf(winner: Mark | "draw" | null): number | null {
  return winner === null ? null : winner === "draw" ? 0 : winner === "X" ? 1 : -1;
}
