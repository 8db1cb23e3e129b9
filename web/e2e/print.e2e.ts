// What comes out of a printer: the scoresheet, and the lists of the desk.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, opened, person, shoot, TestServer } from "./kit";

const { server, browser } = await opened();

/** A4 without its margins, in pixels. */
const PAPER = { width: 703, height: 1032 };
const MOVES = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7".split(" ");

async function pages(page: Page): Promise<number> {
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  return paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Shows the page as it would be printed, and takes its picture. */
async function onPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  await shoot(page, name);
}

const names = (board: number): Record<string, string> => ({ white: "Kotijoukkue", black: "Vierasjoukkue", event: "Keskiviikkokerho", board: String(board) });

test("the record as a scoresheet, on one page", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "15+10", table: "assisted", names: names(1), regulations: { "fide-rated": "no" } });
  await server.act(table, "black", { act: "start-clock" });
  for (const [at, move] of MOVES.entries()) await server.act(table, at % 2 === 0 ? "white" : "black", { act: "make", move });
  await server.act(table, "white", { act: "resign" });
  const { page, context, errors } = await person(browser, `${server.url}/record/${table.id}`, { locale: "fi-FI", colorScheme: "dark" });
  await page.locator("h1").first().waitFor();
  expect(await page.locator(".sheet").isVisible()).toBe(false);
  await onPaper(page, "print-scoresheet");
  const sheet = page.locator(".sheet");
  expect(await sheet.locator(".moves p").nth(9).textContent()).toBe("10d4Rbd7");
  expect(await sheet.locator(".moves p").count()).toBe(60);
  expect(await page.locator("header").isVisible()).toBe(false);
  const hash = await sheet.locator(".hash").boundingBox();
  expect((hash?.y ?? Infinity) + (hash?.height ?? 0)).toBeLessThan(PAPER.height);
  expect(await pages(page)).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test("a long list of the desk goes on to the next page", async () => {
  const boards = 45;
  for (let board = 2; board <= boards; board++) {
    const table = await server.table({ rulebook: "fide-2018", time_control: "15+10", table: "assisted", names: names(board), regulations: { "fide-rated": "no" } });
    await server.act(table, "black", { act: "start-clock" });
    await server.act(table, "white", { act: "resign" });
  }
  const { page, context, errors } = await person(browser, `${server.url}/desk#${server.organiser}`, { locale: "fi-FI", colorScheme: "dark" });
  await page.getByRole("button", { name: "Luettelot ja linkit" }).click();
  await page.getByRole("button", { name: "Tulokset" }).click();
  await expect.poll(() => page.locator(".paper tbody tr").count(), { timeout: 15_000 }).toBe(boards);
  await onPaper(page, "print-results");
  // From the top of the paper, with nothing around it.
  const list = await page.locator(".paper").boundingBox();
  expect([list?.x, list?.y]).toEqual([0, 0]);
  expect(await page.locator(".prints").evaluate((dialog) => getComputedStyle(dialog, "::backdrop").display)).toBe("none");
  const height = list?.height ?? 0;
  expect(height).toBeGreaterThan(PAPER.height);
  expect(await pages(page)).toBe(Math.ceil(height / PAPER.height));
  expect(errors).toEqual([]);
  await context.close();
});

test("cards for the boards, each whole", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/desk#${server.organiser}`, { locale: "en-GB" });
  await page.locator(".bar").getByRole("button", { name: "Set up boards" }).click();
  const form = page.getByRole("dialog").locator("form");
  await form.locator("select").first().selectOption("fi-blitz-2014");
  await form.locator("input").first().fill("5 min");
  await form.getByLabel("Number of boards").fill("8");
  await form.locator('button[type="submit"]').click();
  await form.waitFor({ state: "detached", timeout: 15_000 });
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Board cards" }).click();
  await expect.poll(() => page.locator(".card svg").count(), { timeout: 15_000 }).toBe(16);
  await onPaper(page, "print-cards");
  const widths = await page.locator(".card").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeLessThanOrEqual(PAPER.width / 2 + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test("a new link for one seat at a time, at the second tap, and none for who sits there", async () => {
  const own = await TestServer.start();
  const asked = { rulebook: "fide-2018", time_control: "15+10", table: "assisted", regulations: { "fide-rated": "no" } } as const;
  const begun = await own.table({ ...asked, names: { white: "Rauma", black: "Vasa", board: "1" } });
  const waits = await own.table({ ...asked, names: { white: "Salo", black: "Åbo", board: "2" } });
  await own.act(begun, "black", { act: "start-clock" });
  const opens = async (token: string): Promise<number> => (await fetch(`${own.url}/api/tables/${waits.id}`, { headers: { authorization: `Bearer ${token}` } })).status;

  const { page, context, errors } = await person(browser, `${own.url}/desk#${own.organiser}`);
  await page.getByRole("button", { name: "Lists and links" }).click();
  await page.getByRole("button", { name: "Board cards" }).click();
  await page.getByText("Players sit in 2 seats more.").waitFor();
  expect(await page.getByRole("button", { name: /^New link: (Salo, White|Åbo, Black)$/ }).count()).toBe(2);
  expect(await page.getByRole("button", { name: /^New link/ }).count()).toBe(2);
  await shoot(page, "desk-new-links");
  expect(await faults(page)).toEqual([]);

  await page.getByRole("button", { name: "New link: Åbo, Black" }).click();
  await page.getByRole("button", { name: "The old link stops working now: give a new one: Åbo, Black" }).waitFor();
  expect(await opens(waits.token.black)).toBe(200);
  // Who thinks better of it taps elsewhere.
  await page.getByRole("button", { name: "New link: Salo, White" }).focus();
  await page.getByRole("button", { name: "New link: Åbo, Black" }).waitFor();
  await page.getByRole("button", { name: "New link: Åbo, Black" }).click();
  await page.getByRole("button", { name: /The old link stops working now/ }).click();
  await expect.poll(() => page.locator(".card svg").count()).toBe(1);
  expect(await opens(waits.token.black)).toBe(401);
  expect(await opens(waits.token.white)).toBe(200);

  // Somebody comes while the desk looks on: his link is no longer offered.
  await own.act(waits, "arbiter", { act: "start-clock" });
  await expect.poll(() => page.getByRole("button", { name: /^New link/ }).count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
  await own.stop();
});
