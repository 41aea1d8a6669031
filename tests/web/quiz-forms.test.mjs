// SPDX-License-Identifier: Apache-2.0
// Quizzes and tournaments of them before they begin: the forms, joining by a code, choosing subjects.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, hold, until } from "./harness.mjs";
import { focused } from "./play.mjs";
import { answer, board, button, desk, person, questions, server, setOf, texts, viewOf } from "./quizzes.mjs";

test("who joins by a code chooses between the roles that are open, and finds a seat however many come at once", async () => {
  const [ann, ben, cid, dan, eve] = [await person("Ann"), await person("Ben"), await person("Cid"), await person("Dan"), await person("Eve")];
  const parts = [{ kind: "chair", set: await setOf(ann, texts(60)), seconds: 30 }];
  // The first seat that is not taken is kept for Eve.
  const opponents = [{ player: eve.id }, { open: true }, { open: true }, { open: true, role: "master" }];
  const game = await server.call("POST", "/v1/games", { ruleset: "quiz", opponents, options: { parts } }, ann.token);
  assert.ok(game.id, JSON.stringify(game));
  // All have opened the link before the first of them joins.
  for (const { go, page } of [ben, cid, dan]) {
    await go(`/join#${game.join_code}`);
    await page.getByRole("radio", { name: "a contender", checked: true }).waitFor();
  }
  await dan.page.getByRole("radio", { name: "the question master" }).check();
  await hold(dan.page, "joining a quiz");
  for (const [one, seat] of [[ben, 2], [cid, 3], [dan, 4]]) {
    await button(one.page, "Join").click();
    await one.page.waitForURL(/\/games\//);
    assert.equal((await viewOf(game.id, one)).you.seat, seat);
  }
  assert.equal((await viewOf(game.id, dan)).seats[4].role, "master");
});

test("the format of television is made with its subjects; a private game is not projected", async () => {
  const ann = await person("Ann");
  const { page, go } = ann;
  await setOf(ann, texts(60), { title: "General" });
  await setOf(ann, texts(60), { title: "Rivers" });
  await go("/new/mastermind-quiz");
  await page.getByRole("combobox", { name: "General knowledge" }).selectOption({ label: "General (60)" });
  await page.getByRole("combobox", { name: "Subject 1" }).selectOption({ label: "Rivers (60)" });
  await page.getByRole("radio", { name: "the question master" }).check();
  await page.getByRole("textbox", { name: "Teams at the table" }).fill("Team Bridge\n");
  await hold(page, "the form of the format");
  await button(page, "Create game").click();
  await page.waitForURL(/\/games\//);
  await desk(page).getByText("Specialist subjects").waitFor();
  await page.getByText("Team Bridge is in the chair.").waitFor();
  const game = gameOf(page);
  await go(`/games/${game}/projector`);
  await page.getByText("Only a game that everybody may watch can be shown here.").waitFor();
});

test("a set is found by its title however old it is, and only some of its questions are asked; what cannot be ranked is said", async () => {
  const [ann, bob] = [await person("Ann"), await person("Bob")];
  const { page, go } = ann;
  const told = texts(60).map((one, i) => ({ ...one, category: i < 30 ? "History" : "Art", difficulty: i < 40 ? "easy" : "hard" }));
  const old = await setOf(bob, told, { title: "Old rivers", visibility: "public" });
  for (let i = 0; i < 100; i++) await setOf(bob, texts(1), { title: `Newer ${i}`, visibility: "public" });
  await go("/new/quiz");
  const field = page.getByRole("combobox", { name: "Question set" });
  await field.waitFor();
  const offered = page.getByRole("option", { name: "Old rivers (60)" });
  assert.equal(await offered.count(), 0, "a hundred newer ones come first");
  await page.getByRole("textbox", { name: "Title contains" }).fill("old riv");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("Sets found: 1").waitFor();
  await field.selectOption({ label: "Old rivers (60)" });
  await page.getByText("Only some questions: Question set").click();
  await page.getByRole("checkbox", { name: "History (30)" }).check();
  await page.getByRole("checkbox", { name: "Easy" }).check();
  await page.getByRole("textbox", { name: "Title contains" }).fill("newer 7");
  await button(page, "Find").click();
  await page.getByRole("status").getByText("Sets found: 11").waitFor();
  assert.equal(await field.inputValue(), old, "what is chosen stays");
  await hold(page, "the form with some questions");
  await button(page, "Create game").click();
  await page.waitForURL(/\/games\//);
  const { options } = await viewOf(gameOf(page), ann);
  assert.deepEqual(options.parts[0].set, { set: old, version: 1, categories: ["History"], difficulty: ["easy"] });
  // From the set's own screen it is chosen, too; and of the format it is said whether it is to be ranked.
  await setOf(ann, texts(60), { title: "Capitals" });
  await go(`/new/mastermind-quiz?set=${old}`);
  assert.equal(await page.getByRole("combobox", { name: "General knowledge" }).inputValue(), old);
  await page.getByRole("combobox", { name: "Subject 1" }).selectOption({ label: "Capitals (60)" });
  const ranked = page.getByRole("radiogroup", { name: "Ranked" });
  await ranked.getByRole("radio", { name: "Yes" }).check();
  await button(page, "Create game").click();
  await ranked.getByText(/Ranked are the game's own times/).waitFor();
  await ranked.getByRole("radio", { name: "No" }).check();
  await button(page, "Create game").click();
  await page.waitForURL(/\/games\//);
  assert.equal((await viewOf(gameOf(page), ann)).ranked, false);
});

test("heats of quizzes are made with their sets, and what a set lacks is told at it", async () => {
  const ann = await person("Ann");
  const { page, go } = ann;
  const others = await Promise.all(["Ben", "Cid"].map((name) => server.call("POST", "/v1/players", { name })));
  await setOf(ann, texts(100), { title: "General" });
  await setOf(ann, texts(30), { title: "Few" });
  await setOf(ann, texts(60), { title: "Rivers" });
  await go("/tournaments/new?game=mastermind-quiz");
  const game = page.getByRole("combobox", { name: "Game", exact: true });
  await game.selectOption("quiz");
  await page.getByRole("group", { name: "Part 1" }).getByRole("combobox", { name: "Question set" }).waitFor();
  await game.selectOption("mastermind-quiz");
  assert.equal(await page.getByRole("combobox", { name: "Program" }).count(), 0, "no program answers questions");
  await page.getByRole("combobox", { name: "General knowledge" }).waitFor();
  assert.equal(await button(page, "Add a subject").count(), 0, "all answer on one subject");
  await page.getByRole("combobox", { name: "Format" }).selectOption("heats");
  await page.getByRole("combobox", { name: "General knowledge" }).selectOption({ label: "General (100)" });
  const subject = page.getByRole("combobox", { name: "Subject 1" });
  await subject.selectOption({ label: "Few (30)" });
  await page.getByRole("button", { name: "Add me" }).click();
  for (const { id } of others) {
    await page.getByRole("textbox", { name: "Link of a player" }).fill(id);
    await button(page, "Add player").click();
  }
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByText(/lets through 30 questions.* take 60 of them/).waitFor();
  await until("the set has the focus", () => focused(subject));
  await subject.selectOption({ label: "Rivers (60)" });
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByRole("heading", { level: 1, name: "Mastermind quiz, Heats and a final" }).waitFor();
});

test("contenders choose their subjects, no two the same, and the quiz begins when all have", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const open = { visibility: "public" };
  const general = await setOf(ann, texts(80), { title: "General", ...open });
  const subjects = [];
  for (const title of ["Rivers", "Music", "Chess"]) subjects.push(await setOf(ann, texts(30), { title, ...open }));
  const body = { ruleset: "mastermind-quiz", opponents: [{ open: true }], options: { general, subjects, assignment: "chosen", subject_seconds: 5, general_seconds: 5 } };
  const game = await server.call("POST", "/v1/games", body, ann.token);
  await server.call("POST", `/v1/games/${game.id}/join`, { join_code: game.join_code }, ben.token);
  for (const one of [ann, ben]) await one.go(`/games/${game.id}`);
  const offered = (one) => one.page.getByRole("group", { name: "Your subject" });
  await hold(ann.page, "choosing a subject");
  await offered(ann).getByRole("button", { name: "Rivers" }).click();
  await offered(ann).getByRole("button", { name: "Rivers", pressed: true }).waitFor();
  const taken = offered(ben).getByRole("button", { name: "Rivers (Ann)" });
  await taken.waitFor();
  assert.equal(await taken.getAttribute("aria-disabled"), "true");
  await offered(ann).getByRole("button", { name: "Chess" }).click();
  await offered(ben).getByRole("button", { name: "Rivers", exact: true }).click();
  for (const one of [ann, ben]) await board(one.page).getByText("Specialist subjects").waitFor();
  const { seats } = await viewOf(game.id, ann);
  assert.deepEqual(seats.map(({ subject }) => subject.title), ["Chess", "Rivers"]);
});

test("in heats contenders choose a subject before each stage, and their game comes when all at the table have", async () => {
  const [ann, ben, cid] = [await person("Ann"), await person("Ben"), await person("Cid")];
  const { page, go } = ann;
  for (const [title, count] of [["General", 100], ["Rivers", 30], ["Music", 30], ["Chess", 30]]) await setOf(ann, texts(count), { title, visibility: "public" });
  await go("/tournaments/new?game=mastermind-quiz");
  await page.getByRole("combobox", { name: "Format" }).selectOption("heats");
  await page.getByRole("combobox", { name: "General knowledge" }).selectOption({ label: "General (100)" });
  for (const [index, title] of ["Rivers", "Music"].entries()) {
    if (index > 0) await button(page, "Add a subject").click();
    await page.getByRole("combobox", { name: `Subject ${index + 1}` }).selectOption({ label: `${title} (30)` });
  }
  await page.getByRole("textbox", { name: "Question master" }).fill("nobody");
  await button(page, "Add me").click();
  for (const { id } of [ben, cid]) {
    await page.getByRole("textbox", { name: "Link of a player" }).fill(id);
    await button(page, "Add player").click();
  }
  await button(page, "Create tournament").click();
  await page.getByText(/is not the id of a player/).waitFor();
  await page.getByRole("textbox", { name: "Question master" }).fill("");
  await button(page, "Create tournament").click();
  await page.getByText(/has 2, and must have 3|there are 3 contenders/).waitFor();
  await button(page, "Add a subject").click();
  await page.getByRole("combobox", { name: "Subject 3" }).selectOption({ label: "Chess (30)" });
  await button(page, "Create tournament").click();
  await page.waitForURL(/\/tournaments\/[0-9a-z]{16}$/);
  const path = new URL(page.url()).pathname;
  for (const one of [ben, cid]) {
    await one.go(path);
    await button(one.page, "Join").click();
  }
  const offered = (one) => one.page.getByRole("group", { name: "Your subject" });
  await hold(page, "choosing a subject for a stage");
  await offered(ann).getByRole("button", { name: "Rivers" }).click();
  await offered(ann).getByRole("button", { name: "Rivers", pressed: true }).waitFor();
  await offered(ben).getByRole("button", { name: "Rivers (Ann)", disabled: true }).waitFor();
  await offered(ann).getByRole("button", { name: "Chess" }).click();
  await offered(ben).getByRole("button", { name: "Rivers", exact: true, disabled: false }).click();
  await offered(cid).getByRole("button", { name: "Music" }).click();
  await offered(ann).waitFor({ state: "detached" });
  const final = page.getByRole("region", { name: "Final" });
  for (const title of ["Chess", "Rivers", "Music"]) await final.getByRole("cell", { name: title }).waitFor();
});
