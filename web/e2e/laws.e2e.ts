// The laws: as the server knows them, found, linked, compared, and there with no network.

import { expect, test } from "vitest";
import { faults, lights, oneIn, opened, person, shoot, SIZES } from "./kit";

const BOOKS = ["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
const { server, browser } = await opened();

/** The phone of the drawings, and a laptop. */
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const LOCALES = ["en-GB", "fi-FI", "sv-FI"] as const;

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

test("an article has an address, a mark if it is an exception, and a board where pieces move", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2018/7.5.5`);
  const chosen = page.locator("article[aria-current=location]");
  await chosen.waitFor();
  await expect.poll(() => chosen.evaluate((one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  expect(await chosen.locator(".number").textContent()).toBe("7.5.5");
  // What the software decides is the rule and carries no mark; the legend has those that are exceptions.
  expect(await chosen.locator(".tag").count()).toBe(0);
  expect(await page.locator("article .tag").count()).toBeLessThan((await page.locator("article").count()) / 2);
  expect(await page.locator('[id="a-7.4.3"] .tag').textContent()).toBe("arbiter decides");
  expect(await page.locator(".legend .tag").allTextContents()).toEqual(["arbiter decides", "noted only", "for reading"]);
  // The same matter in the other books.
  await chosen.getByRole("link", { name: "13.d" }).first().click();
  await page.waitForURL("**/laws/fi-blitz-2014/13.d");
  await page.goBack();
  await chosen.waitFor();
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
  expect((await page.locator("mark").first().textContent())?.toLowerCase()).toContain("ohestalyö");
  await page.getByRole("searchbox").fill("7.5.5");
  await page.getByRole("link", { name: "7.5.5" }).first().click();
  await page.locator("article[aria-current=location]").waitFor();
  await context.close();
});

test.each([
  ["fi-FI", ["lippu", "lipu", "lipun"]],
  ["fi-FI", ["tasapeli", "tasapeliä"]],
  ["sv-FI", ["remi", "remis"]],
] as const)("a search knows endings and other names: %s %j", async (locale, forms) => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2023`, { locale });
  const counts: string[] = [];
  for (const form of forms) {
    await page.goto(`${server.url}/laws/fide-2023?q=${encodeURIComponent(form)}`);
    expect(await page.getByRole("searchbox").inputValue()).toBe(form);
    const status = page.getByRole("status");
    // The endings of the language come after the page.
    await expect.poll(async () => Number.parseInt((await status.textContent()) ?? "", 10)).toBeGreaterThan(10);
    counts.push((await status.textContent()) ?? "");
    await page.locator("mark").first().waitFor();
  }
  expect(new Set(counts).size, counts.join(", ")).toBe(1);
  await context.close();
});

