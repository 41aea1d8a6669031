// SPDX-License-Identifier: Apache-2.0
// The quiz: played by keys in the chair, by everybody at once and on sheets, judged at the master's desk, shown to an audience.
// Nobody's page has an answer that they may not know yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, hold, until } from "./harness.mjs";
import { focused, pressOn, tabTo } from "./play.mjs";
import { answer, button, desk, person, questions, rightOf, server, setOf, texts, usable, viewOf } from "./quizzes.mjs";

const scores = (page) => page.getByRole("table", { name: "Scores" });
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

/** Says that whoever has PAGE is ready, or that it may go on, by the key. */
async function sayReady(page) {
  await usable(page.getByRole("button", { name: /^(Ready|Go on)$/ }));
  await page.keyboard.press("r");
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
  await usable(desk(ann.page).getByRole("button", { name: /^Wrong: Ben, / }));
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
