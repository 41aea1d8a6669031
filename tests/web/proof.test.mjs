// SPDX-License-Identifier: Apache-2.0
// "Check that this was fair": what was played is proven, and nothing is that was tampered with on the way. The person has
// seen the game begin; behind its end every answer of the server is changed as a dishonest one would change it.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { gameOf, serving, tokenOf, until, visitor } from "./harness.mjs";
import { CODES, begin, crack, pressOn, result } from "./play.mjs";

const server = await serving();

/** VALUE with CHANGE made of every object in it, the innermost first. */
function changedIn(value, change) {
  if (Array.isArray(value)) return value.map((one) => changedIn(one, change));
  if (value === null || typeof value !== "object") return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changedIn(one, change)])));
}

/** From now on what the server says of games is told with CHANGE made of every object; null: as it is. */
async function tamper(page, change) {
  await page.unroute(/\/v1\/games\//);
  if (change === null) return;
  await page.route(/\/v1\/games\//, async (route) => {
    const request = route.request();
    // A stream tells events while they happen; behind the end there are none.
    if (request.method() !== "GET" || request.headers().accept === "text/event-stream") return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: changedIn(await response.json(), change) });
  });
}

/** What the page says of the proof when it is loaded anew with CHANGE. */
async function verdict(page, change) {
  await tamper(page, change);
  await page.reload();
  await pressOn(page, page.getByRole("button", { name: "Check that this was fair" }));
  const status = page.getByRole("status", { name: "Proof" });
  return until("a verdict", async () => {
    const text = await status.textContent();
    return /^(Proven|Not proven|Not yet): /.test(text) && text;
  });
}

const other = (hex) => (hex[0] === "0" ? "1" : "0") + hex.slice(1);
const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

for (const [title, numbers] of [["Mini Mastermind", ["black", "white"]], ["Bulls and Cows", ["bulls", "cows"]], ["Number Guess", ["exact"]]]) {
  test(`a proof of ${title} holds as it was played, and not with another nonce, secret or answer`, async () => {
    const person = await visitor(server);
    const { page } = person;
    await begin(person, title);
    await crack(page, CODES[title]);
    await result(page).waitFor();
    assert.match(await verdict(page, null), /^Proven: the secret was fixed .* before the first guess, and (the|all) \d+ answers? (is|are) true of it\.$/);

    const nonce = (one) => (typeof one.nonce === "string" ? { ...one, nonce: other(one.nonce) } : one);
    assert.match(await verdict(page, nonce), /^Not proven: nonce and secret do not give the commitment seen at \d\d:\d\d\.$/);

    const isCode = (text) => /^\d{4}$/.test(text ?? "");
    const secret = (one) => (isCode(one.secret) ? { ...one, secret: other(one.secret) } : one);
    assert.match(await verdict(page, secret), /^Not proven: nonce and secret do not give the commitment/);

    // One that fits what is told now: what counts is the commitment that was seen first.
    const both = (one) => {
      const told = nonce(one);
      return told.proof?.nonce === undefined ? told : { ...told, commitment: hashOf(`${told.proof.nonce}\n${told.proof.secret}`) };
    };
    assert.match(await verdict(page, both), /^Not proven: nonce and secret do not give the commitment/);

    for (const number of numbers) {
      const answer = (one) => (one.attempt === 1 && number in one ? { ...one, [number]: one[number] + 1 } : one);
      assert.equal(await verdict(page, answer), "Not proven: answer 1 is not true of the secret.", number);
    }
    assert.match(await verdict(page, null), /^Proven: /);
  });
}

/** Plays the card in PAGE to its end beside it: in each turn a roll that keeps two dice, then the first box that is free. */
async function finishCard(page) {
  const game = `/v1/games/${gameOf(page)}`;
  const token = await tokenOf(page);
  for (let turn = 1; turn <= 13; turn++) {
    const rolled = await server.call("POST", `${game}/rolls`, { keep: [1, 3] }, token);
    const { choices } = rolled.game.state;
    await server.call("POST", `${game}/scores`, { category: choices[0].category }, token);
  }
  await server.call("POST", `${game}/finish`, undefined, token);
}

test("a proof of dice holds as they were rolled, and not with another die, seed, word or number of rolls", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Yahtzee");
  await page.getByRole("group", { name: "Dice" }).waitFor();
  await finishCard(page);
  await result(page).waitFor();
  assert.match(await verdict(page, null), /^Proven: all 26 rolls follow from the number that the server had fixed \(seen at \d\d:\d\d, /);

  const seed = (one) => (typeof one.server_seed === "string" ? { ...one, server_seed: other(one.server_seed) } : one);
  assert.equal(await verdict(page, seed), "Not proven: the server's number is not the one that it had fixed.");

  const word = (one) => (typeof one.server_seed === "string" ? { ...one, client_seeds: ["chosen"] } : one);
  assert.match(await verdict(page, word), /^Not proven: /);

  const inRoll = (number, change) => (one) => (one.kind === "roll" && one.roll === number ? change(one) : one);
  const die = (place) => (one) => ({ ...one, dice: one.dice.map((value, at) => (at === place ? (value % 6) + 1 : value)) });
  assert.equal(await verdict(page, inRoll(25, die(0))), "Not proven: roll 2 of turn 13 should have been other dice.");
  assert.equal(await verdict(page, inRoll(25, die(1))), "Not proven: roll 2 of turn 13 does not follow: a die that was kept has changed.");
  assert.equal(await verdict(page, inRoll(24, die(0))), "Not proven: roll 1 of turn 13 should have been other dice.");

  // A roll that the player is not told of.
  const without = (one) => {
    if (!Array.isArray(one.items)) return one;
    const first = one.items.findIndex(({ kind, stage }) => kind === "roll" && stage === 1);
    return { ...one, items: one.items.filter((_, at) => at !== first) };
  };
  assert.match(await verdict(page, without), /^Not proven: a roll was left out before one of turn 2\.$/);
  assert.match(await verdict(page, null), /^Proven: /);
});
