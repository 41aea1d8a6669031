// SPDX-License-Identifier: Apache-2.0
// Putting questions in: a description, the questions by a form or as a text, what was found in them, and storing them.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Problem } from "../../api/problem";
import type { Purpose, Upload } from "../../api/questions";
import { words } from "../../i18n";
import { ChoiceField } from "../../parts/field";
import { useDrop } from "../../parts/files";
import { firstRefused } from "../../parts/form";
import type { Place } from "../../parts/json";
import { Alert, problemText } from "../../parts/problem";
import { Description } from "./description";
import { type Editing, type Tried, useEditing } from "./editing";
import { QuestionForm } from "./fields";
import { type About, type Format, formats } from "./source";
import { Faults, Skipped, SourceText, faultText } from "./text";

interface EditorProps {
  purpose: Purpose;
  /** The questions to begin with, in the native form; null for none. */
  first?: string | null;
  stored: (upload: Upload) => void;
}

/** What is wrong with each field: of the description by its name, of questions by number and field. */
function fieldErrors(tried: Tried | null): { about: Partial<Record<keyof About, string>>; questions: Map<string, string> } {
  const about: Partial<Record<keyof About, string>> = {};
  const questions = new Map<string, string>();
  for (const fault of tried?.kind === "bad" ? tried.faults : []) {
    const text = faultText(fault);
    if (fault.about !== null) about[fault.about] ??= text;
    else if (fault.question !== null && fault.place === null) {
      // A form of several answers is one field.
      const field = (fault.field ?? "").replace(/^(answers)\/.*/, "$1");
      const key = `${fault.question} ${field}`;
      if (!questions.has(key)) questions.set(key, text);
    }
  }
  return { about, questions };
}

export function Editor({ purpose, first = null, stored }: EditorProps) {
  const { editor: word } = words.value.questions;
  const editing = useEditing(purpose, first, stored);
  const { source, tried } = editing;
  const [shown, setShown] = useState<{ place: Place; turn: number } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useDrop(editing.take);
  useEffect(() => {
    if (tried?.kind !== "bad") return;
    const first = tried.faults.find(({ place }) => place !== null)?.place;
    (firstRefused(form.current) ?? form.current?.querySelector<HTMLElement>(".found"))?.focus();
    if (first) setShown((before) => ({ place: first, turn: (before?.turn ?? 0) + 1 }));
  }, [tried]);
  const show = (place: Place) => setShown((before) => ({ place, turn: (before?.turn ?? 0) + 1 }));
  const errors = fieldErrors(tried);
  const title = purpose.kind === "create" ? word.create : purpose.kind === "replace" ? word.replace : word.append;
  const wrongText = source.format !== "form" && tried?.kind === "bad" && tried.faults.some(({ about }) => about === null);
  return (
    <form
      ref={form}
      class="form wide questions-editor"
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editing.check();
      }}
    >
      {purpose.kind !== "append" && (
        <section class="form-part" aria-labelledby="about-set">
          <h2 id="about-set">{word.description}</h2>
          <div class="questions-about">
            <Description about={editing.about} change={editing.changeAbout} errors={errors.about} />
          </div>
        </section>
      )}
      <section aria-labelledby="the-questions">
        <h2 id="the-questions">{word.questions}</h2>
        <div class="beside">
          <div class="form">
            <ChoiceField
              label={word.format}
              choices={formats.map((one) => [one, word.formats[one] ?? one] as const)}
              value={source.format}
              change={(format) => editing.turn(format as Format)}
              help={word.formatHelp[source.format]}
            />
            {source.format === "form" ? (
              <QuestionForm
                drafts={source.drafts}
                change={(drafts) => editing.changeSource({ drafts: drafts(source.drafts) })}
                errors={errors.questions}
              />
            ) : (
              <SourceText
                source={source} change={editing.changeSource} entered={() => editing.adopt()} take={editing.take} shown={shown}
                invalid={wrongText}
              />
            )}
          </div>
          <Found editing={editing} show={show} />
        </div>
      </section>
      <div class="buttons">
        <button type="submit" class={tried?.kind === "good" ? "" : "main"} aria-disabled={editing.busy}>
          {word.check}
        </button>
        {tried?.kind === "good" && (
          <button type="button" class="main" aria-disabled={editing.busy} onClick={editing.keep}>
            {word.store(tried.upload.imported ?? added(purpose, tried.upload))}
          </button>
        )}
      </div>
    </form>
  );
}

/** How many questions UPLOAD adds. */
const added = (purpose: Purpose, { count }: Upload): number => (purpose.kind === "append" ? count - purpose.set.count : count);

/** What was found of what is put in, beside it. */
function Found({ editing, show }: { editing: Editing; show: (place: Place) => void }) {
  const { questions } = words.value;
  const word = questions.editor;
  const { source, tried, busy, refused } = editing;
  const failed = tried === null || tried.kind === "bad" ? null : tried.problem;
  return (
    <section class="found" tabIndex={-1} aria-label={word.found} aria-busy={busy}>
      <p role="status">{busy ? word.checking : statusText(editing)}</p>
      <Alert text={refused ?? (failed === null ? null : failedText(failed))} />
      {tried?.kind === "bad" && (
        <>
          <Faults source={source} faults={tried.faults} show={show} />
          {tried.more && <p>{word.moreMistakes}</p>}
        </>
      )}
      {tried?.kind === "good" && (
        <>
          <ul class="facts" aria-label={questions.facts.questions}>
            {Object.entries(tried.upload.kinds).filter(([, count]) => count > 0).map(([kind, count]) => (
              <li key={kind}>{questions.kindCount(questions.kinds[kind] ?? kind, count)}</li>
            ))}
          </ul>
          {tried.upload.categories.length > 0 && (
            <p>
              {questions.facts.categories}: {tried.upload.categories.map(({ name, count }) => questions.category(name, count)).join(", ")}
            </p>
          )}
          {(tried.upload.skipped ?? []).length > 0 && (
            <>
              <h3>{word.skipped}</h3>
              <Skipped source={source} skipped={tried.upload.skipped ?? []} show={show} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function failedText(problem: Problem): string {
  const { editor: word } = words.value.questions;
  return problem.kind === "version-mismatch" ? word.mismatch : problem.kind === "not-allowed-now" ? word.full : problemText(problem);
}

function statusText({ tried }: Editing): string {
  const { editor: word } = words.value.questions;
  if (tried === null || tried.kind === "failed") return "";
  if (tried.kind === "bad") return word.bad(tried.faults.length);
  const { imported, skipped, count } = tried.upload;
  return imported === undefined ? word.good(count) : word.imported(imported, skipped?.length ?? 0);
}
