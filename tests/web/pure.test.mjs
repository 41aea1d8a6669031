// SPDX-License-Identifier: Apache-2.0
// What is pure in the page, without a browser. The numbers are those of the rules and of the standards, not of the page.
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { afterEach, test } from "node:test";
import { load, setCrypto } from "./bundle.mjs";

const page = await load({
  hashes: "proof/sha256.ts",
  code: "proof/code.ts",
  dice: "proof/dice.ts",
  exported: "proof/export.ts",
  codes: "games/code/codes.ts",
  model: "games/code/model.ts",
  codeResult: "games/code/result.ts",
  lineResult: "games/line/result.ts",
  yahtzeeShare: "games/yahtzee/share.ts",
  form: "parts/form.tsx",
  problem: "api/problem.ts",
  rulesets: "parts/rulesets.ts",
  clock: "parts/clock.tsx",
  options: "parts/options.ts",
  joinCode: "parts/join-code.ts",
  plurals: "i18n/plural.ts",
  i18n: "i18n/index.ts",
  codeWords: "games/code/words.ts",
  lineWords: "games/line/words.ts",
  yahtzeeWords: "games/yahtzee/words.ts",
});

await page.i18n.needRest();

afterEach(async () => {
  setCrypto(webcrypto);
  await page.i18n.speak("en");
});

/** The bytes 00 01 .. 1f. */
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const SEED_COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

// --- Hashes -----------------------------------------------------------------------------------------------------------

