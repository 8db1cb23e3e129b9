// A host of files and nothing else, as anybody rents one: the site lies in some
// folder of it. It names no types that we chose and answers no address of ours.

import { existsSync, readFileSync, statSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
};

export class Host {
  /** Addresses that were asked for and are not there. */
  readonly missed: string[] = [];

  private constructor(
    readonly url: string,
    private readonly server: Server,
  ) {}

  /** Serves a folder below an address: `/a/club/` for instance. On `localhost`, where browsers allow what they allow over HTTPS. */
  static async open(folder: string, below: string): Promise<Host> {
    const server = createServer((request, response) => {
      // What browsers ask of a host for a text without a page of its own around it.
      if (request.url === "/favicon.ico") return void response.writeHead(204).end();
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const inside = pathname.startsWith(below) ? normalize(join("/", decodeURIComponent(pathname.slice(below.length)))) : undefined;
      const path = inside === undefined ? undefined : join(folder, inside);
      if (path && existsSync(path) && statSync(path).isDirectory()) {
        // As most hosts do: a folder ends with a slash, and shows its index.
        if (!pathname.endsWith("/")) return void response.writeHead(301, { location: `${pathname}/` }).end();
        if (existsSync(join(path, "index.html"))) return void response.writeHead(200, { "content-type": "text/html" }).end(readFileSync(join(path, "index.html")));
      } else if (path && existsSync(path)) {
        return void response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(readFileSync(path));
      }
      if (pathname !== "/favicon.ico") host.missed.push(pathname);
      response.writeHead(404, { "content-type": "text/html" }).end(readFileSync(join(folder, "404.html")));
    });
    await new Promise<void>((ready) => server.listen(0, "localhost", ready));
    const host = new Host(`http://localhost:${(server.address() as AddressInfo).port}${below}`, server);
    return host;
  }

  /** Nobody answers any more. */
  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
