// SPDX-License-Identifier: Apache-2.0
// A part of a quiz.
import type { QuestionSet } from "../../api/schemas";
import { words } from "../../i18n";
import { CheckField, ChoiceField, InputField } from "../../parts/field";
import { SetField } from "./form-sets";
import { type PartDraft, type PartKind, partKinds, usual } from "./request";

interface PartFieldsProps {
  number: number;
  part: PartDraft;
  sets: readonly QuestionSet[];
  /** Whether there is a question master, who can go on by hand. */
  master: boolean;
  change: (some: Partial<PartDraft>) => void;
  error: (name: string) => string | undefined;
}

export function PartFields({ number, part, sets, master, change, error }: PartFieldsProps) {
  const { form: word } = words.value.quiz;
  const { kind } = part;
  return (
    <fieldset class="entry quiz-fields">
      <legend>{word.partLegend(number)}</legend>
      <ChoiceField label={word.kind} choices={partKinds.map((one) => [one, word.kinds[one] ?? one] as const)} value={kind} change={(given) => change(usual(given as PartKind))} />
      <SetField label={word.set} sets={sets} value={part.source} change={(source) => change({ source })} error={error("set")} />
      <InputField label={word.seconds} type="number" value={part.seconds} change={(value) => change({ seconds: value })} help={word.secondsHelp[kind]} error={error("seconds")} />
      {kind === "chair" ? (
        <ChoiceField label={word.order} choices={["seats", "reverse"].map((one) => [one, word.orders[one] ?? one] as const)} value={part.order} change={(order) => change({ order })} />
      ) : (
        <>
          <InputField label={word.questions} type="number" value={part.questions} change={(value) => change({ questions: value })} error={error("questions")} />
          <InputField label={word.points} type="number" value={part.points} change={(points) => change({ points })} error={error("points")} />
        </>
      )}
      {kind === "all" && (
        <>
          <InputField label={word.pause} type="number" value={part.pause} change={(pause) => change({ pause })} error={error("pause_seconds")} disabled={part.byMaster} />
          {master && <CheckField label={word.pauseByMaster} checked={part.byMaster} change={(byMaster) => change({ byMaster })} />}
          <CheckField label={word.speed} checked={part.speed} change={(speed) => change({ speed })} />
        </>
      )}
      <InputField label={word.title} type="text" value={part.title} change={(title) => change({ title })} error={error("title")} />
    </fieldset>
  );
}
