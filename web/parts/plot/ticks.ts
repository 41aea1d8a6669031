// SPDX-License-Identifier: Apache-2.0
// Where a plot's lines of the grid are: pure. At most five, at round numbers, decades only on logarithmic axes.

/** Lines that a grid has at most. */
const MOST = 5;

/** The smallest of 1, 2, 5 times a power of ten that is not below STEP. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((one) => one * power >= step * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Round numbers from LOW to HIGH, both included where they are round; WHOLE keeps them integers. */
export function linearTicks(low: number, high: number, whole = false): number[] {
  if (!(high > low)) return [low];
  let step = roundStep((high - low) / (MOST - 1));
  if (whole) step = Math.max(1, step);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The powers of ten from LOW to HIGH, or every second, third, ... of them where there are more than five. */
export function decades(low: number, high: number): number[] {
  const first = Math.round(Math.log10(low));
  const last = Math.round(Math.log10(high));
  const step = Math.max(1, Math.ceil((last - first + 1) / MOST));
  const ticks: number[] = [];
  for (let power = first; power <= last; power += step) ticks.push(10 ** power);
  return ticks;
}

/** LOW and HIGH moved outwards to whole decades, at least one apart. Both are above 0. */
export function decadeRange(low: number, high: number): [number, number] {
  const first = Math.floor(Math.log10(low) + 1e-9);
  const last = Math.ceil(Math.log10(high) - 1e-9);
  return [10 ** first, 10 ** Math.max(last, first + 1)];
}

/** LOW and HIGH moved outwards to the grid's round numbers; 0 is one of them where ZERO. */
export function roundRange(low: number, high: number, zero: boolean): [number, number] {
  const from = zero ? Math.min(0, low) : low;
  const to = zero ? Math.max(0, high) : high;
  if (!(to > from)) return [from - (zero && from === 0 ? 0 : 1), to + 1];
  let step = roundStep((to - from) / (MOST - 1));
  const bounds = () => [Math.floor(from / step + 1e-9), Math.ceil(to / step - 1e-9)] as const;
  // Moving both ends outwards can make one line too many.
  if (bounds()[1] - bounds()[0] >= MOST) step = roundStep(step * 1.01);
  return [bounds()[0] * step, bounds()[1] * step];
}

/** Every so many of COUNT names can be written where each needs WIDTH of the SPACE that there is. */
export function everyNth(count: number, width: number, space: number): number {
  const fit = Math.max(1, Math.floor(space / Math.max(1, width)));
  return Math.max(1, Math.ceil(count / fit));
}

/** Heights (of middles) moved as little as possible so that they are GAP apart and within LOW and HIGH, in order. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const given = [...wanted];
  let floor = low;
  for (const index of order) {
    given[index] = Math.max(floor, given[index] ?? 0);
    floor = (given[index] ?? 0) + gap;
  }
  let ceiling = high;
  for (const index of [...order].reverse()) {
    given[index] = Math.min(ceiling, given[index] ?? 0);
    ceiling = (given[index] ?? 0) - gap;
  }
  return given;
}
