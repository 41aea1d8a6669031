// SPDX-License-Identifier: Apache-2.0
// clients/js against the real server: each family played, and lines that do what lines do now and then. What is tried is the
// package as it is published (REFEREE_CLIENT_JS, made by scripts/build-client-js).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { Server, serving, until, visitor } from "../web/harness.mjs";
import { Line } from "./line.mjs";

const PACKAGE = path.resolve(process.env.REFEREE_CLIENT_JS ?? "build/referee-client");
const client = await import(pathToFileURL(path.join(PACKAGE, "dist", "index.js")).href);
const { parseEvents } = await import(pathToFileURL(path.join(PACKAGE, "dist", "sse.js")).href);
const { Referee } = client;

const server = await serving();
const line = await Line.to(server.url);
after(() => line.close());

const ONE_OF_THREE = { length: 1, alphabet: "abc", repeats: true };

const player = (name = "Ann") => Referee.signUp({ name }, { server: server.url });
/** The same player by the line. */
const through = (referee, options = {}) => new Referee({ server: line.url, token: referee.token, ...options });
const kinds = (events) => events.map(({ kind }) => kind);

/** Events up to the first of one of these kinds. */
async function upTo(stream, ...last) {
  const told = [];
  for await (const event of stream) {
    told.push(event);
    if (last.includes(event.kind)) break;
  }
  return told;
}

const all = (stream) => upTo(stream);

/** What a promise that is to be rejected is rejected with. */
async function refusal(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return assert.fail("it was not refused");
}

// --- Playing ----------------------------------------------------------------------------------------------------------

test("a guest breaks a code and reads the log", async () => {
  const referee = new Referee({ server: server.url });
  assert.equal(referee.token, null);
  const game = await referee.games.create("mastermind", { options: ONE_OF_THREE });
  assert.ok(referee.token !== null && game.isMyTurn && game.version === 2);
  for (const code of "abc") if ((await game.guess(code)).solved) break;
  if (!game.isOver) await game.finish();
  const told = await all(game.events());
  await game.refresh();
  assert.deepEqual(told.map(({ seq }) => seq), Array.from({ length: game.version }, (_, i) => i + 1));
  assert.equal(told.at(-1).kind, "finished");
  const codes = (await game.history({ round: 1 }).all()).map(({ code }) => code);
  assert.deepEqual(codes, told.filter(({ kind }) => kind === "guess").map(({ code }) => code));
  assert.ok((await referee.verify(await game.export())).valid);
});

