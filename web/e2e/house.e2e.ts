// Alone: from the front page to the first move against the house, the guided first game, and the next game.

import { expect, test } from "vitest";
import { Hand } from "./hand";
import { faults, opened, person, shoot, SIZES } from "./kit";
import { stands } from "./play";

// Nothing is set: a newcomer meets a server as it comes.
const { server, browser } = await opened();
const PHONE = { viewport: SIZES.phone, hasTouch: true };

test("from the front page to the first move against the house: three taps, ten seconds", async () => {
  const { page } = await person(browser, server.url, PHONE);
  const hand = new Hand(page);
  await page.getByRole("button", { name: "Play the house" }).waitFor();
  const began = performance.now();
  await hand.tap("Play the house");
  await page.waitForURL(/\/t\//);
  // The house starts the clock; nobody waits for a friend.
  await page.locator(".bar.runs").waitFor();
  await hand.square("e2");
  await hand.square("e4");
  await stands(page, "e4", "white pawn");
  const took = performance.now() - began;
  console.log(`${hand.taps} taps, ${Math.round(took)} ms to the first move against the house`);
  expect(hand.taps).toBe(3);
  expect(took).toBeLessThan(10_000);
  // It answers, it is there, and it has a name.
  await expect.poll(() => page.locator("[data-face=white].runs").count(), { timeout: 10_000 }).toBe(1);
  expect(await page.locator("[data-face=black]").textContent()).toContain("Tuomari");
  expect(await page.locator("[data-presence=here]").count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await shoot(page, "house-phone");
  await page.context().close();
});

test("the guided first game: touch, let go, press, and claim what the house does wrong", async () => {
  const { page } = await person(browser, `${server.url}/new`, PHONE);
  const guide = async (step: string): Promise<void> => page.locator(`[data-guide=${step}]`).waitFor({ timeout: 15_000 });
  await page.getByRole("button", { name: "Start the guided game" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await shoot(page, "house-card-phone");
  await page.getByRole("button", { name: "Start the guided game" }).tap();
  const hand = new Hand(page);
  for (const [from, to] of [
    ["e2", "e4"],
    ["d2", "d4"],
  ] as const) {
    await guide("touch");
    await hand.square(from);
    await guide("place");
    await hand.square(to);
    await guide("press");
    if (from === "e2") await shoot(page, "guide-press-phone");
    await page.locator("[data-press]").tap();
  }
  await guide("claim");
  await shoot(page, "guide-claim-phone");
  expect(await faults(page)).toEqual([]);
  await page.locator("[data-guide=claim]").getByRole("button").tap();
  // The knight goes back, and must move as knights do.
  await guide("on");
  await expect.poll(() => page.locator("[data-face=white].runs").count(), { timeout: 10_000 }).toBe(1);
  await shoot(page, "guide-ruled-phone");
  await page.context().close();
});

test("after the game the next one, with colours changed", async () => {
  const { page } = await person(browser, server.url, PHONE);
  await page.getByRole("button", { name: "Play the house" }).tap();
  await page.waitForURL(/\/t\//);
  const first = page.url();
  await page.locator(".bar.runs").waitFor();
  await page.getByRole("button", { name: /^Resign/ }).tap();
  await page.getByRole("button", { name: /resign/i }).last().tap();
  await page.getByRole("button", { name: "Play again, colours changed" }).tap();
  await expect.poll(() => page.url()).not.toBe(first);
  await page.locator(".orientation-black").waitFor();
  await page.getByRole("button", { name: /start White’s clock/i }).tap();
  await expect.poll(() => page.locator("[data-face=black].runs").count(), { timeout: 10_000 }).toBe(1);
  await page.goto(`${server.url}/mine`);
  await expect.poll(() => page.getByText("Tuomari").count()).toBeGreaterThanOrEqual(2);
  await page.context().close();
});
