// A friend by one link: two taps to it, one to sit down, and who comes later watches.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatWord } from "../src/generated/wire";
import { byTurns, faults, opened, person, shoot, SIZES, type TestTable } from "./kit";
import { Hand } from "./hand";
import { sees } from "./play";

const { server, browser } = await opened({ "anyone-creates": "true" });
const PHONE = { viewport: SIZES.phone, hasTouch: true };

/** Has the lot fall on a colour: it is the only single byte that is drawn. */
async function lotFalls(page: Page, white: boolean): Promise<void> {
  await page.addInitScript((even: boolean) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      draw(array as Uint8Array<ArrayBuffer>);
      if (array instanceof Uint8Array && array.length === 1) array[0] = even ? 0 : 1;
      return array;
    };
  }, white);
}

async function invited(page: Page): Promise<string> {
  const field = page.getByLabel("Invitation", { exact: true });
  await field.waitFor();
  return (await field.inputValue()).replace(/^https?:\/\/[^/]+/, server.url);
}

test.each([true, false])("to a friend's first move in four taps on each side; the host is White: %s", async (white) => {
  const host = await person(browser, "about:blank", PHONE);
  await lotFalls(host.page, white);
  const hand = new Hand(host.page);
  await host.page.goto(server.url);
  await hand.tap(/^Play a friend/);
  await hand.tap("Get the link");
  const link = await invited(host.page);
  expect(await faults(host.page)).toEqual([]);
  await shoot(host.page, "friend-waiting-phone");

  const guest = await person(browser, link, PHONE);
  const theirs = new Hand(guest.page);
  await guest.page.getByRole("heading", { name: "You are invited to a game" }).waitFor();
  expect(await faults(guest.page)).toEqual([]);
  await shoot(guest.page, "friend-invited-phone");
  await theirs.tap(/^Sit down/);
  await guest.page.waitForURL(/\/t\//);
  await host.page.waitForURL(/\/t\//);

  // Black starts White's clock, whoever he is.
  const [first, second] = white ? [hand, theirs] : [theirs, hand];
  await second.tap(/start White’s clock/i);
  await expect.poll(async () => first.page.locator("cg-board").count()).toBe(1);
  await sees(first.page, /Your move|to move|3:00|2:5/);
  await first.square("e2");
  await first.square("e4");
  await sees(second.page, /e4/);
  await second.square("e7");
  await second.square("e5");
  await sees(first.page, /e5/);
  expect([hand.taps, theirs.taps].map((taps) => taps <= 5)).toEqual([true, true]);
  console.log(`taps to both first moves: host ${hand.taps}, friend ${theirs.taps}`);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  await host.context.close();
  await guest.context.close();
});

test("who opens the link later watches, and who sits finds back", async () => {
  const host = await person(browser, `${server.url}/new`);
  await host.page.getByRole("radio", { name: /10\+5/ }).check({ force: true });
  await host.page.getByRole("button", { name: "Get the link" }).click();
  const link = await invited(host.page);
  expect(await host.page.locator("[data-seat]").count(), "they play alone").toBe(0);
  await shoot(host.page, "friend-waiting-desktop");

  // The link is there after reading the page again, and by the way back.
  await host.page.reload();
  expect(await invited(host.page)).toBe(link);
  await host.page.getByRole("link", { name: "To the board" }).click();
  await host.page.goBack();
  expect(await invited(host.page)).toBe(link);

  // The link pasted on the front page is the same invitation.
  const guest = await person(browser, server.url);
  await guest.page.getByRole("button", { name: "I have a link or a code" }).click();
  await guest.page.getByRole("textbox").fill(link);
  await guest.page.keyboard.press("Enter");
  await guest.page.getByRole("button", { name: /^Sit down/ }).click();
  await guest.page.waitForURL(/\/t\//);
  const late = await person(browser, link);
  await late.page.getByRole("heading", { name: "Somebody sits there already" }).waitFor();
  expect(await faults(late.page)).toEqual([]);
  await shoot(late.page, "friend-taken-desktop");
  await late.page.getByRole("link", { name: "Watch this game" }).click();
  await late.page.waitForURL(/\/t\//);
  expect(await late.page.getByRole("button", { name: /start White’s clock/i }).count(), "he looks on").toBe(0);

  // The same link in the friend's own browser leads to his seat.
  await guest.page.goto(link);
  await guest.page.waitForURL(/\/t\//);
  await host.page.waitForURL(/\/t\//);
  expect([...host.errors, ...guest.errors]).toEqual([]);
  for (const one of [host, guest, late]) await one.context.close();
});

/** An address as this machine reaches it. */
async function addressIn(card: Locator): Promise<string> {
  return (await card.getByRole("textbox").inputValue()).replace(/^https?:\/\/[^/]+/, server.url);
}

/** The secrets that a host's browser keeps. */
async function tokens(page: Page): Promise<TestTable["token"]> {
  const kept = await page.evaluate(() => localStorage.getItem("tuomari-hosted") ?? "[]");
  const [newest] = JSON.parse(kept) as { links: { seat: SeatWord; token: string }[] }[];
  return Object.fromEntries(newest?.links.map(({ seat, token }) => [seat, token]) ?? []) as TestTable["token"];
}

test("with an arbiter there the page that waits has his link too", async () => {
  const host = await person(browser, `${server.url}/new`, PHONE);
  const { page } = host;
  await page.getByText("More choices").click();
  await page.getByRole("radio", { name: /^An arbiter is there/ }).check();
  await page.getByRole("button", { name: "Get the link" }).click();
  await invited(page);
  const card = page.locator('[data-seat="arbiter"]');
  await card.getByRole("heading", { name: "And this to the arbiter" }).waitFor();
  await card.getByRole("button", { name: "QR code" }).click();
  await card.getByRole("img", { name: "QR code: Arbiter" }).waitFor();
  expect(await faults(page)).toEqual([]);
  await shoot(page, "friend-arbiter-phone");
  const link = await addressIn(card);
  await page.reload();
  expect(await addressIn(card)).toBe(link);

  const arbiter = await person(browser, link);
  await expect.poll(() => arbiter.page.locator(".tile").count()).toBe(1);
  await card.getByRole("link", { name: "Open the desk" }).click();
  await page.waitForURL(/\/desk$/);
  await expect.poll(() => page.locator(".tile").count()).toBe(1);
  expect([...host.errors, ...arbiter.errors]).toEqual([]);
  for (const one of [host, arbiter]) await one.context.close();
});

test("the links stay until the game is over: who sits, who has not come yet, and the arbiter's", async () => {
  const host = await person(browser, `${server.url}/new`);
  const { page } = host;
  await page.getByText("More choices").click();
  await page.getByRole("radio", { name: /^An arbiter is there/ }).check();
  await page.getByRole("radio", { name: "White", exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: "Black", exact: true }).fill("Pikku Kotka");
  await page.getByRole("button", { name: "Get the link" }).click();
  const link = await invited(page);
  const seat = (name: string): Locator => page.locator(`[data-seat="${name}"]`);
  const arbiter = await addressIn(seat("arbiter"));

  const guest = await person(browser, link);
  await guest.page.getByRole("button", { name: /^Sit down/ }).click();
  await guest.page.waitForURL(/\/t\//);
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  // Each has been seen by the other before the host leaves.
  for (const one of [page, guest.page]) await one.locator('[data-presence="here"]').waitFor({ state: "attached" });
  await page.goto(`${server.url}/mine`);
  await page.getByRole("link", { name: "Links of all seats" }).click();
  await page.getByRole("heading", { name: "The table is ready" }).waitFor();
  expect(await addressIn(seat("arbiter"))).toBe(arbiter);
  await seat("black").getByRole("heading", { name: "Black Pikku Kotka" }).waitFor();
  await seat("black").locator('[data-presence="here"]', { hasText: "At the board" }).waitFor();
  await seat("black").getByText(/^The link you sent has been used/).waitFor();
  expect(await seat("black").getByRole("textbox").count(), "it opens nothing any more").toBe(0);
  await seat("white").locator('[data-presence="away"]').waitFor();
  expect(await faults(page)).toEqual([]);
  await shoot(page, "friend-links-desktop");
  await guest.page.goto("about:blank");
  await seat("black").locator('[data-presence="away"]', { hasText: /Away 0:/ }).waitFor();

  const table: TestTable = { id, link: {} as TestTable["link"], token: await tokens(page) };
  await server.act(table, "arbiter", { act: "start-clock" });
  await server.act(table, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(table, "white", { act: "resign" });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("tuomari-hosted"))).toBe("[]");
  expect([...host.errors, ...guest.errors]).toEqual([]);
  for (const one of [host, guest]) await one.context.close();
});

test("all of it in three languages, light and dark, at a phone's size and larger", { timeout: 180_000 }, async () => {
  for (const [turn, locale] of ["en-GB", "fi-FI", "sv-FI"].entries()) {
    for (const [size, viewport] of byTurns([["phone", SIZES.phone], ["desktop", SIZES.desktop]] as const, turn)) {
      const colorScheme = size === "phone" ? ("dark" as const) : ("light" as const);
      const { page, context } = await person(browser, `${server.url}/new`, { viewport, locale, colorScheme });
      await page.locator("form button[type=submit]").waitFor();
      expect(await faults(page), locale).toEqual([]);
      await shoot(page, `play-${size}-${colorScheme}-${locale.slice(0, 2)}`);
      await page.locator("summary").first().click();
      expect(await faults(page), locale).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${locale} ${size}`).toBeLessThanOrEqual(0);
      if (locale === "en-GB") await shoot(page, `play-more-${size}`);
      await context.close();
    }
  }
});
