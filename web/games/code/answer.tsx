// SPDX-License-Identifier: Apache-2.0
// Answering a guess by hand, and mending answers that cannot all be true.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import { type CodeLabel, type CodeNumbers, answerTo, numberOf } from "../../proof/code";
import { Contradiction } from "./contradiction";
import { type Look, Peg } from "./peg";

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

/** What is entered: the two numbers, and which places are right. */
interface Entered {
  numbers: string[];
  right: boolean[];
}

function enteredOf(item: CodeNumbers, labels: readonly CodeLabel[], guess: string): Entered {
  return {
    numbers: labels.map((label) => String(item[label] ?? 0)),
    right: [...guess].map((symbol, place) => item.positions?.[place] === symbol),
  };
}

function trueAnswer(secret: string, labels: readonly CodeLabel[], guess: string): CodeNumbers {
  const answer = answerTo(secret, guess);
  return Object.fromEntries(labels.map((label) => [label, numberOf(answer, label)]));
}

/** ENTERED as the interface takes it. */
function bodyOf({ numbers, right }: Entered, labels: readonly CodeLabel[], guess: string): CodeNumbers {
  if (labels.includes("positions")) {
    const positions = [...guess].map((symbol, place) => (right[place] === true ? symbol : "X")).join("");
    return { exact: right.filter(Boolean).length, positions };
  }
  return Object.fromEntries(labels.map((label, index) => [label, Number(numbers[index])]));
}

/** Why no guess can have this answer; null where one can. */
function impossible({ numbers }: Entered, labels: readonly CodeLabel[], places: number): string | null {
  const { code: word } = words.value;
  if (labels.includes("positions")) return null;
  const [first = 0, second = 0] = numbers.map(Number);
  if (numbers.some((text) => !/^\d+$/.test(text)) || first + second > places) return word.tooMany(places);
  return first === places - 1 && second === 1 ? word.noneMisplaced(first) : null;
}

export function AnswerForm({ live, game, guess, labels, look, secret }: AnswerFormProps) {
  const { code: word } = words.value;
  const form = useRef<HTMLFormElement>(null);
  const heading = useId();
  const reason = useId();
  const known = secret === null ? null : trueAnswer(secret, labels, guess);
  const [entered, setEntered] = useState(() => enteredOf(known ?? {}, labels, guess));
  const places = game.options.length;
  const byPlace = labels.includes("positions");
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
  const toggle = (place: number) =>
    setEntered((before) => ({ ...before, right: before.right.map((right, at) => (at === place ? !right : right)) }));
  const problem = live.problem.value;
  const mends = problem !== null && (problem.kind === "contradiction" || problem.kind === "wrong-answer");
  return (
    <form ref={form} class="answer" onSubmit={submit}>
      <h2 class="hidden" id={heading}>
        {word.yourAnswer}
      </h2>
      <p>{word.answerThis(guess)}</p>
      <div role="group" class="answer-fields" aria-labelledby={heading}>
        {byPlace
          ? [...guess].map((symbol, place) => (
              <button
                key={place}
                type="button"
                class="right-place"
                aria-pressed={entered.right[place] === true}
                aria-label={word.placeRight(place + 1, symbol)}
                onClick={() => toggle(place)}
              >
                <Peg look={look} symbol={symbol} right={entered.right[place] === true} />
                <span aria-hidden="true">{entered.right[place] === true ? "✓" : ""}</span>
              </button>
            ))
          : labels.map((label, index) => (
              <label key={label}>
                <span>{word.labels[label]}</span>
                <input
                  type="number"
                  inputMode="numeric"
                  min={0}
                  max={places}
                  value={entered.numbers[index]}
                  onFocus={(event) => event.currentTarget.select()}
                  onInput={(event) => {
                    const { value } = event.currentTarget;
                    setEntered((before) => ({
                      ...before, numbers: before.numbers.map((text, at) => (at === index ? value : text)),
                    }));
                  }}
                />
              </label>
            ))}
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
