// SPDX-License-Identifier: Apache-2.0
// What games have beside being played to their end: help, words for the dice, the colours that the system forces.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Server, fits, serving, until, visitor } from "./harness.mjs";
import { focused, guess, guessesIn } from "./play.mjs";

const server = await serving();

/** NAME at a browser of their own, with all that a page has there. */
async function person(name, options) {
  const { id, token } = await server.call("POST", "/v1/players", { name });
  const browser = await visitor(server, { serviceWorkers: "allow", ...options });
  const { page } = browser;
  await browser.go(`/settings#${token}`);
  await page.getByText(`This browser now plays as ${name}.`).waitFor();
  const get = (role, named) => page.getByRole(role, { name: named, exact: typeof named === "string" });
  const begin = async (body) => {
    const game = await server.call("POST", "/v1/games", body, token);
    await browser.go(`/games/${game.id}`);
    return game;
  };
  return { ...browser, id, token, get, begin };
}

test("of the codes that can still be fifty are shown, and one that is chosen stands in the editor", async () => {
  const { get, page, begin, token } = await person("Ann");
  const game = await begin({ ruleset: "mini-mastermind", options: { hints: true } });
  await get("button", "What can it still be?").click();
  await page.getByText("1,296 codes fit all answers.").waitFor();
  const codes = get("list", "Codes that fit").getByRole("button");
  assert.equal(await codes.count(), 50);
  const name = await codes.nth(30).getAttribute("aria-label");
  await codes.nth(30).click();
  const places = get("group", "Your code").getByRole("spinbutton");
  const entered = async () => (await places.evaluateAll((all) => all.map((place) => place.ariaValueText[0]))).join("");
  await until("it stands in the editor", async () => name === `Take ${await entered()}`);
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, undefined, token)).state.attempts, 0);
});

test("who is invited by name gives a word for the dice; nothing lies over anything else", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await ann.begin({ ruleset: "yahtzee", opponents: [{ player: ben.id }, { open: true }] });
  await ben.go(`/games/${game.id}`);
  for (const { get } of [ann, ben]) {
    const [one, other] = await Promise.all(["Invitation", "A word for the dice"].map((name) => get("region", name).boundingBox()));
    const apart = one.x + one.width <= other.x || one.y + one.height <= other.y;
    assert.ok(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  }
  const word = ben.get("textbox", "A word of your own for the dice");
  await word.fill("two words");
  await ben.get("button", "Join").click();
  await ben.page.getByRole("alert").getByText("Up to 64 letters, digits, _ and -.").waitFor();
  await word.fill("an-old-shoe");
  await ben.get("button", "Join").click();
  const joined = await until("it is in the log", async () => {
    const { items } = await server.call("GET", `/v1/games/${game.id}/events`, undefined, ann.token);
    return items.find(({ kind }) => kind === "joined");
  });
  assert.equal(joined.client_seed, "an-old-shoe");
});

test("without the secret in this browser a file is asked for, on the narrowest phone too", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const options = { secret: "committed", max_guesses: 1 };
  const game = await ann.begin({ ruleset: "mini-mastermind", options, opponents: [{ player: ben.id }] });
  await server.call("POST", `/v1/games/${game.id}/join`, {}, ben.token);
  await ann.get("group", "Your secret").getByRole("spinbutton", { name: "Place 1" }).focus();
  await ann.page.keyboard.type("3405");
  await ann.get("button", "Commit to secret").click();
  const [saved] = await Promise.all([ann.page.waitForEvent("download"), ann.get("button", "Save the secret as a file").click()]);
  await server.call("POST", `/v1/games/${game.id}/guesses`, { code: "0011" }, ben.token);
  await ann.get("button", "Answer").click();
  await ann.get("button", "Reveal the secret").waitFor();
  await ann.page.evaluate((key) => localStorage.removeItem(key), `referee.secret.${game.id}.1`);
  await ann.page.reload();
  const file = ann.page.getByLabel("Saved secret");
  await file.waitFor();
  await ann.page.setViewportSize({ width: 320, height: 640 });
  await fits(ann.page, "a saved secret");
  await file.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"nonce":"00","code":"3405"}') });
  await ann.page.getByRole("alert").getByText("That file has no secret for this round.").waitFor();
  await file.setInputFiles(await saved.path());
  await ann.get("button", "Reveal the secret").click();
  await ann.get("region", "Result").getByText("The code was 3405.").waitFor();
});

