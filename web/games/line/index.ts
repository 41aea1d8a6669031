// SPDX-License-Identifier: Apache-2.0
import { needWords } from "../../i18n";
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const line: Family = {
  name: "line",
  Miniature,
  load: async () => (await Promise.all([import("./game"), needWords("line")]))[0].game,
  position: async () => (await Promise.all([import("./position"), needWords("line")]))[0].Position,
};
