// SPDX-License-Identifier: Apache-2.0
// The page by keyboard alone: each family from the start to its end without one click, and the editor of codes key by key.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serving, until, visitor } from "./harness.mjs";
import {
  CODES, begin, boardOf, crack, field, focused, guess, guessesIn, playFour, playThree, playYahtzee, pressOn, result, tabTo,
  tabToBoard,
} from "./play.mjs";

const server = await serving();

// --- To the end -------------------------------------------------------------------------------------------------------

for (const title of Object.keys(CODES)) {
  test(`${title} is played to its end by keyboard`, async () => {
    const person = await visitor(server);
    const { page } = person;
    await begin(person, title);
    // The editor has the focus without a Tab.
    await until("the first place has the focus", () => focused(page.getByRole("spinbutton", { name: "Place 1" })));
    const { code, attempts } = await crack(page, CODES[title]);
    await result(page).waitFor();
    const headline = code === null ? "Not solved" : `Solved in ${attempts} guess${attempts === 1 ? "" : "es"}`;
    await result(page).getByRole("heading", { level: 2, name: headline }).waitFor();
    if (code !== null) await result(page).getByText(`The code was ${code}.`).waitFor();
    assert.equal((await guessesIn(page)).length, attempts);
    await pressOn(page, page.getByRole("button", { name: "Check that this was fair" }));
    await page.getByRole("status", { name: "Proof" }).filter({ hasText: /^Proven: / }).waitFor();
    await pressOn(page, page.getByRole("button", { name: "Play again" }));
    await until("the next code has the focus", () => focused(page.getByRole("spinbutton", { name: "Place 1" })));
    assert.equal((await guessesIn(page)).length, 0);
  });
}

test("three in a row is played against a program to its end by keyboard", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Tic-tac-toe");
  await playThree(page);
  await result(page).getByRole("heading", { level: 2, name: /^(You win|You lose|Draw)$/ }).waitFor();
  await pressOn(page, page.getByRole("button", { name: "Share", exact: true }));
  const text = await page.getByRole("textbox", { name: "Share text" }).inputValue();
  assert.match(text, /^Tic-tac-toe: (X wins|O wins|Draw)\n([❌⭕⬜]{3}\n){3}/u);
});

test("Connect Four is played against a program to its end by keyboard", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Connect Four");
  await playFour(page);
  await result(page).getByRole("heading", { level: 2, name: /^(You win|You lose|Draw)$/ }).waitFor();
});

test("Yahtzee is played to its end by keyboard", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Yahtzee");
  const points = await playYahtzee(page);
  const headline = await result(page).getByRole("heading", { level: 2, name: /^\d+ points$/ }).textContent();
  // Of the bonus of the upper boxes no button says anything.
  assert.ok([points, points + 35].includes(parseInt(headline, 10)), `${headline}, of boxes with ${points}`);
  await pressOn(page, page.getByRole("button", { name: "Check that this was fair" }));
  await page.getByRole("status", { name: "Proof" }).waitFor();
});

// --- The keys of the editor -------------------------------------------------------------------------------------------

const PEGS = ["red circle", "blue square", "yellow triangle", "green diamond", "pink pentagon", "light blue star"];
const place = (page, number) => page.getByRole("group", { name: "Your code" }).getByRole("spinbutton", { name: `Place ${number}`, exact: true });

/** The code in the editor and the number of the place that has the focus, as "0123@1"; PEGGED: symbols have names. */
async function entered(page, pegged = true) {
  let code = "";
  let at = "-";
  for (let number = 1; number <= 4; number++) {
    const text = await place(page, number).getAttribute("aria-valuetext");
    if (pegged) assert.equal(text, `${text[0]}, ${PEGS[Number(text[0])]}`);
    code += text[0];
    if (await focused(place(page, number))) at = String(number);
  }
  return `${code}@${at}`;
}

/** Presses KEYS one after the other; behind each the editor has what stands beside it. */
async function keys(page, steps, pegged) {
  for (const [key, expected] of steps) {
    await page.keyboard.press(key);
    await until(`${key} gives ${expected}, not ${await entered(page, pegged)}`, async () => (await entered(page, pegged)) === expected);
  }
}

