// SPDX-License-Identifier: Apache-2.0
// What is pure in boards that are shown or entered, in plots and in lists, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./bundle.mjs";

const page = await load({
  field: "games/line/field.ts",
  lineEntering: "games/line/entering.ts",
  values: "games/line/values.ts",
  column: "games/four/column.ts",
  fourEntering: "games/four/entering.ts",
  codeEntering: "games/code/entering.ts",
  card: "games/yahtzee/card.ts",
  decisions: "games/yahtzee/decisions.ts",
  yahtzeeEntering: "games/yahtzee/entering.ts",
  ticks: "parts/plot/ticks.ts",
  names: "parts/names.ts",
  outcome: "games/frame/outcome.ts",
  row: "games/frame/result-row.tsx",
  cards: "games/frame/card.tsx",
  tournament: "api/tournament.ts",
  newTournament: "screens/tournament-new.tsx",
  screens: "screens/screens.ts",
  problems: "parts/problem.tsx",
  problem: "api/problem.ts",
  i18n: "i18n/index.ts",
});

await page.i18n.needRest();

// --- Boards -----------------------------------------------------------------------------------------------------------

const move = (column, row, symbol, ply) => ({ column, row, symbol, ply });

test("a position is that after so many moves, and knows the last of them", () => {
  const { positionAfter, markAt, sameField, withMark } = page.field;
  const moves = [move(1, 1, "X", 1), move(0, 0, "O", 2), move(2, 0, "X", 3)];
  const like = ["O.X", ".X.", "..."];
  assert.deepEqual(positionAfter(moves, 0, like), { board: ["...", "...", "..."], last: null, winning: null, ply: 0, better: null });
  assert.deepEqual(positionAfter(moves, 2, like).board, ["O..", ".X.", "..."]);
  assert.deepEqual(positionAfter(moves, 2, like).last, moves[1]);
  assert.deepEqual(positionAfter(moves, 9, like).board, like);
  assert.equal(positionAfter(moves, 9, like).ply, 3);
  assert.deepEqual(withMark(like, { column: 2, row: 0 }, "."), ["O..", ".X.", "..."]);
  assert.equal(markAt(like, { column: 2, row: 0 }), "X");
  for (const nowhere of [{ column: 1, row: 0 }, { column: 3, row: 0 }, { column: 0, row: 3 }]) assert.equal(markAt(like, nowhere), null);
  assert.ok(sameField({ column: 1, row: 2 }, { column: 1, row: 2 }));
  assert.ok(!sameField({ column: 1, row: 2 }, { column: 2, row: 1 }) && !sameField(null, null));
});

test("moves that the board shows beyond those that are known are told where they can be", () => {
  const { extended } = page.field;
  const first = [move(1, 1, "X", 1)];
  const at = (column, row) => ({ column, row });
  assert.equal(extended(first, { board: ["...", ".X.", "..."], last: at(1, 1) }), first);
  assert.deepEqual(extended(first, { board: ["O..", ".X.", "..."], last: at(0, 0) }), [...first, move(0, 0, "O", 2)]);
  assert.deepEqual(
    extended(first, { board: ["O.X", ".X.", "..."], last: at(2, 0) }), [...first, move(0, 0, "O", 2), move(2, 0, "X", 3)],
  );
  // Three more, a last move that is not among them, and a board that is no continuation.
  assert.equal(extended(first, { board: ["OXO", ".X.", "..."], last: at(2, 0) }), null);
  assert.equal(extended(first, { board: ["O..", ".X.", "..."], last: at(1, 1) }), null);
  assert.equal(extended(first, { board: ["O..", "...", "..."], last: at(0, 0) }), null);
});

test("the cursor of a board stops at its edges", () => {
  const { cursorTo } = page.field;
  const keys = [
    ["ArrowLeft", false, 6, 7], ["ArrowRight", false, 8, 7], ["ArrowUp", false, 7, 6], ["ArrowDown", false, 7, 8], ["PageUp", false, 7, 2],
    ["PageDown", false, 7, 12], ["Home", false, 0, 7], ["End", false, 14, 7], ["Home", true, 0, 0], ["End", true, 14, 14],
  ];
  for (const [key, ctrl, column, row] of keys) {
    assert.deepEqual(cursorTo(key, ctrl, { column: 7, row: 7 }, 15, 15), { column, row }, `${ctrl ? "Ctrl+" : ""}${key}`);
  }
  assert.deepEqual(cursorTo("ArrowLeft", false, { column: 0, row: 0 }, 3, 3), { column: 0, row: 0 });
  assert.deepEqual(cursorTo("PageDown", false, { column: 0, row: 1 }, 3, 3), { column: 0, row: 2 });
  assert.equal(cursorTo("a", false, { column: 0, row: 0 }, 3, 3), null);
});

