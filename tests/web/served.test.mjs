// SPDX-License-Identifier: Apache-2.0
// What a first visit costs, and what a second one has without the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, serving, until, visitor } from "./harness.mjs";

const server = await serving();

const HOME_MAX = 40_000;
const GAME_MAX = 60_000;
const REQUESTS_MAX = 8;
const FILE_MAX = 40_000;
// English is there from the start; another language comes beside it, in a file for the start and one for games.
const OTHER_HOME = { bytes: 4_000, requests: 1 };
const OTHER_GAME = { bytes: 10_000, requests: 2 };

/**
 * What ADDRESS costs a browser that was never here: page and assets in bytes as they come, packed, through the line, without
 * what the interface says. What a service worker fetches for later comes on top.
 */
async function cost(address, ready, options = {}) {
  const { context, page, go } = await visitor(server, options);
  const loaded = new Map();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const path = new URL(request.url).pathname;
    if (!path.startsWith("/v1/")) loaded.set(requestId, { path, bytes: 0 });
  });
  // What the answer's head took is not the file's.
  const put = (requestId, bytes) => loaded.has(requestId) && (loaded.get(requestId).bytes += bytes);
  session.on("Network.responseReceived", ({ requestId, response }) => put(requestId, -response.encodedDataLength));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => put(requestId, encodedDataLength));
  await go(address);
  await ready(page);
  // Streams stay open, so that the line is never idle: nothing new for half a second is the end of it.
  for (let before = -1; before !== loaded.size; await page.waitForTimeout(500)) before = loaded.size;
  const files = [...loaded.values()];
  const told = files.map(({ path, bytes }) => `${path} ${bytes}`).join("\n");
  for (const { bytes } of files) assert.ok(bytes > 0 && bytes <= FILE_MAX, `each file has something, and at most ${FILE_MAX} bytes:\n${told}`);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), requests: files.length, told };
}

test("the first screen costs at most 40 kB in 8 requests", async () => {
  const { bytes, requests, told } = await cost("/", (page) => page.getByRole("button", { name: "Play Mini Mastermind" }).waitFor());
  assert.ok(bytes <= HOME_MAX, `${bytes} bytes:\n${told}`);
  assert.ok(requests <= REQUESTS_MAX, `${requests} requests:\n${told}`);
});

test("a game costs at most 60 kB in 8 requests, of every family", async () => {
  const { token } = await server.call("POST", "/v1/players", { name: "Ann" });
  for (const ruleset of ["mini-mastermind", "gomoku", "connect-four", "yahtzee"]) {
    const opponents = ruleset === "gomoku" || ruleset === "connect-four" ? [{ bot: "random" }] : [];
    const game = await server.call("POST", "/v1/games", { ruleset, visibility: "public", opponents }, token);
    const { bytes, requests, told } = await cost(`/games/${game.id}`, (page) => page.getByText("You are watching.").waitFor());
    assert.ok(bytes <= GAME_MAX, `${ruleset}: ${bytes} bytes:\n${told}`);
    assert.ok(requests <= REQUESTS_MAX, `${ruleset}: ${requests} requests:\n${told}`);
  }
});

test("a quiz costs no more than another game, for whoever plays and whoever watches", async () => {
  const { token } = await server.call("POST", "/v1/players", { name: "Ann" });
  const questions = Array.from({ length: 20 }, (_, i) => ({ text: `Is ${i} a number?`, correct: true }));
  const set = await server.call("POST", "/v1/question-sets", { title: "Numbers", language: "en", licence: "own", questions }, token);
  const parts = [{ kind: "chair", set: set.id, seconds: 60 }];
  const { id } = await server.call("POST", "/v1/games", { ruleset: "quiz", visibility: "public", options: { parts } }, token);
  for (const address of [`/games/${id}`, `/games/${id}/projector`]) {
    const { bytes, requests, told } = await cost(address, (page) => page.getByRole("table", { name: "Scores" }).waitFor());
    assert.ok(bytes <= GAME_MAX, `${bytes} bytes:\n${told}`);
    assert.ok(requests <= REQUESTS_MAX, `${requests} requests:\n${told}`);
  }
});

test("in another language the first screen and a game cost little more", async () => {
  const { token } = await server.call("POST", "/v1/players", { name: "Ann" });
  const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind", visibility: "public" }, token);
  const polish = { locale: "pl-PL" };
  for (const [address, most, other, ready] of [
    ["/", HOME_MAX, OTHER_HOME, (page) => page.getByRole("button", { name: "Graj: Mini Mastermind" })],
    [`/games/${id}`, GAME_MAX, OTHER_GAME, (page) => page.getByRole("heading", { level: 1, name: "Mini Mastermind" })],
  ]) {
    const { bytes, requests, told } = await cost(address, (page) => ready(page).waitFor(), polish);
    assert.ok(bytes <= most + other.bytes, `${bytes} bytes:\n${told}`);
    assert.ok(requests <= REQUESTS_MAX + other.requests, `${requests} requests:\n${told}`);
  }
});

