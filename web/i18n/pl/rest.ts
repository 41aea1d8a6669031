// SPDX-License-Identifier: Apache-2.0
// What the screens beside the start and the games need.
import type { Words } from "../en";
import { analysis } from "./analysis";
import { check } from "./check";
import { form } from "./form";
import { lists } from "./lists";
import { settings } from "./settings";
import { tournament } from "./tournament";

export const rest: Pick<Words, "analysis" | "check" | "form" | "lists" | "settings" | "tournament"> = { analysis, check, form, lists, settings, tournament };
