// The clock in a pocket: with no network, through a reload, by the rulebook; and as a table's clock.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lights, opened, person, shoot, SIZES } from "./kit";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { server, browser } = await opened();

const half = (page: Page, color: string) => page.locator(`.half[data-color=${color}]`);

/** Presses as a finger does, and tells the instant that the page saw. */
async function press(page: Page, color: string): Promise<number> {
  await half(page, color).dispatchEvent("pointerdown", { button: 0, bubbles: true });
  return page.evaluate(() => (window as unknown as { pressed: number }).pressed);
}

/** Notes the instant of every touch, before the page's own code runs. */
async function noteTouches(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener("pointerdown", (event) => ((window as unknown as { pressed: number }).pressed = performance.timeOrigin + event.timeStamp), true);
  });
}

async function setClock(page: Page, control: string, book?: string): Promise<void> {
  await page.getByRole("button", { name: /Set the clock/ }).waitFor();
  await page.locator(`input[value="${control}"]`).check({ force: true });
  if (book) await page.locator(`input[value="${book}"]`).check();
  await page.getByRole("button", { name: /Set the clock/ }).click();
  await half(page, "white").waitFor();
}

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  // A sheet that is still sliding in is half transparent.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))));
  const found = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

test("offline: 40 presses and a reload in the middle, exact to 50 ms", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone, hasTouch: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker has everything once the core is among it.
  await page.waitForFunction(async () => (await caches.keys()).length > 0 && (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith(".wasm"))))).includes(true));
  await context.setOffline(true);
  await page.reload();
  await setClock(page, "3+2");
  await noteTouches(page);

  const left = { white: 182_000, black: 182_000 };
  const order = ["white", "black"] as const;
  let at = await press(page, "black");
  for (let n = 0; n < 40; n++) {
    const color = order[n % 2]!;
    await page.waitForTimeout(40 + ((n * 37) % 120));
    const now = await press(page, color);
    left[color] += 2_000 - (now - at);
    at = now;
    if (n === 19) {
      await page.reload();
      await half(page, "white").waitFor();
      await noteTouches(page);
    }
  }
  // White is to move: Black's face stands, and both are compared when stopped.
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Go on" }).waitFor();
  const shown = await page.evaluate(() => Object.fromEntries([...document.querySelectorAll<HTMLElement>(".half")].map((one) => [one.dataset["color"], Number(one.dataset["ms"])])));
  expect(Math.abs(shown["black"]! - left.black)).toBeLessThan(50);
  const ran = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("tuomari-clock")!) as { origin: number; acts: [number, string, { act: string }][] };
    return kept.origin + kept.acts[kept.acts.length - 1]![0];
  });
  expect(Math.abs(shown["white"]! - (left.white - (ran - at)))).toBeLessThan(50);
  expect(errors.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});

test("a clock left alone runs on: closed and opened again it shows what it should", async () => {
  const { page, context } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone });
  await setClock(page, "5");
  await noteTouches(page);
  const began = await press(page, "black");
  await page.goto("about:blank");
  await new Promise((done) => setTimeout(done, 1_500));
  await page.goto(`${server.url}/clock`);
  await half(page, "white").waitFor();
  const { ms, now } = await page.evaluate(async () => {
    // The face is drawn anew each tenth of a second: look right after it was.
    const face = document.querySelector<HTMLElement>(".half[data-color=white]")!;
    const before = face.dataset["ms"];
    while (face.dataset["ms"] === before) await new Promise((frame) => requestAnimationFrame(frame));
    return { ms: Number(face.dataset["ms"]), now: Date.now() };
  });
  expect(Math.abs(ms - (300_000 - (now - began)))).toBeLessThan(60);
  await context.close();
});

