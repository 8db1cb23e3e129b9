// The address, as the pages follow it.

import { type Page, type PageProps, pageOf } from "./pages";

export type { PageProps };

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
  return pageOf(path);
}

/** What stands after `#`: the secret of a seat. No request carries it. */
export function fragment(): string {
  return hash.slice(1);
}
