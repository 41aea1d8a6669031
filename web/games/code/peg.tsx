// SPDX-License-Identifier: Apache-2.0
// Pegs, number tiles and the pegs of an answer, as they are drawn; what they say is said by the row that they are in.
import { words } from "../../i18n";
import type { CodeLabel, CodeNumbers } from "../../proof/code";
import { HOLE } from "./codes";
import { SHAPES, kindOf } from "./shapes";

/** How a game's symbols are drawn. */
export interface Look {
  /** Pegs with shape and colour; else tiles with just the symbol. */
  pegs: boolean;
  alphabet: string;
}

/** SYMBOL as it is said: "0, red circle", or just "0". */
export function symbolName(look: Look, symbol: string): string {
  const { code } = words.value;
  if (symbol === HOLE) return code.hole;
  const kind = code.pegs[kindOf(look.alphabet.indexOf(symbol))];
  return look.pegs && kind !== undefined ? code.symbol(symbol, kind) : symbol;
}

interface SymbolProps {
  look: Look;
  symbol: string;
  /** Whether the place was right; null where that was not told. */
  right?: boolean | null;
}

const rightClass = (right: boolean | null): string => (right === null ? "" : right ? " right" : " wrong");

/** One symbol of a code. */
export function Peg({ look, symbol, right = null }: SymbolProps) {
  if (symbol === HOLE) return <span class={`peg hole${rightClass(right)}`} aria-hidden="true" />;
  if (!look.pegs) {
    return (
      <span class={`peg digit${rightClass(right)}`} aria-hidden="true">
        {symbol}
      </span>
    );
  }
  const kind = kindOf(look.alphabet.indexOf(symbol));
  return (
    <svg class={`peg kind-${kind}${rightClass(right)}`} viewBox="0 0 40 40" aria-hidden="true">
      <path class="peg-shape" d={SHAPES[kind]} />
      <path class="peg-light" d={SHAPES[kind]} fill="url(#peg-light)" />
      <text x="20" y={kind === 2 ? 29 : 26.2}>
        {symbol}
      </text>
    </svg>
  );
}

/** The light on pegs, which all of them refer to: once for each board. */
export function PegLight() {
  return (
    <svg class="peg-light-source" width="0" height="0" aria-hidden="true">
      <radialGradient id="peg-light" cx="0.34" cy="0.24" r="0.85">
        <stop offset="0" stop-color="#fff" stop-opacity="0.55" />
        <stop offset="0.34" stop-color="#fff" stop-opacity="0" />
        <stop offset="0.6" stop-color="#000" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.3" />
      </radialGradient>
    </svg>
  );
}

interface CodeProps {
  look: Look;
  code: string;
  /** The code with an X at each wrong place, where the game tells it. */
  positions?: string;
}

/** A row of symbols. */
export function Pegs({ look, code, positions }: CodeProps) {
  return (
    <span class="pegs" aria-hidden="true">
      {[...code].map((symbol, place) => (
        <Peg key={place} look={look} symbol={symbol} right={positions === undefined ? null : positions[place] === symbol} />
      ))}
    </span>
  );
}

/** ITEM's answer in words: "1 black, 2 white". */
export function answerText(labels: readonly CodeLabel[], item: CodeNumbers): string {
  return labels
    .map((label) => {
      const value = item[label];
      if (label === "positions" || typeof value !== "number") return value ?? "";
      return words.value.code.answers[label](value);
    })
    .join(", ");
}

interface AnswerProps {
  labels: readonly CodeLabel[];
  item: CodeNumbers;
  /** Places of a code: an answer has as many holes. */
  places: number;
}

/** The answer as pegs (black and white), else as its numbers with their names. */
export function Answer({ labels, item, places }: AnswerProps) {
  const [first, second] = labels;
  const value = (label: CodeLabel | undefined): number => Number((label === undefined ? undefined : item[label]) ?? 0);
  if (first !== "black") {
    return (
      <span class="counts" aria-hidden="true">
        {labels.filter((label) => label !== "positions").map((label) => (
          <span key={label} class={value(label) > 0 ? "count some" : "count"}>
            <b>{value(label)}</b> {words.value.code.labels[label]}
          </span>
        ))}
      </span>
    );
  }
  const black = value(first);
  const white = value(second);
  const kind = (place: number): string => (place < black ? "black" : place < black + white ? "white" : "none");
  return (
    <span class="answer-pegs" style={{ "--columns": Math.ceil(places / 2) }} aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <span key={place} class={`answer-peg ${kind(place)}`} style={{ "--nth": place }} />
      ))}
    </span>
  );
}
