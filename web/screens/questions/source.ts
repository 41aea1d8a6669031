// SPDX-License-Identifier: Apache-2.0
// Questions as they are put in, by a form or as a text of one of three formats: what is sent of them, and where in them
// stands what the server says of a part of it: pure.
import type { Packed } from "../../api/questions";
import type { ProblemField } from "../../api/problem";
import type { QuestionSet } from "../../api/schemas";
import { type JsonPlaces, type Place, lineAt, lineOf, placeOf, placesOf } from "../../parts/json";
import { type Draft, fieldOf, listText, questionText } from "./draft";

export type Format = "form" | "json" | "opentdb" | "gift";
export const formats: readonly Format[] = ["form", "json", "opentdb", "gift"];
export const encodings = ["html", "url3986", "urlLegacy", "base64", "none"] as const;

export interface Source {
  format: Format;
  drafts: Draft[];
  /** What was pasted or read from a file, of all formats but the form. */
  text: string;
  encode: string;
}

/** What describes a set. Empty: not said. */
export interface About {
  title: string;
  language: string;
  licence: string;
  author: string;
  source: string;
  subject: string;
  visibility: string;
}

/** What SET says of itself. */
export const aboutSet = ({ title, language, licence, author, source, subject, visibility }: QuestionSet): About => ({
  title, language, licence, author: author ?? "", source: source ?? "", subject: subject ?? "", visibility,
});

export const aboutNames = ["title", "language", "licence", "author", "source", "subject", "visibility"] as const;
const required: readonly string[] = ["title", "language", "licence"];

/** A mistake, and where it is: a field of the description, one of a question in the form, or a stretch of the text. */
export interface Fault {
  /** What the server says; null: this page sees that the text is no JSON from here on. */
  detail: string | null;
  about: keyof About | null;
  /** From 0. */
  question: number | null;
  field: string | null;
  place: Place | null;
  line: number | null;
}

/** Where the list of questions stands in a text of the native form: in the whole, or by itself; null where there is none. */
function rootOf({ at }: JsonPlaces, text: string): string | null {
  if (at.has("/questions")) return "/questions";
  // As the server gives the questions of a version.
  if (at.has("/items")) return "/items";
  return text[at.get("")?.from ?? 0] === "[" ? "" : null;
}

const slice = (text: string, place: Place | undefined): string => (place === undefined ? "[]" : text.slice(place.from, place.to));

/** The members of a native text beside the questions, which are not among the description: the server says what is wrong. */
function strangers(text: string, { at }: JsonPlaces, root: string | null): [string, string][] {
  if (root !== "/questions" && root !== null) return [];
  return [...at.keys()]
    .filter((pointer) => /^\/[^/]*$/.test(pointer) && pointer !== root && !aboutNames.some((name) => pointer === `/${name}`))
    .map((pointer) => [pointer.slice(1), slice(text, at.get(pointer))]);
}

