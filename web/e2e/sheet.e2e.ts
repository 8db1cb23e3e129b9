// One sheet with a picture of every page: phone and desktop, light and dark, in
// three languages. axe is asked about each page on the way.

import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { faults, openBrowser, person, SHOTS, TestServer, type TestTable } from "./kit";

const browser = await openBrowser();
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
const WOODEN = { rulebook: "fide-2023", time_control: "90+30", table: "wooden", regulations: { "fide-rated": "no" } } as const;
const BLITZ = { rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" } as const;
const OPENING = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7".split(" ");

/** What the pages show: a server of their own for each look, so that no clock runs out meanwhile. */
interface Stage {
  server: TestServer;
  waiting: TestTable;
  assisted: TestTable;
  strict: TestTable;
  over: TestTable;
  revoked: TestTable;
  competition: { id: string; chief: string };
}

async function play(server: TestServer, table: TestTable): Promise<void> {
  await server.act(table, "black", { act: "start-clock" });
  for (const [at, move] of OPENING.entries()) await server.act(table, at % 2 === 0 ? "white" : "black", { act: "make", move });
}

async function post<T>(server: TestServer, path: string, secret: string, body: unknown): Promise<T> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function competition(server: TestServer): Promise<Stage["competition"]> {
  const regulations = { name: "Keskiviikkokerho", system: "swiss", rounds: 3, tie_breaks: ["BH"] };
  const made = await post<{ competition: string; links: { seat: string; token: string }[] }>(server, "/competitions", server.organiser, { regulations, tables: BLITZ });
  const chief = made.links.find((link) => link.seat === "chief-arbiter")?.token ?? "";
  const tell = (...acts: unknown[]): Promise<unknown> => post(server, `/competitions/${made.competition}/commands`, chief, { acts });
  await tell(...["Espoo", "Vasa", "Oulu", "Turku", "Lahti", "Kotka"].map((name, at) => ({ act: "enter", person: { name, rating: 1900 - at * 50 } })));
  await tell({ act: "pair" }, { act: "confirm" }, { act: "publish", tables: [] });
  await tell({ act: "enter-result", round: 1, board: 1, outcome: "white-wins" });
  return { id: made.competition, chief };
}

async function setStage(server: TestServer): Promise<Stage> {
  const over = await server.table({ ...FIDE, names: { white: "Lohja", black: "Hangö" } });
  const assisted = await server.table({ ...FIDE, names: { white: "Rauma", black: "Vasa", event: "Keskiviikkokerho", board: "1" } });
  const strict = await server.table({ ...BLITZ, names: { white: "Salo", black: "Åbo", board: "2" } });
  const wooden = await server.table({ ...WOODEN, names: { white: "Pori", black: "Borgå", event: "Keskiviikkokerho", board: "3" } });
  const waiting = await server.table({ ...FIDE });
  const revoked = await server.table({ ...FIDE });
  for (const table of [over, assisted]) await play(server, table);
  await server.act(over, "black", { act: "resign" });
  await server.act(strict, "black", { act: "start-clock" });
  await server.act(strict, "white", { act: "place", from: "c2", to: "c4" });
  await server.act(strict, "white", { act: "release" });
  await server.act(strict, "white", { act: "press" });
  // A claim at a wooden board waits for the arbiter.
  await server.act(wooden, "arbiter", { act: "start-clock" });
  for (const seat of ["white", "black"] as const) await server.act(wooden, seat, { act: "press" });
  await server.act(wooden, "white", { act: "claim", claim: "threefold" });
  await post(server, `/tables/${revoked.id}/seats/white`, server.organiser, {});
  return { server, waiting, assisted, strict, over, revoked, competition: await competition(server) };
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
  const { server } = stage;
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
    { name: "invitation", path: `/j/${stage.waiting.id}#${stage.waiting.token.black}`, ready: "main .sum" },
    { name: "watching", path: `/t/${stage.assisted.id}`, ready: board },
    { name: "table-assisted", path: seat(stage.assisted, "white"), ready: board },
    { name: "table-strict", path: seat(stage.strict, "black"), ready: board },
    { name: "table-landscape", path: seat(stage.strict, "black"), ready: board, only: "phone", turned: true },
    { name: "claims", path: seat(stage.assisted, "white"), ready: board, then: (page) => page.locator("[data-claims]").first().click() },
    { name: "end", path: seat(stage.over, "white"), ready: board },
    { name: "record", path: `/record/${stage.over.id}` },
    { name: "laws", path: "/laws" },
    { name: "article", path: "/laws/fide-2023/7.5.1" },
    { name: "laws-search", path: "/laws/fide-2023?q=9.2", ready: "main mark, main h2" },
    { name: "help", path: "/help" },
    { name: "help-playing", path: "/help/playing" },
    { name: "clock", path: "/clock" },
    { name: "clock-runs", path: "/clock", ready: "form.setup", then: startClock },
    { name: "desk", path: `/desk#${server.organiser}`, ready: ".queue li" },
    { name: "desk-claim", path: `/desk#${server.organiser}`, ready: ".queue li", then: (page) => page.locator(".queue li button").first().click() },
    { name: "compete", path: "/compete" },
    { name: "competition", path: `/c/${stage.competition.id}` },
    { name: "competition-chief", path: `/c/${stage.competition.id}#${stage.competition.chief}`, ready: "aside" },
    { name: "competition-desk", path: `/c/${stage.competition.id}/desk#${stage.competition.chief}`, ready: ".tile" },
    { name: "competition-rules", path: `/c/${stage.competition.id}/rules` },
    { name: "competition-players", path: `/c/${stage.competition.id}/players` },
    { name: "standings", path: `/c/${stage.competition.id}/standings` },
    { name: "hall", path: "/hall", ready: "section" },
    { name: "mine", path: "/mine", before: (page) => page.evaluate((seats) => localStorage.setItem("tuomari-seats", JSON.stringify(seats)), kept) },
    { name: "mine-none", path: "/mine" },
    { name: "check", path: "/check" },
    { name: "not-found", path: "/nonsense" },
    { name: "revoked", path: seat(stage.revoked, "white") },
    { name: "record-missing", path: "/record/0189aaaa-0000-7000-8000-000000000000" },
  ];
}

