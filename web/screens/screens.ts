// SPDX-License-Identifier: Apache-2.0
// THE list of the page's addresses. The server's list is made of it at build: a line each, with the path in double
// quotes behind `path:`; `:name` stands for one segment.
import type { ComponentType } from "preact";
import { Home } from "./home";

export type Section = "play" | "games" | "tournaments" | "leaderboards" | "bots" | "settings";

/** The parts of an address that `:name` stands for. */
export type Params = Record<string, string>;

export interface ScreenProps {
  params: Params;
}

export interface Screen {
  path: string;
  /** Where the navigation says that one is; null for nowhere. */
  section: Section | null;
  /** Addresses with the same word are one screen, which has controls for what differs and is shown on without a break. */
  stays?: string;
  /** For an audience: nothing around it leads elsewhere. */
  bare?: true;
  load: () => Promise<ComponentType<ScreenProps>>;
}

export const screens: readonly Screen[] = [
  { path: "/", section: "play", load: async () => Home },
  { path: "/new/:ruleset", section: "play", load: async () => (await import("./new")).NewGame },
  { path: "/join", section: "play", load: async () => (await import("./lists")).Join },
  { path: "/games", section: "games", load: async () => (await import("./lists")).Games },
  { path: "/games/:game", section: "games", load: async () => (await import("./game")).GameScreen },
  { path: "/games/:game/projector", section: null, bare: true, load: async () => (await import("./projector")).Projector },
  { path: "/results", section: "leaderboards", load: async () => (await import("./lists")).Results },
  { path: "/leaderboards", section: "leaderboards", stays: "leaderboards", load: async () => (await import("./lists")).Leaderboards },
  { path: "/leaderboards/:ruleset", section: "leaderboards", stays: "leaderboards", load: async () => (await import("./lists")).Leaderboards },
  { path: "/players/:player", section: null, load: async () => (await import("./lists")).PlayerScreen },
  { path: "/tournaments", section: "tournaments", load: async () => (await import("./tournaments")).Tournaments },
  { path: "/tournaments/new", section: "tournaments", load: async () => (await import("./tournament-new")).NewTournament },
  { path: "/tournaments/:tournament", section: "tournaments", load: async () => (await import("./tournament")).TournamentScreen },
  { path: "/questions", section: "play", load: async () => (await import("./questions")).sets() },
  { path: "/questions/new", section: "play", load: async () => (await import("./questions")).newSet() },
  { path: "/questions/:set", section: "play", load: async () => (await import("./questions")).oneSet() },
  { path: "/bots", section: "bots", load: async () => (await import("./lists")).Bots },
  { path: "/analysis/:ruleset", section: null, load: async () => (await import("./analysis")).AnalysisScreen },
  { path: "/rules", section: null, load: async () => (await import("./lists")).Rules },
  { path: "/rules/:page", section: null, load: async () => (await import("./lists")).Rules },
  { path: "/check", section: null, load: async () => (await import("./check")).Check },
  { path: "/settings", section: "settings", load: async () => (await import("./settings")).Settings },
];

/** PATH read by PATTERN, or null when it is another address. */
function match(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":") && value !== "") params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/** The screen at PATH; the first of the list that fits. */
export function screenAt(path: string): { screen: Screen; params: Params } | null {
  for (const screen of screens) {
    const params = match(screen.path, path);
    if (params !== null) return { screen, params };
  }
  return null;
}
