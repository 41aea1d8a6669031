// SPDX-License-Identifier: Apache-2.0
import { needWords } from "../../i18n";
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const yahtzee: Family = {
  name: "yahtzee",
  Miniature,
  load: async () => (await Promise.all([import("./game"), needWords("yahtzee")]))[0].game,
  position: async () => (await Promise.all([import("./position"), needWords("yahtzee")]))[0].Position,
};
