// SPDX-License-Identifier: Apache-2.0
// Question sets: made by a form and by the formats of others, what is wrong shown where it is, changed, and only their
// owner's to read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hold, serving, tokenOf, until, visitor } from "./harness.mjs";
import { focused, pressOn, tabTo } from "./play.mjs";

const server = await serving();
const SETS = "/v1/question-sets";
const TRIVIA = JSON.stringify({
  response_code: 0,
  results: [
    { type: "multiple", difficulty: "easy", category: "Chemistry", question: "What is H&#8322;O?", correct_answer: "Water", incorrect_answers: ["Salt", "Air"] },
    { type: "boolean", difficulty: "easy", category: "Chemistry", question: "Is water wet?", correct_answer: "True", incorrect_answers: ["False"] },
    { type: "boolean", difficulty: "easy", category: "Chemistry", question: "Is water wet?", correct_answer: "True", incorrect_answers: ["False"] },
  ],
}, null, 1);
const GIFT = "// capitals\n::Norway:: The capital of Norway is {=Oslo ~Bergen}.\n\nOslo is in Norway. {T}\n\nWrite about Oslo. {}\n";

/** A person with a page of their own, whom axe may look into. */
async function person(options) {
  const someone = await visitor(server, { bypassCSP: true, reducedMotion: "reduce", ...options });
  await someone.go("/questions/new");
  await someone.page.getByRole("heading", { level: 1 }).waitFor();
  return someone;
}

const field = (page, name) => page.getByRole("textbox", { name, exact: true });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const found = (page) => page.getByRole("region", { name: "What was found" });
const mistakes = (page) => page.getByRole("list", { name: "Mistakes" }).getByRole("listitem");

/** Types VALUE into the field NAME, which Tab comes to. */
async function type(page, name, value) {
  await tabTo(page, field(page, name));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(value);
}

/** Chooses the format NAME by keys: from the one that is chosen on. */
async function choose(page, group, name) {
  const radios = page.getByRole("radiogroup", { name: group });
  await tabTo(page, radios.getByRole("radio", { checked: true }).first());
  await until(`${name} is chosen`, async () => {
    if (await radios.getByRole("radio", { name, exact: true }).isChecked()) return true;
    await page.keyboard.press("ArrowDown");
    return false;
  });
}

/** Pastes TEXT as FORMAT, with a title. */
async function paste(page, title, format, text) {
  if (title !== null) await field(page, "Title").first().fill(title);
  await choose(page, "Format", format);
  await field(page, "Text of the questions").fill(text);
}

/** What is marked in the text of the questions. */
const marked = (page) => field(page, "Text of the questions").evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));

/** The set that PAGE shows. */
async function stored(page) {
  await page.waitForURL(/\/questions\/[^/]{16}$/);
  return `${SETS}/${/\/questions\/([^/]+)$/.exec(page.url())[1]}`;
}

const questionsOf = async (page, set) => (await server.call("GET", `${set}/questions`, undefined, await tokenOf(page))).items;

test("a set is made by the form, with the keyboard alone", async () => {
  const { page, go } = await visitor(server);
  await go("/games");
  await pressOn(page, page.getByRole("link", { name: "Question sets" }));
  await page.getByRole("heading", { level: 1, name: "Question sets" }).waitFor();
  await pressOn(page, page.getByRole("link", { name: "New question set" }));
  await page.getByRole("heading", { level: 1, name: "New question set" }).waitFor();
  await type(page, "Title", "Small");
  await type(page, "Question", "What is the capital of France?");
  await type(page, "Accepted answers", "Paris\nCity of Light");
  await pressOn(page, button(page, "Add a question"));
  const second = page.getByRole("group", { name: "Question 2" });
  await until("the new question has the focus", () => focused(field(second, "Question")));
  await page.keyboard.type("Which is in Norway?");
  await tabTo(page, second.getByRole("radio", { checked: true }).first());
  await until("it is a choice", async () => {
    if (await field(second, "Choice 1").isVisible()) return true;
    await page.keyboard.press("ArrowDown");
    return false;
  });
  await type(page, "Choice 1", "Rome");
  await type(page, "Choice 2", "Oslo");
  await tabTo(page, second.getByRole("checkbox", { name: "Choice 2 is right" }));
  await page.keyboard.press("Space");
  // Of the first it is still said that it is right, too; that is taken back.
  await second.getByRole("checkbox", { name: "Choice 1 is right" }).focus();
  await page.keyboard.press("Space");
  await pressOn(page, button(page, "Check"));
  await found(page).getByRole("status").filter({ hasText: "All is well: 2 questions can be stored." }).waitFor();
  await pressOn(page, button(page, "Store 2 questions"));
  const set = await stored(page);
  assert.deepEqual(await questionsOf(page, set), [
    { text: "What is the capital of France?", answers: ["Paris", "City of Light"] },
    { text: "Which is in Norway?", choices: ["Rome", "Oslo"], correct: 1 },
  ]);
  await page.getByRole("region", { name: "Your questions" }).getByText("City of Light").waitFor();
});

