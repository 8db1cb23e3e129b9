// What people read and hear on every page, in three languages: no key of a
// message, no id of a rulebook, a setting or a table is among it (a page in one
// language, by turns, but at full size); and what is
// written wrongly is answered in the reader's language.

import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { byTurns, opened, person, SIZES } from "./kit";

const { server, browser } = await opened();
const LOCALES = ["en-GB", "fi-FI", "sv-FI"] as const;
const OURS = /\bweb-[a-z-]+|\b(?:fide|fi)-[a-z0-9-]+\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/g;

/** Places that still show an id, each with its reason; who mends one takes it off the list. */
const KNOWN: { page: string; text: RegExp; reason: string }[] = [];

const pages: Record<string, string> = {};
const chief: Record<string, string> = {};

async function post(path: string, secret: string, body: object): Promise<{ competition: string; links: { seat: string; token: string }[] }> {
  const answer = await fetch(`${server.url}/api/competitions${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as ReturnType<typeof post>;
}

beforeAll(async () => {
  const fide = { rulebook: "fide-2023", time_control: "5+3", regulations: { "fide-rated": "no", "default-time": "30min" } };
  const assisted = await server.table({ ...fide, table: "assisted", names: { white: "Kotijoukkue", black: "Vierasjoukkue", board: "1" } });
  const strict = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names: { board: "2" } });
  const called = await server.table({ ...fide, table: "strict", names: { board: "3" } });
  const over = await server.table({ ...fide, table: "assisted", names: { board: "4" } });
  for (const table of [assisted, strict, called, over]) await server.act(table, "black", { act: "start-clock" });
  for (const table of [assisted, over]) await server.act(table, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(over, "black", { act: "resign" });
  // A wrong claim is announced with its price and its articles, and the other player calls.
  await server.act(called, "white", { act: "claim", claim: "threefold" });
  await server.act(called, "black", { act: "stop-clock" });

  const tables = { ...fide, profile: "blitz-supervised", table: "assisted", time_control: "3+2" };
  const { competition: id, links } = await post("", server.organiser, { regulations: { name: "Thursday blitz", system: "swiss", rounds: 3 }, tables });
  chief["token"] = links.find((link) => link.seat === "chief-arbiter")?.token ?? "";
  const names = ["Espoo, Yksi", "Vaasa, Kaksi", "Oulu, Kolme", "Turku, Neljä"];
  await post(`/${id}/commands`, chief["token"], { acts: names.map((name, at) => ({ act: "enter", person: { name, rating: 1900 - at * 50 } })) });
  await post(`/${id}/commands`, chief["token"], { acts: [{ act: "pair" }, { act: "confirm" }, { act: "publish", tables: [] }, { act: "enter-result", round: 1, board: 1, outcome: "draw" }] });

  Object.assign(pages, {
    home: server.url,
    new: `${server.url}/new`,
    assisted: assisted.link.black,
    strict: strict.link.white,
    called: called.link.white,
    over: over.link.white,
    spectator: `${server.url}/t/${assisted.id}`,
    desk: called.link.arbiter,
    hall: `${server.url}/hall`,
    clock: `${server.url}/clock`,
    laws: `${server.url}/laws`,
    book: `${server.url}/laws/fide-2023`,
    compare: `${server.url}/laws/fide-2018/compare/fide-2023`,
    decides: `${server.url}/laws/fi-blitz-2014/decides`,
    help: `${server.url}/help`,
    "a page of help": `${server.url}/help/organiser`,
    record: `${server.url}/record/${over.id}`,
    compete: `${server.url}/compete`,
    round: `${server.url}/c/${id}`,
    standings: `${server.url}/c/${id}/standings`,
    players: `${server.url}/c/${id}/players#${chief["token"]}`,
    rules: `${server.url}/c/${id}/rules`,
    results: `${server.url}/c/${id}/round#${chief["token"]}`,
    "desk of a competition": `${server.url}/c/${id}/desk#${chief["token"]}`,
    "record of a competition": `${server.url}/c/${id}/record#${chief["token"]}`,
    screen: `${server.url}/screen/${id}`,
  });
});

/** Whatever is read on a page or said of it, each text once. */
async function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    const found = new Set([document.title, ...document.body.innerText.split("\n")]);
    for (const one of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"]) found.add(one.getAttribute(name) ?? "");
      if (one.matches("option, title, desc, legend, caption, [role=status], [role=alert], [aria-live]")) found.add(one.textContent ?? "");
    }
    return [...found].map((text) => text.trim()).filter(Boolean);
  });
}

