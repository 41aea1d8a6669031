// SPDX-License-Identifier: Apache-2.0
// A game: for its players and for whoever watches.
import { useEffect, useMemo, useState } from "preact/hooks";
import { LiveGame } from "../api/game";
import type { Game } from "../api/schemas";
import { familyOf } from "../games/families";
import type { FamilyGame } from "../games/family";
import { startAnnouncer } from "../games/frame/announcer";
import { Invitation, isInvited } from "../games/frame/invitation";
import { Players } from "../games/frame/players";
import { Result } from "../games/frame/result";
import { Toolbar } from "../games/frame/toolbar";
import { words } from "../i18n";
import { Announcements, announce } from "../parts/announce";
import { loadPart, useLoad } from "../parts/load";
import { Failed } from "../parts/problem";
import { learnRulesets, titleOf } from "../parts/rulesets";
import type { ScreenProps } from "./screens";
import { Heading, Nothing, Unloaded } from "./shell";

/** The game ID for as long as the screen is open. */
function useLive(id: string): LiveGame {
  const live = useMemo(() => new LiveGame(id), [id]);
  useEffect(() => {
    announce("");
    return () => live.close();
  }, [live]);
  useEffect(learnRulesets, []);
  return live;
}

/** The part of the page for games of family NAME; a server may have families that are newer than the page. */
async function bring(name: string): Promise<FamilyGame> {
  const family = familyOf(name);
  if (family === undefined) throw new Error(name);
  return family.load();
}

export function GameScreen({ params }: ScreenProps) {
  const live = useLive(params.game ?? "");
  const game = live.view.value;
  const failed = live.failed.value;
  const name = game?.family;
  const { value: family, problem, reload } = useLoad(
    async (again) => (name === undefined ? null : loadPart(() => bring(name), again)),
    [name],
  );
  useEffect(() => (family === null ? undefined : startAnnouncer(live, family)), [live, family]);
  if (failed !== null && (failed.status === 404 || failed.status === 401 || failed.status === 403)) return <Nothing />;
  if (failed !== null && game === null) return <Unloaded problem={failed} retry={() => live.retry()} />;
  return (
    <div class="game-screen" data-family={game?.family}>
      <Heading text={game === null ? words.value.common.loading : titleOf(game.ruleset)} still={game?.status === "playing"} />
      <p role="status" class={`connection ${live.connection.value}`} aria-label={words.value.game.connection}>
        {words.value.game.connectionState[live.connection.value]}
      </p>
      {problem !== null && <Failed problem={problem} retry={reload} />}
      {game !== null && family !== null && <Table live={live} game={game} family={family} />}
    </div>
  );
}

interface TableProps {
  live: LiveGame;
  game: Game;
  family: FamilyGame;
}

/** The game itself, once its view and its family are there. */
function Table({ live, game, family }: TableProps) {
  const word = words.value.game;
  const now = game.round?.number ?? 1;
  const [past, setPast] = useState<number | null>(null);
  const round = past ?? now;
  const over = game.status === "round-over" || game.status === "finished";
  const looked = past !== null && past !== now ? past : null;
  useEffect(() => setPast(null), [now]);
  const seat = game.you?.seat ?? null;
  return (
    <>
      <Players
        game={game}
        symbol={family.symbol && ((of) => family.symbol?.(game, of))}
        running={(of) => (game.status === "playing" ? (family.points === undefined ? 0 : family.points(game, of)) : 0)}
      />
      {seat === null && !isInvited(game) && <p class="watching">{word.watching}</p>}
      <Announcements />
      {now > 1 && <RoundChoice now={now} round={round} choose={setPast} />}
      {game.state !== null && <family.Board live={live} game={game} past={looked} />}
      {game.status === "open" && game.seats.some(({ status }) => status !== "joined") && <Invitation live={live} game={game} />}
      {game.status === "open" && family.Opening !== undefined && <family.Opening live={live} game={game} />}
      {(over || looked !== null || game.status === "aborted") && (
        <Result key={round} live={live} game={game} family={family} round={round} />
      )}
      <Toolbar live={live} game={game} family={family} />
      <p class="to-rules">
        <a href={`/rules/${familyOf(game.family)?.rules ?? ""}?game=${game.id}`}>{words.value.common.rules}</a>
      </p>
    </>
  );
}

function RoundChoice({ now, round, choose }: { now: number; round: number; choose: (round: number) => void }) {
  const word = words.value.game;
  return (
    <label class="rounds">
      {word.round}{" "}
      <select value={round} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {Array.from({ length: now }, (_, index) => (
          <option key={index} value={index + 1}>
            {word.roundNumber(index + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}
