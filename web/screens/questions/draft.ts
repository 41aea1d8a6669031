// SPDX-License-Identifier: Apache-2.0
// A question as the form holds it, made of the native form and made into it: pure.
import type { Schemas } from "../../api/schemas";

export type Question = Schemas["Question"];
export type Kind = "text" | "choice" | "boolean" | "number";

export const kinds: readonly Kind[] = ["text", "choice", "boolean", "number"];
export const CHOICES_MAX = 8;

export interface Choice {
  text: string;
  right: boolean;
}

/** Everything is a text as it was typed; of the kinds only what belongs to `kind` counts. */
export interface Draft {
  /** Which it is, whatever stands before it: controls keep to it. */
  id: number;
  text: string;
  kind: Kind;
  /** Accepted forms, one a line. */
  answers: string;
  choices: Choice[];
  truth: boolean;
  number: string;
  /** The upper end of a range; empty: a single number. */
  upTo: string;
  tolerance: string;
  unit: string;
  category: string;
  difficulty: "" | "easy" | "medium" | "hard";
  explanation: string;
  source: string;
  title: string;
  mediaUrl: string;
  mediaAlt: string;
}

let drafted = 0;

export const newDraft = (kind: Kind = "text", category = ""): Draft => ({
  id: ++drafted, text: "", kind, answers: "", choices: [{ text: "", right: true }, { text: "", right: false }], truth: true,
  number: "", upTo: "", tolerance: "", unit: "", category, difficulty: "", explanation: "", source: "", title: "", mediaUrl: "",
  mediaAlt: "",
});

/** The kind of QUESTION, by the members that it has. */
export function kindOf(question: Question): Kind {
  if (question.answers !== undefined) return "text";
  if (question.choices !== undefined) return "choice";
  return question.number !== undefined || question.range !== undefined ? "number" : "boolean";
}

/** The indices of the right choices. */
export function rightOf({ correct }: Question): number[] {
  return Array.isArray(correct) ? correct : typeof correct === "number" ? [correct] : [];
}

const shown = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** QUESTION for the form. */
export function draftOf(question: Question): Draft {
  const right = rightOf(question);
  const choices = question.choices?.map((text, index) => ({ text, right: right.includes(index) }));
  return {
    ...newDraft(kindOf(question), question.category ?? ""),
    text: question.text,
    answers: (question.answers ?? []).join("\n"),
    ...(choices === undefined ? {} : { choices }),
    truth: question.correct !== false,
    number: shown(question.range?.[0] ?? question.number),
    upTo: shown(question.range?.[1]),
    tolerance: shown(question.tolerance),
    unit: question.unit ?? "",
    difficulty: question.difficulty ?? "",
    explanation: question.explanation ?? "",
    source: question.source ?? "",
    title: question.title ?? "",
    mediaUrl: question.media?.url ?? "",
    mediaAlt: question.media?.alt ?? "",
  };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number as it was typed; what is none the server refuses at its place. */
const numberText = (typed: string): string => (NUMBER.test(typed.trim()) ? typed.trim() : JSON.stringify(typed.trim()));

/** The members that say the answer, each with its value as JSON. */
function answerMembers(draft: Draft): [string, string][] {
  switch (draft.kind) {
    case "text": return [["answers", JSON.stringify(draft.answers.split("\n").map((one) => one.trim()).filter((one) => one !== ""))]];
    case "boolean": return [["correct", String(draft.truth)]];
    case "choice": {
      // An empty line at the end is no choice; one between others is refused at its place.
      const count = draft.choices.reduce((last, { text }, index) => (text.trim() === "" ? last : index + 1), 0);
      const choices = draft.choices.slice(0, count);
      const right = choices.flatMap((one, index) => (one.right ? [index] : []));
      return [
        ["choices", JSON.stringify(choices.map(({ text }) => text.trim()))],
        ["correct", JSON.stringify(right.length === 1 ? right[0] : right)],
      ];
    }
    case "number": {
      const unit: [string, string][] = draft.unit.trim() === "" ? [] : [["unit", JSON.stringify(draft.unit.trim())]];
      if (draft.upTo.trim() !== "") return [["range", `[${numberText(draft.number)},${numberText(draft.upTo)}]`], ...unit];
      const tolerance: [string, string][] = draft.tolerance.trim() === "" ? [] : [["tolerance", numberText(draft.tolerance)]];
      return [["number", numberText(draft.number)], ...tolerance, ...unit];
    }
  }
}

/** DRAFT in the native form, as JSON in one line. Numbers are written as they were typed. */
export function questionText(draft: Draft): string {
  const members: [string, string][] = [["text", JSON.stringify(draft.text.trim())], ...answerMembers(draft)];
  for (const name of ["title", "category", "difficulty", "explanation", "source"] as const) {
    if (draft[name].trim() !== "") members.push([name, JSON.stringify(draft[name].trim())]);
  }
  if (draft.mediaUrl.trim() !== "") {
    const alt = draft.mediaAlt.trim();
    members.push(["media", JSON.stringify({ url: draft.mediaUrl.trim(), ...(alt === "" ? {} : { alt }) })]);
  }
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ")}}`;
}

/** Questions, each a JSON text, as a list with one in each line. */
export const listText = (questions: readonly string[]): string =>
  questions.length === 0 ? "[]" : `[\n  ${questions.join(",\n  ")}\n]`;

/** The field of a draft that a member of the native form stands in. */
export function fieldOf(draft: Draft, member: string): string {
  const [name, index] = member.split("/");
  if (name === "range") return index === "1" ? "upTo" : "number";
  if (name === "media") return index === "alt" ? "mediaAlt" : "mediaUrl";
  if (name === "correct") return draft.kind === "choice" ? "choices" : "truth";
  return name === undefined || name === "" ? "text" : name;
}
