// SPDX-License-Identifier: Apache-2.0
// Answers and choices as they are shown.
import type { QuizQuestion } from "../../api/quiz";
import { words } from "../../i18n";

type Kind = QuizQuestion["kind"];

/** TEXT, the answer to a question of KIND; to one whose kind is not told what may be true or false is taken for that. */
export const answerText = (text: string, kind: Kind = "boolean"): string =>
  kind === "boolean" && (text === "true" || text === "false") ? words.value.quiz.truths[text] : text;

/** The language of the answers and choices of a question: true and false are said in that of the page. */
export const answerLang = ({ kind, language }: { kind: Kind; language: string | null }): string | undefined =>
  kind === "boolean" ? undefined : (language ?? undefined);
