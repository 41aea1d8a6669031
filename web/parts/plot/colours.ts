// SPDX-License-Identifier: Apache-2.0
// The theme's colours for a canvas, which has no style sheet.

export interface Colours {
  text: string;
  quiet: string;
  grid: string;
  ground: string;
  chosen: string;
  /** By series. */
  series: string[];
}

const SERIES = 4;

/** The colours that apply to ELEMENT now. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const one = (name: string) => style.getPropertyValue(name).trim();
  return {
    text: one("--text"),
    quiet: one("--quiet"),
    grid: one("--plot-grid"),
    ground: one("--plot-ground"),
    chosen: one("--plot-chosen"),
    series: Array.from({ length: SERIES }, (_, index) => one(`--plot-${index + 1}`)),
  };
}

export const colourOf = (colours: Colours, index: number): string => colours.series[index % SERIES] ?? colours.text;
