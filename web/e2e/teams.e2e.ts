// Finnish team blitz as its people live it: eight teams in two groups, captains
// with phones, line-ups sealed and opened, finals.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeenCompetitionDto } from "../src/generated/competition";
import { byTurns, faults, lights, opened, person, type Person, shoot } from "./kit";

const { server, browser } = await opened();
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 900 };

/** Teams by strength; each has four players and a reserve. */
const TEAMS = ["Espoo 1", "Turku 2", "Oulu", "Lahti", "Vaasa", "Pori", "Kuopio", "Kemi"];
const PLACES = ["Eka", "Toka", "Kolmas", "Neljäs", "Vara"];
const PASTED = TEAMS.map((team, at) => [team, ...PLACES.map((place, board) => `${team.replace(/ \d/, "")}nen, ${place} ${2200 - at * 50 - board * 10}`)].join("\n")).join("\n\n");
/** Dealt by strength, forwards and back. */
const GROUP_A = ["Espoo 1", "Lahti", "Vaasa", "Kemi"];

interface Kept {
  competition: string;
  token: string;
  seat: string;
  name: string;
}
const keptBy = (page: Page): Promise<Kept[]> => page.evaluate(() => JSON.parse(localStorage.getItem("tuomari-competitions") ?? "[]") as Kept[]);

async function asked<T>(path: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(`${server.url}/api/competitions/${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  expect(answer.status, `${path} ${text}`).toBe(200);
  return JSON.parse(text) as T;
}

/** One competition, as a program of its chief arbiter sees it. */
class Desk {
  constructor(
    readonly id: string,
    readonly organiser: string,
    readonly chief: string,
  ) {}

  static of(kept: Kept[], id: string): Desk {
    const token = (seat: string): string => kept.find((link) => link.competition === id && link.seat === seat)?.token ?? "";
    return new Desk(id, token("organiser"), token("chief-arbiter"));
  }

  act(...acts: object[]): Promise<unknown> {
    return asked(`${this.id}/commands`, this.chief, { acts });
  }

  seen(token = this.chief): Promise<SeenCompetitionDto> {
    return asked(this.id, token);
  }

  async links(): Promise<Record<string, string>> {
    await asked(`${this.id}/links`, this.organiser, { players: true, captains: true });
    const { links } = await asked<{ links: { seat: string; token: string }[] }>(`${this.id}/links`, this.organiser);
    return Object.fromEntries(links.map((link) => [link.seat, link.token]));
  }

  /** At every board that is open, the team that entered first wins. */
  async results(round: number): Promise<void> {
    const { view } = await this.seen();
    const team = (player: number | null): number => view.players.find((one) => one.player === player)?.team ?? 99;
    const boards = view.rounds[round - 1]?.boards.filter((board) => !board.outcome) ?? [];
    await this.act(...boards.map(({ board, white, black }) => ({ act: "enter-result", round, board, outcome: team(white) < team(black) ? "white-wins" : "black-wins" })));
  }

  async playRound(round: number): Promise<void> {
    await this.act({ act: "pair" }, { act: "confirm" }, { act: "publish" }, { act: "open-lineups" });
    await this.results(round);
    await this.act({ act: "close-round" });
  }
}

/** How many pages were looked at. */
let looked = 0;

/** What a page is like in three languages, light and dark, by turns; nothing is cut, axe finds nothing. */
async function look(one: Person, name: string, heading: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const { page } = one;
  looked += 1;
  for (const [turn, language] of byTurns([...["fi", "sv", "en"].entries()], looked)) {
    await page.evaluate((code) => localStorage.setItem("tuomari-language", code), language);
    await page.reload();
    await page.locator(heading).first().waitFor();
    await prepare?.(page);
    await page.waitForTimeout(400);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${name} ${language} is too wide`).toBeLessThanOrEqual(0);
    for (const colorScheme of lights(turn + looked)) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page), `${name} ${language} ${colorScheme}`).toEqual([]);
      if (language === "en" || colorScheme === "light") await shoot(page, `teams-${name}-${language}-${colorScheme}`);
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
  // Who goes on reads English.
  await page.evaluate(() => localStorage.setItem("tuomari-language", "en"));
  await page.reload();
  await page.locator(heading).first().waitFor();
}

