// SPDX-License-Identifier: Apache-2.0
// A board of two symbols that is clicked together, and what it is worth: for line games and Connect Four.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { ChoiceField } from "../../parts/field";
import { Failed } from "../../parts/problem";
import { useAnalysis } from "../frame/ask";
import { byCount } from "./entering";
import { type Field, type Mark, type Position, sameField, withMark } from "./field";
import { Grid } from "./grid";
import { winnerBy } from "./values";

/** What a tap puts: the symbol whose turn it is, one of the two, or nothing. */
type Put = "turn" | Mark | "away";
type Found = Schemas["LinePositionAnalysis"] | Schemas["ConnectfourPositionAnalysis"];

interface EnteredBoardProps {
  ruleset: string;
  /** What is sent with the board. */
  options: Record<string, unknown>;
  columns: number;
  rows: number;
  /** The field that a tap on FIELD of BOARD fills, or empties where AWAY; null for none. */
  target: (board: readonly string[], field: Field, away: boolean) => Field | null;
  /** Where KEY takes the cursor; null for a key that does not move it. */
  moves: (event: KeyboardEvent, at: Field, board: readonly string[]) => Field | null;
  draw: (mark: Mark) => ComponentChildren;
  /** A field in words. */
  place: (field: Field) => string;
  /** The frame that the grid stands in. */
  frame: (grid: ComponentChildren) => ComponentChildren;
  classes: string;
}

export function EnteredBoard(props: EnteredBoardProps) {
  const { ruleset, options, columns, rows, target, moves, draw, frame, classes } = props;
  const { position: word } = words.value.analysis;
  const [board, setBoard] = useState<readonly string[]>(() => Array.from({ length: rows }, () => ".".repeat(columns)));
  const [last, setLast] = useState<Field | null>(null);
  const [put, setPut] = useState<Put>("turn");
  const [side, setSide] = useState<Mark | "count">("count");
  const cursor = useSignal<Field>({ column: (columns - 1) >> 1, row: (rows - 1) >> 1 });
  const toMove = side === "count" ? byCount(board) : side;
  const body = { options, board: [...board], to_move: toMove } as Schemas["Position"];
  const asked = useAnalysis<Found>(ruleset, body);
  const best = bestOf(asked.value, board, target);
  const tap = (field: Field) => {
    cursor.value = field;
    // Taps come faster than the page is drawn: each begins at the newest board.
    setBoard((before) => {
      // What can take no symbol gives up the one that it has.
      const away = put === "away" || (put === "turn" && target(before, field, false) === null);
      const at = target(before, field, away);
      setLast(away ? null : at);
      if (at === null) return before;
      return withMark(before, at, away ? "." : put === "X" || put === "O" ? put : byCount(before));
    });
  };
  const press = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey) return false;
    const to = moves(event, cursor.value, board);
    if (to !== null) cursor.value = to;
    else if (event.key === "Enter" || event.key === " ") tap(cursor.value);
    else return false;
    return true;
  };
  const clear = () => {
    setBoard((before) => before.map((line) => ".".repeat(line.length)));
    setLast(null);
  };
  const position: Position = { board, last: sameField(best, last) ? null : last, winning: null, ply: 0, better: best };
  const grid = (
    <Grid
      round={0} position={position} cursor={cursor} draw={draw} mine={null} sent={null} ghost={null} marked={null} open waits={false}
      keyPress={press} tap={tap}
    />
  );
  return (
    <div class="position">
      <div class={`board-area ${classes}`} style={{ "--columns": columns, "--rows": rows }}>
        {frame(grid)}
      </div>
      <div class="position-found">
        <div class="position-put">
          <ChoiceField
            label={word.put}
            choices={[["turn", word.inTurn], ["X", "X"], ["O", "O"], ["away", word.away]]}
            value={put}
            change={(value) => setPut(value as Put)}
          />
          <ChoiceField
            label={word.toMove}
            choices={[["count", word.byCount], ["X", "X"], ["O", "O"]]}
            value={side}
            change={(value) => setSide(value as Mark | "count")}
          />
        </div>
        <div class="buttons">
          <button type="button" onClick={clear}>{word.clear}</button>
        </div>
        <section aria-label={word.found} aria-busy={asked.value === null && asked.problem === null}>
          <h2>{word.found}</h2>
          {asked.problem !== null && <Failed problem={asked.problem} retry={asked.retry} />}
          <div role="status">
            {asked.value === null ? asked.problem === null && <p>{word.asking}</p> : <Worth found={asked.value} mark={toMove} best={best} {...props} />}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Where the best move of FOUND goes; null where there is none. */
function bestOf(found: Found | null, board: readonly string[], target: EnteredBoardProps["target"]): Field | null {
  const best = found?.best ?? null;
  if (best === null) return null;
  return "row" in best ? (best as Field) : target(board, { column: best.column, row: 0 }, false);
}

function Worth({ found, mark, best, place }: Pick<EnteredBoardProps, "place"> & { found: Found; mark: Mark; best: Field | null }) {
  const { position: word, line } = words.value.analysis;
  const winner = winnerBy(found, mark);
  const value = winner === null ? word.open : winner === "draw" ? line.draw : line.wins(winner);
  const further = found.principal_variation.map(([column = 0, row = 0]) => place({ column, row }));
  return (
    <>
      <p class="position-value">{word.value(value)}</p>
      <p>{best === null ? word.over : word.bestField(mark, place(best))}</p>
      {further.length > 1 && <p>{word.line(further.join("; "))}</p>}
    </>
  );
}
