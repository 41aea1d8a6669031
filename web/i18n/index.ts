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
/** English as far as it is there: first what the start needs. Other languages come whole. */
let english: Partial<Words> = first;
/**
 * The words of the language in use: `words.value.home.title`. A family's English ones come with its games (`bring`); who
 * shows something beside the start and games waits for `needRest` before.
 */
export const words = signal<Words>(english as Words);

/** Adds MORE to English, for what has words of its own and is loaded when it is needed. */
export function bring(more: Partial<Words>): void {
  english = { ...english, ...more };
  if (language.value === "en") words.value = english as Words;
}

const bringRest = async (): Promise<void> => bring((await import("./en/rest")).rest);

/** Resolves when the words that neither the start nor a family has are there in the language in use. */
export async function needRest(): Promise<void> {
  if (!("form" in words.value)) await bringRest();
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
  if (code === "pl") words.value = (await import("./pl")).pl;
  else if (language.value !== "en") {
    // What is shown now has waited for these, maybe in the other language.
    await bringRest();
    words.value = english as Words;
  }
  language.value = code;
  document.documentElement.lang = code;
}

/** NUMBER as the language writes it. */
export function formatNumber(value: number, digits = 2): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value);
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
