// SPDX-License-Identifier: Apache-2.0
// The screen of a contender, and of whoever watches: the same without controls.
import type { QuizGame, QuizQuestion, QuizState } from "../../api/quiz";
import { words } from "../../i18n";
import { Answering, useUnread } from "./answering";
import { type QuizProps, act, has, isAsked, isSheet, isShown, roleOf, waitingText } from "./model";
import { Round } from "./round";
import { Sheet } from "./sheet";
import { ChoiceList, QuestionText } from "./stage";

export function Contender(props: QuizProps) {
  return (
    <Round {...props}>
      <Asked {...props} />
    </Round>
  );
}

/** What is asked now, and for whom it is asked what answers it. */
function Asked({ live, game, state }: QuizProps) {
  const { quiz: word } = words.value;
  const seat = game.you.seat;
  const asked = seat !== null && roleOf(game) === "contender" && isAsked(state, seat);
  const question = state.questions[0];
  if (question === undefined) return null;
  if (isSheet(state)) {
    if (asked) return <Sheet live={live} game={game} state={state} seat={seat} />;
    return (
      <>
        {seat !== null && <p>{state.phase === "judging" ? word.judging : word.sheet.handedIn}</p>}
        <Waiting game={game} state={state} />
      </>
    );
  }
  // What is read aloud the contender says; the page only lets them pass.
  const aloud = game.options.reading === "aloud" && state.chair === seat && seat !== null && has(game, "response");
  const judged = seat !== null && state.responses.some((one) => one.seat === seat);
  return (
    <>
      <QuestionText game={game} question={question} />
      {asked && isShown(question) ? (
        <Answering key={question.question} live={live} game={game} question={question} seat={seat} first />
      ) : (
        <ChoiceList question={question} />
      )}
      {aloud && <Passing key={question.question} live={live} question={question} />}
      {judged && <p>{word.judging}</p>}
      {!asked && !judged && <Waiting game={game} state={state} />}
    </>
  );
}

/** The one thing that a contender does where questions are read aloud. */
function Passing({ live, question }: { live: QuizProps["live"]; question: QuizQuestion }) {
  const still = useUnread() || !live.ready;
  return (
    <button type="button" aria-disabled={still} onClick={() => still || act(live, "responses", { pass: true, question: question.question })}>
      {words.value.quiz.pass}
    </button>
  );
}

/** Who has not answered yet, where all were asked. */
function Waiting({ game, state }: { game: QuizGame; state: QuizState }) {
  if (state.chair !== null || state.phase !== "question" || state.waiting_for.length === 0) return null;
  return <p>{waitingText(game, state.waiting_for)}</p>;
}
