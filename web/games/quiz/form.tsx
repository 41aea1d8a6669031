// SPDX-License-Identifier: Apache-2.0
// The form for a new quiz: who plays, with which questions, in which parts.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { QuestionSet, Ruleset } from "../../api/schemas";
import { session } from "../../api/session";
import { words } from "../../i18n";
import { Empty, Skeleton } from "../../parts/empty";
import { CheckField, ChoiceField, InputField } from "../../parts/field";
import { OptionFields, type FieldErrors } from "../../parts/form";
import { useLoad } from "../../parts/load";
import { startGame } from "../../parts/play";
import { Alert, Failed } from "../../parts/problem";
import { address } from "../../parts/router";
import { optionsOf } from "../../parts/rulesets";
import { useSubmit } from "../../parts/submit";
import type { OptionsProps } from "../family";
import { PartFields } from "./form-parts";
import { SetField, SetFinder, firstSets } from "./form-sets";
import { type QuizDraft, newPart, newQuiz, newSource, optionsIn, requestOf } from "./request";

/** Options with fields of their own. */
const OWN = ["parts", "general", "subjects"];

/** SHOW with the sets that may be played; until they are there, or where there are none, what to do about that. */
function WithSets({ show }: { show: (sets: QuestionSet[]) => ComponentChildren }) {
  const { form: word } = words.value.quiz;
  const { value: sets, problem, reload } = useLoad(() => firstSets(address.value.query.get("set")), [session.value?.token]);
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
  return <WithSets show={(sets) => <Fields ruleset={ruleset} first={sets} />} />;
}

/** The options in another form, that of a tournament: there all answer on one subject, or choose before each stage of heats. */
export function QuizOptions({ ruleset, choosing, change, errors }: OptionsProps) {
  return <WithSets show={(sets) => <Options ruleset={ruleset} choosing={choosing} first={sets} change={change} errors={errors} />} />;
}

function Options({ ruleset, choosing, first, change, errors }: OptionsProps & { first: QuestionSet[] }) {
  const [sets, setSets] = useState(first);
  const [draft, setDraft] = useState(newQuiz);
  const schema = optionsOf(ruleset).properties;
  const isFormat = !("parts" in schema);
  const shown = choosing ? draft : { ...draft, subjects: draft.subjects.slice(0, 1) };
  const many = isFormat && shown.subjects.length > 1;
  useEffect(() => change({ ...(many && { assignment: "chosen" }), ...optionsIn(shown, isFormat) }), [draft, choosing]);
  const put = (some: Partial<QuizDraft>) => setDraft((before) => ({ ...before, ...some }));
  return (
    <>
      <Questions ruleset={ruleset} draft={shown} change={put} first={first} sets={sets} setSets={setSets} errors={errors} single={!choosing} />
      <MoreOptions ruleset={ruleset} draft={draft} change={put} errors={errors} />
    </>
  );
}

