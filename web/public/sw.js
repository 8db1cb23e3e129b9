// The service worker: the pages without a network. The build puts the names
// of its files in the place of FILES, so that each build has its own worker
// and its own cache. What has a hash in its name never changes.
const FILES = /* files */ [];
const VERSION = /* version */ "none";
const CACHE = `tuomari-${VERSION}`;
/** How long a slow network is waited for before the kept page is shown. */
const PATIENCE_MS = 2000;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...FILES])).then(() => self.skipWaiting()));
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
  if (/^\/(api|health|metrics)(\/|$)/.test(address.pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else event.respondWith(file(request));
});

/** A page: from the network, or the kept one when there is none. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match("/");
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
  if (typeof address === "string" && address.startsWith("/") && !(await cache.match(address))) await cache.add(address);
}

/** Leaves the cache before this one too: a page that is still open may ask for its files. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("tuomari-") && name !== CACHE);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}
