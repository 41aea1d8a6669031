// SPDX-License-Identifier: Apache-2.0
// Boards, moves and the cursor of line games and Connect Four: pure, without the rules, which are the server's.
import type { Schemas } from "../../api/schemas";

export type Field = Schemas["LineField"];
export type Mark = Schemas["LineSymbol"];

/** A symbol that was put on a field, by the history of a round. */
export interface Move extends Field {
  ply: number;
  symbol: Mark;
}

/** A board that is shown: rows from the top, `.` free. */
export interface Position {
  board: readonly string[];
  last: Field | null;
  /** The winning line by column and row, or null. */
  winning: readonly (readonly number[])[] | null;
  /** Moves made until here. */
  ply: number;
  /** Where a better last move was; null where none is to be shown. */
  better: Field | null;
}

export const sameField = (a: Field | null, b: Field | null): boolean =>
  a !== null && b !== null && a.column === b.column && a.row === b.row;

/** What stands on FIELD of BOARD; null where it is free or not on it. */
export function markAt(board: readonly string[], { column, row }: Field): Mark | null {
  const mark = board[row]?.[column];
  return mark === "X" || mark === "O" ? mark : null;
}

/** BOARD with SYMBOL on FIELD, or with nothing on it. */
export function withMark(board: readonly string[], { column, row }: Field, symbol: Mark | "."): string[] {
  return board.map((line, index) => (index === row ? line.slice(0, column) + symbol + line.slice(column + 1) : line));
}

/** A board as large as BOARD with nothing on it. */
export const emptyLike = (board: readonly string[]): string[] => board.map((line) => ".".repeat(line.length));

/** The position after the first PLY of MOVES, on a board as large as LIKE. */
export function positionAfter(moves: readonly Move[], ply: number, like: readonly string[]): Position {
  const made = moves.slice(0, ply);
  const board = made.reduce((before, move) => withMark(before, move, move.symbol), emptyLike(like));
  return { board, last: made[made.length - 1] ?? null, winning: null, ply: made.length, better: null };
}

/**
 * MOVES and those that led on to STATE of the same round, where these can be told from the board: at most two, as the
 * last one is known. Null when they cannot, or when the board is no continuation.
 */
export function extended(
  moves: readonly Move[], state: { board: readonly string[]; last: Field | null },
): readonly Move[] | null {
  const before = positionAfter(moves, moves.length, state.board).board;
  const added: Move[] = [];
  for (const [row, line] of state.board.entries()) {
    for (let column = 0; column < line.length; column++) {
      const had = before[row]?.[column] ?? ".";
      const has = line[column] ?? ".";
      if (had === has) continue;
      if (had !== "." || (has !== "X" && has !== "O")) return null;
      added.push({ column, row, symbol: has, ply: 0 });
    }
  }
  if (added.length === 0) return moves;
  added.sort((a, b) => Number(sameField(a, state.last)) - Number(sameField(b, state.last)));
  if (added.length > 2 || !sameField(added[added.length - 1] ?? null, state.last)) return null;
  return [...moves, ...added.map((move, index) => ({ ...move, ply: moves.length + index + 1 }))];
}

/** Rows that Page Up and Page Down go. */
const PAGE = 5;

/** Where KEY takes the cursor on a board of COLUMNS by ROWS; null for a key that does not move it. It stops at edges. */
export function cursorTo(key: string, ctrl: boolean, at: Field, columns: number, rows: number): Field | null {
  const within = (column: number, row: number): Field => ({
    column: Math.max(0, Math.min(columns - 1, column)),
    row: Math.max(0, Math.min(rows - 1, row)),
  });
  switch (key) {
    case "ArrowLeft": return within(at.column - 1, at.row);
    case "ArrowRight": return within(at.column + 1, at.row);
    case "ArrowUp": return within(at.column, at.row - 1);
    case "ArrowDown": return within(at.column, at.row + 1);
    case "PageUp": return within(at.column, at.row - PAGE);
    case "PageDown": return within(at.column, at.row + PAGE);
    case "Home": return ctrl ? within(0, 0) : within(0, at.row);
    case "End": return ctrl ? within(columns - 1, rows - 1) : within(columns - 1, at.row);
    default: return null;
  }
}