test("what is wrong in the form stands at its field, which has the focus", async () => {
  const { page } = await person();
  await button(page, "Check").click();
  await until("the title is marked and has the focus", () => focused(field(page, "Title").first()));
  assert.equal(await field(page, "Title").first().getAttribute("aria-invalid"), "true");
  await field(page, "Title").first().fill("T");
  await field(page, "Question").fill("What is 3 + 4?");
  await page.getByRole("radio", { name: "Number", exact: true }).check();
  await field(page, "Number").fill("seven");
  await button(page, "Check").click();
  await until("the number is marked and has the focus", () => focused(field(page, "Number")));
  assert.match(await mistakes(page).first().textContent(), /Question 1.*Must be a number\./);
  await hold(page, "the form, with a mistake");
  await field(page, "Number").fill("7.50");
  await field(page, "Tolerance").fill("0.5");
  await field(page, "Unit").fill("m");
  await button(page, "Check").click();
  await button(page, "Store 1 question").click();
  assert.deepEqual(await questionsOf(page, await stored(page)), [{ text: "What is 3 + 4?", number: 7.5, tolerance: 0.5, unit: "m" }]);
});

test("a whole set as JSON fills in what describes it, and a mistake is shown on its line", async () => {
  const { page } = await person();
  const sample = readFileSync("docs/quiz/solar-system.json", "utf8");
  const questions = JSON.parse(sample).questions.map((one) => JSON.stringify(one));
  questions[17] = JSON.stringify({ text: "Is it?", choices: ["a", "b"], correct: 2 });
  const broken = `{"title": "Planets", "language": "en", "licence": "CC0-1.0", "visibility": "public",\n"questions": [\n${questions.join(",\n")}\n]}`;
  await choose(page, "Format", "JSON");
  await page.getByLabel("File", { exact: true }).setInputFiles({ name: "planets.json", mimeType: "application/json", buffer: Buffer.from(broken) });
  await until("the title is taken over", async () => (await field(page, "Title").first().inputValue()) === "Planets");
  assert.equal(await field(page, "Licence").inputValue(), "CC0-1.0");
  assert.equal(await page.getByRole("radio", { name: "Everybody", exact: true }).isChecked(), true);
  await button(page, "Check").click();
  // The first two lines are of the set; question 18 is on the twentieth.
  const said = mistakes(page).filter({ hasText: "Question 18" });
  await said.waitFor();
  assert.equal(await mistakes(page).count(), 1);
  assert.match(await said.textContent(), /Line 20.*Question 18 \(correct\)/);
  await until("the value is marked", async () => (await marked(page)) === "2");
  await field(page, "Title").first().focus();
  await pressOn(page, button(page, "Line 20"));
  await until("the text has the focus", () => focused(field(page, "Text of the questions")));
  assert.equal(await marked(page), "2");
  await hold(page, "JSON, with a mistake");
  await field(page, "Text of the questions").fill(broken.replace('"correct":2', '"correct":1'));
  await button(page, "Check").click();
  await button(page, `Store ${questions.length} questions`).click();
  const set = await stored(page);
  const { visibility, licence } = await server.call("GET", set, undefined, await tokenOf(page));
  assert.deepEqual([visibility, licence], ["public", "CC0-1.0"]);
  await page.getByText("Made by").waitFor();
  await hold(page, "a set");
});

