// SPDX-License-Identifier: Apache-2.0
import type { Game, Schemas } from "../api/schemas";
import { words } from "../i18n";

/** What a player is called: programs that play at a level by that, in the page's language. */
export function calledOf({ name, kind }: { name?: string | null; kind?: string }): string {
  if (name === undefined || name === null) return words.value.common.nobody;
  const levelled = kind === "bot" ? /^([a-z0-9-]+), level (\d+)$/.exec(name) : null;
  return levelled === null ? name : words.value.common.atLevel(levelled[1] ?? name, Number(levelled[2]));
}

/** The name of who sits at SEAT of GAME, as the page writes it everywhere. */
export function nameOf(game: { seats: readonly Pick<Schemas["GameSeat"], "seat" | "player">[] }, seat: number): string {
  const taken = game.seats.find((one) => one.seat === seat)?.player;
  if (taken === undefined || taken === null) return words.value.game.freeSeat;
  return calledOf(taken);
}

/** The names of those who have or are offered a seat of GAME beside the caller, by seat; of all where the caller only watches. */
export function othersOf(game: Pick<Game, "seats" | "you">): string[] {
  return game.seats.filter(({ player }) => player !== null && player.id !== game.you.player).map(({ seat }) => nameOf(game, seat));
}
