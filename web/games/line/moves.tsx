// SPDX-License-Identifier: Apache-2.0
// The list of moves, and looking back once the round is over.
import { useEffect, useRef } from "preact/hooks";
import { words } from "../../i18n";
import { Failed } from "../../parts/problem";
import type { Move } from "./field";
import { type Moves, lookAt } from "./history";
import { Symbol } from "./symbol";

interface MoveListProps {
  list: Moves;
  game: string;
  round: number;
  /** Whether the round is over, so that earlier positions can be looked at. */
  over: boolean;
  /** Moves made in the position that is shown. */
  ply: number;
  /** A move's place as short as possible: column and row, or the column. */
  short: (move: Move) => string;
}

export function MoveList({ list, game, round, over, ply, short }: MoveListProps) {
  const { line: word } = words.value;
  const box = useRef<HTMLOListElement>(null);
  const count = list.moves?.length ?? 0;
  // The move that is shown stays in view within the list, and the page does not scroll for it.
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>("[data-shown]");
    if (box.current === null || row === null || row === undefined) return;
    box.current.scrollTop = row.offsetTop - box.current.clientHeight / 2;
  }, [count, ply]);
  if (list.moves === null) {
    return list.problem === null ? null : <Failed problem={list.problem} retry={list.retry} />;
  }
  if (count === 0 && !over) return null;
  return (
    <div class="line-moves">
      {over && <LookBack game={game} round={round} ply={ply} count={count} />}
      <ol ref={box} class="line-move-list" aria-label={word.moves}>
        {list.moves.map((move) => {
          const shown = move.ply === ply;
          const text = (
            <>
              <span class="line-move-text" aria-hidden="true">
                <span class="line-move-number">{move.ply}</span>
                <Symbol mark={move.symbol} />
                <span>{short(move)}</span>
              </span>
              <span class="hidden">{word.move(move.ply, move.symbol, move.column, move.row)}</span>
            </>
          );
          return (
            <li key={move.ply} data-shown={shown ? "" : undefined}>
              {over ? (
                <button
                  type="button"
                  class="line-move"
                  aria-current={shown ? "step" : undefined}
                  onClick={() => lookAt(game, round, move.ply)}
                >
                  {text}
                </button>
              ) : (
                <span class="line-move">{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface LookBackProps {
  game: string;
  round: number;
  ply: number;
  count: number;
}

function LookBack({ game, round, ply, count }: LookBackProps) {
  const { line: word } = words.value;
  const step = (to: number) => {
    if (to >= 0 && to <= count) lookAt(game, round, to);
  };
  return (
    <div class="look-back">
      <button type="button" aria-disabled={ply <= 0} onClick={() => step(ply - 1)}>
        {word.previous}
      </button>
      <button type="button" aria-disabled={ply >= count} onClick={() => step(ply + 1)}>
        {word.next}
      </button>
      <span class="look-place">{word.place(ply, count)}</span>
    </div>
  );
}
