// SPDX-License-Identifier: Apache-2.0
// English, put together from its parts: one file for each subject. Every other language has the same type.
import { analysis } from "./en/analysis";
import { check } from "./en/check";
import { code } from "./en/code";
import { first } from "./en/first";
import { form } from "./en/form";
import { line } from "./en/line";
import { lists } from "./en/lists";
import { settings } from "./en/settings";
import { tournament } from "./en/tournament";
import { yahtzee } from "./en/yahtzee";

export const en = { ...first, analysis, check, code, form, line, lists, settings, tournament, yahtzee };

/** The type that a language has: what is missing does not compile. */
export type Words = typeof en;
