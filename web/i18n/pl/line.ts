// SPDX-License-Identifier: Apache-2.0
import type { Words } from "../en";
import { plural } from "../plural";

/** How many moves something took: "w 5 ruchach". */
const inMoves = (count: number) =>
  plural("pl", count, { one: "w # ruchu", few: "w # ruchach", many: "w # ruchach", other: "w # ruchu" });
/** After how many moves something was over: "po 5 ruchach". */
const afterMoves = (count: number) =>
  plural("pl", count, { one: "po # ruchu", few: "po # ruchach", many: "po # ruchach", other: "po # ruchu" });

export const line: Words["line"] = {
  field: (column, row, mark, last, winning) =>
    `Kolumna ${column}, wiersz ${row}, ${mark ?? "puste"}${last ? ", ostatni ruch" : ""}${winning ? ", zwycięska linia" : ""}`,
  columns: "Kolumny",
  drop: (column) => `Wrzuć do kolumny ${column}`,
  placeHere: "Postaw tutaj",
  refused: { taken: "To pole jest zajęte.", full: "Ta kolumna jest pełna." },
  moves: "Ruchy",
  move: (ply, mark, column, row) => `Ruch ${ply}: ${mark} w kolumnie ${column}, wierszu ${row}`,
  previous: "Poprzednia pozycja",
  next: "Następna pozycja",
  place: (ply, count) => `Ruch ${ply} z ${count}`,
  moved: (mark, column, row) => `${mark} w kolumnie ${column}, wierszu ${row}.`,
  dropped: (mark, column) => `${mark} w kolumnie ${column}.`,
  hintField: (column, row) => `Podpowiedź: kolumna ${column}, wiersz ${row}.`,
  hintColumn: (column) => `Podpowiedź: kolumna ${column}.`,
  wonIn: (name, mark, count) => `${name} (${mark}) kończy linię ruchem ${count}.`,
  boardFull: "Plansza jest pełna i nikt nie ma linii.",
  forfeited: (name, mark, count) => `${name} (${mark}) poddaje rundę albo przekracza czas ${afterMoves(count)}.`,
  share: {
    wins: (mark) => `wygrywa ${mark}`,
    draw: "remis",
    winsIn: (mark, count) => `${mark} wygrywa ${inMoves(count)}`,
    winsByForfeit: (mark, count) => `${mark} wygrywa ${afterMoves(count)}, bo druga strona rezygnuje`,
    drawAfter: (count) => `Remis ${afterMoves(count)}`,
    score: (first, one, other, second, rounds) =>
      `${first} ${one}–${other} ${second} ${plural("pl", rounds, { one: "po # rundzie", few: "po # rundach", many: "po # rundach", other: "po # rundy" })}`,
  },
  keys: [
    ["← → ↑ ↓", "o jedno pole"],
    ["Home, End", "pierwsze, ostatnie pole wiersza"],
    ["Ctrl+Home, Ctrl+End", "pierwsze, ostatnie pole planszy"],
    ["Page Up, Page Down", "pięć wierszy w górę, w dół"],
    ["Enter, Spacja", "stawia symbol"],
  ],
  fourKeys: [
    ["← →", "o jedną kolumnę"],
    ["↑ ↓", "czyta pola kolumny"],
    ["Home, End", "pierwsza, ostatnia kolumna"],
    ["0 … 9", "kolumna o tym numerze"],
    ["Enter, Spacja", "wrzuca żeton"],
  ],
};
