// SPDX-License-Identifier: Apache-2.0
// Sending what a form holds: once at a time, and what is refused of it told at its field.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Problem, asProblem } from "../api/problem";
import { type FieldErrors, fieldErrors, firstRefused } from "./form";
import { problemText } from "./problem";

export interface Submitting {
  /** The form itself: the first field of which something is refused takes the focus. */
  form: RefObject<HTMLFormElement | null>;
  busy: boolean;
  errors: FieldErrors;
  /** What is to be said above the fields, as none of them has it; null for nothing. */
  rest: string | null;
  submit: (event: Event) => void;
  /** Takes back what was refused. */
  forget: () => void;
}

/** What of PROBLEM has no field. */
function restOf(problem: Problem | null, { rest }: FieldErrors): string | null {
  if (problem === null) return null;
  if (rest.length > 0) return rest.join(" ");
  return problem.errors.length > 0 ? null : problemText(problem);
}

/** Does WORK when the form is submitted, which then goes elsewhere; the pointers that are KNOWN have a field. */
export function useSubmit(known: (pointer: string) => boolean, work: () => Promise<void>): Submitting {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== null) firstRefused(form.current)?.focus();
  }, [problem]);
  const errors = fieldErrors(problem, known);
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(asProblem(error));
      setBusy(false);
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return { form, busy, errors, rest: restOf(problem, errors), submit, forget: () => setProblem(null) };
}
