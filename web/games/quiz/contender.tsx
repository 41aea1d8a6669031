// SPDX-License-Identifier: Apache-2.0
// The screen of a contender, and of whoever watches: the same without controls.
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizState } from "../../api/quiz";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import { Answering } from "./answering";
import { Appeals } from "./checking";
import { act, has, isAsked, isShown, roleOf, waitingText } from "./model";
import { Ready } from "./ready";
import { SoFar } from "./review";
import { Sheet } from "./sheet";
import { ChoiceList, Last, Order, PartLine, QuestionText, QuizClock, Scores, Sets } from "./stage";

interface ContenderProps {
  live: LiveGame;
  game: QuizGame;
  state: QuizState;
}

export function Contender({ live, game, state }: ContenderProps) {
  const plays = roleOf(game) === "contender";
  return (
    <>
      <div class="quiz-now">
        <PartLine game={game} state={state} />
        <QuizClock game={game} state={state} />
        <Asked live={live} game={game} state={state} />
        {plays && <Ready live={live} game={game} state={state} />}
        <Alert problem={live.problem.value} />
        <Last game={game} state={state} />
        <Appeals live={live} game={game} state={state} />
      </div>
      <div class="quiz-beside">
        <Scores game={game} state={state} />
        <Order game={game} state={state} />
        <SoFar key={String(state.phase === "checking")} game={game} live={live} open={state.phase === "checking"} />
        <Sets state={state} />
      </div>
    </>
  );
}

/** What is asked now, and for whom it is asked what answers it. */
function Asked({ live, game, state }: ContenderProps) {
  const { quiz: word } = words.value;
  const seat = game.you.seat;
  const asked = seat !== null && roleOf(game) === "contender" && isAsked(state, seat);
  if (state.part?.kind === "sheet" && state.phase === "question") {
    if (asked) return <Sheet live={live} game={game} state={state} seat={seat} />;
    return (
      <>
        {seat !== null && <p>{word.sheet.handedIn}</p>}
        <Waiting game={game} state={state} />
      </>
    );
  }
  const question = state.questions[0];
  if (question === undefined) return null;
  // What is read aloud the contender says; the page only lets them pass.
  const aloud = game.options.reading === "aloud" && state.chair === seat && seat !== null && has(game, "response");
  const judged = state.phase === "judging" && state.responses.some((one) => one.seat === seat);
  return (
    <>
      <QuestionText game={game} question={question} />
      {asked && isShown(question) ? (
        <Answering key={question.question} live={live} game={game} question={question} seat={seat} first />
      ) : (
        <ChoiceList question={question} />
      )}
      {aloud && (
        <button type="button" aria-disabled={!live.ready} onClick={() => act(live, "responses", { pass: true, question: question.question })}>
          {word.pass}
        </button>
      )}
      {judged && <p>{word.judging}</p>}
      {!asked && !judged && <Waiting game={game} state={state} />}
    </>
  );
}

/** Who has not answered yet, where all were asked. */
function Waiting({ game, state }: { game: QuizGame; state: QuizState }) {
  if (state.chair !== null || state.phase !== "question" || state.waiting_for.length === 0) return null;
  return <p>{waitingText(game, state.waiting_for)}</p>;
}
