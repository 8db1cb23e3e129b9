// How much a first visit fetches, and how soon there is a board on a slow phone.

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { opened, SIZES } from "./kit";

const { server, browser } = await opened();

const MOST_SCRIPT = 150 * 1024;
/**
 * "Fast 3G" as WebPageTest has it, and Lighthouse with its simulated throttling:
 * 1.6 Mbit/s down, 150 ms there and back. (The panel of a browser multiplies the
 * 150 ms by 3.75 for each request; a page, its script and an answer, one after
 * another, could not come within a second then.)
 */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/**
 * The phone needs so long for `work`: four times as long as a machine that
 * builds. A slower machine is slowed down less, so that it is the same phone.
 */
const PHONE_WORKS_MS = 40;
const MOST_TIMES_SLOWER = 4;
/** The aim is a second on a machine with nothing else to do. */
const BOARD_WITHIN_MS = 1000;
/** On a machine that is busy otherwise it may take longer; the figure is printed. */
const BOARD_AT_MOST_MS = 1300;

test.each(["", "table"])("the script of a first visit: /%s", async (what) => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } });
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const sizes = new Map<string, number>();
  const urls = new Map<string, string>();
  devtools.on("Network.responseReceived", (event) => {
    if (event.type === "Script" || event.response.url.endsWith(".js")) urls.set(event.requestId, event.response.url);
  });
  devtools.on("Network.loadingFinished", (event) => {
    const url = urls.get(event.requestId);
    if (url) sizes.set(url, event.encodedDataLength);
  });
  await page.goto(what === "table" ? table.link.white : server.url);
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.waitForTimeout(500);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`script of a first visit to /${what}: ${sizes.size} files, ${(all / 1024).toFixed(1)} KB as sent`);
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(MOST_SCRIPT);
  await context.close();
});

