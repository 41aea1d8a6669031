// SPDX-License-Identifier: Apache-2.0
// Screens that cannot be shown: each says why, offers to try again, and is whole as soon as that succeeds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serving, tokenOf, until, visitor } from "./harness.mjs";

const server = await serving();

/** Screens that need the server, with the h1 that they have once they are loaded. */
async function screens() {
  const { token, ...player } = await server.call("POST", "/v1/players", { name: "Ann" });
  const game = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind" }, token);
  const entrants = [{ bot: "random" }, { bot: "perfect" }];
  const tournament = await server.call("POST", "/v1/tournaments", { ruleset: "tic-tac-toe", format: "round-robin", games: 1, entrants }, token);
  return { token, player, all: [
    ["/", "Referee"], ["/new/mastermind", "New game: Mastermind"], ["/games", "Games"], [`/games/${game.id}`, "Mini Mastermind"],
    ["/results", "Results"], ["/leaderboards/mastermind", "Leaderboards"], [`/players/${player.id}`, "Ann"], ["/tournaments", "Tournaments"],
    ["/tournaments/new", "New tournament"], [`/tournaments/${tournament.id}`, "Tic-tac-toe, Round robin"], ["/bots", "Bots"],
    ["/analysis/mastermind", "What can it still be?"], ["/settings", "Settings"],
  ] };
}

/** In the page: nothing is kept but who plays. */
function asKnown({ token, player }) {
  localStorage.clear();
  localStorage.setItem("referee.token", token);
  localStorage.setItem("referee.player", JSON.stringify(player));
}

