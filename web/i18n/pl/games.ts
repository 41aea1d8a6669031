// SPDX-License-Identifier: Apache-2.0
// What the families' games need.
import type { Words } from "../en";
import { code } from "./code";
import { line } from "./line";
import { yahtzee } from "./yahtzee";

export const games: Pick<Words, "code" | "line" | "yahtzee"> = { code, line, yahtzee };