test("what is sent squeezed is what was built", async () => {
  const answer = await fetch(server.url, { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const script = /src="(\/assets\/[^"]+)"/.exec(await answer.text())?.[1] ?? "";
  const dist = join(import.meta.dirname, "../dist");
  for (const name of ["index.html", script]) {
    const built = readFileSync(join(dist, name));
    expect(gunzipSync(readFileSync(join(dist, `${name}.gz`))).equals(built), name).toBe(true);
    expect(brotliDecompressSync(readFileSync(join(dist, `${name}.br`))).equals(built), name).toBe(true);
  }
  const built = readFileSync(join(dist, script));
  for (const [takes, coding] of [["gzip, deflate, br", "br"], ["gzip", "gzip"], ["identity", null]] as const) {
    const sent = await fetch(server.url + script, { headers: { "accept-encoding": takes } });
    expect(sent.headers.get("content-encoding"), takes).toBe(coding);
    expect(Buffer.from(await sent.arrayBuffer()).equals(built), takes).toBe(true);
  }
  const asset = await fetch(server.url + script);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  expect(asset.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(asset.headers.get("content-security-policy")).not.toContain("unsafe-inline");
});

/** What the page notes about itself, in milliseconds since the address was asked for. */
interface Noted {
  boardAt?: number;
  liveAt?: number;
  /** Where the board was then, and the pieces on it: squares as White sees them, and their names. */
  place?: number[];
  pieces?: Record<string, string>;
  livePlace?: number[];
  seenAt?: number;
}

/** Runs in the page before all else, and looks at every frame. */
function watchBoard(): void {
  const noted: Noted = {};
  Object.assign(globalThis, { noted });
  const placeOf = (wood: Element): number[] => {
    const { x, y, width, height } = wood.getBoundingClientRect();
    return [x, y, width, height].map((n) => Math.round(n * 10) / 10);
  };
  const look = (): void => {
    const live = document.querySelector("cg-board");
    const wood = live ?? document.querySelector(".first-wood");
    const pieces = wood ? [...wood.querySelectorAll("piece, i")] : [];
    if (wood && pieces.length > 0 && noted.boardAt === undefined) {
      const [x = 0, y = 0, width = 0, height = 0] = placeOf(wood);
      const shown = pieces.every((piece) => getComputedStyle(piece).backgroundImage !== "none");
      if (shown && width > 100 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight) {
        noted.place = [x, y, width, height];
        noted.pieces = Object.fromEntries(
          pieces.map((piece) => {
            const at = piece.getBoundingClientRect();
            const file = Math.floor(((at.x + at.width / 2 - x) / width) * 8);
            const rank = 8 - Math.floor(((at.y + at.height / 2 - y) / height) * 8);
            return ["abcdefgh".charAt(file) + rank, piece.className];
          }),
        );
        noted.boardAt = 0;
        // This runs before the frame is painted; the next one comes after.
        requestAnimationFrame(() => (noted.boardAt = performance.now()));
      }
    }
    if (live && pieces.length > 0 && !document.getElementById("first")) {
      noted.livePlace = placeOf(live);
      requestAnimationFrame(() => (noted.liveAt = performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: when a thing is first on the screen. */
function watchThing(selector: string): void {
  const noted: Noted = {};
  Object.assign(globalThis, { noted });
  const look = (): void => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.height > 0 && box.bottom > 0 && box.top < innerHeight) requestAnimationFrame(() => (noted.seenAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in a page: how long a piece of work takes that is always the same, in milliseconds. */
function work(): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < 20; round++) {
    const things = Array.from({ length: 2000 }, (_, place) => ({ place, name: `${place * round}` }));
    const copies: { place: number }[] = JSON.parse(JSON.stringify(things));
    for (const copy of copies) sum += copy.place;
  }
  return sum > 0 ? performance.now() - began : 0;
}

/** How many times slower this machine has to be to be the phone. */
async function timesSlower(): Promise<number> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let time = 0; time < 12; time++) times.push(await page.evaluate(work));
  await page.close();
  const own = Math.min(...times);
  const slower = Math.min(MOST_TIMES_SLOWER, Math.max(1, PHONE_WORKS_MS / own));
  console.log(`the work takes this machine ${own.toFixed(1)} ms: it is slowed down ${slower.toFixed(2)} times`);
  return slower;
}

const slower = await timesSlower();

async function slowPhone(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: "fi-FI" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", FAST_3G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return { page, context };
}

async function notedWhen(page: Page, key: keyof Noted): Promise<Noted> {
  await page.waitForFunction((name) => (globalThis as unknown as { noted: Noted }).noted[name], key, { timeout: 20_000 });
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
}

const figures = (times: number[]): string => times.map((time) => `${Math.round(time)} ms`).join(", ");
const VISITS = 5;
/** On a machine that builds beside it. */
const MOST_VISITS = 12;
const ROLES: Record<string, string> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };
const nameOf = (letter: string): string => `${letter === letter.toLowerCase() ? "black" : "white"} ${ROLES[letter.toLowerCase()]}`;

test("the first board on a slow phone", { timeout: 180_000 }, async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } });
  await server.act(table, "black", { act: "start-clock" });
  await server.act(table, "white", { act: "make", from: "g1", to: "f3" });
  const { view } = await server.see(table, "white");
  const stands = Object.fromEntries(Object.entries(view.board).map(([square, letter]) => [square, nameOf(letter)]));
  const boards: number[] = [];
  const lives: number[] = [];
  // The quickest visit counts: the others tell of what else the machine was doing.
  for (let visit = 0; visit < VISITS || (visit < MOST_VISITS && Math.min(...boards) >= BOARD_WITHIN_MS); visit++) {
    const { page, context } = await slowPhone();
    await page.addInitScript(watchBoard);
    await page.goto(table.link.white, { waitUntil: "commit" });
    const noted = await notedWhen(page, "liveAt");
    // What was seen first is what the server says, where the board then stays.
    expect(noted.pieces).toEqual(stands);
    expect(noted.livePlace).toEqual(noted.place);
    boards.push(noted.boardAt ?? 0);
    lives.push(noted.liveAt ?? 0);
    await context.close();
  }
  boards.sort((a, b) => a - b);
  lives.sort((a, b) => a - b);
  console.log(`first board, Fast 3G and a CPU ${slower.toFixed(1)} times slower: ${figures(boards)}; to be played on: ${figures(lives)}`);
  expect(boards[0]).toBeGreaterThan(0);
  expect(boards[0]).toBeLessThan(BOARD_AT_MOST_MS);
});

// The clock waits for its core: 380 KB, two seconds of this network alone.
test.each([
  ["/clock", "main button", 8000],
  ["/laws/fide-2018/7.5.5", '[id="a-7.5.5"]', 8000],
])("%s on a slow phone", async (path, thing, withinMs) => {
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const { page, context } = await slowPhone();
    await page.addInitScript(watchThing, thing);
    await page.goto(server.url + path, { waitUntil: "commit" });
    times.push((await notedWhen(page, "seenAt")).seenAt ?? 0);
    await context.close();
  }
  times.sort((a, b) => a - b);
  console.log(`${path}, Fast 3G and a CPU ${slower.toFixed(1)} times slower: ${figures(times)}`);
  // About twice what it takes; a person would notice this much.
  expect(times[0]).toBeLessThan(withinMs);
});
