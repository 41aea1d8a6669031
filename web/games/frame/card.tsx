// SPDX-License-Identifier: Apache-2.0
// Games as cards: what can be played, and what is being played, each with a drawing of its board.
import type { Game, Ruleset } from "../../api/schemas";
import { words } from "../../i18n";
import { Ago } from "../../parts/ago";
import { nameOf, othersOf } from "../../parts/names";
import type { Act } from "../../parts/play";
import { startGame } from "../../parts/play";
import { Alert } from "../../parts/problem";
import { programOf } from "../../parts/programs";
import { needsNothing, optionsOf, titleOf } from "../../parts/rulesets";
import { Picture, PictureOf } from "./picture";

/** The options that a game of RULESET has when nothing is chosen. */
function defaultsOf(ruleset: Ruleset): Record<string, unknown> {
  return Object.fromEntries(Object.entries(optionsOf(ruleset).properties).map(([key, { default: value }]) => [key, value]));
}

/** What can be played, with the ways into it. */
export function RulesetCard({ ruleset, act }: { ruleset: Ruleset; act: Act }) {
  const { home: word } = words.value;
  const { id, title, seats } = ruleset;
  const program = seats.min > 1 ? programOf(ruleset) : null;
  const opponents = program === null ? undefined : [{ bot: program }];
  const playable = needsNothing(ruleset) && (seats.min === 1 || program !== null);
  const play = () => act.run(id, () => startGame({ ruleset: id, opponents }));
  const invite = () => act.run(id, () => startGame({ ruleset: id, opponents: [{ open: true }] }));
  const busy = act.busy !== null;
  return (
    <article class="card">
      <Picture family={ruleset.family} ruleset={id} options={defaultsOf(ruleset)} state={null} />
      <h3>{title}</h3>
      <p class="about">{word.about[id] ?? ""}</p>
      <div class="ways">
        {playable && (
          <button type="button" class="main" aria-label={word.playName(title)} aria-disabled={busy} onClick={play}>
            {word.play}
          </button>
        )}
        {program !== null && playable && <span class="against">{word.against(program)}</span>}
        <span class="others">
          {needsNothing(ruleset) && seats.max > 1 && (
            <button type="button" class="quiet" aria-label={word.inviteName(title)} aria-disabled={busy} onClick={invite}>
              {word.invite}
            </button>
          )}
          <a class={playable ? "quiet" : "button"} aria-label={word.moreName(title)} href={`/new/${id}`}>
            {word.more}
          </a>
        </span>
      </div>
      <Alert problem={act.failed?.name === id ? act.failed.problem : null} />
    </article>
  );
}

/** What a game of the player waits for, in a few words; its end is another's matter. */
function standing(game: Game): string {
  const { home: word } = words.value;
  if (game.status === "open") return word.waitingForOthers;
  if (game.status === "round-over") return word.roundOver;
  // That it is the player's turn is what the place says where such games are listed.
  if (game.turn.actions.length > 0) return "";
  const seat = game.turn.seats[0];
  return seat === undefined ? "" : word.theirTurn(nameOf(game, seat));
}

/** Where the caller is invited: who invites, by name; null where the caller is not. */
export function inviterOf(game: Game): string | null {
  const mine = game.seats.find(({ status, player }) => status === "invited" && player !== null && player.id === game.you.player);
  if (mine === undefined || game.status !== "open") return null;
  if (game.tournament !== undefined) return words.value.home.tournament;
  return nameOf(game, game.seats.find(({ status }) => status === "joined")?.seat ?? 0);
}

/** With whom the caller plays GAME, or who invites them to. */
export function companyOf(game: Game): string {
  const { home: word } = words.value;
  const inviter = inviterOf(game);
  if (inviter !== null) return word.invitedBy(inviter);
  const others = othersOf(game);
  if (others.length > 0) return word.withNames(others.join(", "));
  return game.seats.length > 1 ? "" : word.alone;
}

/** A game of the player, to go on with: the position as it is now. */
export function GameTile({ game }: { game: Game }) {
  const inviter = inviterOf(game);
  return (
    <a class="game-tile" href={`/games/${game.id}`}>
      <PictureOf game={game} />
      <span class="text">
        <strong>{titleOf(game.ruleset)}</strong> <span>{companyOf(game)}</span>{" "}
        {inviter === null && <span class="standing">{standing(game)}</span>} <Ago at={game.updated_at} />
      </span>
    </a>
  );
}
