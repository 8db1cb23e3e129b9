// A clock that is stopped, a game that is reopened, a secret that leaves the address.

import { expect, test } from "vitest";
import type { NewTableDto } from "../src/generated/wire";
import { opened, type Person, person, shoot, SIZES, TestServer, type TestTable } from "./kit";
import { drag, sees, stands, toMove } from "./play";

const { server, browser } = await opened();
const ALONE: NewTableDto = {
  rulebook: "fide-2023",
  table: "assisted",
  time_control: "5+3",
  regulations: { "fide-rated": "no", "arbiter-present": "no" },
};

async function seated(asked: NewTableDto): Promise<{ table: TestTable; white: Person; black: Person }> {
  const table = await server.table(asked);
  const white = await person(browser, table.link.white);
  const black = await person(browser, table.link.black, { viewport: SIZES.phone });
  await server.act(table, "arbiter", { act: "start-clock" });
  await toMove(white.page, "white");
  return { table, white, black };
}

test("one tap stops nothing; two do, both screens say who, and either lets it go on", async () => {
  const { table, white, black } = await seated(ALONE);
  await black.page.locator("[data-stop]").click();
  await black.page.getByRole("button", { name: "Tap again to stop" }).waitFor();
  expect((await server.see(table, "white")).view.clock?.runs).toBe("white");
  await shoot(black.page, "phone-stop-sure");
  await black.page.locator("[data-stop]").click();
  await sees(black.page, "You stopped the clock.");
  await sees(white.page, "Black stopped the clock.");
  await shoot(black.page, "phone-stopped-own");
  await shoot(white.page, "desktop-stopped-by-opponent");
  // Nothing moves meanwhile, and nobody is stuck after it.
  expect(await white.page.locator(".cg-wrap piece.dragging").count()).toBe(0);
  expect((await server.see(table, "white")).view.clock?.runs).toBeUndefined();
  await white.page.getByRole("button", { name: "Set the clock going" }).click();
  await toMove(white.page, "white");
  await drag(white.page, "white", "e2", "e4");
  await stands(black.page, "e4", "white pawn");
  await toMove(black.page, "black");
  for (const one of [white, black]) expect(one.errors).toEqual([]);
  for (const one of [white, black]) await one.context.close();
});

test("with an arbiter there the players wait for him", async () => {
  const { table, white, black } = await seated({ ...ALONE, regulations: { "fide-rated": "no" } });
  await server.act(table, "white", { act: "stop-clock" });
  await sees(white.page, "The arbiter has been called and says when play goes on.");
  // How long, too, and after reading the page again from the same instant.
  await white.page.locator("[data-stood]").filter({ hasText: "0:02" }).waitFor();
  await white.page.reload();
  expect(await white.page.locator("[data-stood]").innerText()).toMatch(/^0:0[2-9]$/);
  expect(await black.page.getByRole("button", { name: "Set the clock going" }).count()).toBe(0);
  await expect(server.act(table, "white", { act: "make", move: "e2e4" })).rejects.toThrow("clock-stopped");
  await server.act(table, "arbiter", { act: "resume" });
  await toMove(white.page, "white");
  for (const one of [white, black]) await one.context.close();
});

test("the arbiter lets a game go on that the software ended, and both play on", async () => {
  const asked: NewTableDto = { ...ALONE, time_control: { periods: [{ time: 2 }] }, names: { white: "Espoo", black: "Turku", board: "1" } };
  const { table, white, black } = await seated(asked);
  await white.page.locator(".end").waitFor();
  await black.page.locator(".end").waitFor();
  const arbiter = await person(browser, table.link.arbiter);
  await arbiter.page.locator(".tile", { hasText: "Espoo" }).click();
  await arbiter.page.locator("summary", { hasText: "Result" }).click();
  await arbiter.page.getByRole("button", { name: /let the game go on/ }).first().click();
  await arbiter.page.getByLabel("White's time").fill("1:00");
  await shoot(arbiter.page, "desk-reopen");
  await arbiter.page.locator("form").getByRole("button", { name: /let the game go on/ }).click();
  await white.page.locator(".end").waitFor({ state: "detached" });
  await sees(black.page, "The end of the game is set aside; play goes on.");
  await shoot(black.page, "phone-reopened");
  await arbiter.page.getByRole("button", { name: "Set the clock going" }).first().click();
  await toMove(white.page, "white");
  await drag(white.page, "white", "e2", "e4");
  await stands(black.page, "e4", "white pawn");
  for (const one of [white, black, arbiter]) await one.context.close();
});

test("a seat's secret leaves the address, and the seat stays", async () => {
  const { table, white, black } = await seated(ALONE);
  const { page } = white;
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  expect(page.url()).not.toContain(table.token.white);
  await drag(page, "white", "e2", "e4");
  await stands(black.page, "e4", "white pawn");
  await page.reload();
  await page.locator("[data-claims]").waitFor();
  // A tab of its own has only what was kept.
  const again = await white.context.newPage();
  await again.goto(`${server.url}/t/${table.id}`);
  await again.locator("[data-claims]").waitFor();
  // A stranger with the same address looks on.
  const stranger = await person(browser, `${server.url}/t/${table.id}`);
  await stands(stranger.page, "e4", "white pawn");
  expect(await stranger.page.locator("[data-claims]").count()).toBe(0);
  for (const one of [white, black, stranger]) await one.context.close();
});

test("a server that is stopped in good order says that it restarts", async () => {
  const other = await TestServer.start();
  const table = await other.table(ALONE);
  const white = await person(browser, table.link.white, { viewport: SIZES.phone });
  await white.page.locator("[data-claims]").waitFor();
  await other.stop();
  await sees(white.page, "The server restarts. All clocks stand until it is back.");
  await shoot(white.page, "phone-restarts");
  await white.context.close();
});
