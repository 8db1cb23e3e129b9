// Help: there in three languages, with the names that stand on the pages, found by a search, and there with no network.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { indexOf, LANGUAGES } from "../build/help";
import { HELP_PAGES } from "../src/help/names";
import { faults, oneIn, opened, person, shoot } from "./kit";

const { server, browser } = await opened({ "anyone-creates": "true" });
const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const LOCALES = { en: "en-GB", fi: "fi-FI", sv: "sv-FI" } as const;

/** Waits until a page of help, or where it begins, has its text. */
async function ready(page: Page): Promise<void> {
  await page.locator(".prose").first().waitFor({ state: "attached" });
}

const LOOKS = LANGUAGES.flatMap((language) => [{ language, size: "phone", viewport: PHONE }, { language, size: "laptop", viewport: LAPTOP }]);

// A phone and a laptop, in two languages.
test.each(oneIn(5, LOOKS))("axe finds nothing, and nothing is wider than the screen: $language, $size", { timeout: 120_000 }, async ({ language, size, viewport }) => {
  const { page, context, errors } = await person(browser, `${server.url}/help`, { viewport, locale: LOCALES[language] });
  for (const name of ["", ...HELP_PAGES]) {
    await page.goto(`${server.url}/help/${name}`);
    await ready(page);
    const what = `${name || "index"}-${size}-${language}`;
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(viewport.width);
    // Pages of help are made alike: two of them in both lights, the others in one.
    const lights = ["", "playing"].includes(name) ? (["light", "dark"] as const) : size === "phone" ? (["dark"] as const) : (["light"] as const);
    for (const colorScheme of lights) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), `${what} ${colorScheme}`).toEqual([]);
      await shoot(page, `help-${what}-${colorScheme}`);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("from where it begins every heading of every page is reached", { timeout: 120_000 }, async () => {
  const { page, context } = await person(browser, `${server.url}/help`, { viewport: LAPTOP, locale: "fi-FI" });
  await ready(page);
  const shown = await page.locator(".help a").evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const index = indexOf("fi");
  for (const { page: name, sections } of index) {
    if (name === "troubleshooting") continue;
    for (const { id } of sections) expect(shown).toContain(`/help/${name}#${id}`);
  }
  const troubles = index.find((one) => one.page === "troubleshooting");
  expect(await page.locator("summary").allTextContents()).toEqual(troubles?.sections.map(({ title }) => title));
  // A step of the evening opens the page there.
  await page.locator("ol a").nth(3).click();
  await page.waitForURL("**/help/first-evening#hand");
  const heading = page.locator("#hand");
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight / 2)).toBe(true);
  await context.close();
});

test("what help names is on the page it speaks of", async () => {
  const { page, context } = await person(browser, `${server.url}/help/playing`, { locale: "sv-FI" });
  await ready(page);
  const named = await page.locator("#friend ~ .prose strong").allTextContents();
  expect(named.length).toBeGreaterThanOrEqual(3);
  await page.goto(server.url);
  await page.getByRole("link", { name: named[0] ?? "" }).first().click();
  await page.getByRole("button", { name: named[1] ?? "" }).waitFor();
  await context.close();
});

test("a search finds the place in help, whatever the ending, and leads on to the laws", async () => {
  const { page, context } = await person(browser, `${server.url}/help`, { locale: "fi-FI" });
  await ready(page);
  const counts: string[] = [];
  for (const form of ["lippu", "lipun", "lippua"]) {
    await page.getByRole("searchbox").fill(form);
    await page.locator(".found mark").first().waitFor();
    await page.locator('.found a[href="/help/troubleshooting#flag"]').waitFor();
    counts.push((await page.getByRole("status").textContent()) ?? "");
  }
  expect(new Set(counts).size, counts.join(", ")).toBe(1);
  expect(new URL(page.url()).search).toBe("?q=lippua");
  await page.locator("a.laws").click();
  await page.waitForURL("**/laws?q=lippua");
  await page.locator("mark").first().waitFor();
  await page.goBack();
  await page.locator(".found mark").first().waitFor();
  await page.getByRole("searchbox").fill("zebra");
  await page.getByText("Ohjeesta ei löytynyt mitään").waitFor();
  await context.close();
});

test("the question mark of a page leads to what help says of it, and the language can be changed there", async () => {
  const { page, context } = await person(browser, `${server.url}/desk`, { viewport: PHONE });
  await page.getByRole("link", { name: "Help", exact: true }).click();
  await page.waitForURL("**/help/arbiter");
  await page.getByRole("heading", { level: 1, name: "Arbiter" }).waitFor();
  await page.getByLabel("Language").selectOption("sv");
  await page.getByRole("heading", { level: 1, name: "Domare" }).waitFor();
  for (const [path, to] of [["/new", "playing"], ["/compete", "organiser"], ["/clock", "clock"]] as const) {
    await page.goto(server.url + path);
    expect(await page.getByRole("link", { name: "Hjälp", exact: true }).getAttribute("href")).toBe(`/help/${to}`);
  }
  await page.goto(`${server.url}/help/nonsense`);
  await page.getByRole("alert").waitFor();
  await context.close();
});

test("the contents follow, by touch and by key", async () => {
  const { page, context } = await person(browser, `${server.url}/help/organiser`, { viewport: PHONE });
  await ready(page);
  const bar = page.getByRole("navigation", { name: "On this page" }).getByRole("button");
  await bar.press("Enter");
  await page.getByRole("link", { name: "Teams and captains" }).press("Enter");
  await expect.poll(() => bar.textContent()).toContain("Teams and captains");
  const heading = await page.locator("#teams").boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((await bar.boundingBox())?.height ?? 0);
  await context.close();
});

test("with no network help is still there", async () => {
  const { page, context } = await person(browser, `${server.url}/help`, { viewport: PHONE, locale: "fi-FI" });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  for (const name of HELP_PAGES) {
    await page.goto(`${server.url}/help/${name}`);
    await ready(page);
  }
  await page.goto(`${server.url}/help?q=kello`);
  await page.locator(".found mark").first().waitFor();
  await context.close();
});
