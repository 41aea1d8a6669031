// SPDX-License-Identifier: Apache-2.0
// Events and results of a quiz in words.
import { type QuizScore, quizOf } from "../../api/quiz";
import type { Game, GameEvent, RoundResult, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { NAMED_MAX, countOutcomes, has, isAsked, isSheet, ownSeats, ranked, roleOf } from "./model";
import { answerText } from "./said";

/** What a question that is closed has come to, for the viewer first. */
function closedText(event: Schemas["QuizEventClosed"], game: Game): string {
  const { event: word, outcomes } = words.value.quiz;
  const all = event.outcomes ?? [];
  const own = all.find(({ seat }) => seat === game.you.seat);
  const answer = event.answer === null ? null : answerText(event.answer);
  switch (own?.outcome) {
    case "right": return own.points === 1 ? word.right : word.rightPoints(own.points);
    case "wrong": return word.wrong(answer);
    case "pass": return answer === null ? word.passed : `${word.passed} ${word.answer(answer)}`;
    case "unanswered": return word.unanswered(answer);
    default: {
      const others =
        all.length > NAMED_MAX
          ? countOutcomes(all).map(([outcome, count]) => word.said(outcomes[outcome] ?? outcome, String(count)))
          : all.map((one) => word.said(nameOf(game, one.seat), outcomes[one.outcome] ?? one.outcome));
      return [...others, ...(answer === null ? [] : [word.answer(answer)])].join(" ");
    }
  }
}

export function describe(event: GameEvent, game: Game): string | null {
  const word = words.value.quiz.event;
  const name = event.seat === null || event.seat === undefined ? "" : nameOf(game, event.seat);
  switch (event.kind) {
    case "subject": return words.value.quiz.subject.chose(name);
    case "part": return word.part(event.part, event.of, event.title);
    case "question": return word.question(event.question, event.text);
    case "closed": return closedText(event, game) || null;
    case "bell": return word.bell;
    case "stint-over": return word.stint(name, event.points, event.passes);
    // Of a class the board says how many are left.
    case "hand-in": return event.seat === game.you.seat || game.seats.length > NAMED_MAX ? null : word.handIn(name);
    case "appeal": return word.appeal(name, event.question);
    case "ruling": return event.granted ? word.granted(event.question) : word.refused(event.question);
    case "tie-break": return word.tieBreak(event.seats.map((seat) => nameOf(game, seat)).join(", "));
    case "tie-break-over": return word.tieBreakOver;
    default: return null;
  }
}

/** What the viewer is to do now. */
export function turn(game: Game): string {
  const word = words.value.quiz.event;
  const quiz = quizOf(game);
  if (game.status !== "playing" || quiz.state === null) return "";
  const { state } = quiz;
  if (ownSeats(quiz).some((seat) => isAsked(state, seat)) && !isSheet(state)) return word.asked;
  if (roleOf(quiz) === "master" && state.waiting_for.includes(game.you.seat ?? -1) && has(quiz, "judgement")) return word.judge;
  return has(quiz, "ready") && state.phase === "ready" ? word.ready : "";
}

export const scoresOf = (round: RoundResult): readonly QuizScore[] => round.scores ?? [];

export const headline = (_game: Game, round: RoundResult): string => words.value.quiz.result.alone(scoresOf(round)[0]?.points ?? 0);

export function details(game: Game, round: RoundResult): string[] {
  const { result: word } = words.value.quiz;
  const winners = round.winners ?? [];
  const names = winners.map((seat) => nameOf(game, seat));
  const title = round.title ?? null;
  const scores = ranked(scoresOf(round));
  const first = scores.length < 2 || names.length === 0 ? [] : [names.length === 1 ? word.wins(names[0] ?? "", title) : word.shared(names.join(", "))];
  return [...first.map((line) => `${line}.`), ...scores.map(({ seat, points, passes }) => `${word.score(nameOf(game, seat), points, passes)}.`)];
}
