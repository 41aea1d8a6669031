// SPDX-License-Identifier: Apache-2.0
import type { Family } from "../family";
import { Miniature } from "./miniature";

export const quiz: Family = {
  name: "quiz",
  Miniature,
  load: async () => (await import("./game")).load(),
  // The words come with the game: what both had in common would be one file more to ask for.
  form: async () => (await Promise.all([import("./form"), import("./game").then(({ load }) => load())]))[0].QuizForm,
  audience: async () => (await import("./game")).audience(),
  position: null,
};
