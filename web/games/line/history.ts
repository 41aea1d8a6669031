// SPDX-License-Identifier: Apache-2.0
// The moves of a round, kept up to date, and which of its positions is looked at.
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import { type Problem, asProblem } from "../../api/problem";
import type { FourGame, Game, LineGame, Schemas } from "../../api/schemas";
import { type Field, type Move, type Position, extended, positionAfter } from "./field";

/** A game whose state is a board of two symbols. */
export type BoardGame = LineGame | FourGame;
export type BoardState = NonNullable<BoardGame["state"]>;

export const isBoardGame = (game: Game): game is BoardGame => game.family === "line" || game.family === "connectfour";

interface Looked {
  game: string;
  round: number;
  ply: number;
  /** A move that would have been better than the last one that is shown. */
  better: Field | null;
}

/** The position that is looked at instead of the last one of its round. */
const looked = signal<Looked | null>(null);

/** Shows the position after PLY moves of ROUND, and where a BETTER last move was. */
export function lookAt(game: string, round: number, ply: number, better: Field | null = null): void {
  looked.value = { game, round, ply, better };
}

/** What is looked at in ROUND of GAME; null for its last position. */
export function lookedAt(game: string, round: number): Looked | null {
  const now = looked.value;
  return now !== null && now.game === game && now.round === round ? now : null;
}

type HistoryMove = Schemas["LineHistoryItem"] | Schemas["ConnectfourHistoryItem"];

/** The moves of ROUND, from the server. */
export async function readMoves(id: string, round: number): Promise<Move[]> {
  const given = await read(api.GET("/v1/games/{game}/history", { params: { path: { game: id }, query: { round } } }));
  return (given.items as HistoryMove[]).map(({ column, row, symbol, ply }) => ({ column, row, symbol, ply }));
}

export interface Moves {
  /** Null until they are there. */
  moves: readonly Move[] | null;
  problem: Problem | null;
  retry: () => void;
}

/**
 * The moves of ROUND of GAME. What the board tells of the current round is taken from it; the server is asked at first,
 * for earlier rounds, and when more has happened than the board tells.
 */
export function useMoves(game: BoardGame, round: number): Moves {
  const current = game.round?.number === round;
  const version = current ? game.version : 0;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [kept, setKept] = useState<{ round: number; moves: readonly Move[] } | null>(null);
  const [turn, setTurn] = useState(0);
  const before = useRef(kept);
  before.current = kept;
  useEffect(() => {
    const known = before.current?.round === round ? before.current.moves : null;
    const more = known !== null && current && game.state !== null ? extended(known, game.state) : known;
    if (more !== null) {
      if (more !== known) setKept({ round, moves: more });
      return undefined;
    }
    let gone = false;
    setProblem(null);
    readMoves(game.id, round).then(
      (moves) => gone || setKept({ round, moves }),
      (error: unknown) => gone || setProblem(asProblem(error)),
    );
    return () => {
      gone = true;
    };
  }, [game.id, round, version, turn]);
  return { moves: kept?.round === round ? kept.moves : null, problem, retry: () => setTurn((was) => was + 1) };
}

/**
 * What the board shows: the newest state, or the position that is looked at once the round is over. WINNING is the
 * line of the round where its result is known. Null while an earlier round's moves are not there yet.
 */
export function shownPosition(
  game: BoardGame, state: BoardState, round: number, moves: readonly Move[] | null, winning: Position["winning"],
): Position | null {
  const current = game.round?.number === round;
  const look = current && game.status === "playing" ? null : lookedAt(game.id, round);
  if (current && (look === null || moves === null)) {
    return { board: state.board, last: state.last, winning: state.winning_line, ply: moves?.length ?? 0, better: null };
  }
  if (moves === null) return null;
  const ply = Math.min(look?.ply ?? moves.length, moves.length);
  const position = { ...positionAfter(moves, ply, state.board), better: look?.better ?? null };
  return ply === moves.length ? { ...position, winning: current ? state.winning_line : winning } : position;
}