const tooMany = JSON.stringify({ type: "https://referee.example/problems/rate-limited", title: "Too many requests", status: 429 });
const FAILURES = [
  ["nobody answers", "The server does not answer.", (route) => route.abort()],
  ["there were too many requests", "That was too fast. Try again in 42 seconds.", (route) => route.fulfill({
    status: 429, headers: { "Content-Type": "application/problem+json", "Retry-After": "42" }, body: tooMany,
  })],
  ["a proxy answers for a server that is away", "The server has failed.", (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" })],
];

for (const [why, text, fail] of FAILURES) {
  test(`every screen says that ${why}, and goes on when that is over`, async () => {
    const { all, ...known } = await screens();
    // Without a worker: what it has kept would hide what is looked at.
    const { context, page, go } = await visitor(server);
    for (const [address, title] of all) {
      await context.route(/\/v1\//, fail);
      await go("/check");
      await page.evaluate(asKnown, known);
      await go(address);
      const retry = page.getByRole("alert").filter({ hasText: text }).getByRole("button", { name: "Try again" });
      await until(`${address} says so`, async () => (await retry.count()) > 0);
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1, `${address} has one h1`);
      await context.unroute(/\/v1\//, fail);
      await until(`${address} is there`, async () => {
        // A screen that asks again by itself may take the button away under the pointer.
        if (await retry.count() > 0) await retry.first().click({ timeout: 1000 }).catch(() => undefined);
        return (await page.getByRole("heading", { level: 1, name: title, exact: true }).count()) === 1 && (await retry.count()) === 0;
      });
    }
  });
}

test("on a slow server every screen has its heading, and no alert", async () => {
  const { all, ...known } = await screens();
  const { context, page, go } = await visitor(server);
  const held = [];
  await context.route(/\/v1\//, (route) => void held.push(route));
  for (const [address] of all) {
    await go("/check");
    await page.evaluate(asKnown, known);
    await go(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1, address);
    assert.equal(await page.getByRole("alert").count(), 0, address);
  }
});

test("whoever presses a button while there are too many requests is told how long, and has what was entered", async () => {
  const { context, page, go } = await visitor(server);
  await go("/new/mastermind");
  await page.getByRole("spinbutton", { name: "Places" }).fill("3");
  const [, text, fail] = FAILURES[1];
  await context.route(/\/v1\/(players|games)$/, fail);
  await page.getByRole("button", { name: "Create game" }).click();
  await page.getByRole("alert").filter({ hasText: text }).waitFor();
  await context.unroute(/\/v1\/(players|games)$/, fail);
  assert.equal(await page.getByRole("spinbutton", { name: "Places" }).inputValue(), "3");
  await page.getByRole("button", { name: "Create game" }).click();
  await page.waitForURL(/\/games\//);
});

test("what is not there, or not for whoever asks, is said so at every address that has an id", async () => {
  const { page, go } = await visitor(server);
  const { token } = await server.call("POST", "/v1/players", { name: "Ben" });
  const secret = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind" }, token);
  const addresses = [
    "/games/none", `/games/${secret.id}`, "/players/none", "/tournaments/none", "/leaderboards/none", "/analysis/none", "/new/none",
    "/no/such/screen",
  ];
  for (const address of addresses) {
    await go(address);
    await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
    await until(`${address} is named`, async () => (await page.title()) === "There is nothing here – Referee");
  }
});

for (const [why, answer] of [
  ["has no stream of open games", { status: 404, body: "{}" }],
  ["takes no other media type", { status: 406, body: "{}" }],
  ["answers the stream as JSON", { status: 200, headers: { "Content-Type": "application/json" }, body: '{"items":[],"next":null}' }],
]) {
  test(`open games are asked for from time to time where the server ${why}`, async () => {
    const { token } = await server.call("POST", "/v1/players", { name: "Cleo" });
    const { context, page, go } = await visitor(server);
    await context.route(/\/v1\/games\?status=open/, (route) =>
      route.request().headers().accept === "text/event-stream" ? route.fulfill(answer) : route.continue());
    await go("/games");
    const body = { ruleset: "gomoku", visibility: "public", opponents: [{ open: true }] };
    const { id } = await server.call("POST", "/v1/games", body, token);
    const join = page.getByRole("region", { name: "Open games" }).getByRole("button", { name: "Join Gomoku with Cleo" });
    await join.first().waitFor();
    await server.call("DELETE", `/v1/games/${id}`, undefined, token);
    await join.waitFor({ state: "detached" });
  });
}

test("access that ends while the page is open is told once, what was entered stays, and one goes on as somebody new", async () => {
  const { token } = await server.call("POST", "/v1/players", { name: "Dora" });
  const { page, go } = await visitor(server);
  await go(`/settings#${token}`);
  await page.getByText("This browser now plays as Dora.").waitFor();
  await go("/new/mastermind");
  await page.getByRole("spinbutton", { name: "Places" }).fill("3");
  const { items: [{ id }] } = await server.call("GET", "/v1/players/me/tokens", undefined, token);
  await server.call("DELETE", `/v1/players/me/tokens/${id}`, undefined, token);
  await page.getByRole("button", { name: "Create game" }).click();
  const told = page.getByRole("alert").getByText("This browser's access has expired or was revoked.");
  await told.waitFor();
  assert.equal(await page.getByRole("spinbutton", { name: "Places" }).inputValue(), "3");
  await page.getByRole("button", { name: "Create game" }).click();
  await page.waitForURL(/\/games\//);
  await told.waitFor({ state: "detached" });
  assert.notEqual(await tokenOf(page), token);
});

test("a link for this device is not lost while nobody answers, and one that is wrong changes nothing", async () => {
  const { token } = await server.call("POST", "/v1/players", { name: "Eve" });
  const { context, page, go } = await visitor(server);
  await context.route("**/v1/players/me", (route) => route.abort());
  await go(`/settings#${token}`);
  const retry = page.getByRole("alert").filter({ hasText: "The server does not answer." }).getByRole("button", { name: "Try again" });
  await retry.waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await context.unroute("**/v1/players/me");
  await retry.click();
  await page.getByText("This browser now plays as Eve.").waitFor();
  await page.evaluate(() => { location.hash = "rf_wrong"; });
  await page.getByText("This link is no longer valid.").waitFor();
  assert.equal(await tokenOf(page), token);
  await page.getByRole("textbox", { name: "Your name" }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("A name has 1 to 64 characters.").waitFor();
});

/** NAME's browser with a game that they have guessed once in and resigned; nothing stands between the page and its files. */
async function afterwards(name) {
  const { token, ...player } = await server.call("POST", "/v1/players", { name });
  const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind" }, token);
  await server.call("POST", `/v1/games/${id}/guesses`, { code: "0012" }, token);
  await server.call("POST", `/v1/games/${id}/resignation`, undefined, token);
  const browser = await visitor(server);
  await browser.go("/check");
  await browser.page.evaluate(asKnown, { token, player });
  await browser.go(`/games/${id}`);
  await browser.page.getByRole("region", { name: "Result" }).waitFor();
  return { ...browser, token, id };
}

/**
 * Does ACT while files of the page whose names PATTERN is cannot be loaded: that is said, and tried again FOUND is there.
 * A browser that keeps a failure to itself, as some Chromiums do, has the page loaded anew: then ACT is done again.
 */
async function withoutFiles({ context, page }, pattern, act, found) {
  const fail = (route) => route.abort();
  const isAnew = () => page.evaluate(() => globalThis.isBefore !== true).catch(() => true);
  await context.route(pattern, fail);
  await act();
  const alerts = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  await alerts.first().waitFor();
  assert.equal(await found.count(), 0);
  await context.unroute(pattern, fail);
  await page.evaluate(() => (globalThis.isBefore = true));
  const count = await alerts.count();
  for (let left = count; left > 0 && !(await isAnew()); left--) {
    await alerts.first().getByRole("button", { name: "Try again" }).click();
    await until("it is tried again", async () => (await alerts.count()) < left || (await isAnew()));
  }
  await until("it is there, or the page anew", async () => (await found.count()) > 0 || (await isAnew()));
  const isThere = await found.waitFor({ timeout: 5000 }).then(() => true, () => false);
  if (!isThere && (await isAnew())) await act();
  await found.waitFor();
}

const SCRIPTS = /\/assets\/.*\.js$/;

test("a screen, and a family's board, whose files cannot be loaded say so, and are there when they can", async () => {
  const ann = await afterwards("Ann");
  const { page, token } = ann;
  const press = (name) => () => page.getByRole("navigation").getByRole("link", { name }).click();
  await withoutFiles(ann, SCRIPTS, press("Leaderboards"), page.getByRole("heading", { level: 1, name: "Leaderboards" }));
  const { id } = await server.call("POST", "/v1/games", { ruleset: "gomoku", opponents: [{ bot: "random" }] }, token);
  await press("Play")();
  const open = () => page.getByRole("region", { name: "Your turn" }).locator(`a[href="/games/${id}"]`).click();
  await withoutFiles(ann, SCRIPTS, open, page.getByRole("grid", { name: "Board" }));
});

test("a game of a family that the page does not know says so", async () => {
  const ann = await afterwards("Ann");
  const { page, context, id, go } = ann;
  const change = async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), family: "newer" } });
  };
  await context.route(`**/v1/games/${id}`, change);
  await go(`/games/${id}`);
  const alert = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  await alert.waitFor();
  await context.unroute(`**/v1/games/${id}`, change);
  // A newer page may know it.
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Result" }).waitFor();
});

test("what is opened in a game and cannot be loaded says so, and is there when it can", async () => {
  const ann = await afterwards("Ann");
  const { page } = ann;
  const press = (name) => () => page.getByRole("button", { name, exact: true }).click();
  await withoutFiles(ann, SCRIPTS, press("What can it still be?"), page.getByText(/ codes? fits? all answers\./));
  await withoutFiles(ann, SCRIPTS, press("Analysis"), page.getByRole("region", { name: "Analysis" }).getByRole("table").first());
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByRole("spinbutton", { name: "Place 1" }).waitFor();
  await withoutFiles(ann, SCRIPTS, press("Notes"), page.getByRole("table", { name: "Notes" }));
});

test("figures and codes to be read by a camera say that they cannot be drawn, and are drawn when they can", async () => {
  const ann = await afterwards("Ann");
  const { page, token, go } = ann;
  await withoutFiles(ann, /\/assets\/uPlot.*\.js$/, () => page.getByRole("button", { name: "Analysis" }).click(), page.locator("figure canvas").first());
  const { id } = await server.call("POST", "/v1/games", { ruleset: "gomoku", opponents: [{ open: true }] }, token);
  const code = page.getByRole("img", { name: "QR code of the invitation link" });
  await withoutFiles(ann, /\/assets\/dist.*\.js$/, () => go(`/games/${id}`), code);
});

test("a check whose files cannot be loaded, or which is not answered, finds nothing against anybody", async () => {
  const ann = await afterwards("Ann");
  const { context, page, id, go } = ann;
  // As on plain http from another machine, where browsers have no hashes of their own.
  await context.addInitScript(() => Object.defineProperty(Crypto.prototype, "subtle", { value: undefined }));
  await go(`/games/${id}`);
  await page.getByRole("region", { name: "Result" }).waitFor();
  const verdict = page.getByRole("status", { name: "Proof" });
  const press = () => page.getByRole("button", { name: "Check that this was fair" }).click();
  await withoutFiles(ann, SCRIPTS, press, verdict);
  await verdict.getByText(/^(Not proven|Proven): /).waitFor();
  await page.reload();
  const fail = FAILURES[0][2];
  await context.route(/\/v1\/games\/[^/]+\/events/, fail);
  await press();
  const alert = page.getByRole("alert").filter({ hasText: "The server does not answer." });
  await alert.waitFor();
  assert.equal(await verdict.count(), 0);
  await context.unroute(/\/v1\/games\/[^/]+\/events/, fail);
  await alert.getByRole("button", { name: "Try again" }).click();
  await verdict.getByText(/^(Not proven|Proven): /).waitFor();
});

test("a language whose words cannot be loaded leaves the page in English, until they can", async () => {
  const browser = await visitor(server, { locale: "pl-PL" });
  const { page, go } = browser;
  await withoutFiles(browser, /\/assets\/first-.*\.js$/, async () => {
    await go("/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  }, page.getByRole("heading", { level: 1, name: "Ustawienia" }));
  assert.equal(await page.locator("html").getAttribute("lang"), "pl");
});

test("a part that fails when it is tried again has the page loaded anew, but not while nobody answers", async () => {
  const { context, page, go } = await visitor(server);
  await go("/");
  await page.getByRole("button", { name: "Play Mini Mastermind" }).waitFor();
  await page.evaluate(() => { window.first = true; });
  await context.route(/./, (route) => route.abort());
  await page.getByRole("navigation").getByRole("link", { name: "Bots" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "This part of the page could not be loaded." });
  const asked = page.waitForRequest((request) => request.method() === "HEAD");
  await alert.getByRole("button", { name: "Try again" }).click();
  await asked;
  await alert.waitFor();
  assert.equal(await page.evaluate(() => window.first), true);
  // The files of an older page are gone; the page is there.
  await context.unrouteAll();
  let gone = true;
  await context.route(SCRIPTS, (route) => (gone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
  await context.route(/\/$/, (route) => {
    if (route.request().method() === "HEAD") gone = false;
    return route.continue();
  });
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Bots" }).waitFor();
  assert.equal(await page.evaluate(() => window.first), undefined);
});
