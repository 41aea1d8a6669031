// SPDX-License-Identifier: Apache-2.0
// Two people at two browsers in each family, from the invitation to the rematch, and a third who watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, serving, until, visitor } from "./harness.mjs";

const server = await serving();

/** NAME at a browser of their own, with what one looks for on a game's screen. */
async function person(name) {
  const { id, token } = await server.call("POST", "/v1/players", { name });
  const browser = await visitor(server);
  const { page } = browser;
  await browser.go(`/settings#${token}`);
  await page.getByText(`This browser now plays as ${name}.`).waitFor();
  const get = (role, named, exact = typeof named === "string") => page.getByRole(role, { name: named, exact });
  return {
    ...browser, id, token, name, get,
    press: (named) => get("button", named).click(),
    says: (text) => get("status", "Announcements").getByText(text).waitFor(),
    headline: (text) => get("region", "Result").getByRole("heading", { name: text }).waitFor(),
    buttons: () => page.getByRole("main").getByRole("button").filter({ hasNotText: /^\d+\s/ }).allInnerTexts(),
    field: async (named) => get("gridcell", named).waitFor(),
  };
}

/** A game of HOST's with a free seat, which GUEST takes by the link that the page shows; both are on its screen. */
async function table(host, guest, ruleset, more = {}) {
  const body = { ruleset, opponents: [{ open: true }], ...more };
  const game = await server.call("POST", "/v1/games", body, host.token);
  await host.go(`/games/${game.id}`);
  const link = await host.get("textbox", "Invitation link").inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole("heading", { level: 2, name: new RegExp(`^${host.name} invites you to `) }).waitFor();
  await guest.press("Join");
  await guest.page.waitForURL(`**/games/${game.id}`);
  return game.id;
}

/** Both have a game that is under way on their screens. */
const begun = (...people) => Promise.all(people.map(({ get }) => get("status", "Connection").getByText("Connected").waitFor()));

/** Moves of a line game, in turn, each of which the other sees before they answer. */
async function moves(players, fields, marks = "XO") {
  for (const [ply, [column, row]] of fields.entries()) {
    const mark = marks[ply % 2];
    await players[ply % 2].get("gridcell", `Column ${column}, row ${row}, empty`).click();
    for (const { field } of players) await field(new RegExp(`^Column ${column}, row ${row}, ${mark}`));
  }
}

test("tic-tac-toe: invited by the link, won and lost, and a rematch that is accepted", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await table(ann, ben, "tic-tac-toe");
  await ann.says("Ben has joined.");
  await begun(ann, ben);
  // What is refused is said beside the board, and nothing is sent.
  await ben.get("gridcell", "Column 0, row 0, empty").click();
  await ben.page.getByRole("alert").getByText("It is not your turn.").waitFor();
  await moves([ann, ben], [[1, 1]]);
  assert.equal(await ben.page.getByRole("alert").count(), 0);
  await ben.get("gridcell", /^Column 1, row 1, X/).click();
  await ben.page.getByRole("alert").getByText("That field is taken.").waitFor();
  await moves([ben, ann], [[0, 0], [2, 0], [0, 1], [0, 2]], "OX");
  await ann.headline("You win");
  await ben.headline("You lose");
  assert.equal(await ben.get("gridcell", /winning line$/).count(), 3);

  await ann.press("Rematch");
  await ann.page.waitForURL((url) => !url.pathname.endsWith(game));
  await ben.says("Ann offers a rematch.");
  await ben.get("button", "Accept rematch").waitFor();
  // It stays offered to who comes back to the game that is over.
  await ben.page.reload();
  await ben.press("Accept rematch");
  await until("both play the same game", () => gameOf(ben.page) === gameOf(ann.page));
  const seats = (await server.call("GET", `/v1/games/${gameOf(ann.page)}`, undefined, ann.token)).seats;
  const first = seats[0].player.id === ann.id ? [ann, ben] : [ben, ann];
  await begun(ann, ben);
  await moves(first, [[1, 1]]);
});

