// What a person does at a table: pieces carried, tapped, touched; the clock; the sheet of claims.

import type { Page } from "playwright-core";
import { expect } from "vitest";

type Side = "white" | "black";

/** Where a square is on the screen. */
async function at(page: Page, square: string, side: Side): Promise<{ x: number; y: number }> {
  const box = await page.locator(".cg-wrap").boundingBox();
  if (!box) throw new Error("no board");
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square[1]) - 1;
  const [column, row] = side === "white" ? [file, 7 - rank] : [7 - file, rank];
  return { x: box.x + ((column + 0.5) * box.width) / 8, y: box.y + ((row + 0.5) * box.height) / 8 };
}

/** Carries a piece with the mouse. */
export async function drag(page: Page, side: Side, from: string, to: string): Promise<void> {
  const start = await at(page, from, side);
  const end = await at(page, to, side);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  // Chessground lifts the piece with the next frame of the screen.
  await page.locator("piece.dragging").waitFor({ state: "attached" });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/** Taps a square. */
export async function tap(page: Page, side: Side, square: string): Promise<void> {
  const place = await at(page, square, side);
  await page.mouse.click(place.x, place.y);
}

/** What stands on a square, as the grid for ears says it. */
export async function stands(page: Page, square: string, what: string): Promise<void> {
  const cell = page.locator(`[data-square="${square}"]`);
  await expect.poll(() => cell.getAttribute("aria-label")).toMatch(new RegExp(`^${square} ${what}`));
}

/** The clock runs for a side, as its page shows it. */
export async function toMove(page: Page, side: Side): Promise<void> {
  await expect
    .poll(() => page.locator(".bar.runs .disc").first().getAttribute("class"))
    .toContain(side);
}

/** Opens the sheet and does what an option says. */
export async function choose(page: Page, option: string, button = 0): Promise<void> {
  await page.locator(option.startsWith("claim-") ? "[data-claims]" : "[data-more]").click();
  await page.locator(`dialog[open] [data-option="${option}"] button`).nth(button).click();
}

/** Waits until a text is on the page. */
export async function sees(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

/** Waits until the rulings show a text together with an article. */
export async function ruled(page: Page, text: string | RegExp, article: string): Promise<void> {
  const line = page.locator("[data-rulings] li", { hasText: text }).filter({ has: page.getByText(article, { exact: true }) });
  await line.first().waitFor();
}

/** Waits for the end of the game, with its score and an article. */
export async function ended(page: Page, score: string, article: string): Promise<void> {
  const end = page.locator(".end");
  await end.waitFor();
  expect(await end.locator(".score").textContent()).toBe(score);
  await end.getByText(article, { exact: true }).waitFor();
}
