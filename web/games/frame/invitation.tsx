// SPDX-License-Identifier: Apache-2.0
// A game that is not full yet: how others come in.
import type { LiveGame } from "../../api/game";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { Qr } from "../../parts/qr";
import { go } from "../../parts/router";
import { CopyField, canSend, sendByDevice } from "../../parts/share";

const linkOf = (code: string): string => `${location.origin}/join#${code}`;

/** Whether the viewer is invited and has not answered; until then they have no seat. */
export const isInvited = (game: Game): boolean =>
  game.status === "open" &&
  game.seats.some(({ status, player }) => status === "invited" && player !== null && player.id === game.you.player);

export function Invitation({ live, game }: { live: LiveGame; game: Game }) {
  const { invitation: word } = words.value.game;
  const mine = game.you?.seat ?? null;
  if (isInvited(game)) return <Invited live={live} game={game} />;
  if (game.join_code === null) return <p>{word.waiting}</p>;
  const link = linkOf(game.join_code);
  return (
    <section class="invitation" aria-label={word.title}>
      <h2>{word.title}</h2>
      <p>{word.text}</p>
      <CopyField label={word.link} value={link} button={word.copy} copied={word.copied} />
      {canSend() && (
        <button type="button" onClick={() => void sendByDevice({ url: link, title: document.title })}>
          {word.send}
        </button>
      )}
      <Qr text={link} label={word.qr} />
      <p class="join-code">{word.code(game.join_code)}</p>
      {mine === 0 && (
        <button type="button" class="quiet" onClick={() => void live.change("DELETE")}>
          {word.cancel}
        </button>
      )}
      <Alert problem={live.problem.value} />
    </section>
  );
}

/** The caller is the one who is invited. */
function Invited({ live, game }: { live: LiveGame; game: Game }) {
  const { invitation: word } = words.value.game;
  // Who has declined cannot see a private game any more.
  const decline = async () => {
    if ((await live.act("decline")) !== null) go("/");
  };
  // In a game of a tournament nobody has sat down yet; then it is the game that invites.
  const host = game.seats.find(({ status }) => status === "joined");
  return (
    <section class="invitation" aria-label={word.title}>
      <h2>{word.title}</h2>
      <p>{host === undefined ? word.invitedAnonymous : word.invitedText(nameOf(game, host.seat))}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={() => void live.act("join", {})}>
          {word.accept}
        </button>
        <button type="button" onClick={() => void decline()}>
          {word.decline}
        </button>
      </div>
      <Alert problem={live.problem.value} />
    </section>
  );
}
