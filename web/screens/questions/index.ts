// SPDX-License-Identifier: Apache-2.0
// Question sets: the screens, with their words.
import type { ComponentType } from "preact";
import { bring, needWords } from "../../i18n";
import { questions } from "../../i18n/en/questions";
import type { ScreenProps } from "../screens";
import { NewSet } from "./new";
import { OneSet } from "./set";
import { Sets } from "./sets";

bring({ questions });

async function worded(screen: ComponentType<ScreenProps>): Promise<ComponentType<ScreenProps>> {
  await needWords("questions");
  return screen;
}

export const sets = () => worded(Sets);
export const newSet = () => worded(NewSet);
export const oneSet = () => worded(OneSet);
