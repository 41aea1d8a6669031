// SPDX-License-Identifier: Apache-2.0
import { Heading } from "./shell";

export function Leaderboards() {
  return <Heading text="Leaderboards" />;
}
