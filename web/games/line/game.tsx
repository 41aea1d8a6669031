// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import type { FamilyGame } from "../family";
import { Board } from "./board";
import { details, headline, shareText } from "./result";
import { SeatSymbol } from "./symbol";
import "./words";

export const game: FamilyGame = {
  Board,
  describe: (event) =>
    event.kind === "move" && "symbol" in event ? words.value.line.moved(event.symbol, event.column, event.row) : null,
  headline,
  details,
  share: (of, results, round = results.rounds.length) => shareText(of, results, { X: "❌", O: "⭕", ".": "⬜" }, round),
  prove: null,
  hint: ({ body }) => words.value.line.hintField(Number(body.column), Number(body.row)),
  keys: () => words.value.line.keys,
  symbol: (of, seat) => {
    const mark = of.family === "line" ? of.state?.symbols[seat] : undefined;
    return mark === undefined ? null : <SeatSymbol mark={mark} />;
  },
  analysis: async () => (await import("./analysis")).Analysis,
};
