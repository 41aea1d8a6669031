// SPDX-License-Identifier: Apache-2.0
// What a program does with the client that orval makes; compiled only.
import { createGame, listEvents, type Game, type GameEvent } from "./orval";

export async function firstMove(): Promise<string> {
  const answer = await createGame({ ruleset: "gomoku", opponents: [{ bot: "gomoku" }] });
  if (answer.status !== 201) return answer.data.detail;
  const game: Game = answer.data;
  if (game.family === "line") return game.state?.board.join("") ?? "";
  if (game.family === "yahtzee") return String(game.options.await_client_seed);
  return game.family === "codebreaking" ? game.options.alphabet : "";
}

export async function codes(id: string): Promise<string[]> {
  const answer = await listEvents(id);
  const events: GameEvent[] = answer.status === 200 ? answer.data.items : [];
  return events.map((event) => (event.kind === "guess" ? (event.code ?? "hidden") : ""));
}
