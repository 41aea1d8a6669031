// SPDX-License-Identifier: Apache-2.0
// A disc of Connect Four: green with a cross, blue with a ring, with an edge and light on it.
import type { Mark } from "../line/field";
import { SHAPE } from "../line/shape";

export function Disc({ mark }: { mark: Mark }) {
  return (
    <svg class={`four-disc disc-${mark.toLowerCase()}`} viewBox="0 0 10 10" aria-hidden="true">
      <circle class="disc-body" cx="5" cy="5" r="4.7" />
      <circle class="disc-edge" cx="5" cy="5" r="3.75" />
      <path class="disc-sign" d={SHAPE[mark]} transform="translate(5 5) scale(.62) translate(-5 -5)" />
      <path class="disc-light" d="M1.3 4.2A3.9 3.9 0 0 1 6.4 1.35" />
    </svg>
  );
}

/** The disc of a seat in the list of players, for eyes and ears. */
export function SeatDisc({ mark }: { mark: Mark }) {
  return (
    <span class="seat-mark">
      <Disc mark={mark} />
      <span class="hidden">{mark}</span>
    </span>
  );
}