test("two play on a board and are told of each other", async () => {
  const [ann, bob] = [await player("Ann"), await player("Bob")];
  const game = await ann.games.create("tic-tac-toe", { opponents: [{ open: true }], clock: null });
  assert.equal((await bob.games.preview(game.joinCode)).ruleset, "tic-tac-toe");
  const other = await bob.games.join(game.joinCode);
  await game.refresh();
  const waiting = await bob.games.get(game.id);
  const [seen] = await Promise.all([waiting.wait(), game.move({ column: 0, row: 0 })]);
  assert.ok(seen.isMyTurn);
  for (const [who, column, row] of [[other, 0, 1], [game, 1, 0], [other, 1, 1], [game, 2, 0]]) {
    await (await who.refresh()).move({ column, row });
  }
  assert.deepEqual(game.view.result.winners, [0]);
  assert.match(await game.sgf(), /^\(;FF\[4\]/);
  const again = await game.rematch();
  assert.deepEqual((await all(other.events({ after: game.version }))).map((event) => event.game), [again.id]);
  const invited = (await upTo(bob.players.events(), "invited")).at(-1);
  assert.equal((await (await bob.games.get(invited.game)).join()).status, "playing");
  assert.deepEqual(kinds(await ann.results.list({ game: game.id }).all()), ["round", "match"]);
});

test("Connect Four against a bot", async () => {
  const ann = await player();
  const game = await ann.games.create("connect-four", { opponents: [{ bot: "random" }] });
  for await (const turn of game.turns()) await turn.move({ column: turn.view.state.board[0].indexOf(".") }, { wait: 30 });
  assert.ok(["win", "draw", "loss"].includes(game.view.result.outcome));
});

test("Yahtzee to the last box", async () => {
  const game = await (await player()).games.create("yahtzee", { client_seed: "an-old-shoe-7" });
  await game.roll([0, 1]);
  for await (const turn of game.turns()) await turn.score(turn.view.state.choices[0].category);
  assert.equal(game.view.state.turn_number, 13);
});

test("a quiz of a set of one's own", async () => {
  const ann = await player();
  const questions = Array.from({ length: 3 }, (_, i) => ({ text: `Is ${i} a number?`, correct: true }));
  const body = { title: "Numbers", language: "en", licence: "own", questions };
  assert.equal((await ann.questionSets.create(body, { dryRun: true })).id, null);
  const set = await ann.questionSets.create(body);
  assert.deepEqual((await ann.questionSets.questions(set.id, { version: 1 })).items.map(({ text }) => text), questions.map(({ text }) => text));
  const parts = [{ kind: "sheet", set: set.id, seconds: 300, questions: 3 }];
  const game = await ann.games.create("quiz", { options: { parts } });
  await game.ready();
  for (const { question } of game.view.state.questions) await game.respond({ question, choice: 0 });
  await game.handIn();
  assert.ok((await game.wait()).isOver);
  const [{ right, wrong }] = game.view.state.scores;
  assert.equal(right + wrong, 3);
});

test("a tournament of bots, and one that is joined", async () => {
  const [ann, bob] = [await player("Ann"), await player("Bob")];
  const bots = [{ bot: "random" }, { bot: "greedy" }];
  let cup = await ann.tournaments.create({ ruleset: "yahtzee", format: "all-play", entrants: bots, games: 3, seed: "cup" });
  assert.equal((await all(cup.events())).at(-1).kind, "finished");
  assert.ok((await cup.refresh()).isOver);
  const standings = [];
  for await (const { rank } of cup.standings()) standings.push(rank);
  assert.deepEqual(standings, [1, 2]);
  assert.equal((await cup.games({ limit: 2 }).all()).length, 3);
  const entrants = [{ player: (await ann.players.me()).id }, { player: (await bob.players.me()).id }];
  cup = await ann.tournaments.create({ ruleset: "tic-tac-toe", format: "round-robin", entrants, clock: null });
  await (await bob.tournaments.get(cup.id)).join();
  const started = (await upTo(cup.events(), "started")).at(-1);
  const games = [];
  for (const referee of [ann, bob]) {
    const game = await referee.games.get(started.id);
    // Of two that are invited one may be seated already.
    await game.join().catch((error) => assert.ok(error instanceof client.ConflictError, error));
    games.push(game);
  }
  for (const game of games) await game.refresh();
  const [first, second] = games.sort((a, b) => a.seat - b.seat);
  for (const [who, column, row] of [[first, 0, 0], [second, 0, 1], [first, 1, 0], [second, 1, 1], [first, 2, 0]]) {
    await (await who.refresh()).move({ column, row });
  }
  const told = kinds(await all(cup.events()));
  assert.ok(told[0] === "created" && told.at(-1) === "finished" && told.includes("game"), told);
});

test("in a browser as well", async () => {
  // As a page of one's own would, without the policy of the server's.
  const { context, page, go } = await visitor(server, { bypassCSP: true });
  await context.route("**/client/*.js", (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({ path: path.join(PACKAGE, "dist", name), contentType: "text/javascript" });
  });
  await go("/");
  const told = await page.evaluate(async () => {
    const { Referee, ConflictError } = await import("/client/index.js");
    const referee = new Referee();
    const game = await referee.games.create("tic-tac-toe", { opponents: [{ bot: "random" }], clock: null });
    const heard = (async () => {
      const all = [];
      for await (const { kind } of game.events()) all.push(kind);
      return all;
    })();
    for await (const turn of game.turns()) {
      const row = turn.view.state.board.findIndex((fields) => fields.includes("."));
      await turn.move({ column: turn.view.state.board[row].indexOf("."), row });
    }
    const refused = await game.move({ column: 0, row: 0 }).catch((error) => error instanceof ConflictError);
    return { all: await heard, refused };
  });
  assert.ok(told.refused && told.all[0] === "created" && told.all.at(-1) === "finished", JSON.stringify(told));
});

// --- Lines that break -------------------------------------------------------------------------------------------------

test("an answer that is lost is asked for again, and nothing is done twice", async () => {
  const referee = through(await player());
  line.loseAnswerTo("POST /v1/games");
  line.asked = [];
  const game = await referee.games.create("mastermind");
  assert.equal(line.of("POST /v1/games").length, 2);
  assert.equal(new Set(line.keysOf("POST /v1/games")).size, 1);
  assert.deepEqual((await referee.games.list({ player: "me" }).all()).map(({ id }) => id), [game.id]);
  const guesses = `POST /v1/games/${game.id}/guesses`;
  line.loseAnswerTo(guesses);
  line.lose(guesses);
  assert.equal((await game.guess("1122")).attempt, 1);
  assert.equal(line.of(guesses).length, 3);
  assert.equal(new Set(line.keysOf(guesses)).size, 1);
  await game.resign();
  assert.equal(kinds(await all(game.events())).filter((kind) => kind === "guess").length, 1);
});

test("what passes is tried again with the same key, after what Retry-After says", async () => {
  const retried = [];
  const referee = through(await player(), { onRetry: (error, ms) => retried.push([error.status, ms]) });
  for (const status of [429, 502, 503, 504]) {
    line.asked = [];
    line.refuse("POST /v1/games", status, { "Retry-After": "0" });
    assert.equal((await referee.games.create("mastermind")).version, 2);
    assert.equal(line.of("POST /v1/games").length, 2);
    assert.equal(new Set(line.keysOf("POST /v1/games")).size, 1);
  }
  line.refuse("GET /v1/bots", 503, { "Retry-After": "1" });
  await referee.bots();
  assert.deepEqual(retried, [[429, 0], [502, 0], [503, 0], [504, 0], [503, 1000]]);
});

test("tries come to an end", async () => {
  const ann = await player();
  line.refuse("GET /v1/bots", 429, { "Retry-After": "3600" });
  const late = await refusal(through(ann).bots());
  assert.ok(late instanceof client.RateLimitError && late.retryAfter === 3_600_000);
  line.asked = [];
  for (let i = 0; i < 3; i++) line.refuse("GET /v1/bots", 503, { "Retry-After": "0" });
  const away = await refusal(through(ann).bots({ retries: 2 }));
  assert.ok(away instanceof client.ServerError && away.status === 503);
  assert.equal(line.of("GET /v1/bots").length, 3);
  const nobody = new Referee({ server: "http://127.0.0.1:9", retries: 0 });
  assert.ok((await refusal(nobody.bots())) instanceof client.APIConnectionError);
});

test("silence is a time-out", async () => {
  const sockets = new Set();
  const silent = net.createServer((socket) => sockets.add(socket)).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const referee = new Referee({ server: `http://127.0.0.1:${silent.address().port}`, timeout: 100, retries: 1 });
  assert.ok((await refusal(referee.bots())) instanceof client.APITimeoutError);
  assert.equal(sockets.size, 2);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test("a stream that is cut goes on where it was", async () => {
  const ann = await player();
  const game = await through(ann).games.create("mastermind", { options: { max_guesses: null } });
  const direct = await ann.games.get(game.id);
  const stream = game.events();
  const events = stream[Symbol.asyncIterator]();
  const told = [];
  line.asked = [];
  for (let i = 0; i < 5; i++) {
    await direct.guess("1122");
    while (told.length < direct.version) told.push((await events.next()).value);
    line.cut();
  }
  await direct.resign();
  for (let next = await events.next(); !next.done; next = await events.next()) told.push(next.value);
  await direct.refresh();
  assert.deepEqual(told.map(({ seq }) => seq), Array.from({ length: direct.version }, (_, i) => i + 1));
  const cursors = line.of(`GET /v1/games/${game.id}/events`).map(({ headers }) => headers["last-event-id"]);
  assert.ok(cursors[0] === "0" && cursors.length >= 5, cursors);
});

test("a stream outlives the server", async () => {
  const own = await new Server().start();
  after(() => own.stop());
  const ann = await Referee.signUp({ name: "Ann" }, { server: own.url });
  const game = await ann.games.create("mastermind");
  const stream = game.events();
  const events = stream[Symbol.asyncIterator]();
  const told = [(await events.next()).value, (await events.next()).value];
  await own.kill();
  await own.start();
  await game.guess("1122");
  told.push((await events.next()).value);
  assert.deepEqual(told.map(({ seq }) => seq), [1, 2, 3]);
  stream.close();
  assert.ok((await events.next()).done);
});

// --- What is refused --------------------------------------------------------------------------------------------------

test("refusals are typed and say what is wrong", async () => {
  const ann = await player();
  const bad = await refusal(ann.games.create("mastermind", { options: { length: 99 } }));
  assert.ok(bad instanceof client.InvalidRequestError && bad instanceof client.RefereeError && bad instanceof Error);
  assert.equal(bad.name, "InvalidRequestError");
  assert.throws(() => new Referee({ server: "localhost:8080" }), /address/);
  assert.deepEqual([bad.status, bad.kind, bad.errors[0].pointer], [422, "invalid-value", "/options/length"]);
  assert.ok(bad.message.length > 0 && bad.type.endsWith("/problems/invalid-value"));
  assert.equal((await ann.call("GET", "/v1/rulesets/{ruleset}", { params: { path: { ruleset: "gomoku" } } })).id, "gomoku");
  const strange = await refusal(ann.games.list({ status: "strange" }).all());
  assert.equal(strange.errors[0].parameter, "status");
  assert.ok((await refusal(ann.games.get("0"))) instanceof client.NotFoundError);
  const told = async (language) => (await refusal(new Referee({ server: server.url, language }).games.get("0"))).message;
  assert.equal(await told("en"), await told(undefined));
  assert.notEqual(await told("pl"), await told(() => "en"));
  const nobody = new Referee({ server: server.url, token: "rf_nobody" });
  assert.ok((await refusal(nobody.players.me())) instanceof client.AuthenticationError);
  const game = await ann.games.create("tic-tac-toe", { opponents: [{ open: true }] });
  const early = await refusal(game.move({ column: 0, row: 0 }));
  assert.ok(early instanceof client.ConflictError && early.kind === "not-allowed-now");
  const nothing = new client.EventStream(ann.transport, { path: "/v1/games/0/events" });
  assert.ok((await refusal(all(nothing))) instanceof client.NotFoundError);
  const none = new client.EventStream(ann.transport, { path: "/v1/bots" });
  assert.equal((await refusal(all(none))).status, 406, "what is no stream is not asked for again");
});

test("nobody acts on a position that is gone", async () => {
  const ann = await player();
  const game = await ann.games.create("mastermind");
  const other = await ann.games.get(game.id);
  await other.guess("1122");
  assert.ok((await refusal(game.guess("1122"))) instanceof client.VersionConflictError);
  assert.equal(game.version, other.version, "the view has been read anew");
  assert.equal((await game.guess("1122")).attempt, 2);
  await other.guess("1123", { ifMatch: null });
  assert.equal(other.view.state.history.length, 3);
});

// --- Calling off ------------------------------------------------------------------------------------------------------

test("a call and a stream are called off", async () => {
  const ann = await player();
  const game = await through(ann).games.create("tic-tac-toe", { opponents: [{ open: true }] });
  const waits = [
    (signal) => game.wait(Infinity, { signal }),
    (signal) => all(game.events({ after: game.version, signal })),
  ];
  const waiting = (segment) => line.of(`GET /v1/games/${game.id}${segment}`).length > 0;
  const asked = () => until("it waits", () => waiting("?wait") || waiting("/events"));
  for (const wait of waits) {
    line.asked = [];
    const off = new AbortController();
    const called = refusal(wait(off.signal));
    await asked();
    off.abort();
    assert.equal((await called).name, "AbortError");
    assert.equal((await refusal(wait(off.signal))).name, "AbortError", "nor is one begun by a signal that is aborted");
  }
  line.asked = [];
  const stream = game.events({ after: game.version });
  const events = all(stream);
  await asked();
  stream.close();
  assert.deepEqual(await events, []);
  line.refuse("GET /v1/bots", 503, { "Retry-After": "30" });
  const off = new AbortController();
  const onRetry = () => setTimeout(() => off.abort(new Error("enough")), 0);
  const pausing = refusal(through(ann, { onRetry }).bots({ signal: off.signal }));
  assert.equal((await pausing).message, "enough");
  assert.equal((await game.refresh()).status, "open");
});

// --- What is shown ----------------------------------------------------------------------------------------------------

for (const page of ["README.md", "clients/js/README.md"]) {
  test(`the example of ${page} runs as it is`, () => {
    const [, name, text] = /^```js\n\/\/ (\S+)\n(.*?)^```$/ms.exec(readFileSync(page, "utf8"));
    const place = mkdtempSync(path.join(tmpdir(), "referee-client-"));
    try {
      mkdirSync(path.join(place, "node_modules"));
      symlinkSync(PACKAGE, path.join(place, "node_modules", "referee-client"));
      writeFileSync(path.join(place, name), text.replaceAll("http://localhost:8080", server.url));
      assert.match(execFileSync("node", [name], { cwd: place, encoding: "utf8" }), /\n/);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  });
}

// --- Form -------------------------------------------------------------------------------------------------------------

test("a stream is read as the standard has it, wherever it is divided", () => {
  const text = "retry: 2000\n\n:\nid: 1\ndata: a\ndata:b\n\ndata: c\r\n\r\nid\ndata\n\nid: 2\ndata: d\n";
  const wanted = [{ id: "1", data: "a\nb" }, { id: null, data: "c" }, { id: "", data: "" }];
  for (let at = 0; at <= text.length; at++) {
    const parse = parseEvents();
    assert.deepEqual([...parse(text.slice(0, at)), ...parse(text.slice(at))], wanted, `divided at ${at}`);
  }
});
