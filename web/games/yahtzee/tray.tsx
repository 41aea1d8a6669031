// SPDX-License-Identifier: Apache-2.0
// The dice on the felt, and the button that rolls those that are not kept.
import type { Game } from "../../api/schemas";
import { words } from "../../i18n";
import { nameOf } from "../../parts/names";
import { canRoll, canScore, yahtzeeOf } from "./card";
import { Pips } from "./die";

interface TrayProps {
  game: Game;
  dice: readonly number[];
  kept: readonly number[];
  /** By place: the number of the throw that the die fell in; a new number turns it. */
  thrown: readonly number[];
  /** Whether the player can do something at this moment. */
  ready: boolean;
  /** Whether a roll is on its way to the server. */
  rolling: boolean;
  toggle: (place: number) => void;
  roll: () => void;
}

export function Tray({ game, dice, kept, thrown, ready, rolling, toggle, roll }: TrayProps) {
  const word = words.value.yahtzee;
  const rolls = canRoll(game);
  const count = dice.length - kept.length;
  const playing = game.you.seat !== null;
  return (
    <div class="tray">
      <div role="group" class="dice" aria-label={word.dice}>
        {dice.map((value, place) => (
          <Die
            key={place}
            place={place}
            value={value}
            kept={kept.includes(place)}
            thrown={thrown[place] ?? 0}
            waits={rolling && !kept.includes(place)}
            active={playing ? rolls && ready : null}
            toggle={toggle}
          />
        ))}
      </div>
      <div class="throw">
        <span class="stage">{stageText(game)}</span>
        {playing && (
          <button
            type="button"
            class="main roll"
            aria-disabled={!rolls || !ready || count === 0}
            aria-keyshortcuts="R"
            onClick={roll}
          >
            {word.roll(count)}
          </button>
        )}
      </div>
    </div>
  );
}

/** Which roll lies there, or what there is to do. */
function stageText(game: Game): string {
  const word = words.value.yahtzee;
  const stage = yahtzeeOf(game).state?.stage ?? 0;
  const seat = game.turn.seats[0];
  if (seat !== undefined && seat !== game.you.seat) return word.rolling(nameOf(game, seat));
  return canScore(game) && !canRoll(game) ? word.chooseBox : word.rollOf(stage + 1);
}

interface DieProps {
  place: number;
  value: number;
  kept: boolean;
  thrown: number;
  waits: boolean;
  /** Whether it can be kept now; null for whoever only watches. */
  active: boolean | null;
  toggle: (place: number) => void;
}

function Die({ place, value, kept, thrown, waits, active, toggle }: DieProps) {
  const label = words.value.yahtzee.die(place + 1, value);
  // A new key makes the face anew, and with it its animation; the button stays what it is.
  const face = (
    <svg key={thrown} class={waits ? "face-of-die waits" : "face-of-die"} viewBox="0 0 24 24" aria-hidden="true">
      <Pips value={value} />
    </svg>
  );
  if (active === null) {
    return (
      <span role="img" class="die" aria-label={label}>
        {face}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="die"
      aria-label={label}
      aria-pressed={kept}
      aria-disabled={!active}
      aria-keyshortcuts={String(place + 1)}
      onClick={() => toggle(place)}
    >
      {face}
      <svg class="lock" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 5V4a3 3 0 0 1 6 0v1h.5a.8.8 0 0 1 .8.8v4a.8.8 0 0 1-.8.8h-7a.8.8 0 0 1-.8-.8v-4a.8.8 0 0 1 .8-.8zm1.3 0h3.4V4a1.7 1.7 0 0 0-3.4 0z" />
      </svg>
    </button>
  );
}
