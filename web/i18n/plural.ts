// SPDX-License-Identifier: Apache-2.0

/** Forms of a phrase by number, as Intl.PluralRules names them: English has `one` and `other`, Polish four. */
export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const rules: Record<string, Intl.PluralRules> = {};

/** The form of FORMS for COUNT in LANGUAGE, with `#` replaced by the number. */
export function plural(language: string, count: number, forms: Forms): string {
  rules[language] ??= new Intl.PluralRules(language);
  const form = rules[language].select(count);
  const text = (form === "one" ? forms.one : form === "few" ? forms.few : form === "many" ? forms.many : forms.other) ?? forms.other;
  return text.replace("#", new Intl.NumberFormat(language).format(count));
}
