// The arbiter's desk and the screen in the hall: twelve boards that bots play.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeatWord } from "../src/generated/wire";
import { lights, opened, type Person, person, shoot, SIZES, TestServer, type TestTable } from "./kit";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const OPENING = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7".split(" ");
// Teams, not people.
const NAMES = ["Espoo", "Forssa", "Hamina", "Imatra", "Kajaani", "Kemi", "Kokkola", "Kotka", "Kouvola", "Kuopio", "Lahti", "Lohja", "Loviisa", "Mikkeli", "Nokia", "Oulu", "Pori", "Porvoo", "Raahe", "Rauma", "Salo", "Tampere", "Turku", "Vaasa"];

const { server, browser } = await opened();
let tables: TestTable[];
let wooden: TestTable;
let desk: Person;
let playing = true;
const bots: Promise<void>[] = [];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A bot for both players of a board. */
async function bot(table: TestTable, at: number): Promise<void> {
  await server.act(table, "arbiter", { act: "start-clock" });
  for (const [ply, move] of OPENING.entries()) {
    if (!playing || ply > 8 + at) return;
    await wait(120 + at * 15);
    await server.act(table, ply % 2 === 0 ? "white" : "black", { act: "make", move });
  }
}

beforeAll(async () => {
  tables = [];
  for (let at = 0; at < 12; at++) {
    tables.push(
      await server.table({
        rulebook: "fide-2018",
        profile: "standard",
        regulations: { "fide-rated": "no" },
        table: at === 11 ? "wooden" : "assisted",
        time_control: "90+30",
        ...(at === 10 ? { default_time: "0:30:00" } : {}),
        names: { white: NAMES[at * 2]!, black: NAMES[at * 2 + 1]!, board: String(at + 1), event: "Club evening" },
      }),
    );
  }
  wooden = tables[11]!;
  desk = await person(browser, `${server.url}/desk#${server.organiser}`);
  await desk.page.locator(".tile").nth(11).waitFor();
  for (const [at, table] of tables.slice(0, 10).entries()) bots.push(bot(table, at));
});

afterAll(async () => {
  playing = false;
  await Promise.allSettled(bots);
});

const tileOf = (page: Page, number: string) => page.locator(".tile", { has: page.getByText(number, { exact: true }) });
const queue = (page: Page) => page.locator(".queue li button");

test("twelve boards play, and the desk shows them", async () => {
  const { page } = desk;
  expect(await page.locator(".tile").count()).toBe(12);
  const first = page.locator(".tile").first();
  expect(await first.innerText()).toContain("Espoo");
  await expect.poll(() => page.locator(".tile .state").filter({ hasText: "playing" }).count()).toBeGreaterThanOrEqual(10);
  await Promise.all(bots);
  expect(new URL(page.url()).hash, "the secret does not stay in the address").toBe("");
});

