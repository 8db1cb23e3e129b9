// What a newcomer finds: the front page with and without a game that is on, and
// an address that leads nowhere.

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { byTurns, faults, oneIn, opened, person, shoot, SHOTS, SIZES, TestServer, type TestTable } from "./kit";

const { server, browser } = await opened();
const FIDE = { rulebook: "fide-2023", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } } as const;

const LOOKS = [
  { size: "phone", viewport: SIZES.phone, colorScheme: "light", locale: "en-GB" },
  { size: "phone", viewport: SIZES.phone, colorScheme: "dark", locale: "fi-FI" },
  { size: "tablet", viewport: SIZES.tablet, colorScheme: "light", locale: "fi-FI" },
  { size: "desktop", viewport: SIZES.desktop, colorScheme: "light", locale: "en-GB" },
  { size: "desktop", viewport: SIZES.desktop, colorScheme: "dark", locale: "sv-FI" },
] as const;
const NARROW = { width: 320, height: 640 };

async function isPlain(page: Page, what: string): Promise<void> {
  expect(await faults(page), what).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${what}: wide`).toBeLessThanOrEqual(0);
  const text = await page.locator("body").innerText();
  // No key, no id of a rulebook, no end of a table's name.
  expect(text, what).not.toMatch(/\b(web|fide|fi)-[a-z0-9]|…[0-9a-f]{4}/);
}

/** How many addresses were looked at. */
let looked = 0;

/** Looks at an address as everybody would, and takes pictures. */
async function lookAt(address: string, name: string, ready: (page: Page) => Promise<void>): Promise<void> {
  looked += 1;
  for (const { size, ...how } of oneIn(4, LOOKS)) {
    const { page, context, errors } = await person(browser, address, { ...how, reducedMotion: "reduce" });
    await ready(page);
    const what = `${name}-${size}-${how.colorScheme}-${how.locale.slice(0, 2)}`;
    await isPlain(page, what);
    // The whole page in one picture.
    await page.setViewportSize({ width: how.viewport.width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
    await shoot(page, what);
    // A page that is not there answers so, and a browser notes that.
    expect(errors.filter((error) => name !== "lost" || !error.includes("404")), what).toEqual([]);
    await context.close();
  }
  for (const locale of byTurns(["fi-FI", "sv-FI", "en-GB"], looked)) {
    const { page, context } = await person(browser, address, { viewport: NARROW, locale });
    await ready(page);
    await isPlain(page, `${name} ${locale} 320`);
    if (locale === "fi-FI") await shoot(page, `${name}-narrow`);
    await context.close();
  }
}

const large = (page: Page): ReturnType<Page["locator"]> => page.locator(".live[data-table]");

test("nobody plays: pieces are set up, and nothing is called live", { timeout: 120_000 }, async () => {
  await server.table({ ...FIDE, names: { white: "Never", black: "Begun" } });
  await lookAt(server.url, "home-quiet", async (page) => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText(/Never – Begun/).waitFor();
    expect(await page.locator("#live").innerText()).not.toContain("Never");
    expect(await large(page).count()).toBe(0);
    expect(await page.locator(".live .piece").count()).toBe(32);
    await page.getByText(/^Tuomari \d+\.\d+\.\d+\S* · .*GPL/).waitFor();
  });
});

test("an address that leads nowhere says so, and shows the way home", { timeout: 120_000 }, async () => {
  await lookAt(`${server.url}/nonsense/at/all`, "lost", async (page) => {
    await page.locator("h1").waitFor();
  });
  const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
  for (const path of ["/nonsense", "/nonsense/at/all", "/tables"]) expect(await status(path), path).toBe(404);
  for (const path of ["/", "/new", "/laws/fide-2023/7.5.5", "/t/no-table", "/hall", "/mine", "/help"]) expect(await status(path), path).toBe(200);
  const { page, context } = await person(browser, `${server.url}/nonsense`);
  await page.getByRole("heading", { name: "Off the board" }).waitFor();
  await page.getByRole("link", { name: "Enter a link or a code" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("code");
  await page.goto(`${server.url}/nonsense`);
  await page.getByRole("link", { name: "To the front page" }).click();
  await page.getByRole("link", { name: "Play a friend" }).first().waitFor();
  await context.close();
});

test("a game is on: its board, its clocks, and the move that is played", { timeout: 180_000 }, async () => {
  const first = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa" } });
  const second = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names: { white: "Salo", black: "Åbo" } });
  const newest = await server.table({ ...FIDE, names: { white: "Iso Kuopio", black: "Pikku Kotka", event: "Keskiviikkokerho", board: "1" } });
  for (const table of [first, second, newest]) await server.act(table, "black", { act: "start-clock" });
  const make = async (table: TestTable, seat: "white" | "black", from: string, to: string): Promise<void> => server.act(table, seat, { act: "make", from, to });
  await make(first, "white", "d2", "d4");
  await server.act(second, "white", { act: "place", from: "c2", to: "c4" });
  await server.act(second, "white", { act: "release" });
  await server.act(second, "white", { act: "press" });
  await make(newest, "white", "e2", "e4");
  await make(newest, "black", "c7", "c5");

  await lookAt(server.url, "home-live", async (page) => {
    await large(page).locator(".name", { hasText: "Iso Kuopio" }).waitFor();
    await page.locator("#live li", { hasText: "Rauma – Vasa" }).waitFor();
    await page.locator("#live li", { hasText: "Salo – Åbo" }).waitFor();
  });

  const { page, context, errors } = await person(browser, server.url);
  const board = large(page);
  await board.locator(".bar.runs", { hasText: "Iso Kuopio" }).getByText("to move").waitFor();
  await board.getByText("Live, board 1").waitFor();
  await board.getByText(/^Keskiviikkokerho, FIDE Laws 2023, 5\+3\s· set up at \d\d:\d\d$/).waitFor();
  await page.locator("#live li", { hasText: "Rauma – Vasa" }).getByText(/set up at \d\d:\d\d$/).waitFor();
  const marked = (): Promise<number[]> => board.locator(".square").evaluateAll((all) => all.flatMap((square, at) => (square.classList.contains("last") ? [at] : [])));
  // Squares in reading order from a8: c7 and c5.
  await expect.poll(marked).toEqual([10, 26]);
  await make(newest, "white", "g1", "f3");
  await expect.poll(marked).toEqual([45, 62]);
  expect(await board.locator(".square").nth(62).getAttribute("class"), "it began on g1").toContain("began");
  await board.locator(".bar.runs", { hasText: "Pikku Kotka" }).waitFor();

  // The game that is shown stays when it is over, and makes room for another.
  await server.act(newest, "black", { act: "resign" });
  await board.getByText("Over, 1–0").waitFor();
  await expect.poll(() => board.innerText(), { timeout: 30_000 }).toContain("Salo");
  await board.click();
  await page.waitForURL(/\/t\//);
  expect(errors).toEqual([]);
  await context.close();
});

test("by keyboard: the games, and a code", async () => {
  const { page, context } = await person(browser, server.url);
  await page.locator("#live li").first().waitFor();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Watch" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("live");
  expect(await page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]").innerText()).toBe("Watch");
  await page.getByRole("button", { name: "I have a link or a code" }).press("Enter");
  await page.keyboard.type("zzzz");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "No game in progress has this code" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await context.close();
});

test("no game is on: the organiser sees the last one", async () => {
  const quiet = await TestServer.start();
  const table = await quiet.table({ ...FIDE, names: { white: "Kotijoukkue", black: "Vierasjoukkue" } });
  await quiet.act(table, "black", { act: "start-clock" });
  await quiet.act(table, "white", { act: "make", from: "e2", to: "e4" });
  await quiet.act(table, "black", { act: "resign" });
  const { page, context, errors } = await person(browser, `${quiet.url}/#${quiet.organiser}`);
  await large(page).getByText("Over, 1–0").waitFor();
  await shoot(page, "home-last");
  await large(page).click();
  await page.waitForURL(/\/record\//);
  expect(errors).toEqual([]);
  await context.close();
  await quiet.stop();
});

