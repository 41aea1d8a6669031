// SPDX-License-Identifier: Apache-2.0
// A player's page: how they stand, and what they have played.
import { useState } from "preact/hooks";
import { api, read } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import { type ResultPage, newestResults } from "../api/results";
import type { Schemas } from "../api/schemas";
import { session } from "../api/session";
import { ResultRow, telling } from "../games/frame/result-row";
import { RatingFigure, RoundsFigure, StatisticsTable, hasRounds } from "../games/frame/statistics";
import { formatDay, words } from "../i18n";
import { Choice } from "../parts/choice";
import { Empty, Skeleton } from "../parts/empty";
import { useLoad } from "../parts/load";
import { calledOf } from "../parts/names";
import { Alert, Failed } from "../parts/problem";
import { loadRulesets, titleOf } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading, Nothing, Unloaded } from "./shell";

export function PlayerScreen({ params }: ScreenProps) {
  const { player: word } = words.value.lists;
  const id = params.player ?? "";
  const { value, problem, reload } = useLoad(async () => {
    const path = { params: { path: { player: id } } };
    const [player, statistics] = await Promise.all([
      read(api.GET("/v1/players/{player}", path)), read(api.GET("/v1/players/{player}/stats", path)), loadRulesets(),
    ]);
    return { player, statistics: statistics.items };
  }, [id]);
  if (problem !== null && (problem.status === 404 || problem.status === 400)) return <Nothing />;
  if (value === null) return <Unloaded problem={problem} retry={reload} />;
  const { player, statistics } = value;
  const about = [
    player.id === session.value?.player.id ? word.you : "",
    player.kind === "bot" ? word.program : "",
    player.created_at === undefined ? "" : word.since(formatDay(player.created_at)),
    player.name === null ? word.deleted : "",
  ].filter((text) => text !== "");
  return (
    <>
      <Heading text={calledOf(player)} />
      <p class="lead">{about.join(" ")}</p>
      <Titles titles={player.titles ?? []} />
      <section aria-labelledby="statistics">
        <h2 id="statistics">{word.statistics}</h2>
        {statistics.length === 0 ? <Empty text={word.noStatistics} /> : <StatisticsTable items={statistics} />}
      </section>
      {statistics.length > 0 && <Figures player={player.id} played={statistics} />}
      <NewestResults player={player.id} />
    </>
  );
}

/** What they have won; nothing where that is nothing. */
function Titles({ titles }: { titles: Schemas["PlayerTitle"][] }) {
  const { player: word } = words.value.lists;
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby="titles">
      <h2 id="titles">{word.titles}</h2>
      <ul class="rows">
        {titles.map(({ tournament, ruleset, title, at }) => (
          <li key={tournament}>
            <a href={`/tournaments/${tournament}`}>{word.title(title, titleOf(ruleset))}</a>
            <span class="quiet-text">{formatDay(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Figures of one of the games, at first the one that was played most. */
function Figures({ player, played }: { player: string; played: { ruleset: string; games: number; rating: number | null }[] }) {
  const { player: word } = words.value.lists;
  const most = played.reduce((best, one) => (one.games > best.games ? one : best));
  const [ruleset, setRuleset] = useState(most.ruleset);
  const rated = played.some((one) => one.ruleset === ruleset && one.rating !== null);
  const counted = hasRounds(ruleset);
  return (
    <section class="figures" aria-label={word.chosen}>
      {played.length > 1 && (
        <Choice
          label={word.chosen}
          value={ruleset}
          choices={played.map((one) => [one.ruleset, titleOf(one.ruleset)] as const)}
          change={setRuleset}
        />
      )}
      <div class="halves">
        {counted && <RoundsFigure player={player} ruleset={ruleset} />}
        {rated && <RatingFigure player={player} ruleset={ruleset} />}
      </div>
      {!rated && <p class="help">{word.noRating}</p>}
    </section>
  );
}

function NewestResults({ player }: { player: string }) {
  const { player: word, games } = words.value.lists;
  const first = useLoad(() => newestResults({ ruleset: "", player }), [player]);
  const [more, setMore] = useState<ResultPage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const items = [...(first.value?.items ?? []), ...(more?.items ?? [])];
  const next = more === null ? (first.value?.next ?? null) : more.next;
  const further = async () => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const given = await newestResults({ ruleset: "", player }, next);
      setMore((before) => ({ items: [...(before?.items ?? []), ...given.items], next: given.next }));
      setProblem(null);
    } catch (error) {
      setProblem(asProblem(error));
    }
    setBusy(false);
  };
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">{word.results}</h2>
      {first.value === null && (first.problem === null ? <Skeleton count={4} /> : <Failed problem={first.problem} retry={first.reload} />)}
      {first.value !== null && items.length === 0 && (
        <Empty text={word.noResults}>
          <a class="button" href="/">
            {games.toStart}
          </a>
        </Empty>
      )}
      {items.length > 0 && (
        <ul class="outcomes">
          {telling(items).map((result) => (
            <ResultRow key={result.id} result={result} />
          ))}
        </ul>
      )}
      <Alert problem={problem} />
      {next !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void further()}>
          {words.value.common.showMore}
        </button>
      )}
    </section>
  );
}
