// SPDX-License-Identifier: Apache-2.0
// How the page looks and behaves, kept in this browser.
import { effect, signal } from "@preact/signals";
import { local, readJson } from "../api/storage";
import { type Problem, asProblem } from "../api/problem";
import { type Language, preferredLanguage, speak } from "../i18n";
import { loadPart } from "./load";

const KEPT = "referee.settings";

export interface Settings {
  /** Null: by the browser's languages. */
  language: Language | null;
  appearance: "auto" | "light" | "dark";
  /** Null: by the system's wish. */
  reduceMotion: boolean | null;
  sounds: boolean;
  /** Code-breaking: the editor begins with the last guess. */
  beginWithLast: boolean;
  /** Boards: whether a move is placed by two taps. */
  confirmMoves: "small" | "always" | "never";
  /** Yahtzee: whether to ask before a box is crossed out. */
  askBeforeZero: boolean;
}

const defaults: Settings = {
  language: null,
  appearance: "auto",
  reduceMotion: null,
  sounds: false,
  beginWithLast: false,
  confirmMoves: "small",
  askBeforeZero: true,
};

export const settings = signal<Settings>({ ...defaults, ...readJson<Partial<Settings>>(local, KEPT) });

/** Changes some of the settings, and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  local.set(KEPT, JSON.stringify(settings.value));
}

/** What the system wishes, now and whenever that changes. */
function wish(query: string): { readonly value: boolean } {
  const list = matchMedia(query);
  const wished = signal(list.matches);
  list.addEventListener("change", () => {
    wished.value = list.matches;
  });
  return wished;
}
const wishes = { dark: wish("(prefers-color-scheme: dark)"), still: wish("(prefers-reduced-motion: reduce)") };

/** Whether nothing is to move on the page. */
export const still = (): boolean => settings.value.reduceMotion ?? wishes.still.value;

function themeNow(): "light" | "dark" {
  const { appearance } = settings.value;
  if (appearance !== "auto") return appearance;
  return wishes.dark.value ? "dark" : "light";
}

/** Why the words of the wanted language are not there; the page speaks the one before. */
export const unspoken = signal<Problem | null>(null);

/** Speaks the language of the settings from now on. AGAIN: it is tried again. */
export async function speakWanted(again = false): Promise<void> {
  const wanted = settings.value.language ?? preferredLanguage();
  try {
    await loadPart(() => speak(wanted), again);
    unspoken.value = null;
  } catch (error) {
    unspoken.value = asProblem(error);
  }
}

/** Makes the page look as the settings say, now and whenever they change. Resolves when the words are there. */
export async function openSettings(): Promise<void> {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = themeNow();
    root.dataset.motion = still() ? "reduced" : "full";
  });
  await speakWanted();
}
