// SPDX-License-Identifier: Apache-2.0
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const code: Family = {
  name: "codebreaking",
  rules: "code-breaking",
  Miniature,
  load: async () => (await import("./game")).game,
  position: async () => (await import("./position")).Position,
};
