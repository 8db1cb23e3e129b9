// How the boards for other sites and for streams are built: apart from the
// pages, after them, into the same folder. A browser keeps what a frame fetched
// for the site around it alone, so that a frame could take nothing over from
// the house; and nothing that keeps links is in here.
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { sprite } from "./build/sprite.ts";
import { squeezeTexts } from "./build/squeeze.ts";

const SOURCE = resolve(import.meta.dirname, "src");
/** The words of the pages read which language was chosen here; those of a frame read the address. */
const [HOUSE_WORDS, FRAME_WORDS] = [join(SOURCE, "words/files.ts"), join(SOURCE, "embed/words.ts")];
/** Beside the scripts of the pages, which the site of files takes along. */
const FOLDER = "assets/embed";

function frameWords(): Plugin {
  return {
    name: "tuomari-frame-words",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id === HOUSE_WORDS ? FRAME_WORDS : found;
    },
  };
}

function squeezed(): Plugin {
  let folder = "dist";
  return {
    name: "tuomari-squeeze-embed",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      squeezeTexts(join(folder, FOLDER));
    },
  };
}

export default defineConfig({
  plugins: [frameWords(), svelte(), sprite(), squeezed()],
  base: "/",
  publicDir: false,
  build: {
    target: "es2022",
    emptyOutDir: false,
    assetsDir: FOLDER,
    modulePreload: false,
    rolldownOptions: {
      input: "embed.html",
      output: {
        codeSplitting: { groups: [{ name: (id: string) => /\/locales\/(\w+)\//.exec(id)?.[1] ?? null, debugName: "words", test: /\/locales\//, priority: 1 }] },
      },
    },
  },
});
