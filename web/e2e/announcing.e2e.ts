// A table with two boards, by keyboard alone: moves are announced, and the
// opponent repeats what he heard (fide-2018/D.2.1).

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { opened, person, shoot, SIZES, type TestTable } from "./kit";

const { server, browser } = await opened();

/** Tab until the thing has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let times = 0; times < 300; times++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${selector} by Tab`);
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

async function said(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => page.locator("[data-said]").textContent()).toMatch(text);
}

async function square(page: Page, name: string): Promise<void> {
  await page.keyboard.press(name.charAt(0));
  await page.keyboard.press(name.charAt(1));
  await page.keyboard.press("Enter");
}

/** What the record says about the two boards. */
async function recorded(table: TestTable): Promise<unknown[]> {
  const answer = await fetch(`${server.url}/api/tables/${table.id}/record`, { headers: { authorization: `Bearer ${table.token.arbiter}` } });
  interface Line {
    body?: { events?: { what: { "on-two-boards"?: Record<string, unknown> } }[] };
  }
  const lines = (await answer.text()).trim().split("\n").map((line) => JSON.parse(line) as Line);
  return lines.flatMap((line) => line.body?.events ?? []).flatMap((event) => event.what["on-two-boards"] ?? []);
}

test("a move is announced by one and repeated by the other", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "90+30", table: "assisted", regulations: { "fide-rated": "no" } });
  const white = await person(browser, table.link.white);
  const black = await person(browser, table.link.black, { locale: "fi-FI" });
  await server.act(table, "black", { act: "start-clock" });
  expect(await white.page.locator("[data-announcing]").count()).toBe(0);

  // White asks for two boards, and says that he does not see.
  await white.page.getByRole("button", { name: "More" }).focus();
  await white.page.keyboard.press("Enter");
  await tabTo(white.page, '[data-option="set-up-two-boards"] button');
  await white.page.keyboard.press("Enter");
  await tabTo(white.page, '[data-option="set-up-two-boards"] select');
  await white.page.keyboard.press("ArrowDown");
  await tabTo(white.page, '[data-option="set-up-two-boards"] button[type="submit"]');
  await white.page.keyboard.press("Enter");
  await white.page.locator("[data-announcing]").waitFor();

  await tabTo(white.page, "#announce");
  await white.page.keyboard.type("g1f3");
  expect(await white.page.locator("[data-announcing]").ariaSnapshot()).toMatchInlineSnapshot(`
    "- region "Announcements":
      - heading "Announcements Article D.2.1" [level=2]:
        - text: Announcements
        - link "Article D.2.1":
          - /url: /laws/fide-2018/D.2.1
          - text: D.2.1
      - text: Repeat what your opponent announced
      - textbox "Repeat what your opponent announced"
      - button "Repeat" [disabled]
      - text: Announce your move
      - textbox "Announce your move": g1f3
      - button "Announce"
      - paragraph: "By squares, e2 e4, or in words: Eva zwei Eva vier."
      - paragraph: Springer Gustav eins Felix drei
      - status"
  `);
  await white.page.keyboard.press("Enter");
  await said(white.page, /^Springer Gustav eins Felix drei/);
  await said(black.page, /Vastustaja on ilmoittanut siirron/);

  // Black mishears, and the record says so; then he repeats it as it was.
  await type(black.page, "#repeat", "Eva zwei Eva vier");
  await black.page.getByRole("status").getByText("Toistit: Eva zwei Eva vier").waitFor();
  await type(black.page, "#repeat", "Springer Gustav eins Felix drei");
  await black.page.getByRole("status").getByText("Toistit: Springer Gustav eins Felix drei").waitFor();
  expect(await black.page.locator("[data-announcing]").ariaSnapshot()).toMatchInlineSnapshot(`
    "- region "Siirtojen ilmoittaminen":
      - heading "Siirtojen ilmoittaminen Kohta D.2.1" [level=2]:
        - text: Siirtojen ilmoittaminen
        - link "Kohta D.2.1":
          - /url: /laws/fide-2018/D.2.1
          - text: D.2.1
      - text: Toista vastustajan ilmoitus
      - textbox "Toista vastustajan ilmoitus"
      - button "Toista"
      - text: Ilmoita siirtosi
      - textbox "Ilmoita siirtosi"
      - button "Ilmoita" [disabled]
      - paragraph: "Ruutuina, e2 e4, tai sanoin: Eva zwei Eva vier."
      - paragraph
      - status: "Toistit: Springer Gustav eins Felix drei""
  `);

  // The move is made; after a move of each, the other one announces.
  await tabTo(white.page, '[role="gridcell"]');
  await square(white.page, "g1");
  await square(white.page, "f3");
  await said(black.page, /Valkea: ratsu g1 – f3/);
  await server.act(table, "black", { act: "make", from: "e7", to: "e5" });
  await server.act(table, "white", { act: "make", from: "b1", to: "c3" });
  await said(black.page, /Valkea: ratsu b1 – c3/);
  await type(black.page, "#announce", "Springer Bella acht Cesar sechs");
  await said(white.page, /^Your opponent has announced a move/);
  await type(white.page, "#repeat", "b8 c6");
  await white.page.getByRole("status").getByText("You repeated: Springer Bella acht Cesar sechs").waitFor();

  expect(await recorded(table)).toEqual([
    { "set-up": { blind: [true, false], "hearing-impaired": false } },
    { announced: { by: "white", move: "Ng1-f3" } },
    { repeated: { by: "black", same: false } },
    { repeated: { by: "black", same: true } },
    { announced: { by: "black", move: "Nb8-c6" } },
    { repeated: { by: "white", same: true } },
  ]);
  for (const [name, size] of Object.entries(SIZES)) {
    await black.page.setViewportSize(size);
    await shoot(black.page, `announcing-${name}-light`);
  }
  expect([...white.errors, ...black.errors]).toEqual([]);
  await white.context.close();
  await black.context.close();
});

test("a strict table: the blind player's move is made when it is announced", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "90+30", table: "strict", regulations: { "fide-rated": "no" } });
  await server.act(table, "arbiter", { act: "set-up-two-boards", white_blind: true });
  await server.act(table, "black", { act: "start-clock" });
  const white = await person(browser, table.link.white);
  const { page } = white;
  await page.locator("[data-announcing]").waitFor();
  await tabTo(page, '[role="gridcell"]');
  await square(page, "e2");
  await square(page, "e4");
  await expect.poll(async () => (await server.see(table, "white")).view.board["e4"]).toBe("P");
  expect(await recorded(table)).toHaveLength(1);
  await type(page, "#announce", "e2e4");
  await said(page, /^Bauer Eva zwei Eva vier/);
  expect((await recorded(table)).slice(1)).toEqual([{ announced: { by: "white", move: "e2-e4" } }, { "all-done": "white" }]);
  await tabTo(page, "[data-press]");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await server.see(table, "white")).view.clock?.runs).toBe("black");
  expect(white.errors).toEqual([]);
  await white.context.close();
});
