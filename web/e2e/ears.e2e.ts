// Whole games by who sees nothing: what is there is found in the accessibility
// tree, by role and name; what is done is done with keys.

import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { reach } from "./hands";
import { faults, opened, type Person, person } from "./kit";

const { server, browser } = await opened();

type Role = "button" | "gridcell" | "link";

/** Somebody who hears a page and has a keyboard. */
class Listener {
  constructor(private readonly one: Person) {}

  private get page(): Page {
    return this.one.page;
  }

  /** All that a screen reader can come upon. */
  tree(): Promise<string> {
    return this.page.locator("body").ariaSnapshot();
  }

  /** Waits until something can be read. */
  async reads(text: RegExp): Promise<void> {
    await expect.poll(() => this.tree()).toMatch(text);
  }

  /** Waits until something has been said without being asked for. */
  async hears(text: RegExp): Promise<void> {
    const live = this.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]");
    await expect.poll(async () => (await live.allTextContents()).join("\n")).toMatch(text);
  }

  thing(role: Role, name: RegExp): Locator {
    return this.page.getByRole(role, { name }).first();
  }

  /** Goes there by Tab and presses Enter. */
  async press(role: Role, name: RegExp): Promise<void> {
    await reach(this.page, this.thing(role, name));
    await this.page.keyboard.press("Enter");
  }

  /** A piece carried from square to square. */
  async carry(from: string, to: string): Promise<void> {
    const grid = this.page.getByRole("grid");
    if (!(await grid.evaluate((it) => it.contains(document.activeElement)))) await reach(this.page, grid.locator("[tabindex='0']"));
    for (const square of [from, to]) {
      for (const key of square) await this.page.keyboard.press(key);
      await this.page.keyboard.press("Enter");
    }
  }

  /** Strictly: carried, and the clock pressed. */
  async moves(from: string, to: string): Promise<void> {
    await this.carry(from, to);
    await this.page.keyboard.press("Space");
  }

  key(name: string): Promise<void> {
    return this.page.keyboard.press(name);
  }

  async leaves(): Promise<void> {
    expect(await faults(this.page)).toEqual([]);
    expect(this.one.errors).toEqual([]);
    await this.one.context.close();
  }
}

async function listener(address: string, locale = "en-GB"): Promise<Listener> {
  return new Listener(await person(browser, address, { locale }));
}

test("a strict game: an illegal move claimed, the ruling heard by both, on to mate", async () => {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "strict", regulations: { "fide-rated": "no" } });
  const white = await listener(table.link.white);
  const black = await listener(table.link.black, "fi-FI");
  await black.press("button", /Käynnistä valkean kello/);

  await white.moves("f2", "f3");
  await black.hears(/f2 – f3/);
  // Three squares: no pawn may.
  await black.moves("e7", "e4");
  await white.hears(/e7/);
  await white.press("button", /^Claim/);
  await white.reads(/dialog/);
  await white.press("button", /illegal move/i);
  await white.hears(/White's claim is found correct/);
  await black.hears(/[Vv]alkean vaatimus/);
  // One card: what was found, what follows, by which article.
  await white.reads(/White's claim is found correct[^]*White \+1:00[^]*Article 7\.5\.5/);
  await black.reads(/\+1:00/);
  await white.reads(/gridcell "e7 black pawn"/);

  await black.moves("e7", "e5");
  await white.hears(/e7 to e5/);
  await white.moves("g2", "g4");
  await black.hears(/g2 – g4/);
  await black.moves("d8", "h4");
  await white.hears(/Checkmate/);
  await black.hears(/[Mm]atti/);
  await white.reads(/region "End of the game"[^]*0–1[^]*You lost/);
  await black.reads(/0–1[^]*[Vv]oitit/);
  await white.press("link", /See the game/);
  await white.reads(/0–1/);
  for (const one of [white, black]) await one.leaves();
});

test("an arbiter who hears the desk: a call, its facts, a ruling by its digit, and both players hear it", async () => {
  const table = await server.table({
    rulebook: "fide-2023",
    time_control: "90+30",
    table: "wooden",
    regulations: { "fide-rated": "no" },
    names: { white: "Pori", black: "Borgå", board: "3" },
  });
  const arbiter = await listener(table.link.arbiter);
  const white = await listener(table.link.white);
  await arbiter.reads(/button "3 ready[^]*White: Pori ?, to move/);
  await server.act(table, "arbiter", { act: "start-clock" });
  await server.act(table, "white", { act: "press" });
  await server.act(table, "black", { act: "press" });
  await server.act(table, "white", { act: "claim", claim: "threefold" });
  await arbiter.hears(/Board 3/);
  await arbiter.key("n");
  await arbiter.reads(/Pori[^]*threefold|third/i);
  await arbiter.key("1");
  await arbiter.hears(/Board 3/);
  await white.hears(/Game over ½–½/);
  await white.press("button", /menu of the clock/);
  await white.reads(/claim is found correct/);
  for (const one of [arbiter, white]) await one.leaves();
});
