// A wire between browser and server that can be cut.

import { type AddressInfo, createServer, type Server, type Socket, connect } from "node:net";

export class Wire {
  #open = new Set<Socket>();
  #cut = false;

  private constructor(
    readonly url: string,
    readonly server: Server,
  ) {}

  /** A wire to a server's address. */
  static async to(target: string): Promise<Wire> {
    const { hostname, port } = new URL(target);
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const wire = new Wire(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, server);
    server.on("connection", (near) => {
      if (wire.#cut) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const end of [near, far]) {
        wire.#open.add(end);
        end.on("error", () => end.destroy());
        end.on("close", () => wire.#open.delete(end));
      }
      near.pipe(far);
      far.pipe(near);
    });
    return wire;
  }

  /** Nothing goes through any more. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#open) end.destroy();
  }

  /** It goes through again. */
  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
