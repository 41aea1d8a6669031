// SPDX-License-Identifier: Apache-2.0
// Five dice on the felt: those of a game, or a full house to show what it is about.
import type { YahtzeeGame } from "../../api/schemas";
import { MINIATURE_BOX, type MiniatureProps } from "../family";
import { Pips } from "./die";

const EXAMPLE = [5, 3, 5, 3, 5];
/** Corner and turn of each die, as if they had just come to rest. */
const PLACES: readonly (readonly [number, number, number])[] = [
  [7, 7, -8], [36, 5, 6], [65, 9, -4], [20, 39, 10], [52, 38, -7],
];

export function Miniature({ state }: MiniatureProps) {
  const dice = (state as YahtzeeGame["state"])?.dice ?? EXAMPLE;
  return (
    <svg viewBox={MINIATURE_BOX} class="miniature dice-miniature" aria-hidden="true">
      <rect class="felt" width="96" height="72" rx="6" />
      {PLACES.map(([x, y, turn], place) => (
        <g key={place} transform={`rotate(${turn} ${x + 12} ${y + 12})`}>
          <rect class="shade" x={x} y={y + 1.5} width="24" height="24" rx="5" />
          <rect class="face" x={x} y={y} width="24" height="24" rx="5" />
          <Pips value={dice[place] ?? 1} x={x} y={y} />
        </g>
      ))}
    </svg>
  );
}
