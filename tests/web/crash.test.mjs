// SPDX-License-Identifier: Apache-2.0
// What may go wrong between page and server: a server that dies, an answer that is lost, a reload in between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, serving, tokenOf, until, visitor } from "./harness.mjs";

const server = await serving();

/** The events of KIND in the log of GAME, as TOKEN's player sees it. */
async function logged(game, token, kind) {
  const { items } = await server.call("GET", `/v1/games/${game}/events?limit=1000`, undefined, token);
  return items.filter((event) => event.kind === kind);
}

/** Begins code-breaking alone from the first screen. */
async function alone(browser) {
  await browser.go("/");
  await browser.page.getByRole("button", { name: "Play Mini Mastermind" }).click();
  await browser.page.getByRole("group", { name: "Your code" }).locator(":focus").waitFor();
  return gameOf(browser.page);
}

/** A player without a browser, in the one free place of GAME of PAGE's player. */
async function joined(page) {
  const game = await server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  const other = await server.call("POST", "/v1/players", { name: "Other" });
  await server.call("POST", "/v1/join", { join_code: game.join_code }, other.token);
  return other.token;
}

test("a server that is killed in the middle of a game, and started again", async () => {
  const { page, go } = await visitor(server);
  await go("/");
  await page.getByRole("button", { name: "Invite a friend to Tic-tac-toe" }).click();
  await page.getByRole("textbox", { name: "Invitation link" }).waitFor();
  const other = await joined(page);
  const game = gameOf(page);
  await page.getByRole("gridcell", { name: "Column 1, row 1, empty" }).click();
  await page.getByRole("gridcell", { name: /^Column 1, row 1, X/ }).waitFor();
  await until("the move is in the log", async () => (await logged(game, other, "move")).length === 1);
  await page.evaluate(() => { globalThis.stayed = true; });

  await server.kill();
  const connection = page.getByRole("status", { name: "Connection" });
  await connection.getByText("Reconnecting").waitFor();
  // What was played stays to be looked at, and takes nothing.
  await page.getByRole("gridcell", { name: "Column 0, row 0, empty" }).click({ force: true });
  await page.getByRole("gridcell", { name: /^Column 1, row 1, X/ }).waitFor();

  await server.start();
  await server.call("POST", `/v1/games/${game}/moves`, { column: 0, row: 2 }, other);
  await page.getByRole("gridcell", { name: /^Column 0, row 2, O/ }).waitFor();
  await connection.getByText("Connected").waitFor();
  assert.equal((await logged(game, other, "move")).length, 2, "a move that was tried while the line was gone is not sent by itself");
  await page.getByRole("gridcell", { name: "Column 0, row 0, empty" }).click();
  await page.getByRole("gridcell", { name: /^Column 0, row 0, X/ }).waitFor();
  await until("the game goes on", async () => (await logged(game, other, "move")).length === 3);
  assert.equal(await page.evaluate(() => globalThis.stayed), true, "the page was not loaded again");
});

test("a guess under way when the server dies is made once it is back; one that was typed meanwhile is not", async () => {
  const browser = await visitor(server);
  const { page } = browser;
  const game = await alone(browser);
  const token = await tokenOf(page);
  const connection = page.getByRole("status", { name: "Connection" });
  await server.kill();
  await connection.getByText("Reconnecting").waitFor();
  await page.keyboard.press("Enter");
  await server.start();
  await connection.getByText("Connected").waitFor();
  assert.deepEqual(await logged(game, token, "guess"), []);

  let held = null;
  const keys = [];
  await page.route("**/v1/games/*/guesses", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (held !== null) return route.continue();
    held = route;
    return undefined;
  });
  // A line that breaks once more, on a machine that has too much to do, takes no guess: it is made by a later key.
  await until("the guess is on its way", async () => {
    if (held === null) await page.keyboard.press("Enter");
    return held !== null;
  });
  await server.kill();
  await held.continue();
  await connection.getByText("Reconnecting").waitFor();
  await server.start();
  await page.getByRole("row", { name: /^Guess 1: .* black/ }).waitFor();
  assert.equal((await logged(game, token, "guess")).length, 1);
  assert.ok(keys.length > 1 && new Set(keys).size === 1, "all tries have one key");
});

test("the answer to a guess that is lost on the way: the same guess is asked again, and made once", async () => {
  const browser = await visitor(server);
  const { page } = browser;
  const game = await alone(browser);
  const keys = [];
  await page.route("**/v1/games/*/guesses", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press("Enter");
  await until("it is asked a third time", () => keys.length > 2);
  await page.getByRole("row", { name: /^Guess 1: / }).waitFor();
  assert.equal(new Set(keys).size, 1, "all tries have one key");
  assert.equal((await logged(game, await tokenOf(page), "guess")).length, 1);
  assert.equal(await page.getByRole("row", { name: /^Guess \d/ }).count(), 1);
  await page.getByRole("status", { name: "Connection" }).getByText("Connected").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Guess 2: / }).waitFor();
  // The row stands there before the request is sent.
  await until("another guess has another", () => new Set(keys).size === 2);
});

test("a reload before a guess is answered asks with the same key, and the guess is made once", async () => {
  const browser = await visitor(server);
  const { page } = browser;
  const game = await alone(browser);
  const keys = [];
  await page.route("**/v1/games/*/guesses", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    // The server has it, and its answer never comes.
    await route.fetch();
    return undefined;
  });
  await page.keyboard.press("Enter");
  await until("the server has the guess", async () => (await logged(game, await tokenOf(page), "guess")).length === 1);
  await page.reload();
  await page.getByRole("row", { name: /^Guess 1: / }).waitFor();
  await until("it is asked again", () => keys.length > 1);
  assert.equal(new Set(keys).size, 1, "all tries have one key");
  await page.getByRole("status", { name: "Connection" }).getByText("Connected").waitFor();
  await page.getByRole("group", { name: "Your code" }).getByRole("spinbutton", { name: "Place 1" }).focus();
  await page.keyboard.press("Enter");
  // With its answer; the row itself is there at once.
  await page.getByRole("row", { name: /^Guess 2: .* black/ }).waitFor();
  assert.equal((await logged(game, await tokenOf(page), "guess")).length, 2);
});
