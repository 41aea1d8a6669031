// SPDX-License-Identifier: Apache-2.0
// Symbols that are put on a board by hand: pure.
import { type Field, type Mark, markAt } from "./field";

/** Where a symbol is put on FIELD of BOARD or, AWAY, taken from it; null where it cannot be. */
export const symbolAt = (board: readonly string[], field: Field, away: boolean): Field | null =>
  (markAt(board, field) === null) === away ? null : field;

const count = (board: readonly string[], mark: Mark): number => board.join("").split(mark).length - 1;

/** Whose turn it is where both have moved by turns, X first. */
export const byCount = (board: readonly string[]): Mark => (count(board, "X") <= count(board, "O") ? "X" : "O");
