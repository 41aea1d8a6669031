// SPDX-License-Identifier: Apache-2.0
import { Heading } from "./shell";

export function TournamentScreen() {
  return <Heading text="TournamentScreen" />;
}
