// SPDX-License-Identifier: Apache-2.0
import { words } from "../../i18n";
import type { FamilyGame } from "../family";
import { details, headline, shareText } from "../line/result";
import "../line/words";
import { Board } from "./board";
import { SeatDisc } from "./disc";

export const game: FamilyGame = {
  Board,
  describe: (event) =>
    event.kind === "move" && "symbol" in event ? words.value.line.dropped(event.symbol, event.column) : null,
  headline,
  details,
  share: (of, results, round = results.rounds.length) => shareText(of, results, { X: "🟢", O: "🔵", ".": "⚪" }, round),
  prove: null,
  hint: ({ body }) => words.value.line.hintColumn(Number(body.column)),
  keys: () => words.value.line.fourKeys,
  symbol: (of, seat) => {
    const mark = of.family === "connectfour" ? of.state?.symbols[seat] : undefined;
    return mark === undefined ? null : <SeatDisc mark={mark} />;
  },
  analysis: async () => (await import("./analysis")).Analysis,
};
