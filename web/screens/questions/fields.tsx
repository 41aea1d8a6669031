// SPDX-License-Identifier: Apache-2.0
// The form for questions, one after the other.
import { useEffect, useRef, useState } from "preact/hooks";
import { words } from "../../i18n";
import { CheckField, ChoiceField, InputField } from "../../parts/field";
import { CHOICES_MAX, type Draft, type Kind, kinds, newDraft } from "./draft";

interface QuestionFieldsProps {
  drafts: Draft[];
  change: (drafts: (before: Draft[]) => Draft[]) => void;
  /** What is wrong, by the number of the question and its field. */
  errors: ReadonlyMap<string, string>;
}

/** All questions; the one that was added last takes the focus. */
export function QuestionForm({ drafts, change, errors }: QuestionFieldsProps) {
  const { fields: word } = words.value.questions;
  const list = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>("fieldset.question:last-of-type textarea")?.focus();
  }, [added]);
  const put = (at: number, some: Partial<Draft>) => change((all) => all.map((one, index) => (index === at ? { ...one, ...some } : one)));
  const add = () => {
    change((all) => [...all, newDraft(all[all.length - 1]?.kind, all[all.length - 1]?.category)]);
    setAdded(added + 1);
  };
  return (
    <div class="questions-form" ref={list}>
      {drafts.map((draft, index) => (
        <fieldset class="question" key={draft.id}>
          <legend>{word.question(index + 1)}</legend>
          <OneQuestion draft={draft} put={(some) => put(index, some)} error={(field) => errors.get(`${index} ${field}`)} />
          {drafts.length > 1 && (
            <button type="button" class="quiet" onClick={() => change((all) => all.filter((one) => one.id !== draft.id))}>
              {word.remove(index + 1)}
            </button>
          )}
        </fieldset>
      ))}
      <div class="buttons">
        <button type="button" onClick={add}>
          {word.add}
        </button>
      </div>
    </div>
  );
}

interface OneProps {
  draft: Draft;
  put: (some: Partial<Draft>) => void;
  error: (field: string) => string | undefined;
}

function OneQuestion({ draft, put, error }: OneProps) {
  const { questions } = words.value;
  const word = questions.fields;
  return (
    <>
      <InputField label={word.text} type="lines" value={draft.text} change={(text) => put({ text })} error={error("text")} />
      <ChoiceField
        label={word.kind}
        choices={kinds.map((one) => [one, questions.kinds[one] ?? one] as const)}
        value={draft.kind}
        change={(kind) => put({ kind: kind as Kind })}
      />
      <Answer draft={draft} put={put} error={error} />
      <More draft={draft} put={put} error={error} />
    </>
  );
}

function Answer({ draft, put, error }: OneProps) {
  const { fields: word } = words.value.questions;
  switch (draft.kind) {
    case "text":
      return (
        <InputField
          label={word.answers} type="lines" value={draft.answers} change={(answers) => put({ answers })}
          help={word.answersHelp} error={error("answers")}
        />
      );
    case "choice":
      return <Choices draft={draft} put={put} error={error} />;
    case "boolean":
      return (
        <ChoiceField
          label={word.truth}
          choices={["true", "false"].map((one) => [one, word.truths[one] ?? one] as const)}
          value={String(draft.truth)}
          change={(truth) => put({ truth: truth === "true" })}
          error={error("truth")}
        />
      );
    case "number":
      return (
        <div class="question-row">
          <InputField label={word.number} type="text" value={draft.number} change={(number) => put({ number })} error={error("number")} />
          <InputField label={word.upTo} type="text" value={draft.upTo} change={(upTo) => put({ upTo })} help={word.upToHelp} error={error("upTo")} />
          <InputField
            label={word.tolerance} type="text" value={draft.tolerance} change={(tolerance) => put({ tolerance })}
            help={word.toleranceHelp} error={error("tolerance")} disabled={draft.upTo.trim() !== ""}
          />
          <InputField label={word.unit} type="text" value={draft.unit} change={(unit) => put({ unit })} error={error("unit")} />
        </div>
      );
  }
}

function Choices({ draft, put, error }: OneProps) {
  const { fields: word } = words.value.questions;
  const { choices } = draft;
  const set = (at: number, some: Partial<Draft["choices"][number]>) =>
    put({ choices: choices.map((one, index) => (index === at ? { ...one, ...some } : one)) });
  return (
    <div role="group" class="question-choices" aria-label={word.choices}>
      {choices.map((choice, index) => (
        <div class="question-choice" key={index}>
          <InputField
            label={word.choice(index + 1)} type="text" value={choice.text} change={(text) => set(index, { text })}
            error={error(`choices/${index}`) ?? (index === 0 ? error("choices") : undefined)}
          />
          <CheckField label={word.right(index + 1)} checked={choice.right} change={(right) => set(index, { right })} />
        </div>
      ))}
      <div class="buttons">
        <button
          type="button"
          aria-disabled={choices.length >= CHOICES_MAX}
          onClick={() => choices.length < CHOICES_MAX && put({ choices: [...choices, { text: "", right: false }] })}
        >
          {word.addChoice}
        </button>
        <button type="button" aria-disabled={choices.length <= 2} onClick={() => choices.length > 2 && put({ choices: choices.slice(0, -1) })}>
          {word.removeChoice}
        </button>
      </div>
    </div>
  );
}

/** What may be said of a question beside; open where something of it is wrong. */
function More({ draft, put, error }: OneProps) {
  const { fields: word } = words.value.questions;
  const names = ["category", "explanation", "source", "title", "mediaUrl", "mediaAlt"] as const;
  const wrong = [...names, "difficulty"].some((name) => error(name) !== undefined);
  const [open, setOpen] = useState(false);
  return (
    <details open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{word.more}</summary>
      <div class="question-more">
        <ChoiceField
          label={word.difficulty}
          choices={["", "easy", "medium", "hard"].map((one) => [one, word.difficulties[one] ?? one] as const)}
          value={draft.difficulty}
          change={(difficulty) => put({ difficulty: difficulty as Draft["difficulty"] })}
          error={error("difficulty")}
        />
        {names.map((name) => (
          <InputField
            key={name} label={word[name]} type={name === "explanation" ? "lines" : "text"} value={draft[name]}
            change={(value) => put({ [name]: value })} error={error(name)}
          />
        ))}
      </div>
    </details>
  );
}
