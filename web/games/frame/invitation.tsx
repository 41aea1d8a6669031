// SPDX-License-Identifier: Apache-2.0
// A game that is not full yet: how others come in.
import { useId, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { Game } from "../../api/schemas";
import { noteSeed } from "../../api/seed";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { Qr } from "../../parts/qr";
import { go } from "../../parts/router";
import { CopyField, canSend, sendByDevice } from "../../parts/share";

/** A word that dice can be made of; none will do, too. */
const WORD = /^[A-Za-z0-9_-]{0,64}$/;

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
      {(mine === 0 || mine === null) && (
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
  const help = useId();
  const [seed, setSeed] = useState("");
  const [bad, setBad] = useState(false);
  const hasDice = "await_client_seed" in game.options;
  const accept = async () => {
    const given = seed.trim();
    setBad(!WORD.test(given));
    if (!WORD.test(given)) return;
    const joined = await live.act("join", given === "" ? {} : { client_seed: given });
    if (joined !== null && given !== "") noteSeed(game.id, given);
  };
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
      {hasDice && (
        <label class="word-for-dice">
          {words.value.yahtzee.ownWord.label}
          <input
            value={seed}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={bad}
            aria-describedby={help}
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
      )}
      {hasDice && (
        <p class="help" id={help}>
          {words.value.yahtzee.ownWord.help}
        </p>
      )}
      <Alert text={bad ? words.value.yahtzee.ownWord.bad : null} />
      <div class="buttons">
        <button type="button" class="main" onClick={() => void accept()}>
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
