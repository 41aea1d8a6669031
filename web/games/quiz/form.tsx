// SPDX-License-Identifier: Apache-2.0
// The form for a new quiz: who plays, with which questions, in which parts.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { action, send } from "../../api/client";
import { type Problem, asProblem } from "../../api/problem";
import { listSets } from "../../api/questions";
import type { Game, QuestionSet, Ruleset } from "../../api/schemas";
import { ensureSession, session } from "../../api/session";
import { words } from "../../i18n";
import { Empty, Skeleton } from "../../parts/empty";
import { CheckField, ChoiceField, InputField } from "../../parts/field";
import { OptionField, type FieldErrors, fieldErrors, firstRefused } from "../../parts/form";
import { useLoad } from "../../parts/load";
import { Alert, Failed, problemText } from "../../parts/problem";
import { address, go } from "../../parts/router";
import { optionsOf } from "../../parts/rulesets";
import type { OptionsProps } from "../family";
import { PartFields, SetField } from "./form-parts";
import { PARTS_MAX, type QuizDraft, SUBJECTS_MAX, newPart, newQuiz, optionsIn, requestOf } from "./request";

/** Options with fields of their own; and one that has one value only. */
const OWN = ["parts", "general", "subjects", "rounds"];
const MOST_SETS = 100;

/** The sets that may be played: the player's own first. */
async function allSets(): Promise<QuestionSet[]> {
  const [own, shared] = await Promise.all([
    session.value === null ? { items: [] } : listSets({ owner: "me", limit: MOST_SETS }),
    listSets({ limit: MOST_SETS }),
  ]);
  return [...own.items, ...shared.items.filter(({ id }) => own.items.every((one) => one.id !== id))];
}

/** SHOW with the sets that may be played; until they are there, or where there are none, what to do about that. */
function WithSets({ show }: { show: (sets: QuestionSet[]) => ComponentChildren }) {
  const { form: word } = words.value.quiz;
  const { value: sets, problem, reload } = useLoad(allSets, [session.value?.token]);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (sets === null) return <Skeleton count={4} />;
  if (sets.length === 0) {
    return (
      <Empty text={word.noSets}>
        <a class="button main" href="/questions/new">
          {word.makeSet}
        </a>
      </Empty>
    );
  }
  return <>{show(sets)}</>;
}

export function QuizForm({ ruleset }: { ruleset: Ruleset }) {
  return <WithSets show={(sets) => <Fields ruleset={ruleset} sets={sets} />} />;
}

/** The options in another form, that of a tournament: there all answer on one subject. */
export function QuizOptions({ ruleset, change, errors }: OptionsProps) {
  return <WithSets show={(sets) => <Options ruleset={ruleset} sets={sets} change={change} errors={errors} />} />;
}

function Options({ ruleset, sets, change, errors }: OptionsProps & { sets: QuestionSet[] }) {
  const [draft, setDraft] = useState(newQuiz);
  const isFormat = !("parts" in optionsOf(ruleset).properties);
  useEffect(() => change(optionsIn(draft, isFormat)), [draft]);
  const put = (some: Partial<QuizDraft>) => setDraft((before) => ({ ...before, ...some }));
  return (
    <>
      {isFormat ? (
        <Subjects draft={draft} change={put} sets={sets} errors={errors} single />
      ) : (
        <Parts draft={draft} change={put} sets={sets} errors={errors} />
      )}
      <MoreOptions ruleset={ruleset} draft={draft} change={put} errors={errors} />
    </>
  );
}

function Fields({ ruleset, sets }: { ruleset: Ruleset; sets: QuestionSet[] }) {
  const { form } = words.value;
  const word = words.value.quiz.form;
  const [draft, setDraft] = useState(() => newQuiz(sets.find(({ id }) => id === address.value.query.get("set"))?.id));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== null) firstRefused(element.current)?.focus();
  }, [problem]);
  const change = (some: Partial<QuizDraft>) => setDraft((before) => ({ ...before, ...some }));
  const schema = optionsOf(ruleset).properties;
  const isFormat = !("parts" in schema);
  const known = (pointer: string) =>
    /^\/options\/(general|subjects(\/\d+)?|parts\/\d+\/(set|seconds|questions|points|pause_seconds|title))$/.test(pointer) ||
    pointer.replace("/options/", "") in schema;
  const errors = fieldErrors(problem, known);
  const create = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await ensureSession();
      const game = await send<Game>(action("POST", "/v1/games", requestOf(ruleset.id, draft, isFormat)), { tries: 3 });
      go(`/games/${game.id}`);
    } catch (error) {
      setProblem(asProblem(error));
      setBusy(false);
    }
  };
  const rest = problem === null ? null : errors.rest.length > 0 ? errors.rest.join(" ") : problem.errors.length > 0 ? null : problemText(problem);
  return (
    <form ref={element} class="form wide" aria-label={form.name} noValidate onSubmit={(event) => void create(event)}>
      <Alert text={rest} />
      <div class="form-columns">
        <div class="form-part">
          {isFormat ? (
            <Subjects draft={draft} change={change} sets={sets} errors={errors} />
          ) : (
            <Parts draft={draft} change={change} sets={sets} errors={errors} />
          )}
          <People draft={draft} change={change} />
        </div>
        <div class="form-part">
          <h2>{form.more}</h2>
          <MoreOptions ruleset={ruleset} draft={draft} change={change} errors={errors} />
        </div>
      </div>
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={busy}>
          {word.create}
        </button>
      </div>
    </form>
  );
}

