// SPDX-License-Identifier: Apache-2.0
// The way in by a code: what it is to first, then a seat. The code stands behind `#`, so that no log has it.
import { useEffect, useRef, useState } from "preact/hooks";
import { TRIES, action, send } from "../api/client";
import { type Problem, asProblem } from "../api/problem";
import type { Game, Ruleset, Schemas } from "../api/schemas";
import { noteSeed } from "../api/seed";
import { ensureSession, isGuest, rename, session } from "../api/session";
import { Picture } from "../games/frame/picture";
import "../games/yahtzee/words";
import { words } from "../i18n";
import { Skeleton } from "../parts/empty";
import { ChoiceField } from "../parts/field";
import { codeIn, isCode } from "../parts/join-code";
import { clockText, unusual } from "../parts/options";
import { PlayerLink } from "../parts/player";
import { Alert, problemText } from "../parts/problem";
import { address, go } from "../parts/router";
import { learnRulesets, optionsOf, rulesetOf, titleOf } from "../parts/rulesets";
import { Heading } from "./shell";

type Invitation = Schemas["GameInvitation"];

/** What CODE invites to; one try, as wrong codes are counted. */
async function preview(code: string): Promise<Invitation> {
  const given = await send<Schemas["JoinPreview"]>(action("POST", "/v1/join/preview", { join_code: code }), { tries: 1 });
  return given.game;
}

/** Why a code does not let in, in the words of this screen. */
function refusal(problem: Problem): string {
  const word = { ...words.value.home.join, ...words.value.lists.joining };
  switch (problem.kind) {
    case "not-found": return word.wrong;
    case "game-full": return word.full;
    case "game-over":
    case "not-allowed-now": return word.begun;
    case "rate-limited": return word.tooMany;
    case "invalid-value": return problem.errors.map(({ detail }) => detail).join(" ") || problemText(problem);
    default: return problemText(problem);
  }
}

/** Whether the dice of RULESET are made of what the players say too. */
const hasDice = (ruleset: Ruleset | undefined): boolean => ruleset !== undefined && "await_client_seed" in optionsOf(ruleset).properties;

const isMine = (game: Invitation): boolean =>
  game.seats.some(({ player, status }) => status === "joined" && player?.id === session.value?.player.id);
const freeSeats = (game: Invitation): number => game.seats.filter(({ status }) => status === "open" || status === "invited").length;

/** The open seats of GAME by their roles; of a game without roles there are none. */
function openRoles(game: Invitation | null): Map<string, number[]> {
  const roles = new Map<string, number[]>();
  for (const { role, seat, status } of game?.seats ?? []) {
    if (role !== undefined && status === "open") roles.set(role, [...(roles.get(role) ?? []), seat]);
  }
  return roles;
}

/**
 * Joins by BODY, at one of SEATS, which are open to ROLE; the server chooses where there are none. Where somebody else was
 * quicker, at any that is open still: a class that opens one link all at once is not to try seat after seat together.
 */
async function joinAt(seats: readonly number[], role: string, body: { join_code: string; client_seed?: string }): Promise<Game> {
  let seat = seats[0];
  for (;;) {
    try {
      const { game } = await send<{ game: Game }>(action("POST", "/v1/join", { ...body, seat }), { tries: TRIES });
      return game;
    } catch (error) {
      const isTaken = seat !== undefined && asProblem(error).kind === "game-full";
      const open = isTaken ? (openRoles(await preview(body.join_code)).get(role) ?? []) : [];
      if (open.length === 0) throw error;
      seat = open[Math.floor(Math.random() * open.length)];
    }
  }
}

/** What the code of the form leads to: looked up whenever it is whole. */
function useInvitation(code: string): { game: Invitation | null; problem: Problem | null; looking: boolean; again: () => void } {
  const [found, setFound] = useState<{ code: string; game: Invitation | null; problem: Problem | null } | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isCode(code)) return undefined;
    let gone = false;
    setFound(null);
    preview(code).then(
      (game) => gone || setFound({ code, game, problem: null }),
      (error: unknown) => gone || setFound({ code, game: null, problem: asProblem(error) }),
    );
    return () => {
      gone = true;
    };
  }, [code, turn]);
  const now = found?.code === code ? found : null;
  return { game: now?.game ?? null, problem: now?.problem ?? null, looking: isCode(code) && now === null, again: () => setTurn(turn + 1) };
}

