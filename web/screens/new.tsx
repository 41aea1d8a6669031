// SPDX-License-Identifier: Apache-2.0
// The form for a new game, made from the ruleset's schema.
import { useCallback, useState } from "preact/hooks";
import type { Ruleset } from "../api/schemas";
import { local, readJson } from "../api/storage";
import { familyOf } from "../games/families";
import { Later } from "../games/frame/later";
import { words } from "../i18n";
import { CheckField, ChoiceField, InputField } from "../parts/field";
import { OptionField, OptionFields, type Values, chosen } from "../parts/form";
import { useLoad } from "../parts/load";
import { startGame } from "../parts/play";
import { Alert } from "../parts/problem";
import { ProgramField } from "../parts/program-field";
import { levelAsked, programOf, rememberProgram } from "../parts/programs";
import { loadBots, loadRulesets, optionsOf, rulesetOf } from "../parts/rulesets";
import { useSubmit } from "../parts/submit";
import type { ScreenProps } from "./screens";
import { Heading, Unloaded } from "./shell";

type Opponent = "nobody" | "friend" | "program" | "anybody";
type ClockKind = "none" | "turn" | "game";

/** What the form holds; kept for the next game of the ruleset. */
interface Choices {
  options: Values;
  opponent: Opponent;
  programs: string[];
  /** Of each program; 0: its full strength. */
  levels: number[];
  seats: number;
  clock: ClockKind;
  turnSeconds: string;
  initialSeconds: string;
  incrementSeconds: string;
  /** Null: not chosen. */
  ranked: boolean | null;
  watch: boolean;
  /** The game is between others: who makes it has no seat. */
  onlyWatch: boolean;
}

function defaultsOf(ruleset: Ruleset): Choices {
  const program = programOf(ruleset);
  return {
    options: {},
    opponent: ruleset.seats.min > 1 ? (program === null ? "friend" : "program") : "nobody",
    programs: program === null ? [] : [program],
    levels: [],
    seats: 1,
    clock: "none",
    turnSeconds: "30",
    initialSeconds: "300",
    incrementSeconds: "5",
    ranked: null,
    watch: false,
    onlyWatch: false,
  };
}

const keptUnder = (ruleset: Ruleset): string => `referee.last.${ruleset.id}`;

function lastOf(ruleset: Ruleset): Choices {
  const defaults = defaultsOf(ruleset);
  const last = { ...defaults, ...readJson<Partial<Choices>>(local, keptUnder(ruleset)) };
  // What the ruleset no longer has is not asked for.
  const known = optionsOf(ruleset).properties;
  last.options = Object.fromEntries(Object.entries(last.options).filter(([key]) => key in known));
  if (!last.programs.every((name) => ruleset.bots.some((one) => one === name))) {
    last.programs = [];
    last.levels = [];
  }
  if (last.programs.length === 0) last.programs = defaults.programs;
  return last;
}

/** The clock of a request; that there is none is said, as the server has one of its own for some games. */
function clockOf(choices: Choices): object | null {
  if (choices.clock === "turn") return { turn_seconds: Number(choices.turnSeconds) };
  if (choices.clock === "none") return null;
  return { initial_seconds: Number(choices.initialSeconds), increment_seconds: Number(choices.incrementSeconds) };
}

/** Whether the game is to count: as it was chosen, else where it can when it is played alone by the game's own settings. */
function isRanked(ruleset: Ruleset, { options, opponent, ranked }: Choices): boolean {
  if (options.hints === true) return false;
  return ranked ?? (opponent === "nobody" && Object.keys(chosen(optionsOf(ruleset), options)).length === 0);
}

/** Who sits there beside the one who asks, or, where these only watch, at all: two at least. */
function opponentsOf(ruleset: Ruleset, { opponent, programs, levels, seats, onlyWatch }: Choices): object[] | undefined {
  if (opponent === "nobody") return undefined;
  const wanted = Math.min(ruleset.seats.max, Math.max(onlyWatch ? 2 : 1, opponent === "program" ? programs.length : seats + (onlyWatch ? 1 : 0)));
  const programAt = (at: number) => ({ bot: programs[at], ...levelAsked(ruleset, programs[at] ?? "", levels[at] ?? 0) });
  const seatOf = (at: number) => (opponent === "program" ? programAt(Math.min(at, programs.length - 1)) : { open: true });
  return Array.from({ length: wanted }, (_, at) => seatOf(at));
}

