// SPDX-License-Identifier: Apache-2.0
// Reading something for a screen: the value, why it is not there, and reading it again.
import { useCallback, useEffect, useState } from "preact/hooks";
import { type Problem, asProblem } from "../api/problem";

export interface Loaded<T> {
  value: T | null;
  problem: Problem | null;
  reload: () => void;
}

/** Reads by GET when the screen opens and whenever one of INPUTS changes. An answer that comes too late is dropped. */
export function useLoad<T>(get: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let dropped = false;
    setProblem(null);
    get().then(
      (given) => dropped || setValue(given),
      (error: unknown) => dropped || setProblem(asProblem(error)),
    );
    return () => {
      dropped = true;
    };
  }, [...inputs, turn]);
  return { value, problem, reload: useCallback(() => setTurn((before) => before + 1), []) };
}
