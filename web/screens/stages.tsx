// SPDX-License-Identifier: Apache-2.0
// The stages of heats: who sits at which table, what they have, and who has gone on.
import type { Schemas } from "../api/schemas";
import { formatNumber, words } from "../i18n";

type Stage = Schemas["TournamentStage"];
type Table = Schemas["TournamentTable"];

interface StagesProps {
  stages: Stage[];
  names: Map<number, string>;
}

/** What a stage is called: its name is the contract's word, with a number where there are several of a kind. */
function stageName(name: string): string {
  const { tournament: word } = words.value;
  const [kind = name, number] = name.split(" ");
  const said = word.stages[kind] ?? kind;
  return number === undefined ? said : `${said} ${number}`;
}

export function Stages({ stages, names }: StagesProps) {
  const { tournament: word } = words.value;
  return (
    <>
      {stages.map((stage) => (
        <section key={stage.number} aria-label={stageName(stage.name)}>
          <h2>{stageName(stage.name)}</h2>
          <p class="quiet-text">{word.stageStatus[stage.status]}</p>
          <div class="scroll stage-tables" tabIndex={0}>
            {stage.tables.map((table) => <TableOf key={table.number} table={table} alone={stage.tables.length === 1} names={names} />)}
          </div>
        </section>
      ))}
    </>
  );
}

function TableOf({ table, alone, names }: { table: Table; alone: boolean; names: Map<number, string> }) {
  const { tournament: word } = words.value;
  const caption = word.table(table.number);
  return (
    <table aria-label={caption}>
      {!alone && <caption>{table.id === null ? caption : <a href={`/games/${table.id}`}>{caption}</a>}</caption>}
      <thead>
        <tr>
          <th scope="col">{word.columns.entrant}</th>
          <th scope="col" class="number">{word.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {table.entrants.map((number, index) => {
          const points = table.points?.[index] ?? null;
          return (
            <tr key={number}>
              <th scope="row">
                {names.get(number) ?? word.number(number)}
                {table.advanced.includes(number) && ` (${word.advanced})`}
              </th>
              <td class="number">{points === null ? "" : formatNumber(points)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
