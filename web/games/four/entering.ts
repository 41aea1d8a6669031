// SPDX-License-Identifier: Apache-2.0
// Discs that are put on a board by hand: pure.
import type { Field } from "../line/field";
import { landing } from "./column";

/** Where a disc falls in the column of a field of BOARD or, AWAY, the highest of it; null where there is no such field. */
export function discAt(board: readonly string[], { column }: Pick<Field, "column">, away: boolean): Field | null {
  const free = landing(board, column);
  if (!away) return free;
  const row = free === null ? 0 : free.row + 1;
  return row < board.length ? { column, row } : null;
}
