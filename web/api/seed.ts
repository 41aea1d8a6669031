// SPDX-License-Identifier: Apache-2.0
// The words that the player gave for the dice of games, as this browser sent them: a proof must have them in it.
import { local } from "./storage";

const keyOf = (game: string): string => `referee.seed.${game}`;

/** Notes that the player gave WORD for the dice of GAME. */
export function noteSeed(game: string, word: string): void {
  local.set(keyOf(game), word);
}

/** What the player gave for the dice of GAME from this browser; null where that was nothing. */
export const seedGiven = (game: string): string | null => local.get(keyOf(game));
