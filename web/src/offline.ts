// Keeps the pages for when there is no network. Only a page that must work
// without one asks for it; the worker itself is `public/sw.js`.

import { HOUSE } from "./house";

const QUIET_MS = 1000;

/** Registers the worker and keeps what else the page needs. Quiet where the browser has no workers: over plain HTTP in a club's own network. */
export async function keepOffline(also: string[] = []): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // What is to be seen now does not wait for what is kept for later.
  await new Promise((done) => setTimeout(done, QUIET_MS));
  try {
    await navigator.serviceWorker.register(`${HOUSE}/sw.js`);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: also });
  } catch {
    // No room, or not allowed: the page works as long as the network does.
  }
}
