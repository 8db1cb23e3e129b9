// Pictures of the pages, for the docs and for people who look: three sizes, light and dark.

import { beforeAll, expect, test } from "vitest";
import { opened, person, shoot, SIZES, type TestTable } from "./kit";
import { tap } from "./play";

const { server, browser } = await opened();
let fide: TestTable;
let strict: TestTable;

beforeAll(async () => {
  const names = { white: "Kotijoukkue", black: "Vierasjoukkue", event: "Keskiviikkokerho" };
  fide = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", names, regulations: { "fide-rated": "no" } });
  strict = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names });
  await server.act(fide, "black", { act: "start-clock" });
  const moves = [["white", "e2", "e4"], ["black", "e7", "e5"], ["white", "g1", "f3"], ["black", "b8", "c6"]] as const;
  for (const [seat, from, to] of moves) await server.act(fide, seat, { act: "make", from, to });
  await server.act(strict, "black", { act: "start-clock" });
});

const only = process.env.TUOMARI_LOOK ?? "";
const looks = Object.entries(SIZES).flatMap(([size, viewport]) => (["light", "dark"] as const).map((scheme) => ({ size, viewport, scheme })));

test.each(looks.filter(({ size, scheme }) => `${size}-${scheme}`.includes(only)))("$size, $scheme", async ({ size, viewport, scheme }) => {
  const locale = size === "tablet" ? "fi-FI" : "en-GB";
  const pages = { home: server.url, new: `${server.url}/new`, table: fide.link.white, strict: strict.link.white, black: strict.link.black };
  for (const [name, address] of Object.entries(pages)) {
    const { page, context, errors } = await person(browser, address, { viewport, colorScheme: scheme, locale });
    await page.locator("h1").first().waitFor({ state: "attached" });
    await page.waitForTimeout(300);
    await shoot(page, `${name}-${size}-${scheme}`);
    if (name === "table") {
      await page.locator("[data-claims]").click();
      await page.waitForTimeout(250);
      await shoot(page, `claims-${size}-${scheme}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  }
});

test("a touched piece is lifted over its own square", async () => {
  const { page, context } = await person(browser, strict.link.white);
  await page.locator(".cg-wrap piece").first().waitFor();
  await tap(page, "white", "g1");
  const piece = await page.locator("piece.lifted").boundingBox();
  const square = await page.locator("square.touched, square.selected").first().boundingBox();
  if (!piece || !square) throw new Error("nothing is touched");
  expect(piece.x).toBeCloseTo(square.x, 0);
  expect(square.y - piece.y).toBeGreaterThan(0);
  expect(square.y - piece.y).toBeLessThan(square.height / 4);
  await shoot(page, "touched");
  await context.close();
});

test("pieces and boards are chosen in the settings, and kept; marks are seen on each", async () => {
  // The king in check, the last move, and a hand on a piece.
  const check = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" });
  await server.act(check, "black", { act: "start-clock" });
  const moves = [["white", "e2", "e4"], ["black", "f7", "f6"], ["white", "d1", "h5"]] as const;
  for (const [seat, from, to] of moves) {
    await server.act(check, seat, { act: "place", from, to });
    await server.act(check, seat, { act: "release" });
    await server.act(check, seat, { act: "press" });
  }
  const { page, context, errors } = await person(browser, check.link.black, { viewport: SIZES.desktop });
  await page.locator(".cg-wrap piece").first().waitFor();
  const dressed = (): Promise<{ board: string | undefined; pawn: string; light: string }> =>
    page.evaluate(() => {
      const of = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector) ?? document.body);
      return { board: document.documentElement.dataset["board"], pawn: of(".cg-wrap piece.pawn.white").backgroundImage, light: of("cg-board").backgroundColor };
    });
  const pawns = new Set<string>();
  const squares = new Set<string>();
  for (const [set, board] of [["Usual", "Walnut"], ["Flat", "Linen"], ["Letters", "Slate"]] as const) {
    await page.locator("[data-settings]").click();
    await page.getByRole("combobox", { name: "Pieces", exact: true }).selectOption({ label: set });
    await page.getByRole("combobox", { name: "Board", exact: true }).selectOption({ label: board });
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator(".cg-wrap piece").first().waitFor();
    await expect.poll(async () => (await dressed()).board ?? "walnut").toBe(board.toLowerCase());
    if (set !== "Usual") await expect.poll(async () => pawns.has((await dressed()).pawn)).toBe(false);
    const now = await dressed();
    pawns.add(now.pawn);
    squares.add(now.light);
    await tap(page, "black", "g7");
    await page.locator("square.touched, square.selected").first().waitFor();
    expect(await page.locator("square.last-move").count()).toBe(2);
    await page.waitForTimeout(250);
    await shoot(page, `marks-${board.toLowerCase()}`);
    await tap(page, "black", "g7");
  }
  expect([pawns.size, squares.size]).toEqual([3, 3]);
  expect(errors).toEqual([]);
  await context.close();
});