test("team blitz: two groups, sealed line-ups, a final; no appeal is offered", { timeout: 600_000 }, async () => {
  const desk = await person(browser, `${server.url}/#${server.organiser}`, { viewport: DESKTOP });
  const { page } = desk;
  await page.getByText("organiser").first().waitFor();
  await page.goto(`${server.url}/compete`);

  // Announced: teams, the rules of team blitz, everybody against everybody, two groups.
  await page.locator("label.chip", { hasText: "Teams" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Team blitz");
  await page.getByRole("radio", { name: /Round robin/ }).first().check();
  await page.getByRole("group", { name: "Groups" }).getByText("2", { exact: true }).click();
  await page.getByRole("radio", { name: "Assisted" }).check();
  // A list with a fault says where, and what to do.
  await page.getByLabel("Paste teams").fill("Espoo 1\n\nTurku 2\nTurkunen, Eka");
  await page.getByText("Line 1, column 1", { exact: false }).waitFor();
  await page.getByLabel("Paste teams").fill(PASTED);
  await page.getByText("8 teams were read, 40 players.").waitFor();
  await shoot(page, "teams-new-desktop");
  await page.getByRole("button", { name: "Create with 8 teams" }).click();
  await page.getByText("2 groups were made.", { exact: false }).waitFor();
  const groups = await page.locator("ul.made a").evaluateAll((links) => links.map((link) => /\/c\/([\w-]+)/.exec((link as HTMLAnchorElement).href)?.[1] ?? ""));
  const kept = await keptBy(page);
  const [a, b] = groups.map((id) => Desk.of(kept, id)) as [Desk, Desk];
  await page.getByRole("link", { name: "Team blitz, group A" }).click();
  for (const team of GROUP_A) await page.getByRole("heading", { name: team, exact: true }).waitFor();
  const { view: first } = await a.seen();
  expect(first.regulations?.laws).toMatch(/^fi-team-blitz/);
  expect(first.regulations?.rounds).toBe(3);
  await shoot(page, "teams-teams-desktop");

  // Badges: one for each captain, one for each player.
  await page.getByRole("link", { name: "Badges", exact: true }).click();
  await page.getByRole("button", { name: "Make the badges" }).click();
  await expect.poll(() => page.locator("img.code").count()).toBe(24);
  await shoot(page, "teams-badges-desktop");
  const badge = async (team: string): Promise<string> => {
    const link = await page.locator("li", { hasText: team }).filter({ hasText: "captain" }).getByRole("link", { name: "open" }).getAttribute("href");
    return (link ?? "").replace(/^https?:\/\/[^/]+/, server.url);
  };
  const [espooLink, kemiLink] = [await badge("Espoo 1"), await badge("Kemi")];

  // Paired and published: opponents are known, players are not.
  await page.getByRole("link", { name: "Round", exact: true }).click();
  await page.getByRole("button", { name: "Pair round 1" }).click();
  await page.getByRole("button", { name: "Confirm the pairing" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("0 of 4 line-ups are in.").waitFor();
  const espoo = await person(browser, espooLink, { viewport: PHONE });
  const kemi = await person(browser, kemiLink, { viewport: PHONE });
  const anybody = await person(browser, `${server.url}/c/${a.id}`, { viewport: PHONE });
  await espoo.page.getByRole("heading", { name: /Espoo 1 – Kemi|Kemi – Espoo 1/ }).waitFor();
  await espoo.page.getByText("The order is right: the list’s order is kept.").waitFor();
  await shoot(espoo.page, "team-captain-phone");

  // The order is judged as he moves, by keyboard too; a reserve comes in at his place of the list.
  await espoo.page.getByRole("button", { name: "Espoonen, Toka up" }).focus();
  await espoo.page.keyboard.press("Enter");
  await espoo.page.getByText("does not follow the list: Espoonen, Toka", { exact: false }).waitFor();
  await shoot(espoo.page, "teams-captain-wrong-phone");
  // The button that he pressed is at the top now: the focus goes to its neighbour.
  expect(await espoo.page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Espoonen, Toka down");
  await espoo.page.keyboard.press("Enter");
  await espoo.page.getByText("The order is right", { exact: false }).waitFor();
  await espoo.page.getByRole("button", { name: /^Put in.*Espoonen, Vara/ }).click();
  await espoo.page.getByRole("group", { name: "Espoonen, Vara plays instead of" }).getByRole("button", { name: "Espoonen, Toka" }).click();
  const slots = espoo.page.locator("ol.slots li strong");
  expect(await slots.allTextContents()).toEqual(["Espoonen, Eka", "Espoonen, Kolmas", "Espoonen, Neljäs", "Espoonen, Vara"]);
  await espoo.page.getByText("The order is right", { exact: false }).waitFor();
  await espoo.page.getByRole("button", { name: "Hand in, sealed" }).click();
  await espoo.page.getByRole("button", { name: "Handed in, sealed ✓" }).waitFor();

  // The other captain sees that it is in, and nothing else; nor does anybody.
  const espooEnvelope = kemi.page.locator(".envelope", { hasText: "Espoo 1" });
  await espooEnvelope.getByText("sealed", { exact: true }).waitFor();
  expect(await kemi.page.getByText("Espoonen").count()).toBe(0);
  await anybody.page.getByText("sealed", { exact: true }).first().waitFor();
  expect(await anybody.page.locator("main").innerText()).not.toContain("Espoonen");
  const sealed = await a.seen((await a.links())["captain-4"]);
  expect(sealed.view.rounds[0]?.lineups.map((one) => one.players)).toEqual([null]);
  await kemi.page.getByRole("button", { name: "Hand in, sealed" }).click();
  await kemi.page.getByRole("button", { name: "Handed in, sealed ✓" }).waitFor();

  // The arbiter sees who is missing; opening before they are in is asked twice.
  await page.getByText("2 of 4 line-ups are in.").waitFor();
  const aside = page.getByRole("complementary", { name: "What comes next" });
  expect(await aside.locator(".lineups li").allTextContents()).toEqual(expect.arrayContaining(["Lahti", "Vaasa"]));
  await shoot(page, "teams-lineups-desktop");
  await page.getByRole("button", { name: "Open the line-ups" }).click();
  await page.getByRole("button", { name: "Open them though 2 are missing" }).click();
  await page.getByText("8 results are missing.").waitFor();
  const { view } = await a.seen();
  const round = view.rounds[0];
  const playing = (team: number): string[] => (round?.boards ?? []).flatMap((board) => [board.white, board.black]).map((player) => view.players.find((one) => one.player === player)).filter((one) => one?.team === team).map((one) => one?.name ?? "");
  expect(playing(1).sort()).toEqual(["Espoonen, Eka", "Espoonen, Kolmas", "Espoonen, Neljäs", "Espoonen, Vara"].sort());
  expect(playing(2).sort()).toEqual(["Lahtinen, Eka", "Lahtinen, Toka", "Lahtinen, Kolmas", "Lahtinen, Neljäs"].sort());
  await espoo.page.getByText("Kemi", { exact: false }).first().waitFor();
  await shoot(page, "teams-round-desktop");

  // One game is played at its table; its result comes by itself.
  const links = await a.links();
  const match = round?.matches?.find((_, at) => JSON.stringify(round.meetings[at]).includes('"team":1}'));
  const board = round?.boards.find((one) => one.board === match?.boards[0]);
  const table = { id: board?.table ?? "", token: { white: links[`player-${board?.white}`], black: links[`player-${board?.black}`], arbiter: a.chief } } as Parameters<typeof server.act>[0];
  await server.act(table, "arbiter", { act: "start-clock" });
  await server.act(table, "white", { act: "make", from: "e2", to: "e4" });
  await server.act(table, "black", { act: "make", from: "e7", to: "e5" });
  await server.act(table, "black", { act: "resign" });
  await expect.poll(async () => (await a.seen()).view.rounds[0]?.boards.find((one) => one.board === board?.board)?.outcome ?? null, { timeout: 20_000 }).not.toBe(null);

  // The others by hand, at the arbiter's page.
  const second = match?.boards[1] ?? 0;
  await page.getByLabel(`Result of board ${second}:`).selectOption("draw");
  await expect.poll(() => page.getByLabel(`Result of board ${second}:`).inputValue()).toBe("draw");
  await anybody.page.getByRole("link", { name: /The match.*Espoo 1/ }).click();
  await anybody.page.getByText("2 of 4 boards over", { exact: false }).waitFor();
  await shoot(anybody.page, "teams-match-phone");
  await espoo.page.getByText("Our matches").waitFor();
  expect(await espoo.page.getByRole("button", { name: /^Confirm/ }).count()).toBe(0);
  await a.results(1);

  // The captain confirms the score; the Finnish team blitz knows no appeal.
  await espoo.page.getByRole("button", { name: /^Confirm.*Kemi/ }).click();
  await espoo.page.getByText("2 mp ✓").waitFor();
  expect(await espoo.page.getByText("Lodge an appeal").count()).toBe(0);
  await anybody.page.getByText("Espoo 1 has confirmed", { exact: false }).waitFor();
  await shoot(espoo.page, "teams-captain-played-phone");
  await page.getByRole("button", { name: "Close round 1" }).click();
  await page.getByRole("button", { name: "Pair round 2" }).waitFor();
  await page.getByRole("link", { name: "Standings", exact: true }).click();
  await page.locator("tbody tr").first().waitFor();
  expect(await page.locator("tbody tr").count()).toBe(4);
  await shoot(page, "teams-standings-desktop");

  // The rest of both groups, and their end.
  for (const number of [2, 3]) await a.playRound(number);
  for (const number of [1, 2, 3]) await b.playRound(number);
  await b.act({ act: "finish" });
  await page.getByRole("button", { name: "End the competition" }).click();
  await page.getByRole("link", { name: "A final from these places" }).click();
  await look(desk, "final", "main form");
  await page.getByLabel("Name", { exact: true }).fill("Team blitz, final");
  await page.getByText("4 teams enter, with their players:").waitFor();
  await shoot(page, "teams-final-desktop");
  await page.getByRole("radio", { name: /Round robin/ }).first().check();
  await page.getByRole("button", { name: "Create with 4 teams" }).click();
  await page.waitForURL(/\/c\/[\w-]+\/players/);
  for (const team of ["Espoo 1", "Lahti", "Turku 2", "Oulu"]) await page.getByRole("heading", { name: team, exact: true }).waitFor();
  const last = Desk.of(await keptBy(page), /\/c\/([\w-]+)/.exec(page.url())?.[1] ?? "");
  expect((await last.seen()).view.regulations?.rounds).toBe(3);
  for (const number of [1, 2, 3]) await last.playRound(number);
  await last.act({ act: "finish" });
  await page.getByRole("link", { name: "Standings", exact: true }).click();
  await page.getByText("Standings after round 3").waitFor();
  expect(await page.locator("tbody tr th").allTextContents()).toEqual(["Espoo 1", "Turku 2", "Lahti", "Oulu"]);
  await shoot(page, "teams-final-standings-desktop");
  for (const one of [desk, espoo, kemi, anybody]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});

/** Four teams, and what is left to be seen of a round that is sealed. */
async function four(rulebook: string, more: object = {}): Promise<Desk> {
  const tables = { rulebook, table: "wooden", time_control: "300", regulations: rulebook.startsWith("fide") ? { "fide-rated": "no", "default-time": "30min" } : {} };
  const regulations = { name: "Cup", system: "swiss", rounds: 3, tie_breaks: ["GPTS", "EDE"], teams: { boards: 4, colors: "WBWB", deadline_ms: 600_000 }, ...more };
  const answer = await fetch(`${server.url}/api/competitions`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.organiser}`, "content-type": "application/json" },
    body: JSON.stringify({ regulations, tables }),
  });
  const made = (await answer.json()) as { competition: string; links: { seat: string; token: string }[] };
  expect(answer.ok, JSON.stringify(made)).toBe(true);
  const token = (seat: string): string => made.links.find((link) => link.seat === seat)?.token ?? "";
  const desk = new Desk(made.competition, token("organiser"), token("chief-arbiter"));
  await desk.act(
    ...TEAMS.slice(0, 4).map((name, at) => ({ act: "enter-team", name, members: PLACES.map((place, board) => ({ name: `${name.replace(/ \d/, "")}nen, ${place}`, rating: 2200 - at * 50 - board * 10 })) })),
  );
  return desk;
}

test("under FIDE's Laws a captain may appeal, and the hour is told", { timeout: 120_000 }, async () => {
  const desk = await four("fide-2023", { schedule: [Date.now() + 15.5 * 60_000] });
  await desk.act({ act: "pair" }, { act: "confirm" }, { act: "publish" });
  const captain = await person(browser, `${server.url}/c/${desk.id}#${(await desk.links())["captain-2"]}`, { viewport: PHONE });
  await captain.page.getByText("to hand in,", { exact: false }).waitFor();
  expect(await captain.page.locator("time").innerText()).toMatch(/^5:[0-3]\d$/);
  await captain.page.getByText(/Without one at \d\d:\d\d the first 4 of your list play\./).waitFor();
  await captain.page.getByText("Lodge an appeal").click();
  await captain.page.getByLabel("What it is about, and what you ask for").fill("The clock of board 3");
  await captain.page.getByRole("button", { name: "Lodge it" }).click();
  await captain.page.getByText("Appeal 1, round 1: not decided yet.").waitFor();
  // He calls for an arbiter, who sees it at his desk at once.
  const arbiter = await person(browser, `${server.url}/c/${desk.id}#${desk.chief}`, { viewport: DESKTOP });
  await captain.page.getByText("Call the arbiter").click();
  await captain.page.getByLabel("What it is about, if you wish to say").fill("Board 3, the clock stands");
  await captain.page.getByRole("button", { name: "Call", exact: true }).click();
  await captain.page.getByText(/The arbiter has been called, at \d\d:\d\d\./).waitFor();
  await shoot(captain.page, "captain-called-phone");
  await arbiter.page.getByRole("link", { name: "Desk" }).click();
  await arbiter.page.getByText("calls for an arbiter").waitFor();
  await shoot(arbiter.page, "team-desk-desktop");
  await arbiter.page.getByRole("button", { name: "Been there" }).click();
  await captain.page.getByText("Call the arbiter").waitFor();
  await arbiter.context.close();
  // Another's captain does not see it.
  expect((await desk.seen((await desk.links())["captain-1"])).view.appeals).toEqual([]);
  expect(captain.errors).toEqual([]);
  await captain.context.close();
});

test("axe finds nothing on the pages of teams: three languages, light and dark", { timeout: 600_000 }, async () => {
  const desk = await four("fi-team-blitz", { schedule: [Date.now() + 16 * 60_000] });
  await desk.act({ act: "pair" }, { act: "confirm" }, { act: "publish" });
  const links = await desk.links();
  const captain = await person(browser, `${server.url}/c/${desk.id}#${links["captain-1"]}`, { viewport: PHONE, reducedMotion: "reduce" });
  const arbiter = await person(browser, `${server.url}/c/${desk.id}#${desk.chief}`, { viewport: DESKTOP, reducedMotion: "reduce" });
  const anybody = await person(browser, `${server.url}/c/${desk.id}`, { viewport: PHONE, reducedMotion: "reduce" });
  await captain.page.getByRole("button", { name: "Espoonen, Toka up" }).click();
  await look(captain, "captain", "ol.slots li");
  await look(arbiter, "sealed-arbiter", "ul.matches li");
  await look(anybody, "sealed-public", "ul.matches li");
  await desk.act({ act: "open-lineups" });
  await desk.act({ act: "enter-result", round: 1, board: 1, outcome: "white-wins" }, { act: "enter-result", round: 1, board: 2, outcome: "draw" });
  await look(arbiter, "round-arbiter", "ul.matches li");
  await look(captain, "captain-match", "section.captain ol li");
  for (const [path, heading] of [
    ["round", "ul.matches li"],
    ["match-1-1", "section.match h2"],
    ["standings", "tbody tr"],
    ["players", "main h3"],
    ["rules", "main dl"],
  ] as const) {
    await anybody.page.goto(`${server.url}/c/${desk.id}/${path}`);
    await look(anybody, path, heading);
  }
  await arbiter.page.goto(`${server.url}/c/${desk.id}/match-1-1`);
  await look(arbiter, "match-arbiter", "section.match h2");
  const player = await person(browser, `${server.url}/c/${desk.id}#${links["player-5"]}`, { viewport: PHONE });
  await player.page.getByText("You do not play in round 1.").waitFor();
  const organiser = await person(browser, `${server.url}/#${server.organiser}`, { viewport: PHONE, reducedMotion: "reduce" });
  await organiser.page.getByText("organiser").first().waitFor();
  await organiser.page.goto(`${server.url}/compete`);
  await look(organiser, "new", "main form", async (page) => {
    await page.locator("label.chip").nth(1).click();
    await page.locator("textarea").fill(PASTED);
    await page.locator("main ul h3").first().waitFor();
    await page.locator("summary").click();
  });
  for (const one of [captain, arbiter, anybody, player, organiser]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});