function Fields({ ruleset, first }: { ruleset: Ruleset; first: QuestionSet[] }) {
  const { form } = words.value;
  const word = words.value.quiz.form;
  const [sets, setSets] = useState(first);
  const [draft, setDraft] = useState(() => newQuiz(first.find(({ id }) => id === address.value.query.get("set"))?.id));
  const change = (some: Partial<QuizDraft>) => setDraft((before) => ({ ...before, ...some }));
  const schema = optionsOf(ruleset).properties;
  const isFormat = !("parts" in schema);
  const offered = Object.keys(schema).filter((name) => !OWN.includes(name));
  const known = (pointer: string) =>
    pointer === "/opponents" ||
    /^\/options\/(general|subjects(\/\d+)?|parts\/\d+\/(set|seconds|questions|points|pause_seconds|title))$/.test(pointer) ||
    pointer === "/ranked" ||
    offered.some((name) => pointer === `/options/${name}`);
  const { form: element, busy, errors, rest, submit } = useSubmit(known, () => startGame(requestOf(ruleset.id, draft, isFormat)));
  return (
    <form ref={element} class="form wide" aria-label={form.name} noValidate onSubmit={submit}>
      <Alert text={rest} />
      <div class="form-columns">
        <div class="form-part">
          <Questions ruleset={ruleset} draft={draft} change={change} first={first} sets={sets} setSets={setSets} errors={errors} />
          <People draft={draft} change={change} seats={ruleset.seats.max} error={errors.at["/opponents"]} />
        </div>
        <div class="form-part">
          <h2>{form.more}</h2>
          {isFormat && (
            <ChoiceField
              label={form.ranked} choices={(["", "yes", "no"] as const).map((one) => [one, word.ranked[one] ?? one] as const)}
              value={draft.ranked} change={(ranked) => change({ ranked: ranked as QuizDraft["ranked"] })}
              help={form.rankedHelp} error={errors.at["/ranked"] && word.rankedOnly}
            />
          )}
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
function People({ draft, change, seats, error }: SomeProps & { seats: number; error: string | undefined }) {
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
      <InputField label={word.friends} type="number" min={0} max={seats - 1} error={error} value={draft.friends} change={(friends) => change({ friends })} help={word.friendsHelp} />
      {master ? (
        <InputField label={word.teams} type="lines" value={draft.teams} change={(teams) => change({ teams })} help={word.teamsHelp} />
      ) : (
        <CheckField label={word.askMaster} checked={draft.askMaster} change={(askMaster) => change({ askMaster })} />
      )}
      <CheckField label={word.watch} checked={draft.watch} change={(watch) => change({ watch })} help={word.watchHelp} />
    </>
  );
}

interface ErrorsProps extends SomeProps {
  errors: FieldErrors;
}

function MoreOptions({ ruleset, draft, change, errors }: ErrorsProps & { ruleset: Ruleset }) {
  return <OptionFields schema={optionsOf(ruleset)} values={draft.options} change={(options) => change({ options })} errors={errors} without={OWN} />;
}

interface QuestionsProps extends ErrorsProps {
  ruleset: Ruleset;
  /** What there is to choose from first, and now. */
  first: QuestionSet[];
  sets: QuestionSet[];
  setSets: (sets: QuestionSet[]) => void;
  single?: boolean;
}

/** What is asked: the format's sets, or the parts. */
function Questions({ ruleset, first, sets, setSets, single = false, ...some }: QuestionsProps) {
  const { draft } = some;
  const { subjects, parts } = optionsOf(ruleset).properties;
  const isFormat = parts === undefined;
  const chosen = isFormat ? [draft.general, ...draft.subjects] : draft.parts.map(({ source }) => source);
  return (
    <>
      <SetFinder first={first} chosen={sets.filter(({ id }) => chosen.some(({ set }) => set === id))} show={setSets} />
      {isFormat ? <Subjects {...some} sets={sets} most={single ? 1 : subjects?.maxItems} /> : <Parts {...some} sets={sets} most={parts.maxItems} />}
    </>
  );
}

interface SetsProps extends ErrorsProps {
  sets: readonly QuestionSet[];
  /** So many there may be. */
  most: number | undefined;
}

function Subjects({ draft, change, sets, errors, most = Infinity }: SetsProps) {
  const { form: word } = words.value.quiz;
  const { subjects } = draft;
  return (
    <>
      <SetField label={word.general} sets={sets} value={draft.general} change={(general) => change({ general })} error={errors.at["/options/general"]} />
      <fieldset class="entry quiz-fields">
        <legend>{word.subjects}</legend>
        {subjects.map((one, index) => (
          <SetField
            key={index} label={word.subject(index + 1)} sets={sets} value={one}
            change={(source) => change({ subjects: subjects.map((before, at) => (at === index ? source : before)) })}
            error={errors.at[`/options/subjects/${index}`] ?? (index === 0 ? errors.at["/options/subjects"] : undefined)}
          />
        ))}
        {most > 1 && <div class="buttons">
          <button type="button" aria-disabled={subjects.length >= most} onClick={() => subjects.length < most && change({ subjects: [...subjects, newSource()] })}>
            {word.addSubject}
          </button>
          <button type="button" aria-disabled={subjects.length < 2} onClick={() => subjects.length > 1 && change({ subjects: subjects.slice(0, -1) })}>
            {word.removeSubject}
          </button>
        </div>}
      </fieldset>
    </>
  );
}

function Parts({ draft, change, sets, errors, most = Infinity }: SetsProps) {
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
        <button type="button" aria-disabled={parts.length >= most} onClick={() => parts.length < most && change({ parts: [...parts, newPart(parts[parts.length - 1]?.source)] })}>
          {word.addPart}
        </button>
        <button type="button" aria-disabled={parts.length < 2} onClick={() => parts.length > 1 && change({ parts: parts.slice(0, -1) })}>
          {word.removePart}
        </button>
      </div>
    </>
  );
}
