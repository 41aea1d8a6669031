// SPDX-License-Identifier: Apache-2.0
// What the form for a new quiz holds, and the request that it stands for: pure.
import type { Values } from "../../parts/form";

export type PartKind = "chair" | "all" | "sheet";
export const partKinds: readonly PartKind[] = ["chair", "all", "sheet"];

export const difficulties = ["easy", "medium", "hard"] as const;

/** Questions of a set: all, or those of the categories and the difficulty that are chosen. */
export interface SourceDraft {
  set: string;
  categories: readonly string[];
  difficulty: readonly string[];
}

export const newSource = (set = ""): SourceDraft => ({ set, categories: [], difficulty: [] });

function referenceOf({ set, categories, difficulty }: SourceDraft): string | object {
  if (categories.length === 0 && difficulty.length === 0) return set;
  return { set, ...(categories.length > 0 ? { categories } : {}), ...(difficulty.length > 0 ? { difficulty } : {}) };
}

/** A part as it is typed; empty: as the ruleset has it. */
export interface PartDraft {
  kind: PartKind;
  source: SourceDraft;
  title: string;
  seconds: string;
  order: string;
  questions: string;
  points: string;
  pause: string;
  byMaster: boolean;
  speed: boolean;
}

/** What a part of KIND has where nothing else is said. */
export const usual = (kind: PartKind): Pick<PartDraft, "kind" | "seconds" | "questions" | "points" | "pause"> => ({
  kind, seconds: { chair: "120", all: "20", sheet: "300" }[kind], questions: "10", points: "1", pause: "5",
});

export const newPart = (source = newSource()): PartDraft => ({ ...usual("chair"), source, title: "", order: "seats", byMaster: false, speed: false });

export interface QuizDraft {
  role: "contender" | "master";
  /** Free seats of contenders. */
  friends: string;
  /** Names, one a line. */
  teams: string;
  askMaster: boolean;
  watch: boolean;
  parts: PartDraft[];
  general: SourceDraft;
  subjects: SourceDraft[];
  /** Empty: as the server has it. */
  ranked: "" | "yes" | "no";
  options: Values;
}

export const newQuiz = (set = ""): QuizDraft => ({
  role: "contender", friends: "0", teams: "", askMaster: false, watch: false, parts: [newPart(newSource(set))], general: newSource(set), subjects: [newSource()],
  ranked: "", options: {},
});

const numbered = (name: string, text: string): object => (text.trim() === "" ? {} : { [name]: Number(text) });

function partOf(part: PartDraft): object {
  const { kind, source, title, seconds, order, questions, points, pause, byMaster, speed } = part;
  return {
    kind, set: referenceOf(source), ...numbered("seconds", seconds), ...(title.trim() === "" ? {} : { title: title.trim() }),
    ...(kind === "chair" ? { order } : { ...numbered("questions", questions), ...numbered("points", points) }),
    ...(kind === "all" ? { ...(byMaster ? { pause_seconds: null } : numbered("pause_seconds", pause)), speed } : {}),
  };
}

export const teamsOf = ({ teams }: QuizDraft): string[] => teams.split("\n").map((name) => name.trim()).filter((name) => name !== "");

/** The options of DRAFT. What is left empty is as the ruleset has it. */
export function optionsIn({ parts, general, subjects, options }: QuizDraft, isFormat: boolean): Values {
  const said = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== "" && value !== undefined));
  return { ...said, ...(isFormat ? { general: referenceOf(general), subjects: subjects.map(referenceOf) } : { parts: parts.map(partOf) }) };
}

/** The request for a game of RULESET; IS_FORMAT: with subjects instead of parts. */
export function requestOf(ruleset: string, draft: QuizDraft, isFormat: boolean): object {
  const { role, friends, askMaster, watch, ranked } = draft;
  const open = Array.from({ length: Math.max(0, Number(friends) || 0) }, () => ({ open: true }));
  const opponents = role === "master" ? [...open, ...teamsOf(draft).map((name) => ({ name }))] : [...open, ...(askMaster ? [{ open: true, role: "master" }] : [])];
  return {
    ruleset, role, opponents, visibility: watch ? "public" : "private", ...(isFormat && ranked !== "" ? { ranked: ranked === "yes" } : {}),
    options: optionsIn(draft, isFormat),
  };
}
