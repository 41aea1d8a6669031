// SPDX-License-Identifier: Apache-2.0
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { FourGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import type { BoardProps } from "../family";
import { PlaceHere, useConfirmation } from "../line/confirm";
import type { Field } from "../line/field";
import { Grid } from "../line/grid";
import { shownPosition, useMoves } from "../line/history";
import { MoveList } from "../line/moves";
import { isBusy, myMark, refusalText, sentMove, takesMove, useRefusal } from "../line/turn";
import { columnTo, headOf, landing } from "./column";
import { Disc } from "./disc";

export function Board({ live, game, past }: BoardProps) {
  if (game.family !== "connectfour" || game.state === null) return null;
  return <Loaded live={live} game={game} state={game.state} past={past} />;
}

interface LoadedProps extends BoardProps {
  game: FourGame;
  state: NonNullable<FourGame["state"]>;
}

function Loaded({ live, game, state, past }: LoadedProps) {
  const { columns, rows } = state;
  const round = past ?? game.round?.number ?? 1;
  const list = useMoves(game, round);
  const cursor = useSignal<Field>(headOf(state.board, (columns - 1) >> 1));
  const lit = useSignal<number | null>(null);
  const winning = live.results.value?.rounds.find((one) => one.round === round)?.winning_line ?? null;
  const position = shownPosition(game, state, round, list.moves, winning);
  const mine = myMark(game, state);
  const board = position?.board ?? state.board;
  // A disc that fell into the cursor's column lifts the cursor to where the next one would lie.
  useLayoutEffect(() => {
    cursor.value = headOf(board, cursor.value.column);
  }, [game.version, position?.ply, round]);
  const refusal = useRefusal(game.version);
  const play = ({ column }: Field) => {
    const newest = live.view.value;
    if (past !== null || mine === null || !live.ready || newest?.family !== "connectfour" || newest.state === null) return;
    if (newest.status !== "playing") return;
    refusal.value = !takesMove(live) ? "turn" : landing(newest.state.board, column) === null ? "full" : null;
    if (refusal.value === null) void live.act("moves", { column });
  };
  const confirmation = useConfirmation(columns, rows, game.version, play);
  const playing = past === null && game.status === "playing";
  const open = playing && takesMove(live);
  const keyPress = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey || event.ctrlKey) return false;
    const to = columnTo(event.key, cursor.value, board);
    if (to !== null) cursor.value = to;
    else if (event.key === "Enter" || event.key === " ") play(cursor.value);
    else return false;
    return true;
  };
  const tap = (column: number) => {
    const field = headOf(board, column);
    cursor.value = field;
    if (past !== null) return;
    if (takesMove(live) && landing(board, column) !== null) confirmation.tap(field);
    else play(field);
  };
  const target = (column: number | null) => (column === null ? null : landing(board, column));
  const sent = target(sentMove(live)?.column ?? null);
  const marked = confirmation.marked.value;
  return (
    <>
      <div class="board-area four-board" style={{ "--columns": columns, "--rows": rows }}>
        {position === null ? (
          <p>{words.value.common.loading}</p>
        ) : (
          <div class="four-plate">
            {mine === null ? (
              <ColumnNumbers count={columns} />
            ) : (
              <Columns board={board} open={open} drop={tap} over={(column) => (lit.value = column)} />
            )}
            <Grid
              round={round}
              position={position}
              cursor={cursor}
              draw={(mark, field) => <Falling mark={mark} row={field.row} />}
              mine={mine}
              sent={past === null ? sent : null}
              ghost={open ? (marked ?? target(lit.value)) : null}
              marked={marked}
              open={open}
              waits={playing && mine !== null && isBusy(live, game)}
              classOf={({ column }) => columnClass(column, marked?.column ?? lit.value, cursor.value.column)}
              keyPress={keyPress}
              tap={({ column }) => tap(column)}
              over={(field) => (lit.value = field?.column ?? null)}
            />
          </div>
        )}
        {mine !== null && <PlaceHere confirmation={confirmation} />}
        {playing && <Alert problem={live.problem.value} text={refusalText(refusal.value)} />}
      </div>
      <MoveList
        list={list}
        game={game.id}
        round={round}
        over={!playing}
        ply={position?.ply ?? 0}
        short={({ column }) => String(column)}
      />
    </>
  );
}

/** The column under the pointer is lit, else the one that has the cursor. */
const columnClass = (column: number, lit: number | null, cursor: number): string =>
  column === lit ? "lit" : lit === null && column === cursor ? "under-cursor" : "";

/** A disc that falls from above the board into ROW when it is new. */
function Falling({ mark, row }: { mark: "X" | "O"; row: number }) {
  return (
    <span class="falling-disc" style={{ "--fall": row + 1 }}>
      <Disc mark={mark} />
    </span>
  );
}

/** What stands above the board for those who watch. */
function ColumnNumbers({ count }: { count: number }) {
  return (
    <div class="drop-columns" aria-hidden="true">
      {Array.from({ length: count }, (_, column) => (
        <span key={column}>{column}</span>
      ))}
    </div>
  );
}

interface ColumnsProps {
  board: readonly string[];
  open: boolean;
  drop: (column: number) => void;
  over: (column: number | null) => void;
}

/** The buttons above the board. They are no tab stop, as the board's keys do the same. */
function Columns({ board, open, drop, over }: ColumnsProps) {
  const { line: word } = words.value;
  const count = board[0]?.length ?? 0;
  return (
    <div role="group" class="drop-columns" aria-label={word.columns} onPointerLeave={() => over(null)}>
      {Array.from({ length: count }, (_, column) => (
        <button
          key={column}
          type="button"
          class="drop-column"
          tabIndex={-1}
          aria-label={word.drop(column)}
          aria-disabled={!open || landing(board, column) === null}
          onClick={() => drop(column)}
          onPointerEnter={() => over(column)}
        >
          {column}
        </button>
      ))}
    </div>
  );
}
