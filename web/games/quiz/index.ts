// SPDX-License-Identifier: Apache-2.0
import type { FamilyName } from "../../api/schemas";
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const quiz: Family = {
  name: "quiz" as string as FamilyName,
  Miniature,
  load: async () => (await import("./game")).load(),
  form: async () => (await import("./form")).load(),
  audience: async () => (await import("./audience")).load(),
  position: null,
};
