// A hall full of boards on one desk, at the limits that a server has by default.

import { afterAll, beforeAll, expect, test } from "vitest";
import { opened, type Person, person, shoot, SIZES, type TestTable } from "./kit";

/** `TUOMARI_BOARDS=300` for a large hall, and pictures of it. */
const BOARDS = Number(process.env.TUOMARI_BOARDS ?? 120);
const { server, browser } = await opened({ "messages-per-second": "20" });
const tables: TestTable[] = [];
let desk: Person;

beforeAll(async () => {
  for (let at = 0; at < BOARDS; at++) {
    const table = await server.table({
      rulebook: "fide-2018",
      profile: "standard",
      regulations: { "fide-rated": "no" },
      table: "assisted",
      time_control: "90+30",
      names: { white: `Team ${at * 2 + 1}`, black: `Team ${at * 2 + 2}`, board: String(at + 1), event: "Open" },
    });
    await server.act(table, "arbiter", { act: "start-clock" });
    tables.push(table);
  }
});

afterAll(async () => {
  await desk?.context.close();
});

test(
  `a desk with ${BOARDS} boards comes up, and is not shown out`,
  async () => {
    const began = performance.now();
    let sockets = 0;
    desk = await person(browser, "about:blank");
    desk.page.on("websocket", () => (sockets += 1));
    await desk.page.goto(`${server.url}/desk#${server.organiser}`);
    const playing = desk.page.locator(".tile .state").filter({ hasText: "playing" });
    await expect.poll(() => playing.count(), { timeout: 50_000 }).toBe(BOARDS);
    console.log(`${BOARDS} boards after ${((performance.now() - began) / 1000).toFixed(1)} s, ${sockets} socket`);
    expect(sockets).toBe(1);
    expect(await desk.page.getByText("The server cannot be reached").count()).toBe(0);
    expect(desk.heard.filter((text) => text.includes('"status":429'))).toEqual([]);
    // The newest board is as live as the oldest.
    await server.act(tables[BOARDS - 1]!, "white", { act: "stop-clock" });
    await desk.page.locator(".queue li button", { hasText: "stopped the clock" }).waitFor();
    await shoot(desk.page, `desk-${BOARDS}-boards`);
    await server.act(tables[BOARDS - 1]!, "arbiter", { act: "resume" });
  },
  120_000,
);

test("one press stops all clocks, and another sets going what it stopped", async () => {
  const { page } = desk;
  await server.act(tables[3]!, "black", { act: "stop-clock" });
  await page.getByRole("button", { name: `Stop all clocks (${BOARDS - 1})` }).click();
  await shoot(page, "desk-stop-all-sure");
  await page.getByRole("button", { name: `Yes, stop ${BOARDS - 1} clocks` }).click();
  await page.getByRole("status").filter({ hasText: `${BOARDS - 1} clocks stand.` }).waitFor();
  const standing = page.locator(".tile .state").filter({ hasText: "stopped" });
  await expect.poll(() => standing.count()).toBe(BOARDS - 1);
  await shoot(page, "desk-stop-all-done");
  const player = await person(browser, tables[0]!.link.white, { viewport: SIZES.phone });
  await player.page.getByText("The arbiter stopped the clock.").waitFor();
  await shoot(player.page, "phone-stopped-by-arbiter");
  await page.getByRole("button", { name: `Set all clocks going (${BOARDS - 1})` }).click();
  await expect.poll(() => standing.count()).toBe(0);
  expect((await server.see(tables[3]!, "arbiter")).view.clock?.runs, "Black had stopped it").toBeUndefined();
  await player.page.getByText("The arbiter stopped the clock.").waitFor({ state: "detached" });
  await player.context.close();
});

test("the boards that wait, play or are over can be shown alone", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: /^Waiting/ }).click();
  await expect.poll(() => page.locator(".tile").count()).toBe(1);
  await page.getByRole("button", { name: /^All/ }).click();
  await expect.poll(() => page.locator(".tile").count()).toBe(BOARDS);
});

test("a word to everybody is on every screen until it is taken back", async () => {
  const headers = { authorization: `Bearer ${server.organiser}`, "content-type": "application/json" };
  const player = await person(browser, tables[1]!.link.black, { viewport: SIZES.phone });
  const body = JSON.stringify({ what: "restart", at_ms: Date.now() + 600_000, text: "Coffee is served." });
  await player.page.locator(".cg-wrap").waitFor();
  const answer = await fetch(`${server.url}/api/room/notice`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  for (const { page } of [desk, player]) await page.locator('[data-notice="restart"]', { hasText: "Coffee" }).waitFor();
  await shoot(player.page, "phone-notice");
  await fetch(`${server.url}/api/room/notice`, { method: "DELETE", headers });
  for (const { page } of [desk, player]) await page.locator("[data-notice]").waitFor({ state: "detached" });
  await player.context.close();
});

test("an arbiter's link opens the desk with its board, and several collect there", async () => {
  const arbiter = await person(browser, tables[0]!.link.arbiter);
  const { page } = arbiter;
  await page.locator(".tile", { hasText: "Team 1" }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/desk");
  await page.goto(tables[5]!.link.arbiter);
  await page.locator(".tile", { hasText: "Team 11" }).waitFor();
  await expect.poll(() => page.locator(".tile").count()).toBe(2);
  await shoot(page, "desk-two-arbiters-links");
  expect(await page.getByRole("button", { name: "Set up boards" }).count(), "he is no organiser").toBe(0);
  await page.reload();
  await expect.poll(() => page.locator(".tile").count()).toBe(2);
  await arbiter.context.close();
});

test("no link takes the organiser's place, and the organiser can sign out", async () => {
  const organiser = await person(browser, `${server.url}/#${server.organiser}`);
  const { page } = organiser;
  await page.getByText("You are the organiser of this server.").waitFor();
  expect(new URL(page.url()).hash).toBe("");
  await shoot(page, "home-organiser");
  const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("tuomari-organiser"));
  for (const link of [tables[0]!.link.arbiter, `${server.url}/desk/${tables[1]!.id}#${tables[1]!.token.arbiter}`, tables[2]!.link.white]) {
    await page.goto("about:blank");
    await page.goto(link);
    await page.locator(".tile, .cg-wrap").first().waitFor();
    await page.goto(`${server.url}/`);
    expect(await kept()).toBe(server.organiser);
  }
  for (const at of ["", "desk"]) {
    await page.goto("about:blank");
    await page.goto(`${server.url}/${at}#${tables[0]!.token.arbiter}`);
    await page.getByRole("alert").filter({ hasText: /link/ }).first().waitFor({ state: "attached" });
    expect(await kept()).toBe(server.organiser);
  }
  await page.goto(`${server.url}/desk`);
  // Escape closes what was opened, and the focus is where it was.
  const menu = page.getByRole("button", { name: "Lists and links" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Sign out" }).waitFor({ state: "detached" });
  expect(await menu.evaluate((one) => one === document.activeElement)).toBe(true);
  await menu.click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Yes, forget these links here" }).click();
  await page.getByRole("link", { name: "Play" }).first().waitFor();
  expect(await kept()).toBeNull();
  await organiser.context.close();
});
