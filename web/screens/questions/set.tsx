// SPDX-License-Identifier: Apache-2.0
// One question set: what it is, and for its owner the questions and all that can be done with it.
import { useEffect, useState } from "preact/hooks";
import { type Problem, asProblem } from "../../api/problem";
import { type Upload, deleteSet, describeSet, readQuestions, readSet } from "../../api/questions";
import type { QuestionSet } from "../../api/schemas";
import { session } from "../../api/session";
import { formatTime, words } from "../../i18n";
import { Confirm } from "../../parts/dialog";
import { Skeleton } from "../../parts/empty";
import { useLoad } from "../../parts/load";
import { PlayerLink } from "../../parts/player";
import { Alert, Failed } from "../../parts/problem";
import { address, go } from "../../parts/router";
import { learnRulesets, rulesetOf } from "../../parts/rulesets";
import { useSubmit } from "../../parts/submit";
import type { ScreenProps } from "../screens";
import { Heading, Nothing, Unloaded } from "../shell";
import { Description } from "./description";
import { listText } from "./draft";
import { Editor } from "./editor";
import { OwnQuestions } from "./list";
import { aboutNames, aboutSet, questionTexts } from "./source";

/** What is done with the set, by the address. */
const deeds = ["describe", "append", "replace"] as const;

export function OneSet({ params }: ScreenProps) {
  const id = params.set ?? "";
  const { value: set, problem, reload } = useLoad(() => readSet(id), [id, session.value?.token]);
  const [said, setSaid] = useState("");
  useEffect(learnRulesets, []);
  if (problem !== null && (problem.status === 404 || problem.status === 401)) return <Nothing />;
  if (set === null) return <Unloaded problem={problem} retry={reload} />;
  const deed = deeds.find((one) => one === address.value.query.get("do"));
  const own = set.owner.id === session.value?.player.id;
  const done = (text: string) => {
    setSaid(text);
    go(`/questions/${id}`, { replace: true });
    reload();
  };
  const stored = ({ title, version }: Upload) => done(words.value.questions.set.stored(title, version));
  return (
    <>
      <Heading text={set.title} />
      <p>
        <a class="quiet" href={deed === undefined ? "/questions" : `/questions/${id}`}>
          {deed === undefined ? words.value.questions.back : set.title}
        </a>
      </p>
      <p role="status">{said}</p>
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {deed === undefined && <Facts set={set} />}
      {deed === undefined && rulesetOf("quiz") !== undefined && (
        <p>
          <a class="button main" href={`/new/quiz?set=${id}`}>
            {words.value.questions.set.play}
          </a>
        </p>
      )}
      {own && deed === undefined && (
        <>
          <Deeds set={set} />
          <OwnQuestions key={set.version} set={set} />
        </>
      )}
      {!own && <p>{words.value.questions.set.hidden}</p>}
      {own && deed === "describe" && <Describe set={set} done={() => done(words.value.questions.set.saved)} />}
      {own && deed === "append" && <Editor key={set.version} purpose={{ kind: "append", set }} stored={stored} />}
      {own && deed === "replace" && <Replace key={set.version} set={set} stored={stored} />}
    </>
  );
}

function Facts({ set }: { set: QuestionSet }) {
  const { questions: word } = words.value;
  const kinds = Object.entries(set.kinds).filter(([, count]) => count > 0);
  const facts: [string, string | null][] = [
    [word.facts.version, String(set.version)],
    [word.facts.questions, `${set.count} (${kinds.map(([kind, count]) => word.kindCount(word.kinds[kind] ?? kind, count)).join(", ")})`],
    [word.about.language, set.language],
    [word.about.licence, set.licence],
    [word.about.author, set.author],
    [word.about.source, set.source],
    [word.about.subject, set.subject],
    [word.about.visibility, word.mayPlay[set.visibility] ?? set.visibility],
    [word.facts.categories, set.categories.map(({ name, count }) => word.category(name, count)).join(", ") || null],
    [word.facts.changed, formatTime(set.updated_at)],
  ];
  return (
    <dl class="set-facts">
      <dt>{word.facts.owner}</dt>
      <dd>
        <PlayerLink player={set.owner} />
      </dd>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ),
      )}
    </dl>
  );
}

/** What its owner can do with SET; deleting asks. */
function Deeds({ set }: { set: QuestionSet }) {
  const { set: word } = words.value.questions;
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = async () => {
    setAsking(false);
    setProblem(null);
    try {
      await deleteSet(set);
      go("/questions");
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  return (
    <>
      <div class="buttons">
        {deeds.map((deed) => (
          <a key={deed} class="button" href={`/questions/${set.id}?do=${deed}`}>
            {word[deed]}
          </a>
        ))}
        <button type="button" class="danger" onClick={() => setAsking(true)}>
          {word.remove}
        </button>
      </div>
      <Alert problem={problem} />
      {asking && (
        <Confirm title={word.removeTitle} close={() => setAsking(false)} act={() => void remove()} yes={word.remove} no={word.keep}>
          <p>{word.removeText}</p>
        </Confirm>
      )}
    </>
  );
}

function Describe({ set, done }: { set: QuestionSet; done: () => void }) {
  const { set: word } = words.value.questions;
  const [about, setAbout] = useState(() => aboutSet(set));
  const isKnown = (pointer: string) => aboutNames.some((name) => pointer === `/${name}`);
  const { form, busy, errors, rest, submit } = useSubmit(isKnown, async () => {
    const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
    await describeSet(set, {
      title: about.title.trim(), licence: about.licence.trim(), author: orNull(about.author), source: orNull(about.source),
      subject: orNull(about.subject), visibility: about.visibility === "public" ? "public" : "private",
    });
    done();
  });
  return (
    <form ref={form} class="form" aria-label={word.describe} noValidate onSubmit={submit}>
      <h2>{word.describe}</h2>
      <Alert text={rest} />
      <Description
        about={about}
        change={(some) => setAbout((before) => ({ ...before, ...some }))}
        errors={Object.fromEntries(Object.entries(errors.at).map(([pointer, text]) => [pointer.slice(1), text]))}
        without="language"
      />
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={busy}>
          {word.save}
        </button>
      </div>
    </form>
  );
}

/** The next version, beginning with the questions of this one. */
function Replace({ set, stored }: { set: QuestionSet; stored: (upload: Upload) => void }) {
  const { value, problem, reload } = useLoad(() => readQuestions(set.id, set.version, "json"), []);
  if (problem !== null) return <Failed problem={problem} retry={reload} />;
  if (value === null) return <Skeleton count={6} />;
  return (
    <>
      <p>{words.value.questions.editor.replaceText}</p>
      <Editor purpose={{ kind: "replace", set }} first={listText(questionTexts(value) ?? [])} stored={stored} />
    </>
  );
}
