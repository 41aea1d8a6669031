// SPDX-License-Identifier: Apache-2.0
// Plots and the analysis of rounds, by family.
export const analysis = {
  plot: {
    point: (place: string, parts: readonly string[]) => `${place}: ${parts.join(", ")}`,
    pointAt: "Point at the figure to read a value.",
    interval: (value: string, low: string, high: string) => `${value} (${low} to ${high})`,
    numbers: "Numbers",
    failed: "The figure could not be loaded. The table has the same numbers.",
  },
};
