// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Schemas } from "../api/schemas";
import { gamesPlanned } from "../api/tournament";
import { formatTime, words } from "../i18n";
import { calledOf } from "../parts/names";
import { Failed } from "../parts/problem";
import { programName } from "../parts/programs";
import { address } from "../parts/router";
import { learnRulesets, titleOf } from "../parts/rulesets";
import { Heading } from "./shell";

type Summary = Schemas["TournamentSummary"];
type Entrant = Schemas["TournamentEntrant"];

const nameOf = (entrant: Entrant) => ("bot" in entrant ? programName(entrant.bot, entrant.level) : calledOf(entrant.player));

export function Tournaments() {
  const { tournament: word, common, form } = words.value;
  const series = address.value.query.get("series") ?? undefined;
  const [champion, setChampion] = useState<Entrant[]>([]);
  const [items, setItems] = useState<Summary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const more = async (cursor?: string) => {
    try {
      setProblem(null);
      const page = await read(api.GET("/v1/tournaments", { params: { query: { cursor, series } } }));
      setChampion(page.champion ?? []);
      setItems((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.items]);
      setNext(page.next);
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  useEffect(() => void more(), [series]);
  useEffect(learnRulesets, []);
  return (
    <>
      <Heading text={series === undefined ? word.title : word.series} />
      {champion.length > 0 && <p>{word.champion(champion.map(nameOf))}</p>}
      <p>
        <a class="button main" href="/tournaments/new">
          {word.make}
        </a>
      </p>
      {problem !== null && <Failed problem={problem} retry={() => void more()} />}
      {items === null && problem === null && <p>{common.loading}</p>}
      {items?.length === 0 && <p>{word.none}</p>}
      <ul class="rows">
        {items?.map((one) => (
          <li key={one.id}>
            <a href={`/tournaments/${one.id}`}>
              {word.heading(titleOf(one.ruleset), form.tournament.formats[one.format] ?? one.format, one.name)}
            </a>
            <span class="quiet-text">
              {word.status[one.status] ?? one.status} · {word.played(one.played, gamesPlanned(one))} · {formatTime(one.created_at)}
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" onClick={() => void more(next)}>
          {common.showMore}
        </button>
      )}
    </>
  );
}
