// The record of a game as its readers use it: looked through, told, drawn, taken along, checked.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { ActDto, NewTableDto, SeatWord } from "../src/generated/wire";
import { faults, lights, opened, person, shoot, SIZES, type TestTable } from "./kit";
import { sees } from "./play";

const { server, browser } = await opened();

/** A laptop of a club. */
const LAPTOP = { width: 1366, height: 768 };
const NAMES = { white: "Iso Turku", black: "Öster Åbo", event: "Keskiviikkokerho", round: "3", board: "1" };
const STANDARD: NewTableDto = { rulebook: "fide-2018", profile: "standard", table: "strict", time_control: "90+30", names: NAMES, regulations: { "fide-rated": "no" } };

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

/** Plays it. A machine that stood still gives the players time back, which is an entry too: then it is played at another table. */
async function played(): Promise<TestTable> {
  for (let tries = 1; ; tries += 1) {
    const table = await server.table(STANDARD);
    for (const [seat, act] of GAME) await server.act(table, seat, act);
    const answer = await fetch(`${server.url}/api/tables/${table.id}/record`, { headers: { authorization: `Bearer ${table.token.arbiter}` } });
    const entries = (await answer.text()).split("\n").filter((line) => line.startsWith('{"version":')).length;
    if (entries === GAME.length + 1) return table;
    console.log(`the record has ${entries} entries, ${GAME.length + 1} of them from acts`);
    if (tries === 5) throw new Error("the machine stands still all the time");
  }
}

/** A game at a table that presses by itself, to its resignation. */
async function assisted(moves: string, asked: Partial<NewTableDto> = {}): Promise<TestTable> {
  const timed = { rulebook: "fide-2018", time_control: "5+3", regulations: { "fide-rated": "no" } };
  const table = await server.table({ ...(asked.rulebook ? { rulebook: asked.rulebook } : timed), table: "assisted", names: NAMES, ...asked });
  if (!asked.rulebook) await server.act(table, "black", { act: "start-clock" });
  for (const [at, move] of moves.split(" ").filter(Boolean).entries()) await server.act(table, at % 2 === 0 ? "white" : "black", { act: "make", move });
  await server.act(table, "white", { act: "resign" });
  return table;
}
const SPANISH = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7";
const record = (table: TestTable): string => `${server.url}/record/${table.id}`;

/** Where the game stands, as the page says it. */
async function at(page: Page, here: string): Promise<void> {
  await expect.poll(() => page.locator(".steps [role=status]").textContent()).toBe(here);
}
async function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
async function isAboveFold(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0), what).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

const all = await played();
const spanish = await assisted(SPANISH);

test("moves in pairs with their times; keys, buttons, taps and the drawing go from move to move, and the address goes along", async () => {
  const { page, context, errors } = await person(browser, record(spanish), { viewport: LAPTOP });
  await at(page, "10… Nbd7");
  expect(await page.title()).toBe("Iso Turku – Öster Åbo, 0–1 · Tuomari");
  for (const what of [".steps", ".diagram"]) await isAboveFold(page, what);
  await sees(page, "Keskiviikkokerho, round 3, board 1");
  await page.getByRole("link", { name: "FIDE Laws 2018" }).waitFor();
  const rows = page.locator(".paper tbody tr");
  expect(await rows.count()).toBe(10);
  expect(await rows.nth(4).innerText()).toMatch(/^5\s+O-O\s+5:\d\d\s+Be7\s+5:\d\d$/);
  await page.keyboard.press("ArrowLeft");
  await at(page, "10. d4");
  expect(await rows.nth(9).locator("[aria-current]").innerText()).toMatch(/^d4/);
  await expect.poll(() => new URL(page.url()).search).toBe("?ply=19");
  await page.keyboard.press("Home");
  await at(page, "Start");
  await page.getByRole("button", { name: "Forward" }).click();
  await at(page, "1. e4");
  await rows.nth(4).getByRole("button", { name: /^O-O/ }).click();
  await at(page, "5. O-O");
  // The king who castles is marked where he went.
  expect(await page.locator(".diagram .last").count()).toBe(2);
  expect(await page.locator(".diagram").getAttribute("aria-label")).toContain("White: Kg1 Qd1");
  // Within the list the focus goes along with the keys.
  await page.keyboard.press("ArrowRight");
  await at(page, "5… Be7");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-ply"))).toBe("10");
  const graph = await page.getByRole("slider").boundingBox();
  if (!graph) throw new Error("no drawing of the clocks");
  await page.mouse.click(graph.x + graph.width / 4, graph.y + graph.height / 2);
  await at(page, "3. Bb5");
  await page.keyboard.press("End");
  await at(page, "10… Nbd7");
  expect(await page.getByRole("img", { name: /^The time left of both/ }).count()).toBe(1);
  await shoot(page, "record-game-desktop-light");

  // Who is given an address sees the same position.
  await page.goto(`${record(spanish)}?ply=9`);
  await at(page, "5. O-O");
  await page.goto(`${record(spanish)}?ply=900`);
  await at(page, "10… Nbd7");
  expect(errors).toEqual([]);
  await context.close();
});

