// A club evening from the pasted names to the signed report, as its people
// live it: the organiser's laptop, a player's phone, somebody who looks on.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { byTurns, faults, lights, opened, person, shoot, SIZES } from "./kit";
import { tap } from "./play";

const { server, browser } = await opened();

const NAMES = ["Espoo, Yksi", "Vaasa, Kaksi", "Oulu, Kolme", "Turku, Neljä", "Lahti, Viisi", "Pori, Kuusi"];
const PASTED = NAMES.map((name, at) => `${name} ${1900 - at * 50}`).join("\n");

/** The evening's first page: four choices and six names. */
async function announced(page: Page, rounds: number): Promise<string> {
  await page.getByLabel("Name", { exact: true }).fill("Thursday blitz");
  await page.getByLabel("Another number of rounds").fill(String(rounds));
  await page.getByLabel("Paste names").fill(PASTED);
  await page.getByRole("button", { name: "Create with 6 players" }).click();
  await page.waitForURL(/\/c\/[\w-]+\/players/);
  return /\/c\/([\w-]+)/.exec(page.url())?.[1] ?? "";
}

async function signedIn(): Promise<Awaited<ReturnType<typeof person>>> {
  const one = await person(browser, `${server.url}/#${server.organiser}`);
  await one.page.getByText("organiser").first().waitFor();
  await one.page.goto(`${server.url}/compete`);
  return one;
}

