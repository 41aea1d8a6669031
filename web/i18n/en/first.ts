// SPDX-License-Identifier: Apache-2.0
// What the start needs. The rest of the language comes with the first screen beside it.
import { common } from "./common";
import { game } from "./game";
import { home } from "./home";

export const first = { common, game, home };
