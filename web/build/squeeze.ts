// What the build leaves for the server: every text squeezed beside as it is,
// and a page for tables that asks for all it needs at once.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Smaller than this, the squeezed one is hardly smaller. */
const WORTH = 600;

/** Chunks that a page at `entry` asks for, itself first. */
function needs(bundle: Record<string, unknown>, entry: string): { scripts: string[]; styles: string[] } {
  interface Chunk {
    type: string;
    fileName: string;
    facadeModuleId?: string | null;
    imports?: string[];
    viteMetadata?: { importedCss: Set<string> };
  }
  const chunks = new Map<string, Chunk>();
  for (const one of Object.values(bundle) as Chunk[]) if (one.type === "chunk") chunks.set(one.fileName, one);
  const first = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(entry));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (name: string | undefined): void => {
    const chunk = name === undefined ? undefined : chunks.get(name);
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(first?.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

export function squeeze(): Plugin {
  let folder = "dist";
  return {
    name: "tuomari-squeeze",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle(_, bundle) {
      const index = readFileSync(join(folder, "index.html"), "utf8");
      const { scripts, styles } = needs(bundle as Record<string, unknown>, "src/table/Table.svelte");
      const links = [
        ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
        ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
      ].filter((link) => !index.includes(link));
      writeFileSync(join(folder, "table.html"), index.replace("</head>", `  ${links.join("\n    ")}\n  </head>`));
    },
    closeBundle() {
      const walk = (path: string): void => {
        for (const entry of readdirSync(path, { withFileTypes: true })) {
          const name = join(path, entry.name);
          if (entry.isDirectory()) walk(name);
          else if (TEXTS.test(entry.name)) {
            const text = readFileSync(name);
            if (text.length > WORTH) writeFileSync(`${name}.gz`, gzipSync(text, { level: 9 }));
          }
        }
      };
      walk(folder);
    },
  };
}
