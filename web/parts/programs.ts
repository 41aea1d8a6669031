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

/** What is said of a program, and how strong it was measured to be in RULESET. */
export function programText(ruleset: Ruleset, name: string): string {
  const bot = botOf(ruleset, name);
  if (bot === undefined) return "";
  const measured = bot.strengths.find((strength) => strength.ruleset === ruleset.id);
  if (measured === undefined) return wordsOf(bot);
  return `${wordsOf(bot)} ${words.value.form.strength(measureText(measured.measure), formatNumber(measured.value, 3))}`;
}
