// SPDX-License-Identifier: Apache-2.0
// What is written for people who play (docs/games), as the build has made trees of it: no markup ever comes as a text.
import { type ComponentChild, h } from "preact";
import { Problem, noAnswer } from "../api/problem";
import type { Language } from "../i18n";

/** A text, or a tag with its attributes and what is in it. The build alone says what tags and attributes there are. */
export type RulesNode = string | [tag: string, attributes: Record<string, string | number> | null, ...children: RulesNode[]];

export interface RulesDocument {
  title: string;
  body: RulesNode[];
}

/** THE list of documents, the first of which leads to the others. The build puts the names in that the files have. */
const documents = {
  "": { en: "/assets/rules-start.json", pl: "/assets/rules-start-pl.json" },
  "code-breaking": { en: "/assets/rules-code-breaking.json", pl: "/assets/rules-code-breaking-pl.json" },
  "line-games": { en: "/assets/rules-line-games.json", pl: "/assets/rules-line-games-pl.json" },
  "connect-four": { en: "/assets/rules-connect-four.json", pl: "/assets/rules-connect-four-pl.json" },
  yahtzee: { en: "/assets/rules-yahtzee.json", pl: "/assets/rules-yahtzee-pl.json" },
  quiz: { en: "/assets/rules-quiz.json", pl: "/assets/rules-quiz-pl.json" },
  tournaments: { en: "/assets/rules-tournaments.json", pl: "/assets/rules-tournaments-pl.json" },
} satisfies Record<string, Record<Language, string>>;

export type RulesName = keyof typeof documents;

export const isRules = (name: string): name is RulesName => name in documents;

/** The document NAME in LANGUAGE; fails with the problem "part-missing" where it cannot be loaded. */
export async function loadRules(name: RulesName, language: Language): Promise<RulesDocument> {
  // It never changes under its address, so the browser may keep it.
  const response = await fetch(documents[name][language], { credentials: "omit" }).catch(() => null);
  if (response === null) throw noAnswer();
  if (!response.ok) throw new Problem(response.status, { type: "part-missing" }, null);
  return (await response.json()) as RulesDocument;
}

/** NODE as elements. A table may be wider than a phone: it is then pushed, also by keys. */
export function drawn(node: RulesNode): ComponentChild {
  if (typeof node === "string") return node;
  const [tag, attributes, ...children] = node;
  const made = h(tag, attributes, ...children.map(drawn));
  return tag === "table" ? h("div", { class: "wide-table", tabIndex: 0, role: "group", "aria-label": headOf(node) }, made) : made;
}

/** The columns of a table, by which it is called. */
function headOf(table: RulesNode): string {
  const cells: string[] = [];
  const look = (node: RulesNode): void => {
    if (typeof node === "string") return;
    const [tag, attributes, ...children] = node;
    if (tag === "th" && attributes?.scope === "col") cells.push(textOf(node));
    else children.forEach(look);
  };
  look(table);
  return cells.join(", ");
}

const textOf = (node: RulesNode): string => (typeof node === "string" ? node : node.slice(2).map((child) => textOf(child as RulesNode)).join(""));
