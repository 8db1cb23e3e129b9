// Tries the package in a real browser: without a bundler by an import map,
// and built by Vite; also as Vite's development server gives it. The folder
// is the one that `packaging/npm/test.mjs` installed the package in.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const TRIED = resolve(process.argv[2] ?? "target/npm-core-tried");
const ours = createRequire(join(HERE, "../../web/package.json"));
const { chromium } = ours("playwright-core");
const vite = await import(pathToFileURL(join(dirname(ours.resolve("vite/package.json")), "dist/node/index.js")));

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const PROGRAM = `
import * as core from "@tuomari/core";
import { checkAll } from "./checks.mjs";
const before = performance.now();
try {
  core.rulebooks();
  throw new Error("the core answered before it came");
} catch (error) {
  if (!error.message.includes("await init()")) throw error;
}
await core.init();
const loading = performance.now() - before;
globalThis.done = { loading, count: await checkAll(core) };
`;
const MAP = '<script type="importmap">{"imports":{"@tuomari/core":"/node_modules/@tuomari/core/browser.js"}}</script>';
const page = (head) => `<!doctype html><meta charset="utf-8">${head}<script type="module" src="./program.mjs"></script>\n`;

writeFileSync(join(TRIED, "checks.mjs"), readFileSync(join(HERE, "checks.mjs")));
writeFileSync(join(TRIED, "program.mjs"), PROGRAM);
writeFileSync(join(TRIED, "plain.html"), page(MAP));
writeFileSync(join(TRIED, "index.html"), page(""));

const config = { root: TRIED, configFile: false, logLevel: "error" };
await vite.build({ ...config, build: { target: "es2022", outDir: "built" } });
const browser = await chromium.launch({
  executablePath: process.env.TUOMARI_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  await tryAt("without a bundler", await plainServer(TRIED), "plain.html");
  await tryAt("built by Vite", await plainServer(join(TRIED, "built")), "");
  const server = await vite.createServer({
    ...config,
    optimizeDeps: { exclude: ["@tuomari/core"] },
    server: { port: 0, host: "127.0.0.1" },
  });
  await server.listen();
  const { port } = server.httpServer.address();
  await tryAt("from Vite's development server", { port, close: () => server.close() }, "");
} finally {
  await browser.close();
}

async function tryAt(name, server, path) {
  const tab = await browser.newPage();
  const wrong = [];
  tab.on("pageerror", (error) => wrong.push(error.message));
  tab.on("requestfailed", (request) => wrong.push(request.url()));
  await tab.goto(`http://127.0.0.1:${server.port}/${path}`);
  await Promise.race([
    tab.waitForFunction(() => globalThis.done !== undefined, undefined, { timeout: 60_000 }),
    new Promise((give) => tab.on("pageerror", give)),
  ]);
  assert.deepEqual(wrong, [], name);
  const { loading, count } = await tab.evaluate(() => globalThis.done);
  console.log(`checked in Chromium, ${name}: ${count} matters, loaded in ${loading.toFixed(0)} ms`);
  await tab.close();
  await server.close();
}

/** The files of a folder, on a port of the system's choice. */
async function plainServer(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const body = readFileSync(file);
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { port: server.address().port, close: () => new Promise((done) => server.close(done)) };
}
