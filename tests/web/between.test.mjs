// SPDX-License-Identifier: Apache-2.0
// Games between others: who makes one sits nowhere and watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { hold, serving, visitor } from "./harness.mjs";

const server = await serving();

test("two programs play, and who asked for it watches; two others are waited for, and it can be taken back", async () => {
  const { page, go } = await visitor(server, { bypassCSP: true, reducedMotion: "reduce" });
  await go("/new/connect-four");
  await page.getByRole("radio", { name: "A program" }).check();
  await page.getByRole("checkbox", { name: "I only watch" }).check();
  await hold(page, "the form of a game between others");
  await page.getByRole("button", { name: "Create game" }).click();
  await page.getByText("You are watching.").waitFor();
  await page.getByRole("region", { name: "Result" }).waitFor();
  assert.equal(await page.getByRole("list", { name: "Players" }).getByRole("listitem").count(), 2);

  await go("/new/tic-tac-toe");
  await page.getByRole("radio", { name: "A friend" }).check();
  await page.getByRole("checkbox", { name: "I only watch" }).check();
  await page.getByRole("button", { name: "Create game" }).click();
  await page.getByText(/Join code [A-Z0-9]{6}/).waitFor();
  await page.getByText("You are watching.").waitFor();
  await page.getByRole("button", { name: "Cancel the game" }).click();
  await page.getByText("You are watching.").waitFor();
  await page.getByRole("region", { name: "Result" }).waitFor();
});