test("corrections, claims and the end by the rulebook", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone });
  await setClock(page, "5");
  await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
  await half(page, "white").dispatchEvent("pointerdown", { button: 0 });
  // A short touch of the middle does nothing; a long one stops.
  const grip = page.locator(".grip");
  await grip.dispatchEvent("pointerdown", { button: 0 });
  await grip.dispatchEvent("pointerup", { button: 0 });
  await page.waitForTimeout(600);
  expect(await half(page, "black").getAttribute("data-runs")).toBe("true");
  await grip.dispatchEvent("pointerdown", { button: 0 });
  await page.getByRole("button", { name: "Go on" }).waitFor();
  await page.getByRole("button", { name: "Correct the clock" }).click();
  await page.locator("form fieldset").nth(1).locator("input").first().fill("0:00.3");
  await page.getByRole("button", { name: "Set the clock so" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator(".half[data-color=black].flag").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Claims the flag" }).first().click();
  await page.getByText("Can White still mate").waitFor();
  await page.getByRole("button", { name: /^Yes/ }).click();
  await page.getByText("1–0").first().waitFor();
  await shoot(page, "clock-end-phone");
  expect(await page.getByRole("link", { name: /6\.9/ }).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "New game, same time" }).click();
  expect(await half(page, "white").getAttribute("data-ms")).toBe("300000");
  expect(errors).toEqual([]);
  await context.close();
});

test("a Finnish blitz clock shows its flag and says nothing", async () => {
  const { page, context } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone });
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    navigator.vibrate = () => Boolean(heard.push("vibrate"));
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.push("sound");
      return make.call(this);
    };
  });
  const heard = (): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const play = async (): Promise<void> => {
    await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
    await page.keyboard.press("p");
    await page.getByRole("button", { name: "Correct the clock" }).click();
    await page.locator("form input").first().fill("0:00.2");
    await page.getByRole("button", { name: "Set the clock so" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await page.locator(".half[data-color=white].flag").waitFor();
  };
  await setClock(page, "5", "fi-blitz-2014");
  await play();
  expect(await page.getByText(/moves?$/).count()).toBe(0);
  expect(await heard()).toEqual([]);
  await shoot(page, "clock-finnish-flag-phone");
  // The same under the Laws of FIDE is heard.
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "End this game" }).click();
  await page.getByRole("button", { name: "Change the time" }).click();
  await setClock(page, "5", "fide-2023");
  await play();
  await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 4);
  await context.close();
});

test("a control built by hand: periods, and another time for Black", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone });
  await page.getByRole("radio", { name: "Build one" }).check();
  await page.getByRole("button", { name: "Add a period" }).click();
  await page.getByText("moves 1–40: 5 minutes").waitFor();
  await page.getByText("from move 41 to the end: 30 minutes").waitFor();
  await page.getByText("These rules do not allow this time control here.").waitFor();
  await shoot(page, "clock-builder-phone");
  await page.getByRole("button", { name: "Remove the last" }).click();
  await page.getByRole("checkbox", { name: "Black has another time" }).check();
  await page.locator(".builder fieldset").nth(1).getByLabel("Minutes").fill("2");
  await page.getByText("Black: the whole game: 2 minutes, 3 seconds added for each move.").waitFor();
  await page.getByRole("button", { name: /Set the clock/ }).click();
  await half(page, "white").waitFor();
  expect(await half(page, "white").getAttribute("data-ms")).toBe("303000");
  expect(await half(page, "black").getAttribute("data-ms")).toBe("123000");
  expect(errors).toEqual([]);
  await context.close();
});

test("a keyboard alone plays it", async () => {
  const { page, context } = await person(browser, `${server.url}/clock`);
  await page.getByRole("button", { name: /Set the clock/ }).focus();
  await page.keyboard.press("Enter");
  await half(page, "white").waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Space");
  expect(await half(page, "white").getAttribute("data-runs")).toBe("true");
  await page.keyboard.press("Space");
  expect(await half(page, "black").getAttribute("data-runs")).toBe("true");
  await page.keyboard.press("ShiftRight");
  expect(await half(page, "black").getAttribute("data-runs")).toBe("true");
  await page.keyboard.press("ShiftLeft");
  expect(await half(page, "white").getAttribute("data-runs")).toBe("true");
  await half(page, "white").focus();
  await page.keyboard.press("Enter");
  expect(await half(page, "black").getAttribute("data-runs")).toBe("true");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "The clock is stopped" }).waitFor();
  await context.close();
});

