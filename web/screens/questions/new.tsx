// SPDX-License-Identifier: Apache-2.0
// A new question set.
import { words } from "../../i18n";
import { go } from "../../parts/router";
import { Heading } from "../shell";
import { Editor } from "./editor";

export function NewSet() {
  const { questions: word } = words.value;
  return (
    <>
      <Heading text={word.editor.create} />
      <p>
        <a class="quiet" href="/questions">
          {word.back}
        </a>
      </p>
      <Editor purpose={{ kind: "create" }} stored={({ id }) => go(`/questions/${id ?? ""}`)} />
    </>
  );
}
