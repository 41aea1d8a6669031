// SPDX-License-Identifier: Apache-2.0
// A client for Referee, which referees turn-based games over HTTP. At run time it needs nothing but `fetch`.
export * from "./errors.js";
export { Game, type ActOptions } from "./game.js";
export { Listing } from "./listing.js";
export { Referee, type RefereeOptions } from "./referee.js";
export type { LobbyEvent } from "./resources.js";
export { EventStream, type StreamOptions } from "./stream.js";
export { Tournament } from "./tournament.js";
export { type CallOptions, Transport, type TransportOptions } from "./transport.js";
export type { Schemas, paths } from "./types.js";