const watchesOnly = ({ opponent, onlyWatch }: Choices): boolean => onlyWatch && opponent !== "nobody";

/** The request that CHOICES stand for. */
export function requestOf(ruleset: Ruleset, choices: Choices): object {
  const { opponent } = choices;
  return {
    ruleset: ruleset.id,
    // Also what was set to the default by hand: with opponents the server has other defaults.
    options: choices.options,
    seat: watchesOnly(choices) ? null : undefined,
    opponents: opponentsOf(ruleset, choices),
    visibility: opponent === "anybody" || choices.watch ? "public" : undefined,
    clock: clockOf(choices),
    ranked: isRanked(ruleset, choices),
  };
}

export function NewGame({ params }: ScreenProps) {
  const { form: word } = words.value;
  const { value, problem, reload } = useLoad(async () => Promise.all([loadRulesets(), loadBots()]), []);
  const ruleset = rulesetOf(params.ruleset ?? "");
  if (ruleset === undefined && value === null) return <Unloaded problem={problem} retry={reload} />;
  if (ruleset === undefined) return <><Heading text={words.value.common.nothingHere} /><p>{word.unknown}</p></>;
  return (
    <>
      <Heading text={word.newGame(ruleset.title)} />
      {familyOf(ruleset.family) !== undefined && (
        <p>
          <a class="quiet" href={`/rules/${familyOf(ruleset.family)?.rules}?new=${ruleset.id}`}>{words.value.common.rules}</a>
        </p>
      )}
      {familyOf(ruleset.family)?.form === undefined ? <GameForm key={ruleset.id} ruleset={ruleset} /> : <FamilyForm key={ruleset.id} ruleset={ruleset} />}
      {(familyOf(ruleset.family)?.position ?? null) !== null && (
        <p>
          <a class="quiet" href={`/analysis/${ruleset.id}`}>
            {words.value.analysis.position.link}
          </a>
        </p>
      )}
    </>
  );
}

/** The form that a family has of its own. */
function FamilyForm({ ruleset }: { ruleset: Ruleset }) {
  const bring = useCallback(async () => {
    const Form = await familyOf(ruleset.family)?.form?.();
    if (Form === undefined) throw new Error(ruleset.family);
    return Form;
  }, [ruleset.family]);
  return <Later bring={bring} props={{ ruleset }} />;
}

function GameForm({ ruleset }: { ruleset: Ruleset }) {
  const { form: word } = words.value;
  const [choices, setChoices] = useState(() => lastOf(ruleset));
  const change = (some: Partial<Choices>) => setChoices((before) => ({ ...before, ...some }));
  const schema = optionsOf(ruleset);
  const known = (pointer: string) =>
    pointer.replace("/options/", "") in schema.properties || ["/ranked", "/clock/turn_seconds", "/clock/initial_seconds", "/clock/increment_seconds"].includes(pointer);
  const { form, busy, errors, rest, submit, forget } = useSubmit(known, async () => {
    await startGame(requestOf(ruleset, choices));
    local.set(keptUnder(ruleset), JSON.stringify(choices));
    if (choices.opponent === "program" && choices.programs[0] !== undefined) rememberProgram(ruleset, choices.programs[0]);
  });
  const hints = schema.properties.hints;
  const withHints = choices.options.hints === true;
  return (
    <form ref={form} class="form wide" aria-label={word.name} noValidate onSubmit={submit}>
      <Alert text={rest} />
      <div class="form-columns">
        <div class="form-part">
          <OpponentFields ruleset={ruleset} choices={choices} change={change} />
          {choices.opponent !== "nobody" && (
            <CheckField label={word.onlyWatch} help={word.onlyWatchHelp} checked={choices.onlyWatch} change={(onlyWatch) => change({ onlyWatch })} />
          )}
          <ClockFields choices={choices} change={change} errors={errors.at} />
          <CheckField
            label={word.ranked}
            checked={isRanked(ruleset, choices)}
            change={(ranked) => change({ ranked })}
            help={withHints ? word.notRanked : word.rankedHelp}
            error={errors.at["/ranked"] && word.onlyOwn}
            disabled={withHints}
          />
          <CheckField label={word.watch} checked={choices.watch || choices.opponent === "anybody"} change={(watch) => change({ watch })} disabled={choices.opponent === "anybody"} />
          {hints !== undefined && (
            <OptionField
              name="hints"
              schema={{ ...hints, title: word.hints }}
              value={choices.options.hints ?? hints.default}
              change={(value) => change({ options: { ...choices.options, hints: value }, ranked: value === true ? null : choices.ranked })}
              error={errors.at["/options/hints"]}
            />
          )}
        </div>
        <div class="form-part">
          <h2>{word.more}</h2>
          <OptionFields schema={schema} values={choices.options} change={(options) => change({ options })} errors={errors} without={["hints"]} />
        </div>
      </div>
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={busy}>
          {word.create}
        </button>
        <button type="button" onClick={() => { setChoices(defaultsOf(ruleset)); forget(); }}>
          {word.reset}
        </button>
      </div>
    </form>
  );
}

