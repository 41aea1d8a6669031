// SPDX-License-Identifier: Apache-2.0
// The start: what waits for the player, what can be played at once, and the way in by a code.
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../api/client";
import { onPlayerEvent, refreshWaiting, waiting } from "../api/leader";
import type { Game } from "../api/schemas";
import { session } from "../api/session";
import { GameTile, RulesetCard, inviterOf } from "../games/frame/card";
import { words } from "../i18n";
import { Skeleton } from "../parts/empty";
import { codeIn, isCode } from "../parts/join-code";
import { type Loaded, useLoad } from "../parts/load";
import { useAct } from "../parts/play";
import { Alert, Failed } from "../parts/problem";
import { go } from "../parts/router";
import { loadRulesets, rulesets } from "../parts/rulesets";
import { Heading } from "./shell";

/** More games of one player than anybody follows at a time. */
const MOST = 50;

/** The player's games that are not over, newest first; those that wait for the player are known by then too. */
async function going(): Promise<Game[]> {
  if (session.value === null) return [];
  const query = { player: "me", limit: MOST } as const;
  const [open, playing] = await Promise.all([
    read(api.GET("/v1/games", { params: { query: { ...query, status: "open" } } })),
    read(api.GET("/v1/games", { params: { query: { ...query, status: "playing" } } })),
    refreshWaiting(),
  ]);
  return [open, playing].flatMap(({ items }) => items).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}

/** Those of `going` that are there, read again with whatever happens to the player. */
function useGoing(): Loaded<Game[]> {
  const loaded = useLoad(going, [session.value?.token]);
  useEffect(() => onPlayerEvent(loaded.reload), [loaded.reload]);
  return loaded;
}

export function Home() {
  const { home: word } = words.value;
  const { problem, reload } = useLoad(loadRulesets, []);
  const games = useGoing();
  const act = useAct();
  const invited = (games.value ?? []).filter((game) => inviterOf(game) !== null);
  const mine = [...invited, ...waiting.value];
  const others = (games.value ?? []).filter((game) => mine.every(({ id }) => id !== game.id));
  // Buttons that are there do not move: they wait for what stands above them.
  const waits = (rulesets.value.length === 0 && problem === null) || (games.value === null && games.problem === null);
  return (
    <div class="home">
      <Heading text={word.title} />
      {session.value === null && <p class="lead">{word.lead}</p>}
      {mine.length > 0 && <Tiles title={word.yourTurn} games={mine} />}
      <section aria-labelledby="play-now">
        <h2 id="play-now">{word.playNow}</h2>
        {problem !== null && rulesets.value.length === 0 && <Failed problem={problem} retry={reload} />}
        <div class="cards">
          {waits && <Skeleton count={8} kind="card" />}
          {!waits && rulesets.value.map((ruleset) => <RulesetCard key={ruleset.id} ruleset={ruleset} act={act} />)}
          <JoinForm />
        </div>
      </section>
      {others.length > 0 && <Tiles title={word.goingOn} games={others} />}
      {games.problem !== null && <Failed problem={games.problem} retry={games.reload} />}
    </div>
  );
}

function Tiles({ title, games }: { title: string; games: Game[] }) {
  const id = `tiles-${title.replace(/\W/g, "-")}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="tiles">
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way in for whoever was told a code; the screen behind it shows what it is for. */
function JoinForm() {
  const { join: word } = words.value.home;
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const join = (event: Event) => {
    event.preventDefault();
    const code = codeIn(text);
    setWrong(code === "" ? word.empty : isCode(code) ? null : word.notACode);
    if (isCode(code)) go(`/join#${code}`);
  };
  return (
    <form class="join-form" aria-labelledby="join-title" noValidate onSubmit={join}>
      <h3 id="join-title">{word.title}</h3>
      <p>{word.text}</p>
      <div class="line">
        <label>
          {word.code}
          <input
            class="join-code-entry"
            value={text}
            maxLength={200}
            autoComplete="off"
            autocapitalize="characters"
            spellcheck={false}
            aria-invalid={wrong !== null}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{word.button}</button>
      </div>
      <Alert text={wrong} />
    </form>
  );
}

