// SPDX-License-Identifier: Apache-2.0
// A real browser against the real server, for the tests of the page.
//
//     REFEREE_BINARY      the server
//     REFEREE_WEB_TOOLS   a directory whose node_modules has playwright-core and axe-core
//
// Every page is watched: an error on the console, a violation of the policy, or a request to another origin fails the test
// that it happened in, and so does a server that ended by a signal which no test sent.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, afterEach } from "node:test";

export const tools = createRequire(path.join(path.resolve(process.env.REFEREE_WEB_TOOLS ?? "build/web-tools"), "index.js"));
const { chromium } = tools("playwright-core");
const BINARY = path.resolve(process.env.REFEREE_BINARY ?? "build/referee");
const axeSource = readFileSync(tools.resolve("axe-core/axe.min.js"), "utf8");

// --- The server -------------------------------------------------------------------------------------------------------

export class Server {
  #process = null;
  #ended = null;
  #expected = false;

  constructor(options = []) {
    this.options = options;
    this.directory = mkdtempSync(path.join(tmpdir(), "referee-web-"));
    this.port = 0;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, on the port that it had before, and resolves when it answers. */
  async start() {
    const db = path.join(this.directory, "web.db");
    const listen = `127.0.0.1:${this.port}`;
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    for (const [name, value] of Object.entries(process.env)) if (/^(A|UB|T)SAN_OPTIONS$/.test(name)) env[name] = value;
    const started = spawn(BINARY, ["serve", "--db", db, "--listen", listen, "--rate-limit", "off", ...this.options], {
      env, stdio: ["ignore", "ignore", "pipe"],
    });
    this.#process = started;
    this.#expected = false;
    this.#ended = new Promise((resolve) => started.once("exit", (code, signal) => resolve({ code, signal })));
    this.log = "";
    await new Promise((resolve, reject) => {
      started.stderr.on("data", (data) => {
        this.log += data;
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.log);
        if (found === null) return;
        this.port = Number(found[1]);
        resolve();
      });
      started.once("exit", () => reject(new Error(`the server ended at its start:\n${this.log}`)));
    });
    return this;
  }

  /** Ends it without warning, as a power cut would. */
  async kill() {
    this.#expected = true;
    this.#process.kill("SIGKILL");
    await this.#ended;
  }

  async stop() {
    if (!this.#expected) {
      this.#process.kill("SIGTERM");
      const { code, signal } = await this.#ended;
      assert.equal(signal, null, `the server died by ${signal}:\n${this.log}`);
      assert.equal(code, 0, this.log);
    }
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** A request of the interface beside the page: what it answers, as JSON. */
  async call(method, address, body, token) {
    const headers = { "Content-Type": "application/json" };
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    const response = await fetch(this.url + address, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  }
}

// --- The browser ------------------------------------------------------------------------------------------------------

let browser = null;
const watched = [];

async function launched() {
  browser ??= await chromium.launch({
    // Chromium without windows: the same engine for half the work, as the other has a window with all that is round the page
    // for each visitor, also where nobody sees it.
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
    ],
  });
  return browser;
}

/** What a page must not do. */
function watch(page, origin, faults) {
  page.on("pageerror", (error) => faults.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    // A refusal of the server is told by the browser as well; what the page makes of it is what tests look at.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) faults.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) faults.push(`request to ${request.url()}`);
  });
}

/**
 * A person at a browser of their own: a context with nothing in it. `options` are playwright's, for a phone, the dark, a
 * language. Where a test says nothing else there is no service worker, which loads the whole page once more for each visitor,
 * half of what the browser has to do; and routes of a page see what it asks for without one alone.
 */
export async function visitor(server, options = {}) {
  const plain = { viewport: { width: 1280, height: 900 }, locale: "en-GB", serviceWorkers: "block" };
  const context = await (await launched()).newContext({ ...plain, ...options });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const faults = [];
  context.on("page", (page) => watch(page, server.url, faults));
  watched.push({ context, faults });
  const page = await context.newPage();
  return { context, page, faults, go: (address) => page.goto(server.url + address) };
}

afterEach(async () => {
  const all = watched.splice(0);
  for (const { context } of all) await context.close();
  assert.deepEqual(all.flatMap(({ faults }) => faults), []);
});

after(async () => {
  await browser?.close();
  browser = null;
});

/** The server of a test file: started before its tests, stopped behind them. */
export async function serving(options) {
  const server = await new Server(options).start();
  after(() => server.stop());
  return server;
}

// --- What tests look at -----------------------------------------------------------------------------------------------

/** What the pages of the test show, and where the focus is: for a failure that is not seen again. */
async function shown() {
  const pages = watched.flatMap(({ context }) => context.pages());
  const each = pages.map(async (page) => {
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    return `${page.url()}\nfocus: ${focused}\n${await page.locator("body").ariaSnapshot()}`;
  });
  return (await Promise.all(each.map((one) => one.catch(String)))).join("\n\n");
}

/** Repeats LOOK until it returns something true, and returns that; fails with WHAT after some time. */
export async function until(what, look) {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) assert.fail(`never: ${what}\n${await shown()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves when what is to be loaded is there: the page has said the same for a while. */
export async function still(page) {
  let before = "";
  await until("the page stands still", async () => {
    const now = await page.getByRole("main").ariaSnapshot();
    const same = now === before;
    before = now;
    await new Promise((passed) => setTimeout(passed, 250));
    return same;
  });
}

/** The id of the game that PAGE shows. */
export const gameOf = (page) => /\/games\/([^/?#]+)/.exec(page.url())?.[1];

/** The token of PAGE's player. */
export const tokenOf = (page) => page.evaluate(() => localStorage.getItem("referee.token"));

/** No violation that axe knows on what PAGE shows once it shows something. It must have been opened with `bypassCSP`. */
export async function accessible(page, where) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`), []);
}

/** The page does not scroll sideways. */
export async function fits(page, where) {
  const { wide, room } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, room: innerWidth }));
  assert.ok(wide <= room, `${where}: ${wide} pixels wide in a window of ${room}`);
}

/** Axe in the light on a phone and in the dark on a desk, and nothing sideways on the narrowest. */
export async function hold(page, where) {
  for (const [width, colorScheme] of [[390, "light"], [1280, "dark"]]) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await accessible(page, `${where}, ${colorScheme}, ${width}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await fits(page, where);
  await page.setViewportSize({ width: 1280, height: 860 });
}
