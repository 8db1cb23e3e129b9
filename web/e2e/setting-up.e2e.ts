// From the front page to a table: the doors, a new table with its rules, the links, the record.

import { expect, test } from "vitest";
import { opened, person, shoot } from "./kit";
import { sees } from "./play";

const { server, browser } = await opened();

test("the organiser sets up a table and hands out its seats", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/#${server.organiser}`);
  await page.getByRole("link", { name: /^Play a friend/ }).first().click();
  expect(new URL(page.url()).hash).toBe("");
  await page.getByText("More choices").click();
  await page.getByRole("radio", { name: /Finnish blitz 2014/ }).check();
  await sees(page, "Each player has the whole game in 5 minutes.");
  expect(await page.getByRole("radio", { name: /^Strict/ }).isChecked()).toBe(true);
  await page.getByRole("textbox", { name: "White", exact: true }).fill("Kotijoukkue");
  await page.getByText(/^The rules in force/).click();
  await page.getByRole("link", { name: "Article 13.c", exact: true }).first().waitFor();
  await page.getByRole("button", { name: "A link for every seat" }).click();
  await sees(page, "The table is ready");
  await page.reload();
  await sees(page, "The table is ready");
  const white = page.locator('[data-seat="white"]');
  await white.getByRole("heading", { name: "White Kotijoukkue" }).waitFor();
  await white.locator('[data-presence="never"]', { hasText: "Not here yet" }).waitFor();
  await white.getByRole("button", { name: "QR code" }).click();
  await white.getByRole("img").waitFor();
  await shoot(page, "links-desktop-light");
  await white.getByRole("link", { name: "Open here" }).click();
  await sees(page, "Waiting for White’s clock to be started");
  await sees(page, "Kotijoukkue");

  // From the host's page it is seen who has come; his links stay.
  const host = await context.newPage();
  await host.addInitScript(() => {
    Object.assign(navigator, { share: (sent: ShareData) => Promise.resolve(Object.assign(globalThis, { sent })) });
  });
  await host.goto(`${server.url}/mine`);
  await host.getByRole("link", { name: "Links of all seats" }).click();
  await host.locator('[data-seat="white"] [data-presence="here"]').waitFor();
  const black = host.locator('[data-seat="black"]');
  await black.locator('[data-presence="never"]').waitFor();
  await black.getByRole("button", { name: "Share" }).click();
  const shared = await host.evaluate(() => (globalThis as unknown as { sent: ShareData }).sent.url);
  expect(shared).toBe(await black.getByRole("textbox").inputValue());
  await host.close();

  // It is found again from the front page, by its list and by the end of its name.
  const name = new URL(page.url()).pathname.split("/")[2] ?? "";
  await page.goto(server.url);
  await page.getByRole("heading", { name: "My games" }).waitFor();
  await page.getByRole("button", { name: "I have a link or a code" }).click();
  await page.getByLabel("Join by link or code").fill("zzzzz");
  await page.keyboard.press("Enter");
  await sees(page, /No game in progress has this code/);
  await page.getByLabel("Join by link or code").fill(name.slice(-5));
  await page.keyboard.press("Enter");
  await sees(page, "Waiting for White’s clock to be started");
  expect(errors).toEqual([]);
  await context.close();
});

test("who is not the organiser is told what to do, on the front page already, where nothing jumps", async () => {
  const { page, context } = await person(browser, "about:blank");
  let answer = (): void => undefined;
  const late = new Promise<void>((go) => (answer = go));
  await page.route("**/api/here", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(server.url);
  const friend = page.locator(".go").getByRole("link", { name: /^Play a friend/ });
  const door = page.getByRole("navigation", { name: "Also here" }).getByRole("link", { name: /^Play/ });
  await door.getByText("Set up a table and send the link.").waitFor();
  await page.locator("#live li, #live p").first().waitFor();
  await page.evaluate(async () => void (await Promise.all([...document.fonts].map((face) => face.load()))));
  const places = async (): Promise<unknown> => [await friend.boundingBox(), await page.locator(".go button").boundingBox(), await door.boundingBox()];
  const before = await places();
  answer();
  await friend.getByText("for the organiser").waitFor();
  await door.getByText("The organiser sets up tables here.").waitFor();
  expect(await places()).toEqual(before);
  await page.unroute("**/api/here");

  await page.goto(`${server.url}/new`);
  await sees(page, /Open the organiser’s link in this browser first/);
  expect(await page.getByRole("button", { name: "Get the link" }).count(), "no form that leads nowhere").toBe(0);
  await context.close();
});

test("the record: replayed, checked, and a change in it found", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } });
  await server.act(table, "black", { act: "start-clock" });
  await server.act(table, "white", { act: "make", move: "e2e4" });
  await server.act(table, "black", { act: "make", move: "c7c5" });
  const address = `${server.url}/record/${table.id}`;
  const early = await person(browser, address);
  await sees(early.page, /open to all when the game is over/);
  await early.context.close();
  await server.act(table, "white", { act: "resign" });
  const { page, context, errors } = await person(browser, address);
  // Time that a busy machine gave back is an entry as well.
  await sees(page, /The record is whole: each of [5-9] entries/);
  await page.getByRole("tab", { name: "All entries" }).click();
  await sees(page, "White made the move e4.");
  await page.getByRole("button", { name: "Back" }).click();
  await sees(page, /^1\. e4/);
  await shoot(page, "record-desktop-light");
  await page.emulateMedia({ media: "print" });
  await page.getByRole("heading", { name: "Scoresheet", includeHidden: true }).waitFor();
  expect(await page.locator(".sheet .moves").textContent()).toContain("1e4c5");
  expect(errors).toEqual([]);

  await page.route("**/story*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("e7-e5", "e7-e6").replace("c7-c5", "c7-c6") });
  });
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await sees(page, "The record does not hold at entry 4.");
  await context.close();
});
