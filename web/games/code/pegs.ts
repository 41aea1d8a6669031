// SPDX-License-Identifier: Apache-2.0
import { rulesetOf } from "../../parts/rulesets";

/** Whether RULESET is played with pegs: those that answer with black and white are, the others with numbers. */
export const hasPegs = (ruleset: string): boolean => rulesetOf(ruleset)?.labels.includes("black") ?? false;
