// A Swiss of twelve over five rounds, as it really goes: somebody comes late,
// somebody leaves, somebody rests, somebody does not come, a pairing is changed
// by hand, a result was wrong; and the games are played at the tables.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeenCompetitionDto } from "../src/generated/competition";
import { type Hands, keys, pointer } from "./hands";
import { opened, person, PROGRAM, shoot, SIZES } from "./kit";

const { server, browser } = await opened();

const TOWNS = ["Espoo", "Vaasa", "Oulu", "Turku", "Lahti", "Pori", "Kuopio", "Kotka", "Rauma", "Salo", "Kajaani", "Imatra"];
const NUMBERS = ["Yksi", "Kaksi", "Kolme", "Neljä", "Viisi", "Kuusi", "Seitsemän", "Kahdeksan", "Yhdeksän", "Kymmenen", "Yksitoista", "Kaksitoista", "Kolmetoista"];
const nameOf = (player: number): string => `${TOWNS[player - 1] ?? "Kemi"}, ${NUMBERS[player - 1]}`;
const PASTED = TOWNS.map((_, at) => `${nameOf(at + 1)} ${2000 - at * 40}`).join("\n");

/** One seat, played by the program's own bot; it ends when the game does. */
async function bot(table: string, token: string, moves: number, seed: number): Promise<void> {
  const args = ["bot", "-", "--speed", "100", "--moves", String(moves), "--seed", String(seed), "--lang", "en"];
  const child = spawn(PROGRAM, args, { stdio: ["pipe", "ignore", "pipe"] });
  child.stdin.end(`${server.url}/t/${table}#${token}`);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((ended) => child.once("exit", ended));
  if (code !== 0) throw new Error(`a bot ended with ${code}: ${said}`);
}