test("a disc falls to the lowest free field of its column, and the cursor is there", () => {
  const { columnTo, headOf, landing } = page.column;
  const board = ["X..", "O..", "XO."];
  assert.deepEqual([0, 1, 2].map((column) => landing(board, column)), [null, { column: 1, row: 1 }, { column: 2, row: 2 }]);
  assert.deepEqual(headOf(board, 0), { column: 0, row: 0 });
  assert.deepEqual(columnTo("2", headOf(board, 0), board), { column: 2, row: 2 });
  assert.deepEqual(columnTo("7", headOf(board, 0), board), headOf(board, 0));
  assert.deepEqual(columnTo("ArrowRight", headOf(board, 0), board), { column: 1, row: 1 });
  assert.deepEqual(columnTo("End", headOf(board, 0), board), { column: 2, row: 2 });
  for (const key of ["PageUp", "PageDown", "x"]) assert.equal(columnTo(key, headOf(board, 0), board), null, key);
});

test("on a board that is entered a tap fills what is free, and empties what is not", () => {
  const { byCount, symbolAt } = page.lineEntering;
  const { discAt } = page.fourEntering;
  const board = ["X..", "O..", "XO."];
  assert.deepEqual(symbolAt(board, { column: 1, row: 0 }, false), { column: 1, row: 0 });
  assert.equal(symbolAt(board, { column: 1, row: 0 }, true), null);
  assert.equal(symbolAt(board, { column: 0, row: 0 }, false), null);
  assert.deepEqual(symbolAt(board, { column: 0, row: 0 }, true), { column: 0, row: 0 });
  assert.deepEqual([0, 1, 2].map((column) => discAt(board, { column, row: 0 }, false)), [null, { column: 1, row: 1 }, { column: 2, row: 2 }]);
  assert.deepEqual([0, 1, 2].map((column) => discAt(board, { column, row: 0 }, true)), [{ column: 0, row: 0 }, { column: 1, row: 2 }, null]);
  assert.deepEqual([["..."], ["X.."], ["XO."], ["X.X"]].map(byCount), ["X", "O", "X", "O"]);
});

test("options of a real board are taken when there are codes with them", () => {
  const { makesCodes } = page.codeEntering;
  const schema = { properties: { length: { minimum: 1, maximum: 12 }, alphabet: { pattern: "^[0-9A-Za-z]{2,36}$" } } };
  const usual = { length: 4, alphabet: "012345", repeats: true, blanks: false, leading_zero: true };
  const makes = (more) => makesCodes(schema, { ...usual, ...more });
  assert.ok(makes({}));
  for (const length of [0, 13, 2.5, undefined, null]) assert.ok(!makes({ length }), String(length));
  for (const alphabet of ["", "0", "00", "0-1"]) assert.ok(!makes({ alphabet }), alphabet);
  assert.ok(makes({ repeats: false, length: 6 }) && !makes({ repeats: false, length: 7 }) && makes({ repeats: false, length: 7, blanks: true }));
  assert.ok(makes({ alphabet: "01", leading_zero: false }));
});

test("a box of a card that is entered has the scores that it can have", () => {
  const { scoresOf } = page.yahtzeeEntering;
  assert.deepEqual(scoresOf("fours"), [0, 4, 8, 12, 16, 20]);
  assert.deepEqual(scoresOf("full-house"), [0, 25]);
  assert.deepEqual(scoresOf("small-straight"), [0, 30]);
  assert.deepEqual(scoresOf("large-straight"), [0, 40]);
  assert.deepEqual(scoresOf("yahtzee"), [0, 50]);
  assert.deepEqual([scoresOf("chance")[0], scoresOf("chance").at(-1), scoresOf("chance").length], [5, 30, 26]);
  assert.deepEqual(scoresOf("three-of-a-kind").slice(0, 2), [0, 5]);
});

// --- Analyses and plots -----------------------------------------------------------------------------------------------

