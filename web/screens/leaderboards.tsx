// SPDX-License-Identifier: Apache-2.0
// Who is best at what.
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Schemas } from "../api/schemas";
import { session } from "../api/session";
import { formatNumber, words } from "../i18n";
import { Choice } from "../parts/choice";
import { Empty, Skeleton } from "../parts/empty";
import { useLoad } from "../parts/load";
import { PlayerLink } from "../parts/player";
import { Alert, Failed } from "../parts/problem";
import { address, go } from "../parts/router";
import { loadRulesets, titleOf } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading, Nothing } from "./shell";

type Board = Schemas["Leaderboard"];
type Metric = Schemas["LeaderboardMetric"];
type Period = Schemas["LeaderboardPeriod"];
type Description = Schemas["LeaderboardDescription"];

const PAGE = 50;

/** What of the board is asked for. */
interface Asked {
  ruleset: Schemas["RulesetId"];
  metric: Metric;
  period: Period;
  /** The neighbourhood of the player instead of the top. */
  around: boolean;
}

function ask({ ruleset, metric, period, around }: Asked, cursor?: string): Promise<Board> {
  const query = around ? { metric, period, around: "me", limit: PAGE } : { metric, period, limit: PAGE, cursor };
  return read(api.GET("/v1/leaderboards/{ruleset}", { params: { path: { ruleset }, query } }));
}

/** What the address asks for, as far as there is such a board; ratings are of all time only. */
function askedBy(described: Description): Asked {
  const { query } = address.value;
  const metric = described.metrics.find((one) => one === query.get("metric")) ?? described.metrics[0] ?? "wins";
  const period = metric === "rating" ? "all" : (described.periods.find((one) => one === query.get("period")) ?? "all");
  return { ruleset: described.ruleset, metric, period, around: query.has("around") && session.value !== null };
}

function show({ ruleset, metric, period, around }: Asked): void {
  const query = new URLSearchParams({ metric, period, ...(around ? { around: "me" } : {}) });
  go(`/leaderboards/${ruleset}?${query.toString()}`, { replace: true, keep: true });
}

export function Leaderboards({ params }: ScreenProps) {
  const { boards: word } = words.value.lists;
  const { value, problem, reload } = useLoad(
    async () => (await Promise.all([read(api.GET("/v1/leaderboards")), loadRulesets()]))[0].items,
    [],
  );
  const wanted = params.ruleset;
  const described = wanted === undefined ? value?.[0] : value?.find(({ ruleset }) => ruleset === wanted);
  if (value !== null && described === undefined) return <Nothing />;
  return (
    <>
      <Heading text={word.title} />
      {problem !== null && value === null && <Failed problem={problem} retry={reload} />}
      {value === null && problem === null && <Skeleton count={6} />}
      {value !== null && described !== undefined && <Chosen all={value} asked={askedBy(described)} described={described} />}
      <p class="ways-on">
        <a href="/results">{word.results}</a>
      </p>
    </>
  );
}

function Chosen({ all, asked, described }: { all: Description[]; asked: Asked; described: Description }) {
  const { boards: word } = words.value.lists;
  const other = (ruleset: string) => {
    const next = all.find((one) => one.ruleset === ruleset);
    if (next === undefined) return;
    const metric = next.metrics.includes(asked.metric) ? asked.metric : (next.metrics[0] ?? "wins");
    show({ ...asked, ruleset: next.ruleset, metric });
  };
  const periods = asked.metric === "rating" ? (["all"] as const) : described.periods;
  return (
    <>
      <div class="choices">
        <Choice
          label={word.game}
          value={asked.ruleset}
          choices={all.map(({ ruleset }) => [ruleset, titleOf(ruleset)] as const)}
          change={other}
        />
        <Choice
          label={word.measure}
          value={asked.metric}
          choices={described.metrics.map((one) => [one, word.measures[one]] as const)}
          change={(metric) => show({ ...asked, metric: metric as Metric })}
        />
        <Choice
          label={word.period}
          value={asked.period}
          choices={periods.map((one) => [one, word.periods[one]] as const)}
          change={(period) => show({ ...asked, period: period as Period })}
        />
        <button
          type="button"
          aria-pressed={asked.around}
          aria-disabled={session.value === null}
          onClick={() => session.value !== null && show({ ...asked, around: !asked.around })}
        >
          {word.around}
        </button>
      </div>
      <p class="help about-board">
        {word.about[asked.metric]} {word.onlyRanked}
      </p>
      <BoardTable key={`${asked.ruleset} ${asked.metric} ${asked.period} ${asked.around}`} asked={asked} />
    </>
  );
}

function BoardTable({ asked }: { asked: Asked }) {
  const { boards: word } = words.value.lists;
  const first = useLoad(() => ask(asked), []);
  const [more, setMore] = useState<Board | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => setMore(null), [first.value]);
  if (first.value === null) {
    return first.problem === null ? <Skeleton count={8} /> : <Failed problem={first.problem} retry={first.reload} />;
  }
  const items = [...first.value.items, ...(more?.items ?? [])];
  const next = asked.around ? null : more === null ? first.value.next : more.next;
  const further = async () => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const given = await ask(asked, next);
      setMore((before) => ({ ...given, items: [...(before?.items ?? []), ...given.items] }));
      setProblem(null);
    } catch (error) {
      setProblem(asProblem(error));
    }
    setBusy(false);
  };
  if (items.length === 0) {
    return (
      <Empty text={asked.around && first.value.total > 0 ? word.notListed : word.empty}>
        <a class="button" href={`/new/${asked.ruleset}`}>
          {word.play(titleOf(asked.ruleset))}
        </a>
      </Empty>
    );
  }
  return (
    <>
      <div class="scroll">
        <table class="board" aria-label={word.table}>
          <thead>
            <tr>
              <th scope="col" class="number">{word.rank}</th>
              <th scope="col">{word.player}</th>
              <th scope="col" class="number">{word.measures[asked.metric]}</th>
              <th scope="col" class="number">{word.games}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ rank, player, value, games }) => (
              <tr key={player.id} aria-current={player.id === session.value?.player.id ? "true" : undefined}>
                <td class={rank <= 3 ? `number rank first-${rank}` : "number rank"}>{formatNumber(rank)}</td>
                <th scope="row">
                  <PlayerLink player={player} />
                </th>
                <td class="number">{formatNumber(value, asked.metric === "rating" ? 0 : 2)}</td>
                <td class="number">{formatNumber(games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="help">{word.total(first.value.total)}</p>
      <Alert problem={problem} />
      {next !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void further()}>
          {words.value.common.showMore}
        </button>
      )}
    </>
  );
}
