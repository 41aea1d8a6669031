// SPDX-License-Identifier: Apache-2.0
// The games there are: to join, to watch, the player's own.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api, read } from "../api/client";
import { onPlayerEvent } from "../api/leader";
import { Lobby } from "../api/lobby";
import { type Problem, asProblem } from "../api/problem";
import type { Game } from "../api/schemas";
import { session } from "../api/session";
import { companyOf, inviterOf } from "../games/frame/card";
import { statusText } from "../games/frame/outcome";
import { PictureOf } from "../games/frame/picture";
import { words } from "../i18n";
import { Ago } from "../parts/ago";
import { Empty, Skeleton } from "../parts/empty";
import { useLoad } from "../parts/load";
import { nameOf, othersOf } from "../parts/names";
import { clockText, unusual } from "../parts/options";
import { takeSeat, useAct } from "../parts/play";
import { Alert, Failed, problemText } from "../parts/problem";
import { learnRulesets, rulesetOf, titleOf } from "../parts/rulesets";
import { Heading } from "./shell";

/** How often the games that are watched are asked for, while the tab is seen. */
const PLAYING_MS = 15_000;
const PAGE = 20;

export function Games() {
  const { games: word } = words.value.lists;
  useEffect(learnRulesets, []);
  const me = session.value?.player.id;
  return (
    <>
      <Heading text={word.title} />
      <div class="halves">
        <div>
          <OpenGames />
          <BeingPlayed />
        </div>
        <YourGames key={me ?? ""} />
      </div>
      <p class="ways-on">
        <a href="/results">{word.results}</a>
        <a href="/questions">{word.questions}</a>
        {me !== undefined && <a href={`/players/${me}`}>{word.yourPage}</a>}
      </p>
    </>
  );
}

