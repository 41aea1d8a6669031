// SPDX-License-Identifier: Apache-2.0
// What stands where nothing is yet.
import type { ComponentChildren } from "preact";
import { words } from "../i18n";

/** A place that has nothing in it: a sentence that says so, and what can be done about it. */
export function Empty({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** The shape of what comes: COUNT rows, or cards in the grid around them. */
export function Skeleton({ count, kind = "row" }: { count: number; kind?: "row" | "card" }) {
  return (
    <>
      <span class="hidden">{words.value.common.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} class={`skeleton of-${kind}`} aria-hidden="true" />
      ))}
    </>
  );
}