/** What the native text of a whole set says of it. */
export function aboutOf(text: string): Partial<About> {
  const places = placesOf(text);
  if (places.broken !== null || !places.at.has("/questions")) return {};
  const said = aboutNames.flatMap((name) => {
    const value: unknown = JSON.parse(places.at.has(`/${name}`) ? slice(text, places.at.get(`/${name}`)) : "null");
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  return Object.fromEntries(said);
}

/** The questions of a native text, each as it stands there; null where it is none. */
export function questionTexts(text: string): string[] | null {
  const places = placesOf(text);
  const root = rootOf(places, text);
  if (places.broken !== null || root === null) return null;
  const all: string[] = [];
  for (let place = places.at.get(`${root}/0`); place !== undefined; place = places.at.get(`${root}/${all.length}`)) {
    all.push(slice(text, place));
  }
  return all;
}

/** What is sent of SOURCE; ABOUT describes the set, null where it is appended to one. */
export function pack(source: Source, about: About | null): Packed {
  const { format, text } = source;
  const said = about === null ? [] : aboutNames.filter((name) => about[name].trim() !== "" || required.includes(name));
  if (format === "opentdb" || format === "gift") {
    const query: Record<string, string> = { format };
    if (format === "opentdb" && source.encode !== "html") query.encode = source.encode;
    for (const name of said) query[name] = about?.[name].trim() ?? "";
    return { body: text, type: format === "gift" ? "text/plain" : "application/json", query };
  }
  const places = placesOf(text);
  const root = format === "json" ? rootOf(places, text) : null;
  const questions = format === "form" ? listText(source.drafts.map(questionText)) : root === null ? null : slice(text, places.at.get(root));
  const members = [
    ...said.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(about?.[name].trim())}`),
    ...(format === "json" ? strangers(text, places, root) : []).map(([name, value]) => `"${name}": ${value}`),
    ...(questions === null ? [] : [`"questions": ${questions}`]),
  ];
  return { body: `{${members.join(", ")}}`, type: "application/json", query: {} };
}

const nowhere: Fault = { detail: null, about: null, question: null, field: null, place: null, line: null };

/** The number of the question that POINTER is of, and what follows it. */
function questionIn(pointer: string): { index: number; member: string } | null {
  const found = /^\/(?:questions|results)\/(\d+)(?:\/(.*))?$/.exec(pointer);
  return found === null ? null : { index: Number(found[1]), member: found[2] ?? "" };
}

/** Where the server's POINTER is, of SOURCE. */
export function locate(source: Source, pointer: string, detail: string): Fault {
  const { format, text } = source;
  const about = aboutNames.find((name) => pointer === `/${name}` || pointer === `?${name}`);
  if (about !== undefined) return { ...nowhere, detail, about };
  const asked = questionIn(pointer);
  const fault = { ...nowhere, detail, question: asked?.index ?? null, field: asked?.member ?? null };
  if (format === "form") {
    const draft = asked === null ? undefined : source.drafts[asked.index];
    return draft === undefined || asked === null ? fault : { ...fault, field: fieldOf(draft, asked.member) };
  }
  if (format === "gift") {
    const line = Number(/^\/lines\/(\d+)$/.exec(pointer)?.[1] ?? NaN);
    return Number.isNaN(line) ? fault : { ...fault, line, place: lineOf(text, line) };
  }
  const places = placesOf(text);
  const root = rootOf(places, text) ?? "";
  const place = placeOf(places, format === "json" ? pointer.replace(/^\/questions/, root) : pointer);
  return place === null ? fault : { ...fault, place, line: lineAt(text, place.from) };
}

/** What can be seen to be wrong without asking anybody: that a text is no JSON. */
export function brokenAt({ format, text }: Source): Fault | null {
  if (format !== "json" && format !== "opentdb") return null;
  const { broken } = placesOf(text);
  if (broken === null) return null;
  const line = lineAt(text, broken);
  return { ...nowhere, line, place: { from: broken, to: Math.max(lineOf(text, line).to, broken) } };
}

/** All that the server says of SOURCE. */
export const faultsOf = (source: Source, errors: readonly ProblemField[]): Fault[] =>
  errors.map(({ pointer, parameter, detail }) => locate(source, pointer ?? (parameter === undefined ? "" : `?${parameter}`), detail));

/** The line on which what was skipped begins. */
export function skippedAt({ format, text }: Source, skipped: { index?: number; line?: number }): { line: number; place: Place } | null {
  if (skipped.line !== undefined) return { line: skipped.line, place: lineOf(text, skipped.line) };
  if (skipped.index === undefined || format !== "opentdb") return null;
  const place = placeOf(placesOf(text), `/results/${skipped.index}`);
  return place === null ? null : { line: lineAt(text, place.from), place };
}

/** What TEXT of a file NAME is, by both. */
export function formatOf(name: string, text: string): Exclude<Format, "form"> {
  const { at, broken } = placesOf(text);
  if (broken === null || /\.json$/i.test(name)) return at.has("/results") || at.has("/response_code") ? "opentdb" : "json";
  return "gift";
}
