// SPDX-License-Identifier: Apache-2.0
// Events and results of code-breaking in words, and the text to share.
import { api, read } from "../../api/client";
import type { CodeGame, Game, GameEvent, GameResults, RoundResult, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { titleOf } from "../../parts/rulesets";
import { type CodeNumbers, labelsIn } from "../../proof/code";
import { answerText } from "./peg";

/** EVENT in words; null for what is common to all games. */
export function describe(event: GameEvent, game: Game): string | null {
  const { code: word } = words.value;
  switch (event.kind) {
    case "guess": {
      const answer = answerText(labelsIn(event), event);
      if (event.code === undefined) return `${word.race.guessRow(nameOf(game, event.seat ?? 0), event.attempt, answer)}.`;
      return `${answer === "" ? word.plainRow(event.attempt, event.code) : word.guessRow(event.attempt, event.code, answer)}.`;
    }
    case "answer":
      return `${word.guessRow(event.attempt, event.code, answerText(labelsIn(event), event))}.`;
    case "answer-corrected":
      return word.corrected(event.attempt, answerText(labelsIn(event), event));
    case "secret":
      return event.seat === game.you.seat ? word.secretSet : word.secretSetBy(nameOf(game, event.seat ?? 0));
    case "reveal":
      if (!event.honest) return word.revealedFalse(event.wrong);
      return event.secret === undefined ? word.revealedHonest : word.told(event.secret);
    default:
      return null;
  }
}

/** Who needed the fewest guesses, in words. */
function raceText(game: Game, { boards = [], solver }: RoundResult): string {
  const { race: word } = words.value.code;
  if (solver != null) return word.fewest(nameOf(game, solver), boards[solver]?.attempts ?? 0);
  return boards.some(({ solved }) => solved) ? word.shared : word.nobody;
}

export function headline(game: Game, round: RoundResult): string {
  const { code: word } = words.value;
  if (round.boards !== undefined) return raceText(game, round);
  return round.solved === true ? word.solvedIn(round.attempts ?? 0) : word.notSolved;
}

export function details(game: Game, round: RoundResult): string[] {
  const { code: word } = words.value;
  const lines: string[] = [];
  if (round.boards !== undefined) {
    // Without a match result it is the headline.
    if (game.result !== null) lines.push(`${raceText(game, round)}.`);
  } else if (game.seats.length > 1 && round.solver != null) {
    lines.push(word.solvedBy(nameOf(game, round.solver)));
  } else if (game.result !== null && game.seats.length > 1) lines.push(`${word.notSolved}.`);
  if (game.result?.reason === "first-guess" && round.round === game.round.number) lines.push(word.firstGuessWon);
  if (round.secret != null) lines.push(word.codeWas(round.secret));
  if (round.honest === false) lines.push(word.dishonest(nameOf(game, round.leader ?? 0)));
  else if (round.forfeited_by !== null) {
    lines.push(round.forfeited_by === game.you.seat ? word.youForfeited : word.forfeited(nameOf(game, round.forfeited_by)));
  }
  return lines;
}

type Row = CodeNumbers & { code: string };

/** One answer as a row of pictures, which tells nothing of the guess itself but right places where the game tells them. */
export function pictureOf(item: Row): string {
  const { code } = item;
  if (item.positions !== undefined) {
    return [...code].map((symbol, place) => (item.positions?.[place] === symbol ? "🟩" : "⬛")).join("");
  }
  const [first, second] = item.bulls === undefined ? ["⚫", "⚪"] : ["🐂", "🐄"];
  const right = item.bulls ?? item.black ?? item.exact ?? 0;
  const misplaced = item.cows ?? item.white ?? item.misplaced ?? 0;
  return first.repeat(right) + second.repeat(misplaced) + "·".repeat(Math.max(code.length - right - misplaced, 0));
}

/** The text to share: TITLE and guesses, a row of pictures for each, and a sentence. */
export function shareText(title: string, options: CodeGame["options"], solved: boolean, history: readonly Row[]): string {
  const { code: word } = words.value;
  const count = solved ? String(history.length) : "X";
  const sentence = solved ? word.solvedIn(history.length) : word.notSolved;
  return [`${title} ${count}/${options.max_guesses ?? "∞"}`, ...history.map(pictureOf), sentence].join("\n");
}

/** The guesses of ROUND: those of the view, or asked for where it is an earlier one. */
export async function historyOf(game: CodeGame, round: number): Promise<Schemas["AnsweredGuess"][]> {
  if (round === game.round.number && game.state !== null) return game.state.history;
  const params = { path: { game: game.id }, query: { round } };
  return (await read(api.GET("/v1/games/{game}/history", { params }))).items as Schemas["AnsweredGuess"][];
}

export async function share(game: Game, results: GameResults, round: number): Promise<string> {
  if (game.family !== "codebreaking") return "";
  const result = results.rounds.find((one) => one.round === round);
  const solved = result?.solved ?? result?.boards?.find(({ seat }) => seat === game.you.seat)?.solved;
  return shareText(titleOf(game.ruleset), game.options, solved === true, await historyOf(game, round));
}
