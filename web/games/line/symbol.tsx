// SPDX-License-Identifier: Apache-2.0
// X and O as they are drawn everywhere: a green cross and a blue ring, with a shadow below and light on top.
import type { Mark } from "./field";
import { SHAPE } from "./shape";

const LIGHT: Record<Mark, string> = { X: "M2.5 2.2 5 4.7 7.5 2.2", O: "M2.35 4.1A2.8 2.8 0 0 1 7.65 4.1" };

/** MARK in a field of ten by ten; no name, as the field has it. */
export function Symbol({ mark }: { mark: Mark }) {
  return (
    <svg class={`xo xo-${mark.toLowerCase()}`} viewBox="0 0 10 10" aria-hidden="true">
      <path class="xo-shadow" d={SHAPE[mark]} transform="translate(.22 .34)" />
      <path class="xo-body" d={SHAPE[mark]} />
      <path class="xo-light" d={LIGHT[mark]} transform={mark === "X" ? "translate(0 .1)" : "translate(0 -.25)"} />
    </svg>
  );
}

/** The symbol of a seat in the list of players, for eyes and ears. */
export function SeatSymbol({ mark }: { mark: Mark }) {
  return (
    <span class="seat-mark">
      <Symbol mark={mark} />
      <span class="hidden">{mark}</span>
    </span>
  );
}