test("what a move left is a winner, and a height with X above", () => {
  const { heightOf, winnerBy } = page.values;
  const all = [["win", "X", "X", 1], ["win", "O", "O", -1], ["loss", "X", "O", -1], ["draw", "O", "draw", 0], ["unknown", "X", null, null]];
  for (const [value, mark, winner, height] of all) {
    assert.equal(winnerBy({ value }, mark), winner);
    assert.equal(heightOf(winner), height);
  }
});

test("decisions of a turn have its rolls and the card before it; points lost are added up by turn", () => {
  const history = [
    { seat: 0, turn: 1, rolls: [{ dice: [1, 1, 1, 2, 3] }, { dice: [1, 1, 1, 1, 4] }], category: "aces", score: 4, bonus: 0 },
    { seat: 1, turn: 1, rolls: [{ dice: [6, 6, 6, 6, 6] }], category: "yahtzee", score: 50, bonus: 0 },
    { seat: 0, turn: 2, rolls: [{ dice: [2, 2, 2, 5, 6] }], category: "twos", score: 6, bonus: 0 },
  ];
  const items = [
    { seat: 0, turn: 1, lost: 0.5, luck: 1 }, { seat: 1, turn: 1, lost: 9, luck: 9 }, { seat: 0, turn: 1, lost: 0.25, luck: -2 },
    { seat: 0, turn: 2, lost: 0, luck: 3 },
  ];
  const found = page.decisions.decisionsOf(0, items, history);
  assert.deepEqual(found.map(({ roll, dice }) => [roll, dice]), [[1, [1, 1, 1, 2, 3]], [2, [1, 1, 1, 1, 4]], [1, [2, 2, 2, 5, 6]]]);
  assert.deepEqual(found.map(({ card }) => card.total), [0, 0, 4]);
  assert.deepEqual(page.decisions.byTurn(found), [{ turn: 1, lost: 0.75, luck: -1 }, { turn: 2, lost: 0, luck: 3 }]);
});

test("a card is added up as the rules do it, with both bonuses", () => {
  const scored = { aces: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18, yahtzee: 50 };
  const turns = Object.entries(scored).map(([category, score]) => ({ category, score, bonus: 0 }));
  const { upper_total, upper_bonus, yahtzee_bonus, total } = page.decisions.cardAfter(0, [
    ...turns, { category: "chance", score: 30, bonus: 100 }, { category: null, score: null, bonus: null },
  ]);
  assert.deepEqual([upper_total, upper_bonus, yahtzee_bonus, total], [63, 35, 100, 63 + 35 + 50 + 30 + 100]);
  assert.equal(page.decisions.cardAfter(0, turns.slice(1)).upper_bonus, 0);
});

test("a grid has at most five lines, at round numbers", () => {
  const { linearTicks, roundRange } = page.ticks;
  assert.deepEqual(linearTicks(0, 4), [0, 1, 2, 3, 4]);
  assert.deepEqual(linearTicks(0, 1), [0, 0.5, 1]);
  assert.deepEqual(linearTicks(0, 3, true), [0, 1, 2, 3]);
  assert.deepEqual(linearTicks(-10, 10), [-10, -5, 0, 5, 10]);
  assert.deepEqual(linearTicks(0.1, 0.3), [0.1, 0.15, 0.2, 0.25, 0.3]);
  assert.deepEqual(linearTicks(7, 7), [7]);
  for (let high = 1; high < 3000; high += 7) {
    for (const [low, zero] of [[0, true], [-high / 3, true], [high / 2, false]]) {
      const [from, to] = roundRange(low, high, zero);
      assert.ok(from <= low + 1e-9 && to >= high - 1e-9, `${low} to ${high}: ${from} to ${to}`);
      const ticks = linearTicks(from, to);
      assert.ok(ticks.length >= 2 && ticks.length <= 5, `${low} to ${high}: ${ticks}`);
      if (zero) assert.ok(ticks.includes(0), `${low} to ${high}: ${ticks}`);
    }
  }
  assert.deepEqual(roundRange(0, 0, true), [0, 1]);
  assert.deepEqual(roundRange(5, 5, false), [4, 6]);
});

