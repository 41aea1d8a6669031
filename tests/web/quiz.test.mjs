// SPDX-License-Identifier: Apache-2.0
// The quiz: made by the form, played by keys in the chair, by everybody at once and on sheets, judged at the master's desk,
// shown to an audience. Nobody's page has an answer that they may not know yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, hold, serving, until, visitor } from "./harness.mjs";
import { focused, pressOn, tabTo } from "./play.mjs";

const server = await serving();

/** So many questions of every kind, of which nobody can guess the answers. */
const questions = (count) => Array.from({ length: count }, (_, i) => [
  { text: `Which word belongs to ${i}?`, answers: [`canary${i}`] },
  { text: `Which of these is right of ${i}?`, choices: [`left${i}`, `middle${i}`, `canary${i}`], correct: 2 },
  { text: `Is ${i} a number?`, correct: true },
  { text: `How much is ${i} plus 1?`, number: i + 1, unit: "km" },
][i % 4]);
/** Texts alone, which a master judges. */
const texts = (count) => Array.from({ length: count }, (_, i) => ({ text: `Which word belongs to ${i}?`, answers: [`canary${i}`] }));

const button = (page, name) => page.getByRole("button", { name, exact: true });
const scores = (page) => page.getByRole("table", { name: "Scores" });
const board = (page) => page.getByRole("region", { name: "Board" });
const desk = (page) => page.getByRole("region", { name: "Question master's desk" });

/** A player with a page and a token. */
async function person(name, options) {
  const someone = await visitor(server, { bypassCSP: true, reducedMotion: "reduce", ...options });
  const { id, token } = await server.call("POST", "/v1/players", { name });
  await someone.context.addInitScript((kept) => localStorage.setItem("referee.token", kept), token);
  return { ...someone, id, token, name };
}

async function setOf(owner, list, more = {}) {
  const made = await server.call("POST", "/v1/question-sets", { title: `Set of ${owner.name}`, language: "en", licence: "own", questions: list, ...more }, owner.token);
  assert.ok(made.id, JSON.stringify(made));
  return made.id;
}

/** A game of OWNER with OTHERS, who join it; everybody's page shows it. */
async function begun(owner, others, body) {
  const game = await server.call("POST", "/v1/games", { ruleset: "quiz", ...body }, owner.token);
  assert.ok(game.id, JSON.stringify(game));
  for (const other of others) await server.call("POST", `/v1/games/${game.id}/join`, {}, other.token);
  for (const one of [owner, ...others]) {
    await one.go(`/games/${game.id}`);
    await one.page.getByRole("table", { name: "Scores" }).waitFor();
  }
  return game.id;
}

/** Resolves when LOCATOR can be pressed: a question that has just come takes no answer yet. */
const usable = (locator) => until(`${locator} can be used`, async () => (await locator.count()) === 1 && (await locator.getAttribute("aria-disabled")) !== "true");

/** Says that whoever has PAGE is ready, or that it may go on, by the key. */
async function sayReady(page) {
  await usable(page.getByRole("button", { name: /^(Ready|Go on)$/ }));
  await page.keyboard.press("r");
}

const viewOf = (game, { token } = {}) => server.call("GET", `/v1/games/${game}`, undefined, token);

/** What is right of the question that is asked, as somebody who knows would type or press it. */
function rightOf({ text, kind, choices }) {
  const number = Number(/\d+/.exec(text)[0]);
  if (kind === "choice") return String(choices.indexOf(`canary${number}`) + 1);
  if (kind === "boolean") return "1";
  return kind === "number" ? String(number + 1) : `canary${number}`;
}

