// The address, as the pages follow it.

import { inHouse, isHere } from "./house";
import { type Page, type PageProps, pageOf } from "./pages";

export type { PageProps };

let path = $state(inHouse(location.pathname));
let hash = $state(location.hash);

function read(): void {
  path = inHouse(location.pathname);
  hash = location.hash;
}

/** What the head names by where it lies is meant from where the page was opened, whatever the address becomes. */
function pinHead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')) {
    const { href } = link;
    if (link.getAttribute("href") !== href) link.href = href;
  }
}

/** Begins to follow the address, and links within the house. */
export function startRouter(): void {
  pinHead();
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || !isHere(inHouse(link.pathname))) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Goes to an address of ours, with the folder it lies in. */
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