test("a logarithmic axis has whole decades, at most five lines", () => {
  const { decadeRange, decades } = page.ticks;
  assert.deepEqual(decadeRange(1, 1296), [1, 10_000]);
  assert.deepEqual(decadeRange(1, 1), [1, 10]);
  assert.deepEqual(decadeRange(10, 1000), [10, 1000]);
  assert.deepEqual(decades(1, 10_000), [1, 10, 100, 1000, 10_000]);
  assert.deepEqual(decades(1, 1e9), [1, 100, 10_000, 1e6, 1e8]);
});

test("names are written as often as there is room, and labels keep apart", () => {
  const { everyNth, spread } = page.ticks;
  assert.deepEqual([everyNth(5, 20, 100), everyNth(10, 20, 100), everyNth(11, 20, 100), everyNth(3, 500, 100)], [1, 2, 3, 3]);
  assert.deepEqual(spread([10, 12, 50], 10, 0, 60), [10, 20, 50]);
  assert.deepEqual(spread([58, 59], 10, 0, 60), [50, 60]);
  assert.deepEqual(spread([12, 10], 10, 0, 60), [20, 10]);
});

// --- Lists ------------------------------------------------------------------------------------------------------------

const seat = (number, name, more = {}) => ({ seat: number, player: name === null ? null : { id: `p${number}`, name }, status: "joined", points: 0, ...more });
const gameOf = (more) => ({
  status: "playing", seats: [seat(0, "Ann"), seat(1, "Ben")], you: { seat: 0, player: "p0" }, turn: { seats: [0], actions: ["move"] }, result: null, ...more,
});

test("a game of a list says how it stands, or how it ended for whoever looks", () => {
  const { statusText } = page.outcome;
  const seats = [seat(0, "Ann", { points: 1 }), seat(1, "Ben")];
  const over = (outcome, winners, you, more = {}) => gameOf({ status: "finished", seats, you: { seat: you }, result: { outcome, winners }, ...more });
  assert.equal(statusText(gameOf({})), "your turn");
  assert.equal(statusText(gameOf({ turn: { seats: [1], actions: [] } })), "being played");
  assert.equal(statusText(gameOf({ status: "open" })), "waiting for players");
  assert.equal(statusText(gameOf({ status: "aborted" })), "ended before it was over");
  assert.equal(statusText(gameOf({ status: "finished" })), "ended before it was over");
  assert.equal(statusText(over("win", [0], 0)), "won, 1 : 0");
  assert.equal(statusText(over("win", [0], 1)), "lost, 1 : 0");
  assert.equal(statusText(over("win", [0], null)), "Ann won, 1 : 0");
  assert.equal(statusText(over("draw", [0, 1], 0)), "a draw, 1 : 0");
  assert.equal(statusText(over("loss", [], 0, { seats: [seat(0, "Ann")] })), "lost");
});

test("whom one plays with, and who invites", () => {
  const { companyOf, inviterOf } = page.cards;
  assert.equal(companyOf(gameOf({})), "with Ben");
  assert.equal(companyOf(gameOf({ seats: [seat(0, "Ann")] })), "alone");
  assert.equal(companyOf(gameOf({ seats: [seat(0, "Ann"), seat(1, null)] })), "");
  const invited = gameOf({ status: "open", seats: [seat(0, "Ann", { status: "invited" }), seat(1, "Ben")], you: { seat: null, player: "p0" } });
  assert.equal(inviterOf(invited), "Ben");
  assert.equal(companyOf(invited), "Ben invites you");
  assert.equal(companyOf({ ...invited, tournament: "t" }), "A tournament invites you");
  // Called off before the invitation was answered.
  assert.equal(companyOf({ ...invited, status: "aborted" }), "with Ben");
  assert.equal(inviterOf(gameOf({})), null);
  assert.deepEqual(page.names.othersOf(gameOf({ you: { seat: null } })), ["Ann", "Ben"]);
  assert.equal(page.names.nameOf({ seats: [{ seat: 0, player: { name: null } }] }, 0), "Deleted player");
});

const published = (more) => ({ kind: "round", seats: [seat(0, "Ann"), seat(1, "Ben")], points: [1, 0], forfeited_by: null, winners: [0], ...more });

