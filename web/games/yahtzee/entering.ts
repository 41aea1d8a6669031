// SPDX-License-Identifier: Apache-2.0
// What a card that is entered can have: pure.
import { type Box, UPPER } from "./card";

const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** What BOX can hold, from the least. */
export function scoresOf(box: Box): number[] {
  const upper = UPPER.indexOf(box) + 1;
  if (upper > 0) return numbers(0, 5 * upper, upper);
  switch (box) {
    case "full-house": return [0, 25];
    case "small-straight": return [0, 30];
    case "large-straight": return [0, 40];
    case "yahtzee": return [0, 50];
    case "chance": return numbers(5, 30);
    default: return [0, ...numbers(5, 30)];
  }
}