test("numbers are stored as they were written, and what is no JSON is shown without asking", async () => {
  const { page } = await person();
  await paste(page, "Numbers", "JSON", '[{"text": "How much?", "number": 0.10, "tolerance": 0}]');
  await button(page, "Check").click();
  const answered = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(SETS));
  await button(page, "Store 1 question").click();
  assert.match((await answered).postData(), /"number": 0.10,/);
  await page.waitForURL(/\/questions\/[^/]{16}$/);

  const { page: other } = await person();
  let asked = 0;
  other.on("request", (request) => request.url().includes(SETS) && asked++);
  await paste(other, "Broken", "JSON", '[\n{"text": "One?", "correct": true},\n{"text": "Two?" "correct": true}\n]');
  await button(other, "Check").click();
  await mistakes(other).filter({ hasText: "Line 3" }).filter({ hasText: "Is no JSON from here on." }).waitFor();
  assert.equal(asked, 0);
});

test("Open Trivia DB and GIFT are imported, with what is skipped and why", async () => {
  const { page } = await person();
  await paste(page, "Trivia", "Open Trivia DB", TRIVIA);
  assert.equal(await field(page, "Licence").inputValue(), "CC-BY-SA-4.0");
  await button(page, "Check").click();
  await found(page).getByRole("status").filter({ hasText: "2 questions can be stored, 1 is skipped." }).waitFor();
  await page.getByRole("list", { name: "Skipped" }).getByText("the same question twice").waitFor();
  await button(page, "Store 2 questions").click();
  assert.equal((await questionsOf(page, await stored(page)))[0].text, "What is H₂O?");

  const { page: other } = await person();
  await paste(other, "Norway", "GIFT (Moodle)", `${GIFT}\nBroken {=a\n`);
  await button(other, "Check").click();
  await mistakes(other).filter({ hasText: "Line 8" }).waitFor();
  await until("the line is marked", async () => (await marked(other)) === "Broken {=a");
  await field(other, "Text of the questions").fill(GIFT);
  assert.equal(await button(other, "Store 2 questions").count(), 0, "what was not checked is not stored");
  await button(other, "Check").click();
  const skipped = other.getByRole("list", { name: "Skipped" });
  await skipped.getByText("an essay").waitFor();
  await hold(other, "GIFT, checked");
  await skipped.getByRole("button", { name: "Line 6" }).click();
  await until("the line is marked", async () => (await marked(other)) === "Write about Oslo. {}");
  await button(other, "Store 2 questions").click();
  const set = await stored(other);
  assert.deepEqual((await questionsOf(other, set)).map(({ text }) => text), ["The capital of Norway is _____.", "Oslo is in Norway."]);
});