/** A competition under way, with its links. */
class Evening {
  tokens = new Map<string, string>();

  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly id: string,
  ) {}

  async see(token?: string): Promise<SeenCompetitionDto> {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    return (await (await fetch(`${server.url}/api/competitions/${this.id}`, { headers })).json()) as SeenCompetitionDto;
  }

  /** The badges, as the organiser's page prints them. */
  async badges(): Promise<void> {
    const kept = await this.page.evaluate(() => JSON.parse(localStorage.getItem("tuomari-competitions") ?? "[]") as { token: string; seat: string; competition: string }[]);
    for (const { seat, token, competition } of kept) if (competition === this.id) this.tokens.set(seat, token);
    const answer = await fetch(`${server.url}/api/competitions/${this.id}/links`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.tokens.get("organiser")}`, "content-type": "application/json" },
      body: JSON.stringify({ players: true }),
    });
    const { links } = (await answer.json()) as { links: { seat: string; token: string }[] };
    for (const { seat, token } of links) this.tokens.set(seat, token);
  }

  button(name: string | RegExp): Promise<void> {
    return this.hands.press(this.page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name }));
  }

  tab(name: string): Promise<void> {
    return this.hands.press(this.page.getByRole("link", { name, exact: true }));
  }

  /** Bots at all boards of the round that wait for their players. */
  async play(): Promise<void> {
    const round = (await this.see()).view.rounds.at(-1);
    const games = (round?.boards ?? []).filter((board) => board.table && !board.outcome);
    await Promise.all(
      games.flatMap(({ board, table, white, black }) => {
        // Who gives up first loses; the fourth board of a round ends as it ends.
        const [ours, theirs] = board === 4 ? [40, 40] : (board + (round?.round ?? 0)) % 2 === 0 ? [5, 9] : [9, 5];
        return [
          bot(table ?? "", this.tokens.get(`player-${white}`) ?? "", ours, board * 10 + 1),
          bot(table ?? "", this.tokens.get(`player-${black}`) ?? "", theirs, board * 10 + 2),
        ];
      }),
    );
    // What the tables say is in the standings by itself.
    await expect.poll(async () => (await this.see()).view.rounds.at(-1)?.boards.filter((board) => !board.outcome).length, { timeout: 10_000 }).toBe(0);
  }
}

async function announced(page: Page, hands: Hands): Promise<Evening> {
  await hands.write(page.getByLabel("Name", { exact: true }), "Autumn Swiss");
  await hands.press(page.locator('input[name="book"][value="fide-2023"]'));
  await hands.press(page.locator('input[name="kind"][value="assisted"]'));
  await hands.write(page.getByLabel("Another number of rounds"), "5");
  await hands.write(page.getByLabel("Paste names"), PASTED);
  await page.getByText("players were read.").waitFor();
  await hands.press(page.getByRole("button", { name: "Create with 12 players" }));
  await page.waitForURL(/\/c\/[\w-]+\/players/);
  const evening = new Evening(page, hands, /\/c\/([\w-]+)/.exec(page.url())?.[1] ?? "");
  await evening.badges();
  return evening;
}

async function here(evening: Evening, player: number): Promise<void> {
  const { page, hands } = evening;
  const row = page.getByRole("button", { name: new RegExp(`${nameOf(player)} .*(not yet|here)`) });
  await hands.press(row);
  await expect.poll(() => row.getAttribute("aria-pressed")).toBe("true");
}

async function evening(how: "pointer" | "keys"): Promise<void> {
  const desk = await person(browser, `${server.url}/#${server.organiser}`);
  const { page } = desk;
  const hands = how === "keys" ? keys(page) : pointer;
  await page.getByText("organiser").first().waitFor();
  await page.goto(`${server.url}/compete`);
  const it = await announced(page, hands);
  const watching = await person(browser, `${server.url}/c/${it.id}`, { viewport: SIZES.phone });
  const hall = await person(browser, `${server.url}/screen/${it.id}`);

  // Round 1: all are here, and all games are played.
  for (let player = 1; player <= 12; player++) await here(it, player);
  await it.button("Pair round 1");
  await it.button("Publish");
  await it.tab("Desk");
  await it.button("Start all clocks");
  if (how === "pointer") await shoot(page, "swiss-desk-desktop");
  const followers = await person(browser, `${server.url}/c/${it.id}`);
  const playing = it.play();
  // Whoever looks on sees the boards move.
  await followers.page.getByRole("list", { name: "Games in play" }).getByRole("listitem").first().waitFor();
  if (how === "pointer") await shoot(followers.page, "swiss-public-desktop");
  await playing;
  await watching.page.getByText("1–0").first().waitFor();
  // When the games are over, no board is left there.
  await expect.poll(() => followers.page.getByRole("list", { name: "Games in play" }).count()).toBe(0);
  expect(followers.errors).toEqual([]);
  await followers.context.close();

  // Somebody comes late, and somebody wants to rest in round 2.
  await it.tab("Players");
  await hands.press(page.getByText("Add players", { exact: true }));
  await hands.write(page.getByLabel("Paste names"), `${nameOf(13)} 1500`);
  await it.button("Enter one player");
  await here(it, 13);
  await it.badges();
  const phone = await person(browser, `${server.url}/c/${it.id}#${it.tokens.get("player-3")}`, { viewport: SIZES.phone });
  await phone.page.getByRole("button", { name: "Ask for a half-point bye in round 2" }).click();
  await it.tab("Desk");
  await page.getByText("Asked of you").waitFor();
  await it.button("Grant");
  await phone.page.getByText(/^Round 2, .*: granted\.$/).waitFor();

  // Round 2: changed by hand, back to the rules, changed again and published all the same.
  await it.button("Pair round 2");
  await it.tab("Round");
  const places = page.locator("button.place");
  const paired = await places.allInnerTexts();
  for (const times of [1, 2]) {
    await hands.press(places.nth(0));
    await hands.press(places.nth(2));
    await page.getByText("changed by hand").waitFor();
    if (times === 1) {
      await it.button("Pair again by the rules");
      await expect.poll(() => places.allInnerTexts()).toEqual(paired);
    }
  }
  await page.getByText("The announced system has other pairs", { exact: false }).first().waitFor();
  await it.button("Publish");
  await it.button("Publish it all the same");
  // Board 6 waits for Black in vain.
  const late = page.getByLabel("Result of board 6:");
  await hands.choose(late, "black-forfeits");
  await expect.poll(() => late.inputValue()).toBe("black-forfeits");
  await it.button("Start all clocks");
  await it.play();

  // Round 3 is public when round 1 turns out to have been wrong on board 1.
  await it.button("Pair round 3");
  await it.button("Publish");
  await it.button("Start all clocks");
  await it.tab("1");
  const wrong = page.getByLabel("Result of board 1:");
  const was = await wrong.inputValue();
  const right = was === "white-wins" ? "black-wins" : "white-wins";
  await hands.choose(wrong, right);
  await expect.poll(() => wrong.inputValue()).toBe(right);
  await it.tab("3");
  await it.play();

  // Somebody leaves.
  await it.tab("Players");
  await hands.press(page.getByRole("button", { name: `More about ${nameOf(12)}` }));
  await it.button("Withdraws");
  await page.getByText(`${nameOf(12)} withdrew.`).waitFor();

  for (const round of [4, 5]) {
    await it.button(`Pair round ${round}`);
    await it.button("Publish");
    await it.button("Start all clocks");
    await it.play();
  }
  await it.button("Close round 5");
  await it.button("End the competition");
  await hands.write(page.getByLabel("Who signs the report"), "Arbiter");
  await it.button("Sign");

  // The record holds, and so do the games it rests on.
  await it.tab("Record");
  await page.getByText("every hash made anew here", { exact: false }).waitFor();
  await it.button(/Check the \d+ games it rests on/);
  await page.getByText("have the entries that the results name", { exact: false }).waitFor({ timeout: 60_000 });
  if (how === "pointer") await shoot(page, "swiss-record-desktop");

  // Every departure stands in the report and on the public page.
  await it.tab("Standings");
  expect(await page.locator("tbody tr").count()).toBe(13);
  const download = page.waitForEvent("download");
  await it.button("FIDE report (TRF)");
  const saved = join(server.folder, `${how}.trf`);
  await (await download).saveAs(saved);
  const file = readFileSync(saved, "utf8");
  expect(file.match(/^001 /gm)).toHaveLength(13);
  const paper = await fetch(`${server.url}/api/competitions/${it.id}/prints/report.pdf`, { headers: { authorization: `Bearer ${it.tokens.get("chief-arbiter")}` } });
  const pdf = Buffer.from(await paper.arrayBuffer()).toString("latin1");
  expect(pdf.slice(0, 5), pdf.slice(0, 200)).toBe("%PDF-");
  // It is read aloud as it is read.
  expect(pdf).toContain("/StructTreeRoot");
  await watching.page.getByRole("link", { name: "Rules", exact: true }).click();
  const told = await watching.page.locator("main").innerText();
  for (const departure of ["The announced system has other pairs", nameOf(13)]) expect(told).toContain(departure);
  expect(file).toMatch(/###.*/);
  await hall.page.getByText("Standings after round 5").waitFor({ timeout: 60_000 });
  // What a rulebook asks an event is found out by asking, and the browser notes that.
  desk.errors = desk.errors.filter((error) => !error.includes("422"));
  for (const one of [desk, watching, phone, hall]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
}

test("a Swiss of twelve, five rounds played by bots at the tables", { timeout: 400_000 }, () => evening("pointer"));

test("the whole once more by keyboard alone", { timeout: 500_000 }, () => evening("keys"));
