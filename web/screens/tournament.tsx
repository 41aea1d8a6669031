// SPDX-License-Identifier: Apache-2.0
// A tournament, live: what it has come to, who is in it, its games.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Schemas } from "../api/schemas";
import { LiveTournament, gamesPlanned, type TournamentView } from "../api/tournament";
import { session } from "../api/session";
import { formatNumber, formatTime, words } from "../i18n";
import { Confirm } from "../parts/dialog";
import { calledOf } from "../parts/names";
import { Alert } from "../parts/problem";
import { programName } from "../parts/programs";
import { go } from "../parts/router";
import { learnRulesets, titleOf } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading, Nothing, Unloaded } from "./shell";
import { Stages } from "./stages";

type Standing = Schemas["TournamentStanding"];

/** The name of an entrant, with the number where programs are there several times. */
function entrantName(standing: Standing): string {
  const { entrant, number } = standing;
  if ("player" in entrant) return calledOf(entrant.player);
  return `${programName(entrant.bot, entrant.level)} (${words.value.tournament.number(number)})`;
}

export function TournamentScreen({ params }: ScreenProps) {
  const live = useMemo(() => new LiveTournament(params.tournament ?? ""), [params.tournament]);
  useEffect(() => () => live.close(), [live]);
  useEffect(learnRulesets, []);
  const view = live.view.value;
  const failed = live.failed.value;
  if (failed !== null && (failed.status === 404 || failed.status === 403)) return <Nothing />;
  if (view === null) return <Unloaded problem={failed} retry={() => void live.refresh()} />;
  const { tournament: word, form } = words.value;
  const rows = view.standings ?? view.totals ?? [];
  const names = new Map(rows.map((row) => [row.number, entrantName(row)]));
  const winners = view.winners.map((number) => names.get(number) ?? word.number(number));
  return (
    <>
      <Heading text={word.heading(titleOf(view.ruleset), form.tournament.formats[view.format] ?? view.format, view.name)} />
      <p role="status" class="progress-said">
        {word.status[view.status] ?? view.status}
        {winners.length > 0 && `. ${word.winners(winners)}`}
        {winners.length > 0 && view.title !== null && ` (${view.title})`}
      </p>
      {view.status === "open" && view.starts_at !== null && <p>{word.begins(formatTime(view.starts_at))}</p>}
      <label class="progress">
        {word.progress}
        <progress value={view.played} max={Math.max(1, gamesPlanned(view))} aria-label={word.progress} />
        <span>{word.played(view.played, gamesPlanned(view))}</span>
      </label>
      <Actions live={live} view={view} />
      {view.stages !== null && <Stages live={live} view={view} stages={view.stages} names={names} />}
      <Table caption={view.standings === undefined ? word.totals : word.standings} rows={rows} />
      <Intervals rows={rows} />
      <Games live={live} names={names} />
    </>
  );
}

function Actions({ live, view }: { live: LiveTournament; view: TournamentView }) {
  const { tournament: word } = words.value;
  const [asking, setAsking] = useState(false);
  const invited = view.you?.status === "invited";
  const creator = session.value !== null && view.creator.player.id === session.value.player.id;
  const goesOn = view.status === "open" || view.status === "running";
  return (
    <>
      <div class="buttons">
        {invited && (
          <>
            <button type="button" class="main" onClick={() => void live.act("POST", "/join")}>
              {word.join}
            </button>
            <button type="button" onClick={() => void live.act("POST", "/decline")}>
              {word.decline}
            </button>
          </>
        )}
        {creator && view.status === "finished" && (
          <button type="button" onClick={() => void live.rematch().then((made) => made !== null && go(`/tournaments/${made}`))}>
            {word.rematch}
          </button>
        )}
        {view.series !== null && <a class="button" href={`/tournaments?series=${view.series}`}>{word.series}</a>}
        {creator && goesOn && (
          <button type="button" class="danger" onClick={() => setAsking(true)}>
            {word.cancel}
          </button>
        )}
      </div>
      <Alert problem={live.problem.value} />
      {asking && (
        <Confirm
          title={word.cancelTitle} close={() => setAsking(false)} yes={word.cancel} no={word.keep}
          act={() => { setAsking(false); void live.act("DELETE", ""); }}
        >
          <p>{word.cancelText}</p>
        </Confirm>
      )}
    </>
  );
}

