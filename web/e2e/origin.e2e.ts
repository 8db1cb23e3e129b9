// Who signed a record: told on its page, and checked as a file. Whoever rewrote it, and has no key, is found out.

import { createHash, createPrivateKey, generateKeyPairSync, sign } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { KeysDto } from "../src/generated/wire";
import { faults, opened, person, shoot, SIZES, type TestTable } from "./kit";
import { sees, tap } from "./play";

const { server, browser } = await opened();

interface Row {
  version: number;
  body: string;
}

/** The record of a table, as its arbiter fetches it. */
async function recordOf(table: TestTable): Promise<string> {
  const answer = await fetch(`${server.url}/api/tables/${table.id}/record`, { headers: { authorization: `Bearer ${table.token.arbiter}` } });
  return answer.text();
}

/** The bodies byte by byte, as they are hashed. */
function rowsOf(record: string): Row[] {
  const lines = record.split("\n").filter((line) => line.startsWith('{"version"'));
  return lines.map((line) => ({ version: (JSON.parse(line) as Row).version, body: line.slice(line.indexOf('"body":') + 7, -1) }));
}

const whole = (number: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
};

/** A record made anew from end to end by somebody who has no key, or has one of his own. */
function forged(record: string, change: (rows: Row[]) => Row[], key?: ReturnType<typeof createPrivateKey>, open?: string): string {
  const head = record.slice(0, record.indexOf("\n"));
  const stream = Buffer.from((JSON.parse(head) as { stream: string }).stream.replaceAll("-", ""), "hex");
  const lines = [head];
  let hash: Buffer = Buffer.alloc(32);
  const rows = change(rowsOf(record));
  for (const { version, body } of rows) {
    const next = createHash("sha256").update("tuomari/journal/1\0").update(stream).update(whole(version)).update(hash).update(body).digest();
    lines.push(`{"version":${version},"prev":"${hash.toString("hex")}","hash":"${next.toString("hex")}","body":${body}}`);
    hash = next;
  }
  const hex = hash.toString("hex");
  const at = 1_794_000_000_000;
  const message = Buffer.concat([Buffer.from("tuomari/end/1\0"), stream, whole(rows.length), hash, whole(at)]);
  const signed = key
    ? `,"signed":{"at":${at},"entries":${rows.length},"hash":"${hex}","key":"${open ?? ""}","signature":"${sign(null, message, key).toString("hex")}"}`
    : "";
  lines.push(`{"entries":${rows.length},"hash":"${hex}"${signed}}`, "");
  return lines.join("\n");
}

/** Plays a game on the pages, so that each browser keeps its receipts. */
async function played(): Promise<{ table: TestTable; white: Page; errors: string[] }> {
  const table = await server.table({ rulebook: "fide-2018", time_control: "5+3", table: "assisted", regulations: { "fide-rated": "no" } });
  await server.act(table, "black", { act: "start-clock" });
  const white = await person(browser, table.link.white, { viewport: SIZES.desktop });
  await white.page.locator(".cg-wrap").waitFor();
  await tap(white.page, "white", "e2");
  await tap(white.page, "white", "e4");
  await white.page.waitForFunction((id) => localStorage.getItem("tuomari-receipts")?.includes(id), table.id);
  await server.act(table, "black", { act: "make", move: "e7e5" });
  await server.act(table, "white", { act: "resign" });
  return { table, white: white.page, errors: white.errors };
}

const game = await played();
const record = await recordOf(game.table);
const { keys } = (await (await fetch(`${server.url}/api/keys`)).json()) as KeysDto;
const receipt = await game.white.evaluate(() => (JSON.parse(localStorage.getItem("tuomari-receipts") ?? "[]") as { receipt: string }[])[0]?.receipt ?? "");

