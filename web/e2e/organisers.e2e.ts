// Two organisers on one server: each at a desk of his own, with his own boards.

import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { opened, person, type Person } from "./kit";

const folder = mkdtempSync(join(tmpdir(), "tuomari-organisers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secrets = { anna: randomBytes(32).toString("base64url"), bo: randomBytes(32).toString("base64url") };
const file = join(folder, "organisers");

/** What the server keeps of a link. */
const known = (secret: string): string => createHash("sha256").update(`tuomari/organiser/1\0${secret}`).digest("hex");
const register = (names: (keyof typeof secrets)[]): void => writeFileSync(file, names.map((name) => `${name} ${known(secrets[name])}\n`).join(""));
register(["anna", "bo"]);
const { server, browser } = await opened({ organisers: file });

/** Does something by an organiser's link. */
async function ask(name: keyof typeof secrets, path: string, body: object): Promise<{ table: { table: string } }> {
  const headers = { authorization: `Bearer ${secrets[name]}`, "content-type": "application/json" };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as ReturnType<typeof ask>;
}

/** Sets up a board whose clock runs. */
async function setUp(name: keyof typeof secrets, white: string): Promise<void> {
  const asked = { rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" }, names: { white, black: "Guest" } };
  const { table } = await ask(name, "/api/tables", asked);
  await ask(name, `/api/tables/${table.table}/commands`, { act: "start-clock" });
}

const tiles = (desk: Person): Promise<string[]> => desk.page.locator(".tile").allInnerTexts();

test("each desk has the boards of its organiser, and one whose link is taken away sees none", async () => {
  await setUp("anna", "Espoo");
  await setUp("bo", "Vaasa");
  await setUp("bo", "Oulu");
  const anna = await person(browser, `${server.url}/desk#${secrets.anna}`);
  const bo = await person(browser, `${server.url}/desk#${secrets.bo}`);
  const main = await person(browser, `${server.url}/desk#${server.organiser}`);
  await expect.poll(async () => (await tiles(anna)).length).toBe(1);
  await expect.poll(async () => (await tiles(bo)).length).toBe(2);
  await expect.poll(async () => (await tiles(main)).length).toBe(3);
  expect((await tiles(anna)).join()).toContain("Espoo");
  expect((await tiles(bo)).join()).not.toContain("Espoo");
  for (const desk of [anna, bo, main]) expect(desk.errors).toEqual([]);

  // All clocks stop, but only hers.
  await anna.page.getByRole("button", { name: "Stop all clocks (1)" }).click();
  await anna.page.getByRole("button", { name: "Yes, stop" }).click();
  const standing = main.page.locator(".tile .state").filter({ hasText: "stopped" });
  await expect.poll(() => standing.count()).toBe(1);
  expect(await main.page.locator(".tile .state").filter({ hasText: "playing" }).count()).toBe(2);

  register(["bo"]);
  await expect.poll(async () => (await fetch(`${server.url}/api/here`, { headers: { authorization: `Bearer ${secrets.anna}` } }).then((answer) => answer.json() as Promise<{ organiser: boolean }>)).organiser).toBe(false);
  const gone = anna.page.getByRole("alert").filter({ hasText: "does not know the organiser's link" });
  await gone.waitFor();
  await anna.page.reload();
  await gone.waitFor();
  expect(await tiles(anna)).toEqual([]);
  await expect.poll(async () => (await tiles(bo)).length).toBe(2);
  for (const desk of [anna, bo, main]) await desk.context.close();
});
