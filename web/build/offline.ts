// Writes the names of the built files into the service worker.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Too large to be kept unasked, or of use only with a network. */
const NOT_KEPT = /\.(wasm|map|png)$|^index\.html$|^sw\.js$/;

export function offline(): Plugin {
  return {
    name: "tuomari-offline",
    apply: "build",
    writeBundle(options, bundle) {
      const names = Object.keys(bundle).filter((name) => !NOT_KEPT.test(name));
      const files = [...names.sort(), "icon.svg", "manifest.webmanifest"];
      const index = bundle["index.html"];
      const page = index?.type === "asset" ? index.source : "";
      const version = createHash("sha256").update(files.join("\n")).update(page).digest("hex").slice(0, 12);
      const path = join(options.dir ?? "dist", "sw.js");
      const worker = readFileSync(path, "utf8")
        .replace("/* files */ []", JSON.stringify(files))
        .replace('/* version */ "none"', JSON.stringify(version));
      writeFileSync(path, worker);
    },
  };
}
