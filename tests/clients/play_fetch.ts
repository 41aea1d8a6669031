// SPDX-License-Identifier: Apache-2.0
// A game of each family, played with openapi-fetch and the types that openapi-typescript makes.
import createClient from "openapi-fetch";
import type { components, paths } from "./types";

declare const process: { argv: string[]; exitCode?: number };

type Game = components["schemas"]["Game"];

const server = process.argv[2] ?? "";
const ann = createClient<paths>({ baseUrl: server });
const bob = createClient<paths>({ baseUrl: server });

function demand(truth: boolean, what: string): asserts truth {
  if (!truth) throw new Error(what);
}

// The data of an answer; a refusal is thrown, with its problem.
function good<T>(answer: { data?: T; error?: { detail: string } }): T {
  if (answer.data === undefined) throw new Error(answer.error?.detail ?? "there is no answer");
  return answer.data;
}

async function introduce(client: typeof ann, name: string): Promise<void> {
  const { token } = good(await client.POST("/v1/players", { body: { name } }));
  client.use({
    onRequest({ request }) {
      request.headers.set("Authorization", `Bearer ${token}`);
      return request;
    },
  });
}

async function breakCode(): Promise<string> {
  const options = { length: 1, alphabet: "abc", repeats: true };
  const game = good(await ann.POST("/v1/games", { body: { ruleset: "mastermind", options } }));
  for (const code of ["a", "b", "c"]) {
    const params = { path: { game: game.id } };
    const answer = good(await ann.POST("/v1/games/{game}/guesses", { params, body: { code } }));
    demand(answer.black === 0 || answer.black === 1, "a guess is answered with pegs");
    if (answer.solved) break;
  }
  return game.id;
}

async function makeLine(): Promise<string> {
  const game = good(await ann.POST("/v1/games", { body: { ruleset: "tic-tac-toe", opponents: [{ open: true }] } }));
  good(await bob.POST("/v1/join", { body: { join_code: game.join_code ?? "" } }));
  const moves = [[ann, 0, 0], [bob, 0, 1], [ann, 1, 0], [bob, 1, 1], [ann, 2, 0]] as const;
  for (const [client, column, row] of moves) {
    good(await client.POST("/v1/games/{game}/moves", { params: { path: { game: game.id } }, body: { column, row } }));
  }
  return game.id;
}

async function fillCard(): Promise<string> {
  let game: Game = good(await ann.POST("/v1/games", { body: { ruleset: "yahtzee" } }));
  const params = { path: { game: game.id } };
  while (game.status === "playing") {
    demand(game.family === "yahtzee" && game.state !== null, "Yahtzee has its own state");
    const choice = game.state.choices[0];
    demand(choice !== undefined, "while it is played something can be scored");
    good(await ann.POST("/v1/games/{game}/scores", { params, body: { category: choice.category } }));
    game = good(await ann.GET("/v1/games/{game}", { params }));
  }
  return game.id;
}

async function lookBack(id: string): Promise<Game> {
  const params = { path: { game: id } };
  const game = good(await ann.GET("/v1/games/{game}", { params }));
  const events = good(await ann.GET("/v1/games/{game}/events", { params }));
  const first = events.items[0];
  demand(first !== undefined && first.kind === "created" && first.ruleset === game.ruleset, "the log begins with it");
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
  console.log(`played ${[code, line, yahtzee].map((game) => game.family).join(" ")}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
