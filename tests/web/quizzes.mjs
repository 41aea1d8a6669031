// SPDX-License-Identifier: Apache-2.0
// What tests of the quiz share: a server, people with pages and tokens, sets of questions, and what is on the page.
import assert from "node:assert/strict";
import { serving, until, visitor } from "./harness.mjs";
import { focused } from "./play.mjs";

export const server = await serving();

/** So many questions of every kind, of which nobody can guess the answers. */
export const questions = (count) => Array.from({ length: count }, (_, i) => [
  { text: `Which word belongs to ${i}?`, answers: [`canary${i}`] },
  { text: `Which of these is right of ${i}?`, choices: [`left${i}`, `middle${i}`, `canary${i}`], correct: 2 },
  { text: `Is ${i} a number?`, correct: true },
  { text: `How much is ${i} plus 1?`, number: i + 1, unit: "km" },
][i % 4]);
/** Texts alone, which a master judges. */
export const texts = (count) => Array.from({ length: count }, (_, i) => ({ text: `Which word belongs to ${i}?`, answers: [`canary${i}`] }));

export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const board = (page) => page.getByRole("region", { name: "Board" });
export const desk = (page) => page.getByRole("region", { name: "Question master's desk" });

/** A player with a page and a token. */
export async function person(name, options) {
  const someone = await visitor(server, { bypassCSP: true, reducedMotion: "reduce", ...options });
  const { id, token } = await server.call("POST", "/v1/players", { name });
  await someone.context.addInitScript((kept) => localStorage.setItem("referee.token", kept), token);
  return { ...someone, id, token, name };
}

export async function setOf(owner, list, more = {}) {
  const made = await server.call("POST", "/v1/question-sets", { title: `Set of ${owner.name}`, language: "en", licence: "own", questions: list, ...more }, owner.token);
  assert.ok(made.id, JSON.stringify(made));
  return made.id;
}

/** Resolves when LOCATOR can be pressed: a question that has just come takes no answer yet. */
export const usable = (locator) => until(`${locator} can be used`, async () => (await locator.count()) === 1 && (await locator.getAttribute("aria-disabled")) !== "true");

export const viewOf = (game, { token } = {}) => server.call("GET", `/v1/games/${game}`, undefined, token);

/** What is right of the question that is asked, as somebody who knows would type or press it. */
export function rightOf({ text, kind, choices }) {
  const number = Number(/\d+/.exec(text)[0]);
  if (kind === "choice") return String(choices.indexOf(`canary${number}`) + 1);
  if (kind === "boolean") return "1";
  return kind === "number" ? String(number + 1) : `canary${number}`;
}

/** Answers question NUMBER by keys, rightly or not. */
export async function answer({ page, token }, game, number, right = true) {
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
