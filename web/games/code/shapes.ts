// SPDX-License-Identifier: Apache-2.0
// Shape and colour of the symbols, told apart by either. Drawn in a square of 40.

/** Symbol i of the alphabet has shape and colour i mod 8; their names are words.code.pegs, their colours in code.css. */
export const SHAPES: readonly string[] = [
  // circle, square, triangle, diamond
  "M20 3a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  "M8 5h24a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-24a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3z",
  "M17.6 4.2a2.8 2.8 0 0 1 4.8 0l15 27.2a2.8 2.8 0 0 1-2.4 4.1h-30a2.8 2.8 0 0 1-2.4-4.1z",
  "M18 2.8a2.8 2.8 0 0 1 4 0l15.2 15.2a2.8 2.8 0 0 1 0 4l-15.2 15.2a2.8 2.8 0 0 1-4 0l-15.2-15.2a2.8 2.8 0 0 1 0-4z",
  // pentagon, star, hexagon, cross
  "M18.3 2.9a2.9 2.9 0 0 1 3.4 0l15 10.9a2.9 2.9 0 0 1 1 3.2l-5.7 17.7a2.9 2.9 0 0 1-2.8 2h-18.4a2.9 2.9 0 0 1-2.8-2l-5.7-17.7a2.9 2.9 0 0 1 1-3.2z",
  "M20 1.5l5.4 9.6l10.9 2.4l-7.4 8.3l1.1 11l-10-4.4l-10 4.4l1.1-11l-7.4-8.3l10.9-2.4z",
  "M10.5 4.6h19a2.8 2.8 0 0 1 2.4 1.4l7 12.6a2.8 2.8 0 0 1 0 2.8l-7 12.6a2.8 2.8 0 0 1-2.4 1.4h-19a2.8 2.8 0 0 1-2.4-1.4l-7-12.6a2.8 2.8 0 0 1 0-2.8l7-12.6a2.8 2.8 0 0 1 2.4-1.4z",
  "M14 3h12a2 2 0 0 1 2 2v7h7a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-7v7a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-7h-7a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h7v-7a2 2 0 0 1 2-2z",
];

/** Which shape and colour the symbol at INDEX of the alphabet has. */
export const kindOf = (index: number): number => index % SHAPES.length;