test("a call is shown within one second", async () => {
  const table = tables[6]!;
  const shown = queue(desk.page).filter({ hasText: "stopped the clock" });
  expect(await shown.count()).toBe(0);
  const view = await server.see(table, "white");
  const caller: SeatWord = view.view.to_act;
  const began = performance.now();
  const seen = shown.waitFor().then(() => performance.now() - began);
  await server.act(table, caller, { act: "stop-clock" });
  const took = await seen;
  console.log(`a call was on the desk after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(1_000);
  expect(await shown.innerText()).toMatch(/^7/);
  await desk.page.getByRole("alert").filter({ hasText: "Board 7" }).waitFor({ state: "attached" });
});

test("a wooden board's presses are seen live", async () => {
  const tile = tileOf(desk.page, "12");
  await server.act(wooden, "arbiter", { act: "start-clock" });
  const acts = (color: "white" | "black") => tile.locator(".side.acts").filter({ hasText: color === "white" ? NAMES[22]! : NAMES[23]! });
  await acts("white").waitFor();
  const began = performance.now();
  await server.act(wooden, "white", { act: "press" });
  await acts("black").waitFor();
  const took = performance.now() - began;
  console.log(`a press was on the desk after ${Math.round(took)} ms`);
  expect(took).toBeLessThan(1_000);
  await server.act(wooden, "black", { act: "press" });
  await acts("white").waitFor();
});

test("who has not come is listed with the time since the hour", async () => {
  const table = tables[10]!;
  const late = queue(desk.page).filter({ hasText: "has not arrived" });
  await server.act(table, "arbiter", { act: "appoint-start", start: Math.floor(Date.now() / 1000) - 90 });
  await expect.poll(() => late.count()).toBe(2);
  expect(await late.first().locator(".waited").innerText()).toMatch(/^1:3/);
  await server.act(table, "white", { act: "arrive" });
  await expect.poll(() => late.count()).toBe(1);
  await late.click();
  await desk.page.locator(".ruling.first", { hasText: "Excuse Black" }).click();
  await desk.page.getByRole("status").filter({ hasText: "Board 11: Black's lateness was excused" }).waitFor();
  await expect.poll(() => late.count()).toBe(0);
  await desk.page.keyboard.press("Escape");
});

test("two taps from a claim to a ruling, on both screens; undo is one more", async () => {
  const white = await person(browser, wooden.link.white, { viewport: SIZES.phone });
  const black = await person(browser, wooden.link.black, { viewport: SIZES.phone });
  await wait(300);
  await server.act(wooden, "white", { act: "claim", claim: "threefold" });
  const { page } = desk;
  const claim = queue(page).filter({ hasText: "White's claim" });
  await claim.click();
  const reject = page.locator(".ruling", { hasText: "Incorrect" });
  await reject.waitFor();
  expect(await reject.innerText()).toContain("Black +2:00");
  expect(await reject.innerText()).toContain("White's clock runs");
  await shoot(page, "desk-claim-desktop");
  await reject.click();
  await page.getByRole("status").filter({ hasText: "Board 12: found incorrect" }).waitFor();
  for (const { page: screen } of [white, black]) await screen.getByText("+2:00").first().waitFor();
  await claim.waitFor({ state: "detached" });
  const before = await server.see(wooden, "arbiter");
  expect(before.view.clock?.black.left_ms).toBeGreaterThan(90 * 60_000 + 60_000);
  await page.getByRole("button", { name: "Undo" }).click();
  await claim.waitFor();
  const after = await server.see(wooden, "arbiter");
  expect(after.view.clock?.black.left_ms).toBeLessThan(90 * 60_000 + 60_001);
  expect([...white.errors, ...black.errors]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("by keyboard alone: N opens the oldest, a number rules, Esc closes", async () => {
  const { page } = desk;
  const waiting = await queue(page).count();
  expect(waiting).toBeGreaterThanOrEqual(2);
  await page.locator("h1").click();
  await page.keyboard.press("n");
  await page.locator(".case h2").filter({ hasText: "Board 7" }).waitFor();
  const resume = page.locator(".ruling", { hasText: "Set the clock going" });
  const number = await resume.locator("kbd").innerText();
  await page.keyboard.press(number);
  await expect.poll(() => queue(page).count()).toBe(waiting - 1);
  await page.keyboard.press("Escape");
  await page.locator(".case").waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.locator(".case h2").filter({ hasText: "Board 12" }).waitFor();
  await page.keyboard.press("1");
  await page.locator(".case .end").filter({ hasText: "½–½" }).waitFor();
});

test("penalties and the clock are set from the board", async () => {
  const { page } = desk;
  const table = tables[3]!;
  await tileOf(page, "4").click();
  await page.locator("summary", { hasText: "Penalties" }).click();
  await page.locator(".ruling", { hasText: "Time for White's opponent" }).click();
  await page.getByRole("button", { name: "5:00", exact: true }).click();
  await page.locator("form").getByRole("button", { name: "Time for White's opponent" }).click();
  await page.locator(".case li", { hasText: "Black +5:00" }).waitFor();
  await page.getByRole("status").filter({ hasText: "Board 4: White's opponent was given time" }).waitFor();
  await page.locator("summary", { hasText: "Clock" }).click();
  await page.locator(".ruling", { hasText: "dispute" }).click();
  await page.getByLabel("White's time").fill("1:00:00");
  await page.locator("form").getByRole("button", { name: "dispute" }).click();
  await expect.poll(async () => (await server.see(table, "arbiter")).view.clock?.white.left_ms).toBeLessThanOrEqual(3_600_000);
  await page.keyboard.press("Escape");
});

test("what the arbiter may not do unasked is not offered", async () => {
  const silent = await server.table({ rulebook: "fi-blitz-2014", table: "strict", time_control: "5 min", names: { board: "13" } });
  await server.act(silent, "arbiter", { act: "start-clock" });
  // An illegal move, unnoticed: nobody says a word, and the desk has nothing to offer.
  await server.act(silent, "white", { act: "make", from: "e2", to: "e5" });
  await server.act(silent, "white", { act: "press" });
  const { page } = desk;
  const tile = tileOf(page, "13");
  await tile.waitFor({ timeout: 10_000 });
  await tile.click();
  await page.locator(".case h2", { hasText: "Board 13" }).waitFor();
  expect(await page.locator("summary", { hasText: "Penalties" }).count()).toBe(0);
  expect(await page.locator(".case").innerText()).not.toContain("llegal");
  expect(await queue(page).filter({ hasText: "llegal" }).count()).toBe(0);
  await page.keyboard.press("Escape");
});

test("an earlier position is found by stepping back, and stands again on both screens", async () => {
  const table = await server.table({
    rulebook: "fide-2018",
    profile: "standard",
    regulations: { "fide-rated": "no" },
    table: "strict",
    time_control: "90+30",
    names: { white: "Kivi", black: "Sora", board: "15" },
  });
  await server.act(table, "arbiter", { act: "start-clock" });
  for (const [ply, move] of ["e2e4", "e7e5", "g1f3", "b8c6"].entries()) {
    const seat = ply % 2 === 0 ? "white" : "black";
    await server.act(table, seat, { act: "make", move });
    await server.act(table, seat, { act: "press" });
  }
  const white = await person(browser, table.link.white);
  const black = await person(browser, table.link.black);
  const { page } = desk;
  await page.locator(".tile", { hasText: "Kivi" }).click({ timeout: 10_000 });
  await page.locator("summary", { hasText: "Report an incident" }).click();
  await page.locator(".ruling", { hasText: "A piece off its square" }).click();
  await page.locator(".back [role=status]", { hasText: "after half-move 4" }).waitFor();
  await page.locator(".back button").first().focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.locator(".back [role=status]", { hasText: "after half-move 2" }).waitFor();
  await shoot(page, "desk-restore-desktop");
  await page.getByRole("button", { name: "Restore this position" }).click();
  await expect.poll(async () => (await server.see(table, "black")).view.board["f3"]).toBeUndefined();
  for (const { page: screen, context } of [white, black]) {
    await screen.getByText("7.6").first().waitFor();
    await context.close();
  }
  await page.keyboard.press("Escape");
});

test("a claim opens with its facts and every lawful ruling", async () => {
  const table = await server.table({ rulebook: "fi-blitz-2014", table: "strict", time_control: "5 min", names: { board: "14" } });
  await server.act(table, "arbiter", { act: "start-clock" });
  for (const [ply, move] of ["g1f3", "g8f6", "f3g1", "f6g8", "b1c3", "b8c6"].entries()) {
    const seat = ply % 2 === 0 ? "white" : "black";
    await server.act(table, seat, { act: "make", move });
    await server.act(table, seat, { act: "press" });
  }
  await server.act(table, "white", { act: "claim", claim: "no-progress" });
  const { page } = desk;
  await queue(page).filter({ hasText: "14" }).click({ timeout: 10_000 });
  await page.locator(".facts", { hasText: "White can still mate, for example" }).waitFor();
  await page.locator(".facts", { hasText: "3 moves by each without a capture" }).waitFor();
  for (const ruling of ["Correct", "Incorrect", "Postpone"]) await page.locator(".ruling", { hasText: ruling }).first().waitFor();
  await shoot(page, "desk-no-progress-desktop");
  await page.locator(".ruling", { hasText: "Incorrect" }).click();
  await page.keyboard.press("Escape");
});

test("who is at the boards is seen before the clocks are started, and who goes away later", async () => {
  const own = await TestServer.start();
  const asked = { rulebook: "fide-2018", profile: "standard", regulations: { "fide-rated": "no" }, time_control: "90+30" } as const;
  const first = await own.table({ ...asked, table: "assisted", names: { white: "Akaa", black: "Eura", board: "1" } });
  await own.table({ ...asked, table: "assisted", names: { white: "Inkoo", black: "Kitee", board: "2" } });
  await own.table({ ...asked, table: "wooden", names: { white: "Lapua", black: "Paimio", board: "3" } });
  const arbiter = await person(browser, `${own.url}/desk#${own.organiser}`);
  const { page } = arbiter;
  const seen = (name: string, is: string) => page.locator(".tile", { hasText: name }).locator(`[data-presence=${is}]`);
  await page.getByText("0 of 4 players are at their boards. Boards 1, 2 wait for players.").waitFor();
  await expect.poll(() => seen("Akaa", "never").count()).toBe(2);
  const white = await person(browser, first.link.white);
  const black = await person(browser, first.link.black);
  await page.getByText("2 of 4 players are at their boards. Board 2 waits for players.").waitFor();
  expect(await seen("Akaa", "here").filter({ hasText: "At the board" }).count()).toBe(2);
  expect(await seen("Inkoo", "never").filter({ hasText: "Not here yet" }).count()).toBe(2);
  // Who plays on wood needs no link, and is not missed.
  expect(await page.locator(".tile", { hasText: "Lapua" }).locator("[data-presence]").count()).toBe(0);
  await shoot(page, "desk-presence");
  await page.getByRole("button", { name: "Start all clocks (3)" }).click();
  await page.getByText("players are at their boards").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".tile [data-presence]").count()).toBe(0);
  await black.context.close();
  await seen("Akaa", "away").filter({ hasText: /Away 0:\d\d/ }).waitFor();
  await page.locator(".tile", { hasText: "Akaa" }).click();
  await page.locator(".case [data-presence=here]", { hasText: "At the board" }).waitFor();
  await page.locator(".case [data-presence=away]").waitFor();
  expect([...arbiter.errors, ...white.errors]).toEqual([]);
  await white.context.close();
  await arbiter.context.close();
  await own.stop();
});

