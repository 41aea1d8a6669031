// SPDX-License-Identifier: Apache-2.0
// The screens that are lists, as one thing to load: alone they are too small to be worth a request each.
export { Bots } from "./bots";
export { Games } from "./games";
export { Join } from "./join";
export { Leaderboards } from "./leaderboards";
export { PlayerScreen } from "./player";
export { Results } from "./results";
export { Rules } from "./rules";