// Outside of a secure context a browser has `crypto`, but nothing in it that hashes.
for (const [where, crypto] of [["by the browser", webcrypto], ["without a secure context", { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }]]) {
  test(`SHA-256 and HMAC are those of the standards, ${where}`, async () => {
    setCrypto(crypto);
    const { bytesOf, bytesOfHex, hexOf, hmacSha256, sha256 } = page.hashes;
    const digest = async (text) => hexOf(await sha256(bytesOf(text)));
    assert.equal(await digest(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert.equal(await digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const mac = async (key, text) => hexOf(await hmacSha256(key, bytesOf(text)));
    assert.equal(
      await mac(bytesOfHex("0b".repeat(20)), "Hi There"),
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
    assert.equal(
      await mac(bytesOf("Jefe"), "what do ya want for nothing?"),
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
  });

  test(`a code's commitment and dice are those of the rules, ${where}`, async () => {
    setCrypto(crypto);
    const commitment = "f44cd245ff0101fba603105ef932f4c5a92fefc7e1f4fb99ff963805f493f702";
    assert.equal(await page.code.commitmentTo(SEED, "3405"), commitment);
    const seed = page.hashes.bytesOfHex(SEED);
    assert.equal(await page.dice.commitmentToSeed(seed), SEED_COMMITMENT);
    assert.deepEqual(await page.dice.diceOf(seed, "", 0), [1, 6, 5, 3, 3]);
    assert.deepEqual(await page.dice.diceOf(seed, "", 1), [4, 4, 1, 6, 5]);
    assert.deepEqual(await page.dice.diceOf(seed, "ann,bob", 0), [2, 1, 4, 4, 2]);
    // It skips a byte.
    assert.deepEqual(await page.dice.diceOf(seed, "ann,bob", 4), [2, 4, 4, 1, 5]);
  });
}

test("hexadecimal digits come in pairs", () => {
  const { bytesOfHex } = page.hashes;
  assert.deepEqual([...bytesOfHex("00fF10")], [0, 255, 16]);
  for (const bad of ["0", "0g", "00 1", "zz"]) assert.equal(bytesOfHex(bad), null, bad);
});

// --- Proofs -----------------------------------------------------------------------------------------------------------

test("an answer counts no symbol of the secret twice", () => {
  const { answerTo } = page.code;
  const numbers = (secret, guess) => {
    const { exact, misplaced } = answerTo(secret, guess);
    return [exact, misplaced];
  };
  assert.deepEqual(numbers("1122", "1112"), [3, 0]);
  assert.deepEqual(numbers("1234", "4261"), [1, 2]);
  assert.deepEqual(numbers("1234", "1246"), [2, 1]);
  assert.deepEqual(numbers("YYGB", "BOGP"), [1, 1]);
  assert.deepEqual(numbers("YYGB", "BYOK"), [1, 1]);
  assert.equal(answerTo("5572", "1972").positions, "XX72");
});

test("a round holds only with its nonce, its secret and every answer", async () => {
  const { checkRound, commitmentTo } = page.code;
  const history = [
    { attempt: 1, code: "0011", black: 0, white: 1 },
    { attempt: 2, code: "3450", black: 2, white: 2 },
    { attempt: 3, code: "3405", black: 4, white: 0 },
  ];
  const commitment = await commitmentTo(SEED, "3405");
  assert.equal(await checkRound(commitment, SEED, "3405", history), null);
  assert.deepEqual(await checkRound(commitment, SEED.replace("00", "01"), "3405", history), { step: "commitment" });
  assert.deepEqual(await checkRound(commitment, SEED, "3404", history), { step: "commitment" });
  for (const changed of [{ black: 1 }, { white: 2 }, { code: "3011" }, { code: "001" }]) {
    const other = history.map((item) => (item.attempt === 1 ? { ...item, ...changed } : item));
    assert.deepEqual(await checkRound(commitment, SEED, "3405", other), { step: "answer", attempt: 1 }, JSON.stringify(changed));
  }
  // An answer without a number is no answer that could be true.
  assert.deepEqual(await checkRound(commitment, SEED, "3405", [{ attempt: 1, code: "0011" }]), { step: "answer", attempt: 1 });
  const positions = [{ attempt: 1, code: "1972", exact: 2, positions: "XX72" }];
  assert.equal(await checkRound(await commitmentTo(SEED, "5572"), SEED, "5572", positions), null);
  positions[0].positions = "X972";
  assert.deepEqual(await checkRound(await commitmentTo(SEED, "5572"), SEED, "5572", positions), { step: "answer", attempt: 1 });
});

/** Two rolls of a turn and the first of the next, with the vectors' seed and no words: 1 6 5 3 3, then 4 4 1 6 5. */
const ROLLS = [
  { seq: 3, round: 1, seat: 0, turn: 1, keep: [], dice: [1, 6, 5, 3, 3], stage: 0, roll: 0 },
  // Of the second roll the places 3 and 4 are kept.
  { seq: 4, round: 1, seat: 0, turn: 1, keep: [3, 4], dice: [4, 4, 1, 3, 3], stage: 1, roll: 1 },
];

test("dice hold only with the seed, the words, every number, every die, and what was kept", async () => {
  const { checkDice } = page.dice;
  const proof = { server_seed: SEED, client_seeds: [""] };
  const check = (rolls, given = proof, commitment = SEED_COMMITMENT) => checkDice(given, commitment, rolls, "game");
  const changed = (index, some) => ROLLS.map((roll, at) => (at === index ? { ...roll, ...some } : roll));
  assert.equal(await check(ROLLS), null);
  assert.equal((await check(ROLLS, { ...proof, server_seed: SEED.slice(2) })).step, "seed");
  assert.equal((await check(ROLLS, { ...proof, server_seed: SEED.replace("1f", "1e") })).step, "commitment");
  assert.equal((await check(ROLLS, proof, SEED_COMMITMENT.replace("6", "7"))).step, "commitment");
  assert.equal((await check(ROLLS, { ...proof, client_seeds: ["ann"] })).step, "dice");
  assert.deepEqual(await check(changed(0, { dice: [1, 6, 5, 3, 2] })), { step: "dice", at: { ...ROLLS[0], dice: [1, 6, 5, 3, 2] } });
  assert.equal((await check(changed(1, { dice: [4, 4, 2, 3, 3] }))).step, "dice");
  assert.equal((await check(changed(1, { dice: [4, 4, 1, 3, 5] }))).step, "kept");
  assert.equal((await check(changed(1, { keep: [3], dice: [4, 4, 1, 3, 3] }))).step, "dice");
  assert.equal((await check(changed(0, { keep: [0] }))).step, "kept");
  assert.equal((await check(changed(1, { roll: 2 }))).step, "number");
  assert.equal((await check(ROLLS.slice(1))).step, "number");
});

test("rolls are numbered over the game, or by turns where others are dealt the same", () => {
  const { numberingOf } = page.dice;
  assert.equal(numberingOf(ROLLS, true), "game");
  const next = { seq: 6, round: 1, seat: 0, turn: 2, keep: [], dice: [1, 1, 1, 1, 1], stage: 0, roll: 3 };
  assert.equal(numberingOf([...ROLLS, next], true), "deal");
  assert.equal(numberingOf([...ROLLS, next], false), "game");
});

test("an exported game is checked round by round, and the event that breaks it is named", async () => {
  const { brokenAt, checkProofs, readExport } = page.exported;
  const commitment = await page.code.commitmentTo(SEED, "3405");
  const event = (seq, kind, body, seat = null) => ({ seq, at: "2026-01-01T00:00:00Z", kind, seat, body });
  const file = (black) => JSON.stringify({
    format: "referee-game", id: "g", ruleset: "mini-mastermind", seats: [],
    events: [
      event(1, "created", {}),
      event(2, "round", { number: 1, commitment }),
      event(3, "guess", { attempt: 1, code: "0011", black, white: 1, solved: false }, 0),
      event(4, "guess", { attempt: 2, code: "3405", black: 4, white: 0, solved: true }, 0),
      event(5, "round-over", { number: 1, proof: { nonce: SEED, secret: "3405" } }),
    ],
  });
  const verdict = async (text) => {
    const game = readExport(text);
    const checks = await checkProofs(game);
    assert.equal(checks.length, 1);
    return { broken: checks[0].broken, told: checks[0].told, seq: brokenAt(checks[0], game.events) };
  };
  assert.deepEqual(await verdict(file(0)), { broken: null, told: true, seq: null });
  assert.deepEqual(await verdict(file(1)), { broken: { step: "answer", attempt: 1 }, told: true, seq: 3 });
  assert.deepEqual(await verdict(file(0).replace(SEED, SEED.replace("00", "01"))), { broken: { step: "commitment" }, told: true, seq: 5 });
  for (const none of ["", "{}", "[]", "null", file(0).replace("referee-game", "other")]) assert.equal(readExport(none), null);
});

// --- Codes ------------------------------------------------------------------------------------------------------------

const space = (options) =>
  page.codes.spaceOf({ length: 4, alphabet: "0123456789", blanks: false, repeats: true, leading_zero: true, ...options });

test("the editor begins with the first legal code in the order of the alphabet", () => {
  const { firstCode } = page.codes;
  assert.equal(firstCode(space({ alphabet: "123456" })), "1111");
  assert.equal(firstCode(space({ repeats: false })), "0123");
  assert.equal(firstCode(space({ leading_zero: false })), "1000");
  assert.equal(firstCode(space({ leading_zero: false, repeats: false })), "1023");
  assert.equal(firstCode(space({ blanks: true, alphabet: "abc" })), "....");
});

test("what is no code is told from what is, and a code drawn by chance is one", () => {
  const { illegality, randomCode } = page.codes;
  const strict = space({ leading_zero: false, repeats: false });
  assert.equal(illegality(strict, "1023"), null);
  assert.equal(illegality(strict, "1223"), "repeats");
  assert.equal(illegality(strict, "0123"), "leading-zero");
  assert.equal(illegality(space({}), "0000"), null);
  for (let i = 0; i < 200; i++) {
    const code = randomCode(strict);
    assert.match(code, /^[0-9]{4}$/);
    assert.equal(illegality(strict, code), null, code);
  }
});

test("a code is entered key by key, from its newest state", () => {
  const model = new page.model.CodeModel(space({ alphabet: "012345" }));
  assert.ok(model.untouched);
  for (const key of ["3", "ArrowRight", "ArrowDown", "ArrowLeft", "End"]) assert.ok(model.press(key), key);
  assert.deepEqual(model.entry.value, { code: "3550", cursor: 1 });
  for (const key of ["6", "Tab", " ", "Enter", "Delete"]) assert.ok(!model.press(key), key);
  assert.deepEqual(model.entry.value, { code: "3550", cursor: 1 });
  assert.ok(!model.untouched);
  model.begin();
  assert.deepEqual(model.entry.value, { code: "0000", cursor: 0 });
});

// --- Texts to share ---------------------------------------------------------------------------------------------------

test("what is shared of a code tells nothing of the guesses", () => {
  const { shareText } = page.codeResult;
  const history = [
    { attempt: 1, code: "0011", black: 2, white: 0 },
    { attempt: 2, code: "0123", black: 1, white: 2 },
    { attempt: 3, code: "0145", black: 4, white: 0 },
  ];
  assert.equal(shareText("Mini Mastermind", { max_guesses: 6 }, true, history), "Mini Mastermind 3/6\n⚫⚫··\n⚫⚪⚪·\n⚫⚫⚫⚫\nSolved in 3 guesses");
  assert.equal(shareText("Mini Mastermind", { max_guesses: 6 }, false, history.slice(0, 1)), "Mini Mastermind X/6\n⚫⚫··\nNot solved");
  const animals = [{ attempt: 1, code: "0123", bulls: 1, cows: 1 }];
  assert.equal(shareText("Bulls and Cows", { max_guesses: null }, true, animals), "Bulls and Cows 1/∞\n🐂🐄··\nSolved in 1 guess");
  const places = [{ attempt: 1, code: "1972", exact: 2, positions: "XX72" }];
  assert.equal(shareText("Number Guess", { max_guesses: null }, false, places), "Number Guess X/∞\n⬛⬛🟩🟩\nNot solved");
});

test("what is shared of a board is its picture up to nine fields wide, and a sentence", async () => {
  const { shareText } = page.lineResult;
  page.rulesets.rulesets.value = [{ id: "tic-tac-toe", title: "Tic-tac-toe" }];
  const signs = { X: "❌", O: "⭕", ".": "⬜" };
  const share = (board, round) => {
    const game = { id: "g", family: "line", ruleset: "tic-tac-toe", state: { board }, round: { number: 1 }, seats: [] };
    return shareText(game, { rounds: [{ round: 1, leader: 0, forfeited_by: null, ...round }] }, signs, 1);
  };
  assert.equal(
    await share(["XOO", ".X.", "..X"], { winner: 0, moves: 5 }),
    "Tic-tac-toe: X wins\n❌⭕⭕\n⬜❌⬜\n⬜⬜❌\nX wins in 5 moves",
  );
  assert.equal(await share(["XOX"], { winner: null, moves: 9 }), "Tic-tac-toe: Draw\n❌⭕❌\nA draw after 9 moves");
  // Who led had X: a winner at the other seat had O.
  assert.equal(await share([".".repeat(15)], { winner: 1, moves: 20 }), "Tic-tac-toe: O wins\nO wins in 20 moves");
  assert.equal(
    await share(["X.."], { winner: 0, moves: 1, forfeited_by: 1 }),
    "Tic-tac-toe: X wins\n❌⬜⬜\nX wins after 1 move, as the other side gave up",
  );
});

test("what is shared of a card is which upper boxes have three, and its Yahtzees", async () => {
  const { pictureOf, share } = page.yahtzeeShare;
  const boxes = { aces: 3, twos: 6, threes: 6, fours: 12, fives: 15, sixes: 24, yahtzee: 50 };
  const card = { seat: 0, boxes, yahtzee_bonus: 100 };
  assert.equal(pictureOf(card), "🟩🟩⬜🟩🟩🟩 🎲🎲");
  assert.equal(pictureOf({ ...card, boxes: { ...boxes, yahtzee: 0, aces: null }, yahtzee_bonus: 0 }), "⬜🟩⬜🟩🟩🟩");
  page.rulesets.rulesets.value = [{ id: "yahtzee", title: "Yahtzee" }];
  const game = { ruleset: "yahtzee", seats: [{ seat: 0 }], you: { seat: 0 } };
  const text = await share(game, { rounds: [{ round: 1, points: [254], cards: [card] }] });
  assert.equal(text, "Yahtzee: 254 points\n🟩🟩⬜🟩🟩🟩 🎲🎲\n254 points");
});

// --- Forms ------------------------------------------------------------------------------------------------------------

test("a request says only what is not the default", () => {
  const schema = { properties: { length: { type: "integer", default: 4 }, max: { type: ["integer", "null"], default: 12 }, hints: { type: "boolean", default: false } } };
  const { chosen } = page.form;
  assert.deepEqual(chosen(schema, {}), {});
  assert.deepEqual(chosen(schema, { length: 4, max: 12, hints: false }), {});
  assert.deepEqual(chosen(schema, { length: 3, max: null, hints: true }), { length: 3, max: null, hints: true });
  // An emptied field is the default again.
  assert.deepEqual(chosen(schema, { length: undefined }), {});
});

test("what is refused goes to the field of its pointer, and to the alert where there is none", () => {
  const problem = new page.problem.Problem(422, {
    type: "/problems/invalid-value",
    errors: [{ pointer: "/options/length", detail: "too long" }, { pointer: "/clock", detail: "no clock" }, { detail: "nowhere" }],
  }, null);
  assert.equal(problem.kind, "invalid-value");
  const { at, rest } = page.form.fieldErrors(problem, (pointer) => pointer.startsWith("/options/"));
  assert.deepEqual(at, { "/options/length": "too long" });
  assert.deepEqual(rest, ["clock: no clock", "nowhere"]);
  assert.deepEqual(page.form.fieldErrors(null, () => true), { at: {}, rest: [] });
});

test("a join code is found in a link, and as people write it", () => {
  const { codeIn, isCode } = page.joinCode;
  for (const text of ["K7QX2M", " k7q x2m ", "k7q-x2m", "http://127.0.0.1:8080/join#K7QX2M"]) assert.equal(codeIn(text), "K7QX2M", text);
  assert.ok(isCode("K7QX2M"));
  for (const text of ["", "K7QX2", "K7QX2MM", "K7QX2!"]) assert.ok(!isCode(text), text);
});

// --- Words ------------------------------------------------------------------------------------------------------------

test("a clock shows tenths below ten seconds, and hours where there are some", () => {
  const { clockText } = page.clock;
  for (const [ms, text] of [
    [0, "0.0"], [99, "0.0"], [100, "0.1"], [9999, "9.9"], [10_000, "0:10"], [59_999, "0:59"], [60_000, "1:00"],
    [3_599_999, "59:59"], [3_600_000, "1:00:00"], [36_061_000, "10:01:01"],
  ]) assert.equal(clockText(ms), text, `${ms} ms`);
});

test("a clock that was agreed is a sentence", async () => {
  const { clockText } = page.options;
  assert.equal(clockText(null), "No clock.");
  assert.equal(clockText({ turn_seconds: 90 }), "90 seconds for each move.");
  assert.equal(clockText({ turn_seconds: 60 }), "1 minute for each move.");
  assert.equal(clockText({ initial_seconds: 300, increment_seconds: 1 }), "5 minutes for the game and 1 second more with each move.");
  await page.i18n.speak("pl");
  assert.equal(clockText({ turn_seconds: 180 }), "Na każdy ruch: 3 minuty.");
  assert.equal(clockText({ turn_seconds: 301 }), "Na każdy ruch: 301 sekund.");
});

test("English words that come while another language is spoken are there when English is", async () => {
  const { bring, speak, words } = page.i18n;
  const { home } = words.value;
  await speak("pl");
  bring({ home: { ...home, title: "Come meanwhile" } });
  assert.equal(words.value.home.title, "Referee");
  await speak("en");
  assert.equal(words.value.home.title, "Come meanwhile");
  bring({ home });
});

test("plurals are those of the language: two in English, four in Polish", async () => {
  const { plural } = page.plurals;
  const english = { one: "# guess", other: "# guesses" };
  assert.deepEqual([0, 1, 2, 5, 21].map((count) => plural("en", count, english)), ["0 guesses", "1 guess", "2 guesses", "5 guesses", "21 guesses"]);
  const forms = { one: "one", few: "few", many: "many", other: "other" };
  const polish = [[1, "one"], [2, "few"], [4, "few"], [22, "few"], [0, "many"], [5, "many"], [12, "many"], [14, "many"], [21, "many"], [1.5, "other"]];
  for (const [count, form] of polish) assert.equal(plural("pl", count, forms), form, String(count));
  // A language that lacks a form has the last one.
  assert.equal(plural("pl", 5, { one: "one", other: "other" }), "other");
  const left = () => [1, 2, 5, 1.5].map((count) => page.i18n.words.value.code.guessesLeft(count));
  assert.deepEqual(left(), ["1 guess left", "2 guesses left", "5 guesses left", "1.5 guesses left"]);
  await page.i18n.speak("pl");
  await page.i18n.needGames();
  assert.deepEqual(left(), ["Została 1 próba", "Zostały 2 próby", "Zostało 5 prób", "Zostało 1,5 próby"]);
});
