// SPDX-License-Identifier: Apache-2.0
import type { Family } from "../family";
import { Miniature } from "./miniature";

// The words come with the game: what both had in common would be one file more to ask for.
const forms = async () => (await Promise.all([import("./form"), import("./game").then(({ load }) => load())]))[0];

export const quiz: Family = {
  name: "quiz",
  rules: "quiz",
  Miniature,
  load: async () => (await import("./game")).load(),
  form: async () => (await forms()).QuizForm,
  options: async () => (await forms()).QuizOptions,
  audience: async () => (await import("./game")).audience(),
  position: null,
};