test("every key of the editor does what the table of keys says, round both rings", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Mini Mastermind");
  await until("the editor begins with the first symbol everywhere", async () => (await entered(page)) === "0000@1");
  await keys(page, [
    ["ArrowRight", "0000@2"], ["ArrowRight", "0000@3"], ["ArrowRight", "0000@4"], ["ArrowRight", "0000@1"],
    ["ArrowLeft", "0000@4"], ["ArrowLeft", "0000@3"], ["ArrowLeft", "0000@2"], ["ArrowLeft", "0000@1"],
  ]);
  await keys(page, [
    ...[1, 2, 3, 4, 5, 0].map((symbol) => ["ArrowUp", `${symbol}000@1`]),
    ...[5, 4, 3, 2, 1, 0, 5].map((symbol) => ["ArrowDown", `${symbol}000@1`]),
  ]);
  await keys(page, [
    ["Home", "0000@1"], ["End", "5000@1"],
    ["3", "3000@2"], ["4", "3400@3"], ["1", "3410@4"],
    // At the last place the cursor stays.
    ["5", "3415@4"], ["2", "3412@4"],
    ["Backspace", "3412@3"], ["Backspace", "3412@2"],
    ["End", "3512@2"], ["Home", "3012@2"],
  ]);
  // Everything else does nothing.
  await keys(page, ["6", "9", "a", "x", "Space", ".", "PageUp", "PageDown", "Delete", "F2", "Shift", "Escape"].map((key) => [key, "3012@2"]));
  // Tab leaves, and comes back to where the cursor was.
  await keys(page, [["Tab", "3012@-"], ["Shift+Tab", "3012@2"], ["Shift+Tab", "3012@-"], ["Tab", "3012@2"]]);
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Guess 1: 3012, \d black, \d white$/ }).waitFor();
  if (!(await result(page).isVisible())) await until("the editor has begun anew", async () => (await entered(page)) === "0000@1");
});

test("keys that come faster than the page is drawn are not lost", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Mini Mastermind");
  await until("the editor has the focus", async () => (await entered(page)) === "0000@1");
  const typed = ["3", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "4", "5", "End", "Backspace"];
  // All of them in one task of the browser, which draws nothing in between.
  await page.evaluate((all) => {
    for (const key of all) document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, typed);
  await until("all keys were taken", async () => (await entered(page)) === "3455@3");
});

test("where a code has no symbol twice the editor begins with the first legal code, and Enter says what is wrong", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Bulls and Cows");
  await until("the first code stands there", async () => (await entered(page, false)) === "0123@1");
  const button = page.getByRole("button", { name: "Guess", exact: true });
  await until("the code can be sent", async () => (await button.getAttribute("aria-disabled")) !== "true");
  await keys(page, [["ArrowUp", "1123@1"]], false);
  await until("it cannot be sent", async () => (await button.getAttribute("aria-disabled")) === "true");
  await page.getByText("Every symbol at most once.").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "Every symbol at most once." }).waitFor();
  assert.equal(await entered(page, false), "1123@1");
  await keys(page, [["ArrowDown", "0123@1"], ["ArrowDown", "9123@1"]], false);
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Guess 1: 9123, \d bulls, \d cows$/ }).waitFor();
});

test("where a code does not begin with 0 the editor begins with 1000", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Number Guess");
  await until("the first code stands there", async () => (await entered(page, false)) === "1000@1");
  await guess(page, "1972", 1);
  await page.getByRole("row", { name: /^Guess 1: 1972, \d exact, [1X][9X][7X][2X]$/ }).waitFor();
});

// --- The keys of boards -----------------------------------------------------------------------------------------------

test("on a board of lines the arrows stop at the edge, and Home, End and the pages go far", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Gomoku");
  await page.getByRole("grid", { name: "Board" }).waitFor();
  await tabToBoard(page);
  const size = (await boardOf(page)).length;
  const last = size - 1;
  const steps = [
    ["Control+Home", 0, 0], ["ArrowLeft", 0, 0], ["ArrowUp", 0, 0], ["ArrowRight", 1, 0], ["ArrowDown", 1, 1],
    ["End", last, 1], ["ArrowRight", last, 1], ["Home", 0, 1], ["PageDown", 0, 6], ["PageUp", 0, 1], ["PageUp", 0, 0],
    ["Control+End", last, last], ["ArrowDown", last, last], ["PageDown", last, last],
  ];
  for (const [key, column, row] of steps) {
    await page.keyboard.press(key);
    await until(`${key} goes to column ${column}, row ${row}`, () => focused(field(page, column, row)));
  }
});

test("in Connect Four the cursor goes by columns, and a digit chooses one", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Connect Four");
  await page.getByRole("grid", { name: "Board" }).waitFor();
  await tabToBoard(page);
  const board = await boardOf(page);
  const [columns, rows] = [board[0].length, board.length];
  const steps = [["Home", 0], ["ArrowLeft", 0], ["ArrowRight", 1], ["End", columns - 1], ["ArrowRight", columns - 1], ["4", 4], ["9", 4]];
  for (const [key, column] of steps) {
    await page.keyboard.press(key);
    await until(`${key} goes to column ${column}`, () => focused(field(page, column, rows - 1)));
  }
});

test("the dialog of keys opens with ?, and closes with Escape, which gives the focus back", async () => {
  const person = await visitor(server);
  const { page } = person;
  await begin(person, "Mini Mastermind");
  await until("the editor has the focus", () => focused(place(page, 1)));
  await page.keyboard.press("Shift+?");
  const dialog = page.getByRole("dialog", { name: "Keyboard" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await until("the editor has the focus again", () => focused(place(page, 1)));
  await pressOn(page, page.getByRole("button", { name: "Resign" }));
  const resign = page.getByRole("dialog", { name: "Resign this game?" });
  await until("to play on is at hand", () => focused(resign.getByRole("button", { name: "Play on" })));
  await tabTo(page, resign.getByRole("button", { name: "Resign" }));
});
