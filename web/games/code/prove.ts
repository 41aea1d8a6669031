// SPDX-License-Identifier: Apache-2.0
// "Check that this was fair": the commitment as this browser first saw it, the secret told at the end, every answer anew.
import { api, read } from "../../api/client";
import type { CodeGame, Game, GameEvent } from "../../api/schemas";
import { seenCommitment } from "../../api/commitments";
import { formatClock, words } from "../../i18n";
import { type AnsweredCode, checkRound, isTrueOf, labelsIn } from "../../proof/code";
import type { Verdict } from "../family";
import { historyOf } from "./result";

/** All events of GAME, as the viewer may see them. */
async function eventsOf(game: string): Promise<GameEvent[]> {
  const events: GameEvent[] = [];
  for (let after = 0; ; ) {
    const query = { after, limit: 1000 };
    const page = await read(api.GET("/v1/games/{game}/events", { params: { path: { game }, query } }));
    events.push(...page.items);
    if (page.items.length === 0 || page.next === after) return events;
    after = page.next;
  }
}

/** The events of round NUMBER: from its `round` to the next one. */
function eventsOfRound(events: readonly GameEvent[], number: number): GameEvent[] {
  const begins = events.findIndex((event) => event.kind === "round" && event.number === number);
  const ends = events.findIndex((event) => event.kind === "round" && event.number === number + 1);
  return begins === -1 ? [] : events.slice(begins, ends === -1 ? undefined : ends);
}

/** The secret and nonce of the round; null where they were not told. */
function proofOf(events: readonly GameEvent[]): { nonce: string; secret: string } | null {
  for (const event of [...events].reverse()) {
    if ((event.kind === "round-over" || event.kind === "proof") && "proof" in event) {
      const { proof } = event;
      if (proof !== null && proof !== undefined && "secret" in proof) return proof;
    }
  }
  return null;
}

/** The answers that the log tells. No answer of a round with a commitment is ever changed. */
const answersIn = (events: readonly GameEvent[]): AnsweredCode[] =>
  events
    .filter((event) => event.kind === "guess" || event.kind === "answer")
    .filter((event) => labelsIn(event).length > 0)
    // Others' guesses in a race are told with its result.
    .flatMap(({ code, ...event }) => (code === undefined ? [] : [{ ...event, code }]));

/** When the commitment was first seen, against the round: before its first guess, behind some, or when it was over. */
function seenWhen(events: readonly GameEvent[], version: number): { over: boolean; guesses: number } {
  const before = events.filter(({ seq }) => seq <= version);
  return {
    over: before.some(({ kind }) => kind === "round-over"),
    guesses: before.filter(({ kind }) => kind === "guess").length,
  };
}

async function proveRound(game: CodeGame, round: number): Promise<Verdict> {
  const { proof: word } = words.value.code;
  const [all, history] = await Promise.all([eventsOf(game.id), historyOf(game, round)]);
  const events = eventsOfRound(all, round);
  const proof = proofOf(events);
  if (game.options.secret === "held") {
    const told = game.state?.secret ?? null;
    const fits = told !== null && round === game.round.number && history.every((item) => isTrueOf(told, item));
    return { state: "not-proven", text: fits ? word.heldTold : word.held };
  }
  if (proof === null) {
    const shared = game.options.secret === "registered" && events.some(({ kind }) => kind === "round-over");
    return shared ? { state: "not-yet", text: word.notTold } : { state: "not-proven", text: word.notRevealed };
  }
  const seen = seenCommitment(game.id, round);
  if (seen === null) return { state: "not-proven", text: word.notSeen };
  // The log, the history and the view say the same, or one of them is not true.
  const answers = [...history, ...answersIn(events)];
  const pairs = [proof];
  if (round === game.round.number) {
    pairs.push(game.proof ?? proof, { nonce: proof.nonce, secret: game.state?.secret ?? proof.secret });
  }
  const at = formatClock(seen.at);
  for (const { nonce, secret } of pairs) {
    const broken = await checkRound(seen.commitment, nonce, secret, answers);
    if (broken === null) continue;
    return { state: "not-proven", text: broken.step === "commitment" ? word.otherSecret(at) : word.falseAnswer(broken.attempt) };
  }
  const { over, guesses } = seenWhen(events, seen.version);
  if (over) return { state: "not-proven", text: word.seenLate(at) };
  return { state: "proven", text: word.proven(at, guesses, history.length) };
}

export async function prove(game: Game, round: number): Promise<Verdict> {
  if (game.family !== "codebreaking") throw new Error(game.family);
  return proveRound(game, round);
}