test("what is shared is copied, and has the address once everybody may see the game; a rematch comes to a game that was over when it was opened", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await table(ann, ben, "tic-tac-toe");
  await begun(ann, ben);
  await moves([ann, ben], [[1, 1], [0, 0], [2, 0], [0, 1], [0, 2]]);
  await ann.headline("You win");
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => ann.page.evaluate(() => navigator.clipboard.readText());
  const text = "Tic-tac-toe: X wins\n⭕⬜❌\n⭕❌⬜\n❌⬜⬜\nX wins in 5 moves";
  await ann.press("Share");
  await ann.get("region", "Result").getByRole("status").getByText("Copied").waitFor();
  assert.equal(await ann.get("textbox", "Share text").inputValue(), text);
  assert.equal(await copied(), text);
  await ann.press("Let everybody see this game");
  const whole = `${text}\n${server.url}/games/${game}`;
  await until("the text has the address", async () => (await ann.get("textbox", "Share text").inputValue()) === whole);
  await ann.press("Share");
  await until("it is copied", async () => (await copied()) === whole);

  await ben.page.reload();
  await ben.get("status", "Connection").getByText("Over").waitFor();
  await ben.get("button", "Rematch").waitFor();
  await ann.press("Rematch");
  await ben.get("button", "Accept rematch").waitFor();
});

test("an invitation of one player is found on the first screen, and declined", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await server.call("POST", "/v1/games", { ruleset: "tic-tac-toe", opponents: [{ player: ben.id }] }, ann.token);
  await ann.go(`/games/${game.id}`);
  await begun(ann);
  await ben.go("/");
  await ben.get("link", /Tic-tac-toe.* Ann invites you/).click();
  await ben.get("region", "Invitation").getByText("Ann invites you to this game.").waitFor();
  assert.equal(await ben.page.getByText("You are watching.").count(), 0);
  await ben.press("Decline");
  await ann.says("Ben has declined.");
  await ben.get("heading", "Referee").waitFor();
  assert.equal((await server.call("GET", `/v1/games/${game.id}`, undefined, ann.token)).status, "aborted");
});

test("Connect Four in public: who watches sees every disc and has no control; the next round begins", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await table(ann, ben, "connect-four", { visibility: "public", options: { rounds: 2 } });
  await begun(ann, ben);
  const cleo = await person("Cleo");
  await cleo.go("/games");
  await cleo.get("link", "Watch Connect Four: Ann and Ben").click();
  await cleo.page.getByText("You are watching.").waitFor();
  await begun(cleo);
  const drops = [3, 2, 3, 2, 3, 2, 3];
  for (const [ply, column] of drops.entries()) {
    const field = new RegExp(`^Column ${column}, row ${5 - Math.floor(ply / 2)}, ${"XO"[ply % 2]}`);
    await [ann, ben][ply % 2].press(`Drop in column ${column}`);
    for (const watcher of [ann, ben, cleo]) await watcher.field(field);
    assert.equal(await cleo.get("group", "Columns").count(), 0);
    if (ply > 0 && ply < 6) assert.deepEqual(await cleo.buttons(), []);
  }
  await cleo.get("region", "Result").waitFor();
  assert.deepEqual((await cleo.buttons()).filter((name) => /Next round|Rematch|Play again|Resign|Finish/.test(name)), []);
  await ben.press("Next round");
  for (const player of [ann, ben]) await player.says("Round 2 begins.");
  await cleo.get("combobox", "Round").waitFor();
  await ben.press("Drop in column 0");
  for (const watcher of [ann, ben, cleo]) await watcher.field(/^Column 0, row 5, X/);
  assert.equal(gameOf(cleo.page), game);
});

