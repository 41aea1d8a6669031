// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import type { AnalysisProps } from "../family";
import { type BestField, BoardAnalysis } from "../line/analysis";
import { emptyLike, withMark } from "../line/field";
import { landing } from "./column";

/** The best column's disc would have fallen on what lay there before the move. */
const bestField: BestField = (moves, index, game) => {
  const best = moves[index]?.best ?? null;
  if (best === null || game.state === null) return null;
  const empty = emptyLike(game.state.board);
  const before = moves.slice(0, index).reduce((board, move, ply) => withMark(board, move, ply % 2 === 0 ? "X" : "O"), empty);
  return landing(before, best.column);
};

export function Analysis(props: AnalysisProps) {
  const { column: word } = words.value.analysis.line;
  return <BoardAnalysis {...props} best={bestField} place={({ column }) => word(column)} short={({ column }) => String(column)} />;
}