interface PartProps {
  ruleset: Ruleset;
  choices: Choices;
  change: (some: Partial<Choices>) => void;
}

function OpponentFields({ ruleset, choices, change }: PartProps) {
  const { form: word } = words.value;
  const { opponent, programs, levels } = choices;
  const most = ruleset.seats.max - 1;
  const without = [...(ruleset.seats.min > 1 ? ["nobody"] : []), ...(ruleset.bots.length === 0 ? ["program"] : [])];
  const setProgram = (index: number, name: string, level: number) =>
    change({
      programs: programs.map((one, at) => (at === index ? name : one)),
      levels: programs.map((_, at) => (at === index ? level : (levels[at] ?? 0))),
    });
  const addProgram = () =>
    change({
      programs: [...programs, programs[programs.length - 1] ?? ""],
      levels: [...programs, ""].map((_, at) => levels[Math.min(at, programs.length - 1)] ?? 0),
    });
  return (
    <>
      <ChoiceField
        label={word.opponent}
        choices={(["nobody", "friend", "program", "anybody"] as const).map((one) => [one, word.opponents[one]] as const)}
        value={opponent}
        change={(value) => change({ opponent: value as Opponent })}
        help={word.opponentHelp[opponent]}
        without={without}
      />
      {opponent === "program" && programs.map((program, index) => (
        <ProgramField key={index} ruleset={ruleset} program={program} level={levels[index] ?? 0} change={(name, level) => setProgram(index, name, level)} />
      ))}
      {opponent === "program" && most > 1 && (
        <div class="buttons">
          <button type="button" aria-disabled={programs.length >= most} onClick={() => programs.length < most && addProgram()}>
            {word.addProgram}
          </button>
          <button type="button" aria-disabled={programs.length < 2} onClick={() => programs.length > 1 && change({ programs: programs.slice(0, -1), levels: levels.slice(0, programs.length - 1) })}>
            {word.removeProgram}
          </button>
        </div>
      )}
      {(opponent === "friend" || opponent === "anybody") && most > 1 && (
        <InputField label={word.freeSeats} type="number" min={1} max={most} value={String(choices.seats)} change={(value) => change({ seats: Math.min(most, Math.max(1, Number(value) || 1)) })} />
      )}
    </>
  );
}

function ClockFields({ choices, change, errors }: Omit<PartProps, "ruleset"> & { errors: Record<string, string> }) {
  const { form: word } = words.value;
  return (
    <>
      <ChoiceField
        label={word.clock}
        choices={(["none", "turn", "game"] as const).map((one) => [one, word.clocks[one]] as const)}
        value={choices.clock}
        change={(value) => change({ clock: value as ClockKind })}
      />
      {choices.clock === "turn" && (
        <InputField label={word.turnSeconds} type="number" min={1} value={choices.turnSeconds} error={errors["/clock/turn_seconds"]} change={(turnSeconds) => change({ turnSeconds })} />
      )}
      {choices.clock === "game" && (
        <>
          <InputField label={word.initialSeconds} type="number" min={1} value={choices.initialSeconds} error={errors["/clock/initial_seconds"]} change={(initialSeconds) => change({ initialSeconds })} />
          <InputField label={word.incrementSeconds} type="number" min={0} value={choices.incrementSeconds} error={errors["/clock/increment_seconds"]} change={(incrementSeconds) => change({ incrementSeconds })} />
        </>
      )}
    </>
  );
}
