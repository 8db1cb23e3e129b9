// What the build leaves for the server: every text squeezed beside as it is,
// and a page for tables that has an empty board to look at from the start.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Smaller than this, the squeezed one is hardly smaller. */
const WORTH = 600;

/** Wood and two bars where the page will have them; `src/first` puts the pieces on it. */
const BOARD = `<div id="first" aria-hidden="true">
      <div class="first-head"></div>
      <div class="frame">
        <div class="frame-over"></div>
        <div class="frame-top first-bar"></div>
        <div class="frame-ground"><div class="first-wood piece-set"></div></div>
        <div class="frame-bottom first-bar"></div>
        <div class="frame-side"></div>
      </div>
    </div>`;

const STYLE = /\n\s*<link rel="stylesheet"[^>]*href="([^"]*)">/g;

/** The first script runs as soon as it comes, and before anything is painted: it knows whether it is dark. */
function firstAtOnce(page: string): string {
  return page.replace(/<script type="module" crossorigin src="(\/assets\/first-[^"]+)">/, '<script type="module" async blocking="render" fetchpriority="high" crossorigin src="$1">');
}

/** The page of a table: the board needs one style and one script, so the others do not hold it up. */
function tablePage(index: string): string {
  const late: string[] = [];
  const head = index.replace(STYLE, (link: string, name: string) => {
    if (name.startsWith("/assets/first-")) return link;
    late.push(link.trim());
    return "";
  });
  return head.replace('<div id="app">', `${BOARD}\n    ${late.join("\n    ")}\n    <div id="app">`);
}

export function squeeze(): Plugin {
  let folder = "dist";
  return {
    name: "tuomari-squeeze",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      const path = join(folder, "index.html");
      const index = firstAtOnce(readFileSync(path, "utf8"));
      if (!index.includes(" async ")) this.error("the first script is not in index.html");
      writeFileSync(path, index);
      writeFileSync(join(folder, "table.html"), tablePage(index));
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
