// SPDX-License-Identifier: Apache-2.0
// What of a game is loaded when it is opened.
import type { ComponentType } from "preact";
import { words } from "../../i18n";
import { loadPart, useLoad } from "../../parts/load";
import { Failed } from "../../parts/problem";

/** The component that BRING imports, with PROPS; else that it is loading, or why it cannot be, and a button that tries again. */
export function Later<P extends object>({ bring, props }: { bring: () => Promise<ComponentType<P>>; props: P }) {
  const { value: Part, problem, reload } = useLoad((again) => loadPart(bring, again), [bring]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  return Part === null ? <p>{words.value.common.loading}</p> : <Part {...props} />;
}