test("boards that are over or were never begun are put away, and brought back", async () => {
  const own = await TestServer.start();
  const tables: TestTable[] = [];
  for (const [at, white] of ["Akaa", "Eura", "Inkoo"].entries()) {
    const names = { white, black: "Kitee", board: String(at + 1) };
    tables.push(await own.table({ rulebook: "fide-2018", profile: "standard", regulations: { "fide-rated": "no" }, table: "assisted", time_control: "90+30", names }));
  }
  const [over, plays, unbegun] = tables as [TestTable, TestTable, TestTable];
  for (const table of [over, plays]) await own.act(table, "arbiter", { act: "start-clock" });
  await own.act(over, "white", { act: "resign" });
  const arbiter = await person(browser, `${own.url}/desk#${own.organiser}`);
  const { page } = arbiter;
  const tile = (name: string) => page.locator(".tile", { hasText: name });
  const putAway = page.getByRole("button", { name: "Put away", exact: true });
  await page.getByRole("button", { name: "Put away the board that is over" }).click();
  await expect.poll(() => page.locator(".tile").count()).toBe(2);
  await tile("Eura").click();
  await page.locator(".case h2", { hasText: "Eura" }).waitFor();
  expect(await putAway.count(), "it is played").toBe(0);
  await tile("Inkoo").click();
  await putAway.click();
  await page.locator(".case").waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".tile").count()).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Show boards put away (2)" }).waitFor();
  expect(await page.locator(".tile").count()).toBe(1);
  // The evening's list has what was played.
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Results", exact: true }).click();
  await page.locator(".prints tr", { hasText: "Akaa" }).waitFor();
  expect(await page.locator(".prints tbody tr").count()).toBe(2);
  await page.locator(".prints").getByRole("button", { name: "Close" }).click();
  // What begins comes back by itself.
  await own.act(unbegun, "arbiter", { act: "start-clock" });
  await tile("Inkoo").waitFor();
  await page.getByRole("button", { name: "Show boards put away (1)" }).click();
  await expect.poll(() => page.locator(".tile").count()).toBe(3);
  expect(arbiter.errors).toEqual([]);
  await arbiter.context.close();
  await own.stop();
});

