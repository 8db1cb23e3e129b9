// Addresses and the pages behind them. Plain code: the first script reads it
// to fetch the page before the rest is there.

import type { Component } from "svelte";
import core from "./core/pkg/tuomari_wasm_bg.wasm?url";
import type { Language } from "./words/files";

/** A page: its code, and the words it speaks. */
export interface Page {
  /** What the address begins with; the whole of it for `/`. */
  at: string;
  load: () => Promise<{ default: Component<PageProps> }>;
  /** Files of `locales` beside `web`. */
  words: string[];
  /** No header: the page fills the screen. */
  bare?: boolean;
  /** What else it will ask for, asked for now. */
  early?: (rest: string[], language: Language) => Promise<unknown>;
}

/** What every page is given. */
export interface PageProps {
  /** The parts of the address after the page's own. */
  rest: string[];
}

/** The core is large; the browser keeps it for who asks. */
async function bringCore(): Promise<void> {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: core });
  document.head.append(link);
}

async function bringBook([book]: string[], language: Language): Promise<void> {
  if (book) await (await import("./laws/books")).bringEarly(book, language);
}

/** Who adds a page adds a line here. */
const PAGES: Page[] = [
  { at: "/new", load: () => import("./new/New.svelte"), words: ["web-new", "web-value", "laws"] },
  { at: "/j", load: () => import("./new/Join.svelte"), words: ["web-new"] },
  { at: "/t", load: () => import("./table/Table.svelte"), words: ["web-table", "web-option", "ruled"] },
  { at: "/record", load: () => import("./record/Record.svelte"), words: ["web-record", "ruled", "told"] },
  { at: "/check", load: () => import("./check/Check.svelte"), words: ["web-record"] },
  { at: "/clock", load: () => import("./clock/Clock.svelte"), words: ["web-clock", "clock", "ruled", "laws"], bare: true, early: bringCore },
  { at: "/laws", load: () => import("./laws/Laws.svelte"), words: ["web-laws", "web-value", "laws"], early: bringBook },
  { at: "/help", load: () => import("./help/Help.svelte"), words: ["web-help", "web-laws"] },
  { at: "/desk", load: () => import("./desk/Desk.svelte"), words: ["web-desk", "ruled", "told"] },
  { at: "/compete", load: () => import("./competition/New.svelte"), words: ["web-competition", "web-team", "web-new", "competition-told", "lists"] },
  { at: "/c", load: () => import("./competition/Competition.svelte"), words: ["web-competition", "web-team", "web-files", "web-new", "competition-told", "competition", "lists"] },
  { at: "/screen", load: () => import("./competition/Screen.svelte"), words: ["web-competition", "web-hall", "competition-told"], bare: true },
  { at: "/mine", load: () => import("./mine/Mine.svelte"), words: ["web-home"] },
  { at: "/hall", load: () => import("./hall/Hall.svelte"), words: ["web-hall"], bare: true },
  { at: "/", load: () => import("./home/Home.svelte"), words: ["web-home"] },
];

/** What stands at every other address. */
const LOST: Page = { at: "", load: () => import("./home/Lost.svelte"), words: [] };

/** A part of an address that nobody can read stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of an address, and what is left of it. */
export function pageOf(path: string): { page: Page; rest: string[]; key: string } {
  const page = PAGES.find(({ at }) => path === at || (at !== "/" && path.startsWith(`${at}/`))) ?? LOST;
  const rest = path
    .slice(page.at.length)
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  return { page, rest, key: page.at };
}
