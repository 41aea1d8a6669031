// SPDX-License-Identifier: Apache-2.0
// Fields made from a ruleset's JSON Schema of options: an option that the server learns appears by itself.
import type { Problem } from "../api/problem";
import { words } from "../i18n";
import { CheckField, ChoiceField, InputField } from "./field";
import type { OptionSchema, OptionsSchema } from "./rulesets";

/** Values by option. One that is not there is the default. */
export type Values = Record<string, unknown>;

/** What a problem says by JSON pointer, for the fields; `rest` is what has no field among KNOWN. */
export interface FieldErrors {
  at: Record<string, string>;
  rest: string[];
}

/** PROBLEM by its pointers, in the server's words; of these, KNOWN have a field. What has none is told with its name. */
export function fieldErrors(problem: Problem | null, known: (pointer: string) => boolean): FieldErrors {
  const errors: FieldErrors = { at: {}, rest: [] };
  for (const { pointer = "", detail } of problem?.errors ?? []) {
    if (known(pointer)) errors.at[pointer] = detail;
    else errors.rest.push(pointer === "" ? detail : `${pointer.slice(1).replace(/\//g, " ")}: ${detail}`);
  }
  return errors;
}

/** The first control in FORM of which something is refused; of radio buttons the chosen one. */
export const firstRefused = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>("input[aria-invalid], select[aria-invalid], textarea[aria-invalid], fieldset[aria-invalid] input:checked") ?? null;

const isNullable = (schema: OptionSchema): boolean => Array.isArray(schema.type) && schema.type.includes("null");
const typeOf = (schema: OptionSchema): string =>
  Array.isArray(schema.type) ? (schema.type.find((type) => type !== "null") ?? "string") : schema.type;

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

/** The server's help, with the word of the form for what the interface calls null. */
const helpOf = (schema: OptionSchema): string | undefined =>
  schema.description?.replace(/\bnull\b/g, words.value.form.noLimit.toLowerCase());

/** One option as the field that its schema asks for. */
export function OptionField(props: FieldProps) {
  const { name, schema, value, change, error } = props;
  const told = words.value.form.options[name];
  const text: FieldText = { title: told?.title ?? schema.title ?? asWords(name), help: told?.help ?? helpOf(schema) };
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