test("the page of a game says who signed it, and that what the player kept is in it", async () => {
  await game.white.goto(`${server.url}/record/${game.table.id}`);
  await sees(game.white, /^The record is whole: each of 5 entries follows from the one before it\. Signed on .+ by the key [0-9a-f]{8}…, which is this server's\. What was kept of entry 3 fits\.$/);
  await game.white.getByText("Your receipt of entry 3").click();
  await sees(game.white, receipt);
  expect(await faults(game.white)).toEqual([]);
  expect(game.errors).toEqual([]);
});

test("a browser that knew another key, or kept something else, says so", async () => {
  const stranger = await person(browser, "about:blank");
  await stranger.page.goto(server.url);
  await stranger.page.evaluate(
    ([table, other]) => {
      localStorage.setItem("tuomari-keys", JSON.stringify([other]));
      localStorage.setItem("tuomari-receipts", JSON.stringify([{ table, version: 3, receipt: other }]));
    },
    [game.table.id, "5".repeat(64)],
  );
  await stranger.page.goto(`${server.url}/record/${game.table.id}`);
  await sees(stranger.page, /It is signed by another key/);
  await expect.poll(() => stranger.page.locator(".seal.broken").count()).toBe(1);
  await stranger.page.evaluate((ours) => localStorage.setItem("tuomari-keys", JSON.stringify(ours)), keys);
  await stranger.page.reload();
  await sees(stranger.page, /it is not the game that was played/);
  await stranger.context.close();
});

test("whoever forgets a game forgets its receipt", async () => {
  await game.white.goto(`${server.url}/mine`);
  await game.white.evaluate((table) => localStorage.setItem("tuomari-receipts", JSON.stringify([{ table, version: 3, receipt: "0".repeat(64) }])), game.table.id);
  await game.white.getByRole("button", { name: "Forget" }).first().click();
  const sure = game.white.getByRole("button", { name: /^Forget/ });
  await sure.first().click();
  await expect.poll(() => game.white.evaluate(() => localStorage.getItem("tuomari-receipts"))).toBeNull();
});

/** Chooses a file on the page, with what else is brought, and reads the verdict. */
async function verdict(page: Page, text: string, brought: { keys?: string; kept?: string } = {}): Promise<string> {
  const file = join(server.folder, "brought.jsonl");
  writeFileSync(file, text);
  await page.getByLabel("The record, a file that ends in .jsonl").setInputFiles(file);
  await page.getByLabel("Keys that you trust").fill(brought.keys ?? keys.join("\n"));
  await page.getByLabel("What somebody kept").fill(brought.kept ?? "");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const said = page.locator(".verdict p span");
  await said.waitFor();
  rmSync(file);
  return (await page.locator(".verdict").textContent()) ?? "";
}

test("a file that was forged, trimmed, scored anew or signed by somebody else is refused; with a receipt no key is needed", async () => {
  const anybody = await person(browser, `${server.url}/check`, { viewport: SIZES.phone });
  const page = anybody.page;
  await expect.poll(() => page.getByLabel("Keys that you trust").inputValue()).toBe(keys.join("\n"));
  expect(await verdict(page, record)).toMatch(/The record is whole.*All of it was signed/);
  expect(await faults(page)).toEqual([]);
  await shoot(page, "check-phone");

  const another = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, body: row.body.replace("e2-e4", "d2-d4") }));
  const trimmed = (rows: Row[]): Row[] => rows.slice(0, 4);
  const rescored = (rows: Row[]): Row[] => rows.map((row) => ({ ...row, body: row.body.replace('"0-1"', '"1-0"') }));
  expect(another(rowsOf(record))).not.toEqual(rowsOf(record));
  expect(rescored(rowsOf(record))).not.toEqual(rowsOf(record));
  expect(await verdict(page, forged(record, another))).toContain("Do not rely on it. Nobody signed it.");
  expect(await verdict(page, forged(record, trimmed))).toContain("Do not rely on it. Nobody signed it.");
  expect(await verdict(page, forged(record, rescored))).toContain("does not follow from the game");
  await shoot(page, "check-refused-phone");

  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const open = publicKey.export({ format: "der", type: "spki" }).subarray(-32).toString("hex");
  for (const change of [another, trimmed]) expect(await verdict(page, forged(record, change, privateKey, open))).toContain("It is signed by another key");
  // With the true signature on it.
  const taken = /,"signed".*/.exec(record)?.[0] ?? "";
  for (const change of [another, trimmed]) {
    const text = forged(record, change).trimEnd().slice(0, -1) + `${taken}\n`;
    expect(await verdict(page, text)).toContain("What was signed are other entries than these");
  }
  // Whoever has no key has what a player kept.
  expect(await verdict(page, record, { keys: "", kept: receipt })).toContain("What was kept of entry 3 fits.");
  expect(await verdict(page, forged(record, another, privateKey, open), { keys: "", kept: receipt })).toContain("it is not the game that was played");
  expect(await verdict(page, forged(record, (rows) => rows.slice(0, 2)), { keys: "", kept: receipt })).toContain("it is not the game that was played");
  expect(await verdict(page, "1. e4 e5")).toContain("The file is no record.");
  expect(anybody.errors).toEqual([]);
  await anybody.context.close();
});

test.each([
  ["fi", "Tarkista tallenne"],
  ["sv", "Kontrollera ett protokoll"],
])("in %s, at a desk", async (lang, title) => {
  const { page, context } = await person(browser, "about:blank", { locale: lang === "fi" ? "fi-FI" : "sv-FI" });
  await page.goto(`${server.url}/check`);
  await page.getByRole("heading", { name: title }).waitFor();
  expect(await faults(page)).toEqual([]);
  await shoot(page, `check-desktop-${lang}`);
  await context.close();
});
