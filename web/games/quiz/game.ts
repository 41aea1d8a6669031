// SPDX-License-Identifier: Apache-2.0
import { needWords, words } from "../../i18n";
import { bringStyle } from "../../parts/style";
import { quizOf } from "../../api/quiz";
import type { FamilyGame } from "../family";
import { Audience } from "./audience";
import { Board } from "./board";
import { describe, details, headline, turn } from "./describe";
import { share } from "./share";
import { Opening } from "./subject";
import "./words";

const game: FamilyGame = {
  Board,
  Opening,
  describe,
  turn,
  headline,
  details,
  share,
  prove: async () => (await import("./prove")).prove,
  hint: () => "",
  points: (of, seat) => quizOf(of).state?.scores.find((one) => one.seat === seat)?.points ?? 0,
  keys: () => words.value.quiz.keys,
  // There is nothing to work out: the board has what was asked, and what was said to it.
  analysis: null,
};

const dressed = () => Promise.all([needWords("quiz"), bringStyle("/assets/quiz.css")]);

/** The family's part of a game's screen, with its words and its style. */
export async function load(): Promise<FamilyGame> {
  await dressed();
  return game;
}

/** The family's part of the projector, likewise. */
export async function audience(): Promise<typeof Audience> {
  await dressed();
  return Audience;
}
