// SPDX-License-Identifier: Apache-2.0
// The keys of the quiz, which work wherever the focus is but where text is written.
import { useLayoutEffect, useRef } from "preact/hooks";
import { takesText } from "../../parts/keys";

/** Does DEEDS by key, in lower case; null for what is not possible now. */
export function useQuizKeys(deeds: Record<string, (() => void) | null>): void {
  const now = useRef(deeds);
  now.current = deeds;
  // Before what says that they are there is drawn.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (takesText(event.target) || document.querySelector("dialog[open]") !== null) return;
      const deed = now.current[event.key.toLowerCase()];
      if (deed === undefined || deed === null) return;
      event.preventDefault();
      deed();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
