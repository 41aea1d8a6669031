// SPDX-License-Identifier: Apache-2.0
// Forms made from the rulesets' schemas: a new game, a tournament, settings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, fits, gameOf, serving, tokenOf, until, visitor } from "./harness.mjs";

const server = await serving();

test("a game is made from its schema, and the settings are there the next time", async () => {
  const { page, go } = await visitor(server);
  await go("/new/mastermind");
  await page.getByRole("heading", { level: 1, name: "New game: Mastermind" }).waitFor();
  await page.getByRole("spinbutton", { name: "Places" }).fill("3");
  await page.getByRole("checkbox", { name: "Repeats" }).uncheck();
  await page.getByRole("radio", { name: "For each move" }).check();
  await page.getByRole("spinbutton", { name: "Seconds for each move" }).fill("90");
  await page.getByRole("button", { name: "Create game" }).click();
  await page.waitForURL(/\/games\//);
  const game = await server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  assert.equal(game.options.length, 3);
  assert.equal(game.options.repeats, false);
  assert.equal(game.clock.turn_seconds, 90);
  await go("/new/mastermind");
  await page.getByRole("spinbutton", { name: "Places" }).waitFor();
  assert.equal(await page.getByRole("spinbutton", { name: "Places" }).inputValue(), "3");
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await page.getByRole("spinbutton", { name: "Places" }).inputValue(), "4");
});

