// SPDX-License-Identifier: Apache-2.0
// Answering one question: by a text, a choice or a number, or passing; by keys as well.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizQuestion } from "../../api/quiz";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { useQuizKeys } from "./keys";
import { act, actingFor } from "./model";
import { answerLang, answerText } from "./said";

/** The longest answer that the interface takes. */
export const TEXT_MAX = 200;

/** What every field has into which an answer to QUESTION is written: nothing helps with it. */
export const writing = (question: QuizQuestion) =>
  ({
    type: "text", inputMode: question.kind === "number" ? "decimal" : "text", lang: question.language ?? undefined,
    maxLength: TEXT_MAX, autocomplete: "off", autocapitalize: "off", spellcheck: false,
  }) as const;

interface AnsweringProps {
  live: LiveGame;
  game: QuizGame;
  question: QuizQuestion;
  /** For whom: the viewer's own seat, or a team at their table. */
  seat: number;
  /** Whether keys are for this one, and it takes the focus. */
  first: boolean;
}

/** Takes the focus, unless the person has it somewhere on purpose. */
export function useFocus(first: boolean, of: unknown) {
  const field = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (first && (active === null || active === document.body || active.id === "content" || active.tagName === "H1")) {
      field.current?.focus({ preventScroll: true });
    }
  }, [of]);
  return field;
}

/** How long a question takes no answer once it is there: nobody has read it, and a second press was for the one before. */
const UNREAD_MS = 300;

/** Whether what is shown has just come. The caller is another one for each question. */
export function useUnread(): boolean {
  const [unread, setUnread] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setUnread(false), UNREAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return unread;
}

export function Answering({ live, game, question, seat, first }: AnsweringProps) {
  const { quiz: word } = words.value;
  const still = useUnread() || !live.ready;
  const respond = (said: object) => {
    if (!still) act(live, "responses", { ...said, question: question.question, ...actingFor(game, seat) });
  };
  const pass = () => respond({ pass: true });
  const own = seat === game.you.seat;
  const label = own ? word.answer : word.answerFor(nameOf(game, seat));
  const chooses = question.choices !== null;
  const keys: Record<string, (() => void) | null> = { [word.key.pass]: first && chooses ? pass : null };
  for (const [index] of (first ? (question.choices ?? []) : []).entries()) keys[String(index + 1)] = () => respond({ choice: index });
  useQuizKeys(keys);
  return (
    <div role="group" class="quiz-answering" aria-label={own ? word.answer : word.forTeam(nameOf(game, seat))}>
      {!own && <h3>{word.forTeam(nameOf(game, seat))}</h3>}
      {chooses ? (
        <Choices question={question} choose={(choice) => respond({ choice })} still={still} first={first} />
      ) : (
        <Written key={question.question} question={question} label={label} respond={(text) => respond({ text })} pass={pass} still={still} first={first} />
      )}
      <button type="button" aria-disabled={still} onClick={pass}>
        {word.pass}
      </button>
    </div>
  );
}

interface ChoicesProps {
  question: QuizQuestion;
  choose: (index: number) => void;
  still: boolean;
  first: boolean;
}

function Choices({ question, choose, still, first }: ChoicesProps) {
  // The group takes the focus, no choice: what was pressed for the question before must choose nothing.
  const focus = useFocus(first, question.question);
  return (
    <div
      role="group"
      class="quiz-choices"
      tabIndex={-1}
      ref={(element) => void (focus.current = element)}
      aria-label={words.value.quiz.choices}
    >
      {(question.choices ?? []).map((choice, index) => (
        <button
          key={choice}
          type="button"
          aria-disabled={still}
          aria-keyshortcuts={String(index + 1)}
          lang={answerLang(question)}
          onClick={() => choose(index)}
        >
          <kbd aria-hidden="true">{index + 1}</kbd> <span>{answerText(choice, question.kind)}</span>
        </button>
      ))}
    </div>
  );
}

interface WrittenProps {
  question: QuizQuestion;
  label: string;
  respond: (text: string) => void;
  pass: () => void;
  still: boolean;
  first: boolean;
}

function Written({ question, label, respond, pass, still, first }: WrittenProps) {
  const { quiz: word } = words.value;
  const [text, setText] = useState("");
  const focus = useFocus(first, question.question);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== "") respond(text.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (text === "") pass();
    else setText("");
  };
  return (
    <form class="quiz-written" onSubmit={send}>
      <label>
        {question.unit === null ? label : `${label} (${word.unit(question.unit)})`}
        <input
          ref={(element) => void (focus.current = element)}
          {...writing(question)}
          enterkeyhint="send"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={press}
        />
      </label>
      <button type="submit" class="main" aria-disabled={still || text.trim() === ""}>
        {word.send}
      </button>
    </form>
  );
}
