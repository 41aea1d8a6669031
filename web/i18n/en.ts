// SPDX-License-Identifier: Apache-2.0
// English, put together from its parts: one file for each subject. Every other language has the same type. The page loads
// the parts when they are needed (index.ts).
import { code } from "./en/code";
import { first } from "./en/first";
import { line } from "./en/line";
import { questions } from "./en/questions";
import { quiz } from "./en/quiz";
import { rest } from "./en/rest";
import { yahtzee } from "./en/yahtzee";

export const en = { ...first, ...rest, code, line, yahtzee, questions, quiz };

/** The type that a language has: what is missing does not compile. */
export type Words = typeof en;