function Region({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function OpenGames() {
  const { games: word } = words.value.lists;
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => () => lobby.close(), [lobby]);
  const act = useAct();
  const games = lobby.games.value;
  const failed = lobby.failed.value;
  return (
    <Region id="open-games" title={word.open}>
      {failed !== null && <Alert problem={failed} />}
      {lobby.away.value && failed === null && <Alert text={words.value.common.noAnswer} />}
      {games === null && failed === null && <Skeleton count={2} />}
      {games?.length === 0 && (
        <Empty text={word.openEmpty}>
          <a class="button" href="/">
            {word.toStart}
          </a>
        </Empty>
      )}
      {games !== null && games.length > 0 && (
        <ul class="game-rows">
          {games.map((game) => (
            <OpenGame
              key={game.id}
              game={game}
              busy={act.busy !== null}
              failed={act.failed?.name === game.id ? act.failed.problem : null}
              join={() => act.run(game.id, () => takeSeat(game.id))}
            />
          ))}
        </ul>
      )}
      {act.failed !== null && games?.every(({ id }) => id !== act.failed?.name) && <Alert text={word.gone} />}
    </Region>
  );
}

interface OpenGameProps {
  game: Game;
  busy: boolean;
  failed: Problem | null;
  join: () => void;
}

function OpenGame({ game, busy, failed, join }: OpenGameProps) {
  const { games: word } = words.value.lists;
  const ruleset = rulesetOf(game.ruleset);
  const title = titleOf(game.ruleset);
  const there = game.seats.filter(({ status }) => status === "joined");
  const host = nameOf(game, there[0]?.seat ?? 0);
  const agreed = [
    ...(ruleset === undefined ? [] : unusual(ruleset, game.options).map(([name, value]) => `${name}: ${value}`)),
    ...(game.clock === null ? [] : [clockText(game.clock)]),
    ...(game.seats.length > 2 ? [word.seats(there.length, game.seats.length)] : []),
  ];
  return (
    <li class="row">
      <PictureOf game={game} />
      <span class="text">
        <strong>{title}</strong>
        <span>
          {host} · <Ago at={game.created_at} />
        </span>
        {agreed.length > 0 && <span class="help">{agreed.join(" · ")}</span>}
        <Alert text={failed === null ? null : failed.kind === "not-found" ? word.gone : problemText(failed)} />
      </span>
      {game.you.seat === null ? (
        <button type="button" class="main" aria-label={word.joinName(title, host)} aria-disabled={busy} onClick={join}>
          {word.join}
        </button>
      ) : (
        <a class="button" href={`/games/${game.id}`} aria-label={word.back(title)}>
          {word.yours}
        </a>
      )}
    </li>
  );
}

function BeingPlayed() {
  const { games: word } = words.value.lists;
  const { value, problem, reload } = useLoad(
    () => read(api.GET("/v1/games", { params: { query: { status: "playing", limit: PAGE } } })),
    [],
  );
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && reload();
    const timer = setInterval(look, PLAYING_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [reload]);
  const games = value?.items.filter((game) => game.you.seat === null) ?? null;
  return (
    <Region id="being-played" title={word.playing}>
      {games === null && (problem === null ? <Skeleton count={2} /> : <Failed problem={problem} retry={reload} />)}
      {games?.length === 0 && <Empty text={word.playingEmpty} />}
      {games !== null && games.length > 0 && (
        <ul class="game-rows">
          {games.map((game) => (
            <li key={game.id}>
              <a
                class="row"
                href={`/games/${game.id}`}
                aria-label={word.watchName(titleOf(game.ruleset), words.value.lists.and(othersOf(game)))}
              >
                <PictureOf game={game} />
                <span class="text">
                  {/* In one line, as the name of the link says it. */}
                  <span>
                    <strong>{titleOf(game.ruleset)}:</strong> {words.value.lists.and(othersOf(game))}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Region>
  );
}

/** The player's games, a page at a time; what happens to the player brings the first page anew. */
function YourGames() {
  const { games: word } = words.value.lists;
  const known = session.value !== null;
  const [more, setMore] = useState<{ items: Game[]; next: string | null } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const page = (cursor?: string) => read(api.GET("/v1/games", { params: { query: { player: "me", limit: PAGE, cursor } } }));
  const first = useLoad(async () => (known ? page() : { items: [], next: null }), [known]);
  useEffect(() => onPlayerEvent(first.reload), [first.reload]);
  const fresh = first.value?.items ?? [];
  const games = [...fresh, ...(more?.items ?? []).filter((one) => fresh.every(({ id }) => id !== one.id))];
  const next = more === null ? (first.value?.next ?? null) : more.next;
  const show = async () => {
    if (next === null || busy) return;
    setBusy(true);
    try {
      const given = await page(next);
      setMore((before) => ({ items: [...(before?.items ?? []), ...given.items], next: given.next }));
      setProblem(null);
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Region id="your-games" title={word.mine}>
      {first.value === null && (first.problem === null ? <Skeleton count={4} /> : <Failed problem={first.problem} retry={first.reload} />)}
      {first.value !== null && games.length === 0 && (
        <Empty text={word.mineEmpty}>
          <a class="button" href="/">
            {word.toStart}
          </a>
        </Empty>
      )}
      {games.length > 0 && (
        <ul class="game-rows">
          {games.map((game) => (
            <li key={game.id}>
              <a class="row" href={`/games/${game.id}`}>
                <PictureOf game={game} />
                <span class="text">
                  <strong>{titleOf(game.ruleset)}</strong> <span>{companyOf(game)}</span>{" "}
                  {inviterOf(game) === null && (
                    <span class={game.turn.actions.length > 0 && game.status === "playing" ? "standing" : "help"}>{statusText(game)}</span>
                  )}
                </span>
                <Ago at={game.updated_at} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Alert problem={problem} />
      {next !== null && (
        <button type="button" aria-disabled={busy} onClick={() => void show()}>
          {words.value.common.showMore}
        </button>
      )}
    </Region>
  );
}