/** The texts that hold an id of ours. */
async function wrong(name: string, page: Page): Promise<string[]> {
  const known = KNOWN.filter((one) => one.page === name);
  return (await texts(page)).filter((text) => [...text.matchAll(OURS)].some(([id]) => !known.some((one) => one.text.test(id))));
}

/** What is opened on a page before it is read. */
async function unfold(name: string, page: Page): Promise<void> {
  if (["assisted", "strict"].includes(name)) {
    await page.locator("[data-claims]").click();
    await page.getByRole("dialog").waitFor();
  }
  if (name === "desk") await page.locator(".tile").first().click();
}

const NAMES = ["home", "new", "assisted", "strict", "called", "over", "spectator", "desk", "hall", "clock", "laws", "book", "compare", "decides", "help", "a page of help", "record", "compete"];
const COMPETITION = ["round", "standings", "players", "rules", "results", "desk of a competition", "record of a competition", "screen"];

test.each([...NAMES, ...COMPETITION])("%s", { timeout: 120_000 }, async (name) => {
  for (const locale of byTurns(LOCALES, [...NAMES, ...COMPETITION].indexOf(name))) {
    const { page, context } = await person(browser, pages[name] ?? "", { viewport: SIZES.phone, locale, reducedMotion: "reduce" });
    await page.locator("h1, main *, .one").first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    expect(await wrong(name, page), locale).toEqual([]);
    await unfold(name, page);
    expect(await wrong(name, page), `${locale}, unfolded`).toEqual([]);
    await context.close();
  }
});

const ANSWERS = {
  "en-GB": { move: "No such move here. Write for example e4, Nf3 or e2e4.", control: "Write the time as 5+3, 5 min or 90/40+30, 30+30.", open: "Set up boards", type: "Type a move" },
  "fi-FI": { move: "Sellaista siirtoa ei tässä ole. Kirjoita esimerkiksi e4, Rf3 tai e2e4.", control: "Kirjoita miettimisaika muodossa 5+3, 5 min tai 90/40+30, 30+30.", open: "Avaa laudat", type: "Kirjoita siirto" },
  "sv-FI": { move: "Det finns inget sådant drag här. Skriv till exempel e4, Sf3 eller e2e4.", control: "Skriv betänketiden som 5+3, 5 min eller 90/40+30, 30+30.", open: "Skapa bräden", type: "Skriv ett drag" },
} as const;

test.each(LOCALES)("what is written wrongly is answered with how to write it: %s", async (locale) => {
  const words = ANSWERS[locale];
  const player = await person(browser, pages["assisted"] ?? "", { locale });
  await player.page.evaluate(() => localStorage.setItem("tuomari-hearing", JSON.stringify({ typing: true })));
  await player.page.reload();
  await player.page.getByLabel(words.type).fill("xyz");
  await player.page.getByLabel(words.type).press("Enter");
  await player.page.getByText(words.move).first().waitFor();
  await player.context.close();

  const desk = await person(browser, `${server.url}/desk#${server.organiser}`, { locale });
  await desk.page.getByRole("button", { name: words.open }).first().click();
  const form = desk.page.locator("dialog form");
  await form.locator("input").first().fill("viisi");
  await form.locator("button[type=submit]").click();
  await form.getByText(words.control).waitFor();
  expect(await wrong("setting up", desk.page)).toEqual([]);
  await desk.context.close();
});

test("a ruling is heard with the number of its article", async () => {
  const fide = { rulebook: "fide-2023", table: "strict", time_control: "5+3", regulations: { "fide-rated": "no", "default-time": "30min" } } as const;
  const table = await server.table(fide);
  await server.act(table, "black", { act: "start-clock" });
  const black = await person(browser, table.link.black, { locale: "fi-FI" });
  await black.page.locator("[data-claims]").waitFor();
  await server.act(table, "white", { act: "claim", claim: "threefold" });
  await expect.poll(() => texts(black.page).then((all) => all.some((text) => /vääräksi.*Kohta \d+\.\d/s.test(text)))).toBe(true);
  expect(await wrong("hearing", black.page)).toEqual([]);
  await black.context.close();
});
