#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
// Makes pictures of the page's screens with the release binary and a real Chromium, to be looked at: light and dark, 390 and
// 1280 pixels wide.
//
//     screenshots OUT     as in: scripts/screenshots.mjs build/screenshots
//
// The environment is that of tests/web/harness.mjs.
const [out] = process.argv.slice(2);

async function main() {
  const { mkdirSync } = await import("node:fs");
  const path = await import("node:path");
  const { Server, tools } = await import("../tests/web/harness.mjs");
  const { chromium } = tools("playwright-core");
  mkdirSync(out, { recursive: true });
  const server = await new Server().start();
  const { token, id: player } = await server.call("POST", "/v1/players", { name: "Ann" });
  const made = async (ruleset, more = {}) => (await server.call("POST", "/v1/games", { ruleset, ...more }, token)).id;
  const act = (game, what, body) => server.call("POST", `/v1/games/${game}/${what}`, body, token);
  const mastermind = await made("mastermind");
  for (const code of ["1122", "1334", "4516"]) await act(mastermind, "guesses", { code });
  const over = await made("mini-mastermind");
  for (const code of ["0011", "2233", "4455"]) await act(over, "guesses", { code });
  await act(over, "resignation");
  const four = await made("connect-four", { opponents: [{ bot: "random" }] });
  const gomoku = await made("gomoku", { opponents: [{ bot: "random" }] });
  const open = await made("tic-tac-toe", { opponents: [{ open: true }] });
  const yahtzee = await made("yahtzee");
  const screens = {
    home: "/", "mastermind": `/games/${mastermind}`, "mastermind-over": `/games/${over}`, "connect-four": `/games/${four}`,
    gomoku: `/games/${gomoku}`, invitation: `/games/${open}`, yahtzee: `/games/${yahtzee}`, new: "/new/mastermind", join: "/join",
    games: "/games", results: "/results", leaderboards: "/leaderboards/mini-mastermind", player: `/players/${player}`,
    tournaments: "/tournaments", "new-tournament": "/tournaments/new", bots: "/bots", analysis: "/analysis/mastermind",
    check: "/check", settings: "/settings", nothing: "/games/none",
  };
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const colorScheme of ["light", "dark"]) for (const width of [1280, 390]) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: "en-GB", reducedMotion: "reduce" });
      const page = await context.newPage();
      await page.goto(`${server.url}/settings#${token}`);
      await page.getByText("This browser now plays as Ann.").waitFor();
      for (const [name, address] of Object.entries(screens)) {
        await page.goto(server.url + address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(500);
        await page.screenshot({ path: path.join(out, `${name}-${colorScheme}-${width}.png`), fullPage: width === 390 });
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

main();
