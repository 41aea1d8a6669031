// SPDX-License-Identifier: Apache-2.0
// A quiz for an audience: large, and nothing to press.
import { quizOf } from "../../api/quiz";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { NAMED_MAX, isSheet } from "./model";
import { ChoiceList, Last, Order, PartLine, QuestionText, QuizClock, Scores, Sets } from "./stage";

export function Audience({ game }: { game: Game }) {
  const quiz = quizOf(game);
  const { state } = quiz;
  const { quiz: word } = words.value;
  if (state === null) return <p>{word.projector.notBegun}</p>;
  const over = game.status !== "playing";
  return (
    <div class="projector">
      {!over && (
        <div class="quiz-now">
          <PartLine game={quiz} state={state} />
          <QuizClock game={quiz} state={state} />
          {(isSheet(state) ? state.questions : state.questions.slice(0, 1)).map((question) => (
            <div key={question.question}>
              <QuestionText game={quiz} question={question} />
              <ChoiceList question={question} />
            </div>
          ))}
          <Last game={quiz} state={state} />
        </div>
      )}
      <div>
        <Scores game={quiz} state={state} most={over ? undefined : NAMED_MAX} />
        {!over && <Order game={quiz} state={state} />}
        <Sets state={state} />
      </div>
    </div>
  );
}
