// SPDX-License-Identifier: Apache-2.0
// The stages of heats: who sits at which table, what they have, and who has gone on.
import type { Schemas } from "../api/schemas";
import type { LiveTournament, TournamentView } from "../api/tournament";
import { formatNumber, formatTime, words } from "../i18n";
import { Subjects, useTitles } from "../parts/subjects";

type Stage = Schemas["TournamentStage"];
type Table = Schemas["TournamentTable"];

interface StagesProps {
  live: LiveTournament;
  view: TournamentView;
  stages: Stage[];
  names: Map<number, string>;
}

/** What the contenders of VIEW choose from; none where they do not. */
function subjectsOf({ options, stages }: TournamentView): string[] {
  const chooses = stages?.some(({ tables }) => tables.some(({ subjects }) => subjects !== null)) ?? false;
  const { subjects } = options as { subjects?: { set: string }[] };
  return chooses ? (subjects ?? []).map(({ set }) => set) : [];
}

const subjectOf = ({ entrants, subjects }: Table, number: number): string | null => subjects?.[entrants.indexOf(number)] ?? null;

/** What a stage is called: its name is the contract's word, with a number where there are several of a kind. */
function stageName(name: string): string {
  const { tournament: word } = words.value;
  const [kind = name, number] = name.split(" ");
  const said = word.stages[kind] ?? kind;
  return number === undefined ? said : `${said} ${number}`;
}

export function Stages({ live, view, stages, names }: StagesProps) {
  const { tournament: word } = words.value;
  const sets = subjectsOf(view);
  const titles = useTitles(sets);
  const titleOf = (set: string | null) => titles?.[sets.indexOf(set ?? "")] ?? "";
  const newest = stages[stages.length - 1];
  return (
    <>
      {newest !== undefined && <Choosing live={live} view={view} stage={newest} sets={sets} titles={titles} names={names} />}
      {stages.map((stage) => (
        <section key={stage.number} aria-label={stageName(stage.name)}>
          <h2>{stageName(stage.name)}</h2>
          <p class="quiet-text">{word.stageStatus[stage.status]}</p>
          <div class="scroll stage-tables" tabIndex={0}>
            {stage.tables.map((table) => (
              <TableOf key={table.number} table={table} alone={stage.tables.length === 1} names={names} titleOf={table.subjects === null ? null : titleOf} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

interface ChoosingProps extends Omit<StagesProps, "stages"> {
  stage: Stage;
  sets: readonly string[];
  titles: string[] | null;
}

/** The player's own choice for STAGE, as long as their table waits for it; who is out is not told of its game. */
function Choosing({ live, view, stage, sets, titles, names }: ChoosingProps) {
  const { tournament: word, game } = words.value;
  const number = view.you?.number ?? 0;
  const table = stage.tables.find(({ entrants }) => entrants.includes(number));
  if (stage.choose_by === null || table === undefined || table.game !== null || table.subjects === null || table.subjects.every((set) => set !== null)) return null;
  const taker = (set: string): string | null => {
    const other = table.entrants.find((entrant) => entrant !== number && subjectOf(table, entrant) === set);
    if (other !== undefined) return names.get(other) ?? word.number(other);
    const had = view.stages?.some((one) => one.number !== stage.number && one.tables.some((before) => subjectOf(before, number) === set)) ?? false;
    return had ? word.hadBefore : null;
  };
  return (
    <section aria-label={game.subjects.title}>
      <h2>{game.subjects.title}</h2>
      <p>{word.chooseBy(formatTime(stage.choose_by))}</p>
      <Subjects
        label={game.subjects.yours} sets={sets} titles={titles} mine={subjectOf(table, number)} takenBy={taker} still={false}
        choose={(set) => void live.act("PUT", "/subject", { stage: stage.number, set })}
      />
    </section>
  );
}

interface TableProps {
  table: Table;
  alone: boolean;
  names: Map<number, string>;
  /** Null where nobody chooses. */
  titleOf: ((set: string | null) => string) | null;
}

function TableOf({ table, alone, names, titleOf }: TableProps) {
  const { tournament: word } = words.value;
  const caption = word.table(table.number);
  return (
    <table aria-label={caption}>
      {!alone && <caption>{table.id === null ? caption : <a href={`/games/${table.id}`}>{caption}</a>}</caption>}
      <thead>
        <tr>
          <th scope="col">{word.columns.entrant}</th>
          {titleOf !== null && <th scope="col">{word.subject}</th>}
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
              {titleOf !== null && <td>{titleOf(subjectOf(table, number))}</td>}
              <td class="number">{points === null ? "" : formatNumber(points)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
