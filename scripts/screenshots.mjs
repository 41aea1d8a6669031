#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
// Makes pictures of the page's screens and states with the release binary and a real Chromium, to be looked at: light and dark,
// 390 and 1280 pixels wide. home-light-1280.png and mastermind-light-1280.png stand in README, from docs/screenshots.
//
//     screenshots OUT     as in: scripts/screenshots.mjs build/screenshots
//
// The environment is that of tests/web/harness.mjs.
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Server, still, tools, until } from "../tests/web/harness.mjs";

const { chromium } = tools("playwright-core");
const [out] = process.argv.slice(2);
const LOOKS = [["light", 1280], ["light", 390], ["dark", 1280], ["dark", 390]];
const PATHS = { guess: "guesses", move: "moves", roll: "rolls", score: "scores" };

/** What the pictures are of: games of Ann, begun, going on and over, and two tournaments of Ben. */
async function made(server) {
  const ann = await server.call("POST", "/v1/players", { name: "Ann" });
  const ben = await server.call("POST", "/v1/players", { name: "Ben" });
  const call = async (method, address, body, { token } = ann) => {
    const told = await server.call(method, address, body, token);
    if (told?.status >= 400) throw new Error(`${method} ${address}: ${JSON.stringify(told)}`);
    return told;
  };
  const begin = async (ruleset, more = {}) => (await call("POST", "/v1/games", { ruleset, ...more })).id;
  /** Ann plays GAME as the server would, until it is over or she has done so MANY actions. */
  const play = async (game, many = Infinity) => {
    for (let done = 0; done < many; done++) {
      const view = await until("it is Ann's turn, or over", async () => {
        const now = await call("GET", `/v1/games/${game}`);
        return (now.status !== "playing" || now.turn?.seats.includes(now.you.seat)) && now;
      });
      if (view.status !== "playing") return;
      const { action, body } = await call("GET", `/v1/games/${game}/hint`);
      await call("POST", `/v1/games/${game}/${PATHS[action]}`, body);
    }
  };
  const hints = { options: { hints: true } };
  const against = (bot) => ({ ...hints, opponents: [{ bot }] });
  const games = {};
  games.solved = await begin("mini-mastermind", hints);
  games.filled = await begin("yahtzee", hints);
  games.won = await begin("connect-four", against("random"));
  for (const game of [games.solved, games.filled, games.won]) await play(game);
  games.open = await begin("tic-tac-toe", { opponents: [{ open: true }] });
  games.gomoku = await begin("gomoku", against("gomoku"));
  games.four = await begin("connect-four", against("greedy"));
  games.yahtzee = await begin("yahtzee", hints);
  await play(games.gomoku, 7);
  await play(games.four, 3);
  await play(games.yahtzee, 14);
  games.mastermind = await begin("mastermind");
  for (const code of ["1122", "1334", "4516"]) await call("POST", `/v1/games/${games.mastermind}/guesses`, { code });
  const sample = JSON.parse(readFileSync("docs/quiz/general-knowledge.json", "utf8"));
  games.set = (await call("POST", "/v1/question-sets", sample)).id;
  const texts = sample.questions.filter(({ answers }) => answers !== undefined);
  games.texts = (await call("POST", "/v1/question-sets", { ...sample, title: "Words", questions: texts })).id;
  const parts = [{ kind: "chair", set: games.set, seconds: 30 }];
  const quiz = async (more) => begin("quiz", { visibility: "public", ...more, options: { tie_break: false, parts, ...more.options } });
  games.desk = await quiz({ role: "master", opponents: [{ name: "Team Bridge" }, { name: "Team Tunnel" }], options: { ready_seconds: null } });
  games.sheet = await quiz({ options: { parts: [{ kind: "sheet", set: games.set, questions: 6, seconds: 3600 }] } });
  // Their clocks run: each picture has a game of its own.
  const all = [{ kind: "all", set: games.texts, questions: 6, seconds: 300 }];
  games.asked = async () => {
    const game = await quiz({ options: { parts: all } });
    await call("POST", `/v1/games/${game}/ready`, {});
    return game;
  };
  games.judging = async () => {
    const game = await quiz({ role: "master", opponents: [{ player: ben.id }], options: { judge_seconds: 300, parts: all } });
    await call("POST", `/v1/games/${game}/join`, {}, ben);
    await call("POST", `/v1/games/${game}/ready`, {});
    await call("POST", `/v1/games/${game}/responses`, { text: "Something like it" }, ben);
    return game;
  };
  games.over = await quiz({ options: { parts: [{ kind: "sheet", set: games.set, questions: 5, seconds: 3600, title: "Mixed" }] } });
  for (const game of [games.sheet, games.over]) await call("POST", `/v1/games/${game}/ready`, {});
  for (const { question, choices } of (await call("GET", `/v1/games/${games.over}`)).state.questions.slice(1)) {
    await call("POST", `/v1/games/${games.over}/responses`, { question, ...(choices === null ? { text: "7" } : { choice: 0 }) });
  }
  await call("POST", `/v1/games/${games.over}/hand-in`, {});
  const tournament = async (body) => (await call("POST", "/v1/tournaments", body, ben)).id;
  const programs = (...names) => names.map((bot) => ({ bot }));
  games.played = await tournament({ ruleset: "mastermind", format: "all-play", deal: "duplicate", games: 20, entrants: programs("random", "methodical", "optimal") });
  // Ben's own games are waited for, however long.
  const entrants = [...programs("random", "perfect"), { player: ben.id }];
  games.running = await tournament({ ruleset: "tic-tac-toe", format: "round-robin", games: 20, clock: null, entrants });
  games.heats = await tournament({ ruleset: "yahtzee", format: "heats", table: 3, name: "Spring cup", entrants: programs(...Array.from({ length: 7 }, () => "random")) });
  for (const one of [games.played, games.heats]) {
    await until("a tournament is over", async () => (await call("GET", `/v1/tournaments/${one}`)).status === "finished");
  }
  return { token: ann.token, player: ann.id, ...games };
}

