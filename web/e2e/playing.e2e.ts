// Games played by people at browsers of their own.

import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import type { NewTableDto } from "../src/generated/wire";
import { faults, opened, type Person, person, shoot, SIZES, type TestTable } from "./kit";
import { choose, drag, ended, ruled, sees, stands, tap, toMove } from "./play";

const { server, browser } = await opened();

const FIDE: Partial<NewTableDto> = { rulebook: "fide-2018", regulations: { "fide-rated": "no" } };

/** Two players at a table whose clock has been started. */
async function seated(asked: Partial<NewTableDto>, phone = false): Promise<{ table: TestTable; white: Person; black: Person }> {
  const table = await server.table({ rulebook: "fi-blitz-2014", time_control: "5 min", table: "strict", ...asked });
  const white = await person(browser, table.link.white);
  const black = await person(browser, table.link.black, phone ? { viewport: SIZES.phone, hasTouch: true } : {});
  await black.page.locator("[data-press]").click();
  await toMove(white.page, "white");
  return { table, white, black };
}

async function leave(...people: Person[]): Promise<void> {
  for (const one of people) {
    expect(one.errors).toEqual([]);
    await one.context.close();
  }
}

/** A strict move, pressed. */
async function strictly(one: Person, side: "white" | "black", from: string, to: string): Promise<void> {
  await toMove(one.page, side);
  await drag(one.page, side, from, to);
  await one.page.keyboard.press("Space");
  await toMove(one.page, side === "white" ? "black" : "white");
}

