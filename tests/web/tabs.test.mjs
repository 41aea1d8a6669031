// SPDX-License-Identifier: Apache-2.0
// Many tabs of one browser, which has six connections to a host for all of them together.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, serving, tokenOf, until, visitor } from "./harness.mjs";

const server = await serving();
const TABS = 8;

/** The streams that the server has open. */
async function streams() {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^referee_http_streams (\d+)$/m.exec(text)[1]);
}

/** Tells the page, from now on, that it is hidden or seen: a browser without windows hides no tab. */
function turn(page, state) {
  return page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now === "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test("eight tabs with a game each: all load, and all play", async () => {
  const { context, page, go } = await visitor(server, { serviceWorkers: "allow" });
  const pages = [page];
  await go("/");
  while (pages.length < TABS) pages.push(await context.newPage());
  for (const tab of pages) {
    await tab.goto(`${server.url}/`);
    await tab.getByRole("button", { name: "Play Mini Mastermind" }).click();
    await tab.getByRole("group", { name: "Your code" }).waitFor();
  }
  assert.equal(new Set(pages.map(gameOf)).size, TABS);
  // Three that listen to their games, one to what happens to the player; the others ask.
  await until("no more than four streams", async () => (await streams()) <= 4);
  await until("every tab says that it is connected", async () => {
    const said = await Promise.all(pages.map((tab) => tab.getByRole("status", { name: "Connection" }).innerText()));
    return said.every((text) => text === "Connected");
  });
  for (const tab of pages) {
    await tab.getByRole("spinbutton", { name: "Place 1" }).focus();
    await tab.keyboard.type("0011");
    await tab.keyboard.press("Enter");
    await tab.getByRole("row", { name: /^Guess 1: 0011, / }).waitFor();
  }
  // What happens in a game elsewhere comes to every tab, with a stream or without.
  const token = await tokenOf(page);
  for (const tab of pages) await server.call("POST", `/v1/games/${gameOf(tab)}/guesses`, { code: "5555" }, token);
  await Promise.all(pages.map((tab) => tab.getByRole("row", { name: /^Guess 2: 5555, / }).waitFor()));
  assert.ok((await streams()) <= 4);
});

test("a hidden tab has no stream; seen again it has what came meanwhile", async () => {
  await until("the streams of the test before are gone", async () => (await streams()) === 0);
  const { page, go } = await visitor(server, { serviceWorkers: "allow" });
  await go("/");
  await page.getByRole("button", { name: "Play Mini Mastermind" }).click();
  await page.getByRole("status", { name: "Connection" }).getByText("Connected").waitFor();
  await until("one stream of the game, one of the player", async () => (await streams()) === 2);
  await turn(page, "hidden");
  await until("none while it is hidden", async () => (await streams()) === 0);
  await server.call("POST", `/v1/games/${gameOf(page)}/guesses`, { code: "5555" }, await tokenOf(page));
  assert.equal(await page.getByRole("row", { name: /^Guess 1: / }).count(), 0);
  assert.equal(await streams(), 0);
  await turn(page, "visible");
  await page.getByRole("row", { name: /^Guess 1: 5555, / }).waitFor();
  await until("both again", async () => (await streams()) === 2);
});

test("a slot that a tab gives back is taken by one that waits for it", async () => {
  await until("the streams of the test before are gone", async () => (await streams()) === 0);
  const { context, page, go } = await visitor(server, { serviceWorkers: "allow" });
  await go("/");
  const pages = [page];
  while (pages.length < 4) pages.push(await context.newPage());
  const listening = new Map(pages.map((tab) => [tab, 0]));
  for (const tab of pages) {
    tab.on("response", (response) => {
      if (/\/v1\/games\/[^/]+\/events$/.test(response.url())) listening.set(tab, listening.get(tab) + 1);
    });
    await tab.goto(`${server.url}/`);
    await tab.getByRole("button", { name: "Play Mini Mastermind" }).click();
    await tab.getByRole("status", { name: "Connection" }).getByText("Connected").waitFor();
  }
  await until("three listen", async () => [...listening.values()].filter((count) => count > 0).length === 3);
  const [asking] = pages.filter((tab) => listening.get(tab) === 0);
  const [first] = pages.filter((tab) => listening.get(tab) > 0);
  await turn(first, "hidden");
  await until("the fourth listens", () => listening.get(asking) > 0);
});
