// SPDX-License-Identifier: Apache-2.0
// The questions of a set of the player's own, with their answers, and to be saved as a file.
import { useState } from "preact/hooks";
import { readQuestions } from "../../api/questions";
import type { QuestionSet, Schemas } from "../../api/schemas";
import { formatPlain, words } from "../../i18n";
import { Choice } from "../../parts/choice";
import { Skeleton } from "../../parts/empty";
import { saveFile } from "../../parts/files";
import { useLoad } from "../../parts/load";
import { useAct } from "../../parts/play";
import { Alert, Failed } from "../../parts/problem";
import { type Question, kindOf, rightOf } from "./draft";

/** How many are shown at a time. */
const PAGE = 50;

/** What counts as right, in words. */
function answerText(question: Question): string {
  const { set: word, fields } = words.value.questions;
  const number = (value: number | undefined) => formatPlain(value ?? 0);
  const unit = question.unit === undefined ? "" : ` ${question.unit}`;
  switch (kindOf(question)) {
    case "text": return (question.answers ?? []).join(" / ");
    case "choice": return rightOf(question).map((index) => question.choices?.[index] ?? "").join(" / ");
    case "boolean": return fields.truths[String(question.correct)] ?? String(question.correct);
    case "number":
      if (question.range !== undefined) return `${word.range(number(question.range[0]), number(question.range[1]))}${unit}`;
      return `${question.tolerance === undefined ? number(question.number) : word.tolerance(number(question.number), number(question.tolerance))}${unit}`;
  }
}

/** A title as the name of a file. */
const fileName = (set: QuestionSet): string => set.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || set.id;

export function OwnQuestions({ set }: { set: QuestionSet }) {
  const { set: word } = words.value.questions;
  const [version, setVersion] = useState(set.version);
  const { value, problem, reload } = useLoad(
    async () => (JSON.parse(await readQuestions(set.id, version, "json")) as Schemas["QuestionsOfVersion"]).items,
    [version],
  );
  const act = useAct();
  const save = (format: "json" | "gift") =>
    act.run(format, async () => {
      const name = `${fileName(set)}-${version}`;
      const text = await readQuestions(set.id, version, format);
      saveFile(`${name}.${format}`, new Blob([text], { type: format === "json" ? "application/json" : "text/plain" }));
    });
  return (
    <section aria-labelledby="own-questions">
      <h2 id="own-questions">{word.own}</h2>
      {set.version > 1 && (
        <Choice
          label={word.version}
          value={String(version)}
          choices={Array.from({ length: set.version }, (_, index) => [String(set.version - index), String(set.version - index)] as const)}
          change={(chosen) => setVersion(Number(chosen))}
        />
      )}
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {value === null ? problem === null && <Skeleton count={6} /> : <List key={version} questions={value} language={set.language} />}
      <div class="buttons">
        <button type="button" aria-disabled={act.busy !== null} onClick={() => save("json")}>
          {word.downloadJson}
        </button>
        <button type="button" aria-disabled={act.busy !== null} onClick={() => save("gift")}>
          {word.downloadGift}
        </button>
      </div>
      <Alert problem={act.failed?.problem ?? null} />
    </section>
  );
}

function List({ questions, language }: { questions: readonly Question[]; language: string }) {
  const { questions: word, common } = words.value;
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ol class="question-list">
        {questions.slice(0, shown).map((question, index) => {
          const more = [
            word.kinds[kindOf(question)],
            question.category,
            question.difficulty === undefined ? undefined : word.fields.difficulties[question.difficulty],
          ];
          return (
            <li key={index}>
              <span lang={language}>{question.text}</span> <strong lang={language}>{answerText(question)}</strong>
              <span class="quiet-text">{more.filter((one) => one !== undefined).join(" · ")}</span>
            </li>
          );
        })}
      </ol>
      {shown < questions.length && (
        <button type="button" onClick={() => setShown(shown + PAGE)}>
          {common.showMore}
        </button>
      )}
    </>
  );
}
