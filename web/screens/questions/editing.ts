// SPDX-License-Identifier: Apache-2.0
// What the editor of questions does: what is put in is tried out first, and stored as it was tried.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Action, BODY_MAX } from "../../api/client";
import { type Problem, asProblem } from "../../api/problem";
import { type Purpose, type Upload, store, storing, tryOut } from "../../api/questions";
import { language, words } from "../../i18n";
import { draftOf, listText, newDraft, questionText, type Question } from "./draft";
import { type About, type Fault, type Format, type Source, aboutOf, aboutSet, brokenAt, faultsOf, formatOf, pack, questionTexts } from "./source";

/** More questions than this are edited as a text. */
const FORM_MAX = 200;

/** What came of trying it out. */
export type Tried =
  | { kind: "good"; upload: Upload; request: Action; problem: Problem | null }
  | { kind: "bad"; faults: Fault[]; more: boolean }
  | { kind: "failed"; problem: Problem };

const firstAbout = (): About => ({
  title: "", language: language.value, licence: "own", author: "", source: "", subject: "", visibility: "private",
});

const aboutFirst = (purpose: Purpose): About => (purpose.kind === "create" ? firstAbout() : aboutSet(purpose.set));

/** SOURCE in another format, as far as what it holds can be written in that. */
function turned(source: Source, format: Format): Source {
  if (source.format === "form" && format === "json") {
    const written = source.drafts.some(({ text }) => text.trim() !== "");
    return { ...source, format, text: written ? listText(source.drafts.map(questionText)) : source.text };
  }
  if (source.format === "json" && format === "form") {
    const questions = (questionTexts(source.text) ?? []).slice(0, FORM_MAX + 1).map((one) => JSON.parse(one) as unknown);
    const known = questions.every((one) => typeof one === "object" && one !== null && "text" in one && typeof one.text === "string");
    if (known && questions.length > 0 && questions.length <= FORM_MAX) {
      return { ...source, format, drafts: questions.map((one) => draftOf(one as Question)) };
    }
  }
  return { ...source, format };
}

/** What FILE says; null where it is no text. */
async function textOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()).replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

export interface Editing {
  source: Source;
  about: About;
  tried: Tried | null;
  busy: boolean;
  refused: string | null;
  changeSource: (some: Partial<Source>) => void;
  changeAbout: (some: Partial<About>) => void;
  turn: (format: Format) => void;
  take: (file: File) => void;
  /** Takes over what a text of the native form says of its set. */
  adopt: () => void;
  check: () => void;
  keep: () => void;
}

/** What the editor holds; FIRST is what stands in it to begin with, STORED is called once it is stored. */
export function useEditing(purpose: Purpose, first: string | null, stored: (upload: Upload) => void): Editing {
  const [source, setSource] = useState<Source>(() => {
    const begun: Source = { format: "form", drafts: [newDraft()], text: "", encode: "html" };
    return first === null ? begun : turned({ ...begun, format: "json", text: first }, "form");
  });
  const [about, setAbout] = useState(() => aboutFirst(purpose));
  const [tried, setTried] = useState<Tried | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const changes = useRef(0);
  const gone = useRef(false);
  useEffect(() => () => void (gone.current = true), []);
  /** What was tried out is no more what stands there. */
  const changed = () => {
    changes.current++;
    setTried(null);
    setRefused(null);
  };
  const adopt = (text = source.text, format = source.format) => {
    if (format !== "json" || purpose.kind === "append") return;
    const said = aboutOf(text);
    const untouched = aboutFirst(purpose);
    // What was entered by hand stays.
    setAbout((before) => ({
      ...before,
      ...Object.fromEntries(Object.entries(said).filter(([name]) => before[name as keyof About] === untouched[name as keyof About])),
    }));
  };
  const turn = (format: Format) => {
    changed();
    setSource((before) => turned(before, format));
    // What Open Trivia DB's questions are under is known.
    const { licence, source: from } = firstAbout();
    if (format === "opentdb" && purpose.kind === "create") {
      setAbout((before) => ({
        ...before,
        licence: before.licence === licence ? "CC-BY-SA-4.0" : before.licence,
        source: before.source === from ? "https://opentdb.com/" : before.source,
      }));
    }
  };
  const take = async (file: File) => {
    changed();
    const word = words.value.questions.editor;
    if (file.size > BODY_MAX) return setRefused(word.tooLarge);
    const text = await textOf(file);
    if (gone.current) return undefined;
    if (text === null) return setRefused(word.notText);
    const format = formatOf(file.name, text);
    turn(format);
    setSource((before) => ({ ...before, format, text }));
    adopt(text, format);
    return undefined;
  };
  /** Shows what comes of ATTEMPT, unless something else stands there by then. */
  const work = async (attempt: () => Promise<Tried | null>) => {
    const of = changes.current;
    setBusy(true);
    const found = await attempt();
    if (gone.current) return;
    setBusy(false);
    if (of === changes.current && found !== null) setTried(found);
  };
  const check = () => {
    if (busy) return;
    changed();
    const broken = brokenAt(source);
    if (broken !== null) return setTried({ kind: "bad", faults: [broken], more: false });
    const packed = pack(source, purpose.kind === "append" ? null : about);
    if (new Blob([packed.body]).size > BODY_MAX) return setRefused(words.value.questions.editor.tooLarge);
    const request = storing(purpose, packed);
    void work(() =>
      tryOut(request).then(
        (upload): Tried => ({ kind: "good", upload, request, problem: null }),
        (error: unknown) => judged(source, asProblem(error)),
      ),
    );
    return undefined;
  };
  const keep = () => {
    if (busy || tried?.kind !== "good") return;
    void work(async () => {
      try {
        stored(await store(tried.request));
        return null;
      } catch (error) {
        const problem = asProblem(error);
        // Without an answer it may be stored: pressed again it is the same request, of which no second set comes.
        return problem.passes ? { ...tried, problem } : judged(source, problem);
      }
    });
  };
  const changeSource = (some: Partial<Source>) => {
    changed();
    setSource((before) => ({ ...before, ...some }));
  };
  const changeAbout = (some: Partial<About>) => {
    changed();
    setAbout((before) => ({ ...before, ...some }));
  };
  return { source, about, tried, busy, refused, changeSource, changeAbout, turn, take: (file) => void take(file), adopt, check, keep };
}

/** What PROBLEM says of SOURCE. */
function judged(source: Source, problem: Problem): Tried {
  if (problem.status !== 422 || problem.errors.length === 0) return { kind: "failed", problem };
  const faults = faultsOf(source, problem.errors);
  const all = Number(/(\d+) mistakes/.exec(problem.message)?.[1] ?? faults.length);
  return { kind: "bad", faults, more: all > faults.length };
}