function Table({ caption, rows }: { caption: string; rows: Standing[] }) {
  const { tournament: word, common } = words.value;
  const { columns } = word;
  const state: Record<string, string> = { invited: word.invited, declined: word.declined, disqualified: word.disqualified };
  return (
    <div class="scroll" tabIndex={0}>
      <table aria-label={caption}>
        <thead>
          <tr>
            <th scope="col" class="number">{columns.rank}</th>
            <th scope="col">{columns.entrant}</th>
            {([columns.points, columns.games, columns.wins, columns.draws, columns.losses, columns.average]).map((text) => (
              <th scope="col" class="number" key={text}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const me = "player" in row.entrant && row.entrant.player.id === session.value?.player.id;
            return (
              <tr key={row.number} aria-current={me ? "true" : undefined}>
                <td class="number">{row.rank}</td>
                <th scope="row">
                  {"player" in row.entrant ? <a href={`/players/${row.entrant.player.id}`}>{entrantName(row)}</a> : entrantName(row)}
                  {me && ` ${common.you}`}
                  {state[row.status] !== undefined && ` (${state[row.status]})`}
                </th>
                <td class="number">{formatNumber(row.points)}</td>
                <td class="number">{row.games}</td>
                <td class="number">{row.wins}</td>
                <td class="number">{row.draws}</td>
                <td class="number">{row.losses}</td>
                <td class="number">{row.average === null ? "" : formatNumber(row.average)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const BAR = 240;

/** Each average as a point on its interval; all on one scale. */
function Intervals({ rows }: { rows: Standing[] }) {
  const { tournament: word } = words.value;
  const measured = rows.flatMap((row) => (row.average === null || row.ci95 === null ? [] : [{ row, average: row.average, ci: row.ci95 }]));
  if (measured.length === 0) return null;
  const low = Math.min(...measured.map(({ ci }) => ci[0] ?? 0));
  const high = Math.max(...measured.map(({ ci }) => ci[1] ?? 0));
  const at = (value: number) => (high > low ? 8 + ((value - low) / (high - low)) * (BAR - 16) : BAR / 2);
  return (
    <figure class="intervals" aria-label={word.interval}>
      <figcaption>{word.interval}</figcaption>
      <ul>
        {measured.map(({ row, average, ci }) => {
          const [from = 0, to = 0] = ci;
          return (
            <li key={row.number}>
              <span>{word.intervalOf(entrantName(row), formatNumber(average), formatNumber(from), formatNumber(to))}</span>
              <svg viewBox={`0 0 ${BAR} 16`} aria-hidden="true">
                <line x1={at(from)} x2={at(to)} y1="8" y2="8" />
                <circle cx={at(average)} cy="8" r="5" />
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

function Games({ live, names }: { live: LiveTournament; names: Map<number, string> }) {
  const { tournament: word, common } = words.value;
  const { items, next } = live.games.value;
  return (
    <section aria-label={word.games}>
      <h2>{word.games}</h2>
      {items.length === 0 ? (
        <p>{live.view.value?.played === 0 ? word.noGames : word.gamesHidden}</p>
      ) : (
        <ul class="rows">
          {items.map((game) => {
            const text = word.game(game.game, game.entrants.map((number) => names.get(number) ?? word.number(number)));
            return (
              <li key={game.game}>
                {game.id === null ? text : <a href={`/games/${game.id}`}>{text}</a>}
                <span class="quiet-text">
                  {game.scores?.map((score) => (score === null ? "–" : formatNumber(score))).join(" : ")}
                  {game.tie_break && ` ${word.tieBreak}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {next !== null && (
        <button type="button" onClick={() => void live.moreGames()}>
          {common.showMore}
        </button>
      )}
    </section>
  );
}
