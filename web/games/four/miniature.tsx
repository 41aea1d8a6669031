// SPDX-License-Identifier: Apache-2.0
import { MINIATURE_BOX, type MiniatureProps } from "../family";
import type { Mark } from "../line/field";
import { SHAPE } from "../line/shape";

/** What a card shows where there is no game. */
const EXAMPLE = [".......", ".......", "...O...", "...X...", "..OXO..", ".XXOXO."];

/** A sign within its disc. */
const SMALLER = "translate(5 5) scale(.55) translate(-5 -5)";

export function Miniature({ state }: MiniatureProps) {
  const board = state !== null && "symbols" in state ? state.board : EXAMPLE;
  const columns = board[0]?.length ?? 7;
  const scale = Math.min(80 / (columns * 10), 66 / (board.length * 10));
  const [width, height] = [columns * 10 * scale, board.length * 10 * scale];
  const [left, top] = [(96 - width) / 2, (72 - height) / 2];
  return (
    <svg viewBox={MINIATURE_BOX} class="miniature miniature-four" aria-hidden="true">
      <rect class="miniature-ground" x={left - 3} y={top - 3} width={width + 6} height={height + 6} rx="4" />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        {board.flatMap((line, row) =>
          [...line].map((sign, column) => (
            <g key={`${column} ${row}`} transform={`translate(${column * 10} ${row * 10})`}>
              <circle class={sign === "." ? "miniature-hole" : `disc-${sign.toLowerCase()}`} cx="5" cy="5" r="4" />
              {sign !== "." && <path class="disc-sign" d={SHAPE[sign as Mark]} transform={SMALLER} />}
            </g>
          )),
        )}
      </g>
    </svg>
  );
}