test("a whole assisted game, carried and tapped, to mate", async () => {
  const { white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" }, true);
  const moves = [["e2", "e4"], ["e7", "e5"], ["d1", "h5"], ["b8", "c6"], ["f1", "c4"], ["g8", "f6"]] as const;
  for (const [number, [from, to]] of moves.entries()) {
    if (number % 2 === 0) await drag(white.page, "white", from, to);
    else {
      await tap(black.page, "black", from);
      await tap(black.page, "black", to);
    }
    await toMove(white.page, number % 2 === 0 ? "black" : "white");
    await toMove(black.page, number % 2 === 0 ? "black" : "white");
  }
  await drag(white.page, "white", "h5", "f7");
  for (const one of [white, black]) {
    await ended(one.page, "1–0", "5.1.1");
    await stands(one.page, "f7", "white queen");
  }
  await leave(white, black);
});

test("castling and promotion at an assisted table", async () => {
  const start = { position: "fen", fen: "4k3/P7/8/8/8/8/8/4K2R w K - 0 1" } as const;
  const { white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted", start });
  await drag(white.page, "white", "e1", "g1");
  await stands(black.page, "g1", "white king");
  await stands(black.page, "f1", "white rook");
  await drag(black.page, "black", "e8", "d7");
  await toMove(white.page, "white");
  await tap(white.page, "white", "a7");
  await tap(white.page, "white", "a8");
  await white.page.getByRole("button", { name: "white knight" }).click();
  await stands(black.page, "a8", "white knight");
  await leave(white, black);
});

test("the new piece is chosen on the pawn's file; a tap elsewhere or Escape takes nothing", async () => {
  const start = { position: "fen", fen: "4k3/P7/8/8/8/8/6p1/4K3 w - - 0 1" } as const;
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted", start });
  const choice = (one: Person): Locator => one.page.getByRole("dialog", { name: "What the pawn becomes" });
  const onFile = async (one: Person, side: "white" | "black", square: string): Promise<void> => {
    const box = await choice(one).boundingBox();
    const wood = await one.page.locator(".cg-wrap").boundingBox();
    if (!box || !wood) throw new Error("no board");
    const file = square.charCodeAt(0) - 97;
    expect(box.x).toBeCloseTo(wood.x + ((side === "white" ? file : 7 - file) * wood.width) / 8, 0);
    // Both players have the far edge above.
    expect(box.y).toBeCloseTo(wood.y, 0);
    expect(box.height).toBeCloseTo(wood.height / 2, -1);
  };
  await drag(white.page, "white", "a7", "a8");
  await choice(white).waitFor();
  await onFile(white, "white", "a8");
  expect(await faults(white.page)).toEqual([]);
  await shoot(white.page, "promotion");
  // On the board, beside it, by key.
  await tap(white.page, "white", "e4");
  await choice(white).waitFor({ state: "detached" });
  await stands(white.page, "a7", "white pawn");
  expect(await white.page.locator("piece.lifted").count()).toBe(0);
  await drag(white.page, "white", "a7", "a8");
  await choice(white).waitFor();
  await white.page.locator("[data-claims]").click();
  await choice(white).waitFor({ state: "detached" });
  expect(await white.page.locator("dialog[open]").count()).toBe(0);
  await drag(white.page, "white", "a7", "a8");
  await choice(white).waitFor();
  await white.page.keyboard.press("Escape");
  await choice(white).waitFor({ state: "detached" });
  expect((await server.see(table, "arbiter")).view.moves).toEqual([]);
  await drag(white.page, "white", "a7", "a8");
  await choice(white).waitFor();
  await white.page.keyboard.press("ArrowDown");
  await white.page.keyboard.press("Enter");
  await stands(black.page, "a8", "white knight");
  await drag(black.page, "black", "g2", "g1");
  await choice(black).waitFor();
  await onFile(black, "black", "g1");
  await choice(black).getByRole("button", { name: "black queen" }).click();
  await stands(white.page, "g1", "black queen");
  await leave(white, black);
});

test("a strict Finnish blitz game: an illegal move passes in silence, is claimed and loses", async () => {
  const { white, black } = await seated({});
  await strictly(white, "white", "e2", "e4");
  await strictly(black, "black", "e7", "e5");
  await strictly(white, "white", "f1", "f5");
  await stands(black.page, "f5", "white bishop");
  // A machine that stood still for a second says so, and that it may.
  const other = black.page.locator("[data-rulings] li").filter({ hasNotText: / \+\d/ });
  expect(await other.count()).toBe(0);
  await choose(black.page, "stop-clock");
  await sees(black.page, "You stopped the clock.");
  await choose(black.page, "claim-illegal-move");
  for (const one of [white, black]) {
    await ended(one.page, "0–1", "13.d");
    await ruled(one.page, /Black's claim is found correct/, "13.d");
  }
  await leave(white, black);
});

test("a hand on a piece is seen by the opponent, as at a board, where the rulebook is silent too", async () => {
  for (const asked of [{}, { ...FIDE, time_control: "5+3" }]) {
    const { table, white, black } = await seated(asked);
    const guest = await person(browser, `${server.url}/t/${table.id}`);
    await stands(guest.page, "g1", "white knight");
    expect(await black.page.locator("square.touched").count()).toBe(0);
    await tap(white.page, "white", "g1");
    for (const one of [black, guest]) await one.page.locator("square.touched").waitFor();
    await leave(white, black, guest);
  }
});

test("the same under FIDE's blitz of 2018 costs a minute", async () => {
  const { white, black } = await seated({ ...FIDE, time_control: "5+3" });
  await strictly(white, "white", "e2", "e4");
  await strictly(black, "black", "e7", "e5");
  await strictly(white, "white", "f1", "f5");
  await choose(black.page, "claim-illegal-move");
  for (const one of [white, black]) {
    await ruled(one.page, "Black +1:00", "7.5.5");
    await ruled(one.page, /The position is reinstated/, "7.5.1");
    await stands(one.page, "f1", "white bishop");
    // One ruling is one card, the cause first.
    const card = one.page.locator("[data-rulings] li").filter({ hasText: "found correct" });
    expect(await card.count()).toBe(1);
    expect(await card.locator("p").first().textContent()).toMatch(/Black's claim is found correct/);
    expect(await card.textContent()).toContain("Black +1:00");
  }
  await leave(white, black);
});

test("strict castling in two placements, promotion from the tray, a pawn forgotten", async () => {
  const start = { position: "fen", fen: "4k3/P6P/8/8/8/8/8/4K2R w K - 0 1" } as const;
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", start });
  await drag(white.page, "white", "e1", "g1");
  await drag(white.page, "white", "h1", "f1");
  await white.page.keyboard.press("Space");
  await toMove(white.page, "black");
  await strictly(black, "black", "e8", "e7");
  await drag(white.page, "white", "a7", "a8");
  await white.page.getByRole("button", { name: "white rook" }).click();
  await tap(white.page, "white", "a8");
  await white.page.keyboard.press("Space");
  await toMove(white.page, "black");
  await stands(black.page, "a8", "white rook");
  expect((await server.see(table, "arbiter")).view.facts ?? []).toEqual([]);
  await strictly(black, "black", "e7", "e6");
  await strictly(white, "white", "h7", "h8");
  const facts = (await server.see(table, "arbiter")).view.facts ?? [];
  expect(facts.some((fact) => fact.fact === "irregularity" && fact.what === "unpromoted-pawn")).toBe(true);
  await leave(white, black);
});

test("a flag is claimed: with material it wins, without it does not", async () => {
  const quick = { time_control: { periods: [{ time: 2 }] } };
  const whole = await seated(quick);
  await sees(whole.white.page, "⚑");
  expect(await whole.black.page.locator(".end").count()).toBe(0);
  await choose(whole.black.page, "stop-clock");
  await choose(whole.black.page, "claim-flag");
  for (const one of [whole.white, whole.black]) await ended(one.page, "0–1", "13.c");
  await leave(whole.white, whole.black);

  // The same with one press: what has to be said and what has to be done.
  const once = await seated(quick);
  await sees(once.black.page, "⚑");
  await choose(once.black.page, "claim-flag");
  for (const one of [once.white, once.black]) await ended(one.page, "0–1", "13.c");
  await leave(once.white, once.black);

  // A flag that is up is no flag: the claim is answered, and the clock goes on.
  const early = await seated({});
  await choose(early.black.page, "claim-flag");
  await ruled(early.black.page, /Black's claim is found incorrect/, "13.c");
  expect((await server.see(early.table, "white")).view.clock?.runs).toBe("white");
  await leave(early.white, early.black);

  const start = { position: "fen", fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" } as const;
  const bare = await seated({ ...quick, start });
  await sees(bare.black.page, "⚑");
  await choose(bare.black.page, "stop-clock");
  await choose(bare.black.page, "claim-flag");
  await bare.black.page.getByRole("button", { name: "I show no line" }).click();
  for (const one of [bare.white, bare.black]) await ended(one.page, "½–½", "14.d");
  await leave(bare.white, bare.black);
});

test("a forced mate is shown, with an answer to each piece the pawn may become", async () => {
  const start = { position: "fen", fen: "K7/P1k4P/8/3n4/8/8/8/8 w - - 0 1" } as const;
  const { white, black } = await seated({ time_control: { periods: [{ time: 2 }] }, start });
  await sees(black.page, "⚑");
  await choose(black.page, "stop-clock");
  await choose(black.page, "claim-flag");
  await black.page.getByRole("button", { name: "Enter the line on the board" }).click();
  const entering = black.page.getByRole("group", { name: "Entering" });
  for (const [role, letter] of [["queen", "Q"], ["rook", "R"], ["bishop", "B"], ["knight", "N"]] as const) {
    await drag(black.page, "black", "h7", "h8");
    // The pawn is White's, and so is what it becomes.
    await black.page.getByRole("dialog", { name: "What the pawn becomes" }).getByRole("button", { name: `white ${role}` }).click();
    await stands(black.page, "h8", `white ${role}`);
    await drag(black.page, "black", "d5", "b6");
    await entering.getByText(`h8=${letter} Nd5-b6`).waitFor();
    if (role !== "knight") await entering.getByRole("button", { name: "Another line" }).click();
  }
  // What is taken back keeps the piece that was chosen.
  await entering.getByRole("button", { name: "Take back" }).click();
  await stands(black.page, "h8", "white knight");
  await drag(black.page, "black", "d5", "b6");
  await entering.getByRole("button", { name: "Show" }).click();
  for (const one of [white, black]) await ended(one.page, "0–1", "13.c.2");
  await leave(white, black);
});

test("both flags: the claim comes too late", async () => {
  const { white, black } = await seated({ time_control: { periods: [{ time: 2 }] } });
  await white.page.locator(".bar.runs .sign").waitFor();
  await strictly(white, "white", "e2", "e4");
  await expect.poll(() => black.page.locator(".sign").count()).toBe(2);
  await choose(black.page, "stop-clock");
  await choose(black.page, "claim-flag");
  for (const one of [white, black]) await ended(one.page, "½–½", "14.c");
  await leave(white, black);
});

/** Knights out and back, so that the next Ng1 makes the position stand again. */
async function shuffle(white: Person, black: Person, times: number): Promise<void> {
  for (let round = 0; round < times; round++) {
    for (const [one, side, from, to] of [
      [white, "white", "g1", "f3"],
      [black, "black", "g8", "f6"],
      [white, "white", "f3", "g1"],
      [black, "black", "f6", "g8"],
    ] as const) {
      await drag(one.page, side, from, to);
      await toMove(one.page, side === "white" ? "black" : "white");
    }
  }
}

test("threefold with an intended move: right, it draws; wrong, it costs a minute", async () => {
  const asked: Partial<NewTableDto> = { ...FIDE, time_control: "5+3", table: "assisted" };
  const right = await seated(asked);
  await shuffle(right.white, right.black, 1);
  await drag(right.white.page, "white", "g1", "f3");
  await toMove(right.black.page, "black");
  await drag(right.black.page, "black", "g8", "f6");
  await toMove(right.white.page, "white");
  await drag(right.white.page, "white", "f3", "g1");
  await toMove(right.black.page, "black");
  await choose(right.black.page, "claim-threefold", 1);
  await drag(right.black.page, "black", "f6", "g8");
  await right.black.page.getByRole("button", { name: "Fix the move and claim" }).click();
  for (const one of [right.white, right.black]) await ended(one.page, "½–½", "9.2.1.1");
  await leave(right.white, right.black);

  const wrong = await seated(asked);
  await shuffle(wrong.white, wrong.black, 1);
  await choose(wrong.white.page, "claim-threefold", 1);
  await tap(wrong.white.page, "white", "g1");
  await tap(wrong.white.page, "white", "f3");
  await sees(wrong.white.page, "Intended move: Nf3");
  await wrong.white.page.getByRole("button", { name: "Fix the move and claim" }).click();
  for (const one of [wrong.white, wrong.black]) {
    await ruled(one.page, /White's claim is found incorrect/, "9.2.1.1");
    await ruled(one.page, "Black +1:00", "9.5.3");
  }
  await sees(wrong.white.page, "This move has to be made: Nf3");
  await leave(wrong.white, wrong.black);
});

test("after I adjust, Space is the clock's and nothing else's", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3" });
  await white.page.getByRole("button", { name: "I adjust" }).click();
  await expect.poll(() => white.page.getByRole("button", { name: "I adjust" }).getAttribute("aria-pressed")).toBe("true");
  await tap(white.page, "white", "e1");
  await white.page.getByRole("button", { name: "I adjust" }).click();
  await drag(white.page, "white", "e2", "e4");
  await white.page.getByRole("button", { name: "I adjust" }).focus();
  await white.page.keyboard.press("Space");
  await toMove(white.page, "black");
  expect(await white.page.getByRole("button", { name: "I adjust" }).getAttribute("aria-pressed")).toBe("false");
  expect((await server.see(table, "arbiter")).view.facts ?? []).toEqual([]);
  await leave(white, black);
});

test("a thumb does not leave a game that is played; who looks on, or has played, may go home", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" }, true);
  const home = (one: Person): Locator => one.page.locator(".frame-strip").getByRole("link", { name: "To the front page" });
  expect(await black.page.locator("header").isVisible()).toBe(false);
  expect(await home(black).count()).toBe(0);
  const guest = await person(browser, `${server.url}/t/${table.id}`);
  await home(guest).waitFor();
  await server.act(table, "white", { act: "resign" });
  await home(black).waitFor();
  await leave(white, black, guest);
});

test("what was captured is counted by the names, and the running clock says when little time is left", async () => {
  const start = { position: "fen", fen: "4k3/8/8/3q4/8/8/8/3QKR2 w - - 0 1" } as const;
  const { white, black } = await seated({ ...FIDE, time_control: { periods: [{ time: 15 }] }, table: "assisted", start });
  const bar = (of: string): Locator => white.page.locator(`[data-face="${of}"]`);
  await bar("white").getByText("+5").waitFor();
  await bar("white").getByText("little time left").waitFor();
  expect(await bar("white").getAttribute("class")).toMatch(/runs.*low|low.*runs/);
  await drag(white.page, "white", "d1", "d5");
  await bar("white").getByText("+14").waitFor();
  expect(await bar("black").getByText("+").count()).toBe(0);
  expect(await faults(white.page)).toEqual([]);
  await leave(white, black);
});

test("a draw offer dies by touch", async () => {
  const { white, black } = await seated({ ...FIDE, time_control: "5+3" });
  await strictly(white, "white", "e2", "e4");
  await strictly(black, "black", "e7", "e5");
  await toMove(white.page, "white");
  await drag(white.page, "white", "g1", "f3");
  await choose(white.page, "offer-draw");
  await sees(black.page, "White offers a draw");
  await white.page.locator("[data-press]").click();
  await toMove(black.page, "black");
  await black.page.getByRole("button", { name: "Accept" }).waitFor();
  await tap(black.page, "black", "b8");
  await expect.poll(() => black.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await expect.poll(() => white.page.getByText("Your draw offer is open.").count()).toBe(0);
  await leave(white, black);
});

/** What the record noted against somebody. */
async function noted(table: TestTable): Promise<number> {
  const answer = await fetch(`${server.url}/api/tables/${table.id}/record`, { headers: { authorization: `Bearer ${table.token.arbiter}` } });
  return (await answer.text()).split("untimely-offer").length - 1;
}

test("at an assisted table a draw is offered with the move, and nobody is reproached", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" });
  const offer = white.page.locator("[data-offer]");
  await offer.click();
  await sees(white.page, "A draw is offered with your next move.");
  expect(await offer.getAttribute("aria-pressed")).toBe("true");
  expect((await server.see(table, "black")).view.offer).toBeUndefined();
  await drag(white.page, "white", "e2", "e4");
  await sees(black.page, "White offers a draw");
  // Before both have moved there is nothing to accept, and it is said why.
  await sees(black.page, "It cannot be accepted yet: too few moves have been made.");
  expect(await black.page.getByRole("button", { name: "Accept" }).count()).toBe(0);
  await black.page.getByRole("group", { name: "Draw offer" }).getByRole("link", { name: "Article 5.2.3" }).waitFor();
  await black.page.getByRole("button", { name: "Decline" }).click();
  await expect.poll(() => offer.getAttribute("aria-pressed")).toBe("false");
  await drag(black.page, "black", "e7", "e5");
  await toMove(white.page, "white");
  // Thought better of.
  await offer.click();
  await offer.click();
  await drag(white.page, "white", "g1", "f3");
  await toMove(black.page, "black");
  expect((await server.see(table, "black")).view.offer).toBeUndefined();
  await black.page.locator("[data-offer]").click();
  await drag(black.page, "black", "b8", "c6");
  await white.page.getByRole("button", { name: "Accept" }).click();
  for (const one of [white, black]) {
    await ended(one.page, "½–½", "5.2.3");
    await one.page.locator(".end.drawn").waitFor();
  }
  expect(await noted(table)).toBe(0);
  await leave(white, black);
});

test("moves are stepped through while the game is played, by who plays and who looks on", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" });
  const guest = await person(browser, `${server.url}/t/${table.id}`);
  for (const [seat, from, to] of [["white", "e2", "e4"], ["black", "d7", "d5"], ["white", "e4", "d5"], ["black", "c7", "c5"], ["white", "d5", "c6"]] as const) await server.act(table, seat, { act: "make", from, to });
  for (const one of [black, guest]) {
    const { page } = one;
    await stands(page, "c6", "white pawn");
    await page.keyboard.press("ArrowLeft");
    await page.locator('[data-past="4"]').waitFor();
    await stands(page, "c5", "black pawn");
    await stands(page, "d5", "white pawn");
    await page.keyboard.press("Home");
    await stands(page, "e2", "white pawn");
    await page.keyboard.press("ArrowRight");
    await stands(page, "e4", "white pawn");
    await page.getByRole("button", { name: "exd5", exact: true }).click();
    await stands(page, "d5", "white pawn");
    await sees(page, "Earlier: 2. exd5");
  }
  expect(await faults(black.page)).toEqual([]);
  await shoot(black.page, "past");
  // Nothing is moved in the past.
  await tap(black.page, "black", "g8");
  expect(await black.page.locator("square.selected, square.move-dest").count()).toBe(0);
  await black.page.locator("[data-now]").click();
  await stands(black.page, "c6", "white pawn");
  await black.page.keyboard.press("Home");
  await server.act(table, "black", { act: "make", from: "b8", to: "c6" });
  await server.act(table, "white", { act: "make", from: "g1", to: "f3" });
  // His time runs, so he is brought back; who looks on looks where he likes.
  await stands(black.page, "f3", "white knight");
  await black.page.locator("[data-past]").waitFor({ state: "detached" });
  await stands(guest.page, "f3", "empty");
  await guest.page.keyboard.press("End");
  await stands(guest.page, "f3", "white knight");
  await leave(white, black, guest);

  // Where the rulebook shows the last move only, there is nothing to step through.
  const silent = await seated({});
  await strictly(silent.white, "white", "e2", "e4");
  await strictly(silent.black, "black", "e7", "e5");
  await silent.white.page.keyboard.press("ArrowLeft");
  expect(await silent.white.page.locator("[data-past]").count()).toBe(0);
  await stands(silent.white.page, "e5", "black pawn");
  await leave(silent.white, silent.black);
});

test("resigning asks for a second tap", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" });
  const guest = await person(browser, `${server.url}/t/${table.id}`);
  await white.page.locator("[data-resign]").click();
  expect(await white.page.locator(".end").count()).toBe(0);
  await white.page.getByRole("button", { name: "Tap again to resign" }).click();
  for (const one of [white, black, guest]) await ended(one.page, "0–1", "5.1.2");
  // Felt for who won, grey for who lost, nothing of either for who looked on.
  await black.page.locator(".end.won").getByRole("heading", { name: "You won" }).waitFor();
  await white.page.locator(".end.lost").getByRole("heading", { name: "You lost" }).waitFor();
  await guest.page.locator(".end.black").getByRole("heading", { name: "Black won" }).waitFor();
  for (const [name, one] of Object.entries({ won: black, lost: white, over: guest })) {
    for (const colorScheme of ["light", "dark"] as const) {
      await one.page.emulateMedia({ colorScheme });
      expect(await faults(one.page), name).toEqual([]);
      await shoot(one.page, `end-${name}-${colorScheme}`);
    }
  }
  await leave(guest);
  await white.page.getByRole("link", { name: "See the game" }).click();
  await sees(white.page, /The record is whole/);
  await leave(white, black);
});

test("who watches is told so, the board is turned by one press, and who goes away is away for everybody to see", async () => {
  const { table, white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" });
  const watching = await person(browser, `${server.url}/t/${table.id}`);
  await watching.page.getByText("You are watching.", { exact: true }).waitFor();
  const a1 = watching.page.locator('[data-square="a1"]');
  const before = await a1.boundingBox();
  await watching.page.getByRole("button", { name: "Turn the board" }).click();
  await expect.poll(async () => (await a1.boundingBox())!.y).toBeLessThan(before!.y);
  await black.context.close();
  await white.page.getByText(/^Away 0:0[3-9]$/).waitFor();
  await leave(white, watching);
});

test("what is far off is not among the claims, and stands with the rest", async () => {
  const { white, black } = await seated({ ...FIDE, time_control: "5+3", table: "assisted" });
  const claims = white.page.locator('dialog[open] [data-option^="claim-"]');
  const names = (): Promise<(string | null)[]> => claims.evaluateAll((all) => all.map((one) => one.getAttribute("data-option")));
  await white.page.locator("[data-claims]").click();
  await white.page.locator("dialog[open]").waitFor();
  expect(await names()).not.toContain("claim-threefold");
  await white.page.keyboard.press("Escape");
  await white.page.locator("[data-more]").click();
  await expect.poll(names).toContain("claim-threefold");
  await white.page.keyboard.press("Escape");
  await shuffle(white, black, 1);
  await white.page.locator("[data-claims]").click();
  await expect.poll(names).toContain("claim-threefold");
  await leave(white, black);
});

test("where nobody keeps the score, the last moves are told in words and not as a scoresheet", async () => {
  const { white, black } = await seated({});
  await strictly(white, "white", "e2", "e4");
  await sees(black.page, "Last move:");
  await strictly(black, "black", "e7", "e5");
  for (const one of [white, black]) {
    const said = one.page.getByRole("region", { name: "Scoresheet" });
    expect(await said.innerText()).toMatch(/^Last moves:\s+e2-e4\s+e7-e5\s+Under these rules nobody keeps the score/);
    expect(await said.getByRole("table").count()).toBe(0);
  }
  await leave(white, black);
});
