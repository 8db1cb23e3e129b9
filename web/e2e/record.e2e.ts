// The record of a game with claims, rulings and a penalty, as a Finnish arbiter reads it.

import { expect, test } from "vitest";
import type { ActDto, SeatWord } from "../src/generated/wire";
import { opened, person, shoot, SIZES, type TestTable } from "./kit";

const { server, browser } = await opened();

/** Who does what, in order. */
const GAME: [SeatWord, ActDto][] = [
  ["arbiter", { act: "start-clock" }],
  ["white", { act: "make", move: "e2e4" }],
  ["white", { act: "press" }],
  ["black", { act: "make", move: "e7e5" }],
  ["black", { act: "press" }],
  // A knight goes where no knight goes, and Black says so.
  ["white", { act: "make", from: "g1", to: "g3" }],
  ["white", { act: "press" }],
  ["black", { act: "claim", claim: "illegal-move" }],
  ["white", { act: "make", move: "g1f3" }],
  ["white", { act: "offer-draw" }],
  ["white", { act: "press" }],
  // A claim that does not hold costs time.
  ["black", { act: "claim", claim: "threefold" }],
  ["white", { act: "report-conduct", of: "black", what: "disturbance" }],
  ["arbiter", { act: "rule", question: 1, ruling: "penalise", of: "black", measure: "warning" }],
  ["arbiter", { act: "penalise", of: "white", measure: "take-time", time: "1min" }],
  ["black", { act: "resign" }],
];

async function played(): Promise<TestTable> {
  const names = { white: "Kotka", black: "Vaasa", event: "Keskiviikkokerho", board: "1" };
  const table = await server.table({ rulebook: "fide-2018", profile: "standard", table: "strict", time_control: "90+30", names, regulations: { "fide-rated": "no" } });
  for (const [seat, act] of GAME) await server.act(table, seat, act);
  return table;
}

test("claims, rulings and a penalty are told in Finnish, and no id of ours is among them", async () => {
  const table = await played();
  const { page, context, errors } = await person(browser, `${server.url}/record/${table.id}`, { locale: "fi-FI" });
  await page.getByText("Kirjaus on ehjä").waitFor();
  const told = page.locator(".told");
  const text = await told.innerText();
  for (const sentence of [
    "Valkean kello pantiin käyntiin.",
    "Musta vaatii: laiton siirto.",
    "Mustan vaatimus todetaan oikeaksi: laiton siirto.",
    "Asema mustan 1. siirron jälkeen palautetaan.",
    "Valkea teki siirron Rf3.",
    "Pelin kirjauksen mukaan asema on ollut laudalla kerran, valkean 2. siirron jälkeen.",
    "Mustan vaatimus todetaan vääräksi: asema kolmannen kerran.",
    "Kysymys 1 tuomarille: ",
    "Tuomari ratkaisee kysymyksen 1: rangaistus, musta: varoitus.",
    "Valkea menettää aikaa 1:00.",
    "Peli on päättynyt: 1–0. Musta luovutti.",
  ]) {
    expect(text).toContain(sentence);
  }
  // Touches and presses are there for who asks for them.
  await page.getByRole("checkbox").check();
  await expect.poll(() => told.innerText()).toContain("Valkea kosketti nappulaa ruudussa e2.");
  const all = (await told.locator("ol").innerText()).replaceAll(/\S*\/\S+/g, "");
  expect(all.match(/[a-z]+-[a-z-]+|[{}$]|\b(?:the|clock|claim|move|white|black|undefined)\b/gi)).toBeNull();
  await page.getByRole("checkbox").uncheck();
  await shoot(page, "record-told-desktop");
  await page.setViewportSize(SIZES.phone);
  await page.locator(".told").scrollIntoViewIfNeeded();
  await shoot(page, "record-told-phone");
  expect(errors).toEqual([]);
  await context.close();
});
