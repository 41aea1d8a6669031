// SPDX-License-Identifier: Apache-2.0
// Which questions a quiz asks: a set among those that may be played, or some of its questions; and looking for sets.
import { useId, useState } from "preact/hooks";
import { type Problem, asProblem } from "../../api/problem";
import { listSets, readSet } from "../../api/questions";
import type { QuestionSet } from "../../api/schemas";
import { session } from "../../api/session";
import { words } from "../../i18n";
import { CheckField, InputField } from "../../parts/field";
import { Alert } from "../../parts/problem";
import { type SourceDraft, difficulties, newSource } from "./request";

const MOST_SETS = 100;
/** A reference names no more. */
const CATEGORIES_MAX = 100;

const together = (first: readonly QuestionSet[], then: readonly QuestionSet[]): QuestionSet[] => [
  ...first, ...then.filter(({ id }) => first.every((one) => one.id !== id)),
];

/** The sets to choose from first: the player's own, the newest that all may play, and the one that is ASKED for. */
export async function firstSets(asked: string | null): Promise<QuestionSet[]> {
  const [own, shared] = await Promise.all([
    session.value === null ? { items: [] } : listSets({ owner: "me", limit: MOST_SETS }),
    listSets({ limit: MOST_SETS }),
  ]);
  const sets = together(own.items, shared.items);
  if (asked === null || sets.some(({ id }) => id === asked)) return sets;
  // One that is not there, or not for this player, is not chosen.
  return together(await readSet(asked).then((set) => [set], () => []), sets);
}

interface FinderProps {
  /** What there is to choose from while nothing is looked for. */
  first: readonly QuestionSet[];
  /** Sets that are chosen, which stay. */
  chosen: readonly QuestionSet[];
  show: (sets: QuestionSet[]) => void;
}

/** Looks for sets by their titles. */
export function SetFinder({ first, chosen, show }: FinderProps) {
  const { form: word } = words.value.quiz;
  const [title, setTitle] = useState("");
  const [found, setFound] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const find = async () => {
    if (busy) return;
    const q = title.trim();
    setBusy(true);
    setProblem(null);
    try {
      const sets = q === "" ? [...first] : (await listSets({ q, limit: MOST_SETS })).items;
      setFound(q === "" ? null : sets.length);
      show(together(sets, chosen));
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // it makes no game
    void find();
  };
  return (
    <div class="entry" role="search" aria-label={word.finder} onKeyDown={onKeyDown}>
      <InputField label={word.titleContains} type="text" value={title} change={setTitle} help={word.finderHelp} />
      <div class="buttons">
        <button type="button" aria-disabled={busy} onClick={() => void find()}>
          {word.find}
        </button>
      </div>
      <p role="status">{found === null ? "" : word.found(found)}</p>
      <Alert problem={problem} />
    </div>
  );
}

interface SetFieldProps {
  label: string;
  sets: readonly QuestionSet[];
  value: SourceDraft;
  change: (source: SourceDraft) => void;
  error: string | undefined;
}

export function SetField({ label, sets, value, change, error }: SetFieldProps) {
  const { form: word } = words.value.quiz;
  const id = useId();
  const set = sets.find((one) => one.id === value.set);
  return (
    <div class="entry">
      <label>
        {label}
        <select
          value={value.set} aria-invalid={error !== undefined || undefined} aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => change(newSource(event.currentTarget.value))}
        >
          <option value="">{word.noSet}</option>
          {sets.map((one) => <option key={one.id} value={one.id}>{`${one.title} (${one.count})`}</option>)}
        </select>
      </label>
      {error !== undefined && (
        <span class="error" id={id}>
          {value.set === "" ? word.needsSet : error}
        </span>
      )}
      {set !== undefined && <SomeOf label={label} set={set} value={value} change={change} />}
    </div>
  );
}

interface SomeOfProps {
  label: string;
  set: QuestionSet;
  value: SourceDraft;
  change: (source: SourceDraft) => void;
}

/** Which of a set's questions are asked; where nothing is chosen, all. */
function SomeOf({ label, set, value, change }: SomeOfProps) {
  const { form: word } = words.value.quiz;
  const categories = [...set.categories].sort((one, other) => other.count - one.count).slice(0, CATEGORIES_MAX);
  const toggled = (list: readonly string[], one: string, on: boolean) => [...list.filter((name) => name !== one), ...(on ? [one] : [])];
  return (
    <details>
      <summary>{word.someOf(label)}</summary>
      <fieldset class="entry">
        <legend>{word.difficulty}</legend>
        {difficulties.map((one) => (
          <CheckField
            key={one} label={word.difficulties[one] ?? one} checked={value.difficulty.includes(one)}
            change={(on) => change({ ...value, difficulty: toggled(value.difficulty, one, on) })}
          />
        ))}
      </fieldset>
      {categories.length > 0 && (
        <fieldset class="entry">
          <legend>{word.categories}</legend>
          {categories.map(({ name, count }) => (
            <CheckField
              key={name} label={`${name} (${count})`} checked={value.categories.includes(name)}
              change={(on) => change({ ...value, categories: toggled(value.categories, name, on) })}
            />
          ))}
        </fieldset>
      )}
    </details>
  );
}
