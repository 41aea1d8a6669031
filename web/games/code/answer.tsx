// SPDX-License-Identifier: Apache-2.0
// Answering a guess by hand, and mending answers that cannot all be true.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import { type CodeLabel, type CodeNumbers, answerTo, numberOf } from "../../proof/code";
import { AnswerFields, bodyOf, enteredOf, impossible } from "./answer-fields";
import { Contradiction } from "./contradiction";
import type { Look } from "./peg";

interface AnswerFormProps {
  live: LiveGame;
  game: CodeGame;
  /** The guess to answer. */
  guess: string;
  labels: readonly CodeLabel[];
  look: Look;
  /** The secret, where this browser knows it. */
  secret: string | null;
}

function trueAnswer(secret: string, labels: readonly CodeLabel[], guess: string): CodeNumbers {
  const answer = answerTo(secret, guess);
  return Object.fromEntries(labels.map((label) => [label, numberOf(answer, label)]));
}

export function AnswerForm({ live, game, guess, labels, look, secret }: AnswerFormProps) {
  const { code: word } = words.value;
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const reason = useId();
  const known = secret === null ? null : trueAnswer(secret, labels, guess);
  const [entered, setEntered] = useState(() => enteredOf(known ?? {}, labels, guess));
  const places = game.options.length;
  const why = impossible(entered, labels, places);
  const ready = live.ready && why === null;
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && !activeElement.matches("h1, [data-yields]")) return;
    form.current?.querySelector<HTMLElement>("input, .right-place")?.focus();
  }, []);
  const submit = (event: Event) => {
    event.preventDefault();
    if (ready) void live.act("answers", bodyOf(entered, labels, guess));
  };
  const fill = (item: CodeNumbers) => setEntered(enteredOf(item, labels, guess));
  const problem = live.problem.value;
  const mends = problem !== null && (problem.kind === "contradiction" || problem.kind === "wrong-answer");
  return (
    <form ref={form} class="answer" onSubmit={submit}>
      <h2 class="hidden" id={heading}>
        {word.yourAnswer}
      </h2>
      <p>{word.answerThis(guess)}</p>
      <div role="group" class="answer-fields" aria-labelledby={heading}>
        <AnswerFields guess={guess} labels={labels} look={look} entered={entered} change={setEntered} />
      </div>
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={!ready} aria-describedby={why === null ? undefined : reason}>
          {word.answer}
        </button>
      </div>
      <p id={reason} class="why">
        {why}
      </p>
      {mends ? (
        <Contradiction live={live} game={game} problem={problem} labels={labels} truth={known} fill={fill} />
      ) : (
        <Alert problem={problem} />
      )}
    </form>
  );
}