test("results and rulings are there to be printed, and cards with codes", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Results", exact: true }).click();
  await page.locator(".prints tr", { hasText: "½–½" }).waitFor();
  // One list for the event, another for the boards of none.
  expect(await page.locator(".prints section.list").count()).toBe(2);
  expect(await page.locator(".prints section.list", { hasText: "Club evening" }).locator("tbody tr").count()).toBe(12);
  await page.locator(".prints").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Rulings of the evening" }).click();
  await page.locator(".prints tr", { hasText: "Black +2:00" }).first().waitFor();
  expect(await page.locator(".prints").innerText()).toContain("FIDE Laws 2018: 9.5.3");
  await page.locator(".prints tr", { hasText: "Black +2:00" }).filter({ hasText: "Turku – Vaasa" }).first().waitFor();
  await page.locator(".prints").getByRole("button", { name: "Close" }).click();
  await page.locator(".bar").getByRole("button", { name: "Set up boards" }).click();
  await page.getByLabel("Event", { exact: true }).fill("Thursday");
  await page.getByLabel(/^Round/).fill("2");
  // Another round begins at board 1, whatever else is on the desk.
  expect(await page.getByLabel("First board").inputValue()).toBe("1");
  await page.getByLabel("Pairs, one a line").fill("Kuusi – Mänty\nLeppä – Haapa");
  await page.getByRole("button", { name: "Set up 2 boards" }).click();
  // The rulebook leaves something to the event; the desk asks for it.
  await page.getByLabel(/sent for FIDE rating/).waitFor();
  desk.errors.length = 0;
  await page.getByRole("button", { name: "Set up 2 boards" }).click();
  await page.locator(".tile", { hasText: "Kuusi" }).waitFor({ timeout: 10_000 });
  expect(await page.locator(".tile", { hasText: "Leppä" }).locator(".number").innerText()).toBe("2");
  await page.getByRole("heading", { name: /^Thursday, round 2/ }).waitFor();
  await page.locator(".bar").getByRole("button", { name: "Set up boards" }).click();
  await page.getByLabel("Event", { exact: true }).fill("Thursday");
  await page.getByLabel(/^Round/).fill("2");
  expect(await page.getByLabel("First board").inputValue()).toBe("3");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  // One press for all that have not begun: nobody goes from clock to clock.
  const begun = page.locator(".tile", { hasText: /Kuusi|Leppä/ });
  await page.getByRole("button", { name: /^Start all clocks \(\d+\)$/ }).click();
  await page.getByRole("status").filter({ hasText: /clocks were started\.$/ }).waitFor();
  await expect.poll(() => begun.locator(".state").allInnerTexts()).toEqual(["playing", "playing"]);
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Board cards" }).click();
  await expect.poll(() => page.locator(".prints figure svg").count()).toBe(4);
  await shoot(page, "desk-cards-desktop");
  await page.locator(".prints").getByRole("button", { name: "Close" }).click();
});

