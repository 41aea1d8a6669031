// SPDX-License-Identifier: Apache-2.0
// What a plot is made of.

export interface PlotSeries {
  /** Its direct label, and its name in words. */
  name: string;
  /** Bars stand beside the other series of bars; a line connects; points stand alone. */
  kind: "bars" | "line" | "points";
  /** By point; null where there is none. */
  values: readonly (number | null)[];
  /** The interval of each point, drawn as a whisker. */
  low?: readonly (number | null)[];
  high?: readonly (number | null)[];
}

/**
 * What stands along the plot: steps with short names for the axis (and longer ones for words, where these are not the
 * same), numbers, or moments in milliseconds since 1970.
 */
export type Along = { names: readonly string[]; long?: readonly string[] } | { numbers: readonly number[] } | { times: readonly number[] };

export interface Upward {
  /** Decades instead of equal steps; values have to be above 0. */
  logarithmic?: boolean;
  /** Whether 0 belongs to it although no value is near; bars always begin there. */
  zero?: boolean;
  /** Lines of the grid with words, in place of numbers: [-1, "O wins"]. */
  ticks?: readonly (readonly [number, string])[];
  /** A value in words or digits; by default as the language writes numbers. */
  format?: (value: number) => string;
}

/** How many points the plot has. */
export function pointsOf(along: Along): number {
  return "names" in along ? along.names.length : "numbers" in along ? along.numbers.length : along.times.length;
}
