// What the build leaves for the server: every text squeezed beside as it is, a
// page for tables that has an empty board to look at from the start, and which
// addresses have a page.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|json|webmanifest|wasm)$/;
/** Smaller than this, the squeezed one is hardly smaller. */
const WORTH = 600;

/** Wood and two bars where the page will have them; `src/first` puts the pieces on it. */
const BOARD = `<div id="first" aria-hidden="true">
      <div class="frame">
        <div class="frame-strip"></div>
        <div class="frame-top first-bar"></div>
        <div class="frame-ground"><div class="first-wood piece-set"></div></div>
        <div class="frame-bottom first-bar"></div>
        <div class="frame-side"></div>
      </div>
    </div>`;

/** A module of the house, by which its file is told from others of that name. */
const HOUSE = "/src/main.ts";
const FIRST = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/;

/** A server gives the page at every address, so from there it names its files from the top. */
function fromTop(page: string): string {
  return page.replace(/(href|src)="\.\//g, '$1="/');
}

/** The first script runs as soon as it comes, and before anything is painted: it knows whether it is dark. */
function firstAtOnce(page: string): string {
  return page.replace(FIRST, '<script type="module" async blocking="render" fetchpriority="high" crossorigin src="$1"></script>');
}

/** What the addresses of pages begin with, as `src/pages.ts` has them. */
function pageNames(): string[] {
  const source = readFileSync(join(import.meta.dirname, "../src/pages.ts"), "utf8");
  return [...source.matchAll(/\{ at: "(\/\w*)"/g)].map((found) => found[1] ?? "");
}

/** The page of a table: its first board needs one style, so the other comes after it. */
function tablePage(index: string, style: string): string {
  return index.replace('<div id="app">', `${BOARD}\n    ${style}\n    <div id="app">`);
}

/** Puts every text of a folder squeezed beside it, in the two ways that readers take. */
export function squeezeTexts(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = join(folder, entry.name);
    if (entry.isDirectory()) squeezeTexts(name);
    else if (TEXTS.test(entry.name)) {
      const text = readFileSync(name);
      if (text.length <= WORTH) continue;
      writeFileSync(`${name}.gz`, gzipSync(text, { level: 9 }));
      writeFileSync(`${name}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
    }
  }
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
      const path = join(folder, "index.html");
      const page = fromTop(readFileSync(path, "utf8"));
      const house = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(HOUSE)));
      const houseStyle = house?.type === "chunk" ? [...(house.viteMetadata?.importedCss ?? [])][0] : undefined;
      if (!house || !houseStyle) return this.error("the house is not built");
      if (!FIRST.test(page)) this.error("the first script is not in index.html");
      // What all pages share comes along, and runs when the first script says so.
      const index = firstAtOnce(page).replace("</head>", `  <link rel="modulepreload" crossorigin href="/${house.fileName}">\n  </head>`);
      const style = `<link rel="stylesheet" crossorigin href="/${houseStyle}">`;
      writeFileSync(path, index.replace("</head>", `  ${style}\n  </head>`));
      writeFileSync(join(folder, "table.html"), tablePage(index, style));
      const names = pageNames();
      if (!names.includes("/")) this.error("no pages are found in src/pages.ts");
      writeFileSync(join(folder, "pages.txt"), names.map((name) => `${name}\n`).join(""));
    },
    closeBundle() {
      squeezeTexts(folder);
    },
  };
}
