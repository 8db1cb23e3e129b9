// A game played with the keyboard alone, and what ears are told of it.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { opened, person } from "./kit";

const { server, browser } = await opened();

/** Tab until something with this name has the focus. */
async function tabTo(page: Page, role: string, name: RegExp): Promise<void> {
  for (let times = 0; times < 40; times++) {
    const here = await page.evaluate(() => {
      const at = document.activeElement;
      const labelled = at?.getAttribute("aria-label") ?? at?.textContent ?? "";
      return { role: at?.getAttribute("role") ?? at?.tagName.toLowerCase() ?? "", name: labelled.trim() };
    });
    if (here.role === role && name.test(here.name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${role} ${name} by Tab`);
}

async function said(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.locator("[data-said]").textContent()).toMatch(text);
}

/** Goes to a square by its name and takes it. */
async function square(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name.charAt(0));
  await page.keyboard.press(name.charAt(1));
  await page.keyboard.press("Enter");
}

test("an assisted game on the grid and by typed moves, with what is announced", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } });
  const white = await person(browser, table.link.white);
  const black = await person(browser, table.link.black, { locale: "fi-FI" });
  // What would be spoken is kept: a headless browser has no voice.
  for (const one of [white, black]) {
    await one.page.evaluate(() => {
      const spoken: { text: string; lang: string }[] = [];
      Object.assign(globalThis, { spoken });
      speechSynthesis.speak = (words) => spoken.push({ text: words.text, lang: words.lang });
    });
  }
  await tabTo(black.page, "button", /Käynnistä valkean kello/);
  await black.page.keyboard.press("Enter");

  // Black turns the voice and the typed moves on, in Finnish.
  await tabTo(black.page, "button", /^Asetukset$/);
  await black.page.keyboard.press("Enter");
  await tabTo(black.page, "input", /.*/);
  await black.page.getByRole("checkbox", { name: /ääneen/ }).press("Space");
  await black.page.getByRole("checkbox", { name: /kirjoitettavien/i }).press("Space");
  await black.page.keyboard.press("Escape");

  await tabTo(white.page, "gridcell", /e4/);
  await square(white.page, "f2");
  await square(white.page, "f3");
  await said(black.page, /Valkea: sotilas f2 – f3/);
  await tabTo(black.page, "input", /^$/);
  await black.page.keyboard.type("e5");
  await black.page.keyboard.press("Enter");
  await said(white.page, /Black: pawn e7 to e5/);
  await square(white.page, "g2");
  await square(white.page, "g4");
  await said(black.page, /Valkea: sotilas g2 – g4/);
  // The Finnish queen is a D.
  await black.page.keyboard.type("Dh4");
  await black.page.keyboard.press("Enter");
  await said(white.page, /Black: queen d8 to h4, mate.*Checkmate/s);
  await said(black.page, /Musta: daami d8 – h4, matti/);

  const spoken = await black.page.evaluate(() => (globalThis as unknown as { spoken: { text: string; lang: string }[] }).spoken);
  expect(spoken.map((one) => one.lang)).toContain("fi-FI");
  expect(spoken.some((one) => one.text.includes("sotilas f2"))).toBe(true);

  const end = await white.page.locator(".end").ariaSnapshot();
  const told = ['region "End of the game"', "paragraph: 0–1", 'heading "You lost"', "text: Checkmate.", 'link "Article 5.1.1"', 'link "Article 1.4.1"', 'link "See the game"', `/url: /record/${table.id}`, 'button "Share"'];
  // All of it, in this order.
  const places = told.map((text) => end.indexOf(text));
  expect(places, end).not.toContain(-1);
  expect(places, end).toEqual([...places].sort((one, other) => one - other));
  expect(await white.page.getByRole("grid").getByRole("row").nth(4).ariaSnapshot()).toMatchInlineSnapshot(`
    "- row "a4 empty b4 empty c4 empty d4 empty e4 empty f4 empty g4 white pawn h4 black queen":
      - gridcell "a4 empty"
      - gridcell "b4 empty"
      - gridcell "c4 empty"
      - gridcell "d4 empty"
      - gridcell "e4 empty"
      - gridcell "f4 empty"
      - gridcell "g4 white pawn"
      - gridcell "h4 black queen""
  `);
  expect([...white.errors, ...black.errors]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("a strict table: pieces with Enter, the clock with Space, a claim by Tab", async () => {
  const table = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" });
  const white = await person(browser, table.link.white);
  await server.act(table, "black", { act: "start-clock" });
  await tabTo(white.page, "gridcell", /e4/);
  await square(white.page, "e2");
  await square(white.page, "e5");
  await white.page.keyboard.press("Space");
  await expect.poll(async () => (await server.see(table, "white")).view.clock?.runs).toBe("black");
  await server.act(table, "black", { act: "make", from: "e7", to: "e4" });
  await server.act(table, "black", { act: "press" });
  await said(white.page, /Black: /);
  await tabTo(white.page, "button", /Stop the clock/);
  await white.page.keyboard.press("Enter");
  await tabTo(white.page, "button", /Tap again to stop/);
  await white.page.keyboard.press("Enter");
  await expect.poll(async () => (await server.see(table, "white")).view.clock?.stopped_by).toBe("white");
  await tabTo(white.page, "button", /^Claim$/);
  await white.page.keyboard.press("Enter");
  await white.page.getByRole("dialog").waitFor();
  await tabTo(white.page, "button", /illegal move/);
  await white.page.keyboard.press("Enter");
  await white.page.locator(".end").waitFor();
  expect((await server.see(table, "white")).view.conclusion?.halves).toEqual({ white: 2, black: 0 });
  expect(white.errors).toEqual([]);
  await white.context.close();
});
