// SPDX-License-Identifier: Apache-2.0
// A player in numbers and figures.
import { newestResults, ratingsOf } from "../../api/results";
import type { Schemas } from "../../api/schemas";
import { formatNumber, words } from "../../i18n";
import { Skeleton } from "../../parts/empty";
import { useLoad } from "../../parts/load";
import { Plot } from "../../parts/plot";
import { Failed } from "../../parts/problem";
import { rulesetOf, titleOf } from "../../parts/rulesets";
import { POINTS_STEP, type Rounds, roundsOf } from "./rounds";

type Statistics = Schemas["PlayerStatistics"];

const numberOr = (value: number | null, digits = 2): string => (value === null ? "–" : formatNumber(value, digits));

/** One row for each ruleset. */
export function StatisticsTable({ items }: { items: Statistics[] }) {
  const { player: word } = words.value.lists;
  const columns: [string, (item: Statistics) => string][] = [
    [word.games, (item) => formatNumber(item.games)],
    [word.ranked, (item) => formatNumber(item.ranked)],
    [word.wins, (item) => formatNumber(item.wins)],
    [word.draws, (item) => formatNumber(item.draws)],
    [word.losses, (item) => formatNumber(item.losses)],
    [word.best, (item) => numberOr(item.best)],
    [word.worst, (item) => numberOr(item.worst)],
    [word.average, (item) => numberOr(item.average)],
    [word.streak, (item) => formatNumber(item.streak)],
    [word.bestStreak, (item) => formatNumber(item.best_streak)],
    [word.rating, (item) => (item.rating === null ? "–" : word.deviation(numberOr(item.rating, 0), numberOr(item.rating_deviation, 0)))],
  ];
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={word.statistics}>
      <table class="statistics" aria-label={word.statistics}>
        <thead>
          <tr>
            <th scope="col">{word.game}</th>
            {columns.map(([title]) => (
              <th key={title} scope="col" class="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.ruleset}>
              <th scope="row">
                <a href={`/leaderboards/${item.ruleset}`}>{titleOf(item.ruleset)}</a>
              </th>
              {columns.map(([title, text]) => (
                <td key={title} class="number">
                  {text(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether rounds of RULESET are counted in guesses or points; those of boards are won or lost. */
export function hasRounds(ruleset: string): boolean {
  return rulesetOf(ruleset)?.actions.some(({ name }) => name === "guess" || name === "score") ?? false;
}

/** The most results that a page has. */
const RESULTS = 100;

/** How PLAYER's rounds of RULESET went: a bar for each number of guesses, or for points by the score. */
export function RoundsFigure({ player, ruleset }: { player: string; ruleset: string }) {
  const { player: word } = words.value.lists;
  const { value, problem, reload } = useLoad(async () => {
    const { items } = await newestResults({ ruleset, player }, undefined, RESULTS);
    return { of: roundsOf(items, player) };
  }, [player, ruleset]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <Skeleton count={3} />;
  if (value.of === null) return <p class="help">{word.noRounds}</p>;
  return <RoundBars rounds={value.of} />;
}

function RoundBars({ rounds }: { rounds: Rounds }) {
  const { player: word } = words.value.lists;
  const { kind, bars, count } = rounds;
  const most = Math.max(...bars.map((bar) => bar.count));
  const nameOf = (value: number | null): string => {
    if (value === null) return word.unsolved;
    return kind === "guesses" ? formatNumber(value) : `${formatNumber(value)}–${formatNumber(value + POINTS_STEP - 1)}`;
  };
  const usual = nameOf(bars.find((bar) => bar.count === most)?.value ?? null);
  return (
    <figure class="round-bars" aria-labelledby="figure-rounds">
      <figcaption id="figure-rounds">{word[kind]}</figcaption>
      <p class="help">{word.guessesSaid(count, usual)}</p>
      <table aria-label={word[kind]}>
        <thead class="hidden">
          <tr>
            <th scope="col">{word[kind]}</th>
            <th scope="col">{word.rounds}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.value}>
              <th scope="row">{nameOf(bar.value)}</th>
              <td>
                <span class={bar.count === most ? "bar most" : "bar"} style={{ inlineSize: `${(100 * bar.count) / most}%` }}>
                  {formatNumber(bar.count)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** How PLAYER's rating in RULESET has become what it is. */
export function RatingFigure({ player, ruleset }: { player: string; ruleset: string }) {
  const { player: word } = words.value.lists;
  const { value, problem, reload } = useLoad(() => ratingsOf(player, ruleset), [player, ruleset]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <Skeleton count={3} />;
  const [first, last] = [value[0], value[value.length - 1]];
  if (first === undefined || last === undefined) return <p class="help">{word.noRating}</p>;
  const numberText = (rating: number): string => formatNumber(rating, 0);
  return (
    <Plot
      label={`${word.rating}. ${word.ratingSaid(numberText(first.rating), numberText(last.rating))}`}
      along={{ times: value.map(({ at }) => Date.parse(at)) }}
      up={{ format: numberText }}
      series={[{ name: word.rating, kind: "line", values: value.map(({ rating }) => rating) }]}
    />
  );
}
