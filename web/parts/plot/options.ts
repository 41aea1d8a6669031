// SPDX-License-Identifier: Apache-2.0
// A plot as uPlot wants it.
import type uPlot from "uplot";
import { formatNumber, language } from "../../i18n";
import { type Colours, colourOf } from "./colours";
import { drawBars, drawChosen, drawNames, drawWhiskers, nameRoom, ratio } from "./draw";
import { decadeRange, decades, everyNth, linearTicks, roundRange } from "./ticks";
import { type Along, type PlotSeries, type Upward, pointsOf } from "./types";

/** Pixels that a letter of an axis takes. */
const LETTER_PX = 7.5;
/** Points of a line are drawn as dots up to this many. */
const DOTTED = 60;
const FONT = "12px system-ui, sans-serif";

export interface Wanted {
  along: Along;
  up: Upward;
  series: readonly PlotSeries[];
  colours: Colours;
  width: number;
  height: number;
  /** The point that is lit, by the newest props. */
  chosen: () => number | null;
  /** Called with the point under the cursor, or null. */
  pointed: (index: number | null) => void;
}

const positions = (along: Along): number[] =>
  "names" in along ? along.names.map((_, index) => index) : [...("numbers" in along ? along.numbers : along.times)];

/** Values, and with them the ends of intervals. */
function extent(series: readonly PlotSeries[]): [number, number] {
  const given = series.flatMap(({ values, low = [], high = [] }) => [...values, ...low, ...high]);
  const all = given.filter((one) => one !== null);
  return all.length === 0 ? [0, 1] : [Math.min(...all), Math.max(...all)];
}

function upRange({ series, up }: Wanted): [number, number] {
  const [low, high] = extent(series);
  if (up.ticks !== undefined) {
    const at = up.ticks.map(([value]) => value);
    const [least, most] = [Math.min(low, ...at), Math.max(high, ...at)];
    return [least - (most - least) * 0.12, most + (most - least) * 0.12];
  }
  if (up.logarithmic === true) return decadeRange(Math.max(low, Number.MIN_VALUE), Math.max(high, Number.MIN_VALUE));
  return roundRange(low, high, up.zero === true || series.some(({ kind }) => kind === "bars"));
}

function alongRange(at: readonly number[], steps: boolean): [number, number] {
  const [first, last] = [at[0] ?? 0, at[at.length - 1] ?? 0];
  if (steps) return [-0.6, at.length - 0.4];
  // Room for half a group of bars at both ends, where there are few points.
  const margin = last > first ? (last - first) * Math.max(0.03, 0.5 / at.length) : 1;
  return [first - margin, last + margin];
}

/** The moment as short as the RANGE of all moments allows. */
function momentText(at: number, range: number): string {
  const style: Intl.DateTimeFormatOptions = range < 2 * 86_400_000
    ? { hour: "2-digit", minute: "2-digit" }
    : range < 300 * 86_400_000 ? { day: "numeric", month: "short" } : { month: "short", year: "numeric" };
  return new Intl.DateTimeFormat(language.value, style).format(at);
}

/** What stands at point INDEX along the plot, in words. */
export function placeText(along: Along, index: number): string {
  if ("names" in along) return (along.long ?? along.names)[index] ?? "";
  if ("numbers" in along) return formatNumber(along.numbers[index] ?? 0);
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(along.times[index]);
}

function alongAxis({ along, colours }: Wanted): uPlot.Axis {
  const at = positions(along);
  const range = (at[at.length - 1] ?? 0) - (at[0] ?? 0);
  const base = { stroke: colours.quiet, font: FONT, grid: { show: false }, ticks: { show: false }, size: 28, gap: 6 };
  if ("names" in along) {
    const widest = Math.max(1, ...along.names.map((name) => name.length)) * LETTER_PX + 6;
    return {
      ...base,
      splits: (plot) => {
        // Before the first layout there is no box yet.
        const nth = everyNth(at.length, widest, plot.bbox.width > 0 ? plot.bbox.width / ratio() : plot.width);
        return at.filter((_, index) => index % nth === 0);
      },
      values: (_, splits) => splits.map((value) => along.names[value] ?? ""),
    };
  }
  const text = (value: number) => ("times" in along ? momentText(value, range) : formatNumber(value));
  return {
    ...base,
    splits: (plot) => {
      const low = at[0] ?? 0;
      if (!("times" in along)) return linearTicks(low, low + range, at.every(Number.isInteger));
      const count = Math.min(5, Math.max(2, Math.floor(plot.width / 110)));
      return range === 0 ? [low] : Array.from({ length: count }, (_, index) => low + (range * index) / (count - 1));
    },
    values: (_, splits) => splits.map(text),
  };
}

function upAxis(wanted: Wanted): uPlot.Axis {
  const { up, colours } = wanted;
  const [low, high] = upRange(wanted);
  const regular = up.logarithmic === true ? decades(low, high) : linearTicks(low, high);
  const splits = up.ticks?.map(([value]) => value) ?? regular;
  const named = new Map(up.ticks ?? []);
  const compact = new Intl.NumberFormat(language.value, { notation: "compact", maximumFractionDigits: 2 });
  const number = (value: number) => (Math.abs(value) >= 10_000 ? compact.format(value) : formatNumber(value));
  const names = splits.map((value) => named.get(value) ?? number(value));
  const widest = Math.max(...names.map((name) => name.length));
  return {
    stroke: colours.quiet,
    font: FONT,
    size: widest * LETTER_PX + 14,
    gap: 6,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
    splits: () => splits,
    // All that are drawn were chosen here; uPlot would thin a logarithmic axis by rules of its own.
    filter: (_, given) => given,
    values: () => names,
  };
}

function seriesOf(one: PlotSeries, index: number, colours: Colours): uPlot.Series {
  const colour = colourOf(colours, index);
  if (one.kind === "bars") return { label: one.name, paths: () => null, points: { show: false } };
  return {
    label: one.name,
    stroke: colour,
    width: 2.5,
    paths: one.kind === "points" ? () => null : undefined,
    points: { show: one.kind === "points" || one.values.length <= DOTTED, size: 7, fill: colours.ground, stroke: colour, width: 2 },
  };
}

/** The options and data of the plot. */
export function optionsOf(wanted: Wanted): { options: uPlot.Options; data: uPlot.AlignedData } {
  const { along, up, series, colours } = wanted;
  const at = positions(along);
  const drawn = (plot: uPlot) => ({ plot, series, colours });
  const options: uPlot.Options = {
    width: wanted.width,
    height: wanted.height,
    padding: [10, nameRoom(series), 0, 0],
    legend: { show: false },
    cursor: { x: pointsOf(along) > 1, y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: {
      x: { time: false, range: () => alongRange(at, "names" in along) },
      y: { distr: up.logarithmic === true ? 3 : 1, log: 10, range: () => upRange(wanted) },
    },
    axes: [alongAxis(wanted), upAxis(wanted)],
    series: [{}, ...series.map((one, index) => seriesOf(one, index, colours))],
    hooks: {
      drawAxes: [(plot) => drawChosen(plot, colours, wanted.chosen()), (plot) => drawBars(drawn(plot))],
      draw: [(plot) => drawWhiskers(drawn(plot)), (plot) => drawNames(drawn(plot))],
      setCursor: [(plot) => wanted.pointed(plot.cursor.idx ?? null)],
    },
  };
  return { options, data: [at, ...series.map(({ values }) => [...values])] as uPlot.AlignedData };
}
