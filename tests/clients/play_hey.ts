// SPDX-License-Identifier: Apache-2.0
// A game of each family, played with the client that @hey-api/openapi-ts makes. Compiles under --strict or not at all:
// what is narrowed here by `family` and `kind` is narrowed by the contract's discriminators.
import * as referee from "./hey";
import { createClient } from "./hey/client";

declare const process: { argv: string[]; exitCode?: number };

const server = process.argv[2] ?? "";
const ann = createClient({ baseUrl: server, throwOnError: true });
const bob = createClient({ baseUrl: server, throwOnError: true });

function demand(truth: boolean, what: string): asserts truth {
  if (!truth) throw new Error(what);
}

async function introduce(client: typeof ann, name: string): Promise<void> {
  const { data } = await referee.createPlayer({ client, body: { name }, throwOnError: true });
  client.setConfig({ headers: { Authorization: `Bearer ${data.token}` } });
}

async function breakCode(): Promise<string> {
  const body: referee.GameCreation = { ruleset: "mastermind", options: { length: 1, alphabet: "abc", repeats: true } };
  const { data: game } = await referee.createGame({ client: ann, body, throwOnError: true });
  for (const code of ["a", "b", "c"]) {
    const path = { game: game.id };
    const { data } = await referee.guess({ client: ann, path, body: { code }, throwOnError: true });
    demand(data.black === 0 || data.black === 1, "a guess is answered with pegs");
    if (data.solved) break;
  }
  return game.id;
}

async function makeLine(): Promise<string> {
  const body: referee.GameCreation = { ruleset: "tic-tac-toe", opponents: [{ open: true }] };
  const { data: game } = await referee.createGame({ client: ann, body, throwOnError: true });
  await referee.joinByCode({ client: bob, body: { join_code: game.join_code ?? "" }, throwOnError: true });
  const moves = [[ann, 0, 0], [bob, 0, 1], [ann, 1, 0], [bob, 1, 1], [ann, 2, 0]] as const;
  for (const [client, column, row] of moves) {
    await referee.makeMove({ client, path: { game: game.id }, body: { column, row }, throwOnError: true });
  }
  return game.id;
}

async function fillCard(): Promise<string> {
  const { data: made } = await referee.createGame({ client: ann, body: { ruleset: "yahtzee" }, throwOnError: true });
  let game: referee.Game = made;
  while (game.status === "playing") {
    demand(game.family === "yahtzee" && game.state !== null, "Yahtzee has its own state");
    const choice = game.state.choices[0];
    demand(choice !== undefined, "while it is played something can be scored");
    const path = { game: game.id };
    const { data } = await referee.scoreDice({
      client: ann, path, body: { category: choice.category }, headers: { Prefer: "return=representation" }, throwOnError: true,
    });
    demand(data.game !== undefined, "the game comes with the answer");
    game = data.game;
  }
  return game.id;
}

async function lookBack(id: string): Promise<referee.Game> {
  const { data: game } = await referee.getGame({ client: ann, path: { game: id }, throwOnError: true });
  const { data: events } = await referee.listEvents({ client: ann, path: { game: id }, throwOnError: true });
  const kinds = events.items.map((event) => (event.kind === "created" ? `created ${event.ruleset}` : event.kind));
  demand(kinds[0] === `created ${game.ruleset}`, "the log begins with how it was made");
  demand(game.family === "line" || kinds.includes("round-over") || game.status !== "finished", "rounds end");
  return game;
}

async function main(): Promise<void> {
  await introduce(ann, "Ann");
  await introduce(bob, "Bob");
  const code = await lookBack(await breakCode());
  demand(code.family === "codebreaking" && code.state !== null && code.state.history.length > 0, "guesses were made");
  const line = await lookBack(await makeLine());
  demand(line.family === "line" && line.status === "finished" && line.state?.winning_line?.length === 3, "Ann has a row");
  const yahtzee = await lookBack(await fillCard());
  demand(yahtzee.family === "yahtzee" && yahtzee.state?.turn_number === 13, "the card is full");
  const { data: refused } = await referee.getRuleset({ client: ann, path: { ruleset: "yahtzee" }, throwOnError: true });
  demand(refused.id === "yahtzee", "a ruleset is found");
  console.log(`played ${[code, line, yahtzee].map((game) => game.family).join(" ")}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