export function Join() {
  const word = { ...words.value.home.join, ...words.value.lists.joining };
  const dice = words.value.yahtzee.ownWord;
  const hash = address.value.hash;
  const [text, setText] = useState(() => codeIn(hash));
  const [name, setName] = useState("");
  const [seed, setSeed] = useState("");
  const [role, setRole] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field: "code" | "name" | "word"; text: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(learnRulesets, []);
  // Another link of the same kind, opened while this screen is shown.
  useEffect(() => (hash === "" ? undefined : setText(codeIn(hash))), [hash]);
  const code = codeIn(text);
  const { game, problem, looking, again } = useInvitation(code);
  useEffect(() => {
    if (wrong !== null) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [wrong]);
  const ruleset = game === null ? undefined : rulesetOf(game.ruleset);
  const mine = game !== null && isMine(game);
  const roles = openRoles(game);
  const chosen = roles.has(role) ? role : ([...roles.keys()][0] ?? "");
  const closed = game === null || mine ? null : freeSeats(game) === 0 ? word.full : game.status === "open" ? null : word.begun;
  const change = (value: string) => {
    setText(value);
    setWrong(null);
  };
  const enter = async () => {
    const fields = { name: name.trim(), seed: seed.trim() };
    if (fields.name.length > 64) return setWrong({ field: "name", text: word.nameBad });
    if (!/^[0-9A-Za-z_-]{0,64}$/.test(fields.seed)) return setWrong({ field: "word", text: dice.bad });
    setBusy(true);
    try {
      await ensureSession();
      if (fields.name !== "" && isGuest()) await rename(fields.name);
      const clientSeed = hasDice(ruleset) && fields.seed !== "" ? fields.seed : undefined;
      const seats = roles.size > 1 ? (roles.get(chosen) ?? []) : [];
      const joined = await joinAt(seats, chosen, { join_code: code, client_seed: clientSeed });
      if (clientSeed !== undefined) noteSeed(joined.id, clientSeed);
      go(`/games/${joined.id}`);
    } catch (error) {
      const refused = asProblem(error);
      const field = refused.errors.some(({ pointer }) => pointer === "/name") ? "name" : "code";
      setWrong({ field, text: field === "name" ? word.nameBad : refusal(refused) });
      again();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (busy) return;
    if (code === "") setWrong({ field: "code", text: word.empty });
    else if (!isCode(code)) setWrong({ field: "code", text: word.notACode });
    else if (mine) go(`/games/${game.id}`);
    else void enter();
  };
  const said = (field: "code" | "name" | "word") => (wrong?.field === field ? wrong.text : null);
  const codeSaid = said("code") ?? (problem !== null ? refusal(problem) : closed);
  return (
    <div class="join-screen">
      <Heading text={word.title} />
      {game !== null && <Preview game={game} ruleset={ruleset} mine={mine} />}
      {looking && (
        <div class="invitation-card">
          <Skeleton count={3} />
        </div>
      )}
      <form ref={form} class="join-form" aria-label={word.title} noValidate onSubmit={submit}>
        <Field label={word.code} help={word.codeHelp} value={text} change={change} error={codeSaid} kind="code" />
        {isGuest() && !mine && (
          <Field label={word.name} help={word.nameHelp} value={name} change={setName} error={said("name")} kind="name" />
        )}
        {hasDice(ruleset) && !mine && (
          <Field label={dice.label} help={dice.help} value={seed} change={setSeed} error={said("word")} kind="word" />
        )}
        {roles.size > 1 && !mine && (
          <ChoiceField label={word.role} choices={[...roles.keys()].map((one) => [one, word.roles[one] ?? one] as const)} value={chosen} change={setRole} />
        )}
        {mine && <p>{word.mine}</p>}
        <div class="buttons">
          <button type="submit" class="main" aria-disabled={busy || closed !== null}>
            {mine ? word.toGame : word.button}
          </button>
          {problem !== null && problem.status !== 404 && (
            <button type="button" onClick={again}>
              {words.value.common.tryAgain}
            </button>
          )}
        </div>
      </form>
    </div>
  );
}

interface FieldProps {
  label: string;
  help: string;
  value: string;
  change: (value: string) => void;
  error: string | null;
  kind: "code" | "name" | "word";
}

function Field({ label, help, value, change, error, kind }: FieldProps) {
  const id = `join-${kind}`;
  return (
    <div class="join-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class={kind === "code" ? "join-code-entry" : undefined}
        value={value}
        autoComplete={kind === "name" ? "nickname" : "off"}
        autocapitalize={kind === "code" ? "characters" : "off"}
        spellcheck={false}
        aria-invalid={error !== null}
        aria-describedby={`${id}-help`}
        onInput={(event) => change(event.currentTarget.value)}
      />
      <span id={`${id}-help`} class="help">
        {help}
      </span>
      <Alert text={error} />
    </div>
  );
}

/** Who invites to what. */
function Preview({ game, ruleset, mine }: { game: Invitation; ruleset: Ruleset | undefined; mine: boolean }) {
  const word = { ...words.value.home.join, ...words.value.lists.joining };
  const there = game.seats.filter(({ player, status }) => player !== null && status === "joined");
  // Whoever is in the game already is not invited by its host: all are at the table.
  const host = mine ? undefined : there[0];
  const others = there.filter((one) => one !== host);
  const title = titleOf(game.ruleset);
  const differs = ruleset === undefined ? [] : unusual(ruleset, game.options);
  const free = freeSeats(game);
  return (
    <section class="invitation-card" aria-labelledby="invitation">
      <Picture family={ruleset?.family} ruleset={game.ruleset} options={{ ...game.options }} state={null} />
      <div>
        <h2 id="invitation">{host?.player?.name ? word.invites(host.player.name, title) : word.invitesNobody(title)}</h2>
        {others.length > 0 && (
          <p>
            {word.also}{" "}
            {others.map(({ seat, player }, index) => (
              <span key={seat}>
                {index > 0 && ", "}
                <PlayerLink player={player} />
              </span>
            ))}
          </p>
        )}
        {game.status === "open" && <p>{word.free(free)}</p>}
        <p>{clockText(game.clock)} {game.ranked ? word.ranked : word.notRanked}</p>
        {differs.length === 0 ? (
          <p>{word.usual}</p>
        ) : (
          <dl class="options">
            {differs.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
