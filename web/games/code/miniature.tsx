// SPDX-License-Identifier: Apache-2.0
// A small board: the last guesses of a game, or an example.
import type { Schemas } from "../../api/schemas";
import type { MiniatureProps } from "../family";
import { SHAPES, kindOf } from "./shapes";

const ROWS = 4;
/** More places than this do not fit. */
const PLACES_MAX = 6;
const EXAMPLE: readonly [string, number, number][] = [["0123", 1, 1], ["0415", 2, 0], ["3405", 4, 0]];

interface Row {
  /** Places of the symbols in the alphabet. */
  symbols: { text: string; index: number }[];
  right: number;
  misplaced: number;
}

function rowsOf(alphabet: string, state: Schemas["CodebreakingState"] | null): Row[] {
  const row = (code: string, right: number, misplaced: number): Row => ({
    symbols: [...code].slice(0, PLACES_MAX).map((text) => ({ text, index: alphabet.indexOf(text) })), right, misplaced,
  });
  if (state === null) {
    return EXAMPLE.map(([code, right, misplaced]) => row([...code].map((at) => alphabet[Number(at) % alphabet.length]).join(""), right, misplaced));
  }
  return state.history.slice(-ROWS).map((item) =>
    row(item.code, item.bulls ?? item.black ?? item.exact ?? 0, item.cows ?? item.white ?? item.misplaced ?? 0));
}

export function Miniature({ options, state }: MiniatureProps) {
  const alphabet = String(options.alphabet ?? "012345");
  const shown = state !== null && "history" in state ? state : null;
  const first = shown?.history[0];
  const pegs = first === undefined ? alphabet.length < 10 : first.black !== undefined;
  const rows = rowsOf(alphabet, shown);
  const places = Math.max(4, ...rows.map(({ symbols }) => symbols.length));
  const step = Math.min(16, 64 / places);
  return (
    <svg viewBox="0 0 96 72" class="miniature code-miniature" aria-hidden="true">
      <rect class="ground" x="1" y="1" width="94" height="70" rx="6" />
      {Array.from({ length: ROWS }, (_, y) => (
        <g key={y} transform={`translate(6 ${5 + y * 16})`}>
          {Array.from({ length: places }, (_place, x) => {
            const symbol = rows[y]?.symbols[x];
            const at = `translate(${x * step} ${(14 - step) / 2 + 1}) scale(${(step - 2) / 40})`;
            if (symbol === undefined) return <circle key={x} class="hole" cx={x * step + step / 2 - 1} cy="8" r={step / 6} />;
            if (!pegs) {
              return (
                <g key={x} transform={at}>
                  <rect class="tile" width="40" height="40" rx="6" />
                  <text x="20" y="30">{symbol.text}</text>
                </g>
              );
            }
            const kind = kindOf(Math.max(symbol.index, 0));
            return (
              <g key={x} class={`kind-${kind}`} transform={at}>
                <path class="peg-shape" d={SHAPES[kind]} />
              </g>
            );
          })}
          {Array.from({ length: Math.min(places, 6) }, (_place, n) => {
            const row = rows[y];
            const kind = row === undefined ? "none" : n < row.right ? "black" : n < row.right + row.misplaced ? "white" : "none";
            return <circle key={n} class={`dot ${kind}`} cx={71 + (n % 3) * 6.5} cy={5 + Math.floor(n / 3) * 6.5} r={kind === "none" ? 1 : 2.2} />;
          })}
        </g>
      ))}
    </svg>
  );
}
