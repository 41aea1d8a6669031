// SPDX-License-Identifier: Apache-2.0
// Fields made from a ruleset's JSON Schema of options: an option that the server learns appears by itself.
import type { ComponentChildren, TargetedInputEvent } from "preact";
import { useId } from "preact/hooks";
import type { Problem } from "../api/problem";
import { words } from "../i18n";
import type { OptionSchema, OptionsSchema } from "./rulesets";

/** Values by option. One that is not there is the default. */
export type Values = Record<string, unknown>;

/** What a problem says by JSON pointer, for the fields; `rest` is what has no field among KNOWN. */
export interface FieldErrors {
  at: Record<string, string>;
  rest: string[];
}

/** PROBLEM by its pointers; of these, KNOWN have a field. */
export function fieldErrors(problem: Problem | null, known: (pointer: string) => boolean): FieldErrors {
  const errors: FieldErrors = { at: {}, rest: [] };
  for (const { pointer = "", detail } of problem?.errors ?? []) {
    if (known(pointer)) errors.at[pointer] = detail;
    else errors.rest.push(detail);
  }
  return errors;
}

const isNullable = (schema: OptionSchema): boolean => Array.isArray(schema.type) && schema.type.includes("null");
const typeOf = (schema: OptionSchema): string =>
  Array.isArray(schema.type) ? (schema.type.find((type) => type !== "null") ?? "string") : schema.type;

/** TEXT with what stands in backquotes as code. */
export function withCode(text: string): ComponentChildren {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

const asWords = (value: string): string => value.replace(/-/g, " ");

/** The options of VALUES that are not the defaults of SCHEMA: what a request says. */
export function chosen(schema: OptionsSchema, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => value !== undefined && value !== schema.properties[key]?.default),
  );
}

interface FieldProps {
  name: string;
  schema: OptionSchema;
  value: unknown;
  change: (value: unknown) => void;
  error: string | undefined;
}

/** What is said about a field below it, and the ids that its control names. */
function useNotes(help: string | undefined, error: string | undefined) {
  const id = useId();
  const notes = (
    <>
      {help !== undefined && (
        <span class="help" id={`${id}-help`}>
          {withCode(help)}
        </span>
      )}
      {error !== undefined && (
        <span class="error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </>
  );
  const ids = [help !== undefined ? `${id}-help` : "", error !== undefined ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { notes, attributes: { "aria-describedby": ids || undefined, "aria-invalid": error !== undefined || undefined } };
}

interface InputFieldProps {
  label: string;
  type: "number" | "text";
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

/** A text or number with its label, help and error. */
export function InputField(props: InputFieldProps) {
  const { notes, attributes } = useNotes(props.help, props.error);
  const shared = {
    value: props.value,
    disabled: props.disabled,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => props.change(event.currentTarget.value),
    ...attributes,
  };
  return (
    <div class={props.marked ? "entry marked" : "entry"}>
      <label>
        {props.label}
        {props.type === "number" ? (
          <input type="number" inputMode="numeric" min={props.min} max={props.max} {...shared} />
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
  const { notes, attributes } = useNotes(help, error);
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
  const { notes, attributes } = useNotes(props.help, props.error);
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

function NumberField({ name, schema, value, change, error, text, marked }: FieldProps & { text: FieldText; marked: boolean }) {
  const none = value === null;
  const field = (
    <InputField
      label={text.title}
      type="number"
      value={none || value === undefined ? "" : String(value)}
      change={(given) => change(given === "" ? undefined : Number(given))}
      help={text.help}
      error={error}
      min={schema.minimum}
      max={schema.maximum}
      marked={marked}
      disabled={none}
    />
  );
  if (!isNullable(schema)) return field;
  const first = typeof schema.default === "number" ? schema.default : (schema.minimum ?? 1);
  return (
    <div role="group" class="nullable" aria-label={text.title} key={name}>
      {field}
      <CheckField label={words.value.form.noLimit} checked={none} change={(on) => change(on ? null : first)} />
    </div>
  );
}

interface FieldText {
  title: string;
  help: string | undefined;
}

/** One option as the field that its schema asks for. */
export function OptionField(props: FieldProps) {
  const { name, schema, value, change, error } = props;
  const told = words.value.form.options[name];
  const text: FieldText = { title: told?.title ?? schema.title ?? asWords(name), help: told?.help ?? schema.description };
  const marked = value !== undefined && value !== schema.default;
  if (schema.enum !== undefined) {
    const choices = schema.enum.map((one) => [String(one), told?.values?.[String(one)] ?? asWords(String(one))] as const);
    return (
      <ChoiceField
        label={text.title} choices={choices} value={String(value)} change={change} help={text.help} error={error} marked={marked}
      />
    );
  }
  switch (typeOf(schema)) {
    case "boolean":
      return <CheckField label={text.title} checked={value === true} change={change} help={text.help} error={error} marked={marked} />;
    case "integer":
    case "number":
      return <NumberField {...props} text={text} marked={marked} />;
    default:
      return (
        <InputField
          label={text.title}
          type="text"
          value={typeof value === "string" ? value : ""}
          change={change}
          help={text.help}
          error={error}
          pattern={schema.pattern}
          marked={marked}
        />
      );
  }
}

interface OptionFieldsProps {
  schema: OptionsSchema;
  values: Values;
  change: (values: Values) => void;
  errors: FieldErrors;
  /** Options that stand elsewhere. */
  without?: readonly string[];
}

/** All options of a ruleset. */
export function OptionFields({ schema, values, change, errors, without = [] }: OptionFieldsProps) {
  return (
    <>
      {Object.entries(schema.properties)
        .filter(([key]) => !without.includes(key))
        .map(([key, one]) => (
          <OptionField
            key={key}
            name={key}
            schema={one}
            value={key in values ? values[key] : one.default}
            change={(value) => change({ ...values, [key]: value })}
            error={errors.at[`/options/${key}`]}
          />
        ))}
    </>
  );
}
