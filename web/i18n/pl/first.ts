// SPDX-License-Identifier: Apache-2.0
// What the start needs, as in English.
import type { Words } from "../en";
import { common } from "./common";
import { game } from "./game";
import { home } from "./home";

export const first: Pick<Words, "common" | "game" | "home"> = { common, game, home };