test("the hall shows twelve boards of one event and knows what a spectator knows", async () => {
  const hall = await person(browser, `${server.url}/hall?hold=2`, { viewport: { width: 1920, height: 1080 } });
  const { page } = hall;
  await page.locator(".one").nth(11).waitFor();
  expect(await page.locator(".one").count()).toBe(12);
  await page.getByRole("heading", { level: 1, name: "Club evening" }).waitFor();
  await page.locator(".one .piece").first().waitFor();
  await page.locator(".one .square.last").first().waitFor();
  // The board fills its tile, the page has room for all, and no name is cut.
  for (const board of await page.locator(".one .diagram").all()) expect((await board.boundingBox())?.width).toBeGreaterThan(250);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(await page.locator(".one .name").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2).length)).toBe(0);
  // Board 12 ended in a draw before this page came; it keeps its place and has its score.
  const over = page.getByRole("region", { name: "Board 12" });
  expect(await over.locator("strong.time").allInnerTexts()).toEqual(["½", "½"]);
  await shoot(page, "hall-projector");
  const seats = hall.heard.flatMap((text) => /"seat":"([a-z-]+)"/.exec(text)?.[1] ?? []);
  expect(new Set(seats)).toEqual(new Set(["spectator"]));
  expect(hall.errors).toEqual([]);
  // A tile leads to its game.
  await page.getByRole("link", { name: /Watch: Espoo – Forssa/ }).click();
  await page.waitForURL(`**/t/${tables[0]!.id}`);
  await hall.context.close();
});