test("what is searched for stands in the address, and comes back", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2023`);
  await page.getByRole("searchbox").fill("en passant");
  await page.locator("mark").first().waitFor();
  expect(new URL(page.url()).search).toBe("?q=en%20passant");
  await page.reload();
  await page.locator("mark").first().waitFor();
  const number = await page.locator(".found a").first().textContent();
  await page.locator(".found a").first().click();
  await page.locator("article[aria-current=location]").waitFor();
  expect(await page.locator("article[aria-current=location] .number").textContent()).toBe(number);
  expect(await page.getByRole("searchbox").inputValue()).toBe("");
  await page.goBack();
  await page.locator("mark").first().waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("en passant");
  await context.close();
});

test("the contents follow: the chapter that is read is marked, and there is a way up", async () => {
  for (const viewport of [PHONE, LAPTOP]) {
    const { page, context } = await person(browser, `${server.url}/laws/fide-2023/9.2.1`, { viewport });
    const contents = page.getByRole("navigation", { name: "Chapters" });
    await page.locator("article[aria-current=location]").waitFor();
    const small = viewport === PHONE;
    const bar = contents.getByRole("button");
    const current = small ? bar : contents.locator("[aria-current]");
    await expect.poll(() => current.textContent()).toContain("The drawn game");
    expect(await contents.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBe(0);
    // As large as the page's own words.
    expect(await contents.locator("a span").first().evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(16);
    if (small) {
      await bar.click();
      await bar.press("Escape");
      expect(await contents.getByRole("list").isVisible()).toBe(false);
      await bar.click();
    }
    await contents.getByRole("link", { name: "The arbiter" }).click();
    await expect.poll(() => current.textContent()).toContain("The arbiter");
    if (small) {
      expect(await contents.getByRole("list").isVisible()).toBe(false);
      // The heading is not behind the bar.
      const heading = await page.getByRole("heading", { name: "12 The arbiter" }).boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((await contents.boundingBox())?.height ?? 0);
      await contents.getByRole("link", { name: "To the top" }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    await context.close();
  }
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

test("what is the same does not depend on the reader's language", async () => {
  for (const [left, right] of [["fide-2018", "fide-2023"], ["fide-2014", "fide-2018"]] as const) {
    const counts: string[] = [];
    for (const locale of LOCALES) {
      const { page, context } = await person(browser, `${server.url}/laws/${left}/compare/${right}`, { locale });
      await page.locator(".pair.changed").first().waitFor();
      counts.push(/\d+/.exec((await page.locator(".check").textContent()) ?? "")?.[0] ?? "");
      counts.push(String(await page.locator(".pair.changed").count()));
      await context.close();
    }
    expect(counts.slice(2), counts.join(" ")).toEqual([...counts.slice(0, 2), ...counts.slice(0, 2)]);
  }
});

test("with no network the laws are still there", async () => {
  const { page, context } = await person(browser, `${server.url}/laws`, { viewport: SIZES.phone });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto(`${server.url}/laws/fi-blitz-2014/13.c`);
  await page.locator("article[aria-current=location]").waitFor();
  await context.close();
});

const LOOKS = LOCALES.flatMap((locale) => [["phone", PHONE], ["laptop", LAPTOP]].map(([size, viewport]) => ({ locale, size, viewport }) as { locale: (typeof LOCALES)[number]; size: string; viewport: typeof PHONE }));

// The shelf and the largest book are looked at by access.e2e.ts.
// A phone and a laptop, in two languages.
test.each(oneIn(5, LOOKS))("axe finds nothing, light and dark: $locale, $size", { timeout: 120_000 }, async ({ locale, size, viewport }) => {
  const { page, context } = await person(browser, `${server.url}/laws/fi-basics/ratsu.1`, { viewport, locale });
  const check = async (what: string): Promise<void> => {
    for (const colorScheme of lights(LOCALES.indexOf(locale) + (size === "phone" ? 0 : 1))) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), `${what} ${colorScheme}`).toEqual([]);
      await shoot(page, `laws-${what}-${size}-${locale.slice(0, 2)}-${colorScheme}`);
    }
  };
  await page.locator("article[aria-current=location] [role=img]").waitFor();
  if (size === "phone") await page.getByRole("navigation").getByRole("button").first().click();
  await check("basics");
  await page.goto(`${server.url}/laws/fi-blitz-2014?q=${{ "en-GB": "draw", "fi-FI": "tasapeli", "sv-FI": "remis" }[locale]}`);
  await page.locator("mark").first().waitFor();
  await check("found");
  await page.goto(`${server.url}/laws/fi-blitz-2014/compare/fi-team-blitz`);
  await page.locator(".pair mark").first().waitFor();
  await check("compare");
  await context.close();
});

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

test("pictures for the docs", async () => {
  for (const [size, viewport] of Object.entries({ ...SIZES, phone: PHONE })) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context } = await person(browser, `${server.url}/laws/fide-2018/7.5.5`, { viewport, colorScheme });
      await page.locator("article[aria-current=location]").waitFor();
      await shoot(page, `laws-book-${size}-${colorScheme}`);
      await context.close();
    }
  }
});