test("a club evening: names pasted, paired, published, played on wood, signed", { timeout: 300_000 }, async () => {
  const desk = await signedIn();
  const { page } = desk;
  await page.getByRole("heading", { name: "New competition" }).waitFor();
  await shoot(page, "competition-new-desktop");
  const id = await announced(page, 2);

  // The row is the button; what was pressed by mistake is taken back.
  await page.getByRole("heading", { name: "Who is here for round 1?" }).waitFor();
  for (const name of NAMES) await page.getByRole("button", { name, exact: false }).first().click();
  await expect.poll(() => page.getByRole("button", { name: /not yet/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => page.getByRole("button", { name: /not yet/ }).count()).toBe(1);
  await page.getByRole("button", { name: /Pori, Kuusi.*not yet/ }).click();
  await shoot(page, "competition-check-in-desktop");

  // Somebody who looks on sees nothing before it is published.
  const public_ = await person(browser, `${server.url}/c/${id}`, { viewport: SIZES.phone });
  await public_.page.getByText("The first pairing is not published yet.").waitFor();

  await page.getByRole("button", { name: "Pair round 1" }).click();
  await page.getByRole("link", { name: "Round", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).waitFor();
  expect(await page.locator("tbody tr").count()).toBe(3);
  await page.getByRole("button", { name: "why" }).first().click();
  await page.getByText("colours:").waitFor();
  await shoot(page, "competition-pairing-desktop");
  expect(await public_.page.locator("tbody tr").count()).toBe(0);
  // It can be confirmed now and published at the hour.
  await page.getByRole("button", { name: "Confirm the pairing" }).click();
  await page.getByText("confirmed", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await public_.page.getByText("Espoo, Yksi").first().waitFor();
  await shoot(public_.page, "competition-public-phone");

  // The screen in the hall has it too, and turns by itself.
  const hall = await person(browser, `${server.url}/screen/${id}?hold=0`);
  await hall.page.getByText("Espoo, Yksi").waitFor();
  await shoot(hall.page, "competition-screen-pairings");

  // A badge opens its player's own board.
  await page.getByRole("link", { name: "Badges", exact: true }).click();
  await page.getByRole("button", { name: "Make the badges" }).click();
  await expect.poll(() => page.locator("img.code").count()).toBe(6);
  const badge = await page.locator("li", { hasText: "Espoo, Yksi" }).getByRole("link", { name: "open" }).getAttribute("href");
  await shoot(page, "competition-badges-desktop");
  const phone = await person(browser, (badge ?? "").replace(/^https?:\/\/[^/]+/, server.url), { viewport: SIZES.phone });
  await phone.page.getByText(/Round 1, against/).waitFor();
  expect(new URL(phone.page.url()).hash).toBe("");
  await shoot(phone.page, "competition-player-phone");
  await phone.page.getByRole("link", { name: "To your board" }).click();
  await phone.page.waitForURL(/\/t\//);
  await phone.page.goBack();

  // Results are entered at the desk; the public page has them by itself.
  await page.getByRole("link", { name: "Round", exact: true }).click();
  for (const [board, result] of [[1, "white-wins"], [2, "draw"], [3, "black-wins"]] as const) {
    await page.getByLabel(`Result of board ${board}:`).selectOption(result);
    await expect.poll(() => page.getByLabel(`Result of board ${board}:`).inputValue()).toBe(result);
  }
  await public_.page.getByText("½–½").waitFor();
  // One was wrong.
  await page.getByLabel("Result of board 3:").selectOption("white-wins");
  await expect.poll(() => page.getByLabel("Result of board 3:").inputValue()).toBe("white-wins");

  // The next round in two presses.
  await page.getByRole("button", { name: "Pair round 2" }).click();
  await page.getByText("paired, not public").waitFor();
  // Changed by hand: it is asked for once more, with the article.
  await page.locator("button.place").nth(0).click();
  await page.locator("button.place").nth(2).click();
  await page.getByText("changed by hand").waitFor();
  await shoot(page, "competition-altered-desktop");
  await page.getByText("The announced system has other pairs", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish it all the same" }).click();
  await page.getByText("3 results are missing.").waitFor();
  for (const board of [1, 2, 3]) {
    await page.getByLabel(`Result of board ${board}:`).selectOption("white-wins");
    await expect.poll(() => page.getByLabel(`Result of board ${board}:`).inputValue()).toBe("white-wins");
    if (board === 1) {
      // What has come of a round under way stands beside the places.
      await public_.page.getByRole("link", { name: "Standings", exact: true }).click();
      await public_.page.getByText("Round 2 is under way: 1 of 3 results are in.", { exact: false }).waitFor();
      await public_.page.getByRole("columnheader", { name: "Now" }).waitFor();
      await shoot(public_.page, "competition-standings-now");
    }
  }
  await page.getByRole("button", { name: "Close round 2" }).click();
  await page.getByRole("button", { name: "End the competition" }).click();
  await page.getByLabel("Who signs the report").fill("Arbiter");
  await page.getByRole("button", { name: "Sign" }).click();
  await page.getByRole("link", { name: "Standings", exact: true }).click();
  expect(await page.locator("tbody tr").count()).toBe(6);
  await shoot(page, "competition-standings-desktop");
  // Every value opens to what it is made of.
  const first = page.locator("tbody tr").first();
  await first.getByRole("button").nth(1).click();
  const terms = page.getByRole("region", { name: /^What .* is made of$/ });
  await terms.getByText("Round 1").waitFor();
  expect(await terms.locator("li").count()).toBeGreaterThan(1);
  await shoot(page, "competition-terms-desktop");
  await first.getByRole("button").nth(1).click();
  expect(await terms.count()).toBe(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "FIDE report (TRF)" }).click();
  const saved = join(server.folder, "report.trf");
  await (await download).saveAs(saved);
  const file = readFileSync(saved, "utf8");
  expect(file).toContain("012 Thursday blitz");
  expect(file).toContain("Espoo, Yksi");
  // What was changed by hand stands where everybody can read it.
  await public_.page.getByRole("link", { name: "Rules", exact: true }).click();
  await public_.page.getByText("The announced system has other pairs", { exact: false }).first().waitFor();
  await hall.page.goto(`${server.url}/screen/${id}?hold=1`);
  await hall.page.getByText("Standings after round 2").waitFor();
  await shoot(hall.page, "competition-screen-standings");
  for (const one of [desk, public_, phone, hall]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});

test("axe finds nothing: three languages, light and dark", { timeout: 400_000 }, async () => {
  const desk = await signedIn();
  const id = await announced(desk.page, 3);
  const official = await desk.page.evaluate(() => JSON.parse(localStorage.getItem("tuomari-competitions") ?? "[]") as { token: string; seat: string }[]);
  const chief = official.find((link) => link.seat === "chief-arbiter")?.token ?? "";
  const act = async (acts: object[]): Promise<void> => {
    const answer = await fetch(`${server.url}/api/competitions/${id}/commands`, {
      method: "POST",
      headers: { authorization: `Bearer ${chief}`, "content-type": "application/json" },
      body: JSON.stringify({ acts }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  await act(NAMES.map((_, at) => ({ act: "check-in", who: { player: at + 1 }, here: true })));
  const look = async (pages: Record<string, string>): Promise<void> => {
    const looks = [["en-GB", SIZES.phone], ["fi-FI", SIZES.desktop], ["sv-FI", { width: 320, height: 640 }]] as const;
    for (const [at, [name, path]] of Object.entries(pages).entries()) {
      for (const [turn, [locale, viewport]] of byTurns([...looks.entries()], at)) {
        const one = await person(browser, server.url + path, { locale, viewport, reducedMotion: "reduce" });
        await one.page.locator("main h1").waitFor();
        await one.page.waitForTimeout(300);
        const wide = await one.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide, `${name} ${locale} is too wide`).toBeLessThanOrEqual(0);
        // No key stands where a text should.
        expect(await one.page.locator("main").innerText(), `${name} ${locale}`).not.toMatch(/\b(?:web|competition|ruled)-[a-z]+/);
        for (const colorScheme of lights(turn + at)) {
          await one.page.emulateMedia({ colorScheme });
          expect(await faults(one.page), `${name} ${locale} ${colorScheme}`).toEqual([]);
        }
        await shoot(one.page, `competition-${name}-${locale}`);
        expect(one.errors).toEqual([]);
        await one.context.close();
      }
    }
  };
  await act([{ act: "pair" }]);
  await look({ new: "/compete", pairing: `/c/${id}/round#${chief}`, players: `/c/${id}/players#${chief}` });
  await act([{ act: "confirm" }, { act: "publish" }, { act: "enter-result", round: 1, board: 1, outcome: "draw" }]);
  await look({ round: `/c/${id}`, results: `/c/${id}/round#${chief}`, desk: `/c/${id}/desk#${chief}`, record: `/c/${id}/record#${chief}`, standings: `/c/${id}/standings`, rules: `/c/${id}/rules`, screen: `/screen/${id}` });
  await desk.context.close();
});

test("whose link was replaced is no longer that player; nobody else's opens his card", { timeout: 60_000 }, async () => {
  const desk = await signedIn();
  const id = await announced(desk.page, 3);
  const kept = await desk.page.evaluate(() => JSON.parse(localStorage.getItem("tuomari-competitions") ?? "[]") as { token: string; seat: string; competition: string }[]);
  const own = kept.find((link) => link.seat === "organiser" && link.competition === id)?.token ?? "";
  const give = async (): Promise<string> => {
    const answer = await fetch(`${server.url}/api/competitions/${id}/links`, {
      method: "POST",
      headers: { authorization: `Bearer ${own}`, "content-type": "application/json" },
      body: JSON.stringify({ seats: ["player-2"] }),
    });
    return ((await answer.json()) as { links: { token: string }[] }).links[0]?.token ?? "";
  };
  const lost = await give();
  const phone = await person(browser, `${server.url}/c/${id}#${lost}`, { viewport: SIZES.phone });
  await phone.page.getByRole("button", { name: "I am here" }).click();
  await phone.page.getByRole("button", { name: "You are here" }).waitFor();
  await give();
  // The page falls back to what anybody sees, and says so.
  await phone.page.getByRole("alert").waitFor();
  await expect.poll(() => phone.page.getByRole("button", { name: "You are here" }).count()).toBe(0);
  await phone.context.close();
  await desk.context.close();
});

test("a round on screens begins at its hour: who opened his board plays, who did not has lost", { timeout: 180_000 }, async () => {
  const post = async (path: string, token: string, body: object): Promise<{ competition: string; links: { seat: string; token: string }[] }> => {
    const answer = await fetch(`${server.url}/api/competitions${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json() as ReturnType<typeof post>;
  };
  const regulations = { name: "Thursday online", system: "swiss", rounds: 3, schedule: [Date.now() + 40_000] };
  const tables = { rulebook: "fide-2023", profile: "blitz-supervised", table: "assisted", time_control: "3+2", regulations: { "fide-rated": "no", "default-time": "15s" } };
  const { competition: id, links } = await post("", server.organiser, { regulations, tables });
  const token = (seat: string): string => links.find((link) => link.seat === seat)?.token ?? "";
  const act = (acts: object[]): Promise<unknown> => post(`/${id}/commands`, token("chief-arbiter"), { acts });
  await act(NAMES.slice(0, 4).map((name, at) => ({ act: "enter", person: { name, rating: 1900 - at * 50 } })));
  const badges = (await post(`/${id}/links`, token("organiser"), { seats: [1, 2, 3].map((player) => `player-${player}`) })).links;
  await act([{ act: "pair" }, { act: "confirm" }, { act: "publish", tables: [] }]);

  // Three of the four look at their badges, which open their boards.
  const players = await Promise.all(badges.map((link) => person(browser, `${server.url}/c/${id}#${link.token}`, { viewport: SIZES.phone })));
  for (const { page } of players) {
    await page.getByRole("link", { name: "To your board" }).click();
    await page.waitForURL(/\/t\//);
  }
  const page = players[0]!.page;
  await page.getByText(/Play begins at \d\d:\d\d\. White’s clock starts by itself\./).waitFor();
  const desk = await person(browser, `${server.url}/c/${id}/desk#${token("chief-arbiter")}`);
  await expect.poll(() => desk.page.getByRole("button", { name: /not here.*Turku, Neljä ?, not here/s }).count()).toBe(1);
  expect(await desk.page.getByRole("button", { name: /not here/ }).count()).toBe(1);
  await shoot(desk.page, "competition-hour-desk");
  await shoot(page, "competition-hour-phone");
  await page.getByText(/Play begins at/).waitFor({ state: "hidden", timeout: 60_000 });

  // Who has White where both are there moves; the screen in the hall shows that board between its lists.
  const mover = async (): Promise<Page | undefined> => {
    for (const one of players) if ((await one.page.locator(".bar.own.runs").count()) > 0 && (await one.page.locator("[data-presence=here]").count()) > 0) return one.page;
    return undefined;
  };
  await expect.poll(async () => (await mover()) !== undefined).toBe(true);
  const white = await mover();
  if (!white) throw new Error("nobody has White");
  await tap(white, "white", "e2");
  await tap(white, "white", "e4");
  const hall = await person(browser, `${server.url}/screen/${id}?hold=1`, { viewport: { width: 1920, height: 1080 } });
  await hall.page.locator(".one .square.last").first().waitFor();
  expect(await hall.page.locator(".one").count()).toBe(1);
  expect((await hall.page.locator(".one [role=img]").boundingBox())?.height).toBeGreaterThan(500);
  await shoot(hall.page, "competition-screen-games");
  expect(await faults(hall.page)).toEqual([]);

  // Nobody did anything: the absent player's game is over, the other one is played.
  const public_ = await person(browser, `${server.url}/c/${id}`, { viewport: SIZES.phone });
  await public_.page.getByText(/(White|Black) did not come/).first().waitFor({ state: "attached", timeout: 70_000 });
  await shoot(public_.page, "competition-hour-public-phone");
  expect(await public_.page.getByText(/did not come/).count()).toBe(1);
  for (const one of [...players, desk, public_, hall]) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
});
