// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import type { FamilyGame } from "../family";
import { Board } from "./board";
import { prove } from "./prove";
import { describe, details, headline, share } from "./result";
import "./words";

export const game: FamilyGame = {
  Board,
  describe,
  headline,
  details,
  share,
  prove: async () => prove,
  hint: ({ strategy, body }) => words.value.code.hint(String(body.code ?? ""), strategy),
  keys: () => words.value.code.keys,
  analysis: async () => (await import("./analysis")).Analysis,
};
