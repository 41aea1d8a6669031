// SPDX-License-Identifier: Apache-2.0
// What the types of clients/js promise; it is compiled and not run.
import { Referee, type Schemas } from "referee-client";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <Claim extends true>(claim?: Claim): void => void claim;

export async function uses(): Promise<void> {
  const referee = new Referee({ server: "http://localhost:8080", token: null, timeout: 1000 });
  const player = await referee.call("GET", "/v1/players/{player}", { params: { path: { player: "1" } } });
  holds<Same<typeof player, Schemas["Player"]>>();
  const gone = await referee.call("DELETE", "/v1/players/me");
  holds<Same<typeof gone, null>>();
  const made = await referee.call("POST", "/v1/games", { body: { ruleset: "yahtzee" } });
  holds<Same<typeof made, Schemas["Game"]>>();
  const moved = await referee.call("POST", "/v1/games/{game}/moves", { params: { path: { game: "1" } }, body: { column: 1, row: 2 } });
  holds<Same<typeof moved, Schemas["MakeMoveResult"]>>();

  const game = await referee.games.create("connect-four", { opponents: [{ bot: "greedy" }], clock: null });
  for await (const event of game.events()) {
    holds<Same<typeof event, Schemas["GameEvent"]>>();
    if (event.kind === "created") holds<Same<typeof event.ruleset, Schemas["RulesetId"]>>();
  }
  if (game.view.family === "line") holds<Same<typeof game.view.state, Schemas["LineState"] | null>>();
  for await (const view of referee.games.list({ player: "me", status: "open", limit: 10 })) holds<Same<typeof view, Schemas["Game"]>>();

  // @ts-expect-error: the path has a name to be filled in
  await referee.call("GET", "/v1/players/{player}");
  // @ts-expect-error: there is no such address
  await referee.call("GET", "/v1/nothing");
  // @ts-expect-error: it is not read by GET
  await referee.call("GET", "/v1/games/{game}/moves", { params: { path: { game: "1" } } });
  // @ts-expect-error: there is no such ruleset
  await referee.games.create("chess");
  // @ts-expect-error: a code is a text
  await game.guess(1246);
  // @ts-expect-error: there is no such status
  referee.games.list({ status: "strange" });
}
