// SPDX-License-Identifier: Apache-2.0
// Every screen and state, held against what axe knows, and a phone of 320 pixels on which nothing scrolls sideways.
//
// Each state is made once, and then looked at in the light and in the dark, 390 and 1280 pixels wide. That is all of it
// with REFEREE_LONG_TESTS=1; without, a state is looked at narrow and light, then wide and dark, which finds what is wrong in
// one of the four but for what only their combination breaks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits, gameOf, serving, still, tokenOf, until, visitor } from "./harness.mjs";
import { CODES, begin, crack, diceIn, field, guess, playFour, playThree, pressOn, result } from "./play.mjs";

const server = await serving();
const LOOKS = process.env.REFEREE_LONG_TESTS === "1"
  ? [[390, "light"], [390, "dark"], [1280, "light"], [1280, "dark"]]
  : [[390, "light"], [1280, "dark"]];

/** Holds what PAGE shows against axe in every look, and against the narrowest phone. Motion is off: colours are final. */
async function hold(page, where) {
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settled(page);
    await accessible(page, `${where}, ${colorScheme}, ${width}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  await fits(page, where);
  await page.setViewportSize({ width: 1280, height: 860 });
}

/** Resolves when nothing moves any more on what was drawn last. */
const settled = (page) => page.evaluate(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
});

/** A person whose page axe may look into. */
const watcher = (options) => visitor(server, { bypassCSP: true, reducedMotion: "reduce", ...options });

/** What the end of a game shows, part by part. */
async function holdEnd(page, where, { proves = false } = {}) {
  await result(page).waitFor();
  await hold(page, `${where}, over`);
  if (proves) {
    await pressOn(page, page.getByRole("button", { name: "Check that this was fair" }));
    await page.getByRole("status", { name: "Proof" }).filter({ hasText: /^(Proven|Not yet): / }).waitFor();
  }
  await pressOn(page, page.getByRole("button", { name: "Share", exact: true }));
  await page.getByRole("textbox", { name: "Share text" }).waitFor();
  await pressOn(page, page.getByRole("button", { name: "Analysis", exact: true }));
  await page.getByRole("region", { name: "Analysis" }).getByRole("table", { name: "Analysis" }).waitFor({ timeout: 30_000 });
  await still(page);
  return hold(page, `${where}, analysis`);
}

test("the start, empty and with games", async () => {
  const person = await watcher();
  const { page, go } = person;
  await go("/");
  await page.getByRole("button", { name: "Play Mini Mastermind" }).waitFor();
  await hold(page, "start");
  await pressOn(page, page.getByRole("button", { name: "Play Mini Mastermind" }));
  await page.waitForURL(/\/games\//);
  await go("/");
  await page.getByRole("region", { name: "Your turn" }).waitFor();
  await hold(page, "start with a game");
});

test("screens of lists, of a player, of a tournament, of a board to analyse, and what is not there", async () => {
  const { page, go } = await watcher();
  await go("/");
  await pressOn(page, page.getByRole("button", { name: "Play Tic-tac-toe", exact: true }));
  await page.waitForURL(/\/games\//);
  await playThree(page);
  const { you } = await server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  const entrants = [{ player: you.player }, { bot: "random" }, { bot: "perfect" }];
  const wanted = { ruleset: "tic-tac-toe", format: "round-robin", games: 2, entrants };
  const { token } = await server.call("POST", "/v1/players", { name: "Ben" });
  const open = await server.call("POST", "/v1/tournaments", wanted, token);
  const over = await server.call("POST", "/v1/tournaments", { ...wanted, entrants: entrants.slice(1) }, token);
  const five = Array.from({ length: 5 }, () => ({ bot: "random" }));
  const heats = await server.call("POST", "/v1/tournaments", { ruleset: "yahtzee", format: "heats", entrants: five, name: "Cup" }, token);
  const addresses = [
    "/games", "/questions", "/results", `/tournaments/${open.id}`, `/tournaments/${over.id}`, `/tournaments/${heats.id}`, "/leaderboards/tic-tac-toe", `/players/${you.player}`, "/bots", "/analysis/mastermind",
    "/analysis/yahtzee", "/check", "/join", "/nothing-is-here",
  ];
  for (const address of addresses) {
    await go(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await still(page);
    await hold(page, address);
  }
});

test("the contract as a page", async () => {
  const { page, go } = await watcher();
  await go("/docs");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await still(page);
  await hold(page, "/docs");
});

test("code-breaking: playing, notes, what is wrong, dialogs, over, analysis", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Mini Mastermind");
  await until("the editor is there", () => page.getByRole("spinbutton", { name: "Place 1" }).isVisible());
  await hold(page, "code, begun");
  await pressOn(page, page.getByRole("button", { name: "Notes", exact: true }));
  await page.getByRole("table", { name: "Notes" }).waitFor();
  await hold(page, "code, notes");
  await pressOn(page, page.getByRole("button", { name: "Keyboard", exact: true }));
  await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
  await hold(page, "keyboard");
  await page.keyboard.press("Escape");
  await pressOn(page, page.getByRole("button", { name: "Resign", exact: true }));
  await page.getByRole("dialog", { name: "Resign this game?" }).waitFor();
  await hold(page, "resign");
  await page.keyboard.press("Escape");
  // Closed, it gives the focus back.
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("spinbutton", { name: "Place 1" }).focus();
  await crack(page, CODES["Mini Mastermind"]);
  await holdEnd(page, "code", { proves: true });
});

test("numbers: playing, an illegal code, over", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Bulls and Cows");
  await page.getByRole("spinbutton", { name: "Place 1" }).waitFor();
  await guess(page, "0123", 1);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "Every symbol at most once." }).waitFor();
  await hold(page, "numbers, illegal");
});

test("a duel: invitation, playing, watched", async () => {
  const person = await watcher();
  const { page, go } = person;
  await go("/");
  await pressOn(page, page.getByRole("button", { name: "Invite a friend to Mastermind", exact: true }));
  await page.getByRole("region", { name: "Invitation" }).waitFor();
  await page.getByRole("img", { name: "QR code of the invitation link" }).waitFor();
  await hold(page, "invitation");
  const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();
  const other = await watcher();
  await other.page.goto(link);
  await other.page.getByRole("button", { name: "Join", exact: true }).waitFor();
  await hold(other.page, "joining");
  await pressOn(other.page, other.page.getByRole("button", { name: "Join", exact: true }));
  await other.page.waitForURL(/\/games\//);
  const secret = page.getByRole("group", { name: "Your secret" });
  const theirs = other.page.getByRole("group", { name: "Your secret" });
  await until("one of them chooses the secret", async () => (await secret.isVisible()) || (await theirs.isVisible()));
  await hold(page, "duel");
  await hold(other.page, "duel, the other side");
});

test("three in a row: playing, over, analysis", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Tic-tac-toe");
  await page.getByRole("grid", { name: "Board" }).waitFor();
  await hold(page, "line, begun");
  await playThree(page);
  await holdEnd(page, "line");
});

test("a board of fifteen: playing", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Gomoku");
  await page.getByRole("grid", { name: "Board" }).waitFor();
  await field(page, 7, 7).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("gridcell", { name: "Column 7, row 7, X" }).waitFor();
  await hold(page, "gomoku");
});

test("Connect Four: playing, over, analysis", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Connect Four");
  await page.getByRole("grid", { name: "Board" }).waitFor();
  await hold(page, "four, begun");
  await playFour(page);
  await holdEnd(page, "four");
});

test("Yahtzee: playing, a dialog, over, analysis", async () => {
  const person = await watcher();
  const { page } = person;
  await begin(person, "Yahtzee");
  await page.getByRole("group", { name: "Dice" }).waitFor();
  const [first] = await diceIn(page);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: `Die 1: ${first}`, pressed: true }).waitFor();
  await hold(page, "yahtzee, a die kept");
  // Five dice that are no Yahtzee score nothing there, and something in chance.
  const nothing = page.getByRole("button", { name: "Score 0 in yahtzee" });
  if (await nothing.isVisible()) {
    await pressOn(page, nothing);
    await page.getByRole("dialog", { name: "Cross out yahtzee?" }).waitFor();
    await hold(page, "crossing out");
    await page.keyboard.press("Escape");
  }
  const game = `/v1/games/${gameOf(page)}`;
  const token = await tokenOf(page);
  for (let turn = 1; turn <= 13; turn++) {
    const { state } = await server.call("GET", game, undefined, token);
    await server.call("POST", `${game}/scores`, { category: state.choices[0].category }, token);
  }
  await server.call("POST", `${game}/finish`, undefined, token);
  await holdEnd(page, "yahtzee", { proves: true });
  assert.match(await page.getByRole("status", { name: "Proof" }).textContent(), /^Proven: /);
});
