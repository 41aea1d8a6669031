// SPDX-License-Identifier: Apache-2.0
// The codemaker's secret: choosing it, keeping it, revealing it.
import { useMemo, useState } from "preact/hooks";
import type { LiveGame } from "../../api/game";
import { type Problem, asProblem } from "../../api/problem";
import type { CodeGame } from "../../api/schemas";
import { words } from "../../i18n";
import { loadPart } from "../../parts/load";
import { Alert } from "../../parts/problem";
import { needHashes } from "../../proof/sha256";
import { randomCode, spaceOf } from "./codes";
import { Editor } from "./editor";
import { type KeptSecret, keep, keptSecret, readFile, saveAsFile, sealed } from "./kept";
import { CodeModel } from "./model";
import type { Look } from "./peg";

interface SecretProps {
  live: LiveGame;
  game: CodeGame;
  look: Look;
}

/** Chooses the secret of the round: told to the server, or committed to. */
export function SecretEditor({ live, game, look }: SecretProps) {
  const { code: word } = words.value;
  const space = spaceOf(game.options);
  const model = useMemo(() => new CodeModel(space), []);
  const [unsafe, setUnsafe] = useState(false);
  const [sealing, setSealing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const commits = game.options.secret === "committed";
  const send = async (code: string) => {
    if (!commits) {
      await live.act("secret", { code }, "PUT");
      return;
    }
    setSealing(true);
    setProblem(null);
    try {
      await loadPart(needHashes, problem !== null);
      const secret = await sealed(code);
      setUnsafe(!keep(game.id, game.round.number, secret));
      await live.act("secret", { commitment: secret.commitment }, "PUT");
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setSealing(false);
    }
  };
  return (
    <>
      <p>{commits ? word.commitText : word.secretText}</p>
      <Editor
        model={model}
        look={look}
        label={word.yourSecret}
        button={commits ? word.commit : word.setSecret}
        send={(code) => void send(code)}
        ready={live.ready && !sealing}
        takesFocus
      >
        <button type="button" onClick={() => model.fill(randomCode(space))}>
          {word.any}
        </button>
      </Editor>
      <Alert problem={problem} text={unsafe ? word.notKept : null} />
    </>
  );
}

/** Once committed: that this browser keeps the secret, and a file for safety. */
export function SecretKept({ game, secret }: { game: CodeGame; secret: KeptSecret }) {
  const { code: word } = words.value;
  return (
    <p class="secret-kept">
      {word.kept}{" "}
      <button type="button" onClick={() => saveAsFile(game.id, game.round.number, secret)}>
        {word.saveSecret}
      </button>
    </p>
  );
}

/** The end of a round with a committed secret: it is told, with its nonce. */
export function Reveal({ live, game }: Omit<SecretProps, "look">) {
  const { code: word } = words.value;
  const [fromFile, setFromFile] = useState<KeptSecret | null>(null);
  const [refused, setRefused] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const secret = keptSecret(game.id, game.round.number, game.commitment) ?? fromFile;
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file === undefined || game.commitment === null) return;
    setRefused(false);
    setProblem(null);
    try {
      await loadPart(needHashes, problem !== null);
      const found = await readFile(file, game.commitment);
      setFromFile(found);
      setRefused(found === null);
    } catch (error) {
      // Emptied, so that the same file can be chosen again.
      input.value = "";
      setProblem(asProblem(error));
    }
  };
  const ready = live.ready && secret !== null;
  const reveal = () => {
    if (ready) void live.act("reveal", { nonce: secret.nonce, code: secret.code });
  };
  return (
    <div class="reveal">
      <p>{secret === null ? word.secretMissing : word.revealText(secret.code)}</p>
      {(secret === null || fromFile !== null) && (
        <label class="secret-file">
          {word.savedSecret}
          <input type="file" accept="application/json,.json" onChange={(event) => void take(event.currentTarget)} />
        </label>
      )}
      <Alert problem={problem} text={refused ? word.wrongFile : null} />
      <button type="button" class="main" aria-disabled={!ready} onClick={reveal}>
        {word.reveal}
      </button>
    </div>
  );
}

/** A secret that was held may be told once nobody has found it, until the next round begins. */
export function TellSecret({ live, game, look }: SecretProps) {
  const { code: word } = words.value;
  const model = useMemo(() => new CodeModel(spaceOf(game.options)), []);
  return (
    <>
      <p>{word.tellText}</p>
      <Editor
        model={model}
        look={look}
        label={word.yourSecret}
        button={word.reveal}
        send={(code) => void live.act("reveal", { code })}
        ready={live.ready}
        takesFocus={false}
      />
      <Alert text={live.problem.value?.kind === "wrong-answer" ? word.doesNotFit : null} />
    </>
  );
}
