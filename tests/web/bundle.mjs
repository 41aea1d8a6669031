// SPDX-License-Identifier: Apache-2.0
// The page's modules for node: bundled by the esbuild that builds the page, with what they ask of a browser while they load.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const WEB = path.resolve("web");

/** Node 18 has no global `crypto`; a test may also take it away, as browsers do outside of a secure context. */
export function setCrypto(value) {
  Object.defineProperty(globalThis, "crypto", { value, configurable: true, writable: true });
}

/** Imports MODULES, paths below web/ by names of their own, as one bundle: they share their state, as on the page. */
export async function load(modules) {
  setCrypto(webcrypto);
  globalThis.location ??= new URL("http://127.0.0.1/");
  globalThis.document ??= { documentElement: {} };
  globalThis.window ??= { addEventListener: () => {} };
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener: () => {} });
  const directory = mkdtempSync(path.join(tmpdir(), "referee-pure-"));
  try {
    const entry = Object.entries(modules).map(([name, file]) => `export * as ${name} from "./${file}";`).join("\n");
    const out = path.join(directory, "bundle.mjs");
    const options = [
      "--bundle", "--platform=neutral", "--format=esm", "--main-fields=module,main", "--target=es2020", "--log-level=warning",
      "--jsx=automatic", "--jsx-import-source=preact", "--loader=ts", `--outfile=${out}`,
    ];
    const env = { ...process.env, NODE_PATH: path.join(WEB, "vendor") };
    // From standard input, and so resolved from where it runs.
    execFileSync("esbuild", options, { cwd: WEB, env, input: entry, stdio: ["pipe", "inherit", "inherit"] });
    return await import(pathToFileURL(out).href);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
