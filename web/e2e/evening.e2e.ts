// A club evening of twenty-four on wooden boards: one laptop, no network but the
// room's, and every result told by both players on their phones. Nine rounds at
// full size, fewer otherwise.

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { faults, FULL, opened, person, shoot, SIZES } from "./kit";

const { server, browser } = await opened();

const PLAYERS = 24;
const ROUNDS = FULL ? 9 : 4;
const TOWNS = ["Espoo", "Vaasa", "Oulu", "Turku", "Lahti", "Pori", "Kuopio", "Kotka", "Rauma", "Salo", "Kajaani", "Imatra"];
const nameOf = (player: number): string => `${TOWNS[(player - 1) % TOWNS.length]}, ${player <= TOWNS.length ? "Iso" : "Pikku"}`;
const PASTED = Array.from({ length: PLAYERS }, (_, at) => `${nameOf(at + 1)} ${2000 - at * 20}`).join("\n");

/** Who won a board, White being first; the better number mostly does. */
function outcome(round: number, board: number): "won" | "draw" | "lost" {
  return (["won", "lost", "won", "draw"] as const)[(round * 3 + board) % 4] ?? "won";
}
const opposite = { won: "lost", lost: "won", draw: "draw" } as const;
const BUTTON = { won: "I won", draw: "Draw", lost: "I lost" } as const;
const SCORE = { won: "1–0", draw: "½–½", lost: "0–1" } as const;

interface Board {
  board: number;
  table: string;
  white: number;
  black: number;
  outcome?: unknown;
}

async function boards(id: string): Promise<Board[]> {
  const seen = (await (await fetch(`${server.url}/api/competitions/${id}`)).json()) as { view: { rounds: { boards: Board[] }[] } };
  return seen.view.rounds.at(-1)?.boards ?? [];
}

async function tell(phone: Page, how: "won" | "draw" | "lost"): Promise<void> {
  await phone.getByRole("group", { name: "How did it end?" }).getByRole("button", { name: BUTTON[how], exact: true }).click();
}

