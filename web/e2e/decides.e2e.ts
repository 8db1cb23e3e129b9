// What the software decides, asks and notes: as the server and the command
// have it, in three languages, by keyboard, on paper.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { byTurns, lights, opened, person, PROGRAM, shoot, SIZES } from "./kit";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const BOOKS = ["fide-2023", "fide-2018", "fide-2014", "fi-blitz-2014", "fi-team-blitz", "fi-basics"];
const KINDS = ["enforced", "ruled", "recorded", "stated"];
const { server, browser } = await opened();

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

interface Said {
  total: number;
  articles: { kind: string; count: number }[];
  who: { name: string; meaning: string; articles: string[] }[];
  groups: { kind: string; articles: { number: string; gist: string }[] }[];
}

/** What the command says of a rulebook. */
function command(book: string, lang: string, profile: string[] = []): Said {
  return JSON.parse(execFileSync(PROGRAM, ["laws", "decides", book, ...profile, "--json", "--lang", lang], { encoding: "utf8" })) as Said;
}

/** The rows of each group on the page: number and gist. */
function rows(page: Page): Promise<Record<string, string[][]>> {
  return page.evaluate(
    (kinds) =>
      Object.fromEntries(
        kinds.map((kind) => [
          kind,
          [...document.querySelectorAll(`#g-${kind} li`)].map((row) => [row.querySelector(".number")!.getAttribute("href")!.split("/").pop()!, row.querySelector(".gist")!.textContent!.trim()]),
        ]),
      ),
    KINDS,
  );
}

/** Opens the page of a book and waits for its groups. */
async function open(page: Page, book: string, profile = ""): Promise<void> {
  await page.goto(`${server.url}/laws/${book}/decides${profile}`);
  await page.locator("#g-stated").waitFor();
}

test("every article of every rulebook is in one group, as the server and the command have it", { timeout: 120_000 }, async () => {
  for (const [locale, lang] of [["en-GB", "en"], ["fi-FI", "fi"], ["sv-FI", "sv"]] as const) {
    const { page, context, errors } = await person(browser, `${server.url}/laws`, { locale });
    for (const book of BOOKS) {
      await open(page, book);
      const shown = await rows(page);
      const api = (await (await fetch(`${server.url}/api/laws/${book}`)).json()) as { id: string; kind: string; gist: Record<string, string> }[];
      const said = command(book, lang);
      for (const kind of KINDS) {
        const own = api.filter((article) => article.kind === kind).map(({ id, gist }) => [id.slice(book.length + 1), gist[lang] ?? ""]);
        expect(shown[kind], `${book} ${kind} ${lang}`).toEqual(own);
        expect(said.groups.find((group) => group.kind === kind)?.articles.map(({ number, gist }) => [number, gist])).toEqual(own);
      }
      const counts = await page.locator("tr.here td.figures").allTextContents();
      expect(counts.map(Number), book).toEqual(said.articles.map(({ count }) => count));
      expect(counts.map(Number).reduce((sum, count) => sum + count)).toBe(api.length);
    }
    expect(errors).toEqual([]);
    await context.close();
  }
});

