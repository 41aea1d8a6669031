// SPDX-License-Identifier: Apache-2.0
// What was agreed for a game, in words.
import type { Game, Ruleset } from "../api/schemas";
import { words } from "../i18n";
import { optionsOf } from "./rulesets";

/** Options that say nothing about how a game is played with others. */
const UNTOLD = ["await_client_seed"];

function valueText(key: string, value: unknown): string {
  const { home: word } = words.value;
  if (value === null) return word.noLimit;
  if (typeof value === "boolean") return value ? word.yes : word.no;
  const text = String(value);
  return words.value.form.options[key]?.values?.[text] ?? text;
}

/** The options of a game that are not as RULESET has them: what each is called, and what it is here. */
export function unusual(ruleset: Ruleset, options: object): [title: string, value: string][] {
  const known = optionsOf(ruleset).properties;
  return Object.entries(options).flatMap(([key, value]): [string, string][] => {
    const schema = known[key];
    if (schema === undefined || UNTOLD.includes(key) || value === schema.default) return [];
    // What has parts of its own is no word.
    if (typeof value === "object" && value !== null) return [];
    return [[words.value.form.options[key]?.title ?? schema.title ?? key, valueText(key, value)]];
  });
}

/** The clock of a game as a sentence. */
export function clockText(clock: Game["clock"]): string {
  const { clock: word } = words.value.home;
  if (clock === null) return word.none;
  if ("initial_seconds" in clock) return word.game(clock.initial_seconds, clock.increment_seconds);
  return clock.turn_seconds === null ? word.none : word.turn(clock.turn_seconds);
}
