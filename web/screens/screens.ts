// SPDX-License-Identifier: Apache-2.0
// THE list of addresses. The server's own list is made from it at build, by scripts/build-web, which reads the lines of this
// form alone: `{ path: "/games/:id", ...`, where `:id` stands for one segment.
export const screens = [
  { path: "/" },
  { path: "/new/:ruleset" },
  { path: "/join" },
  { path: "/games" },
  { path: "/games/:id" },
  { path: "/results" },
  { path: "/leaderboards/:ruleset" },
  { path: "/players/:id" },
  { path: "/tournaments" },
  { path: "/tournaments/new" },
  { path: "/tournaments/:id" },
  { path: "/bots" },
  { path: "/analysis/:ruleset" },
  { path: "/check" },
  { path: "/settings" },
];