test("to take along: link, PGN, FEN, a file with a human name, a link to analyse; nothing is fetched from elsewhere", async () => {
  const { page, context, errors } = await person(browser, `${record(spanish)}?ply=9`, { viewport: LAPTOP });
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await at(page, "5. O-O");
  await page.getByRole("button", { name: "Copy link" }).click();
  await sees(page, "The link is copied");
  expect(await copied(page)).toBe(`${record(spanish)}?ply=9`);
  await page.getByRole("button", { name: "Copy PGN" }).click();
  await sees(page, "The game is copied as PGN.");
  expect(await copied(page)).toContain('[White "Iso Turku"]');
  const more = page.getByRole("button", { name: /^More/ });
  expect(await page.getByRole("button", { name: "Copy FEN" }).isVisible()).toBe(false);
  await more.click();
  expect(await more.getAttribute("aria-expanded")).toBe("true");
  await page.getByRole("button", { name: "Copy FEN" }).click();
  await sees(page, "The position is copied as FEN.");
  expect(await copied(page)).toBe("r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save PGN" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Iso-Turku-Öster-Åbo-\d{4}-\d\d-\d\d\.pgn$/);
  const kept = join(server.folder, "kept.pgn");
  await file.saveAs(kept);
  expect(readFileSync(kept, "utf8")).toContain("1. e4");
  const analyse = page.getByRole("link", { name: "Analyse at lichess.org" });
  expect(await analyse.getAttribute("href")).toMatch(/^https:\/\/lichess\.org\/analysis\/pgn\/e4_e5_Nf3_Nc6_Bb5_.*_Nbd7#9$/);
  expect([await analyse.getAttribute("target"), await analyse.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  await page.getByRole("button", { name: "Turn the board" }).click();
  expect(await page.locator(".bar .name").allTextContents()).toEqual(["Iso Turku", "Öster Åbo"]);
  expect(await page.getByRole("button", { name: "Print the scoresheet" }).isVisible()).toBe(true);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

/** What the button for the position copies. */
async function fen(page: Page): Promise<string> {
  const said = page.getByText("The position is copied as FEN.");
  if (!(await page.getByRole("button", { name: "Copy FEN" }).isVisible())) await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Copy FEN" }).click();
  await said.waitFor();
  return copied(page);
}

test("a position in FEN: en passant, castling from another array, a move that was no move", async () => {
  const open = async (table: TestTable, ply: number): Promise<{ page: Page; close: () => Promise<void> }> => {
    const { page, context } = await person(browser, `${record(table)}?ply=${ply}`);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await sees(page, /The record is whole/);
    return { page, close: () => context.close() };
  };
  const passing = await open(await assisted("e4 a6 e5 d5 exd6"), 4);
  expect(await fen(passing.page)).toBe("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
  await passing.page.getByRole("button", { name: "Forward" }).click();
  await passing.page.getByText("The position is copied as FEN.").waitFor({ state: "detached" });
  expect(await fen(passing.page)).toBe("rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
  await passing.close();

  const other = await open(await assisted("Ng3 Ng6 O-O", { start: { position: "chess960", number: 400 } }), 3);
  expect(await fen(other.page)).toBe("bbrqn1kr/pppppppp/6n1/8/8/6N1/PPPPPPPP/BBRQNRK1 b kq - 3 2");
  await other.close();

  // Nobody said a word: the knight stayed where it went.
  const silent = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names: NAMES });
  await server.act(silent, "black", { act: "start-clock" });
  await server.act(silent, "white", { act: "make", from: "g1", to: "g3" });
  await server.act(silent, "white", { act: "press" });
  await server.act(silent, "black", { act: "make", move: "e7e5" });
  await server.act(silent, "black", { act: "press" });
  await server.act(silent, "white", { act: "resign" });
  const stood = await open(silent, 1);
  expect(await fen(stood.page)).toBe("rnbqkbnr/pppppppp/8/8/8/6N1/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
  expect(await stood.page.getByRole("link", { name: /lichess/ }).getAttribute("href")).toMatch(/^https:\/\/lichess\.org\/analysis\/rnbqkbnr\/.*_b_KQkq_-_1_1$/);
  await shoot(stood.page, "record-silent");
  await stood.close();
});

test("a phone shares by its own sheet, and without a clipboard the text can still be had", async () => {
  const { page, context } = await person(browser, record(spanish), { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: { url: string }) => (document.documentElement.dataset["shared"] = what.url) });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto(`${record(spanish)}?ply=3`);
  await page.getByRole("button", { name: "Share", exact: true }).tap();
  expect(await page.evaluate(() => document.documentElement.dataset["shared"])).toBe(`${record(spanish)}?ply=3`);
  await page.getByRole("button", { name: "More", exact: true }).tap();
  await page.getByRole("button", { name: "Copy FEN" }).tap();
  expect(await page.getByRole("textbox", { name: /did not let us copy/ }).inputValue()).toMatch(/^rnbqkbnr/);
  expect(await faults(page)).toEqual([]);
  await page.getByRole("button", { name: "Share", exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, "record-phone-share");
  await context.close();
});

test("a phone on its side has the board and the steps on one screen", async () => {
  const { page, context } = await person(browser, `${record(all)}?ply=2`, { viewport: { width: 844, height: 390 }, locale: "fi-FI" });
  await at(page, "1… e5");
  for (const what of [".steps", ".diagram"]) await isAboveFold(page, what);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await shoot(page, "record-landscape");
  await context.close();
});

test("the secret of an arbiter's link is in no link that is copied", async () => {
  const { page, context } = await person(browser, `${record(spanish)}#${spanish.token.arbiter}`);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await at(page, "10… Nbd7");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.url()).toBe(`${record(spanish)}?ply=19#${spanish.token.arbiter}`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await sees(page, "The link is copied");
  expect(await copied(page)).toBe(`${record(spanish)}?ply=19`);
  await context.close();
});

test("what happened, in Finnish: offers, claims, rulings and the end with their articles, and no move", async () => {
  const { page, context, errors } = await person(browser, record(all), { locale: "fi-FI", viewport: LAPTOP });
  await page.getByText(/^Tallenne on eheä: 17 merkinnän ketju on katkeamaton\. Allekirjoitettu .+ joka on tämän palvelimen\.$/).waitFor();
  await page.getByRole("tab", { name: "Mitä tapahtui" }).click();
  const told = page.getByRole("tabpanel");
  const text = await told.innerText();
  for (const sentence of [
    "Valkean kello pantiin käyntiin.",
    "Musta vaatii: laiton siirto.",
    "Mustan vaatimus todetaan oikeaksi: laiton siirto.",
    "Asema mustan 1. siirron jälkeen palautetaan.",
    "Valkea tarjosi tasapeliä.",
    "Mustan vaatimus todetaan vääräksi: asema kolmannen kerran.",
    "Kysymys 1 tuomarille: ",
    "Tuomari ratkaisee kysymyksen 1: mustan rangaistus: varoitus.",
    "Valkea menettää aikaa 1:00.",
    "Peli on päättynyt: 1–0. Musta luovutti.",
  ]) {
    expect(text).toContain(sentence);
  }
  expect(text).not.toMatch(/teki siirron|kosketti|Musta painoi kelloa\.$/m);
  expect(text.replaceAll(/\S*\/\S+/g, "").match(/[a-z]+-[a-z-]+|[{}$]|\b(?:the|clock|claim|move|white|black|undefined)\b/gi)).toBeNull();
  const claim = told.getByRole("listitem").filter({ hasText: "Musta vaatii: laiton siirto." });
  expect(await claim.locator("time").textContent()).toMatch(/^\d\d\.\d\d$/);
  await claim.getByRole("group", { name: "Kohdat" }).getByText("7.5.5", { exact: true }).waitFor();
  await shoot(page, "record-told-desktop");
  // Before the claim the knight stood where no knight goes; the board shows it.
  await told.getByRole("button", { name: /laillinen siirto/ }).click();
  await at(page, "Merkintä 8/17");
  expect(await page.locator(".diagram").getAttribute("aria-label")).toContain("Rb1 Rg3");
  // The same at the scoresheet: an offer has its sign, a ruling its dot.
  await page.getByRole("tab", { name: "Peli", exact: true }).click();
  await page.getByRole("button", { name: /^Rf3 ?\(=\)/ }).waitFor();
  expect(await page.getByRole("img", { name: "tässä annettiin ratkaisu" }).count()).toBeGreaterThan(0);
  await page.getByText("+2:00").first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("tabs by keys; every entry with its hash is there for who asks", async () => {
  const { page, context, errors } = await person(browser, record(all), { viewport: LAPTOP });
  await at(page, "2. Nf3");
  const game = page.getByRole("tab", { name: "Game" });
  await game.focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("tab", { name: "What happened" }).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("End");
  const last = page.getByRole("tab", { name: "All entries" });
  expect(await last.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await page.getByRole("tab").evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute("tabindex")))).toEqual(["-1", "-1", "0"]);
  await at(page, "2. Nf3");
  const panel = page.getByRole("tabpanel", { name: "All entries" });
  expect(await panel.getByRole("listitem").count()).toBe(16);
  expect(await panel.innerText()).toContain("White touched the piece on e2.");
  await panel.getByText(/^[0-9a-f]{64}$/).waitFor();
  await panel.getByRole("button", { name: "Show entry 7" }).click();
  await at(page, "Entry 7 of 17");
  await page.keyboard.press("ArrowLeft");
  await at(page, "1… e5");
  await shoot(page, "record-entries-desktop");
  expect(errors).toEqual([]);
  await context.close();
});

test("a record that was changed does not hold", async () => {
  const { page, context } = await person(browser, record(spanish));
  await sees(page, /The record is whole: each of 23 entries/);
  await page.route("**/story*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("e7-e5", "e7-e6") });
  });
  await page.reload();
  await sees(page, "The record does not hold at entry 4.");
  await context.close();
});

test("no clock, no moves, Chess960, a wooden board: each in words", async () => {
  const open = async (table: TestTable, name: string): Promise<Page> => {
    const { page, context, errors } = await person(browser, record(table), { viewport: LAPTOP });
    await sees(page, /The record is whole/);
    await shoot(page, `record-${name}`);
    expect(await faults(page), name).toEqual([]);
    expect(errors).toEqual([]);
    pages.push(() => context.close());
    return page;
  };
  const pages: (() => Promise<void>)[] = [];
  const names = { white: "Turku", black: "Åbo" };

  const untimed = await open(await assisted("e4 e5", { rulebook: "fi-basics", names }), "untimed");
  await sees(untimed, /no clock/);
  expect(await untimed.getByRole("slider").count()).toBe(0);
  expect(await untimed.locator(".paper small").count()).toBe(0);

  const empty = await open(await assisted("", { names }), "empty");
  await sees(empty, "No move was made.");
  await empty.getByRole("button", { name: "See what happened" }).click();
  await sees(empty, "The game is over: 0–1. White resigned.");

  const array = await open(await assisted("g3 e5", { start: { position: "chess960", number: 0 }, names }), "chess960");
  await sees(array, /Chess960, array 0/);
  await array.keyboard.press("Home");
  await array.getByRole("button", { name: /^More/ }).click();
  expect(await array.getByRole("link", { name: /lichess/ }).getAttribute("href")).toBe("https://lichess.org/analysis/chess960/bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR_w_KQkq_-_0_1");

  const hall = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "wooden", names });
  await server.act(hall, "black", { act: "start-clock" });
  for (const seat of ["white", "black", "white", "black"] as const) await server.act(hall, seat, { act: "press" });
  await server.act(hall, "white", { act: "resign" });
  const wooden = await open(hall, "wooden");
  await sees(wooden, "4 moves were made on the wooden board");
  await sees(wooden, /5 min, wooden board/);
  await wooden.getByRole("slider").focus();
  await wooden.keyboard.press("Home");
  await at(wooden, "Entry 2 of 7");
  for (const close of pages) await close();
});

test("a record that is not open says why and where to go, and opens when it may", { timeout: 90_000 }, async () => {
  const running = await server.table({ ...STANDARD, spectator_delay: { seconds: 60 } });
  await server.act(running, "arbiter", { act: "start-clock" });
  const { page, context } = await person(browser, record(running), { locale: "sv-FI" });
  await page.getByRole("heading", { name: "Partiet pågår ännu" }).waitFor();
  await sees(page, "Iso Turku – Öster Åbo");
  await sees(page, /Åskådarna ser partiet en minut senare/);
  expect(await page.getByRole("link", { name: "Följ partiet" }).getAttribute("href")).toBe(`/t/${running.id}`);
  expect(await faults(page)).toEqual([]);
  await shoot(page, "record-running");
  await page.goto(`${server.url}/record/${running.id.slice(0, -2)}`);
  await page.getByRole("heading", { name: "Ett sådant parti finns inte här" }).waitFor();
  await page.getByRole("link", { name: "Till startsidan" }).waitFor();
  await context.close();

  // The arbiter reads it while it is played.
  const arbiter = await person(browser, `${record(running)}#${running.token.arbiter}`);
  await arbiter.page.getByRole("heading", { name: /The game is going on/ }).waitFor();
  await arbiter.context.close();

  const soon = await server.table(STANDARD);
  await server.act(soon, "arbiter", { act: "start-clock" });
  const reader = await person(browser, record(soon));
  await sees(reader.page, /open to all when the game is over/);
  await server.act(soon, "white", { act: "resign" });
  await reader.page.getByRole("button", { name: "Read again" }).click();
  await reader.page.getByRole("heading", { name: /White resigned/ }).waitFor();
  await reader.context.close();
});

test("who played Black sees the board from that side, and the way to other games", async () => {
  const { page, context } = await person(browser, spanish.link.black);
  await page.locator(".end").waitFor();
  await page.goto(all.link.black);
  await page.locator(".end").waitFor();
  await page.goto(record(spanish));
  await at(page, "10… Nbd7");
  expect(await page.locator(".bar .name").allTextContents()).toEqual(["Iso Turku", "Öster Åbo"]);
  await page.getByRole("navigation", { name: "Your other games" }).getByRole("link", { name: "Iso Turku – Öster Åbo" }).click();
  await at(page, "2. Nf3");
  await context.close();
});

const LOOKS = [
  { locale: "en-GB", size: "phone", happened: "What happened" },
  { locale: "fi-FI", size: "laptop", happened: "Mitä tapahtui" },
  { locale: "sv-FI", size: "tablet", happened: "Vad som hände" },
] as const;

test.each(LOOKS)("nothing is held against it: $locale, $size", { timeout: 120_000 }, async (look) => {
  const { locale, size, happened } = look;
  const viewport = size === "laptop" ? LAPTOP : SIZES[size];
  const { page, context, errors } = await person(browser, record(all), { locale, viewport });
  await page.getByRole("slider").waitFor();
  for (const what of [".steps", ".diagram"]) await isAboveFold(page, what);
  for (const colorScheme of lights(1 + LOOKS.indexOf(look))) {
    await page.emulateMedia({ colorScheme });
    for (const tab of [0, 1, 2]) {
      await page.getByRole("tab").nth(tab).click();
      expect(await faults(page), `${colorScheme} ${tab}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
    await page.getByRole("tab", { name: happened }).click();
    await shoot(page, `record-${size}-${colorScheme}-told`);
    await page.getByRole("tab").first().click();
    await shoot(page, `record-${size}-${colorScheme}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});
