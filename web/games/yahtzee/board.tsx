// SPDX-License-Identifier: Apache-2.0
// The table of a game of Yahtzee: the dice, the card, and what the keys do. Which dice are kept is the only thing that
// the server does not know; it is dropped with the turn that it is about.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { Alert } from "../../parts/problem";
import { nameOf } from "../../parts/names";
import { change, settings } from "../../parts/settings";
import { Confirm } from "../../parts/dialog";
import type { BoardProps } from "../family";
import { type Box, type Choice, canRoll, canScore, pointsOf, turnOf, yahtzeeOf } from "./card";
import { Scorecard } from "./scorecard";
import { Tray } from "./tray";
import { LastTurns, type Turns, useTurns } from "./turns";

const DICE = 5;

interface Kept {
  /** The turn that they were kept in. */
  turn: string;
  places: readonly number[];
}

export function Board(props: BoardProps) {
  const word = words.value.game;
  const region = useRef<HTMLElement>(null);
  return (
    <section class="yahtzee" aria-label={word.board} ref={region} tabIndex={-1}>
      {props.past !== null ? <PastCards {...props} past={props.past} /> : <Now {...props} region={region} />}
    </section>
  );
}

/** The cards of a round that is over. */
function PastCards({ live, game, past }: BoardProps & { past: number }) {
  const cards = live.results.value?.rounds.find(({ round }) => round === past)?.cards ?? [];
  return <Scorecard game={game} cards={cards} choices={[]} ready={false} scoring={null} last={new Map()} choose={() => {}} />;
}

function Now({ live, game, region }: BoardProps & { region: { current: HTMLElement | null } }) {
  const word = words.value.yahtzee;
  const state = yahtzeeOf(game).state;
  const turns = useTurns(live, game);
  const { kept, stayed, toggle, roll } = useKeeping(live, game);
  const thrown = useThrown(game, stayed, turns);
  const [asked, setAsked] = useState<Choice | null>(null);
  const pending = live.unseen;
  const send = async (choice: Choice) => {
    setAsked(null);
    const given = await live.act("scores", { category: choice.category });
    // The button that was pressed is gone; the next key must not roll by accident, so a die takes the focus.
    if (given !== null && document.activeElement === document.body) {
      requestAnimationFrame(() => (region.current?.querySelector<HTMLElement>(".die") ?? region.current)?.focus());
    }
  };
  const choose = (choice: Choice) => {
    const now = live.view.value;
    if (now === null || !live.ready || !canScore(now)) return;
    const better = yahtzeeOf(now).state?.choices.some((other) => pointsOf(other) > 0) ?? false;
    if (pointsOf(choice) === 0 && better && settings.value.askBeforeZero) setAsked(choice);
    else void send(choice);
  };
  if (state === null) return null;
  const sent = pending?.segment === "scores" ? (pending.body as { category: Box }).category : null;
  return (
    <>
      {state.dice !== null && (
        <Tray
          game={game}
          dice={state.dice}
          kept={kept}
          thrown={thrown}
          ready={live.ready}
          rolling={pending?.segment === "rolls"}
          toggle={toggle}
          roll={roll}
        />
      )}
      <Unseen game={game} />
      {game.status === "playing" && <Alert problem={live.problem.value} />}
      {state.cards.length > 0 && (
        <Scorecard
          game={game}
          cards={state.cards}
          choices={canScore(game) ? state.choices : []}
          ready={live.ready}
          scoring={sent}
          last={lastBoxes(turns)}
          choose={choose}
        />
      )}
      <LastTurns game={game} turns={turns} />
      {asked !== null && (
        <CrossOut box={word.boxes[asked.category]} close={() => setAsked(null)} go={() => void send(asked)} />
      )}
    </>
  );
}

