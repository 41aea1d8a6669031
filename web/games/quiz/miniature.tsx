// SPDX-License-Identifier: Apache-2.0
import { MINIATURE_BOX } from "../family";

/** A chair under a question mark. */
export function Miniature() {
  return (
    <svg viewBox={MINIATURE_BOX} class="miniature" aria-hidden="true">
      <rect x="8" y="6" width="80" height="60" rx="6" fill="var(--raised)" stroke="var(--edge)" />
      <path d="M39 26a9 9 0 1 1 13 8q-4 2-4 8m0 8v1" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" />
    </svg>
  );
}
