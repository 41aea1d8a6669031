// SPDX-License-Identifier: Apache-2.0
// The face of a die: what dice, the marks of the upper boxes and the miniature are drawn with.

/** Where the pips are, by value, on a field of 3 x 3. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

/** The pips of VALUE on a face of 24 by 24, its corner at X, Y. */
export function Pips({ value, x = 0, y = 0 }: { value: number; x?: number; y?: number }) {
  return (
    <>
      {PIPS[value]?.map(([column, row]) => (
        <circle key={`${column}${row}`} class="pip" cx={x + 6 + 6 * column} cy={y + 6 + 6 * row} r="2.3" />
      ))}
    </>
  );
}

/** A small die that says nothing by itself: what stands beside it does. */
export function SmallDie({ value, kept = false }: { value: number; kept?: boolean }) {
  return (
    <svg class={kept ? "small-die held" : "small-die"} viewBox="0 0 24 24" aria-hidden="true">
      <rect class="face" x="1" y="1" width="22" height="22" rx="5" />
      <Pips value={value} />
    </svg>
  );
}