test("where the system forces its colours pegs have these wherever they are", async () => {
  const { get, begin } = await person("Ann", { forcedColors: "active", colorScheme: "dark" });
  await begin({ ruleset: "mini-mastermind", options: { hints: true } });
  await get("button", "Notes").click();
  await get("button", "What can it still be?").click();
  for (const place of [get("group", "Symbols"), get("table", "Notes"), get("list", "Codes that fit")]) {
    await place.locator("svg").first().waitFor();
    const fills = await place.locator("svg path:first-child").evaluateAll((all) => all.map((shape) => getComputedStyle(shape).fill));
    assert.ok(fills.length > 0);
    assert.deepEqual([...new Set(fills)], ["rgb(0, 0, 0)"]);
  }
});

test("beside the card the tray of dice is no wider than it", async () => {
  const { get, page, begin } = await person("Ann");
  await begin({ ruleset: "yahtzee" });
  // Below that the tray has the whole width of the window.
  for (const width of [600, 640, 720, 960, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const roll = await get("button", "Roll 5 dice").boundingBox();
    const card = await get("table", "Scorecard").boundingBox();
    assert.ok(roll.x + roll.width <= card.x + card.width + 1, `${width}: ${JSON.stringify(roll)}, ${JSON.stringify(card)}`);
  }
});

test("a server that makes no guests says so to who wants to play", async () => {
  const closed = await new Server(["--no-guests"]).start();
  try {
    const { page, go } = await visitor(closed);
    await go("/");
    await page.getByRole("button", { name: "Play Mini Mastermind" }).click();
    await page.getByRole("alert").getByText("This server makes no guests.").waitFor();
    await page.close();
  } finally {
    await closed.stop();
  }
});

test("alone, whoever has given up is told so, not somebody of their name", async () => {
  const { get, begin, token, go } = await person("Ann");
  const game = await begin({ ruleset: "mini-mastermind" });
  await server.call("POST", `/v1/games/${game.id}/resignation`, undefined, token);
  await go(`/games/${game.id}`);
  await get("region", "Result").getByText("You gave the round away.").waitFor();
});

test("of guesses nothing is said while the secret is still to be chosen", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await ann.begin({ ruleset: "bulls-and-cows", options: { secret: "committed" }, opponents: [{ player: ben.id }] });
  await server.call("POST", `/v1/games/${game.id}/join`, {}, ben.token);
  await ben.go(`/games/${game.id}`);
  const waits = ben.page.getByText(/Ann .*secret/);
  await waits.waitFor();
  await ann.get("group", "Your secret").waitFor();
  const none = "No guess has been made yet.";
  for (const { page } of [ann, ben]) assert.equal(await page.getByText(none).count(), 0);
  await ann.get("button", "Commit to secret").click();
  for (const { page } of [ann, ben]) await page.getByText(none).waitFor();
});

/** A duel of which the secret is 1234: who is to guess it, and whose it is. */
async function duel(options) {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await ann.begin({ ruleset: "bulls-and-cows", options, opponents: [{ player: ben.id }] });
  await server.call("POST", `/v1/games/${game.id}/join`, {}, ben.token);
  await server.call("PUT", `/v1/games/${game.id}/secret`, { code: "1234" }, ann.token);
  await ben.go(`/games/${game.id}`);
  return { breaker: ben, maker: ann };
}

test("a guess that an answer rules out stands in the editor again, with the guess whose answer it was", async () => {
  const { page, get } = (await duel({ consistent_guesses: true })).breaker;
  await guess(page, "5678", 1);
  await until("the first place has the focus", () => focused(get("spinbutton", "Place 1")));
  await page.keyboard.type("4325");
  await until("it can be sent", async () => (await get("button", "Guess").getAttribute("aria-disabled")) !== "true");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("The answer to guess 1 rules that code out.").waitFor();
  const places = get("group", "Your code").getByRole("spinbutton");
  assert.equal((await places.evaluateAll((all) => all.map((place) => place.ariaValueText[0]))).join(""), "4325");
  assert.equal((await guessesIn(page)).length, 1);
});

test("whoever finds the code with the first guess is told that it wins the match, where it does", async () => {
  const { breaker, maker } = await duel({ scoring: "fewest", first_guess_wins: true });
  await guess(breaker.page, "1234", 1);
  for (const [{ get }, headline] of [[maker, "You lose"], [breaker, "You win"]]) {
    await get("region", "Result").getByText("The first guess was right, which wins the match at once.").waitFor();
    await get("region", "Result").getByRole("heading", { name: headline }).waitFor();
  }
});
