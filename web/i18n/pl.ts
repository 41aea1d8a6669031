// SPDX-License-Identifier: Apache-2.0
// Polish: the same parts as English.
import type { Words } from "./en";
import { analysis } from "./pl/analysis";
import { check } from "./pl/check";
import { code } from "./pl/code";
import { common } from "./pl/common";
import { form } from "./pl/form";
import { game } from "./pl/game";
import { home } from "./pl/home";
import { line } from "./pl/line";
import { lists } from "./pl/lists";
import { settings } from "./pl/settings";
import { tournament } from "./pl/tournament";
import { yahtzee } from "./pl/yahtzee";

export const pl: Words = { analysis, check, code, common, form, game, home, line, lists, settings, tournament, yahtzee };
