// SPDX-License-Identifier: Apache-2.0
// One published result in a list: what it was, who was there, when.
import type { PublishedResult } from "../../api/results";
import { words } from "../../i18n";
import { Ago } from "../../parts/ago";
import { PlayerLink } from "../../parts/player";
import { titleOf } from "../../parts/rulesets";
import { resultText } from "./outcome";

export function ResultRow({ result, fresh = false }: { result: PublishedResult; fresh?: boolean }) {
  const { results: word } = words.value.lists;
  const there = result.seats.filter(({ player }) => player !== null);
  const part = result.seats.length < 2 ? null : result.kind === "round" ? word.round(result.round) : word.match;
  return (
    <li class={fresh ? "result fresh" : "result"}>
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
        {[part, result.ranked ? word.ranked : null].filter((one) => one !== null).join(", ")} <Ago at={result.published_at} />
      </span>
    </li>
  );
}