/** Answers question NUMBER by keys, rightly or not. */
async function answer({ page, token }, game, number, right = true) {
  await page.getByRole("heading", { level: 2, name: `Question ${number}`, exact: true }).waitFor();
  const asked = await until(`question ${number} is open`, async () => {
    const { state } = await viewOf(game, { token });
    return state.questions.find(({ question }) => question === number);
  });
  await usable(button(page, "Pass"));
  if (asked.choices !== null) {
    const wrong = asked.kind === "boolean" ? "2" : String(((Number(rightOf(asked)) + 1) % 3) + 1);
    await page.keyboard.press(right ? rightOf(asked) : wrong);
    return asked;
  }
  const field = page.getByRole("textbox", { name: /^Your answer/ });
  await until("the answer's field has the focus", async () => (await field.count()) === 1 && focused(field));
  await page.keyboard.type(right ? rightOf(asked) : "something else");
  await page.keyboard.press("Enter");
  return asked;
}

test("alone in the chair, from the start to the end, with the keyboard alone", async () => {
  const ann = await person("Ann");
  const { page, go } = ann;
  await setOf(ann, questions(2));
  await go("/");
  await pressOn(page, page.getByRole("link", { name: "More about Quiz", exact: true }));
  await page.getByRole("heading", { level: 1, name: "New game: Quiz" }).waitFor();
  await pressOn(page, button(page, "Create game"));
  const set = page.getByRole("combobox", { name: "Question set" });
  await until("what is missing has the focus", () => focused(set));
  await page.keyboard.type("Set of Ann");
  await tabTo(page, page.getByRole("spinbutton", { name: "Seconds", exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("12");
  await hold(page, "the form");
  await pressOn(page, button(page, "Create game"));
  await page.waitForURL(/\/games\//);
  const game = gameOf(page);
  await until("Ready has the focus", () => focused(button(page, "Ready")));
  await hold(page, "ready");
  await usable(button(page, "Ready"));
  await page.keyboard.press("Enter");
  await answer(ann, game, 1, false);
  await page.getByRole("region", { name: "Last question" }).getByText("Question 1:").waitFor();
  await page.getByRole("region", { name: "Last question" }).getByText("wrong").waitFor();
  await answer(ann, game, 2);
  await page.getByRole("region", { name: "Result" }).getByRole("heading", { name: "1 point" }).waitFor();
  await scores(page).getByRole("row", { name: "1 Ann 1 1 1 0" }).waitFor();
  await hold(page, "over");
  await pressOn(page, button(page, "Check that this was fair"));
  const proof = page.getByRole("status", { name: "Proof" });
  await proof.filter({ hasText: /^(Proven|Not)/ }).waitFor();
  assert.match(await proof.textContent(), /^Proven: all 2 questions that were put were fixed beforehand/);
  await pressOn(page, button(page, "Share"));
  assert.equal(await page.getByRole("textbox", { name: "Share text" }).inputValue(), "Quiz: 1 point\n🟥🟩\nAnn: 1 point, 0 passes");
});

test("a pass is told at the end of the stint, and Escape passes only what is empty", async () => {
  const ann = await person("Ann");
  const { page } = ann;
  const game = await begun(ann, [], { options: { parts: [{ kind: "chair", set: await setOf(ann, texts(3)), seconds: 15 }] } });
  await sayReady(page);
  await page.getByRole("heading", { name: "Question 1" }).waitFor();
  const field = page.getByRole("textbox", { name: "Your answer" });
  await until("the field has the focus", () => focused(field));
  await page.keyboard.type("half");
  await page.keyboard.press("Escape");
  assert.equal(await field.inputValue(), "");
  assert.equal((await viewOf(game, ann)).state.questions[0].question, 1);
  await usable(button(page, "Pass"));
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Question 2" }).waitFor();
  await page.getByText("Question 1: the answer is told later.").waitFor();
  assert.doesNotMatch(await page.content(), /canary/);
  await answer(ann, game, 2);
  await answer(ann, game, 3);
  await page.getByRole("region", { name: "Result" }).waitFor();
  await page.getByRole("table", { name: "Questions", exact: true }).getByText(/canary/).first().waitFor();
});

test("what was pressed twice for one question answers no other", async () => {
  const ann = await person("Ann");
  const { page } = ann;
  const list = Array.from({ length: 6 }, (_, i) => ({ text: `Which is right of ${i}?`, choices: [`a${i}`, `b${i}`], correct: 0 }));
  const game = await begun(ann, [], { options: { parts: [{ kind: "chair", set: await setOf(ann, list), seconds: 30 }] } });
  await sayReady(page);
  const choices = page.getByRole("group", { name: "Choices" });
  await usable(button(page, "Pass"));
  await choices.getByRole("button").first().dblclick();
  await page.getByRole("heading", { name: "Question 2" }).waitFor();
  await page.keyboard.press("Enter");
  await usable(button(page, "Pass"));
  await page.keyboard.press("Enter");
  assert.equal((await viewOf(game, ann)).state.questions[0].question, 2);
  await page.keyboard.press("2");
  await page.getByRole("heading", { name: "Question 3" }).waitFor();
});

test("the master judges by keys while the clock stands; nobody else's page has the answer", async () => {
  const [ann, ben, cid] = [await person("Ann"), await person("Ben"), await person("Cid")];
  const set = await setOf(ann, texts(12));
  const game = await begun(ann, [ben], {
    role: "master", visibility: "public", opponents: [{ player: ben.id }], options: { judge_seconds: 300, parts: [{ kind: "chair", set, seconds: 20 }] },
  });
  await cid.go(`/games/${game}/projector`);
  await cid.page.getByRole("table", { name: "Scores" }).waitFor();
  await hold(ann.page, "the desk, ready");
  await sayReady(ben.page);
  await desk(ann.page).getByRole("list", { name: "Accepted answers" }).getByText(/^canary\d+$/).waitFor();
  await cid.page.getByText(/^Which word belongs to \d+\?$/).waitFor();
  await hold(cid.page, "the projector");
  assert.equal(await cid.page.getByRole("button").count(), 0, "an audience has no controls");
  await answer(ben, game, 1, false);
  await ben.page.getByText("The question master judges your answer.").waitFor();
  await ben.page.getByRole("timer", { name: "The clock stands" }).waitFor();
  for (const { page, name } of [ben, cid]) assert.doesNotMatch(await page.content(), /canary/, name);
  await hold(ann.page, "the desk, judging");
  await hold(ben.page, "judged");
  await desk(ann.page).getByRole("button", { name: "Wrong: Ben, something else" }).waitFor();
  // A slip of the tongue: the master lets it count, against the suggestion.
  await ann.page.keyboard.press("y");
  await scores(ben.page).getByRole("row", { name: "1 Ben 1 1 0 0" }).waitFor();
  await cid.page.getByRole("region", { name: "Last question" }).getByText(/canary/).waitFor();
  await answer(ben, game, 2);
  await desk(ann.page).getByText("the server would say right").waitFor();
  await ann.page.keyboard.press("n");
  await scores(ben.page).getByRole("row", { name: "1 Ben 1 1 1 0" }).waitFor();
  // It can be mended.
  await pressOn(ann.page, button(ann.page, "Questions so far"));
  await button(ann.page, "Count 2 of Ben as right").click();
  await scores(cid.page).getByRole("row", { name: "1 Ben 2 2 0 0" }).waitFor();
});

test("read aloud: the master enters what was said, and the contender's page has no question", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  await begun(ann, [ben], {
    role: "master", opponents: [{ player: ben.id }], options: { reading: "aloud", parts: [{ kind: "chair", set: await setOf(ann, texts(5)), seconds: 30 }] },
  });
  await sayReady(ann.page);
  await desk(ann.page).getByText(/Which word belongs to/).waitFor();
  await ben.page.getByText("The question is read aloud.").waitFor();
  assert.doesNotMatch(await ben.page.content(), /Which word|canary/);
  await hold(ann.page, "the desk, aloud");
  await ann.page.keyboard.press("y");
  await scores(ben.page).getByRole("row", { name: "1 Ben 1 1 0 0" }).waitFor();
  await ann.page.getByRole("heading", { name: "Question 2" }).waitFor();
  await usable(button(ann.page, "Right"));
  await ann.page.keyboard.press("n");
  await scores(ben.page).getByRole("row", { name: "1 Ben 1 1 1 0" }).waitFor();
  await ben.page.getByRole("heading", { name: "Question 3" }).waitFor();
  await button(ben.page, "Pass").click();
  await scores(ann.page).getByRole("row", { name: "1 Ben 1 1 1 1" }).waitFor();
});

test("the master enters what teams at the table say", async () => {
  const ann = await person("Ann");
  const { page } = ann;
  const game = await begun(ann, [], {
    role: "master", opponents: [{ name: "Team Bridge" }, { name: "Team Tunnel" }],
    options: { judge: "automatic", tie_break: false, parts: [{ kind: "all", set: await setOf(ann, questions(8)), questions: 2, seconds: 60, pause_seconds: 0 }, { kind: "sheet", set: await setOf(ann, [...texts(1), { text: "Which of 7?", choices: ["left7", "canary7"], correct: 1 }]), questions: 2, seconds: 60 }] },
  });
  await sayReady(page);
  const bridge = page.getByRole("group", { name: "For Team Bridge" });
  const tunnel = page.getByRole("group", { name: "For Team Tunnel" });
  for (const number of [1, 2]) {
    await page.getByRole("heading", { level: 2, name: `Question ${number}`, exact: true }).waitFor();
    const { state } = await viewOf(game, ann);
    const asked = state.questions[0];
    await usable(button(bridge, "Pass"));
    if (asked.choices !== null) await bridge.getByRole("group", { name: "Choices" }).getByRole("button").nth(Number(rightOf(asked)) - 1).click();
    else {
      await bridge.getByRole("textbox").fill(rightOf(asked));
      await bridge.getByRole("textbox").press("Enter");
    }
    await bridge.waitFor({ state: "detached" });
    await hold(page, "the desk, teams");
    await tunnel.getByRole("button", { name: "Pass" }).click();
    await scores(page).getByRole("row", { name: `1 Team Bridge ${number} ${number} 0 0` }).waitFor();
  }
  await sayReady(page);
  const sheet = page.getByRole("region", { name: "For Team Bridge" });
  const other = page.getByRole("region", { name: "For Team Tunnel" });
  await sheet.getByRole("textbox").waitFor();
  // A slow line: what is entered on both sheets waits for it, and none of it is lost.
  await page.route("**/responses", async (route) => {
    await new Promise((passed) => setTimeout(passed, 400));
    return route.continue();
  });
  for (const [of, text, choice] of [[sheet, "canary0", "canary7"], [other, "nothing", "left7"]]) {
    await of.getByRole("textbox").fill(text);
    await of.getByRole("textbox").press("Tab");
    await of.getByRole("radio", { name: choice }).check();
  }
  for (const [of, text, choice] of [[sheet, "canary0", "canary7"], [other, "nothing", "left7"]]) {
    await until("both are kept", async () => (await of.getByText("Kept").count()) === 2);
    assert.equal(await of.getByRole("textbox").inputValue(), text);
    assert.ok(await of.getByRole("radio", { name: choice }).isChecked());
  }
  await button(sheet, "Hand in").click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
  await sheet.waitFor({ state: "detached" });
  await button(other, "Hand in").click();
  await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
  await scores(page).getByRole("row", { name: "1 Team Bridge 4 4 0 0" }).waitFor();
});

test("a sheet on a phone: all in one list, kept as it is written, there after a reload, handed in", async () => {
  const [ann, ben] = [await person("Ann", { viewport: { width: 390, height: 800 } }), await person("Ben")];
  const game = await begun(ann, [ben], {
    opponents: [{ player: ben.id }], options: { appeal_seconds: 0, tie_break: false, parts: [{ kind: "sheet", set: await setOf(ann, questions(8)), questions: 8, seconds: 120 }] },
  });
  const { page } = ann;
  await sayReady(page);
  await sayReady(ben.page);
  const sheet = page.getByRole("region", { name: "Sheet" });
  await sheet.waitFor();
  const { state } = await viewOf(game, ann);
  assert.equal(state.questions.length, 8);
  for (const [index, asked] of state.questions.entries()) {
    const item = sheet.getByRole("listitem").nth(index);
    if (asked.choices !== null) await item.getByRole("radio").nth(Number(rightOf(asked)) - 1).check();
    else {
      await item.getByRole("textbox").fill(rightOf(asked));
      if (index < 7) await item.getByRole("textbox").press("Tab");
    }
  }
  // The last may still be being written.
  await until("seven are kept", async () => (await viewOf(game, ann)).state.responses.length >= 7);
  await hold(page, "a sheet");
  await page.reload();
  await sheet.getByText("Kept").first().waitFor();
  const last = sheet.getByRole("listitem").nth(7);
  if (state.questions[7].choices === null) await last.getByRole("textbox").fill(rightOf(state.questions[7]));
  await button(sheet, "Hand in").click();
  const asked = page.getByRole("dialog", { name: "Hand in this sheet?" });
  await asked.getByText("Nothing can be changed after that.").waitFor();
  await hold(page, "handing in");
  await button(asked, "Hand in").click();
  await page.getByText("Handed in.").waitFor();
  await page.getByText("Waiting for Ben.").waitFor();
  await button(ben.page.getByRole("region", { name: "Sheet" }), "Hand in").click();
  await button(ben.page.getByRole("dialog"), "Hand in").click();
  await page.getByRole("region", { name: "Result" }).getByRole("heading", { name: "You win" }).waitFor();
  await scores(page).getByRole("row", { name: "1 Ann 8 8 0 0" }).waitFor();
});

test("an outcome is appealed against, and the others vote", async () => {
  const [ann, ben, cid] = [await person("Ann"), await person("Ben"), await person("Cid")];
  const all = [ann, ben, cid];
  const game = await begun(ann, [ben, cid], {
    opponents: [{ player: ben.id }, { player: cid.id }],
    options: { appeal_seconds: 300, tie_break: false, parts: [{ kind: "all", set: await setOf(ann, texts(1)), questions: 1, seconds: 60 }] },
  });
  for (const one of all) await sayReady(one.page);
  for (const one of all) await answer(one, game, 1, one !== ann);
  await ann.page.getByRole("region", { name: "Checking" }).waitFor();
  await button(ann.page, "Appeal against question 1").click();
  await ann.page.getByRole("textbox", { name: "Why it should be right" }).fill("It is the same");
  await button(ann.page, "Appeal against question 1").click();
  await hold(ben.page, "checking");
  await button(ben.page, "Accept the answer of Ann to question 1").click();
  await ann.page.getByText("1 for, 0 against").waitFor();
  await button(cid.page, "Accept the answer of Ann to question 1").click();
  await scores(ann.page).getByRole("row", { name: "1 Ann 1 1 0 0" }).waitFor();
  for (const one of all) {
    await usable(button(one.page, "Ready"));
    await button(one.page, "Ready").click();
  }
  await ann.page.getByRole("region", { name: "Result" }).waitFor();
});

test("the bell rings, and the question under way may still be answered; a tie is played off unseen by the others", async () => {
  const [ann, ben, cid] = [await person("Ann"), await person("Ben"), await person("Cid")];
  const game = await begun(ann, [ben, cid], {
    visibility: "public", opponents: [{ player: ben.id }, { player: cid.id }],
    options: { appeal_seconds: 0, grace_seconds: 60, parts: [{ kind: "chair", set: await setOf(ann, texts(60)), seconds: 5 }] },
  });
  for (const [index, one] of [ann, ben, cid].entries()) {
    await until("it is their turn", async () => (await viewOf(game, one)).state.chair === index && (await viewOf(game, one)).state.phase === "ready");
    await one.page.getByText("You are in the chair.").waitFor();
    await button(one.page, "Ready").waitFor();
    await sayReady(one.page);
    await one.page.getByText("The bell has rung; this question may still be answered").waitFor();
    const { state } = await viewOf(game, one);
    await answer(one, game, state.questions[0].question, one !== cid);
  }
  await scores(cid.page).getByRole("row", { name: "3 Cid 0 0 1 0" }).waitFor();
  // Ann is asked first; what she is asked neither Ben nor Cid sees.
  await ann.page.getByText("Tie-break", { exact: true }).waitFor();
  await sayReady(ann.page);
  await ann.page.getByText(/^Which word belongs to \d+\?$/).waitFor();
  for (const { page } of [ben, cid]) {
    await page.getByText("What is asked in the tie-break is told when all have had it.").waitFor();
    assert.equal(await page.getByText(/^Which word belongs to/).count(), 0);
  }
  for (const [one, right] of [[ann, true], [ben, false]]) {
    if (one === ben) {
      await until("it is Ben's turn", async () => (await viewOf(game, ben)).state.chair === 1);
      await button(ben.page, "Ready").waitFor();
      await sayReady(ben.page);
    }
    for (let asked = 0; asked < 5; asked++) {
      const number = await until("a question", async () => (await viewOf(game, one)).state.questions[0]?.question);
      await answer(one, game, number, right);
      await until("the next", async () => (await viewOf(game, one)).state.questions[0]?.question !== number);
    }
  }
  await ann.page.getByRole("region", { name: "Result" }).getByRole("heading", { name: "You win" }).waitFor();
  await scores(ben.page).getByRole("columnheader", { name: "Tie-break" }).waitFor();
});

test("several rounds: which of them it is, what they add up to, and each is proved", async () => {
  const ann = await person("Ann");
  const { page, go } = ann;
  const set = await setOf(ann, texts(2));
  await go(`/new/quiz?set=${set}`);
  await page.getByRole("spinbutton", { name: "Seconds", exact: true }).fill("6");
  await page.getByRole("spinbutton", { name: "Rounds", exact: true }).fill("3");
  await pressOn(page, button(page, "Create game"));
  await page.getByText("lets through 2 questions, and the game takes 3").waitFor();
  await page.getByRole("spinbutton", { name: "Rounds", exact: true }).fill("2");
  await pressOn(page, button(page, "Create game"));
  await page.waitForURL(/\/games\//);
  const game = gameOf(page);
  await page.getByText("Round 1 of 2", { exact: true }).waitFor();
  await sayReady(page);
  await answer(ann, game, 1);
  await scores(page).getByRole("row", { name: "1 Ann 1 1 0 0 1" }).waitFor();
  await pressOn(page, button(page, "Next round"));
  await page.getByText("Round 2 of 2", { exact: true }).waitFor();
  await scores(page).getByRole("row", { name: "1 Ann 0 0 0 0 1" }).waitFor();
  await sayReady(page);
  await answer(ann, game, 1);
  await scores(page).getByRole("row", { name: "1 Ann 1 1 0 0 2" }).waitFor();
  for (const round of ["2", "1"]) {
    await page.getByRole("combobox", { name: "Round" }).selectOption(round);
    await pressOn(page, button(page, "Check that this was fair"));
    const proof = page.getByRole("status", { name: "Proof" });
    await proof.filter({ hasText: /^(Proven|Not)/ }).waitFor();
    assert.match(await proof.textContent(), /^Proven/, `round ${round}`);
  }
});

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
  await page.getByRole("combobox", { name: "Format" }).selectOption("heats");
  await page.getByRole("combobox", { name: "General knowledge" }).selectOption({ label: "General (100)" });
  const subject = page.getByRole("combobox", { name: "Subject 1" });
  await subject.selectOption({ label: "Few (30)" });
  assert.equal(await button(page, "Add a subject").count(), 0, "all answer on one subject");
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
