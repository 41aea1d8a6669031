// SPDX-License-Identifier: Apache-2.0
// The fields that an answer is entered in: its two numbers, or the places that are right.
import { words } from "../../i18n";
import type { CodeLabel, CodeNumbers } from "../../proof/code";
import { type Look, Peg } from "./peg";

/** What is entered: the two numbers, and which places are right. */
export interface Entered {
  numbers: string[];
  right: boolean[];
}

export function enteredOf(item: CodeNumbers, labels: readonly CodeLabel[], guess: string): Entered {
  return {
    numbers: labels.map((label) => String(item[label] ?? 0)),
    right: [...guess].map((symbol, place) => item.positions?.[place] === symbol),
  };
}

/** ENTERED as the interface takes it. */
export function bodyOf({ numbers, right }: Entered, labels: readonly CodeLabel[], guess: string): CodeNumbers {
  if (labels.includes("positions")) {
    const positions = [...guess].map((symbol, place) => (right[place] === true ? symbol : "X")).join("");
    return { exact: right.filter(Boolean).length, positions };
  }
  return Object.fromEntries(labels.map((label, index) => [label, Number(numbers[index])]));
}

/** Why no guess can have this answer; null where one can. */
export function impossible({ numbers }: Entered, labels: readonly CodeLabel[], places: number): string | null {
  const { code: word } = words.value;
  if (labels.includes("positions")) return null;
  const [first = 0, second = 0] = numbers.map(Number);
  if (numbers.some((text) => !/^\d+$/.test(text)) || first + second > places) return word.tooMany(places);
  return first === places - 1 && second === 1 ? word.noneMisplaced(first) : null;
}

interface AnswerFieldsProps {
  guess: string;
  labels: readonly CodeLabel[];
  look: Look;
  entered: Entered;
  change: (change: (before: Entered) => Entered) => void;
}

export function AnswerFields({ guess, labels, look, entered, change }: AnswerFieldsProps) {
  const { code: word } = words.value;
  const toggle = (place: number) =>
    change((before) => ({ ...before, right: before.right.map((right, at) => (at === place ? !right : right)) }));
  return (
    <>
      {labels.includes("positions")
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
                max={guess.length}
                value={entered.numbers[index]}
                onFocus={(event) => event.currentTarget.select()}
                onInput={(event) => {
                  const { value } = event.currentTarget;
                  change((before) => ({
                    ...before, numbers: before.numbers.map((text, at) => (at === index ? value : text)),
                  }));
                }}
              />
            </label>
          ))}
    </>
  );
}
