// SPDX-License-Identifier: Apache-2.0
// A sheet: all questions in one list. What is written is kept as soon as it is entered, may be changed until it is handed
// in, and goes one at a time: what stands in the fields when the line is free.
import { useEffect, useId, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { QuizGame, QuizQuestion, QuizState } from "../../api/quiz";
import { words } from "../../i18n";
import { Confirm } from "../../parts/dialog";
import { nameOf } from "../../parts/names";
import { writing } from "./answering";
import { act, actingFor } from "./model";
import { answerLang, answerText } from "./said";

interface SheetProps {
  live: LiveGame;
  game: QuizGame;
  state: QuizState;
  seat: number;
}

/** What of a sheet has been entered here and not been kept by the server, by question. */
type Entered = Record<number, string>;

export function Sheet({ live, game, state, seat }: SheetProps) {
  const { quiz: word } = words.value;
  const [typed, setTyped] = useState<Entered>({});
  const [entered, setEntered] = useState<Entered>({});
  // What the server has taken: of a team at the table its view does not show it to who writes.
  const [taken, setTaken] = useState<Entered>({});
  const [asking, setAsking] = useState(false);
  const [handing, setHanding] = useState(false);
  const kept = (question: number) =>
    taken[question] ?? state.responses.find((one) => one.question === question && one.seat === seat)?.text ?? "";
  const open = state.questions.flatMap(({ question }) => {
    const text = entered[question];
    return text === undefined || kept(question) === text.trim() ? [] : [{ question, text }];
  });
  const free = live.ready;
  useEffect(() => {
    const next = open[0];
    // Of several sheets the first to be here has begun something by now; the others have their turn behind it.
    if (!free || !live.ready) return;
    if (next === undefined) {
      if (handing) act(live, "hand-in", actingFor(game, seat));
      setHanding(false);
      return;
    }
    const { question, text } = next;
    const said = text.trim() === "" ? { pass: true } : choiceOf(state, question, text) ?? { text: text.trim() };
    void live.act("responses", { ...said, question, ...actingFor(game, seat) }, "POST", true).then((answer) => {
      if (answer !== null) return setTaken((before) => ({ ...before, [question]: text.trim() }));
      // What was refused is not sent again by itself, nor handed in without it; it stays where it was written.
      setEntered(({ [question]: _, ...rest }) => rest);
      setTyped((before) => ({ [question]: text, ...before }));
      return setHanding(false);
    });
  }, [free, handing, JSON.stringify(open)]);
  const shown = (question: number) => typed[question] ?? entered[question] ?? kept(question);
  const blanks = state.questions.filter(({ question }) => shown(question).trim() === "").length;
  const enter = (question: number, text: string) => {
    setTyped(({ [question]: _, ...rest }) => rest);
    setEntered((before) => ({ ...before, [question]: text }));
  };
  const handIn = () => {
    setAsking(false);
    // Also what is still being written.
    setEntered((before) => ({ ...before, ...typed }));
    setTyped({});
    setHanding(true);
  };
  const name = seat === game.you.seat ? word.sheet.title : word.forTeam(nameOf(game, seat));
  return (
    <section class="quiz-sheet" aria-label={name}>
      <h2>{name}</h2>
      <ol>
        {state.questions.map((question) => (
          <li key={question.question}>
            <SheetQuestion
              question={question}
              value={shown(question.question)}
              type={(text) => setTyped((before) => ({ ...before, [question.question]: text }))}
              enter={(text) => enter(question.question, text)}
            />
            <span class="help">
              {shown(question.question).trim() === "" ? word.sheet.blank : shown(question.question).trim() === kept(question.question) ? word.sheet.saved : word.sheet.saving}
            </span>
          </li>
        ))}
      </ol>
      <div class="buttons">
        <button type="button" class="main" onClick={() => setAsking(true)}>
          {word.sheet.handIn}
        </button>
      </div>
      {asking && (
        <Confirm title={word.sheet.handInTitle} close={() => setAsking(false)} act={handIn} yes={word.sheet.handIn} no={word.sheet.keepOn} harmless>
          <p>{word.sheet.handInText(blanks)}</p>
        </Confirm>
      )}
    </section>
  );
}

/** The choice that TEXT is of QUESTION; null where it has none. */
function choiceOf(state: QuizState, number: number, text: string): { choice: number } | null {
  const choice = state.questions.find(({ question }) => question === number)?.choices?.indexOf(text) ?? -1;
  return choice < 0 ? null : { choice };
}

interface SheetQuestionProps {
  question: QuizQuestion;
  value: string;
  type: (text: string) => void;
  enter: (text: string) => void;
}

function SheetQuestion({ question, value, type, enter }: SheetQuestionProps) {
  const { quiz: word } = words.value;
  // Several teams may have the same question on one screen.
  const name = useId();
  const asked = (
    <span>
      {question.question}. <span lang={question.language ?? undefined}>{question.text}</span>
      {question.unit !== null && ` (${word.unit(question.unit)})`}
    </span>
  );
  if (question.choices !== null) {
    return (
      <fieldset class="entry" role="radiogroup">
        <legend>{asked}</legend>
        {question.choices.map((choice) => (
          <label key={choice} lang={answerLang(question)}>
            <input type="radio" name={name} checked={value === choice} onChange={() => enter(choice)} />
            {answerText(choice, question.kind)}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <label class="quiz-sheet-field">
      {asked}
      <input
        {...writing(question)}
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
        onChange={(event) => enter(event.currentTarget.value)}
      />
    </label>
  );
}