/** Where everybody sees their own card alone: what all have, and who rolls dice that are not seen. */
function Unseen({ game }: { game: Game }) {
  const word = words.value.yahtzee;
  const { totals, dice } = yahtzeeOf(game).state ?? {};
  const seat = game.turn.seats[0];
  if (totals === undefined || game.status !== "playing" || game.seats.length === 1) return null;
  return (
    <div class="unseen">
      {dice === null && seat !== undefined && <p>{word.rolling(nameOf(game, seat))}</p>}
      <p>{word.totals(totals)}</p>
    </div>
  );
}

const lastBoxes = (turns: Turns): Map<number, Box | null> => new Map([...turns].map(([seat, { box }]) => [seat, box]));

/** Whether a key of the board means something where the focus is: not in a field, and not under a dialog. */
function takesKeys(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  const focused = event.target instanceof HTMLElement ? event.target : null;
  return focused?.closest("input:not([type=checkbox], [type=radio]), textarea, select") == null;
}

interface Keeping {
  /** The places that are kept from the next roll. */
  kept: readonly number[];
  /** Those that were kept last in this turn, also when there is nothing more to roll. */
  stayed: readonly number[];
  toggle: (place: number) => void;
  roll: () => void;
}

/** Which dice are kept, and rolling the others; by button and by key. */
function useKeeping(live: LiveGame, game: Game): Keeping {
  const held = useSignal<Kept>({ turn: "", places: [] });
  const keptIn = (now: Game) => (canRoll(now) && held.value.turn === turnOf(now) ? held.value.places : []);
  // Both read the newest view, not the one that was drawn: keys may come faster than the page is drawn.
  const toggle = (place: number) => {
    const now = live.view.value;
    if (now === null || !live.ready || !canRoll(now)) return;
    const places = keptIn(now);
    const without = places.filter((other) => other !== place);
    held.value = { turn: turnOf(now), places: without.length < places.length ? without : [...places, place].sort() };
  };
  const roll = () => {
    const now = live.view.value;
    if (now === null || !live.ready || !canRoll(now)) return;
    const keep = keptIn(now);
    if (keep.length < DICE) void live.act("rolls", { keep });
  };
  // Before what says that they are there is drawn.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!takesKeys(event)) return;
      const place = "12345".indexOf(event.key);
      if (event.key.toLowerCase() === "r") roll();
      else if (event.key.length === 1 && place >= 0) toggle(place);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [live]);
  return { kept: keptIn(game), stayed: held.value.turn === turnOf(game) ? held.value.places : [], toggle, roll };
}

/** By place the number of the throw in which each die fell, so that only what was rolled turns. STAYED is of own turns. */
function useThrown(game: Game, stayed: readonly number[], turns: Turns): readonly number[] {
  const stage = yahtzeeOf(game).state?.stage ?? 0;
  const seat = game.turn.seats[0];
  const name = `${turnOf(game)}.${stage}`;
  const shown = useRef<{ name: string; thrown: readonly number[] }>({ name, thrown: [0, 0, 0, 0, 0] });
  if (shown.current.name !== name) {
    const theirs = seat === undefined ? undefined : turns.get(seat)?.throws[stage]?.keep;
    const still = stage === 0 ? [] : seat === game.you.seat ? stayed : (theirs ?? []);
    shown.current = { name, thrown: shown.current.thrown.map((count, place) => (still.includes(place) ? count : count + 1)) };
  }
  return shown.current.thrown;
}

/** Asks before a box is given up while another would score. */
function CrossOut({ box, go, close }: { box: string; go: () => void; close: () => void }) {
  const word = words.value.yahtzee;
  return (
    <Confirm title={word.crossOutTitle(box)} close={close} act={go} yes={word.crossOut} no={word.chooseAnother}>
      <p>{word.crossOutText}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={!settings.value.askBeforeZero}
          onChange={(event) => change({ askBeforeZero: !event.currentTarget.checked })}
        />{" "}
        {word.doNotAsk}
      </label>
    </Confirm>
  );
}
