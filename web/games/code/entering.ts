// SPDX-License-Identifier: Apache-2.0
// Which options can be chosen for a board that is entered: pure.
import type { OptionsSchema } from "../../parts/rulesets";
import { type CodeOptions, spaceOf } from "./codes";

/** Whether there are codes with OPTIONS, which may be half entered. */
export function makesCodes(schema: OptionsSchema, options: CodeOptions): boolean {
  const { minimum = 1, maximum = 1 } = schema.properties.length ?? {};
  const { length, alphabet } = options;
  if (!Number.isInteger(length) || length < minimum || length > maximum) return false;
  const pattern = schema.properties.alphabet?.pattern;
  if (pattern !== undefined && !new RegExp(pattern).test(alphabet)) return false;
  const { symbols, notFirst } = spaceOf(options);
  const first = [...symbols].filter((symbol) => symbol !== notFirst).length;
  return new Set(symbols).size === symbols.length && first > 0 && (options.repeats || symbols.length >= length);
}