test("a set is added to, replaced, described anew, saved as a file, and deleted", async () => {
  const { page } = await person();
  await paste(page, "Norway", "GIFT (Moodle)", GIFT);
  await button(page, "Check").click();
  await button(page, "Store 2 questions").click();
  const set = await stored(page);

  await page.getByRole("link", { name: "Add questions" }).click();
  await paste(page, null, "JSON", '[{"text": "Is Bergen in Norway?", "correct": true}, {"text": "Oslo is in Norway", "correct": true}]');
  await button(page, "Check").click();
  await mistakes(page).filter({ hasText: "Question 2" }).waitFor();
  await until("it is marked, which comes a little later", async () => (await marked(page)) !== "");
  await field(page, "Text of the questions").fill('[{"text": "Is Bergen in Norway?", "correct": true}]');
  await button(page, "Check").click();
  await button(page, "Store 1 question").click();
  await page.getByRole("status").filter({ hasText: "Stored: Norway, version 2." }).waitFor();
  assert.equal((await questionsOf(page, set)).length, 3);

  await page.getByRole("link", { name: "New version" }).click();
  await page.getByRole("group", { name: "Question 3" }).waitFor();
  await hold(page, "a new version");
  await field(page.getByRole("group", { name: "Question 3" }), "Question").fill("Is Bergen by the sea?");
  await button(page, "Check").click();
  await button(page, "Store 3 questions").click();
  await page.getByRole("status").filter({ hasText: "Stored: Norway, version 3." }).waitFor();
  await page.getByText("Is Bergen by the sea?").waitFor();
  await page.getByRole("combobox", { name: "Version" }).selectOption("2");
  await page.getByText("Is Bergen in Norway?").waitFor();
  await page.getByRole("combobox", { name: "Version" }).selectOption("3");

  for (const [name, ending] of [["Download as JSON", ".json"], ["Download as GIFT", ".gift"]]) {
    const saved = page.waitForEvent("download");
    await button(page, name).click();
    assert.equal((await saved).suggestedFilename(), `Norway-3${ending}`);
  }

  await page.getByRole("link", { name: "Change description" }).click();
  await field(page, "Licence").fill("");
  await button(page, "Save").click();
  await until("the licence is marked and has the focus", () => focused(field(page, "Licence")));
  await field(page, "Licence").fill("CC0-1.0");
  await page.getByRole("radio", { name: "Everybody", exact: true }).check();
  await button(page, "Save").click();
  await page.getByRole("status").filter({ hasText: "Saved" }).waitFor();
  assert.equal((await server.call("GET", set)).licence, "CC0-1.0");

  // Another person finds it, and does not read it.
  const other = await visitor(server);
  await other.go("/questions");
  await field(other.page, "Title contains").fill("norw");
  await button(other.page, "Find").click();
  await other.page.getByRole("region", { name: "Public sets" }).getByRole("link", { name: "Norway" }).first().click();
  await other.page.getByText("The questions of a set are read by its owner alone.").waitFor();
  assert.equal(await other.page.getByRole("link", { name: "New version" }).count(), 0);

  await button(page, "Delete set").click();
  const asked = page.getByRole("dialog", { name: "Delete this set?" });
  await until("keeping it has the focus", () => focused(button(asked, "Keep it")));
  await hold(page, "deleting");
  await button(asked, "Delete set").click();
  await page.waitForURL(/\/questions$/);
  assert.equal((await server.call("GET", set)).status, 404);
});

test("an answer that was lost on the way makes no second set", async () => {
  const { page } = await person();
  await paste(page, "Once", "GIFT (Moodle)", GIFT);
  await button(page, "Check").click();
  await button(page, "Store 2 questions").waitFor();
  // The server stores it; the answer does not come, three times.
  let lost = 0;
  await page.route(new RegExp(`${SETS}\\?(?!.*dry_run)`), async (route) => {
    if (lost++ >= 3) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, "Store 2 questions").click();
  await found(page).getByRole("alert").filter({ hasText: "The server does not answer." }).waitFor();
  await button(page, "Store 2 questions").click();
  await stored(page);
  const { items } = await server.call("GET", `${SETS}?owner=me`, undefined, await tokenOf(page));
  assert.equal(items.length, 1);
});

test("sets, in Polish", async () => {
  const { page, go } = await visitor(server, { locale: "pl-PL", bypassCSP: true, reducedMotion: "reduce" });
  await go("/questions");
  await page.getByRole("heading", { level: 1, name: "Zestawy pytań" }).waitFor();
  await hold(page, "sets");
  await page.getByRole("link", { name: "Nowy zestaw pytań" }).click();
  await page.getByRole("radio", { name: "GIFT (Moodle)" }).check();
  await page.getByRole("textbox", { name: "Tytuł" }).fill("Norwegia");
  await page.getByRole("textbox", { name: "Tekst z pytaniami" }).fill("Zepsute {=a\n");
  await page.getByRole("button", { name: "Sprawdź" }).click();
  await page.getByRole("list", { name: "Błędy" }).getByText("Ma { bez } za nim").waitFor();
  await page.getByText("Na razie nie można nic zapisać: 1 błąd.").waitFor();
});
