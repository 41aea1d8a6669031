// SPDX-License-Identifier: Apache-2.0
// The one place from which a game is spoken.
import { signal } from "@preact/signals";
import { words } from "../i18n";

const said = signal("");

/** Says TEXT politely, in place of what was said before. */
export function announce(text: string): void {
  said.value = text;
}

export function Announcements() {
  return (
    <p role="status" class="announcements" aria-label={words.value.game.announcements}>
      {said.value}
    </p>
  );
}
