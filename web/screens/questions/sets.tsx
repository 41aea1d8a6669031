// SPDX-License-Identifier: Apache-2.0
// The question sets that the player may play: their own, and the public ones of others.
import { useEffect, useState } from "preact/hooks";
import { type Problem, asProblem } from "../../api/problem";
import { listSets } from "../../api/questions";
import type { QuestionSet } from "../../api/schemas";
import { session } from "../../api/session";
import { words } from "../../i18n";
import { Ago } from "../../parts/ago";
import { Empty, Skeleton } from "../../parts/empty";
import { InputField } from "../../parts/field";
import { useLoad } from "../../parts/load";
import { Alert, Failed } from "../../parts/problem";
import { Heading } from "../shell";

interface Wanted {
  owner?: "me";
  q?: string;
  language?: string;
}

export function Sets() {
  const { questions: word } = words.value;
  const [wanted, setWanted] = useState<Wanted>({});
  const me = session.value?.player.id ?? null;
  return (
    <>
      <Heading text={word.title} />
      <p class="questions-lead">{word.lead}</p>
      <p>
        <a class="button main" href="/questions/new">
          {word.make}
        </a>
      </p>
      <div class="halves">
        <section aria-labelledby="own-sets">
          <h2 id="own-sets">{word.yours}</h2>
          {me === null ? <Empty text={word.noneOfYours} /> : <SetList key={me} wanted={{ owner: "me" }} empty={word.noneOfYours} />}
        </section>
        <section aria-labelledby="public-sets">
          <h2 id="public-sets">{word.publicSets}</h2>
          <Search search={setWanted} />
          <SetList key={JSON.stringify(wanted)} wanted={wanted} without={me} empty={word.nonePublic} />
        </section>
      </div>
    </>
  );
}

function Search({ search }: { search: (wanted: Wanted) => void }) {
  const { questions: word } = words.value;
  const [title, setTitle] = useState("");
  const [language, setLanguage] = useState("");
  const find = (event: Event) => {
    event.preventDefault();
    const [q, tag] = [title.trim(), language.trim()];
    search({ ...(q === "" ? {} : { q }), ...(tag === "" ? {} : { language: tag }) });
  };
  return (
    <form class="set-search" role="search" aria-label={word.publicSets} noValidate onSubmit={find}>
      <InputField label={word.search} type="text" value={title} change={setTitle} />
      <InputField label={word.inLanguage} type="text" value={language} change={setLanguage} />
      <button type="submit">{word.find}</button>
    </form>
  );
}

interface SetListProps {
  wanted: Wanted;
  /** Whose sets are left out: they stand elsewhere. */
  without?: string | null;
  empty: string;
}

/** The sets of WANTED, a page at a time. */
function SetList({ wanted, without = null, empty }: SetListProps) {
  const [more, setMore] = useState<{ items: QuestionSet[]; next: string | null } | null>(null);
  const [refused, setRefused] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const first = useLoad(() => listSets(wanted), []);
  const next = more === null ? (first.value?.next ?? null) : more.next;
  const items = [...(first.value?.items ?? []), ...(more?.items ?? [])].filter(({ owner }) => owner.id !== without);
  const show = async () => {
    if (next === null || busy) return;
    setBusy(true);
    setRefused(null);
    try {
      const page = await listSets({ ...wanted, cursor: next });
      setMore((before) => ({ items: [...(before?.items ?? []), ...page.items], next: page.next }));
    } catch (error) {
      setRefused(asProblem(error));
    } finally {
      setBusy(false);
    }
  };
  // A page may come out short, or be all of the player's own sets.
  useEffect(() => {
    if (first.value !== null && items.length === 0 && refused === null) void show();
  }, [first.value, next]);
  if (first.problem !== null) return <Failed problem={first.problem} retry={first.reload} />;
  if (first.value === null) return <Skeleton count={3} />;
  return (
    <>
      {items.length === 0 && next === null && <Empty text={empty} />}
      <ul class="rows">
        {items.map((set) => (
          <SetRow key={set.id} set={set} own={without === null} />
        ))}
      </ul>
      <Alert problem={refused} />
      {next !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void show()}>
          {words.value.common.showMore}
        </button>
      )}
    </>
  );
}

function SetRow({ set, own }: { set: QuestionSet; own: boolean }) {
  const { questions: word, common } = words.value;
  const said = [
    word.count(set.count),
    set.language,
    set.licence,
    own ? (word.visibilities[set.visibility] ?? set.visibility) : word.by(set.owner.name ?? common.nobody),
  ];
  return (
    <li>
      <a href={`/questions/${set.id}`}>{set.title}</a>
      <span class="quiet-text">
        {said.join(" · ")} · <Ago at={set.updated_at} />
      </span>
    </li>
  );
}
