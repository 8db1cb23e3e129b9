// A screen that stands still: whatever comes or opens, the board and both clocks
// stay where they are, in sight and not covered.

import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { NewTableDto } from "../src/generated/wire";
import { byTurns, opened, person, shoot, type TestTable } from "./kit";
import { Wire } from "./proxy";

const { server, browser } = await opened();
const wire = await Wire.to(server.url);
afterAll(() => wire.close());

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 768 },
  side: { width: 844, height: 390 },
  zoomed: { width: 683, height: 384 },
} as const;
const THINGS = { board: ".frame-ground .cg-wrap", white: '[data-face="white"]', black: '[data-face="black"]' };

const FIDE: NewTableDto = { rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } };

type Places = Record<string, { x: number; y: number; width: number; height: number } | null>;

async function places(page: Page, things: Record<string, string> = THINGS): Promise<Places> {
  const found: Places = {};
  for (const [name, selector] of Object.entries(things)) found[name] = await page.locator(selector).first().boundingBox();
  return found;
}

/** What lies over the middle of a thing, if anything else does. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate((things) => {
    const over: string[] = [];
    for (const [name, selector] of Object.entries(things)) {
      const thing = document.querySelector(selector);
      const box = thing?.getBoundingClientRect();
      if (!thing || !box) {
        over.push(`no ${name}`);
        continue;
      }
      for (const share of [0.1, 0.5, 0.9]) {
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * share);
        if (!top || !(thing.contains(top) || top.contains(thing))) over.push(`${name} by ${top?.tagName} ${top?.className}`);
      }
    }
    return over;
  }, THINGS);
}

/** Refuses the next command of a page, once `refuse` is set. */
async function refusing(page: Page): Promise<{ next: boolean }> {
  const how = { next: false };
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const behind = socket.connectToServer();
    behind.onClose(() => void socket.close());
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { type: string; key: string };
      if (said.type !== "command" || !how.next) return behind.send(message);
      how.next = false;
      const problem = { type: "urn:tuomari:problem:refused", title: "The player does not have the move.", status: 409, reason: "not-your-move", articles: ["fide-2018/1.1"] };
      socket.send(JSON.stringify({ type: "refused", key: said.key, problem }));
    });
  });
  return how;
}

async function begun(asked: NewTableDto): Promise<TestTable> {
  const table = await server.table(asked);
  await server.act(table, "black", { act: "start-clock" });
  for (const [seat, from, to] of [["white", "e2", "e4"], ["black", "e7", "e5"]] as const) {
    await server.act(table, seat, { act: "make", from, to });
    if (asked.table === "strict") await server.act(table, seat, { act: "press" });
  }
  return table;
}

const CASES = Object.entries(SCREENS).flatMap(([screen, viewport]) => (["assisted", "strict"] as const).map((kind) => ({ screen, viewport, kind })));

test.each(CASES)("$screen, $kind: not one pixel", async ({ screen, viewport, kind }) => {
  const table = await begun({ ...FIDE, table: kind });
  const { page, context, errors } = await person(browser, "about:blank", { viewport, reducedMotion: "reduce" });
  const refuse = await refusing(page);
  await page.goto(table.link.white.replace(server.url, wire.url));
  await page.locator('[data-face="white"].runs').waitFor();
  await page.locator("[data-claims]").waitFor();
  const before = await places(page);
  expect(Object.values(before)).not.toContain(null);
  const still = async (what: string): Promise<void> => {
    expect(await places(page), what).toEqual(before);
    expect(await covered(page), what).toEqual([]);
    expect(await page.evaluate(() => scrollY), what).toBe(0);
  };
  await still("at first");

  for (const sheet of ["[data-claims]", "[data-more]", "[data-settings]"]) {
    await page.locator(sheet).click();
    await page.locator("dialog[open]").waitFor();
    await still(sheet);
    if (sheet === "[data-claims]") await shoot(page, `still-${screen}-${kind}-claims`);
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }

  wire.cut();
  await page.locator("[data-lost]").waitFor();
  await still("no connection");
  await shoot(page, `still-${screen}-${kind}-lost`);
  wire.mend();
  await page.locator("[data-lost]").waitFor({ state: "detached" });

  refuse.next = true;
  await page.locator("[data-resign]").click();
  await page.locator("[data-resign]").click();
  await page.getByRole("alert").waitFor();
  await still("a refusal");

  await server.act(table, "black", { act: "offer-draw" });
  await page.getByRole("group", { name: "Draw offer" }).waitFor();
  await still("an offer");
  await server.act(table, "white", { act: "decline-draw" });

  await server.act(table, "white", { act: "claim", claim: "threefold" });
  await page.locator("[data-rulings]").waitFor();
  await still("a ruling");
  await shoot(page, `still-${screen}-${kind}-ruled`);

  await server.act(table, "white", { act: "stop-clock" });
  await page.locator("[data-stopped]").waitFor();
  await still("the clock stopped");

  await server.act(table, "black", { act: "resign" });
  await page.locator(".end").waitFor();
  await still("the end");
  await shoot(page, `still-${screen}-${kind}-end`);
  expect(errors.filter((text) => !/WebSocket|ERR_/.test(text))).toEqual([]);
  await context.close();
});

test.each(CASES.filter(({ screen }) => screen !== "desktop"))("$screen, $kind: board, clocks and actions are on the screen without scrolling", async ({ screen, viewport, kind }) => {
  // The words are shorter in English.
  for (const locale of byTurns([["fi-FI", "en-GB"], ["sv-FI"]], Object.keys(SCREENS).indexOf(screen)).flat()) {
    const table = await begun({ ...FIDE, table: kind });
    const { page, context } = await person(browser, table.link.white, { viewport, locale });
    await page.locator("[data-claims]").waitFor();
    const things = { ...THINGS, claim: "[data-claims]", offer: "[data-offer]", resign: "[data-resign]", stop: "[data-stop]", more: "[data-more]", ...(kind === "strict" ? { press: "[data-press]", tray: "[data-tray]" } : {}) };
    for (const [name, box] of Object.entries(await places(page, things))) {
      expect(box, name).not.toBeNull();
      if (!box) continue;
      expect(box.x, `${name} ${locale}`).toBeGreaterThanOrEqual(0);
      expect(box.y, `${name} ${locale}`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${name} ${locale}`).toBeLessThanOrEqual(viewport.width);
      expect(box.y + box.height, `${name} ${locale}`).toBeLessThanOrEqual(viewport.height);
    }
    // No word is cut off on its button.
    const cut = await page.locator(".acts button").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).map((one) => one.textContent));
    expect(cut, locale).toEqual([]);
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls, locale).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test("on its side the board takes the height", async () => {
  for (const viewport of [SCREENS.side, SCREENS.zoomed]) {
    const table = await begun(FIDE);
    const { page, context } = await person(browser, table.link.white, { viewport });
    await page.locator("[data-claims]").waitFor();
    const board = await page.locator(".frame-ground").boundingBox();
    expect(board?.height).toBeGreaterThan(viewport.height - 16);
    await context.close();
  }
});
