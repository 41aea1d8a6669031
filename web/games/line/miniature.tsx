// SPDX-License-Identifier: Apache-2.0
import { MINIATURE_BOX, type MiniatureProps } from "../family";
import type { Mark } from "./field";
import { SHAPE } from "./shape";

/** What a card shows where there is no game: tic-tac-toe, a board of any size, a large one. */
const SMALL = ["O..", ".X.", "O.X"];
const FREE = ["......", "..OX..", "..XO..", ".XOXO.", "X.....", "......"];
const WOOD = [".......", "..O....", "..XXO..", ".OX.X..", "...XO..", "..O....", "......."];
/** Rows of a large board that are shown; more cannot be seen. */
const MOST = 11;

/** The part of BOARD around its symbols that is not larger than MOST by MOST. */
function cut(board: readonly string[]): readonly string[] {
  if (board.length <= MOST) return board;
  const used = board.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === "." ? [] : [{ row, column }])));
  const centre = (board.length - 1) / 2;
  const middle = (values: number[]) => (values.length === 0 ? centre : (Math.min(...values) + Math.max(...values)) / 2);
  const from = (at: number) => Math.max(0, Math.min(board.length - MOST, Math.round(at - (MOST - 1) / 2)));
  const [top, left] = [from(middle(used.map(({ row }) => row))), from(middle(used.map(({ column }) => column)))];
  return board.slice(top, top + MOST).map((line) => line.slice(left, left + MOST));
}

export function Miniature({ ruleset, options, state }: MiniatureProps) {
  const given = state !== null && "symbols" in state ? state.board : null;
  const wood = given === null ? ruleset === "gomoku" || Number(options.size ?? 0) > 9 : given.length > 9;
  const board = cut(given ?? (wood ? WOOD : ruleset === "tic-tac-toe" ? SMALL : FREE));
  const side = board.length * 10;
  const lines = wood ? board.map((_, index) => index * 10 + 5) : board.slice(1).map((_, index) => (index + 1) * 10);
  const [from, to] = wood ? [5, side - 5] : [0, side];
  return (
    <svg viewBox={MINIATURE_BOX} class={`miniature miniature-${wood ? "wood" : "paper"}`} aria-hidden="true">
      <rect class="miniature-ground" x="13" y="1" width="70" height="70" rx="3" />
      <g transform={`translate(16 4) scale(${64 / side})`}>
        <path class="miniature-lines" d={lines.map((at) => `M${at} ${from}V${to}M${from} ${at}H${to}`).join("")} />
        {board.flatMap((line, row) =>
          [...line].map((sign, column) =>
            sign === "." ? null : (
              <path
                key={`${column} ${row}`}
                class={`miniature-${sign.toLowerCase()}`}
                d={SHAPE[sign as Mark]}
                transform={`translate(${column * 10} ${row * 10})`}
              />
            ),
          ),
        )}
      </g>
    </svg>
  );
}
