// SPDX-License-Identifier: Apache-2.0
// The page in Polish: all of it, with its plurals.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./bundle.mjs";
import { serving, tokenOf, until, visitor } from "./harness.mjs";

const server = await serving();
const { en, pl } = await load({ en: "i18n/en.ts", first: "i18n/pl/first.ts", games: "i18n/pl/games.ts", rest: "i18n/pl/rest.ts", questions: "i18n/pl/questions.ts", quiz: "i18n/pl/quiz.ts" })
  .then(({ en, first, games, rest, questions, quiz }) => ({ en: en.en, pl: { ...first.first, ...games.games, ...rest.rest, ...questions, ...quiz } }));

const wordsIn = (text) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Every word of a language's texts; those of functions are in the strings of their source. */
function catalogue(texts, found = new Set()) {
  for (const value of Object.values(texts)) {
    if (typeof value === "object" && value !== null) catalogue(value, found);
    else {
      const said = typeof value === "function" ? (String(value).match(/"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []) : [String(value)];
      for (const text of said) for (const word of wordsIn(text.replace(/\$\{[^}]*\}/g, " "))) found.add(word);
    }
  }
  return found;
}

/** All that PAGE says: what can be seen, and what is only heard. */
const said = (page) => page.evaluate(() => {
  const heard = [...document.querySelectorAll("body *")].flatMap((element) =>
    ["aria-label", "aria-valuetext", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""));
  return [document.title, document.body.innerText, ...heard].join("\n");
});

/** Words that are English and nothing else: not Polish too, and no name that the server gives. */
async function foreign() {
  const { items: rulesets } = await server.call("GET", "/v1/rulesets");
  const { items: bots } = await server.call("GET", "/v1/bots");
  const names = [...rulesets.map(({ title, id }) => `${title} ${id}`), ...bots.map(({ name }) => name)].join(" ");
  const own = new Set([...catalogue(pl), ...wordsIn(names), "english", "referee", "guest"]);
  return new Set([...catalogue(en)].filter((word) => !own.has(word)));
}

test("no screen in Polish has an English word", async () => {
  const english = await foreign();
  assert.ok(english.size > 300, `${english.size} words are enough to notice one`);
  const { page, go } = await visitor(server, { locale: "pl-PL" });
  const looked = async (where) => {
    assert.equal(await page.evaluate(() => document.documentElement.lang), "pl", where);
    const found = [...new Set(wordsIn(await said(page)).filter((word) => english.has(word)))];
    assert.deepEqual(found, [], where);
  };
  await go("/");
  await page.getByRole("button", { name: pl.home.playName("Mini Mastermind") }).click();
  await page.getByRole("group", { name: pl.code.yourCode }).waitFor();
  await looked("a game");
  await page.getByRole("button", { name: pl.game.toolbar.resign }).click();
  await page.getByRole("dialog").waitFor();
  await looked("a dialog");
  await page.getByRole("dialog").getByRole("button", { name: pl.game.toolbar.resign }).click();
  await page.getByRole("region", { name: pl.game.result.title }).waitFor();
  await page.getByRole("button", { name: pl.game.result.check }).click();
  await page.getByRole("status", { name: pl.game.proof.title }).waitFor();
  await looked("a game that is over");
  const { id } = await server.call("GET", "/v1/players/me", undefined, await tokenOf(page));
  const set = await server.call("POST", "/v1/question-sets", {
    title: "Stolice", language: "pl", licence: "CC0-1.0", questions: [{ text: "Oslo leży w Norwegii?", correct: true, difficulty: "easy" }],
  }, await tokenOf(page));
  const quiz = await server.call("POST", "/v1/games", {
    ruleset: "quiz", role: "master", visibility: "public", opponents: [{ name: "Most" }],
    options: { tie_break: false, parts: [{ kind: "all", set: set.id, questions: 1 }] },
  }, await tokenOf(page));
  const addresses = [
    "/new/quiz", "/new/mastermind-quiz", `/games/${quiz.id}`, `/games/${quiz.id}/projector`,
    "/questions", "/questions/new", `/questions/${set.id}`, `/questions/${set.id}?do=append`, `/questions/${set.id}?do=replace`,
    `/questions/${set.id}?do=describe`,
    "/", "/new/mastermind", "/new/yahtzee", "/new/line", "/join", "/games", "/results", "/leaderboards/mastermind", `/players/${id}`,
    "/tournaments", "/tournaments/new", "/bots", "/analysis/mastermind", "/check", "/settings", "/no/such/screen",
  ];
  for (const address of addresses) {
    await go(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    // A screen with a stream is never idle.
    await page.waitForLoadState("networkidle", { timeout: 1500 }).catch(() => {});
    await looked(address);
  }
});

test("the language is chosen in the settings, and stays", async () => {
  const { page, go } = await visitor(server);
  await go("/settings");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.getByRole("combobox", { name: "Language" }).selectOption("pl");
  await page.getByRole("heading", { level: 1, name: pl.settings.title }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  await go("/");
  await page.getByRole("heading", { level: 2, name: pl.home.playNow }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  // What the server says is in the page's language, whatever the browser's is.
  await page.getByRole("button", { name: pl.home.playName("Byki i krowy"), exact: true }).waitFor();
  await go("/settings");
  await page.getByRole("combobox", { name: pl.settings.language }).selectOption("en");
  await go("/");
  await page.getByRole("button", { name: en.home.playName("Bulls and Cows"), exact: true }).waitFor();
});

test("guesses are counted in each form that Polish has", async () => {
  const { page, go } = await visitor(server, { locale: "pl-PL" });
  const { token } = await server.call("POST", "/v1/players", { name: "Ann" });
  await go(`/settings#${token}`);
  await until("the token is taken", async () => (await tokenOf(page)) === token);
  const forms = [
    [1, "Została 1 próba", "one"], [2, "Zostały 2 próby", "few"], [5, "Zostało 5 prób", "many"],
    [12, "Zostało 12 prób", "many"], [22, "Zostały 22 próby", "few"],
  ];
  for (const [count, text, form] of forms) {
    assert.equal(new Intl.PluralRules("pl").select(count), form);
    const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind", options: { max_guesses: count } }, token);
    await go(`/games/${id}`);
    await page.getByText(text, { exact: true }).waitFor();
  }
  // The fourth is that of fractions, which no guess has.
  assert.equal(pl.code.guessesLeft(1.5), "Zostało 1,5 próby");
});