test("a result is a sentence", () => {
  const said = (more) => page.outcome.resultText(published(more));
  assert.equal(said({ attempts: 1, solved: true, solver: 1 }), "Ben solved it in 1 guess");
  assert.equal(said({ attempts: 6, solved: false }), "Not solved in 6 guesses");
  assert.equal(said({ attempts: 2, solved: false, forfeited_by: 0 }), "Ann gave up or ran out of time");
  assert.equal(said({ moves: 5, winner: 0 }), "Ann won in 5 moves");
  assert.equal(said({ moves: 9, winner: null }), "A draw after 9 moves");
  assert.equal(said({ moves: 3, winner: 1, forfeited_by: 0 }), "Ben won, as Ann gave up or ran out of time");
  assert.equal(said({ kind: "match", outcome: "win" }), "Ann won, 1 : 0");
  assert.equal(said({ kind: "match", outcome: "draw", points: [1, 1] }), "A draw, 1 : 1");
  assert.equal(said({ kind: "match", outcome: "loss", winners: [], seats: [seat(0, "Ann")], points: [0] }), "Ann lost");
  assert.equal(said({ winners: [0, 1], points: [200, 200] }), "Ann and Ben won, 200 : 200");
});

test("a match that says no more than its only round is not told", () => {
  const one = (kind, game, round, seats = 2) => ({ ...published({ kind, game, round }), seats: [seat(0, "Ann"), seat(1, "Ben")].slice(0, seats) });
  const kept = (...results) => page.row.telling(results).map(({ kind, game }) => `${kind} ${game}`);
  assert.deepEqual(kept(one("match", "a", 0), one("round", "a", 1)), ["round a"]);
  assert.deepEqual(kept(one("match", "a", 0), one("round", "a", 2), one("round", "a", 1)), ["match a", "round a", "round a"]);
  assert.deepEqual(kept(one("match", "a", 0, 1), one("round", "a", 2, 1)), ["round a"]);
  assert.deepEqual(kept(one("match", "a", 0), one("round", "b", 1)), ["match a", "round b"]);
});

test("a tournament has as many games as its format says", () => {
  const planned = (format, more = {}) => page.tournament.gamesPlanned({ status: "running", format, games: 3, total: 5, played: 4, ...more });
  assert.deepEqual(["all-play", "round-robin", "swiss", "knockout"].map((format) => planned(format)), [3, 30, 6, 12]);
  assert.equal(planned("knockout", { status: "finished" }), 4);
  const heats = (total, table, advance) => planned("heats", { total, table, advance });
  assert.deepEqual([heats(3, 4, 1), heats(5, 4, 1), heats(16, 4, 1), heats(24, 4, 1), heats(40, 8, 7)], [1, 3, 5, 9, 6]);
});

test("a player is found in a link, or by the id alone", () => {
  for (const text of ["1m7x", " 1m7x ", "http://127.0.0.1:8080/players/1m7x", "/players/1m7x/", "http://h/players/1m7x#"]) {
    assert.equal(page.newTournament.playerIn(text), "1m7x", text);
  }
  assert.equal(page.newTournament.playerIn(" "), "");
});

test("an address has its screen and what stands in its parts", () => {
  const { screenAt } = page.screens;
  const at = (path) => { const found = screenAt(path); return found && [found.screen.path, found.params]; };
  assert.deepEqual(at("/"), ["/", {}]);
  assert.deepEqual(at("/new/line"), ["/new/:ruleset", { ruleset: "line" }]);
  assert.deepEqual(at("/tournaments/new"), ["/tournaments/new", {}]);
  assert.deepEqual(at("/players/a%20b"), ["/players/:player", { player: "a b" }]);
  for (const path of ["/games/", "/games/a/b", "/nothing", "//"]) assert.equal(at(path), null, path);
});

test("a refusal is told in the page's words; of too many requests with the seconds to wait", async () => {
  const problem = (type, wait = null) => new page.problem.Problem(429, { type: `/problems/${type}`, detail: "as the server says it" }, wait);
  const { problemText } = page.problems;
  assert.equal(problemText(problem("rate-limited")), "That was too fast. Try again in a moment.");
  assert.equal(problemText(problem("rate-limited", 1000)), "That was too fast. Try again in 1 second.");
  assert.equal(problemText(problem("rate-limited", 41_200)), "That was too fast. Try again in 42 seconds.");
  assert.equal(problemText(problem("of-tomorrow")), "as the server says it");
  await page.i18n.speak("pl");
  assert.equal(problemText(problem("rate-limited", 22_000)), "Za szybko. Spróbuj ponownie za 22 sekundy.");
  await page.i18n.speak("en");
});
