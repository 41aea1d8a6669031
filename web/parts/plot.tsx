// SPDX-License-Identifier: Apache-2.0
// A figure: a plot, what it says in a sentence, and its numbers. uPlot is loaded with the first of them.
import type uPlot from "uplot";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { formatNumber, words } from "../i18n";
import { loadPart, useLoad } from "./load";
import { coloursOf } from "./plot/colours";
import { optionsOf, placeText } from "./plot/options";
import { type Along, type PlotSeries, type Upward, pointsOf } from "./plot/types";
import { Failed } from "./problem";
import { settings } from "./settings";

export type { Along, PlotSeries, Upward } from "./plot/types";

export interface PlotProps {
  /** What the figure says, as a sentence: its caption and accessible name. */
  label: string;
  along: Along;
  up?: Upward;
  series: readonly PlotSeries[];
  /** The point that is looked at elsewhere, lit here. */
  chosen?: number | null;
  /** Called with the point that was pressed. */
  choose?: (index: number) => void;
  /** "own": a table of the numbers below the plot; "beside": the caller has them in a table of theirs. */
  numbers?: "own" | "beside";
}

function valueText(value: number, up: Upward): string {
  return up.ticks?.find(([at]) => at === value)?.[1] ?? up.format?.(value) ?? formatNumber(value);
}

/** SERIES at point INDEX in words; null where it has no value. */
function partText(series: PlotSeries, index: number, up: Upward): string | null {
  const value = series.values[index] ?? null;
  if (value === null) return null;
  const [low, high] = [series.low?.[index] ?? null, series.high?.[index] ?? null];
  const { plot: word } = words.value.analysis;
  const text = valueText(value, up);
  return low === null || high === null ? text : word.interval(text, valueText(low, up), valueText(high, up));
}

/** Point INDEX of the plot in words: "Guess 2: gained 1.58, expected 1.2". */
function pointText({ along, series, up = {} }: PlotProps, index: number): string {
  const parts = series.flatMap((one) => {
    const part = partText(one, index, up);
    return part === null ? [] : [series.length === 1 ? part : `${one.name} ${part}`];
  });
  return words.value.analysis.plot.point(placeText(along, index), parts.length === 0 ? ["–"] : parts);
}

/** Height over width, and the bounds of the height in pixels. */
const SHAPE = { ratio: 0.5, least: 180, most: 320 };

const heightFor = (width: number): number => Math.round(Math.max(SHAPE.least, Math.min(SHAPE.most, width * SHAPE.ratio)));

const COLOUR_QUERIES = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

/** A text that changes when the colours of the page do. */
function useTheme(): string {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const queries = COLOUR_QUERIES.map((query) => matchMedia(query));
    const changed = () => setChanges((before) => before + 1);
    for (const query of queries) query.addEventListener("change", changed);
    return () => {
      for (const query of queries) query.removeEventListener("change", changed);
    };
  }, []);
  return `${settings.value.appearance} ${changes}`;
}

export function Plot(props: PlotProps) {
  const { label, along, series, chosen = null, choose, numbers = "own" } = props;
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<uPlot | null>(null);
  const newest = useRef(props);
  newest.current = props;
  const [pointed, setPointed] = useState<number | null>(null);
  const { value: make, problem, reload } = useLoad((again) => loadPart(async () => (await import("uplot")).default, again), []);
  const caption = useId();
  const theme = useTheme();
  const empty = pointsOf(along) === 0;
  // Callers make their arrays anew with each drawing; the plot is made anew only for other numbers.
  const data = useMemo(() => JSON.stringify([along, series, props.up]), [along, series, props.up]);
  useEffect(() => {
    const place = box.current;
    if (place === null || make === null || empty) return undefined;
    const observer = new ResizeObserver(() => {
      const width = place.clientWidth;
      const plot = drawn.current;
      if (plot !== null && width > 0 && width !== plot.width) plot.setSize({ width, height: heightFor(width) });
    });
    const width = place.clientWidth;
    const { options, data } = optionsOf({
      along, up: newest.current.up ?? {}, series, colours: coloursOf(place), width, height: heightFor(width),
      chosen: () => newest.current.chosen ?? null, pointed: setPointed,
    });
    drawn.current = new make(options, data, place);
    observer.observe(place);
    return () => {
      observer.disconnect();
      drawn.current?.destroy();
      drawn.current = null;
    };
  }, [make, data, theme, words.value, empty]);
  useEffect(() => drawn.current?.redraw(false), [chosen]);
  const press = () => {
    if (pointed !== null) choose?.(pointed);
  };
  const { plot: word } = words.value.analysis;
  const shown = pointed ?? chosen;
  return (
    <figure class="plot" aria-labelledby={caption}>
      <figcaption id={caption}>{label}</figcaption>
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {!empty && problem === null && <div ref={box} class={choose === undefined ? "plot-box" : "plot-box choosing"} onClick={press} />}
      {!empty && (
        <p class="plot-point">{shown === null || shown >= pointsOf(along) ? word.pointAt : pointText(props, shown)}</p>
      )}
      {numbers === "own" && !empty && <Numbers {...props} />}
    </figure>
  );
}

/** The same numbers as a table; its rows are made when it is opened. */
function Numbers({ label, along, series, up = {} }: PlotProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="plot-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.value.analysis.plot.numbers}</summary>
      {open && (
        <div class="scroll" tabIndex={0} role="group" aria-label={words.value.analysis.plot.numbers}>
          <table aria-label={label}>
            <thead>
              <tr>
                <td />
                {series.map(({ name }) => <th key={name} scope="col" class="number">{name}</th>)}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: pointsOf(along) }, (_, index) => (
                <tr key={index}>
                  <th scope="row">{placeText(along, index)}</th>
                  {series.map((one) => <td key={one.name} class="number">{partText(one, index, up) ?? "–"}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
