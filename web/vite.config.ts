// How the pages are built and how their plain code is tested.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunks } from "./build/chunks.ts";
import { help } from "./build/help.ts";
import { laws } from "./build/laws.ts";
import { offline } from "./build/offline.ts";
import { sprite } from "./build/sprite.ts";
import { squeeze } from "./build/squeeze.ts";

// During `npm run dev` the interface comes from a server of ours beside it.
const server = process.env.TUOMARI_URL ?? "http://127.0.0.1:8080";

// The site on a host of files: run by scripts/site, which makes it.
const site = ["e2e/site.e2e.ts"];
// What is measured is measured with nothing else going on.
const alone = ["e2e/speed.e2e.ts"];
// A picture of every page, for people to look at: made when it is asked for.
const sheet = ["e2e/sheet.e2e.ts"];

// No second try: a test that fails now and then is a fault, in it or in us.
// What has to come is waited for, as long as a busy machine may need.
const browserTests = {
  environment: "node",
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
  plugins: [svelte(), laws(), help(), sprite(), offline(), squeeze()],
  // Pages and scripts name each other by where they lie: the same files serve
  // the top of a server and a folder of a site.
  base: "./",
  build: {
    target: "es2022",
    // No inline script: the policy of the server forbids it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 4096,
    reportCompressedSize: true,
    rolldownOptions: {
      output: { codeSplitting: chunks },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/**/*.test.ts"], environment: "node" } },
      {
        extends: true,
        test: {
          ...browserTests,
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          exclude: [...alone, ...site, ...sheet],
          globalSetup: "e2e/browser.ts",
          // As many as a small build machine has cores.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...browserTests, name: "e2e-alone", include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      { extends: true, test: { ...browserTests, name: "site", include: site, maxWorkers: 1, sequence: { groupOrder: 4 } } },
      {
        extends: true,
        test: { ...browserTests, name: "sheet", include: sheet, maxWorkers: 1, sequence: { groupOrder: 3 } },
      },
    ],
  },
});