test("the organiser hands her link on: shown at the second tap, and it opens the same on another device", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/#${server.organiser}`, { viewport: SIZES.phone });
  await page.getByRole("button", { name: "Show the organiser’s link" }).click();
  const field = page.getByRole("textbox", { name: "The organiser’s link" });
  expect(await field.count(), "one tap shows nothing").toBe(0);
  await page.getByRole("button", { name: "Yes, show it here" }).click();
  await page.getByText("Whoever has this link can do everything on this server.").waitFor();
  await isPlain(page, "home-hand-on");
  await shoot(page, "home-hand-on");
  const link = await field.inputValue();
  expect(link.replace(/^https?:\/\/[^/]+/, "")).toBe(`/#${server.organiser}`);
  await page.getByRole("button", { name: "Hide it" }).click();
  await expect.poll(() => field.count()).toBe(0);
  const other = await person(browser, link.replace(/^https?:\/\/[^/]+/, server.url));
  await other.page.getByText("You are the organiser of this server.").waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await other.context.close();
  await context.close();
});

test("a player finds his games again: the one that goes on, the one that is over, and forgets them", { timeout: 120_000 }, async () => {
  const over = await server.table({ ...FIDE, names: { white: "Lohja", black: "Hangö" } });
  const on = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names: { white: "Raisio", black: "Nagu" } });
  const { page, context, errors } = await person(browser, over.link.white);
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  await server.act(over, "black", { act: "start-clock" });
  await server.act(over, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(over, "black", { act: "resign" });
  // The page that was open when it ended remembers how.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tuomari-seats") ?? "")).toMatch(/"halves":.*"white":2/);
  await page.goto(on.link.black);
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });

  await page.goto(server.url);
  const mine = page.locator("#mine");
  await mine.locator("li", { hasText: "Lohja – Hangö" }).getByText("White, won").waitFor();
  await mine.locator("li", { hasText: "Raisio – Nagu" }).getByText("Black, goes on").waitFor();
  await mine.getByRole("link", { name: "All 2" }).click();
  await page.waitForURL(/\/mine$/);
  await page.getByRole("heading", { name: "My games" }).waitFor();
  expect(await page.locator("li").allInnerTexts()).toEqual([expect.stringContaining("Finnish blitz 2014, 5 min"), expect.stringContaining("1–0")]);

  // One that ended while nobody looked is asked about.
  await server.act(on, "black", { act: "resign" });
  await page.reload();
  await page.locator("li", { hasText: "Raisio" }).getByText("Black, lost").waitFor();
  await page.getByRole("link", { name: /Lohja/ }).click();
  await page.waitForURL(new RegExp(`/record/${over.id}`));
  await page.goBack();

  const forget = page.getByRole("button", { name: "Forget: Raisio – Nagu" });
  await forget.click();
  await page.locator("li", { hasText: "Raisio" }).getByRole("button", { name: /The record stays/ }).click();
  await expect.poll(() => page.locator("li").count()).toBe(1);
  await page.getByRole("button", { name: "Forget all games here" }).click();
  await page.getByRole("button", { name: /Yes, forget/ }).click();
  await page.getByRole("heading", { name: "No games yet" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("tuomari-seats"))).toBe("[]");
  expect(errors).toEqual([]);
  await context.close();
});

