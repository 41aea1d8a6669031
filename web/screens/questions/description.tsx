// SPDX-License-Identifier: Apache-2.0
// What describes a set: the same fields where one is made and where one is described anew.
import { words } from "../../i18n";
import { ChoiceField, InputField } from "../../parts/field";
import { type About, aboutNames } from "./source";

interface DescriptionProps {
  about: About;
  change: (some: Partial<About>) => void;
  errors: Partial<Record<keyof About, string>>;
  /** The language is that of the questions: it changes with them alone. */
  without?: "language";
}

export function Description({ about, change, errors, without }: DescriptionProps) {
  const { questions: word } = words.value;
  return (
    <>
      {aboutNames.map((name) =>
        name === without ? null : name === "visibility" ? (
          <ChoiceField
            key={name}
            label={word.about.visibility}
            choices={["private", "public"].map((one) => [one, word.mayPlay[one] ?? one] as const)}
            value={about.visibility}
            change={(visibility) => change({ visibility })}
            error={errors.visibility}
          />
        ) : (
          <InputField
            key={name}
            label={word.about[name]}
            type="text"
            value={about[name]}
            change={(value) => change({ [name]: value })}
            help={word.aboutHelp[name] || undefined}
            error={errors[name]}
          />
        ),
      )}
    </>
  );
}
