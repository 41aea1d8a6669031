// SPDX-License-Identifier: Apache-2.0
// THE list of families. A new one is a folder and a line here.
import { code } from "./code";
import type { Family } from "./family";
import { four } from "./four";
import { line } from "./line";
import { quiz } from "./quiz";
import { yahtzee } from "./yahtzee";

export const families: readonly Family[] = [code, line, yahtzee, four, quiz];

/** The family by the interface's name. */
export const familyOf = (name: string): Family | undefined => families.find((family) => family.name === name);
