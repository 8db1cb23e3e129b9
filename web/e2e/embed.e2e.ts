// Boards on other sites and over streams: framed by those who are named and by
// nobody else, live, as a stranger sees them, whoever sits at the browser.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import type { NewTableDto } from "../src/generated/wire";
import { frameLine } from "../src/embed/lines";
import { Club } from "./club";
import { faults, opened, person, type Person, shoot, SHOTS, SIZES, TestServer, type TestTable } from "./kit";

/** Another site, another origin of the same site, and one that nobody named. */
const [club, neighbour, stranger] = await Promise.all([Club.open("localhost"), Club.open("127.0.0.1"), Club.open("localhost")]);
const { server, browser } = await opened({ "embed-sites": `${club.site} ${neighbour.site}` });
const closed = await TestServer.start();
afterAll(async () => {
  await Promise.all([club.close(), neighbour.close(), stranger.close(), closed.stop()]);
});

const NAMES = { white: "Iso, Turku", black: "Öster, Åbo", event: "Keskiviikkokerho", board: "1" };
const BLITZ: NewTableDto = { rulebook: "fide-2018", time_control: "5+3", table: "assisted", names: NAMES, regulations: { "fide-rated": "no" } };
const MOST_KB = 60;

async function begun(asked: Partial<NewTableDto> = {}, on = server): Promise<TestTable> {
  const table = await on.table({ ...BLITZ, ...asked });
  await on.act(table, "black", { act: "start-clock" });
  return table;
}
async function play(table: TestTable, moves: string, from = 0): Promise<void> {
  for (const [at, move] of moves.split(" ").entries()) await server.act(table, (at + from) % 2 === 0 ? "white" : "black", { act: "make", move });
}
const line = (table: TestTable): string => frameLine("board", server.url, table.id, "Iso – Öster");
const framed = (page: Page): FrameLocator => page.frameLocator("iframe");
/** What the frame calls the board. */
const boardIn = (frame: FrameLocator | Page): ReturnType<Page["getByRole"]> => frame.getByRole("img", { name: /board/i }).first();
const waits = (table: TestTable): Promise<void> => expect.poll(async () => (await server.see(table, "spectator")).view.moves.length).toBeGreaterThan(0);