test("Yahtzee: two cards are filled in turn, with a word of one's own for the dice", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  const game = await server.call("POST", "/v1/games", { ruleset: "yahtzee", opponents: [{ open: true }] }, ann.token);
  await ann.go(`/games/${game.id}`);
  await ben.page.goto(await ann.get("textbox", "Invitation link").inputValue());
  await ben.get("textbox", "A word of your own for the dice").fill("luck");
  await ben.press("Join");
  await ben.page.waitForURL(`**/games/${game.id}`);
  await begun(ann, ben);
  for (const [turn, box] of ["Chance", "Chance", "Aces", "Aces"].entries()) {
    const [player, other] = turn % 2 === 0 ? [ann, ben] : [ben, ann];
    await player.get("button", "Roll 5 dice").waitFor();
    assert.equal(await other.get("button", /^Score /).count(), 0);
    const name = await player.get("button", /^Die 1: /).getAttribute("aria-label");
    await player.get("button", name).click();
    await player.press("Roll 4 dice");
    await player.page.getByText("Roll 2 of 3").waitFor();
    assert.equal(await player.get("button", /^Die 1: /).getAttribute("aria-label"), name, "a die that is kept stays");
    await until("the other sees these dice", async () => {
      const of = async ({ get }) => (await get("button", /^Die \d: /).evaluateAll((dice) => dice.map((die) => die.ariaLabel))).join();
      return (await of(player)) === (await of(other));
    });
    const score = player.get("button", new RegExp(`^Score \\d+ in ${box.toLowerCase()}$`));
    const points = /\d+/.exec(await score.getAttribute("aria-label"))[0];
    await score.click();
    const dialog = player.get("dialog", /^Cross out /);
    if (points === "0") await dialog.getByRole("button", { name: "Cross out" }).click();
    for (const { get } of [ann, ben]) {
      const row = get("table", "Scorecard").getByRole("row").filter({ has: get("rowheader", box) });
      await row.getByRole("cell").nth(turn % 2).getByText(points, { exact: true }).waitFor();
    }
  }
  await ann.get("button", "Roll 5 dice").waitFor();
});

/** Types CODE and sends it. */
async function guess({ get, page }, code) {
  const editor = get("group", "Your code");
  await editor.getByRole("spinbutton", { name: "Place 1" }).focus();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

test("code-breaking: a secret that was committed to is guessed, revealed and proven; then the other makes the code", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  await table(ann, ben, "mini-mastermind", { options: { secret: "committed" } });
  await ann.get("group", "Your secret").waitFor();
  await ann.page.keyboard.type("3405");
  await ann.press("Commit to secret");
  await ann.page.getByText("This browser keeps your secret until you reveal it.").waitFor();
  await ben.get("group", "Your code").waitFor();
  await guess(ben, "0345");
  await ann.page.getByText("What is the answer to 0345?").waitFor();
  await ann.press("Answer");
  await ben.get("row", "Guess 1: 0345, 1 black, 3 white").waitFor();
  await guess(ben, "3405");
  await ann.page.getByText("What is the answer to 3405?").waitFor();
  // The secret is in this browser alone, also when the page is loaded anew.
  await ann.page.reload();
  await ann.press("Answer");
  await ann.press("Reveal the secret");
  for (const player of [ann, ben]) await player.page.getByText("The code was 3405.").waitFor();
  await ben.press("Check that this was fair");
  await ben.get("status", "Proof").getByText(/^Proven: /).waitFor();
  await ann.press("Next round");
  await ben.get("group", "Your secret").waitFor();
  await ben.press("Any");
  await ben.press("Commit to secret");
  await ann.get("group", "Your code").waitFor();
});

test("code-breaking: of a secret that is held, answers that cannot all be true are told and mended", async () => {
  const [ann, ben] = [await person("Ann"), await person("Ben")];
  await table(ann, ben, "mini-mastermind", { options: { secret: "held" } });
  const answer = async (code, black) => {
    await ann.page.getByText(`What is the answer to ${code}?`).waitFor();
    const fields = ann.get("group", "Your answer");
    await fields.getByRole("spinbutton", { name: "black" }).fill(String(black));
    await fields.getByRole("spinbutton", { name: "white" }).fill("0");
    await ann.press("Answer");
  };
  await ben.get("group", "Your code").waitFor();
  await guess(ben, "0000");
  await answer("0000", 1);
  await ben.get("row", "Guess 1: 0000, 1 black, 0 white").waitFor();
  await guess(ben, "0000");
  await answer("0000", 2);
  const told = ann.page.getByRole("alert").filter({ has: ann.page.getByRole("heading", { level: 3, name: "These answers cannot all be true" }) });
  await told.waitFor();
  await told.getByRole("button", { name: "Change answer 2 to 1 black, 0 white" }).waitFor();
  await told.getByRole("button", { name: "Change answer 1 to 2 black, 0 white" }).click();
  await ben.get("row", "Guess 1: 0000, 2 black, 0 white").waitFor();
  await ben.says("The answer to guess 1 is now 2 black, 0 white.");
  await answer("0000", 2);
  await ben.get("row", "Guess 2: 0000, 2 black, 0 white").waitFor();
});

