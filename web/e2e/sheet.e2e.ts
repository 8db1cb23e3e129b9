// One sheet with a picture of every page: phone and desktop, light and dark, in
// three languages. axe is asked about each page on the way.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { faults, opened, person, SHOTS, type TestTable } from "./kit";

const { server, browser } = await opened();
const FOLDER = join(SHOTS, "sheet");
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1366, height: 768 } } as const;
const LANGUAGES = { en: "en-GB", fi: "fi-FI", sv: "sv-FI" } as const;

type Size = keyof typeof SIZES;
interface Look {
  name: string;
  size: Size;
  colorScheme: "light" | "dark";
  locale: string;
}
const ALL: Look[] = (["phone", "desktop"] as const).flatMap((size) =>
  (["light", "dark"] as const).flatMap((colorScheme) =>
    Object.entries(LANGUAGES).map(([language, locale]) => ({ name: `${size}-${colorScheme}-${language}`, size, colorScheme, locale })),
  ),
);
const asked = process.env["TUOMARI_SHEET"]?.split(",");
const LOOKS = asked ? ALL.filter((look) => asked.includes(look.name)) : ALL;

const FIDE = { rulebook: "fide-2023", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } } as const;
const BLITZ = { rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" } as const;
const OPENING = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7".split(" ");

/** What the pages show. */
interface Stage {
  waiting: TestTable;
  assisted: TestTable;
  strict: TestTable;
  over: TestTable;
  revoked: TestTable;
  competition: string;
}

async function play(table: TestTable): Promise<void> {
  await server.act(table, "black", { act: "start-clock" });
  for (const [at, move] of OPENING.entries()) await server.act(table, at % 2 === 0 ? "white" : "black", { act: "make", move });
}

async function post<T>(path: string, secret: string, body: unknown): Promise<T> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function competition(): Promise<string> {
  const regulations = { name: "Keskiviikkokerho", system: "swiss", rounds: 3, tie_breaks: ["BH"] };
  const made = await post<{ competition: string; links: { seat: string; token: string }[] }>("/competitions", server.organiser, { regulations, tables: BLITZ });
  const chief = made.links.find((link) => link.seat === "chief-arbiter")?.token ?? "";
  const tell = (...acts: unknown[]): Promise<unknown> => post(`/competitions/${made.competition}/commands`, chief, { acts });
  await tell(...["Espoo", "Vasa", "Oulu", "Turku", "Lahti", "Kotka"].map((name, at) => ({ act: "enter", person: { name, rating: 1900 - at * 50 } })));
  await tell({ act: "pair" }, { act: "confirm" }, { act: "publish", tables: [] });
  await tell({ act: "enter-result", round: 1, board: 1, outcome: "white-wins" });
  return made.competition;
}

async function setStage(): Promise<Stage> {
  const over = await server.table({ ...FIDE, names: { white: "Lohja", black: "Hangö" } });
  const assisted = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa", event: "Keskiviikkokerho", board: "1" } });
  const strict = await server.table({ ...BLITZ, names: { white: "Salo", black: "Åbo", board: "2" } });
  const waiting = await server.table({ ...FIDE });
  const revoked = await server.table({ ...FIDE });
  for (const table of [over, assisted]) await play(table);
  await server.act(over, "black", { act: "resign" });
  await server.act(strict, "black", { act: "start-clock" });
  await server.act(strict, "white", { act: "place", from: "c2", to: "c4" });
  await server.act(strict, "white", { act: "release" });
  await server.act(strict, "white", { act: "press" });
  await post(`/tables/${revoked.id}/seats/white`, server.organiser, {});
  return { waiting, assisted, strict, over, revoked, competition: await competition() };
}

interface Stop {
  name: string;
  path: string;
  /** When it can be seen. */
  ready?: string;
  /** What the browser remembers before. */
  before?: (page: Page) => Promise<void>;
  then?: (page: Page) => Promise<void>;
  only?: Size;
  turned?: boolean;
}

function stopsOf(stage: Stage): Stop[] {
  const seat = (table: TestTable, color: "white" | "black"): string => new URL(table.link[color]).pathname + new URL(table.link[color]).hash;
  const kept = [
    { table: stage.over.id, token: stage.over.token.white, seat: "white", names: "Lohja – Hangö", over: true, halves: { white: 2, black: 0 }, rulebook: "fide-2023", control: "5+3" },
    { table: stage.assisted.id, token: stage.assisted.token.white, seat: "white", names: "Rauma – Vasa" },
  ];
  const links = (["white", "black"] as const).map((color) => ({ seat: color, token: stage.waiting.token[color] }));
  const hosts = (page: Page): Promise<void> =>
    page.evaluate((one) => localStorage.setItem("tuomari-hosted", JSON.stringify([one])), { table: stage.waiting.id, origin: server.url, links, mine: "white" });
  const board = "[role=grid]";
  return [
    { name: "home", path: "/", ready: ".live[data-table]" },
    { name: "play", path: "/new" },
    { name: "waiting", path: `/new/${stage.waiting.id}`, before: hosts, ready: "h1" },
    { name: "invitation", path: `/j/${stage.waiting.id}`, ready: "main :is(h1, p)" },
    { name: "table-assisted", path: seat(stage.assisted, "white"), ready: board },
    { name: "table-strict", path: seat(stage.strict, "black"), ready: board },
    { name: "table-landscape", path: seat(stage.strict, "black"), ready: board, only: "phone", turned: true },
    { name: "claims", path: seat(stage.assisted, "white"), ready: board, then: (page) => page.locator("[data-claims]").first().click() },
    { name: "end", path: seat(stage.over, "white"), ready: board },
    { name: "record", path: `/record/${stage.over.id}` },
    { name: "laws", path: "/laws" },
    { name: "article", path: "/laws/fide-2023/7.5.1" },
    { name: "help", path: "/help" },
    { name: "clock", path: "/clock" },
    { name: "desk", path: `/desk#${server.organiser}`, ready: "h2" },
    { name: "compete", path: "/compete" },
    { name: "competition", path: `/c/${stage.competition}` },
    { name: "standings", path: `/c/${stage.competition}/standings` },
    { name: "hall", path: "/hall", ready: "section" },
    { name: "mine", path: "/mine", before: (page) => page.evaluate((seats) => localStorage.setItem("tuomari-seats", JSON.stringify(seats)), kept) },
    { name: "mine-none", path: "/mine" },
    { name: "not-found", path: "/nonsense" },
    { name: "revoked", path: seat(stage.revoked, "white") },
    { name: "record-missing", path: "/record/0189aaaa-0000-7000-8000-000000000000" },
  ];
}

const stage = await setStage();
const stops = stopsOf(stage);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** Looks at one page as one reader, and takes its picture. */
async function look(stop: Stop, { name, size, ...how }: Look): Promise<string[]> {
  const { width, height } = SIZES[size];
  const viewport = stop.turned ? { width: height, height: width } : { width, height };
  const { page, context } = await person(browser, `${server.url}${stop.before ? "/nonsense" : stop.path}`, { ...how, viewport, reducedMotion: "reduce" });
  try {
    await page.locator("h1, main p").first().waitFor({ state: "attached" });
    if (stop.before) {
      await stop.before(page);
      await page.goto(server.url + stop.path);
    }
    await page.locator(stop.ready ?? "h1").first().waitFor({ state: "attached" });
    await stop.then?.(page);
    await page.evaluate(() => document.fonts.ready);
    const found = await faults(page);
    const text = await page.locator("body").innerText();
    if (/\bweb-[a-z]+-[a-z]/.test(text)) found.push(`a key is shown: ${/\bweb-[a-z-]+/.exec(text)?.[0]}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) found.push(`${wide} px too wide`);
    await page.screenshot({ path: join(FOLDER, `${stop.name}-${name}.png`) });
    return found.map((fault) => `${stop.name} ${name}: ${fault}`);
  } finally {
    await context.close();
  }
}

test.each(LOOKS)("every page, $name", { timeout: 900_000 }, async (how) => {
  const found: string[] = [];
  for (const stop of stops) {
    if (stop.only && stop.only !== how.size) continue;
    try {
      found.push(...(await look(stop, how)));
    } catch (error) {
      // One page that does not come must not hide the others.
      found.push(`${stop.name} ${how.name}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(found).toEqual([]);
});

/** All pictures, a page a row. */
function sheetPage(): string {
  const cell = (stop: Stop, how: Look): string =>
    stop.only && stop.only !== how.size ? "<td></td>" : `<td><a href="${stop.name}-${how.name}.png"><img src="${stop.name}-${how.name}.png" class="${how.size}" alt="${stop.name}, ${how.name}"></a></td>`;
  const rows = stops.map((stop) => `<tr><th>${stop.name}</th>${LOOKS.map((how) => cell(stop, how)).join("")}</tr>`);
  const style = "body{margin:16px;font:14px sans-serif;background:#777;color:#fff}th{text-align:left;vertical-align:top;padding:4px 8px}td{vertical-align:top;padding:4px}img{display:block;max-height:300px}.phone{width:140px}.desktop{width:320px}";
  return `<!doctype html><meta charset="utf-8"><title>Tuomari, every page</title><style>${style}</style><table><tr><th></th>${LOOKS.map((how) => `<th>${how.name}</th>`).join("")}</tr>${rows.join("")}</table>`;
}

afterAll(async () => {
  const path = join(FOLDER, "index.html");
  writeFileSync(path, sheetPage());
  const page = await browser.newPage({ viewport: { width: 1_600, height: 900 } });
  await page.goto(`file://${path}`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize({ width, height: 900 });
  await page.screenshot({ path: join(FOLDER, "index.png"), fullPage: true });
}, 120_000);