test("my games, as everybody sees them", { timeout: 180_000 }, async () => {
  await lookAt(`${server.url}/mine`, "mine-none", (page) => page.getByRole("heading", { level: 1 }).waitFor());
  const going = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa", event: "Keskiviikkokerho" } });
  const lost = await server.table({ ...FIDE, names: { white: "Salo", black: "Åbo" } });
  const old = (at: number, names: string, halves: object, seat: string): object => ({
    table: `0189${at}000-0000-7000-8000-000000000000`, token: `t${at}`, seat, names, over: true, halves, rulebook: "fide-2018", control: "90/40+30, 30+30", lost: false,
  });
  const kept = [
    { table: going.id, token: going.token.white, seat: "white", names: "Rauma – Vasa" },
    { table: lost.id, token: `${lost.token.white}x`, seat: "white", names: "Salo – Åbo" },
    old(5555, "Imatra – Jakobstad", { white: 2, black: 0 }, "black"),
    old(4444, "", { white: 1, black: 1 }, "black"),
    old(3333, "Uudenkaupungin Shakkikerho – Kristinestads Schackklubb", { white: 2, black: 0 }, "white"),
  ];
  for (const { size, ...how } of oneIn(4, LOOKS)) {
    const { page, context } = await person(browser, `${server.url}/nonsense`, { ...how, reducedMotion: "reduce" });
    await page.evaluate((seats) => localStorage.setItem("tuomari-seats", JSON.stringify(seats)), kept);
    for (const [path, name] of [["/mine", "mine"], ["/", "home-mine"]] as const) {
      await page.goto(server.url + path);
      await page.locator(`li[data-table="${going.id}"]`, { hasText: "5+3" }).waitFor();
      await expect.poll(() => page.locator(`li[data-table="${lost.id}"]`).innerText()).toMatch(/replaced|vaihdettu|bytts/);
      const what = `${name}-${size}-${how.colorScheme}-${how.locale.slice(0, 2)}`;
      await isPlain(page, what);
      if (path === "/mine") await shoot(page, what);
      else await page.screenshot({ path: join(SHOTS, `${what}.png`), fullPage: true });
    }
    await context.close();
  }
});

