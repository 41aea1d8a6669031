// SPDX-License-Identifier: Apache-2.0
// Which program plays where nobody says so.
import type { Bot, Ruleset } from "../api/schemas";
import { local } from "../api/storage";
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
