// SPDX-License-Identifier: Apache-2.0
// Reading something for a screen: the value, why it is not there, and reading it again. The same for parts of the page
// whose files are loaded when they are needed.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { ask } from "../api/client";
import { Problem, asProblem } from "../api/problem";

export interface Loaded<T> {
  value: T | null;
  problem: Problem | null;
  reload: () => void;
}

/**
 * Reads by GET when the screen opens and whenever one of INPUTS changes; GET is told whether it is only tried again. An
 * answer that comes too late is dropped.
 */
export function useLoad<T>(get: (again: boolean) => Promise<T>, inputs: readonly unknown[]): Loaded<T> {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useRef(false);
  useEffect(() => {
    let dropped = false;
    setProblem(null);
    const tried = again.current;
    again.current = false;
    get(tried).then(
      // What is read may itself be a function.
      (given) => dropped || setValue(() => given),
      (error: unknown) => dropped || setProblem(asProblem(error)),
    );
    return () => {
      dropped = true;
    };
  }, [...inputs, turn]);
  const reload = useCallback(() => {
    again.current = true;
    setTurn((before) => before + 1);
  }, []);
  return { value, problem, reload };
}

/**
 * What BRING imports. Fails with the problem "part-missing" where a file of it cannot be loaded. Many browsers keep that for
 * as long as the page is open, and the files of an older page may be gone from the server for good: what fails when a person
 * tries it AGAIN has the page loaded anew, if the server answers.
 */
export async function loadPart<T>(bring: () => Promise<T>, again: boolean): Promise<T> {
  try {
    return await bring();
  } catch {
    if (again) await ask({ method: "HEAD", path: "/", accept: "*/*" }).then(() => location.reload(), () => {});
    throw new Problem(0, { type: "part-missing" }, null);
  }
}
