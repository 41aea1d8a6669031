// SPDX-License-Identifier: Apache-2.0
// The player, how the page looks, and the devices that play as them.
import { useEffect, useState } from "preact/hooks";
import { action, send } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import { ensureSession, forget, rename, session, useToken } from "../api/session";
import { type Language, language, languages, words } from "../i18n";
import { Confirm } from "../parts/dialog";
import { CheckField, ChoiceField } from "../parts/field";
import { Alert, Failed, problemText } from "../parts/problem";
import { address, go } from "../parts/router";
import { type Settings as Kept, change, settings, speakWanted, still } from "../parts/settings";
import { Devices } from "./devices";
import { Heading } from "./shell";

/** What became of a token that a link has brought: what is said, and what is tried again where nobody could tell. */
interface Linked {
  said: string;
  problem: Problem | null;
  retry: () => void;
}

/** A link `/settings#TOKEN` makes this browser play as whom the token is for; the address forgets it at once. */
function useLinkedToken(): Linked {
  const [token, setToken] = useState<string | null>(null);
  const [found, setFound] = useState<{ said: string; problem: Problem | null }>({ said: "", problem: null });
  const [turn, setTurn] = useState(0);
  const { hash } = address.value;
  useEffect(() => {
    if (hash === "" || hash === "content") return;
    go("/settings", { replace: true });
    setToken(hash);
    setTurn((before) => before + 1);
  }, [hash]);
  useEffect(() => {
    if (token === null) return;
    const word = words.value.settings;
    setFound({ said: "", problem: null });
    useToken(token).then(
      ({ player }) => setFound({ said: word.taken(player.name ?? ""), problem: null }),
      (error: unknown) => {
        const problem = asProblem(error);
        setFound(problem.status === 401 ? { said: word.notTaken, problem: null } : { said: "", problem });
      },
    );
  }, [token, turn]);
  return { ...found, retry: () => setTurn(turn + 1) };
}

export function Settings() {
  const { settings: word } = words.value;
  const linked = useLinkedToken();
  return (
    <>
      <Heading text={word.title} />
      <p role="status">{linked.said}</p>
      {linked.problem !== null && <Failed problem={linked.problem} retry={linked.retry} />}
      <Account />
      <Looks />
      <Play />
      <Devices />
      <Leave />
    </>
  );
}

function Account() {
  const { settings: word } = words.value;
  const player = session.value?.player;
  const guest = player === undefined || player.guest === true;
  const [name, setName] = useState(guest ? "" : (player?.name ?? ""));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saved, setSaved] = useState(false);
  useEffect(() => setName(guest ? "" : (player?.name ?? "")), [player?.id, player?.name, guest]);
  const badName = problem?.kind === "invalid-value";
  const refused = badName ? words.value.lists.joining.nameBad : problem && problemText(problem);
  const save = async (event: Event) => {
    event.preventDefault();
    setSaved(false);
    setProblem(null);
    try {
      await rename(name);
      setSaved(true);
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  return (
    <section aria-label={word.account}>
      <h2>{word.account}</h2>
      <p>{guest ? word.guestText : word.playerText(player?.name ?? "")}</p>
      <form class="form" onSubmit={(event) => void save(event)} noValidate>
        <div class="entry">
          <label>
            {word.name}
            <input type="text" maxLength={64} autocomplete="nickname" value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
        </div>
        <div class="buttons">
          <button type="submit">{word.save}</button>
          <span role="status">{saved ? word.saved : ""}</span>
        </div>
        <Alert text={refused} />
      </form>
    </section>
  );
}

function Looks() {
  const { settings: word } = words.value;
  const now = settings.value;
  return (
    <section class="form" aria-label={word.looks}>
      <h2>{word.looks}</h2>
      <div class="entry">
        <label>
          {word.language}
          <select
            value={language.value}
            onChange={(event) => {
              change({ language: event.currentTarget.value as Language });
              void speakWanted();
            }}
          >
            {languages.map(({ code, name }) => <option key={code} value={code} lang={code}>{name}</option>)}
          </select>
        </label>
      </div>
      <ChoiceField
        label={word.appearance}
        choices={(["auto", "light", "dark"] as const).map((one) => [one, word.appearances[one]] as const)}
        value={now.appearance}
        change={(appearance) => change({ appearance: appearance as Kept["appearance"] })}
      />
      <CheckField label={word.reduceMotion} checked={still()} change={(reduceMotion) => change({ reduceMotion })} />
      <CheckField label={word.sounds} checked={now.sounds} change={(sounds) => change({ sounds })} />
    </section>
  );
}

function Play() {
  const { settings: word } = words.value;
  const now = settings.value;
  return (
    <section class="form" aria-label={word.play}>
      <h2>{word.play}</h2>
      <CheckField label={word.beginWithLast} checked={now.beginWithLast} change={(beginWithLast) => change({ beginWithLast })} />
      <CheckField label={word.askBeforeZero} checked={now.askBeforeZero} change={(askBeforeZero) => change({ askBeforeZero })} />
      <ChoiceField
        label={word.confirmMoves}
        choices={(["small", "always", "never"] as const).map((one) => [one, word.confirm[one]] as const)}
        value={now.confirmMoves}
        change={(confirmMoves) => change({ confirmMoves: confirmMoves as Kept["confirmMoves"] })}
      />
    </section>
  );
}

/** Signing out, and deleting the account: both ask. */
function Leave() {
  const { settings: word } = words.value;
  const [asking, setAsking] = useState<"out" | "delete" | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const player = session.value?.player;
  if (player === undefined) return null;
  const guest = player.guest === true;
  const close = () => setAsking(null);
  const signOut = () => {
    close();
    forget();
    go("/");
  };
  const remove = async () => {
    close();
    setProblem(null);
    try {
      await ensureSession();
      await send(action("DELETE", "/v1/players/me"), { tries: 5 });
      forget();
      go("/");
    } catch (error) {
      setProblem(asProblem(error));
    }
  };
  return (
    <>
      <div class="buttons">
        <button type="button" onClick={() => setAsking("out")}>
          {word.signOut}
        </button>
        <button type="button" class="danger" onClick={() => setAsking("delete")}>
          {word.remove}
        </button>
      </div>
      <Alert problem={problem} />
      {asking === "out" && (
        <Confirm title={word.signOutTitle} close={close} act={signOut} yes={word.signOut} no={word.stay}>
          <p>{guest ? word.signOutGuest : word.signOutPlayer}</p>
        </Confirm>
      )}
      {asking === "delete" && (
        <Confirm title={word.removeTitle} close={close} act={() => void remove()} yes={word.remove} no={word.keep}>
          <p>{word.removeText}</p>
        </Confirm>
      )}
    </>
  );
}
