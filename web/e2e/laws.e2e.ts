// The laws: as the server knows them, found, linked, compared, and there with no network.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { opened, person, shoot, SIZES } from "./kit";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BOOKS = ["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
const { server, browser } = await opened();

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

test("every article of every rulebook stands on the page as the server has it", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/laws`);
  await page.getByRole("heading", { name: "The laws" }).waitFor();
  for (const book of BOOKS) {
    const said = (await (await fetch(`${server.url}/api/laws/${book}`)).json()) as { id: string; gist: { en: string }; kind: string }[];
    await page.goto(`${server.url}/laws/${book}`);
    await page.locator("article").first().waitFor();
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll("article")].map((one) => [one.querySelector(".number")!.getAttribute("href")!.split("/").pop()!, one.querySelector("p")!.textContent!.trim()]),
    );
    expect(shown, book).toEqual(said.map(({ id, gist }) => [id.slice(book.length + 1), gist.en]));
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("an article has an address, a tag, and a board where pieces move", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2018/7.5.5`);
  const chosen = page.locator("article[aria-current=location]");
  await chosen.waitFor();
  await expect.poll(() => chosen.evaluate((one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  expect(await chosen.locator(".number").textContent()).toBe("7.5.5");
  expect(await chosen.locator(".tag").textContent()).toContain("enforced");
  await page.goto(`${server.url}/laws/fide-2018/3.6`);
  await page.locator('[id="a-3.6"] [role=img]').waitFor();
  // 65 characters a line, and a few.
  const wide = await page.locator('[id="a-3.6"] .gist').evaluate((one) => one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize));
  expect(wide).toBeLessThan(42);
  await page.goto(`${server.url}/laws/fide-2018/99.9`);
  await page.getByText("There is no article 99.9 here.").waitFor();
  await context.close();
});

test("words and numbers are found, in the reader's language", async () => {
  const { page, context } = await person(browser, `${server.url}/laws`, { locale: "fi-FI" });
  await page.getByRole("searchbox").fill("ohestalyo");
  await page.locator("mark").first().waitFor();
  expect((await page.locator("mark").first().textContent())?.toLowerCase()).toBe("ohestalyö");
  await page.getByRole("searchbox").fill("7.5.5");
  await page.getByRole("link", { name: "7.5.5" }).first().click();
  await page.locator("article[aria-current=location]").waitFor();
  await context.close();
});

test("two editions side by side: what changed is marked", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/laws/fide-2018/compare/fide-2023`);
  await page.locator(".pair.changed mark").first().waitFor();
  expect(await page.locator(".pair.same").count()).toBe(0);
  const changed = await page.locator(".pair.changed").count();
  await page.getByRole("checkbox").check();
  expect(await page.locator(".pair.same").count()).toBeGreaterThan(200);
  expect(await page.locator(".pair.changed").count()).toBe(changed);
  const different = (await (await fetch(`${server.url}/api/laws/fide-2018:blitz-unsupervised/differences/fide-2023:blitz-unsupervised`)).json()) as unknown[];
  const listed = await page.locator(".settings li").count();
  // The page shows what is printed; the server decides what is left to events.
  expect(Math.abs(listed - different.length)).toBeLessThanOrEqual(3);
  expect(errors).toEqual([]);
  await shoot(page, "laws-compare-desktop");
  await context.close();
});

test("with no network the laws are still there", async () => {
  const { page, context } = await person(browser, `${server.url}/laws`, { viewport: SIZES.phone });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${server.url}/laws/fi-blitz-2014/13.c`);
  await page.locator("article[aria-current=location]").waitFor();
  await context.close();
});

test("axe finds nothing: three languages, light and dark", async () => {
  for (const locale of ["en-GB", "fi-FI", "sv-FI"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context } = await person(browser, `${server.url}/laws`, { viewport: SIZES.phone, locale, colorScheme });
      const name = `${locale.slice(0, 2)}-${colorScheme}`;
      await page.locator(".shelf a").first().waitFor();
      expect(await axe(page), `${name} shelf`).toEqual([]);
      await shoot(page, `laws-shelf-phone-${name}`);
      await page.goto(`${server.url}/laws/fi-basics/ratsu.1`);
      await page.locator("article[aria-current=location] [role=img]").waitFor();
      expect(await axe(page), `${name} book`).toEqual([]);
      await shoot(page, `laws-book-phone-${name}`);
      await page.goto(`${server.url}/laws/fi-blitz-2014/compare/fi-team-blitz`);
      await page.locator(".pair mark").first().waitFor();
      expect(await axe(page), `${name} compare`).toEqual([]);
      await context.close();
    }
  }
}, 240_000);

test("nothing on a phone is wider than it", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2018/3.6`, { viewport: SIZES.phone });
  for (const path of ["/laws/fide-2018/3.6", "/laws/fi-basics", "/laws/fide-2014/compare/fide-2018", "/laws"]) {
    await page.goto(`${server.url}${path}`);
    await page.locator("h1").waitFor();
    await page.locator("article, .pair p, .shelf a").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(SIZES.phone.width);
  }
  await context.close();
});

test("pictures of other screens", async () => {
  for (const size of ["tablet", "desktop"] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context } = await person(browser, `${server.url}/laws/fide-2018/7.5.5`, { viewport: SIZES[size], colorScheme });
      await page.locator("article[aria-current=location]").waitFor();
      await shoot(page, `laws-book-${size}-${colorScheme}`);
      await context.close();
    }
  }
});
