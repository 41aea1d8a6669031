// SPDX-License-Identifier: Apache-2.0
// The games that the server has. They are asked for once and kept, so that a page without a server can still name them.
import { effect, signal } from "@preact/signals";
import { api, read } from "../api/client";
import type { Bot, Ruleset } from "../api/schemas";
import { local, readJson } from "../api/storage";
import { type Language, language } from "../i18n";

const KEPT = "referee.rulesets";

export const rulesets = signal<Ruleset[]>(readJson<Ruleset[]>(local, KEPT) ?? []);
export const bots = signal<Bot[]>([]);

/** The languages in which both were read here; null: not yet. */
let told: Language | null = null;
let botsTold: Language | null = null;

/** Reads which games there are. */
export async function loadRulesets(): Promise<Ruleset[]> {
  const wanted = language.peek();
  const { items } = await read(api.GET("/v1/rulesets"));
  told = wanted;
  local.set(KEPT, JSON.stringify(items));
  rulesets.value = items;
  return items;
}

// Who changes the language sees the games' titles in it at once; where nobody answers, when they are asked for again.
effect(() => {
  if (told !== null && told !== language.value) loadRulesets().catch(() => {});
});

const RETRY_MS = 3000;

/**
 * For a screen that only names games, by their ruleset's id until they are known: reads which there are, again and again
 * until somebody answers. Returns what ends that.
 */
export function learnRulesets(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => clearInterval(timer);
  const ask = () => void loadRulesets().then(end, () => {});
  timer = setInterval(ask, RETRY_MS);
  ask();
  return end;
}

/** Reads which programs play. */
export async function loadBots(): Promise<Bot[]> {
  const wanted = language.peek();
  if (botsTold !== wanted) bots.value = (await read(api.GET("/v1/bots"))).items;
  botsTold = wanted;
  return bots.value;
}

export const rulesetOf = (id: string): Ruleset | undefined => rulesets.value.find((ruleset) => ruleset.id === id);
export const titleOf = (id: string): string => rulesetOf(id)?.title ?? id;

/** What of a ruleset's JSON Schema of options the page reads. */
export interface OptionsSchema {
  required?: string[];
  properties: Record<string, OptionSchema>;
}
export interface OptionSchema {
  type: string | string[];
  enum?: (string | null)[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
  default?: unknown;
  title?: string;
  description?: string;
}
export const optionsOf = (ruleset: Ruleset): OptionsSchema => ruleset.options as unknown as OptionsSchema;
/** Whether a game of RULESET can begin without choosing anything. */
export const needsNothing = (ruleset: Ruleset): boolean => (optionsOf(ruleset).required ?? []).length === 0;
