// SPDX-License-Identifier: Apache-2.0
// How one player's rounds went, counted for a figure.
import type { PublishedResult } from "../../api/results";

export interface Bar {
  /** Guesses, or the least points of the bar; null for rounds that were not solved. */
  value: number | null;
  count: number;
}

export interface Rounds {
  kind: "guesses" | "points";
  /** In order, without a gap; what was not solved is last. */
  bars: Bar[];
  count: number;
}

/** Points of a card are counted by so many. */
export const POINTS_STEP = 25;

type RoundResult = Extract<PublishedResult, { kind: "round" }>;

/** What RESULT says of PLAYER's own round; undefined where it says nothing. */
function valueOf(result: RoundResult, player: string): number | null | undefined {
  const seat = result.seats.find((one) => one.player?.id === player)?.seat;
  if (seat === undefined) return undefined;
  if (result.attempts !== undefined) {
    if (result.solved === true) return result.solver === seat ? result.attempts : undefined;
    // Who of several has not solved it is not told by the result of a round.
    return result.seats.length === 1 ? null : undefined;
  }
  if (result.cards === undefined || result.forfeited?.includes(seat) === true) return undefined;
  const points = result.points[seat];
  return points === undefined ? undefined : Math.floor(points / POINTS_STEP) * POINTS_STEP;
}

/** PLAYER's rounds of one ruleset among RESULTS; null where they have nothing that is counted. */
export function roundsOf(results: readonly PublishedResult[], player: string): Rounds | null {
  const rounds = results.filter((one): one is RoundResult => one.kind === "round");
  const kind = rounds.some(({ attempts }) => attempts !== undefined) ? "guesses" : "points";
  const values = rounds.map((one) => valueOf(one, player)).filter((value) => value !== undefined);
  if (values.length === 0) return null;
  const counts = new Map<number | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const numbers = values.filter((value) => value !== null);
  const step = kind === "guesses" ? 1 : POINTS_STEP;
  const bars: Bar[] = [];
  if (numbers.length > 0) {
    const from = kind === "guesses" ? 1 : Math.min(...numbers);
    for (let value = from; value <= Math.max(...numbers); value += step) bars.push({ value, count: counts.get(value) ?? 0 });
  }
  const unsolved = counts.get(null);
  if (unsolved !== undefined) bars.push({ value: null, count: unsolved });
  return { kind, bars, count: values.length };
}
