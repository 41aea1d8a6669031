// SPDX-License-Identifier: Apache-2.0
// The question master's desk: what is asked and what is right, what waits to be judged, and what the teams at the table say.
import { useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizQuestion } from "../../api/quiz";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { Answering, TEXT_MAX, useUnread } from "./answering";
import { useQuizKeys } from "./keys";
import { type QuizProps, act, isAsked, isSheet, ownSeats } from "./model";
import { Round } from "./round";
import { answerLang, answerText } from "./said";
import { Sheet } from "./sheet";
import { ChoiceList, QuestionText } from "./stage";

export function Desk({ live, game, state }: QuizProps) {
  const { quiz: word } = words.value;
  const judging = state.phase === "judging" || state.responses.length > 0;
  const question = state.questions[0];
  const aloud = game.options.reading === "aloud" && question !== undefined && !judging;
  const sheet = isSheet(state);
  const projector = game.visibility === "public" && (
    <p>
      <a href={`/games/${game.id}/projector`} target="_blank">
        {word.desk.projector}
      </a>
    </p>
  );
  return (
    <Round live={live} game={game} state={state} beside={projector}>
      {!sheet && question !== undefined && <Known game={game} question={question} />}
      {judging && <Judging live={live} game={game} state={state} />}
      {aloud && state.chair !== null && <Entering key={question.question} live={live} game={game} question={question} seat={state.chair} />}
      {!aloud && <Teams live={live} game={game} state={state} sheet={sheet} />}
    </Round>
  );
}

/** The question with what is accepted. */
function Known({ game, question }: { game: QuizGame; question: QuizQuestion }) {
  const { quiz: word } = words.value;
  return (
    <>
      <QuestionText game={game} question={question} />
      <ChoiceList question={question} />
      {question.answers !== null && (
        <>
          <h3 id="accepted">{word.desk.accepted}</h3>
          <ul class="quiz-accepted" aria-labelledby="accepted" lang={answerLang(question)}>
            {question.answers.map((answer) => (
              <li key={answer}>{answerText(answer, question.kind)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** So many answers are laid out at once; a class gives more. */
const LAID_OUT = 20;

/** What waits to be judged: what the server would say wrong before what needs no look, the first of it by keys. */
function Judging({ live, game, state }: QuizProps) {
  const { desk: word, key, question: questionName, more } = words.value.quiz;
  const responses = [...state.responses].sort((a, b) => Number(a.suggested === true) - Number(b.suggested === true));
  const judge = (at: number, correct: boolean) => {
    const one = responses[at];
    if (one !== undefined) act(live, "judgements", { correct, question: one.question, seat: one.seat });
  };
  const all = () => act(live, "judgements", { suggested: true });
  const some = responses.length > 0;
  useQuizKeys({ [key.right]: some ? () => judge(0, true) : null, [key.wrong]: some ? () => judge(0, false) : null, [key.suggested]: some ? all : null });
  return (
    <section class="quiz-judging" aria-label={word.toJudge}>
      <h3>{word.toJudge}</h3>
      <ul>
        {responses.slice(0, LAID_OUT).map(({ question, seat, text, suggested }, index) => {
          const [name, said] = [nameOf(game, seat), text ?? ""];
          const asked = state.questions.find((one) => one.question === question);
          return (
            <li key={`${question} ${seat}`}>
              {state.questions.length > 1 && (
                <p>
                  {questionName(question)}: <span lang={asked?.language ?? undefined}>{asked?.text}</span> <span class="help">{asked?.answers?.join(" / ")}</span>
                </p>
              )}
              <p>
                {name}: <strong>{said}</strong> <span class="help">{suggested === true ? word.suggestedRight : word.suggestedWrong}</span>
              </p>
              <div class="buttons">
                <button type="button" class={suggested === true ? "main" : ""} aria-disabled={!live.ready} aria-label={word.rightOf(name, said)} aria-keyshortcuts={index === 0 ? key.right.toUpperCase() : undefined} onClick={() => judge(index, true)}>
                  {word.right}
                </button>
                <button type="button" class={suggested === true ? "" : "main"} aria-disabled={!live.ready} aria-label={word.wrongOf(name, said)} aria-keyshortcuts={index === 0 ? key.wrong.toUpperCase() : undefined} onClick={() => judge(index, false)}>
                  {word.wrong}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {responses.length > LAID_OUT && <p>{more(responses.length - LAID_OUT)}</p>}
      {some && (
        <button type="button" aria-disabled={!live.ready} aria-keyshortcuts={key.suggested.toUpperCase()} onClick={all}>
          {word.suggested}
        </button>
      )}
    </section>
  );
}

interface EnteringProps {
  live: LiveGame;
  game: QuizGame;
  question: QuizQuestion;
  seat: number;
}

/** Read aloud: what the contender said was right, wrong, or a pass. */
function Entering({ live, game, question, seat }: EnteringProps) {
  const { quiz } = words.value;
  const word = quiz.desk;
  const [text, setText] = useState("");
  const still = useUnread() || !live.ready;
  const enter = (judged: object) => {
    if (!still) act(live, "judgements", { ...judged, question: question.question, seat, ...(text.trim() === "" ? {} : { text: text.trim() }) });
  };
  const deeds: [string, string, object][] = [
    [quiz.key.right, word.right, { correct: true }], [quiz.key.wrong, word.wrong, { correct: false }], [quiz.key.pass, quiz.pass, { pass: true }],
  ];
  useQuizKeys(Object.fromEntries(deeds.map(([key, , judged]) => [key, () => enter(judged)])));
  return (
    <div role="group" class="quiz-entering" aria-label={word.enter}>
      <label>
        {word.said} ({nameOf(game, seat)})
        <input type="text" maxLength={TEXT_MAX} autocomplete="off" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <div class="buttons">
        {deeds.map(([key, name, judged]) => (
          <button key={key} type="button" class={key === quiz.key.right ? "main" : ""} aria-disabled={still} aria-keyshortcuts={key.toUpperCase()} onClick={() => enter(judged)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What the teams at the table say, who have no account. */
function Teams({ live, game, state, sheet }: QuizProps & { sheet: boolean }) {
  const seats = ownSeats(game).filter((seat) => isAsked(state, seat));
  const question = state.questions[0];
  if (question === undefined) return null;
  return (
    <>
      {seats.map((seat, index) =>
        sheet ? (
          <Sheet key={seat} live={live} game={game} state={state} seat={seat} />
        ) : (
          <Answering key={`${seat} ${question.question}`} live={live} game={game} question={question} seat={seat} first={index === 0} />
        ),
      )}
    </>
  );
}
