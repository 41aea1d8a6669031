// SPDX-License-Identifier: Apache-2.0
// The package of clients/js: packed alike each time, of what is there, and typed as it promises where it is installed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";

const PACKAGE = path.resolve(process.env.REFEREE_CLIENT_JS ?? "build/referee-client");
const TOOLS = path.resolve(process.env.REFEREE_WEB_TOOLS ?? "build/web-tools");
const place = mkdtempSync(path.join(tmpdir(), "referee-client-"));
after(() => rmSync(place, { recursive: true, force: true }));

/** The archive that `npm pack` makes of a package, and the names of what is in it. */
function pack(source, name) {
  const out = path.join(place, name);
  mkdirSync(out);
  const env = { ...process.env, npm_config_cache: path.join(place, "cache"), npm_config_update_notifier: "false" };
  const said = execFileSync("npm", ["pack", "--json", "--offline", "--pack-destination", out], { cwd: source, env, encoding: "utf8" });
  const [{ filename, files }] = JSON.parse(said);
  return { archive: path.join(out, filename), names: files.map((file) => file.path).sort() };
}

const published = pack(PACKAGE, "first");

test("it is packed alike twice, built anew in between, and has what is there", () => {
  const again = path.join(place, "again");
  execFileSync("scripts/build-client-js", [TOOLS, again], { stdio: "inherit" });
  const second = pack(again, "second");
  assert.deepEqual(readFileSync(published.archive), readFileSync(second.archive));
  const dist = readdirSync(path.join(PACKAGE, "dist")).map((name) => `dist/${name}`);
  assert.deepEqual(published.names, ["LICENSE", "README.md", "package.json", ...dist].sort());
  const sources = readdirSync("clients/js/src").map((name) => name.replace(/\.ts$/, "")).filter((name) => name !== "contract");
  assert.deepEqual(dist.sort(), [...sources, "contract"].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]).sort());
});

test("installed, it is typed as it promises", () => {
  const user = path.join(place, "user");
  const installed = path.join(user, "node_modules", "referee-client");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", published.archive, "--strip-components=1", "-C", installed]);
  writeFileSync(path.join(user, "package.json"), '{"type": "module"}\n');
  copyFileSync("tests/clients/types/uses.ts", path.join(user, "uses.ts"));
  const options = "--strict --noEmit --target es2022 --lib es2022,dom,dom.iterable --module node16 --moduleResolution node16".split(" ");
  execFileSync(path.join(TOOLS, "node_modules", ".bin", "tsc"), [...options, "uses.ts"], { cwd: user, stdio: "inherit" });
});

test("it needs nothing at run time, and its version is one for all clients", () => {
  const { dependencies, peerDependencies, version, license, exports } = JSON.parse(readFileSync(path.join(PACKAGE, "package.json"), "utf8"));
  assert.deepEqual([dependencies, peerDependencies, license], [undefined, undefined, "Apache-2.0"]);
  assert.match(readFileSync("clients/python/pyproject.toml", "utf8"), new RegExp(`^version = "${version}"$`, "m"));
  for (const file of Object.values(exports["."])) readFileSync(path.join(PACKAGE, file));
  for (const name of readdirSync(path.join(PACKAGE, "dist")).filter((file) => file.endsWith(".js"))) {
    const imports = readFileSync(path.join(PACKAGE, "dist", name), "utf8").matchAll(/\bfrom\s+"([^"]+)"/g);
    for (const [, asked] of imports) assert.match(asked, /^\.\//, `${name} imports ${asked}`);
  }
});
