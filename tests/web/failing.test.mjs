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
    // A worker's copies, and what storage keeps, would hide what is looked at.
    const { context, page, go } = await visitor(server, { serviceWorkers: "block" });
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
  const { context, page, go } = await visitor(server, { serviceWorkers: "block" });
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
  const { context, page, go } = await visitor(server, { serviceWorkers: "block" });
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
    const { context, page, go } = await visitor(server, { serviceWorkers: "block" });
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
  const { context, page, go } = await visitor(server, { serviceWorkers: "block" });
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