const press = (name) => (page) => page.getByRole("button", { name, exact: true }).click();

/** A result with all that belongs to it, from the proof on. */
async function whole(page) {
  for (const name of ["Check that this was fair", "Share", "Analysis"]) {
    const button = page.getByRole("button", { name, exact: true });
    if (await button.isVisible()) await button.click();
  }
  await page.getByRole("region", { name: "Analysis" }).getByRole("table", { name: "Analysis" }).waitFor();
}

/** The same, scrolled to its analysis; of no use where all of the page is shown. */
async function analysed(page) {
  await whole(page);
  await page.getByRole("region", { name: "Analysis" }).evaluate((region) => region.scrollIntoView());
}

/** Questions with a mistake, and where it is. */
async function mistaken(page) {
  await page.getByRole("radio", { name: "JSON" }).check();
  await page.getByRole("textbox", { name: "Text of the questions" }).fill('[\n  {"text": "Is it?", "choices": ["yes", "no"], "correct": 2}\n]');
  await press("Check")(page);
  await page.getByRole("list", { name: "Mistakes" }).waitFor();
}

/** Every screen and state by its name: the address, or what makes it, and what is done there first. */
const states = (of) => ({
  home: ["/"],
  mastermind: [`/games/${of.mastermind}`],
  notes: [`/games/${of.mastermind}`, press("Notes")],
  keyboard: [`/games/${of.mastermind}`, press("Keyboard")],
  resign: [`/games/${of.mastermind}`, press("Resign")],
  "mastermind-over": [`/games/${of.solved}`, whole],
  "mastermind-analysis": [`/games/${of.solved}`, analysed],
  "connect-four": [`/games/${of.four}`],
  "connect-four-over": [`/games/${of.won}`, whole],
  "connect-four-analysis": [`/games/${of.won}`, analysed],
  gomoku: [`/games/${of.gomoku}`],
  invitation: [`/games/${of.open}`],
  yahtzee: [`/games/${of.yahtzee}`],
  "yahtzee-over": [`/games/${of.filled}`, whole],
  "yahtzee-analysis": [`/games/${of.filled}`, analysed],
  new: ["/new/mastermind"],
  join: ["/join"],
  games: ["/games"],
  results: ["/results"],
  leaderboards: ["/leaderboards/mini-mastermind"],
  player: [`/players/${of.player}`],
  tournaments: ["/tournaments"],
  "new-tournament": ["/tournaments/new"],
  "tournament-running": [`/tournaments/${of.running}`],
  "tournament-over": [`/tournaments/${of.played}`],
  "tournament-heats": [`/tournaments/${of.heats}`],
  bots: ["/bots"],
  analysis: ["/analysis/mastermind"],
  "analysis-yahtzee": ["/analysis/yahtzee"],
  questions: ["/questions"],
  "questions-set": [`/questions/${of.set}`],
  "questions-new": ["/questions/new"],
  "questions-mistakes": ["/questions/new", mistaken],
  "quiz-new": ["/new/quiz"],
  "quiz-new-format": ["/new/mastermind-quiz"],
  "quiz-desk": [`/games/${of.desk}`],
  "quiz-judging": [async () => `/games/${await of.judging()}`],
  "quiz-over": [`/games/${of.over}`],
  "quiz-asked": [async () => `/games/${await of.asked()}`],
  "quiz-sheet": [`/games/${of.sheet}`],
  "quiz-projector": [async () => `/games/${await of.asked()}/projector`],
  check: ["/check"],
  settings: ["/settings"],
  nothing: ["/games/none"],
});

/** The pictures of one look. */
async function pictures(browser, server, of, colorScheme, width) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale: "en-GB", reducedMotion: "reduce" });
  const page = await context.newPage();
  const picture = async (name, address, show) => {
    await page.goto(server.url + (typeof address === "string" ? address : await address()));
    await page.getByRole("heading", { level: 1 }).waitFor();
    await still(page);
    await show?.(page);
    await still(page);
    await page.screenshot({ path: path.join(out, `${name}-${colorScheme}-${width}.png`), fullPage: width === 390 });
  };
  await picture("newcomer", "/");
  await page.goto(`${server.url}/settings#${of.token}`);
  await page.getByText("This browser now plays as Ann.").waitFor();
  for (const [name, [address, show]] of Object.entries(states(of))) {
    if (width !== 390 || show !== analysed) await picture(name, address, show);
  }
  await context.close();
}

mkdirSync(out, { recursive: true });
const server = await new Server().start();
try {
  const of = await made(server);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const [colorScheme, width] of LOOKS) await pictures(browser, server, of, colorScheme, width);
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
