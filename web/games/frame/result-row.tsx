// SPDX-License-Identifier: Apache-2.0
// One published result in a list: what it was, who was there, when.
import type { PublishedResult } from "../../api/results";
import { words } from "../../i18n";
import { Ago } from "../../parts/ago";
import { PlayerLink } from "../../parts/player";
import { titleOf } from "../../parts/rulesets";
import { resultText } from "./outcome";

/**
 * RESULTS without the matches that say nothing new: those of games alone, and of one round, come with that round, which
 * says more.
 */
export function telling(results: readonly PublishedResult[]): PublishedResult[] {
  return results.filter((one, index) => {
    const before = results[index + 1];
    if (one.kind !== "match" || before?.kind !== "round" || before.game !== one.game) return true;
    return one.seats.length > 1 && before.round > 1;
  });
}

export function ResultRow({ result, fresh = false }: { result: PublishedResult; fresh?: boolean }) {
  const { results: word } = words.value.lists;
  const there = result.seats.filter(({ player }) => player !== null);
  const part = result.kind === "match" ? (result.seats.length > 1 ? word.match : null) : result.round > 1 ? word.round(result.round) : null;
  return (
    <li class={fresh ? "outcome fresh" : "outcome"}>
      <a class="what" href={`/games/${result.game}`}>
        {titleOf(result.ruleset)}
      </a>
      <span class="said">{resultText(result)}</span>
      <span class="who">
        {there.map(({ seat, player }, index) => (
          <span key={seat}>
            {index > 0 && " · "}
            <PlayerLink player={player} />
          </span>
        ))}
      </span>
      <span class="more">
        {[part, result.ranked ? word.ranked : null].flatMap((one) => (one === null ? [] : `${one} · `))}
        <Ago at={result.published_at} />
      </span>
    </li>
  );
}