test("what is refused is told at its field, which has the focus, and nothing is made", async () => {
  const { page, go } = await visitor(server);
  await go("/new/mastermind");
  await page.getByRole("spinbutton", { name: "Places" }).fill("40");
  await page.getByRole("button", { name: "Create game" }).click();
  const places = page.getByRole("spinbutton", { name: "Places" });
  await until("the field is marked", async () => (await places.getAttribute("aria-invalid")) === "true");
  assert.ok(await places.evaluate((field) => field === document.activeElement));
  assert.match(await places.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby").split(" ").pop()).textContent), /12/);
  assert.match(page.url(), /\/new\/mastermind$/);
});

test("of several fields the first has the focus, of a choice what is chosen; what is refused is told in its own words", async () => {
  const { page, go } = await visitor(server);
  await go("/new/mastermind");
  const create = page.getByRole("button", { name: "Create game" });
  const focused = (field) => until("the field has the focus", () => field.evaluate((one) => one === document.activeElement));
  const said = (field) => field.evaluate((one) => one.getAttribute("aria-describedby").split(" ").map((id) => document.getElementById(id).textContent));
  await page.getByRole("radio", { name: "held" }).check();
  await create.click();
  await focused(page.getByRole("radio", { name: "held" }));
  assert.match((await said(page.getByRole("radiogroup", { name: "Secret" }))).at(-1), /^the server keeps its own secrets/);
  await page.getByRole("button", { name: "Reset" }).click();
  assert.equal(await page.locator("[aria-invalid]").count(), 0);
  await page.getByRole("spinbutton", { name: "Guesses" }).fill("0");
  await page.getByRole("spinbutton", { name: "Places" }).fill("0");
  await create.click();
  await focused(page.getByRole("spinbutton", { name: "Places" }));
  assert.deepEqual((await said(page.getByRole("spinbutton", { name: "Guesses" }))).slice(1), ["changed", "must be from 1 to 100"]);
  await page.getByRole("button", { name: "Reset" }).click();
  await page.getByRole("spinbutton", { name: "Places" }).fill("5");
  await page.getByRole("checkbox", { name: "Ranked" }).check();
  await create.click();
  await focused(page.getByRole("checkbox", { name: "Ranked" }));
  assert.equal((await said(page.getByRole("checkbox", { name: "Ranked" }))).at(-1), "Only the game's own settings are ranked.");
  assert.match(page.url(), /\/new\/mastermind$/);
});

test("what the form shows is what is asked for, also where the server would choose otherwise", async () => {
  const { page, go } = await visitor(server);
  const made = async () => {
    await page.getByRole("button", { name: "Create game" }).click();
    await page.waitForURL(/\/games\//);
    return server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  };
  await go("/new/tic-tac-toe");
  await page.getByRole("radio", { name: "A friend" }).check();
  await page.getByRole("checkbox", { name: "Ranked" }).check();
  const duel = await made();
  assert.equal(duel.ranked, true);
  assert.equal(duel.clock, null);
  await go("/new/mastermind");
  await page.getByRole("radio", { name: "A friend" }).check();
  const unlimited = page.getByRole("group", { name: "Rounds" }).getByRole("checkbox", { name: "No limit" });
  await unlimited.uncheck();
  await unlimited.check();
  assert.equal((await made()).options.rounds, null);
});

test("an opponent is chosen: nobody, a friend, a program, anybody", async () => {
  const { page, go } = await visitor(server);
  const made = async (opponent, ruleset) => {
    await go(`/new/${ruleset}`);
    await page.getByRole("radio", { name: opponent, exact: true }).check();
    await page.getByRole("button", { name: "Create game" }).click();
    await page.waitForURL(/\/games\//);
    return server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  };
  assert.equal((await made("Nobody", "mastermind")).seats.length, 1);
  const friend = await made("A friend", "tic-tac-toe");
  assert.equal(friend.status, "open");
  assert.equal(friend.visibility, "private");
  const program = await made("A program", "tic-tac-toe");
  assert.equal(program.seats[1].player.kind, "bot");
  const anybody = await made("Anybody", "tic-tac-toe");
  assert.equal(anybody.status, "open");
  assert.equal(anybody.visibility, "public");
});

test("how strong a program plays is chosen by its level, by keys alone, and is there the next time", async () => {
  const { page, go } = await visitor(server);
  await go("/new/gomoku");
  await page.getByRole("radio", { name: "A program" }).check();
  const program = page.getByRole("combobox", { name: "Program" });
  const level = page.getByRole("combobox", { name: "Level" });
  await program.selectOption("greedy");
  assert.equal(await level.count(), 0);
  await program.selectOption("gomoku");
  assert.equal(await level.inputValue(), "10");
  assert.equal(await level.locator("option").count(), 10);
  await program.focus();
  await page.keyboard.press("Tab");
  assert.ok(await level.evaluate((field) => field === document.activeElement));
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await until("the third is chosen", async () => (await level.inputValue()) === "3");
  await accessible(page, "levels");
  await page.getByRole("button", { name: "Create game" }).click();
  await page.waitForURL(/\/games\//);
  await page.getByText("gomoku, level 3").first().waitFor();
  const game = await server.call("GET", `/v1/games/${gameOf(page)}`, undefined, await tokenOf(page));
  assert.ok(game.seats.some(({ player }) => player.name === "gomoku, level 3"));
  await go("/new/gomoku");
  assert.equal(await level.inputValue(), "3");
  await program.selectOption("greedy");
  await program.selectOption("gomoku");
  assert.equal(await level.inputValue(), "10");
});

test("a game that there is not says so", async () => {
  const { page, go } = await visitor(server);
  await go("/new/chess");
  await page.getByRole("heading", { level: 1, name: "There is nothing here" }).waitFor();
});

test("one program at two levels are two entrants of a tournament", async () => {
  const { page, go } = await visitor(server);
  await go("/tournaments/new?game=tic-tac-toe");
  await page.getByRole("combobox", { name: "Program" }).selectOption("gomoku");
  await page.getByRole("combobox", { name: "Level" }).selectOption("1");
  await page.getByRole("button", { name: "Add program" }).click();
  await page.getByRole("button", { name: "Remove gomoku, level 1" }).waitFor();
  await page.getByRole("combobox", { name: "Level" }).selectOption("10");
  await page.getByRole("button", { name: "Add program" }).click();
  await accessible(page, "levels");
  await page.getByRole("button", { name: "Create tournament" }).click();
  const table = page.getByRole("table", { name: "Standings" });
  await table.waitFor();
  await table.getByText("gomoku, level 1").waitFor();
  await table.getByText(/^gomoku \(/).waitFor();
});

test("a tournament of programs is made, played and shown", async () => {
  const { page, go } = await visitor(server);
  await go("/tournaments");
  await page.getByRole("link", { name: "New tournament" }).click();
  await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tic-tac-toe");
  for (const program of ["random", "perfect"]) {
    await page.getByRole("combobox", { name: "Program" }).selectOption(program);
    await page.getByRole("button", { name: "Add program" }).click();
  }
  await page.getByRole("spinbutton", { name: "Games" }).fill("4");
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByRole("heading", { level: 1, name: "Tic-tac-toe, Round robin" }).waitFor();
  const table = page.getByRole("table", { name: "Standings" });
  await table.waitFor();
  assert.equal(await table.getByRole("row").count(), 3);
  assert.equal(await page.getByRole("progressbar", { name: "Games played" }).getAttribute("value"), "4");
  await page.getByRole("region", { name: "Games" }).getByText("Game 4").waitFor();

  const first = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await until("the rematch is shown", () => page.url() !== first);
  await page.getByRole("region", { name: "Games" }).getByText("Game 4").waitFor();
  await page.getByRole("link", { name: "Tournaments of this series" }).click();
  await page.getByRole("heading", { level: 1, name: "Tournaments of this series" }).waitFor();
  await page.getByText("Champion").waitFor();
  assert.equal(await page.getByRole("main").getByRole("listitem").count(), 2);
});

test("a tournament that begins at a moment says so", async () => {
  const { page, go } = await visitor(server);
  await go("/tournaments/new?game=tic-tac-toe");
  for (const program of ["random", "random"]) {
    await page.getByRole("combobox", { name: "Program" }).selectOption(program);
    await page.getByRole("button", { name: "Add program" }).click();
  }
  await page.getByRole("radio", { name: "Who tries is out" }).check();
  const moment = page.getByLabel("Begins at");
  await moment.fill("2020-01-31T18:00");
  await page.getByRole("button", { name: "Create tournament" }).click();
  await until("the moment has the focus", () => moment.evaluate((field) => field === document.activeElement));
  const soon = new Date(Date.now() + 86400000).toISOString().slice(0, 16);
  await moment.fill(soon);
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByText("without those who have not joined by then").waitFor();
});

test("heats are made with their tables, and shown with their stages", async () => {
  const { page, go } = await visitor(server);
  await go("/tournaments/new?game=yahtzee");
  await page.getByRole("combobox", { name: "Format" }).selectOption("heats");
  await page.getByRole("spinbutton", { name: "At a table" }).fill("9");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Spring cup");
  await page.getByRole("combobox", { name: "Program" }).selectOption("random");
  await page.getByRole("spinbutton", { name: "How many" }).fill("5");
  await page.getByRole("button", { name: "Add program" }).click();
  await page.getByRole("button", { name: "Create tournament" }).click();
  const table = page.getByRole("spinbutton", { name: "At a table" });
  await until("the table has the focus", () => table.evaluate((field) => field === document.activeElement));
  await table.fill("3");
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByRole("heading", { level: 1, name: "Spring cup: Yahtzee, Heats and a final" }).waitFor();
  await page.getByRole("region", { name: "Final" }).getByText("over").waitFor();
  const heat = page.getByRole("region", { name: "Heat" });
  assert.deepEqual(await heat.getByRole("table").count(), 2);
  assert.equal(await heat.getByText("goes on").count(), 3, "two by their place, and one to fill up");
  assert.equal(await page.getByRole("region", { name: "Final" }).getByRole("row").count(), 4);
  assert.equal(await page.getByRole("progressbar", { name: "Games played" }).getAttribute("value"), "3");
});

test("what a tournament lacks is told where it is missing", async () => {
  const { page, go } = await visitor(server);
  await go("/tournaments/new");
  await page.getByRole("button", { name: "Create tournament" }).click();
  const entrants = page.getByRole("group", { name: "Entrants" });
  await entrants.getByText("At least two have to take part.").waitFor();
  await until("the entrants have the focus", () => entrants.evaluate((group) => group.contains(document.activeElement)));
  await page.getByRole("textbox", { name: "Link of a player" }).fill("somebody");
  await page.getByRole("button", { name: "Add player" }).click();
  await page.getByRole("button", { name: "Add me" }).click();
  await page.getByRole("button", { name: "Create tournament" }).click();
  await page.getByRole("alert").getByText("entrants 0 player: is not the id of a player").waitFor();
});

test("a guest becomes a player, takes another device, and signs out", async () => {
  const { page, go } = await visitor(server);
  await go("/settings");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("You play as Ann.").waitFor();
  await page.getByRole("textbox", { name: "Name of the device" }).fill("Phone");
  await page.getByRole("button", { name: "Use on another device" }).click();
  const link = await page.getByRole("textbox", { name: "Link for the other device" }).inputValue();
  await page.getByRole("img", { name: "QR code of the link for the other device" }).waitFor();
  const other = await visitor(server);
  await other.page.goto(link);
  await other.page.getByText("This browser now plays as Ann.").waitFor();
  assert.equal(new URL(other.page.url()).hash, "");
  await page.reload();
  await page.getByRole("button", { name: "Revoke Phone" }).click();
  await page.getByRole("button", { name: "Revoke Phone" }).waitFor({ state: "detached" });
  await other.page.reload();
  await other.page.getByRole("alert").getByText("expired or was revoked").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign out of this browser?" });
  assert.ok(await dialog.getByRole("button", { name: "Stay" }).evaluate((button) => button === document.activeElement));
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await until("the token is gone", async () => (await tokenOf(page)) === null);
});

test("forms have no fault that axe knows, and fit a narrow phone", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const { page, go } = await visitor(server, { bypassCSP: true, colorScheme });
    for (const address of ["/new/mastermind", "/new/yahtzee", "/tournaments", "/tournaments/new", "/settings"]) {
      for (const width of [390, 1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await go(address);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        if (width === 320) await fits(page, address);
        else await accessible(page, `${address} ${colorScheme} ${width}`);
      }
    }
  }
});
