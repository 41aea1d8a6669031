// SPDX-License-Identifier: Apache-2.0
// The table of a round's guesses and their answers, newest last.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { words } from "../../i18n";
import type { AnsweredCode, CodeLabel } from "../../proof/code";
import { Answer, type Look, Pegs, answerText } from "./peg";

/** Up to so many guesses the free rows of the board are drawn. */
const DRAWN_ROWS_MAX = 15;

interface GuessesProps {
  /** The table's name, where it is not the one that is played on. */
  label?: string;
  history: readonly (AnsweredCode & { seat: number })[];
  /** Said while there is no guess and no row for one: left out where none can be made yet. */
  empty?: string;
  /** A guess that has no answer yet, or null. */
  pending: { code: string } | null;
  /** Whether the pending guess is still on its way to the server. */
  underWay: boolean;
  labels: readonly CodeLabel[];
  look: Look;
  places: number;
  /** How many guesses there can be; null for any number. */
  most: number | null;
  /** Who guessed, where there are several who might. */
  nameOf: ((seat: number) => string) | null;
}

/** Keeps the newest row of a box in view; whether the box is too small for all of them. */
function useNewestInView(rows: number) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      setScrolls(element.scrollHeight > element.clientHeight + 1);
      const newest = element.querySelectorAll("tr")[rows - 1];
      if (newest === undefined) return;
      // The first free row behind it is seen, too.
      const end = newest.offsetTop + 2 * newest.offsetHeight - element.clientHeight;
      if (newest.offsetTop < element.scrollTop || end > element.scrollTop) element.scrollTop = end;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows]);
  return { box, scrolls };
}

export function Guesses({ label, history, empty, pending, underWay, labels, look, places, most, nameOf }: GuessesProps) {
  const { code: word } = words.value;
  const rows = history.length + (pending === null ? 0 : 1);
  const { box, scrolls } = useNewestInView(rows);
  // What was there from the start does not drop in.
  const atStart = useRef(history.length);
  const next = history.length + 1;
  const free = most !== null && most <= DRAWN_ROWS_MAX ? Math.max(most - rows, 0) : 0;
  const rowClass = (attempt: number) => (attempt > atStart.current ? "fresh-row" : undefined);
  return (
    // A box that scrolls must be reached by the keyboard.
    <div class="guesses-box" ref={box} tabIndex={scrolls ? 0 : undefined}>
      <table class="guesses" aria-label={label ?? word.guesses}>
        <tbody>
          {history.map((item) => {
            const answer = answerText(labels, item);
            const { attempt, code } = item;
            return (
              <tr key={attempt} class={rowClass(attempt)} aria-label={word.guessRow(attempt, code, answer)}>
                <th scope="row">
                  {item.attempt}
                  {nameOf !== null && <span class="by">{nameOf(item.seat)}</span>}
                </th>
                <td>
                  <span class="hidden">{item.code}</span>
                  <Pegs look={look} code={item.code} positions={item.positions} />
                </td>
                <td>
                  <span class="hidden">{answer}</span>
                  <Answer labels={labels} item={item} places={places} />
                </td>
              </tr>
            );
          })}
          {pending !== null && (
            <tr
              key={next}
              class={`${underWay ? "under-way" : ""} ${rowClass(next) ?? ""}`}
              aria-label={word.pendingRow(next, pending.code)}
            >
              <th scope="row">{next}</th>
              <td>
                <span class="hidden">{pending.code}</span>
                <Pegs look={look} code={pending.code} />
              </td>
              <td />
            </tr>
          )}
          {Array.from({ length: free }, (_, index) => (
            <tr key={rows + 1 + index} class="free-row" aria-hidden="true">
              <th scope="row">{rows + 1 + index}</th>
              <td>
                <span class="pegs">
                  {Array.from({ length: places }, (_hole, place) => (
                    <span key={place} class={look.pegs ? "peg hole" : "peg digit hole"} />
                  ))}
                </span>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {rows === 0 && most === null && empty !== undefined && <p class="no-guesses">{empty}</p>}
    </div>
  );
}
