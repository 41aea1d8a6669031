// SPDX-License-Identifier: Apache-2.0
import type { Problem } from "../api/problem";
import { words } from "../i18n";

/** A refusal in the page's own words; the server's where the page has none. */
export function problemText(problem: Problem): string {
  const { retryAfter } = problem;
  if (problem.kind === "rate-limited" && retryAfter !== null) return words.value.common.tooFast(Math.ceil(retryAfter / 1000));
  return words.value.common.problem[problem.kind] ?? problem.message;
}

/** Says why something was refused, next to what it is about; empty while there is nothing to say. */
export function Alert({ problem, text }: { problem?: Problem | null; text?: string | null }) {
  const said = text ?? (problem ? problemText(problem) : null);
  return said === null ? null : (
    <div role="alert" class="alert">
      {said}
    </div>
  );
}

/** A screen or a part of it that could not be loaded. */
export function Failed({ problem, retry }: { problem: Problem; retry: () => void }) {
  return (
    <div role="alert" class="alert">
      <p>{problemText(problem)}</p>
      <button type="button" onClick={retry}>
        {words.value.common.tryAgain}
      </button>
    </div>
  );
}