test("what is not there is drawn, and leads on", { timeout: 120_000 }, async () => {
  const table = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa" } });
  const { page, context } = await person(browser, table.link.white);
  await page.getByRole("grid").waitFor({ state: "attached" });
  // The link is taken away while the page is open, and opened again later.
  await fetch(`${server.url}/api/tables/${table.id}/seats/white`, { method: "DELETE", headers: { authorization: `Bearer ${server.organiser}` } });
  const replaced = page.getByRole("heading", { name: "This link was replaced" });
  await replaced.waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto("about:blank");
  await page.goto(table.link.white);
  await replaced.waitFor();
  await shoot(page, "gone-revoked");
  // Who has no seat any more may still watch.
  await page.getByRole("button", { name: "Watch the game" }).click();
  await page.getByText("Rauma").first().waitFor();
  expect((await page.evaluate(() => localStorage.getItem("tuomari-seats"))) ?? "").toContain('"lost":true');

  for (const [path, title] of [
    ["/t/0189aaaa-0000-7000-8000-000000000000", "Off the board"],
    ["/record/0189aaaa-0000-7000-8000-000000000000", "There is no such game here"],
    ["/c/0189aaaa-0000-7000-8000-000000000000", "Off the board"],
  ] as const) {
    await page.goto(server.url + path);
    await page.getByRole("heading", { name: title }).waitFor();
    await page.getByRole("link", { name: "To the front page" }).waitFor();
    expect(await faults(page), path).toEqual([]);
  }
  const empty = await TestServer.start();
  for (const [path, title] of [["/hall", "No boards are being played yet."], ["/desk", "No boards yet"]] as const) {
    await page.goto(empty.url + path);
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await faults(page), path).toEqual([]);
    await shoot(page, `empty${path.replace("/", "-")}`);
  }
  await empty.stop();
  await context.close();
});

test("other pieces and another board: shown where the browser keeps them, and fetched by nobody else", { timeout: 120_000 }, async () => {
  const table = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa" } });
  await server.act(table, "black", { act: "start-clock" });
  await server.act(table, "white", { act: "make", from: "e2", to: "e4" });
  const { page, context, errors } = await person(browser, `${server.url}/mine`, { locale: "fi-FI" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(table.link.black);
  const piece = page.locator("cg-board piece.white.king");
  await piece.waitFor();
  const drawn = (): Promise<string> => piece.evaluate((one) => decodeURIComponent(getComputedStyle(one).backgroundImage));
  const usual = await drawn();
  expect(asked.filter((url) => /dress|Choose/.test(url))).toEqual([]);
  for (const [set, board] of [["flat", "linen"], ["letters", "slate"]] as const) {
    for (const theme of ["light", "dark"] as const) {
      await page.evaluate(([dress, shown]) => {
        localStorage.setItem("tuomari-board", dress!);
        localStorage.setItem("tuomari-theme", shown!);
      }, [JSON.stringify({ set, board }), theme]);
      await page.reload();
      await expect.poll(drawn).not.toBe(usual);
      expect(await page.evaluate(() => document.documentElement.dataset["board"])).toBe(board);
      // In the letters of the reader.
      if (set === "letters") expect(await drawn()).toContain(">D</text>");
      expect(await faults(page), `${set} ${board} ${theme}`).toEqual([]);
      await page.locator("cg-board").hover({ position: { x: 10, y: 10 } });
      await shoot(page, `board-${set}-${board}-${theme}`);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});
