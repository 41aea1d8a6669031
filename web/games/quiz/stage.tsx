// SPDX-License-Identifier: Apache-2.0
// What everybody sees of a quiz: the part, who is in the chair, the clock, the question, what was told last, the scores.
import { useRef } from "preact/hooks";
import type { QuizGame, QuizQuestion, QuizState } from "../../api/quiz";
import { words } from "../../i18n";
import { Clock } from "../../parts/clock";
import { nameOf } from "../../parts/names";
import { NAMED_MAX, clockOf, countOutcomes, isShown, placesOf, ranked, totalOf } from "./model";
import { answerLang, answerText } from "./said";

interface StageProps {
  game: QuizGame;
  state: QuizState;
}

export function PartLine({ game, state }: StageProps) {
  const { quiz: word } = words.value;
  const { part, chair } = state;
  const { rounds } = game.options;
  return (
    <div class="quiz-part">
      {rounds > 1 && game.round !== null && <p>{word.round(game.round.number, rounds)}</p>}
      {part !== null && (
        <p>
          <strong>{word.part(part.number, part.of, part.title)}</strong>
          {part.title === null && <span> ({word.partKinds[part.kind]})</span>}
        </p>
      )}
      {state.phase === "tie-break" && <p>{word.tieBreak}</p>}
      {chair !== null && <p>{chair === game.you.seat ? word.youInChair : word.inChair(nameOf(game, chair))}</p>}
    </div>
  );
}

/** In which order contenders come to the chair. */
export function Order({ game, state }: StageProps) {
  const order = state.part?.order ?? [];
  if (order.length < 2) return null;
  return (
    <ol class="quiz-order" aria-label={words.value.quiz.order}>
      {order.map((seat) => (
        <li key={seat} aria-current={seat === state.chair ? "true" : undefined}>
          {nameOf(game, seat)}
        </li>
      ))}
    </ol>
  );
}

/**
 * The milliseconds that a stint has left while the master judges, and its clock stands: what it had when the answer came.
 * The view does not tell its end then; null where that was not seen, or not of this question.
 */
function useLeft({ game, state }: StageProps): number | null {
  const seen = useRef<{ question: number; ends: number; left: number | null } | null>(null);
  const question = state.questions[0]?.question;
  const ends = state.stint?.ends_at ?? null;
  if (question !== undefined && ends !== null) seen.current = { question, ends: Date.parse(ends), left: null };
  if (state.phase !== "judging" || seen.current === null || seen.current.question !== question) return null;
  // Whatever else changes the game meanwhile, an appeal for one, takes nothing of it.
  seen.current.left ??= Math.max(0, seen.current.ends - Date.parse(game.updated_at));
  return seen.current.left;
}

/** The clock that runs, and that of the stint while it stands. */
export function QuizClock({ game, state }: StageProps) {
  const { quiz: word } = words.value;
  const stands = useLeft({ game, state });
  const running = clockOf(state);
  return (
    <p class={`quiz-clock of-${running?.of ?? "none"}`}>
      {stands !== null && (
        <>
          <span>{word.stands}</span> <Clock key="stands" name="" label={word.stands} time={{ left: stands }} />{" "}
        </>
      )}
      {running !== null && (
        <>
          <span>{word.clocks[running.of]}</span> <Clock key={running.of} name="" label={word.clock} time={{ until: running.until }} />
        </>
      )}
      {running === null && state.phase === "ready" && <span>{word.waits}</span>}
    </p>
  );
}

