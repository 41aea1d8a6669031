// SPDX-License-Identifier: Apache-2.0
// Yahtzee in which everybody sees their own card alone: two at browsers of their own, and somebody who watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hold, serving, visitor } from "./harness.mjs";

const server = await serving();

/** NAME at a browser of their own. */
async function person(name) {
  const { id, token } = await server.call("POST", "/v1/players", { name });
  const browser = await visitor(server, { bypassCSP: true, reducedMotion: "reduce" });
  await browser.go(`/settings#${token}`);
  await browser.page.getByText(`This browser now plays as ${name}.`).waitFor();
  return { ...browser, id, token };
}

test("one sees one's own card, of the others the totals, and everything in the end", async () => {
  const [ann, ben, eve] = [await person("Ann"), await person("Ben"), await person("Eve")];
  await ann.go("/new/yahtzee");
  await ann.page.getByRole("radiogroup", { name: "Cards" }).getByRole("radio", { name: "own", exact: true }).check();
  const body = { ruleset: "yahtzee", options: { cards: "own" }, opponents: [{ player: ben.id }], visibility: "public" };
  const game = await server.call("POST", "/v1/games", body, ann.token);
  await server.call("POST", `/v1/games/${game.id}/join`, {}, ben.token);
  for (const { go } of [ann, ben, eve]) await go(`/games/${game.id}`);
  const card = ({ page }) => page.getByRole("table", { name: "Scorecard" });
  await ann.page.getByRole("button", { name: /in chance$/ }).click();
  for (const { page } of [ann, eve]) {
    await page.getByText("Ben rolls", { exact: true }).waitFor();
    await page.getByText(/^Totals of all: [1-9]\d*, 0$/).waitFor();
    assert.equal(await page.getByRole("group", { name: "Dice" }).count(), 0);
  }
  await ben.page.getByRole("group", { name: "Dice" }).waitFor();
  assert.deepEqual(await card(ben).getByRole("columnheader").allTextContents(), ["Box", "Ben"]);
  assert.equal(await card(eve).count(), 0);
  await hold(eve.page, "cards that are not seen");
  await server.call("POST", `/v1/games/${game.id}/resignation`, {}, ben.token);
  for (const one of [ann, ben, eve]) await card(one).getByRole("columnheader", { name: "Ann" }).waitFor();
  assert.equal(await card(eve).getByRole("columnheader").count(), 3);
});
