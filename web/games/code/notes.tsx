// SPDX-License-Identifier: Apache-2.0
// What a player thinks of each symbol at each place. Kept by this browser, never sent.
import { useState } from "preact/hooks";
import { local, readJson } from "../../api/storage";
import { words } from "../../i18n";
import type { Space } from "./codes";
import { type Look, Peg } from "./peg";

const MARKS = ["open", "no", "yes"] as const;
type Mark = (typeof MARKS)[number];
/** By symbol and place, "0@1"; what is open is not there. */
type Marks = Record<string, Mark>;

export interface NotesProps {
  game: string;
  round: number;
  space: Space;
  look: Look;
}

const sign: Record<Mark, string> = { open: "", no: "×", yes: "✓" };

export function Notes({ game, round, space, look }: NotesProps) {
  const { code: word } = words.value;
  const under = `referee.notes.${game}.${round}`;
  const [marks, setMarks] = useState<Marks>(() => readJson<Marks>(local, under) ?? {});
  const places = Array.from({ length: space.length }, (_, index) => index + 1);
  const turn = (cell: string) =>
    setMarks((before) => {
      const { [cell]: mark = "open", ...others } = before;
      const next = MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length] ?? "open";
      const after = next === "open" ? others : { ...others, [cell]: next };
      local.set(under, JSON.stringify(after));
      return after;
    });
  return (
    <div class="scroll">
      <table class="notes" aria-label={word.notes}>
        <thead>
          <tr>
            <td />
            {places.map((place) => (
              <th key={place} scope="col">
                <span class="hidden">{word.place(place)}</span>
                <span aria-hidden="true">{place}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...space.symbols].map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <span class="hidden">{symbol}</span>
                <Peg look={look} symbol={symbol} />
              </th>
              {places.map((place) => {
                const cell = `${symbol}@${place}`;
                const mark = marks[cell] ?? "open";
                return (
                  <td key={place}>
                    <button
                      type="button"
                      class={`note-mark ${mark}`}
                      aria-label={word.note(symbol, place, word.marks[mark])}
                      onClick={() => turn(cell)}
                    >
                      <span aria-hidden="true">{sign[mark]}</span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