test("the screen turns its pages by itself, and a phone has them all", async () => {
  const hall = await person(browser, "about:blank", { viewport: { width: 1920, height: 1080 } });
  await hall.page.clock.install();
  await hall.page.goto(`${server.url}/hall`);
  await hall.page.getByRole("heading", { level: 1, name: "Thursday, round 2" }).waitFor();
  expect(await hall.page.locator(".pages i").count()).toBe(3);
  await hall.page.clock.runFor(30_000);
  await hall.page.getByRole("heading", { level: 1, name: "Club evening" }).waitFor();
  await hall.context.close();
  const phone = await person(browser, `${server.url}/hall`, { viewport: SIZES.phone });
  await phone.page.getByRole("heading", { name: "Club evening" }).waitFor();
  await phone.page.getByRole("heading", { name: "Thursday, round 2" }).waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await shoot(phone.page, "hall-phone");
  expect(phone.errors).toEqual([]);
  await phone.context.close();
});

test.each(["en", "fi", "sv"])("axe finds nothing in %s, light and dark", async (language) => {
  for (const theme of lights(["en", "fi", "sv"].indexOf(language))) {
    const context = await browser.newContext({ viewport: SIZES.desktop });
    await context.addInitScript(
      ([lang, light, secret]) => {
        localStorage.setItem("tuomari-language", lang!);
        localStorage.setItem("tuomari-theme", light!);
        localStorage.setItem("tuomari-organiser", secret!);
      },
      [language, theme, server.organiser],
    );
    const page = await context.newPage();
    await page.goto(`${server.url}/desk`);
    await page.locator(".tile").nth(11).waitFor();
    await tileOf(page, "3").click();
    await page.locator(".case .further").waitFor();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo(0, 0));
      await shoot(page, `desk-case-${size}-${theme}-${language}`);
    }
    for (const summary of await page.locator(".case summary").all()) await summary.click();
    await clean(page, `desk ${language} ${theme}`);
    await page.keyboard.press("Escape");
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await shoot(page, `desk-${size}-${theme}-${language}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${size} has no sideways scroll`).toBe(true);
    }
    await page.goto(`${server.url}/hall?hold=2`);
    await page.locator(".one").nth(11).waitFor();
    await clean(page, `hall ${language} ${theme}`);
    await shoot(page, `hall-desktop-${theme}-${language}`);
    await context.close();
  }
});

test("nothing went wrong on the desk's page", () => {
  expect(desk.errors).toEqual([]);
});

async function clean(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run: (on: Document, how: object) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }).axe;
    const result = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] });
    return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`);
  });
  expect(found, what).toEqual([]);
}

