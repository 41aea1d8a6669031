// SPDX-License-Identifier: Apache-2.0
// What uPlot does not draw: bars beside bars, whiskers, the chosen point, and the names of the series at its right edge.
import type uPlot from "uplot";
import { type Colours, colourOf } from "./colours";
import { spread } from "./ticks";
import type { PlotSeries } from "./types";

/** Share of a step that its bars take together. */
const GROUP = 0.72;
/** The widest bar, in pixels of the page. */
const WIDEST = 36;
const FONT_PX = 13;
/** From the plot to a series' name. */
export const LABEL_GAP = 12;

/** Canvas pixels in a pixel of the page. */
export const ratio = (): number => window.devicePixelRatio || 1;
export const labelFont = (): string => `600 ${FONT_PX * ratio()}px system-ui, sans-serif`;

/** A pattern of COLOUR stripes for the second series of bars, so that they differ by more than colour. */
function stripes(ctx: CanvasRenderingContext2D, colour: string, ground: string): CanvasPattern | string {
  const tile = document.createElement("canvas");
  const size = Math.round(6 * ratio());
  tile.width = size;
  tile.height = size;
  const pen = tile.getContext("2d");
  if (pen === null) return colour;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size, size);
  pen.strokeStyle = colour;
  pen.lineWidth = size / 3.5;
  for (const shift of [-size, 0, size]) {
    pen.beginPath();
    pen.moveTo(shift, size);
    pen.lineTo(shift + size, 0);
    pen.stroke();
  }
  return ctx.createPattern(tile, "repeat") ?? colour;
}

interface Drawn {
  plot: uPlot;
  series: readonly PlotSeries[];
  colours: Colours;
}

/** Canvas pixels between the two points of PLOT that are nearest to each other. */
function stepWidth(plot: uPlot): number {
  const at = Array.from(plot.data[0], (value) => plot.valToPos(value, "x", true));
  if (at.length < 2) return plot.bbox.width;
  return at.slice(1).reduce((least, x, index) => Math.min(least, x - (at[index] ?? 0)), Infinity);
}

/** Width of one bar in canvas pixels, of BARS beside each other. */
function barWidth(plot: uPlot, bars: number): number {
  const step = stepWidth(plot);
  return Math.max(1, Math.min((step * GROUP) / bars, WIDEST * ratio()));
}

/** Draws the bars of all series that have them. */
export function drawBars({ plot, series, colours }: Drawn): void {
  const bars = series.flatMap((one, index) => (one.kind === "bars" ? [index] : []));
  if (bars.length === 0) return;
  const { ctx } = plot;
  const width = barWidth(plot, bars.length);
  const scale = plot.scales.y;
  const base = plot.valToPos(Math.max(scale?.min ?? 0, Math.min(0, scale?.max ?? 0)), "y", true);
  const gap = width > 6 ? ratio() : 0;
  ctx.save();
  for (const [place, index] of bars.entries()) {
    const colour = colourOf(colours, index);
    ctx.fillStyle = place === 1 ? stripes(ctx, colour, colours.ground) : colour;
    ctx.strokeStyle = colour;
    ctx.lineWidth = ratio() * 1.5;
    for (const [at, value] of (series[index]?.values ?? []).entries()) {
      if (value === null) continue;
      const left = plot.valToPos(plot.data[0][at] ?? 0, "x", true) + (place - bars.length / 2) * width + gap;
      const top = plot.valToPos(value, "y", true);
      const box: [number, number, number, number] = [left, Math.min(top, base), width - 2 * gap, Math.abs(base - top)];
      ctx.fillRect(...box);
      if (place === 1 && box[3] > 0) ctx.strokeRect(...box);
    }
  }
  ctx.restore();
}

/** Draws the intervals of the series that have them. */
export function drawWhiskers({ plot, series, colours }: Drawn): void {
  const { ctx } = plot;
  const half = 5 * ratio();
  ctx.save();
  ctx.lineWidth = 2 * ratio();
  for (const [index, { low, high }] of series.entries()) {
    if (low === undefined || high === undefined) continue;
    ctx.strokeStyle = colourOf(colours, index);
    for (const [at, from] of low.entries()) {
      const to = high[at] ?? null;
      if (from === null || to === null) continue;
      const x = plot.valToPos(plot.data[0][at] ?? 0, "x", true);
      const [bottom, top] = [plot.valToPos(from, "y", true), plot.valToPos(to, "y", true)];
      ctx.beginPath();
      ctx.moveTo(x, bottom);
      ctx.lineTo(x, top);
      for (const y of [bottom, top]) {
        ctx.moveTo(x - half, y);
        ctx.lineTo(x + half, y);
      }
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** Lights the point at INDEX. */
export function drawChosen(plot: uPlot, colours: Colours, index: number | null): void {
  const at = index === null ? undefined : plot.data[0][index];
  if (at === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(at, "x", true);
  const width = Math.max(6 * ratio(), Math.min(stepWidth(plot), 60 * ratio()));
  ctx.save();
  ctx.fillStyle = colours.chosen;
  ctx.fillRect(x - width / 2, bbox.top, width, bbox.height);
  ctx.restore();
}

/** Writes each series' name where its last value is, a little apart from the others. */
export function drawNames({ plot, series, colours }: Drawn): void {
  const named = series.flatMap((one, index) => {
    const last = one.values.reduce<number | null>((found, value) => value ?? found, null);
    return last === null ? [] : [{ name: one.name, kind: one.kind, index, y: plot.valToPos(last, "y", true) }];
  });
  if (series.length < 2 || named.length === 0) return;
  const { ctx, bbox } = plot;
  const half = (FONT_PX * ratio()) / 2;
  const heights = spread(named.map(({ y }) => y), 1.4 * FONT_PX * ratio(), bbox.top + half, bbox.top + bbox.height - half);
  ctx.save();
  ctx.font = labelFont();
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  for (const [place, { name, index }] of named.entries()) {
    ctx.fillStyle = colourOf(colours, index);
    ctx.fillText(name, bbox.left + bbox.width + LABEL_GAP * ratio(), heights[place] ?? 0);
  }
  ctx.restore();
}

/** The room, in pixels of the page, that the names of SERIES need at the right edge. */
export function nameRoom(series: readonly PlotSeries[]): number {
  const pen = document.createElement("canvas").getContext("2d");
  if (pen === null || series.length < 2) return 16;
  pen.font = labelFont();
  const widest = Math.max(...series.map(({ name }) => pen.measureText(name).width));
  return Math.ceil(widest / ratio()) + LABEL_GAP + 4;
}
