// SPDX-License-Identifier: Apache-2.0
// Checking an exported game: whole files of real games, the same tampered with, and proofs that are not told yet.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { serving, until, visitor } from "./harness.mjs";

const server = await serving();
const NONCE = "ab".repeat(32);

const playerOf = (name) => server.call("POST", "/v1/players", { name });
const exported = ({ token }, game) => server.call("GET", `/v1/games/${game}/export`, undefined, token);

/** The verdict of the screen on FILE, its text or an object; and all that it has looked at. */
async function verdictOn(page, file) {
  const text = typeof file === "string" ? file : JSON.stringify(file);
  await page.getByLabel("Exported game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const region = page.getByRole("region", { name: "Verdict" });
  const said = await until("a verdict", async () => {
    const [now] = await region.getByRole("status").allTextContents();
    return /^(Valid|Not valid|Not yet|Not decided): /.test(now) && now;
  });
  return { said, looked: await region.getByRole("listitem").allTextContents() };
}

/** EXPORT with CHANGE made of a copy of its event of KIND, the last there is. */
function changed(game, kind, change) {
  const copy = structuredClone(game);
  change(copy.events.findLast((event) => event.kind === kind).body);
  return copy;
}

/** A round of Mini Mastermind in which ANN has committed to 3405, and BEN finds it. */
async function committed(ann, ben) {
  const options = { secret: "committed", rounds: 2 };
  const opponents = [{ player: ben.id }];
  const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind", options, opponents }, ann.token);
  const act = (who, what, body, method = "POST") => server.call(method, `/v1/games/${id}/${what}`, body, who.token);
  await act(ben, "join", {});
  await act(ann, "secret", { commitment: createHash("sha256").update(`${NONCE}\n3405`).digest("hex") }, "PUT");
  for (const [code, black, white] of [["0345", 1, 3], ["3405", 4, 0]]) {
    await act(ben, "guesses", { code });
    await act(ann, "answers", { black, white });
  }
  await act(ann, "reveal", { nonce: NONCE, code: "3405" });
  await act(ben, "resignation");
  await act(ann, "finish");
  return id;
}

test("a secret that a player has committed to and revealed is checked in the browser, and by a replay", async () => {
  const [ann, ben] = [await playerOf("Ann"), await playerOf("Ben")];
  const game = await exported(ben, await committed(ann, ben));
  const { page, go } = await visitor(server);
  await go("/check");
  const { said, looked } = await verdictOn(page, game);
  assert.match(said, /^Valid: /);
  assert.match(looked[0], /^Round 1: the secret is the one committed to, and all 2 answers are true of it$/);
  assert.match(looked.at(-1), /^all \d+ events played again$/);
  const nonce = await verdictOn(page, changed(game, "reveal", (body) => { (body.proof ?? body).nonce = "cd".repeat(32); }));
  assert.match(nonce.said, /^Not valid: event \d+: /);
  const answer = await verdictOn(page, changed(game, "answer", (body) => { body.black = 3; }));
  assert.match(answer.said, /^Not valid: event \d+: /);
});

test("a proof that is told when all who were dealt the same have finished: not yet, then valid", async () => {
  const [ann, ben] = [await playerOf("Ann"), await playerOf("Ben")];
  const body = { ruleset: "mini-mastermind", format: "all-play", deal: "duplicate", games: 1, entrants: [{ player: ann.id }, { player: ben.id }] };
  const { id: tournament } = await server.call("POST", "/v1/tournaments", body, ann.token);
  await server.call("POST", `/v1/tournaments/${tournament}/join`, undefined, ben.token);
  const play = async ({ token }) => {
    const [game] = await until("the game is dealt", async () => {
      const { items } = await server.call("GET", "/v1/games?player=me&status=open", undefined, token);
      return items.length > 0 && items;
    });
    await server.call("POST", `/v1/games/${game.id}/join`, {}, token);
    for (let attempt = 1; attempt <= 6; attempt++) await server.call("POST", `/v1/games/${game.id}/guesses`, { code: "0011" }, token);
    return game.id;
  };
  const { page, go } = await visitor(server);
  await go(`/settings#${ann.token}`);
  await page.getByText("This browser now plays as Ann.").waitFor();
  const game = await play(ann);
  await go(`/games/${game}`);
  const proof = page.getByRole("status", { name: "Proof" });
  await page.getByRole("button", { name: "Check that this was fair" }).click();
  await proof.getByText(/^Not yet: /).waitFor();

  await play(ben);
  const whole = await until("the proof is told", async () => {
    const file = await exported(ann, game);
    return file.events?.at(-1).kind === "proof" && file;
  });
  await go("/check");
  // What could be saved before the proof was told: the same without its last event.
  const early = await verdictOn(page, { ...whole, events: whole.events.slice(0, -1) });
  assert.match(early.said, /^Not yet: every event follows by the rules; /);
  assert.match(early.looked[0], /^Round 1: the secret was never told/);
  const late = await verdictOn(page, whole);
  assert.match(late.said, /^Valid: /);
  assert.match(late.looked[0], /^Round 1: the secret is the one committed to/);
  const forged = await verdictOn(page, changed(whole, "proof", (event) => { event.proof.nonce = NONCE; }));
  assert.match(forged.said, /^Not valid: /);
});

test("what is no exported game is said so, and changes nothing", async () => {
  const { page, go } = await visitor(server);
  await go("/check");
  const choose = (text) =>
    page.getByLabel("Exported game").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  for (const text of ["", "no JSON", "[]", '{"format":"referee-game"}']) {
    await choose(text);
    await page.getByRole("alert").getByText("That is no exported game.").waitFor();
    assert.equal(await page.getByRole("region", { name: "Verdict" }).getByRole("status").textContent(), "");
  }
  await choose(" ".repeat(4 * 1024 * 1024 + 1));
  await page.getByRole("alert").getByText("The file is too large").waitFor();
});

test("without the server the proofs are checked, nothing is decided, and it is tried again", async () => {
  const { token } = await playerOf("Ann");
  const { id } = await server.call("POST", "/v1/games", { ruleset: "mini-mastermind" }, token);
  await server.call("POST", `/v1/games/${id}/guesses`, { code: "0123" }, token);
  await server.call("POST", `/v1/games/${id}/resignation`, undefined, token);
  await server.call("POST", `/v1/games/${id}/finish`, undefined, token);
  const game = await exported({ token }, id);
  const { context, page, go } = await visitor(server);
  await go("/check");
  await context.route("**/v1/verify", (route) => route.abort());
  const { said } = await verdictOn(page, game);
  assert.match(said, /^Not decided: /);
  await page.getByRole("alert").getByText("The server could not play it again: The server does not answer.").waitFor();
  await context.unroute("**/v1/verify");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Verdict" }).getByRole("status").getByText(/^Valid: /).waitFor();
});