/** What is asked; what a viewer may not see of it is said instead. */
export function QuestionText({ game, question }: { game: QuizGame; question: QuizQuestion }) {
  const { quiz: word } = words.value;
  const { media } = question;
  return (
    <div class="quiz-question">
      <h2>{word.question(question.question)}</h2>
      {question.category !== null && <p class="help">{question.category}</p>}
      {isShown(question) ? (
        <p class="asked" lang={question.language ?? undefined}>
          {question.text}
        </p>
      ) : (
        <p class="asked">{game.options.reading === "aloud" ? word.aloud : word.hidden}</p>
      )}
      {media !== null && (
        // The server never fetches it, and the page shows nothing of others: whoever wants to opens it.
        <p>
          <a href={media.url} target="_blank" rel="noopener noreferrer">
            {media.alt === null ? word.mediaAlone : word.media(media.alt)}
          </a>
        </p>
      )}
    </div>
  );
}

/** The choices, where nobody here can choose. */
export function ChoiceList({ question }: { question: QuizQuestion }) {
  if (question.choices === null) return null;
  return (
    <ol class="quiz-choices-shown" aria-label={words.value.quiz.choices} lang={answerLang(question)}>
      {question.choices.map((choice) => (
        <li key={choice}>{answerText(choice, question.kind)}</li>
      ))}
    </ol>
  );
}

/** What was closed last, as far as it is told. Of a class it is said how many were right, and what the viewer's own was. */
export function Last({ game, state }: StageProps) {
  const { quiz: word } = words.value;
  const { last } = state;
  const outcomes = last?.outcomes ?? [];
  const many = outcomes.length > NAMED_MAX;
  return (
    <section class={last === null ? "quiz-last none" : "quiz-last"} aria-label={word.last}>
      {last !== null && (
        <>
          <p>{last.answer === null ? word.toldLater(last.question) : word.told(last.question, answerText(last.answer))}</p>
          <ul>
            {many &&
              countOutcomes(outcomes).map(([outcome, count]) => (
                <li key={outcome} class={`outcome-${outcome}`}>
                  {word.outcomeCount(word.outcomes[outcome] ?? outcome, count)}
                </li>
              ))}
            {outcomes.filter(({ seat }) => !many || seat === game.you.seat).map(({ seat, outcome, text }) => (
              <li key={seat} class={`outcome-${outcome}`}>
                {word.outcomeOf(nameOf(game, seat), word.outcomes[outcome] ?? outcome, text === null ? null : answerText(text))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface ScoresProps extends StageProps {
  /** So many of the first rows are shown; all where nothing is said. */
  most?: number | undefined;
}

export function Scores({ game, state, most }: ScoresProps) {
  const { quiz: word } = words.value;
  const all = ranked(state.scores);
  const places = placesOf(all);
  const rows = all.slice(0, most);
  const tied = all.some(({ tie_break }) => tie_break !== null);
  const several = game.options.rounds > 1;
  const columns = ["points", "right", "wrong", "passes"] as const;
  return (
    <div class="scroll" tabIndex={0}>
      <table class="quiz-scores" aria-label={word.scores}>
        <thead>
          <tr>
            <th scope="col">{word.columns.place}</th>
            <th scope="col">{word.columns.name}</th>
            {columns.map((name) => <th key={name} scope="col" class="number">{word.columns[name]}</th>)}
            {several && <th scope="col" class="number">{word.columns.total}</th>}
            {tied && <th scope="col" class="number">{word.columns.tieBreak}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((score, index) => (
            <tr key={score.seat} aria-current={score.seat === state.chair ? "true" : undefined}>
              <td>{places[index]}</td>
              <th scope="row">{nameOf(game, score.seat)}</th>
              {columns.map((name) => <td key={name} class="number">{score[name]}</td>)}
              {several && <td class="number">{totalOf(game, score)}</td>}
              {tied && <td class="number">{score.tie_break ?? ""}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < all.length && <p class="help">{word.more(all.length - rows.length)}</p>}
    </div>
  );
}

/** Where the questions are from, as their licences ask. */
export function Sets({ state }: { state: QuizState }) {
  const { quiz: word } = words.value;
  return (
    <p class="help">
      {word.sets} {state.sets.map(({ title, licence, author }) => word.setOf(title, licence, author)).join("; ")}
    </p>
  );
}
