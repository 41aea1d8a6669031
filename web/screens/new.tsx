// SPDX-License-Identifier: Apache-2.0
import { Heading } from "./shell";

export function NewGame() {
  return <Heading text="NewGame" />;
}
