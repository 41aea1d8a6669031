// SPDX-License-Identifier: Apache-2.0
// What a family of games brings to the page. families.ts lists them; nothing else names one.
import type { ComponentChildren, ComponentType } from "preact";
import type { LiveGame } from "../api/game";
import type { FamilyName, Game, GameEvent, GameResults, RoundResult, Ruleset, Schemas } from "../api/schemas";
import type { FieldErrors, Values } from "../parts/form";

export interface BoardProps {
  live: LiveGame;
  /** The newest view; `live.view` for whoever needs it later. */
  game: Game;
  /** An earlier round to look at instead of the one that is played, or null. */
  past: number | null;
}

/** The room of every miniature, as its viewBox: the same for all, so that it is known before one is drawn. */
export const MINIATURE_BOX = "0 0 96 72";

export interface MiniatureProps {
  ruleset: string;
  /** The options that the ruleset begins with, or the game's. */
  options: Record<string, unknown>;
  /** The state of a game; null for a drawn example. */
  state: Game["state"] | null;
}

export interface AnalysisProps {
  game: Game;
  round: number;
}

/** What the check of a finished round or game found. */
export interface Verdict {
  state: "proven" | "not-proven" | "not-yet";
  /** What was proven, or the step that did not hold, as a sentence's end: "the code was fixed before the first guess". */
  text: string;
}

/** The part of a family that a game's screen needs, loaded with it. */
export interface FamilyGame {
  Board: ComponentType<BoardProps>;
  /** What the players may still do before a game begins that waits for them; left out where that is nothing. */
  Opening?: ComponentType<Pick<BoardProps, "live" | "game">>;
  /** The event in words ("Guess 2: 0011, 1 black, 2 white."); null where the family has none for it. */
  describe(event: GameEvent, game: Game): string | null;
  /** Whose turn it is, in words; left out where what every game says of it will do. */
  turn?: (game: Game) => string;
  /** The result of a round that the match goes on behind, or of one alone ("Solved in 4 guesses"). */
  headline(game: Game, round: RoundResult): string;
  /** Further sentences of the result ("The code was 3405."). */
  details(game: Game, round: RoundResult): string[];
  /** The text to share of ROUND, without the address: its title line, the picture, a sentence in words. */
  share(game: Game, results: GameResults, round: number): Promise<string>;
  /**
   * Brings the check, made here without the server, that what it committed to is what was played. The check may throw a
   * Problem where something cannot be read. Null: there is nothing to prove.
   */
  prove: (() => Promise<(game: Game, round: number) => Promise<Verdict>>) | null;
  /** A hint in words, as the server gave it for GAME. */
  hint(hint: Schemas["Hint"], game: Game): string;
  /** The keys of the board, for the dialog "Keyboard": key and what it does. */
  keys(): [string, string][];
  /** The sign of a seat in the list of players (X, a disc); left out where seats have none. */
  symbol?: (game: Game, seat: number) => ComponentChildren;
  /** What a seat has in the round that is played; it is added to its points of the rounds before. Null: that is not told. */
  points?: (game: Game, seat: number) => number | null;
  /** Going over it once it is over; null where there is nothing to work out. */
  analysis: (() => Promise<ComponentType<AnalysisProps>>) | null;
}

export interface OptionsProps {
  ruleset: Ruleset;
  /** Whether those at a table may choose what they are asked of. */
  choosing: boolean;
  /** Told of the options as a request says them, at every change. */
  change: (options: Values) => void;
  errors: FieldErrors;
}

export interface Family {
  name: FamilyName;
  /** Where the rules of its games are, behind `/rules/`. */
  rules: string;
  /** A drawing of the board, small; part of the first load. */
  Miniature: ComponentType<MiniatureProps>;
  load(): Promise<FamilyGame>;
  /** The form of `/new/RULESET`; left out where the one that is made from the schema of options will do. */
  form?: () => Promise<ComponentType<{ ruleset: Ruleset }>>;
  /** The fields of its options where they are part of another form; left out where those of the schema will do. */
  options?: () => Promise<ComponentType<OptionsProps>>;
  /** A game of it for an audience, at `/games/ID/projector`; left out where the game's own screen will do. */
  audience?: () => Promise<ComponentType<{ game: Game }>>;
  /** The form of `/analysis/RULESET`; null where there is none. */
  position: (() => Promise<ComponentType<{ ruleset: string }>>) | null;
}
