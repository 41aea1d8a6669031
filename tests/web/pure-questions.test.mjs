// SPDX-License-Identifier: Apache-2.0
// Questions as they are put in: where the parts of a text stand, and what is sent of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./bundle.mjs";

const { json, source, draft } = await load({
  json: "parts/json.ts", source: "screens/questions/source.ts", draft: "screens/questions/draft.ts",
});
const about = { title: "T", language: "en", licence: "own", author: "", source: " ", subject: "", visibility: "private" };
const given = (format, text, drafts = []) => ({ format, text, drafts, encode: "html" });

test("the places of a JSON text are those that a parser reads", () => {
  const texts = ['{"a": [1, -2.5e3, "x\\"y"], "b/c~d": {"": null}}', " [] ", '"only"', "[true,\n false]", '{"a":1,"a":2}'];
  for (const text of texts) {
    const { at, broken } = json.placesOf(text);
    assert.equal(broken, null, text);
    for (const [pointer, { from, to }] of at) {
      const wanted = pointer.split("/").slice(1).map((one) => one.replace(/~1/g, "/").replace(/~0/g, "~"))
        .reduce((value, member) => value[member], JSON.parse(text));
      assert.deepEqual(JSON.parse(text.slice(from, to)), wanted, `${text} ${pointer}`);
    }
  }
});

test("a text that is no JSON is told by where it ends to be", () => {
  const cases = [["", 0], ["[1,]", 3], ["{\"a\" 1}", 5], ["[1] 2", 4], ["{a: 1}", 1], ["[01]", 2], ["'x'", 0], ['"\t"', 0], ["[1", 2], ["nul", 0]];
  for (const [text, at] of cases) {
    assert.throws(() => JSON.parse(text), text);
    assert.equal(json.placesOf(text).broken, at, text);
  }
  const deep = "[".repeat(5000) + "]".repeat(5000);
  assert.equal(typeof json.placesOf(deep).broken, "number", "as deep as nobody writes");
});

test("lines are counted from one, and their ends are not of them", () => {
  const text = "a\nbc\n\nd";
  assert.deepEqual([0, 1, 2, 5, 6].map((offset) => json.lineAt(text, offset)), [1, 1, 2, 3, 4]);
  assert.deepEqual([1, 2, 3, 4, 9].map((line) => json.lineOf(text, line)).map(({ from, to }) => text.slice(from, to)), ["a", "bc", "", "d", ""]);
});

test("of a native text the questions are sent as they stand there, with the description of the fields", () => {
  const list = '[ {"text": "a", "number": 1.50} ]';
  for (const text of [list, `{"title": "other", "questions": ${list}}`, `{"version": 3, "items": ${list}}`]) {
    const { body, type, query } = source.pack(given("json", text), about);
    assert.deepEqual(query, {});
    assert.equal(type, "application/json");
    assert.ok(body.includes(list), body);
    const { questions, ...rest } = JSON.parse(body);
    assert.deepEqual(rest, { title: "T", language: "en", licence: "own", visibility: "private" });
  }
  assert.deepEqual(JSON.parse(source.pack(given("json", list), null).body), { questions: [{ text: "a", number: 1.5 }] });
  // What nobody knows is not kept from the server, which says so; what is no list is missing.
  assert.equal(JSON.parse(source.pack(given("json", `{"secret": 1, "questions": ${list}}`), about).body).secret, 1);
  assert.equal("questions" in JSON.parse(source.pack(given("json", "{}"), about).body), false);
});

test("of an import the description stands in the query", () => {
  const { body, type, query } = source.pack({ ...given("opentdb", "{}"), encode: "base64" }, about);
  assert.deepEqual([body, type, query], ["{}", "application/json", { format: "opentdb", encode: "base64", title: "T", language: "en", licence: "own", visibility: "private" }]);
  assert.deepEqual(source.pack(given("gift", "x"), null), { body: "x", type: "text/plain", query: { format: "gift" } });
});

test("what the server points at is found in each form", () => {
  const text = '{"items": [\n{"text": "a"},\n{"text": "b", "choices": ["x", "y"], "correct": 7}]}';
  const place = (format, pointer, of = text) => {
    const { line, place: at, question, field, about: said } = source.locate(given(format, of, [draft.newDraft("choice")]), pointer, "is wrong");
    return [line, at === null ? null : of.slice(at.from, at.to), question, field, said];
  };
  assert.deepEqual(place("json", "/questions/1/correct"), [3, "7", 1, "correct", null]);
  assert.deepEqual(place("json", "/questions/1/choices/1"), [3, '"y"', 1, "choices/1", null]);
  // What is missing is shown where it should be.
  assert.deepEqual(place("json", "/questions/0/correct"), [2, '{"text": "a"}', 0, "correct", null]);
  assert.deepEqual(place("json", "/title"), [null, null, null, null, "title"]);
  assert.deepEqual(place("gift", "?licence"), [null, null, null, null, "licence"]);
  assert.deepEqual(place("gift", "/lines/2", "one\ntwo"), [2, "two", null, null, null]);
  assert.deepEqual(place("opentdb", "/results/0/type", '{"results": [{"type": "odd"}]}'), [1, '"odd"', 0, "type", null]);
  assert.deepEqual(place("form", "/questions/0/correct"), [null, null, 0, "choices", null]);
});

test("a question comes out of the form as it went in", () => {
  const questions = [
    { text: "a", answers: ["x", "y"], category: "C", difficulty: "hard", explanation: "e", source: "s", title: "t" },
    { text: "b", choices: ["x", "y", "z"], correct: 1, media: { url: "https://example.org/a.png", alt: "a" } },
    { text: "c", choices: ["x", "y", "z"], correct: [0, 2] },
    { text: "d", correct: false }, { text: "e", correct: true },
    { text: "f", number: -1.5, tolerance: 0.25, unit: "km" }, { text: "g", range: [1914, 1918] },
  ];
  for (const question of questions) assert.deepEqual(JSON.parse(draft.questionText(draft.draftOf(question))), question);
  const typed = { ...draft.newDraft("number"), text: "h", number: "1.10", tolerance: "about" };
  assert.equal(draft.questionText(typed), '{"text": "h", "number": 1.10, "tolerance": "about"}');
});

test("a file is known by what is in it", () => {
  assert.equal(source.formatOf("a.json", '{"results": []}'), "opentdb");
  assert.equal(source.formatOf("a.txt", "[]"), "json");
  assert.equal(source.formatOf("a.json", "[broken"), "json");
  assert.equal(source.formatOf("a.txt", "Is it? {T}"), "gift");
});