test("a club's page shows the board, and the moves as they are made", async () => {
  const table = await begun();
  const { page, errors, context } = await person(browser, club.with(line(table)));
  const frame = framed(page);
  await frame.getByText("White: Iso, Turku").waitFor();
  await play(table, "e4 c5 Nf3");
  await frame.getByText("Nf3", { exact: true }).waitFor();
  await expect.poll(() => boardIn(frame).getAttribute("aria-label")).toBe("The board after White Nf3");
  expect(await frame.locator("[data-said]").textContent()).toBe("White Nf3");
  await expect.poll(() => frame.locator(".plate.runs").getAttribute("data-of")).toBe("black");

  // Nothing in it acts; what leads out opens by itself, without a way back.
  expect(await frame.locator("button, input, select, textarea, form").count()).toBe(0);
  for (const link of await frame.getByRole("link").all()) {
    expect([await link.getAttribute("target"), await link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  }
  const [whole] = await Promise.all([context.waitForEvent("page"), frame.getByRole("link", { name: "Open the board" }).click()]);
  await whole.waitForURL(`${server.url}/t/${table.id}`);
  expect(await whole.evaluate(() => window.opener === null)).toBe(true);
  await whole.close();

  await server.act(table, "black", { act: "resign" });
  await frame.getByText("Result 1–0", { exact: true }).first().waitFor();
  expect(await frame.getByRole("link").getAttribute("href")).toBe(`/record/${table.id}`);
  expect(errors).toEqual([]);
  await context.close();
});

test("a site that is not named gets an empty frame, and nothing else is framed by anybody", async () => {
  const table = await begun();
  const refused = async (site: Club, address: string): Promise<void> => {
    const { page, errors, context } = await person(browser, site.with(`<iframe src="${address}"></iframe>`));
    await expect.poll(() => page.frames().at(-1)?.url(), { message: address }).toBe("chrome-error://chromewebdata/");
    expect(errors.join(), address).toMatch(/frame-ancestors|X-Frame-Options|404/);
    await context.close();
  };
  await refused(stranger, `${server.url}/embed/${table.id}`);
  await refused(stranger, `${server.url}/embed/hall`);
  for (const path of ["/", `/t/${table.id}`, `/record/${table.id}`, `/overlay/${table.id}`, "/hall", "/desk", "/clock", "/help", "/embed/", "/embed.html", "/index.html", "/table.html"]) {
    await refused(club, server.url + path);
  }
  await refused(club, `${closed.url}/embed/hall`);
});

test("no other site speaks over the socket, not even one that may frame", async () => {
  const { page, context } = await person(browser, club.with(""));
  const opens = (url: string): Promise<string> =>
    page.evaluate((address) => new Promise<string>((done) => {
      const socket = new WebSocket(address);
      socket.onopen = () => done("open");
      socket.onerror = () => done("refused");
    }), url);
  expect(await opens(`${server.url.replace("http", "ws")}/api/socket`)).toBe("refused");
  const reads = await page.evaluate((address) => fetch(address).then(() => "read", () => "refused"), `${server.url}/api/tables`);
  expect(reads).toBe("refused");
  // A page of the server itself is let in, in the same browser.
  await page.goto(server.url);
  expect(await opens(`${server.url.replace("http", "ws")}/api/socket`)).toBe("open");
  await context.close();
});

test.each([club, neighbour])("who holds a player's link looks on as a stranger in a frame: %#", async (site) => {
  const table = await begun();
  const white = await person(browser, table.link.white);
  await white.page.locator(".cg-wrap").waitFor();
  const kept = (): Promise<string> => white.page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  await expect.poll(kept).toContain(table.token.white);
  const before = await kept();

  const page = await white.context.newPage();
  const [sent, heard, asked, scripts]: [string[], string[], string[], string[]] = [[], [], [], []];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(String(payload)));
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  page.on("request", (request) => asked.push(JSON.stringify([request.url(), request.headers()])));
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) void response.text().then((text) => scripts.push(text));
  });
  await page.goto(site.with(line(table)));
  const frame = framed(page);
  await boardIn(frame).waitFor();
  await play(table, "d4");
  await frame.getByText("d4", { exact: true }).waitFor();
  // The board is a picture: a press where White's pawn stands does nothing.
  await boardIn(frame).click({ position: { x: 60, y: 60 } });
  expect(sent.filter((text) => text.includes('"follow"'))).toHaveLength(1);
  expect(sent.join() + asked.join()).not.toContain(table.token.white);
  expect(sent.join()).not.toMatch(/"token"|"command"/);
  expect(asked.join()).not.toMatch(/authorization/i);
  expect(heard.find((text) => text.includes('"view"'))).toContain('"seat":"spectator"');
  expect(await kept()).toBe(before);
  // It could not if it wanted to: nothing in it reads what a browser keeps.
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join()).not.toMatch(/localStorage|sessionStorage|indexedDB|\.cookie|serviceWorker/);
  await white.context.close();
});

test("a game that strangers see later comes later here as well", async () => {
  const table = await begun({ spectator_delay: { moves: 2 } });
  const { page, context } = await person(browser, club.with(line(table)));
  const hall = await person(browser, club.with(frameLine("hall", server.url, "", "Hall")));
  const overlay = await person(browser, `${server.url}/overlay/${table.id}`);
  const frame = framed(page);
  await play(table, "e4 e5 Bc4");
  await frame.getByText("e4", { exact: true }).waitFor();
  await expect.poll(() => boardIn(frame).getAttribute("aria-label")).toBe("The board after White e4");
  expect(await frame.getByText(/e5|Bc4/).count()).toBe(0);
  await frame.getByText("Shown 2 half-moves later").waitFor();
  for (const one of [page, hall.page, overlay.page]) {
    const where = one === overlay.page ? one.locator("body") : framed(one).locator(one === page ? "body" : `[data-table="${table.id}"]`);
    // Three pieces have moved, one of them is seen: the other two stand at home.
    await expect.poll(() => where.locator(`.last .white.pawn`).count()).toBeGreaterThan(0);
    expect(await where.locator(".last .bishop, .last .black").count()).toBe(0);
  }
  for (const one of [overlay, hall]) expect(one.heard.join()).not.toContain("Bc4");
  for (const one of [context, hall.context, overlay.context]) await one.close();
});