test("a table's link makes it the table's clock, live for the arbiter", async () => {
  const table = await server.table({ rulebook: "fide-2023", table: "wooden", time_control: "5+3", regulations: { "fide-rated": "no" }, names: { white: "Kotijoukkue", black: "Vierasjoukkue", board: "7" } });
  const both = `${server.url}/clock/${table.id}#${table.token.white}.${table.token.black}`;
  const { page, context, errors } = await person(browser, both, { viewport: SIZES.phone, hasTouch: true });
  await half(page, "white").waitFor();
  await server.act(table, "arbiter", { act: "start-clock" });
  await page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await half(page, "white").dispatchEvent("pointerdown", { button: 0 });
  await page.locator(".half[data-color=black][data-runs=true]").waitFor();
  await expect.poll(async () => (await server.see(table, "arbiter")).view.clock?.runs).toBe("black");
  await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
  await expect.poll(async () => (await server.see(table, "arbiter")).view.clock?.runs).toBe("white");
  await shoot(page, "clock-table-phone");
  // What the arbiter sets is on the phone, and so is his stop.
  await server.act(table, "arbiter", { act: "stop-clock" });
  await server.act(table, "arbiter", { act: "set-clock", why: "dispute", white: "2:00" });
  await expect.poll(async () => Number(await half(page, "white").getAttribute("data-ms"))).toBe(120_000);
  // A ruling is told to both players, each on his own side.
  await server.act(table, "arbiter", { act: "penalise", of: "white", measure: "add-time", time: "1min" });
  await page.getByText("Black +1:00").nth(1).waitFor();
  await shoot(page, "clock-table-ruling-phone");
  expect(errors).toEqual([]);
  // With one player's link it presses for that player alone.
  await context.close();
  const one = await person(browser, `${server.url}/clock/${table.id}#${table.token.black}`, { viewport: SIZES.phone });
  await half(one.page, "white").waitFor();
  await server.act(table, "arbiter", { act: "resume" });
  await one.page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await half(one.page, "white").dispatchEvent("pointerdown", { button: 0 });
  await one.page.waitForTimeout(300);
  expect((await server.see(table, "arbiter")).view.clock?.runs).toBe("white");
  await one.context.close();
  // The link of the seat itself, as printed on a board, opens the clock; the second one scanned adds its player.
  const scanned = await person(browser, table.link.white, { viewport: SIZES.phone });
  await scanned.page.waitForURL(`**/clock/${table.id}**`);
  await half(scanned.page, "white").waitFor();
  await scanned.page.goto(table.link.black);
  await scanned.page.waitForURL(`**/clock/${table.id}**`);
  await scanned.page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await half(scanned.page, "white").dispatchEvent("pointerdown", { button: 0 });
  await expect.poll(async () => (await server.see(table, "arbiter")).view.clock?.runs).toBe("black");
  await scanned.context.close();
});

test("axe finds nothing: three languages, light and dark, set up and played", async () => {
  const looks = [["en-GB", /Set the clock/], ["fi-FI", /Aseta kello/], ["sv-FI", /Ställ klockan/]] as const;
  for (const [turn, [locale, go]] of looks.entries()) {
    for (const colorScheme of lights(turn)) {
      const { page, context } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone, locale, colorScheme });
      await page.getByRole("button", { name: go }).waitFor();
      expect(await axe(page), `${locale} ${colorScheme} setup`).toEqual([]);
      await shoot(page, `clock-setup-phone-${locale.slice(0, 2)}-${colorScheme}`);
      await page.getByRole("button", { name: go }).click();
      await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
      expect(await axe(page), `${locale} ${colorScheme} running`).toEqual([]);
      await shoot(page, `clock-runs-phone-${locale.slice(0, 2)}-${colorScheme}`);
      await page.keyboard.press("p");
      await page.locator("dialog[open]").waitFor();
      expect(await axe(page), `${locale} ${colorScheme} stopped`).toEqual([]);
      await context.close();
    }
  }
}, 240_000);

