// SPDX-License-Identifier: Apache-2.0
// The words of the page, by language. English is there from the start; another language is loaded when it is used.
import { signal } from "@preact/signals";
import { first } from "./en/first";
import type { Words } from "./en";

export type { Words } from "./en";
export type Language = "en" | "pl";

/** The languages there are, by their own names. */
export const languages: readonly { code: Language; name: string }[] = [
  { code: "en", name: "English" },
  { code: "pl", name: "Polski" },
];

export const language = signal<Language>("en");

/** What is loaded of a language as it is needed, by one of its members: for the start, for games, for all other screens, for question sets, for the quiz. */
type Part = "home" | "code" | "form" | "questions" | "quiz";

const parts: Record<Language, Partial<Record<Part, () => Promise<Partial<Words>>>>> = {
  // The first part is there; the words of families and of question sets come with these (`bring`).
  en: { form: async () => (await import("./en/rest")).rest },
  pl: {
    home: async () => (await import("./pl/first")).first,
    code: async () => (await import("./pl/games")).games,
    form: async () => (await import("./pl/rest")).rest,
    questions: async () => ({ questions: (await import("./pl/questions")).questions }),
    quiz: async () => ({ quiz: (await import("./pl/quiz")).quiz }),
  },
};

/** What is there of each language. */
const known: Record<Language, Partial<Words>> = { en: first, pl: {} };
const needed = new Set<Part>(["home"]);

/**
 * The words of the language in use: `words.value.home.title`. Who shows something beside the start waits for `needGames` or
 * `needRest` before.
 */
export const words = signal<Words>(first as Words);

function add(code: Language, more: Partial<Words>): void {
  known[code] = { ...known[code], ...more };
  if (language.value === code) words.value = known[code] as Words;
}

/** Adds MORE to English, for what has words of its own and is loaded when it is needed. */
export const bring = (more: Partial<Words>): void => add("en", more);

/** Loads what is needed and not there of CODE; true when that was nothing. */
async function complete(code: Language): Promise<boolean> {
  const missing = [...needed].filter((part) => part in parts[code] && !(part in known[code]));
  await Promise.all(missing.map(async (part) => add(code, (await parts[code][part]?.()) ?? {})));
  return missing.length === 0;
}

/** Resolves when the words of the families are there in the language in use. */
export async function needGames(): Promise<void> {
  needed.add("code");
  await complete(language.value);
}

/** Resolves when the words of all other screens are there in the language in use. */
export async function needRest(): Promise<void> {
  needed.add("code").add("form");
  await complete(language.value);
}

/** Resolves when the words of PART are there, where it is not what is loaded that brings them. */
export async function needWords(part: "questions" | "quiz"): Promise<void> {
  needed.add(part);
  await complete(language.value);
}

/** The first of the browser's languages that there is. */
export function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = languages.find(({ code }) => code === wanted.slice(0, 2).toLowerCase());
    if (found !== undefined) return found.code;
  }
  return "en";
}

/** Speaks CODE from now on. */
export async function speak(code: Language): Promise<void> {
  // What is shown has waited for its words in the language before, and more may be needed meanwhile.
  while (!(await complete(code)));
  words.value = known[code] as Words;
  language.value = code;
  document.documentElement.lang = code;
}

/** NUMBER as the language writes it. */
export function formatNumber(value: number, digits = 2): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value);
}

/** NUMBER as the language writes it, all of it and without groups: it may be a year. */
export function formatPlain(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 20, useGrouping: false }).format(value);
}

/** AT (RFC 3339) as day and minute. */
export function formatTime(at: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

/** AT (RFC 3339) as a day. */
export function formatDay(at: string): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(new Date(at));
}

/** The hour and minute of AT, in milliseconds since 1970, of 24 hours. */
export function formatClock(at: number): string {
  return new Intl.DateTimeFormat(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}

/** How long AT is ago, in the largest unit that is not 0. */
export function formatAgo(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}