/** The pocket clock set and started; Black's half starts White's time. */
async function startClock(page: Page): Promise<void> {
  await page.locator("form.setup button[type=submit]").click();
  await page.locator(".half[data-color=black]").dispatchEvent("pointerdown", { button: 0 });
  await page.locator(".half[data-color=white][data-runs=true]").waitFor();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** Looks at one page as one reader, and takes its picture. */
async function look(server: TestServer, stop: Stop, { name, size, ...how }: Look): Promise<string[]> {
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

/** The pages that have been looked at, in order. */
const names = new Set<string>();

test.each(LOOKS)("every page, $name", { timeout: 900_000 }, async (how) => {
  const found: string[] = [];
  const server = await TestServer.start();
  onTestFinished(() => server.stop());
  for (const stop of stopsOf(await setStage(server))) {
    names.add(stop.name);
    if (stop.only && stop.only !== how.size) continue;
    try {
      found.push(...(await look(server, stop, how)));
    } catch (error) {
      // One page that does not come must not hide the others.
      found.push(`${stop.name} ${how.name}: ${String(error).slice(0, 300)}`);
    }
  }
  expect(found).toEqual([]);
});

/** All pictures, a page a row. */
function sheetPage(): string {
  const cell = (name: string, how: Look): string => {
    const file = `${name}-${how.name}.png`;
    return existsSync(join(FOLDER, file)) ? `<td><a href="${file}"><img src="${file}" class="${how.size}" alt="${name}, ${how.name}"></a></td>` : "<td></td>";
  };
  const rows = [...names].map((name) => `<tr><th>${name}</th>${LOOKS.map((how) => cell(name, how)).join("")}</tr>`);
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
  await browser.close();
}, 120_000);
