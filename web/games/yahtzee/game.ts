// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import type { FamilyGame } from "../family";
import { Board } from "./board";
import { yahtzeeOf } from "./card";
import { describe, details, headline, hint } from "./describe";
import { Opening } from "./opening";
import { share } from "./share";
import "./words";

export const game: FamilyGame = {
  Board,
  Opening,
  describe,
  headline,
  details,
  share,
  prove: async () => (await import("./prove")).prove,
  hint,
  points: (of, seat) => yahtzeeOf(of).state?.cards.find((card) => card.seat === seat)?.total ?? null,
  keys: () => words.value.yahtzee.keys,
  analysis: async () => (await import("./analysis")).Analysis,
};
