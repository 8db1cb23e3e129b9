// A real server, real browsers: what every test of the pages stands on.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from "playwright-core";
import { afterAll, inject } from "vitest";
import type { ActDto, NewTableDto, SeatWord, ViewMessage } from "../src/generated/wire";
import { LAUNCH } from "./browser";

const root = resolve(import.meta.dirname, "../..");
/** Where pictures go. */
export const SHOTS = process.env.TUOMARI_SHOTS ?? join(root, "web/shots");
/** The program under test. */
export const PROGRAM = process.env.TUOMARI_PROGRAM ?? join(root, "target/debug/tuomari");
const ORGANISER = "an-organiser-for-tests-0123456789abcdef";

/** A phone, a tablet, a desktop. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 850 },
} as const;

/** Whether everything is looked at in every way (`TUOMARI_FULL=1`), as before a release. */
export const FULL = process.env["TUOMARI_FULL"] !== undefined;

/** One of several ways, by turns, so that all of them are seen somewhere; at full size all. */
export function byTurns<T>(ways: readonly T[], turn: number): readonly T[] {
  return FULL ? ways : ways.filter((_, at) => at === turn % ways.length);
}

/** What is looked at in a test of its own each: one in `every` of them. */
export const oneIn = <T>(every: number, all: readonly T[]): readonly T[] => (FULL ? all : all.filter((_, at) => at % every === 0));

/** In which light a page is looked at. */
export const lights = (turn: number): readonly ("light" | "dark")[] => byTurns(["light", "dark"] as const, turn);

/** A table with its links. */
export interface TestTable {
  id: string;
  token: Record<SeatWord, string>;
  link: Record<SeatWord, string>;
}

/** A server of one test file, with a record of its own. */
export class TestServer {
  private constructor(
    readonly url: string,
    readonly process: ChildProcess,
    readonly folder: string,
  ) {}

  /** Starts one on a free port. */
  static async start(settings: Record<string, string> = {}): Promise<TestServer> {
    if (!existsSync(PROGRAM)) throw new Error(`build ${PROGRAM} first: cargo build --package tuomari`);
    const folder = mkdtempSync(join(tmpdir(), "tuomari-e2e-"));
    const all = { "organiser-token": ORGANISER, "requests-per-second": "500", "messages-per-second": "200", "acts-per-minute": "2000", ...settings };
    const sets = Object.entries(all).flatMap(([name, value]) => ["--set", `${name}=${value}`]);
    const args = ["serve", "--listen", "127.0.0.1:0", "--journal", join(folder, "record.db"), ...sets, "--lang", "en"];
    // In a session of its own: Linux shares the processor between sessions, and a
    // server does not stand still because browsers of the same machine are busy.
    const child = spawn(PROGRAM, args, { stdio: ["ignore", "pipe", "pipe"], cwd: folder, detached: true });
    process.once("exit", () => child.kill());
    const url = await new Promise<string>((found, failed) => {
      let said = "";
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const address = /Listening on (?:http:\/\/)?(\S+?:\d+)/.exec(said)?.[1];
        if (address) found(`http://${address}`);
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    return new TestServer(url, child, folder);
  }

  /** Ends it, and its record. */
  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Sets up a table. */
  async table(asked: NewTableDto): Promise<TestTable> {
    const answer = await fetch(`${this.url}/api/tables`, {
      method: "POST",
      headers: { authorization: `Bearer ${ORGANISER}`, "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(`no table: ${JSON.stringify(body)}`);
    const created = body as { table: { table: string }; links: { seat: SeatWord; token: string }[] };
    const id = created.table.table;
    const token = Object.fromEntries(created.links.map((one) => [one.seat, one.token])) as TestTable["token"];
    const link = Object.fromEntries(
      created.links.map((one) => [one.seat, `${this.url}/t/${id}#${one.token}`]),
    ) as TestTable["link"];
    return { id, token, link };
  }

  /** Does something at a table over HTTP, as another program would. */
  async act(table: TestTable, seat: SeatWord, act: ActDto): Promise<void> {
    const answer = await fetch(`${this.url}/api/tables/${table.id}/commands`, {
      method: "POST",
      headers: { authorization: `Bearer ${table.token[seat]}`, "content-type": "application/json" },
      body: JSON.stringify(act),
    });
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(act)}: ${await answer.text()}`);
  }

  /** A table as a seat sees it. */
  async see(table: TestTable, seat: SeatWord): Promise<ViewMessage> {
    const answer = await fetch(`${this.url}/api/tables/${table.id}`, {
      headers: { authorization: `Bearer ${table.token[seat]}` },
    });
    return (await answer.json()) as ViewMessage;
  }

  /** The organiser's secret. */
  get organiser(): string {
    return ORGANISER;
  }
}

/** The browser that all files share; one of its own for a file that runs alone. */
export function openBrowser(): Promise<Browser> {
  const shared = inject("browser");
  return shared ? chromium.connect(shared) : chromium.launch(LAUNCH);
}

/** A server and a browser for a test file, which end with it. */
export async function opened(settings: Record<string, string> = {}): Promise<{ server: TestServer; browser: Browser }> {
  const server = await TestServer.start(settings);
  const browser = await openBrowser();
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/** A person at a browser of his own: nothing is shared with others. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** What the page logged as an error; a test ends with none. */
  errors: string[];
  /** Every text that came over the socket. */
  heard: string[];
}

export async function person(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: "en-GB", ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  const heard: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("websocket", (socket) => socket.on("framereceived", (frame) => heard.push(String(frame.payload))));
  await page.goto(address);
  return { page, context, errors, heard };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe holds against a page, by the rules of WCAG 2.2 A and AA; nothing, if all is well. */
export async function faults(page: Page): Promise<string[]> {
  interface Found {
    id: string;
    nodes: { target: string[]; failureSummary?: string }[];
  }
  // Injected through the debugger, past the policy that keeps other scripts out.
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run: (of: Document, how: object) => Promise<{ violations: Found[] }> } }).axe.run;
    return (await run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })).violations;
  });
  return found.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join("; ")} ${one.nodes[0]?.failureSummary ?? ""}`);
}

/** Takes a picture for people to look at. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
