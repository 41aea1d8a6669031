// SPDX-License-Identifier: Apache-2.0
// What stands around every screen, and the change from one to the next.
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { waiting } from "../api/leader";
import type { Problem } from "../api/problem";
import { sessionLost } from "../api/session";
import { needGames, needRest, words } from "../i18n";
import { Skeleton } from "../parts/empty";
import { KeyboardHelp } from "../parts/keys";
import { type Loaded, loadPart, useLoad } from "../parts/load";
import { Mark } from "../parts/mark";
import { Failed } from "../parts/problem";
import { address, scrolledTo } from "../parts/router";
import { speakWanted, unspoken } from "../parts/settings";
import { bringStyle } from "../parts/style";
import { newer, takeNewer } from "../parts/worker";
import { type Params, type Screen, type ScreenProps, type Section, screenAt } from "./screens";

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

/** How many screens have been loaded: on the first one the focus stays where the browser has it. */
let visits = 0;

interface Shown {
  /** A screen stays as it is while this does. */
  key: string;
  Screen: ComponentType<ScreenProps>;
  params: Params;
  section: Section | null;
}

function Nothing({ text }: { text?: string }) {
  const { common } = words.value;
  return (
    <>
      <Heading text={common.nothingHere} />
      <p>{text ?? common.nothingHereText}</p>
      <p>
        <a class="button" href="/">
          {common.toStart}
        </a>
      </p>
    </>
  );
}

const Nowhere = () => <Nothing />;

/** A screen of which nothing is known yet, or why it cannot be. */
export function Unloaded({ problem, retry }: { problem: Problem | null; retry: () => void }) {
  const { common } = words.value;
  return (
    <>
      <Heading text={problem === null ? common.loading : common.notLoaded} />
      {problem === null ? <Skeleton count={6} /> : <Failed problem={problem} retry={retry} />}
    </>
  );
}

/** SCREEN with its words and its style; the start has its own from the beginning, and games have theirs. */
async function loaded(screen: Screen): Promise<ComponentType<ScreenProps>> {
  if (screen.path === "/") return screen.load();
  const rest = () => Promise.all([needRest(), bringStyle("/assets/more.css")]);
  const [component] = await Promise.all([screen.load(), screen.path.startsWith("/games/:") ? needGames() : rest()]);
  return component;
}

/** Loads the screen of the address; the one before stays until it is there. */
function useScreen(): Loaded<Shown> {
  const path = address.value.path;
  return useLoad(async (again) => {
    const found = screenAt(path);
    const Screen = found === null ? Nowhere : await loadPart(() => loaded(found.screen), again);
    visits++;
    const key = found?.screen.stays ?? path;
    return { key, Screen, params: found?.params ?? {}, section: found?.screen.section ?? null };
  }, [path]);
}

/** How long a screen that was left may take to be as long as it was. */
const SETTLE_MS = 3000;

/**
 * Scrolls to where the screen was when it was left. What is shown there may have to be loaded first: it is tried again
 * as the page grows, until the person scrolls or too much time has passed.
 */
function useScrolling(shown: Shown | null): void {
  useLayoutEffect(() => {
    if (shown === null) return undefined;
    const top = scrolledTo.value ?? 0;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) return undefined;
    const watch = new ResizeObserver(() => {
      scrollTo(0, top);
      if (Math.abs(scrollY - top) < 1) end();
    });
    const timer = setTimeout(end, SETTLE_MS);
    const own = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
    function end(): void {
      watch.disconnect();
      clearTimeout(timer);
      for (const kind of own) removeEventListener(kind, end);
    }
    for (const kind of own) addEventListener(kind, end, { passive: true });
    watch.observe(document.body);
    return end;
  }, [shown?.key]);
}

/** The list of screens. On a phone it is one line that can be pushed; where one is stays in sight. */
function Navigation({ section }: { section: Section | null }) {
  const { common } = words.value;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = list.current;
    const here = nav?.querySelector<HTMLElement>("[aria-current]");
    if (nav && here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
  }, [section]);
  return (
    <nav ref={list} aria-label={common.main}>
      {links.map(([name, href]) => (
        <a key={name} href={href} aria-current={section === name ? "page" : undefined}>
          {common.nav[name]}
        </a>
      ))}
    </nav>
  );
}

/** Goes to the content without a trace in the address: what stands behind `#` belongs to screens. */
function skip(event: Event): void {
  event.preventDefault();
  const content = document.getElementById("content");
  content?.focus();
  content?.scrollIntoView();
}

export function Shell() {
  const { common } = words.value;
  const { value: shown, problem, reload } = useScreen();
  useScrolling(shown);
  const bare = screenAt(address.value.path)?.screen.bare === true;
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {common.skip}
      </a>
      {!bare && (
        <header class="top">
          <Mark />
          <Navigation section={shown?.section ?? null} />
        </header>
      )}
      {sessionLost.value && (
        <p role="alert" class="alert">
          {common.sessionLost}
        </p>
      )}
      {unspoken.value !== null && <Failed problem={unspoken.value} retry={() => void speakWanted(true)} />}
      {newer.value !== null && (
        <p role="status" class="newer">
          {common.newVersion}{" "}
          <button type="button" onClick={takeNewer}>
            {common.reload}
          </button>
        </p>
      )}
      <main id="content" tabIndex={-1}>
        {problem !== null ? (
          <Unloaded problem={problem} retry={reload} />
        ) : shown === null ? (
          <Skeleton count={3} />
        ) : (
          <shown.Screen key={shown.key} params={shown.params} />
        )}
      </main>
      {/* What is there does not move: this comes with the first screen, which is longer than what stands for it. */}
      {(shown !== null || problem !== null) && !bare && (
        <footer>
          <a href="/rules">{common.rules}</a>{" "}
          <a href="/docs" data-plain>
            {common.interface}
          </a>
        </footer>
      )}
      <KeyboardHelp />
    </>
  );
}

export { Nothing };
