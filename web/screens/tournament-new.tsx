// SPDX-License-Identifier: Apache-2.0
// The form for a new tournament, from the same parts as a new game's.
import { useState } from "preact/hooks";
import { TRIES, action, send } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Ruleset, Schemas } from "../api/schemas";
import { ensureSession } from "../api/session";
import { familyOf } from "../games/families";
import { Later } from "../games/frame/later";
import { words } from "../i18n";
import { ChoiceField, InputField } from "../parts/field";
import { OptionFields, type Values, chosen } from "../parts/form";
import { useLoad } from "../parts/load";
import { Alert, Failed } from "../parts/problem";
import { ProgramField } from "../parts/program-field";
import { levelAsked, programName, programOf } from "../parts/programs";
import { address, go } from "../parts/router";
import { loadBots, loadRulesets, optionsOf } from "../parts/rulesets";
import { useSubmit } from "../parts/submit";
import { Heading } from "./shell";

type Entrant = Schemas["RequestedEntrant"];
type Format = Schemas["TournamentFormat"];

const formats: readonly Format[] = ["all-play", "round-robin", "swiss", "knockout", "heats"];

/** The id in TEXT: a player's address, or the id alone. */
export const playerIn = (text: string): string => text.trim().replace(/[/#?]+$/, "").replace(/^.*\//, "");

export function NewTournament() {
  const { form: word, common } = words.value;
  const { value, problem, reload } = useLoad(async () => (await Promise.all([loadRulesets(), loadBots()]))[0], []);
  const first = value?.find(({ id }) => id === address.value.query.get("game")) ?? value?.[0];
  return (
    <>
      <Heading text={word.tournament.title} />
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {value === null && problem === null && <p>{common.loading}</p>}
      {first !== undefined && <TournamentForm rulesets={value ?? []} first={first} />}
    </>
  );
}

function TournamentForm({ rulesets, first }: { rulesets: Ruleset[]; first: Ruleset }) {
  const { form: word } = words.value;
  const [ruleset, setRuleset] = useState(first);
  const [options, setOptions] = useState<Values>({});
  // As fields of the family's own say them.
  const [own, setOwn] = useState<Values>({});
  const [format, setFormat] = useState<Format>("round-robin");
  const [games, setGames] = useState("");
  const [name, setName] = useState("");
  const [table, setTable] = useState("4");
  const [advance, setAdvance] = useState("1");
  const [master, setMaster] = useState("");
  const [deal, setDeal] = useState("independent");
  const [illegal, setIllegal] = useState("refuse");
  const [startsAt, setStartsAt] = useState("");
  const [seed, setSeed] = useState("");
  const [entrants, setEntrants] = useState<Entrant[]>([]);
  const schema = optionsOf(ruleset);
  const bringOptions = familyOf(ruleset.family)?.options;
  const known = ["/format", "/games", "/name", "/table", "/advance", "/master", "/entrants", "/deal", "/illegal", "/starts_at", "/seed"];
  const hasHeats = format === "heats";
  const hasMaster = hasHeats && ruleset.roles.length > 0 && master.trim() !== "";
  const isKnown = (pointer: string) => known.includes(pointer) || (pointer.split("/")[1] === "options" && (pointer.split("/")[2] ?? "") in schema.properties);
  const { form, busy, errors, rest, submit } = useSubmit(isKnown, async () => {
    await ensureSession();
    const body = {
      ruleset: ruleset.id, options: bringOptions === undefined ? chosen(schema, options) : own, format, deal, illegal, entrants,
      games: games === "" || hasHeats ? undefined : Number(games), seed: seed === "" ? undefined : seed,
      starts_at: startsAt === "" ? undefined : new Date(startsAt).toISOString(),
      name: name === "" ? undefined : name, ...(hasHeats && { table: Number(table), advance: Number(advance) }),
      ...(hasMaster && { master: playerIn(master) }),
    };
    const made = await send<{ id: string }>(action("POST", "/v1/tournaments", body), { tries: TRIES });
    go(`/tournaments/${made.id}`);
  });
  return (
    <form ref={form} class="form wide" aria-label={word.tournament.title} noValidate onSubmit={submit}>
      <Alert text={rest} />
      <div class="form-columns">
        <div class="form-part">
          <div class="entry">
            <label>
              {word.tournament.game}
              <select
                value={ruleset.id}
                onChange={(event) => {
                  setRuleset(rulesets.find(({ id }) => id === event.currentTarget.value) ?? ruleset);
                  setOptions({});
                  setOwn({});
                  setDeal("independent");
                  setEntrants(entrants.filter((one) => "player" in one));
                }}
              >
                {rulesets.map(({ id, title }) => <option key={id} value={id}>{title}</option>)}
              </select>
            </label>
          </div>
          <div class="entry">
            <label>
              {word.tournament.format}
              <select value={format} onChange={(event) => setFormat(event.currentTarget.value as Format)}>
                {formats.map((one) => <option key={one} value={one}>{word.tournament.formats[one]}</option>)}
              </select>
            </label>
            {errors.at["/format"] !== undefined && <span class="error">{errors.at["/format"]}</span>}
          </div>
          {hasHeats ? (
            <>
              <InputField
                label={word.tournament.table} type="number" min={3} max={8} value={table} change={setTable}
                help={word.tournament.tableHelp} error={errors.at["/table"]}
              />
              <InputField
                label={word.tournament.advance} type="number" min={1} max={7} value={advance} change={setAdvance}
                help={word.tournament.advanceHelp} error={errors.at["/advance"]}
              />
              {ruleset.roles.length > 0 && (
                <InputField
                  label={word.tournament.master} type="text" value={master} change={setMaster}
                  help={word.tournament.masterHelp} error={errors.at["/master"]}
                />
              )}
            </>
          ) : (
            <InputField
              label={word.tournament.games} type="number" min={1} value={games} change={setGames}
              help={word.tournament.gamesHelp} error={errors.at["/games"]}
            />
          )}
          <InputField
            label={word.tournament.name} type="text" value={name} change={setName}
            help={word.tournament.nameHelp} error={errors.at["/name"]}
          />
          <InputField
            label={word.tournament.startsAt} type="moment" value={startsAt} change={setStartsAt}
            help={word.tournament.startsAtHelp} error={errors.at["/starts_at"]}
          />
          <Entrants key={ruleset.id} ruleset={ruleset} entrants={entrants} change={setEntrants} error={errors.at["/entrants"] && (hasHeats ? errors.at["/entrants"] : word.tournament.tooFew)} />
          <ChoiceField
            label={word.tournament.deal}
            choices={["independent", "duplicate"].map((one) => [one, word.tournament.deals[one] ?? one] as const)}
            value={deal} change={setDeal} help={word.tournament.dealHelp} error={errors.at["/deal"]}
            without={bringOptions === undefined ? [] : ["duplicate"]}
          />
          <ChoiceField
            label={word.tournament.illegal}
            choices={["refuse", "disqualify"].map((one) => [one, word.tournament.illegals[one] ?? one] as const)}
            value={illegal} change={setIllegal} help={word.tournament.illegalHelp} error={errors.at["/illegal"]}
          />
          <InputField
            label={word.tournament.seed} type="text" value={seed} change={setSeed} help={word.tournament.seedHelp} error={errors.at["/seed"]}
          />
        </div>
        <div class="form-part">
          <h2>{word.more}</h2>
          {bringOptions === undefined ? (
            <OptionFields schema={schema} values={options} change={setOptions} errors={errors} />
          ) : (
            <Later key={ruleset.id} bring={bringOptions} props={{ ruleset, choosing: hasHeats, change: setOwn, errors }} />
          )}
        </div>
      </div>
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={busy}>
          {word.tournament.create}
        </button>
      </div>
    </form>
  );
}

interface EntrantsProps {
  ruleset: Ruleset;
  entrants: Entrant[];
  change: (entrants: Entrant[]) => void;
  error: string | undefined;
}

function Entrants({ ruleset, entrants, change, error: wrong }: EntrantsProps) {
  // Where no program plays it the field for people is the one that is told what is wrong.
  const error = ruleset.bots.length > 0 ? wrong : undefined;
  const personError = ruleset.bots.length > 0 ? undefined : wrong;
  const { tournament: word } = words.value.form;
  const [program, setProgram] = useState(() => programOf(ruleset) ?? "");
  const [level, setLevel] = useState(0);
  const [count, setCount] = useState("1");
  const [person, setPerson] = useState("");
  const [mine, setMine] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const nameOf = (entrant: Entrant) => ("bot" in entrant ? programName(entrant.bot, entrant.level) : entrant.player === mine ? word.me : entrant.player);
  const addMe = async () => {
    try {
      const { player } = await ensureSession();
      setMine(player.id);
      if (!entrants.some((one) => "player" in one && one.player === player.id)) change([...entrants, { player: player.id }]);
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  const addPerson = () => {
    const id = playerIn(person);
    if (id === "") return;
    change([...entrants, { player: id }]);
    setPerson("");
  };
  const addPrograms = () => {
    const many = Math.min(64, Math.max(1, Number(count) || 1));
    change([...entrants, ...Array.from({ length: many }, () => ({ bot: program, ...levelAsked(ruleset, program, level) }) as Entrant)]);
  };
  return (
    <fieldset class="entry" aria-describedby={error === undefined ? undefined : "entrants-error"}>
      <legend>{word.entrants}</legend>
      {error !== undefined && (
        <span class="error" id="entrants-error">
          {error}
        </span>
      )}
      {entrants.length === 0 && <p>{word.noEntrants}</p>}
      <ol class="entrants">
        {entrants.map((entrant, index) => (
          <li key={index}>
            {nameOf(entrant)}{" "}
            <button type="button" class="quiet" onClick={() => change(entrants.filter((_, at) => at !== index))}>
              {word.remove(nameOf(entrant))}
            </button>
          </li>
        ))}
      </ol>
      {ruleset.bots.length > 0 && (
        <>
          <ProgramField
            ruleset={ruleset} program={program} level={level} invalid={error !== undefined}
            change={(name, at) => {
              setProgram(name);
              setLevel(at);
            }}
          />
          <InputField label={word.howMany} type="number" min={1} max={64} value={count} change={setCount} />
          <div class="buttons">
            <button type="button" onClick={addPrograms}>
              {word.addPrograms}
            </button>
          </div>
        </>
      )}
      <InputField label={word.person} type="text" value={person} change={setPerson} help={word.personHelp} error={personError} />
      <div class="buttons">
        <button type="button" onClick={addPerson}>
          {word.addPerson}
        </button>
        <button type="button" onClick={() => void addMe()}>
          {word.addMe}
        </button>
      </div>
      <Alert problem={problem} />
    </fieldset>
  );
}
