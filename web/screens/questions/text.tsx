// SPDX-License-Identifier: Apache-2.0
// Questions as a text of one of three formats, pasted or from a file; what is wrong in it stands beside it, and brings there.
import { useEffect, useRef } from "preact/hooks";
import type { Upload } from "../../api/questions";
import { words } from "../../i18n";
import { FileField } from "../../parts/field";
import type { Place } from "../../parts/json";
import { type Fault, type Source, encodings, skippedAt } from "./source";

interface SourceTextProps {
  source: Source;
  change: (some: Partial<Source>) => void;
  /** Called when the text has been entered. */
  entered: () => void;
  take: (file: File) => void;
  /** A stretch of the text to be shown, with another number each time. */
  shown: { place: Place; turn: number } | null;
  invalid: boolean;
}

/** Brings PLACE of the text in FIELD into sight, marked. */
function showPlace(field: HTMLTextAreaElement, place: Place): void {
  const before = field.value.slice(0, place.from).split("\n").length - 1;
  const height = field.scrollHeight / Math.max(1, field.value.split("\n").length);
  field.focus();
  field.setSelectionRange(place.from, place.to);
  field.scrollTop = Math.max(0, before * height - field.clientHeight / 3);
  field.scrollLeft = 0;
}

export function SourceText({ source, change, entered, take, shown, invalid }: SourceTextProps) {
  const { editor: word } = words.value.questions;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (shown !== null && field.current !== null) showPlace(field.current, shown.place);
  }, [shown]);
  return (
    <>
      {source.format === "opentdb" && (
        <div class="entry">
          <label>
            {word.encode}
            <select value={source.encode} onChange={(event) => change({ encode: event.currentTarget.value })}>
              {encodings.map((one) => <option key={one} value={one}>{word.encodings[one]}</option>)}
            </select>
          </label>
        </div>
      )}
      <FileField label={word.file} help={word.fileHelp} accept=".json,.gift,.txt,application/json,text/plain" take={take} />
      <div class="entry">
        <label>
          {word.text}
          <textarea
            ref={field}
            class="questions-text"
            rows={18}
            wrap="off"
            spellcheck={false}
            value={source.text}
            aria-invalid={invalid || undefined}
            onInput={(event) => change({ text: event.currentTarget.value })}
            onChange={entered}
          />
        </label>
      </div>
    </>
  );
}

interface PlacedProps {
  place: Place;
  line: number;
  show: (place: Place) => void;
}

function LineButton({ place, line, show }: PlacedProps) {
  return (
    <button type="button" class="quiet" onClick={() => show(place)}>
      {words.value.questions.editor.line(line)}
    </button>
  );
}

/** FAULT as a sentence. */
export function faultText({ detail }: Fault): string {
  return detail === null ? words.value.questions.editor.noJson : `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`;
}

/** The longest piece of a text that is shown of a mistake. */
const EXCERPT = 80;

interface FaultsProps {
  source: Source;
  faults: readonly Fault[];
  show: (place: Place) => void;
}

/** What is wrong, each with where it is. */
export function Faults({ source, faults, show }: FaultsProps) {
  const { editor: word } = words.value.questions;
  return (
    <ol class="faults" aria-label={word.mistakes}>
      {faults.map((fault, index) => {
        const text = faultText(fault);
        const excerpt = fault.place === null ? "" : source.text.slice(fault.place.from, fault.place.to).split("\n")[0] ?? "";
        return (
          <li key={index}>
            {fault.place !== null && fault.line !== null && <LineButton place={fault.place} line={fault.line} show={show} />}{" "}
            <span>
              {fault.about !== null && <strong>{words.value.questions.about[fault.about]} </strong>}
              {fault.question !== null && (
                <strong>
                  {word.question(fault.question + 1)}
                  {fault.field !== null && fault.field !== "" && fault.place !== null && <> (<code>{fault.field}</code>)</>}{" "}
                </strong>
              )}
              <span>{text}</span>
            </span>
            {excerpt.trim().length > 1 && <code class="excerpt">{excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt}</code>}
          </li>
        );
      })}
    </ol>
  );
}

interface SkippedProps {
  source: Source;
  skipped: NonNullable<Upload["skipped"]>;
  show: (place: Place) => void;
}

/** What is not imported, and why. */
export function Skipped({ source, skipped, show }: SkippedProps) {
  const { editor: word } = words.value.questions;
  return (
    <ul class="faults" aria-label={word.skipped}>
      {skipped.map((one, index) => {
        const at = skippedAt(source, one);
        return (
          <li key={index}>
            {at !== null && <LineButton {...at} show={show} />} <span>{word.reasons[one.reason] ?? one.reason}</span>
          </li>
        );
      })}
    </ul>
  );
}
