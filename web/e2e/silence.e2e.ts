// Under the Finnish blitz rules nothing tells whether the last move was illegal:
// not a message, not the page, to neither player and no spectator.
//
// Two games are played whose boards and latest moves are the same. In one the
// king has moved and come back, so that castling is illegal. Both castle.

import { expect, test } from "vitest";
import { opened, type Person, person, type TestTable } from "./kit";

const { server, browser } = await opened();

const common = ["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7"];
const legal = ["b1a3", "b8a6", "a3b1", "a6b8"];
const illegal = ["e1f1", "e8f8", "f1e1", "f8e8"];
const after = ["a2a3", "a7a6"];
const SEATS = ["white", "black", "spectator"] as const;

async function play(table: TestTable, moves: string[]): Promise<void> {
  for (const [number, move] of moves.entries()) {
    const seat = number % 2 === 0 ? "white" : "black";
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await server.act(table, seat, { act: "place", from, to });
    await server.act(table, seat, { act: "release" });
    await server.act(table, seat, { act: "press" });
  }
}

/** What does not depend on when and where it was. */
function plain(text: string): string {
  return text
    .replace(/"table":"[^"]+"/g, '"table":""')
    .replace(/"origin_ms":\d+/g, '"origin_ms":0')
    // Two acts in one millisecond tell no time between them.
    .replace(/"at_ms":\d+,?/g, "")
    .replace(/,?"(white|black)":\{"left_ms":\d+\}/g, "")
    .replace(/"clock":\{\},?/g, "")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "id");
}

/** The page when nothing more is drawn: a busy machine draws late. */
async function settled(one: Person): Promise<string> {
  let before = "";
  let now = await page(one);
  for (let times = 0; times < 20 && now !== before; times++) {
    await one.page.waitForTimeout(200);
    [before, now] = [now, await page(one)];
  }
  return now;
}

/** The versions at which time was given back: a busy machine does so when it likes, whatever the moves are. */
async function givenBack(table: TestTable): Promise<Set<number>> {
  const answer = await fetch(`${server.url}/api/tables/${table.id}/record`, { headers: { authorization: `Bearer ${table.token.arbiter}` } });
  const lines = (await answer.text()).trim().split("\n").map((line) => JSON.parse(line) as { version?: number; body?: { outage?: unknown } });
  return new Set(lines.flatMap((line) => (line.body?.outage && line.version ? [line.version] : [])));
}

/** Whoever opens his board has come, and all are told: that is over when nothing more is heard. */
async function quiet(people: Person[]): Promise<void> {
  const count = (): number => people.reduce((sum, one) => sum + one.heard.length, 0);
  for (let before = -1; before !== count(); ) {
    before = count();
    await people[0]?.page.waitForTimeout(1_000);
  }
}

async function page(one: Person): Promise<string> {
  const html = await one.page.locator("body").evaluate((body) => {
    // Chessground names no order among pieces and squares; ours is by what they are.
    for (const board of body.querySelectorAll("cg-board")) {
      // What is hidden it keeps for later, if it came to be drawn.
      for (const kept of board.querySelectorAll<HTMLElement>("square")) if (kept.style.display === "none") kept.remove();
      board.replaceChildren(...[...board.children].sort((a, b) => (a.outerHTML < b.outerHTML ? -1 : 1)));
    }
    return body.innerHTML;
  });
  return plain(html)
    .replace(/\d+:\d\d(\.\d)?/g, "0:00")
    .replace(/PT[\dMHS.]+/g, "PT")
    .replace(/\d+ ms/g, "0 ms")
    .replace(/#[\w-]{43}/g, "#")
    .replace(/translate\([^)]*\)/g, "");
}

test("every message and the page are the same, legal or not", async () => {
  const asked = { rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" } as const;
  const told: { messages: string[][]; pages: string[] }[] = [];
  for (const middle of [legal, illegal]) {
    const table = await server.table(asked);
    await server.act(table, "black", { act: "start-clock" });
    await play(table, [...common, ...middle, ...after]);
    const people: Person[] = [];
    for (const seat of SEATS) people.push(await person(browser, table.link[seat]));
    for (const one of people) await expect.poll(() => one.heard.filter((text) => text.includes('"type":"view"')).length).toBe(1);
    await quiet(people);
    for (const one of people) one.heard.length = 0;
    await server.act(table, "white", { act: "touch", square: "e1" });
    for (const [from, to] of [["e1", "g1"], ["h1", "f1"]] as const) {
      await server.act(table, "white", { act: "place", from, to });
      await server.act(table, "white", { act: "release" });
    }
    await server.act(table, "white", { act: "press" });
    const facts = (await server.see(table, "arbiter")).view;
    for (const one of people) {
      await expect.poll(() => one.page.locator('[data-square="f1"]').getAttribute("aria-label")).toBe("f1 white rook");
      await expect.poll(() => one.page.locator(".bar.runs .disc").getAttribute("class")).toContain("black");
    }
    expect(facts.clock?.runs).toBe("black");
    const pages = await Promise.all(people.map(settled));
    // Without the rows of time given back, versions count from the first one heard.
    const idle = await givenBack(table);
    const version = (text: string): number => Number(/"version":(\d+)/.exec(text)?.[1]);
    const messages = people.map((one) => {
      const heard = one.heard.filter((text) => !/"type":"(pong|lag)"/.test(text) && !idle.has(version(text))).map(plain);
      const first = version(heard[0] ?? "");
      const acts = (of: number): number => of - first - [...idle].filter((at) => at > first && at < of).length;
      return heard.map((text) => text.replace(/"version":(\d+)/, (_, at: string) => `"version":${acts(Number(at))}`));
    });
    told.push({ messages, pages });
    for (const one of people) await one.context.close();
  }
  const [right, wrong] = told;
  for (const place of SEATS.keys()) {
    expect(wrong?.messages[place], SEATS[place]).toEqual(right?.messages[place]);
    expect((right?.messages[place] ?? []).length, "something was heard").toBeGreaterThan(3);
    expect(wrong?.pages[place], SEATS[place]).toBe(right?.pages[place]);
  }
});

test("the two games do differ for a player who claims", async () => {
  for (const [middle, correct] of [[legal, false], [illegal, true]] as const) {
    const table = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict" });
    await server.act(table, "black", { act: "start-clock" });
    await play(table, [...common, ...middle, ...after]);
    for (const [from, to] of [["e1", "g1"], ["h1", "f1"]] as const) {
      await server.act(table, "white", { act: "place", from, to });
      await server.act(table, "white", { act: "release" });
    }
    await server.act(table, "white", { act: "press" });
    await server.act(table, "black", { act: "stop-clock" });
    await server.act(table, "black", { act: "claim", claim: "illegal-move" });
    const found = (await server.see(table, "spectator")).view.announced?.find((one) => one.what.key === "event-found");
    expect(found?.what.values).toMatchObject({ correct: { yes: correct } });
  }
});
