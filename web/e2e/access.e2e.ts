// axe finds nothing on any page, in three languages, light and dark; and no
// page is wider than its screen, at 200 % either. By turns, but at full size.

import { beforeAll, expect, test } from "vitest";
import { byTurns, faults, lights, opened, person, SIZES } from "./kit";

const { server, browser } = await opened();
const pages: Record<string, string> = {};

beforeAll(async () => {
  const fide = { rulebook: "fide-2018", time_control: "5+3", regulations: { "fide-rated": "no" } };
  const assisted = await server.table({ ...fide, table: "assisted", names: { white: "Kotijoukkue", black: "Vierasjoukkue" } });
  const strict = await server.table({ ...fide, table: "strict" });
  const over = await server.table({ ...fide, table: "assisted" });
  const announced = await server.table({ ...fide, table: "assisted" });
  await server.act(announced, "white", { act: "set-up-two-boards", white_blind: true });
  for (const table of [assisted, strict, over, announced]) await server.act(table, "black", { act: "start-clock" });
  await server.act(assisted, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(over, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(over, "black", { act: "resign" });
  Object.assign(pages, {
    home: server.url,
    lost: `${server.url}/nonsense`,
    new: `${server.url}/new`,
    assisted: assisted.link.black,
    strict: strict.link.white,
    over: over.link.white,
    announced: announced.link.white,
    spectator: `${server.url}/t/${assisted.id}`,
    record: `${server.url}/record/${over.id}`,
    clock: `${server.url}/clock`,
    laws: `${server.url}/laws`,
    article: `${server.url}/laws/fide-2018/7.5.5`,
    decides: `${server.url}/laws/fi-blitz-2014/decides`,
    help: `${server.url}/help`,
    "a page of help": `${server.url}/help/playing`,
    desk: assisted.link.arbiter,
    hall: `${server.url}/hall/${assisted.id}`,
  });
});

const NAMES = ["home", "lost", "new", "assisted", "strict", "over", "announced", "spectator", "record", "clock", "laws", "article", "decides", "help", "a page of help", "desk", "hall"];
const LOOKS = [
  { locale: "en-GB", viewport: SIZES.phone },
  { locale: "fi-FI", viewport: SIZES.desktop },
  { locale: "sv-FI", viewport: SIZES.tablet },
] as const;

test.each(NAMES)("%s", { timeout: 120_000 }, async (name) => {
  for (const [turn, how] of byTurns([...LOOKS.entries()], NAMES.indexOf(name))) {
    const { page, context } = await person(browser, pages[name] ?? "", { ...how, reducedMotion: "reduce" });
    await page.locator("main *").first().waitFor({ state: "attached" });
    await page.waitForTimeout(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${how.locale} ${how.viewport.width} wide`).toBeLessThanOrEqual(0);
    // From the top: what a reader has scrolled half under a bar that stays is not a target that is too small.
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of lights(turn + NAMES.indexOf(name))) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), `${how.locale} ${colorScheme}`).toEqual([]);
    }
    if (name === "assisted" || name === "strict") {
      await page.locator("[data-claims]").click();
      await page.getByRole("dialog").waitFor();
      expect(await faults(page), `claims ${how.locale}`).toEqual([]);
    }
    await context.close();
  }
});

test("at 200 % nothing is cut off", async () => {
  for (const name of ["home", "new", "assisted", "strict", "record"]) {
    const half = { width: SIZES.desktop.width / 2, height: SIZES.desktop.height / 2 };
    const { page, context } = await person(browser, pages[name] ?? "", { viewport: half, deviceScaleFactor: 2 });
    await page.locator("main *").first().waitFor({ state: "attached" });
    await page.waitForTimeout(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, name).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test("on a screen 320 pixels wide nothing is cut off, in the languages of long words", { timeout: 120_000 }, async () => {
  for (const [turn, name] of ["home", "lost", "new", "assisted", "strict", "announced", "over", "record", "clock", "laws", "article", "decides", "help", "a page of help"].entries()) {
    for (const locale of byTurns(["fi-FI", "sv-FI"], turn)) {
      const { page, context } = await person(browser, pages[name] ?? "", { viewport: { width: 320, height: 640 }, locale });
      await page.locator("main *").first().waitFor({ state: "attached" });
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide, `${name} ${locale}`).toBeLessThanOrEqual(0);
      await context.close();
    }
  }
});
