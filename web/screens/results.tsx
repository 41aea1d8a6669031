// SPDX-License-Identifier: Apache-2.0
// What is played to its end anywhere in public, as it happens.
import { useEffect, useMemo, useState } from "preact/hooks";
import { Feed, type PublishedResult } from "../api/results";
import { session } from "../api/session";
import { ResultRow, telling } from "../games/frame/result-row";
import { words } from "../i18n";
import { Choice } from "../parts/choice";
import { Empty, Skeleton } from "../parts/empty";
import { calledOf } from "../parts/names";
import { Failed } from "../parts/problem";
import { address, go } from "../parts/router";
import { learnRulesets, rulesets } from "../parts/rulesets";
import { Heading } from "./shell";

/** The address with a filter changed, in place of the one that is shown: back leads to the screen before. */
function filterBy(name: "game" | "player", value: string): void {
  const query = new URLSearchParams(address.value.query);
  if (value === "") query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  go(text === "" ? "/results" : `/results?${text}`, { replace: true, keep: true });
}

/** Those who were seen in the results so far, to choose from; a choice that is made stays one. */
function usePlayers(results: PublishedResult[] | null): Map<string, string> {
  const [seen, setSeen] = useState<Map<string, string>>(new Map());
  useEffect(() => {
    const come = (results ?? [])
      .flatMap(({ seats }) => seats)
      .flatMap(({ player }) => (player?.id && player.name ? [[player.id, calledOf(player)] as const] : []));
    if (come.every(([id]) => seen.has(id))) return;
    setSeen(new Map([...seen, ...come]));
  }, [results]);
  return seen;
}

export function Results() {
  const { results: word, games } = words.value.lists;
  useEffect(learnRulesets, []);
  const ruleset = address.value.query.get("game") ?? "";
  const player = address.value.query.get("player") ?? "";
  const feed = useMemo(() => new Feed({ ruleset, player }), [ruleset, player]);
  useEffect(() => () => feed.close(), [feed]);
  const [busy, setBusy] = useState(false);
  const items = feed.items.value;
  const problem = feed.problem.value;
  const players = usePlayers(items);
  const me = session.value?.player.id;
  const more = async () => {
    if (busy) return;
    setBusy(true);
    await feed.more();
    setBusy(false);
  };
  return (
    <>
      <Heading text={word.title} />
      <div class="choices">
        <Choice
          label={word.game}
          value={ruleset}
          choices={[["", word.everyGame], ...rulesets.value.map(({ id, title }) => [id, title] as const)]}
          change={(value) => filterBy("game", value)}
        />
        <Choice
          label={word.player}
          value={player}
          choices={[
            ["", word.everybody],
            ...(me === undefined ? [] : [[me, word.me] as const]),
            ...[...players].filter(([id]) => id !== me),
            ...(player === "" || player === me || players.has(player) ? [] : [[player, player] as const]),
          ]}
          change={(value) => filterBy("player", value)}
        />
      </div>
      {problem !== null && <Failed problem={problem} retry={() => feed.retry()} />}
      {items === null && problem === null && <Skeleton count={6} />}
      {items?.length === 0 && (
        <Empty text={word.empty}>
          <a class="button" href="/">
            {games.toStart}
          </a>
        </Empty>
      )}
      {items !== null && items.length > 0 && (
        <ul class="outcomes" aria-label={word.list}>
          {telling(items).map((result) => (
            <ResultRow key={result.id} result={result} fresh={feed.fresh.value.has(result.id)} />
          ))}
        </ul>
      )}
      {feed.next.value !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void more()}>
          {words.value.common.showMore}
        </button>
      )}
    </>
  );
}
