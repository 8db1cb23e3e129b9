// The service worker: the pages without a network. The build puts the names
// of its files in the place of FILES, so that each build has its own worker
// and its own cache. What has a hash in its name never changes.
const FILES = /* files */ [];
const VERSION = /* version */ "none";
// On a server every address shows the one page. A site of files has that page
// in the folder of each room, and other things beside: it says so here.
const PAGE = /* page */ "";
const ROOMS = /* rooms */ [];
/** The folder that all of this lies in: `/` on a server. */
const BASE = new URL("./", location.href).pathname;
const CACHE = `tuomari-${VERSION}`;
/** How long a slow network is waited for before the kept page is shown. */
const PATIENCE_MS = 2000;

self.addEventListener("install", (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  const keep = Array.isArray(event.data?.keep) ? event.data.keep.slice(0, 8) : [];
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(keep.map((address) => keepOnce(cache, address)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const [first] = address.pathname.slice(BASE.length).split("/");
  if (["api", "health", "metrics", "embed", "overlay"].includes(first)) return;
  if (request.mode !== "navigate") event.respondWith(file(request));
  else if (ROOMS.length === 0 || ROOMS.includes(first)) event.respondWith(page(request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await Promise.all([keepPage(cache), cache.addAll(FILES.map((name) => BASE + name))]);
}

/** Keeps the page. It will be shown at addresses of any depth, so it names its files from the top. */
async function keepPage(cache) {
  const answer = await fetch(BASE + PAGE);
  if (!answer.ok) throw new Error(`the page to be kept was not given: ${answer.status}`);
  const text = (await answer.text()).replaceAll('="../', `="${BASE}`);
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  await cache.put(BASE, new Response(text, { headers }));
}

/** A page: from the network, or the kept one when there is none. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match(BASE);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  return answer?.ok ? answer : kept;
}

/** A file: the kept one, or from the network. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function keepOnce(cache, address) {
  const isOurs = typeof address === "string" && new URL(address, location.href).origin === location.origin;
  if (isOurs && !(await cache.match(address))) await cache.add(address);
}

/** Leaves the cache before this one too: a page that is still open may ask for its files. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("tuomari-") && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}