/** A match of Connect Four between two rounds, the first of which Ann has won and the second of which Ben begins. */
async function betweenRounds() {
  const { token: other, id: ben } = await server.call("POST", "/v1/players", { name: "Ben" });
  const ann = await person("Ann");
  const body = { ruleset: "connect-four", options: { rounds: 2 }, opponents: [{ player: ben }] };
  const { id } = await server.call("POST", "/v1/games", body, ann.token);
  await server.call("POST", `/v1/games/${id}/join`, {}, other);
  for (const [ply, column] of [3, 2, 3, 2, 3, 2, 3].entries()) {
    await server.call("POST", `/v1/games/${id}/moves`, { column }, ply % 2 === 0 ? ann.token : other);
  }
  return { ann, id, ben: (segment, move) => server.call("POST", `/v1/games/${id}/${segment}`, move, other) };
}

/** Keeps events of games back from the pages that CONTEXT opens; the function that it returns lets those up to SEQ through. */
async function heldBack({ context, page }) {
  await context.addInitScript(() => {
    const ask = window.fetch;
    window.through = 0;
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      const streamed = (answer.headers.get("Content-Type") ?? "").startsWith("text/event-stream");
      if (!streamed || !answer.url.includes("/v1/games/")) return answer;
      const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
      let rest = "";
      const gate = new TransformStream({
        async transform(bytes, out) {
          const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
          rest = blocks.pop();
          for (const block of blocks) {
            const seq = Number(/^id: ?(\d+)/m.exec(block)?.[1] ?? 0);
            while (seq > window.through) await new Promise((passed) => setTimeout(passed, 20));
            out.enqueue(encoder.encode(`${block}\n\n`));
          }
        },
      });
      return new Response(answer.body.pipeThrough(gate), answer);
    };
  });
  return (seq) => page.evaluate((now) => { window.through = now; }, seq);
}

test("a round that one has begun is announced although its answer comes before the event", async () => {
  const { ann, id } = await betweenRounds();
  const through = await heldBack(ann);
  await ann.go(`/games/${id}`);
  await begun(ann);
  await ann.press("Next round");
  await ann.get("combobox", "Round").waitFor();
  await through(Infinity);
  await ann.says("Round 2 begins.");
});

test("what others did before an action of one's own is announced although its answer comes first", async () => {
  const { ann, id, ben } = await betweenRounds();
  const through = await heldBack(ann);
  await ann.go(`/games/${id}`);
  await begun(ann);
  await ben("rounds");
  const { seq } = await ben("moves", { column: 6 });
  // Refused, which brings the view without its events.
  await ann.press("Next round");
  await ann.field("Column 6, row 5, X, last move");
  await ann.press("Drop in column 0");
  await ann.field(/^Column 0, row 5, O/);
  await through(seq);
  await ann.says("X in column 6.");
  await through(Infinity);
  await ann.says("O in column 0.");
});

test("what is read once in vain while the line stands is read again", async () => {
  const { ann, id, ben } = await betweenRounds();
  await ann.go(`/games/${id}`);
  await ann.headline("You win");
  await ann.get("status", "Connection").getByText("Connected").waitFor();
  const failed = new Set();
  await ann.context.route(new RegExp(`/v1/games/${id}(/result)?$`), (route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.continue();
    failed.add(address);
    return route.fulfill({ status: 503, body: "{}" });
  });
  await ben("rounds");
  await ann.says("Round 2 begins.");
  await ben("resignation");
  await ann.headline("You win");
  assert.equal(failed.size, 2);
});

test("results that were asked for earlier and come later are dropped", async () => {
  const ann = await person("Ann");
  const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind", options: { rounds: null, max_guesses: 1 } }, ann.token);
  await ann.go(`/games/${id}`);
  await begun(ann);
  const answers = [];
  await ann.context.route(`**/v1/games/${id}/result`, async (route) => {
    const response = await route.fetch();
    if (answers.push(() => route.fulfill({ response })) > 1) await answers[answers.length - 1]();
  });
  const guess = () => server.call("POST", `/v1/games/${id}/guesses`, { code: "0000" }, ann.token);
  await guess();
  await until("the first are asked for", () => answers.length === 1);
  await server.call("POST", `/v1/games/${id}/rounds`, undefined, ann.token);
  await guess();
  await ann.get("region", "Result").getByRole("heading").waitFor();
  await answers[0]();
  await ann.press("Share");
  await ann.get("textbox", "Share text").waitFor();
  assert.equal(await ann.get("region", "Result").getByRole("heading", { level: 2 }).count(), 1);
});