test("what a rulebook keeps silent about is kept silent here", async () => {
  const common = ["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"];
  const games = [["b1a3", "b8a6", "a3b1", "a6b8"], ["e1f1", "e8f8", "f1e1", "f8e8"]];
  const seen: string[] = [];
  for (const game of games) {
    const table = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", names: NAMES });
    await server.act(table, "black", { act: "start-clock" });
    const { page, context } = await person(browser, `${server.url}/embed/${table.id}`);
    await boardIn(page).waitFor();
    const place = async (seat: "white" | "black", move: string): Promise<void> => {
      await server.act(table, seat, { act: "place", from: move.slice(0, 2), to: move.slice(2) });
      await server.act(table, seat, { act: "release" });
    };
    for (const [at, move] of [...common, ...game, "a2a3", "a7a6"].entries()) {
      const seat = at % 2 === 0 ? "white" : "black";
      await place(seat, move);
      await server.act(table, seat, { act: "press" });
    }
    // The king may castle in one of the games, and in the other he may not any more.
    await server.act(table, "white", { act: "touch", square: "e1" });
    await place("white", "e1g1");
    await place("white", "h1f1");
    await server.act(table, "white", { act: "press" });
    await page.locator(".squares .square:nth-child(62) .rook").waitFor();
    await expect.poll(() => page.locator(".plate.runs").getAttribute("data-of")).toBe("black");
    seen.push((await page.locator("main").innerHTML()).replace(/[0-9a-f-]{36}/g, "id").replace(/<time.*?<\/time>/g, ""));
    await context.close();
  }
  expect(seen[0]).toBe(seen[1]);
});

