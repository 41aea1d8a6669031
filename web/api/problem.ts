// SPDX-License-Identifier: Apache-2.0
// A refusal of the server, or that there was no answer at all: of the errors that clients/js has for it one, as the page has
// words by the name of a problem.
import { ProblemError, type ProblemPointer, passes } from "../../clients/js/src/errors.js";

export type ProblemField = ProblemPointer;

/** What every request of the page fails with: its status is 0, and its kind "no-answer", when nobody answered. */
export class Problem extends ProblemError {
  override get type(): string {
    return this.body.type ?? "no-answer";
  }

  /** Whether the same request may succeed when it is sent again. */
  get passes(): boolean {
    return this.status === 0 || passes(this);
  }
}

export const noAnswer = (): Problem => new Problem(0, {}, null);

/** ERROR as a problem: whatever a request failed with. A proxy's page is no problem document; its status says enough. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof ProblemError)) return noAnswer();
  return new Problem(error.status, { type: "internal-error", ...error.body }, error.retryAfter);
}
