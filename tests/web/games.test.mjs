// SPDX-License-Identifier: Apache-2.0
// What games have beside being played to their end: help, words for the dice, the colours that the system forces.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serving, until, visitor } from "./harness.mjs";

const server = await serving();

/** NAME at a browser of their own. */
async function person(name, options) {
  const { id, token } = await server.call("POST", "/v1/players", { name });
  const browser = await visitor(server, options);
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
