// SPDX-License-Identifier: Apache-2.0
import type { FamilyGame } from "../family";
import { Board } from "./board";

export const game: FamilyGame = {
  Board,
  describe: () => null,
  headline: () => "",
  details: () => [],
  share: async () => "",
  prove: null,
  hint: () => "",
  keys: () => [],
  analysis: async () => (await import("./analysis")).Analysis,
};
