// What a competition gives to those who print, save, or read without a script.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faults, opened, person, shoot, SIZES } from "./kit";

const { server, browser } = await opened();

const NAMES = ["Espoo, Yksi", "Vaasa, Kaksi", "Oulu, Kolme", "Turku <b>Neljä</b>", "Lahti, Viisi"];

interface Made {
  id: string;
  organiser: string;
  chief: string;
}

async function tell(made: Made, ...acts: unknown[]): Promise<void> {
  const answer = await fetch(`${server.url}/api/competitions/${made.id}/commands`, {
    method: "POST",
    headers: { authorization: `Bearer ${made.chief}`, "content-type": "application/json" },
    body: JSON.stringify({ acts }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Five players, a round published and one result in. */
async function evening(): Promise<Made> {
  const regulations = { name: "Thursday blitz", system: "swiss", rounds: 3, tie_breaks: ["BH"], schedule: [1_794_938_400_000] };
  const tables = { rulebook: "fi-blitz-2014", table: "strict", time_control: "5 min" };
  const answer = await fetch(`${server.url}/api/competitions`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.organiser}`, "content-type": "application/json" },
    body: JSON.stringify({ regulations, tables }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const body = (await answer.json()) as { competition: string; links: { seat: string; token: string }[] };
  const token = (seat: string): string => body.links.find((link) => link.seat === seat)?.token ?? "";
  const made = { id: body.competition, organiser: token("organiser"), chief: token("chief-arbiter") };
  await tell(made, ...NAMES.map((name, at) => ({ act: "enter", person: { name, rating: 1900 - at * 50 } })));
  await tell(made, { act: "pair" }, { act: "confirm" }, { act: "publish", tables: [] });
  await tell(made, { act: "enter-result", round: 1, board: 1, outcome: "white-wins" });
  return made;
}

test("without a script: the round, the standings, the players and the rules are plain tables", async () => {
  const made = await evening();
  const options = { javaScriptEnabled: false, viewport: SIZES.phone, locale: "fi-FI" };
  const { page, errors } = await person(browser, `${server.url}/c/${made.id}`, options);
  expect(await page.title()).toBe("Thursday blitz · Tuomari");
  await page.getByRole("heading", { level: 1, name: "Thursday blitz" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "1. kierroksen tulokset" }).waitFor();
  await page.getByRole("row", { name: /^1 Espoo, Yksi .*1–0/ }).waitFor();
  await shoot(page, "plain-round-phone");

  await page.getByRole("link", { name: "Sarjataulukko" }).click();
  await page.getByRole("columnheader", { name: "BH" }).waitFor();
  await shoot(page, "plain-standings-phone");
  await page.getByRole("link", { name: "Pelaajat" }).click();
  await page.getByRole("rowheader", { name: "Turku <b>Neljä</b>" }).waitFor();
  await page.getByRole("link", { name: "Voimassa olevat säännöt" }).click();
  await page.getByRole("heading", { level: 2, name: "Voimassa olevat säännöt" }).waitFor();
  expect(await page.locator("dl").textContent()).toContain("Sveitsiläinen");
  expect(await page.getByRole("link", { name: "Kalenteritiedosto" }).getAttribute("href")).toContain("calendar.ics");

  // What is not published is not there either.
  await tell(made, { act: "enter-result", round: 1, board: 2, outcome: "draw" }, { act: "close-round" }, { act: "pair" });
  await page.goto(`${server.url}/c/${made.id}`);
  await page.getByRole("heading", { level: 2, name: "1. kierroksen tulokset" }).waitFor();
  expect(errors).toEqual([]);
});

test("with scripts nothing of it is shown, and the page is as it was", async () => {
  const made = await evening();
  const { page, errors } = await person(browser, `${server.url}/c/${made.id}`);
  await page.getByRole("heading", { name: "Round 1" }).waitFor();
  expect(await page.locator(".plain").count()).toBe(0);
  // The same words, where axe can run.
  await page.evaluate(() => {
    document.body.innerHTML = document.querySelector("noscript")?.textContent ?? "";
  });
  expect(await page.locator(".plain tbody tr").count()).toBe(2);
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await page.getByRole("heading", { name: "Round 1" }).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(errors).toEqual([]);
});

test("lists to print and to save: anybody's from the page, the report for the arbiter", async () => {
  const made = await evening();
  const public_ = await person(browser, `${server.url}/c/${made.id}`);
  const pairings = public_.page.getByRole("link", { name: "Pairings (PDF)" });
  const answer = await fetch(new URL((await pairings.getAttribute("href")) ?? "", server.url));
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const [sheet] = await Promise.all([public_.page.waitForEvent("download"), public_.page.getByRole("link", { name: "Spreadsheet" }).click()]);
  expect(sheet.suggestedFilename()).toBe("results-1.xlsx");
  expect(await public_.page.getByRole("link", { name: "report" }).count()).toBe(0);
  await public_.page.getByRole("link", { name: "Rules", exact: true }).click();
  await public_.page.getByRole("link", { name: "Rounds for your calendar" }).waitFor();

  const desk = await person(browser, `${server.url}/c/${made.id}#${made.chief}`);
  const link = desk.page.getByRole("link", { name: "Arbiter's report (PDF)" });
  const [report] = await Promise.all([desk.page.waitForEvent("download"), link.click()]);
  expect(report.suggestedFilename()).toBe("report.pdf");
  const saved = join(server.folder, "report.pdf");
  await report.saveAs(saved);
  expect(readFileSync(saved).subarray(0, 5).toString()).toBe("%PDF-");
  await shoot(desk.page, "competition-files-desktop");
  expect(await faults(desk.page)).toEqual([]);
  expect([...public_.errors, ...desk.errors]).toEqual([]);
});
