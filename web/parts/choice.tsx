// SPDX-License-Identifier: Apache-2.0

interface ChoiceProps {
  label: string;
  value: string;
  /** Value and text of each. */
  choices: readonly (readonly [value: string, text: string])[];
  change: (value: string) => void;
}

/** A combobox that narrows what is shown. */
export function Choice({ label, value, choices, change }: ChoiceProps) {
  return (
    <label class="choice">
      {label}
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
