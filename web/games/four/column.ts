// SPDX-License-Identifier: Apache-2.0
// Columns and the cursor on them: pure.
import { type Field, cursorTo, markAt } from "../line/field";

/** Where a disc in COLUMN of BOARD comes to lie; null where the column is full. */
export function landing(board: readonly string[], column: number): Field | null {
  for (let row = board.length - 1; row >= 0; row--) {
    if (markAt(board, { column, row }) === null) return { column, row };
  }
  return null;
}

/** The field of COLUMN that has the cursor: the one where a disc would lie, else the highest. */
export const headOf = (board: readonly string[], column: number): Field => landing(board, column) ?? { column, row: 0 };

/** Where KEY takes the cursor on BOARD; null for a key that does not move it. */
export function columnTo(key: string, at: Field, board: readonly string[]): Field | null {
  const columns = board[0]?.length ?? 0;
  if (/^[0-9]$/.test(key)) return Number(key) < columns ? headOf(board, Number(key)) : at;
  if (key === "PageUp" || key === "PageDown") return null;
  const to = cursorTo(key, false, at, columns, board.length);
  if (to === null || to.column === at.column) return to;
  return headOf(board, to.column);
}
