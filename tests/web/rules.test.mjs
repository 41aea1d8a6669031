// SPDX-License-Identifier: Apache-2.0
// The rules of every family in both languages: read, and reached from a game and from the form for one, and back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, hold, serving, visitor } from "./harness.mjs";

const server = await serving();

const LANGUAGES = {
  en: {
    locale: "en-GB", rules: "Rules", back: "Back to the game", toNew: "Back to the new game", all: "Rules of all games", play: "Play Mini Mastermind",
    titles: ["Code-breaking", "Line games", "Connect Four", "Yahtzee", "The quiz", "Tournaments"], start: "Rules of the games", how: "How it is played",
  },
  pl: {
    locale: "pl-PL", rules: "Zasady", back: "Wróć do gry", toNew: "Wróć do nowej gry", all: "Zasady wszystkich gier", play: "Graj: Mini Mastermind",
    titles: ["Łamanie kodów", "Gry w linie", "Connect Four", "Yahtzee", "Quiz", "Turnieje"], start: "Zasady gier", how: "Jak się gra",
  },
};
/** A game of each family by a ruleset of it, and the place of its rules in `titles`. */
const FAMILIES = { "bulls-and-cows": 0, gomoku: 1, "connect-four": 2, yahtzee: 3, "mastermind-quiz": 4 };

const heading = (page, name) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

for (const [code, words] of Object.entries(LANGUAGES)) {
  test(`every document can be read from the first one, in ${code}`, async () => {
    const { page, go } = await visitor(server, { locale: words.locale });
    await go("/");
    await page.getByRole("contentinfo").getByRole("link", { name: words.rules, exact: true }).click();
    await heading(page, words.start);
    for (const title of words.titles) {
      await page.getByRole("main").getByRole("listitem").getByRole("link", { name: title, exact: true }).click();
      await heading(page, title);
      assert.ok((await page.getByRole("heading", { level: 2 }).count()) >= 2, title);
      await page.getByRole("link", { name: words.all, exact: true }).click();
      await heading(page, words.start);
    }
  });

  test(`the form for a game leads to its rules and back, in ${code}`, async () => {
    const { page, go } = await visitor(server, { locale: words.locale });
    for (const [ruleset, place] of Object.entries(FAMILIES)) {
      await go(`/new/${ruleset}`);
      await page.getByRole("main").getByRole("link", { name: words.rules, exact: true }).click();
      await heading(page, words.titles[place]);
      await page.getByRole("heading", { level: 2, name: words.how, exact: true }).waitFor();
      await page.getByRole("link", { name: words.toNew, exact: true }).click();
      await page.waitForURL(`**/new/${ruleset}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
    }
  });

  test(`a game leads to its rules and back, and goes on, in ${code}`, async () => {
    const { page, go } = await visitor(server, { locale: words.locale });
    await go("/");
    await page.getByRole("button", { name: words.play, exact: true }).click();
    await page.waitForURL(/\/games\//);
    const game = gameOf(page);
    await page.getByRole("main").getByRole("link", { name: words.rules, exact: true }).click();
    await heading(page, words.titles[0]);
    await page.getByRole("link", { name: words.back, exact: true }).click();
    await page.getByRole("spinbutton").first().waitFor();
    assert.equal(gameOf(page), game);
    await page.goBack();
    await heading(page, words.titles[0]);
    await page.goBack();
    await page.getByRole("spinbutton").first().waitFor();
  });
}

test("tables have heads, boards have words, and what is written stands there as it is", async () => {
  const { page, go } = await visitor(server);
  await go("/rules/line-games");
  await page.getByRole("img", { name: /^Tic-tac-toe: X has the corners/ }).waitFor();
  const table = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "With perfect play" }) });
  assert.equal(await table.getByRole("row").count(), 8);
  assert.ok(!(await page.getByRole("main").innerText()).includes("<!--"), "comments are for tests");
  const source = page.getByRole("main").getByRole("link");
  assert.ok((await source.count()) > 0);
  await go("/rules/no-such-game");
  await heading(page, "There is nothing here");
});

test("the rules change with the language, on the spot", async () => {
  const { page, go } = await visitor(server, { locale: "pl-PL" });
  await go("/rules/yahtzee");
  await page.getByRole("heading", { level: 2, name: "Jak się gra" }).waitFor();
  await go("/settings");
  await page.getByRole("combobox", { name: "Język" }).selectOption("en");
  await page.getByRole("contentinfo").getByRole("link", { name: "Rules" }).click();
  await heading(page, "Rules of the games");
});

test("rules are read by everybody: axe, in the light and in the dark, and on the narrowest phone", async () => {
  const { page, go } = await visitor(server, { bypassCSP: true, reducedMotion: "reduce" });
  for (const name of ["", "/code-breaking", "/line-games", "/connect-four", "/yahtzee", "/quiz", "/tournaments"]) {
    await go(`/rules${name}`);
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await hold(page, `rules${name}`);
  }
});

test("on paper the text stands alone", async () => {
  const { page, go } = await visitor(server);
  await go("/rules/yahtzee");
  await page.getByRole("heading", { level: 1, name: "Yahtzee" }).waitFor();
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.getByRole("navigation").isVisible(), false);
  assert.equal(await page.getByRole("table").first().isVisible(), true);
});
