// SPDX-License-Identifier: Apache-2.0
// The last event in words, and whose turn it is: what the screen says, once for each event.
import { effect } from "@preact/signals";
import type { LiveGame } from "../../api/game";
import type { Game, GameEvent } from "../../api/schemas";
import { words } from "../../i18n";
import { announce } from "../../parts/announce";
import { nameOf } from "../../parts/names";
import { type Sound, play } from "../../parts/sound";
import type { FamilyGame } from "../family";
import { headlineOf } from "./result";
import { competingSeat } from "./roles";

/** What every family's games have in common; null for what says nothing to players. */
function describe(event: GameEvent, game: Game): string | null {
  const { event: word } = words.value.game;
  const name = event.seat === null || event.seat === undefined ? "" : nameOf(game, event.seat);
  switch (event.kind) {
    case "joined": return word.joined(name);
    case "declined": return word.declined(name);
    case "round": return "number" in event && event.number > 1 ? word.round(event.number) : null;
    case "resigned":
      if ("illegal" in event) return word.disqualified(name);
      return event.seat === game.you?.seat ? word.youResigned : word.resigned(name);
    case "timed-out": return word.timedOut(name);
    case "resumed": return word.resumed;
    case "aborted": return word.aborted;
    case "rematch": return event.seat === game.you?.seat ? null : word.rematch(name);
    case "published": return word.published;
    default: return null;
  }
}

function turnText(game: Game): string {
  const word = words.value.game;
  if (game.status !== "playing") return "";
  if (game.turn.actions.length > 0) return word.yourTurn;
  const seat = game.turn.seats[0];
  return seat === undefined ? "" : word.turnOf(nameOf(game, seat));
}

/** The sound of what others did in GAME, or of how it ended; null for what the player did themselves. */
function soundOf(taken: readonly GameEvent[], game: Game, over: boolean): Sound | null {
  const seat = game.you?.seat ?? null;
  if (over) {
    const winners = game.result?.winners ?? [];
    return competingSeat(game) !== null && seat !== null && winners.length > 0 && !winners.includes(seat) ? "lost" : "won";
  }
  if (taken.every((event) => event.seat === seat)) return null;
  return game.turn.actions.length > 0 ? "turn" : "move";
}

/** Announces what happens in LIVE until the function that it returns is called. */
export function startAnnouncer(live: LiveGame, family: FamilyGame): () => void {
  let before = "";
  return effect(() => {
    const game = live.view.value;
    const results = live.results.value;
    if (game === null || live.events.value.length === 0) return;
    const over = game.status === "round-over" || game.status === "finished";
    // The headline needs the results, which come right behind the view.
    if (over && (results?.rounds.length ?? 0) < (game.round?.number ?? 0)) return;
    const taken = live.takeEvents();
    // Events that the view does not show yet are said when it does; until then nothing has changed.
    if (taken.length === 0) return;
    const said = taken.flatMap((event) => family.describe(event, game) ?? describe(event, game) ?? []);
    const end = over ? `${headlineOf(game, results, family)}.` : (family.turn?.(game) ?? turnText(game));
    const text = [...said.slice(-2), end].filter((part) => part !== "" && part !== ".").join(" ");
    if (text !== "" && text !== before) announce(text);
    const sound = soundOf(taken, game, over);
    if (sound !== null) play(sound);
    before = text;
  });
}
