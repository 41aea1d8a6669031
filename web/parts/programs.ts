// SPDX-License-Identifier: Apache-2.0
// Which program plays where nobody says so.
import type { Bot, Ruleset } from "../api/schemas";
import { local } from "../api/storage";
import { formatNumber, words } from "../i18n";
import { bots } from "./rulesets";

const kept = (ruleset: Ruleset): string => `referee.program.${ruleset.id}`;

/** The program chosen last for RULESET, else the middle one of its list; null where none plays it. */
export function programOf(ruleset: Ruleset): string | null {
  const last = local.get(kept(ruleset));
  if (last !== null && ruleset.bots.some((name) => name === last)) return last;
  return ruleset.bots[Math.floor(ruleset.bots.length / 2)] ?? null;
}

/** Remembers that NAME was chosen for RULESET. */
export function rememberProgram(ruleset: Ruleset, name: string): void {
  local.set(kept(ruleset), name);
}

export const botOf = (ruleset: Ruleset, name: string): Bot | undefined =>
  bots.value.find((bot) => bot.name === name && bot.family === ruleset.family);

/** How BOT plays, in the page's language where that has words for it. */
export const wordsOf = (bot: Bot): string => words.value.lists.bots.words[`${bot.family}/${bot.name}`] ?? bot.words;

/** What a strength is a measure of, likewise. */
export const measureText = (measure: string): string => words.value.lists.bots.measures[measure] ?? measure;

/** The level of a request or of a name; what is left out is full strength, as 0 and the highest level are. */
export const levelAsked = (ruleset: Ruleset, name: string, level: number): { level?: number } => {
  const levels = botOf(ruleset, name)?.levels ?? 0;
  return level > 0 && level < levels ? { level } : {};
};

/** A program by its name and level, as its players are called. */
export const programName = (name: string, level?: number): string => (level === undefined ? name : words.value.common.atLevel(name, level));

/** What is said of a program, and how strong it was measured to be in RULESET at LEVEL (0: its full strength). */
export function programText(ruleset: Ruleset, name: string, level = 0): string {
  const bot = botOf(ruleset, name);
  if (bot === undefined) return "";
  const wanted = level === 0 ? bot.levels : level;
  const measured = bot.strengths.find((strength) => strength.ruleset === ruleset.id && (strength.level ?? 0) === wanted);
  if (measured === undefined) return wordsOf(bot);
  return `${wordsOf(bot)} ${words.value.form.strength(measureText(measured.measure), formatNumber(measured.value, 3))}`;
}
