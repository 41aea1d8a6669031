// SPDX-License-Identifier: Apache-2.0
// The page: who the player is, the language, the screen.
import { render } from "preact";
import { startLeader } from "./api/leader";
import { openSession } from "./api/session";
import { openSettings } from "./parts/settings";
import { startRouter } from "./parts/router";
import { startWorker } from "./parts/worker";
import { Shell } from "./screens/shell";

async function start(): Promise<void> {
  await openSettings();
  openSession();
  startLeader();
  startRouter();
  const page = document.getElementById("page");
  if (page !== null) render(<Shell />, page);
  await startWorker();
}

void start();