test("who has to speak up follows the rulebook and what is played", async () => {
  const { page, context } = await person(browser, `${server.url}/laws`, { locale: "fi-FI" });
  const asked: [string, string][] = [["fide-2018", "standard"], ["fide-2018", "blitz-unsupervised"], ["fide-2014", "rapid-unsupervised"], ["fi-blitz-2014", "only"], ["fi-team-blitz", "only"], ["fi-basics", "only"]];
  for (const [book, profile] of asked) {
    await open(page, book, profile === "only" ? "" : `/${profile}`);
    const shown = await page.locator(".who dl > div").evaluateAll((all) => all.map((one) => [one.querySelector("dt")!.textContent!.trim(), [...one.querySelectorAll("a")].map((link) => link.getAttribute("href"))]));
    const said = command(book, "fi", ["--profile", profile]).who;
    expect(shown, `${book} ${profile}`).toEqual(said.map(({ meaning, articles }) => [meaning, articles.slice(0, 4).map((id) => `/laws/${id}`)]));
  }
  await open(page, "fide-2018");
  await page.getByText("tuomari tai pelaaja").first().waitFor();
  await page.locator(".title select").selectOption("blitz-unsupervised");
  await page.getByText("tuomarin on todettava se").first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/fide-2018/decides/blitz-unsupervised");
  await page.getByRole("link", { name: "FIDEn säännöt 2023" }).click();
  await page.locator("tr.here", { hasText: "FIDEn säännöt 2023" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/fide-2023/decides/blitz-unsupervised");
  await page.getByRole("link", { name: "Suomalainen pikashakki 2014" }).click();
  await page.locator("tr.here", { hasText: "Suomalainen pikashakki 2014" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/fi-blitz-2014/decides");
  expect(await page.locator(".whole").getByRole("link", { name: "FIDEn säännöt 2014" }).getAttribute("href")).toBe("/laws/fide-2014/decides");
  await context.close();
});

const WORDS = {
  "en-GB": { title: "What the software decides, asks and notes", card: "FIDE Laws 2018: decides", groups: ["Decides by itself", "Asks the arbiter", "Only notes what is reported", "Leaves to people"] },
  "fi-FI": { title: "Mitä ohjelma ratkaisee, kysyy ja kirjaa", card: "FIDEn säännöt 2018: ratkaisee", groups: ["Ratkaisee itse", "Kysyy tuomarilta", "Vain kirjaa, mitä ilmoitetaan", "Jättää ihmisille"] },
  "sv-FI": { title: "Vad programmet avgör, frågar och antecknar", card: "FIDE:s regler 2018: avgör", groups: ["Avgör själv", "Frågar domaren", "Antecknar bara det som anmäls", "Lämnar åt människor"] },
} as const;

test.each(Object.entries(WORDS))("the laws lead to it, and it to the articles: %s", async (locale, words) => {
  const { page, context, errors } = await person(browser, `${server.url}/laws`, { locale });
  await page.getByRole("link", { name: words.title }).click();
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
  await page.goto(`${server.url}/laws`);
  await page.getByRole("link", { name: words.card }).click();
  await page.locator("#g-stated").waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/fide-2018/decides");
  const headings = await page.locator(".group h2").allTextContents();
  expect(headings).toEqual(words.groups);
  await page.locator("#g-enforced").getByRole("link", { name: "7.5.5" }).click();
  await page.locator("article[aria-current=location]").waitFor();
  await page.locator(`main a[href="/laws/fide-2018/decides"]`).first().click();
  await page.locator("#g-ruled").waitFor();
  expect(new URL(page.url()).pathname).toBe("/laws/fide-2018/decides");
  expect(errors).toEqual([]);
  await context.close();
});

/** Tab until it has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let times = 0; times < 60; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${selector} by Tab`);
}

test("kinds and words are chosen, and groups folded, by keyboard alone", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2018/decides`);
  await page.locator("#g-stated").waitFor();
  const visible = (): Promise<string[]> => page.locator(".group").evaluateAll((all) => all.map((one) => one.id));
  expect(await visible()).toEqual(KINDS.map((kind) => `g-${kind}`));
  expect(await page.locator("#g-stated").getAttribute("open")).toBeNull();
  await tabTo(page, "input[type=radio]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(visible).toEqual(["g-ruled"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(visible).toEqual(["g-stated"]);
  expect(await page.locator("#g-stated").getAttribute("open")).not.toBeNull();
  await page.keyboard.press("ArrowRight");
  await expect.poll(visible).toEqual(KINDS.map((kind) => `g-${kind}`));

  await tabTo(page, "input[type=search]");
  await page.keyboard.type("sealed move");
  await page.locator(".group mark").first().waitFor();
  const found = await page.locator(".group li").count();
  expect(found).toBeGreaterThan(3);
  expect(await page.getByRole("status").textContent()).toBe(`${found} articles`);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("zugzwang");
  await expect.poll(() => page.locator(".group").count()).toBe(0);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");

  await tabTo(page, "#g-enforced > summary");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("#g-enforced").getAttribute("open")).toBeNull();
  await page.keyboard.press("Enter");
  await tabTo(page, '#g-enforced a[href="/laws/fide-2018/intro.3"]');
  await page.keyboard.press("Enter");
  await page.locator("article[aria-current=location]").waitFor();
  await context.close();
});

test("axe finds nothing: three languages, light and dark, all open", { timeout: 240_000 }, async () => {
  for (const [turn, locale] of Object.keys(WORDS).entries()) {
    for (const colorScheme of lights(turn)) {
      const { page, context } = await person(browser, `${server.url}/laws/fi-basics/decides`, { viewport: SIZES.phone, locale, colorScheme });
      // The largest once in each light: it is the same page with more rows.
      for (const book of [...(locale === "fi-FI" ? ["fide-2023"] : []), ...byTurns(["fi-blitz-2014", "fi-basics"], turn)]) {
        await open(page, book);
        await page.evaluate(() => document.querySelectorAll("details").forEach((folded) => (folded.open = true)));
        expect(await axe(page), `${locale} ${colorScheme} ${book}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width);
      }
      await open(page, "fide-2018");
      await shoot(page, `decides-phone-${locale.slice(0, 2)}-${colorScheme}`);
      await page.setViewportSize(SIZES.desktop);
      await shoot(page, `decides-desktop-${locale.slice(0, 2)}-${colorScheme}`);
      await context.close();
    }
  }
});

test("on paper: no navigation, and each group begins a page", async () => {
  const { page, context } = await person(browser, `${server.url}/laws/fide-2018/decides`, { viewport: SIZES.phone, locale: "fi-FI", colorScheme: "dark" });
  await page.locator("#g-stated").waitFor();
  expect(await page.locator("details.who").getAttribute("open")).toBeNull();
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0).toBeGreaterThan(3);
  // Who has to speak up belongs into the folder.
  expect(await page.locator("details.who").getAttribute("open")).not.toBeNull();
  await page.emulateMedia({ media: "print" });
  for (const gone of ["header", ".crumbs", ".six", ".tools", ".title select"]) expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
  const breaks = await page.locator(".group").evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore));
  expect(breaks).toEqual(["auto", "page", "page", "auto"]);
  expect(await page.locator("#g-ruled h2").evaluate((one) => getComputedStyle(one).color)).toBe("rgb(0, 0, 0)");
  await page.setViewportSize({ width: 703, height: 1032 });
  await shoot(page, "print-decides");
  await context.close();
});
