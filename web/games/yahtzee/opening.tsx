// SPDX-License-Identifier: Apache-2.0
// Before the first roll: the players' own words, of which the dice are made together with the server's number.
import { useRef, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import type { LiveGame } from "../../api/game";
import type { Game, GameEvent } from "../../api/schemas";
import { noteSeed } from "../../api/seed";
import { randomHex } from "../../api/storage";
import { words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Alert } from "../../parts/problem";
import { yahtzeeOf } from "./card";

const LEGAL = /^[A-Za-z0-9_-]{1,64}$/;
/** Bytes of a word that is drawn: nobody guesses it. */
const DRAWN = 8;

/** The words given so far, by seat, from the log of a game that has not begun. */
function wordsIn(events: readonly GameEvent[], seats: number): string[] {
  const given = Array.from({ length: seats }, () => "");
  for (const event of events) {
    if (event.kind === "created" && "client_seeds" in event) event.client_seeds?.forEach((seed, seat) => (given[seat] = seed));
    else if ((event.kind === "joined" || event.kind === "client-seed") && typeof event.seat === "number") {
      given[event.seat] = "client_seed" in event ? (event.client_seed ?? "") : "";
    }
  }
  return given;
}

/** What the dice still wait for. Without the option a word may be given too, but nobody waits for it. */
export function Opening({ live, game }: { live: LiveGame; game: Game }) {
  const word = words.value.yahtzee.word;
  const log = useLoad(
    () => read(api.GET("/v1/games/{game}/events", { params: { path: { game: game.id }, query: { limit: 1000 } } })),
    [game.id, game.version],
  );
  const given = wordsIn(log.value?.items ?? [], game.seats.length);
  const mine = game.you.seat;
  const joined = mine !== null && game.seats[mine]?.status === "joined";
  return (
    <section class="own-word" aria-label={word.title}>
      <h2>{word.title}</h2>
      <p>{word.text}</p>
      {joined && <WordForm live={live} game={game} given={given[mine] ?? ""} />}
      {yahtzeeOf(game).options.await_client_seed && (
        <>
          <ul class="given">
            {game.seats
              .filter(({ status, player }) => status === "joined" && player?.kind === "human")
              .map(({ seat }) => (
                <li key={seat} class={given[seat] === "" ? "missing" : "there"}>
                  {nameOf(game, seat)} {given[seat] === "" ? word.missing : word.given}
                </li>
              ))}
          </ul>
          <p>{word.starts}</p>
        </>
      )}
      {game.commitment !== null && (
        <p class="help">
          {word.commitment} <code>{game.commitment}</code>
        </p>
      )}
    </section>
  );
}

function WordForm({ live, game, given }: { live: LiveGame; game: Game; given: string }) {
  const word = words.value.yahtzee.word;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  const value = typed ?? given;
  const refused = live.problem.value;
  const give = async (event: Event) => {
    event.preventDefault();
    setBad(!LEGAL.test(value));
    if (!LEGAL.test(value)) {
      field.current?.focus();
      return;
    }
    if ((await live.act("client-seed", { client_seed: value }, "PUT")) !== null) noteSeed(game.id, value);
  };
  return (
    <form onSubmit={(event) => void give(event)}>
      <label>
        {word.label}
        <input
          ref={field}
          value={value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={64}
          aria-invalid={bad}
          aria-describedby="word-help"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setBad(false);
          }}
        />
      </label>
      <span class="help" id="word-help">
        {word.help}
      </span>
      <Alert problem={refused} text={bad ? word.illegal : null} />
      <div class="buttons">
        <button type="submit" class="main" aria-disabled={!live.ready}>
          {given === "" ? word.give : word.change}
        </button>
        <button type="button" onClick={() => setTyped(randomHex(DRAWN))}>
          {word.any}
        </button>
      </div>
    </form>
  );
}
