// SPDX-License-Identifier: Apache-2.0
// Line games and Connect Four.
import { plural } from "../plural";

const moves = (count: number) => plural("en", count, { one: "# move", other: "# moves" });

export const line = {
  /** The name of a field of the board. */
  field: (column: number, row: number, mark: string | null, last: boolean, winning: boolean) =>
    `Column ${column}, row ${row}, ${mark ?? "empty"}${last ? ", last move" : ""}${winning ? ", winning line" : ""}`,
  columns: "Columns",
  drop: (column: number) => `Drop in column ${column}`,
  placeHere: "Place here",
  refused: { taken: "That field is taken.", full: "That column is full." },
  moves: "Moves",
  move: (ply: number, mark: string, column: number, row: number) => `Move ${ply}: ${mark} at column ${column}, row ${row}`,
  previous: "Previous position",
  next: "Next position",
  place: (ply: number, count: number) => `Move ${ply} of ${count}`,
  moved: (mark: string, column: number, row: number) => `${mark} at column ${column}, row ${row}.`,
  dropped: (mark: string, column: number) => `${mark} in column ${column}.`,
  hintField: (column: number, row: number) => `Hint: column ${column}, row ${row}.`,
  hintColumn: (column: number) => `Hint: column ${column}.`,
  wonIn: (name: string, mark: string, count: number) => `${name} (${mark}) completed the line with move ${count}.`,
  boardFull: "The board is full, and nobody has a line.",
  forfeited: (name: string, mark: string, count: number) =>
    `${name} (${mark}) gave the round up or ran out of time after ${moves(count)}.`,
  share: {
    wins: (mark: string) => `${mark} wins`,
    draw: "Draw",
    winsIn: (mark: string, count: number) => `${mark} wins in ${moves(count)}`,
    winsByForfeit: (mark: string, count: number) => `${mark} wins after ${moves(count)}, as the other side gave up`,
    drawAfter: (count: number) => `A draw after ${moves(count)}`,
    score: (first: string, one: number, other: number, second: string, rounds: number) =>
      `${first} ${one}–${other} ${second} after ${plural("en", rounds, { one: "# round", other: "# rounds" })}`,
  },
  keys: [
    ["← → ↑ ↓", "one field on"],
    ["Home, End", "first, last field of the row"],
    ["Ctrl+Home, Ctrl+End", "first, last field of the board"],
    ["Page Up, Page Down", "five rows up, down"],
    ["Enter, Space", "puts the symbol"],
  ] as [string, string][],
  fourKeys: [
    ["← →", "one column on"],
    ["↑ ↓", "reads the fields of the column"],
    ["Home, End", "first, last column"],
    ["0 … 9", "the column of that number"],
    ["Enter, Space", "drops a disc"],
  ] as [string, string][],
};
