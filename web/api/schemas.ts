// SPDX-License-Identifier: Apache-2.0
// The contract's schemas by their own names: what the rest of the page imports. The types are generated from
// openapi.yaml, so a member that is renamed there does not compile here.
import type { Schemas } from "../../clients/js/src/types.js";

export type { Schemas };
export type Game = Schemas["Game"];
export type GameEvent = Schemas["GameEvent"];
export type GameSeat = Schemas["GameSeat"];
export type GameResults = Schemas["GameResults"];
export type RoundResult = Schemas["RoundResult"];
export type MatchResult = Schemas["MatchResult"];
export type Ruleset = Schemas["Ruleset"];
export type Bot = Schemas["Bot"];
export type Player = Schemas["Player"];
export type FamilyName = Schemas["FamilyName"];
export type HistoryItem = Schemas["HistoryItem"];
export type QuestionSet = Schemas["QuestionSet"];

export type CodeGame = Schemas["CodebreakingGame"];
export type LineGame = Schemas["LineGame"];
export type YahtzeeGame = Schemas["YahtzeeGame"];
export type FourGame = Schemas["ConnectfourGame"];
