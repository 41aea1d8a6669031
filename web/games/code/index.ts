// SPDX-License-Identifier: Apache-2.0
import { needWords } from "../../i18n";
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const code: Family = {
  name: "codebreaking",
  Miniature,
  load: async () => (await Promise.all([import("./game"), needWords("code")]))[0].game,
  position: async () => (await Promise.all([import("./position"), needWords("code")]))[0].Position,
};
