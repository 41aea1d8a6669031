// SPDX-License-Identifier: Apache-2.0
// What a round or the game has come to, and what can be done next. The buttons keep their places.
import { useState } from "preact/hooks";
import { api, ask, read } from "../../api/client";
import type { LiveGame } from "../../api/game";
import { type Problem, asProblem } from "../../api/problem";
import type { Game, GameResults, RoundResult } from "../../api/schemas";
import { words } from "../../i18n";
import { saveFile } from "../../parts/files";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { go } from "../../parts/router";
import { CopyField } from "../../parts/share";
import type { FamilyGame } from "../family";
import { AnalysisRegion } from "./analysis";
import { Proof } from "./proof";
import { competingSeat } from "./roles";

/** The headline of what is over: of the match when there are others, else of ROUND, by default the last. */
export function headlineOf(game: Game, results: GameResults | null, family: FamilyGame, number?: number): string {
  const { result: word } = words.value.game;
  if (game.status === "aborted") return word.aborted;
  const round = results?.rounds.find((one) => one.round === (number ?? results.rounds.length));
  if (game.seats.length > 1 && game.result !== null) {
    const { winners, outcome } = game.result;
    if (outcome === "draw" || winners.length === 0) return word.draw;
    const seat = competingSeat(game);
    if (seat !== null) return winners.includes(seat) ? word.win : word.lose;
    return word.winner(winners.map((winner) => nameOf(game, winner)).join(", "));
  }
  return round === undefined ? "" : family.headline(game, round);
}

interface ResultProps {
  live: LiveGame;
  game: Game;
  family: FamilyGame;
  /** The round that is looked at. */
  round: number;
}

export function Result({ live, game, family, round }: ResultProps) {
  const { result: word } = words.value.game;
  const [open, setOpen] = useState<{ proof: boolean; analysis: boolean }>({ proof: false, analysis: false });
  const [shared, setShared] = useState<{ text: string; turn: number } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const results = live.results.value;
  // Nothing until the results are there; what can be done next does not wait for them.
  const headline = headlineOf(game, results, family, round);
  const shown: RoundResult | undefined = results?.rounds.find((one) => one.round === round);
  const failing = async (work: () => Promise<void>) => {
    try {
      setProblem(null);
      await work();
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  const share = () => failing(async () => {
    if (results === null) return;
    const text = await family.share(game, results, round);
    setShared((before) => ({ text, turn: (before?.turn ?? 0) + 1 }));
  });
  if (game.status === "aborted") {
    return (
      <section class="result" aria-label={word.title}>
        <h2>{word.aborted}</h2>
      </section>
    );
  }
  return (
    <section class="result" aria-label={word.title}>
      {headline !== "" && <h2>{headline}</h2>}
      {shown !== undefined && family.details(game, shown).map((line) => <p key={line}>{line}</p>)}
      <div class="buttons">
        <Onward live={live} game={game} failing={failing} />
        {family.prove !== null && (
          <button type="button" onClick={() => setOpen((before) => ({ ...before, proof: true }))}>
            {word.check}
          </button>
        )}
        <button type="button" onClick={() => void share()}>
          {word.share}
        </button>
        {family.analysis !== null && (
          <button
            type="button"
            aria-expanded={open.analysis}
            onClick={() => setOpen((before) => ({ ...before, analysis: !before.analysis }))}
          >
            {word.analysis}
          </button>
        )}
        <button type="button" aria-disabled={game.status !== "finished"} onClick={() => void failing(() => download(game))}>
          {word.download}
        </button>
      </div>
      <Alert problem={problem ?? live.problem.value} />
      {shared !== null && <Shared live={live} game={game} {...shared} />}
      {open.proof && family.prove !== null && <Proof bring={family.prove} game={game} round={round} />}
      {open.analysis && family.analysis !== null && <AnalysisRegion bring={family.analysis} game={game} round={round} />}
    </section>
  );
}

/** Up to so many lines of the text are seen at once. */
const LINES_MAX = 12;

/** The text to share, with the address where everybody may see the game, and what makes it so. */
function Shared({ live, game, text, turn }: { live: LiveGame; game: Game; text: string; turn: number }) {
  const { result: word } = words.value.game;
  const whole = game.visibility === "public" ? `${text}\n${location.origin}/games/${game.id}` : text;
  const mayPublish = game.visibility === "private" && game.you.seat !== null && (game.status === "finished" || game.seats.length === 1);
  return (
    <div class="shared">
      <CopyField
        label={word.shareText}
        value={whole}
        copied={word.copied}
        turn={turn}
        lines={Math.min(LINES_MAX, whole.split("\n").length)}
      />
      {mayPublish && (
        <button
          type="button"
          aria-disabled={live.pending.value !== null}
          onClick={() => void live.change("PATCH", { visibility: "public" })}
        >
          {word.publish}
        </button>
      )}
    </div>
  );
}

/** Saves the game as a file. Before it is finished there is none yet. */
async function download(game: Game): Promise<void> {
  if (game.status !== "finished") return;
  const type = "application/json";
  const text = (await ask({ path: `/v1/games/${game.id}/export`, accept: type })) as string;
  saveFile(`${game.ruleset}-${game.id}.json`, new Blob([text], { type }));
}

interface OnwardProps {
  live: LiveGame;
  game: Game;
  failing: (work: () => Promise<void>) => Promise<void>;
}

/** The first button: the next round, playing again alone, or a rematch. */
function Onward({ live, game, failing }: OnwardProps) {
  const { result: word } = words.value.game;
  const seat = game.you?.seat ?? null;
  if (seat === null) return null;
  const alone = game.seats.length === 1;
  // Without an end that was agreed on, another round alone is another go.
  const agreed = "rounds" in game.options && game.options.rounds !== null;
  // An earlier round may be looked at while another is played.
  const playing = game.status === "playing";
  const still = live.pending.value !== null || playing;
  if (game.status === "round-over" || playing) {
    return (
      <button type="button" class="main" aria-disabled={still} onClick={() => still || void live.act("rounds")}>
        {alone && !agreed ? word.again : word.nextRound}
      </button>
    );
  }
  const rematch = () => failing(async () => {
    const answer = await live.act("rematch", {});
    if (answer === null) return;
    const id = (answer as { id?: string }).id;
    if (id === undefined) return;
    await accepted(id);
    go(`/games/${id}`);
  });
  return (
    <button type="button" class="main" aria-disabled={still} onClick={() => void rematch()}>
      {alone ? word.again : live.rematch.value !== null ? word.acceptRematch : word.rematch}
    </button>
  );
}

/** Waits until the new game can be read, so that its screen does not begin with "there is nothing here". */
async function accepted(id: string): Promise<void> {
  await read(api.GET("/v1/games/{game}", { params: { path: { game: id } } }));
}
