// SPDX-License-Identifier: Apache-2.0
// What each seat did in its last turn. A program's turn is over before anybody has seen its dice, so it stands here.
import { useEffect, useState } from "preact/hooks";
import { api, read } from "../../api/client";
import type { LiveGame } from "../../api/game";
import type { Game, GameEvent, Schemas } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import type { Box } from "./card";
import { SmallDie } from "./die";

export interface Throw {
  keep: readonly number[];
  dice: readonly number[];
}

export interface Turn {
  throws: readonly Throw[];
  box: Box | null;
  /** With the bonus of a further Yahtzee. */
  points: number;
}

/** The last turn of each seat that had one. */
export type Turns = ReadonlyMap<number, Turn>;

/** Up to so many seats all throws of a turn are shown. */
const WHOLE_MAX = 3;
/** A turn has at most three rolls and a score. */
const EVENTS_OF_TURN = 4;

type RollEvent = Schemas["YahtzeeEventRoll"];
type ScoreEvent = Schemas["YahtzeeEventScore"];

/** TURNS with EVENT added, unless its dice are not told. */
function withEvent(turns: Turns, event: GameEvent): Turns {
  const { seat } = event;
  if (event.kind === "round") return new Map();
  if (seat === null || seat === undefined || (event.kind !== "roll" && event.kind !== "score")) return turns;
  const next = new Map(turns);
  const before = turns.get(seat) ?? { throws: [], box: null, points: 0 };
  if (event.kind === "roll") {
    const { keep, dice, stage } = event as RollEvent;
    if (keep === undefined || dice === undefined) return turns;
    next.set(seat, { throws: [...(stage === 0 ? [] : before.throws), { keep, dice }], box: null, points: 0 });
  } else {
    const { category, score, bonus } = event as ScoreEvent;
    if (category === undefined || score === undefined || bonus === undefined) return turns;
    next.set(seat, { ...before, box: category, points: score + bonus });
  }
  return next;
}

/** Follows what the seats of LIVE do, from their turns before on. */
export function useTurns(live: LiveGame, game: Game): Turns {
  const [turns, setTurns] = useState<Turns>(new Map());
  useEffect(() => {
    let gone = false;
    const early: GameEvent[] = [];
    let ready = false;
    const add = (event: GameEvent) => setTurns((before) => withEvent(before, event));
    const stop = live.onEvent((event) => (ready ? add(event) : early.push(event)));
    const after = Math.max(0, game.version - EVENTS_OF_TURN * (game.seats.length + 1));
    const before = read(api.GET("/v1/games/{game}/events", { params: { path: { game: game.id }, query: { after } } }));
    before.then(
      ({ items }) => {
        if (gone) return;
        ready = true;
        const known = items[items.length - 1]?.seq ?? 0;
        for (const event of [...items, ...early.filter(({ seq }) => seq > known)]) add(event);
      },
      // Without what was before, the turns from here on are shown.
      () => {
        ready = true;
        early.forEach(add);
      },
    );
    return () => {
      gone = true;
      stop();
    };
  }, [live]);
  return turns;
}

/** The turns of the others, or of all for whoever watches; nothing where nobody else plays. */
export function LastTurns({ game, turns }: { game: Game; turns: Turns }) {
  const word = words.value.yahtzee;
  const shown = [...turns].filter(([seat, turn]) => seat !== game.you.seat && turn.box !== null);
  if (game.seats.length === 1) return null;
  // In a crowd only what was scored is shown, so that the list stays short.
  const whole = game.seats.length <= WHOLE_MAX;
  return (
    <ul class="last-turns" aria-label={word.lastTurns}>
      {shown.map(([seat, { throws, box, points }]) => (
        <li key={seat}>
          <span class="who">{nameOf(game, seat)}</span>
          <span class="throws" role="img" aria-label={word.rolledThen(throws.map(({ dice }) => dice.join(" ")))}>
            {throws.map(({ dice }, index) => (whole || index === throws.length - 1) && (
              <span key={index} class="small-dice">
                {dice.map((value, place) => (
                  <SmallDie key={place} value={value} kept={throws[index + 1]?.keep.includes(place) ?? true} />
                ))}
              </span>
            ))}
          </span>
          {box !== null && <span class="points">{word.scored(points, word.boxes[box])}</span>}
        </li>
      ))}
    </ul>
  );
}
