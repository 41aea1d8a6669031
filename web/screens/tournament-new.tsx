// SPDX-License-Identifier: Apache-2.0
import { Heading } from "./shell";

export function NewTournament() {
  return <Heading text="NewTournament" />;
}
