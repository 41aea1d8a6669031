// SPDX-License-Identifier: Apache-2.0
// What stands around every screen, and the change from one to the next.
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { waiting } from "../api/leader";
import { type Problem, asProblem } from "../api/problem";
import { sessionLost } from "../api/session";
import { words } from "../i18n";
import { Failed } from "../parts/problem";
import { address, scrolledTo } from "../parts/router";
import { newer, takeNewer } from "../parts/worker";
import { type Params, type ScreenProps, type Section, screenAt } from "./screens";

const links: readonly [Section, string][] = [
  ["play", "/"],
  ["games", "/games"],
  ["tournaments", "/tournaments"],
  ["leaderboards", "/leaderboards"],
  ["bots", "/bots"],
  ["settings", "/settings"],
];

/** The h1 of a screen; it names the document, and takes the focus when the screen is new (unless `still`). */
export function Heading({ text, still = false }: { text: string; still?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const waits = waiting.value.length > 0;
  useEffect(() => {
    document.title = words.value.common.title(text, waits);
  }, [text, waits]);
  useEffect(() => {
    if (!still && visits > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

/** How many screens have been shown: on the first one the focus stays where the browser has it. */
let visits = 0;

interface Shown {
  path: string;
  Screen: ComponentType<ScreenProps>;
  params: Params;
  section: Section | null;
}

function Nothing() {
  const { common } = words.value;
  return (
    <>
      <Heading text={common.nothingHere} />
      <p>{common.nothingHereText}</p>
      <p>
        <a class="button" href="/">
          {common.toStart}
        </a>
      </p>
    </>
  );
}

/** Loads the screen of the address; the one before stays until it is there. */
function useScreen(): { shown: Shown | null; problem: Problem | null; retry: () => void } {
  const path = address.value.path;
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    const found = screenAt(path);
    setProblem(null);
    const show = (Screen: ComponentType<ScreenProps>) => {
      if (gone) return;
      visits++;
      setShown({ path, Screen, params: found?.params ?? {}, section: found?.screen.section ?? null });
    };
    if (found === null) show(Nothing);
    else found.screen.load().then(show, (error: unknown) => gone || setProblem(asProblem(error)));
    return () => {
      gone = true;
    };
  }, [path, turn]);
  return { shown, problem, retry: () => setTurn(turn + 1) };
}

export function Shell() {
  const { common } = words.value;
  const { shown, problem, retry } = useScreen();
  useLayoutEffect(() => {
    if (shown !== null) scrollTo(0, scrolledTo.value ?? 0);
  }, [shown]);
  return (
    <>
      <a class="skip" href="#content">
        {common.skip}
      </a>
      <header>
        <nav aria-label={common.main}>
          {links.map(([section, href]) => (
            <a key={section} href={href} aria-current={shown?.section === section ? "page" : undefined}>
              {common.nav[section]}
            </a>
          ))}
        </nav>
      </header>
      {sessionLost.value && (
        <p role="alert" class="alert">
          {common.sessionLost}
        </p>
      )}
      {newer.value !== null && (
        <p role="status" class="newer">
          {common.newVersion}{" "}
          <button type="button" onClick={takeNewer}>
            {common.reload}
          </button>
        </p>
      )}
      <main id="content">
        {problem !== null ? (
          <Failed problem={problem} retry={retry} />
        ) : shown === null ? null : (
          <shown.Screen key={shown.path} params={shown.params} />
        )}
      </main>
      <footer>
        <a href="/docs" data-plain>
          {common.interface}
        </a>
      </footer>
    </>
  );
}

export { Nothing };
