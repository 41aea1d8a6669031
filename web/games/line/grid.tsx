// SPDX-License-Identifier: Apache-2.0
// The grid of line games and of Connect Four: one tab stop, a name for every field, and what is drawn over it.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../i18n";
import { type Field, type Mark, type Position, markAt, sameField } from "./field";

export interface GridProps {
  round: number;
  position: Position;
  cursor: Signal<Field>;
  /** What a field looks like with MARK on it. */
  draw: (mark: Mark, field: Field) => ComponentChildren;
  /** The symbol of whoever looks; null for those who watch. */
  mine: Mark | null;
  /** Where they have moved without an answer yet. */
  sent: Field | null;
  /** Where they would move: shown as a shadow. */
  ghost: Field | null;
  /** The field that waits for its second tap. */
  marked: Field | null;
  /** Whether a move can be made now. */
  open: boolean;
  /** Whether the board takes nothing for a moment. */
  waits: boolean;
  /** Further classes of a field: of the column that is lit, and so on. */
  classOf?: (field: Field) => string;
  /** The keyboard's: whether the key was of use. */
  keyPress: (event: KeyboardEvent) => boolean;
  tap: (field: Field) => void;
  over?: (field: Field | null) => void;
}

const isWinning = (position: Position, { column, row }: Field): boolean =>
  position.winning?.some(([x, y]) => x === column && y === row) ?? false;

export function Grid(props: GridProps) {
  const { round, position, cursor, waits, keyPress, over } = props;
  const grid = useRef<HTMLDivElement>(null);
  const rows = position.board.length;
  const columns = position.board[0]?.length ?? 0;
  const at = cursor.value;
  // The focus follows the cursor where the board has it, and stays where it is otherwise.
  useLayoutEffect(() => {
    const board = grid.current;
    if (board === null || !board.contains(document.activeElement)) return;
    board.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: rows <= 9 });
  }, [at.column, at.row]);
  // The button that began a round is gone with the result of the one before; who pressed it goes on at the board.
  const begun = useRef(round);
  useLayoutEffect(() => {
    if (begun.current === round) return;
    begun.current = round;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [round]);
  return (
    <div class="board-plate">
      <div
        ref={grid}
        role="grid"
        class="board-grid"
        aria-label={words.value.game.board}
        aria-disabled={waits ? "true" : undefined}
        onKeyDown={(event) => {
          if (keyPress(event)) event.preventDefault();
        }}
        onPointerLeave={() => over?.(null)}
      >
        {position.board.map((_, row) => (
          <div key={row} role="row" class="board-row">
            {Array.from({ length: columns }, (_none, column) => (
              <Cell key={column} {...props} field={{ column, row }} chosen={at.column === column && at.row === row} />
            ))}
          </div>
        ))}
      </div>
      <WinningLine position={position} columns={columns} rows={rows} />
    </div>
  );
}

function Cell({ field, chosen, ...props }: GridProps & { field: Field; chosen: boolean }) {
  const { position, draw, mine, sent, ghost, marked, classOf, tap, over, open } = props;
  const mark = markAt(position.board, field);
  const last = sameField(position.last, field);
  const winning = isWinning(position, field);
  const pending = mark === null && sameField(sent, field);
  const shadow = mark === null && !pending && sameField(ghost, field);
  const shown = mark ?? (pending || shadow ? mine : null);
  const state = mark !== null ? (last ? "arrived" : "") : pending ? "arrived faded" : "ghost";
  const better = sameField(position.better, field);
  const classes = Object.entries({ better, last, winning, free: open && mark === null })
    .flatMap(([name, applies]) => (applies ? [name] : []));
  return (
    <div
      role="gridcell"
      class={["square", ...classes, classOf?.(field) ?? ""].join(" ").trim()}
      aria-label={words.value.line.field(field.column, field.row, mark, last, winning)}
      aria-selected={marked === null ? undefined : sameField(marked, field)}
      tabIndex={chosen ? 0 : -1}
      onClick={() => tap(field)}
      onPointerEnter={() => over?.(field)}
    >
      {shown !== null && <span class={`piece ${state}`}>{draw(shown, field)}</span>}
    </div>
  );
}

/** Drawn over the fields from the middle of the first to the middle of the last. */
function WinningLine({ position, columns, rows }: { position: Position; columns: number; rows: number }) {
  const first = position.winning?.[0];
  const end = position.winning?.[position.winning.length - 1];
  if (first === undefined || end === undefined) return null;
  const middle = (value: number | undefined) => (value ?? 0) + 0.5;
  const d = `M${middle(first[0])} ${middle(first[1])}L${middle(end[0])} ${middle(end[1])}`;
  return (
    <svg class="winning-line" viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="winning-edge" pathLength={1} d={d} />
      <path class="winning-core" pathLength={1} d={d} />
    </svg>
  );
}

/** The numbers of columns and rows along two edges, for the eyes alone: fields say theirs. */
export function Numbers({ size, at }: { size: number; at: "top" | "side" }) {
  return (
    <div class={`edge-numbers edge-${at}`} aria-hidden="true">
      {Array.from({ length: size }, (_, index) => (
        <span key={index}>{index}</span>
      ))}
    </div>
  );
}
