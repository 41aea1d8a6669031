// SPDX-License-Identifier: Apache-2.0
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Schemas } from "../api/schemas";
import { gamesPlanned } from "../api/tournament";
import { formatTime, words } from "../i18n";
import { Failed } from "../parts/problem";
import { learnRulesets, titleOf } from "../parts/rulesets";
import { Heading } from "./shell";

type Summary = Schemas["TournamentSummary"];

export function Tournaments() {
  const { tournament: word, common, form } = words.value;
  const [items, setItems] = useState<Summary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const more = async (cursor?: string) => {
    try {
      setProblem(null);
      const page = await read(api.GET("/v1/tournaments", { params: { query: { cursor } } }));
      setItems((before) => [...(cursor === undefined ? [] : (before ?? [])), ...page.items]);
      setNext(page.next);
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  useEffect(() => void more(), []);
  useEffect(learnRulesets, []);
  return (
    <>
      <Heading text={word.title} />
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
