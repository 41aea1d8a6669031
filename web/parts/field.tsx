// SPDX-License-Identifier: Apache-2.0
// The fields of forms: each with its label, what is said below it, and whether it is as it was.
import type { ComponentChildren, TargetedInputEvent } from "preact";
import { useId } from "preact/hooks";
import { words } from "../i18n";

/** TEXT with what stands in backquotes as code. */
export function withCode(text: string): ComponentChildren {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What is said about a field below it, and the ids that its control names. */
function useNotes({ help, marked, error }: { help?: string; marked?: boolean; error?: string }) {
  const id = useId();
  const notes = (
    <>
      {help !== undefined && (
        <span class="help" id={`${id}-help`}>
          {withCode(help)}
        </span>
      )}
      {marked === true && (
        <span class="changed" id={`${id}-changed`}>
          {words.value.form.changed}
        </span>
      )}
      {error !== undefined && (
        <span class="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  );
  const said = [help !== undefined && "help", marked === true && "changed", error !== undefined && "error"];
  const ids = said.flatMap((one) => (one === false ? [] : `${id}-${one}`)).join(" ");
  return { notes, attributes: { "aria-describedby": ids || undefined, "aria-invalid": error !== undefined || undefined } };
}

interface InputFieldProps {
  label: string;
  type: "number" | "text" | "lines" | "moment";
  value: string;
  change: (value: string) => void;
  help?: string;
  error?: string;
  min?: number;
  max?: number;
  pattern?: string;
  marked?: boolean;
  disabled?: boolean;
}

/** A text of one line or several, a number, or a moment, with its label, help and error. */
export function InputField(props: InputFieldProps) {
  const { notes, attributes } = useNotes(props);
  const shared = {
    value: props.value,
    disabled: props.disabled,
    onInput: (event: TargetedInputEvent<HTMLInputElement | HTMLTextAreaElement>) => props.change(event.currentTarget.value),
    ...attributes,
  };
  return (
    <div class={props.marked ? "entry marked" : "entry"}>
      <label>
        {props.label}
        {props.type === "number" ? (
          <input type="number" inputMode="numeric" min={props.min} max={props.max} {...shared} />
        ) : props.type === "lines" ? (
          <textarea rows={3} {...shared} />
        ) : props.type === "moment" ? (
          <input type="datetime-local" {...shared} />
        ) : (
          <input type="text" pattern={props.pattern} {...shared} />
        )}
      </label>
      {notes}
    </div>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  change: (checked: boolean) => void;
  help?: string;
  error?: string;
  marked?: boolean;
  disabled?: boolean;
}

export function CheckField({ label, checked, change, help, error, marked, disabled }: CheckProps) {
  const { notes, attributes } = useNotes({ help, marked, error });
  return (
    <div class={marked ? "entry check marked" : "entry check"}>
      <label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => change(event.currentTarget.checked)}
          {...attributes}
        />
        {label}
      </label>
      {notes}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Value and text of each. */
  choices: readonly (readonly [string, string])[];
  value: string;
  change: (value: string) => void;
  help?: string;
  error?: string;
  marked?: boolean;
  /** Choices that are not possible. */
  without?: readonly string[];
}

/** Radio buttons up to four, else a combobox. */
export function ChoiceField(props: ChoiceProps) {
  const { notes, attributes } = useNotes(props);
  const name = useId();
  const { label, choices, value, change, marked, without = [] } = props;
  if (choices.length > 4) {
    return (
      <div class={marked ? "entry marked" : "entry"}>
        <label>
          {label}
          <select value={value} onChange={(event) => change(event.currentTarget.value)} {...attributes}>
            {choices.map(([one, text]) => (
              <option key={one} value={one} disabled={without.includes(one)}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {notes}
      </div>
    );
  }
  return (
    <fieldset class={marked ? "entry marked" : "entry"} role="radiogroup" {...attributes}>
      <legend>{label}</legend>
      {choices.map(([one, text]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            disabled={without.includes(one)}
            onChange={() => change(one)}
          />
          {text}
        </label>
      ))}
      {notes}
    </fieldset>
  );
}

interface FileFieldProps {
  label: string;
  help: string;
  /** The kinds of files that are offered. */
  accept: string;
  take: (file: File) => void;
}

export function FileField({ label, help, accept, take }: FileFieldProps) {
  const { notes, attributes } = useNotes({ help });
  return (
    <div class="entry">
      <label class="file">
        {label}
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Emptied, so that the same file can be chosen again after it was changed.
            event.currentTarget.value = "";
            if (file !== undefined) take(file);
          }}
          {...attributes}
        />
      </label>
      {notes}
    </div>
  );
}