test("a card's picture has its room before it is drawn, so that nothing moves", async () => {
  const { page, go } = await visitor(server);
  await page.addInitScript(() => {
    window.first = new Map();
    window.look = () => [...document.querySelectorAll("article.card")].map((card) => {
      const svg = card.querySelector(".picture svg");
      return [card.querySelector("h3").textContent, { parts: svg.childElementCount, height: svg.getBoundingClientRect().height }];
    });
    const note = () => window.look().forEach(([title, seen]) => window.first.has(title) || window.first.set(title, seen));
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  const { items: rulesets } = await server.call("GET", "/v1/rulesets");
  await go("/");
  await until("all are drawn", async () => {
    const drawn = await page.evaluate(() => window.look().filter(([, { parts }]) => parts > 0).length);
    return drawn === rulesets.length;
  });
  const [first, last] = await page.evaluate(() => [[...window.first], window.look()]);
  assert.equal(first.length, rulesets.length);
  for (const [title, { parts, height }] of first) {
    assert.equal(parts, 0, `${title}: the card is there first`);
    assert.ok(height > 0 && height === new Map(last).get(title).height, `${title}: ${height} before`);
  }
});

test("the worker of a first visit does not load beside what is waited for", async () => {
  const { page, go } = await visitor(server, { serviceWorkers: "allow" });
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      window.registered = performance.now();
      return register.apply(this, given);
    };
  });
  await go("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const waited = await page.evaluate(() => window.registered - performance.getEntriesByType("navigation")[0].loadEventStart);
  assert.ok(waited >= 2990, `${waited} ms behind the load`);
});

test("a second visit with the server away shows the page, and the game that was seen", async () => {
  const { page, go } = await visitor(server, { serviceWorkers: "allow" });
  await go("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "Play Mini Mastermind" }).click();
  const place = page.getByRole("spinbutton", { name: "Place 1" });
  await place.waitFor();
  await place.press("Enter");
  await page.getByRole("row", { name: /^Guess 1: .* black/ }).waitFor();
  const game = gameOf(page);
  await until("the game is kept", () => page.evaluate(async (id) => {
    const kept = await (await caches.open("referee-seen")).match(`/seen/games/${id}`);
    return (await kept?.json())?.view.state.history.length === 1;
  }, game));
  await until("the page is kept", () => page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== "referee-seen");
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return navigator.serviceWorker.controller !== null && kept.some((count) => count > 0);
  }));

  await server.kill();
  await page.reload();
  await page.getByRole("row", { name: /^Guess 1: .* black/ }).waitFor();
  await page.getByRole("status", { name: "Connection" }).getByText(/^(Offline|Reconnecting)$/).waitFor();
  assert.equal(await page.getByRole("button", { name: "Guess", exact: true }).getAttribute("aria-disabled"), "true");
  await page.context().setOffline(true);
  await go(`/games/${game}`);
  await page.getByRole("row", { name: /^Guess 1: .* black/ }).waitFor();
  await page.getByRole("status", { name: "Connection" }).getByText("Offline").waitFor();
  await go("/");
  await page.getByRole("heading", { level: 1, name: "Referee" }).waitFor();
  await page.getByRole("alert").first().waitFor();
  await page.getByRole("button", { name: "Try again" }).first().waitFor();

  await page.context().setOffline(false);
  await server.start();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.getByRole("button", { name: "Play Mini Mastermind" }).waitFor();
});

test("how each file is served: compressed, kept, and asked for again", async () => {
  const ask = (address, headers, method = "GET") => fetch(server.url + address, { method, headers });
  const page = await ask("/", { Accept: "text/html", "Accept-Encoding": "br" });
  assert.equal(page.headers.get("Content-Encoding"), "br");
  assert.match(page.headers.get("Vary"), /Accept\b.*Accept-Encoding/);
  assert.match(page.headers.get("Cache-Control"), /no-cache/);
  assert.match(page.headers.get("Content-Security-Policy"), /default-src 'none'/);
  const text = await page.text();
  const again = await ask("/", { Accept: "text/html", "Accept-Encoding": "br", "If-None-Match": page.headers.get("ETag") });
  assert.equal(again.status, 304);
  assert.match((await ask("/", { Accept: "*/*" })).headers.get("Content-Type"), /json/);
  assert.equal((await ask("/no-such-screen", { Accept: "text/html" })).status, 404);
  for (const [, asset] of text.matchAll(/"(\/assets\/[^"]+)"/g)) {
    const served = await ask(asset, { "Accept-Encoding": "br, gzip;q=0.5" });
    assert.equal(served.headers.get("Cache-Control"), "public, max-age=31536000, immutable", asset);
    if (/\.(js|css)$/.test(asset)) assert.equal(served.headers.get("Content-Encoding"), "br", asset);
    const head = await ask(asset, { "Accept-Encoding": "gzip" }, "HEAD");
    if (/\.(js|css)$/.test(asset)) assert.equal(head.headers.get("Content-Encoding"), "gzip", asset);
    assert.equal(await head.text(), "");
  }
});
