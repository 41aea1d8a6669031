// SPDX-License-Identifier: Apache-2.0
// What a round of a line game or of Connect Four has come to, in words.
import type { Game, GameResults, RoundResult } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { titleOf } from "../../parts/rulesets";
import { type Mark, positionAfter } from "./field";
import { type BoardGame, isBoardGame, readMoves } from "./history";

/** The symbol of SEAT in ROUND: the leader has X. */
export const markOf = (seat: number, round: Pick<RoundResult, "leader">): Mark => (seat === (round.leader ?? 0) ? "X" : "O");

export function headline(game: Game, round: RoundResult): string {
  const { result: word } = words.value.game;
  const winner = round.winner ?? null;
  if (winner === null) return word.draw;
  const seat = game.you?.seat ?? null;
  if (seat !== null) return seat === winner ? word.win : word.lose;
  return word.winner(nameOf(game, winner));
}

export function details(game: Game, round: RoundResult): string[] {
  const { line: word } = words.value;
  const count = round.moves ?? 0;
  const loser = round.forfeited_by;
  if (loser !== null) return [word.forfeited(nameOf(game, loser), markOf(loser, round), count)];
  const winner = round.winner ?? null;
  if (winner === null) return [word.boardFull];
  return [word.wonIn(nameOf(game, winner), markOf(winner, round), count)];
}

/** The last sentence of what is shared about ROUND. */
function sentence(round: RoundResult): string {
  const { share: word } = words.value.line;
  const count = round.moves ?? 0;
  const winner = round.winner ?? null;
  if (winner === null) return word.drawAfter(count);
  const mark = markOf(winner, round);
  return round.forfeited_by === null ? word.winsIn(mark, count) : word.winsByForfeit(mark, count);
}

/** The largest board whose picture is shared. */
const PICTURE = 9;

const pictured = (board: readonly string[]): boolean => Math.max(board.length, board[0]?.length ?? 0) <= PICTURE;

/** What is shared of ROUND of GAME; SIGNS are what its picture is made of. */
export async function shareText(
  game: Game, results: GameResults, signs: Record<string, string>, round: number,
): Promise<string> {
  const { share: word } = words.value.line;
  const title = titleOf(game.ruleset);
  const result = results.rounds.find((one) => one.round === round);
  if (result === undefined || !isBoardGame(game)) return title;
  const mark = typeof result.winner === "number" ? markOf(result.winner, result) : null;
  const board = await finalBoard(game, round);
  const picture = pictured(board) ? board.map((line) => [...line].map((sign) => signs[sign] ?? "").join("")) : [];
  const first = `${title}: ${mark === null ? word.draw : word.wins(mark)}`;
  return [first, ...picture, sentence(result), ...score(game, results)].join("\n");
}

/** The board at the end of ROUND: of an earlier one it is made of its moves. */
async function finalBoard(game: BoardGame, round: number): Promise<readonly string[]> {
  const board = game.state?.board ?? [];
  if (game.round?.number === round || !pictured(board)) return board;
  const moves = await readMoves(game.id, round);
  return positionAfter(moves, moves.length, board).board;
}

/** How the match stands where it has several rounds. */
function score(game: Game, results: GameResults): string[] {
  if (results.rounds.length < 2) return [];
  const { share: word } = words.value.line;
  const [one, other] = [game.seats[0]?.points ?? 0, game.seats[1]?.points ?? 0];
  return [word.score(nameOf(game, 0), one, other, nameOf(game, 1), results.rounds.length)];
}
