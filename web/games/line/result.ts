// SPDX-License-Identifier: Apache-2.0
// What a round of a line game or of Connect Four has come to, in words.
import type { Game, GameResults, RoundResult } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { titleOf } from "../../parts/rulesets";
import type { Mark } from "./field";
import { isBoardGame } from "./history";

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

/** The text to share of the last round, or of a match of several; SIGNS are what its picture is made of. */
export function shareText(game: Game, results: GameResults, signs: Record<string, string>): string {
  const { share: word } = words.value.line;
  const title = titleOf(game.ruleset);
  const round = results.rounds[results.rounds.length - 1];
  if (round === undefined || !isBoardGame(game)) return title;
  const mark = typeof round.winner === "number" ? markOf(round.winner, round) : null;
  const several = results.rounds.length > 1;
  const [one, other] = [game.seats[0]?.points ?? 0, game.seats[1]?.points ?? 0];
  const score = word.score(nameOf(game, 0), one, other, nameOf(game, 1));
  const first = several ? score : mark === null ? word.draw : word.wins(mark);
  const board = game.state?.board ?? [];
  const picture = board.length <= PICTURE ? board.map((line) => [...line].map((sign) => signs[sign] ?? "").join("")) : [];
  const last = several ? `${score}, ${word.rounds(results.rounds.length)}` : sentence(round);
  return [`${title}: ${first}`, ...picture, last].join("\n");
}
