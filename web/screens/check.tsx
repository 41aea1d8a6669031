// SPDX-License-Identifier: Apache-2.0
// An exported game, checked by anybody: its proofs in this browser, and all of it by a replay of the server.
import { useEffect, useState } from "preact/hooks";
import { BODY_MAX, ask } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Schemas } from "../api/schemas";
import { ensureSession } from "../api/session";
import { formatTime, words } from "../i18n";
import { FileField } from "../parts/field";
import { useDrop } from "../parts/files";
import { loadPart } from "../parts/load";
import { calledOf } from "../parts/names";
import { Alert, Failed, problemText } from "../parts/problem";
import { learnRulesets, titleOf } from "../parts/rulesets";
import { type ExportedGame, type ProofCheck, brokenAt, checkProofs, readExport } from "../proof/export";
import { needHashes } from "../proof/sha256";
import { Heading } from "./shell";

type Replay = Schemas["ExportVerdict"];

/** What the server takes without a token. */
const LARGE = 64 * 1024;

interface Checked {
  game: ExportedGame;
  text: string;
  proofs: ProofCheck[];
  replay: Replay | null;
  /** Why there was no replay. */
  problem: Problem | null;
}

/** Has the server play TEXT again, the very bytes of the file. */
async function replayOf(text: string): Promise<Replay> {
  if (text.length > LARGE) await ensureSession();
  return (await ask({ method: "POST", path: "/v1/verify", type: "application/json", body: text })) as Replay;
}

async function checkGame(game: ExportedGame, text: string): Promise<Checked> {
  const proofs = await checkProofs(game);
  try {
    return { game, text, proofs, replay: await replayOf(text), problem: null };
  } catch (error) {
    return { game, text, proofs, replay: null, problem: asProblem(error) };
  }
}

/** Why CHECK does not hold, as a sentence's end; null where it does. */
function brokenText(check: ProofCheck): string | null {
  const word = words.value.check.broken;
  if (check.of === "dice" && check.otherWords !== null) return word.words;
  const { broken } = check;
  if (broken === null) return null;
  switch (broken.step) {
    case "seed": return word.seed;
    case "commitment": return word.commitment;
    case "number": return word.number(broken.at.roll + 1);
    case "kept": return word.kept(broken.at.turn);
    case "dice": return word.dice(broken.at.turn);
    case "answer": return word.answer(broken.attempt);
  }
}

interface Verdict {
  state: "proven" | "not-proven" | "not-yet";
  text: string;
}

/** The first thing that is wrong, else what is missing, else that all is well. */
function verdictOf({ game, proofs, replay, problem }: Checked): Verdict {
  const word = words.value.check;
  for (const proof of proofs) {
    const why = brokenText(proof);
    const seq = brokenAt(proof, game.events);
    if (why !== null) return { state: "not-proven", text: `${word.notValid} ${seq === null ? why : word.event(seq, why)}` };
  }
  if (replay !== null && !replay.valid) {
    const why = replay.detail ?? "";
    const at = replay.event ?? null;
    return { state: "not-proven", text: `${word.notValid} ${at === null ? why : word.event(at, why)}` };
  }
  if (problem !== null) return { state: "not-yet", text: `${word.unknown} ${word.notReplayed}` };
  const untold = proofs.some((proof) => !proof.told && (proof.of === "dice" || proof.server));
  if (untold) return { state: "not-yet", text: `${word.notYet} ${word.partly}` };
  if (proofs.length === 0) return { state: "proven", text: `${word.valid} ${word.rulesOnly}` };
  return { state: "proven", text: `${word.valid} ${proofs.some(({ told }) => !told) ? word.partly : word.everything}` };
}

export function Check() {
  const word = words.value.check;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [working, setWorking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [unloaded, setUnloaded] = useState<{ problem: Problem; retry: () => void } | null>(null);
  useEffect(learnRulesets, []);
  const work = async (game: ExportedGame, text: string, again = false) => {
    setWorking(true);
    setUnloaded(null);
    try {
      await loadPart(needHashes, again);
      setChecked(await checkGame(game, text));
    } catch (error) {
      setUnloaded({ problem: asProblem(error), retry: () => void work(game, text, true) });
    } finally {
      setWorking(false);
    }
  };
  const take = async (file: File) => {
    setChecked(null);
    setRefused(null);
    setUnloaded(null);
    if (file.size > BODY_MAX) {
      setRefused(word.tooLarge);
      return;
    }
    const text = await file.text();
    const game = readExport(text);
    if (game === null) setRefused(word.noExport);
    else await work(game, text);
  };
  useDrop((file) => void take(file));
  return (
    <div class="check">
      <Heading text={word.title} />
      <p>{word.text}</p>
      <FileField label={word.file} help={`${word.help} ${word.another}`} accept=".json,application/json" take={(file) => void take(file)} />
      <Alert text={refused} />
      {unloaded !== null && <Failed {...unloaded} />}
      <section class="verdict" aria-label={word.verdict} aria-busy={working}>
        <p role="status" class={checked === null ? "" : `proof ${verdictOf(checked).state}`}>
          {working ? word.working : checked === null ? "" : verdictOf(checked).text}
        </p>
        {checked !== null && !working && <Found checked={checked} again={() => void work(checked.game, checked.text)} />}
      </section>
    </div>
  );
}

/** What game it is, and everything that was looked at. */
function Found({ checked, again }: { checked: Checked; again: () => void }) {
  const { check: word, common } = words.value;
  const { game, proofs, replay, problem } = checked;
  const names = game.seats.map(({ player }) => calledOf(player ?? {})).join(", ");
  const at = game.events[0]?.at;
  return (
    <>
      <p>{word.game(titleOf(game.ruleset), names, game.events.length)}</p>
      {at !== undefined && !Number.isNaN(Date.parse(at)) && <p class="help">{word.playedAt(formatTime(at))}</p>}
      <h2>{word.checks}</h2>
      <h3>{word.here}</h3>
      <ul class="checks">
        {proofs.length === 0 && <li>{word.noProof}</li>}
        {proofs.map((proof, index) => (
          <li key={index} class={brokenText(proof) !== null ? "broken" : proof.told ? "holds" : "untold"}>
            {proofText(proof)}
          </li>
        ))}
      </ul>
      <h3>{word.byServer}</h3>
      <ul class="checks">
        {replay !== null && (
          <li class={replay.valid ? "holds" : "broken"}>{replay.valid ? word.replayed(game.events.length) : replay.detail}</li>
        )}
      </ul>
      {problem !== null && (
        <>
          <Alert text={problem.status === 503 ? word.tooLong : word.replayFailed(problemText(problem))} />
          <button type="button" onClick={again}>
            {common.tryAgain}
          </button>
        </>
      )}
    </>
  );
}

function proofText(proof: ProofCheck): string {
  const word = words.value.check;
  const why = brokenText(proof);
  if (why !== null) return why;
  if (proof.of === "dice") return proof.told ? word.dice(proof.rolls) : word.diceUntold;
  return proof.told ? word.secret(proof.round, proof.answers) : word.secretUntold(proof.round);
}
