// SPDX-License-Identifier: Apache-2.0
// The questions that were put, with what was said to each and what came of it; appeals and mended judgements begin here.
import { useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import { type QuizGame, type QuizItem, readQuizHistory } from "../../api/quiz";
import { formatNumber, words } from "../../i18n";
import { Skeleton } from "../../parts/empty";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Failed } from "../../parts/problem";
import { act, has, isMasters, roleOf } from "./model";
import { answerLang, answerText } from "./said";

interface ReviewProps {
  game: QuizGame;
  round: number;
  /** For appeals and judgements; null where nothing can be done any more. */
  live: LiveGame | null;
  /** What the table is called. */
  title: string;
}

/** What of a game changes the table. Not its version: of a class everybody says that they are ready, which changes nothing here. */
function shownOf({ status, state }: QuizGame): string {
  const appeals = state?.appeals.map(({ question, seat }) => [question, seat]);
  return JSON.stringify([status, state?.phase === "over", state?.last, state?.scores, appeals]);
}

/** The table of what was put in ROUND. It is read anew as the game goes on. */
export function Review({ game, round, live, title }: ReviewProps) {
  const { quiz: word } = words.value;
  const { value, problem, reload } = useLoad(() => readQuizHistory(game.id, round), [game.id, round, shownOf(game)]);
  if (problem !== null && value === null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <Skeleton count={3} />;
  const told = value.filter(({ responses }) => responses.some(({ outcome }) => outcome !== null));
  if (told.length === 0) return <p>{word.review.none}</p>;
  return (
    <div class="scroll" tabIndex={0}>
      <table class="quiz-review" aria-label={title}>
        <thead>
          <tr>
            {(["number", "asked", "answer", "said"] as const).map((name) => <th key={name} scope="col">{word.review.columns[name]}</th>)}
          </tr>
        </thead>
        <tbody>
          {told.map((item) => (
            <tr key={item.question}>
              <th scope="row">{item.question}</th>
              <td lang={item.language ?? undefined}>{item.text}</td>
              <td>
                {item.answer !== null && <span lang={answerLang(item)}>{answerText(item.answer, item.kind)}</span>}
                {item.explanation !== null && <span class="help" lang={item.language ?? undefined}>{item.explanation}</span>}
              </td>
              <td>
                <Said game={game} item={item} live={live} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Said({ game, item, live }: { game: QuizGame; item: QuizItem; live: LiveGame | null }) {
  const { quiz: word } = words.value;
  const master = roleOf(game) === "master";
  return (
    <ul class="quiz-said">
      {item.responses.map(({ seat, text, outcome, after_ms, appeal }) => (
        <li key={seat} class={outcome === null ? undefined : `outcome-${outcome}`}>
          {outcome !== null && word.outcomeOf(nameOf(game, seat), word.outcomes[outcome] ?? outcome, text === null ? null : answerText(text, item.kind))}
          {after_ms !== null && <span class="help"> {word.review.seconds(formatNumber(after_ms / 1000, 1))}</span>}
          {appeal !== null && <span> · {word.check.states[appeal]}</span>}
          {live !== null && seat === game.you.seat && outcome === "wrong" && appeal === null && has(game, "appeal") && (
            <Appeal live={live} question={item.question} />
          )}
          {live !== null && master && isMasters(game, item.kind) && (outcome === "right" || outcome === "wrong") && appeal !== "open" && has(game, "judgement") && (
            <button
              type="button" class="quiet" aria-disabled={!live.ready}
              onClick={() => act(live, "judgements", { question: item.question, seat, correct: outcome === "wrong" })}
            >
              {(outcome === "wrong" ? word.desk.countRight : word.desk.countWrong)(item.question, nameOf(game, seat))}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The longest reason of an appeal. */
const REASON_MAX = 500;

function Appeal({ live, question }: { live: LiveGame; question: number }) {
  const { check: word } = words.value.quiz;
  const [reason, setReason] = useState<string | null>(null);
  if (reason === null) {
    return (
      <button type="button" class="quiet" onClick={() => setReason("")}>
        {word.appeal(question)}
      </button>
    );
  }
  const send = (event: Event) => {
    event.preventDefault();
    act(live, "appeals", { question, ...(reason.trim() === "" ? {} : { reason: reason.trim() }) });
  };
  return (
    <form class="quiz-written" onSubmit={send}>
      <label>
        {word.reason}
        <input type="text" maxLength={REASON_MAX} value={reason} onInput={(event) => setReason(event.currentTarget.value)} />
      </label>
      <button type="submit" aria-disabled={!live.ready}>
        {word.appeal(question)}
      </button>
    </form>
  );
}

/** The questions so far, folded away while they are played. */
export function SoFar({ game, live, open }: { game: QuizGame; live: LiveGame; open: boolean }) {
  const { quiz: word } = words.value;
  const [shown, setShown] = useState(open);
  return (
    <section class="quiz-so-far" aria-label={word.review.title}>
      <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {word.review.title}
      </button>
      {shown && <Review game={game} round={game.round?.number ?? 1} live={live} title={word.review.title} />}
    </section>
  );
}