test(`24 players, ${ROUNDS} rounds on wood, every result from two phones`, { timeout: 600_000 }, async () => {
  const strangers: string[] = [];
  const desk = await person(browser, `${server.url}/#${server.organiser}`);
  const { page } = desk;
  page.on("request", (request) => {
    if (!request.url().startsWith(server.url) && !request.url().startsWith("data:")) strangers.push(request.url());
  });
  await page.getByText("organiser").first().waitFor();
  await page.goto(`${server.url}/compete`);
  await page.getByLabel("Name", { exact: true }).fill("Club championship in blitz");
  await page.getByLabel("Another number of rounds").fill(String(ROUNDS));
  await page.getByLabel("Paste names").fill(PASTED);
  await page.getByRole("button", { name: `Create with ${PLAYERS} players` }).click();
  await page.waitForURL(/\/c\/[\w-]+\/players/);
  const id = /\/c\/([\w-]+)/.exec(page.url())?.[1] ?? "";

  // Badges: each phone opens its own, and says that its player is here.
  await page.getByRole("link", { name: "Badges", exact: true }).click();
  await page.getByRole("button", { name: "Make the badges" }).click();
  await expect.poll(() => page.locator("img.code").count()).toBe(PLAYERS);
  const phones: Awaited<ReturnType<typeof person>>[] = [];
  for (let player = 1; player <= PLAYERS; player++) {
    const badge = await page.locator("li", { hasText: nameOf(player) }).getByRole("link", { name: "open" }).getAttribute("href");
    const phone = await person(browser, (badge ?? "").replace(/^https?:\/\/[^/]+/, server.url), { viewport: SIZES.phone, hasTouch: true });
    await phone.page.getByRole("button", { name: "I am here" }).click();
    await phone.page.getByRole("button", { name: "You are here" }).waitFor();
    phones.push(phone);
  }
  const phoneOf = (player: number): Page => {
    const phone = phones[player - 1];
    if (!phone) throw new Error(`no phone of ${player}`);
    return phone.page;
  };
  const hall = await person(browser, `${server.url}/screen/${id}`);
  const watching = await person(browser, `${server.url}/c/${id}`, { viewport: SIZES.phone });

  await page.getByRole("link", { name: "Round", exact: true }).click();
  for (let round = 1; round <= ROUNDS; round++) {
    await page.getByRole("button", { name: `Pair round ${round}`, exact: true }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    // The boards are on every phone by themselves.
    await phoneOf(1).getByText(new RegExp(`Round ${round}, against`)).waitFor();
    await expect.poll(async () => (await boards(id)).filter((board) => board.table).length, { timeout: 10_000 }).toBe(PLAYERS / 2);
    const now = await boards(id);
    for (const { board, table, white, black } of now) {
      const how = outcome(round, board);
      if (round === 1 && board === 1) {
        await clockBetween(phoneOf(white), phoneOf(black), table);
      }
      if (round === 1 && board === 2) {
        // One of them presses the wrong one, and both see it.
        await tell(phoneOf(white), "won");
        await phoneOf(black).getByText("Your opponent says 1–0", { exact: false }).waitFor();
        await tell(phoneOf(black), "won");
        await phoneOf(white).getByText("You say 1–0, your opponent says 0–1", { exact: false }).waitFor();
        await shoot(phoneOf(white), "evening-differ-phone");
        for (const colorScheme of ["dark", "light"] as const) {
          await phoneOf(white).emulateMedia({ colorScheme });
          expect(await faults(phoneOf(white)), colorScheme).toEqual([]);
        }
        expect(outcome(1, 2)).toBe("lost");
      }
      await tell(phoneOf(white), how);
      // On board 2 Black has said so already.
      if (round !== 1 || board !== 2) await tell(phoneOf(black), opposite[how]);
      if (round === 1 && board === 3) await shoot(phoneOf(white), "evening-told-phone");
      // What both told is on both phones as the result.
      await phoneOf(black).getByText(SCORE[how]).first().waitFor();
    }
    await expect.poll(async () => (await boards(id)).filter((board) => !board.outcome).length, { timeout: 10_000 }).toBe(0);
    if (round === 2) {
      await shoot(page, "evening-round-desktop");
      await shoot(watching.page, "evening-public-phone");
    }
  }
  await page.getByRole("button", { name: `Close round ${ROUNDS}` }).click();
  await page.getByRole("button", { name: "End the competition" }).click();
  await page.getByLabel("Who signs the report").fill("Arbiter");
  await page.getByRole("button", { name: "Sign" }).click();

  // The record holds, and so do all games it rests on.
  await page.getByRole("link", { name: "Record", exact: true }).click();
  await page.getByText("every hash made anew here", { exact: false }).waitFor();
  await page.getByRole("button", { name: `Check the ${(PLAYERS / 2) * ROUNDS} games it rests on` }).click();
  await page.getByText("have the entries that the results name", { exact: false }).waitFor({ timeout: 60_000 });
  await page.getByRole("link", { name: "Standings", exact: true }).click();
  expect(await page.locator("tbody tr").count()).toBe(PLAYERS);
  await shoot(page, "evening-standings-desktop");
  await watching.page.getByRole("link", { name: "Standings", exact: true }).click();
  await expect.poll(() => watching.page.locator("tbody tr").count()).toBe(PLAYERS);
  await hall.page.getByText(`Standings after round ${ROUNDS}`).waitFor({ timeout: 60_000 });
  await shoot(hall.page, "evening-screen");
  expect(strangers).toEqual([]);
  for (const one of [desk, hall, watching, ...phones]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});

/** A phone between the two is their clock; when it is over, both tell it there. */
async function clockBetween(one: Page, other: Page, table: string): Promise<void> {
  const [white, black] = [await linkOf(one), await linkOf(other)];
  await one.goto(white);
  await one.waitForURL(`**/clock/${table}**`);
  await one.locator(".half[data-color=white]").waitFor();
  await one.goto(black);
  await one.waitForURL(`**/clock/${table}**`);
  await one.locator(".half[data-color=black]").waitFor();
  await one.getByRole("button", { name: "Open the menu of the clock" }).click();
  // Both sit at this phone, and say it together.
  const ended = one.getByRole("region", { name: "How did it end?" });
  await ended.getByRole("button", { name: /White mates/ }).waitFor();
  await ended.getByRole("button", { name: /Black mates/ }).waitFor();
  await one.waitForTimeout(400);
  await shoot(one, "evening-clock-phone");
  expect(await faults(one)).toEqual([]);
  await one.goBack();
  await one.goBack();
  await one.getByText(/Round 1, against/).waitFor();
}

async function linkOf(phone: Page): Promise<string> {
  const link = phone.getByRole("link", { name: "To your board" });
  return new URL((await link.getAttribute("href")) ?? "", phone.url()).href;
}
