// SPDX-License-Identifier: Apache-2.0
// Playing by the keyboard: nothing here clicks. What is on the board is read by roles and names, as others hear it.
import assert from "node:assert/strict";
import { until } from "./harness.mjs";

/** Whether LOCATOR has the focus. */
export const focused = (locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until LOCATOR, which is there or comes, has the focus. */
export async function tabTo(page, locator) {
  await locator.waitFor();
  for (let presses = 0; presses < 250; presses++) {
    if (await focused(locator)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not come to ${locator}`);
}

/** Goes to LOCATOR and presses it, by keys. */
export async function pressOn(page, locator) {
  await tabTo(page, locator);
  await page.keyboard.press("Enter");
}

/** Resolves when LOCATOR can be used: while an action is under way the page takes no other. */
const usable = (locator) => until(`${locator} can be used`, async () => (await locator.getAttribute("aria-disabled")) !== "true");

/** Opens the start and begins TITLE by keys. */
export async function begin({ page, go }, title) {
  await go("/");
  await pressOn(page, page.getByRole("button", { name: `Play ${title}`, exact: true }));
  await page.waitForURL(/\/games\//);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

export const result = (page) => page.getByRole("region", { name: "Result" });
export const isOver = (page) => result(page).isVisible();

/** On a board: resolves when it is the player's turn (true) or the round is over (false). */
async function myTurn(page) {
  const me = page.getByRole("listitem").filter({ hasText: "(you)" }).filter({ hasText: "to move" });
  const what = await until("a turn, or the end", async () => ((await isOver(page)) ? "over" : (await me.count()) > 0 && "turn"));
  if (what === "turn") await usable(page.getByRole("grid", { name: "Board" }));
  return what === "turn";
}

// --- Code-breaking ----------------------------------------------------------------------------------------------------

/** All words of PLACES symbols of ALPHABET. */
function words(alphabet, places) {
  let all = [""];
  for (let place = 0; place < places; place++) all = all.flatMap((word) => [...alphabet].map((symbol) => word + symbol));
  return all;
}

/** What SECRET says to GUESS: right places, and right symbols at wrong ones. */
function compared(secret, guess) {
  const right = [...guess].filter((symbol, place) => secret[place] === symbol).length;
  let common = 0;
  for (const symbol of new Set(guess)) common += Math.min(guess.split(symbol).length, secret.split(symbol).length) - 1;
  return [right, common - right];
}

/** Whether SECRET could have said ANSWER ("1 black, 2 white"; "2 exact, XX72") to GUESS. */
function says(secret, guess, answer) {
  const [right, misplaced] = compared(secret, guess);
  const [first, second] = answer.split(", ");
  if (parseInt(first, 10) !== right) return false;
  if (second === undefined) return true;
  if (/ exact$/.test(first)) return [...guess].map((symbol, place) => (secret[place] === symbol ? symbol : "X")).join("") === second;
  return parseInt(second, 10) === misplaced;
}

/** The guesses in the table: [code, answer] of each. */
export async function guessesIn(page) {
  const told = await page.getByRole("table", { name: "Guesses" }).ariaSnapshot();
  return [...told.matchAll(/row "Guess \d+: ([^,"]+), ([^"]+)"/g)].map(([, code, answer]) => [code, answer]);
}

/** Sends CODE from the editor, which takes the focus by itself, and returns what was answered. */
export async function guess(page, code, attempt) {
  await until("the first place has the focus", () => focused(page.getByRole("spinbutton", { name: "Place 1", exact: true })));
  await page.keyboard.type(code);
  await usable(page.getByRole("button", { name: "Guess", exact: true }));
  await page.keyboard.press("Enter");
  return until(`an answer to guess ${attempt}, ${code}`, async () => {
    const told = await guessesIn(page);
    return told.length >= attempt && told[attempt - 1][1] !== "no answer yet" && told[attempt - 1];
  });
}

/** Finds the code over the answers that are to be seen; LEGAL says of a word whether it is a code. */
export async function crack(page, { alphabet, places, most = Infinity, legal = () => true }) {
  let fit = words(alphabet, places).filter(legal);
  for (let attempt = 1; ; attempt++) {
    // From the middle of what is left: the first of them tells little.
    const code = fit[fit.length >> 1];
    const [sent, answer] = await guess(page, code, attempt);
    assert.equal(sent, code);
    if (compared(code, code)[0] === parseInt(answer, 10)) return { code, attempts: attempt };
    fit = fit.filter((word) => word !== code && says(word, code, answer));
    assert.ok(fit.length > 0, "no code fits the answers");
    if (attempt === most) return { code: null, attempts: attempt };
  }
}

/** The codes of the rulesets that tests play. */
export const CODES = {
  "Mini Mastermind": { alphabet: "012345", places: 4, most: 6 },
  "Bulls and Cows": { alphabet: "0123456789", places: 4, legal: (word) => new Set(word).size === word.length },
  "Number Guess": { alphabet: "0123456789", places: 4, legal: (word) => word[0] !== "0" },
};

// --- Boards -----------------------------------------------------------------------------------------------------------

/** The board as rows of "X", "O" and null. */
export async function boardOf(page) {
  const told = await page.getByRole("grid", { name: "Board" }).ariaSnapshot();
  const board = [];
  for (const [, column, row, mark] of told.matchAll(/gridcell "Column (\d+), row (\d+), (empty|X|O)/g)) {
    (board[row] ??= [])[column] = mark === "empty" ? null : mark;
  }
  return board;
}

/** Brings the focus to the board, wherever its cursor is. */
export async function tabToBoard(page) {
  const on = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
  for (let presses = 0; presses < 250; presses++) {
    if (await on()) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab does not come to the board");
}

export const field = (page, column, row) => page.getByRole("gridcell", { name: new RegExp(`^Column ${column}, row ${row}, `) });

const LINES = [
  ...[0, 1, 2].flatMap((i) => [[0, 1, 2].map((j) => [i, j]), [0, 1, 2].map((j) => [j, i])]),
  [[0, 0], [1, 1], [2, 2]], [[0, 2], [1, 1], [2, 0]],
];

/** A field for MARK on a board of three by three: one that wins, else one that the other needs, else the best free one. */
function choose(board, mark) {
  const other = mark === "X" ? "O" : "X";
  const completing = (who) => {
    for (const line of LINES) {
      const free = line.filter(([row, column]) => board[row][column] === null);
      if (free.length === 1 && line.filter(([row, column]) => board[row][column] === who).length === 2) return free[0];
    }
    return undefined;
  };
  const order = [[1, 1], [0, 0], [2, 2], [0, 2], [2, 0], [0, 1], [1, 0], [1, 2], [2, 1]];
  return completing(mark) ?? completing(other) ?? order.find(([row, column]) => board[row][column] === null);
}

const stones = (board) => board.flat().filter((mark) => mark !== null).length;

/** Plays three in a row against whoever is there to its end. */
export async function playThree(page) {
  await page.getByRole("grid", { name: "Board" }).waitFor();
  while (await myTurn(page)) {
    const board = await boardOf(page);
    const count = stones(board);
    const [row, column] = choose(board, count % 2 === 0 ? "X" : "O");
    await tabToBoard(page);
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < column; i++) await page.keyboard.press("ArrowRight");
    for (let i = 0; i < row; i++) await page.keyboard.press("ArrowDown");
    assert.ok(await focused(field(page, column, row)), `the cursor is not on column ${column}, row ${row}`);
    await page.keyboard.press(count % 4 < 2 ? "Enter" : "Space");
    await until("the move is on the board", async () => stones(await boardOf(page)) > count);
  }
}

/** Drops discs against whoever is there until the round is over: into the columns in turn, which is no way to win. */
export async function playFour(page) {
  await page.getByRole("grid", { name: "Board" }).waitFor();
  for (let turn = 0; await myTurn(page); turn++) {
    const board = await boardOf(page);
    const count = stones(board);
    const columns = board[0].length;
    let column = turn % columns;
    while (board[0][column] !== null) column = (column + 1) % columns;
    await tabToBoard(page);
    await page.keyboard.press(String(column));
    await page.keyboard.press(turn % 2 === 0 ? "Enter" : "Space");
    await until("the disc is on the board", async () => stones(await boardOf(page)) > count);
  }
}

// --- Yahtzee ----------------------------------------------------------------------------------------------------------

/** The dice that lie there. */
export async function diceIn(page) {
  const told = await page.getByRole("group", { name: "Dice" }).ariaSnapshot();
  return [...told.matchAll(/"Die \d: (\d)"/g)].map(([, value]) => Number(value));
}

/** What may be scored now: [button's name, points] of each, the best first. */
async function scoresIn(page) {
  const told = await page.getByRole("table", { name: "Scorecard" }).ariaSnapshot();
  const all = [...told.matchAll(/button "(Score (\d+) in [^"]+)"/g)].map(([, name, points]) => [name, Number(points)]);
  return all.sort(([, one], [, other]) => other - one);
}

/** Keeps the dice of the value that there is most of, and rolls the others. Returns false where all are alike. */
async function rollOthers(page) {
  await usable(page.getByRole("button", { name: /^Die 1: / }));
  const dice = await diceIn(page);
  const count = (value) => dice.filter((one) => one === value).length;
  const most = [...dice].sort((a, b) => count(b) - count(a) || b - a)[0];
  if (count(most) === dice.length) return false;
  for (const [place, value] of dice.entries()) {
    if (value !== most) continue;
    await page.keyboard.press(String(place + 1));
    await page.getByRole("button", { name: `Die ${place + 1}: ${value}`, pressed: true }).waitFor();
  }
  const others = dice.length - count(most);
  await page.getByRole("button", { name: `Roll ${others} ${others === 1 ? "die" : "dice"}`, exact: true }).waitFor();
  const answered = page.waitForResponse((response) => response.url().endsWith("/rolls") && response.ok());
  await page.keyboard.press("r");
  await answered;
  await until("the dice that were kept lie where they were", async () => {
    const now = await diceIn(page);
    return dice.every((value, place) => value !== most || now[place] === value);
  });
  return true;
}

/** Plays a card of Yahtzee alone to its end, always into the box with most points; the sum of what was scored. */
export async function playYahtzee(page) {
  let points = 0;
  for (let turn = 1; turn <= 13; turn++) {
    await page.getByText("Roll 1 of 3").waitFor();
    if (await rollOthers(page)) await page.getByText("Roll 2 of 3").waitFor();
    const [[name, score]] = await scoresIn(page);
    await usable(page.getByRole("button", { name, exact: true }));
    const answered = page.waitForResponse((response) => response.url().endsWith("/scores") && response.ok());
    await pressOn(page, page.getByRole("button", { name, exact: true }));
    await answered;
    points += score;
  }
  return points;
}
