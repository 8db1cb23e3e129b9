// The way to the server is cut for ten seconds in a blitz game: the page says
// so, catches up, and no move is lost or doubled.

import { afterAll, expect, test } from "vitest";
import { opened, person } from "./kit";
import { drag, stands, toMove } from "./play";
import { Wire } from "./proxy";

const { server, browser } = await opened();
const wire = await Wire.to(server.url);
afterAll(() => wire.close());

test("ten seconds without a connection", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "3+2", table: "assisted", regulations: { "fide-rated": "no" } });
  const white = await person(browser, table.link.white.replace(server.url, wire.url));
  const black = await person(browser, table.link.black);
  await black.page.locator("[data-press]").click();
  await toMove(white.page, "white");
  await drag(white.page, "white", "e2", "e4");
  await toMove(white.page, "black");

  wire.cut();
  await white.page.locator("[data-lost]").waitFor({ timeout: 2000 });
  expect(await white.page.locator("[data-lost]").textContent()).toMatch(/No connection for \d+ s.*clock goes on/s);
  await toMove(black.page, "black");
  await drag(black.page, "black", "e7", "e5");
  await toMove(black.page, "white");
  // White sees nothing of it, and cannot move for Black.
  await white.page.waitForTimeout(5000);
  await stands(white.page, "e7", "black pawn");
  await white.page.waitForTimeout(4500);
  expect(await white.page.locator("[data-lost]").textContent()).toMatch(/No connection for (9|1\d) s/);
  wire.mend();
  await white.page.locator("[data-lost]").waitFor({ state: "detached" });
  await stands(white.page, "e5", "black pawn");
  await toMove(white.page, "white");

  // A move made just as the way is cut arrives once, when it is back.
  wire.cut();
  await drag(white.page, "white", "g1", "f3");
  await white.page.locator("[data-lost]").waitFor({ timeout: 2000 });
  await stands(white.page, "f3", "white knight");
  wire.mend();
  await white.page.locator("[data-lost]").waitFor({ state: "detached" });
  await toMove(black.page, "black");
  await stands(black.page, "f3", "white knight");
  const { view } = await server.see(table, "arbiter");
  expect(view.moves.map((move) => move.text)).toEqual(["e4", "e5", "Nf3"]);
  await white.context.close();
  await black.context.close();
});
