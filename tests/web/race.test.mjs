// SPDX-License-Identifier: Apache-2.0
// The race for a code: everybody at a browser of their own, and somebody who watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hold, serving, until, visitor } from "./harness.mjs";
import { guess } from "./play.mjs";

const server = await serving();

/** NAME at a browser of their own. */
async function person(name) {
  const { id, token } = await server.call("POST", "/v1/players", { name });
  const browser = await visitor(server, { bypassCSP: true, reducedMotion: "reduce" });
  const { page } = browser;
  await browser.go(`/settings#${token}`);
  await page.getByText(`This browser now plays as ${name}.`).waitFor();
  const get = (role, named) => page.getByRole(role, { name: named, exact: typeof named === "string" });
  return { ...browser, id, token, get };
}

test("each guesses on a board of their own; of the others one sees the answers, and in the end the codes", async () => {
  const [ann, ben, eve] = [await person("Ann"), await person("Ben"), await person("Eve")];
  const options = { codemaker: "server", max_guesses: 2, length: 3 };
  const body = { ruleset: "bulls-and-cows", options, opponents: [{ player: ben.id }], visibility: "public" };
  const game = await server.call("POST", "/v1/games", body, ann.token);
  await server.call("POST", `/v1/games/${game.id}/join`, {}, ben.token);
  for (const { go } of [ann, ben, eve]) await go(`/games/${game.id}`);
  // Nobody waits for another.
  await guess(ben.page, "735", 1);
  const others = ({ page }, name) => page.getByRole("region", { name: "The others" }).getByRole("list", { name: `Board of ${name}` });
  for (const person of [ann, eve]) {
    await others(person, "Ben").getByRole("listitem").getByText(/bulls, \d cows/).waitFor();
    assert.equal(await person.page.getByText("735").count(), 0);
  }
  await guess(ann.page, "735", 1);
  const over = async () => (await server.call("GET", `/v1/games/${game.id}`, undefined, ann.token)).status === "finished";
  for (const { page, token } of [ann, ben]) {
    const { turn } = await server.call("GET", `/v1/games/${game.id}`, undefined, token);
    if (turn.actions.includes("guess")) await guess(page, "816", 2);
  }
  await until("it is over", over);
  for (const { get, page } of [ann, ben, eve]) {
    await get("region", "Result").getByText(/The code was \d{3}\./).waitFor();
    await page.getByRole("region", { name: "The others" }).getByRole("row", { name: /^Guess 1: 735, / }).first().waitFor();
  }
  assert.equal(await eve.page.getByRole("row", { name: /^Guess 1: 735, / }).count(), 2);
  await hold(ben.page, "the end of a race");
  await ben.get("button", "Analysis").click();
  await ben.get("combobox", "Board of").selectOption({ label: "Ann" });
  await ben.page.getByRole("table", { name: "Analysis" }).getByText("Guess 1: 735").waitFor({ state: "attached" });
  await ben.get("button", "Check that this was fair").click();
});