interface SomeProps {
  draft: QuizDraft;
  change: (some: Partial<QuizDraft>) => void;
}

/** Who plays beside, and what the player is. */
function People({ draft, change }: SomeProps) {
  const { form: word } = words.value.quiz;
  const master = draft.role === "master";
  return (
    <>
      <ChoiceField
        label={word.role}
        choices={(["contender", "master"] as const).map((one) => [one, word.roles[one] ?? one] as const)}
        value={draft.role}
        change={(role) => change({ role: role as QuizDraft["role"] })}
        help={word.roleHelp[draft.role]}
      />
      <InputField label={word.friends} type="number" min={0} max={8} value={draft.friends} change={(friends) => change({ friends })} help={word.friendsHelp} />
      {master ? (
        <InputField label={word.teams} type="lines" value={draft.teams} change={(teams) => change({ teams })} help={word.teamsHelp} />
      ) : (
        <CheckField label={word.askMaster} checked={draft.askMaster} change={(askMaster) => change({ askMaster })} />
      )}
      <CheckField label={word.watch} checked={draft.watch} change={(watch) => change({ watch })} help={word.watchHelp} />
    </>
  );
}

function MoreOptions({ ruleset, draft, change, errors }: SomeProps & { ruleset: Ruleset; errors: FieldErrors }) {
  return (
    <>
      {Object.entries(optionsOf(ruleset).properties).filter(([name]) => !OWN.includes(name)).map(([name, one]) => (
        <OptionField
          key={name} name={name} schema={one} value={name in draft.options ? draft.options[name] : one.default}
          change={(value) => change({ options: { ...draft.options, [name]: value } })} error={errors.at[`/options/${name}`]}
        />
      ))}
    </>
  );
}

interface SetsProps extends SomeProps {
  sets: readonly QuestionSet[];
  errors: FieldErrors;
}

function Subjects({ draft, change, sets, errors, single = false }: SetsProps & { single?: boolean }) {
  const { form: word } = words.value.quiz;
  const { subjects } = draft;
  return (
    <>
      <SetField label={word.general} sets={sets} value={draft.general} change={(general) => change({ general })} error={errors.at["/options/general"]} />
      <fieldset class="entry">
        <legend>{word.subjects}</legend>
        {subjects.map((one, index) => (
          <SetField
            key={index} label={word.subject(index + 1)} sets={sets} value={one}
            change={(set) => change({ subjects: subjects.map((before, at) => (at === index ? set : before)) })}
            error={errors.at[`/options/subjects/${index}`] ?? (index === 0 ? errors.at["/options/subjects"] : undefined)}
          />
        ))}
        {!single && (
          <div class="buttons">
            <button type="button" aria-disabled={subjects.length >= SUBJECTS_MAX} onClick={() => subjects.length < SUBJECTS_MAX && change({ subjects: [...subjects, ""] })}>
              {word.addSubject}
            </button>
            <button type="button" aria-disabled={subjects.length < 2} onClick={() => subjects.length > 1 && change({ subjects: subjects.slice(0, -1) })}>
              {word.removeSubject}
            </button>
          </div>
        )}
      </fieldset>
    </>
  );
}

function Parts({ draft, change, sets, errors }: SetsProps) {
  const { form: word } = words.value.quiz;
  const { parts } = draft;
  return (
    <>
      {parts.map((part, index) => (
        <PartFields
          key={index} number={index + 1} part={part} sets={sets} master={draft.role === "master" || draft.askMaster}
          change={(some) => change({ parts: parts.map((before, at) => (at === index ? { ...before, ...some } : before)) })}
          error={(name) => errors.at[`/options/parts/${index}/${name}`]}
        />
      ))}
      <div class="buttons">
        <button type="button" aria-disabled={parts.length >= PARTS_MAX} onClick={() => parts.length < PARTS_MAX && change({ parts: [...parts, newPart(parts[parts.length - 1]?.set)] })}>
          {word.addPart}
        </button>
        <button type="button" aria-disabled={parts.length < 2} onClick={() => parts.length > 1 && change({ parts: parts.slice(0, -1) })}>
          {word.removePart}
        </button>
      </div>
    </>
  );
}
