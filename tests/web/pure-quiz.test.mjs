// SPDX-License-Identifier: Apache-2.0
// The quiz, as far as no browser is needed: places, clocks, requests, the proof.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { load } from "./bundle.mjs";

const { model, request, proof, said } = await load({
  model: "games/quiz/model.ts", request: "games/quiz/request.ts", proof: "proof/quiz.ts", said: "games/quiz/said.ts", words: "games/quiz/words.ts",
});
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

test("scores are in the order of their places, and who is equal shares one", () => {
  const score = (seat, points, passes) => ({ seat, points, passes });
  const given = [score(0, 3, 1), score(1, 5, 2), score(2, 5, 0), score(3, 3, 1), score(4, 1, 0)];
  const rows = model.ranked(given);
  assert.deepEqual(rows.map(({ seat }) => seat), [2, 1, 0, 3, 4]);
  assert.deepEqual(model.placesOf(rows), [1, 2, 3, 3, 5]);
  assert.deepEqual(given.map(({ seat }) => seat), [0, 1, 2, 3, 4], "what was given stays");
});

test("points of the round that is played come to those of the rounds before", () => {
  const seats = [{ points: 7 }, { points: 0 }];
  assert.equal(model.totalOf({ seats, status: "playing" }, { seat: 0, points: 3 }), 10);
  assert.equal(model.totalOf({ seats, status: "round-over" }, { seat: 0, points: 3 }), 7, "the game has them by then");
  assert.equal(model.totalOf({ seats, status: "finished" }, { seat: 1, points: 0 }), 0);
});

test("the clock is that of what runs now", () => {
  const at = "2026-11-20T18:00:00.000Z";
  const state = (some) => ({ phase: "question", part: { kind: "chair" }, stint: null, closes_at: null, starts_at: null, ...some });
  const cases = [
    [{ stint: { ends_at: at, rang: false }, closes_at: "2026-11-20T18:00:15.000Z" }, "stint"],
    [{ stint: { ends_at: "2026-11-20T17:59:00.000Z", rang: true }, closes_at: at }, "grace"],
    [{ phase: "judging", stint: { ends_at: null, rang: false }, closes_at: at }, "judging"],
    [{ phase: "ready", starts_at: at }, "start"],
    [{ phase: "pause", starts_at: at }, "next"],
    [{ phase: "checking", starts_at: at }, "checking"],
    [{ part: { kind: "all" }, closes_at: at }, "question"],
    [{ part: { kind: "sheet" }, closes_at: at }, "sheet"],
  ];
  for (const [some, of] of cases) assert.deepEqual(model.clockOf(state(some)), { of, until: Date.parse(at) }, of);
  assert.equal(model.clockOf(state({ phase: "ready" })), null, "ready is waited for without an end");
});

test("a tie-break behind a sheet is no sheet, and the master mends what they judge", () => {
  const state = (kind, phase) => ({ part: kind === null ? null : { kind }, phase });
  for (const phase of ["ready", "question", "judging"]) assert.equal(model.isSheet(state("sheet", phase)), true, phase);
  for (const [kind, phase] of [["sheet", "tie-break"], ["all", "question"], [null, "ready"]]) assert.equal(model.isSheet(state(kind, phase)), false);
  const mends = (judge, reading, kind) => model.isMasters({ options: { judge, reading } }, kind);
  assert.deepEqual(["text", "choice", "number"].map((kind) => mends("master", "screen", kind)), [true, false, false]);
  assert.equal(mends("master", "aloud", "choice"), true);
  assert.equal(mends("automatic", "screen", "text"), false);
});

test("of answers true and false alone are said in the page's words", () => {
  assert.deepEqual(["true", "false"].map((text) => said.answerText(text, "boolean")), ["True", "False"]);
  assert.equal(said.answerText("true", "text"), "true", "which was typed");
  assert.equal(said.answerText("false"), "False", "of a question whose kind is not told");
  for (const text of ["constructor", "toString", "Paris"]) assert.equal(said.answerText(text), text);
});

test("a request says what was chosen, and leaves to the ruleset what was not", () => {
  const draft = request.newQuiz("set1");
  assert.deepEqual(request.requestOf("quiz", draft, false), {
    ruleset: "quiz", role: "contender", opponents: [], visibility: "private",
    options: { parts: [{ kind: "chair", set: "set1", seconds: 120, order: "seats" }] },
  });
  const all = { ...request.newPart(request.newSource("set1")), ...request.usual("all"), title: " Pub ", byMaster: true, speed: true };
  const master = { ...draft, role: "master", friends: "2", teams: "Bridge\n\n Tunnel \n", watch: true, askMaster: true, parts: [all], options: { title: "", judge: "master" } };
  assert.deepEqual(request.requestOf("quiz", master, false), {
    ruleset: "quiz", role: "master", visibility: "public", opponents: [{ open: true }, { open: true }, { name: "Bridge" }, { name: "Tunnel" }],
    options: { judge: "master", parts: [{ kind: "all", set: "set1", seconds: 20, questions: 10, points: 1, pause_seconds: null, speed: true, title: "Pub" }] },
  });
  const some = { ...request.newSource("set2"), categories: ["History"], difficulty: ["easy", "hard"] };
  const format = request.requestOf("mastermind-quiz", { ...draft, subjects: [some, { ...some, categories: [] }], askMaster: true }, true);
  assert.deepEqual(format.options, {
    general: "set1", subjects: [{ set: "set2", categories: ["History"], difficulty: ["easy", "hard"] }, { set: "set2", difficulty: ["easy", "hard"] }],
  });
  assert.ok(!("ranked" in format), "the server says it");
  for (const [ranked, is] of [["yes", true], ["no", false]]) {
    assert.equal(request.requestOf("mastermind-quiz", { ...draft, ranked }, true).ranked, is);
    assert.ok(!("ranked" in request.requestOf("quiz", { ...draft, ranked }, false)));
  }
  assert.deepEqual(format.opponents, [{ open: true, role: "master" }]);
});

test("every question that was put is among what was committed to, or it is said which is not", async () => {
  const put = ["Which river?", "Which town?"].map((text, index) => ({
    question: index + 1, salt: String(index).repeat(64), dealt: JSON.stringify({ answers: ["x"], kind: "text", text }),
  }));
  // Dealt, and never put: only its leaf is told.
  const leaves = [sha256(`${put[1].salt}\n${put[1].dealt}`), sha256("never put"), sha256(`${put[0].salt}\n${put[0].dealt}`)];
  const told = { nonce: "ab".repeat(32), secret: leaves.join(",") };
  const commitment = sha256(`${told.nonce}\n${told.secret}`);
  assert.equal(await proof.checkQuiz(told, commitment, put), null);
  // A tie-break's question is put again under another number.
  assert.equal(await proof.checkQuiz(told, commitment, [...put, { ...put[0], question: 3 }]), null);
  assert.deepEqual(await proof.checkQuiz({ ...told, nonce: "cd".repeat(32) }, commitment, put), { step: "commitment" });
  const changed = put.map((one) => (one.question === 2 ? { ...one, dealt: one.dealt.replace("town", "city") } : one));
  assert.deepEqual(await proof.checkQuiz(told, commitment, changed), { step: "question", question: 2 });
  assert.deepEqual(await proof.checkQuiz(told, commitment, [{ ...put[0], salt: null }]), { step: "question", question: 1 });
});
