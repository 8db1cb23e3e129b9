// The site on a host of files, in a folder of somebody's: the clock installs
// from it and goes on without it, the laws and the help are read, and the book
// is searched. `scripts/site` makes it, and runs this.

import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Host } from "./host";
import { faults, openBrowser, person, shoot, SIZES } from "./kit";

const SITE = process.env.TUOMARI_SITE ?? resolve(import.meta.dirname, "../../target/site");
// A folder that is called like a room: no address may be taken for another.
const BELOW = "/clubs/laws/";
let host: Host;
let browser: Browser;

beforeAll(async () => {
  host = await Host.open(SITE, BELOW);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await host.close();
});

const half = (page: Page, color: string) => page.locator(`.half[data-color=${color}]`);

/** Everything that a page asks for, while it lives. */
function asked(page: Page): string[] {
  const all: string[] = [];
  page.on("request", (request) => all.push(request.url()));
  return all;
}

/** The worker has all of the pages, and the core that the clock asked it to keep. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().some(({ url }) => url.endsWith(".wasm"));
  });
}

test("the clock installs from the site, and with no host at all it plays a game to its end", async () => {
  const own = await Host.open(SITE, "/a/club/");
  const { page, context, errors } = await person(browser, `${own.url}clock/`, { viewport: SIZES.phone, hasTouch: true });
  await page.getByRole("button", { name: /Set the clock/ }).waitFor();
  await shoot(page, "site-clock-phone");
  await kept(page);
  // What the browser itself holds against installing it.
  const devtools = await context.newCDPSession(page);
  const manifest = (await devtools.send("Page.getAppManifest")) as { url: string; errors: object[]; data?: string };
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${own.url}manifest.webmanifest`);
  const { start_url: start, scope, icons } = JSON.parse(manifest.data ?? "{}") as { start_url: string; scope: string; icons: { src: string }[] };
  expect([new URL(start, manifest.url).href, new URL(scope, manifest.url).href]).toEqual([`${own.url}clock/`, own.url]);
  for (const { src } of icons) expect((await fetch(new URL(src, manifest.url))).status, src).toBe(200);
  const { installabilityErrors: against } = (await devtools.send("Page.getInstallabilityErrors")) as { installabilityErrors: { errorId: string }[] };
  expect(against.map((one) => one.errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map((one) => one.scope));
  expect(workers).toEqual([own.url]);

  await own.close();
  // As the icon on a phone opens it.
  await page.goto(`${own.url}clock/`);
  await page.locator('input[value="3+2"]').check({ force: true });
  await page.getByRole("button", { name: /Set the clock/ }).click();
  await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
  for (const color of ["white", "black", "white", "black"]) {
    await page.locator(`.half[data-color=${color}][data-runs=true]`).waitFor();
    await half(page, color).dispatchEvent("pointerdown", { button: 0 });
  }
  // A reload in the middle of it, without the slash that a host would add.
  await page.goto(`${own.url}clock`);
  await page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await page.locator(".grip").dispatchEvent("pointerdown", { button: 0 });
  await page.locator("dialog[open]").waitFor();
  await page.getByRole("button", { name: /White mates/ }).click();
  await page.getByRole("button", { name: /Tap again/ }).click();
  await page.getByText("Checkmate.").waitFor();
  expect(await page.locator("div.over strong").innerText()).toBe("1–0");
  // The laws are there too, at an address that nobody opened before.
  await page.goto(`${own.url}laws/fide-2023/5.1.1`);
  await page.locator("#a-5\\.1\\.1").waitFor();
  // The book is no part of it, and nothing is shown in its place.
  await expect(page.goto(`${own.url}book/`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  expect(errors.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  await context.close();
});

const ADDRESSES: [string, string | RegExp][] = [
  ["laws/", "The laws"],
  ["laws/fide-2023/", "FIDE Laws 2023"],
  ["laws/fide-2018/9.5.3", "FIDE Laws 2018"],
  ["laws/fi-blitz-2014/13.c/", "Finnish blitz 2014"],
  ["laws/fide-2014/compare/fide-2023/", "Side by side"],
  ["laws/fide-2023/decides/", /decides/],
  ["laws/fide-2023/decides/blitz-supervised/", /decides/],
  ["help/", "What are you doing tonight?"],
  ["help/arbiter/", "Arbiter"],
];

test.each(ADDRESSES)("%s is a page of its own, and every link in it leads on", async (address, heading) => {
  const { page, context, errors } = await person(browser, "about:blank");
  const all = asked(page);
  const answer = await page.goto(host.url + address);
  expect(answer?.status()).toBe(200);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.waitForLoadState("networkidle");
  const links = await page.evaluate(() => [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.href.split("#")[0]!));
  expect(links.length).toBeGreaterThan(3);
  for (const link of new Set(links)) {
    expect(link.startsWith(host.url), link).toBe(true);
    expect((await fetch(link)).status, link).toBe(200);
  }
  expect(all.filter((one) => !one.startsWith(host.url) && !one.startsWith("data:"))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test("from room to room without another document, and out to the front page with one", async () => {
  const { page, context, errors } = await person(browser, `${host.url}help/arbiter/`, { locale: "fi-FI" });
  await page.getByRole("heading", { level: 1, name: "Tuomari" }).waitFor();
  await page.evaluate(() => ((window as unknown as { same: boolean }).same = true));
  await page.getByRole("banner").getByRole("link", { name: "Säännöt" }).click();
  await page.waitForURL(`${host.url}laws`);
  await page.locator("a.book").first().click();
  await page.waitForURL(`${host.url}laws/fide-2023`);
  await page.locator("#a-1\\.1 a.number, #a-scope\\.1 a.number").first().waitFor();
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true);
  // Nothing leads to rooms that need a server.
  expect(await page.getByRole("banner").getByRole("navigation").getByRole("link").allInnerTexts()).toEqual(["Kello", "Säännöt"]);
  await page.goBack();
  await page.waitForURL(`${host.url}laws`);
  await page.reload();
  await page.locator("a.book").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Tuomari", exact: true }).click();
  await page.waitForURL(host.url);
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBeUndefined();
  expect(errors).toEqual([]);
  await context.close();
});

test("the front page in three languages, on a phone and on a desk, light and dark", async () => {
  for (const [place, title] of [["", /Laws have it/], ["fi/", /säännöissä sanotaan/], ["sv/", /reglerna säger/]] as const) {
    for (const [size, colorScheme] of [["phone", "light"], ["desktop", "dark"]] as const) {
      const { page, context, errors } = await person(browser, host.url + place, { viewport: SIZES[size], colorScheme });
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      expect(await faults(page), `${place} ${size} ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing is wider than the screen").toBeLessThanOrEqual(0);
      expect(await page.locator("img").evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).loading !== "lazy" && (one as HTMLImageElement).naturalWidth === 0).length)).toBe(0);
      expect(errors).toEqual([]);
      await context.close();
    }
  }
  const { page, context } = await person(browser, `${host.url}sv/`);
  await page.getByRole("link", { name: "Öppna klockan" }).click();
  await page.waitForURL(`${host.url}clock/`);
  await context.close();
});

test("the book is searched, and asks no other host for anything", async () => {
  const { page, context, errors } = await person(browser, "about:blank");
  const all = asked(page);
  await page.goto(`${host.url}book/`);
  await page.getByRole("heading", { level: 1, name: "Tuomari" }).waitFor();
  await page.goto(`${host.url}book/operating/`);
  await page.getByRole("button", { name: /Search/ }).first().click();
  await page.keyboard.type("dead position");
  await page.getByText(/^\d+ results$/).waitFor();
  await page.getByText(/What a frozen pawn can do/).click();
  // What was looked for goes along, to be marked there.
  await page.waitForURL((address) => address.href.startsWith(`${host.url}book/readings/`) && address.hash === "#d-56-what-a-frozen-pawn-can-do");
  await page.goto(`${host.url}book/readings/`);
  await page.locator("article a[href*='decisions'], article a[href*='crates/src'], article a[href*='files/']").first().click();
  await page.waitForLoadState("networkidle");
  expect(page.url().startsWith(host.url)).toBe(true);
  await page.goto(`${host.url}crates/`);
  await page.getByRole("link", { name: "tuomari-board" }).click();
  await page.waitForURL(`${host.url}crates/tuomari_board/index.html`);
  expect(all.filter((one) => !one.startsWith(host.url) && !/^(data|blob|about):/.test(one))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test("an address that is none says so, and leads to the front page of the site", async () => {
  const { page, context } = await person(browser, "about:blank");
  const before = host.missed.length;
  expect((await page.goto(`${host.url}book/nowhere/at-all`))?.status()).toBe(404);
  await page.getByRole("heading", { name: "Off the board" }).waitFor();
  const home = page.getByRole("link", { name: "Tuomari" });
  await expect.poll(() => home.getAttribute("href")).toBe(BELOW);
  await home.click();
  await page.getByRole("heading", { level: 1, name: /Laws have it/ }).waitFor();
  // It looked for the site in each folder from the top.
  expect(host.missed.splice(before)).toEqual([`${BELOW}book/nowhere/at-all`, "/site.css", "/clubs/site.css"]);
  await context.close();
});

test("nothing that a page of the site asked for was missing", () => {
  expect(host.missed).toEqual([]);
});
