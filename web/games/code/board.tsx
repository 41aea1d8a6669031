// SPDX-License-Identifier: Apache-2.0
// The board of code-breaking: the guesses, and below them what the viewer may do now.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api, read } from "../../api/client";
import type { LiveGame } from "../../api/game";
import type { CodeGame, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { useLoad } from "../../parts/load";
import { nameOf } from "../../parts/names";
import { Failed } from "../../parts/problem";
import { rulesetOf } from "../../parts/rulesets";
import { settings } from "../../parts/settings";
import type { BoardProps } from "../family";
import { Breaker } from "./breaker";
import { labelsOf, spaceOf } from "./codes";
import { Guesses } from "./guesses";
import { useHelps } from "./helps";
import { keptSecret } from "./kept";
import { Maker } from "./maker";
import { CodeModel } from "./model";
import { type Look, PegLight, Pegs } from "./peg";
import { Boards } from "./race";
import { awaitsReveal, awaitsSecret, isOver, isRace, lookOf, roleOf, waitText } from "./roles";
import { TellSecret } from "./secret";

/** A board has at least so many rows, for how large its pegs are. */
const ROWS_MIN = 6;
/** With more places than this a code takes two lines on a phone. */
const LONG = 8;

/** What the sizes of pegs and rows are made of. */
const sizes = (places: number, most: number | null) => ({ "--places": places, "--rows": Math.max(most ?? 0, ROWS_MIN) });

type History = Schemas["AnsweredGuess"][];

export function Board({ live, game, past }: BoardProps) {
  if (game.family !== "codebreaking" || game.state === null) return null;
  if (past !== null) return <PastRound key={`past ${past}`} live={live} game={game} round={past} />;
  return <Round key={game.round.number} live={live} game={game} state={game.state} />;
}

/** Who guessed is told where more than one might have. */
const namesIn = (game: CodeGame) => (game.seats.length > 2 && !isRace(game) ? (seat: number) => nameOf(game, seat) : null);

interface RoundProps {
  live: LiveGame;
  game: CodeGame;
  state: NonNullable<CodeGame["state"]>;
}

/** The round that is played, or the last one. */
function Round({ live, game, state }: RoundProps) {
  const { code: word } = words.value;
  const { options } = game;
  const look = lookOf(game);
  const labels = labelsOf(options, state.history, rulesetOf(game.ruleset)?.labels ?? []);
  const over = isOver(game);
  const role = roleOf(game);
  // In a race a spectator has no board.
  const ownBoard = state.boards === undefined || role === "breaker" || game.you.seat !== null;
  const left = state.max_guesses === null || over || !ownBoard || awaitsReveal(game) ? null : state.max_guesses - state.attempts;
  const sent = live.unseen;
  const underWay = sent?.segment === "guesses" ? (sent.body as { code: string }) : null;
  const waiting = state.guess === null ? underWay : { code: state.guess };
  const waits = waitText(game);
  const choosing = game.turn.actions.includes("secret");
  const secret = state.secret ?? keptSecret(game.id, game.round.number, game.commitment)?.code ?? null;
  const model = useMemo(() => {
    const last = state.history.filter(({ seat }) => seat === game.you.seat).pop()?.code;
    return new CodeModel(spaceOf(options), settings.value.beginWithLast ? last : undefined);
  }, []);
  const mayTell = game.status === "round-over" && options.secret === "held" && role === "maker" && state.secret === null;
  const helps = useHelps({
    game, round: game.round.number, history: state.history, look, count: state.candidates,
    model: !over && role === "breaker" ? model : null,
  });
  const region = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // The editor goes with the round; who was in it goes on from the board.
  if (!over) hadFocus.current = region.current?.contains(document.activeElement) ?? false;
  useEffect(() => {
    if (over && hadFocus.current) region.current?.focus({ preventScroll: true });
  }, [over]);
  const table = (
    <Guesses
      history={state.history}
      empty={awaitsSecret(game) ? undefined : word.noGuesses}
      pending={over ? null : waiting}
      labels={labels}
      look={look}
      places={options.length}
      underWay={state.guess === null}
      most={choosing ? null : state.max_guesses}
      nameOf={namesIn(game)}
    />
  );
  return (
    <>
      <section
        ref={region}
        class={over ? "code-board over" : `code-board ${role}`}
        style={sizes(options.length, state.max_guesses)}
        data-long={options.length > LONG}
        aria-label={words.value.game.board}
        tabIndex={-1}
        data-yields
      >
        <PegLight />
        <div class="code-panel">
          <Shelf look={look} code={secret} places={options.length} />
          {ownBoard && table}
          {left !== null && !choosing && <p class="guesses-left">{word.guessesLeft(left)}</p>}
          {!over && role === "breaker" && (
            <Breaker live={live} game={game} look={look} model={model}>
              {helps.buttons}
            </Breaker>
          )}
          {!over && role === "maker" && (
            <Maker live={live} game={game} state={state} look={look} labels={labels} secret={secret} />
          )}
          {!over && role === "watcher" && waits !== null && <p class="wait">{waits}</p>}
          {mayTell && <TellSecret live={live} game={game} look={look} />}
          {(over || role !== "breaker") && helps.buttons}
        </div>
        {state.boards !== undefined && <Boards game={game} boards={state.boards} labels={labels} look={look} />}
      </section>
      {helps.opened}
    </>
  );
}

/** Where the secret stands, covered until it is told. Words elsewhere say it. */
function Shelf({ look, code, places }: { look: Look; code: string | null; places: number }) {
  return (
    <div class={code === null ? "shelf covered" : "shelf"} aria-hidden="true">
      {code !== null && [...code].every((symbol) => symbol === "." || look.alphabet.includes(symbol)) ? (
        <Pegs look={look} code={code} />
      ) : (
        <span class="pegs">
          {Array.from({ length: places }, (_, place) => (
            <span key={place} class={look.pegs ? "peg cover" : "peg cover square"}>
              ?
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** An earlier round, to look at. */
function PastRound({ live, game, round }: { live: LiveGame; game: CodeGame; round: number }) {
  const params = { path: { game: game.id }, query: { round } };
  const { value, problem, reload } = useLoad(() => read(api.GET("/v1/games/{game}/history", { params })), [game.id, round]);
  const history = (value?.items ?? null) as History | null;
  const look = lookOf(game);
  const helps = useHelps({ game, round, history: history ?? [], look, count: null, model: null });
  const result = live.results.value?.rounds.find((one) => one.round === round);
  let content: ComponentChildren = <p>{words.value.common.loading}</p>;
  if (problem !== null) content = <Failed problem={problem} retry={reload} />;
  else if (history !== null) {
    content = (
      <Guesses
        history={history}
        empty={words.value.code.noGuesses}
        pending={null}
        labels={labelsOf(game.options, history, rulesetOf(game.ruleset)?.labels ?? [])}
        look={look}
        places={game.options.length}
        underWay={false}
        most={game.options.max_guesses}
        nameOf={namesIn(game)}
      />
    );
  }
  return (
    <>
      <section
        class="code-board over"
        style={sizes(game.options.length, game.options.max_guesses)}
        data-long={game.options.length > LONG}
        aria-label={words.value.game.board}
      >
        <PegLight />
        <div class="code-panel">
          <Shelf look={look} code={result?.secret ?? null} places={game.options.length} />
          {content}
          {helps.buttons}
        </div>
        {result?.boards !== undefined && (
          <Boards game={game} boards={result.boards} labels={labelsOf(game.options, [], rulesetOf(game.ruleset)?.labels ?? [])} look={look} />
        )}
      </section>
      {helps.opened}
    </>
  );
}
