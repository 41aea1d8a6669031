// SPDX-License-Identifier: Apache-2.0
// A small board: the last guesses of a game, or an example.
import type { Schemas } from "../../api/schemas";
import { MINIATURE_BOX, type MiniatureProps } from "../family";
import { hasPegs } from "./pegs";
import { SHAPES, kindOf } from "./shapes";

const ROWS = 4;
/** More places than this do not fit. */
const PLACES_MAX = 6;

interface Row {
  code: string;
  right: number;
  misplaced: number;
  /** The code with an X at each wrong place, where the game tells it. */
  positions?: string;
}

/** An example for short codes and one for longer ones, as places in the alphabet. */
const EXAMPLES: readonly (readonly [string, number, number])[][] = [
  [["0123", 0, 2], ["0415", 2, 1], ["3405", 4, 0]],
  [["01234", 0, 4], ["30214", 1, 3], ["34051", 5, 0]],
];

function example(alphabet: string, long: boolean, byPlace: boolean): Row[] {
  const rows = EXAMPLES[long ? 1 : 0] ?? [];
  const secret = rows[rows.length - 1]?.[0] ?? "";
  const symbol = (at: string): string => alphabet[Number(at) % alphabet.length] ?? "";
  return rows.map(([places, right, misplaced]) => {
    const positions = [...places].map((at, place) => (secret[place] === at ? symbol(at) : "X")).join("");
    return { code: [...places].map(symbol).join(""), right, misplaced, positions: byPlace ? positions : undefined };
  });
}

const rowsOf = ({ history }: Schemas["CodebreakingState"]): Row[] =>
  history.slice(-ROWS).map((item) => ({
    code: item.code,
    right: item.bulls ?? item.black ?? item.exact ?? 0,
    misplaced: item.cows ?? item.white ?? item.misplaced ?? 0,
    positions: item.positions,
  }));

/** One symbol in a square of 40; right places are lit where the game tells them. */
function SymbolMark({ symbol, kind, lit }: { symbol: string; kind: number | null; lit: boolean }) {
  if (kind !== null) return <path class={`peg-shape kind-${kind}`} d={SHAPES[kind]} />;
  return (
    <g class={lit ? "lit" : undefined}>
      <rect class="digit" width="40" height="40" rx="6" />
      <text x="20" y="30">
        {symbol}
      </text>
    </g>
  );
}

/** The answer of ROW as dots, in the right of its line. */
function Dots({ row, places }: { row: Row | undefined; places: number }) {
  const columns = Math.ceil(places / 2);
  const kindAt = (nth: number): string =>
    row === undefined || nth >= row.right + row.misplaced ? "none" : nth < row.right ? "black" : "white";
  return (
    <g transform={`translate(${85 - (columns - 1) * 6.5} 4.75)`}>
      {Array.from({ length: places }, (_, nth) => {
        const kind = kindAt(nth);
        return (
          <circle
            key={nth}
            class={`code-dot ${kind}`}
            cx={(nth % columns) * 6.5}
            cy={Math.floor(nth / columns) * 6.5}
            r={kind === "none" ? 0.9 : 2.1}
          />
        );
      })}
    </g>
  );
}

export function Miniature({ ruleset, options, state }: MiniatureProps) {
  const alphabet = String(options.alphabet ?? "012345");
  const length = Number(options.length ?? 4);
  const shown = state !== null && "history" in state ? state : null;
  const byPlace = options.feedback === "positions";
  const pegs = hasPegs(ruleset);
  const rows = shown === null ? example(alphabet, length > 4, byPlace) : rowsOf(shown);
  const places = Math.min(PLACES_MAX, shown === null ? (length > 4 ? 5 : 4) : length);
  const step = byPlace ? 84 / Math.max(places, 5) : Math.min(16, 62 / places);
  const size = Math.min(step, 16) - 2;
  const start = byPlace ? (84 - step * places) / 2 : 0;
  return (
    <svg viewBox={MINIATURE_BOX} class="miniature code-miniature" aria-hidden="true">
      <rect class="ground" x="1" y="1" width="94" height="70" rx="6" />
      {Array.from({ length: ROWS }, (_, line) => {
        const row = rows[line];
        return (
          <g key={line} transform={`translate(0 ${4 + line * 16})`}>
            {Array.from({ length: places }, (_place, place) => {
              const symbol = row?.code[place];
              const x = 6 + start + place * step;
              if (symbol === undefined) {
                return <circle key={place} class="code-hole" cx={x + size / 2} cy="8" r={size / 5} />;
              }
              const kind = pegs ? kindOf(Math.max(alphabet.indexOf(symbol), 0)) : null;
              return (
                <g key={place} transform={`translate(${x} ${8 - size / 2}) scale(${size / 40})`}>
                  <SymbolMark symbol={symbol} kind={kind} lit={row?.positions?.[place] === symbol} />
                </g>
              );
            })}
            {!byPlace && <Dots row={row} places={places} />}
          </g>
        );
      })}
    </svg>
  );
}
