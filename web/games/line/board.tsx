// SPDX-License-Identifier: Apache-2.0
import { useSignal } from "@preact/signals";
import type { LineGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import type { BoardProps } from "../family";
import { PlaceHere, useConfirmation } from "./confirm";
import { type Field, cursorTo, markAt } from "./field";
import { Grid, Numbers } from "./grid";
import { shownPosition, useMoves } from "./history";
import { MoveList } from "./moves";
import { Symbol } from "./symbol";
import { isBusy, myMark, refusalText, sentMove, takesMove, useRefusal } from "./turn";

export function Board({ live, game, past }: BoardProps) {
  if (game.family !== "line" || game.state === null) return null;
  return <Loaded live={live} game={game} state={game.state} past={past} />;
}

interface LoadedProps extends BoardProps {
  game: LineGame;
  state: NonNullable<LineGame["state"]>;
}

function Loaded({ live, game, state, past }: LoadedProps) {
  const { size } = state;
  const round = past ?? game.round?.number ?? 1;
  const list = useMoves(game, round);
  const middle = (size - 1) >> 1;
  const cursor = useSignal<Field>({ column: middle, row: middle });
  const winning = live.results.value?.rounds.find((one) => one.round === round)?.winning_line ?? null;
  const position = shownPosition(game, state, round, list.moves, winning);
  const mine = myMark(game, state);
  const refusal = useRefusal(game.version);
  const play = (field: Field) => {
    const newest = live.view.value;
    if (past !== null || mine === null || !live.ready || newest?.family !== "line" || newest.state === null) return;
    if (newest.status !== "playing") return;
    refusal.value = !takesMove(live) ? "turn" : markAt(newest.state.board, field) !== null ? "taken" : null;
    if (refusal.value === null) void live.act("moves", { column: field.column, row: field.row });
  };
  const confirmation = useConfirmation(size, size, game.version, play);
  const playing = past === null && game.status === "playing";
  const open = playing && takesMove(live);
  const key = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey) return false;
    const to = cursorTo(event.key, event.ctrlKey, cursor.value, size, size);
    if (to !== null) cursor.value = to;
    else if (event.key === "Enter" || event.key === " ") play(cursor.value);
    else return false;
    return true;
  };
  const tap = (field: Field) => {
    cursor.value = field;
    if (past !== null) return;
    if (takesMove(live) && position !== null && markAt(position.board, field) === null) confirmation.tap(field);
    else play(field);
  };
  const sent = sentMove(live);
  const marked = confirmation.marked.value;
  return (
    <>
      <div class={`board-area ${size > 9 ? "wood-board" : "paper-board"}`} style={{ "--columns": size, "--rows": size }}>
        {position === null ? (
          <p>{words.value.common.loading}</p>
        ) : (
          <div class="edge-numbered">
            <Numbers size={size} at="top" />
            <Numbers size={size} at="side" />
            <Grid
              position={position}
              cursor={cursor}
              draw={(mark) => <Symbol mark={mark} />}
              mine={mine}
              sent={past === null && sent?.row !== undefined ? { column: sent.column, row: sent.row } : null}
              ghost={open ? marked : null}
              marked={marked}
              open={open}
              waits={playing && mine !== null && isBusy(live, game)}
              classOf={(field) => crossClass(field, marked)}
              round={round}
              keyPress={key}
              tap={tap}
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
        short={({ column, row }) => `${column}, ${row}`}
      />
    </>
  );
}

/** Row and column of a marked field are lit, as a finger covers the field itself. */
const crossClass = ({ column, row }: Field, marked: Field | null): string =>
  marked !== null && (marked.column === column || marked.row === row) ? "crossed" : "";