test("pictures of other screens", async () => {
  for (const size of ["tablet", "desktop"] as const) {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context } = await person(browser, `${server.url}/clock`, { viewport: SIZES[size], colorScheme });
      await page.getByRole("button", { name: /Set the clock/ }).waitFor();
      await shoot(page, `clock-setup-${size}-${colorScheme}`);
      await page.getByRole("button", { name: /Set the clock/ }).click();
      await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
      await shoot(page, `clock-runs-${size}-${colorScheme}`);
      await context.close();
    }
  }
});

/** Holds the middle as a finger does. */
async function hold(page: Page): Promise<void> {
  await page.locator(".grip").dispatchEvent("pointerdown", { button: 0 });
  await page.locator("dialog[open]").waitFor();
}

test("mate is a result: entered at the stopped clock, changed if it was not so", async () => {
  const { page, context, errors } = await person(browser, `${server.url}/clock`, { viewport: SIZES.phone, hasTouch: true });
  await setClock(page, "3+2");
  await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
  // A short tap says what to do, and does nothing.
  await page.locator(".grip").click();
  await page.getByRole("status").filter({ hasText: "Hold to stop the clock" }).waitFor();
  expect(await half(page, "white").getAttribute("data-runs")).toBe("true");
  await shoot(page, "clock-hint-phone");
  await hold(page);
  await shoot(page, "clock-stopped-phone");
  await page.getByRole("button", { name: /White mates/ }).click();
  await page.getByRole("button", { name: /Tap again/ }).click();
  await page.getByText("Checkmate.").waitFor();
  expect(await page.locator("div.over strong").innerText()).toBe("1–0");
  await shoot(page, "clock-mate-phone");
  await page.reload();
  await page.getByText("Checkmate.").waitFor();
  await page.getByRole("button", { name: "Not so? Change it" }).click();
  await page.getByRole("button", { name: /Stalemate/ }).click();
  await page.getByRole("button", { name: /Tap again/ }).click();
  await page.getByText("Stalemate.").waitFor();
  await page.locator("div.over.drawn").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.locator("div.over strong").innerText()).toBe("½–½");
  await page.getByRole("button", { name: "Not so? Change it" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.locator(".half[data-color=white][data-runs=true]").waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test("the table's clock stops in the same way, and mate is recorded at the table", async () => {
  const wooden = { rulebook: "fide-2023", table: "wooden", time_control: "5+3", regulations: { "fide-rated": "no" }, names: { white: "Rauma", black: "Vasa" } } as const;
  const table = await server.table(wooden);
  const { page, context, errors } = await person(browser, `${server.url}/clock/${table.id}#${table.token.white}.${table.token.black}`, { viewport: SIZES.phone, hasTouch: true });
  await half(page, "black").waitFor();
  await half(page, "black").dispatchEvent("pointerdown", { button: 0 });
  await page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await hold(page);
  await expect.poll(async () => (await server.see(table, "arbiter")).view.clock?.stopped_by).toBe("white");
  await page.getByText("The arbiter sets it going again.").waitFor();
  await shoot(page, "clock-table-stopped-phone");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /Black mates/ }).click();
  await page.getByRole("button", { name: /Tap again/ }).click();
  await page.locator("div.over", { hasText: "0–1" }).waitFor();
  expect((await server.see(table, "arbiter")).view.conclusion).toMatchObject({ cause: "signed", halves: { white: 0, black: 2 } });
  await page.getByRole("link", { name: "The record of the game" }).click();
  await page.waitForURL(`**/record/${table.id}`);
  expect(errors).toEqual([]);
  await context.close();

  // A phone each: what one says counts when the other says the same.
  const second = await server.table(wooden);
  const white = await person(browser, second.link.white, { viewport: SIZES.phone, hasTouch: true });
  await half(white.page, "white").waitFor();
  await server.act(second, "black", { act: "start-clock" });
  await white.page.locator(".half[data-color=white][data-runs=true]").waitFor();
  await hold(white.page);
  await white.page.getByRole("button", { name: "I won" }).click();
  await white.page.getByText("It counts when your opponent says the same.").waitFor();
  await server.act(second, "black", { act: "sign", points: "1-0" });
  await white.page.locator("div.over", { hasText: "1–0" }).waitFor();
  await white.context.close();
});
