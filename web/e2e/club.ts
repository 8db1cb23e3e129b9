// A club's own site: a page on an origin of its own, with a frame in it.

import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export class Club {
  private constructor(
    /** `http://localhost:40123`, as `embed-sites` names it. */
    readonly site: string,
    private readonly server: Server,
  ) {}

  /** On `localhost` it is another site than a server on `127.0.0.1`, on that it is another origin of the same site. */
  static async open(host: "localhost" | "127.0.0.1"): Promise<Club> {
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://club");
      if (pathname !== "/") return void response.writeHead(404).end();
      const frame = searchParams.get("frame") ?? "";
      const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Club</title><body style="margin:0"><h1 style="font-size:1rem">A club</h1>${frame}</body></html>`;
      response.writeHead(200, { "content-type": "text/html" }).end(page);
    });
    await new Promise<void>((ready) => server.listen(0, host, ready));
    return new Club(`http://${host}:${(server.address() as AddressInfo).port}`, server);
  }

  /** Its page with a line of HTML in it. */
  with(line: string): string {
    return `${this.site}/?frame=${encodeURIComponent(line)}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
