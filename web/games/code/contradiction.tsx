// SPDX-License-Identifier: Apache-2.0
// What is wrong with an answer that was refused, and every change that would mend it.
import type { LiveGame } from "../../api/game";
import type { Problem } from "../../api/problem";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import type { CodeLabel, CodeNumbers } from "../../proof/code";
import { answerText } from "./peg";

interface Repair {
  attempt: number;
  given: CodeNumbers;
  possible: CodeNumbers[];
}

interface ContradictionProps {
  live: LiveGame;
  game: CodeGame;
  /** A `contradiction` or a `wrong-answer`. */
  problem: Problem;
  labels: readonly CodeLabel[];
  /** The true answer to the pending guess, where this browser knows the secret. */
  truth: CodeNumbers | null;
  /** Puts an answer in the fields. */
  fill: (item: CodeNumbers) => void;
}

export function Contradiction({ live, game, problem, labels, truth, fill }: ContradictionProps) {
  const { code: word } = words.value;
  const history = game.state?.history ?? [];
  const pending = history.length + 1;
  const repairs: Repair[] =
    problem.kind === "contradiction"
      ? ((problem.body.repairs as Repair[] | undefined) ?? [])
      : truth === null ? [] : [{ attempt: pending, given: {}, possible: [truth] }];
  const attempts = (problem.body.attempts as number[] | undefined) ?? [];
  const codeOf = (attempt: number): string => history[attempt - 1]?.code ?? game.state?.guess ?? "";
  const givenOf = (attempt: number): CodeNumbers =>
    repairs.find((repair) => repair.attempt === attempt)?.given ?? history[attempt - 1] ?? {};
  const change = (attempt: number, item: CodeNumbers) => {
    if (attempt === pending) fill(item);
    else if (live.ready) void live.act(`answers/${attempt}`, item, "PUT");
  };
  const changeable = (attempt: number): boolean => attempt === pending || game.options.secret === "held";
  return (
    <div role="alert" class="alert contradiction">
      <h3>{problem.kind === "contradiction" ? word.contradiction : word.wrongAnswer}</h3>
      {attempts.length > 0 && (
        <ul>
          {attempts.map((attempt) => (
            <li key={attempt}>{word.guessRow(attempt, codeOf(attempt), answerText(labels, givenOf(attempt)))}</li>
          ))}
        </ul>
      )}
      <div class="repairs">
        {repairs.filter(({ attempt }) => changeable(attempt)).flatMap(({ attempt, possible }) =>
          possible.map((item) => {
            const text = answerText(labels, item);
            return (
              <button
                key={`${attempt} ${text}`}
                type="button"
                aria-disabled={attempt !== pending && !live.ready}
                onClick={() => change(attempt, item)}
              >
                {word.changeAnswer(attempt, text)}
              </button>
            );
          }),
        )}
      </div>
      {repairs.filter(({ attempt }) => !changeable(attempt)).map(({ attempt, possible }) => (
        <p key={attempt}>{word.tooLate(attempt, possible.map((item) => answerText(labels, item)))}</p>
      ))}
    </div>
  );
}
