// SPDX-License-Identifier: Apache-2.0
// Asking the server about a position that is being entered.
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import { type Problem, asProblem } from "../../api/problem";
import type { Schemas } from "../../api/schemas";

/** How long nothing is entered before the server is asked. */
const SETTLED_MS = 300;

export interface Asked<T> {
  /** What was told of the position as it stands; null while that is not there yet. */
  value: T | null;
  problem: Problem | null;
  retry: () => void;
}

/** What the server says of BODY, a position in a game of RULESET; asked anew when it changes. */
export function useAnalysis<T extends Schemas["PositionAnalysis"]>(ruleset: string, body: Schemas["Position"]): Asked<T> {
  const text = JSON.stringify(body);
  const [told, setTold] = useState<{ of: string; value: T | null; problem: Problem | null } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const params = { path: { ruleset: ruleset as Schemas["RulesetId"] } };
    const timer = setTimeout(() => {
      read(api.POST("/v1/analysis/{ruleset}", { params, body: JSON.parse(text) as Schemas["Position"], signal })).then(
        (value) => signal.aborted || setTold({ of: text, value: value as T, problem: null }),
        (error: unknown) => signal.aborted || setTold({ of: text, value: null, problem: asProblem(error) }),
      );
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [ruleset, text, turn]);
  const retry = () => {
    setTold(null);
    setTurn((before) => before + 1);
  };
  return told?.of === text ? { value: told.value, problem: told.problem, retry } : { value: null, problem: null, retry };
}
