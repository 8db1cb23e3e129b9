// Addresses and the pages behind them, each fetched when it is first opened.

import type { Component } from "svelte";

/** A page: its code, and the words it speaks. */
interface Page {
  /** What the address begins with; the whole of it for `/`. */
  at: string;
  load: () => Promise<{ default: Component<PageProps> }>;
  /** Files of `locales` beside `web`. */
  words: string[];
  /** No header: the page fills the screen. */
  bare?: boolean;
}

/** What every page is given. */
export interface PageProps {
  /** The parts of the address after the page's own. */
  rest: string[];
}

/** Who adds a page adds a line here. */
const PAGES: Page[] = [
  { at: "/new", load: () => import("./new/New.svelte"), words: ["web-new", "laws"] },
  { at: "/t", load: () => import("./table/Table.svelte"), words: ["web-table", "web-option", "web-told", "judge"] },
  { at: "/record", load: () => import("./record/Record.svelte"), words: ["web-record", "judge"] },
  { at: "/clock", load: () => import("./clock/Clock.svelte"), words: ["web-clock", "web-told", "clock", "judge", "laws"], bare: true },
  { at: "/laws", load: () => import("./laws/Laws.svelte"), words: ["web-laws", "laws"] },
  { at: "/desk", load: () => import("./desk/Desk.svelte"), words: ["web-desk", "web-told", "judge", "board"] },
  { at: "/hall", load: () => import("./hall/Hall.svelte"), words: ["web-hall"], bare: true },
  { at: "/", load: () => import("./home/Home.svelte"), words: ["web-home"] },
];

let path = $state(location.pathname);
let hash = $state(location.hash);

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

/** Begins to follow the address, and links within the house. */
export function startRouter(): void {
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Goes to an address of ours. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!replace) scrollTo(0, 0);
}

/** The page of the address, and what is left of it. */
export function route(): { page: Page; rest: string[]; key: string } {
  const found = PAGES.find(({ at }) => path === at || path.startsWith(at === "/" ? at : `${at}/`));
  const page = found ?? PAGES[PAGES.length - 1]!;
  const rest = path
    .slice(page.at.length)
    .split("/")
    .filter((part) => part !== "")
    .map(decodeURIComponent);
  return { page, rest, key: page.at };
}

/** What stands after `#`: the secret of a seat. No request carries it. */
export function fragment(): string {
  return hash.slice(1);
}