test("the hall in a frame, and boards that come to it", async () => {
  const first = await begun({ names: { ...NAMES, board: "2" } });
  const { page, context, errors } = await person(browser, club.with(frameLine("hall", server.url, "", "Hall").replace("640", "800")), { viewport: SIZES.desktop });
  const frame = framed(page);
  await frame.locator(`[data-table="${first.id}"]`).waitFor();
  const second = await begun({ names: { white: "Espoo, E", black: "Vaasa, V", board: "3" } });
  await frame.locator(`[data-table="${second.id}"]`).waitFor();
  await play(second, "e4 e5");
  await expect.poll(() => frame.locator(`[data-table="${second.id}"] .last`).count()).toBe(2);
  expect(await frame.locator("button, input").count()).toBe(0);
  expect(await frame.locator(`[data-table="${second.id}"] a`).getAttribute("rel")).toBe("noopener");
  await shoot(page, "embed-hall-club");
  // Only those that are named.
  await page.goto(club.with(`<iframe src="${server.url}/embed/hall/${second.id}"></iframe>`));
  await framed(page).locator(`[data-table="${second.id}"]`).waitFor();
  expect(await framed(page).locator("[data-table]").count()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test("of many boards a hall in a frame shows the first twelve, and those that are named wherever they are", async () => {
  const club20 = await TestServer.start({ "embed-sites": club.site });
  const boards: TestTable[] = [];
  for (let at = 1; at <= 14; at++) boards.push(await begun({ names: { ...NAMES, board: String(at) } }, club20));
  const early = await person(browser, `${club20.url}/embed/hall`, { viewport: SIZES.desktop });
  await expect.poll(() => early.page.locator("[data-table]").count()).toBe(12);
  const shown = await early.page.locator("[data-table]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["table"]));
  expect(shown).toEqual(boards.slice(0, 12).map(({ id }) => id));
  // A game that ends makes room for one that is played.
  await club20.act(boards[2]!, "white", { act: "resign" });
  await early.page.locator(`[data-table="${boards[12]!.id}"]`).waitFor();
  expect(await early.page.locator(`[data-table="${boards[2]!.id}"]`).count()).toBe(0);
  await early.context.close();

  // More than a list tells at once come after it; one that is over is shown as it ended.
  for (let at = 0; at < 55; at++) await club20.table({ ...BLITZ });
  const named = await person(browser, `${club20.url}/embed/hall/${boards[0]!.id}/${boards[2]!.id}/0198e3a0-0000-7000-8000-000000000000`, { viewport: SIZES.desktop });
  await named.page.locator(`[data-table="${boards[0]!.id}"]`).waitFor();
  await named.page.locator(`[data-table="${boards[2]!.id}"].over`).waitFor();
  expect(await named.page.locator("[data-table]").count()).toBe(2);
  await named.context.close();
  await club20.stop();
});

/** How much of a pixel is painted: 0 for nothing, 255 for all of it. */
async function alphaAt(page: Page, x: number, y: number): Promise<number> {
  const picture = await page.screenshot({ omitBackground: true });
  return page.evaluate(
    async ([data, x, y]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      return context?.getImageData(Number(x), Number(y), 1, 1).data[3] ?? -1;
    },
    [picture.toString("base64"), x, y],
  );
}

test.each(["light", "dark"] as const)("over a stream the ground is transparent: %s", async (theme) => {
  // No setting opens it, and none closes it: it is no frame.
  const table = await begun({}, closed);
  const { page, context, errors } = await person(browser, `${closed.url}/overlay/${table.id}?board=no&theme=${theme}`, { viewport: { width: 640, height: 180 }, colorScheme: theme, bypassCSP: true });
  await page.locator(".plate.runs").waitFor();
  expect(await alphaAt(page, 2, 2)).toBe(0);
  expect(await alphaAt(page, 638, 178)).toBe(0);
  const plate = (await page.locator(".plate.white").boundingBox())!;
  expect(await alphaAt(page, Math.round(plate.x + plate.width / 2), Math.round(plate.y + 3))).toBe(255);
  expect(await page.locator(".diagram").count()).toBe(0);
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `embed-overlay-names-${theme}.png`), omitBackground: true });

  // Side by side in a strip, and all of it grows with the frame.
  const small = plate.height;
  await page.setViewportSize({ width: 1280, height: 360 });
  await expect.poll(async () => (await page.locator(".plate.white").boundingBox())!.height / small).toBeCloseTo(2, 0);
  await page.setViewportSize({ width: 1600, height: 110 });
  await expect.poll(async () => (await page.locator(".plate.white").boundingBox())!.x).toBeLessThan(100);
  await page.screenshot({ path: join(SHOTS, `embed-overlay-strip-${theme}.png`), omitBackground: true });

  await page.setViewportSize({ width: 700, height: 860 });
  await page.goto(`${closed.url}/overlay/${table.id}?theme=${theme}`);
  await page.locator(".diagram").waitFor();
  expect(await alphaAt(page, 1, 430)).toBe(0);
  expect(await alphaAt(page, 350, 430)).toBe(255);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.screenshot({ path: join(SHOTS, `embed-overlay-${theme}.png`), omitBackground: true });
  expect(errors).toEqual([]);
  await context.close();
});

const LOOKS = [
  { name: "phone-light", width: 360, height: 480, theme: "light", lang: "fi" },
  { name: "phone-dark", width: 328, height: 480, theme: "dark", lang: "sv" },
  { name: "column-light", width: 640, height: 480, theme: "light", lang: "en" },
  { name: "desktop-dark", width: 1100, height: 640, theme: "dark", lang: "fi" },
  { name: "small-light", width: 240, height: 260, theme: "light", lang: "en" },
] as const;

test.each(LOOKS)("how a board looks, and how it is heard: $name", async ({ name, width, height, theme, lang }) => {
  const table = await begun();
  await play(table, "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e5 Nb3 Be6 f3");
  await waits(table);
  const { page, context, errors } = await person(browser, `${server.url}/embed/${table.id}?theme=${theme}&lang=${lang}`, { viewport: { width, height } });
  await page.locator(".plate.runs").waitFor();
  expect(await page.evaluate(() => [document.documentElement.dataset["theme"], document.documentElement.lang])).toEqual([theme, lang]);
  const link = page.getByRole("link", { name: { fi: "Avaa lauta", sv: "Öppna brädet", en: "Open the board" }[lang] });
  await link.waitFor();
  // Nothing is outside the frame.
  const boxes = await page.locator(".plate, .diagram, .foot").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const box of boxes) expect(box.top >= 0 && box.left >= 0 && box.bottom <= height + 0.5 && box.right <= width + 0.5, JSON.stringify(box)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await shoot(page, `embed-board-${name}`);
  expect(errors).toEqual([]);
  await context.close();
});

test.each(["phone", "desktop"] as const)("how the hall looks in a frame: %s", async (size) => {
  for (const board of ["4", "5", "6", "7"]) await begun({ names: { ...NAMES, board } });
  const { page, context } = await person(browser, `${server.url}/embed/hall?theme=${size === "phone" ? "dark" : "light"}`, { viewport: SIZES[size] });
  await expect.poll(() => page.locator(".plate.runs").count()).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await shoot(page, `embed-hall-${size}`);
  await context.close();
});

test("who wants it silent hears nothing", async () => {
  const table = await begun();
  const { page, context } = await person(browser, `${server.url}/embed/${table.id}?say=no`);
  await boardIn(page).waitFor();
  await play(table, "e4");
  await page.getByText("e4", { exact: true }).waitFor();
  expect(await page.locator("[data-said]").textContent()).toBe("");
  await context.close();
});

test("a server that comes back is found again by itself", async () => {
  const table = await begun();
  const { page, context } = await person(browser, `${server.url}/embed/${table.id}`);
  await boardIn(page).waitFor();
  // What a server that goes away does to the socket, and then nothing answers.
  await context.setOffline(true);
  await page.getByText("No connection; this may be old.").waitFor();
  await play(table, "e4");
  expect(await page.getByText("e4", { exact: true }).count()).toBe(0);
  await context.setOffline(false);
  await page.getByText("e4", { exact: true }).waitFor();
  await page.getByText("No connection; this may be old.").waitFor({ state: "detached" });
  await context.close();
});

test("a frame fetches little", async () => {
  const table = await begun();
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const kinds = new Map<string, string>();
  const sizes: Record<string, number> = {};
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    sizes[kind] = (sizes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(`${server.url}/embed/${table.id}`);
  await boardIn(page).waitFor();
  await page.waitForLoadState("networkidle");
  const said = Object.entries(sizes).map(([kind, size]) => `${kind} ${(size / 1024).toFixed(1)} KB`);
  console.log(`a board in a frame, as sent: ${said.join(", ")}`);
  expect(sizes["Script"]).toBeGreaterThan(0);
  expect((sizes["Script"] ?? 0) / 1024).toBeLessThan(MOST_KB);
  await context.close();
});

/** Opens the sheet with the lines, and what stands in it. */
async function lines({ page }: Person): Promise<string[]> {
  await page.locator("[data-embed]").click();
  const fields = page.getByRole("dialog", { name: "On your own site" }).locator("textarea");
  await fields.first().waitFor();
  return Promise.all((await fields.all()).map((one) => one.inputValue()));
}

test("the lines to copy are where a board is watched and where its record is read", async () => {
  const table = await begun();
  const watching = await person(browser, `${server.url}/t/${table.id}`, { reducedMotion: "reduce" });
  await watching.page.locator("[data-settings]").click();
  const found = await lines(watching);
  expect(found).toEqual([frameLine("board", server.url, table.id, "Iso, Turku – Öster, Åbo"), frameLine("hall", server.url, "", "The hall"), `${server.url}/overlay/${table.id}`, `${server.url}/overlay/${table.id}?board=no`]);
  await shoot(watching.page, "embed-lines");
  expect(await faults(watching.page)).toEqual([]);
  await watching.page.getByRole("dialog", { name: "On your own site" }).getByRole("button", { name: "Copy" }).first().click();
  await watching.page.getByRole("status").getByText("Copied", { exact: true }).waitFor();
  await watching.page.setViewportSize(SIZES.phone);
  await shoot(watching.page, "embed-lines-phone");
  // What was copied is a frame that works.
  await watching.page.goto(club.with(found[0]!));
  await framed(watching.page).getByText("Black: Öster, Åbo").waitFor();
  await watching.context.close();

  await play(table, "e4");
  await server.act(table, "black", { act: "resign" });
  const reader = await person(browser, `${server.url}/record/${table.id}`);
  await reader.page.getByRole("button", { name: "More" }).click();
  expect((await lines(reader))[0]).toContain(`/embed/${table.id}"`);
  await reader.context.close();
});

test("where no site is named, nothing is offered; nor to who plays", async () => {
  const table = await begun({}, closed);
  const answered = (page: Page): Promise<unknown> => page.waitForResponse((response) => response.url().endsWith("/api/here"));
  const { page, context } = await person(browser, `${closed.url}/t/${table.id}`);
  await Promise.all([answered(page), page.locator("[data-settings]").click()]);
  expect(await page.locator("[data-embed]").count()).toBe(0);
  expect((await fetch(`${closed.url}/embed/${table.id}`)).status).toBe(404);
  await context.close();
  const own = await begun();
  const white = await person(browser, own.link.white);
  await white.page.locator("[data-settings]").click();
  await white.page.getByText("Sound of moves and calls").waitFor();
  expect(await white.page.locator("[data-embed]").count()).toBe(0);
  await white.context.close();
});
