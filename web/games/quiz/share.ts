// SPDX-License-Identifier: Apache-2.0
// The text to share: how each question of the viewer's went, or of who won, and a sentence. No question, no answer.
import { type QuizOutcome, readQuizHistory } from "../../api/quiz";
import type { Game, GameResults } from "../../api/schemas";
import { nameOf } from "../../parts/names";
import { titleOf } from "../../parts/rulesets";
import { words } from "../../i18n";
import { competingSeat } from "../frame/roles";
import { ranked } from "./model";
import { scoresOf } from "./describe";

const SIGNS: Record<QuizOutcome, string> = { right: "🟩", wrong: "🟥", pass: "🟨", unanswered: "⬜" };
const LINE = 10;

export async function share(game: Game, results: GameResults, number = results.rounds.length): Promise<string> {
  const round = results.rounds.find((one) => one.round === number);
  if (round === undefined) return titleOf(game.ruleset);
  const scores = ranked(scoresOf(round));
  const shown = competingSeat(game) ?? round.winners?.[0] ?? scores[0]?.seat ?? 0;
  const own = scores.find(({ seat }) => seat === shown);
  const items = await readQuizHistory(game.id, number);
  const signs = items.flatMap(({ responses }) => responses.filter(({ seat }) => seat === shown).map(({ outcome }) => (outcome === null ? "" : SIGNS[outcome])));
  const lines = Array.from({ length: Math.ceil(signs.length / LINE) }, (_, line) => signs.slice(line * LINE, line * LINE + LINE).join(""));
  const said = own === undefined ? "" : words.value.quiz.result.score(nameOf(game, shown), own.points, own.passes);
  return [`${titleOf(game.ruleset)}: ${words.value.quiz.result.alone(own?.points ?? 0)}`, ...lines, said].filter((line) => line !== "").join("\n");
}
